"""The arc of a game as a picture of its own: SVG in black, white and stripes, with all it shows in words too."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from textwrap import wrap

from vfw.panel.faces.arc_curve import ABOVE, BELOW, BESIDE, LINES, NOWHERE, Place, ahead, band, labels, place, runs
from vfw.panel.faces.arc_face import ArcFace

WIDTH, HEIGHT = 1600, 1000
LEFT, TOP, ACROSS, DOWN = 170, 190, 1370, 470
"""Of the curve."""
INK, PAPER = "#1d1a22", "#fff"
GRAY = 'fill-opacity="0.16"'
HATCH = (
    '<pattern id="vfw-arc-hatch" width="10" height="10" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V10" stroke="{INK}" stroke-width="2.5"/></pattern>'
)
LETTERS_IN_LINE = 50


def arc_picture(face: ArcFace) -> str:
    """The picture, as a file of its own."""
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


def _head(face: ArcFace) -> list[str]:
    serif = "font-family=\"'Source Serif 4', serif\""
    return [
        _words(LEFT, 60, face.kicker.upper(), size=22, weight=600),
        _words(LEFT, 112, face.headline, size=44, weight=700, more=serif),
    ]


def _grid(face: ArcFace) -> list[str]:
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


def _curve(face: ArcFace) -> list[str]:
    drawn = []
    for run in runs(face.points):
        drawn.append(_area(ahead(run, above=True), 'fill-opacity="0.35"'))
        drawn.append(_area(ahead(run, above=False), 'fill="url(#vfw-arc-hatch)"'))
        drawn.append(_area(band(run), GRAY))
        drawn.append(_path([place(point) for point in run], 'stroke-width="4" stroke-linejoin="round"'))
    drawn.append(_path([(0, 50), (100, 50)], 'stroke-width="2"'))
    return drawn


def _turns(face: ArcFace) -> list[str]:
    drawn = []
    for number, (turn, label) in enumerate(zip(face.turns, labels(face), strict=True), start=1):
        _, after = face.change(turn)
        x, y = _x(place(after)[0]), _y(place(after)[1])
        drawn.append(_disc(x, y, number))
        if label.stands == NOWHERE:
            continue
        at = y + {ABOVE: -58, BESIDE: -4, BELOW: 44}[label.stands]
        anchor, beside = ("end", x - 26) if label.goes_left else ("start", x + 26)
        # A white edge keeps the words apart from the lines they lie on.
        edge = f'paint-order="stroke" stroke="{PAPER}" stroke-width="6"'
        drawn.append(_words(beside, at, turn.label, size=24, weight=700, anchor=anchor, more=edge))
        drawn.append(_words(beside, at + 26, turn.note, size=19, anchor=anchor, more=edge))
    return drawn


def _cards(face: ArcFace) -> list[str]:
    drawn, width = [], ACROSS / 3
    for number, turn in enumerate(face.turns, start=1):
        x, y = LEFT + (number - 1) * width, TOP + DOWN + 118
        drawn.append(_disc(x + 18, y, number))
        drawn.append(_words(x + 46, y + 7, turn.when, size=20, weight=600))
        drawn.append(_words(x, y + 50, face.from_to(turn), size=24, weight=700))
        for line, words in enumerate(wrap(turn.sentence, LETTERS_IN_LINE)[:4]):
            drawn.append(_words(x, y + 82 + 26 * line, words, size=19))
    return drawn


def _disc(x: float, y: float, number: int) -> str:
    circle = f'<circle cx="{x:.1f}" cy="{y:.1f}" r="18" stroke="{PAPER}" stroke-width="3"/>'
    return circle + _words(x, y + 8, str(number), size=22, weight=700, anchor="middle", more=f'fill="{PAPER}"')


def _area(corners: Iterable[Place], more: str) -> str:
    points = " ".join([f"{_x(x):.1f},{_y(y):.1f}" for x, y in corners])
    return f'<polygon points="{points}" {more}/>'


def _path(corners: Sequence[Place], more: str) -> str:
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
