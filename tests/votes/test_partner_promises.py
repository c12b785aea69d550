"""The promises that every game keeps, at each table where two play for a side."""

from __future__ import annotations

import pytest

from vfw.core.checks import BrokenPromise, check, fuzz
from vfw.votes import VotesForWomen
from vfw.votes.rules.seats import SIDES
from vfw.votes.seating import TABLES

PARTNERS_AT = ("2v1", "1v2", "2v2", "cooperative", "open")


def hides(position: object, seat: str) -> bool:
    """Each seat has a deck before it whose order it does not know."""
    return True


@pytest.mark.parametrize("at", PARTNERS_AT)
def test_every_promise_is_kept_in_a_game(at: str) -> None:
    match = check(VotesForWomen(), 1916, options=TABLES[at], hides=hides)
    assert match.outcome
    assert match.outcome.winners in [match.position.seats_of(side) for side in SIDES]


@pytest.mark.long
@pytest.mark.parametrize("at", PARTNERS_AT)
def test_every_promise_is_kept_in_many_games(at: str) -> None:
    broken = [
        f"{seed}: {found}"
        for seed, found in fuzz(VotesForWomen(), range(100), options=TABLES[at], hides=hides)
        if isinstance(found, BrokenPromise)
    ]
    assert not broken
