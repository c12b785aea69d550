"""Positions, views and cards as small pictures for a notebook cell: pure functions, with their HTML in a template."""

from __future__ import annotations

from typing import NamedTuple

from vfw.votes.narration.cards import card_line, card_text, conditions_text
from vfw.votes.narration.words import SIDE_NAMES
from vfw.votes.rules.board import NAMES, REGION_STATES
from vfw.votes.rules.deck import Card
from vfw.votes.rules.seats import SIDES
from vfw.votes.rules.showing import LINES, PICTURES
from vfw.votes.rules.tabletop import FULL_CONGRESS, RATIFIED, REJECTED, TO_RATIFY, TO_REJECT, Table

FILLS = {"purple": ("#54278f", "#fff"), "yellow": ("#ffd92f", "#1d1a22"), "red": ("#d8402a", "#fff")}
MIXED = ("repeating-linear-gradient(45deg, #54278f 0 5px, #ffd92f 5px 10px)", "#fff")
VOTED = {RATIFIED: ("#1b9e9a", "#fff", "✓"), REJECTED: ("#3d0c11", "#fff", "✕")}
LETTERS = {"purple": "P", "yellow": "Y", "red": "R"}
DRAWINGS = "votes/narration/templates/drawing.html"


class StateCell(NamedTuple):
    """A state in the table of a position: its colors, and its cubes or its vote as text."""

    code: str
    name: str
    fill: str
    ink: str
    content: str
    shadow: str


def _draw(macro: str, *arguments: object) -> str:
    # Only notebooks draw; a worker that plays games should not load templates.
    from vfw.templating import call_macro

    return call_macro(DRAWINGS, macro, *arguments)


def position_html(table: Table) -> str:
    """Return the six regions as columns; each state shows its cubes (P, Y, R and a number) or its vote."""
    rows = [[_cell(table, state) for state in row] for row in zip(*REGION_STATES.values(), strict=True)]
    return _draw("position", _caption(table), list(REGION_STATES), rows)


def _caption(table: Table) -> str:
    markers = "★" * table.congress + "☆" * (FULL_CONGRESS - table.congress)
    votes = f"{len(table.ratified)} of {TO_RATIFY} ratified, {len(table.rejected)} of {TO_REJECT} rejected"
    buttons = ", ".join(f"{SIDE_NAMES[side]} {table.buttons(side)}" for side in SIDES)
    state = votes if table.sent else f"Congress {markers}"
    return f"Turn {table.turn}, round {table.round_of_turn} · {state} · buttons: {buttons}"


def _cell(table: Table, state: str) -> StateCell:
    cubes = table.cubes(state)
    if table.vote(state) in VOTED:
        fill, ink, content = VOTED[table.vote(state)]
    else:
        fill, ink = MIXED if len(cubes) > 1 else FILLS[next(iter(cubes))] if cubes else ("#fffdf7", "#1d1a22")
        content = " ".join(f"{LETTERS[color]}{number}" for color, number in cubes.items())
    shadow = "text-shadow:0 0 3px #000;" if fill is MIXED[0] else ""
    return StateCell(state, NAMES[state], fill, ink, content, shadow)


def card_html(card: Card) -> str:
    """Return a card as a small box: era, title, condition, text."""
    color = {"suffragist": "#54278f", "opposition": "#a81f10"}.get(card.side, "#1d1a22")
    condition = conditions_text(card.key) if card.needs else ""
    label = (card.era or card.deck).upper()
    return _draw("card", label, card.title, color, condition, card_text(card.key))


PICTURES[Table] = position_html
PICTURES[Card] = card_html
LINES[Card] = lambda card: card_line(card.key)
