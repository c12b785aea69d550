"""Variants: casual ties, no clock, both apportionments; and what `start` refuses."""

from typing import Any

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, asked, begun, bid, money, told
from vfw.companions.buy_the_vote.rounds import SHORT
from vfw.core.questions import IllegalReply, Outcome


def test_a_casual_tie_leaves_their_money_to_those_who_tied() -> None:
    table = bid(begun("OH", "TX", "CA", players=3, ties="casual"), (4, 2), (4, 1), (1, 3))
    assert money(table) == {"a": 10 - 2, "b": 10 - 1, "c": 10 - 1 - 3}, "others who bid less there lose it"
    assert told(table, "kept") == [("kept", (("a", 4), ("b", 4)))]


def test_without_a_clock_three_cards_are_out_and_round_2_begins_with_the_first_money() -> None:
    table = begun("OH", "TX", "CA", "ME", clock="none", players=2)
    assert (table.round, table.unseen) == (2, ("OH", "TX", "CA"))
    assert table.piles[0] == ("ME",)
    assert len([pile for pile in table.piles if pile]) == 4
    assert money(table) == {"a": 10, "b": 10}
    while not isinstance(table.pending, Outcome):
        table = answered(table, "ready")
    assert (table.round, table.deck, sum(map(len, table.piles))) == (8, (), 48)


def test_the_clock_is_a_reply_of_the_table_that_no_candidate_is_offered() -> None:
    table = answered(begun("OH", "TX", "CA", players=2), 10)
    assert "time is up" not in asked(table).choices
    ended = answered(table, "time is up")
    assert ended.pending == Outcome((), SHORT, (("a", 0), ("b", 0)))
    assert money(ended) == {"a": 10, "b": 10}, "bids not revealed are void, their money stays in hand (V10)"
    assert ended.news[0] == ("time is up",)


def test_revealed_bids_count_when_time_is_up_but_no_card_is_stolen() -> None:
    table = bid(begun("OH", "FL", "CA", players=2), (0, 1, 1), (1,))
    assert asked(table).about == "steal"
    ended = answered(table, "time is up")
    assert ended.bars == (("FL", "CA"), ("OH",))
    assert isinstance(ended.pending, Outcome)


def test_time_cannot_be_up_in_a_round_without_any_money() -> None:
    """The rounds 2 and 3 are settled at once, so the next question is one of round 4, after the fundraising."""
    table = bid(begun("OH", "TX", "CA", players=2), (10,), (10,))
    passed = [event[1] for event in told(table, "round")]
    assert (passed, table.round, told(table, "time is up")) == ([2, 3, 4], 4, [])
    assert len(told(table, "revealed")) == 3, "the bids of round 1, and none in two rounds"
    assert table.piles[:4] == (
        ("OH", "AL", "CO", "GA"),
        ("TX", "AK", "CT", "HI"),
        ("CA", "AZ", "DE", "ID"),
        ("AR", "DC", "IL"),
    )
    ended = answered(table, "time is up")
    assert money(ended) == {"a": 20, "b": 20}
    assert ended.pending == Outcome((), SHORT, (("a", 0), ("b", 0)))


def test_without_a_clock_time_is_never_up() -> None:
    with pytest.raises(IllegalReply, match=r"without a clock time is never up \(V14\)"):
        answered(begun(clock="none"), "time is up")


def test_both_apportionments_count() -> None:
    for votes, texas in (("2012", 38), ("2024", 40)):
        ended = answered(bid(begun("TX", players=2, votes=votes), (1,), ()), "time is up")
        assert isinstance(ended.pending, Outcome)
        assert ended.pending.scores[0] == ("a", texas)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_play(players: int) -> None:
    assert GAME.start({"players": players}).seats == tuple("abcde"[:players])


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"players": 6}, "option 'players' is 6; expected a whole number from 2 to 5"),
        ({"players": "3"}, "expected a whole number from 2 to 5"),
        ({"players": True}, "expected a whole number from 2 to 5"),
        ({"votes": "2008"}, "option 'votes' is '2008'; expected '2012' or '2024'"),
        ({"ties": "kind"}, "expected 'strict' or 'casual'"),
        ({"clock": 15}, "option 'clock' is 15; expected '15 minutes' or 'none'"),
        ({"timer": "on"}, "unknown option 'timer'; this game has players, votes, ties, clock"),
    ],
)
def test_a_wrong_option_is_named_with_the_right_ones(options: dict[str, Any], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        GAME.start(options)
