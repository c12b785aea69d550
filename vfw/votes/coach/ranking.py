"""Which answers are good, and how far the others are behind: what all that the coach says rests on.

The planner finds the best. It was lucky too: in the worlds in which it was found it looks better than it is. So it
meets others once more, in new worlds that are the same for all, and what counts is the difference in each world (a
paired comparison with common random numbers). Hints and objections rest on it, and so name the same best answer.

Two answers are told as hints; a third where it wins hardly less often than the second (`NEARLY`). Where it does not pay
to look ahead, the steady player answers, and nobody knows how often the others win: there it is always two.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from vfw.core.questions import Reply
from vfw.thinking.inquiry import Piece, work_out
from vfw.votes.coach.hints import Hint, make_hint
from vfw.votes.coach.win_chance import TENTHS, round_to_tenths
from vfw.votes.players.heuristics import choice_values
from vfw.votes.players.planner import Answer, Plan, PlanningJob, make_plan
from vfw.votes.players.playouts import Change, Option, Playout, decision_of, needs_lookahead, run_playouts
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.seats import SUFFRAGIST, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.figures import Figures, Number

BEST: Final = 2
NEARLY: Final = 0.01
"""How much less of the chance to win than the second a third answer may have that is told too: a game in a hundred."""
BUDGET: Final = 192
"""Playouts for hints: about a third of a second on one core of the pure engine."""
A_WORLD: Final = 8
"""Playouts of the budget for each world of the comparison."""
COMPARED: Final = 3
"""How many of the best answers are compared, for hints."""
ALL: Final = 99
"""How many are compared to object to any of them: what costs much is not among the best."""
A_PIECE: Final = 36
"""Playouts of the comparison in a piece of work, at most, where there are fewer ways than that."""


@dataclass(frozen=True)
class ComparedPlan:
    """A way to answer, compared with the best.

    Attributes:
        plan: what came of it in the worlds of the comparison.
        behind: how much more of the chance to win the best way has, on average; below 0 where it was less lucky here.
        error: the standard error of that difference.
    """

    plan: Plan
    behind: float
    error: float


class ComparisonJob:
    """The inquiry into the ways to answer the question of `view`: the best first, then those that hints are about, then
    all others, by how far they are behind it; () until they have been compared. More that are compared change nothing
    for those before."""

    def __init__(self, view: View, seed: str, most: int = COMPARED, budget: int = BUDGET) -> None:
        """`most` ways are compared. `budget` counts playouts where those are three; each further one has as many as
        they. All chance follows from `seed`. Raises ValueError unless the view waits for a decision of its seat, and
        the budget is 1 or more."""
        self._view, self._seed, self._most = view, seed, most
        self._worlds = max(1, budget // A_WORLD)
        self._planning = PlanningJob(view, seed, budget if budget < A_WORLD else budget - COMPARED * self._worlds)
        self._ways: list[Answer] = []
        self._pieces: list[list[list[Playout]] | None] = []

    def round(self) -> Sequence[Piece]:
        if self._ways:
            return ()
        if pieces := self._planning.round():
            return pieces
        self._ways = self._to_compare()
        seeds = [f"{self._seed} compared {n}" for n in range(self._worlds)]
        size = max(1, A_PIECE // len(self._ways))
        pieces = [
            Piece(run_playouts, (self._view, tuple(self._ways), tuple(seeds[first : first + size])))
            for first in range(0, self._worlds, size)
        ]
        self._pieces = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        if self._ways:
            self._pieces[number] = result
        else:
            self._planning.take(number, result)

    @property
    def done(self) -> float:
        known = [piece for piece in self._pieces if piece is not None]
        return (self._planning.done + (len(known) / len(self._pieces) if known else 0.0)) / 2

    @property
    def found(self) -> tuple[ComparedPlan, ...]:
        if not self._pieces or None in self._pieces:
            return ()
        worlds = [world for piece in self._pieces for world in piece or ()]
        best, *others = [self._compared(number, worlds) for number in range(len(self._ways))]
        near, far = others[: COMPARED - 1], others[COMPARED - 1 :]
        return (best, *sorted(near, key=_behind), *sorted(far, key=_behind))

    def _to_compare(self) -> list[Answer]:
        """The best ways, as the planner found; behind them those that it did not try, where so many are compared."""
        ways = [plan.replies for plan in self._planning.found]
        if len(ways) < self._most:
            ways += [way for way in PlanningJob(self._view, self._seed, 1, self._most).ways if way not in ways]
        return ways[: self._most]

    def _compared(self, number: int, worlds: Sequence[Sequence[Playout]]) -> ComparedPlan:
        losses = [world[0].value - world[number].value for world in worlds]
        mean = sum(losses) / len(losses)
        variance = sum([(loss - mean) ** 2 for loss in losses]) / max(1, len(losses) - 1)
        plan = make_plan(self._ways[number], [world[number] for world in worlds])
        return ComparedPlan(plan, mean, sqrt(variance / len(losses)))


def _behind(way: ComparedPlan) -> float:
    return way.behind


class HintJob:
    """The inquiry into the best answers to the question of `view`, with their reasons, the very best first."""

    def __init__(self, view: View, seed: str, best: int = 0, budget: int = BUDGET) -> None:
        """`best` is how many there are to be, as far as there are so many; 0 for two or three. All chance follows from
        `seed`. Raises ValueError unless the view waits for a decision of its seat."""
        self._view, self._best = view, best
        self._options: ComparisonJob | GlanceJob = (
            ComparisonJob(view, seed, max(best, COMPARED), budget)
            if needs_lookahead(view, decision_of(view))
            else GlanceJob(view, seed, _ranked(view)[: best or BEST])
        )

    def round(self) -> Sequence[Piece]:
        return self._options.round()

    def take(self, number: int, result: Any) -> None:
        self._options.take(number, result)

    @property
    def done(self) -> float:
        return self._options.done

    @property
    def found(self) -> tuple[Hint, ...]:
        """Without any results there are no hints yet."""
        if isinstance(self._options, GlanceJob):
            return tuple([make_hint(self._view, option) for option in self._options.found])
        return make_hints(self._view, self._options.found, self._best)


def make_hints(view: View, ways: Sequence[ComparedPlan], best: int = 0) -> tuple[Hint, ...]:
    """The `best` of ways that were compared, the very best first, as hints; with 0 two or three of them."""
    first, others = ways[:1], ways[1 : best or _told(ways)]
    return (
        *[make_hint(view, one.plan) for one in first],
        *[make_hint(view, one.plan, Fraction(one.behind)) for one in others],
    )


def _told(ways: Sequence[ComparedPlan]) -> int:
    """How many are told."""
    is_nearly = len(ways) > BEST and ways[BEST].behind - ways[BEST - 1].behind <= NEARLY
    return BEST + is_nearly


def _ranked(view: View) -> list[Answer]:
    """All answers, what the steady player does first, then as they seem at a glance."""
    question, (steady,) = decision_of(view), PlanningJob(view, 0, 1).ways
    by_merit = sorted(zip(choice_values(view, question), question.choices, strict=True), key=lambda pair: -pair[0])
    return [steady, *[(choice,) for _, choice in by_merit if (choice,) != steady]]


class GlanceJob:
    """The inquiry into these ways to answer, best first, where it does not pay to look ahead. Each is tried once, to
    see what it does."""

    def __init__(self, view: View, seed: str, ways: Sequence[Answer]) -> None:
        self._piece: Piece | None = Piece(run_playouts, (view, tuple(ways), (seed,)))
        self._ways = ways
        self._trials: list[Playout] = []

    def round(self) -> Sequence[Piece]:
        pieces, self._piece = [self._piece] if self._piece else [], None
        return pieces

    def take(self, number: int, result: list[list[Playout]]) -> None:
        (self._trials,) = result

    @property
    def done(self) -> float:
        return float(bool(self._trials))

    @property
    def found(self) -> tuple[Plan, ...]:
        return tuple([make_plan(way, [trial]) for way, trial in zip(self._ways, self._trials, strict=False)])


def find_hints(view: View, seed: str, best: int = 0, budget: int = BUDGET) -> tuple[Hint, ...]:
    """The `best` answers, the very best first; fewer where there are fewer. As `HintJob`, but worked out at once."""
    return work_out(HintJob(view, seed, best, budget))


MUCH: Final = 0.1
"""How much of the chance to win an answer must cost before anything is said."""
SURE: Final = 2.0
"""How many standard errors of the difference that must be more than nothing."""
NOTABLE: Final = 0.5
"""What an answer brings less is named where it is so much, in states."""


@dataclass(frozen=True)
class Objection:
    """What is said against an answer.

    Attributes:
        chosen: the answer at its best, and what it does. cost: what it costs, in a sentence.
        better: the best answer, and why it is good.
        numbers: every number that stands in the sentence, under a name that says what it is.
    """

    chosen: Hint
    cost: str
    better: Hint
    numbers: dict[str, Number]


class WeighedAnswers:
    """The answers to the question of `view`, weighed by these ways, the best first."""

    def __init__(self, view: View, ways: Sequence[ComparedPlan]) -> None:
        self._view, self._ways = view, ways

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """Whether these replies are the beginning of an answer that has been weighed."""
        begun = tuple(replies)
        return any(_is_of(way, begun) and len(way.plan.replies) > len(begun) for way in self._ways)

    def to(self, replies: Sequence[Reply]) -> Objection | None:
        """The objection to an answer, or to the beginning of one, however it goes on; None where there is none."""
        begun = tuple(replies)
        way = self._best_of(begun)
        if way is None or way.behind < MUCH or way.behind < SURE * way.error:
            return None
        best, chosen, figures = self._ways[0].plan, way.plan, Figures()
        tenths = figures.digits("tenths lost", round_to_tenths(Fraction(way.behind)))
        why = _because(side_of(str(self._view.seat)), best, chosen, figures)
        cost = f"This costs about {tenths} in {figures.digits('in', TENTHS)} games{why}."
        # An action was weighed with another card.
        given_as = chosen.replies if _is_of(way, begun) else (begun[0], *chosen.replies[1:])
        given = Option(given_as, chosen.value, chosen.change, chosen.claims)
        return Objection(make_hint(self._view, given), cost, make_hint(self._view, best), figures.noted)

    def _best_of(self, replies: tuple[Reply, ...]) -> ComparedPlan | None:
        """The best that can come of an answer; None where nobody knows. An action is weighed with the card that is
        worth least: with another it is no better."""
        use = replies[1:]
        known = [way for way in self._ways if _is_of(way, replies)]
        if self._is_of_cards and use != (EVENT,):
            actions = [way for way in self._ways if way.plan.replies[1:] not in ((), (EVENT,))]
            known += [way for way in actions if not use or way.plan.replies[1:] == use]
        return min(known, key=lambda way: way.behind, default=None)

    @property
    def _is_of_cards(self) -> bool:
        """Whether a card is chosen first and then its use."""
        return any(len(way.plan.replies) > 1 for way in self._ways)


def _is_of(way: ComparedPlan, replies: tuple[Reply, ...]) -> bool:
    """Whether it begins with these replies."""
    return way.plan.replies[: len(replies)] == replies


WORTH: Final = {"votes": 1.0, "markers": 1.0, "buttons": 0.3, "cubes": 0.145}
"""What each is worth in states, roughly: which difference matters most is what is told."""
NAMED: Final = {"votes": ("vote", "votes"), "buttons": ("button", "buttons"), "cubes": ("cube", "cubes")}


def _because(side: Side, best: Plan, chosen: Plan, figures: Figures) -> str:
    """What the answer brings less to `side` than the best one; "" where that is not what makes it worse."""
    less = {name: _brought(side, best.change, name) - _brought(side, chosen.change, name) for name in WORTH}
    name = max(less, key=lambda name: WORTH[name] * less[name])
    if WORTH[name] * less[name] < NOTABLE:
        return ""
    tenths = Fraction(round(TENTHS * less[name]), TENTHS)
    number = figures.word(f"{name} less", tenths)
    if name == "markers":
        markers = f"{number} {'marker' if tenths == 1 else 'markers'}"
        more_or_less = f"brings {markers} less to" if side == SUFFRAGIST else f"leaves {markers} more in"
        return f": on average it {more_or_less} Congress"
    return f": on average it brings {number} {NAMED[name][tenths != 1]} less"


def _brought(side: Side, change: Change, name: str) -> float:
    """What a play brings to `side`; markers are good for the Suffragists alone."""
    match name:
        case "votes":
            return change.votes
        case "markers":
            return change.markers if side == SUFFRAGIST else -change.markers
        case "buttons":
            return change.buttons
    return change.cubes
