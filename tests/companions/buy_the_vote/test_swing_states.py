"""Swing states: the winner takes the last card of one other bar, at once, if they like."""

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, asked, bars, begun, bid, changed, told
from vfw.companions.buy_the_vote.position import Position
from vfw.core.questions import IllegalReply


def holding(**bars_of: tuple[str, ...]) -> Position:
    """Round 1 with Ohio, Florida and California on the labels, and these cards in bars of b and c."""
    table = begun("OH", "FL", "CA", players=3)
    return changed(table, bars=tuple(bars_of.get(seat, ()) for seat in table.seats))


def test_the_winner_is_asked_before_the_next_label_is_settled() -> None:
    table = bid(holding(b=("TX", "ME"), c=("NY",)), (0, 2, 0), (1, 0, 1), ())
    assert asked(table)[:4] == ("a", "steal", ("b", "c", "nobody"), "FL")
    assert bars(table) == {"a": ("FL",), "b": ("TX", "ME", "OH"), "c": ("NY",)}, "label 3 waits (V6)"


def test_the_last_card_goes_to_the_right_end_of_the_thiefs_bar() -> None:
    table = bid(holding(b=("TX", "ME"), c=("NY",)), (0, 2, 0), (1, 0, 1), ())
    table = answered(table, "b")
    assert bars(table) == {"a": ("FL", "OH"), "b": ("TX", "ME", "CA"), "c": ("NY",)}, "won earlier in this round (V7)"
    assert told(table, "taken") == [("taken", "a", "b", "OH")]


def test_the_winner_of_a_swing_state_may_take_no_card() -> None:
    table = answered(bid(holding(c=("NY",)), (0, 2), (), ()), "nobody")
    assert bars(table)["c"] == ("NY",)
    assert table.round == 2


def test_a_stolen_swing_state_does_not_steal_again() -> None:
    table = answered(bid(holding(c=("PA",)), (0, 2), (), ()), "c")
    assert bars(table)["a"] == ("FL", "PA")
    assert asked(table).about == "bid"


def test_without_a_card_to_take_the_rule_is_told_and_no_question_asked() -> None:
    table = bid(holding(a=("TX",)), (0, 2), (), ())
    assert asked(table).about == "bid"
    assert told(table, "nothing to take") == [("nothing to take", "a", "FL")]
    assert "no other candidate has a card to take" in GAME.say(("nothing to take", "a", "FL"), "a")


def test_a_covered_swing_state_has_no_power_and_a_fresh_one_on_top_has() -> None:
    covered = changed(holding(c=("NY",)), piles=(("FL", "OH"), ("OH", "FL"), *[()] * 7))
    assert asked(bid(covered, (2,), (), ())).about == "bid"
    assert asked(bid(covered, (0, 2), (), ())).about == "steal"


def test_an_illegal_theft_is_refused_by_the_rule() -> None:
    table = bid(holding(c=("NY",)), (0, 2), (), ())
    with pytest.raises(IllegalReply, match=r"'b' does not answer this: a swing state takes the last .*\(V7\)"):
        GAME.answer(table, "b")
