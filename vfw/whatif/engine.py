"""Which engine plays here: the rules as they are written, or compiled."""

from __future__ import annotations

from vfw.votes.rules import position

PURE, COMPILED = "pure", "compiled"


def engine() -> str:
    """PURE where the rules are run from their source, COMPILED where they are a built module."""
    return PURE if str(position.__file__).endswith(".py") else COMPILED
