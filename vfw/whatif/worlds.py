"""One world: a moment, played on to the end of the game, with luck that follows from the number of the world."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from random import Random
from typing import NamedTuple, cast

from vfw.core.players import Player
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Reply
from vfw.votes import VotesForWomen
from vfw.votes.rules import effects
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.final_voting import voting_sides
from vfw.votes.rules.oppobot import counted, votes_with_black_die
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Seat, side_of
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TO_RATIFY, TO_REJECT, UNDECIDED
from vfw.votes.rules.view import CachedView, View
from vfw.whatif.conduct import Conduct, is_bid
from vfw.whatif.dice_by_purpose import DiceByPurpose, number
from vfw.whatif.ladder import entrant

LEAVES_NOTHING_TO_CHANCE = "steady"
"""The kind of player that draws nothing, so that nothing has to be kept for it."""


@dataclass(frozen=True)
class Setup:
    """What all worlds of one kind have in common.

    Attributes:
        scenario: the text of the moment. is_a_game: whether it is a moment of somebody's game, of which only what lies
            open counts: in each world what is hidden is dealt anew. conduct: who plays it on.
    """

    scenario: str
    is_a_game: bool = False
    conduct: Conduct = field(default_factory=Conduct)


class Ending(NamedTuple):
    """How a world came out.

    Attributes:
        won: whether 36 states ratified. sent: the turn in which Congress sent the Amendment; 0 where it did not.
        votes: RATIFIED or REJECTED for each state, in the order of `STATES`, where a state that the game left open has
            voted by its dice, without a re-roll; UNDECIDED for all where the Amendment was never sent.
        decisive: the code of the state whose vote was the 36th or the 13th; "" where several voted at once, or none.
        short: how many states the side that lost was short of its aim.
        early: what happened until the end of the turn in which the world began, as far as `EARLY` names it.
    """

    won: bool
    sent: int
    votes: bytes
    decisive: str
    short: int
    early: frozenset[Event]


class World:
    """A game that goes on from the moment of a setup.

    Attributes:
        table: as it lies. replies: all that was answered, dice included, since the game began.
    """

    def __init__(self, setup: Setup, seed: int, world: int) -> None:
        self.stem = f"{seed}/{world}"
        self.setup, self.dice = setup, DiceByPurpose(self.stem)
        self.table: Draft = _begun(setup, self.stem).draft()
        self.replies: list[Reply] = []
        self._sitters = {
            str(seat): _Keyed(setup.conduct.kind(side_of(seat)), seat, self.stem) for seat in self.table.seats
        }

    def __getstate__(self) -> dict[str, object]:
        """With the table as a position: it can be sent to another process, between two rounds."""
        return {**vars(self), "table": (self.table.draft().frozen(), self.table.keeps_news)}

    def __setstate__(self, state: dict[str, object]) -> None:
        vars(self).update(state)
        position, hears = cast(tuple[Position, bool], state["table"])
        self.table = position.draft(keeps_news=hears)

    def answer(self) -> None:
        """Answer the question at hand, as chance or a player has it."""
        pending = self.table.pending
        assert not isinstance(pending, Outcome)
        if not isinstance(pending, Decision):
            reply = self.dice.answer(self.table, pending)
        elif side_of(pending.seat) in self.setup.conduct.no_bids and is_bid(self.table, pending):
            reply = pending.choices[0]
        else:
            reply = self._sitters[pending.seat].choose(self.table)
        self.replies.append(reply)
        self.table.answer(reply)


class Playthrough:
    """A world while it is played: it can be put aside after a round and gone on with, by another process too."""

    def __init__(self, world: World) -> None:
        """Of a world that has just begun."""
        self.world = world
        self._first_turn, self._sent, self._early = 0, 0, set[Event]()
        self._before = self.world.table.votes

    def go_on(self, *, to_the_end: bool = True) -> Ending | None:
        """Play on, to the end of the round or of the game. How the world came out; None where it is not over."""
        world, table = self.world, self.world.table
        began = table.turn, table.round
        while not isinstance(table.pending, Outcome):
            if not to_the_end and (table.turn, table.round) != began:
                return None
            self._before = table.votes
            world.answer()
            if table.keeps_news:
                self._early.update([event for event in table.happened if _is_early(event)])
                self._first_turn = self._first_turn or table.turn
                table.keeps_news = table.turn == self._first_turn
            self._sent = self._sent or (table.turn if table.sent else 0)
        won = side_of(table.pending.winners[0]) == SUFFRAGIST
        aim, got = (TO_REJECT, REJECTED) if won else (TO_RATIFY, RATIFIED)
        return Ending(
            won=won,
            sent=self._sent,
            votes=_voted_on(table, world.dice) if table.sent else table.votes,
            decisive=_decisive(self._before, table.votes),
            short=aim - table.votes.count(got),
            early=frozenset(_before_the_end(self._early, table.turn > self._first_turn)),
        )


def play(setup: Setup, seed: int, number_of_world: int) -> Ending:
    """The end of the world with this number."""
    return played_out(World(setup, seed, number_of_world))


def played_out(world: World) -> Ending:
    """The end of a world that has just begun."""
    ending = Playthrough(world).go_on()
    assert ending is not None
    return ending


class _Keyed:
    """A player whose luck follows from the round and from how often it was asked there, so that it too is shared by
    worlds that differ in one thing."""

    def __init__(self, kind: str, seat: Seat, stem: str) -> None:
        self._rng, self._onlooker = Random(0), CachedView(seat)
        self._made_of = (kind, seat, stem)
        self._draws, self._stem = kind != LEAVES_NOTHING_TO_CHANCE, f"{stem}/{seat}"
        self._round, self._asked = (0, 0), 0

    def __reduce__(self) -> tuple[object, ...]:
        """Anew as it was at first: no player keeps anything from one round to the next."""
        return _Keyed, self._made_of

    @cached_property
    def _player(self) -> Player[View]:
        """Who only holds a world until it is sent on needs none."""
        return entrant(self._made_of[0], self._rng)

    def choose(self, table: Position) -> Reply:
        view = self._onlooker.look(table)
        if self._draws:
            now = (view.turn, view.round)
            self._asked = self._asked + 1 if now == self._round else 0
            self._round = now
            self._rng.seed(number(self._stem, *now, self._asked))
        return self._player.choose(view)


def _begun(setup: Setup, stem: str) -> Position:
    """The position from which a world goes on."""
    start = _start(setup.scenario)
    if setup.is_a_game:
        return VotesForWomen().imagine(VotesForWomen().view(start, None), Random(stem))
    return start


@lru_cache(maxsize=16)
def _start(scenario: str) -> Position:
    return VotesForWomen().start({"scenario": scenario})


def _voted_on(table: Draft, dice: DiceByPurpose) -> bytes:
    """How all states have voted, once those that the game left open have."""
    votes = bytearray(table.votes)
    sides = {side: voting_sides(table, side) for side in (SUFFRAGIST, OPPOSITION)}
    ties, black = bool(effects.active(table, effects.wins_ties, SUFFRAGIST)), votes_with_black_die(table)
    for place, state in enumerate(STATES):
        if votes[place] == UNDECIDED:
            yes = dice.vote(SUFFRAGIST, state, sides[SUFFRAGIST]) + table.strength(SUFFRAGIST, state)
            face = counted(dice.vote(OPPOSITION, state, sides[OPPOSITION]), black)
            lead = yes - face - table.strength(OPPOSITION, state)
            votes[place] = RATIFIED if lead > 0 or (lead == 0 and ties) else REJECTED
    return bytes(votes)


def _decisive(before: bytes, after: bytes) -> str:
    changed = [state for state, place in PLACE.items() if before[place] != after[place]]
    return changed[0] if len(changed) == 1 else ""


def _before_the_end(early: set[Event], goes_on: bool) -> set[Event]:
    """What is early; where the first turn is the last, the votes are the end itself."""
    return early if goes_on else {event for event in early if event[0] != "voted"}


def _is_early(event: Event) -> bool:
    """Whether this is among what is looked at for why a world ended as it did: a card played as an event or claimed, a
    state that voted, Congress that sent the Amendment."""
    match event:
        case ("played", _, _, use):
            return bool(use == EVENT)
        case ("claimed", *_) | ("voted", *_) | ("sent",):
            return True
    return False
