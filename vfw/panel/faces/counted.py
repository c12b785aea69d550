"""A mark for each place that has said one thing, and room for those that are lacking: a row of stars, or of crosses."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from math import cos, pi, sin

CELL = 24
"""Width and height of one mark, in units of the drawing."""
SMALL, LARGE = 9.0, 12.0
"""Radius of a mark, and of the one at stake."""


@dataclass(frozen=True)
class Counted:
    """How many of how many.

    Attributes:
        mark: "star" or "cross". done: how many there are; of: how many are needed. says: that as a sentence.
        is_at_stake: whether the next one may come now. has_just_come: whether the last of them was not there before.
    """

    mark: str
    done: int
    of: int
    says: str
    is_at_stake: bool = False
    has_just_come: bool = False


def counted_html(counted: Counted) -> str:
    """The marks in a row, told apart by their shapes: full, hollow, larger where it is at stake or has just come."""
    before = counted.done - counted.has_just_come
    at_stake = {before} & set(range(counted.of)) if counted.is_at_stake or counted.has_just_come else set()
    lacking = set(range(before, counted.of)) - at_stake
    drawn = "".join(
        f'<path data-is="{kind}" pathLength="1" d="{"".join(draw(number, radius) for number in sorted(numbers))}"/>'
        for kind, numbers, draw, radius in (
            ("there", set(range(before)), MARKS[counted.mark], SMALL),
            ("lacking", lacking, LACKING[counted.mark], SMALL),
            (
                "come" if counted.has_just_come else "at-stake",
                at_stake,
                (MARKS if counted.has_just_come else LACKING)[counted.mark],
                LARGE,
            ),
        )
        if numbers
    )
    return (
        f'<div class="vfw-counted" data-mark="{escape(counted.mark)}" role="img" aria-label="{escape(counted.says)}">'
        f'<svg viewBox="0 0 {counted.of * CELL} {CELL}">{drawn}</svg><b>{counted.done} of {counted.of}</b></div>'
    )


def _star(number: int, radius: float) -> str:
    """Five points, the first upwards."""
    points = []
    for corner in range(10):
        distance, angle = radius * (0.42 if corner % 2 else 1), (corner / 5 - 0.5) * pi
        points.append(f"{(number + 0.5) * CELL + distance * cos(angle):.1f} {CELL / 2 + distance * sin(angle):.1f}")
    return f"M{'L'.join(points)}z"


def _cross(number: int, radius: float) -> str:
    x, y, arm = (number + 0.5) * CELL, CELL / 2, radius * 0.7
    return f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}m{-2 * arm:.1f} 0l{2 * arm:.1f} {-2 * arm:.1f}"


def _dash(number: int, radius: float) -> str:
    """Where a cross is lacking, there is nothing that one could take for half of one."""
    return f"M{(number + 0.5) * CELL - radius / 3:.1f} {CELL / 2}h{radius / 1.5:.1f}"


MARKS = {"star": _star, "cross": _cross}
LACKING = {"star": _star, "cross": _dash}
