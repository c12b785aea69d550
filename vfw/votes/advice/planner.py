"""The planner: it tries the ways to answer in imagined worlds, and drops those that fall behind.

All ways are tried in the same worlds, with the same dice as far as that goes: what differs then is due to the way.
After each round of trials the half that is behind drops out, so that most trials go to those that are hard to tell
apart (sequential halving, Karnin and others 2013). Where looking ahead does not pay the steady player answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final

from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import Task, run_inline
from vfw.votes.advice.imagined_play import Trial, tried
from vfw.votes.advice.options import Change, Option, asked, looks_ahead
from vfw.votes.advice.prospects import LATER, action_brings, event_brings
from vfw.votes.advice.race_for_states import Race
from vfw.votes.advice.steady_player import SteadyPlayer
from vfw.votes.rules.playing import EVENT, actions, may_be_event, uses
from vfw.votes.rules.position import side_of
from vfw.votes.rules.view import View

BUDGET: Final = 800
"""Playouts for an answer: about a second on one core of the pure engine."""
TOURNAMENT_BUDGET: Final = 24
"""Playouts for an answer where games by the hundred are to be played."""
A_PIECE: Final = 60
"""Playouts in a piece of work, at most, where there are fewer ways than that."""

MOST_WAYS: Final = 5
"""So many ways to play a card are tried."""
TRUST: Final = 0.02
"""What a state that the steady player expects counts beside what was tried, as a chance to win: its tables and the
playouts err in different places."""

Way = tuple[Reply, ...]


@dataclass(frozen=True)
class Plan(Option):
    """A way to answer, and what is known of it.

    Attributes:
        value: the chance of the seat to win, as it is judged some rounds after the play. error: its standard error.
        playouts: how often it was tried; where that is 0, value and change say nothing.
    """

    error: float
    playouts: int


class Planning:
    """What is best to answer to the question of a view: an `BatchJob` whose `found` are plans, the best first.

    All that is found follows from the view, the seed and the budget, which counts playouts.
    """

    def __init__(self, view: View, seed: int | str, budget: int = BUDGET, most_ways: int = MOST_WAYS) -> None:
        """Of the ways to play a card `most_ways` are tried, those of which the steady player expects most. Raises
        ValueError unless the view waits for a decision of its seat, and the budget is 1 or more."""
        if budget < 1:
            raise ValueError(f"a budget of {budget!r} playouts is too small; expected 1 or more")
        question = asked(view)
        self.view, self.seed, self.budget = view, seed, budget
        ways = _ways(view, question, most_ways) if looks_ahead(view, question) else [(_steadily(view), 0.0)]
        self.ways, self._expected = [way for way, _ in ways], [expected for _, expected in ways]
        self._racing = list(range(len(self.ways)))
        self._dropped: list[int] = []
        self._trials: list[list[Trial]] = [[] for _ in self.ways]
        self._rounds = ceil(log2(len(self.ways))) if len(self.ways) > 1 else 0
        self._round = 0
        self._worlds = 0
        self._pieces: list[Sequence[list[Trial]] | None] = []

    def round(self) -> Sequence[Task]:
        self._close()
        if self._round == self._rounds:
            return ()
        self._round += 1
        ways = tuple([self.ways[number] for number in self._racing])
        worlds = max(1, self.budget // (self._rounds * len(ways)))
        seeds = [f"{self.seed} {self._worlds + n}" for n in range(worlds)]
        self._worlds += worlds
        size = max(1, A_PIECE // len(ways))
        pieces = [
            Task(tried, (self.view, ways, tuple(seeds[first : first + size]))) for first in range(0, worlds, size)
        ]
        self._pieces = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        self._pieces[number] = result

    def _close(self) -> None:
        """Count the results of the round at hand, in the order of its pieces, and drop the half that is behind."""
        if not self._pieces:
            return
        for piece in self._pieces:
            assert piece is not None
            for world in piece:
                for way, trial in zip(self._racing, world, strict=True):
                    self._trials[way].append(trial)
        self._pieces = []
        ranked = sorted(self._racing, key=lambda way: -_mean(self._trials[way]) - self._expected[way])
        keep = (len(ranked) + 1) // 2
        self._racing = ranked[:keep]
        self._dropped = ranked[keep:] + self._dropped

    @property
    def done(self) -> float:
        return self._round / self._rounds if self._rounds else 1.0

    @property
    def found(self) -> tuple[Plan, ...]:
        return tuple([plan_of(self.ways[way], self._trials[way]) for way in (*self._racing, *self._dropped)])


class PlannerPlayer:
    """Answers as the planner finds best, with so many playouts an answer. How it means to play a card it has chosen it
    knows until it is asked."""

    def __init__(self, rng: Random, budget: int = BUDGET) -> None:
        self.rng, self.budget = rng, budget
        self._meant: Way = ()

    def choose(self, view: View) -> Reply:
        """What to reply. Raises ValueError unless the view waits for a decision of its seat."""
        question = asked(view)
        meant, self._meant = self._meant, ()
        if question.about == "use" and meant[:-1] == (view.card,):
            return meant[-1]
        self._meant = run_inline(Planning(view, self.rng.getrandbits(32), self.budget))[0].replies
        return self._meant[0]


def _steadily(view: View) -> Way:
    return (SteadyPlayer(Random(0)).choose(view),)


def _ways(view: View, question: Decision, most: int) -> list[tuple[Way, float]]:
    """What can be answered, each with what the steady player expects of it, as a chance to win.

    With cards of the hand that is each event, and each action with the card that is worth least; the use follows the
    card where there is a choice. Of these the `most` are tried of which the steady player expects most. Of other
    questions it says nothing.
    """
    if question.why != "operations":
        return [((choice,), 0.0) for choice in question.choices]
    side = side_of(question.seat)
    race = Race(view, side)
    hand = [str(key) for key in question.choices if key in view.held_for(side).hand]
    events = {key: event_brings(race, key) for key in hand}
    least = min(hand, key=lambda key: events[key][0] * (1.0 if events[key][1] else LATER))
    plays = [(key, EVENT, events[key][0]) for key in hand if may_be_event(view, side, key)]
    plays += [(least, action, action_brings(race, action)) for action in actions(view, side)]
    plays.sort(key=lambda play: -play[2])
    ways: list[tuple[Way, float]] = [
        ((key, use) if len(uses(view, side, key)) > 1 else (key,), TRUST * brings) for key, use, brings in plays[:most]
    ]
    return ways or [((least,), 0.0)]


def _mean(trials: list[Trial]) -> float:
    return sum([trial.value for trial in trials]) / len(trials)


def plan_of(way: Way, trials: list[Trial]) -> Plan:
    """What is known of a way from these trials."""
    n = len(trials)
    if not n:
        return Plan(way, 0.5, Change(0.0, 0.0, 0.0, 0.0), (), 0.5, 0)
    mean = _mean(trials)
    variance = sum([(trial.value - mean) ** 2 for trial in trials]) / max(1, n - 1)
    change = Change(
        markers=sum([trial.change.markers for trial in trials]) / n,
        cubes=sum([trial.change.cubes for trial in trials]) / n,
        votes=sum([trial.change.votes for trial in trials]) / n,
        buttons=sum([trial.change.buttons for trial in trials]) / n,
    )
    first, *others = [trial.claims for trial in trials]
    claims = tuple([key for key in first if all(key in other for other in others)])
    return Plan(way, mean, change, claims, sqrt(variance / n), n)
