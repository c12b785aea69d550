"""What speaks against an answer: how much worse it is than the best, and what it brings less.

The planner's values are means of trials: a difference counts where it is large, and larger than chance makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import hypot
from typing import Final

from vfw.core.questions import Reply
from vfw.votes.advice.chance_words import TENTHS, tenths_of
from vfw.votes.advice.hints import Hint, hint
from vfw.votes.advice.options import Change, Option
from vfw.votes.advice.planner import Plan, Planning
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import SUFFRAGIST, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.figures import Figures, Number

GUIDE_BUDGET: Final = 400
"""Playouts for the coach who looks on: less than a second on one core of the pure engine."""
ALL: Final = 99
"""How many ways are tried: what costs much is not among the best."""
MUCH: Final = 0.1
"""How much of the chance to win an answer must cost before anything is said."""
SURE: Final = 2.0
"""How many standard errors that must be more than nothing."""
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


def weighing(view: View, seed: str, budget: int = GUIDE_BUDGET) -> Planning:
    """The inquiry into the plans by which all answers to the question of `view` are weighed."""
    return Planning(view, seed, budget, most_ways=ALL)


class Weighed:
    """The answers to the question of `view`, weighed by these plans, the best first."""

    def __init__(self, view: View, plans: Sequence[Plan]) -> None:
        self._view, self._plans = view, [plan for plan in plans if plan.playouts]

    def goes_on(self, replies: Sequence[Reply]) -> bool:
        """Whether these replies are the beginning of an answer that has been weighed."""
        begun = tuple(replies)
        return any(plan.replies[: len(begun)] == begun and len(plan.replies) > len(begun) for plan in self._plans)

    def to(self, replies: Sequence[Reply]) -> Objection | None:
        """The objection to an answer, or to the beginning of one, however it goes on; None where there is none."""
        begun = tuple(replies)
        chosen = self._best_of(begun)
        if chosen is None:
            return None
        best = self._plans[0]
        loss = best.value - chosen.value
        if loss < MUCH or loss < SURE * hypot(best.error, chosen.error):
            return None
        figures = Figures()
        tenths = figures.digits("tenths lost", tenths_of(Fraction(loss)))
        why = _because(side_of(str(self._view.seat)), best, chosen, figures)
        cost = f"This costs about {tenths} in {figures.digits('in', TENTHS)} games{why}."
        # An action was weighed with another card.
        given_as = chosen.replies if self._is_of(chosen, begun) else (begun[0], *chosen.replies[1:])
        given = Option(given_as, chosen.value, chosen.change, chosen.claims)
        return Objection(hint(self._view, given), cost, hint(self._view, best), figures.noted)

    def _best_of(self, replies: tuple[Reply, ...]) -> Plan | None:
        """The best that can come of an answer; None where nobody knows. An action is weighed with the card that is
        worth least: with another it is no better."""
        use = replies[1:]
        known = [plan for plan in self._plans if self._is_of(plan, replies)]
        if self._is_of_cards and use != (EVENT,):
            actions = [plan for plan in self._plans if plan.replies[1:] not in ((), (EVENT,))]
            known += [plan for plan in actions if not use or plan.replies[1:] == use]
        return max(known, key=lambda plan: plan.value, default=None)

    @staticmethod
    def _is_of(plan: Plan, replies: tuple[Reply, ...]) -> bool:
        """Whether the plan begins with these replies."""
        return plan.replies[: len(replies)] == replies

    @property
    def _is_of_cards(self) -> bool:
        """Whether a card is chosen first and then its use."""
        return any(len(plan.replies) > 1 for plan in self._plans)


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
