"""Names of the sides and seats of Votes for Women, the sign of each seat, and the spoken text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from vfw.core.position import Event
from vfw.panel.skins.capabilities import Speech
from vfw.panel.skins.seat_signs import DIAMOND, DISC, SQUARE, TRIANGLE
from vfw.votes.narration.announcements import announcement_lines, describe_cubes, describe_votes
from vfw.votes.rules.seats import (
    ALONE,
    FIRST_OPPOSITION,
    OPPOSITION,
    PURPLE_SUFFRAGIST,
    SECOND_OPPOSITION,
    SUFFRAGIST,
    YELLOW_SUFFRAGIST,
    Seat,
    Side,
    side_of,
)
from vfw.votes.rules.view import View

SIDE_LABELS: Mapping[Side, str] = MappingProxyType({SUFFRAGIST: "Suffragists", OPPOSITION: "Opposition"})
ABOUT_PARTNERS = (("partners", "Two players on a side: the rules"), ("colors", "What the two colors stand for"))
"""The pages about partners: (address below `read/`, words) each."""
AMONG_PARTNERS: Mapping[Seat, str] = MappingProxyType(
    {PURPLE_SUFFRAGIST: "purple", YELLOW_SUFFRAGIST: "yellow", FIRST_OPPOSITION: "first", SECOND_OPPOSITION: "second"}
)
"""The names that distinguish a seat from its partner."""
SIGNS: Mapping[str, str] = MappingProxyType(
    {
        ALONE[SUFFRAGIST]: DISC,
        PURPLE_SUFFRAGIST: DISC,
        YELLOW_SUFFRAGIST: DIAMOND,
        ALONE[OPPOSITION]: SQUARE,
        FIRST_OPPOSITION: SQUARE,
        SECOND_OPPOSITION: TRIANGLE,
    }
)
"""The shapes are those of the cubes on the map; the second player of the Opposition has another one."""


def seat_name(seat: str) -> str:
    """Return the name of a seat: that of its side, with an addition if the side has two seats."""
    name = SIDE_LABELS[side_of(seat)]
    return f"{name}, {AMONG_PARTNERS[Seat(seat)]}" if seat in AMONG_PARTNERS else name


class VotesSpeech(Speech):
    """Cubes by region and color, markers, buttons and votes."""

    board_name = "The regions"

    def event_lines(self, events: Sequence[Event], view: View) -> list[str]:
        """See `Speech.event_lines`."""
        return announcement_lines(events, view, view.seat)

    def board(self, view: View) -> list[str]:
        """See `Speech.board`."""
        return [describe_cubes(view), describe_votes(view)]
