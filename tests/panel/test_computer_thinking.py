"""Computer players that think for long: the page stays usable, and the game continues when they know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

import pytest

from tests.jobs.manual_pool import ManualPool
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from tests.panel.slow_thinker import let_greedy_think
from tests.panel.test_preferences import AT_ONCE, STEPWISE
from vfw.core.questions import Decision, Reply
from vfw.panel.skins.votes.start import VotesSeating


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> ManualPool:
    """The pool of the page; the greedy player thinks."""
    pool = ManualPool()
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    let_greedy_think(monkeypatch)
    return pool


def until(screen: Screen, pool: ManualPool, ends: Callable[[], bool]) -> None:
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


def begin(screen: Screen, pool: ManualPool, preferences: dict[str, object]) -> None:
    """Play against a thinker until it is waited for."""
    screen.send(preferences)
    screen.begin(opposition="greedy")
    until(screen, pool, lambda: is_thinking(screen))


def test_the_page_continues_when_the_computer_has_thought(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    asked, replies = screen.match.pending, screen.match.replies
    assert isinstance(asked, Decision)
    assert asked.seat == "opposition"
    assert screen.lines[-1].endswith("is thinking.")
    assert "next" not in screen.commands
    pool.do_last()
    assert len(screen.match.replies) > len(replies)
    assert screen.match.positions[len(replies)].pending is asked


def test_thinking_gives_the_same_game_as_answering_at_once(
    show: NewScreen, pool: ManualPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    def plays() -> Sequence[Reply]:
        screen = show()
        screen.send(AT_ONCE)
        screen.begin(opposition="greedy")
        until(screen, pool, lambda: len(screen.match.replies) > 150)
        return screen.match.replies[:150]

    slowly = plays()
    monkeypatch.setattr(VotesSeating, "slow_players", ())
    assert plays() == slowly


def test_an_act_can_be_undone_while_the_computer_thinks(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    late = pool.waiting[-1]
    before = screen.match.replies
    screen.press("undo")
    assert len(screen.match.replies) < len(before)
    assert not is_thinking(screen)
    late.on_result(late.number, late.task.do())
    assert len(screen.match.replies) < len(before), "what comes late of what was taken back changes nothing"


def test_the_game_waits_during_a_replay(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    replies = screen.match.replies
    screen.press("look back")
    pool.do_all()
    assert screen.match.replies == replies
    screen.press("leave")
    assert len(screen.match.replies) > len(replies)


def test_a_left_game_announces_nothing(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    screen.press("start page")
    assert pool.waiting == []


def test_without_a_pool_the_kernel_thinks_itself(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    replies = screen.match.replies
    pool.fail("no worker is left")
    assert len(screen.match.replies) > len(replies)
    assert screen.match.game.name == "votes-for-women"


def test_the_computer_starts_thinking_before_its_reply_is_needed(screen: Screen, pool: ManualPool) -> None:
    screen.send(STEPWISE)
    screen.begin(opposition="greedy")
    until(screen, pool, lambda: bool(pool.waiting) and "next" in screen.commands)
    assert not is_thinking(screen)
    replies = screen.match.replies
    pool.do_all()
    assert screen.match.replies == replies, "nobody has asked for more yet"
    screen.press("next")
    assert len(screen.match.replies) > len(replies)


def test_a_game_of_two_thinkers_can_be_watched(screen: Screen, pool: ManualPool) -> None:
    screen.send(AT_ONCE)
    screen.begin(suffragist="greedy", opposition="greedy")
    until(screen, pool, lambda: len(screen.match.replies) > 60)
    asked = [position.pending for position in screen.match.positions]
    assert {question.seat for question in asked if isinstance(question, Decision)} == {"suffragist", "opposition"}


@pytest.mark.parametrize("suffragist", ["greedy", "person"])
def test_a_watcher_can_pause_while_the_computer_thinks(screen: Screen, pool: ManualPool, suffragist: str) -> None:
    screen.send(STEPWISE)
    screen.begin(suffragist=suffragist, opposition="greedy")
    for _ in range(2):
        until(screen, pool, lambda: not is_thinking(screen) and "next" in screen.commands)
        assert local_buttons(screen) == ["pause", "play on"]
        until(screen, pool, lambda: is_thinking(screen))
        assert local_buttons(screen) == ["pause", "play on"], "they stay where they are"


def test_without_steps_there_is_no_pause_button(screen: Screen, pool: ManualPool) -> None:
    begin(screen, pool, AT_ONCE)
    assert local_buttons(screen) == []
