"""What is heard of Votes for Women."""

from __future__ import annotations

from collections.abc import Sequence

from vfw.core.position import Event
from vfw.panel.skins.abilities.aloud import Aloud
from vfw.votes.rules.view import View
from vfw.votes.telling.hearing import cubes_by_region, heard, votes_so_far


class VotesAloud(Aloud):
    """Cubes by region and colour, markers, buttons and votes."""

    board_name = "The regions"

    def happened(self, events: Sequence[Event], view: View) -> list[str]:
        return heard(events, view, view.seat)

    def board(self, view: View) -> list[str]:
        return [cubes_by_region(view), votes_so_far(view)]
