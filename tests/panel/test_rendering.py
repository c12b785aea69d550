"""The page of a game that has only looks, and of one that fills in less than ours."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

import vfw
from tests.panel.screen import Buttons
from tests.votes.golden import kept_games
from vfw.panel.rendering.prompt import render_prompt
from vfw.panel.rendering.replay import render_replay_bar
from vfw.panel.rendering.table import TABLE
from vfw.panel.session.replay import Replay
from vfw.panel.surfaces.states_board import StateAppearance
from vfw.panel.view_models.prompt import PromptModel, ShownPrompt
from vfw.panel.view_models.table import LETTERS_PER_CARD, CardModel, CardUse, Track
from vfw.panel.web.page import PageWidget
from vfw.templating import call_macro
from vfw.votes.records.replay import load_recorded_match

CARD = CardModel("lucy-stone", "", "Start", "", "suffragist")


# Answers


def test_one_press_can_give_several_replies() -> None:
    model = PromptModel("", "Where to?", choices={"NY": "New York"}, at_once=[(("G7", "G9"), "There", "")])
    assert Buttons(render_prompt(ShownPrompt(model), 1)).picks() == ["NY", ["G7", "G9"]]


def test_several_replies_at_once_stand_behind_single_ones_with_what_comes_of_them() -> None:
    face = PromptModel("", "Where to?", choices={"stop": "Stop"}, at_once=[(("G7", "G9"), "Two hops", "over G8")])
    html = render_prompt(ShownPrompt(face), 1)
    assert "Two hops <small>over G8</small>" in html
    assert html.index("Stop") < html.index("Two hops")


# Cards


@pytest.mark.parametrize(
    ("letters", "width"), [(0, 0.9), (0.5, 0.9), (0.95, 0.95), (1, 1.0), (1.5, 1.5), (1.69, 1.69), (1.8, 1.7), (9, 1.7)]
)
def test_a_wordy_card_is_wider_and_none_is_too_narrow_or_too_wide(letters: float, width: float) -> None:
    assert replace(CARD, text="x" * round(letters * LETTERS_PER_CARD)).width == pytest.approx(width, abs=0.02)


def test_all_that_stands_on_a_card_makes_it_wider_and_the_large_letters_of_its_title_most() -> None:
    half, other = "x" * (LETTERS_PER_CARD // 2), "y" * (LETTERS_PER_CARD // 2)
    card = replace(CARD, text=half)
    for wordy in (replace(card, condition=other), replace(card, missing=other)):
        assert wordy.width == pytest.approx(1, abs=0.02)
    assert replace(card, title=other).width == pytest.approx(1.15, abs=0.02)


@pytest.mark.parametrize(
    ("shows", "looks"),
    [
        ({}, "vfw-card"),
        ({"reply": "lucy-stone"}, "vfw-card vfw-legal"),
        ({"reply": 0}, "vfw-card vfw-legal"),
        ({"playing": True}, "vfw-card vfw-playing"),
        ({"missing": "Needs two buttons"}, "vfw-card vfw-lacking"),
        ({"has_note": True}, "vfw-card vfw-noted"),
    ],
)
def test_a_card_looks_like_what_can_be_done_with_it(shows: dict[str, object], looks: str) -> None:
    assert f'<li class="{looks}"' in call_macro(TABLE, "card", replace(CARD, **shows))  # type: ignore[arg-type]


def test_a_card_is_played_one_way_it_is_chosen_and_what_for_is_asked_elsewhere() -> None:
    face = replace(CARD, uses=[CardUse("event", "Event"), CardUse("lobby", "Lobby")])
    assert call_macro(TABLE, "card", face).count("data-pick") == 0
    assert call_macro(TABLE, "card", replace(face, reply="lucy-stone")).count("data-pick") == 1
    assert "Lobby" not in call_macro(TABLE, "card", replace(face, reply="lucy-stone"))


def test_dice_look_alike_because_one_place_draws_them() -> None:
    package = Path(vfw.__file__).parent
    code = [*package.rglob("*.html"), *package.rglob("*.py")]
    drawing = {path.name for path in code if "vfw-die" in path.read_text(encoding="utf-8")}
    assert drawing == {"dice.html"}


# The map and the tracks


def test_a_state_of_which_nothing_is_said_has_no_marks_no_star_and_has_not_changed() -> None:
    face = StateAppearance("open")
    assert (face.marks, face.signs, face.says, face.changed, face.notes) == ((), (), "", False, ())


def test_a_track_shows_what_is_past_what_is_now_and_what_is_to_come() -> None:
    html = call_macro(
        TABLE, "track", Track("Turn", [("1", "1848–1864"), ("2", "1865"), ("3", "")], 2, "turn", "Turn 2 of 3")
    )
    assert [part.split('"')[0] for part in html.split('data-state="')[1:]] == ["past", "now", "to-come"]
    assert html.count("<small>") == 2
    assert "<small>1848<span>–1864</span></small>" in html


# The bar of a replay


def bar(step: int, leads_to: str = "") -> str:
    replay = Replay(load_recorded_match(kept_games()[0]), leads_to=leads_to)
    replay.go(step)
    return render_replay_bar(replay, 1, "")


def test_where_a_lesson_goes_on_is_the_main_button_once_the_end_is_reached() -> None:
    assert '<button type="button" class="vfw-button " data-command="leave"' in bar(3, "Back to the lesson")
    assert '<button type="button" class="vfw-button vfw-primary" data-command="leave"' in bar(
        10**6, "Back to the lesson"
    )


def test_a_replay_of_its_own_is_closed_and_one_of_a_lesson_goes_on() -> None:
    assert "Close" in bar(3)
    assert "Close" not in bar(3, "Back to the lesson")
    assert "Play on from here" not in bar(3, "Back to the lesson")


def test_the_slider_is_filled_as_far_as_the_game_has_come() -> None:
    assert "--done: 0.0%" in bar(0)
    assert "--done: 100.0%" in bar(10**6)


def test_play_is_the_button_that_is_seen_first() -> None:
    main = [part.split('data-command="')[1].split('"')[0] for part in bar(3).split("vfw-primary")[1:]]
    assert main == ["play"]


# The page


def test_a_page_of_which_nothing_is_said_keeps_nothing_and_leaves_the_window_alone() -> None:
    page = PageWidget()
    assert (page.slot, page.is_kept, page.whole_page, page.said, page.names) == ("", False, False, "", {})


def test_an_announcement_is_repeated_although_it_is_the_same() -> None:
    page = PageWidget()
    page.say("Your turn.")
    first = page.said
    page.say("Your turn.")
    assert (first, page.said) == ("1\nYour turn.", "2\nYour turn.")
