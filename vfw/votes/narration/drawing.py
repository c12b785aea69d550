"""Positions, views and cards as small pictures for a notebook cell: pure functions that return HTML."""

from __future__ import annotations

from html import escape

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
CELL = "padding:2px 6px;min-width:4.6em;text-align:left;border:1px solid #ddd2bd;"


def position_html(table: Table) -> str:
    """Return the six regions as columns; each state shows its cubes (P, Y, R and a number) or its vote."""
    heads = "".join(f'<th style="{CELL}">{escape(region)}</th>' for region in REGION_STATES)
    rows = "".join(
        "<tr>" + "".join(_state(table, states[number]) for states in REGION_STATES.values()) + "</tr>"
        for number in range(8)
    )
    return (
        f'<table style="border-collapse:collapse;color:#1d1a22"><caption style="text-align:left">{_caption(table)}'
        f"</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    )


def _caption(table: Table) -> str:
    markers = "★" * table.congress + "☆" * (FULL_CONGRESS - table.congress)
    votes = f"{len(table.ratified)} of {TO_RATIFY} ratified, {len(table.rejected)} of {TO_REJECT} rejected"
    buttons = ", ".join(f"{SIDE_NAMES[side]} {table.buttons(side)}" for side in SIDES)
    state = votes if table.sent else f"Congress {markers}"
    return f"Turn {table.turn}, round {table.round_of_turn} · {state} · buttons: {buttons}"


def _state(table: Table, state: str) -> str:
    cubes = table.cubes(state)
    if table.vote(state) in VOTED:
        fill, ink, text = VOTED[table.vote(state)]
    else:
        fill, ink = MIXED if len(cubes) > 1 else FILLS[next(iter(cubes))] if cubes else ("#fffdf7", "#1d1a22")
        text = " ".join(f"{LETTERS[color]}{number}" for color, number in cubes.items())
    shadow = "text-shadow:0 0 3px #000;" if fill is MIXED[0] else ""
    return f'<td title="{NAMES[state]}" style="{CELL}background:{fill};color:{ink};{shadow}"><b>{state}</b> {text}</td>'


def card_html(card: Card) -> str:
    """Return a card as a small box: era, title, condition, text."""
    color = {"suffragist": "#54278f", "opposition": "#a81f10"}.get(card.side, "#1d1a22")
    condition = f"<p><i>{escape(conditions_text(card.key))}</i></p>" if card.needs else ""
    return (
        f'<div style="max-width:20em;padding:8px 14px;border:1px solid #ddd2bd;border-top:8px solid {color};'
        'border-radius:10px;background:#fffdf7;color:#1d1a22">'
        f"<small>{escape((card.era or card.deck).upper())}</small><h4>{escape(card.title)}</h4>"
        f"{condition}<p>{escape(card_text(card.key))}</p></div>"
    )


PICTURES[Table] = position_html
PICTURES[Card] = card_html
LINES[Card] = lambda card: card_line(card.key)
