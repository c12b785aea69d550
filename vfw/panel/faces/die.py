"""How a die is drawn, everywhere and at every size: lying with its face up, or held on its corner before it falls."""

from __future__ import annotations

_LOW, _MIDDLE, _HIGH = 25, 50, 75
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH)), ((_HIGH, _LOW), (_LOW, _HIGH))
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_PIPS = {
    1: _CENTRE,
    2: _CORNERS[0],
    3: (*_CORNERS[0], *_CENTRE),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], *_CENTRE),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}
"""Where the pips of each face lie."""

_FACES_SEEN = (
    (6, "matrix(.433 .25 -.433 .25 50 0)"),
    (5, "matrix(.433 .25 0 .5 6.7 25)"),
    (4, "matrix(.433 -.25 0 .5 50 50)"),
)
"""Of a die on its corner: the upper face, the left and the right, each with how it lies in the drawing."""


def die_html(sides: int, shown: int, css: str = "") -> str:
    """A die that lies and shows this face."""
    face = _drawing(_pips(shown)) if sides == 6 else str(shown)
    return _die(sides, f"d{sides} shows {shown}", css, face)


def held_die_html(sides: int) -> str:
    """A die that is held, and shows nothing yet."""
    if sides == 6:
        faces = [f'<g transform="{lies}"><path d="M0 0h100v100h-100z"/>{_pips(n)}</g>' for n, lies in _FACES_SEEN]
        drawn = "".join(faces)
    else:
        drawn = '<path d="M50 2 94 62 50 98 6 62z"/><path d="M50 2 94 62H6z"/>'
    return _die(sides, f"d{sides}, held", "vfw-held", _drawing(drawn))


def _die(sides: int, says: str, css: str, drawn: str) -> str:
    classes = f"vfw-die {css}".strip()
    return f'<span class="{classes}" data-sides="{sides}" role="img" aria-label="{says}">{drawn}</span>'


def _drawing(drawn: str) -> str:
    return f'<svg viewBox="0 0 100 100" aria-hidden="true">{drawn}</svg>'


def _pips(shown: int) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="9"/>' for x, y in _PIPS[shown])
