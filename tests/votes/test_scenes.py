"""A scene that is wrong says so, and says why."""

import pytest

from tests.votes.scenes import d6, d8, drawing, each, in_region, scene, solitaire
from vfw.core import IllegalReply
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST


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


def test_cards_that_were_not_shuffled_are_not_forgotten() -> None:
    with pytest.raises(AssertionError, match="were not shuffled"):
        scene(shuffles=[["Lucy Stone"]]).play("The Club Movement").done()


def test_a_shuffle_brings_the_named_cards_to_the_front() -> None:
    deck = ["Lucy Stone", "Anna Dickinson", "Helen Keller", "Maud Wood Park"]
    card = scene(turn=5, deck=deck, shuffles=[["Maud Wood Park"]]).play("Eye on the Future").answer("Lucy Stone")
    assert card.position.suffragist.deck == ("maud-wood-park", "anna-dickinson", "helen-keller")


def test_a_claimed_card_is_played_by_the_named_seat() -> None:
    game = scene(state_cards=["Montana", "Ohio"]).play("Montana", by=OPPOSITION)
    assert (game.side, game.position.buttons(OPPOSITION)) == (OPPOSITION, 2)
    assert game.position.state_cards == ("state:ohio",)


def test_three_strategy_cards_are_open_whatever_is_claimed() -> None:
    position = scene(claimed=["Counter Strat", "Transportation"]).round_of(SUFFRAGIST).position
    assert (len(position.strategy_cards), len(position.strategy_deck)) == (3, 7)
    assert position.held_for(SUFFRAGIST).claimed == ("strategy:counter-strat", "strategy:transportation")


def test_an_offer_to_play_a_claimed_card_is_declined_as_the_play_goes_on() -> None:
    game = scene(claimed=["Montana"]).play("The Club Movement")
    assert game.legal == ["Montana", "done"]
    game.play("The Woman Patriot").leaves(buttons=3).done()


def test_a_card_that_does_not_exist_is_named() -> None:
    with pytest.raises(AssertionError, match="no such card"):
        scene(claimed=["Nevada"])


def test_cards_still_looked_at_are_not_forgotten() -> None:
    card = scene(deck=["Old Dixie", "Red Scare"]).play("Progress, Not Politics")
    with pytest.raises(AssertionError, match="still to be done"):
        card.done()


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
        .round_of(OPPOSITION)
        .position
    )
    assert position.cubes("NY") == {"purple": 2, "yellow": 1}
    assert position.cubes("VT") == position.cubes("NH") == {"red": 2}
    assert (position.ratified, position.rejected, position.sent) == (("CA",), ("GA",), True)
    assert position.cards_in("turn") == ("the-civil-war",)
    assert (position.opposition.buttons, position.suffragist.buttons) == (3, 0)


# Against the Oppobot


def test_a_title_names_the_oppobots_copy_of_a_card_where_it_plays() -> None:
    assert solitaire(congress=3).play("Old Dixie").card == "oppobot:old-dixie"
    assert solitaire(in_effect=["The Civil War"]).position.cards_in("turn") == ("oppobot:the-civil-war",)
    assert scene().play("Old Dixie").card == "old-dixie"


def test_a_start_card_out_of_its_time_is_not_played() -> None:
    with pytest.raises(AssertionError, match="War in Europe was not played"):
        solitaire(turn=3, round=1).play("War in Europe")


def test_an_event_that_is_a_campaign_is_not_played_as_an_event() -> None:
    with pytest.raises(AssertionError, match="Red Scare was not played"):
        solitaire(congress=3).play("Red Scare")


def test_states_are_drawn_by_the_die_of_their_region_and_their_own() -> None:
    assert drawing("ID NJ") == [d6(1), d8(4), d6(6), d8(8)]
    assert in_region("ID NJ") == [d8(4), d8(8)]


def test_a_card_claimed_by_the_oppobot_leaves_the_three_open_ones() -> None:
    card = solitaire(
        strategy_cards=["Counter Strat", "Transportation", "National Focus"], strategy_deck=["Regional Focus"]
    )
    card.oppobot_claims("Counter Strat")
    assert card.position.strategy_cards == (
        "strategy:transportation",
        "strategy:national-focus",
        "strategy:regional-focus",
    )


def test_a_card_set_aside_that_was_lost_or_doubled_is_named() -> None:
    for wrong in ((), ("oppobot:old-dixie", "oppobot:old-dixie")):
        card = solitaire(congress=3).play("Old Dixie")
        table = card.position.draft()
        table.alter(OPPOSITION, set_aside=wrong)
        card.position = table
        with pytest.raises(AssertionError, match="a card was lost"):
            card.done()
