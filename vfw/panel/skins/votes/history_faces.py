"""The part of the skin that knows history: the record beside a game, what to talk about, and what to read first."""

from __future__ import annotations

from dataclasses import replace

from vfw.core.match import Match
from vfw.debrief.comparison import ComparedOutcome, RecordModel
from vfw.debrief.questions import questions_after
from vfw.debrief.record import compare_game, compare_part
from vfw.panel.skins.abilities.learning import History
from vfw.votes.archive.course import course
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View

COMES_LATER = "Come back when Congress has sent the Amendment, or when a state has voted."


class VotesHistory(History):
    """The record of 1848 to 1920."""

    def record(self, match: Match[Position, View]) -> RecordModel:
        face = compare_game(course(match.positions))
        return replace(face, questions=questions_after(match), comes_later=COMES_LATER)

    def beside(self, match: Match[Position, View], since: int, until: int) -> list[ComparedOutcome]:
        return compare_part(match.positions[: until + 1], since)
