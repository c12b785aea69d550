"""How a state looks on the map, and what it is called."""

from __future__ import annotations

from dataclasses import dataclass

FILLS = (
    "open",
    *("purple-1", "purple-2", "purple-3"),
    *("yellow-1", "yellow-2", "yellow-3"),
    "mixed",
    *("red-1", "red-2", "red-3"),
    *("ratified", "rejected"),
)
SHAPES = ("disc", "diamond", "square", "check", "cross")
SIGNS = ("★", "✓", "✕", "+1")
"""Its State card can be claimed; what lies there lets it ratify, or reject; the next cube is the one that it takes."""
COLOURS = ("purple", "yellow", "red")


@dataclass(frozen=True)
class StateFace:
    """How a state looks, and what it is called by those who do not see it."""

    fill: str
    """One of FILLS."""
    marks: tuple[tuple[str, str], ...] = ()
    """Pairs of a shape, one of SHAPES, and the short text in it; checks and crosses show no text."""
    signs: tuple[str, ...] = ()
    """What stands behind its code, each one of SIGNS."""
    says: str = ""
    """The accessible name, and the head of its sheet: "New York, Northeast: 2 purple, 1 yellow"."""
    changed: bool = False
    """Changed since the viewer's last choice."""
    notes: tuple[str, ...] = ()
    """Further sentences about the state, one line of its sheet each."""
