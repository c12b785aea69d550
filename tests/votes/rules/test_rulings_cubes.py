"""Rulings 1 to 8: cubes."""

import pytest

from tests.votes.endings import THIRTY_FIVE, TWELVE, is_over
from tests.votes.scenes import (
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    d4,
    d6,
    d8,
    each,
    scene,
)
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.steps import cubes_per_region
from vfw.votes.rules.tabletop import PURPLE, YELLOW


def test_ruling_01_opposing_cubes_go_first() -> None:
    card = scene(NJ="R", PA="RR", DE="RRR").play("Women to the Polls").at("NJ NJ PA PA DE DE")
    card.leaves(NJ="P", PA="", DE="R").done()


def test_ruling_01_the_player_chooses_purple_or_yellow_if_both_are_there() -> None:
    card = scene(MO="PPY").play("Senator George Vest")
    assert (card.asked, card.legal) == ("colour", [PURPLE, YELLOW])
    card.refuses("red").at("MO", color=YELLOW).at("MO").leaves(MO="P").done()


def test_ruling_01_no_choice_if_only_one_color_is_there() -> None:
    scene(MO="YYY").play("Senator George Vest").at("MO MO").leaves(MO="Y").done()


def test_ruling_01_a_removal_counts_toward_the_limit_of_the_state() -> None:
    card = scene(NY="RR", dice=[d8(2)]).play("Frederick Douglass").at("NY").refuses("NY")
    card.at("VT").leaves(NY="R", VT="P").done()


def test_ruling_02_cubes_go_down_in_any_order_and_each_in_its_color() -> None:
    card = scene().play("Women to the Polls").at("DE", color=YELLOW).at("NJ").at("DE").at("PA NJ", color=YELLOW)
    card.at("PA").leaves(DE="PY", NJ="PY", PA="PY").done()


def test_ruling_02_a_campaigner_places_its_own_color() -> None:
    game = scene(campaigners="yellow West", dice=[d4(2)]).play("Lucy Stone", "campaign")
    game.answer("WA")
    assert game.asked == "state"
    game.answer("WA").leaves(WA="YY").done()
    # Also where its first cube comes with the question whether it moves.
    game = scene(campaigners="yellow West", buttons=1, dice=[d4(2)]).play("Lucy Stone", "campaign")
    game.answer("keep", "WA", "WA").leaves(WA="YY").done()


def test_ruling_03_the_fourth_cube_claims_the_state_card() -> None:
    card = scene(NJ="PY", state_cards=["New Jersey", "Ohio"]).play("Women to the Polls").at("NJ").leaves(NJ="PPY")
    card.at("NJ").leaves(NJ="PPPY", claimed=["New Jersey"], state_cards=["Ohio"])


def test_ruling_03_the_opposition_claims_too() -> None:
    card = scene(GA="RR", state_cards=["Georgia"]).play("Senator Joseph Brown")
    card.leaves(GA="RRRR", claimed=["Georgia"], state_cards=[]).done()


@pytest.mark.parametrize("before", ["", "R", "RRRR", "RRRRR"])
def test_ruling_03_any_other_number_claims_nothing(before: str) -> None:
    card = scene(GA=before, state_cards=["Georgia"]).play("Senator Joseph Brown")
    card.leaves(GA=before + "RR").done()


def test_ruling_03_a_card_already_claimed_is_not_claimed_again() -> None:
    scene(GA="RR").play("Senator Joseph Brown").leaves(GA="RRRR").done()


def test_ruling_03_four_cubes_left_by_a_removal_claim_nothing() -> None:
    card = scene(GA="RRRRRR", state_cards=["Georgia"], dice=[d6(1, 1)]).play("“Debate Us, You Cowards!”")
    card.leaves(GA="RRRR").done()


def test_ruling_03_once_sent_the_fourth_cube_claims_then_ratifies() -> None:
    card = scene(NJ="PY", sent=True, state_cards=["New Jersey"]).play("Women to the Polls").at("NJ NJ").refuses("NJ")
    card.leaves(NJ="ratified", claimed=["New Jersey"], state_cards=[])
    events = [event[0] for event in card.news]
    assert events.index("claimed") < events.index("voted")


def test_ruling_03_once_sent_the_fourth_red_cube_rejects_and_further_cubes_are_lost() -> None:
    scene(GA="RRR", sent=True).play("Senator Joseph Brown").leaves(GA="rejected").done()


def test_ruling_03_once_sent_the_third_cube_decides_nothing() -> None:
    scene(GA="R", sent=True).play("Senator Joseph Brown").leaves(GA="RRR").done()


def test_ruling_03_the_36th_ratification_wins_in_the_middle_of_a_card() -> None:
    card = scene(ratified=THIRTY_FIVE, NJ="PPP", DE="PP").play("Women to the Polls").at("DE NJ")
    card.leaves(DE="PPP", NJ="ratified")
    assert is_over(card, SUFFRAGIST, "ratified")


def test_ruling_03_the_13th_rejection_wins_in_the_middle_of_a_card() -> None:
    card = scene(rejected=TWELVE, NY="RRR", CT="RRR").play("Horace Greeley").at("CT").leaves(CT="rejected")
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_03_the_35th_and_the_12th_do_not_win() -> None:
    thirty_four = THIRTY_FIVE.removesuffix(" WV")
    scene(ratified=thirty_four, NJ="PPP").play("Women to the Polls").at("NJ DE DE PA PA").leaves(
        NJ="ratified", DE="PP", PA="PP"
    ).done()
    eleven = TWELVE.removesuffix(" MS")
    scene(rejected=eleven, GA="RRR").play("Senator Joseph Brown").leaves(GA="rejected").done()


def test_ruling_03_a_campaigner_can_win_with_dice_still_to_be_given() -> None:
    game = scene(ratified=THIRTY_FIVE, NY="PPP", campaigners="purple Northeast, yellow Northeast", dice=[d4(4, 1)])
    game.play("Lucy Stone", "campaign").answer("purple1", 4).at("NY")
    assert is_over(game, SUFFRAGIST, "ratified")


def test_ruling_04_before_the_amendment_is_sent_cubes_pile_up() -> None:
    scene(NJ="PPPP", PA="PPPPP").play("Women to the Polls").at("NJ NJ PA PA DE DE").leaves(
        NJ="PPPPPP", PA="PPPPPPP", DE="PP"
    ).done()


def test_ruling_04_the_supply_of_cubes_has_no_end() -> None:
    crowded = each(f"{WEST} {PLAINS} {SOUTH} {MIDWEST}", "PPP")
    scene(crowded).play("Women to the Polls").at("NJ NJ PA PA DE DE").leaves(**each("NJ PA DE", "PP")).done()


def test_ruling_05_no_cube_goes_to_a_state_that_has_voted() -> None:
    card = scene(ratified="NJ", rejected="PA").play("Women to the Polls").refuses("NJ", "PA")
    card.at("DE DE").leaves(DE="PP").done()


def test_ruling_05_the_civil_war_bars_two_regions_also_from_removing_by_adding() -> None:
    card = scene(in_effect=["The Civil War"], PA="R", DE="RRR").play("Women to the Polls")
    card.at("NJ NJ").leaves(NJ="PP").done()


def test_ruling_05_the_civil_war_bars_campaigners() -> None:
    game = scene(in_effect=["The Civil War"], campaigners="purple South", GA="R", dice=[d4(4)])
    game.play("Lucy Stone", "campaign").leaves().done()


def test_ruling_05_the_civil_war_does_not_bar_plain_removal() -> None:
    card = scene(in_effect=["The Civil War"], GA="RRR", dice=[d6(1, 1)]).play("“Debate Us, You Cowards!”")
    card.leaves(GA="R").done()


def test_ruling_05_the_civil_war_does_not_bar_the_opposition() -> None:
    scene(in_effect=["The Civil War"], GA="PPP").play("Senator Joseph Brown").leaves(GA="P").done()


def test_ruling_06_a_region_that_has_voted_is_passed_over() -> None:
    card = scene(ratified=f"{NORTHEAST} WA", rejected=PLAINS).play("Lucy Stone").refuses("NY", "WA", "KS")
    card.at("OR TX MO DE").leaves(buttons=1, **each("OR TX MO DE", "P")).done()


def test_ruling_06_where_one_state_of_a_region_is_left_it_is_still_one_of_several() -> None:
    card = scene(ratified="NY VT NH ME MA RI CT").play("Lucy Stone").at("WA MT TX MO DE").at("NJ")
    card.leaves(buttons=1, **each("WA MT TX MO DE NJ", "P")).done()


def test_ruling_06_two_cubes_for_a_region_go_to_one_state_and_the_second_may_be_lost() -> None:
    card = scene(NY="PPP", GA="R", sent=True).does(SUFFRAGIST, cubes_per_region(2)).at("NY")
    assert card.asked == "state"
    card.leaves(NY="ratified").refuses("VT").at("GA GA WA WA MT MT MO MO DE DE")
    card.leaves(NY="ratified", GA="P", **each("WA MT MO DE", "PP")).done()


def test_ruling_06_national_focus_is_two_cubes_in_one_state_of_each_region() -> None:
    card = scene(ratified=SOUTH, NY="R", in_effect=["The Civil War"]).play("National Focus").at("NY WA")
    # The South has voted, Atlantic & Appalachia is barred.
    assert card.refuses("GA", "DE", "VT").legal == [*["NY", "WA"], *PLAINS.split(), *MIDWEST.split()]
    card.at("WA NY MT MO MO MT").leaves(NY="P", **each("WA MT MO", "PP")).done()


def test_ruling_06_the_opposition_focuses_too_and_a_second_cube_may_be_lost() -> None:
    card = scene(GA="RRR", sent=True, state_cards=["Georgia"]).play("National Focus", by=OPPOSITION).at("GA")
    card.refuses("GA", "TX").at("WA WA MT MT MO MO DE DE NY").at("NY")
    card.leaves(GA="rejected", claimed=["Georgia"], state_cards=[], **each("WA MT MO DE NY", "RR")).done()


def test_ruling_06_the_sentences_of_a_card_are_carried_out_in_order() -> None:
    card = scene().play("Victory Map").refuses("NY", "TX").at("KS WA").refuses("NY", "TX")
    card.at("MT WY CO ND SD NE OK OR CA ID NV UT AZ NM").refuses("KS").at("VT NY")


def test_ruling_07_the_player_may_stop_before_another_state() -> None:
    card = scene(NY="PPP", VT="P", TX="P").play("Red Scare").refuses("done").answer("NY").leaves(NY="")
    assert card.legal == ["TX", "VT", "done"]
    card.answer("done").leaves(NY="").done()


def test_ruling_07_every_state_begun_is_emptied_of_that_color() -> None:
    scene(NY="PPPY", VT="P").play("Red Scare").answer("NY", "done").leaves(NY="Y").done()


def test_ruling_07_it_ends_by_itself_when_no_state_is_left() -> None:
    scene(NY="PP", VT="Y").play("Red Scare").leaves(NY="").done()


def test_ruling_08_a_removal_never_adds() -> None:
    scene(NY="R", VT="P", dice=[d6(6, 6)]).play("“Debate Us, You Cowards!”").leaves(NY="").done()


def test_ruling_08_with_nothing_to_remove_the_rest_is_carried_out() -> None:
    card = scene(NY="YY", in_effect=["Fifteenth Amendment"], their_buttons=2).play("15th Divides Suffragists")
    card.leaves(their_buttons=0).done()
    scene(NV="P", their_buttons=1).play("The Great 1906 San Francisco Earthquake").leaves(their_buttons=0).done()
    scene(NY="YY").play("Xenophobia").leaves(NY="").done()
