"""What speaks against an answer: how much worse it is than the best, and what it brings less.

Both were tried in the same imagined worlds: a difference counts where it is large, and larger than chance makes it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from vfw.core.questions import Reply
from vfw.votes.coach.chance_words import TENTHS, tenths_of
from vfw.votes.coach.hints import Hint, hint
from vfw.votes.coach.ranking import Compared
from vfw.votes.players.options import Change, Option
from vfw.votes.players.planner import Plan
from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import SUFFRAGIST, Side, side_of
from vfw.votes.rules.view import View
from vfw.votes.telling.figures import Figures, Number

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


class Weighed:
    """The answers to the question of `view`, weighed by these ways, the best first."""

    def __init__(self, view: View, ways: Sequence[Compared]) -> None:
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
        tenths = figures.digits("tenths lost", tenths_of(Fraction(way.behind)))
        why = _because(side_of(str(self._view.seat)), best, chosen, figures)
        cost = f"This costs about {tenths} in {figures.digits('in', TENTHS)} games{why}."
        # An action was weighed with another card.
        given_as = chosen.replies if _is_of(way, begun) else (begun[0], *chosen.replies[1:])
        given = Option(given_as, chosen.value, chosen.change, chosen.claims)
        return Objection(hint(self._view, given), cost, hint(self._view, best), figures.noted)

    def _best_of(self, replies: tuple[Reply, ...]) -> Compared | None:
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


def _is_of(way: Compared, replies: tuple[Reply, ...]) -> bool:
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
