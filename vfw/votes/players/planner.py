"""The planner: it tries the possible answers in imagined games, and drops those that fall behind.

All answers are tried in the same imagined games, with the same dice as far as possible: so a difference is due to the
answer. After each round of playouts the worse half drops out, so that most playouts go to answers that are hard to tell
apart (sequential halving, Karnin and others 2013). If looking ahead does not pay, the steady player answers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, log2, sqrt
from random import Random
from typing import Any, Final

from vfw.core.questions import Decision, Reply
from vfw.jobs.batch import Task, run_inline
from vfw.votes.players.evaluation_cards import LATER, action_value, event_value
from vfw.votes.players.evaluation_states import StateEvaluation
from vfw.votes.players.playouts import Change, Option, Playout, decision_of, needs_lookahead, run_playouts
from vfw.votes.players.steady import SteadyPlayer
from vfw.votes.rules.playing import EVENT, actions, may_be_event, uses
from vfw.votes.rules.seats import side_of
from vfw.votes.rules.view import View

BUDGET: Final = 800
"""Playouts for an answer: about a second on one core of the pure engine."""
TOURNAMENT_BUDGET: Final = 24
"""Playouts for an answer in games that are played by the hundred."""
PLAYOUTS_PER_TASK: Final = 60
"""The most playouts in a task, if there are fewer answers than that."""

MOST_ANSWERS: Final = 5
"""The most ways to play a card that are tried."""
TRUST: Final = 0.02
"""The weight of a state expected by the steady player beside the playouts, as a chance to win.

Its tables and the playouts err in different places.
"""

Answer = tuple[Reply, ...]


@dataclass(frozen=True)
class Plan(Option):
    """An answer, and the results of its playouts.

    Attributes:
        value: The chance of the seat to win, as evaluated some rounds after the play.
        error: The standard error of the value.
        playouts: The number of playouts; if it is 0, value and change say nothing.
    """

    error: float
    playouts: int


class PlanningJob:
    """A batch job that ranks the answers to the question of a view: its result are plans, the best first.

    All of it follows from the view, the seed and the budget, which counts playouts.
    """

    def __init__(self, view: View, seed: int | str, budget: int = BUDGET, most_ways: int = MOST_ANSWERS) -> None:
        """Prepare the answers: of the ways to play a card, the `most_ways` that the steady player values most.

        Raises:
            ValueError: If the view does not wait for a decision of its seat, or the budget is less than 1.
        """
        if budget < 1:
            raise ValueError(f"a budget of {budget!r} playouts is too small; expected 1 or more")
        question = decision_of(view)
        self.view, self.seed, self.budget = view, seed, budget
        ways = _ways(view, question, most_ways) if needs_lookahead(view, question) else [(_steadily(view), 0.0)]
        self.ways, self._expected = [way for way, _ in ways], [expected for _, expected in ways]
        self._racing = list(range(len(self.ways)))
        self._dropped: list[int] = []
        self._trials: list[list[Playout]] = [[] for _ in self.ways]
        self._rounds = ceil(log2(len(self.ways))) if len(self.ways) > 1 else 0
        self._round = 0
        self._worlds = 0
        self._pieces: list[Sequence[list[Playout]] | None] = []

    def round(self) -> Sequence[Task]:
        """Return the tasks of the next round."""
        self._close()
        if self._round == self._rounds:
            return ()
        self._round += 1
        ways = tuple([self.ways[number] for number in self._racing])
        worlds = max(1, self.budget // (self._rounds * len(ways)))
        seeds = [f"{self.seed} {self._worlds + n}" for n in range(worlds)]
        self._worlds += worlds
        size = max(1, PLAYOUTS_PER_TASK // len(ways))
        pieces = [
            Task(run_playouts, (self.view, ways, tuple(seeds[first : first + size])))
            for first in range(0, worlds, size)
        ]
        self._pieces = [None] * len(pieces)
        return pieces

    def take(self, number: int, result: Any) -> None:
        """Take the result of the task with this number."""
        self._pieces[number] = result

    def _close(self) -> None:
        """Count the results of the current round, in the order of its tasks, and drop the worse half."""
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
        """Return the share of the work that is done."""
        return self._round / self._rounds if self._rounds else 1.0

    @property
    def found(self) -> tuple[Plan, ...]:
        """Return the plans so far, the best first."""
        return tuple([make_plan(self.ways[way], self._trials[way]) for way in (*self._racing, *self._dropped)])


class PlannerPlayer:
    """A player that answers with the best plan, by so many playouts an answer.

    It remembers its planned use of a chosen card until it is asked for it.
    """

    def __init__(self, rng: Random, budget: int = BUDGET) -> None:
        self.rng, self.budget = rng, budget
        self._meant: Answer = ()

    def choose(self, view: View) -> Reply:
        """Return the reply to the question of `view`.

        Raises:
            ValueError: If the view does not wait for a decision of its seat.
        """
        question = decision_of(view)
        meant, self._meant = self._meant, ()
        if question.about == "use" and meant[:-1] == (view.card,):
            return meant[-1]
        self._meant = run_inline(PlanningJob(view, self.rng.getrandbits(32), self.budget))[0].replies
        return self._meant[0]


def _steadily(view: View) -> Answer:
    return (SteadyPlayer(Random(0)).choose(view),)


def _ways(view: View, question: Decision, most: int) -> list[tuple[Answer, float]]:
    """Return the answers, each with the steady player's value for it, as a chance to win.

    With cards of the hand these are each event, and each action with the card that is worth least; the use follows the
    card where there is a choice. Of these the `most` with the highest values are kept. Other questions have no values.
    """
    if question.why != "operations":
        return [((choice,), 0.0) for choice in question.choices]
    side = side_of(question.seat)
    evaluation = StateEvaluation(view, side)
    hand = [str(key) for key in question.choices if key in view.held_for(side).hand]
    events = {key: event_value(evaluation, key) for key in hand}
    least = min(hand, key=lambda key: events[key][0] * (1.0 if events[key][1] else LATER))
    plays = [(key, EVENT, events[key][0]) for key in hand if may_be_event(view, side, key)]
    plays += [(least, action, action_value(evaluation, action)) for action in actions(view, side)]
    plays.sort(key=lambda play: -play[2])
    ways: list[tuple[Answer, float]] = [
        ((key, use) if len(uses(view, side, key)) > 1 else (key,), TRUST * brings) for key, use, brings in plays[:most]
    ]
    return ways or [((least,), 0.0)]


def _mean(trials: list[Playout]) -> float:
    return sum([trial.value for trial in trials]) / len(trials)


def make_plan(way: Answer, trials: list[Playout]) -> Plan:
    """Summarize the playouts of an answer."""
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
