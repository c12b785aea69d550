"""The ranking of answers: the best ones, and how far the others are behind. All that the coach says rests on it.

The planner finds the best answer, but its estimate is biased: in the imagined games that selected it, it looks better
than it is. So the answers are tried again in new games that are the same for all, and the difference in each game
counts (a paired comparison with common random numbers). Hints and objections rest on it, and so name the same best
answer.

Two answers are given as hints; a third if it wins hardly less often than the second (`NEARLY`). If looking
ahead does not pay, the steady player answers, the other chances are unknown, and there are always two hints.

An objection says how much worse an answer is than the best, and what it brings less. A difference counts if it is
large, and larger than chance makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, Final

from vfw.core.questions import Reply
from vfw.jobs.batch import Task, run_inline
from vfw.votes.coach.hints import Hint, make_hint
from vfw.votes.coach.win_chance import TENTHS, round_to_tenths
from vfw.votes.narration.odds import Number, NumberRecorder
from vfw.votes.players.heuristics import choice_values
from vfw.votes.players.planner import Answer, Plan, PlanningJob, make_plan
from vfw.votes.players.playouts import Change, Option, Playout, decision_of, needs_lookahead, run_playouts
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.seats import SUFFRAGIST, Side, side_of
from vfw.votes.rules.view import View

BEST: Final = 2
NEARLY: Final = 0.01
"""The chance to win by which a third hint may be behind the second: a game in a hundred."""
BUDGET: Final = 192
"""Playouts for hints: about a third of a second on one core of the pure engine."""
PLAYOUTS_PER_GAME: Final = 8
"""Playouts of the budget for each imagined game of the comparison."""
COMPARED: Final = 3
"""The number of best answers that are compared for hints."""
COMPARED_FOR_OBJECTIONS: Final = 99
"""The number of answers that are compared for objections: a costly answer is not among the best."""
PLAYOUTS_PER_TASK: Final = 36
"""The most playouts of the comparison in a task, if there are fewer answers than that."""


@dataclass(frozen=True)
class ComparedPlan:
    """An answer, compared with the best.

    Attributes:
        plan: Its results in the games of the comparison.
        behind: The chance to win by which the best answer is ahead, on average; below 0 if that was less lucky here.
        error: The standard error of that difference.
    """

    plan: Plan
    behind: float
    error: float


class ComparisonJob:
    """A batch job that compares the answers to the question of `view`.

    Its result is the best answer, then those that hints are about, then all others by how far they are behind; () until
    they are compared. To compare more answers changes nothing for those before.
    """

    def __init__(self, view: View, seed: str, most: int = COMPARED, budget: int = BUDGET) -> None:
        """Prepare the comparison of the `most` best answers; all chance follows from `seed`.

        Args:
            view: The view of the seat that is asked.
            seed: The text from which all chance is drawn.
            most: The number of answers that are compared.
            budget: The playouts for three answers; each further one has as many as each of those.

        Raises:
            ValueError: If the view does not wait for a decision of its seat, or the budget is less than 1.
        """
        self._view, self._seed, self._most = view, seed, most
        self._worlds = max(1, budget // PLAYOUTS_PER_GAME)
        self._planning = PlanningJob(
            view, seed, budget if budget < PLAYOUTS_PER_GAME else budget - COMPARED * self._worlds
        )
        self._ways: list[Answer] = []
        self._pieces: list[list[list[Playout]] | None] = []

    def round(self) -> Sequence[Task]:
        """Return the tasks of the next round."""
        if self._ways:
            return ()
        if pieces := self._planning.round():
            return pieces
        self._ways = self._to_compare()
        seeds = [f"{self._seed} compared {n}" for n in range(self._worlds)]
        size = max(1, PLAYOUTS_PER_TASK // len(self._ways))
        pieces = [
            Task(run_playouts, (self._view, tuple(self._ways), tuple(seeds[first : first + size])))
            for first in range(0, self._worlds, size)
        ]
        self._pieces = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        """Take the result of the task with this number."""
        if self._ways:
            self._pieces[number] = result
        else:
            self._planning.take(number, result)

    @property
    def done(self) -> float:
        """Return the share of the work that is done."""
        known = [piece for piece in self._pieces if piece is not None]
        return (self._planning.done + (len(known) / len(self._pieces) if known else 0.0)) / 2

    @property
    def found(self) -> tuple[ComparedPlan, ...]:
        """Return the compared answers, the best first."""
        if not self._pieces or None in self._pieces:
            return ()
        worlds = [world for piece in self._pieces for world in piece or ()]
        best, *others = [self._compared(number, worlds) for number in range(len(self._ways))]
        near, far = others[: COMPARED - 1], others[COMPARED - 1 :]
        return (best, *sorted(near, key=_behind), *sorted(far, key=_behind))

    def _to_compare(self) -> list[Answer]:
        """Return the best answers by the planner, then those that it did not try if so many are compared."""
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
    """A batch job that finds the best answers to the question of `view`, with their reasons, the very best first."""

    def __init__(self, view: View, seed: str, best: int = 0, budget: int = BUDGET) -> None:
        """Prepare the search for `best` hints, as far as there are so many; 0 for two or three.

        All chance follows from `seed`.

        Raises:
            ValueError: If the view does not wait for a decision of its seat.
        """
        self._view, self._best = view, best
        self._options: ComparisonJob | GlanceJob = (
            ComparisonJob(view, seed, max(best, COMPARED), budget)
            if needs_lookahead(view, decision_of(view))
            else GlanceJob(view, seed, _ranked(view)[: best or BEST])
        )

    def round(self) -> Sequence[Task]:
        """Return the tasks of the next round."""
        return self._options.round()

    def take(self, number: int, result: Any) -> None:
        """Take the result of the task with this number."""
        self._options.take(number, result)

    @property
    def done(self) -> float:
        """Return the share of the work that is done."""
        return self._options.done

    @property
    def found(self) -> tuple[Hint, ...]:
        """Return the hints; there are none before the first results."""
        if isinstance(self._options, GlanceJob):
            return tuple([make_hint(self._view, option) for option in self._options.found])
        return make_hints(self._view, self._options.found, self._best)


def make_hints(view: View, ways: Sequence[ComparedPlan], best: int = 0) -> tuple[Hint, ...]:
    """Return the `best` of compared answers as hints, the very best first; with 0 two or three of them."""
    first, others = ways[:1], ways[1 : best or _count_hints(ways)]
    return (
        *[make_hint(view, one.plan) for one in first],
        *[make_hint(view, one.plan, Fraction(one.behind)) for one in others],
    )


def _count_hints(ways: Sequence[ComparedPlan]) -> int:
    """Return the number of answers that are given as hints."""
    is_nearly = len(ways) > BEST and ways[BEST].behind - ways[BEST - 1].behind <= NEARLY
    return BEST + is_nearly


def _ranked(view: View) -> list[Answer]:
    """Return all answers: the steady player's first, then the others by their value at a glance."""
    question, (steady,) = decision_of(view), PlanningJob(view, 0, 1).ways
    by_merit = sorted(zip(choice_values(view, question), question.choices, strict=True), key=lambda pair: -pair[0])
    return [steady, *[(choice,) for _, choice in by_merit if (choice,) != steady]]


class GlanceJob:
    """A batch job for answers, best first, where it does not pay to look ahead.

    Each is tried once, to see what it does.
    """

    def __init__(self, view: View, seed: str, ways: Sequence[Answer]) -> None:
        self._piece: Task | None = Task(run_playouts, (view, tuple(ways), (seed,)))
        self._ways = ways
        self._trials: list[Playout] = []

    def round(self) -> Sequence[Task]:
        """Return the tasks of the next round."""
        pieces, self._piece = [self._piece] if self._piece else [], None
        return pieces

    def take(self, number: int, result: list[list[Playout]]) -> None:
        """Take the result of the task with this number."""
        (self._trials,) = result

    @property
    def done(self) -> float:
        """Return the share of the work that is done."""
        return float(bool(self._trials))

    @property
    def found(self) -> tuple[Plan, ...]:
        """Return the answers with their results."""
        return tuple([make_plan(way, [trial]) for way, trial in zip(self._ways, self._trials, strict=False)])


def find_hints(view: View, seed: str, best: int = 0, budget: int = BUDGET) -> tuple[Hint, ...]:
    """Return the `best` answers as hints, the very best first; fewer if there are fewer. Runs a `HintJob` at once."""
    return run_inline(HintJob(view, seed, best, budget))


LEAST_COST: Final = 0.1
"""The least cost of an answer that the coach objects to, as a chance to win."""
SURE: Final = 2.0
"""The least difference in standard errors that the coach objects to."""
NOTABLE: Final = 0.5
"""The least difference that is named as the reason, in states."""


@dataclass(frozen=True)
class Objection:
    """An objection to an answer.

    Attributes:
        chosen: The answer at its best, and what it does.
        cost: The cost of the answer, in a sentence.
        better: The best answer, and why it is good.
        numbers: Every number in the sentence, by a name that tells its meaning.
    """

    chosen: Hint
    cost: str
    better: Hint
    numbers: dict[str, Number]


class WeighedAnswers:
    """The compared answers to the question of `view`, the best first."""

    def __init__(self, view: View, ways: Sequence[ComparedPlan]) -> None:
        self._view, self._ways = view, ways

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """Return whether these replies begin an answer that was compared."""
        begun = tuple(replies)
        return any(_is_of(way, begun) and len(way.plan.replies) > len(begun) for way in self._ways)

    def objection_to(self, replies: Sequence[Reply]) -> Objection | None:
        """Return the objection to an answer, or to the beginning of one, however it goes on; None if there is none."""
        begun = tuple(replies)
        way = self._best_of(begun)
        if way is None or way.behind < LEAST_COST or way.behind < SURE * way.error:
            return None
        best, chosen, numbers = self._ways[0].plan, way.plan, NumberRecorder()
        tenths = numbers.digits("tenths lost", round_to_tenths(Fraction(way.behind)))
        why = _because(side_of(str(self._view.seat)), best, chosen, numbers)
        cost = f"This costs about {tenths} in {numbers.digits('in', TENTHS)} games{why}."
        # An action was weighed with another card.
        given_as = chosen.replies if _is_of(way, begun) else (begun[0], *chosen.replies[1:])
        given = Option(given_as, chosen.value, chosen.change, chosen.claims)
        return Objection(make_hint(self._view, given), cost, make_hint(self._view, best), numbers.noted)

    def _best_of(self, replies: tuple[Reply, ...]) -> ComparedPlan | None:
        """Return the best answer that begins with these replies; None if none was compared.

        An action is compared with the card that is worth least: with another it is no better.
        """
        use = replies[1:]
        known = [way for way in self._ways if _is_of(way, replies)]
        if self._is_of_cards and use != (EVENT,):
            actions = [way for way in self._ways if way.plan.replies[1:] not in ((), (EVENT,))]
            known += [way for way in actions if not use or way.plan.replies[1:] == use]
        return min(known, key=lambda way: way.behind, default=None)

    @property
    def _is_of_cards(self) -> bool:
        """Return whether a card is chosen first and then its use."""
        return any(len(way.plan.replies) > 1 for way in self._ways)


def _is_of(way: ComparedPlan, replies: tuple[Reply, ...]) -> bool:
    """Return whether the answer begins with these replies."""
    return way.plan.replies[: len(replies)] == replies


WORTH: Final = {"votes": 1.0, "markers": 1.0, "buttons": 0.3, "cubes": 0.145}
"""Rough values in states: the difference with the largest value is named."""
NAMED: Final = {"votes": ("vote", "votes"), "buttons": ("button", "buttons"), "cubes": ("cube", "cubes")}


def _because(side: Side, best: Plan, chosen: Plan, numbers: NumberRecorder) -> str:
    """Tell what the answer brings less to `side` than the best one; "" if that does not explain why it is worse."""
    less = {name: _gain_of(side, best.change, name) - _gain_of(side, chosen.change, name) for name in WORTH}
    name = max(less, key=lambda name: WORTH[name] * less[name])
    if WORTH[name] * less[name] < NOTABLE:
        return ""
    tenths = Fraction(round(TENTHS * less[name]), TENTHS)
    number = numbers.word(f"{name} less", tenths)
    if name == "markers":
        markers = f"{number} {'marker' if tenths == 1 else 'markers'}"
        more_or_less = f"brings {markers} less to" if side == SUFFRAGIST else f"leaves {markers} more in"
        return f": on average it {more_or_less} Congress"
    return f": on average it brings {number} {NAMED[name][tenths != 1]} less"


def _gain_of(side: Side, change: Change, name: str) -> float:
    """Return the gain of a play for `side`; markers are good for the Suffragists alone."""
    match name:
        case "votes":
            return change.votes
        case "markers":
            return change.markers if side == SUFFRAGIST else -change.markers
        case "buttons":
            return change.buttons
    return change.cubes
