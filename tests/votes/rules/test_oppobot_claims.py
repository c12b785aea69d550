"""The effects of State and Strategy cards that the Oppobot claims: ten of these, all of those."""

from collections.abc import Iterable

import pytest

from tests.votes.scenes import (
    ATLANTIC,
    MIDWEST,
    NORTHEAST,
    PLAINS,
    SOUTH,
    WEST,
    d6,
    d8,
    drawing,
    each,
    in_region,
    solitaire,
)
from tests.votes.tables import without
from vfw.votes.rules.deck import CARDS

IN_DRAWN_STATES = [
    *[(title, "RR", "ID MT NJ") for title in ("Montana", "Georgia", "New Jersey")],
    *[(title, "RRR", "FL MI VT") for title in ("Efficient Organizing", "Counter Strat")],
    *[
        (title, "RR", "NV OK MO DE")
        for title in ("Bellwether State", "The Winning Plan", "Eye on the Future", "Transportation")
    ],
]
IN_EACH_OTHER_STATE = [
    ("Utah", "UT", WEST),
    ("Kansas", "KS", PLAINS),
    ("Texas", "TX", SOUTH),
    ("Illinois", "IL", MIDWEST),
    ("Pennsylvania", "PA", ATLANTIC),
    ("New York", "NY", NORTHEAST),
]
A_MARKER = ["California", "Ohio", "Virginia"]
OTHERS = ["National Focus", "Reconsideration", "Regional Focus", "Superior Lobbying"]


def titles(*tables: Iterable[tuple[str, str, str]]) -> list[str]:
    return [title for table in tables for title, _, _ in table]


def test_every_card_that_the_oppobot_can_claim_is_tested_here() -> None:
    tested = [*titles(IN_DRAWN_STATES, IN_EACH_OTHER_STATE), *A_MARKER, *OTHERS]
    assert sorted(tested) == sorted(card.title for card in CARDS.values() if card.oppobot)
    assert len(tested) == 22


@pytest.mark.parametrize(("title", "cubes", "states"), IN_DRAWN_STATES, ids=titles(IN_DRAWN_STATES))
def test_cubes_in_states_drawn(title: str, cubes: str, states: str) -> None:
    solitaire(dice=drawing(states)).oppobot_claims(title).leaves(**each(states, cubes)).done()


@pytest.mark.parametrize(("title", "state", "region"), IN_EACH_OTHER_STATE, ids=titles(IN_EACH_OTHER_STATE))
def test_a_cube_in_each_other_state_of_the_region(title: str, state: str, region: str) -> None:
    others = " ".join(without(region.split(), [state]))
    solitaire().oppobot_claims(title).leaves(**each(others, "R")).done()


@pytest.mark.parametrize("title", A_MARKER)
def test_a_marker_less_in_congress_where_there_is_one(title: str) -> None:
    solitaire(congress=2).oppobot_claims(title).leaves(congress=1).done()
    solitaire(congress=0).oppobot_claims(title).leaves().done()
    solitaire(sent=True).oppobot_claims(title).leaves().done()


def test_national_focus_is_two_cubes_in_a_state_drawn_in_each_region() -> None:
    states = "AZ SD AL WI MD RI"
    solitaire(dice=in_region(states)).oppobot_claims("National Focus").leaves(**each(states, "RR")).done()


def test_regional_focus_is_a_cube_in_each_state_of_the_most_contested_region() -> None:
    table = {"GA": "P", "TX": "YY", "NY": "PPPP", "VT": "RR", "CA": "Y"}
    card = solitaire(**table).oppobot_claims("Regional Focus")
    card.leaves(**each(SOUTH, "R") | {"GA": "", "TX": "Y"}).done()


def test_reconsideration_is_two_cubes_in_place_of_a_ratification_drawn() -> None:
    card = solitaire(ratified="TN NY", rejected="GA", dice=[d6(3)]).oppobot_claims("Reconsideration")
    card.leaves(TN="RR").done()
    solitaire(rejected="GA").oppobot_claims("Reconsideration").leaves().done()
    solitaire(NY="PP").oppobot_claims("Reconsideration").leaves().done()


def test_superior_lobbying_rolls_until_a_die_counts_where_congress_has_three_markers() -> None:
    dice = [d8(1, 5, 5, 3), d8(2, 2, 1, 4), d8(6, 5, 8, 1)]
    solitaire(congress=4, dice=dice).oppobot_claims("Superior Lobbying").leaves(congress=2).done()
    solitaire(congress=3, dice=[d8(6, 7, 8, 6)]).oppobot_claims("Superior Lobbying").leaves(congress=0).done()
    solitaire(congress=2).oppobot_claims("Superior Lobbying").leaves().done()
    solitaire(sent=True).oppobot_claims("Superior Lobbying").leaves().done()
