"""An error in a handler is shown in the panel, and raised under test."""

import re
from html import escape

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.panel.screen import Screen, arrive
from vfw.panel import Panel
from vfw.panel.errors import FAILED
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.panel.web.page import REGIONS
from vfw.resources import lessons

HOSTILE = "<img src=x onerror=alert(1)>"
TECHNICAL = re.compile("Error|the press is broken|\\.py")
"""Words of a traceback, which a page must not show."""


def fail(*_: object) -> None:
    raise RuntimeError("the press is broken")


def is_told_plainly(html: str) -> bool:
    return FAILED in html and not TECHNICAL.search(html)


def test_an_error_in_a_handler_is_shown_and_raised_under_test(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
    screen.begin()
    with monkeypatch.context() as broken:
        broken.setattr("vfw.panel.session.table.GameTable.answer", fail)
        with pytest.raises(RuntimeError, match="the press is broken"):
            screen.pick(screen.picks[0])
    assert is_told_plainly(screen.html("prompt"))
    assert [FAILED in alert.name for alert in screen.find("prompt", "alert")] == [True]
    screen.pick(screen.picks[0])
    assert screen.find("prompt", "alert") == []


def test_in_the_exhibit_an_error_is_shown_and_the_panel_keeps_working(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    screen.begin()
    monkeypatch.setattr(Panel, "raising", False)
    with monkeypatch.context() as broken:
        broken.setattr("vfw.panel.session.table.GameTable.answer", fail)
        screen.pick(screen.picks[0])
    assert is_told_plainly(screen.html("prompt"))
    (line,) = caplog.messages
    assert re.fullmatch(r"Something went wrong on a page \(RuntimeError at test_errors\.py:\d+\)", line)


def test_an_error_on_the_map_reaches_the_same_error_boundary(show: NewScreen, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = choosing_a_card(show, campaigners="purple West, yellow South")
    screen.pick(CARD, "campaign")
    monkeypatch.setattr("vfw.panel.session.table.GameTable.answer", fail)
    with pytest.raises(RuntimeError):
        screen.press_map("South")
    assert is_told_plainly(screen.html("prompt"))


def test_a_table_that_cannot_be_painted_says_so_and_offers_a_way_out(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen.begin()
    monkeypatch.setattr(Panel, "raising", False)
    with monkeypatch.context() as broken:
        broken.setattr(VotesSkin, "prompt", fail)
        screen.pick(screen.picks[0])
    assert "The table cannot be shown." in screen.html("cover")
    assert not TECHNICAL.search(screen.html("cover"))
    assert screen.commands == ["undo", "start page"]
    screen.press("undo")
    assert screen.html("cover") == ""
    assert screen.picks


def test_text_from_outside_becomes_no_html(screen: Screen) -> None:
    with pytest.raises(ValueError, match="no message"):
        screen.send({"kind": "<script>alert(1)</script>"})
    assert "<script>" not in screen.html("cover")
    screen.begin(seed='"><script>alert(1)</script>')
    assert "<script>" not in screen.state


def test_a_scenario_that_a_visitor_opens_becomes_no_html(screen: Screen) -> None:
    text = lessons("scenarios")["1920-nashville"]
    hostile = re.sub("^(title|goal): .*", rf"\g<0> {HOSTILE}", text, flags=re.MULTILINE) + f" {HOSTILE}"
    screen.send({"kind": "open", "save": hostile})
    covered = screen.html("cover")
    screen.press("read")
    shown = covered + "".join(screen.html(region) for region in REGIONS)
    assert escape(HOSTILE) in shown
    assert HOSTILE not in shown


def test_a_page_that_lost_its_state_gets_everything_again(screen: Screen) -> None:
    screen.begin()
    screen.sent.clear()
    screen.send({"kind": "paint whole"})
    sent = [widget for widget, message in screen.sent if message["method"] == "update"]
    assert {screen.panel.page, screen.overlay} <= set(sent)
    (page,) = [message["state"] for widget, message in screen.sent if widget is screen.panel.page][-1:]
    assert set(page) == {f"{region}_html" for region in REGIONS}


def test_a_ping_is_answered_with_the_number_of_the_question(screen: Screen) -> None:
    screen.sent.clear()
    arrive(screen.panel.page, {"kind": "ping"})
    assert screen.sent == [
        (screen.panel.page, {"method": "custom", "content": {"kind": "pong", "question": screen.panel.question}})
    ]
