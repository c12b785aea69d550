"""Rulings 27 to 29: campaigning and Final Voting. 30 to 35 are for teams, which are not written yet."""

from typing import Any

import pytest

from tests.votes.endings import THIRTY_FIVE, TWELVE, is_over
from tests.votes.scenes import (
    SOUTH,
    WEST,
    d4,
    d6,
    d8,
    each,
    scene,
)
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side

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
def test_ruling_27_free_moves_come_before_a_campaigning_action(title: str, side: Side) -> None:
    color, cube = ("purple", "P") if side == SUFFRAGIST else ("red", "R")
    here = f"{color} West, {color} South"
    card = scene(campaigners=here, dice=[d4(1, 2)]).play(title, by=side)
    one, other = f"{color}1", f"{color}2"
    assert (card.asked, card.legal) == ("campaigner", [one, other, "done"])
    card.answer(other)
    assert (card.asked, card.legal) == (
        "region",
        ["West", "Plains", "Midwest", "Atlantic & Appalachia", "Northeast"],
    )
    # Each may move once; both may.
    card.answer("Plains").refuses(other).answer(one, "Plains").answer(one, 2).at("KS KS MT")
    card.leaves(campaigners=f"{color} Plains, {color} Plains", KS=2 * cube, MT=cube).done()


@pytest.mark.parametrize(("title", "side"), FREE_MOVES)
def test_ruling_27_all_may_stay(title: str, side: Side) -> None:
    color, cube = ("purple", "P") if side == SUFFRAGIST else ("red", "R")
    card = scene(campaigners=f"{color} West", dice=[d4(2)]).play(title, by=side).answer("done").at("WA WA")
    card.leaves(WA=2 * cube).done()


def test_ruling_27_after_a_free_move_another_one_can_be_paid() -> None:
    card = scene(campaigners="purple West", buttons=1, dice=[d4(1)]).play("Transportation")
    card.answer("purple1", "South", "keep", "move", "Plains").at("KS")
    card.leaves(campaigners="purple Plains", buttons=0, KS="P").done()


def test_ruling_27_a_side_that_cannot_pay_for_the_war_in_europe_only_moves() -> None:
    card = scene(in_effect=["War in Europe"], campaigners="purple West").play("Transportation")
    card.answer("purple1", "South").leaves(campaigners="purple South").done()
    card = scene(in_effect=["War in Europe"], buttons=1, campaigners="purple West", dice=[d4(1)]).play("Transportation")
    card.answer("done").at("WA").leaves(buttons=0, WA="P").done()


def test_ruling_27_without_a_campaigner_there_is_no_move_or_campaign() -> None:
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


def test_ruling_28_a_side_that_could_not_win_is_not_asked() -> None:
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
