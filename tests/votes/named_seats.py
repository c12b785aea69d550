"""Tables at which no seat is named like a side: code that takes one for the other fails or gets another result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from vfw.votes import VotesForWomen
from vfw.votes.rules import seats
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Seat

ANNA, BEN, CARLA = Seat("anna"), Seat("ben"), Seat("carla")
AGAINST_THE_OPPOBOT = {"opponent": "oppobot", "difficulty": "hard"}


class At(VotesForWomen):
    """The game at a table with these seats."""

    def __init__(self, *these: Seat) -> None:
        self.these = these

    def seats_at(self, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        return self.these


TWO, THREE = At(ANNA, BEN), At(ANNA, CARLA, BEN)


def name_the_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    """Anna and Carla play for the Suffragists, Ben for the Opposition, and no other seat is known."""
    for side in SIDES:
        monkeypatch.delitem(seats.SIDE_OF_SEAT, seats.ALONE[side])
    for seat, side in ((ANNA, SUFFRAGIST), (CARLA, SUFFRAGIST), (BEN, OPPOSITION)):
        monkeypatch.setitem(seats.SIDE_OF_SEAT, seat, side)


def with_usual_names(text: str) -> str:
    return text.replace("'anna'", "'suffragist'").replace("'ben'", "'opposition'")
