"""From which moment of a match one can ask what would have come of it, had something been otherwise."""

from __future__ import annotations

from typing import Any

from vfw.core.match import Match
from vfw.panel.play.tracing import Tracing, is_contested
from vfw.panel.skins.capabilities import Skin


def moment_to_ask_from(match: Match[Any, Any], number: int, skin: Skin) -> int | None:
    """The last position up to that of this number from which another game can begin; None where there is none, or where
    persons still play it against each other."""
    if is_contested(match, skin):
        return None
    why_not, positions = skin.capabilities.scenarios.why_no_public_scenario, match.positions
    return next((moment for moment in range(number, -1, -1) if not why_not(positions[moment])), None)


def moment_that_decided(match: Match[Any, Any], tracing: Tracing | None, skin: Skin) -> int | None:
    """The same for what decided a match that is over: its first turning point, where its arc is known and has one, else
    the beginning of its last part."""
    face = tracing.face if tracing and tracing.is_of(match) else None
    if face and face.is_whole and face.turns:
        before, _ = face.change(face.turns[0])
        return moment_to_ask_from(match, before.number, skin)
    begins = skin.capabilities.scenarios.last_part_start(match)
    later = range(begins, len(match.positions))
    why_not = skin.capabilities.scenarios.why_no_public_scenario
    first = next((moment for moment in later if not why_not(match.positions[moment])), begins)
    return moment_to_ask_from(match, first, skin)
