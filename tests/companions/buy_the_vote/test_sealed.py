"""Money is public, bids are not: no view, news or imagined world of another seat shows one before all are in."""

import json
from dataclasses import asdict
from random import Random

import pytest

from tests.companions.buy_the_vote.table import GAME, answered, begun, bid
from vfw.core.chance import seeded
from vfw.core.match import DamagedSave, Match, NothingToUndo

BIDS = (7, 2, 1)


@pytest.mark.parametrize("sealed", [False, True])
def test_nothing_that_another_sees_tells_a_bid(sealed: bool) -> None:
    quiet, table = answered(begun(players=3), 0, 0, 0), answered(begun(players=3), *BIDS)
    if sealed:
        quiet, table = answered(quiet, "ready"), answered(table, "ready")
    for seat in ("b", "c", None):
        assert GAME.view(table, seat) == GAME.view(quiet, seat)
    assert GAME.view(table, "a").own == BIDS
    assert GAME.view(table, "b").money == (10, 10, 10), "money is public"


def test_an_imagined_table_has_possible_bids_and_the_own_bid() -> None:
    view = GAME.view(bid(begun(), BIDS, (3, 3, 3)), "b")
    worlds = [GAME.imagine(view, Random(seed)) for seed in range(40)]
    assert {world.rows[1] for world in worlds} == {(3, 3, 3)}
    assert len({world.rows[0] for world in worlds}) > 10
    assert all(sum(row) <= 10 for world in worlds for row in world.rows)
    assert len({world.deck for world in worlds}) == len(worlds)


def test_bids_lie_open_once_all_are_ready() -> None:
    table = bid(begun("OH", "TX", "CA", players=2), (7, 2, 1), (0, 3, 0))
    lots = GAME.view(table, None).lots
    assert [lot.bids for lot in lots] == [(7, 0), (2, 3), (1, 0)]
    assert [lot.winner for lot in lots] == ["a", "b", "a"]


def test_a_bid_can_be_taken_back_until_another_seat_answers_or_bids_are_revealed() -> None:
    match = Match(GAME, {"players": 2}, chance=seeded(1))
    match.answer(4)
    match.answer("ready")
    match.undo("a")
    assert match.position.rows == ((4, 0, 0),)
    match.answer("ready")
    match.answer(1)
    with pytest.raises(NothingToUndo, match="another seat has answered since"):
        match.undo("a")
    match.answer("ready")
    with pytest.raises(NothingToUndo, match="hidden"):
        match.undo("b")


def test_a_save_opens_where_it_was_written_time_that_is_up_included() -> None:
    match = Match(GAME, {"players": 3}, chance=seeded(7))
    for reply in (4, "ready", "time is up"):
        match.answer(reply)
    again = Match.load(match.save(), [GAME])
    assert again == match
    assert again.outcome


def test_a_foreign_save_is_refused_and_the_place_is_named() -> None:
    match = Match(GAME, {"players": 3}, chance=seeded(7))
    match.answer(4)
    save = json.loads(match.save())
    save["replies"][1][1] = 40
    with pytest.raises(DamagedSave, match=r"reply 2: a bid: 40 does not answer this.*\(V1\)"):
        Match.load(json.dumps(save), [GAME])
    save["game"] = "constitution"
    with pytest.raises(DamagedSave, match="'constitution'; expected one of buy-the-vote"):
        Match.load(json.dumps(save), [GAME])


def test_a_view_says_who_is_done_and_no_more() -> None:
    view = GAME.view(bid(begun(), BIDS), "e")
    assert (view.sealed, view.own, view.at) == (1, None, 0)
    assert "7" not in json.dumps(asdict(view)["own"])
    with pytest.raises(ValueError, match="there is no seat 'f'; expected one of a, b, c, d, e, or None"):
        GAME.view(begun(), "f")
