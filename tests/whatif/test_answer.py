"""Intervals, differences and what goes with what, on counts that were made up."""

from __future__ import annotations

import pytest

from vfw.whatif.answer import FEWEST, MOST_EARLY, difference, goes_with, share_of
from vfw.whatif.tallies import Counts, Tally


def counts(both: int, only_before: int, only_after: int, neither: int) -> Counts:
    """Worlds by whether they were won as it was, and as changed."""
    n = both + only_before + only_after + neither
    return Counts(Tally(games=n, won=both + only_before), Tally(games=n, won=both + only_after), both)


def test_the_interval_is_that_of_newcombe() -> None:
    """The example of his paper for his tenth method: 36, 12, 2 and 0 of 50 differ by 0.2, 0.0569 to 0.3404 (1998)."""
    found = difference(counts(36, 2, 12, 0))
    assert found.value == pytest.approx(0.2)
    assert (round(found.low, 4), round(found.high, 4)) == (0.0569, 0.3404)


def test_worlds_that_end_alike_differ_by_nothing_as_far_as_can_be_seen() -> None:
    for n in (100, 10_000):
        found = difference(counts(6 * n // 10, 0, 0, 4 * n // 10))
        assert found.value == 0
        assert not found.is_seen
        assert -1 / n < found.low < 0 < found.high < 1 / n


def test_a_difference_is_seen_where_its_interval_leaves_nothing_out() -> None:
    assert difference(counts(500, 100, 200, 200)).is_seen
    assert not difference(counts(500, 100, 110, 290)).is_seen
    assert difference(counts(500, 200, 100, 200)).high < 0


def test_shared_luck_is_worth_so_many_times_the_worlds() -> None:
    """Shares of a half, of which 40 of 100 agree beyond chance: the variance of the difference falls to a fifth."""
    assert difference(counts(45, 5, 5, 45)).gain == pytest.approx(5)
    assert difference(counts(25, 25, 25, 25)).gain == pytest.approx(1)


def test_all_or_none_still_has_an_interval() -> None:
    found = difference(counts(0, 0, 50, 0))
    assert found.value == 1
    assert found.low < 1
    assert difference(counts(50, 0, 0, 0)).gain == 1


def test_no_world_is_no_answer() -> None:
    with pytest.raises(ValueError, match="expected at least one trial"):
        share_of(0, 0)


def test_what_goes_with_winning_is_beyond_chance() -> None:
    early = {"played suffragist a event": [400, 380], "played suffragist b event": [400, 244], "sent": [FEWEST - 1, 0]}
    tally = Tally(games=1000, won=600, early=early)
    found = goes_with(tally)
    assert [one.event for one in found] == ["played suffragist a event"]
    assert found[0].with_it.value == pytest.approx(0.95)
    assert found[0].without.value == pytest.approx(220 / 600)


def test_five_at_most_are_named_the_strongest_first() -> None:
    early = {f"played suffragist {n} event": [500, 300 + 10 * n] for n in range(4, 14)}
    found = goes_with(Tally(games=1000, won=600, early=early))
    assert [one.event.split(" ")[2] for one in found] == ["13", "12", "11", "10", "9"]
    assert len(found) == MOST_EARLY
    assert goes_with(Tally(games=10, won=5)) == []
