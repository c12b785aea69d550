"""Replays of recorded games through the engine, with a comparison of every position.

A record holds the choices and rolls (`ops`) and, after each play, the table. It may come from another implementation.
The format is JSON lines: draw decks top card first, plays in order, and after each play only the parts of the position
that changed.

The engine asks; the answer is the next op that fits the question. An op leaves the record when the engine reports that
it happened, so an engine may ask fewer questions than the record has ops.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.core.chance import scripted, seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.position import Event
from vfw.core.questions import Decision, IllegalReply, Outcome, Reply, Roll, Shuffle, require
from vfw.untrusted_input import quoted, shortened
from vfw.votes.game import VotesForWomen
from vfw.votes.rules.actions import MOVE, STAY
from vfw.votes.rules.board import REGION_OF, STATES
from vfw.votes.rules.deck import CARDS, ERAS, STATE, keys
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import SIDES, side_of
from vfw.votes.rules.strategy_phase import commit
from vfw.votes.rules.tabletop import GAME, TURN, VOTING
from vfw.votes.rules.turn import next_turn, play_a_card
from vfw.votes.rules.view import View

USES = ("event", "campaign", "organize", "lobby", "discard")
CONSEQUENCES = {
    *USES, "done", "keep", "claim", "congress", "pass", "top-done", "confirm-state", "stop-removing",
    "stop-moving", "no-state-available", "drew", "none-playable", "choose", "select", "campaigner",
    "random-discard",
}  # fmt: skip
"""Ops that name only what follows from the rules, or the only possible choice: the engine need not ask."""


class Ops:
    """The ops of one play that have not happened yet."""

    def __init__(self, ops: Sequence[str]) -> None:
        self.left = [op.removesuffix(" (forced)") for op in ops]

    def first(self, *verbs: str) -> list[str] | None:
        """Return the words of the first op with one of these verbs."""
        for op in self.left:
            words = op.split()
            if words[0] in verbs or (op[0] in "+-" and op[0] in verbs):
                return words
        return None

    def drop(self, op: str) -> None:
        """Remove the op."""
        if op in self.left:
            self.left.remove(op)

    def drop_up_to(self, op: str) -> None:
        """Remove the ops up to `op`, which has happened; those before it meant nothing to the engine."""
        if op in self.left:
            del self.left[: self.left.index(op) + 1]

    def drop_first(self, *verbs: str) -> None:
        """Remove the first op with one of these verbs."""
        words = self.first(*verbs)
        if words:
            self.drop(" ".join(words))

    def drop_roll(self) -> None:
        """Remove the next roll, with a `keep` before it of dice that could not be rolled again."""
        while (words := self.first("roll", "reroll", "keep")) and words[0] == "keep":
            self.drop("keep")
        self.drop_first("roll", "reroll")

    def take(self, *verbs: str) -> str:
        """Remove the first op with one of these verbs, which has happened, and return what it names."""
        words = _needed(self.first(*verbs), " or ".join(verbs))
        self.drop(" ".join(words))
        return words[1]

    def unexplained(self) -> list[str]:
        """Return the ops that the engine did not report, without mere consequences."""
        return [op for op in self.left if op.split()[0] not in CONSEQUENCES]


def find_reply(position: Position, ops: Ops) -> Reply:
    """Return the answer of the record to the pending question.

    Raises:
        LookupError: If the record has none.
        TypeError: If no op could answer the question.
    """
    pending = position.pending
    if isinstance(pending, Roll):
        words = _needed(ops.first("roll", "reroll"), "a roll")
        return tuple(int(face) for face in words[-pending.n :])
    if isinstance(pending, Shuffle):
        return _order(pending, ops)
    assert isinstance(pending, Decision)
    return _choice(position, pending, ops)


def _order(pending: Shuffle, ops: Ops) -> tuple[str, ...]:
    words = _needed(ops.first("random-discard", "shuffled"), "a shuffle")
    named = tuple(words[2:])
    rest = tuple(card for card in pending.cards if card not in named)
    ops.drop(" ".join(words))
    # After a shuffle the record names the deck without the cards that the event then drew: those were on top.
    return (*named, *rest) if words[0] == "random-discard" else (*rest, *named)


def _choice(position: Position, pending: Decision, ops: Ops) -> Reply:
    match pending.about:
        case "card":
            return _card(pending, ops)
        case "use":
            return _needed(ops.first(*USES), "a use")[0]
        case "state":
            return _state(pending, ops)
        case "colour":
            return _color(position, ops)
        case "reroll":
            return _reroll(pending, ops)
        case "campaigner" if pending.why == "move":
            words = ops.first("move", "roll")
            return words[1] if words and words[0] == "move" else "done"
        case "campaigner" if pending.why == "campaigning":
            return _needed(ops.first("assign"), "an assignment")[1]
        case "die":
            return int(_needed(ops.first("assign"), "an assignment")[2])
        case "region" if pending.why == "focus":
            words = ops.first("+", "-")
            return REGION_OF[words[1]] if words else str(pending.choices[0])
        case "region":
            return " ".join(_needed(ops.first("move"), "a move")[2:])
        case "buttons" if pending.why == "strategy":
            return int(_needed(ops.first("suffragist"), "a commitment")[2])
        case "response":
            return _needed(ops.first("opposition"), "a response")[1]
        case "strategy card":
            taken = [words for op in ops.left if (words := op.split())[1:2] == ["take"]]
            return _needed(taken[0] if taken else None, "Strategy card that is taken")[2]
        case "card in effect":
            return _needed(ops.first("cancel"), "a card to cancel")[1]
    raise TypeError(f"no op answers {pending!r}")


def _card(pending: Decision, ops: Ops) -> Reply:
    match pending.why:
        case "operations":
            return _needed(ops.first(*USES), "a card")[1]
        case "claimed":
            words = ops.first(*USES)
            return words[1] if words else "done"
        case "drawn" | "search":
            return _needed(ops.first("choose"), "a card drawn")[1]
        case "top":
            words = ops.first("to-top", "top-done")
            return words[1] if words and words[0] == "to-top" else "done"
        case "bottom":
            return _needed(ops.first("to-bottom"), "a card for the bottom")[1]
        case "theirs":
            return _needed(ops.first("discard-theirs"), "a card of theirs")[1]
    raise TypeError(f"no op answers {pending!r}")


def _state(pending: Decision, ops: Ops) -> Reply:
    match pending.why:
        case "vote":
            return _needed(ops.first("vote"), "a vote")[1]
        case "take over":
            return ops.take("select-state")
        case "overturn" | "reconsider":
            return _needed(ops.first("unratify", "unreject"), "vote to overturn")[1]
        case "clear":
            words = ops.first("-", "stop-clearing")
            if words and words[0] != "stop-clearing" and words[1] in pending.choices:
                return words[1]
            ops.drop("stop-clearing")
            return "done"
    if STAY in pending.choices:
        words = _needed(ops.first("move", "no-state-available"), "a move")
        return MOVE if words[0] == "move" else STAY
    words = _needed(ops.first("+", "-", "move"), "a cube")
    return MOVE if words[0] == "move" else words[1]


def _color(position: Position, ops: Ops) -> Reply:
    """Return the color of the next cube in the pending state: a record may go back and forth between states."""
    state = getattr(position.asking.step if position.asking else None, "state", "")
    words = next((words for op in ops.left if (words := op.split())[0][0] in "+-" and words[1] == state), None)
    return _needed(words, f"cube in {state}")[0][1:]


def _reroll(pending: Decision, ops: Ops) -> Reply:
    if pending.choices[0] == "pass":
        words = ops.first("pass", "reroll")
        passes = not words or words[0] == "pass"
        ops.drop_first("pass") if passes else None
        return "pass" if passes else "reroll"
    words = ops.first("keep", "reroll")
    keeps = not words or words[0] == "keep"
    ops.drop_first("keep") if keeps else None
    return "keep" if keeps else "reroll"


def _needed(words: list[str] | None, what: str) -> list[str]:
    if words is None:
        raise LookupError(f"the record has no {what} left")
    return words


def remove_happened(event: Event, ops: Ops) -> None:
    """Remove from the record the ops that the event reports."""
    match event:
        case ("added", _, color, state):
            ops.drop(f"+{color} {state}")
        case ("removed", _, color, state):
            ops.drop(f"-{color} {state}")
        case ("rolled", _, _, _, _) | ("vote rolled", _, _, _, _):
            ops.drop_roll()
        case ("missed", *_):
            ops.drop_first("keep")
        case ("assigned", _, name, die):
            ops.drop_up_to(f"assign {name} {die}")
        case ("no room", *_):
            ops.drop_first("no-state-available")
        case ("moved", _, name, region):
            ops.drop(f"move {name} {region}")
        case ("played", _, card, use):
            ops.drop(f"{use} {card}")
            ops.drop(f"choose {card}")
        case ("picked", _, state):
            ops.drop(f"vote {state}")
        case ("committed", side, n):
            ops.drop(f"{side} commit {n}")
        case ("responded", side, response, _):
            ops.drop(f"{side} {response}")
        case ("claimed", side, card):
            ops.drop(f"{side} take {card}")
        case ("put back", _, card, where):
            ops.drop(f"to-{where} {card}")
        case ("shuffled", _):
            ops.drop_first("shuffled")
        case ("sorted", _):
            ops.drop_first("top-done")
        case ("discarded", _, card):
            ops.drop(f"discard-theirs {card}")
        case ("lapsed", card):
            ops.drop(f"cancel {card}")
        case ("overturned" | "reconsidered", _, state):
            ops.drop(f"unratify {state}")
            ops.drop(f"unreject {state}")


REASONS = {"ratified": "states", "rejected": "states", "never sent": "congress-never-passed"}


@dataclass(frozen=True)
class Difference(Exception):
    """A difference between the engine and the record."""

    turn: int
    round: int
    what: str

    def __str__(self) -> str:
        return shortened(f"turn {self.turn}, round {self.round}") + f": {self.what}"


def replay_record(record: Mapping[str, Any]) -> list[Position]:
    """Play a recorded game to its end, and return every position from the first turn on.

    Raises:
        Difference: At the first thing that differs.
    """
    return _Replay(record).positions


class _Replay:
    """A record that is being replayed.

    A play begins and ends between two steps, not between two questions, since forced choices are not asked; so the
    steps are watched.
    """

    def __init__(self, record: Mapping[str, Any]) -> None:
        self.plays = record["plays"]
        self.begun = 0
        self.is_open = False
        self.ops = Ops([])
        self.handled = 0
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
        """Return the present position."""
        return self.positions[-1]

    @property
    def play(self) -> Mapping[str, Any]:
        """Return the present play of the record."""
        play: Mapping[str, Any] = self.plays[self.begun - 1]
        return play

    def _answer(self) -> None:
        position, self.handled = self.position, 0
        try:
            reply = find_reply(position, self.ops)
            require(position.pending, reply)
        except (IllegalReply, LookupError) as error:
            what = f"{shortened(repr(position.pending))} with {quoted(self.ops.left[:4])}: {error}"
            raise Difference(self.play["turn"], self.play["round"], what) from error
        self.replies.append(reply)
        self.positions.append(position.answered(reply, self.watch))
        self._handle_events(self.position.news)

    def _set_up(self, setup: Mapping[str, Any]) -> Position:
        position, orders = VotesForWomen().start({}), _orders(setup)
        while isinstance(position.pending, Shuffle):
            self.replies.append(tuple(orders[position.pending.why]))
            position = position.answered(self.replies[-1], self.watch)
        return position

    def watch(self, draft: Draft) -> None:
        """Look at the draft before a step."""
        step = draft.todo[-1].step
        begins = isinstance(step, commit | pick_state) or (isinstance(step, play_a_card) and step.may_claim)
        if begins or isinstance(step, next_turn):
            self._handle_events(draft.happened)
            self._close(draft)
        if begins:
            if self.begun == len(self.plays):
                raise Difference(draft.turn, draft.round, "the record ends, but the engine plays on")
            self.begun += 1
            self.is_open, self.ops = True, Ops(self.play["ops"])

    def _handle_events(self, events: Sequence[Event]) -> None:
        for event in events[self.handled :]:
            remove_happened(event, self.ops)
        self.handled = len(events)

    def _close(self, position: Position) -> None:
        if self.is_open:
            self.is_open = False
            if self.ops.unexplained() and not isinstance(position.pending, Outcome):
                what = f"the engine never asked for {quoted(self.ops.unexplained())}"
                raise Difference(self.play["turn"], self.play["round"], what)
            _compare(position, self.play)


def _orders(setup: Mapping[str, Any]) -> dict[str, Sequence[str]]:
    """Return the order of each pile that is shuffled before the first turn."""
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
    """Compare the position with the record after a play.

    If the game ended in the middle of a card, the record still has that card where it was played from.
    """
    seen = snapshot(position)
    in_play = CARDS.keys() - _lying(position) if isinstance(position.pending, Outcome) else set()
    for part, recorded in play["after"].items():
        if part in ("hands", "claimed"):
            recorded = {side: [card for card in cards if card not in in_play] for side, cards in recorded.items()}
        _same(play, part, seen[part], recorded)


def _lying(position: Position) -> set[str]:
    """Return the cards that have a place: all of them, unless the game ended in the middle of one."""
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
    """Return the position in the words of a record."""
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


def replay_all(records: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, Difference | None]]:
    """Yield the id of each recorded game, and its difference, or None if it is reproduced."""
    for number, record in enumerate(records, start=1):
        name = str(record.get("id", f"game {number}"))
        try:
            _replay_fully(record)
        except Difference as difference:
            yield name, difference
        else:
            yield name, None


def load_recorded_match(record: Mapping[str, Any]) -> Match[Position, View]:
    """Return the match of a recorded game with all its replies, for a replay, a save or a fork.

    Dice and shuffles are as recorded; those of a fork follow from the name of the game.

    Raises:
        DamagedSave: If the record cannot be read or departs from the rules; the message says where.
    """
    try:
        replies = _replay_fully(record).replies
    except Difference as difference:
        raise DamagedSave(f"the recorded game, {difference}") from difference
    match = Match(VotesForWomen(), chance=scripted())
    for reply in replies:
        match.answer(reply)
    match.chance = seeded(str(record.get("id", "recorded")))
    return match


def _replay_fully(record: Mapping[str, Any]) -> _Replay:
    """Replay the record to its end.

    Raises:
        Difference: If it differs, or cannot be read.
    """
    try:
        return _Replay(record)
    except (LookupError, TypeError, ValueError, AttributeError, OverflowError) as error:
        missing = f"{quoted(error.args[0])} is missing or unknown" if isinstance(error, KeyError) else ""
        what = missing or "something in it is of another kind than expected"
        raise Difference(0, 0, f"the record cannot be read: {what}") from error
