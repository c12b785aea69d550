"""Taking back where everything lies open: what computers answered since goes too, never what persons did."""

from __future__ import annotations

import pytest

from tests.companions.suffragetto.setting import GAME
from tests.core.night_watch import NightWatch
from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from vfw.core import Match, seeded
from vfw.panel.skins.capabilities import Secrets

AT_ONCE = {"kind": "manner", "shows_steps": False}


def opened(show: NewScreen, police: str) -> Screen:
    """The Suffragettes have moved, and the Police have answered."""
    screen = show(Match(GAME, players={"suffragettes": "person", "police": police}))
    screen.send(AT_ONCE)
    screen.pick("G6", "G7")
    if police == "person":
        screen.pick("G12", "G11")
    assert screen.match.position.turns == 2
    return screen


def test_the_answer_of_a_computer_is_taken_back_and_comes_again(show: NewScreen) -> None:
    screen = opened(show, "random")
    replies = screen.match.replies
    assert "Suffragette G6 – G7." in screen.html("prompt")
    screen.press("undo")
    assert screen.match.replies == ()
    assert "Choose a piece" in screen.html("prompt")
    screen.press("redo")
    assert screen.match.replies == replies


def test_so_it_is_in_a_game_that_was_kept(show: NewScreen) -> None:
    played = opened(show, "random").match
    screen = show(Match.load(played.save(), [GAME]))
    screen.press("undo")
    assert screen.match.replies == ("G6",)


def test_what_a_person_answered_stays_unless_they_agree(show: NewScreen) -> None:
    screen = opened(show, "person")
    assert "undo" not in screen.commands
    assert "ask all" in screen.commands


def test_a_die_stays_where_it_fell(show: NewScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Secrets, "has_none", True)
    screen = show(Match(NightWatch(), {"guards": 2}, chance=seeded(3), players={"north": "random", "east": "random"}))
    screen.send(AT_ONCE)
    while not any(isinstance(reply, tuple) for reply in screen.match.replies):
        screen.pick(screen.picks[0])
    replies = screen.match.replies
    screen.press("undo")
    assert screen.match.replies == replies
