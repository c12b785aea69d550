"""Tabs: what shares one place beside the map. The page turns them."""

from __future__ import annotations

TABS = [("log", "What happened"), ("table", "On the table"), ("camps", "Both sides"), ("states", "States")]


def tabs_html() -> str:
    tabs = "".join(
        f'<button type="button" class="vfw-tab" data-tab="{name}" aria-pressed="{str(name == "log").lower()}">{label}'
        "</button>"
        for name, label in TABS
    )
    return f'<div class="vfw-tabs" role="group" aria-label="Show beside the map">{tabs}</div>'
