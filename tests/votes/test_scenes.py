"""A scene that is wrong says so, and says why."""

import pytest

from tests.votes.scenes import d6, d8, each, scene
from vfw.core import IllegalReply


def test_a_wrong_word_names_the_question_and_the_choices() -> None:
    card = scene().play("Women to the Polls")
    with pytest.raises(IllegalReply, match=r"suffragist state: 'NY' does not answer this; expected one of NJ, PA, DE"):
        card.answer("NY")


def test_a_card_that_cannot_be_played_so_names_what_can() -> None:
    with pytest.raises(IllegalReply, match="expected one of campaign, organize, lobby"):
        scene().play("Reconstruction")


def test_a_wrong_die_is_not_accepted() -> None:
    with pytest.raises(AssertionError, match="does not answer Roll"):
        scene(dice=[d6(1)]).play("Frederick Douglass")


def test_a_cube_that_went_elsewhere_is_named() -> None:
    with pytest.raises(AssertionError, match="in GA and not in TX"):
        scene().play("Senator Joseph Brown").at("TX")


def test_what_else_has_changed_is_named() -> None:
    card = scene().play("Lucy Stone").at("NY")
    with pytest.raises(AssertionError, match=r"it has left\s+\{'NY': 'P', 'buttons': 1\}, not\s+\{'NY': 'P'\}"):
        card.leaves(NY="P")


def test_what_has_not_changed_is_named() -> None:
    with pytest.raises(AssertionError, match="it has left"):
        scene().play("The Club Movement").leaves(buttons=4, congress=0)


def test_a_card_half_played_is_not_done() -> None:
    card = scene().play("Lucy Stone").at("NY")
    with pytest.raises(AssertionError, match="still to be done; the game waits for “suffragist state”"):
        card.done()


def test_dice_that_did_not_fall_are_not_forgotten() -> None:
    with pytest.raises(AssertionError, match="did not fall"):
        scene(dice=[d8(1)]).play("The Club Movement").done()


def test_a_choice_that_should_be_refused_and_is_not() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        scene().play("Women to the Polls").refuses("NJ")


def test_a_scene_knows_its_states() -> None:
    with pytest.raises(AssertionError, match="'XY' is neither a state"):
        scene(XY="P")
    with pytest.raises(AssertionError, match="NY cannot hold 'Q'"):
        scene(NY="Q")


def test_the_table_is_what_the_scene_says() -> None:
    position = (
        scene(
            each("VT NH", "RR"),
            NY="PPY",
            CA="ratified",
            rejected="GA",
            congress=0,
            in_effect=["The Civil War"],
            buttons=3,
        )
        .round_of("opposition")
        .position
    )
    assert position.cubes("NY") == {"purple": 2, "yellow": 1}
    assert position.cubes("VT") == position.cubes("NH") == {"red": 2}
    assert (position.ratified, position.rejected, position.sent) == (("CA",), ("GA",), True)
    assert position.cards_in("turn") == ("the-civil-war",)
    assert (position.opposition.buttons, position.suffragist.buttons) == (3, 0)
