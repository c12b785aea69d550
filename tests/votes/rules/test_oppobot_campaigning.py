"""The Oppobot campaigns: where it goes, where its cubes go, what becomes of those left over; and what it claims."""

from typing import Any

import pytest

from tests.votes.scenes import (
    PLAINS,
    SILENT,
    SOUTH,
    WEST,
    d4,
    d6,
    drawing,
    each,
    in_region,
    scene,
    solitaire,
)
from vfw.votes.rules.automatic import cubes_in_all
from vfw.votes.rules.board import REGION_OF, states
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST

A_CAMPAIGN = "Southern Resentment"
"""A card that is not played as an event, for it needs the Fifteenth Amendment."""


def campaigning(**table: Any) -> scene:
    return solitaire(**table).play(A_CAMPAIGN, "campaign")


def campaigning_there(state: str, *more: Any, **table: Any) -> scene:
    """It campaigns in this state; its campaigner is in the region already. `more` are the dice that fall then."""
    dice = [*drawing(state), *more]
    return campaigning(campaigners=f"red {REGION_OF[state]}", dice=dice, **table)


def at(region: str) -> str:
    return f"purple Northeast, yellow Northeast, red {region}"


# Where it goes


def test_a_campaigner_goes_to_the_region_of_the_d6_and_adds_a_d4_of_cubes_in_the_state_of_the_d8() -> None:
    dice = [*drawing("DE"), d4(3)]
    campaigning(dice=dice).leaves(campaigners=at("Atlantic & Appalachia"), DE="RRR").done()


def test_a_campaigner_may_stay_in_its_region() -> None:
    game = campaigning(dice=[*drawing("TX"), d4(1)]).leaves(TX="R")
    assert not [event for event in game.news if event[0] == "moved"]
    game.done()


def test_each_of_two_campaigners_has_its_own_dice() -> None:
    dice = [*drawing("WA"), d4(2), *drawing("NJ"), d4(4)]
    game = campaigning(campaigners="red South, red Northeast", dice=dice)
    game.leaves(campaigners="red West, red Northeast", WA="RR", NJ="RRRR").done()


def test_both_may_go_to_the_same_state() -> None:
    dice = [*drawing("WA"), d4(2), *drawing("WA"), d4(1)]
    game = campaigning(campaigners="red South, red Northeast", dice=dice)
    game.leaves(campaigners="red West, red West", WA="RRR").done()


def test_without_a_campaigner_the_card_is_discarded() -> None:
    game = campaigning(campaigners="purple West").leaves()
    assert game.position.opposition.discards == ("oppobot:southern-resentment",)
    game.done()


def test_a_region_that_has_voted_is_not_gone_to() -> None:
    dice = [d6(1), *drawing("WY"), d4(1)]
    campaigning(ratified=WEST, dice=dice).leaves(campaigners=at("Plains"), WY="R").done()


def test_cubes_of_the_suffragists_go_first() -> None:
    campaigning_there("NY", d4(3), NY="YY").leaves(NY="R").done()


def test_the_war_in_europe_costs_it_nothing() -> None:
    game = solitaire(turn=5, in_effect=["War in Europe"], dice=[*drawing("TX"), d4(2)])
    game.play(A_CAMPAIGN, "campaign").leaves(TX="RR").done()


# The target


def test_the_target_is_the_state_of_the_open_state_card_in_the_region() -> None:
    game = campaigning(state_cards=["Kansas", "Georgia"], dice=[d6(2), d4(3)])
    game.leaves(campaigners=at("Plains"), KS="RRR").done()


@pytest.mark.parametrize(("face", "state"), [(1, "MT"), (3, "MT"), (4, "KS"), (6, "KS")])
def test_of_two_such_states_one_is_drawn(face: int, state: str) -> None:
    game = campaigning(state_cards=["Kansas", "Montana"], dice=[d6(2), d6(face), d4(1)])
    game.leaves(campaigners=at("Plains"), **{state: "R"}).done()


def test_of_two_such_states_one_may_have_voted() -> None:
    game = campaigning(state_cards=["Kansas", "Montana"], ratified="KS", dice=[d6(2), d4(1)])
    game.leaves(campaigners=at("Plains"), MT="R").done()


def test_a_state_card_that_has_been_claimed_is_no_target() -> None:
    game = campaigning(their_claimed=["Kansas"], dice=[d6(2), *in_region("ND"), d4(1)])
    game.leaves(campaigners=at("Plains"), ND="R").done()


def test_a_card_it_claims_with_its_first_campaigner_is_no_target_for_the_second() -> None:
    dice = [d6(2), d4(1), *drawing("ND"), d4(1)]
    game = campaigning(campaigners="red South, red South", state_cards=["Kansas"], KS="RRR", dice=dice)
    others = each(PLAINS, "R") | {"KS": "RRRR", "ND": "RR"}
    game.leaves(campaigners="red Plains, red Plains", state_cards=[], **others).done()


# Cubes left over


@pytest.mark.parametrize(("state", "neighbor"), [("NM", "AZ"), ("SC", "GA"), ("ME", "NH"), ("NJ", "NY")])
def test_the_rest_goes_to_the_only_neighbor(state: str, neighbor: str) -> None:
    game = campaigning_there(state, d4(3), sent=True, **{state: "RRR"})
    game.leaves(**{state: "rejected", neighbor: "RR"}).done()


def test_one_of_several_neighbors_is_drawn() -> None:
    """Washington borders on Oregon and Idaho."""
    for face, neighbor in ((3, "OR"), (4, "ID")):
        game = campaigning_there("WA", d4(3), d6(face), sent=True, WA="RRR")
        game.leaves(WA="rejected", **{neighbor: "RR"}).done()


def test_the_rest_goes_two_borders_away_if_the_neighbors_have_voted() -> None:
    """From New Mexico, by way of Arizona, to California, Nevada or Utah."""
    game = campaigning_there("NM", d4(2), d6(5), NM="RRR", ratified="AZ")
    game.leaves(NM="rejected", UT="R").done()


def test_the_rest_goes_farther_if_these_have_voted_too() -> None:
    game = campaigning_there("NM", d4(2), NM="RRR", ratified="AZ CA NV UT OR ID")
    game.leaves(NM="rejected", WA="R").done()


def test_a_state_that_has_voted_is_passed_through() -> None:
    """Maine borders on New Hampshire only, and that on Vermont and Massachusetts."""
    game = campaigning_there("ME", d4(2), ME="RRR", rejected="NH VT")
    game.leaves(ME="rejected", MA="R").done()


def test_the_rest_removes_suffragist_cubes_first() -> None:
    game = campaigning_there("NJ", d4(4), NJ="RRR", NY="PP", sent=True)
    game.leaves(NJ="rejected", NY="R").done()


def test_nothing_is_left_over_of_an_event() -> None:
    card = solitaire(sent=True, AZ="RRR", dice=drawing("AZ NM NV")).play("Conservative Opposition")
    card.leaves(AZ="rejected", **each("NM NV", "RR")).done()


# What it claims


def test_the_fourth_cube_claims_the_state_card_which_is_played_at_once() -> None:
    dice = [d6(2), d4(1), *drawing("ID KY NJ")]
    game = campaigning(campaigners="red Plains", MT="RRR", state_cards=["Montana"], dice=dice)
    game.leaves(state_cards=[], MT="RRRR", **each("ID KY NJ", "RR")).done()


def test_a_fifth_cube_claims_nothing() -> None:
    game = campaigning(campaigners="red Plains", MT="RRRR", state_cards=["Montana"], dice=[d6(2), d4(1)])
    game.leaves(MT="RRRRR").done()


def test_it_is_played_in_the_middle_of_an_event() -> None:
    """The second cube in Georgia follows after the whole effect of the card that the first has claimed."""
    table: dict[str, Any] = {"congress": 3, "GA": "RRR", "state_cards": ["Georgia", "Ohio"]}
    card = solitaire(**table, dice=drawing("ID KY NJ")).play("Senator Joseph Brown")
    card.leaves(congress=2, GA="RRRRR", state_cards=["Ohio"], **each("ID KY NJ", "RR"))
    added = [event[3] for event in card.news if event[0] == "added"]
    assert added == ["GA", "ID", "ID", "KY", "KY", "NJ", "NJ", "GA"]
    first = card.news.index(("added", OPPOSITION, "red", "GA"))
    assert card.news[first + 1] == ("claimed", OPPOSITION, "state:georgia")
    card.done()


def test_a_claimed_card_leaves_the_game() -> None:
    game = solitaire(congress=3, GA="RRR", state_cards=["Georgia"], dice=drawing("ID KY NJ")).play("Old Dixie")
    assert "state:georgia" in game.position.removed
    assert game.position.held_for(OPPOSITION).claimed == ()


def test_one_claimed_card_may_claim_another() -> None:
    """Kansas brings Montana its fourth cube, and Montana, in the middle of that, two cubes each to three states."""
    card = solitaire(KS="RRR", MT="RRR", state_cards=["Kansas", "Montana"], dice=drawing("ND WA NY"))
    card.does(OPPOSITION, cubes_in_all(2, states("KS")))
    others = each("WY CO SD NE OK", "R") | {"ND": "RRR", "WA": "RR", "NY": "RR"}
    card.leaves(state_cards=[], KS="RRRRR", MT="RRRR", **others)
    added = [event[3] for event in card.news if event[0] == "added"]
    assert added == ["KS", "MT", "ND", "ND", "WA", "WA", "NY", "NY", "WY", "CO", "ND", "SD", "NE", "OK", "KS"]
    card.done()


def test_once_the_amendment_is_sent_the_card_is_claimed_before_the_state_votes() -> None:
    table: dict[str, Any] = {"sent": True, "in_effect": ["Southern Strategy"], "GA": "RRR", "state_cards": ["Georgia"]}
    game = solitaire(**table, dice=drawing("ID KY NJ")).play("The SSWSC")
    told = [event[0] for event in game.news if event[0] in ("claimed", "voted", "threw")]
    assert told[:3] == ["claimed", "voted", "threw"]
    game.leaves(state_cards=[], **each(SOUTH, "R") | each("ID KY NJ", "RR") | {"GA": "rejected"}).done()


def test_the_suffragists_claim_as_ever_and_play_when_they_like() -> None:
    game = solitaire(**SILENT, NJ="PP", state_cards=["New Jersey"]).play("Women to the Polls")
    game.at("NJ NJ PA PA DE DE")
    assert game.position.held_for(SUFFRAGIST).claimed == ("state:new-jersey",)
    assert game.legal == ["New Jersey", "done"]
    game.answer("New Jersey").leaves(buttons=2, state_cards=[], **each("PA DE", "PP"), NJ="PPPP").done()
