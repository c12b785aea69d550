"""The tutorial: it explains, waits for the learner, is remembered, and leaves an open game unchanged."""

from __future__ import annotations

from random import Random

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from tests.panel.test_preferences import go_on
from vfw.panel.session.speech import strip_marks
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes.rules.tabletop import RATIFIED

STEPS = range(1, 1 + len(DEFAULT_SKIN.capabilities.tutorial.lessons()))


def learn(screen: Screen, number: int) -> None:
    screen.press("learn")
    screen.press("lesson", value=str(number))


def is_done(screen: Screen) -> bool:
    table = screen.panel.table
    assert table
    assert table.coach
    return bool(table.coach.done(table.match))


def steps_offered(screen: Screen) -> list[str | None]:
    """The steps for which there is a button."""
    buttons = Buttons(screen.html("cover") or screen.html("prompt")).found
    return [button["data-value"] for button in buttons if button.get("data-command") in ("lesson", "again")]


def test_the_list_of_lessons_has_every_step(screen: Screen) -> None:
    screen.press("learn")
    for lesson in DEFAULT_SKIN.capabilities.tutorial.lessons():
        assert lesson.title in screen.html("cover")
        assert lesson.goal in screen.html("cover")
    assert steps_offered(screen) == [str(number) for number in STEPS]


def test_the_first_step_is_won_with_tennessee(screen: Screen) -> None:
    learn(screen, 1)
    assert "Step 1 of 8 · The goal, and the map" in screen.html("prompt")
    assert "This is the map of 1920, with 48 states" in screen.html("prompt"), "the opening"
    assert "choose Tennessee" in " ".join(screen.read("prompt")), "and what to do"
    screen.pick("TN")
    assert screen.match.position.vote("TN") == RATIFIED
    assert "Tennessee was the thirty-sixth state" in screen.html("prompt")
    assert steps_offered(screen) == ["2", "1"]


def test_the_opening_text_ends_with_the_first_answer(screen: Screen) -> None:
    learn(screen, 2)
    assert "Each is a person, a law or an event" in screen.html("prompt")
    screen.pick("women-to-the-polls", "event")
    assert "Each is a person, a law or an event" not in screen.html("prompt")
    assert "Now the card asks where" in " ".join(screen.read("prompt"))


@pytest.mark.parametrize("number", STEPS)
def test_the_text_of_a_step_is_announced_once(show: NewScreen, number: int) -> None:
    screen, rng, heard, shown, before = show(slot="play"), Random(number), list[str](), list[str](), ""
    screen.send({"kind": "manner", "shows_steps": False})
    learn(screen, number)
    table = screen.panel.table
    assert table
    assert table.coach
    assert screen.lines[0] == f"Step {number} of {len(STEPS)}, {table.coach.lesson.title}."
    while True:
        heard += screen.lines
        is_shown = "vfw-coach" in (screen.html("cover") or screen.html("prompt"))
        words = strip_marks(table.coach.words(table.match, at_first=not table.undo_steps)) if is_shown else ""
        shown += [words] if words not in ("", before) else []
        before = words
        if "lesson" in screen.commands:
            break
        go_on(screen, rng)
    assert [line for line in heard if line in shown] == shown
    way_on = "What else there is" if table.coach.is_last else "Next step"
    assert heard[-1] == f"Press {way_on} to go on, or This step again to repeat it."
    screen.send({"kind": "ask", "about": "question"})
    assert screen.lines[-2:] == [shown[-1], heard[-1]], "and again, for whoever asks for the question"


@pytest.mark.parametrize("number", STEPS)
@pytest.mark.parametrize("seed", range(4))
def test_no_step_leaves_the_learner_stuck(show: NewScreen, number: int, seed: int) -> None:
    screen, rng = show(slot="play"), Random(seed)
    screen.send({"kind": "manner", "shows_steps": bool(seed % 2)})
    learn(screen, number)
    for _ in range(300):
        if is_done(screen):
            break
        assert str(number) in steps_offered(screen), "a step can always be begun again"
        assert "start page" in screen.commands, "and left"
        go_on(screen, rng)
    while "next" in screen.commands:
        screen.press("next")
    screen.press("lesson", value=str(number + 1))
    onward = f"Step {number + 1} of {len(STEPS)}" if number < len(STEPS) else "What there is to learn"
    assert onward in screen.html("prompt") + screen.html("cover")


def test_a_step_ends_when_its_goal_is_reached(screen: Screen) -> None:
    learn(screen, 2)
    rng = Random(1)
    while not is_done(screen):
        go_on(screen, rng)
    assert "Well done" in screen.html("prompt")
    position = screen.match.position
    assert position.held_for("suffragist").hand, "there are cards that could be played"
    assert (screen.picks, screen.legal) == ([], [])
    assert "data-pick" not in screen.html("hand")
    screen.pick(position.held_for("suffragist").hand[0])
    assert screen.match.position is position
    assert "Well done" in screen.html("prompt")


def test_a_step_that_cannot_be_painted_can_be_left_or_begun_again(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    learn(screen, 2)
    with monkeypatch.context() as broken:
        broken.setattr("vfw.panel.rendering.page.render_prompt", lambda *_: 1 / 0)
        screen.panel.show_notice("")
    assert "The table cannot be shown." in screen.html("cover")
    assert {"again", "start page"} <= {*screen.commands}
    screen.press("again", value="2")
    assert "Step 2 of" in screen.html("prompt")
    assert screen.html("cover") == ""


def test_a_repeated_step_has_other_dice(screen: Screen) -> None:
    learn(screen, 3)
    before, chance = screen.match.position, screen.match.chance.header()
    go_on(screen, Random(1))
    screen.press("again", value="3")
    assert (screen.match.position.purple, screen.match.pending) == (before.purple, before.pending)
    assert screen.match.chance.header() != chance


def test_the_browser_keeps_the_learned_steps(screen: Screen) -> None:
    learn(screen, 1)
    screen.pick("TN")
    told = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    assert {"kind": "like", "name": "learned", "value": "1"} in told
    again = screen.panel
    screen.send({"kind": "manner", "shows_steps": True, "learned": "1"})
    screen.press("start page")
    assert again.page.html("cover").count("✓ done") == 1
    lessons = [button for button in Buttons(screen.html("cover")).found if "vfw-lesson-door" in str(button["class"])]
    next_step = [button for button in lessons if "vfw-primary" in str(button["class"])]
    assert [button["data-value"] for button in next_step] == ["2"]


def test_a_step_is_learned_once_when_it_is_done(screen: Screen) -> None:
    learn(screen, 2)
    screen.pick("women-to-the-polls", "event")
    assert learned(screen) == []
    screen.press("start page")
    screen.send({"kind": "manner", "shows_steps": True, "learned": "3"})
    screen.press("lesson", value="1")
    screen.pick("TN")
    assert is_done(screen)
    assert learned(screen) == [], "it had been done before"


def learned(screen: Screen) -> list[str]:
    """Return the progress of the tutorial that the browser gets."""
    told = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    return [content["value"] for content in told if content.get("name") == "learned"]


def test_a_game_waits_unchanged_during_the_tutorial(screen: Screen) -> None:
    screen.begin()
    game, kept = screen.match, screen.browser.save
    screen.press("start page")
    learn(screen, 2)
    screen.pick("lucy-stone", "event")
    assert screen.browser.save == kept, "a lesson was kept in the place of the game"
    screen.press("start page")
    screen.press("front")
    screen.press("continue")
    assert screen.match is game
