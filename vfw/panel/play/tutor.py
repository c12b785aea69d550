"""The tutorial, step by step, and how far the visitor has come in it. The browser remembers that."""

from __future__ import annotations

from vfw.panel.play.sitting import Sitting
from vfw.panel.skins.protocol import Skin
from vfw.panel.view_models.advice import TutorialStep


class Tutor:
    """Leads through the tutorial.

    Attributes:
        learned: how many steps the visitor has done.
    """

    def __init__(self) -> None:
        self.learned = 0

    def remember(self, learned: str) -> None:
        """So far had the visitor come, as their browser says, which may say anything."""
        self.learned = int(learned) if learned.isdecimal() else 0

    def coach(self, skin: Skin, number: int) -> TutorialStep | None:
        """Who leads through the step of that number; None where there is none, as behind the last."""
        lessons = skin.abilities.tutorial.lessons()
        return TutorialStep(lessons[number - 1], number, len(lessons)) if 1 <= number <= len(lessons) else None

    def has_new(self, sitting: Sitting) -> bool:
        """Whether one has just come further than ever."""
        coach = sitting.coach
        if not coach or coach.number <= self.learned or not coach.done(sitting.match):
            return False
        self.learned = coach.number
        return True
