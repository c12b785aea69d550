"""The eleven rulings of this exhibit on open questions in the rules of the Oppobot."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.votes.scenes import (
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SILENT,
    SOUTH,
    WEST,
    d4,
    d6,
    d8,
    drawing,
    each,
    scene,
    solitaire,
)
from vfw.core import Roll
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.effects import event_cost
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.steps import stays
from vfw.votes.rules.tabletop import BLACK_D4, BLACK_D6, GAME, HARD, NORMAL, RED
from vfw.votes.rules.view import view

A_CAMPAIGN = "Southern Resentment"
"""A card that is not played as an event, for it needs the Fifteenth Amendment."""

# 1: its die in Final Voting


@pytest.mark.parametrize("difficulty", [NORMAL, HARD])
def test_oppobot_ruling_1_voter_suppression_turns_its_d6_into_a_d8(difficulty: str) -> None:
    for lying, die in (([], d6(5)), (["Voter Suppression"], d8(5))):
        table: dict[str, Any] = {"oppobot": difficulty, "turn": 6, "sent": True, "in_effect": lying}
        scene(**table, dice=[d6(4), die]).clean_up().answer("TN").leaves(TN="rejected")


# 2: the faces of the dice


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_oppobot_ruling_2_the_black_d4_has_a_2_in_the_place_of_the_1(face: int) -> None:
    black = max(face, 2)
    for difficulty, cubes in ((NORMAL, face), (BLACK_D4, black), (BLACK_D6, face), (HARD, black)):
        game = scene(oppobot=difficulty, dice=[*drawing("TX"), d4(face)]).play(A_CAMPAIGN, "campaign")
        game.leaves(TX="R" * cubes).done()


def test_oppobot_ruling_2_the_black_d6_and_d8_have_a_2_in_the_place_of_the_1() -> None:
    for lying, sides in (([], 6), (["Voter Suppression"], 8)):
        for face in range(1, sides + 1):
            table: dict[str, Any] = {"oppobot": HARD, "turn": 6, "sent": True, "in_effect": lying}
            game = scene(**table).clean_up().answer("TN", (1,), (face,))
            assert ("vote rolled", OPPOSITION, "TN", max(face, 2), 0) in game.position.news


# 3: ties


def test_oppobot_ruling_3_ties_in_picking_a_state_are_broken_at_random() -> None:
    for face, state in ((1, "TX"), (2, "TX"), (3, "GA"), (4, "GA"), (5, "FL"), (6, "FL")):
        game = solitaire(turn=6, sent=True, **each("TX GA FL", "RR"), dice=[d6(6), d6(1), d6(face)]).clean_up()
        assert ("picked", OPPOSITION, state) in game.answer("CA").news


def test_oppobot_ruling_3_ties_in_a_target_are_broken_at_random() -> None:
    for face, state in ((3, "TX"), (4, "GA")):
        table: dict[str, Any] = {"state_cards": ["Texas", "Georgia"], "dice": [d6(3), d6(face), d4(1)]}
        solitaire(**table).play(A_CAMPAIGN, "campaign").leaves(**{state: "R"}).done()


def test_oppobot_ruling_3_ties_in_the_nearest_state_are_broken_at_random() -> None:
    """Nevada has five neighbors; the d8 is thrown until it shows one of them."""
    dice = [*drawing("NV"), d4(2), d8(8), d8(6), d8(4)]
    game = solitaire(NV="RRR", sent=True, campaigners="red West", dice=dice).play(A_CAMPAIGN, "campaign")
    game.leaves(NV="rejected", UT="R").done()


def test_oppobot_ruling_3_ties_in_most_cubes_are_broken_at_random() -> None:
    table = {"IL": "PPPP", "WI": "PPP"} | each("CA TX NY VT", "PP")
    for face, state in ((2, "TX"), (4, "VT")):
        card = solitaire(**table, dice=[d4(face), d6(2)]).play("Red Scare")
        card.leaves(IL="", WI="", CA="", **{state: ""}).done()


# 4: cubes left over


def test_oppobot_ruling_4_left_over_cubes_fill_the_nearest_state_and_then_the_next_nearest() -> None:
    """From New Mexico one to the fourth cube of Arizona, then to California, Nevada or Utah, of which one is drawn."""
    dice = [*drawing("NM"), d4(4), d6(3)]
    table = {"NM": "RRR", "AZ": "RR", "sent": True, "campaigners": "red West", "dice": dice}
    solitaire(**table).play(A_CAMPAIGN, "campaign").leaves(NM="rejected", AZ="rejected", NV="R").done()


def test_oppobot_ruling_4_the_nearest_is_nearest_to_the_target() -> None:
    """Not to where the last cube went: Nebraska borders on South Dakota, but not on Montana."""
    dice = [*drawing("MT"), d4(3), d6(5), d6(6)]
    table = {"MT": "RRR", "SD": "RRR", "sent": True, "campaigners": "red Plains", "dice": dice}
    solitaire(**table).play(A_CAMPAIGN, "campaign").leaves(MT="rejected", SD="rejected", ND="R").done()


def test_oppobot_ruling_4_where_no_state_of_the_region_is_left_they_are_lost() -> None:
    table = {"ratified": "WA OR CA ID NV UT", "NM": "RRR", "AZ": "RRR", "campaigners": "red West"}
    game = solitaire(**table, dice=[*drawing("NM"), d4(4)]).play(A_CAMPAIGN, "campaign")
    game.leaves(NM="rejected", AZ="rejected")
    assert ("left over", OPPOSITION, 2) in game.news
    game.done()


# 5: contested states


def test_oppobot_ruling_5_contested_is_an_undecided_state_with_suffragist_cubes() -> None:
    table = {"TX": "P", "AR": "Y", **each("WA OR CA", "RRR"), **each("NY VT NH", "ratified")}
    card = solitaire(**table).oppobot_claims("Regional Focus")
    card.leaves(**each(SOUTH, "R") | {"TX": "", "AR": ""}).done()


def test_oppobot_ruling_5_where_there_is_none_any_undecided_state_counts() -> None:
    table = {"ratified": f"{WEST} MT TX MN", "rejected": "TN NY", "IL": "RRR"}
    card = solitaire(**table, dice=[d8(1)]).oppobot_claims("Regional Focus")
    card.leaves(**each(PLAINS.replace("MT ", ""), "R")).done()


def test_oppobot_ruling_5_of_regions_with_as_many_one_is_drawn() -> None:
    table = each("MN IA NY VT WA", "P")
    for face, left in ((3, MIDWEST), (4, NORTHEAST)):
        card = solitaire(**table, dice=[d6(face)]).oppobot_claims("Regional Focus")
        card.leaves(**{state: "" if state in table else "R" for state in left.split()}).done()


# 6: Reconsideration


def test_oppobot_ruling_6_the_state_to_be_reconsidered_is_drawn_at_random() -> None:
    for face, state in ((1, "WA"), (2, "TN"), (3, "DE"), (4, "NJ")):
        card = solitaire(ratified="NJ WA TN DE", dice=[d4(face)]).oppobot_claims("Reconsideration")
        card.leaves(**{state: "RR"}).done()


# 7: cards without effect, targets that have voted


@pytest.mark.parametrize("title", ["Reconsideration", "Superior Lobbying", "California"])
def test_oppobot_ruling_7_a_claimed_card_whose_condition_fails_leaves_the_game_without_effect(title: str) -> None:
    card = solitaire(NY="PPP").oppobot_claims(title).leaves()
    assert card.card in card.position.removed
    card.done()


def test_oppobot_ruling_7_the_state_of_a_state_card_is_no_target_once_it_has_voted() -> None:
    lying = ["Texas", "Georgia"]
    one = solitaire(state_cards=lying, rejected="TX", dice=[d6(3), d4(2)]).play(A_CAMPAIGN, "campaign")
    one.leaves(GA="RR").done()
    both = solitaire(state_cards=lying, rejected="TX", ratified="GA", dice=[*drawing("AL"), d4(2)])
    both.play(A_CAMPAIGN, "campaign").leaves(AL="RR").done()


# 8: cubes


def test_oppobot_ruling_8_before_the_amendment_is_sent_its_cubes_pile_up() -> None:
    game = solitaire(TX="RRR", state_cards=[], dice=[*drawing("TX"), d4(4)]).play(A_CAMPAIGN, "campaign")
    game.leaves(TX="RRRRRRR").done()


def test_oppobot_ruling_8_it_removes_suffragist_cubes_first() -> None:
    solitaire(congress=3, GA="P").play("Senator Joseph Brown").leaves(congress=2, GA="R").done()


def test_oppobot_ruling_8_of_purple_and_yellow_the_color_is_drawn_for_each_cube() -> None:
    for faces, left in (((3, 3), "Y"), ((3, 4), "P"), ((4,), "P")):
        game = solitaire(congress=3, GA="PPY", dice=[d6(face) for face in faces]).play("Senator Joseph Brown")
        game.leaves(congress=2, GA=left).done()
    game = solitaire(congress=3, GA="PYY", dice=[d6(1)]).play("Senator Joseph Brown")
    game.leaves(congress=2, GA="Y").done()


# 9: cards in effect, and those set aside


def test_oppobot_ruling_9_its_cards_in_effect_last_as_printed_for_the_opposition() -> None:
    lying = ["The Civil War", "A Threat to the Ideal of Womanhood", "1918 Pandemic", "Voter Suppression"]
    for turn in (3, 6):
        game = solitaire(turn=turn, sent=True, in_effect=lying, hand=[], deck=[]).clean_up()
        game.leaves(in_effect={"Voter Suppression": "final voting"}, their_discards=lying[:3])


def test_oppobot_ruling_9_the_suffragists_need_and_end_its_cards_as_they_do_those_of_the_opposition() -> None:
    wars = solitaire(**SILENT, in_effect=["The Civil War"], dice=[d6(3)])
    wars.play("Union Victory").leaves(in_effect={}, their_discards=["The Civil War"], buttons=2).done()
    solitaire(in_effect=["The Civil War"]).take("Reconstruction").refuses("event")
    counter = solitaire(**SILENT, in_effect=["The Civil War", "1918 Pandemic"], claimed=["Counter Strat"])
    counter.round_of(SUFFRAGIST).answer("Counter Strat")
    assert counter.legal == ["The Civil War", "1918 Pandemic"]
    counter.answer("1918 Pandemic")
    assert counter.position.opposition.discards == ("oppobot:1918-pandemic",)


def test_oppobot_ruling_9_the_cards_set_aside_stay_unseen() -> None:
    position = solitaire().round_of(SUFFRAGIST).position
    aside = position.opposition.set_aside
    assert len(aside) == 6
    for seat in (SUFFRAGIST, OPPOSITION, None):
        seen = view(position, seat)
        assert sorted(seen.opposition.set_aside) == ["early", "early", "late", "late", "middle", "middle"]
        assert not [key for key in aside if key in repr(seen)]


# Cards that bring nothing (Managing the Oppobot)


@pytest.mark.parametrize("title", ["A Threat to the Ideal of Womanhood", "The Civil War"])
def test_oppobot_benefit_a_card_that_lapses_before_anybody_acts_is_a_campaign(title: str) -> None:
    """The Oppobot plays last in each round, so the turn is over after its sixth."""
    for turn in (1, 4, 6):
        solitaire(turn=turn, round=5).play(title, "event").leaves(in_effect={title: "turn"})
        solitaire(turn=turn, round=6, dice=[*drawing("TX"), d4(2)]).play(title, "campaign")


def test_oppobot_benefit_a_card_that_lapses_is_an_event_for_whatever_else_it_brings() -> None:
    solitaire(round=6, congress=2).play("The Civil War", "event")
    position = solitaire(round=6, dice=drawing("OH KS VT CA")).play("1918 Pandemic", "event").position
    assert [position.cubes(state)[RED] for state in ("OH", "KS", "VT", "CA")] == [1, 1, 1, 1]


def test_oppobot_benefit_a_card_for_the_rest_of_the_game_lapses_before_final_voting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    key = "oppobot:old-dixie"
    monkeypatch.setitem(CARDS, key, replace(CARDS[key], steps=(stays(GAME, event_cost(1)),)))
    solitaire(turn=5, round=6, sent=True).play("Old Dixie", "event")
    solitaire(turn=6, round=6, sent=True, dice=[*drawing("TX"), d4(2)]).play("Old Dixie", "campaign")
    solitaire(turn=6, round=6, sent=True).play("Voter Suppression", "event")


def test_oppobot_benefit_a_hand_that_will_not_be_played_is_not_changed() -> None:
    solitaire(turn=5, round=6).play("Anti-Suffrage Riots", "event")
    solitaire(turn=6, round=6, dice=[*drawing("TX"), d4(2)]).play("Anti-Suffrage Riots", "campaign")


def test_oppobot_benefit_a_start_card_is_an_event_in_any_case() -> None:
    """In turns 1, 3 and 5 the first round is its, whatever it brings."""
    solitaire(turn=5, round=1).play("War in Europe", "event").leaves(in_effect={"War in Europe": "turn"})


# Lots among more states than a die has faces


def test_oppobot_lots_the_region_is_drawn_first_and_an_empty_place_begins_the_draw_again() -> None:
    """California is alone in the West, which has eight places because the South has eight states."""
    card = solitaire(ratified=f"CA {SOUTH}", dice=[d6(1), d8(2), d6(4), d8(6)]).oppobot_claims("Reconsideration")
    card.leaves(GA="RR").done()


@pytest.mark.parametrize(
    "states",
    [
        f"CA {SOUTH}",
        f"{SOUTH} {NORTHEAST} {MIDWEST} CA OR TN",
        "WA OR CA MT WY TX MN TN NY",
        f"{WEST} MT TX MN TN",
        f"{WEST} {PLAINS} {MIDWEST} {NORTHEAST} TN KY TX",
    ],
)
def test_oppobot_lots_of_many_states_each_is_as_likely_as_any_other(states: str) -> None:
    """Every fall of the dice is counted.

    With the region drawn first, and then each of its states alike, California was drawn once in two, not once in nine.
    """
    lot = solitaire(ratified=states).oppobot_claims("Reconsideration").position
    drawn = chances_of(lot)
    assert sorted(drawn) == sorted(states.split())
    assert len({*drawn.values()}) == 1


def test_oppobot_lots_exactly_eight_are_drawn_by_one_die_with_a_face_for_each() -> None:
    eight = "WA OR MT TX MN TN NY CT"
    for face, state in enumerate(eight.split(), start=1):
        card = solitaire(ratified=eight, dice=[d8(face)]).oppobot_claims("Reconsideration")
        card.leaves(**{state: "RR"}).done()


def chances_of(lot: Position) -> Counter[str]:
    """Return the chance of each state before a die must be thrown again, in parts of the same whole."""
    assert isinstance(lot.pending, Roll)
    drawn: Counter[str] = Counter()
    for face in range(1, lot.pending.sides + 1):
        fallen = VotesForWomen().answer(lot, (face,))
        what = [event[3] for event in fallen.news if event[0] == "threw"]
        reconsidered = [event[2] for event in fallen.news if event[0] == "reconsidered"]
        if reconsidered:
            drawn[reconsidered[0]] += PARTS // lot.pending.sides
        elif what == ["lot"]:
            drawn.update({state: parts // lot.pending.sides for state, parts in chances_of(fallen).items()})
    return drawn


PARTS = 6 * 6 * 8 * 8
"""A number of which every share is whole, of two dice with four, six or eight faces."""
