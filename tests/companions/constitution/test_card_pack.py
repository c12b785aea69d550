"""The packs: what was printed, what history has, and which States the gold stars can be."""

import pytest

from vfw.companions.constitution.cards import (
    CALIFORNIA,
    DEMOCRATS,
    HONORS,
    PACKS,
    PARTY,
    REPUBLICANS,
    STARS,
    STATES,
    VOTING,
)


def test_there_are_48_states_and_13_honors() -> None:
    assert (len(STATES), len(HONORS), len({*STARS} | {honor.key for honor in HONORS})) == (48, 13, 61)
    assert [honor.rank for honor in HONORS] == list(range(1, 14))
    assert len(VOTING) == 11


def test_the_stars_are_the_electors_of_1912_to_1928() -> None:
    assert sum(STARS.values()) == 531
    suits = [[state.stars for state in STATES if state.party == party] for party in (DEMOCRATS, REPUBLICANS)]
    assert [(len(suit), sum(suit)) for suit in suits] == [(22, 206), (26, 325)]


@pytest.mark.parametrize(
    ("pack", "totals", "in_all", "majority"),
    [("A", (623, 533), 1156, 579), ("A2", (623, 533), 1156, 579), ("H", (638, 531), 1169, 585)],
)
def test_totals(pack: str, totals: tuple[int, int], in_all: int, majority: int) -> None:
    assert PACKS[pack].totals == totals
    assert sum(PACKS[pack].totals) == in_all
    assert PACKS[pack].majority == majority


@pytest.mark.parametrize("pack", PACKS)
def test_thirteen_gold_stars_and_california_the_only_thirteen_among_them(pack: str) -> None:
    gold = PACKS[pack].gold
    assert len(gold) == 13
    assert [key for key in gold if STARS[key] == 13] == [CALIFORNIA]


def test_only_california_doubles_thirteen() -> None:
    """C3: exactly double. Illinois and New York have more than 26, and do not."""
    for pack in PACKS.values():
        assert [key for key, votes in pack.votes.items() if votes == 26] == [CALIFORNIA]


def test_gold_stars_of_the_usual_pack_are_shared_evenly() -> None:
    gold = PACKS["A"].gold
    by_suit = {party: [key for key in gold if PARTY[key] == party] for party in (DEMOCRATS, REPUBLICANS)}
    assert {party: (len(keys), sum(STARS[key] for key in keys)) for party, keys in by_suit.items()} == {
        DEMOCRATS: (7, 39),
        REPUBLICANS: (6, 42),
    }


def test_a_double_that_nothing_doubles_again() -> None:
    """The doubling chains of pack A: Republicans 3, 6, 12, 24; Democrats end at 12."""
    pack = PACKS["A"]
    assert [pack.can_double(REPUBLICANS, votes) for votes in (3, 6, 12, 24)] == [True, True, True, False]
    assert [pack.can_double(DEMOCRATS, votes) for votes in (3, 6, 12)] == [True, True, False]
