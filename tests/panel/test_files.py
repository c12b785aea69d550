"""Games as files: saved, opened, created in one line of a notebook."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from vfw.core.match import DamagedSave, Match
from vfw.panel import Panel
from vfw.votes import VotesForWomen


def begun(**players: str) -> Match[Any, Any]:
    match = Match(VotesForWomen(), players=players)
    match.answer(match.legal()[0])
    return match


def downloads(screen: Screen) -> list[dict[str, Any]]:
    contents = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    return [content for content in contents if content["kind"] == "download"]


def test_a_panel_is_made_of_a_match_a_position_a_save_or_its_path(tmp_path: Path) -> None:
    match = begun()
    path = tmp_path / "game.json"
    path.write_text(match.save(), encoding="utf-8")
    for source in (match, match.position, match.save(), path):
        panel = Panel(source)
        assert panel.match
        assert panel.match.position == match.position


@pytest.mark.parametrize("wrong", [3, VotesForWomen, ["a"]])
def test_a_panel_of_something_else_says_what_is_expected(wrong: Any) -> None:
    with pytest.raises(TypeError, match="expected a game, a match, a position, the path of a save or its text"):
        Panel(wrong)


def test_a_panel_of_a_damaged_save_says_where() -> None:
    with pytest.raises(DamagedSave, match="it breaks off in line 1"):
        Panel("{")


def test_a_game_that_began_in_the_middle_can_be_played_and_says_why_it_cannot_be_saved(show: NewScreen) -> None:
    screen = show(begun().position, slot="play")
    screen.press("ready")
    screen.pick(screen.picks[0])
    assert "it began in the middle of a game" in screen.html("menu")
    screen.press("save")
    assert downloads(screen) == []
    assert screen.browser.stored == ""


def test_the_menu_saves_the_game_and_opens_it_again(show: NewScreen) -> None:
    screen = show()
    screen.begin()
    screen.press("save")
    (saved,) = downloads(screen)
    assert saved["name"] == "votes-for-women.json"
    assert saved["text"] == screen.match.save()
    other = show()
    other.send({"kind": "open", "save": saved["text"]})
    assert other.match == screen.match


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "or a scenario: it is empty."),
        ("\ufffdPNG\r\n\x1a\n", "or a scenario: it is no text: perhaps a picture or another kind of file."),
        ("Dear all,\n", "or a scenario: line 1 is not as the exhibit writes it, at &#39;Dear all,&#39;."),
        ('{"kind": "letter"}', "not a save of this exhibit"),
    ],
)
def test_a_file_without_a_game_is_reported_and_the_open_game_stays(screen: Screen, text: str, complaint: str) -> None:
    screen.begin()
    before, position = screen.browser.stored, screen.match.position
    screen.send({"kind": "open", "save": text})
    assert complaint in screen.html("prompt")
    assert screen.match.position is position
    assert screen.browser.stored == before


def test_file_contents_are_shown_as_text(screen: Screen) -> None:
    save = json.loads(begun().save())
    save["replies"][0][1] = "<img src=x>"

    def is_refused(region: str) -> None:
        screen.send({"kind": "open", "save": json.dumps(save)})
        assert "&#39;&lt;img src=x&gt;&#39; does not answer this" in screen.html(region)
        assert "<img" not in screen.state

    is_refused("cover")
    screen.begin()
    is_refused("prompt")
    screen.press("look back")
    is_refused("prompt")
    screen.press("play from here")
    is_refused("cover")


def test_a_too_large_file_is_reported_until_another_is_opened(screen: Screen) -> None:
    screen.send({"kind": "too large"})
    (alert,) = screen.names("cover", "alert")
    assert "it is too large to be a game." in alert
    screen.send({"kind": "open", "save": begun(suffragist="person", opposition="random").save()})
    assert "too large" not in screen.html("cover") + screen.html("prompt")


def test_a_file_can_be_opened_on_the_start_page_too(screen: Screen) -> None:
    screen.send({"kind": "open", "save": "{"})
    assert "That file cannot be opened" in screen.html("cover")
    screen.send({"kind": "open", "save": begun(suffragist="person", opposition="random").save()})
    assert screen.html("cover") == ""
    assert screen.picks


def test_a_new_game_asks_before_it_takes_the_place_of_the_kept_one(screen: Screen) -> None:
    screen.begin()
    kept = screen.match
    screen.press("start page")
    screen.begin(seed="other")
    assert screen.panel.match is None
    assert screen.commands == ["continue", "save", "begin anyway"]
    screen.press("save")
    assert downloads(screen)[-1]["text"] == kept.save()
    screen.press("begin anyway")
    assert screen.match.chance.header()["seed"] == "other"


def test_a_game_open_in_another_window_is_reported_and_no_click_is_lost(screen: Screen) -> None:
    screen.begin()
    question = screen.panel.question
    screen.send({"kind": "elsewhere"})
    assert "in another window" in screen.html("prompt")
    assert screen.panel.question == question
