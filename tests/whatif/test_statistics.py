"""Intervals, differences and associations, on invented counts."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from vfw.whatif.report import answer_sentence, describe_deciding_states, describe_shared_luck
from vfw.whatif.statistics import MAX_ASSOCIATIONS, MIN_GAMES_APART, difference, find_associations, share_of
from vfw.whatif.tallies import Counts, Tally


def counts(both: int, only_before: int, only_after: int, neither: int) -> Counts:
    """Return counts of playouts by whether they were won as it was, and as changed."""
    n = both + only_before + only_after + neither
    return Counts(Tally(games=n, won=both + only_before), Tally(games=n, won=both + only_after), both)


def test_the_interval_is_that_of_newcombe() -> None:
    """The example of his paper for his tenth method: 36, 12, 2 and 0 of 50 differ by 0.2, 0.0569 to 0.3404 (1998)."""
    found = difference(counts(36, 2, 12, 0))
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0569, 0.3404)


def test_a_few_playouts_that_agree_are_not_certain() -> None:
    """The example of Fagerland, Lydersen and Laake (2014) for Newcombe's correction: 1, 1, 7 and 12 of 21."""
    found = difference(counts(1, 7, 1, 12))
    assert (round(found.low, 3), round(found.high, 3)) == (-0.507, -0.026)


def test_playouts_that_end_alike_show_no_difference() -> None:
    for n in (100, 10_000):
        found = difference(counts(6 * n // 10, 0, 0, 4 * n // 10))
        assert found.value == 0
        assert not found.is_seen
        assert -3 / n < found.low < 0 < found.high < 3 / n
        assert found.gain == inf


def test_a_difference_is_seen_if_its_interval_excludes_0() -> None:
    assert difference(counts(500, 100, 200, 200)).is_seen
    assert not difference(counts(500, 100, 110, 290)).is_seen
    assert difference(counts(500, 200, 100, 200)).high < 0


def test_shared_luck_saves_playouts() -> None:
    """Shares of a half, of which 40 of 100 agree beyond chance: the variance of the difference falls to a fifth."""
    assert difference(counts(45, 5, 5, 45)).gain == pytest.approx(5)
    assert difference(counts(25, 25, 25, 25)).gain == pytest.approx(1)


def test_shares_of_all_or_none_have_an_interval() -> None:
    found = difference(counts(0, 0, 50, 0))
    assert found.value == 1
    assert found.low < 1
    assert difference(counts(50, 0, 0, 0)).gain == 1


def test_no_playouts_give_no_share() -> None:
    with pytest.raises(ValueError, match="expected at least one trial"):
        share_of(0, 0)


def test_associations_are_beyond_chance() -> None:
    early = {
        "played suffragist a event": [400, 380],
        "played suffragist b event": [400, 244],
        "sent": [MIN_GAMES_APART - 1, 0],
    }
    tally = Tally(games=1000, won=600, early=early)
    found = find_associations(tally)
    assert [one.event for one in found] == ["played suffragist a event"]
    assert found[0].with_it.value == pytest.approx(0.95)
    assert found[0].without.value == pytest.approx(220 / 600)


def test_at_most_five_associations_are_sorted_by_strength() -> None:
    early = {f"played suffragist {n} event": [500, 300 + 10 * n] for n in range(4, 14)}
    found = find_associations(Tally(games=1000, won=600, early=early))
    assert [one.event.split(" ")[2] for one in found] == ["13", "12", "11", "10", "9"]
    assert len(found) == MAX_ASSOCIATIONS
    assert find_associations(Tally(games=10, won=5)) == []


def test_a_difference_below_one_point_has_a_decimal() -> None:
    assert answer_sentence(counts(5760, 0, 80, 4160)).endswith("won in 58.4 of 100 worlds instead of 57.6.")
    assert answer_sentence(counts(5760, 100, 100, 4040)).endswith("won in 59 of 100 worlds either way.")
    assert answer_sentence(counts(9920, 0, 70, 10)).endswith("won in 99.9 of 100 worlds instead of 99.2.")


def test_shared_luck_has_no_number_if_every_playout_ends_alike() -> None:
    assert describe_shared_luck(difference(counts(3, 0, 0, 4))) == "With shared luck every world ended alike."
    assert "worth 5.0 times" in describe_shared_luck(difference(counts(45, 5, 5, 45)))


def test_equally_decisive_states_are_sorted_by_name() -> None:
    for order in (("VT", "FL", "TN"), ("TN", "FL", "VT")):
        tally = Tally(games=100, decisive=Counter(dict.fromkeys(order, 10)))
        assert describe_deciding_states(tally) == "Florida 10, Tennessee 10, Vermont 10 of 100"
