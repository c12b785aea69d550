"""Nominee and running mate, the breaking of ties, and the 270 of both together."""

import pytest

from tests.companions.buy_the_vote.table import begun, bid, changed
from vfw.companions.buy_the_vote.player import nomination_points
from vfw.companions.buy_the_vote.position import Position
from vfw.companions.buy_the_vote.rounds import SHORT, WHITE_HOUSE, outcome, ticket
from vfw.core.questions import Outcome

BIG = ("CA", "TX", "FL", "NY", "IL", "PA")
"""191 votes."""
MORE = ("OH", "GA", "MI", "NC", "NJ")
"""79 votes: with the others 270."""


def standing(*bars: tuple[str, ...], money: tuple[int, ...] = ()) -> Position:
    table = begun(players=len(bars))
    return changed(table, bars=bars, money=money or (0,) * len(bars))


def test_nominee_and_running_mate_need_270_together() -> None:
    assert outcome(standing(("ME",), BIG, MORE)) == Outcome(("b", "c"), WHITE_HOUSE, (("b", 191), ("c", 79), ("a", 4)))
    assert outcome(standing((), BIG, MORE[1:])) == Outcome((), SHORT, (("b", 191), ("c", 61), ("a", 0)))


def test_one_against_one_the_nominee_needs_270_alone() -> None:
    race = ticket(standing(BIG, MORE))
    assert (race.nominees, race.mates, race.votes) == (("a",), (), 191)
    assert outcome(standing((*BIG, *MORE), ())).winners == ("a",)


@pytest.mark.parametrize(
    ("bars", "money", "first"),
    [
        ((("OH",), ("MN", "WI"), ("ME",)), (9, 0, 0), "b"),
        ((("OH", "ME"), ("GA", "IA"), ()), (1, 2, 0), "b"),
        ((("OH", "ME"), ("GA", "IA"), ()), (2, 2, 0), "a"),
    ],
    ids=["votes", "money", "largest state"],
)
def test_ties_fall_to_cards_then_money_then_the_largest_state(
    bars: tuple[tuple[str, ...], ...], money: tuple[int, ...], first: str
) -> None:
    race = ticket(standing(*bars, money=money))
    assert race.nominees == (first,)
    assert race.mates != (first,)


def test_more_cards_break_a_tie_of_votes() -> None:
    race = ticket(standing(("OH",), ("MN", "IA", "DE", "ME"), ("ME",)))
    assert [votes for _, votes in race.ranking] == [23, 18, 4]
    race = ticket(standing(("OH",), ("MD", "CT", "DE"), ("MN", "KY")))
    assert race.ranking[0] == ("b", 20)
    race = ticket(standing(("OH",), ("MN", "KY"), ()))
    assert race.ranking == (("b", 18), ("a", 18), ("c", 0))


def test_a_shared_first_place_leaves_no_running_mate_and_a_shared_second_is_shared() -> None:
    race = ticket(standing(("MN",), ("WI",), ("ME",)))
    assert (race.nominees, race.mates, race.votes) == (("a", "b"), (), 20)
    race = ticket(standing(("ME",), ("WI",), ("NH",)))
    assert (race.nominees, race.mates, race.votes) == (("b",), ("a", "c"), 14)


def test_all_who_share_a_title_win_the_white_house() -> None:
    halves = ("CA", "NY", "OH", "WI", "WA", "NJ"), ("TX", "FL", "IL", "PA", "GA", "MI")
    race = ticket(standing(*halves, ("ME",)))
    assert (race.nominees, race.mates, race.wins) == (("b",), ("a",), True)
    assert outcome(standing(halves[1], halves[1], ())).winners == ("a", "b")


def test_the_ladder_counts_who_becomes_nominee_in_the_white_house_or_not() -> None:
    short = outcome(standing((), BIG, ()))
    assert short.winners == ()
    assert [nomination_points(short, [seat]) for seat in "abc"] == [0.0, 1.0, 0.0]


def test_after_round_8_the_game_is_over_and_tied_piles_are_nobodys() -> None:
    table = changed(begun(players=2), round=8, rows=((0,) * 9,), piles=(("CA",), ("TX",), *[()] * 7), deck=())
    ended = bid(table, (1, 2), (0, 2))
    assert ended.pending == Outcome((), SHORT, (("a", 55), ("b", 0)))
    assert ended.piles[1] == ("TX",)
