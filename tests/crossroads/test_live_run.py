"""Worlds that are played where one reads: a press, a sign of life, and what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.crossroads.counting import counts
from tests.crossroads.held_pool import HeldPool
from tests.crossroads.test_answer_views import words
from tests.whatif.asking import question
from vfw.crossroads import playing_worlds
from vfw.crossroads.live_run import LiveRunView
from vfw.jobs.pool import INLINE_POOL, Pool, QueueStats
from vfw.jobs.remote_pool import use_pool
from vfw.whatif.inquiring import OF_A_PIECE
from vfw.whatif.runs import Run, play
from vfw.whatif.telling import sentence

GAMES = 2 * OF_A_PIECE
QUESTION = question("Connecticut: no cubes")


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[HeldPool]:
    """One that works when it is told to; whatever comes is shown at once."""
    monkeypatch.setattr(playing_worlds, "BETWEEN_NEWS", 0)
    pool = HeldPool()
    use_pool(pool)
    yield pool
    use_pool(None)


def press(view: LiveRunView, command: str) -> None:
    """What the page would send."""
    view.widget._handle_custom_msg({"kind": "command", "name": command}, [])


def said(view: LiveRunView) -> str:
    """What screen readers have heard last."""
    return view.widget.said.partition("\n")[2]


def test_nothing_is_played_before_it_is_asked_for(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7)
    assert pool.is_idle
    assert view.widget.html == ""
    assert "Changed: Connecticut: no cubes. Everything else stays." in words(view.widget.controls)


def test_it_fills_while_worlds_come_in_and_what_can_be_pressed_stays_as_it_was(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7)
    pool.told = QueueStats(3, 4.0)
    press(view, "play")
    controls = view.widget.controls
    assert "Stop" in controls
    assert words(view.widget.html) == (
        "Waiting for the first worlds. All of them take about 5 seconds: 3 others are asking."
    )
    pool.work()
    assert f"{OF_A_PIECE} of {GAMES} worlds of each kind" in words(view.widget.html)
    assert f'max="{GAMES}" value="{OF_A_PIECE}"' in view.widget.html
    assert "In this model the Amendment is won in" in view.widget.html
    assert view.widget.controls == controls


def test_what_comes_of_it_is_what_a_run_counts(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7)
    press(view, "play")
    press(view, "play")
    pool.work(2)
    assert pool.is_idle, "a second press while worlds are played plays no more"
    found = sentence(play(Run(QUESTION, GAMES, 7)))
    assert found in view.widget.html
    assert said(view) == found
    assert "progress" not in view.widget.html
    assert f"{GAMES} worlds of each kind were played." in words(view.widget.controls)


def test_each_press_has_other_luck_and_all_that_came_of_it_is_listed(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7)
    for _ in range(2):
        press(view, "play")
        pool.work(2)
    listed = [words(line) for line in re.findall("<li>.*?</li>", view.widget.controls)]
    assert [line.split(":")[0] for line in listed] == [f"Luck number {n}, {GAMES} worlds" for n in (7, 8)]
    assert sentence(play(Run(QUESTION, GAMES, 8))) in view.widget.html


def test_a_run_that_is_stopped_counts_what_has_come(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7)
    press(view, "play")
    pool.work()
    press(view, "stop")
    assert pool.is_idle
    assert sentence(play(Run(QUESTION, OF_A_PIECE, 7))) in view.widget.html
    assert f"{OF_A_PIECE} worlds of each kind were played." in words(view.widget.controls)


def test_where_nobody_can_play_what_was_played_beforehand_is_shown(pool: HeldPool) -> None:
    view = LiveRunView(QUESTION, GAMES, 7, counts())
    press(view, "play")
    pool.fail("the worker died <three> times")
    told = words(view.widget.controls)
    assert "It went no further here and now: the worker died &lt;three&gt; times" in told
    assert "Below stands what was played beforehand." in told
    assert sentence(counts()) in view.widget.html
    assert "Played beforehand" in view.widget.html
    assert said(view) == "No world was played."
    assert "<li>" not in view.widget.controls
    press(view, "play")
    pool.work(2)
    assert sentence(play(Run(QUESTION, GAMES, 7))) in view.widget.html, "it can be tried again"


def test_a_pool_that_does_all_at_once_leads_to_the_same() -> None:
    pool: Pool = INLINE_POOL
    use_pool(pool)
    try:
        view = LiveRunView(QUESTION, GAMES, 7)
        press(view, "play")
    finally:
        use_pool(None)
    assert sentence(play(Run(QUESTION, GAMES, 7))) in view.widget.html
    assert view.widget.html.count("vfw-answer-line") == 1


def test_what_is_no_command_is_refused() -> None:
    with pytest.raises(ValueError, match="the page sent the command 'fly'; expected play or stop"):
        LiveRunView(QUESTION, GAMES, 7)._act("fly")
