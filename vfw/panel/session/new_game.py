"""New games: what can be chosen before one, and the match that the answers describe."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.panel.session.screen import PlayerNames
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.new_game import NewGameOptions, Option, StartPreset, name_field_key

QUERY_VARIABLE = "QUERY_STRING"
"""The environment variable in which Voila passes the query of the address to the kernel."""
SCENARIO_PARAMETER = "scenario"
"""The question that the address can answer, and the parameter's name."""


@dataclass(frozen=True)
class RequestedGame:
    """A game that the address requests: its name and its start."""

    title: str
    way: StartPreset


def find_requested_game(begins: NewGameOptions, query: str) -> RequestedGame | None:
    """Return the game that `query` requests, with default answers otherwise; None for no game or an unknown one."""
    wanted = parse_qs(query).get(SCENARIO_PARAMETER, [""])[-1]
    options = [
        option for question in begins.questions if question.name == SCENARIO_PARAMETER for option in question.options
    ]
    found = next((option for option in options if option.value == wanted and not option.problem), None)
    return RequestedGame(found.label, StartPreset(found.note, _answers(begins, found))) if found else None


def _answers(begins: NewGameOptions, option: Option) -> dict[str, str]:
    usual = {question.name: question.usual[0] for question in begins.questions if question.usual}
    return {**usual, **option.proposes, SCENARIO_PARAMETER: option.value}


FRONT, LEARN, CHOOSE, REPLACE = "front", "learn", "choose", "replace"
START_VIEWS = (FRONT, LEARN, CHOOSE)
"""The views of the start page that a command of the same name opens."""


def new_game_options(skin: Skin) -> NewGameOptions:
    """Return the ways to begin a game of this skin."""
    seats = skin.game.start(skin.capabilities.game_setup.usual).seats
    return skin.capabilities.game_setup.new_game({seat: skin.seat_name(seat) for seat in seats})


def create_match(skin: Skin, answers: Mapping[str, str]) -> Match[Any, Any]:
    """Create the match for these answers.

    Missing or unknown answers get their defaults. Without a seed every match differs.
    """
    options = skin.capabilities.game_setup.options(answers)
    kinds = skin.capabilities.seating.kinds(options, skin.game.start(options).seats).items()
    seats = {seat: answers[seat] if answers.get(seat) in who else next(iter(who)) for seat, who in kinds}
    seed = answers.get("seed", "").strip() or secrets.token_hex(4)
    chance: Chance = physical(seeded(seed)) if answers.get("dice") == "table" else seeded(seed)
    match = Match(skin.game, options, chance=chance, players=seats)
    persons = [seat for seat, kind in seats.items() if kind == PERSON]
    PlayerNames(match, skin, persons).keep({seat: answers.get(name_field_key(seat), "") for seat in persons})
    return match
