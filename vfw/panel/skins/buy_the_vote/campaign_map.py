"""The map of the campaign: who holds which state, and what lies on the labels."""

from __future__ import annotations

from html import escape

from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.state_cards import BY_KEY
from vfw.panel.skins.buy_the_vote.campaign_words import candidate, votes
from vfw.panel.skins.buy_the_vote.state_outlines import HIGH, WIDE, outlines

ROOM_FOR_LETTERS, ROOM_ON_TELEPHONE = 24, 60
"""A state that is so wide, in units of the drawing, has room for letters."""


def map_html(view: View) -> str:
    """All states: the letter and colour of whoever holds them, the number of the label on which they lie."""
    holders = {card: seat for seat, bar in zip(view.seats, view.bars, strict=True) for card in bar}
    labels = {card: number for number, pile in enumerate(view.piles, start=1) for card in pile}
    drawn = "".join(_state(view, card, holders.get(card, ""), labels.get(card, 0)) for card in outlines())
    held = [f"{candidate(seat, view.seat)}: {len(bar)}" for seat, bar in zip(view.seats, view.bars, strict=True)]
    told = f"Map of the states. Held by {', '.join(held)}; on the labels {len(labels)}."
    return (
        '<details class="vfw-campaign-map"><summary data-key="map">Map of the states</summary>'
        f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(told)}">{drawn}</svg>'
        "<p>A letter and its colour: who holds the state. A number with a dashed edge: it lies on that "
        "label.</p></details>"
    )


def _state(view: View, card: str, holder: str, label: int) -> str:
    path, _, (x, y), room = outlines()[card]
    where = f"held by {candidate(holder, view.seat)}" if holder else f"on label {label}" if label else "not seen yet"
    side = f' data-side="{holder}"' if holder else " data-on-label" if label else ""
    sign = holder.upper() if holder else str(label) if label else ""
    css = "" if room >= ROOM_ON_TELEPHONE else ' class="vfw-bid-small"'
    words = f'<text x="{x:.0f}" y="{y:.0f}"{css}>{sign}</text>' if sign and room >= ROOM_FOR_LETTERS else ""
    title = f"{BY_KEY[card].name}, {votes(view, card)} votes, {where}"
    return f'<g{side}><title>{escape(title)}</title><path d="{path}"/>{words}</g>'
