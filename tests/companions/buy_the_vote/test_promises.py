"""The promises of `core`, in every variant; the whole course of a game."""

from typing import Any

import pytest

from tests.companions.buy_the_vote.table import GAME
from vfw.companions.buy_the_vote.position import LABELS
from vfw.companions.buy_the_vote.view import hides
from vfw.core.checks import BrokenPromise, check, fuzz
from vfw.core.match import Match

VARIANTS: list[dict[str, Any]] = [
    {},
    {"players": 2},
    {"players": 3, "ties": "casual", "clock": "none"},
    {"players": 4, "votes": "2024", "clock": "none"},
]


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seed", range(2))
def test_every_promise_is_kept(seed: int, options: dict[str, Any]) -> None:
    match = check(GAME, seed, options=options, everywhere=True, hides=hides)
    verify(match)


def verify(match: Match[Any, Any]) -> None:
    """51 cards are somewhere at every moment, and no money comes from nowhere."""
    for before, after in zip(match.positions[1:], match.positions[2:], strict=False):
        there = sum(map(len, [after.deck, after.unseen, *after.piles, *after.bars]))
        assert there == 51
        assert all(amount >= 0 for amount in after.money)
        assert all(sum(row) <= had for row, had in zip(after.rows, after.money, strict=False))
        paid = sum(got for event in after.news if event[0] == "paid" for _, got in event[3])
        assert sum(after.money) <= sum(before.money) + paid
    last = match.position
    assert (last.round, last.deck, len(last.piles)) == (8, (), LABELS)


@pytest.mark.long
def test_five_thousand_games_keep_every_promise() -> None:
    broken = [
        result
        for number, options in enumerate(VARIANTS)
        for _, result in fuzz(GAME, range(1250 * number, 1250 * (number + 1)), options=options, hides=hides)
        if isinstance(result, BrokenPromise)
    ]
    assert broken == []
