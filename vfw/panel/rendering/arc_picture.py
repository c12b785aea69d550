"""The arc of a game as a picture: SVG in black, white and stripes, with all data also in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from itertools import combinations, product
from textwrap import wrap
from typing import Final, Literal

from vfw.panel.rendering.arc import LINES, WHOLE, CurvePoint, locate_point, outline_interval, outline_lead, split_runs
from vfw.panel.view_models.arc import ArcModel, ArcPoint, TurningPointModel

WIDTH, HEIGHT = 1600, 1000
LEFT, TOP = 170, 190
"""The upper left corner of the curve."""
INK, PAPER = "#1d1a22", "#fff"
GRAY = 'fill-opacity="0.16"'
HATCH = (
    '<pattern id="vfw-arc-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V10" stroke="{INK}" stroke-width="2.5"/></pattern>'
)
LETTERS_IN_LINE = 50
LINES_OF_SENTENCE = 4
ACROSS: Final = 1370
DOWN: Final = 470
"""The height of the curve. Discs and words have their places in px from its upper left corner."""
DISC: Final = 18
"""The radius of a disc."""
APART: Final = 2 * DISC + 4
"""The least distance between the centers of neighboring discs."""
BESIDE: Final = 26
"""The distance from the center of a disc to its words."""
LABEL: Final = 24
NOTE: Final = 19
"""The font size of the label and of the note below it."""
LABEL_LETTER: Final = 0.58
NOTE_LETTER: Final = 0.52
"""The width of a letter as a share of that font size."""
ASCENT: Final = 22
BETWEEN: Final = 26
HIGH: Final = 54
"""The heights of a label above its line, from there to the line of the note, and of both together."""
LINES_OF_LABEL: Final = (-58, 44, -4)
"""Places for the line of a label, relative to the center of its disc: above it, below it, beside it."""


def draw_arc_picture(face: ArcModel) -> str:
    """Return the picture as the text of an SVG file."""
    words = " ".join([*face.summary, f"Counted from {face.counted}. {face.made}."])
    drawn = [*_head(face), *_grid(face), *_curve(face), *_turns(face), *_cards(face)]
    foot = f"{face.counted[0].upper()}{face.counted[1:]}, the gray band says how sure that is (95 %); {face.made}."
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" role="img"'
        ' aria-labelledby="vfw-arc-title vfw-arc-words" font-family="\'Source Sans 3\', sans-serif"'
        f' fill="{INK}"><title id="vfw-arc-title">{escape(face.headline)}</title>'
        f'<desc id="vfw-arc-words">{escape(words)}</desc><defs>{HATCH}</defs>'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{PAPER}"/>{"".join(drawn)}'
        f"{_words(LEFT, HEIGHT - 28, foot, size=20)}</svg>\n"
    )


def _head(face: ArcModel) -> list[str]:
    serif = "font-family=\"'Source Serif 4', serif\""
    return [
        _words(LEFT, 60, face.kicker.upper(), size=22, weight=600),
        _words(LEFT, 112, face.headline, size=44, weight=700, more=serif),
    ]


def _grid(face: ArcModel) -> list[str]:
    drawn = []
    for number, stripe in enumerate(face.stripes):
        x, end = _x(100 * stripe.start), _x(100 * stripe.end)
        if number % 2 or stripe.has_points:
            drawn.append(f'<rect x="{x:.1f}" y="{TOP}" width="{end - x:.1f}" height="{DOWN}" fill-opacity="0.05"/>')
        middle = (x + end) / 2
        drawn.append(_words(middle, TOP + DOWN + 34, stripe.name, size=20, weight=700, anchor="middle"))
        drawn.append(_words(middle, TOP + DOWN + 58, stripe.below, size=18, anchor="middle"))
    for chance in (1.0, *LINES, 0.0):
        drawn.append(_path([(0, 100 * (1 - chance)), (100, 100 * (1 - chance))], 'stroke-opacity="0.25"'))
    ticks = [f"M{_x(100 * point.x):.1f} {TOP + DOWN}v8" for point in face.points]
    drawn.append(f'<path d="{"".join(ticks)}" stroke="{INK}" stroke-width="1.5"/>')
    ends = ((1.0, face.above.wins, 700), (0.5, "even", 700), (0.0, face.below.wins, 700))
    lines = [(chance, f"{round(10 * chance)} in 10", 400) for chance in LINES]
    for chance, words, weight in (*ends, *lines):
        drawn.append(_words(LEFT - 14, _y(100 * (1 - chance)) + 6, words, size=19, weight=weight, anchor="end"))
    return drawn


def _curve(face: ArcModel) -> list[str]:
    drawn = []
    for run in split_runs(face.points):
        drawn.append(_area(outline_lead(run, above=True), 'fill-opacity="0.35"'))
        drawn.append(_area(outline_lead(run, above=False), 'fill="url(#vfw-arc-hatch)"'))
        drawn.append(_area(outline_interval(run), GRAY))
        drawn.append(_path([locate_point(point) for point in run], 'stroke-width="4" stroke-linejoin="round"'))
    drawn.append(_path([(0, 50), (100, 50)], 'stroke-width="2"'))
    return drawn


def _turns(face: ArcModel) -> list[str]:
    drawn = []
    for number, (turn, (x, y), label) in enumerate(zip(face.turns, discs(face), labels(face), strict=True), start=1):
        drawn.append(_disc(LEFT + x, TOP + y, number))
        if label is None:
            continue
        at, line = label.begins
        anchor = "end" if label.goes_left else "start"
        # A white edge keeps the words apart from the lines they lie on.
        edge = f'paint-order="stroke" stroke="{PAPER}" stroke-width="6"'
        drawn.append(_words(LEFT + at, TOP + line, turn.label, size=LABEL, weight=700, anchor=anchor, more=edge))
        drawn.append(_words(LEFT + at, TOP + line + BETWEEN, turn.note, size=NOTE, anchor=anchor, more=edge))
    return drawn


def _cards(face: ArcModel) -> list[str]:
    drawn, width = [], ACROSS / 3
    for number, turn in enumerate(face.turns, start=1):
        x, y = LEFT + (number - 1) * width, TOP + DOWN + 118
        drawn.append(_disc(x + 18, y, number))
        drawn.append(_words(x + 46, y + 7, turn.when, size=20, weight=600))
        drawn.append(_words(x, y + 50, face.from_to(turn), size=24, weight=700))
        for line, words in enumerate(
            wrap(turn.sentence, LETTERS_IN_LINE, max_lines=LINES_OF_SENTENCE, placeholder=" …")
        ):
            drawn.append(_words(x, y + 82 + 26 * line, words, size=19))
    return drawn


def _disc(x: float, y: float, number: int) -> str:
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{DISC}" stroke="{PAPER}" stroke-width="3"/>'
    return circle + _words(x, y + 8, str(number), size=22, weight=700, anchor="middle", more=f'fill="{PAPER}"')


def _area(corners: Iterable[CurvePoint], more: str) -> str:
    points = " ".join([f"{_x(x):.1f},{_y(y):.1f}" for x, y in corners])
    return f'<polygon points="{points}" {more}/>'


def _path(corners: Sequence[CurvePoint], more: str) -> str:
    points = " ".join([f"{_x(x):.1f},{_y(y):.1f}" for x, y in corners])
    return f'<polyline points="{points}" fill="none" stroke="{INK}" {more}/>'


def _x(hundredths: float) -> float:
    return LEFT + ACROSS * hundredths / 100


def _y(hundredths: float) -> float:
    return TOP + DOWN * hundredths / 100


def _words(
    x: float, y: float, words: str, *, size: int, weight: int = 400, anchor: str = "start", more: str = ""
) -> str:
    letters = f'font-size="{size}" font-weight="{weight}" text-anchor="{anchor}"'
    return f'<text x="{x:.1f}" y="{y:.1f}" {letters} {more}>{escape(words)}</text>'


# Where the turning points stand: on a page its script finds that out (`vfw/panel/web/page/turns.js`)


@dataclass(frozen=True)
class Box:
    """A rectangle, from one corner to the other."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def is_inside(self) -> bool:
        """True if the box is inside the picture of the curve."""
        return self.left >= 0 and self.right <= ACROSS and self.top >= 0 and self.bottom <= DOWN

    def holds(self, at: CurvePoint) -> bool:
        """Return whether a point is in the box."""
        return self.left <= at[0] <= self.right and self.top <= at[1] <= self.bottom

    def meets(self, other: Box) -> bool:
        """Return whether two boxes overlap."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


@dataclass(frozen=True)
class Label:
    """The words of a turning point: their rectangle, and whether they end at the disc."""

    box: Box
    goes_left: bool

    @property
    def begins(self) -> CurvePoint:
        """The start of its first line, or its end if the label goes to the left."""
        return self.box.right if self.goes_left else self.box.left, self.box.top + ASCENT


def discs(face: ArcModel) -> list[CurvePoint]:
    """Return the centers of the discs, moved sideways as little as possible so that none overlap."""
    spots = [_in_px(face.change(turn)[1]) for turn in face.turns]
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


def labels(face: ArcModel) -> list[Label | None]:
    """Place the words of each turning point: on no other words or disc, and on as little of the curve as possible.

    None for words that find no room.
    """
    line = [_in_px(point) for point in face.points if point.chance is not None]
    middles = discs(face)
    taken = [Box(x - DISC, y - DISC, x + DISC, y + DISC) for x, y in middles]
    places = [
        [label for label in _places(turn, middle) if label.box.is_inside and not any(map(label.box.meets, taken))]
        for turn, middle in zip(face.turns, middles, strict=True)
    ]

    def worse(chosen: Sequence[Label | None]) -> tuple[int, int]:
        boxes = [label.box for label in chosen if label]
        return chosen.count(None), sum([box.holds(at) for box in boxes for at in line])

    choices: list[tuple[Label | None, ...]] = [*product(*[[*own, None] for own in places])]
    return [*min([chosen for chosen in choices if _lie_apart(chosen)], key=worse)]


def _lie_apart(chosen: Sequence[Label | None]) -> bool:
    boxes = [label.box for label in chosen if label]
    return not any(one.meets(other) for one, other in combinations(boxes, 2))


def _places(turn: TurningPointModel, middle: CurvePoint) -> list[Label]:
    """Return the possible places for the words of a turning point, best first."""
    x, y = middle
    wide = max(LABEL_LETTER * LABEL * len(turn.label), NOTE_LETTER * NOTE * len(turn.note))
    places = []
    for below in LINES_OF_LABEL:
        for goes_left in (False, True):
            left, top = x - BESIDE - wide if goes_left else x + BESIDE, y + below - ASCENT
            places.append(Label(Box(left, top, left + wide, top + HIGH), goes_left))
    return places


def _in_px(point: ArcPoint) -> CurvePoint:
    x, y = locate_point(point)
    return ACROSS * x / WHOLE, DOWN * y / WHOLE
