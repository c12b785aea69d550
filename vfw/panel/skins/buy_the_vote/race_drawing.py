"""Votes won: a bar for each candidate towards one line at 270, and that of the two who lead together."""

from __future__ import annotations

from html import escape

from vfw.companions.buy_the_vote.auction import NOBODY
from vfw.companions.buy_the_vote.campaign_view import View
from vfw.companions.buy_the_vote.nomination import Ticket, ticket
from vfw.companions.buy_the_vote.state_cards import BY_KEY, TO_WIN, votes_of
from vfw.core.questions import Decision
from vfw.panel.html import render_reply_button
from vfw.panel.skins.buy_the_vote.campaign_words import (
    candidate,
    leaning,
    mark_html,
    paid,
    title_of,
    votes,
)

LEAST_SCALE, BEYOND = 300, 12
"""How many votes the scale holds at least, and how many beyond the longest bar."""
LEGEND = (
    "<p><b>★</b> a swing state: its winner takes anyone’s last card <b>]</b> · <b><s>★</s></b> covered by a tie: takes "
    "nothing · <b>D</b> blue, <b>R</b> red, as it voted in 2020</p>"
)
ROOM_FOR_NAME, ROOM_FOR_BOTH, ROOM_FOR_LETTERS = 0.11, 0.06, 0.03
"""Shares of the scale that give a part of a bar room for a name and votes, for letters and votes, or for letters."""
ROOM_ANYWHERE = 0.2
"""The share that gives room for a name, and half of it for letters, on a small screen too."""


def race_html(view: View, *, can_take: bool, is_bidding: bool) -> str:
    """The race; with `can_take` the last cards of others can be taken, with `is_bidding` it says who still bids."""
    race = ticket(view)
    longest = max(race.votes, *[count for _, count in race.ranking])
    scale = max(LEAST_SCALE, longest + BEYOND)
    rows = "".join(
        _row(view, seat, count, race, scale, can_take=can_take, is_bidding=is_bidding) for seat, count in race.ranking
    )
    ticks = "".join(f'<i style="--at:{at / scale:.4f}">{at}</i>' for at in range(0, TO_WIN - 19, 50))
    head = (
        '<thead><tr><th scope="col">Votes won</th><th scope="col" class="vfw-bid-in-hand">in hand</th>'
        f'<th scope="col"><span class="vfw-bid-ticks" aria-hidden="true">{ticks}'
        f'<b style="--at:{TO_WIN / scale:.4f}">{TO_WIN}</b></span><span class="vfw-bid-unseen">Cards</span></th>'
        '<th scope="col"><span class="vfw-bid-unseen">Votes</span></th>'
        '<th scope="col"><span class="vfw-bid-unseen">Last card</span></th></tr></thead>'
    )
    return (
        f'<section class="vfw-bid-race" style="--goal:{TO_WIN / scale:.4f}" aria-label="Votes won">'
        f"<table>{head}<tbody>{_together(view, race, scale)}{rows}</tbody></table>{LEGEND}</section>"
    )


def _together(view: View, race: Ticket, scale: int) -> str:
    leading = race.ranking[:1] if len(view.seats) == 2 else race.ranking[:2]
    parts = "".join(_part(view, seat, count / scale) for seat, count in leading if count)
    short = max(TO_WIN - race.votes, 0)
    lacking = f"{short} short" if short else f"{TO_WIN} are reached"
    has_room = short / scale >= ROOM_FOR_NAME
    gap = f'<span class="vfw-bid-short" style="--votes:{short / scale:.4f}">{lacking if has_room else ""}</span>'
    name = "The one who leads" if len(leading) == 1 else "Top two together"
    goal = f"{TO_WIN} win the White House"
    return (
        f'<tr class="vfw-bid-together"><th scope="row"><span><b>{name}</b><small>{goal}</small></span></th><td></td>'
        f'<td><div class="vfw-bid-bar-of-votes">{parts}{gap if short else ""}</div></td><td><b>{race.votes}</b></td>'
        f"<td>{'' if has_room else lacking}</td></tr>"
    )


def _part(view: View, seat: str, share: float) -> str:
    """What one of those who lead brings, with a name as far as there is room."""
    count = dict(ticket(view).ranking)[seat]
    words = f"{escape(candidate(seat, view.seat))} {count}" if share >= ROOM_FOR_NAME else ""
    css = "vfw-bid-part vfw-bid-roomy" if share >= ROOM_ANYWHERE else "vfw-bid-part"
    return f'<span class="{css}" data-side="{seat}" style="--votes:{share:.4f}">{words}</span>'


def _row(view: View, seat: str, count: int, race: Ticket, scale: int, *, can_take: bool, is_bidding: bool) -> str:
    place = view.seats.index(seat)
    bar, you = view.bars[place], " data-you" if seat == view.seat else ""
    cards = "".join(_segment(view, card, scale) for card in bar)
    told = ", ".join(f"{BY_KEY[card].name} {votes(view, card)}" for card in bar) or "no card yet"
    bracket = '<span class="vfw-bid-bracket" aria-hidden="true"></span>' if bar else ""
    return (
        f'<tr data-side="{seat}"{you}><th scope="row">{mark_html(seat)}'
        f"<span><b>{escape(candidate(seat, view.seat))}</b>"
        f"<small>{_standing(view, seat, race, is_bidding=is_bidding)}</small></span></th>"
        f'<td class="vfw-bid-in-hand">{paid(view.money[place])}</td>'
        f'<td><div class="vfw-bid-bar-of-votes" role="img" aria-label="{escape(told)}">{cards}{bracket}</div></td>'
        f"<td><b>{count}</b></td><td>{_last(view, seat, bar, can_take=can_take)}</td></tr>"
    )


def _standing(view: View, seat: str, race: Ticket, *, is_bidding: bool) -> str:
    """What a seat would be now, and whether its bid is sealed."""
    title = title_of(seat, race) if votes_of(view.bars[view.seats.index(seat)], view.apportionment) else "no votes yet"
    if not is_bidding:
        return title
    place = view.seats.index(seat)
    bidding = "sealed ✉" if place < view.sealed else "bidding" if place == view.sealed else "to bid"
    return f"{title} · {bidding}"


def _segment(view: View, card: str, scale: int) -> str:
    count = votes(view, card)
    share = count / scale
    words = f"{card} {count}" if share >= ROOM_FOR_BOTH else card if share >= ROOM_FOR_LETTERS else ""
    css = "vfw-bid-won-card vfw-bid-roomy" if 2 * share >= ROOM_ANYWHERE else "vfw-bid-won-card"
    return (
        f'<span class="{css}" data-leans="{leaning(card)}" style="--votes:{share:.4f}"'
        f' title="{escape(BY_KEY[card].name)} {count}">{words}</span>'
    )


def _last(view: View, seat: str, bar: tuple[str, ...], *, can_take: bool) -> str:
    if not bar:
        return ""
    words = f"{BY_KEY[bar[-1]].name}, {votes(view, bar[-1])}"
    asked = view.pending
    if can_take and isinstance(asked, Decision) and seat in asked.choices and seat != NOBODY:
        return render_reply_button(seat, f"Take {words}", "vfw-bid-take")
    return f"<small>last card</small> {escape(words)}"
