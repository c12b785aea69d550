"""The arc of a game as a picture: an SVG file with the curve, numbered turning points, and a card for each."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from textwrap import wrap
from typing import Final, Literal

from vfw.panel.rendering.arc import LINES, WHOLE, CurvePoint, locate_point, outline_interval, outline_lead, split_runs
from vfw.panel.view_models.arc import ArcModel
from vfw.templating import render

LEFT, TOP, ACROSS, DOWN = 170, 190, 1370, 470
"""The plot in px: its upper left corner, width and height."""
DISC: Final = 18
"""The radius of a disc."""
APART: Final = 2 * DISC + 4
"""The least distance between the centers of neighboring discs."""
LETTERS_IN_LINE, LINES_OF_SENTENCE = 46, 4


def draw_arc_picture(arc: ArcModel) -> str:
    """Return the picture as the text of an SVG file."""
    ends = [(1.0, arc.above.wins, 700), (0.5, "even", 700), (0.0, arc.below.wins, 700)]
    scale = [*ends, *[(chance, f"{round(10 * chance)} in 10", 400) for chance in LINES]]
    counted = f"{arc.counted[0].upper()}{arc.counted[1:]}"
    drawn = render(
        "panel/templates/arc_picture.svg",
        arc=arc,
        **{"left": LEFT, "top": TOP, "across": ACROSS, "down": DOWN},
        parts=[
            (
                *(
                    part.name,
                    part.below,
                    round(LEFT + ACROSS * part.start, 1),
                    round(ACROSS * (part.end - part.start), 1),
                ),
                bool(number % 2 or part.has_points),
            )
            for number, part in enumerate(arc.stripes)
        ],
        scale=[(round(TOP + DOWN * (1 - chance), 1), words, weight) for chance, words, weight in scale],
        ticks=[round(LEFT + ACROSS * point.x, 1) for point in arc.points],
        runs=[
            [
                _points(outline_lead(run, above=True)),
                _points(outline_lead(run, above=False)),
                _points(outline_interval(run)),
                _points(map(locate_point, run)),
            ]
            for run in split_runs(arc.points)
        ],
        discs=[(round(LEFT + x, 1), round(TOP + y, 1)) for x, y in place_discs(arc)],
        cards=[
            wrap(turn.sentence, LETTERS_IN_LINE, max_lines=LINES_OF_SENTENCE, placeholder=" …") for turn in arc.turns
        ],
        foot=f"{counted}, the gray band says how sure that is (95 %); {arc.made}.",
    )
    return f"{drawn}\n"


def _points(corners: Iterable[CurvePoint]) -> str:
    return " ".join([f"{LEFT + ACROSS * x / WHOLE:.1f},{TOP + DOWN * y / WHOLE:.1f}" for x, y in corners])


def place_discs(arc: ArcModel) -> list[CurvePoint]:
    """Return the centers of the discs in px from the corner of the plot.

    They are moved sideways as little as possible so that none overlap.
    """
    points = [locate_point(arc.change(turn)[1]) for turn in arc.turns]
    spots = [(ACROSS * x / WHOLE, DOWN * y / WHOLE) for x, y in points]
    pairs = zip(_push_apart(spots, 1), _push_apart(spots, -1), strict=True)
    both = [(max((right + left) / 2, 0.0), y) for (right, y), (left, _) in pairs]
    return _push_apart([(min(x, ACROSS), y) for x, y in _push_apart(both, 1)], -1)


def _push_apart(spots: Sequence[CurvePoint], way: Literal[1, -1]) -> list[CurvePoint]:
    """Return the centers, each pushed to the right of those before it, or to the left of those after it."""
    found: list[CurvePoint] = []
    for x, y in spots[::way]:
        near = [way * other + APART for other, level in found if abs(level - y) < APART]
        found.append((way * max([way * x, *near]), y))
    return found[::way]
