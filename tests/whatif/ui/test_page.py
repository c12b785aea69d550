"""The page as a widget, without a browser: commands, painted regions, and announcements."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.whatif.questions import question
from tests.whatif.ui.manual_pool import ManualPool
from tests.whatif.ui.sample_counts import counts
from vfw.panel.errors import FAILED
from vfw.panel.runner import ErrorBoundary
from vfw.whatif.jobs import PLAYOUTS_PER_TASK
from vfw.whatif.question import serialize_question
from vfw.whatif.ui import session
from vfw.whatif.ui.dialogs import TABLES
from vfw.whatif.ui.downloads import BY_PLAYER, PICTURES
from vfw.whatif.ui.draft_editor import DraftEditor
from vfw.whatif.ui.page import REGIONS, WhatIf
from vfw.whatif.ui.session import WhatIfSession

QUESTION = question("Connecticut: no cubes", games=str(5 * PLAYOUTS_PER_TASK))


class Counted:
    by_player = {"random": counts(), "steady": counts()}  # noqa: RUF012


@pytest.fixture(autouse=True)
def precomputed_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "load_precomputed", lambda name: Counted)
    monkeypatch.setattr(ErrorBoundary, "raising", True)


class Visited:
    """A page, and the messages that were sent to it beside the regions."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.pool = ManualPool()
        self.what_if = WhatIf(pool=self.pool)
        self.sent: list[dict[str, Any]] = []
        monkeypatch.setattr(self.what_if.page, "send", lambda content, buffers=None: self.sent.append(content))

    def press(self, name: str, value: str = "", **fields: str) -> None:
        self.what_if.receive({"kind": "command", "name": name, "fields": {"value": value, **fields}})

    def shows(self, region: str) -> str:
        return self.what_if.page.html(region)

    @property
    def said(self) -> str:
        return self.what_if.page.said.partition("\n")[2]

    def ask_own(self) -> None:
        self.what_if.session.ask(QUESTION)
        self.press("close")


@pytest.fixture
def visited(monkeypatch: pytest.MonkeyPatch) -> Visited:
    return Visited(monkeypatch)


def test_the_page_opens_with_precomputed_counts(visited: Visited) -> None:
    assert "counted beforehand" in visited.shows("answer")
    assert "60 of 100 worlds instead of 40" in visited.shows("answer")
    empty = {region for region in REGIONS if not visited.shows(region)}
    assert empty <= {"notice", "sheet", "building", "inside"}, "these counts name no world to look into"


def test_a_run_fills_the_page_and_announces_start_and_end(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    assert visited.said == "Playing 40 worlds of each kind."
    visited.pool.work()
    assert "8 of 40 worlds" in visited.shows("running")
    assert visited.said == "Playing 40 worlds of each kind.", "not each picture is said"
    while visited.what_if.session.is_playing:
        visited.pool.work()
    assert visited.said.startswith("40 of 40 worlds are counted. In this model the Amendment is won in")


def test_a_run_is_stopped_resumed_and_extended(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.pool.work(2)
    visited.press("stop")
    assert visited.said.startswith("16 of 40 worlds are counted.")
    assert 'data-command="go on"' in visited.shows("running")
    visited.press("go on")
    while visited.what_if.session.is_playing:
        visited.pool.work()
    visited.press("more")
    assert "40 of 80 worlds" in visited.shows("running")


def test_closing_the_page_stops_its_run(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.what_if.close()
    assert visited.pool.is_idle


def test_a_failure_is_announced_and_painted(visited: Visited) -> None:
    visited.ask_own()
    visited.press("start")
    visited.pool.work()
    visited.pool.fail("No worker can be reached.")
    assert visited.said.startswith("No worker can be reached. 8 worlds are counted.")
    assert "No worker can be reached." in visited.shows("running")


def test_another_question_is_chosen_in_a_dialog(visited: Visited) -> None:
    visited.press("questions")
    assert "Which question?" in visited.shows("sheet")
    assert "Close" in visited.shows("sheet")
    visited.press("choose", "hawke-v-smith")
    assert visited.shows("sheet") == ""
    assert "Ohio" in visited.shows("question")


@pytest.mark.parametrize("name", [*TABLES, "bands"])
def test_every_picture_has_a_table(visited: Visited, name: str) -> None:
    pressed = [visited.shows(region) for region in REGIONS]
    assert any(f'data-command="table" data-value="{name}"' in html for html in pressed)
    visited.press("table", name)
    assert "<table>" in visited.shows("sheet")


@pytest.mark.parametrize("name", [*PICTURES, BY_PLAYER])
def test_every_picture_is_saved_as_svg_and_as_png(visited: Visited, name: str) -> None:
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


def test_an_unknown_command_is_reported_and_the_answer_stays(visited: Visited) -> None:
    with pytest.raises(ValueError, match="unknown command 'dance'; known here are questions, "):
        visited.what_if.guarded(lambda: visited.press("dance"))
    assert FAILED in visited.shows("notice")
    assert "60 of 100" in visited.shows("answer")
    visited.press("close")
    assert visited.shows("notice") == ""


def test_a_page_can_request_all_regions_again(visited: Visited, monkeypatch: pytest.MonkeyPatch) -> None:
    sent = list[str]()
    monkeypatch.setattr(visited.what_if.page, "send_state", sent.extend)
    visited.what_if.receive({"kind": "paint whole"})
    assert sent == [f"{region}_html" for region in REGIONS]


def test_the_current_question_is_announced_and_in_the_address(visited: Visited) -> None:
    assert visited.what_if.page.address == "", "a followed link stays as it is"
    visited.press("choose", "hawke-v-smith")
    asked = "What if Ohio’s voters could have undone its yes?"
    assert visited.said.startswith(f"{asked} In this model the Amendment is won in")
    assert visited.what_if.page.address == "?question=hawke-v-smith"
    visited.press("players", "random")
    assert visited.said.startswith("Players: random. In this model the Amendment is won in")
    visited.press("to the record")
    kept = visited.what_if.page.address
    assert kept.startswith("?asked=")
    again = DraftEditor(WhatIfSession(ManualPool(), lambda: None))
    again.follow(kept.removeprefix("?"))
    assert again.session.question == visited.what_if.session.question


def test_an_opened_file_is_announced(visited: Visited) -> None:
    text = serialize_question(QUESTION)
    visited.press("open file", text=text, size=str(len(text)))
    assert visited.said == f"{QUESTION.title} Nothing has been played yet."
