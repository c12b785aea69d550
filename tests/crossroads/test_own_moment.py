"""A moment of a visitor's own game, as the room reads it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.crossroads.own_games import own_game, own_moment
from vfw.crossroads.building.in_the_making import Building
from vfw.crossroads.building.line_of_time import start_of
from vfw.crossroads.own_moment import NoMoment, scenario_in
from vfw.panel.rendering.saved_games import build_moment_message
from vfw.panel.skins.registry import FIRST
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.view import View
from vfw.votes.scenarios.scenario import read
from vfw.votes.seating import TABLES
from vfw.whatif.question import GAME_BELOW
from vfw.whatif.question import read as read_question
from vfw.whatif.sharing.question_text import text_of

RULES = VotesForWomen()


def kept(**otherwise: object) -> str:
    match = own_game()
    number = next(n for n, position in enumerate(match.positions) if position.turn == 4 and can_begin(position))
    return json.dumps({**json.loads(build_moment_message(match, number, FIRST)["text"]), **otherwise})


def can_begin(position: Position) -> bool:
    return not FIRST.abilities.scenarios.why_not_laid_open(position)


def test_it_is_the_moment_that_the_panel_had_kept() -> None:
    assert read(scenario_in(kept())).title.startswith("Your game, turn 4, ")


@pytest.mark.parametrize("at", TABLES)
@pytest.mark.parametrize("turn", [1, 2, 5, 6])
def test_what_lay_open_lies_there_again(turn: int, at: str) -> None:
    position = next(one for one in own_game(at).positions if one.turn == turn and can_begin(one))
    begun = RULES.start({"scenario": own_moment(turn, at)})
    there, here = (lying(RULES.view(one, None)) for one in (begun, position))
    assert there == here


def lying(view: View) -> dict[str, Any]:
    """What lies on the table, but for the dice that fell last."""
    fields = {name: getattr(view, name) for name in view._fields if name not in ("news", "rolled")}
    return {**fields, "removed": {*view.removed}}


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "No moment of your game has come along"),
        ("{", "damaged"),
        ("[]", "expected an object"),
        ('{"kind": "saved game"}', "no moment of a game"),
        (kept(game="suffragetto"), "'suffragetto'"),
        (kept(rules="0.1"), "by rules '0.1'"),
        (kept(scenario="---\ntitle: x\n---\n"), "damaged"),
        (kept(scenario=3), "expected an object"),
    ],
)
def test_what_is_wrong_is_named(text: str, says: str) -> None:
    with pytest.raises(NoMoment, match=says):
        scenario_in(text)


def test_a_question_from_there_says_from_which_moment_of_the_game() -> None:
    asked = Building(start_of(GAME_BELOW, own_moment(4))).changed("two rounds more").question
    assert asked.date == "turn 4, strategy phase of your game"
    assert asked.title.startswith("What if, after turn 4, strategy phase of your game, ")
    assert asked.as_changed.is_a_game
    again = read_question(text_of(asked), {})
    assert (again.title, again.date, again.as_changed.is_a_game) == (asked.title, asked.date, True)
