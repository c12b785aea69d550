"""The clock beside a table: it runs, stops, waits, is kept, and ends the game."""

from typing import Any

import pytest

from tests.core.sealed_bids import SealedBids
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from vfw.companions.buy_the_vote.game import BuyTheVote
from vfw.core import Match, seeded
from vfw.panel.session import table

PERSONS = {"a": "person", "b": "person"}


class Time:
    """Seconds, as the test has them pass."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    time = Time()
    monkeypatch.setattr(table, "monotonic", time)
    return time


def game(**options: Any) -> Match[Any, Any]:
    return Match(BuyTheVote(), {"players": 2, **options}, chance=seeded(1), players=PERSONS)


def command(screen: Screen, name: str, value: str = "") -> None:
    question = screen.panel.question
    screen.send({"kind": "command", "name": name, "fields": {"value": value}, "question": question})


def clock(screen: Screen) -> dict[str, str | None]:
    """Return the attributes of the button of the clock."""
    return next(button for button in Buttons(screen.html("head")).found if button.get("data-command") == "clock")


def test_the_clock_shows_the_remaining_time(show: NewScreen, time: Time) -> None:
    screen = show(game())
    assert clock(screen)["data-left"] == "900"
    time.now += 100
    screen.press("ready")
    assert clock(screen)["data-left"] == "800"
    assert clock(screen).keys() >= {"data-runs", "aria-description"}
    assert "<b>13:20</b> left" in screen.html("head")


def test_a_game_without_a_clock_shows_none(show: NewScreen) -> None:
    assert "data-left" not in show(game(clock="none")).html("head")
    assert "data-left" not in show(SealedBids()).html("head")


def test_when_time_is_up_the_game_is_over_and_the_record_says_so(show: NewScreen, time: Time) -> None:
    screen = show(game())
    screen.press("ready")
    screen.pick(4)
    time.now += 899
    command(screen, "time is up")
    assert screen.match.outcome
    assert screen.match.replies[-1] == "time is up"
    assert "Time is up" in screen.html("log")
    assert "data-left" not in screen.html("head")
    assert Match.load(screen.match.save(), [BuyTheVote()]).outcome == screen.match.outcome


def test_time_runs_out_while_the_screen_changes_hands(show: NewScreen, time: Time) -> None:
    screen = show(game())
    time.now += 900
    command(screen, "time is up")
    assert screen.match.outcome


def test_an_early_timeout_of_the_page_is_ignored(show: NewScreen, time: Time) -> None:
    screen = show(game())
    time.now += 600
    command(screen, "time is up")
    assert screen.match.outcome is None


def test_the_players_can_stop_and_restart_the_clock(show: NewScreen, time: Time) -> None:
    screen = show(game())
    screen.press("ready")
    time.now += 60
    command(screen, "clock", "stop")
    assert "<b>14:00</b> stopped" in screen.html("head")
    time.now += 5000
    command(screen, "time is up")
    assert screen.match.outcome is None
    command(screen, "clock", "run")
    time.now += 10
    screen.pick(1)
    assert "<b>13:50</b> left" in screen.html("head")


def test_the_clock_waits_during_a_replay(show: NewScreen, time: Time) -> None:
    screen = show(game())
    screen.press("ready")
    screen.press("look back")
    time.now += 300
    screen.press("leave")
    assert "<b>15:00</b> left" in screen.html("head")


def test_the_remaining_time_is_kept_with_the_game(show: NewScreen, time: Time) -> None:
    screen = show(game(), slot="kept")
    screen.press("ready")
    time.now += 120
    screen.pick(1)
    kept = screen.browser.save
    again = show(BuyTheVote(), slot="kept")
    again.send({"kind": "held", "save": kept})
    again.press("continue")
    assert "<b>13:00</b> left" in again.html("head")


@pytest.mark.parametrize("kept", ["much", -5, True, None, [1], 10_000])
def test_an_invalid_kept_time_is_ignored(kept: object, time: Time, show: NewScreen) -> None:
    match = game()
    match.found[table.SECONDS_LEFT_KEY] = kept
    assert 'data-left="900"' in show(match).html("head")
