"""The candidate with a plan: sees views alone, bids what it has, and is nominee more often than chance has it."""

from random import Random

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, begun, bid, changed
from vfw.companions.buy_the_vote.campaign_companion import BUY_THE_VOTE, nominated
from vfw.companions.buy_the_vote.campaign_planner import Planner, best_row, highest_bids, winning_chances, worths
from vfw.core.players import RandomPlayer, any_reply
from vfw.core.questions import Decision, Outcome

SEATS = "abcde"


def nominee_of(game: int) -> bool:
    """Whether the planner becomes nominee in a game against four who bid at random."""
    place, chance, table = game % 5, Random(game), GAME.start({})
    players = [Planner(Random(game)) if seat == place else RandomPlayer(Random(f"{game} {seat}")) for seat in range(5)]
    while not isinstance(table.pending, Outcome):
        pending = table.pending
        if isinstance(pending, Decision):
            reply = players[SEATS.index(pending.seat)].choose(GAME.view(table, pending.seat))
        else:
            reply = any_reply(pending, chance)
        table = GAME.answer(table, reply)
    return bool(nominated(table.pending, [SEATS[place]]))


def test_the_planner_is_nominee_in_most_games_against_those_who_bid_at_random() -> None:
    assert sum(nominee_of(game) for game in range(20)) >= 16
    assert list(BUY_THE_VOTE.players) == ["random", "planner"]
    assert BUY_THE_VOTE.sides == [["a"], ["b"], ["c"], ["d"], ["e"]]


def test_against_others_without_money_a_million_is_enough() -> None:
    table = changed(begun("OH", "TX", "CA", players=2), money=(10, 0), round=8)
    view = GAME.view(table, "a")
    assert best_row(view, highest_bids(view, "1"), Random(1)) == (1, 1, 1)


def test_what_will_surely_be_outbid_is_not_bid_on() -> None:
    view = GAME.view(changed(begun("OH", "TX", "CA", players=2), round=8), "a")
    assert best_row(view, [(0, 99, 1)] * 9, Random(1)) == (1, 0, 2)


def test_a_plan_goes_on_from_the_labels_that_are_answered() -> None:
    table = answered(changed(begun("OH", "TX", "CA", players=2), round=8), 4)
    view = GAME.view(table, "a")
    assert best_row(view, [(9, 0, 0)], Random(1)) == (4, 1, 1)
    table = answered(table, Planner(Random(3)).choose(view))
    assert table.rows[0][0] == 4


def test_the_chance_to_win_is_counted_over_what_others_may_bid() -> None:
    assert winning_chances([0, 2, 2, 9], 4) == [0.0, 0.25, 0.25, 0.75, 0.75]


def test_a_swing_state_is_worth_the_best_card_it_takes_too() -> None:
    table = changed(begun("FL", "OH", "CA", players=3), bars=(("NY",), ("TX", "ME"), ("UT",)))
    assert worths(GAME.view(table, "a")) == [29 + 6, 18, 55]


@pytest.mark.parametrize(("bars", "takes"), [((("ME",), ("TX",), ("NY",)), "b"), ((("ME",), (), ("NY",)), "c")])
def test_the_card_is_taken_that_brings_the_most(bars: tuple[tuple[str, ...], ...], takes: str) -> None:
    table = bid(changed(begun("FL", "OH", "CA", players=3), bars=bars), (1,), (), ())
    assert Planner(Random(1)).choose(GAME.view(table, "a")) == takes
