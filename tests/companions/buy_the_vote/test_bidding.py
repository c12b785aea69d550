"""Bids: label by label, changed until ready, whole millions, no more than there is; and how a label comes out."""

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, asked, bars, begun, bid, changed, money, told
from vfw.core.questions import IllegalReply


def test_a_bid_is_given_label_by_label_and_sealed() -> None:
    table = begun("OH", "TX", "CA")
    assert asked(table).seat == "a"
    assert asked(table).choices == ("ready", *range(11))
    table = answered(table, 4)
    assert asked(table).choices == ("ready", "back", *range(7)), "what is left, in whole millions (V1)"
    table = answered(table, 6)
    assert asked(table).choices == ("ready", "back", 0)
    table = answered(table, 0)
    assert asked(table).choices == ("ready", "back")
    table = answered(table, "ready")
    assert asked(table).seat == "b"
    assert table.rows == ((4, 6, 0), (0, 0, 0))


def test_a_bid_can_be_changed_until_its_owner_is_ready() -> None:
    table = answered(begun("OH", "TX", "CA"), 4, 6, 0, "back", "back")
    assert (table.at, table.rows) == (1, ((4, 6, 0),))
    assert asked(table).choices == ("ready", "back", *range(7))
    table = answered(table, 1, 5, "ready")
    assert table.rows[0] == (4, 1, 5)


def test_a_candidate_ready_early_bids_nothing_on_later_labels() -> None:
    assert answered(begun(), 3, "ready").rows[0] == (3, 0, 0)


def test_the_highest_bid_wins_and_all_money_bid_is_gone() -> None:
    table = bid(begun("OH", "TX", "CA", players=3), (5, 3, 0), (4, 0, 6), (1, 1, 7))
    assert bars(table) == {"a": ("OH", "TX"), "b": (), "c": ("CA",)}
    assert money(table) == {"a": 2, "b": 0, "c": 1}, "spent, won or lost"
    assert table.round == 2


def test_a_single_million_wins_without_other_bids() -> None:
    assert bars(bid(begun("OH", "TX", "CA", players=2), (0, 0, 1), ()))["a"] == ("CA",)


def test_without_bids_the_card_stays_and_is_stacked() -> None:
    table = bid(begun("OH", "TX", "CA", "ME", "UT", "IA", "KS", players=2), (1,), ())
    assert told(table, "stays") == [("stays", 2, ("TX",), 0, ()), ("stays", 3, ("CA",), 0, ())]
    assert table.piles[:4] == (("ME",), ("TX", "UT"), ("CA", "IA"), ("KS",)), "one new card on top (V4)"


def test_only_a_tie_for_the_highest_bid_keeps_a_card_and_its_money_is_gone() -> None:
    table = bid(begun("OH", "TX", "CA", players=3), (4, 2), (4, 2), (1, 3))
    assert told(table, "stays")[0] == ("stays", 1, ("OH",), 4, ("a", "b"))
    assert bars(table)["c"] == ("TX",)
    assert money(table) == {"a": 4, "b": 4, "c": 6}


def test_a_pile_is_won_as_one_lot_the_oldest_card_first() -> None:
    table = bid(begun("OH", "TX", "CA", "ME", players=2), (), (0, 1, 1))
    assert table.piles[0] == ("OH", "ME")
    table = bid(table, (1,), ())
    assert bars(table)["a"] == ("OH", "ME"), "the newest is the last card (V5)"
    assert told(table, "won")[0] == ("won", 1, ("OH", "ME"), "a", 1)


def test_who_has_no_money_is_not_asked_and_hears_why() -> None:
    table = bid(begun("OH", "TX", "CA", players=3), (10,), (1,), (1,))
    assert told(table, "broke") == [("broke", "a")]
    assert asked(table).seat == "b"
    assert GAME.say(("broke", "a"), "a") == "You have no money, and so no bid to make."


def test_without_any_money_rounds_pass_until_the_next_fundraising() -> None:
    table = bid(begun("OH", "TX", "CA", players=2), (10,), (9, 1))
    assert table.round == 4
    assert [event[1] for event in told(table, "round")] == [2, 3, 4]
    assert asked(table).seat == "a"


def test_money_comes_in_rounds_1_4_and_7_with_two_for_each_card() -> None:
    table = begun("OH", "TX", "CA", players=2)
    assert money(table) == {"a": 10, "b": 10}
    for _ in range(2):
        table = bid(table, (1,), ())
    assert told(table, "paid") == []
    table = bid(table, (1,), ())
    assert table.round == 4
    assert len(bars(table)["a"]) == 3
    assert money(table) == {"a": 7 + 20 + 2 * 3, "b": 10 + 20}
    for _ in range(3):
        table = bid(table, (1,), ())
    assert money(table) == {"a": 30 + 30 + 2 * 6, "b": 30 + 30}


def test_each_card_of_a_pile_counts_for_fundraising() -> None:
    table = changed(
        begun(players=2), round=3, bars=(("OH", "ME"), ()), rows=((0,) * 5,), piles=(("TX", "UT", "IA"),) * 9
    )
    table = bid(table, (1,), ())
    assert told(table, "paid") == [("paid", 20, 2, (("a", 20 + 2 * 5), ("b", 20)))]


@pytest.mark.parametrize("reply", [11, -1, True, "all in", "back", (1,), "nobody"])
def test_an_illegal_bid_is_refused_by_the_rule_and_nothing_is_lost(reply: object) -> None:
    table = begun()
    with pytest.raises(
        IllegalReply, match=r"a bid: .* does not answer this.* in all no more than the money held \(V1\)"
    ):
        GAME.answer(table, reply)  # type: ignore[arg-type]
    assert table == begun()
