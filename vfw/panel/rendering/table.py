"""Render the table, cards, hands, sides and log as regions of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Any

from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.table import HandModel, Pile, SideModel, Tally, Track
from vfw.templating import Markup, call_macro

TABLE = "panel/templates/table.html"


def render_hand(hand: HandModel, question: int) -> Markup:
    """Render the cards of a hand; "" for none, as on a screen without a player."""
    return call_macro(TABLE, "hand", hand, question)


def render_piles(piles: Sequence[Pile], facts: Sequence[tuple[str, str]]) -> Markup:
    """Render the piles, and the facts, (name, value) each."""
    return call_macro(TABLE, "piles", piles, facts)


def render_head(
    title: str, subtitle: str, tracks: Sequence[Track], tallies: Sequence[Tally], clock: Markup | str = ""
) -> Markup:
    """Render the head of the page. `clock` is the clock of the table, as HTML."""
    return call_macro(TABLE, "head", title, subtitle, tracks, tallies, clock)


def render_clock(left: float, *, runs: bool) -> Markup:
    """Render a button that stops or starts the clock, with the seconds left. The page counts them down."""
    return call_macro(TABLE, "clock", ceil(left), runs)


def render_sides(sides: Sequence[SideModel], label: str) -> Markup:
    """Render the lists of each side's possessions; "" if no side has any. `label` is the name of all lists."""
    return call_macro(TABLE, "sides", sides, label)


def render_log(lines: Sequence[tuple[str, bool]], whole: bool) -> Markup:
    """Render the log, oldest first: (sentence, whether it begins a part) each.

    `whole` is false if earlier events are left out. Text after a line break is folded away.
    """
    return call_macro(TABLE, "log", lines, whole)


def render_shared_regions(skin: Skin, view: Any, *, is_past: bool = False, clock: Markup | str = "") -> dict[str, str]:
    """Render these regions by name. A region that the game lacks is empty; with `is_past` no side is "you"."""
    about, table, camps = skin.capabilities.about, skin.capabilities.table, skin.capabilities.sides
    faces = [replace(camp, note="") if is_past else camp for camp in camps.sides(view)]
    return {
        "head": render_head(skin.title, about.subtitle, *table.tracks(view), clock),
        "camps": render_sides(faces, camps.label),
        "table": render_piles(table.piles(view), table.facts(view)) if table else "",
    }


LOG_LINES = 20


def render_table_regions(table: GameTable) -> dict[str, str]:
    """Render the regions that do not depend on the question, by name."""
    lines = table.event_log.lines(table.screen.seen_by)
    clock = render_clock(table.clock.left, runs=table.clock.runs) if table.clock.is_there else ""
    return {
        **render_shared_regions(table.skin, table.view, clock=clock),
        "log": render_log(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
    }


def render_whole_log(table: GameTable) -> Markup:
    """Render all events since the start."""
    return render_log(table.event_log.lines(table.screen.seen_by), whole=True)
