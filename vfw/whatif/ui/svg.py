"""SVG pictures that need neither script nor stylesheet, and describe all they show in words too.

A color is named by its token and written out, so that a saved file has it. On a page the class beside it lets
`web/pictures.css` follow the light that the visitor has chosen.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from html import escape
from math import ceil, floor
from textwrap import wrap
from typing import NamedTuple

from vfw.panel.web.assets import TOKENS, join_files
from vfw.templating import Markup, call_macro
from vfw.whatif.question import Question
from vfw.whatif.report import NOT_HISTORY, describe_players

PARTS = "whatif/ui/templates/parts.html"
SERIF = "'Source Serif 4', serif"
LETTER_WIDTH = 0.56
"""The width of a letter as a share of its size, rather too wide than too narrow."""
EDGE = 24
"""The margin of a saved picture, in px."""
HEADING, FOOT = 22, 16
"""The size of the letters above and below a saved picture, in px."""


@dataclass(frozen=True)
class Picture:
    """A drawing with its description.

    Attributes:
        name: A name that is unique on a page, in letters and hyphens.
        width: The width in px.
        height: The height in px.
        title: The title.
        words: A description of the whole content.
        inner: The drawing.
    """

    name: str
    width: int
    height: int
    title: str
    words: str
    inner: str

    @property
    def svg(self) -> Markup:
        """The picture on a page; it is also complete in a file."""
        return self._around(self.width, self.height, self.inner)

    def file(self, question: Question, counted: str) -> str:
        """Return a file of its own, with the question and the title above it, and the counts in words below."""
        across = int(self.width / (LETTER_WIDTH * HEADING))
        heading = [
            text(0, 29 * (number + 1), line, size=HEADING, weight=700, family=SERIF)
            for number, line in enumerate(wrap(question.title, across))
        ]
        top = 29 * len(heading) + 44
        lines = wrap(f"{counted} {NOT_HISTORY}", int(self.width / (LETTER_WIDTH * FOOT)))
        foot = [
            text(0, top + self.height + 32 + 22 * number, line, size=FOOT, fill="quiet")
            for number, line in enumerate(lines)
        ]
        drawn = [*heading, text(0, top - 14, self.title, size=18), translate(0, top, self.inner), *foot]
        height = top + self.height + 32 + 22 * len(lines)
        return self._around(self.width + 2 * EDGE, height + 2 * EDGE, translate(EDGE, EDGE, "".join(drawn)))

    def _around(self, width: int, height: int, inner: str) -> Markup:
        ground = element("rect", width=width, height=height, fill="sheet")
        return call_macro(PARTS, "svg", self, width, height, Markup(ground + inner))


def describe_games(question: Question, games: int) -> str:
    """Name the number of playouts of each kind, and their players."""
    return f"{games:,} worlds of each kind, {describe_players(question.as_changed)}."


@cache
def token_colors() -> dict[str, str]:
    """Return the colors of a light page, by the names of their tokens."""
    in_the_light = join_files([TOKENS]).partition(".vfw-dark")[0]
    return dict(re.findall(r"--vfw-([\w-]+): (#[0-9a-f]+);", in_the_light))


def element(tag: str, content: str = "", *, kind: str = "", **attributes: str | float) -> str:
    """Return an SVG element.

    Args:
        tag: The tag.
        content: Its content.
        kind: A class by which tests and styles find it.
        attributes: Its attributes with _ for -; `fill` and `stroke` are names of tokens, "none" or a pattern.

    Raises:
        KeyError: There is no such color.
    """
    classes, written = [kind] if kind else [], []
    for name, value in attributes.items():
        if name in ("fill", "stroke") and value != "none" and not str(value).startswith("url("):
            classes.append(f"vfw-{name}-{value}")
            value = token_colors()[str(value)]
        said = f"{value:.6g}" if isinstance(value, float) else str(value)
        written.append(f' {name.replace("_", "-")}="{escape(said)}"')
    named = f' class="{" ".join(classes)}"' if classes else ""
    inner = escape(content) if tag in ("text", "title") else content
    return f"<{tag}{named}{''.join(written)}>{inner}</{tag}>" if content else f"<{tag}{named}{''.join(written)}/>"


def text(
    x: float, y: float, words: str, *, size: int, fill: str = "ink", weight: int = 400, anchor: str = "start",
    kind: str = "", family: str = "", around: str = "",
) -> str:  # fmt: skip
    """Return words with their baseline at y; `around` is a color that separates them from the background."""
    more: dict[str, str | float] = {"font_family": family} if family else {}
    if around:
        more |= {"stroke": around, "stroke_width": 4, "stroke_linejoin": "round", "paint_order": "stroke"}
    return element(
        "text", words, kind=kind, x=x, y=y, fill=fill, font_size=size, font_weight=weight, text_anchor=anchor,
        **more,
    )  # fmt: skip


def translate(x: float, y: float, inner: str) -> str:
    """Move a drawing."""
    return element("g", inner, transform=f"translate({x:g} {y:g})")


def hatch(name: str, stroke: str, ground: str, apart: int = 8, scale: float = 1) -> str:
    """Return a pattern of slanted lines, `apart` px apart, which is used as `url(#name)`.

    `scale` enlarges it for a drawing that is itself scaled down.
    """
    lines = element("rect", width=apart, height=apart, fill=ground)
    lines += element("path", d=f"M0 0V{apart}", stroke=stroke, stroke_width=apart / 2)
    pattern = element(
        "pattern", lines, id=name, width=apart, height=apart, patternUnits="userSpaceOnUse",
        patternTransform=f"rotate(45) scale({scale:.6g})",
    )  # fmt: skip
    return element("defs", pattern)


def format_percent(share: float) -> str:
    """Format a share in hundredths; never 0 or 100 unless it is exact.

    >>> format_percent(0.712), format_percent(0.998), format_percent(0.001), format_percent(1.0)
    ('71', '>99', '<1', '100')
    """
    if 0 < share < 0.01:
        return "<1"
    return ">99" if 0.99 < share < 1 else f"{100 * share:.0f}"


def format_points(share: float, digits: int = 1) -> str:
    """Format a difference of shares in points of a hundred, with its sign.

    >>> format_points(0.128), format_points(-0.0504), format_points(0.0001)
    ('+12.8', '−5.0', '0.0')
    """
    said = f"{100 * share:+.{digits}f}"
    return said[1:] if float(said) == 0 else said.replace("-", "−")


class Table(NamedTuple):
    """The figures of a picture; a template shows it as an HTML table that scrolls if it is too wide.

    Attributes:
        caption: The caption.
        head: The heads of the columns.
        rows: The cells of each row; the first one is its header.
    """

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]

    def __html__(self) -> str:
        return call_macro(PARTS, "table", *self)


TICK_STEPS = (1, 2, 5, 10, 20, 50)
"""Points between two ticks."""
MAX_TICKS = 5
"""The most ticks on a scale."""


@dataclass(frozen=True)
class Scale:
    """A scale of points of a hundred that always includes 0.

    Attributes:
        low: The lower end in points.
        high: The upper end in points.
        step: Points between two ticks.
        left: The x of the lower end.
        right: The x of the upper end.
    """

    low: float
    high: float
    step: int
    left: float
    right: float

    @classmethod
    def containing(cls, shares: Iterable[float], left: float, right: float) -> Scale:
        """Return a scale that includes these differences, -1 to 1, and ends at the next half step beyond them."""
        hundredths = [0.0, *[100 * share for share in shares]]
        for step in TICK_STEPS:
            half = step / 2
            low, high = floor(min(hundredths) / half) * half, ceil(max(hundredths) / half) * half
            scale = cls(low, max(high, step) if low > -step else high, step, left, right)
            if len(scale.ticks) <= MAX_TICKS:
                break
        return scale

    @property
    def ticks(self) -> range:
        """The ticks in points."""
        first, last = ceil(self.low / self.step), floor(self.high / self.step)
        return range(first * self.step, last * self.step + 1, self.step)

    def at(self, share: float) -> float:
        """Return the x of a difference."""
        return self.left + (100 * share - self.low) / (self.high - self.low) * (self.right - self.left)
