"""Signs that identify a seat from a distance: a shape in the color of its seat, so that neither is needed alone."""

from __future__ import annotations

from typing import Final

DISC: Final = "disc"
DIAMOND: Final = "diamond"
SQUARE: Final = "square"
TRIANGLE: Final = "triangle"
DIE: Final = "die"
SHAPES: Final = (DISC, DIAMOND, SQUARE, TRIANGLE, DIE)
"""A die is a seat that is played by rule."""
