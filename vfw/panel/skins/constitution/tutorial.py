"""The tutorial: to lead and follow, to take a trick, and to count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vfw.companions.constitution.deals import AGREED
from vfw.companions.constitution.game import Constitution
from vfw.companions.constitution.position import PAIRS
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.position import Event
from vfw.core.questions import Pending
from vfw.panel.skins.capabilities import RANDOM, Tutorial

LEARNER = "south"


@dataclass(frozen=True)
class Step:
    """A step that lasts some tricks.

    Attributes:
        title: its title.
        goal: its goal.
        seed: the seed of its deal.
        tricks: the number of tricks to play.
        words: the texts, one after each trick.
        end: the last text.
    """

    title: str
    goal: str
    seed: int
    tricks: int
    words: tuple[str, ...]
    end: str

    def said(self, pending: Pending, events: Sequence[Event], *, at_first: bool) -> str:
        """See `Lesson.said`."""
        if self.done(pending, events):
            return ""
        return self.words[min(_tricks_taken(events), len(self.words) - 1)]

    def done(self, pending: Pending, events: Sequence[Event]) -> str:
        """See `Lesson.done`."""
        return self.end if _tricks_taken(events) >= self.tricks else ""


def _tricks_taken(events: Sequence[Event]) -> int:
    return sum(event[0] == "taken" for event in events)


STEPS = (
    Step(
        "Lead and follow",
        "Three tricks: who leads what, and who must double.",
        6,
        3,
        (
            "You and North are the **Democrats**. A lead is the lowest State of a party. A player who can must then "
            "play exactly **double** its votes. Cards that you may play stand higher, with a green edge, and say what "
            "they would do. Choose one.",
            "Four cards made a **trick**. If no card doubles it and no Honor comes, the lead keeps it. A **gold star** "
            "counts double: 3 stars are 6 votes.",
            "If you can neither match nor double, you may *throw off* your highest State of the other party. Do it "
            "when your partner has the trick: its votes go with it.",
        ),
        "Three tricks are played. The log says what each card did, and why.",
    ),
    Step(
        "Honors",
        "Four tricks: take one with an Honor, or refuse to vote.",
        9,
        4,
        (
            "An **Honor** with a vote outranks all States. Only one may be played to a trick, so save yours for "
            "tricks that hold many votes. The *First Flag* and the *First White House* refuse to vote: they keep your "
            "good cards in the hand.",
            "Whose trick is it now? The card with the gold frame has it, and the rule is below.",
            "A **Thirteen** or a **President** draws the great States: a player with thirteen stars or more must play "
            "them.",
        ),
        "Honors decide most tricks. Fifteen make a deal.",
    ),
    Step(
        "Count the votes",
        "The whole first deal, in which the citizens vote.",
        12,
        15,
        (
            "Now the whole first deal. The bar below the table shows the votes of both parties; the line in it is half "
            "of all. Your partner’s tricks count for you.",
            "Watch what falls: a State that has been played can no longer double another.",
            "In a game of your own you can ask for a *hint*. It counts how the deal ends in many ways the cards could "
            "lie.",
        ),
        "The first deal is counted. In the second, States with gold stars count single, as electors do.",
    ),
)


class ConstitutionTutorial(Tutorial):
    """Three steps, each in a deal of its own."""

    def lessons(self) -> Sequence[Step]:
        """See `Tutorial.lessons`."""
        return STEPS

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """See `Tutorial.lesson_match`."""
        players = {seat: RANDOM for pair in PAIRS for seat in pair} | {LEARNER: PERSON}
        return Match(Constitution(), {"partners": AGREED}, chance=seeded(step.seed), players=players)
