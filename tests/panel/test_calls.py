"""The cost of a decision: how often the game computes an answer, a view, a playout."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from tests.panel.screen import Screen
from vfw.core.questions import Decision
from vfw.votes import VotesForWomen

DECISIONS = 60
DEAREST = {"answer": 5, "view": 6, "imagine": 0}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """The number of calls of each function of the game."""
    counted: Counter[str] = Counter()

    def count(name: str) -> None:
        worked_out = getattr(VotesForWomen, name)

        def counting(game: VotesForWomen, *given: Any) -> Any:
            counted[name] += 1
            return worked_out(game, *given)

        monkeypatch.setattr(VotesForWomen, name, counting)

    for name in DEAREST:
        count(name)
    return counted


@pytest.mark.parametrize("opposition", ["person", "oppobot"])
def test_a_decision_is_computed_once_and_viewed_once(screen: Screen, calls: Counter[str], opposition: str) -> None:
    screen.send({"kind": "manner", "shows_steps": True, "help": "odds"})
    screen.begin(opposition=opposition, seed="3")
    rng, seen = Random(3), 0
    while seen < DECISIONS:
        pressed = next((name for name in ("ready", "play it", "throw", "go on", "next") if name in screen.commands), "")
        calls.clear()
        before = len(screen.match.replies)
        if pressed:
            screen.press(pressed)
        else:
            screen.pick(rng.choice(screen.picks))
        seen += not pressed
        thrown = (
            len(screen.match.replies) - before if pressed == "next" else 0
        )  # all the dice of a card fall in one step
        dearest = {**DEAREST, "answer": DEAREST["answer"] + thrown}
        assert all(calls[name] <= most for name, most in dearest.items()), (pressed, calls)


def test_undo_checks_whether_an_answer_revealed_something(screen: Screen, calls: Counter[str]) -> None:
    screen.begin(opposition="person", seed="3")
    screen.press("ready")
    screen.pick(screen.picks[0])
    assert isinstance(screen.match.pending, Decision)
    assert calls["imagine"] == 0
    screen.press("undo")
    assert calls["imagine"] > 0
