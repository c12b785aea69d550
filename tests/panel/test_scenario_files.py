"""Scenarios as files: any moment between rounds can be saved as one, and a file of one begins a game."""

from __future__ import annotations

from random import Random

from tests.panel.screen import Screen
from tests.panel.test_preferences import go_on
from tests.votes.scenario_texts import saying
from vfw.panel.skins.registry import load_match
from vfw.resources import lessons
from vfw.votes.rules.seats import SUFFRAGIST


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
    again = load_match(text)
    assert again.pending == before.pending
    assert (again.position.purple, again.position.red) == (before.purple, before.red)
    assert again.position.held_for(SUFFRAGIST).hand == before.held_for(SUFFRAGIST).hand


def test_a_scenario_cannot_be_saved_in_the_middle_of_a_card(screen: Screen) -> None:
    screen.begin()
    screen.pick("seneca-falls-convention")
    before = screen.match.position
    screen.press("save scenario")
    assert downloads(screen) == []
    assert "No scenario can begin here: it is in the middle of turn 1, round 1" in screen.html("prompt")
    assert screen.match.position is before


def test_a_file_with_a_scenario_begins_the_game_it_describes(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    screen.press("read")
    assert len(screen.match.position.ratified) == 35
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}


def test_a_damaged_scenario_is_reported_with_its_line(screen: Screen) -> None:
    text = lessons("scenarios")["1920-nashville"].replace("NC 2, CT 3", "NC 2, Conecticut 3")
    line = 1 + text[: text.index("Conecticut")].count("\n")
    screen.send({"kind": "open", "save": text})
    assert f"line {line}: “Conecticut” is no state; did you mean “Connecticut”?" in screen.html("cover")
    assert screen.panel.match is None


def test_the_introduction_of_a_scenario_can_be_read_again(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    for words in ("Nashville, August 1920", "Thirty-five states have said yes", "Win one of the five", "no die fell"):
        assert words in screen.html("cover")
    assert any(line.startswith("Sources. History of Woman Suffrage, vol. 5") for line in screen.read("cover")), (
        "titles, and no keys"
    )
    assert screen.html("hand") == "", "nothing of the game is seen yet"
    before = screen.match.position
    screen.pick("miss-febb-wins-the-last-vote")
    assert screen.match.position is before, "nor can it be played"
    screen.press("read")
    assert screen.html("cover") == ""
    assert any("[scenario]" in line for line in screen.read("menu"))
    screen.send({"kind": "sheet", "about": "scenario"})
    sheets = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    assert "Thirty-five states have said yes" in sheets[-1]["html"]


def test_back_leads_from_a_scenario_to_the_form_that_it_was_chosen_in(screen: Screen) -> None:
    screen.begin(scenario="1920-nashville")
    assert "Thirty-five states have said yes" in screen.html("cover")
    screen.press("start page")
    assert 'data-leaf="choose"' in screen.html("cover")
    screen.press("front")
    screen.press("continue")
    screen.press("read")
    screen.press("start page")
    assert 'data-leaf="front"' in screen.html("cover"), "a game that was begun is left"


def test_a_scenario_that_has_begun_is_not_introduced_again(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    screen.press("read")
    go_on(screen, Random(1))
    screen.press("start page")
    screen.press("continue")
    assert screen.html("cover") == ""


def test_the_start_page_warns_if_cards_may_run_out(screen: Screen) -> None:
    screen.send({"kind": "open", "save": saying("begins: turn 5", "opposition deck: Late + Middle, shuffled")})
    assert "Cards may run out." in screen.html("cover")
    assert "The Suffragists have 17 cards for twelve rounds, and events can take 10 more." in screen.html("cover")


def test_there_is_no_warning_if_the_cards_suffice(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1919-to-the-states"]})
    assert "What this game leaves out." in screen.html("cover")
    assert "Cards may run out." not in screen.html("cover")


def test_a_good_file_after_a_bad_one_has_no_notice(screen: Screen) -> None:
    screen.begin()
    screen.send({"kind": "open", "save": "no game"})
    assert "cannot be opened" in screen.html("prompt")
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    assert "cannot be opened" not in screen.html("cover")
