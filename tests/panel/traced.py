"""Matches with an arc of invented counts."""

from math import sin
from typing import Any

from vfw.core.match import Match
from vfw.votes.coach.arc import PLAYOUTS, ArcJob, next_counts, serialize_arc


def traced(match: Match[Any, Any], seat: str | None = None, jumps: tuple[int, ...] = (9, 26, 38)) -> Match[Any, Any]:
    """The match with the arc of a game that swings to and fro, and jumps after these moments."""
    arc = ArcJob(match.positions, match.replies, match.options, seat).found
    while missing := next_counts(arc):
        for what, moment in missing:
            swing = 0.5 + 0.08 * sin(moment / 3) + 0.3 * (-1) ** sum(jump < moment for jump in jumps)
            arc.counts[what, moment] = round(PLAYOUTS * swing)
    match.found["arc"] = serialize_arc(arc, match.game.rules)
    return match
