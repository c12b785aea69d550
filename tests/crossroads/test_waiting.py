"""What a pupil is told who asks with others, and how much a class may have played at a time."""

from __future__ import annotations

import pytest

from tests.crossroads.held_pool import HeldPool
from tests.whatif.asking import question
from vfw.crossroads.asking_room import CLASS, IN_A_CLASS, AskingRoom
from vfw.crossroads.regions.running_html import running_html
from vfw.crossroads.wait_for_worlds import wait_in_words
from vfw.jobs.pool import QueueStats
from vfw.whatif.inquiring import OF_A_PIECE

OTHERS = 29
QUESTION = question("Connecticut: no cubes")


def asked(others: int) -> AskingRoom:
    """A room whose question is played nowhere yet, where so many others ask."""
    pool = HeldPool()
    pool.told = QueueStats(others, 8.0)
    room = AskingRoom(pool, lambda: None)
    room.ask(QUESTION)
    room.look_around()
    return room


def test_a_class_has_400_worlds_at_a_time_however_few_ask_just_now(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(0).at_a_time == QUESTION.games
    monkeypatch.setenv(CLASS, "yes")
    assert asked(0).at_a_time == IN_A_CLASS


def test_who_waits_is_told_how_long_and_why() -> None:
    room = asked(OTHERS)
    pieces = IN_A_CLASS / OF_A_PIECE
    assert pieces * (OTHERS + 1) / 8 == pytest.approx(187.5)
    assert "400 worlds of each kind, about 4 minutes: 29 others are asking" in running_html(room)
    room.start()
    assert "about 4 minutes left: 29 others are asking" in running_html(room)
    assert "others are asking" not in running_html(asked(0))


def test_it_is_said_in_seconds_that_do_not_waver() -> None:
    said = {wait_in_words(QueueStats(0, 8.0), pieces) for pieces in range(81, 120)}
    assert said == {"about 15 seconds"}
