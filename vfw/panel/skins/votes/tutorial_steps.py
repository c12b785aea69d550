"""The tutorial of Votes for Women."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import token_hex

from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.panel.skins.abilities.learning import Tutorial
from vfw.resources import read_each
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View
from vfw.votes.scenarios import tutorial


class VotesTutorial(Tutorial):
    """The steps that lessons/tutorial holds."""

    def lessons(self) -> Sequence[tutorial.TutorialLesson]:
        return [*read_each("tutorial", lambda _, text: tutorial.parse_lesson(text)).values()]

    def lesson_match(self, step: tutorial.TutorialLesson) -> Match[Position, View]:
        # Other dice each time, so that who tries again is not bound to fail again.
        return Match(VotesForWomen(), step.options, chance=seeded(token_hex(4)), players=step.players)
