"""The prompt: map gestures come first, dice are shown once, and every button has a name."""

from __future__ import annotations

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.scenes import CARD, choosing_a_card
from tests.votes.scenes import d4, scene
from vfw.core.chance import physical, seeded
from vfw.panel.skins.votes.skin import VotesSkin
from vfw.panel.view_models.prompt import PromptModel
from vfw.votes.rules.board import REGION_STATES
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.steps import cubes
from vfw.votes.rules.view import view

ATLANTIC = "Atlantic & Appalachia"


def face(game: scene) -> PromptModel:
    return VotesSkin().prompt(view(game.position, SUFFRAGIST))


@pytest.mark.parametrize(
    ("left", "gesture"),
    [
        (("NC",), "Touch North Carolina, edged in green."),
        (("TN", "NC"), "Touch Tennessee or North Carolina, edged in green."),
        (("TN", "KY", "NC"), "Touch Tennessee, Kentucky or North Carolina, edged in green."),
        (REGION_STATES[ATLANTIC], "Touch a state, edged in green."),
    ],
)
def test_the_gesture_is_said_before_the_exception(left: tuple[str, ...], gesture: str) -> None:
    voted = " ".join(state for state in REGION_STATES[ATLANTIC] if state not in left)
    game = scene(ratified=voted, sent=True, campaigners=f"purple {ATLANTIC}", buttons=1, dice=[d4(3)])
    asked = face(game.play("Lucy Stone", "campaign").answer("keep"))
    assert asked.detail == f"{gesture} Or move the campaigner first, for one button."


def test_where_every_state_can_be_touched_no_edge_is_named() -> None:
    assert face(scene().does(SUFFRAGIST, cubes(8))).detail.startswith("Touch any state. ")


def test_a_viewer_who_is_not_asked_gets_no_gesture_hint() -> None:
    game = scene().play("Women to the Polls")
    assert "Touch" not in VotesSkin().prompt(view(game.position, "opposition")).detail


def test_dice_are_shown_once() -> None:
    game = scene(campaigners="purple West, yellow South", buttons=1, dice=[d4(3, 1)]).play("Lucy Stone", "campaign")
    kept, given = face(game), face(game.answer("keep"))
    assert kept.dice == given.dice == [(4, 3), (4, 1)]
    assert kept.headline == "Keep the dice, or roll again?"
    assert kept.spoken == "The dice show 3, 1. Keep the dice, or roll again?"
    assert not face(game.answer("purple1")).dice, "they are the buttons now"


def test_a_real_die_is_entered_with_a_button_that_says_what_it_shows(show: NewScreen) -> None:
    screen = choosing_a_card(show, physical(seeded(7)), campaigners="purple West")
    screen.pick(CARD, "campaign")
    assert [name for name in screen.names("prompt", "button") if "hows" in name] == [
        f"Shows {face}" for face in (1, 2, 3, 4)
    ]
