"""Undo without hidden cards: it includes the answers of computers, never those of persons."""

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


def test_the_answer_of_a_computer_is_undone_and_repeated(show: NewScreen) -> None:
    screen = opened(show, "random")
    replies = screen.match.replies
    assert "Suffragette G6 – G7." in screen.html("prompt")
    screen.press("undo")
    assert screen.match.replies == ()
    assert "Choose a piece" in screen.html("prompt")
    screen.press("redo")
    assert screen.match.replies == replies


def test_the_answer_of_a_computer_is_undone_in_a_saved_game(show: NewScreen) -> None:
    played = opened(show, "random").match
    screen = show(Match.load(played.save(), [GAME]))
    screen.press("undo")
    assert screen.match.replies == ("G6",)


def test_the_answer_of_a_person_stays_unless_they_agree(show: NewScreen) -> None:
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
