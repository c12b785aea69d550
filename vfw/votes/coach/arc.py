"""The arc of a game: the chance to win at each of its moments, and the turning points.

At each moment games are imagined from what could be known then, and steady players play each of them to its end
(`playouts.py`). At the largest changes they play as often again, in other imagined games: so a turning
point was found twice, not picked for the luck of one count. The table between the two plays of a round separates the
effects of the two sides.

All chance follows from how the game was dealt: the same game has the same arc, in whatever order it is worked out. All
moments share the same dice and the same random numbers for cards: so neighboring moments differ by less chance than the
interval of either says.

The moments are the Strategy Phases, the rounds, and each vote of Final Voting. The counts are kept with the save of a
game, so that they are worked out once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import pairwise
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from vfw.core.questions import Outcome, Reply
from vfw.jobs.batch import Task
from vfw.untrusted_input import quoted
from vfw.votes.players.playouts import play_to_end
from vfw.votes.players.registry import VERSION
from vfw.votes.rules.final_voting import pick_state
from vfw.votes.rules.oppobot import oppobot_plays
from vfw.votes.rules.position import Draft, Position, Step
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, ROUNDS, TURNS
from vfw.votes.rules.turn import clean_up, play_a_card
from vfw.votes.rules.view import View, imagine, view

NO_QUESTION = Outcome((), "between two questions")


class Moment(NamedTuple):
    """The first position of a part of the game.

    Attributes:
        number: The number of the position, from 0.
        turn: 1 to 6.
        round: 1 to 6; 0 in the Strategy Phase.
        votes: The number of states that have voted in Final Voting; -1 before it.
        is_over: Whether the game is over there.
    """

    number: int
    turn: int
    round: int
    votes: int
    is_over: bool

    @property
    def is_round(self) -> bool:
        """Return whether a round begins there."""
        return self.round > 0 and self.votes < 0 and not self.is_over


def find_moments(positions: Sequence[Position]) -> tuple[Moment, ...]:
    """Return the moments of a game that came through these positions; the last is its end if it is over.

    A game that began in the middle of a round has its first moment there.
    """
    found: list[Moment] = []
    part: tuple[int, int, int] | None = None
    called, before = False, 0
    for number, position in enumerate(positions):
        if not position.turn:
            continue
        decided = position.votes.count(RATIFIED) + position.votes.count(REJECTED)
        if not called and _calls_votes(position):
            called, before = True, decided
        now = (position.turn, position.round, max(decided - before, 0) if called else -1)
        is_over = isinstance(position.pending, Outcome)
        if now != part or is_over:
            found.append(Moment(number, *now, is_over))
            part = now
    return tuple(found)


def _calls_votes(position: Position) -> bool:
    asking = position.asking
    return (
        position.turn == TURNS
        and asking is not None
        and (isinstance(asking.step, pick_state) or any(isinstance(task.step, pick_state) for task in position.todo))
    )


def plays_between(
    positions: Sequence[Position], replies: Sequence[Reply], since: Moment, until: Moment, ends: str
) -> Position | None:
    """Return the table between two moments after the play of the side that `ends`; None if it did not come to that.

    After the play of the Suffragists the Opposition has not played yet; after that of the Opposition the turn is not
    over yet. The table waits for no question: its steps must be carried out first.
    """
    found: list[Position] = []

    def look(draft: Draft) -> None:
        if not found and _ends(draft.todo[-1].step, ends):
            table = draft.draft(keeps_news=False)
            table.pending = NO_QUESTION
            found.append(table.frozen())

    for number in range(since.number, until.number):
        positions[number].draft(keeps_news=False).answer(replies[number], look)
        if found:
            return found[0]
    return None


def _ends(step: Step, side: str) -> bool:
    if side == OPPOSITION:
        return isinstance(step, clean_up)
    return isinstance(step, oppobot_plays) or (isinstance(step, play_a_card) and step.by == OPPOSITION)


PLAYOUTS = 240
"""The games that are played from each moment: a multiple of those of a task."""
GAMES_PER_TASK = 12
"""The games of one task: in the first turn they take a quarter of a second."""
TRIED_AGAIN = 5
"""The number of largest changes that are counted again."""
TURNING_POINTS = 3
LEAST_CHANGE = 0.08
"""The least change of the chance to win at a turning point."""
SURE = 2.6
"""The least change at a turning point, in standard errors: chance alone does that once in a hundred times."""

FIRST, AGAIN, BETWEEN, CLEANUP = "first", "again", "between", "cleanup"
"""The counts at a moment: first, again, between the plays of its round, and after both if they end the turn."""

ENDS = {BETWEEN: SUFFRAGIST, CLEANUP: OPPOSITION}
"""The side whose play has ended before these counts."""

Counts = dict[tuple[str, int], int]
"""The games of PLAYOUTS that the Suffragists won, by the kind of count and the number of the moment, from 0."""


class TurningPoint(NamedTuple):
    """A change of the chance to win, from the moment with this number to the next.

    Attributes:
        moment: The number of the moment.
        before: The chance of the Suffragists at that moment.
        after: Their chance at the next one.
        by: The side whose play changed most; "" if that was the end of the turn and the begin of the next.
    """

    moment: int
    before: float
    after: float
    by: Side | str


@dataclass(frozen=True)
class Arc:
    """The chance to win through a game, as far as it is known.

    Attributes:
        moments: The moments of the game.
        stem: The text that all chance is drawn from.
        seat: The seat whose knowledge the imagined games share; None for a viewer of the open table.
        winner: The winner of the game; "" if it is not over.
        counts: The counts so far.
    """

    moments: tuple[Moment, ...]
    stem: str
    seat: str | None
    winner: Side | str
    counts: Counts = field(default_factory=dict)

    def games(self, moment: int) -> tuple[int, int]:
        """Return how many games the Suffragists won from a moment, and how many were played; (0, 0) if none were."""
        won = [self.counts[what, moment] for what in (FIRST, AGAIN) if (what, moment) in self.counts]
        return sum(won), PLAYOUTS * len(won)

    def chance(self, moment: int) -> float | None:
        """Return the chance of the Suffragists to win; None if it is not known yet. Once the game is over, 0 or 1."""
        if self.moments[moment].is_over:
            return float(self.winner == SUFFRAGIST)
        won, played = self.games(moment)
        return won / played if played else None

    @property
    def known(self) -> int:
        """Return the number of moments with a known chance."""
        return sum([self.chance(moment) is not None for moment in range(len(self.moments))])

    @property
    def is_whole(self) -> bool:
        """Return whether everything is counted."""
        return not next_counts(self)

    def turning_points(self) -> list[TurningPoint]:
        """Return the turning points in the order of the game: three at most, and only those beyond chance.

        Raises:
            ValueError: Before everything is counted.
        """
        if not self.is_whole:
            raise ValueError(
                f"{len(next_counts(self))} counts are missing; the turning points are known once all are there"
            )
        found = [turning for start in largest_changes(self) if (turning := self._turning(start))]
        found.sort(key=lambda turning: -abs(turning.after - turning.before))
        return sorted(found[:TURNING_POINTS])

    def _turning(self, start: int) -> TurningPoint | None:
        before, after = self.chance(start), self.chance(start + 1)
        assert before is not None
        assert after is not None
        change, error = after - before, sqrt(self._variance(start) + self._variance(start + 1))
        if abs(change) < LEAST_CHANGE or abs(change) < SURE * error:
            return None
        return TurningPoint(start, before, after, self._by(start, before, after))

    def _by(self, start: int, before: float, after: float) -> Side | str:
        """Return the side whose play changed most after a moment."""
        if (BETWEEN, start) not in self.counts:
            return ""
        between = self.counts[BETWEEN, start] / PLAYOUTS
        cleanup = self.counts[CLEANUP, start] / PLAYOUTS if (CLEANUP, start) in self.counts else after
        brought = {SUFFRAGIST: between - before, OPPOSITION: cleanup - between, "": after - cleanup}
        return max(brought, key=lambda side: brought[side] if after > before else -brought[side])

    def _variance(self, moment: int) -> float:
        """Return the variance of the chance at a moment; a game that always went one way is no certainty."""
        won, played = self.games(moment)
        if not played:
            return 0.0
        share = (won + 1) / (played + 2)
        return share * (1 - share) / played


def largest_changes(arc: Arc) -> list[int]:
    """Return the moments with the largest changes of the chance, by the first counts, which must be complete."""
    chances = [
        float(arc.winner == SUFFRAGIST) if moment.is_over else arc.counts[FIRST, number] / PLAYOUTS
        for number, moment in enumerate(arc.moments)
    ]
    changes = [(-abs(after - before), start) for start, (before, after) in enumerate(pairwise(chances))]
    return [start for _, start in sorted(changes)[:TRIED_AGAIN]]


def next_counts(arc: Arc) -> list[tuple[str, int]]:
    """Return the counts that are needed next; [] if there are none."""
    open_ = [number for number, moment in enumerate(arc.moments) if not moment.is_over]
    first = [(FIRST, number) for number in open_ if (FIRST, number) not in arc.counts]
    if first:
        return first
    largest = largest_changes(arc)
    again = {(AGAIN, number) for start in largest for number in (start, start + 1) if number in open_}
    rounds = [start for start in largest if arc.moments[start].is_round]
    between = {(BETWEEN, start) for start in rounds}
    cleanup = {(CLEANUP, start) for start in rounds if arc.moments[start].round == ROUNDS}
    return sorted((again | between | cleanup) - {*arc.counts})


def count_wins(seen: View, stem: str, first: int, games: int, carry_out: bool = False) -> int:
    """Return how many of so many games, imagined from a view and numbered from `first`, the Suffragists win.

    With `carry_out` the waiting steps are carried out first.
    """
    won = 0
    for number in range(first, first + games):
        seed = f"{stem}/{number}"
        world = imagine(seen, Random(seed))
        if carry_out:
            world = world.draft(keeps_news=False).carried_out()
        won += play_to_end(world, f"{seed}/dice").winner == SUFFRAGIST
    return won


class ArcJob:
    """A batch job that works out the arc of a game as `seat` knew it, or from the open table.

    The game came through `positions` by `replies`. `options` are those of the game; `known` are earlier counts.

    Raises:
        ValueError: If the game has not begun.
    """

    def __init__(
        self,
        positions: Sequence[Position],
        replies: Sequence[Reply],
        options: Mapping[str, Any],
        seat: str | None,
        known: Mapping[tuple[str, int], int] | None = None,
    ) -> None:
        self._positions, self._replies = positions, replies
        self._arc = create_arc(positions, replies, options, seat, known)
        self._pieces: list[tuple[str, int]] = []
        self._won: dict[tuple[str, int], list[int]] = {}

    def round(self) -> list[Task]:
        """Return the tasks of the next round."""
        self._pieces, self._won = [], {}
        pieces = []
        for what, moment in next_counts(self._arc):
            for work in self._pieces_of(what, moment):
                self._pieces.append((what, moment))
                pieces.append(work)
        return pieces

    def take(self, number: int, result: int) -> None:
        """Take the result of the task with this number."""
        about = self._pieces[number]
        won = self._won.setdefault(about, [])
        won.append(result)
        if len(won) == PLAYOUTS // GAMES_PER_TASK:
            self._arc.counts[about] = sum(won)

    @property
    def done(self) -> float:
        """Return the share of the moments that are counted, of which some will be counted again."""
        whole = sum([not moment.is_over for moment in self._arc.moments])
        again = min(3 * TRIED_AGAIN, whole)
        counted = len(self._arc.counts)
        return min(counted / (whole + again), 1.0) if next_counts(self._arc) else 1.0

    @property
    def found(self) -> Arc:
        """Return the arc so far."""
        return self._arc

    def _pieces_of(self, what: str, moment: int) -> list[Task]:
        at, positions = self._arc.moments[moment], self._positions
        position: Position | None = positions[at.number]
        if what in ENDS:
            position = plays_between(positions, self._replies, at, self._arc.moments[moment + 1], ENDS[what])
        # A play that did not come to its end ended the game, or the next moment was there.
        carry_out = what in ENDS and position is not None
        seen = view(position or positions[self._arc.moments[moment + 1].number], self._arc.seat)
        stem = f"{self._arc.stem}/{AGAIN if what == AGAIN else FIRST}"
        return [
            Task(count_wins, (seen, stem, first, GAMES_PER_TASK, carry_out))
            for first in range(0, PLAYOUTS, GAMES_PER_TASK)
        ]


def create_arc(
    positions: Sequence[Position],
    replies: Sequence[Reply],
    options: Mapping[str, Any],
    seat: str | None,
    known: Mapping[tuple[str, int], int] | None = None,
) -> Arc:
    """Create the arc of a game with its `known` counts.

    Raises:
        ValueError: If the game has not begun.
    """
    moments = find_moments(positions)
    if not moments:
        raise ValueError("the first turn of the game has not begun; expected a game with a moment to look at")
    last = positions[-1].pending
    winner = side_of(last.winners[0]) if isinstance(last, Outcome) else ""
    dealt = repr((options, replies[: moments[0].number]))
    return Arc(moments, sha256(dealt.encode()).hexdigest()[:16], seat, winner, dict(known or {}))


class DamagedArc(ValueError):
    """A saved arc that does not fit its game; the message says what is wrong."""


def serialize_arc(arc: Arc, rules: str) -> dict[str, Any]:
    """Return the arc of a game played by these rules as data for JSON.

    Raises:
        ValueError: If it is not complete.
    """
    if not arc.is_whole:
        raise ValueError(f"{len(arc.moments) - arc.known} moments are not known yet; expected the arc of a whole game")
    counts = [[what, moment, won] for (what, moment), won in sorted(arc.counts.items())]
    return {**_made_by(arc, rules), "stem": arc.stem, "moments": len(arc.moments), "counts": counts}


def parse_counts(found: object, arc: Arc, rules: str) -> Counts:
    """Return the saved counts for `arc`, which has none yet, of a game played by these rules.

    The result is empty if they were made by other rules, players or playouts, or from another seat.

    Raises:
        DamagedArc: If the saved data do not fit the game.
    """
    if not isinstance(found, Mapping):
        raise DamagedArc(f"it is {quoted(found)}; expected an object")
    made_by = _made_by(arc, rules)
    if missing := [name for name in made_by if name not in found]:
        raise DamagedArc(f"it does not say {' or '.join(missing)}")
    if any(found[name] != value for name, value in made_by.items()):
        return {}
    if (found.get("stem"), found.get("moments")) != (arc.stem, len(arc.moments)):
        raise DamagedArc("it is the arc of another game")
    counts: Counts = {}
    for what, number, won in _counts(found.get("counts"), arc):
        if (what, number) in counts:
            raise DamagedArc(f'moment {number} has two counts named "{what}"; expected one')
        counts[what, number] = won
    if not Arc(arc.moments, arc.stem, arc.seat, arc.winner, counts).is_whole:
        raise DamagedArc("some of its counts are missing")
    return counts


def _made_by(arc: Arc, rules: str) -> dict[str, Any]:
    return {"rules": rules, "players": VERSION, "playouts": PLAYOUTS, "seat": arc.seat}


def _counts(counts: object, arc: Arc) -> Iterator[tuple[str, int, int]]:
    if not isinstance(counts, list):
        raise DamagedArc(f'"counts" is {quoted(counts)}; expected a list')
    for count in counts:
        match count:
            case [str(what), int(moment), int(won)] if (
                not isinstance(moment, bool)  # Python takes it for a number, JSON does not
                and not isinstance(won, bool)
                and what in (FIRST, AGAIN, BETWEEN, CLEANUP)
                and 0 <= moment < len(arc.moments)
                and 0 <= won <= PLAYOUTS
            ):
                yield what, moment, won
            case _:
                raise DamagedArc(
                    f"{quoted(count)} is no count; expected {FIRST}, {AGAIN}, {BETWEEN} or {CLEANUP}, the number of a "
                    f"moment and how many of {PLAYOUTS} games were won"
                )
