"""Replays recorded games of another implementation through the engine and compares every position.

A record says what was chosen and rolled (`ops`) and, after each play, what the table looked like. The format is that of
recorded games in JSON lines: draw decks top card first, plays in order, and after each play only the parts of the
position that changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.core.chance import scripted, seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.position import Event
from vfw.core.questions import IllegalReply, Outcome, Reply, Shuffle, require
from vfw.untrusted_input import quoted, shortened
from vfw.votes.archive.ops import Ops, reply_of, strike
from vfw.votes.game import VotesForWomen
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS, ERAS, STATE, keys
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import GAME, SIDES, TURN, VOTING, Draft, Position, side_of
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.turn import next_turn, play_a_card
from vfw.votes.rules.view import View

REASONS = {"ratified": "states", "rejected": "states", "never sent": "congress-never-passed"}


@dataclass(frozen=True)
class Difference(Exception):
    """Where the engine and the record part."""

    turn: int
    round: int
    what: str

    def __str__(self) -> str:
        return shortened(f"turn {self.turn}, round {self.round}") + f": {self.what}"


def replay(record: Mapping[str, Any]) -> list[Position]:
    """Play a recorded game to its end; every position from the first turn on. Raises Difference at the first thing that
    differs."""
    return _Replay(record).positions


class _Replay:
    """One record being replayed. A play begins and ends between two steps, not between two questions, since what is
    forced is not asked; so the steps are watched."""

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.plays = record["plays"]
        self.begun = 0
        self.is_open = False
        self.ops = Ops([])
        self.told = 0
        self.replies: list[Reply] = []
        self.positions = [self._set_up(record["setup"])]
        while not isinstance(self.position.pending, Outcome):
            self._answer()
        self._close(self.position)
        if self.begun < len(self.plays):
            raise Difference(self.play["turn"], self.play["round"], "the game is over, but the record plays on")
        _compare_result(self.position, record)

    @property
    def position(self) -> Position:
        return self.positions[-1]

    @property
    def play(self) -> Mapping[str, Any]:
        play: Mapping[str, Any] = self.plays[self.begun - 1]
        return play

    def _answer(self) -> None:
        position, self.told = self.position, 0
        try:
            reply = reply_of(position, self.ops)
            require(position.pending, reply)
        except (IllegalReply, LookupError) as error:
            what = f"{shortened(repr(position.pending))} with {quoted(self.ops.left[:4])}: {error}"
            raise Difference(self.play["turn"], self.play["round"], what) from error
        self.replies.append(reply)
        self.positions.append(position.answered(reply, self.watch))
        self._hear(self.position.news)

    def _set_up(self, setup: Mapping[str, Any]) -> Position:
        position, orders = VotesForWomen().start({}), _orders(setup)
        while isinstance(position.pending, Shuffle):
            self.replies.append(tuple(orders[position.pending.why]))
            position = position.answered(self.replies[-1], self.watch)
        return position

    def watch(self, draft: Draft) -> None:
        step = draft.todo[-1].step
        begins = isinstance(step, commit | pick_state) or (isinstance(step, play_a_card) and step.may_claim)
        if begins or isinstance(step, next_turn):
            self._hear(draft.happened)
            self._close(draft)
        if begins:
            if self.begun == len(self.plays):
                raise Difference(draft.turn, draft.round, "the record ends, but the engine plays on")
            self.begun += 1
            self.is_open, self.ops = True, Ops(self.play["ops"])

    def _hear(self, events: Sequence[Event]) -> None:
        for event in events[self.told :]:
            strike(event, self.ops)
        self.told = len(events)

    def _close(self, position: Position) -> None:
        if self.is_open:
            self.is_open = False
            if self.ops.unexplained() and not isinstance(position.pending, Outcome):
                what = f"the engine never asked for {quoted(self.ops.unexplained())}"
                raise Difference(self.play["turn"], self.play["round"], what)
            _compare(position, self.play)


def _orders(setup: Mapping[str, Any]) -> dict[str, Sequence[str]]:
    """The order of each pile that is shuffled before the first turn."""
    set_aside = [key for key in keys(STATE) if key not in setup["state_cards"]]
    orders: dict[str, Sequence[str]] = {
        "state cards": (*set_aside, *setup["state_cards"]),
        "strategy cards": (*setup["strategy_cards"], *setup["strategy_deck"]),
    }
    for side, deck in setup["draw_decks"].items():
        for number, era in enumerate(ERAS):
            orders[f"{side} {era}"] = deck[17 * number : 17 * number + 17]
    return orders


def _compare(position: Position, play: Mapping[str, Any]) -> None:
    """Compare what the record says of the position after a play. Where the game ended in the middle of a card, the
    record still has that card where it was played from."""
    seen = snapshot(position)
    in_play = CARDS.keys() - _lying(position) if isinstance(position.pending, Outcome) else set()
    for part, recorded in play["after"].items():
        if part in ("hands", "claimed"):
            recorded = {side: [card for card in cards if card not in in_play] for side, cards in recorded.items()}
        _same(play, part, seen[part], recorded)


def _lying(position: Position) -> set[str]:
    """The cards that lie somewhere: all of them, unless the game ended in the middle of one."""
    lying = {*position.removed, *position.strategy_deck, *position.strategy_cards, *position.state_cards}
    lying.update(lasting.card for lasting in position.in_effect)
    for side in SIDES:
        lying.update(position.camp(side).deck, position.camp(side).discards)
    for held in position.holdings:
        lying.update(held.hand, held.claimed, *held.drawn)
    return lying


def _same(play: Mapping[str, Any], what: str, seen: object, recorded: object) -> None:
    if seen != recorded:
        raise Difference(play["turn"], play["round"], f"{what} is {seen}, recorded is {quoted(recorded)}")


def snapshot(position: Position) -> dict[str, Any]:
    """The position in the words of a record."""
    camps = {side: position.camp(side) for side in SIDES}
    holdings = {side: position.held_for(side) for side in SIDES}
    return {
        "congress": position.congress,
        "amendment_sent": position.sent,
        "cubes": {state: cubes for state in STATES if (cubes := position.cubes(state))},
        "ratified": sorted(position.ratified),
        "rejected": sorted(position.rejected),
        "campaigners": dict(position.campaigners),
        "buttons": {side: camp.buttons for side, camp in camps.items()},
        "in_effect": {
            "turn": sorted(position.cards_in(TURN)),
            "game": sorted(position.cards_in(GAME)),
            "final_voting": sorted(position.cards_in(VOTING)),
        },
        "hands": {side: sorted(held.hand) for side, held in holdings.items()},
        "draw_decks": {side: list(camp.deck) for side, camp in camps.items()},
        "claimed": {side: sorted(held.claimed) for side, held in holdings.items()},
        "state_cards": sorted(position.state_cards),
        "strategy_cards": sorted(position.strategy_cards),
        "strategy_deck": list(position.strategy_deck),
    }


def _compare_result(position: Position, record: Mapping[str, Any]) -> None:
    outcome, result = position.pending, record["result"]
    last = record["plays"][-1]
    if not isinstance(outcome, Outcome):
        raise Difference(last["turn"], last["round"], f"the record ends, but the engine asks {outcome!r}")
    seen = (side_of(outcome.winners[0]), REASONS[outcome.reason])
    if seen != (result["winner"], result["reason"]):
        raise Difference(last["turn"], last["round"], f"the result is {seen}, recorded is {quoted(result)}")


def replayed(records: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, Difference | None]]:
    """For each recorded game its id, and where it differs, None where it is reproduced."""
    for number, record in enumerate(records, start=1):
        name = str(record.get("id", f"game {number}"))
        try:
            _whole(record)
        except Difference as difference:
            yield name, difference
        else:
            yield name, None


def recorded_match(record: Mapping[str, Any]) -> Match[Position, View]:
    """The match of a recorded game, with all its replies: to be looked back upon, saved, or forked.

    Dice and shuffles are as recorded; those of a fork follow from the name of the game. Raises DamagedSave, which says
    where the record cannot be read or parts from the rules.
    """
    try:
        replies = _whole(record).replies
    except Difference as difference:
        raise DamagedSave(f"the recorded game, {difference}") from difference
    match = Match(VotesForWomen(), chance=scripted())
    for reply in replies:
        match.answer(reply)
    match.chance = seeded(str(record.get("id", "recorded")))
    return match


def _whole(record: Mapping[str, Any]) -> _Replay:
    """The record replayed to its end. Raises Difference, also where it cannot be read."""
    try:
        return _Replay(record)
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        missing = f"{quoted(error.args[0])} is missing or unknown" if isinstance(error, KeyError) else ""
        what = missing or "something in it is of another kind than expected"
        raise Difference(0, 0, f"the record cannot be read: {what}") from error
