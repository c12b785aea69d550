"""The rulings 1 to 29, each by its number; what they are about stands in the names. 30 to 35 are for teams, which are
not written yet."""

from typing import Any

import pytest

from tests.votes.scenes import (
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    d4,
    d6,
    d8,
    dealt,
    each,
    scene,
)
from vfw.core import Shuffle
from vfw.votes.actions import campaign
from vfw.votes.deck import CARDS
from vfw.votes.playing import event_price
from vfw.votes.position import OPPOSITION, PURPLE, SIDES, SUFFRAGIST, YELLOW
from vfw.votes.steps import cubes_per_region

THIRTY_FIVE = f"{WEST} {PLAINS} {SOUTH} {MIDWEST} TN KY WV"
TWELVE = f"{WEST} TX AR LA MS"

THREAT = "A Threat to the Ideal of Womanhood"


def votes(game: scene) -> str:
    """The states that have voted since the last card was taken, in the order in which they did."""
    return " ".join(event[1] for event in game.news if event[0] == "voted")


def is_over(game: scene, winner: str, reason: str) -> bool:
    """The game is over and nothing further is asked, or waits to be done."""
    assert game.outcome == (winner, reason)
    assert (game.position.todo, game.position.asking) == ((), None)
    game.refuses("done", "NY", "keep", (1,))
    return True


# 1 to 8: cubes


def test_ruling_01_opposing_cubes_go_first() -> None:
    card = scene(NJ="R", PA="RR", DE="RRR").play("Women to the Polls").at("NJ NJ PA PA DE DE")
    card.leaves(NJ="P", PA="", DE="R").done()


def test_ruling_01_the_player_chooses_purple_or_yellow_where_both_lie() -> None:
    card = scene(MO="PPY").play("Senator George Vest")
    assert (card.asked, card.legal) == ("colour", [PURPLE, YELLOW])
    card.refuses("red").at("MO", colour=YELLOW).at("MO").leaves(MO="P").done()


def test_ruling_01_no_choice_where_one_colour_lies() -> None:
    scene(MO="YYY").play("Senator George Vest").at("MO MO").leaves(MO="Y").done()


def test_ruling_01_a_removal_counts_toward_the_limit_of_the_state() -> None:
    card = scene(NY="RR", dice=[d8(2)]).play("Frederick Douglass").at("NY").refuses("NY")
    card.at("VT").leaves(NY="R", VT="P").done()


def test_ruling_02_cubes_go_down_in_any_order_and_each_in_its_colour() -> None:
    card = scene().play("Women to the Polls").at("DE", colour=YELLOW).at("NJ").at("DE").at("PA NJ", colour=YELLOW)
    card.at("PA").leaves(DE="PY", NJ="PY", PA="PY").done()


def test_ruling_02_a_campaigner_places_its_own_colour() -> None:
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


def test_ruling_07_every_state_begun_is_emptied_of_that_colour() -> None:
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


# 9 to 11: Congress and the Amendment


def test_ruling_09_the_sixth_marker_sends_the_amendment() -> None:
    table = {"WA": "PPPP", "CA": "PPYYY", "GA": "RRRR", "VT": "RRRRRR", "NY": "PPY", "SC": "RRR"}
    card = scene(table, congress=5).play("Frances Willard")
    states = {"WA": "ratified", "CA": "ratified", "GA": "rejected", "VT": "rejected"}
    card.leaves(congress=0, sent=True, buttons=2, **states).done()


def test_ruling_09_states_vote_by_region_and_by_postal_code() -> None:
    table = each("NY CT TN DE WI IL TX AL WY CO WA AZ", "PPPP")
    card = scene(table, congress=5).play("Frances Willard")
    assert votes(card) == "AZ WA CO WY AL TX IL WI DE TN CT NY"


def test_ruling_09_the_13th_rejection_stops_the_conversion() -> None:
    red, purple = f"{WEST} CO KS MT ND NE", f"OK SD WY {SOUTH} {MIDWEST} {ATLANTIC} {NORTHEAST}"
    card = scene(each(red, "RRRR") | each(purple, "PPPP"), congress=5).play("Petition to Congress")
    card.leaves(congress=0, sent=True, **each(red, "rejected"))
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_09_the_36th_ratification_stops_the_conversion() -> None:
    purple, red = f"{WEST} {PLAINS} {SOUTH} {MIDWEST} DE KY MD NC", f"PA TN VA WV {NORTHEAST}"
    card = scene(each(purple, "YYYY") | each(red, "RRRR"), congress=5).play("Petition to Congress")
    card.leaves(congress=0, sent=True, **each(purple, "ratified"))
    assert is_over(card, SUFFRAGIST, "ratified")


def test_ruling_09_the_card_goes_on_after_the_conversion() -> None:
    card = scene(NY="PPPP", VT="PPP", congress=5).play("Petition to Congress").refuses("NY").at("VT WA MT TX MO DE")
    card.leaves(congress=0, sent=True, NY="ratified", VT="ratified", **each("WA MT TX MO DE", "P")).done()


def test_ruling_09_once_sent_nothing_touches_congress() -> None:
    scene(sent=True).play("Maud Wood Park").leaves().done()
    scene(sent=True, dice=[d6(6)]).play("1918 Midterm Elections").leaves().done()
    scene(sent=True).play("War in Europe").leaves(in_effect={"War in Europe": "turn"}).done()


def test_ruling_09_once_sent_lobbying_is_not_offered() -> None:
    assert scene(sent=True).take("Lucy Stone").legal == ["event", "campaign", "organize"]
    assert scene(sent=True).take("Old Dixie").legal == ["event", "campaign", "organize"]


def test_ruling_09_superior_lobbying_can_send_the_amendment_and_does_nothing_after_that() -> None:
    card = scene(NY="PPPP", GA="RRRR", congress=3, dice=[d8(6, 7, 8, 1)]).play("Superior Lobbying")
    card.leaves(congress=0, sent=True, NY="ratified", GA="rejected").done()
    scene(sent=True, dice=[d8(6, 7, 8, 6)]).play("Superior Lobbying").leaves().done()
    scene(sent=True, dice=[d8(6, 7, 8, 6)]).play("Superior Lobbying", by=OPPOSITION).leaves().done()


def test_ruling_09_a_game_can_end_in_the_middle_of_superior_lobbying() -> None:
    card = scene(each(f"{WEST} CO KS MT ND NE", "RRRR"), congress=5, dice=[d8(6, 6, 6, 6)]).play("Superior Lobbying")
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_10_what_does_not_fit_is_lost() -> None:
    scene(congress=5, dice=[d6(3)]).play("1918 Midterm Elections").leaves(congress=0, sent=True).done()
    lobby = scene(congress=5, dice=[d6(6, 6)]).play("Lucy Stone", "lobby")
    lobby.leaves(congress=0, sent=True).done()
    scene(congress=0).play("Senator Joseph Brown").leaves(GA="RR").done()


def test_ruling_11_suffragist_lobbying_adds() -> None:
    scene(congress=0, dice=[d6(6, 6)]).play("Lucy Stone", "lobby").leaves(congress=2).done()
    scene(congress=0, dice=[d6(5, 6)]).play("Lucy Stone", "lobby").leaves(congress=1).done()
    scene(congress=0, dice=[d6(5, 1)]).play("Lucy Stone", "lobby").leaves().done()


def test_ruling_11_opposition_lobbying_removes() -> None:
    two = "red South, red Northeast"
    scene(congress=3, campaigners=two, dice=[d6(6, 5)]).play("Old Dixie", "lobby").leaves(congress=2).done()
    scene(congress=1, campaigners=two, dice=[d6(6, 6)]).play("Old Dixie", "lobby").leaves(congress=0).done()


def test_ruling_11_the_opposition_cannot_lobby_an_empty_congress() -> None:
    assert scene(congress=0).take("Old Dixie").legal == ["event", "campaign", "organize"]
    assert scene(congress=1).take("Old Dixie").legal == ["event", "campaign", "organize", "lobby"]
    assert scene(congress=0).take("Lucy Stone").legal == ["event", "campaign", "organize", "lobby"]


def test_ruling_11_superior_lobbying_cannot_take_what_is_not_there() -> None:
    scene(congress=1, dice=[d8(6, 7, 8, 8)]).play("Superior Lobbying", by=OPPOSITION).leaves(congress=0).done()
    scene(congress=0, dice=[d8(6, 7, 8, 8)]).play("Superior Lobbying", by=OPPOSITION).leaves().done()


# 12: buttons


def test_ruling_12_the_supply_is_12_and_6() -> None:
    scene(buttons=9).play("The Club Movement").leaves(buttons=12).done()
    scene(buttons=4).play("The Woman Patriot").leaves(buttons=6).done()
    scene(buttons=11).play("Lucy Stone", "organize").leaves(buttons=12).done()


def test_ruling_12_a_loss_stops_at_nothing() -> None:
    scene(in_effect=["Fifteenth Amendment"], their_buttons=1).play("15th Divides Suffragists").leaves(
        their_buttons=0
    ).done()
    scene(their_buttons=0).play("The Great 1906 San Francisco Earthquake").leaves().done()


def test_ruling_12_organizing_gains_one_for_each_campaigner() -> None:
    scene(campaigners="purple West, yellow West, yellow South, red South").play("Lucy Stone", "organize").leaves(
        buttons=3
    ).done()
    scene().play("Old Dixie", "organize").leaves(buttons=1).done()


def test_ruling_12_organizing_is_not_offered_at_full_supply() -> None:
    assert scene(buttons=12).take("Lucy Stone").legal == ["event", "campaign", "lobby"]
    assert scene(buttons=6).take("Old Dixie").legal == ["event", "campaign"]
    assert "organize" in scene(buttons=6).take("Lucy Stone").legal


def test_ruling_12_the_supply_also_limits_claimed_cards() -> None:
    scene(buttons=3).play("Efficient Organizing", by=OPPOSITION).leaves(buttons=6).done()
    scene(buttons=11).play("Montana").leaves(buttons=12).done()
    scene(their_buttons=0).play("Opposition Research").leaves().done()


# 13: the Strategy Phase

OPEN, DECK = ["Regional Focus", "Counter Strat", "Transportation"], ["National Focus", "Bellwether State"]


def committing(buttons: int, their_buttons: int) -> scene:
    """The Suffragists, who hold so many buttons, are about to commit some of them."""
    return scene(
        turn=2, buttons=buttons, their_buttons=their_buttons, strategy_cards=OPEN, strategy_deck=DECK
    ).strategy_phase()


def asks_for_the_first_card(game: scene) -> bool:
    """The Strategy Phase is over."""
    return (game.position.round, game.asked, game.asked_side) == (1, "card", SUFFRAGIST)


@pytest.mark.parametrize(("held", "theirs", "most"), [(5, 2, 3), (2, 5, 2), (12, 6, 7), (1, 0, 1), (3, 0, 1)])
def test_ruling_13_at_most_one_more_than_the_opposition_holds_is_committed(held: int, theirs: int, most: int) -> None:
    game = committing(held, theirs)
    assert (game.asked, game.asked_side, game.legal) == ("buttons", SUFFRAGIST, list(range(most + 1)))
    game.refuses(-1, most + 1, "1")


def test_ruling_13_who_is_deferred_to_pays_and_takes_a_card() -> None:
    game = committing(4, 3).answer(2)
    assert (game.asked, game.asked_side, game.legal) == ("response", OPPOSITION, ["defer", "match", "supersede"])
    game.answer("defer").leaves(buttons=2)
    assert (game.asked, game.asked_side, game.legal) == ("strategy card", SUFFRAGIST, OPEN)
    game.answer("Counter Strat").leaves(
        buttons=2,
        claimed=["Counter Strat"],
        strategy_cards=["Regional Focus", "Transportation", "National Focus"],
    ).done()
    assert game.position.strategy_deck == ("strategy:bellwether-state",)
    assert asks_for_the_first_card(game)


def test_ruling_13_where_they_match_both_pay_and_nobody_takes_a_card() -> None:
    game = committing(4, 3).answer(2, "match").leaves(buttons=2, their_buttons=1)
    game.done()
    assert asks_for_the_first_card(game)


def test_ruling_13_who_supersedes_pays_one_more_and_takes_a_card_and_the_others_pay_in_vain() -> None:
    game = committing(4, 3).answer(2, "supersede").leaves(buttons=2, their_buttons=0)
    assert (game.asked_side, game.legal) == (OPPOSITION, OPEN)
    game.answer("Regional Focus").leaves(
        buttons=2,
        their_buttons=0,
        their_claimed=["Regional Focus"],
        strategy_cards=["Counter Strat", "Transportation", "National Focus"],
    ).done()
    assert asks_for_the_first_card(game)


def test_ruling_13_a_commitment_of_nothing_is_matched_or_superseded() -> None:
    game = committing(4, 2).answer(0)
    assert game.legal == ["match", "supersede"]
    game.answer("match").leaves().done()
    committing(4, 2).answer(0, "supersede", "Regional Focus").leaves(
        their_buttons=1,
        their_claimed=["Regional Focus"],
        strategy_cards=["Counter Strat", "Transportation", "National Focus"],
    ).done()


@pytest.mark.parametrize(
    ("theirs", "committed", "answers"),
    [(2, 1, ["defer", "match", "supersede"]), (2, 2, ["defer", "match"]), (1, 1, ["defer", "match"])],
)
def test_ruling_13_nobody_answers_with_what_is_not_held(theirs: int, committed: int, answers: list[str]) -> None:
    assert committing(5, theirs).answer(committed).legal == answers


def test_ruling_13_who_can_only_defer_or_only_match_is_not_asked() -> None:
    # One more than they hold: they can only defer.
    game = committing(5, 2).answer(3)
    assert (game.asked, game.asked_side) == ("strategy card", SUFFRAGIST)
    game.leaves(buttons=2)
    game = committing(5, 0).answer(1)
    assert (game.asked, game.asked_side) == ("strategy card", SUFFRAGIST)
    # Nothing against nothing: they can only match.
    assert asks_for_the_first_card(committing(5, 0).answer(0).leaves())


def test_ruling_13_who_holds_nothing_commits_nothing_unasked() -> None:
    game = committing(0, 1)
    assert (game.asked, game.asked_side, game.legal) == ("response", OPPOSITION, ["match", "supersede"])
    assert asks_for_the_first_card(committing(0, 0).leaves())


def test_ruling_13_the_strategy_phase_comes_after_planning_from_the_second_turn_on() -> None:
    assert dealt(1).pending.label == "suffragist card"
    game = scene(turn=1, buttons=1).clean_up()
    assert (game.position.turn, game.position.round, game.asked) == (2, 0, "buttons")
    assert [len(game.position.camp(side).hand) for side in SIDES] == [13, 13]


def test_ruling_13_where_the_strategy_deck_is_empty_nothing_takes_the_place_of_a_card() -> None:
    game = scene(turn=6, buttons=1, strategy_cards=OPEN, strategy_deck=[]).strategy_phase().answer(1, "Transportation")
    game.leaves(buttons=0, claimed=["Transportation"], strategy_cards=["Regional Focus", "Counter Strat"])


# 14 to 19: playing cards


def test_ruling_14_without_a_campaigner_only_events_can_be_played() -> None:
    hand = ["Lucy Stone", "Reconstruction", "Anna Dickinson"]
    game = scene(campaigners="red South", hand=hand).round_of(SUFFRAGIST)
    assert game.legal == ["Lucy Stone", "Anna Dickinson"]
    game.refuses("Reconstruction").answer("Lucy Stone")
    assert game.asked == "state"
    assert scene(campaigners="purple West", hand=hand).round_of(SUFFRAGIST).legal == hand


def test_ruling_14_where_nothing_can_be_played_a_card_is_discarded_without_effect() -> None:
    hand = ["Reconstruction", "Women and World War I"]
    game = scene(campaigners="red South", hand=hand).round_of(SUFFRAGIST)
    assert game.legal == hand
    game.answer("Reconstruction").leaves(hand=["Women and World War I"], discards=["Reconstruction"]).done()


def test_ruling_15_a_claimed_card_may_come_before_the_card_from_the_hand() -> None:
    game = scene(hand=["The Club Movement", "Lucy Stone"], claimed=["Montana", "Georgia"]).round_of(SUFFRAGIST)
    assert game.legal == ["The Club Movement", "Lucy Stone", "Montana", "Georgia"]
    game.answer("Montana").leaves(buttons=2, claimed=["Georgia"])
    # One in a round: now the card from the hand, and then it is the turn of the other side.
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["The Club Movement", "Lucy Stone"])
    game.refuses("Georgia").answer("The Club Movement", "event")
    game.leaves(buttons=6, hand=["Lucy Stone"], claimed=["Georgia"], discards=["The Club Movement"]).done()
    assert game.asked_side == OPPOSITION


def test_ruling_15_or_after_it() -> None:
    game = scene(claimed=["Montana", "Georgia"]).play("The Club Movement")
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["Montana", "Georgia", "done"])
    game.answer("Georgia").leaves(buttons=6, claimed=["Montana"]).done()
    assert game.asked_side == OPPOSITION


def test_ruling_15_or_not_at_all() -> None:
    game = scene(claimed=["Montana"]).play("The Club Movement").answer("done")
    game.leaves(buttons=4).done()
    assert game.asked_side == OPPOSITION
    game.play("The Woman Patriot")
    assert game.asked_side == SUFFRAGIST
    assert "Montana" in game.legal


def test_ruling_15_after_any_use_of_the_card_from_the_hand() -> None:
    for use in ("organize", "campaign", "lobby"):
        game = scene(claimed=["Montana"], campaigners="purple West", dice=[d6(1) if use == "lobby" else d4(1)] * 2)
        game.play("Lucy Stone", use)
        if use == "campaign":
            game.at("WA")
        assert game.legal == ["Montana", "done"]
    hand = ["Reconstruction", "Women and World War I"]
    game = scene(campaigners="red South", hand=hand, claimed=["Montana"]).round_of(SUFFRAGIST).answer("Reconstruction")
    assert game.legal == ["Montana", "done"]


def test_ruling_15_only_on_the_own_round() -> None:
    game = scene(their_claimed=["Montana"]).round_of(SUFFRAGIST)
    assert "Montana" not in game.legal
    game.play("The Club Movement")
    assert game.asked_side == OPPOSITION
    assert "Montana" in game.legal


def test_ruling_15_a_card_claimed_in_this_round_may_be_played_in_it() -> None:
    game = scene(NJ="PY", state_cards=["New Jersey"]).play("Women to the Polls").at("NJ NJ PA PA DE DE")
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["New Jersey", "done"])
    game.answer("New Jersey").leaves(NJ="PPPY", PA="PP", DE="PP", buttons=2, state_cards=[]).done()
    assert game.asked_side == OPPOSITION
    game = scene(buttons=4, strategy_cards=["Efficient Organizing", *OPEN[:2]]).play("Woodrow Wilson")
    assert game.answer("Efficient Organizing").legal == ["Efficient Organizing", "done"]
    assert game.answer("Efficient Organizing").position.buttons(SUFFRAGIST) == 5


def test_ruling_15_a_card_claimed_by_a_claimed_card_waits_for_the_next_round() -> None:
    game = scene(WA="PPP", state_cards=["Utah"], UT="PP", claimed=["National Focus"]).play("The Club Movement")
    game.answer("National Focus").at("UT UT MT MT TX TX MO MO DE DE NY").at("NY")
    assert game.position.suffragist.claimed == ("state:utah",)
    assert game.asked_side == OPPOSITION


def test_ruling_15_a_card_whose_condition_is_not_met_is_not_offered() -> None:
    claimed = ["Reconsideration", "Eye on the Future"]
    game = scene(turn=4, claimed=claimed).play("The Club Movement")
    assert game.asked_side == OPPOSITION
    assert scene(turn=5, claimed=claimed).play("The Club Movement").legal == ["Eye on the Future", "done"]
    assert scene(turn=4, sent=True, claimed=claimed).play("The Club Movement").legal == ["Reconsideration", "done"]
    # The card from the hand can bring it about.
    game = scene(turn=4, congress=5, claimed=claimed).round_of(SUFFRAGIST).refuses("Reconsideration")
    assert game.play("Frances Willard").legal == ["Reconsideration", "done"]


def test_ruling_15_after_it_is_played_it_is_out_of_the_game() -> None:
    for title, side in (("Montana", SUFFRAGIST), ("Opposition Research", OPPOSITION)):
        game = scene().play(title, by=side).leaves(**{"buttons": 2} if title == "Montana" else {})
        camp = game.position.camp(side)
        assert game.position.removed[-1] == game.card
        assert game.card not in (*camp.claimed, *camp.discards, *camp.hand)


def test_ruling_15_who_loses_the_cubes_keeps_the_card() -> None:
    game = scene(NJ="PY", state_cards=["New Jersey"]).play("Women to the Polls").at("NJ NJ PA PA DE DE")
    game.play("New York Newspapers").at("NY NY NJ NJ").leaves(NJ="PY", NY="RR").done()
    assert "New Jersey" in game.legal
    # And another fourth cube does not take it away.
    game = scene(NJ="RR", their_claimed=["New Jersey"]).play("New York Newspapers").at("NY NY")
    game.leaves(NJ="RRRR", NY="RR").done()


def test_ruling_15_with_an_empty_hand_a_claimed_card_may_still_be_played_or_not() -> None:
    for claimed in (["Montana"], ["Montana", "Georgia"]):
        game = scene(hand=[], claimed=claimed).round_of(SUFFRAGIST)
        assert (game.asked_side, game.legal) == (SUFFRAGIST, [*claimed, "done"])
        game.answer("Montana").leaves(buttons=2, claimed=claimed[1:]).done()
        assert game.asked_side == OPPOSITION
    assert scene(hand=[]).round_of(SUFFRAGIST).asked_side == OPPOSITION


def test_ruling_16_what_an_event_needs_is_needed_for_the_event_only() -> None:
    assert scene().take("Reconstruction").legal == ["campaign", "organize", "lobby"]
    assert scene(buttons=3).take("Woodrow Wilson").legal == ["campaign", "organize", "lobby"]
    scene(buttons=3).play("Woodrow Wilson", "organize").leaves(buttons=5).done()


def test_ruling_16_both_surcharges_together_cost_one() -> None:
    both = [THREAT, "1918 Pandemic"]
    scene(in_effect=both, buttons=2).play("Maud Wood Park").leaves(buttons=1, congress=2).done()
    assert scene(in_effect=both, buttons=0).take("Maud Wood Park").legal == ["campaign", "organize", "lobby"]


def test_ruling_16_the_surcharge_comes_on_top_of_the_cost_of_the_card() -> None:
    scene(in_effect=[THREAT], buttons=4).take("Woodrow Wilson").refuses("event")
    card = scene(in_effect=[THREAT], buttons=5).play("Woodrow Wilson")
    assert card.position.buttons(SUFFRAGIST) == 0


def test_ruling_16_the_surcharge_is_paid_again_for_an_event_that_was_drawn() -> None:
    drawn = ["Lucy Stone", "Maud Wood Park"]
    card = scene(in_effect=[THREAT], buttons=2, deck=drawn).play("The Young Woman Citizen").answer("Maud Wood Park")
    card.leaves(buttons=0, congress=2, deck=[], discards=drawn).done()
    card = scene(in_effect=[THREAT], buttons=1, deck=drawn).play("The Young Woman Citizen")
    card.leaves(buttons=0, deck=[], discards=drawn).done()


def test_ruling_16_only_events_and_only_the_suffragists_pay_it() -> None:
    scene(in_effect=[THREAT]).play("Lucy Stone", "organize").leaves(buttons=2).done()
    scene(in_effect=[THREAT]).play("The Woman Patriot").leaves(buttons=3).done()
    table = scene(in_effect=[THREAT], buttons=1).round_of(SUFFRAGIST).position
    prices = [event_price(table, SUFFRAGIST, key) for key in ("lucy-stone", "state:utah", "strategy:national-focus")]
    assert prices == [1, 0, 0]


def test_ruling_16_claimed_cards_pay_no_surcharge() -> None:
    scene(in_effect=[THREAT, "1918 Pandemic"]).play("Montana").leaves(buttons=2).done()
    scene(in_effect=[THREAT]).play("Efficient Organizing").leaves(buttons=5).done()


def test_ruling_16_an_event_that_a_claimed_card_plays_does_pay_it() -> None:
    deck = ["Maud Wood Park", "Lucy Stone"]
    card = scene(in_effect=[THREAT], buttons=1, deck=deck).play("California").answer("Maud Wood Park")
    card.leaves(buttons=0, congress=2, deck=[], discards=deck[::-1]).done()
    # What it takes must be there, else nothing can be played.
    scene(in_effect=[THREAT], deck=deck).play("California").leaves(deck=[], discards=deck).done()
    scene(in_effect=[THREAT], turn=5, deck=deck, shuffles=[deck]).play("Eye on the Future").leaves().done()


def test_ruling_16_war_in_europe_takes_a_button_for_each_campaigning_action() -> None:
    one = "purple West, red South"
    game = scene(in_effect=["War in Europe"], campaigners=one, buttons=2, dice=[d4(1), d4(3)])
    game.play("Lucy Stone", "campaign").answer("reroll").at("WA WA CA").leaves(buttons=0, WA="PP", CA="P").done()
    assert scene(in_effect=["War in Europe"]).take("Lucy Stone").legal == ["event", "organize", "lobby"]
    red = scene(in_effect=["War in Europe"], dice=[d4(1)]).play("Old Dixie", "campaign")
    red.at("GA").leaves(GA="R").done()


def test_ruling_16_war_in_europe_takes_it_also_from_an_action_granted_by_a_card() -> None:
    one = "purple West, red South"
    granted = scene(in_effect=["War in Europe"], campaigners=one, buttons=1, dice=[d4(1)]).does(SUFFRAGIST, campaign())
    granted.at("WA").leaves(buttons=0, WA="P").done()
    scene(in_effect=["War in Europe"], campaigners=one).does(SUFFRAGIST, campaign()).leaves().done()


def test_ruling_17_a_roll_is_repeated_as_often_as_it_can_be_paid() -> None:
    game = scene(buttons=2, dice=[d8(1), d8(2), d8(3)]).play("Frederick Douglass").answer("reroll", "reroll")
    game.at("NY VT NH").leaves(buttons=0, **each("NY VT NH", "P")).done()


def test_ruling_17_the_dice_of_a_claimed_card_too() -> None:
    for side, congress in ((SUFFRAGIST, 4), (OPPOSITION, 0)):
        game = scene(congress=2, buttons=2, dice=[d8(6, 1, 1, 1), d8(7, 8, 1, 2)]).play("Superior Lobbying", by=side)
        game.answer("reroll", "keep").leaves(buttons=1, congress=congress).done()


def test_ruling_17_a_roll_can_be_kept() -> None:
    game = scene(buttons=2, dice=[d8(1), d8(2)]).play("Frederick Douglass").answer("reroll", "keep")
    game.at("NY VT").leaves(buttons=1, NY="P", VT="P").done()


def test_ruling_17_all_dice_are_rolled_again() -> None:
    game = scene(buttons=1, dice=[d6(6, 1), d6(1, 1)]).play("Helen Keller").answer("reroll")
    game.at("NY NY").leaves(buttons=0, NY="PP").done()
    lobby = scene(buttons=1, dice=[d6(6, 1), d6(6, 6)]).play("Lucy Stone", "lobby").answer("reroll")
    lobby.leaves(buttons=0, congress=2).done()


@pytest.mark.parametrize("face", [3, 4, 5, 6])
def test_ruling_17_a_success_is_not_rolled_again(face: int) -> None:
    scene(buttons=3, dice=[d6(face)]).play("1918 Midterm Elections").leaves(congress=3).done()


@pytest.mark.parametrize("face", [1, 2])
def test_ruling_17_a_failure_can_be_rolled_again_or_accepted(face: int) -> None:
    game = scene(buttons=3, dice=[d6(face), d6(face), d6(3)]).play("1918 Midterm Elections").answer("reroll", "reroll")
    game.leaves(buttons=1, congress=3).done()
    scene(buttons=1, dice=[d6(face)]).play("1918 Midterm Elections").answer("keep").leaves().done()


def test_ruling_18_a_persistent_card_whose_roll_failed_does_not_stay() -> None:
    game = scene(dice=[d6(2)]).play("Fifteenth Amendment").leaves()
    game.done()
    assert game.position.suffragist.discards == ("fifteenth-amendment",)
    assert not game.position.is_in_effect("fifteenth-amendment")


def test_ruling_18_in_effect_means_in_its_box() -> None:
    """Played for an action, The Civil War is not in effect."""
    game = scene().play("The Civil War", "organize").leaves(buttons=1)
    assert "event" in game.take("National Woman’s Rights Convention").legal


def test_ruling_19_only_a_card_whose_event_can_be_played_is_offered() -> None:
    drawn = ["Reconstruction", "Maud Wood Park", "Lucy Stone"]
    card = scene(deck=drawn).play("The Young Woman Citizen")
    card.leaves(congress=2, deck=["Lucy Stone"], discards=drawn[:2]).done()


def test_ruling_19_where_neither_can_be_played_both_are_discarded() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    scene(deck=drawn).play("The Young Woman Citizen").leaves(deck=[], discards=drawn).done()


def test_ruling_19_the_card_that_draws_has_left_the_hand() -> None:
    card = scene(hand=["Lucy Stone"], deck=["Maud Wood Park", "Frances Willard"]).play("The Young Woman Citizen")
    assert card.position.suffragist.hand == ("lucy-stone",)
    assert card.position.suffragist.drawn == (("maud-wood-park", "frances-willard"),)


def test_ruling_19_a_short_deck_gives_what_is_there() -> None:
    scene(deck=["Maud Wood Park"]).play("The Young Woman Citizen").leaves(
        congress=2, deck=[], discards=["Maud Wood Park"]
    ).done()
    scene(deck=[]).play("The Young Woman Citizen").leaves().done()


def test_ruling_19_a_card_that_was_drawn_may_draw_again() -> None:
    deck = ["The Young Woman Citizen", "Lucy Stone", "Frances Willard", "Maud Wood Park"]
    card = scene(deck=deck).play("A Vindication of the Rights of Woman").answer("The Young Woman Citizen")
    card.answer("Maud Wood Park").leaves(
        congress=2, deck=[], discards=["Lucy Stone", "Frances Willard", "Maud Wood Park", "The Young Woman Citizen"]
    ).done()


def test_ruling_19_a_persistent_card_that_was_drawn_stays() -> None:
    card = scene(deck=["Beer Brewers", "Old Dixie"]).play("The Eden Sphinx").answer("Beer Brewers")
    card.leaves(in_effect={"Beer Brewers": "turn"}, deck=[], discards=["Old Dixie"]).done()


def test_ruling_19_a_claimed_card_draws_in_the_same_way() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    scene(deck=drawn).play("Ohio").leaves(deck=[], discards=drawn).done()
    scene(deck=[]).play("Virginia", by=OPPOSITION).leaves().done()


# 20 to 26: Strategy cards and their like

SIX = ["Lucy Stone", "Anna Dickinson", "Frances Willard", "Helen Keller", "Pioneer Women", "Maud Wood Park"]
SIX_OF_THEIRS = ["Old Dixie", "Gerrymandering", "Emma Goldman", "Red Scare", "Border States", "Horace Greeley"]


def test_ruling_20_each_card_goes_above_the_one_before_and_at_the_bottom_below_it() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics")
    card.answer("Emma Goldman", "Old Dixie", "Horace Greeley")
    assert (card.asked, card.legal) == ("card", ["Gerrymandering", "Red Scare", "Border States", "done"])
    card.answer("done").refuses("done").answer("Border States", "Gerrymandering")
    # The last one is no choice.
    top, bottom = ["Horace Greeley", "Old Dixie", "Emma Goldman"], ["Border States", "Gerrymandering", "Red Scare"]
    card.leaves(deck=[*top, "Beer Brewers", *bottom]).done()


def test_ruling_20_all_of_them_may_go_on_top() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics").answer(*SIX_OF_THEIRS)
    card.leaves(deck=[*SIX_OF_THEIRS[::-1], "Beer Brewers"]).done()


def test_ruling_20_or_all_to_the_bottom() -> None:
    card = scene(deck=[*SIX_OF_THEIRS, "Beer Brewers"]).play("Progress, Not Politics").answer("done")
    card.answer(*SIX_OF_THEIRS[:-1]).leaves(deck=["Beer Brewers", *SIX_OF_THEIRS]).done()


def test_ruling_20_progress_looks_at_what_is_there() -> None:
    card = scene(deck=SIX_OF_THEIRS[:2]).play("Progress, Not Politics")
    assert card.legal == [*SIX_OF_THEIRS[:2], "done"]
    card.answer("Gerrymandering", "Old Dixie").leaves().done()
    scene(deck=SIX_OF_THEIRS[:1]).play("Progress, Not Politics").answer("done").leaves().done()
    scene(deck=[]).play("Progress, Not Politics").leaves().done()


def test_ruling_20_the_whole_event_comes_before_the_others_go_back() -> None:
    card = scene(deck=[*SIX, "The Club Movement"]).play("The Winning Plan").answer("Anna Dickinson")
    for state in ["NY", "WA", "MT", "TX", "MO", "DE"]:
        assert card.asked == "state"
        card.at(state)
    assert (card.asked, card.legal) == ("card", [*SIX[:1], *SIX[2:], "done"])
    card.puts(at_bottom=[*SIX[2:], "Lucy Stone"])
    card.leaves(
        **each("NY WA MT TX MO DE", "P"),
        buttons=1,
        deck=["The Club Movement", *SIX[2:], "Lucy Stone"],
        discards=["Anna Dickinson"],
    ).done()


def test_ruling_20_the_played_card_may_draw_itself() -> None:
    deck = ["The Young Woman Citizen", *SIX[:5], "Maud Wood Park", "The Club Movement", "The Union Signal"]
    card = scene(deck=deck).play("The Winning Plan").answer("The Young Woman Citizen")
    # Two groups of cards are being looked at, and the newer one is dealt with first.
    assert card.legal == ["Maud Wood Park", "The Club Movement"]
    assert [len(group) for group in card.position.suffragist.drawn] == [5, 2]
    card.answer("Maud Wood Park").leaves(
        congress=2,
        deck=["The Union Signal"],
        discards=["The Club Movement", "Maud Wood Park", "The Young Woman Citizen"],
    )
    assert card.legal == [*SIX[:5], "done"]
    card.puts(on_top=SIX[1:3], at_bottom=[SIX[4], SIX[3], SIX[0]]).leaves(
        congress=2,
        deck=[SIX[2], SIX[1], "The Union Signal", SIX[4], SIX[3], SIX[0]],
        discards=["The Club Movement", "Maud Wood Park", "The Young Woman Citizen"],
    ).done()


def test_ruling_20_the_played_card_may_sort_itself() -> None:
    deck = ["Progress, Not Politics", *SIX_OF_THEIRS[:5], "Beer Brewers", "NAOWS Forms", "The SSWSC"]
    card = scene(deck=deck).play("The Winning Plan", by=OPPOSITION)
    card.answer("Progress, Not Politics", "The SSWSC", "done", "NAOWS Forms")
    # Beer Brewers went to the bottom; the five of the Winning Plan follow, on top of The SSWSC.
    assert card.legal == [*SIX_OF_THEIRS[:5], "done"]
    card.puts(on_top=SIX_OF_THEIRS[:4], at_bottom=SIX_OF_THEIRS[4:5]).leaves(
        deck=[*SIX_OF_THEIRS[:4][::-1], "The SSWSC", "NAOWS Forms", "Beer Brewers", SIX_OF_THEIRS[4]],
        discards=["Progress, Not Politics"],
    ).done()


def test_ruling_20_where_none_can_be_played_all_go_back() -> None:
    drawn = ["Reconstruction", "Women and World War I"]
    card = scene(deck=drawn).play("The Winning Plan")
    assert card.legal == [*drawn, "done"]
    card.answer(*drawn).leaves(deck=drawn[::-1]).done()
    scene(deck=[]).play("The Winning Plan").leaves().done()


def test_ruling_20_the_only_card_that_can_be_played_is_no_choice() -> None:
    card = scene(deck=["Reconstruction", "Maud Wood Park"]).play("The Winning Plan")
    assert card.legal == ["Reconstruction", "done"]
    card.answer("done").leaves(congress=2, deck=["Reconstruction"], discards=["Maud Wood Park"]).done()


def test_ruling_20_the_next_turn_draws_what_was_put_on_top() -> None:
    deck = [*SIX_OF_THEIRS, "Beer Brewers"]
    game = scene(turn=2, round=6, hand=["NAOWS Forms"], deck=deck).play("Progress, Not Politics")
    game.puts(on_top=["Old Dixie", "Red Scare"], at_bottom=["Emma Goldman", *SIX_OF_THEIRS[4:], "Gerrymandering"])
    hand = ["NAOWS Forms", "Red Scare", "Old Dixie", "Beer Brewers", "Emma Goldman", *SIX_OF_THEIRS[4:]]
    game.leaves(hand=hand, deck=["Gerrymandering"], **_planning(game))


def _planning(game: scene) -> dict[str, list[str]]:
    """What the Planning Phase does to the other side, which draws from a deck that was not arranged."""
    camp = game.position.suffragist
    return {
        "their_hand": [CARDS[key].title for key in camp.hand],
        "their_deck": [CARDS[key].title for key in camp.deck],
    }


def test_ruling_21_the_deck_is_shuffled_before_the_event() -> None:
    deck = ["Lucy Stone", "The Young Woman Citizen", "Anna Dickinson", "Maud Wood Park"]
    order = ["Maud Wood Park", "Anna Dickinson", "Lucy Stone"]
    card = scene(turn=6, deck=deck, shuffles=[order]).play("Eye on the Future").answer("The Young Woman Citizen")
    assert card.legal == order[:2]
    card.answer("Maud Wood Park").leaves(
        congress=2,
        deck=["Lucy Stone"],
        discards=["Anna Dickinson", "Maud Wood Park", "The Young Woman Citizen"],
    ).done()


def test_ruling_21_it_is_shuffled_also_when_nothing_could_be_chosen() -> None:
    deck = ["Reconstruction", "Women and World War I", "Union Victory"]
    card = scene(turn=5, deck=deck, shuffles=[deck[::-1]]).play("Eye on the Future").leaves(deck=deck[::-1])
    card.done()
    assert ("shuffled", SUFFRAGIST) in card.news


def test_ruling_21_a_single_card_is_not_shuffled_and_an_empty_deck_gives_nothing() -> None:
    scene(turn=5, deck=["Reconstruction"]).play("Eye on the Future").leaves().done()
    card = scene(turn=5, deck=["Maud Wood Park", "Reconstruction"]).play("Eye on the Future")
    card.leaves(congress=2, deck=["Reconstruction"], discards=["Maud Wood Park"]).done()
    scene(turn=5, deck=["Maud Wood Park"]).play("Eye on the Future").leaves(
        congress=2, deck=[], discards=["Maud Wood Park"]
    ).done()
    scene(turn=5, deck=[]).play("Eye on the Future").leaves().done()


def test_ruling_21_a_card_from_the_deck_may_stay_in_effect() -> None:
    deck = ["Prison Tour Special", "Lucy Stone"]
    card = scene(turn=5, deck=deck).play("Eye on the Future").answer("Prison Tour Special")
    card.leaves(in_effect={"Prison Tour Special": "turn"}, deck=["Lucy Stone"]).done()


def test_ruling_21_what_was_known_of_the_deck_is_no_longer_known() -> None:
    game = scene(turn=5, deck=[*SIX_OF_THEIRS[:4], "The Woman Patriot"]).play("Progress, Not Politics")
    game.puts(on_top=SIX_OF_THEIRS[:2], at_bottom=[*SIX_OF_THEIRS[2:4], "The Woman Patriot"]).play("The Club Movement")
    assert (game.position.opposition.known_top, game.position.opposition.known_bottom) == (2, 3)
    game.play("Eye on the Future", by=OPPOSITION).answer("The Woman Patriot")
    camp = game.position.opposition
    assert isinstance(game.position.pending, Shuffle)
    assert (len(camp.deck), camp.known_top, camp.known_bottom) == (4, 0, 0)


def test_ruling_22_a_card_that_bears_a_campaigner_cannot_be_picked() -> None:
    hand = ["NAOWS Forms", "Transcontinental Railroad", "Old Dixie", "Red Scare"]
    card = scene(their_hand=hand).play("Change In Plans")
    assert card.refuses(*hand[:2]).legal == hand[2:]


def test_ruling_22_where_every_card_bears_one_nothing_happens() -> None:
    scene(their_hand=["NAOWS Forms", "Transcontinental Railroad"]).play("Change In Plans").leaves().done()
    scene(their_hand=[]).play("Change In Plans").leaves().done()


def test_ruling_22_the_only_one_that_bears_none_is_no_choice() -> None:
    card = scene(their_hand=["NAOWS Forms", "Old Dixie"], their_deck=["Red Scare"]).play("Change In Plans")
    card.leaves(their_hand=["NAOWS Forms", "Red Scare"], their_deck=[], their_discards=["Old Dixie"]).done()


def test_ruling_22_from_an_empty_deck_comes_no_replacement() -> None:
    card = scene(their_hand=["Old Dixie", "Red Scare"], their_deck=[]).play("Change In Plans").answer("Red Scare")
    card.leaves(their_hand=["Old Dixie"], their_discards=["Red Scare"]).done()


def test_ruling_23_any_state_may_be_named_and_one_that_has_voted_stays_as_it_is() -> None:
    for state in ("NY", "GA"):
        card = scene(ratified="NY", rejected="GA").play("Bellwether State")
        assert len(card.legal) == 48
        card.answer(state).leaves().done()


def test_ruling_23_in_a_barred_region_opposing_cubes_go_and_none_are_added() -> None:
    card = scene(in_effect=["The Civil War"], GA="RRR").play("Bellwether State").answer("GA")
    card.leaves(GA="").done()
    card = scene(in_effect=["The Civil War"], GA="PPP").play("Bellwether State", by=OPPOSITION).answer("GA")
    card.leaves(GA="RRRR").done()


def test_ruling_23_the_fourth_cube_claims_and_once_sent_decides() -> None:
    for side, cubes, vote in ((SUFFRAGIST, "PPPP", "ratified"), (OPPOSITION, "RRRR", "rejected")):
        card = scene(GA="PR"[side == SUFFRAGIST], state_cards=["Georgia"]).play("Bellwether State", by=side)
        card.answer("GA").at("GA", "GA GA GA GA").leaves(GA=cubes, claimed=["Georgia"], state_cards=[]).done()
        card = scene(GA="PR"[side == SUFFRAGIST], sent=True, state_cards=["Georgia"]).play("Bellwether State", by=side)
        card.answer("GA").at("GA", "GA GA GA GA").leaves(GA=vote, claimed=["Georgia"], state_cards=[]).done()


def test_ruling_23_own_cubes_count_and_what_is_left_over_is_lost() -> None:
    card = scene(GA="PY", state_cards=["Georgia"]).play("Bellwether State").answer("GA").at("GA GA GA GA")
    card.leaves(GA="PPPPPY", claimed=["Georgia"], state_cards=[]).done()
    scene(GA="PPPP", state_cards=["Georgia"]).play("Bellwether State").answer("GA").at("GA GA GA GA").leaves(
        GA="PPPPPPPP"
    ).done()
    scene(GA="RRR", sent=True).play("Bellwether State", by=OPPOSITION).answer("GA").leaves(GA="rejected").done()


def test_ruling_23_it_can_win() -> None:
    card = scene(ratified=THIRTY_FIVE, NY="RR").play("Bellwether State").answer("NY").at("NY NY", "NY NY NY NY")
    assert is_over(card, SUFFRAGIST, "ratified")


def test_ruling_24_both_need_that_the_amendment_was_sent() -> None:
    assert scene().take("Governor Clement’s Veto").legal == ["campaign", "organize"]
    assert (
        "Governor Clement’s Veto"
        not in scene(campaigners="", hand=["Governor Clement’s Veto", "Old Dixie"]).round_of(OPPOSITION).legal
    )
    for side in SIDES:
        assert "Reconsideration" not in scene(claimed=["Reconsideration"]).round_of(side).legal
        assert "Reconsideration" in scene(claimed=["Reconsideration"], sent=True).round_of(side).legal


def test_ruling_24_with_nothing_to_replace_the_card_is_gone() -> None:
    veto = scene(rejected="GA").play("Governor Clement’s Veto").leaves()
    veto.done()
    assert veto.position.opposition.discards == ("governor-clements-veto",)
    for side, state in ((SUFFRAGIST, {"ratified": "NY"}), (OPPOSITION, {"rejected": "NY"})):
        card = scene(**state).play("Reconsideration", by=side).leaves()  # type: ignore[arg-type]
        card.done()
        assert card.position.removed[-1] == "strategy:reconsideration"


def test_ruling_24_the_only_vote_is_no_choice() -> None:
    scene(ratified="NY").play("Governor Clement’s Veto").leaves(NY="rejected").done()
    scene(rejected="NY").play("Reconsideration").at("NY NY").leaves(NY="PP").done()
    scene(ratified="NY").play("Reconsideration", by=OPPOSITION).leaves(NY="RR").done()


def test_ruling_24_the_veto_that_is_the_13th_rejection_wins_at_once() -> None:
    card = scene(rejected=TWELVE, ratified="TN NY").play("Governor Clement’s Veto").answer("TN").leaves(TN="rejected")
    assert is_over(card, OPPOSITION, "rejected")


def test_ruling_24_a_state_reconsidered_can_vote_again() -> None:
    card = scene(ratified=THIRTY_FIVE, rejected="NY").play("Reconsideration").at("NY NY").leaves(NY="PP")
    card.done()
    assert len(card.position.ratified) == 35
    card.play("The Club Movement").play("Horace Greeley").at("NY NY CT CT").leaves(NY="", CT="RR").done()


def test_ruling_24_in_a_barred_region_the_vote_goes_and_no_cube_comes() -> None:
    scene(rejected="GA", in_effect=["The Civil War"]).play("Reconsideration").leaves(GA="").done()


RIOTS = CARDS["anti-suffrage-riots"].steps or ()


@pytest.mark.parametrize("size", [0, 1, 2])
def test_ruling_25_a_small_hand_goes_whole(size: int) -> None:
    hand, deck = SIX[:size], ["Zitkala-Ša", "The Club Movement", "Woodrow Wilson"]
    card = scene(their_hand=hand, their_deck=deck).does(OPPOSITION, *RIOTS)
    changed = {"their_hand": deck[:size], "their_deck": deck[size:], "their_discards": hand} if size else {}
    card.leaves(**changed).done()


def test_ruling_25_two_at_random_from_a_larger_one() -> None:
    card = scene(their_hand=SIX[:3], their_deck=["Zitkala-Ša"]).does(OPPOSITION, *RIOTS)
    assert isinstance(card.position.pending, Shuffle)
    card.answer(("Frances Willard", "Anna Dickinson", "Lucy Stone"))
    card.leaves(
        their_hand=["Lucy Stone", "Zitkala-Ša"], their_deck=[], their_discards=["Frances Willard", "Anna Dickinson"]
    ).done()


def test_ruling_25_from_an_empty_deck_nothing_is_drawn() -> None:
    card = scene(their_hand=SIX[:3], their_deck=[], shuffles=[SIX[:2]]).does(OPPOSITION, *RIOTS)
    card.leaves(their_hand=[SIX[2]], their_discards=SIX[:2]).done()
    card = scene(their_hand=SIX[:1], their_deck=[]).does(OPPOSITION, *RIOTS)
    card.leaves(their_hand=[], their_discards=SIX[:1]).done()


def test_ruling_26_any_card_of_the_turn_of_either_side() -> None:
    lying = ["War in Europe", "The Civil War", "Processions for Suffrage"]
    for side in SIDES:
        card = scene(in_effect=lying).play("Counter Strat", by=side)
        assert card.legal == lying
        card.answer("Processions for Suffrage")
        whose = "discards" if side == SUFFRAGIST else "their_discards"
        left = {"War in Europe": "turn", "The Civil War": "turn"}
        card.leaves(in_effect=left, **{whose: ["Processions for Suffrage"]}).done()


def test_ruling_26_the_only_one_is_no_choice() -> None:
    scene(in_effect=["The Civil War", "Southern Strategy"]).play("Counter Strat").leaves(
        in_effect={"Southern Strategy": "game"}, their_discards=["The Civil War"]
    ).done()


def test_ruling_26_with_none_nothing_happens() -> None:
    for side in SIDES:
        scene(in_effect=["Southern Strategy", "Voter Suppression"]).play("Counter Strat", by=side).leaves().done()


def test_ruling_26_what_it_changed_it_changes_no_longer() -> None:
    game = scene(in_effect=["The Civil War"], claimed=["Counter Strat"]).round_of(SUFFRAGIST).answer("Counter Strat")
    game.play("Women to the Polls").at("PA PA DE DE NJ NJ")


# 27: campaigning


def test_ruling_27_dice_are_given_one_by_one() -> None:
    game = scene(campaigners="purple Northeast, yellow West, yellow South", dice=[d4(3, 1, 1)])
    game.play("Lucy Stone", "campaign")
    assert (game.asked, game.legal) == ("campaigner", ["purple1", "yellow1", "yellow2"])
    game.answer("yellow1")
    assert (game.asked, game.legal) == ("die", [1, 3])
    game.refuses(2).answer(3).at("WA WA CA")
    assert (game.asked, game.legal) == ("campaigner", ["purple1", "yellow2"])
    # Two equal dice are no choice, and neither is the last campaigner.
    game.answer("yellow2").at("TX NY").leaves(WA="YY", CA="Y", TX="Y", NY="P").done()


def test_ruling_27_cubes_go_only_where_the_campaigner_is() -> None:
    game = scene(campaigners="purple West", dice=[d4(2)]).play("Lucy Stone", "campaign").refuses("KS", "NY", "move")
    game.at("WA WA").leaves(WA="PP").done()


def test_ruling_27_a_campaigner_moves_before_its_first_cube() -> None:
    game = scene(campaigners="purple West, red South", buttons=2, dice=[d4(2)]).play("Lucy Stone", "campaign")
    game.answer("keep")
    assert game.legal == [*["WA", "OR", "CA", "ID", "NV", "UT", "AZ", "NM"], "move"]
    game.answer("move")
    assert (game.asked, game.legal) == (
        "region",
        ["Plains", "South", "Midwest", "Atlantic & Appalachia", "Northeast"],
    )
    game.answer("South").refuses("move", "WA").at("GA")
    game.refuses("move").at("TX").leaves(buttons=1, campaigners="purple South, red South", GA="P", TX="P").done()


def test_ruling_27_not_after_it() -> None:
    game = scene(campaigners="purple West", buttons=1, dice=[d4(2)]).play("Lucy Stone", "campaign").answer("keep")
    game.at("WA").refuses("move").at("WA").leaves(WA="PP").done()


def test_ruling_27_each_campaigner_may_move_and_pays_for_itself() -> None:
    game = scene(campaigners="purple West, yellow West", buttons=2, dice=[d4(1, 1)]).play("Lucy Stone", "campaign")
    game.answer("keep", "purple1", "move", "South").at("GA").answer("move", "Plains").at("KS")
    game.leaves(buttons=0, campaigners="purple South, yellow Plains", GA="P", KS="Y").done()
    game = scene(campaigners="purple West, yellow West", buttons=1, dice=[d4(1, 1)]).play("Lucy Stone", "campaign")
    game.answer("keep", "purple1", "move", "South").at("GA").refuses("move").at("WA")
    game.leaves(buttons=0, campaigners="purple South, yellow West", GA="P", WA="Y").done()


def test_ruling_27_where_there_is_no_room_the_die_is_lost() -> None:
    scene(ratified=WEST, campaigners="purple West", dice=[d4(3)]).play("Lucy Stone", "campaign").leaves().done()


def test_ruling_27_where_there_is_no_room_it_may_move_or_stay() -> None:
    game = scene(ratified=WEST, campaigners="purple West", buttons=1, dice=[d4(3)]).play("Lucy Stone", "campaign")
    assert game.answer("keep").legal == ["stay", "move"]
    game.answer("stay").leaves().done()
    game = scene(ratified=WEST, campaigners="purple West", buttons=1, dice=[d4(3)]).play("Lucy Stone", "campaign")
    game.answer("keep", "move", "South").at("GA GA GA").leaves(buttons=0, campaigners="purple South", GA="PPP").done()


def test_ruling_27_it_may_move_to_where_there_is_no_room() -> None:
    game = scene(rejected=SOUTH, campaigners="purple West", buttons=1, dice=[d4(3)]).play("Lucy Stone", "campaign")
    game.answer("keep", "move", "South").leaves(buttons=0, campaigners="purple South").done()


FREE_MOVES = [("Transportation", SUFFRAGIST), ("Transportation", OPPOSITION), ("Transcontinental Railroad", OPPOSITION)]


@pytest.mark.parametrize(("title", "side"), FREE_MOVES)
def test_ruling_27_free_moves_come_before_a_campaigning_action(title: str, side: str) -> None:
    colour, cube = ("purple", "P") if side == SUFFRAGIST else ("red", "R")
    here = f"{colour} West, {colour} South"
    card = scene(campaigners=here, dice=[d4(1, 2)]).play(title, by=side)
    one, other = f"{colour}1", f"{colour}2"
    assert (card.asked, card.legal) == ("campaigner", [one, other, "done"])
    card.answer(other)
    assert (card.asked, card.legal) == (
        "region",
        ["West", "Plains", "Midwest", "Atlantic & Appalachia", "Northeast"],
    )
    # Each may move once; both may.
    card.answer("Plains").refuses(other).answer(one, "Plains").answer(one, 2).at("KS KS MT")
    card.leaves(campaigners=f"{colour} Plains, {colour} Plains", KS=2 * cube, MT=cube).done()


@pytest.mark.parametrize(("title", "side"), FREE_MOVES)
def test_ruling_27_all_may_stay(title: str, side: str) -> None:
    colour, cube = ("purple", "P") if side == SUFFRAGIST else ("red", "R")
    card = scene(campaigners=f"{colour} West", dice=[d4(2)]).play(title, by=side).answer("done").at("WA WA")
    card.leaves(WA=2 * cube).done()


def test_ruling_27_after_a_free_move_another_one_can_be_paid() -> None:
    card = scene(campaigners="purple West", buttons=1, dice=[d4(1)]).play("Transportation")
    card.answer("purple1", "South", "keep", "move", "Plains").at("KS")
    card.leaves(campaigners="purple Plains", buttons=0, KS="P").done()


def test_ruling_27_who_cannot_pay_for_the_war_in_europe_moves_only() -> None:
    card = scene(in_effect=["War in Europe"], campaigners="purple West").play("Transportation")
    card.answer("purple1", "South").leaves(campaigners="purple South").done()
    card = scene(in_effect=["War in Europe"], buttons=1, campaigners="purple West", dice=[d4(1)]).play("Transportation")
    card.answer("done").at("WA").leaves(buttons=0, WA="P").done()


def test_ruling_27_without_a_campaigner_nobody_moves_or_campaigns() -> None:
    scene(campaigners="red South").play("Transportation").leaves().done()
    scene(campaigners="").play("Transcontinental Railroad").leaves().done()


def test_ruling_27_a_better_campaigning_die_serves_there_too() -> None:
    card = scene(in_effect=["Beer Brewers"], campaigners="red South", dice=[d6(2)]).play("Transcontinental Railroad")
    card.answer("done").at("GA GA").leaves(GA="RR").done()


def test_ruling_27_cubes_for_which_there_is_no_more_room_are_lost() -> None:
    table = {"NJ": "PPP", **each("NY VT NH ME MA RI CT", "ratified")}
    game = scene(table, campaigners="purple Northeast", dice=[d4(4)]).play("Lucy Stone", "campaign")
    game.leaves(NJ="ratified").done()


def test_ruling_27_the_opponents_die_is_not_changed() -> None:
    game = scene(in_effect=["Beer Brewers"], campaigners="purple West, red South", dice=[d4(1)])
    game.play("Lucy Stone", "campaign").at("WA").leaves(WA="P").done()


# 28, 29: Final Voting


def voting(**arrangement: Any) -> scene:
    """The last turn has ended; the Suffragists are about to pick a state. `buttons` are theirs."""
    return scene(turn=6, sent=True, **arrangement).clean_up()


def test_ruling_28_the_side_that_picks_rolls_first() -> None:
    game = voting(dice=[d6(6), d6(1)])
    assert game.asked_side == SUFFRAGIST
    game.answer("TN").leaves(TN="ratified")
    assert game.asked_side == OPPOSITION
    game.refuses("TN").answer("GA")
    assert game.position.pending.label == "roll opposition vote"
    game.answer((2,))
    assert game.position.pending.label == "roll suffragist vote"
    game.answer((1,)).leaves(TN="ratified", GA="rejected")


def test_ruling_28_cubes_add_to_the_roll() -> None:
    voting(TN="PPP", dice=[d6(1), d6(3)]).answer("TN").leaves(TN="ratified")
    voting(TN="RRR", dice=[d6(4), d6(1)]).answer("TN").leaves(TN="rejected")


def test_ruling_28_ties_go_to_the_opposition() -> None:
    voting(TN="P", dice=[d6(3), d6(4)]).answer("TN").leaves(TN="rejected")


def test_ruling_28_or_to_the_suffragists_with_miss_febb() -> None:
    miss_febb = ["Miss Febb Wins the Last Vote"]
    voting(TN="P", in_effect=miss_febb, dice=[d6(3), d6(4)]).answer("TN").leaves(TN="ratified")


def test_ruling_28_only_the_side_behind_is_asked_whichever_it_is_by_then() -> None:
    game = voting(buttons=2, their_buttons=1, dice=[d6(2), d6(3), d6(5), d6(6)]).answer("TN")
    assert (game.asked_side, game.legal) == (SUFFRAGIST, ["pass", "reroll"])
    game.answer("reroll")
    assert (game.asked_side, game.legal) == (OPPOSITION, ["pass", "reroll"])
    # With a 6 for the Opposition not even a 6 would win, so that the last button is not asked for.
    game.answer("reroll").leaves(TN="rejected", buttons=1, their_buttons=0)


def test_ruling_28_again_and_again() -> None:
    game = voting(buttons=3, dice=[d6(1), d6(4), d6(2), d6(4), d6(5)]).answer("TN")
    game.answer("reroll", "reroll", "reroll").leaves(TN="ratified", buttons=0)


def test_ruling_28_until_it_passes() -> None:
    voting(buttons=3, dice=[d6(1), d6(4)]).answer("TN", "pass").leaves(TN="rejected")


def test_ruling_28_who_could_not_win_is_not_asked() -> None:
    voting(buttons=3, dice=[d6(1), d6(6)]).answer("TN").leaves(TN="rejected")
    voting(TN="RR", buttons=3, dice=[d6(1), d6(4)]).answer("TN").leaves(TN="rejected")
    voting(TN="PPP", their_buttons=3, dice=[d6(4), d6(1)]).answer("TN").leaves(TN="ratified")
    # The last roll that could still be beaten: a tie is enough for the Opposition, not for the Suffragists.
    assert voting(TN="PP", their_buttons=3, dice=[d6(4), d6(1)]).answer("TN").asked_side == OPPOSITION
    assert voting(buttons=3, dice=[d6(1), d6(5)]).answer("TN").asked_side == SUFFRAGIST


def test_ruling_28_a_higher_die_or_miss_febb_lets_more_be_won() -> None:
    for card in ("Voter Registration", "Miss Febb Wins the Last Vote"):
        die = d8 if card == "Voter Registration" else d6
        game = voting(buttons=1, in_effect=[card], dice=[die(1), d6(6), die(6)]).answer("TN")
        assert game.asked_side == SUFFRAGIST, card
        game.answer("reroll").leaves(TN="ratified" if card.startswith("Miss") else "rejected", buttons=0)


def test_ruling_28_the_36th_or_13th_state_ends_it_at_once() -> None:
    game = voting(ratified=THIRTY_FIVE, buttons=1, dice=[d6(2), d6(1)]).answer("NY").leaves(NY="ratified")
    assert is_over(game, SUFFRAGIST, "ratified")
    game = voting(rejected=TWELVE, dice=[d6(1), d6(1)]).answer("NY").leaves(NY="rejected")
    assert is_over(game, OPPOSITION, "rejected")


def test_ruling_28_the_last_state_is_voted_on_without_a_choice() -> None:
    table = {"ratified": THIRTY_FIVE, "rejected": "VT NH ME MA RI CT NJ DE MD NC VA PA"}
    game = voting(**table, dice=[d6(6), d6(1)]).leaves(NY="ratified")
    assert is_over(game, SUFFRAGIST, "ratified")


def test_ruling_29_voter_registration_is_a_d8_for_the_suffragists_only() -> None:
    voting(in_effect=["Voter Registration"], dice=[d8(8), d6(6)]).answer("TN").leaves(TN="ratified")


def test_ruling_29_voter_suppression_is_a_d8_for_the_opposition_only() -> None:
    voting(in_effect=["Voter Suppression"], dice=[d6(6), d8(8)]).answer("TN").leaves(TN="rejected")


def test_ruling_29_the_sides_alternate() -> None:
    game = voting(dice=[d6(2), d6(1)] * 4)
    for state, side in (("NY", SUFFRAGIST), ("CA", OPPOSITION), ("TX", SUFFRAGIST), ("IL", OPPOSITION)):
        assert game.asked_side == side
        game.answer(state)
