"""Ready links to each lesson and path, with the token of the class, to be typed or scanned."""

from __future__ import annotations

from urllib.parse import quote

import segno
from markupsafe import Markup

from vfw.classroom.timing import timetable
from vfw.history.texts import read_all
from vfw.server.text_pages import Page

PATH = "read/guides/links"
"""The address of the page, below that of the exhibit."""
QUIET = 4
"""Modules of white around a QR code, as its standard wants them."""


def links_page(exhibit: str, token: str) -> Page:
    """Return the page of links.

    Args:
        exhibit: the whole address of the exhibit, as other machines use it, with a slash at its end.
        token: that of the class.
    """
    lessons = [
        {
            "name": name,
            "title": text.head["title"],
            "links": [
                _link(f"{name}-{minutes}", minutes, exhibit, f"{quote(name)}/{minutes}", token) for minutes in paths
            ],
        }
        for name, text in read_all("lessons").items()
        if (paths := timetable(text).paths)
    ]
    front = _link("exhibit", 0, exhibit, "", token)
    values = {"lessons": lessons, "front": front, "exhibit": exhibit}
    return Page("links.html", "Links for the class", values, is_for_teachers=True)


def _link(key: str, minutes: int, exhibit: str, path: str, token: str) -> dict[str, object]:
    url = f"{exhibit}{path}?token={quote(token)}"
    return {"key": key, "minutes": minutes, "url": url, "code": qr_code(url)}


def qr_code(url: str) -> Markup:
    """Return the QR code of an address as an SVG image whose text alternative is that address.

    It is black on white in every light, because some phones do not read the reverse.
    """
    code = segno.make(url, error="m", micro=False)
    drawn = code.svg_inline(border=QUIET, dark="#000", light="#fff", omitsize=True, svgclass=None, lineclass=None)
    return Markup('<span class="vfw-link-code" role="img" aria-label="QR code of {}">{}</span>').format(
        url, Markup(drawn)
    )
