"""Computers that think for long: the page goes on meanwhile, and plays on when they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.jobs.held import Held
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from tests.panel.slow_thinker import let_greedy_think
from tests.panel.test_manner import AT_ONCE, STEPWISE
from vfw.core.questions import Decision, Reply
from vfw.panel.skins.votes.starts import VotesSeating


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Held:
    """The pool of the page; the greedy player thinks."""
    pool = Held()
    monkeypatch.setattr("vfw.panel.modes.desk.the_pool", lambda: pool)
    let_greedy_think(monkeypatch)
    return pool


def until(screen: Screen, pool: Held, ends: Callable[[], bool]) -> None:
    """Play on until it ends."""
    rng = Random(1)
    for _ in range(2000):
        if ends():
            return
        if pool.waiting and is_thinking(screen):
            pool.do_all()
        elif ways := [way for way in ("ready", "play it", "throw", "go on", "next") if way in screen.commands]:
            screen.press(ways[0])
        else:
            screen.pick(rng.choice(screen.picks))
    raise AssertionError("it does not end")


def is_thinking(screen: Screen) -> bool:
    return "vfw-thinking" in screen.html("prompt")


def local_buttons(screen: Screen) -> list[str | None]:
    return [local for button in Buttons(screen.html("prompt")).found if (local := button.get("data-local"))]


def begin(screen: Screen, pool: Held, manner: dict[str, object]) -> None:
    """Play against a thinker until it is waited for."""
    screen.send(manner)
    screen.begin(opposition="greedy")
    until(screen, pool, lambda: is_thinking(screen))


def test_while_the_computer_thinks_the_page_says_so_and_goes_on_when_it_knows(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    asked, replies = screen.match.pending, screen.match.replies
    assert isinstance(asked, Decision)
    assert asked.seat == "opposition"
    assert screen.lines[-1].endswith("is thinking.")
    assert "next" not in screen.commands
    pool.do_last()
    assert len(screen.match.replies) > len(replies)
    assert screen.match.positions[len(replies)].pending is asked


def test_thinking_brings_the_same_game_as_answering_at_once(
    show: NewScreen, pool: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plays() -> Sequence[Reply]:
        screen = show()
        screen.send(AT_ONCE)
        screen.begin(opposition="greedy")
        until(screen, pool, lambda: len(screen.match.replies) > 150)
        return screen.match.replies[:150]

    slowly = plays()
    monkeypatch.setattr(VotesSeating, "thinkers", ())
    assert plays() == slowly


def test_what_was_done_can_be_taken_back_while_the_computer_thinks(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    late = pool.waiting[-1]
    before = screen.match.replies
    screen.press("undo")
    assert len(screen.match.replies) < len(before)
    assert not is_thinking(screen)
    late.on_result(late.number, late.piece.do())
    assert len(screen.match.replies) < len(before), "what comes late of what was taken back changes nothing"


def test_the_game_waits_while_somebody_looks_back_at_it(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    replies = screen.match.replies
    screen.press("look back")
    pool.do_all()
    assert screen.match.replies == replies
    screen.press("leave")
    assert len(screen.match.replies) > len(replies)


def test_who_leaves_hears_nothing_more_of_it(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    screen.press("start page")
    assert pool.waiting == []


def test_where_nobody_else_can_think_the_page_does(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    replies = screen.match.replies
    pool.fail("no worker is left")
    assert len(screen.match.replies) > len(replies)
    assert screen.match.game.name == "votes-for-women"


def test_step_by_step_the_computer_begins_to_think_before_anybody_waits(screen: Screen, pool: Held) -> None:
    screen.send(STEPWISE)
    screen.begin(opposition="greedy")
    until(screen, pool, lambda: bool(pool.waiting) and "next" in screen.commands)
    assert not is_thinking(screen)
    replies = screen.match.replies
    pool.do_all()
    assert screen.match.replies == replies, "nobody has asked for more yet"
    screen.press("next")
    assert len(screen.match.replies) > len(replies)


def test_a_game_of_two_thinkers_can_be_watched(screen: Screen, pool: Held) -> None:
    screen.send(AT_ONCE)
    screen.begin(suffragist="greedy", opposition="greedy")
    until(screen, pool, lambda: len(screen.match.replies) > 60)
    asked = [position.pending for position in screen.match.positions]
    assert {question.seat for question in asked if isinstance(question, Decision)} == {"suffragist", "opposition"}


@pytest.mark.parametrize("suffragist", ["greedy", "person"])
def test_whoever_looks_on_can_pause_while_the_computer_thinks(screen: Screen, pool: Held, suffragist: str) -> None:
    screen.send(STEPWISE)
    screen.begin(suffragist=suffragist, opposition="greedy")
    for _ in range(2):
        until(screen, pool, lambda: not is_thinking(screen) and "next" in screen.commands)
        assert local_buttons(screen) == ["pause", "play on"]
        until(screen, pool, lambda: is_thinking(screen))
        assert local_buttons(screen) == ["pause", "play on"], "they stay where they are"


def test_where_no_steps_are_shown_there_is_nothing_to_pause(screen: Screen, pool: Held) -> None:
    begin(screen, pool, AT_ONCE)
    assert local_buttons(screen) == []
