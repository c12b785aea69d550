"""The board of Buy the Vote!: nine labels, the viewer's bids below the piles, the race to 270 and a map."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from typing import NamedTuple

from vfw.companions.buy_the_vote.cards import BY_KEY, SWING, TO_WIN, votes_of
from vfw.companions.buy_the_vote.position import LABELS, Lot, Row
from vfw.companions.buy_the_vote.rounds import BACK, NOBODY, READY, Ticket, ticket
from vfw.companions.buy_the_vote.text import card_names
from vfw.companions.buy_the_vote.view import View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.html import render_reply_button
from vfw.panel.skins.buy_the_vote.text import (
    REVEAL_EVENTS,
    candidate_name,
    candidate_title,
    card_votes,
    describe_pile,
    mark_html,
    money_html,
    open_piles,
    party_letter,
    party_of,
)
from vfw.panel.surfaces.boards import BoardHighlights, DrawnBoard
from vfw.panel.surfaces.states_board import Point, Ring, drop_islands, load_state_outlines

LEAST_SCALE, BEYOND = 300, 12
"""The least number of votes on the scale, and the number of votes beyond the longest bar."""
LEGEND = (
    "<p><b>★</b> a swing state: its winner takes anyone’s last card <b>]</b> · <b><s>★</s></b> covered by a tie: takes "
    "nothing · <b>D</b> blue, <b>R</b> red, as it voted in 2020</p>"
)
NAME_SHARE, LETTERS_AND_VOTES_SHARE, LETTERS_SHARE = 0.11, 0.06, 0.03
"""The least share of the scale with room for a name and votes, for letters and votes, or for letters."""
PHONE_NAME_SHARE = 0.2
"""The least share with room for a name on a small screen too; half of it has room for letters."""


def race_html(view: View, *, can_take: bool, is_bidding: bool) -> str:
    """Return the race to 270.

    Args:
        view: the viewer's view.
        can_take: whether the viewer can take the last cards of others.
        is_bidding: whether the status says which seats still bid.
    """
    race = ticket(view)
    longest = max(race.votes, *[count for _, count in race.ranking])
    scale = max(LEAST_SCALE, longest + BEYOND)
    rows = "".join(
        _candidate_row(view, seat, count, race, scale, can_take=can_take, is_bidding=is_bidding)
        for seat, count in race.ranking
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
        f"<table>{head}<tbody>{_leaders_row(view, race, scale)}{rows}</tbody></table>{LEGEND}</section>"
    )


def _leaders_row(view: View, race: Ticket, scale: int) -> str:
    leading = race.ranking[:1] if len(view.seats) == 2 else race.ranking[:2]
    parts = "".join(_leader_part(view, seat, count / scale) for seat, count in leading if count)
    short = max(TO_WIN - race.votes, 0)
    lacking = f"{short} short" if short else f"{TO_WIN} are reached"
    has_room = short / scale >= NAME_SHARE
    gap = f'<span class="vfw-bid-short" style="--votes:{short / scale:.4f}">{lacking if has_room else ""}</span>'
    name = "The candidate who leads" if len(leading) == 1 else "Top two together"
    goal = f"{TO_WIN} win the White House"
    return (
        f'<tr class="vfw-bid-together"><th scope="row"><span><b>{name}</b><small>{goal}</small></span></th><td></td>'
        f'<td><div class="vfw-bid-bar-of-votes">{parts}{gap if short else ""}</div></td><td><b>{race.votes}</b></td>'
        f"<td>{'' if has_room else lacking}</td></tr>"
    )


def _leader_part(view: View, seat: str, share: float) -> str:
    """Return the part of one leader in the bar of both, with a name if there is room."""
    count = dict(ticket(view).ranking)[seat]
    words = f"{escape(candidate_name(seat, view.seat))} {count}" if share >= NAME_SHARE else ""
    css = "vfw-bid-part vfw-bid-roomy" if share >= PHONE_NAME_SHARE else "vfw-bid-part"
    return f'<span class="{css}" data-side="{seat}" style="--votes:{share:.4f}">{words}</span>'


def _candidate_row(
    view: View, seat: str, count: int, race: Ticket, scale: int, *, can_take: bool, is_bidding: bool
) -> str:
    place = view.seats.index(seat)
    bar, you = view.bars[place], " data-you" if seat == view.seat else ""
    cards = "".join(_card_segment(view, card, scale) for card in bar)
    told = ", ".join(f"{BY_KEY[card].name} {card_votes(view, card)}" for card in bar) or "no card yet"
    bracket = '<span class="vfw-bid-bracket" aria-hidden="true"></span>' if bar else ""
    return (
        f'<tr data-side="{seat}"{you}><th scope="row">{mark_html(seat)}'
        f"<span><b>{escape(candidate_name(seat, view.seat))}</b>"
        f"<small>{_candidate_status(view, seat, race, is_bidding=is_bidding)}</small></span></th>"
        f'<td class="vfw-bid-in-hand">{money_html(view.money[place])}</td>'
        f'<td><div class="vfw-bid-bar-of-votes" role="img" aria-label="{escape(told)}">{cards}{bracket}</div></td>'
        f"<td><b>{count}</b></td><td>{_last_card_html(view, seat, bar, can_take=can_take)}</td></tr>"
    )


def _candidate_status(view: View, seat: str, race: Ticket, *, is_bidding: bool) -> str:
    """Return what a seat would be now, and whether its bid is sealed."""
    title = (
        candidate_title(seat, race)
        if votes_of(view.bars[view.seats.index(seat)], view.apportionment)
        else "no votes yet"
    )
    if not is_bidding:
        return title
    place = view.seats.index(seat)
    bidding = "sealed ✉" if place < view.sealed else "bidding" if place == view.sealed else "to bid"
    return f"{title} · {bidding}"


def _card_segment(view: View, card: str, scale: int) -> str:
    count = card_votes(view, card)
    share = count / scale
    words = f"{card} {count}" if share >= LETTERS_AND_VOTES_SHARE else card if share >= LETTERS_SHARE else ""
    css = "vfw-bid-won-card vfw-bid-roomy" if 2 * share >= PHONE_NAME_SHARE else "vfw-bid-won-card"
    return (
        f'<span class="{css}" data-leans="{party_of(card)}" style="--votes:{share:.4f}"'
        f' title="{escape(BY_KEY[card].name)} {count}">{words}</span>'
    )


def _last_card_html(view: View, seat: str, bar: tuple[str, ...], *, can_take: bool) -> str:
    if not bar:
        return ""
    words = f"{BY_KEY[bar[-1]].name}, {card_votes(view, bar[-1])}"
    asked = view.pending
    if can_take and isinstance(asked, Decision) and seat in asked.choices and seat != NOBODY:
        return render_reply_button(seat, f"Take {words}", "vfw-bid-take")
    return f"<small>last card</small> {escape(words)}"


DETAIL = 9.0
"""Kilometers by which a simplified line may differ from the true line; less in small states."""
SMALL = 60
"""States smaller than this, in units of the drawing, have coordinates to a tenth of a unit.

On their cards they are as large as any other state.
"""
LEAST_ISLAND = 0.04
"""Islands smaller than this share of a state are left out."""
MAP_WIDTH = 960
"""The width of the map, in units of the drawing; its height follows from the country's."""
LEFT, RIGHT, TOP, BOTTOM = -2356.2, 2256.0, 3165.8, 277.0
SCALE = MAP_WIDTH / (RIGHT - LEFT)
MAP_HEIGHT = round((TOP - BOTTOM) * SCALE)
EXTRA_OUTLINES: dict[str, list[list[Point]]] = {
    "AK": [
        [
            *((114, 475), (128, 545), (134, 544), (144, 552), (150, 544), (160, 552), (171, 563), (180, 565)),
            *((182, 572), (176, 574), (169, 576), (160, 568), (150, 558), (142, 552), (129, 547), (118, 549)),
            *((107, 544), (101, 551), (89, 558), (89, 546), (94, 542), (87, 544), (80, 557), (69, 572), (61, 582)),
            *((47, 588), (32, 590), (41, 587), (52, 581), (63, 571), (67, 562), (56, 561), (48, 560), (49, 551)),
            *((39, 543), (38, 533), (43, 525), (55, 524), (57, 516), (49, 515), (40, 513), (36, 504), (48, 501)),
            *((55, 503), (51, 492), (44, 485), (55, 478), (64, 471), (73, 466), (85, 470), (98, 473), (107, 473)),
        ]
    ],
    "HI": [
        [
            *((281, 564), (287, 567), (295, 570), (298, 572), (298, 575), (303, 580), (299, 584), (293, 586)),
            *((289, 589), (285, 593), (280, 590), (281, 584), (278, 576), (282, 570)),
        ],
        [(201, 524), (205, 521), (210, 521), (211, 523), (210, 526), (208, 528), (204, 528), (201, 526)],
        [(232, 535), (235, 535), (238, 532), (242, 537), (245, 541), (242, 542), (235, 541), (234, 538)],
        [(252, 545), (253, 543), (258, 543), (264, 544), (261, 547), (257, 546)],
        [(264, 549), (267, 547), (269, 550), (273, 549), (279, 552), (278, 555), (271, 557), (269, 554), (268, 552)],
    ],
    "DC": [[(896, 316), (908, 304), (920, 316), (908, 328)]],
}
"""Drawings by this project of the places that were not states in 1920. The largest island comes first."""


class MapState(NamedTuple):
    """A state on the map.

    Attributes:
        path: the path of its border.
        box: the box around it: left, top, width, height.
        label: the place of its letters.
        room: the width that the letters can take there.
    """

    path: str
    box: tuple[float, float, float, float]
    label: Point
    room: float


@cache
def map_states() -> dict[str, MapState]:
    """Return the states by postal code."""
    found = {
        code: _map_state([[_to_map(point) for point in ring] for ring in land.rings], _to_map(land.label))
        for code, land in load_state_outlines().items()
    }
    for code, rings in EXTRA_OUTLINES.items():
        left, top, width, height = _box(rings[:1])
        found[code] = _map_state(rings, (left + width / 2, top + height / 2))._replace(room=width)
    return found


def _to_map(point: Sequence[float]) -> Point:
    """Convert a point of the projection to the drawing, whose rows count from above."""
    return (point[0] - LEFT) * SCALE, (TOP - point[1]) * SCALE


def _map_state(rings: Sequence[Ring], label: Point) -> MapState:
    kept = drop_islands(rings, LEAST_ISLAND)
    box = _box(kept)
    detail = min(DETAIL * SCALE, max(box[2:]) / 70)
    digits = int(max(box[2:]) < SMALL)
    paths = [f"M{'L'.join(f'{x:.{digits}f},{y:.{digits}f}' for x, y in _simplify(ring, detail))}Z" for ring in kept]
    return MapState("".join(paths), box, label, box[2])


def _box(rings: Iterable[Sequence[Point]]) -> tuple[float, float, float, float]:
    points = [point for ring in rings for point in ring]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _simplify(line: Sequence[Point], detail: float) -> list[Point]:
    """Return the line with the fewest points within `detail` (Douglas and Peucker)."""
    kept, open_ends = {0, len(line) - 1}, [(0, len(line) - 1)]
    while open_ends:
        first, last = open_ends.pop()
        far, off = max(
            ((place, _distance(line[place], line[first], line[last])) for place in range(first + 1, last)),
            key=lambda found: found[1],
            default=(0, 0.0),
        )
        if off > detail:
            kept.add(far)
            open_ends += [(first, far), (far, last)]
    return [line[place] for place in sorted(kept)]


def _distance(point: Point, start: Point, end: Point) -> float:
    (x, y), (a, b), (c, d) = point, start, end
    length = ((c - a) ** 2 + (d - b) ** 2) ** 0.5
    if not length:
        return float(((x - a) ** 2 + (y - b) ** 2) ** 0.5)
    return float(abs((c - a) * (b - y) - (a - x) * (d - b)) / length)


LETTERS_WIDTH, PHONE_LETTERS_WIDTH = 24, 60
"""The least width of a state with room for letters, in units of the drawing."""


def map_html(view: View) -> str:
    """Return the map: the letter and color of the holder of each state, or the number of its label."""
    holders = {card: seat for seat, bar in zip(view.seats, view.bars, strict=True) for card in bar}
    labels = {card: number for number, pile in enumerate(view.piles, start=1) for card in pile}
    drawn = "".join(_map_state_svg(view, card, holders.get(card, ""), labels.get(card, 0)) for card in map_states())
    held = [f"{candidate_name(seat, view.seat)}: {len(bar)}" for seat, bar in zip(view.seats, view.bars, strict=True)]
    told = f"Map of the states. Held by {', '.join(held)}; on the labels {len(labels)}."
    return (
        '<details class="vfw-campaign-map"><summary data-key="map">Map of the states</summary>'
        f'<svg viewBox="0 0 {MAP_WIDTH} {MAP_HEIGHT}" role="img" aria-label="{escape(told)}">{drawn}</svg>'
        "<p>A letter and its color: the holder of the state. A number with a dashed edge: the state is on that "
        "label.</p></details>"
    )


def _map_state_svg(view: View, card: str, holder: str, label: int) -> str:
    path, _, (x, y), room = map_states()[card]
    where = (
        f"held by {candidate_name(holder, view.seat)}" if holder else f"on label {label}" if label else "not seen yet"
    )
    side = f' data-side="{holder}"' if holder else " data-on-label" if label else ""
    sign = holder.upper() if holder else str(label) if label else ""
    css = "" if room >= PHONE_LETTERS_WIDTH else ' class="vfw-bid-small"'
    words = f'<text x="{x:.0f}" y="{y:.0f}"{css}>{sign}</text>' if sign and room >= LETTERS_WIDTH else ""
    title = f"{BY_KEY[card].name}, {card_votes(view, card)} votes, {where}"
    return f'<g{side}><title>{escape(title)}</title><path d="{path}"/>{words}</g>'


CARD_WIDTH, CARD_HEIGHT = 96, 130
COVERED_HEIGHT = 30
"""The visible height of a covered card."""
OUTLINE_BOX = (10, 41, 76, 58)
"""The box of the outline on a card: left, top, width and height."""
STAR = "M0-10 2.4-3.2 9.5-3.1 3.8 1.2 5.9 8.1 0 4-5.9 8.1-3.8 1.2-9.5-3.1-2.4-3.2z"
LONG_NAME = 10
"""Names with more letters are drawn narrower."""


def pile_svg(view: View, pile: tuple[str, ...], label: int, deepest: int) -> str:
    """Return the cards on a label; all labels are as high as the `deepest` pile, so that the rows below are aligned."""
    high = CARD_HEIGHT + COVERED_HEIGHT * (max(deepest, 1) - 1)
    cards = "".join(
        _card_svg(view, card, COVERED_HEIGHT * place, is_top=card == pile[-1]) for place, card in enumerate(pile)
    )
    return (
        f'<svg class="vfw-bid-pile" viewBox="0 0 {CARD_WIDTH} {high}" role="img"'
        f' aria-label="Label {label}: {escape(describe_pile(view, pile))}">{cards}</svg>'
    )


def _card_svg(view: View, card: str, top: float, *, is_top: bool) -> str:
    name, swings = BY_KEY[card].name, party_of(card) == SWING
    sign = _star_svg(is_top) if swings else f'<text x="87" y="24" text-anchor="end">{party_letter(card)}</text>'
    drawing = ""
    if is_top:
        fits = f' textLength="{CARD_WIDTH - 12}" lengthAdjust="spacingAndGlyphs"' if len(name) > LONG_NAME else ""
        drawing = (
            f"{_outline_svg(card)}"
            f'<text class="vfw-bid-name-of-card" x="{CARD_WIDTH // 2}" y="119" text-anchor="middle"{fits}>'
            f"{escape(name)}</text>"
        )
    return (
        f'<g data-leans="{party_of(card)}" transform="translate(0 {top})">'
        f'<rect class="vfw-bid-card-face" x="1" y="1" width="{CARD_WIDTH - 2}" height="{CARD_HEIGHT - 2}" rx="9"/>'
        f'<path class="vfw-bid-band" d="M1.8 33V10a8 8 0 0 1 8-8h76.4a8 8 0 0 1 8 8v23z"/>'
        f'<text class="vfw-bid-votes-of-card" x="8" y="25">{card_votes(view, card)}</text>'
        f'<text x="53" y="24" text-anchor="middle">{card}</text>{sign}{drawing}</g>'
    )


def _star_svg(is_top: bool) -> str:
    """Return a star, struck through if another card covers it."""
    if is_top:
        return f'<path class="vfw-bid-star" transform="translate(80 18)" d="{STAR}"/>'
    return f'<path class="vfw-bid-star vfw-bid-covered-star" transform="translate(80 18)" d="{STAR}M-11 11 11-11"/>'


def _outline_svg(card: str) -> str:
    path, (left, top, width, height), *_ = map_states()[card]
    x, y, room_wide, room_high = OUTLINE_BOX
    scale = min(room_wide / width, room_high / height)
    dx = x + (room_wide - width * scale) / 2 - left * scale
    dy = y + (room_high - height * scale) / 2 - top * scale
    return (
        f'<path class="vfw-bid-outline" transform="translate({dx:.1f} {dy:.1f}) scale({scale:.3f})"'
        f' stroke-width="{1.8 / scale:.1f}" d="{path}"/>'
    )


BID_STEPS = ((-5, "−5"), (-1, "−1"), (1, "+1"), (5, "+5"))
"""The money of the game is in ones and fives."""
LOCK = (
    '<svg class="vfw-bid-lock" viewBox="0 0 16 16" aria-hidden="true">'
    '<rect x="2.5" y="7" width="11" height="8" rx="1.5"/>'
    '<path d="M5 7V5a3 3 0 0 1 6 0v2" fill="none" stroke-width="2"/></svg>'
)


class BuyTheVoteBoard(DrawnBoard):
    """The labels and the race."""

    name = "table"
    is_long = True

    def drawn(self, view: View, shown: BoardHighlights) -> str:
        """See `DrawnBoard.drawn`."""
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


def shows_reveal(view: View, shown: BoardHighlights) -> bool:
    """Return whether the board shows the result of the last bids, until the viewer bids again."""
    pending = view.pending
    if isinstance(pending, Outcome) or (isinstance(pending, Decision) and pending.about == "steal"):
        return True
    is_asked_for_bid = bool(shown.choices) and view.is_bidding
    return _last_event(REVEAL_EVENTS, shown.news) > _last_event(("sealed",), shown.news) and not is_asked_for_bid


def _last_event(kinds: Sequence[str], news: Sequence[Event]) -> int:
    """Return the index of the last event of these kinds; -1 if there is none."""
    return max([place for place, event in enumerate(news) if event[0] in kinds], default=-1)


# Bidding


def bidding_html(view: View, *, is_asked: bool) -> str:
    """Return the labels while the players bid."""
    piles = open_piles(view)
    deepest, at = max(map(len, piles), default=1), view.at if is_asked else -1
    columns = "".join(_label_column(view, place, pile, at, deepest) for place, pile in enumerate(piles))
    later = "".join(
        f'<li class="vfw-bid-later"><span class="vfw-bid-number">{number}</span><div></div></li>'
        for number in range(len(piles) + 1, LABELS + 1)
    )
    return (
        f'<section class="vfw-bid-labels" aria-label="State labels">'
        f"<ol data-grid>{columns}{later}</ol>{_bid_slip(view, is_asked=is_asked)}</section>"
    )


def _label_column(view: View, place: int, pile: tuple[str, ...], at: int, deepest: int) -> str:
    count = votes_of(pile, view.apportionment)
    cards = f"<small>{len(pile)} cards</small>" if len(pile) > 1 else "<small></small>" if deepest > 1 else ""
    now = ' class="vfw-bid-now"' if place == at else ""
    return (
        f"<li{now}>{_label_number(view, place, pile, at)}{pile_svg(view, pile, place + 1, deepest)}"
        f"<p><b>{count}</b> votes{cards}</p>{_own_bid(view, place, at)}{_bid_buttons(view, place, at)}</li>"
    )


def _label_number(view: View, place: int, pile: tuple[str, ...], at: int) -> str:
    """Return the number of a label; while the viewer bids it is a button that goes to the label."""
    number = place + 1
    cell = f'data-cell="{number},1" data-key="label {number}"'
    if at < 0 or view.own is None:
        return f'<span class="vfw-bid-number">{number}</span>'
    words = f"Label {number}: {card_names(pile)}. Your bid {money_html(view.own[place])}"
    if place == at:
        return (
            f'<button class="vfw-bid-number" {cell} aria-current="true" aria-label="{escape(words)}">{number}</button>'
        )
    pick = escape(json.dumps(replies_to_label(view.own, at, place)))
    return f'<button class="vfw-bid-number" {cell} data-pick="{pick}" aria-label="{escape(words)}">{number}</button>'


def replies_to_label(row: Row, at: int, place: int) -> list[Word]:
    """Return the replies that lead from one label to another and keep all bids."""
    return [BACK] * (at - place) if place < at else list(row[at:place])


def _own_bid(view: View, place: int, at: int) -> str:
    if view.own is None:
        return ""
    amount = view.own[place]
    words = money_html(amount) if amount or place < at or at < 0 else "no bid yet"
    css = "vfw-bid-own-bid" if amount else "vfw-bid-own-bid vfw-bid-none"
    return f'<p class="{css}">{words}</p>'


def _bid_buttons(view: View, place: int, at: int) -> str:
    """Return the buttons that change the bid and stay at the label."""
    if place != at or view.own is None or view.seat is None or at == len(view.own):
        return ""
    had = view.own[place]
    most = view.money[view.seats.index(view.seat)] - sum(view.own) + had
    buttons = ""
    for step, sign in BID_STEPS:
        amount = had + step
        says = f'data-key="bid {step}" aria-label="{abs(step)} million {"more" if step > 0 else "less"}"'
        if 0 <= amount <= most:
            buttons += f'<button {says} data-pick="{escape(json.dumps([amount, BACK]))}">{sign}</button>'
        else:
            buttons += f'<button {says} aria-disabled="true">{sign}</button>'
    return f'<div class="vfw-bid-steps" role="group" aria-label="Your bid on label {place + 1}">{buttons}</div>'


def _compact_bid_buttons(view: View) -> str:
    """Return all controls of a bid in one place, for narrow labels."""
    assert view.own is not None
    at = view.at
    if at == len(view.own):
        return ""
    ways = [
        render_reply_button(BACK, "‹ Back") if at else '<button aria-disabled="true">‹ Back</button>',
        render_reply_button(view.own[at], "On ›"),
        render_reply_button(READY, "Seal"),
    ]
    which = f"<b>Label {at + 1}: {escape(card_names(open_piles(view)[at]))}</b> {money_html(view.own[at])}"
    return (
        f'<p class="vfw-bid-which" aria-hidden="true">{which}</p>'
        f'<div class="vfw-bid-beside">{_bid_buttons(view, at, at)}<div>{"".join(ways)}</div></div>'
    )


def _bid_slip(view: View, *, is_asked: bool) -> str:
    """Return the viewer's bid as one strip of all the money; other players see none of it."""
    if view.own is None or view.seat is None:
        words = f"{view.sealed} of {len(view.seats)} bids are sealed." if view.is_bidding else ""
        return f'<div class="vfw-bid-slip"><p>{LOCK} {words} Bids stay secret until all are ready.</p></div>'
    had = view.money[view.seats.index(view.seat)]
    left = had - sum(view.own)
    pieces = "".join(
        f'<span style="--share:{amount / had:.4f}"{" class=vfw-bid-now" if is_asked and place == view.at else ""}>'
        f"{place + 1}: {amount}</span>"
        for place, amount in enumerate(view.own)
        if amount
    )
    rest = (
        f'<span class="vfw-bid-left" style="--share:{left / had:.4f}"><b>{money_html(left)} left</b></span>'
        if left
        else ""
    )
    state = "It stays secret until all are ready. What you bid is spent, won or lost."
    if not is_asked:
        state = "Sealed. It is revealed once all are ready."
    return (
        f'<div class="vfw-bid-slip"><p>{LOCK} <b>Your sealed bid</b> <span>{state}</span>'
        f"<span><b>{money_html(sum(view.own))}</b> of {money_html(had)} bid</span></p>"
        f'<div class="vfw-bid-strip" aria-hidden="true">{pieces}{rest}</div>'
        f"{_compact_bid_buttons(view) if is_asked else ''}</div>"
    )


# The reveal


def revealed_html(view: View) -> str:
    """Return the results of the labels, one after the other."""
    deepest = max(len(lot.cards) for lot in view.lots)
    columns = "".join(_lot_html(view, lot, deepest) for lot in view.lots)
    return f'<section class="vfw-bid-labels vfw-bid-revealed" aria-label="Bids revealed"><ol>{columns}</ol></section>'


def _lot_html(view: View, lot: Lot, deepest: int) -> str:
    bids = sorted(zip(lot.bids, view.seats, strict=True), key=lambda bid: (-bid[0], bid[1]))
    rows = "".join(
        f'<li data-side="{seat}"{" class=vfw-bid-wins" if seat == lot.winner else ""}>{mark_html(seat)}'
        f'<span class="vfw-bid-unseen">{candidate_name(seat, view.seat)}</span> {money_html(amount)}</li>'
        for amount, seat in bids
        if amount
    )
    count = votes_of(lot.cards, view.apportionment)
    css = "vfw-bid-lot" if lot.winner else "vfw-bid-lot vfw-bid-stays"
    return (
        f'<li class="{css}" style="--turn:{lot.label - 1}"><span class="vfw-bid-number">{lot.label}</span>'
        f"{pile_svg(view, lot.cards, lot.label, deepest)}<p><b>{count}</b> votes</p>"
        f'<div class="vfw-bid-bids"><p>{escape(describe_lot(view, lot))}</p><ul>{rows}</ul></div></li>'
    )


def describe_lot(view: View, lot: Lot) -> str:
    """Say which candidate wins the pile, or why it stays.

    The text is short because all bids are listed below it.
    """
    if lot.winner:
        name = candidate_name(lot.winner, view.seat)
        return f"{name} {'win' if lot.winner == view.seat else 'wins'}"
    if lot.tied:
        return "A tie: it stays"
    return "No bid: it stays"
