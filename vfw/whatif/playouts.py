"""Playouts: a moment is played to the end of the game, with luck that follows from the number of the playout.

Dice and cards fall by their purpose, so two playouts that differ in one thing share all other luck (common random
numbers). A result follows from the stem of a playout and from the purpose of the throw: the state that votes, the turn
and the round, the card. It never depends on the number of throws before. A die with more faces shows more on the same
throw, and a card that was removed from a deck leaves the others in their order.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from hashlib import blake2b
from random import Random
from typing import NamedTuple, cast

from vfw.core.players import Player
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply, Roll, Shuffle
from vfw.votes import VotesForWomen
from vfw.votes.rules import effects
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.final_voting import roll_for, voting_sides
from vfw.votes.rules.oppobot import counted, votes_with_black_die
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.strategy_phase import commit, respond
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TO_RATIFY, TO_REJECT, UNDECIDED
from vfw.votes.rules.view import CachedView, View
from vfw.whatif.ladder import make_player


@dataclass(frozen=True)
class Conduct:
    """The players that go on from a moment, and their restrictions.

    Attributes:
        suffragist: The kind of player of the Suffragists, as in `vfw.votes.players.registry`.
        opposition: The kind of player of the Opposition. If the Oppobot sits at the table, it plays instead.
        no_bids: The sides that commit no buttons in a Strategy Phase.
    """

    suffragist: str = "steady"
    opposition: str = "steady"
    no_bids: tuple[Side, ...] = ()

    def player_of(self, side: Side) -> str:
        """Return the kind of player of a side."""
        return self.suffragist if side == SUFFRAGIST else self.opposition


def is_bid(position: Position, question: Decision) -> bool:
    """Return whether buttons are bid here; the first choice is then to bid none."""
    return question.about in ("buttons", "response") and type(_step(position)) in (commit, respond)


def _step(position: Position) -> object:
    return position.asking.step if position.asking else None


FLOAT_BITS = 53
"""The number of bits that a float holds."""


def keyed_number(*key: object) -> int:
    """Return a number of 64 bits that follows from the key alone, uniform over all keys."""
    return int.from_bytes(blake2b("/".join(map(str, key)).encode(), digest_size=8).digest(), "big")


def keyed_fraction(*key: object) -> float:
    """Return a number from 0 up to 1 that follows from the key alone, uniform over all keys.

    >>> keyed_fraction("a playout", "a throw") == keyed_fraction("a playout", "a throw")
    True
    """
    return float((keyed_number(*key) >> (64 - FLOAT_BITS)) / 2**FLOAT_BITS)


class KeyedDice:
    """All chance of one playout, which is identified by `stem`.

    A second throw for the same purpose, such as a re-roll, is another throw.
    """

    def __init__(self, stem: str) -> None:
        self.stem = stem
        self._thrown = Counter[str]()

    def answer(self, position: Position, question: Roll | Shuffle) -> Reply:
        """Return the result of this throw or shuffle."""
        purpose = _purpose(position, question)
        nth = self._thrown[purpose]
        self._thrown[purpose] += 1
        if isinstance(question, Shuffle):
            return tuple(sorted(question.cards, key=lambda card: keyed_fraction(self.stem, purpose, nth, card)))
        throws = [keyed_fraction(self.stem, purpose, nth, die) for die in range(question.n)]
        return tuple([1 + int(question.sides * throw) for throw in throws])

    def vote(self, side: Side, state: str, sides: int) -> int:
        """Return the first die of `side` when `state` votes at the end, even if that vote never comes."""
        return 1 + int(sides * keyed_fraction(self.stem, _vote_purpose(f"{side} vote", state), 0, 0))


def _purpose(position: Position, question: Roll | Shuffle) -> str:
    step = position.asking.step if position.asking else None
    if isinstance(step, roll_for):
        return _vote_purpose(question.why, step.state)
    return f"{question.why}/{position.turn}/{position.round}"


def _vote_purpose(why: str, state: str) -> str:
    return f"{why}/{state}"


DETERMINISTIC_PLAYER = "steady"
"""The kind of player that draws nothing, so that its generator needs no seed."""


@dataclass(frozen=True)
class Setup:
    """The common start of all playouts of one kind.

    Attributes:
        scenario: The text of the moment.
        is_from_game: True if it is a moment of a visitor's game. Only its open information counts: each playout deals
            the hidden cards again.
        conduct: The players that go on from it.
    """

    scenario: str
    is_from_game: bool = False
    conduct: Conduct = field(default_factory=Conduct)


class Ending(NamedTuple):
    """The ending of a playout.

    Attributes:
        won: True if 36 states ratified.
        sent: The turn in which Congress sent the Amendment; 0 if it did not.
        votes: RATIFIED or REJECTED for each state, in the order of `STATES`. A state that the game left open votes by
            its dice, without a re-roll; all are UNDECIDED if the Amendment was never sent.
        decisive: The code of the state whose vote was the 36th or the 13th; "" if several voted at once, or none.
        short: The number of states that the losing side was short of its aim.
        early: The events up to the end of the turn in which the playout began, as far as `_is_early` names them.
    """

    won: bool
    sent: int
    votes: bytes
    decisive: str
    short: int
    early: frozenset[Event]


class Playout:
    """A game that goes on from the moment of a setup.

    Attributes:
        position: The current position.
        replies: All answers since the game began, dice included.
    """

    def __init__(self, setup: Setup, seed: int, number: int) -> None:
        self.stem = f"{seed}/{number}"
        self.setup, self.dice = setup, KeyedDice(self.stem)
        self.position: Draft = _starting_position(setup, self.stem).draft()
        self.replies: list[Reply] = []
        self._players = {
            str(seat): _KeyedPlayer(setup.conduct.player_of(side_of(seat)), seat, self.stem)
            for seat in self.position.seats
        }

    def __getstate__(self) -> dict[str, object]:
        """Freeze the position, so that the playout can be sent to another process between two rounds."""
        return {**vars(self), "position": (self.position.draft().frozen(), self.position.keeps_news)}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        position, hears = cast(tuple[Position, bool], state["position"])
        self.position = position.draft(keeps_news=hears)

    def answer(self) -> None:
        """Answer the current question, by chance or by a player."""
        pending = self.position.pending
        assert not isinstance(pending, Outcome)
        if not isinstance(pending, Decision):
            reply = self.dice.answer(self.position, pending)
        elif side_of(pending.seat) in self.setup.conduct.no_bids and is_bid(self.position, pending):
            reply = pending.choices[0]
        else:
            reply = self._players[pending.seat].choose(self.position)
        self.replies.append(reply)
        self.position.answer(reply)


class ResumablePlayout:
    """A playout while it is played: after each round it can be paused and resumed, in another process too."""

    def __init__(self, playout: Playout) -> None:
        """Begin with a playout that has just started."""
        self.playout = playout
        self._first_turn, self._sent, self._early = 0, 0, set[Event]()
        self._before = self.playout.position.votes

    def advance(self, *, to_the_end: bool = True) -> Ending | None:
        """Play to the end of the round or of the game, and return the ending; None if the game is not over."""
        playout, position = self.playout, self.playout.position
        began = position.turn, position.round
        while not isinstance(position.pending, Outcome):
            if not to_the_end and (position.turn, position.round) != began:
                return None
            self._before = position.votes
            playout.answer()
            if position.keeps_news:
                self._early.update([event for event in position.happened if _is_early(event)])
                self._first_turn = self._first_turn or position.turn
                position.keeps_news = position.turn == self._first_turn
            self._sent = self._sent or (position.turn if position.sent else 0)
        won = side_of(position.pending.winners[0]) == SUFFRAGIST
        aim, got = (TO_REJECT, REJECTED) if won else (TO_RATIFY, RATIFIED)
        return Ending(
            won=won,
            sent=self._sent,
            votes=_complete_votes(position, playout.dice) if position.sent else position.votes,
            decisive=_find_deciding_state(self._before, position.votes),
            short=aim - position.votes.count(got),
            early=frozenset(_drop_final_votes(self._early, position.turn > self._first_turn)),
        )


def simulate(setup: Setup, seed: int, number: int) -> Ending:
    """Return the ending of the playout with this number."""
    return play_to_end(Playout(setup, seed, number))


def play_to_end(playout: Playout) -> Ending:
    """Play a playout that has just begun, and return its ending."""
    ending = ResumablePlayout(playout).advance()
    assert ending is not None
    return ending


class _KeyedPlayer:
    """A player whose luck follows from the round and from the number of its choices there.

    So playouts that differ in one thing share that luck too.
    """

    def __init__(self, kind: str, seat: Seat, stem: str) -> None:
        self._rng, self._onlooker = Random(0), CachedView(seat)
        self._made_of = (kind, seat, stem)
        self._draws, self._stem = kind != DETERMINISTIC_PLAYER, f"{stem}/{seat}"
        self._round, self._asked = (0, 0), 0

    def __reduce__(self) -> tuple[object, ...]:
        """Restore the initial state: no player keeps anything from one round to the next."""
        return _KeyedPlayer, self._made_of

    @cached_property
    def _player(self) -> Player[View]:
        """The player, made at its first choice: a process that only holds a playout needs none."""
        return make_player(self._made_of[0], self._rng)

    def choose(self, position: Position) -> Reply:
        view = self._onlooker.look(position)
        if self._draws:
            now = (view.turn, view.round)
            self._asked = self._asked + 1 if now == self._round else 0
            self._round = now
            self._rng.seed(keyed_number(self._stem, *now, self._asked))
        return self._player.choose(view)


def _starting_position(setup: Setup, stem: str) -> Position:
    """Return the position from which a playout goes on."""
    start = _load_position(setup.scenario)
    if setup.is_from_game:
        return VotesForWomen().imagine(VotesForWomen().view(start, None), Random(stem))
    return start


@lru_cache(maxsize=16)
def _load_position(scenario: str) -> Position:
    return VotesForWomen().start({"scenario": scenario})


def _complete_votes(position: Draft, dice: KeyedDice) -> bytes:
    """Return the votes of all states, with those that the game left open."""
    votes = bytearray(position.votes)
    sides = {side: voting_sides(position, side) for side in (SUFFRAGIST, OPPOSITION)}
    ties, black = bool(effects.active(position, effects.wins_ties, SUFFRAGIST)), votes_with_black_die(position)
    for place, state in enumerate(STATES):
        if votes[place] == UNDECIDED:
            yes = dice.vote(SUFFRAGIST, state, sides[SUFFRAGIST]) + position.strength(SUFFRAGIST, state)
            face = counted(dice.vote(OPPOSITION, state, sides[OPPOSITION]), black)
            lead = yes - face - position.strength(OPPOSITION, state)
            votes[place] = RATIFIED if lead > 0 or (lead == 0 and ties) else REJECTED
    return bytes(votes)


def _find_deciding_state(before: bytes, after: bytes) -> str:
    changed = [state for state, place in PLACE.items() if before[place] != after[place]]
    return changed[0] if len(changed) == 1 else ""


def _drop_final_votes(early: set[Event], goes_on: bool) -> set[Event]:
    """Return the early events; if the first turn is the last, votes are the end itself and do not count."""
    return early if goes_on else {event for event in early if event[0] != "voted"}


def _is_early(event: Event) -> bool:
    """Return whether an event can explain an ending.

    Such events are a card played as an event or claimed, a state that voted, and Congress that sent the Amendment.
    """
    match event:
        case ("played", _, _, use):
            return bool(use == EVENT)
        case ("claimed", *_) | ("voted", *_) | ("sent",):
            return True
    return False
