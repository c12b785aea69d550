"""51 cards, both apportionments, three colors; and a deck that runs out in round 8."""

from collections import Counter

import pytest

from tests.companions.buy_the_vote.table import GAME, begun
from vfw.companions.buy_the_vote.cards import APPORTIONMENTS, BY_KEY, CARDS, SWINGS, VOTES, votes_of
from vfw.companions.buy_the_vote.position import open_labels
from vfw.core.questions import Shuffle


def test_there_are_fifty_states_and_the_district() -> None:
    assert len(CARDS) == len(BY_KEY) == 51
    assert BY_KEY["DC"].name == "District of Columbia"


@pytest.mark.parametrize("apportionment", APPORTIONMENTS)
def test_each_apportionment_has_538_votes(apportionment: str) -> None:
    assert votes_of(tuple(BY_KEY), apportionment) == 538
    assert min(VOTES[apportionment].values()) == 3


def test_the_census_of_2020_moved_seven_votes() -> None:
    moved = {key: VOTES["2024"][key] - VOTES["2012"][key] for key in BY_KEY}
    assert {key for key, change in moved.items() if change > 0} == {"TX", "CO", "FL", "MT", "NC", "OR"}
    lost = {key for key, change in moved.items() if change < 0}
    assert lost == {"CA", "IL", "MI", "NY", "OH", "PA", "WV"}
    assert (moved["TX"], sum(change for change in moved.values() if change > 0)) == (2, 7)


def test_eight_states_swing_and_the_others_are_red_or_blue() -> None:
    assert {"AZ", "FL", "GA", "MI", "NV", "NC", "PA", "WI"} == SWINGS
    assert votes_of(tuple(sorted(SWINGS)), "2012") == 123
    assert Counter(card.leans for card in CARDS) == {"swing": 8, "democrat": 20, "republican": 23}


def test_the_deck_runs_out_in_round_8_with_a_clock_and_without() -> None:
    assert sum(open_labels(number) for number in range(1, 9)) == 51
    assert sum(open_labels(number) for number in range(2, 9)) == 51 - 3
    assert [open_labels(number) for number in (1, 6, 7, 8)] == [3, 8, 9, 9]


def test_all_cards_are_shuffled_and_dealt_from_the_top() -> None:
    pending = GAME.start({}).pending
    assert isinstance(pending, Shuffle)
    assert set(pending.cards) == set(BY_KEY)
    assert begun("TX", "CA", "NY").piles[:4] == (("TX",), ("CA",), ("NY",), ())
