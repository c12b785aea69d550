"""The part of the skin that knows history: the record beside a game, what to talk about, and what to read first."""

from __future__ import annotations

from dataclasses import replace

from vfw.aftermath.comparison import Beside, RecordFace
from vfw.aftermath.debrief import talk_after
from vfw.aftermath.part_of_game import beside
from vfw.aftermath.whole_game import record
from vfw.core.match import Match
from vfw.panel.skins.abilities.learning import History
from vfw.votes.records.event_queries import build_timeline
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View

COMES_LATER = "Come back when Congress has sent the Amendment, or when a state has voted."


class VotesHistory(History):
    """The record of 1848 to 1920."""

    def record(self, match: Match[Position, View]) -> RecordFace:
        face = record(build_timeline(match.positions))
        return replace(face, questions=talk_after(match), comes_later=COMES_LATER)

    def beside(self, match: Match[Position, View], since: int, until: int) -> list[Beside]:
        return beside(match.positions[: until + 1], since)
