"""The table: nine labels side by side, one's own bids below the piles, and the race to 270."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from vfw.companions.buy_the_vote.auction import BACK, READY
from vfw.companions.buy_the_vote.auction_words import named
from vfw.companions.buy_the_vote.campaign_table import LABELS, Lot, Row
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.state_cards import votes_of
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.html import render_reply_button
from vfw.panel.skins.buy_the_vote.campaign_course import REVEALS
from vfw.panel.skins.buy_the_vote.campaign_map import map_html
from vfw.panel.skins.buy_the_vote.campaign_words import candidate, mark_html, open_piles, paid
from vfw.panel.skins.buy_the_vote.card_drawing import pile_svg
from vfw.panel.skins.buy_the_vote.race_drawing import race_html
from vfw.panel.surfaces.drawn.drawn_board import DrawnBoard, Shown

STEPS = ((-5, "−5"), (-1, "−1"), (1, "+1"), (5, "+5"))
"""The money of the game is in ones and fives."""
LOCK = (
    '<svg class="vfw-bid-lock" viewBox="0 0 16 16" aria-hidden="true">'
    '<rect x="2.5" y="7" width="11" height="8" rx="1.5"/>'
    '<path d="M5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke-width="2"/></svg>'
)


class LabelsBoard(DrawnBoard):
    """The labels and the race."""

    name = "table"
    is_long = True

    def drawn(self, view: View, shown: Shown) -> str:
        asked = view.pending if isinstance(view.pending, Decision) and shown.choices else None
        is_revealed = bool(view.lots) and shows_reveal(view, shown)
        if is_revealed:
            labels = revealed_html(view)
        else:
            labels = bidding_html(view, is_asked=asked is not None and asked.about == "bid")
        race = race_html(
            view, can_take=asked is not None and asked.about == "steal", is_bidding=view.is_bidding and not is_revealed
        )
        return f'<div class="vfw-campaign">{labels}{race}{map_html(view)}</div>'


def shows_reveal(view: View, shown: Shown) -> bool:
    """Whether it is looked at how the labels came out: until one bids again."""
    pending = view.pending
    if isinstance(pending, Outcome) or (isinstance(pending, Decision) and pending.about == "steal"):
        return True
    is_asked_for_bid = bool(shown.choices) and view.is_bidding
    return _last(REVEALS, shown.news) > _last(("sealed",), shown.news) and not is_asked_for_bid


def _last(kinds: Sequence[str], news: Sequence[Event]) -> int:
    """The place of the last event of these kinds; -1 where there is none."""
    return max([place for place, event in enumerate(news) if event[0] in kinds], default=-1)


# Bidding


def bidding_html(view: View, *, is_asked: bool) -> str:
    piles = open_piles(view)
    deepest, at = max(map(len, piles), default=1), view.at if is_asked else -1
    columns = "".join(_column(view, place, pile, at, deepest) for place, pile in enumerate(piles))
    later = "".join(
        f'<li class="vfw-bid-later"><span class="vfw-bid-number">{number}</span><div></div></li>'
        for number in range(len(piles) + 1, LABELS + 1)
    )
    return (
        f'<section class="vfw-bid-labels" aria-label="State labels">'
        f"<ol data-grid>{columns}{later}</ol>{_slip(view, is_asked=is_asked)}</section>"
    )


def _column(view: View, place: int, pile: tuple[str, ...], at: int, deepest: int) -> str:
    count = votes_of(pile, view.apportionment)
    cards = f"<small>{len(pile)} cards</small>" if len(pile) > 1 else "<small></small>" if deepest > 1 else ""
    now = ' class="vfw-bid-now"' if place == at else ""
    return (
        f"<li{now}>{_number(view, place, pile, at)}{pile_svg(view, pile, place + 1, deepest)}"
        f"<p><b>{count}</b> votes{cards}</p>{_own_bid(view, place, at)}{_steps(view, place, at)}</li>"
    )


def _number(view: View, place: int, pile: tuple[str, ...], at: int) -> str:
    """The label, which leads to its bid where the viewer is bidding."""
    number = place + 1
    cell = f'data-cell="{number},1" data-key="label {number}"'
    if at < 0 or view.own is None:
        return f'<span class="vfw-bid-number">{number}</span>'
    words = f"Label {number}: {named(pile)}. Your bid {paid(view.own[place])}"
    if place == at:
        return (
            f'<button class="vfw-bid-number" {cell} aria-current="true" aria-label="{escape(words)}">{number}</button>'
        )
    pick = escape(json.dumps(way_to(view.own, at, place)))
    return f'<button class="vfw-bid-number" {cell} data-pick="{pick}" aria-label="{escape(words)}">{number}</button>'


def way_to(row: Row, at: int, place: int) -> list[Word]:
    """The replies that lead from one label to another and leave all bids as they are."""
    return [BACK] * (at - place) if place < at else list(row[at:place])


def _own_bid(view: View, place: int, at: int) -> str:
    if view.own is None:
        return ""
    amount = view.own[place]
    words = paid(amount) if amount or place < at or at < 0 else "no bid yet"
    css = "vfw-bid-own-bid" if amount else "vfw-bid-own-bid vfw-bid-none"
    return f'<p class="{css}">{words}</p>'


def _steps(view: View, place: int, at: int) -> str:
    """A press bids so much more or less, and stays at the label."""
    if place != at or view.own is None or view.seat is None or at == len(view.own):
        return ""
    had = view.own[place]
    most = view.money[view.seats.index(view.seat)] - sum(view.own) + had
    buttons = ""
    for step, sign in STEPS:
        amount = had + step
        says = f'data-key="bid {step}" aria-label="{abs(step)} million {"more" if step > 0 else "less"}"'
        if 0 <= amount <= most:
            buttons += f'<button {says} data-pick="{escape(json.dumps([amount, BACK]))}">{sign}</button>'
        else:
            buttons += f'<button {says} aria-disabled="true">{sign}</button>'
    return f'<div class="vfw-bid-steps" role="group" aria-label="Your bid on label {place + 1}">{buttons}</div>'


def _beside_strip(view: View) -> str:
    """The same where labels are narrow, and what leads on: all that a bid needs in one place."""
    assert view.own is not None
    at = view.at
    if at == len(view.own):
        return ""
    ways = [
        render_reply_button(BACK, "‹ Back") if at else '<button aria-disabled="true">‹ Back</button>',
        render_reply_button(view.own[at], "On ›"),
        render_reply_button(READY, "Seal"),
    ]
    which = f"<b>Label {at + 1}: {escape(named(open_piles(view)[at]))}</b> {paid(view.own[at])}"
    return (
        f'<p class="vfw-bid-which" aria-hidden="true">{which}</p>'
        f'<div class="vfw-bid-beside">{_steps(view, at, at)}<div>{"".join(ways)}</div></div>'
    )


def _slip(view: View, *, is_asked: bool) -> str:
    """The own bid as one strip of all the money; what others may see of it is nothing."""
    if view.own is None or view.seat is None:
        words = f"{view.sealed} of {len(view.seats)} bids are sealed." if view.is_bidding else ""
        return f'<div class="vfw-bid-slip"><p>{LOCK} {words} Nobody sees a bid before all are ready.</p></div>'
    had = view.money[view.seats.index(view.seat)]
    left = had - sum(view.own)
    pieces = "".join(
        f'<span style="--share:{amount / had:.4f}"{" class=vfw-bid-now" if is_asked and place == view.at else ""}>'
        f"{place + 1}: {amount}</span>"
        for place, amount in enumerate(view.own)
        if amount
    )
    rest = (
        f'<span class="vfw-bid-left" style="--share:{left / had:.4f}"><b>{paid(left)} left</b></span>' if left else ""
    )
    state = "Nobody sees it before all are ready. What you bid is spent, won or lost."
    if not is_asked:
        state = "Sealed. It is revealed once all are ready."
    return (
        f'<div class="vfw-bid-slip"><p>{LOCK} <b>Your sealed bid</b> <span>{state}</span>'
        f"<span><b>{paid(sum(view.own))}</b> of {paid(had)} bid</span></p>"
        f'<div class="vfw-bid-strip" aria-hidden="true">{pieces}{rest}</div>'
        f"{_beside_strip(view) if is_asked else ''}</div>"
    )


# The reveal


def revealed_html(view: View) -> str:
    """How the labels came out, one after the other."""
    deepest = max(len(lot.cards) for lot in view.lots)
    columns = "".join(_lot(view, lot, deepest) for lot in view.lots)
    return f'<section class="vfw-bid-labels vfw-bid-revealed" aria-label="Bids revealed"><ol>{columns}</ol></section>'


def _lot(view: View, lot: Lot, deepest: int) -> str:
    bids = sorted(zip(lot.bids, view.seats, strict=True), key=lambda bid: (-bid[0], bid[1]))
    rows = "".join(
        f'<li data-side="{seat}"{" class=vfw-bid-wins" if seat == lot.winner else ""}>{mark_html(seat)}'
        f'<span class="vfw-bid-unseen">{candidate(seat, view.seat)}</span> {paid(amount)}</li>'
        for amount, seat in bids
        if amount
    )
    count = votes_of(lot.cards, view.apportionment)
    css = "vfw-bid-lot" if lot.winner else "vfw-bid-lot vfw-bid-stays"
    return (
        f'<li class="{css}" style="--turn:{lot.label - 1}"><span class="vfw-bid-number">{lot.label}</span>'
        f"{pile_svg(view, lot.cards, lot.label, deepest)}<p><b>{count}</b> votes</p>"
        f'<div class="vfw-bid-bids"><p>{escape(came_out(view, lot))}</p><ul>{rows}</ul></div></li>'
    )


def came_out(view: View, lot: Lot) -> str:
    """Who wins the pile, or why it stays.

    It is said in few words: all bids stand below it.
    """
    if lot.winner:
        name = candidate(lot.winner, view.seat)
        return f"{name} {'win' if lot.winner == view.seat else 'wins'}"
    if lot.tied:
        return "A tie: it stays"
    return "No bid: it stays"
