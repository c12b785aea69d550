"""Scenarios as files: any moment between rounds can be saved as one, and a file of one begins a game."""

from __future__ import annotations

from random import Random

from tests.panel.screen import Screen
from tests.panel.test_manner import go_on
from vfw.panel.skins import opened
from vfw.resources import lessons


def downloads(screen: Screen) -> list[str]:
    told = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    return [message["text"] for message in told if message["kind"] == "download"]


def test_a_moment_between_rounds_is_saved_and_begins_again_as_it_was(screen: Screen) -> None:
    screen.begin(opposition="person")
    rng = Random(1)
    while screen.match.position.round < 3:
        go_on(screen, rng)
    if "ready" in screen.commands:
        screen.press("ready")
    before = screen.match.position
    screen.press("save scenario")
    (text,) = downloads(screen)
    again = opened(text)
    assert again.pending == before.pending
    assert (again.position.purple, again.position.red) == (before.purple, before.red)
    assert again.position.suffragist.hand == before.suffragist.hand


def test_in_the_middle_of_a_card_it_says_why_not_and_nothing_is_lost(screen: Screen) -> None:
    screen.begin()
    screen.pick("seneca-falls-convention")
    before = screen.match.position
    screen.press("save scenario")
    assert downloads(screen) == []
    assert "No scenario can begin here: it is in the middle of turn 1, round 1" in screen.html("prompt")
    assert screen.match.position is before


def test_a_file_with_a_scenario_begins_the_game_it_describes(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    assert len(screen.match.position.ratified) == 35
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}


def test_a_scenario_that_cannot_be_read_is_told_with_its_line(screen: Screen) -> None:
    text = lessons("scenarios")["1920-nashville"].replace("NC 2, CT 3", "NC 2, Conecticut 3")
    line = 1 + text[: text.index("Conecticut")].count("\n")
    screen.send({"kind": "open", "save": text})
    assert f"line {line}: “Conecticut” is no state; did you mean “Connecticut”?" in screen.html("cover")
    assert screen.panel.match is None
