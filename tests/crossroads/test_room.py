"""The room as a widget, without a browser: what is pressed, what is painted of it, and what is said."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.crossroads.counting import counts
from tests.crossroads.held_pool import HeldPool
from tests.whatif.asking import question
from vfw.crossroads import asking_room
from vfw.crossroads.asking_room import AskingRoom
from vfw.crossroads.building.workshop import Workshop
from vfw.crossroads.regions.room_sheets import TABLES
from vfw.crossroads.room import REGIONS, WhatIf
from vfw.crossroads.saving import BY_PLAYER, DRAWN
from vfw.panel.rendering.error_boundary import FAILED, Guarded
from vfw.whatif.inquiring import OF_A_PIECE
from vfw.whatif.sharing.question_text import text_of

QUESTION = question("Connecticut: no cubes", games=str(5 * OF_A_PIECE))


class Counted:
    by_player = {"random": counts(), "steady": counts()}  # noqa: RUF012


@pytest.fixture(autouse=True)
def counted_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking_room, "ready", lambda name: Counted)
    monkeypatch.setattr(Guarded, "raising", True)


class Visited:
    """A room, and what was sent to its page beside the regions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pool = HeldPool()
        self.room = WhatIf(pool=self.pool)
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(self.room.page, "send", lambda content, buffers=None: self.sent.append(content))

    def press(self, name: str, value: str = "", **fields: str) -> None:
        self.room.receive({"kind": "command", "name": name, "fields": {"value": value, **fields}})

    def shows(self, region: str) -> str:
        return self.room.page.html(region)

    @property
    def said(self) -> str:
        return self.room.page.said.partition("\n")[2]

    def ask_own(self) -> None:
        self.room.room.ask(QUESTION)
        self.press("close")


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch) -> Visited:
    return Visited(monkeypatch)


def test_it_opens_with_what_was_counted_beforehand(visited: Visited) -> None:
    assert "counted beforehand" in visited.shows("answer")
    assert "60 of 100 worlds instead of 40" in visited.shows("answer")
    empty = {region for region in REGIONS if not visited.shows(region)}
    assert empty <= {"notice", "sheet", "building", "inside"}, "these counts name no world to look into"


def test_a_run_fills_the_page_and_says_when_it_begins_and_ends(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    assert visited.said == "Playing 40 worlds of each kind."
    visited.pool.work()
    assert "8 of 40 worlds" in visited.shows("running")
    assert visited.said == "Playing 40 worlds of each kind.", "not each picture is said"
    while visited.room.room.is_playing:
        visited.pool.work()
    assert visited.said.startswith("40 of 40 worlds are counted. In this model the Amendment is won in")


def test_it_is_stopped_gone_on_with_and_made_longer(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.pool.work(2)
    visited.press("stop")
    assert visited.said.startswith("16 of 40 worlds are counted.")
    assert 'data-command="go on"' in visited.shows("running")
    visited.press("go on")
    while visited.room.room.is_playing:
        visited.pool.work()
    visited.press("more")
    assert "40 of 80 worlds" in visited.shows("running")


def test_a_page_that_leaves_stops_its_run(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.room.close()
    assert visited.pool.is_idle


def test_a_failure_is_said_and_painted(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.pool.work()
    visited.pool.fail("Nobody can be reached.")
    assert visited.said.startswith("Nobody can be reached. 8 worlds are counted.")
    assert "Nobody can be reached." in visited.shows("running")


def test_another_question_is_chosen_from_a_sheet(visited: Visited) -> None:
    visited.press("questions")
    assert "Which question?" in visited.shows("sheet")
    visited.press("choose", "hawke-v-smith")
    assert visited.shows("sheet") == ""
    assert "Ohio" in visited.shows("question")


@pytest.mark.parametrize("name", [*TABLES, "bands"])
def test_every_picture_has_a_table(visited: Visited, name: str) -> None:
    pressed = [visited.shows(region) for region in REGIONS]
    assert any(f'data-command="table" data-value="{name}"' in html for html in pressed)
    visited.press("table", name)
    assert "<table>" in visited.shows("sheet")


@pytest.mark.parametrize("name", [*DRAWN, BY_PLAYER])
def test_every_picture_is_saved_as_a_drawing_and_as_pixels(visited: Visited, name: str) -> None:
    visited.press("save")
    assert f'data-command="save png" data-value="{name}"' in visited.shows("sheet")
    visited.press("save svg", name)
    visited.press("save png", name)
    drawing, pixels = visited.sent[-2:]
    assert (drawing["kind"], pixels["kind"]) == ("download", "picture")
    assert drawing["name"] == f"what-if-{name}.svg"
    assert drawing["text"].startswith("<svg")
    assert re.search(r"1,000 worlds of each kind|steady 1,000", drawing["text"])


def test_figures_are_saved_as_a_table(visited: Visited) -> None:
    visited.press("save figures")
    assert visited.sent[-1]["text"].startswith("figure,of,world")


def test_what_is_no_command_is_told_and_what_stands_there_stays(visited: Visited) -> None:
    with pytest.raises(ValueError, match="unknown command 'dance'; known here are questions, "):
        visited.room.guarded(lambda: visited.press("dance"))
    assert FAILED in visited.shows("notice")
    assert "60 of 100" in visited.shows("answer")
    visited.press("close")
    assert visited.shows("notice") == ""


def test_a_page_that_has_lost_what_was_painted_gets_all_of_it(
    visited: Visited, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = list[str]()
    monkeypatch.setattr(visited.room.page, "send_state", sent.extend)
    visited.room.receive({"kind": "paint whole"})
    assert sent == [f"{region}_html" for region in REGIONS]


def test_what_is_asked_now_is_said_and_stands_in_the_address(visited: Visited) -> None:
    assert visited.room.page.address == "", "what somebody followed stays as it is"
    visited.press("choose", "hawke-v-smith")
    asked = "What if Ohio’s voters could have undone its yes?"
    assert visited.said.startswith(f"{asked} In this model the Amendment is won in")
    assert visited.room.page.address == "?question=hawke-v-smith"
    visited.press("players", "random")
    assert visited.said.startswith("Players: random. In this model the Amendment is won in")
    visited.press("to the record")
    kept = visited.room.page.address
    assert kept.startswith("?asked=")
    again = Workshop(AskingRoom(HeldPool(), lambda: None))
    again.follow(kept.removeprefix("?"))
    assert again.room.question == visited.room.room.question


def test_a_file_that_is_opened_is_said(visited: Visited) -> None:
    text = text_of(QUESTION)
    visited.press("open file", text=text, size=str(len(text)))
    assert visited.said == f"{QUESTION.title} Nothing has been played yet."
