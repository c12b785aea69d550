"""A picture that stands alone: SVG that needs neither script nor stylesheet, and says all it shows in words too.

A colour is asked for by the name of its token and written out, so that a saved file has it; on a page the class beside
it lets `web/pictures.css` follow the light that the visitor has chosen.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from textwrap import wrap

from vfw.panel.web.assets import TOKENS, join_files
from vfw.whatif.question import Question
from vfw.whatif.telling import NOT_HISTORY, who_plays

SANS, SERIF = "'Source Sans 3', sans-serif", "'Source Serif 4', serif"
LETTER = 0.56
"""What share of its size a letter is wide, rather too wide than too narrow."""
EDGE = 24
"""px around a picture that is saved."""
HEADING, FOOT = 22, 16
"""px, the size of the letters above and below a picture that is saved."""


@dataclass(frozen=True)
class Picture:
    """A drawing and what it says.

    Attributes:
        name: tells it from the other pictures of a page, in letters and hyphens. width, height: px. title: what it is.
        words: the whole content. inner: the drawing.
    """

    name: str
    width: int
    height: int
    title: str
    words: str
    inner: str

    @property
    def svg(self) -> str:
        """As it stands on a page; also whole when it is saved."""
        return self._around(self.width, self.height, self.inner)

    def file(self, question: Question, counted: str) -> str:
        """As a file of its own: above it the question and what it shows, below it what was counted, in words."""
        across = int(self.width / (LETTER * HEADING))
        heading = [
            text(0, 29 * (number + 1), line, size=HEADING, weight=700, family=SERIF)
            for number, line in enumerate(wrap(question.title, across))
        ]
        top = 29 * len(heading) + 44
        lines = wrap(f"{counted} {NOT_HISTORY}", int(self.width / (LETTER * FOOT)))
        foot = [
            text(0, top + self.height + 32 + 22 * number, line, size=FOOT, fill="quiet")
            for number, line in enumerate(lines)
        ]
        drawn = [*heading, text(0, top - 14, self.title, size=18), moved(0, top, self.inner), *foot]
        height = top + self.height + 32 + 22 * len(lines)
        return self._around(self.width + 2 * EDGE, height + 2 * EDGE, moved(EDGE, EDGE, "".join(drawn)))

    def _around(self, width: int, height: int, inner: str) -> str:
        ids = f"vfw-{self.name}-title", f"vfw-{self.name}-words"
        ground = element("rect", width=width, height=height, fill="sheet")
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
            f' role="img" aria-labelledby="{ids[0]}" aria-describedby="{ids[1]}" font-family="{SANS}">'
            f'<title id="{ids[0]}">{escape(self.title)}</title><desc id="{ids[1]}">{escape(self.words)}</desc>'
            f"{ground}{inner}</svg>"
        )


def worlds_counted(question: Question, games: int) -> str:
    """How many worlds there were of each kind, and who played them."""
    return f"{games:,} worlds of each kind, {who_plays(question.as_changed)}."


@cache
def colours() -> dict[str, str]:
    """The colours of a page in the light, by the names of their tokens."""
    in_the_light = join_files([TOKENS]).partition(".vfw-dark")[0]
    return dict(re.findall(r"--vfw-([\w-]+): (#[0-9a-f]+);", in_the_light))


def element(tag: str, content: str = "", *, kind: str = "", **attributes: str | float) -> str:
    """An element of SVG: its attributes with _ for -, `fill` and `stroke` as names of tokens, "none" or a pattern;
    `kind` is a class by which tests and styles find it. Raises KeyError where there is no such colour."""
    classes, written = [kind] if kind else [], []
    for name, value in attributes.items():
        if name in ("fill", "stroke") and value != "none" and not str(value).startswith("url("):
            classes.append(f"vfw-{name}-{value}")
            value = colours()[str(value)]
        said = f"{value:.6g}" if isinstance(value, float) else str(value)
        written.append(f' {name.replace("_", "-")}="{escape(said)}"')
    named = f' class="{" ".join(classes)}"' if classes else ""
    inner = escape(content) if tag in ("text", "title") else content
    return f"<{tag}{named}{''.join(written)}>{inner}</{tag}>" if content else f"<{tag}{named}{''.join(written)}/>"


def text(
    x: float, y: float, words: str, *, size: int, fill: str = "ink", weight: int = 400, anchor: str = "start",
    kind: str = "", family: str = "", around: str = "",
) -> str:  # fmt: skip
    """Words whose line lies at y; `around` is a colour that keeps them apart from what they lie on."""
    more: dict[str, str | float] = {"font_family": family} if family else {}
    if around:
        more |= {"stroke": around, "stroke_width": 4, "stroke_linejoin": "round", "paint_order": "stroke"}
    return element(
        "text", words, kind=kind, x=x, y=y, fill=fill, font_size=size, font_weight=weight, text_anchor=anchor,
        **more,
    )  # fmt: skip


def moved(x: float, y: float, inner: str) -> str:
    """The same elsewhere."""
    return element("g", inner, transform=f"translate({x:g} {y:g})")


def hatch(name: str, stroke: str, ground: str, apart: int = 8, scale: float = 1) -> str:
    """A pattern of slanted lines, so many px apart, that is used as `url(#name)`; larger where the drawing it lies on
    is drawn smaller."""
    lines = element("rect", width=apart, height=apart, fill=ground)
    lines += element("path", d=f"M0 0V{apart}", stroke=stroke, stroke_width=apart / 2)
    pattern = element(
        "pattern", lines, id=name, width=apart, height=apart, patternUnits="userSpaceOnUse",
        patternTransform=f"rotate(45) scale({scale:.6g})",
    )  # fmt: skip
    return element("defs", pattern)


def per_cent(share: float) -> str:
    """A share in hundredths; never 0 or 100 unless it is so.

    >>> per_cent(0.712), per_cent(0.998), per_cent(0.001), per_cent(1.0)
    ('71', '>99', '<1', '100')
    """
    if 0 < share < 0.01:
        return "<1"
    return ">99" if 0.99 < share < 1 else f"{100 * share:.0f}"


def points(share: float, digits: int = 1) -> str:
    """A difference of shares in points of a hundred, with its sign.

    >>> points(0.128), points(-0.0504), points(0.0001)
    ('+12.8', '−5.0', '0.0')
    """
    said = f"{100 * share:+.{digits}f}"
    return said[1:] if float(said) == 0 else said.replace("-", "−")
