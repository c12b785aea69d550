"""What a pupil is told who asks with others, and how much a class may have played at a time."""

from __future__ import annotations

import pytest

from tests.whatif.asking import question
from tests.whatif.ui.held_pool import HeldPool
from vfw.thinking.crowd import Crowd
from vfw.whatif.jobs import PLAYOUTS_PER_TASK, describe_wait
from vfw.whatif.ui.question_regions import render_progress
from vfw.whatif.ui.session import CLASS_GAMES, CLASS_VARIABLE, WhatIfSession

OTHERS = 29
QUESTION = question("Connecticut: no cubes")


def asked(others: int) -> WhatIfSession:
    """A room whose question is played nowhere yet, where so many others ask."""
    pool = HeldPool()
    pool.queue_stats = Crowd(others, 8.0)
    session = WhatIfSession(pool, lambda: None)
    session.ask(QUESTION)
    session.check_queue()
    return session


def test_a_class_has_400_worlds_at_a_time_however_few_ask_just_now(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked(0).games_per_run == QUESTION.games
    monkeypatch.setenv(CLASS_VARIABLE, "yes")
    assert asked(0).games_per_run == CLASS_GAMES


def test_who_waits_is_told_how_long_and_why() -> None:
    session = asked(OTHERS)
    pieces = CLASS_GAMES / PLAYOUTS_PER_TASK
    assert pieces * (OTHERS + 1) / 8 == pytest.approx(187.5)
    assert "400 worlds of each kind, about 4 minutes: 29 others are asking" in render_progress(session)
    session.start()
    assert "about 4 minutes left: 29 others are asking" in render_progress(session)
    assert "others are asking" not in render_progress(asked(0))


def test_it_is_said_in_seconds_that_do_not_waver() -> None:
    said = {describe_wait(Crowd(0, 8.0), pieces) for pieces in range(81, 120)}
    assert said == {"about 15 seconds"}
