"""What can be learned at a table: the game itself, a good answer, and the history behind it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.aftermath.comparison import Beside, RecordFace
from vfw.core.match import Match
from vfw.jobs.batch import BatchJob, Task
from vfw.panel.faces.ability import Ability
from vfw.panel.faces.coach import Lesson
from vfw.panel.faces.hint import HintFace
from vfw.panel.faces.remark import Objections
from vfw.panel.faces.standing import StandingFace


class Tutorial(Ability):
    """A tutorial in steps."""

    def lessons(self) -> Sequence[Lesson]:
        """The steps of the tutorial."""
        return ()

    def lesson_match(self, step: Any) -> Match[Any, Any]:
        """The game in which a step of the tutorial is played, from its beginning."""
        raise ValueError("this game has no tutorial")


class Advice(Ability):
    """Help with the question at hand.

    Attributes:
        counts_chances: whether how likely somebody is to win can be worked out at all.
    """

    counts_chances = True

    def odds(self, view: Any) -> str:
        """How likely what the dice can bring is, where dice are to fall or could fall again; "" elsewhere."""
        return ""

    def hinting(self, view: Any, seed: str) -> BatchJob[Sequence[HintFace]] | None:
        """The inquiry into good answers to the decision of the seat of `view`, the best first, from what that seat
        knows; None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def objections(self, view: Any, seed: str) -> BatchJob[Objections] | None:
        """The inquiry into what speaks against the answers to the decision of the seat of `view`, from what that seat
        knows; None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def chance(self, view: Any, seed: str) -> BatchJob[StandingFace] | None:
        """The inquiry into how likely the seat of `view` is to win, from what it knows; where it has none, into how the
        table stands. None where nobody can tell. All chance in it follows from `seed`."""
        return None

    def rehearsal(self, view: Any) -> Task | None:
        """A small piece of the work that inquiries into `view` ask for: whoever has done it does others at once. None
        where there are none."""
        return None

    def stands(self, view: Any) -> str:
        """What the seat of `view` lacks to win, and what that asks for; "" where its question has no bearing on it."""
        return ""


class History(Ability):
    """What really happened, beside what came of the game."""

    def record(self, match: Any) -> RecordFace:
        """Where the game left history; when it is over, also what those who played can talk about."""
        return RecordFace("", (), ())

    def beside(self, match: Any, since: int, until: int) -> Sequence[Beside]:
        """What came of the game from one position to another, by their numbers, each beside what came in history."""
        return ()
