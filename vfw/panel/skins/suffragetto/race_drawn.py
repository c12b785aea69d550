"""How far the race is, beside the board: who is inside, who is out of play, and what the pieces are."""

from __future__ import annotations

from vfw.companions.suffragetto.position import GOALS, TO_EXCHANGE, TO_WIN, View, entered
from vfw.companions.suffragetto.squares import (
    GOAL,
    INSPECTOR,
    LEADER,
    POLICEMAN,
    SEATS,
    SUFFRAGETTE,
    WIDTH,
    ZONE_NAMES,
)
from vfw.panel.html import render_dialog_link
from vfw.panel.skins.suffragetto.board_ground import piece_svg
from vfw.panel.skins.suffragetto.turn_words import SEAT_NAMES
from vfw.panel.surfaces.drawn.drawn_board import LARGER

ARMY = 21
REAL = "Arrest, injury and force-feeding were real."
PIECES = {SUFFRAGETTE: "Suffragette", LEADER: "Leader", POLICEMAN: "policeman", INSPECTOR: "Inspector"}


def race_html(view: View) -> str:
    """Both sides, the pieces, and what must not be forgotten over the game."""
    sides = "".join(_side(view, side) for side in range(len(SEATS)))
    pieces = "".join(f"<li>{piece_svg(piece)}{name}</li>" for piece, name in PIECES.items())
    leaves_out = render_dialog_link("word:leaves-out", "What the game leaves out")
    return (
        f'<div class="vfw-suf-race">{sides}'
        f'<div class="vfw-suf-pieces"><h3 class="vfw-kicker">The pieces</h3><ul>{pieces}</ul>'
        "<p>Large pieces put out of play in any direction, small ones only aslant, and only in the Arena.</p></div>"
        f'<div class="vfw-suf-foot"><p class="vfw-suf-real"><b>{REAL}</b> {leaves_out}</p>{LARGER}</div></div>'
    )


def _side(view: View, side: int) -> str:
    seat, inside, out = SEATS[side], entered(view.board, side), sum(view.inmates[side])
    jail = ("prison", "hospital")[side]
    # A telephone has room for "the House".
    shortened = ZONE_NAMES[GOAL[side]].replace(" of Commons", "<span> of Commons</span>")
    you = "<small>you</small>" if view.seat == seat else ""
    rows = sorted(GOALS[side], key=lambda cell: (-(cell // WIDTH), cell))
    squares = "".join(f"<span>{piece_svg(view.board[cell]) if view.board[cell] else ''}</span>" for cell in rows)
    boxes = "".join(
        f"<i{' data-full' if number < out else ''}{' data-mark' if number == TO_EXCHANGE else ''}></i>"
        for number in range(ARMY)
    )
    sign = piece_svg((LEADER, INSPECTOR)[side])
    return (
        f'<div class="vfw-suf-side" data-side="{seat}"><h3>{sign}{SEAT_NAMES[seat]}{you}</h3>'
        f'<div class="vfw-suf-inside" aria-hidden="true">{squares}</div>'
        f"<p><b>{inside} of {TO_WIN}</b> in {shortened}</p>"
        f"<p>In {jail} <b>{out}</b> of {ARMY} <small>exchange at {TO_EXCHANGE}</small></p>"
        f'<div class="vfw-suf-jail" aria-hidden="true">{boxes}</div></div>'
    )
