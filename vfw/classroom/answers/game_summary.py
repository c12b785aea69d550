"""Summarize the game of a step for the answer sheet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vfw.classroom.answers.templates import template
from vfw.classroom.lesson_game import Play
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.questions import Outcome
from vfw.panel.skins.registry import FIRST
from vfw.votes.rules.position import side_of
from vfw.votes.telling.characters import CHARACTERS

CARD_PLAYED, VOTE_CALLED = "played", "picked"
"""The events that tell of a key choice; both name a seat or its side."""


@dataclass(frozen=True)
class GameSummary:
    """Summary of a game.

    Attributes:
        players: who played which side.
        result: what came of it, a sentence or a few words each.
        choices: the cards that the pupil played and the votes that the pupil called, in their order.
    """

    players: Sequence[str]
    result: Sequence[str]
    choices: Sequence[str]

    def html(self) -> str:
        """Return the summary as HTML."""
        return template("game_summary").render(summary=self)


def game_summary(play: Play, match: Match[Any, Any]) -> GameSummary | None:
    """Return how a game went, as far as its step asks for it; None if the pupil chose nothing in it."""
    end = play.end(match)
    first = play.first_choice(match)
    last = len(match.replies) if end is None else end
    if first is None or last <= first:
        return None
    people = [seat for seat in match.seats if match.players.get(seat, PERSON) == PERSON]
    names = {*people, *(side_of(seat) for seat in people)}
    choices = [
        FIRST.game.say(event, people[0])
        for position in match.positions[first + 1 : last + 1]
        for event in position.news
        if event[0] in (CARD_PLAYED, VOTE_CALLED) and event[1] in names
    ]
    return GameSummary([_player(match, seat) for seat in match.seats], _result(play, match, end), choices)


def _player(match: Match[Any, Any], seat: str) -> str:
    kind = match.players.get(seat, PERSON)
    name = FIRST.seat_name(seat)
    if kind == PERSON:
        return f"{name}: you"
    character = CHARACTERS.get(kind)
    return f"{name}: the computer{f' ({character.name})' if character else ''}"


def _result(play: Play, match: Match[Any, Any], end: int | None) -> list[str]:
    if end is None:
        return ["The game was not played as far as the step asks."]
    view = match.game.view(match.positions[end], None)
    if isinstance(view.pending, Outcome):
        face = FIRST.ending(view)
        return [f"{face.headline}. {face.reason}"]
    compared = FIRST.abilities.history.beside(match, play.looks_from(match), end)
    return [f"{row.what}: {row.game}" for row in compared]
