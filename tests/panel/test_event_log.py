"""The log grows with the match, and equals one written from the start."""

from collections.abc import Iterable
from typing import Any

import pytest

from tests.votes.golden import kept_games
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.panel.session.screen import EventLog, LogLine
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.votes.records.replay import load_recorded_match

VIEWERS = ("suffragist", "opposition", None)


class Growing:
    """A match of which so many positions have been."""

    def __init__(self, match: Match[Any, Any], been: int) -> None:
        self.whole, self.been = match, been

    @property
    def positions(self) -> tuple[Any, ...]:
        return self.whole.positions[: self.been]


def told_whole(positions: Iterable[Any], viewer: str | None) -> list[LogLine]:
    return DEFAULT_SKIN.log([event for position in positions for event in position.news], viewer)


@pytest.mark.parametrize("number", [0, 2])
def test_the_log_is_complete_after_undos(number: int) -> None:
    match: Any = Growing(load_recorded_match(kept_games()[number]), 1)
    event_log, last = EventLog(match, DEFAULT_SKIN), len(match.whole.positions)
    for been in [*range(1, last, 7), last, last - 1, last - 40, last - 39, 20, 1, last]:
        match.been = been
        for viewer in VIEWERS:
            assert event_log.lines(viewer) == told_whole(match.positions, viewer)


def test_logged_positions_are_not_formatted_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match: Any = Growing(load_recorded_match(kept_games()[0]), 1)
    told: list[int] = []
    whole = VotesSkin.log

    def log(skin: VotesSkin, events: Iterable[Event], seat: str | None) -> list[LogLine]:
        events = [*events]
        told.append(len(events))
        return whole(skin, events, seat)

    monkeypatch.setattr(VotesSkin, "log", log)
    event_log = EventLog(match, DEFAULT_SKIN)
    match.been = len(match.whole.positions) - 1
    event_log.lines(None)
    told.clear()
    event_log.lines(None)
    assert told == [], "nothing has happened since"
    match.been += 1
    lines = event_log.lines(None)
    assert sum(told) < len(lines) / 4, "a card, and not the game"
