"""What lies open on the page whoever looks at it: the head, what each side has, and the table."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vfw.panel.faces.piles import table_html
from vfw.panel.faces.tracks import camps_html, head_html
from vfw.panel.skins.capabilities import Skin


def open_html(skin: Skin, view: Any, *, is_past: bool = False, clock: str = "") -> dict[str, str]:
    """The HTML of these regions by name. What the game lacks is empty; where it `is_past`, nobody is "you"."""
    about, table, camps = skin.capabilities.about, skin.capabilities.table, skin.capabilities.sides
    faces = [replace(camp, note="") if is_past else camp for camp in camps.sides(view)]
    return {
        "head": head_html(skin.title, about.subtitle, *table.tracks(view), clock),
        "camps": camps_html(faces, camps.label),
        "table": table_html(table.piles(view), table.facts(view)) if table else "",
    }
