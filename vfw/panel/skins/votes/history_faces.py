"""The part of the skin that knows history: the record beside a game, what to talk about, and what to read first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from vfw.aftermath.comparison import Beside, RecordFace
from vfw.aftermath.debrief import questions
from vfw.aftermath.part_of_game import beside
from vfw.aftermath.whole_game import record
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.history.notes import notes
from vfw.panel.skins.abilities.learning import History
from vfw.votes.archive.course import course
from vfw.votes.archive.occasions import ANY_GAME, occasions
from vfw.votes.rules.position import SUFFRAGIST, Position
from vfw.votes.rules.view import View


class VotesHistory(History):
    """The record of 1848 to 1920."""

    def record(self, match: Match[Position, View]) -> RecordFace:
        face = record(course(match.positions))
        if match.outcome is None:
            return face
        may_sit = [seat for seat in match.seats if seat == SUFFRAGIST or not match.position.oppobot]
        persons = [seat for seat in may_sit if match.players.get(seat, PERSON) == PERSON]
        rewarding_racism = [card for card, note in notes().items() if note.before]
        given = occasions(match.positions, persons, rewarding_racism)

        def words(name: str) -> Mapping[str, str] | None:
            return {} if name.startswith(ANY_GAME) else given.get(name)

        return replace(face, questions=questions(words))

    def beside(self, match: Match[Position, View], since: int, until: int) -> list[Beside]:
        return beside(match.positions[: until + 1], since)
