"""Tabs: what shares one place beside the board. The page turns them."""

from __future__ import annotations

from html import escape

from vfw.panel.skins.capabilities import Capabilities
from vfw.panel.surfaces.surface import Surface


def tabs_html(abilities: Capabilities, surface: Surface) -> str:
    tabs = [
        ("log", "What happened"),
        *([("table", "On the table")] if abilities.table else []),
        *([("camps", abilities.sides.tab)] if abilities.sides else []),
        *([("rows", surface.rows)] if surface.rows else []),
    ]
    buttons = "".join(
        f'<button type="button" class="vfw-tab" data-tab="{name}" aria-pressed="{str(name == "log").lower()}">'
        f"{escape(label)}</button>"
        for name, label in tabs
    )
    beside = f" beside the {surface.name}" if surface.name else ""
    return f'<div class="vfw-tabs" role="group" aria-label="Show{escape(beside)}">{buttons}</div>'
