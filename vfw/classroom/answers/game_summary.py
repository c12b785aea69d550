"""Summarize the games of a step for the answer sheet."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from vfw.classroom.answers.templates import template
from vfw.classroom.lesson_game import Play
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.questions import Outcome
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes.rules.position import side_of
from vfw.votes.telling.characters import CHARACTERS

CARD_PLAYED, VOTE_CALLED = "played", "picked"
"""The events that tell of a key choice; both name a seat or its side."""
MOST_GAMES = 5
"""Finished games of a step that are kept: the last ones."""
MOST_LINES, LONGEST_LINE = 300, 500
"""The size of a list in a summary, and the characters of a line: more than any game has."""
NUMBER = re.compile("[1-9][0-9]{0,5}")
"""The number of a game, as a text: more games than anybody plays."""


@dataclass(frozen=True)
class GameSummary:
    """Summary of a game.

    Attributes:
        players: who played which side, in sentences.
        result: what came of it, a sentence or a few words each.
        choices: the cards that the pupil played and the votes that the pupil called, in their order.
    """

    players: str
    result: Sequence[str]
    choices: Sequence[str]


def games_html(play: Play, match: Match[Any, Any] | None, finished: Mapping[int, GameSummary]) -> str:
    """Return the games of a step as HTML; "" if the pupil chose nothing in any.

    Args:
        play: the game of the step.
        match: the running game; None if there is none. It counts if it is finished, or is the only one.
        finished: the finished games before it, by number.
    """
    games = finished if match is None else with_finished(play, match, finished)
    if not games and match and (summary := game_summary(play, match)):
        games = {1: summary}
    return template("game_summary").render(games=games) if games else ""


def with_finished(play: Play, match: Match[Any, Any], finished: Mapping[int, GameSummary]) -> Mapping[int, GameSummary]:
    """Return the last finished games of a step by number, this one among them if it is finished."""
    summary = game_summary(play, match) if play.is_over(match) else None
    if summary is None:
        return finished
    games = [*finished.items(), (max(finished, default=0) + 1, summary)]
    return dict(games[-MOST_GAMES:])


def read_games(kept: Any) -> dict[int, GameSummary]:
    """Return the finished games that a browser kept, without those that are no summaries: no answer is lost for one."""
    found = kept.items() if isinstance(kept, Mapping) else ()
    games = {int(number): game for number, held in found if NUMBER.fullmatch(number) and (game := _read_game(held))}
    return {number: games[number] for number in sorted(games)[-MOST_GAMES:]}


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
        DEFAULT_SKIN.game.say(event, people[0])
        for position in match.positions[first + 1 : last + 1]
        for event in position.news
        if event[0] in (CARD_PLAYED, VOTE_CALLED) and event[1] in names
    ]
    return GameSummary(" ".join(_player(match, seat) for seat in match.seats), _result(play, match, end), choices)


def _player(match: Match[Any, Any], seat: str) -> str:
    kind = match.players.get(seat, PERSON)
    character = CHARACTERS.get(kind)
    computer = f"The computer ({character.name})" if character else "The computer"
    return f"{'You' if kind == PERSON else computer} played the {DEFAULT_SKIN.seat_name(seat)}."


def _result(play: Play, match: Match[Any, Any], end: int | None) -> list[str]:
    if end is None:
        return ["You have not finished this game yet."]
    view = match.game.view(match.positions[end], None)
    if isinstance(view.pending, Outcome):
        face = DEFAULT_SKIN.ending(view)
        return [f"{face.headline}. {face.reason}"]
    compared = DEFAULT_SKIN.capabilities.history.beside(match, play.looks_from(match), end)
    return [f"{row.what}: {row.game}" for row in compared]


def _read_game(kept: Any) -> GameSummary | None:
    match kept:
        case {"players": str(players), "result": [*result], "choices": [*choices]}:
            lines = [
                [line[:LONGEST_LINE] for line in part[:MOST_LINES] if isinstance(line, str)]
                for part in (result, choices)
            ]
            return GameSummary(players[:LONGEST_LINE], *lines)
    return None
