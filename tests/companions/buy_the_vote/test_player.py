"""The candidate with a plan: sees views alone, bids what it has, and is nominee more often than chance has it."""

from collections.abc import Callable
from random import Random

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, begun, bid, changed
from vfw.companions.buy_the_vote.cards import votes_of
from vfw.companions.buy_the_vote.player import (
    BUY_THE_VOTE,
    Planner,
    budget,
    card_values,
    mixed_row,
    nomination_points,
    purses,
    win_chance,
)
from vfw.companions.buy_the_vote.view import View
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
    return bool(nomination_points(table.pending, [SEATS[place]]))


def test_the_planner_is_nominee_in_most_games_against_those_who_bid_at_random() -> None:
    assert sum(nominee_of(game) for game in range(20)) >= 16
    assert list(BUY_THE_VOTE.players) == ["random", "planner"]
    assert BUY_THE_VOTE.sides == [["a"], ["b"], ["c"], ["d"], ["e"]]


def spread(view: View) -> list[int]:
    """A candidate with a plan of their own: all money divided by votes, round by round until the next fundraising."""
    piles = [votes_of(pile, view.apportionment) for pile in view.piles if pile]
    rounds = {1: 3, 2: 2, 3: 1, 4: 3, 5: 2, 6: 1, 7: 2, 8: 1}[view.round]
    return [purses(view)[0] // rounds * votes // sum(piles) for votes in piles]


def a_million_each(view: View) -> list[int]:
    """A candidate who hopes for no other bids."""
    return [1] * min(purses(view)[0], sum(map(bool, view.piles)))


def wins_of(bids: Callable[[View], list[int]], games: int) -> int:
    """Return how many games such a bidder wins against three planners."""
    won = 0
    for game in range(games):
        table, chance = GAME.start({"players": 4, "clock": "none"}), Random(game)
        players = {seat: Planner(Random(f"{game} {seat}")) for seat in table.seats}
        while not isinstance(table.pending, Outcome):
            pending = table.pending
            if not isinstance(pending, Decision):
                table = GAME.answer(table, any_reply(pending, chance))
                continue
            view = GAME.view(table, pending.seat)
            if pending.seat == "a" and pending.about == "bid":
                row = bids(view)
                table = GAME.answer(table, row[view.at] if view.at < len(row) else "ready")
            else:
                table = GAME.answer(table, players[pending.seat].choose(view))
        won += bool(nomination_points(table.pending, ["a"]))
    return won


@pytest.mark.parametrize("bids", [spread, a_million_each])
def test_who_bids_by_a_simple_rule_gains_nothing_against_planners(bids: Callable[[View], list[int]]) -> None:
    assert wins_of(bids, 24) <= 9, "one in four is what chance gives"


def test_no_more_is_bid_than_is_surely_enough() -> None:
    table = changed(begun("OH", "TX", "CA", players=2), money=(10, 1), round=8)
    view = GAME.view(table, "a")
    rows = [mixed_row(view, Random(seed)) for seed in range(20)]
    assert max(max(row) for row in rows) == 2


def test_the_same_labels_are_not_bid_on_alike_twice_and_dearer_ones_get_more() -> None:
    view = GAME.view(changed(begun("OH", "TX", "WY", players=4), round=8), "a")
    rows = [mixed_row(view, Random(seed)) for seed in range(200)]
    assert len(set(rows)) > 20
    ohio, texas, wyoming = (sum(column) for column in zip(*rows, strict=True))
    assert texas > ohio > wyoming
    assert sum(map(sum, rows)) / len(rows) > 9, "money that is kept in the last round is of no use"


def test_money_lasts_until_the_next_fundraising() -> None:
    shares = [budget(GAME.view(changed(begun(players=2), round=number), "a")) / 10 for number in range(1, 9)]
    assert shares == pytest.approx([3 / 12.9, 4 / 10.2, 5 / 6.5, 6 / 22.8, 7 / 17.1, 8 / 10.4, 9 / 18, 1.0])


def test_a_plan_goes_on_from_the_labels_that_are_answered() -> None:
    table = answered(changed(begun("OH", "TX", "CA", players=2), round=8), 4)
    row = mixed_row(GAME.view(table, "a"), Random(1))
    assert row[0] == 4
    assert sum(row) <= 10
    table = answered(table, Planner(Random(3)).choose(GAME.view(table, "a")))
    assert table.rows[0][0] == 4


def test_the_chance_of_a_bid_grows_with_it() -> None:
    view = GAME.view(changed(begun("OH", "TX", "CA", players=2), round=8), "a")
    chances = [win_chance(view, 1, amount) for amount in (0, 3, 6, 10, 11)]
    assert chances[0] == 0.0
    assert chances == sorted(chances)
    assert chances[-1] == 1.0
    assert win_chance(view, 1, 3) == pytest.approx(3 / (20 * 38 / 111))


def test_a_swing_state_is_worth_the_best_card_it_takes_too() -> None:
    table = changed(begun("FL", "OH", "CA", players=3), bars=(("NY",), ("TX", "ME"), ("UT",)))
    assert card_values(GAME.view(table, "a")) == [29 + 6, 18, 55]


@pytest.mark.parametrize(("bars", "takes"), [((("ME",), ("TX",), ("NY",)), "b"), ((("ME",), (), ("NY",)), "c")])
def test_the_card_is_taken_that_brings_the_most(bars: tuple[tuple[str, ...], ...], takes: str) -> None:
    table = bid(changed(begun("FL", "OH", "CA", players=3), bars=bars), (1,), (), ())
    assert Planner(Random(1)).choose(GAME.view(table, "a")) == takes
