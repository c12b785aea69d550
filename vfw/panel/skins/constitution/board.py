"""The card table of Constitution: seats, the current trick, the votes of the deal, the viewer's hand, the cards."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from html import escape

from vfw.companions.constitution.cards import DEMOCRATS, NAME, PARTIES, PARTY, RANK, REPUBLICANS, STARS, VOTELESS, Pack
from vfw.companions.constitution.deals import pack_of, tally_votes
from vfw.companions.constitution.position import PARTNER_OF, PLACE, SEATS, View
from vfw.companions.constitution.text import HOW
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.html import render_dialog_link
from vfw.panel.skins.constitution.dialogs import WHAT_IT_SHOWS, WHAT_IT_WAS
from vfw.panel.skins.constitution.text import (
    count_votes,
    describe_effect,
    describe_moment,
    describe_played,
    seat_name,
    trick_holder,
    votes_in_trick,
)
from vfw.panel.surfaces.boards import BoardHighlights, DrawnBoard
from vfw.panel.surfaces.states_board import Point, Ring, drop_islands, load_state_outlines

DRAWING_WIDTH, DRAWING_HEIGHT = 60, 44
"""The size of a State's shape and of an emblem."""
LEAST_ISLAND = 0.03
"""Islands that are smaller than this share of the State's largest land are left out."""


@cache
def state_paths() -> dict[str, str]:
    """Return the `d` of an SVG path by postal code, centered in a drawing of `DRAWING_WIDTH` and `DRAWING_HEIGHT`."""
    return {code: _state_path(drop_islands(land.rings, LEAST_ISLAND)) for code, land in load_state_outlines().items()}


def _state_path(kept: Sequence[Ring]) -> str:
    across, down = [x for land in kept for x, _ in land], [y for land in kept for _, y in land]
    scale = min(DRAWING_WIDTH / (max(across) - min(across)), DRAWING_HEIGHT / (max(down) - min(down)))
    left = (DRAWING_WIDTH - scale * (max(across) - min(across))) / 2 - scale * min(across)
    top = (DRAWING_HEIGHT - scale * (max(down) - min(down))) / 2 + scale * max(down)
    return "".join([_ring_path([(left + scale * x, top - scale * y) for x, y in land]) for land in kept])


def _ring_path(points: Sequence[Point]) -> str:
    return f"M{'L'.join([f'{x:.1f} {y:.1f}' for x, y in points[:-1]])}Z"


HYPHENATED = {
    "California": "Cali-fornia",
    "Connecticut": "Connec-ticut",
    "Hampshire": "Hamp-shire",
    "Louisiana": "Loui-siana",
    "Massachusetts": "Massa-chusetts",
    "Minnesota": "Minne-sota",
    "Mississippi": "Missis-sippi",
    "Oklahoma": "Okla-homa",
    "Pennsylvania": "Penn-syl-vania",
    "President": "Presi-dent",
    "Secretary": "Secre-tary",
    "Tennessee": "Tennes-see",
    "Washington": "Wash-ing-ton",
    "Wisconsin": "Wis-con-sin",
}
"""The places where long words may break on a narrow card."""
SOFT_HYPHEN = "\xad"
STAR = "M10 1l2.7 6 6.5.6-4.9 4.3 1.5 6.4L10 14.9l-5.8 3.4 1.5-6.4L.8 7.6l6.5-.6z"
EMBLEMS = {
    "chief-justice": '<path d="M30 4v36M14 10h32M18 40h24"/><path d="M14 10l-8 18h16zM46 10l-8 18h16z"/>',
    "president-washington": '<path d="M8 40V22h44v18M4 40h52M4 22L30 6l26 16z"/>'
    '<path d="M17 22v18M30 22v18M43 22v18"/>',
    "president-adams": '<path d="M8 40V22h44v18M4 40h52"/><path d="M12 22a18 14 0 0 1 36 0M30 8V3M20 22v18M40 22v18"/>',
    "lady-washington": '<ellipse cx="30" cy="22" rx="17" ry="20"/><path d="M20 40c2-9 18-9 20 0"/>'
    '<circle cx="30" cy="20" r="6"/><path d="M22 18c0-12 16-12 16 0"/>',
    "lady-adams": '<ellipse cx="30" cy="22" rx="17" ry="20"/><path d="M20 40c2-9 18-9 20 0"/>'
    '<circle cx="30" cy="20" r="6"/><path d="M22 22c-2-14 18-14 16 0M25 10h10"/>',
    "vice-president": '<path d="M38 6L16 28l6 6L44 12zM16 28L6 38M34 2l14 14M8 42h30"/>',
    "secretary-of-state": '<path d="M16 4h22l8 8v28H16zM38 4v8h8M22 20h18M22 27h18M22 34h10"/>',
    "secretary-of-treasury": '<circle cx="30" cy="22" r="18"/><circle cx="30" cy="22" r="13"/><path d="M25 28'
    'c6 5 12 0 8-4s-9-1-7-6 9-4 9-1M30 12v21"/>',
    "secretary-of-war": '<path d="M10 4l32 32M50 4L18 36M36 40l10-10M14 30l10 10M42 36l6 6M18 36l-6 6"/>',
    "secretary-of-the-navy": '<circle cx="30" cy="7" r="4"/><path d="M30 11v31M20 17h20M10 28c2 10 10 14 20 14s18-4'
    ' 20-14M10 28l-3 6M10 28l6 4M50 28l3 6M50 28l-6 4"/>',
    "first-flag": '<path d="M12 2v40M12 5h40v24H12M12 11h40M12 17h40M12 23h40M12 5h18v12H12"/>',
    "first-white-house": '<path d="M4 40h52M8 40V20h44v20M20 20l10-9 10 9M26 40V29h8v11M14 26h5v5h-5zM41 26h5v5h-5z"/>',
    "uncle-sam": '<path d="M16 34V8h28v26M8 34h44M16 26h28M24 8v18M36 8v18"/>',
}
"""Drawings by this project, as wide and high as a State's shape.

They show scales, a portico, a dome, two medallions, a gavel, a deed, a coin, swords, an anchor, a flag, a house, a hat.
"""


def party_letter(party: str) -> str:
    """Return the letter of a party."""
    return "R" if party == REPUBLICANS else "D"


def party_badge_html(party: str) -> str:
    """Return the party's letter in a shape: a disc for Democrats, a square for Republicans.

    Screen readers skip it, because a text beside it says the same.
    """
    return f'<b class="vfw-party" data-party="{escape(party)}" aria-hidden="true">{party_letter(party)}</b>'


def gold_star_svg() -> str:
    """Return a gold star."""
    return f'<svg class="vfw-gold" viewBox="0 0 20 20" aria-hidden="true"><path d="{STAR}"/></svg>'


def card_html(card: str, pack: Pack) -> str:
    """Return the face of a card. Screen readers skip it: the caller adds a label."""
    return _state_html(card, pack) if card in STARS else _honor_html(card)


def _name_html(card: str) -> str:
    words = [HYPHENATED.get(word, word).replace("-", SOFT_HYPHEN) for word in NAME[card].split()]
    return f'<b class="vfw-card-name">{escape(" ".join(words))}</b>'


def _state_html(card: str, pack: Pack) -> str:
    gold = f'<span class="vfw-twice">×2{gold_star_svg()}</span>' if card in pack.gold else ""
    stars = "<wbr>".join("★" * STARS[card])
    size = "few" if STARS[card] <= 12 else "some" if STARS[card] <= 24 else "many"
    shape = f'<svg viewBox="-1 -1 {DRAWING_WIDTH + 2} {DRAWING_HEIGHT + 2}"><path d="{state_paths()[card]}"/></svg>'
    return (
        f'<span class="vfw-face-of-card" data-party="{PARTY[card]}" aria-hidden="true">'
        f'<span class="vfw-corner"><b>{STARS[card]}</b>{party_badge_html(PARTY[card])}</span>{gold}{shape}'
        f'<span class="vfw-pips" data-stars="{size}">{stars}</span>'
        f"{_name_html(card)}</span>"
    )


def _honor_html(card: str) -> str:
    vote = "no vote" if card in VOTELESS else "has a vote"
    return (
        f'<span class="vfw-face-of-card" data-honor aria-hidden="true"><span class="vfw-rank">Honor {RANK[card]}</span>'
        f'<svg viewBox="-1 -1 {DRAWING_WIDTH + 2} {DRAWING_HEIGHT + 2}">{EMBLEMS[card]}</svg>'
        f'{_name_html(card)}<span class="vfw-vote">{vote}</span></span>'
    )


def describe_card(card: str, pack: Pack) -> str:
    """Describe a card for screen readers.

    >>> from vfw.companions.constitution.cards import PACKS
    >>> describe_card("WY", PACKS["A"])
    'Wyoming, Republican, 3 stars, gold: counts 6'
    """
    if card in RANK:
        return f"{NAME[card]}, Honor {RANK[card]}, {'no vote' if card in VOTELESS else 'with a vote'}"
    party = "Republican" if PARTY[card] == REPUBLICANS else "Democrat"
    gold = f", gold: counts {pack.votes[card]}" if card in pack.gold else ""
    return f"{NAME[card]}, {party}, {STARS[card]} stars{gold}"


PARTY_NAMES = {DEMOCRATS: "Democrats", REPUBLICANS: "Republicans"}
CARD_MS, TRICK_MS, SLIDE_MS = 260, 600, 250
"""Milliseconds: between cards that appear together, to look at a whole trick, and to remove it."""
CARD_KEYS = "123456789"
"""The keys that select the legal cards, from the left."""
SCREEN_PLACES = ("south", "west", "north", "east")
"""The places of seats: the viewer below, the next player at the left."""


class ConstitutionBoard(DrawnBoard):
    """The table, and the hand below it."""

    name = "table"
    has_hand = True

    def drawn(self, view: View, shown: BoardHighlights) -> str:
        """See `DrawnBoard.drawn`."""
        if not view.holder:
            return _undealt_html(view)
        hints = {names[0]: number for number, names in reversed([*enumerate(shown.hinted, start=1)]) if names}
        return f"{_table_html(view, shown)}{_hand_html(view, shown, hints)}"


def _undealt_html(view: View) -> str:
    """Return the table before the deal: the States with a gold star."""
    pack = pack_of(view)
    cards = "".join(
        [
            f'<span class="vfw-playing-card">{card_html(card, pack)}</span>'
            for card in sorted(pack.gold, key=lambda card: (-STARS[card], NAME[card]))
        ]
    )
    names = ", ".join(sorted([NAME[card] for card in pack.gold]))
    return (
        '<div class="vfw-undealt vfw-sheet" data-part="board">'
        '<p class="vfw-kicker">Thirteen States where women vote count double</p>'
        f'<div class="vfw-spread" role="img" aria-label="{escape(names)}">{cards}</div></div>'
    )


def _screen_places(view: View) -> dict[str, str]:
    """Return the place of each seat on the screen."""
    first = PLACE[view.seat or SEATS[0]]
    return {SEATS[(first + number) % 4]: place for number, place in enumerate(SCREEN_PLACES)}


def _table_html(view: View, shown: BoardHighlights) -> str:
    at = _screen_places(view)
    over = isinstance(view.pending, Outcome)
    resting = not view.cards and bool(view.tricks)
    new = {event[2] for event in shown.news if event[0] == "played"}
    times = _card_times(view, new)
    slots = "".join([_slot_html(view, seat, at[seat], times) for seat in SEATS])
    seats = "".join([_seat_html(view, seat, at[seat]) for seat in SEATS])
    middle = ""
    if view.cards:
        middle = f'<p class="vfw-in-trick"><b>{count_votes(votes_in_trick(view))}</b> in this trick</p>'
    elif resting:
        last = view.tricks[-1]
        middle = (
            f'<p class="vfw-in-trick"><b>{count_votes(last.votes)}</b> to '
            f"{escape(seat_name(last.winner, view, inside=True))}: "
            f"{escape(HOW[last.how])}</p>"
        )
    state = "over" if over else "resting" if resting else "playing"
    return (
        f'<div class="vfw-felt vfw-sheet" data-part="board" data-state="{state}">'
        f'<p class="vfw-kicker">{escape(describe_moment(view))}</p>{seats}{slots}{middle}'
        f"{_previous_trick_html(view)}{_vote_bar_html(view)}{_legend_html()}"
        f"{_previous_cards_html(view, new, times, at)}</div>"
    )


def _seat_html(view: View, seat: str, place: str) -> str:
    party = view.party(seat)
    notes = []
    if view.seat and seat == PARTNER_OF[view.seat]:
        notes.append("your partner")
    if view.cards and trick_holder(view)[0] == seat:
        notes.append("have the trick" if seat == view.seat else "has the trick")
    elif view.leader == seat and not isinstance(view.pending, Outcome):
        notes.append("led this trick" if view.cards else "lead" if seat == view.seat else "leads")
    if not view.tricks and not view.cards:
        if view.dealer == seat:
            notes.append("dealt")
        if view.holder == seat:
            notes.append("have Uncle Sam" if seat == view.seat else "has Uncle Sam")
    if view.deal == 1 and not view.tricks and view.drawn[PLACE[seat]]:
        notes.append(f"drew {NAME[view.drawn[PLACE[seat]]]}")
    left = view.cards_left(seat)
    backs = "<i></i>" * left if seat != view.seat else ""
    name = seat_name(seat, view)
    turn = isinstance(view.pending, Decision) and view.pending.seat == seat
    mark = " data-turn" if turn else ""
    has = ("has the trick", "have the trick")
    said = "".join([f"<small{' data-has' if note in has else ''}>{escape(note)}</small>" for note in notes])
    unseen = f'<span class="vfw-for-the-ear">, {PARTY_NAMES[party]}, {left} cards</span>'
    return (
        f'<div class="vfw-chair" data-at="{place}"{mark}><span class="vfw-backs" aria-hidden="true">{backs}</span>'
        f"<p><b>{escape(name)}</b> {party_badge_html(party)}{unseen}{said}</p></div>"
    )


def _card_times(view: View, new: Collection[str]) -> dict[str, int]:
    """Return the time in ms at which each new card appears, and under "" the time at which the trick before leaves.

    Several cards appear after one answer if plays are forced.
    """
    clock, times = 0, {}
    before = view.tricks[-1].cards if view.tricks else ()
    for card in before:
        if card in new:
            times[card], clock = clock, clock + CARD_MS
    if view.cards and view.cards[0] in new:
        times[""] = clock + TRICK_MS if times else 0
        clock = times[""] + SLIDE_MS
    for card in view.cards:
        if card in new:
            times[card], clock = clock, clock + CARD_MS
    return times


def _slot_html(view: View, seat: str, place: str, times: Mapping[str, int]) -> str:
    """Return the card that a seat played to the current trick, or to the last one if no other has begun."""
    pack = pack_of(view)
    cards, leader = (view.cards, view.leader)
    last = view.tricks[-1] if view.tricks and not cards else None
    if last:
        cards, leader = last.cards, last.leader
    number = (PLACE[seat] - PLACE[leader]) % 4
    if number >= len(cards):
        mine = seat == view.seat and isinstance(view.pending, Decision) and view.pending.seat == seat
        empty = "<b>Your card</b>" if mine else ""
        return f'<div class="vfw-slot" data-at="{place}" data-empty{" data-mine" if mine else ""}>{empty}</div>'
    card = cards[number]
    wins = last.winner == seat if last else trick_holder(view)[0] == seat
    said = describe_played(view, number) if not last else ""
    label = f"{'Winning' if not last else 'Took it'}" if wins else ""
    flag = f'<b class="vfw-wins">{gold_star_svg()}{label}</b>' if wins else ""
    fresh = f' data-new style="--when: {times[card]}ms"' if card in times else ""
    told = f"{number + 1}: {seat_name(seat, view)}, {describe_card(card, pack)}"
    return (
        f'<div class="vfw-slot" data-at="{place}"{" data-winning" if wins else ""}{fresh}>'
        f'<b class="vfw-order" aria-hidden="true">{number + 1}</b><span class="vfw-for-the-ear">{escape(told)}. </span>'
        f'<span class="vfw-playing-card">{card_html(card, pack)}</span>'
        f'<span class="vfw-did">{flag}{escape(said)}</span></div>'
    )


def _previous_cards_html(view: View, new: Collection[str], times: Mapping[str, int], at: Mapping[str, str]) -> str:
    """Return the cards of the last trick on their way to its winner, if another trick has just begun."""
    if not view.cards or not view.tricks or view.cards[0] not in new:
        return ""
    last, pack = view.tricks[-1], pack_of(view)
    cards = ""
    for number, card in enumerate(last.cards):
        place = at[SEATS[(PLACE[last.leader] + number) % 4]]
        drawing = f'<span class="vfw-playing-card">{card_html(card, pack)}</span>'
        fresh = f' data-new style="--when: {times[card]}ms"' if card in times else ""
        cards += f'<span class="vfw-slot" data-at="{place}"{fresh}>{drawing}</span>'
    goes = f'data-to="{at[last.winner]}" style="--goes: {times[""]}ms"'
    return f'<div class="vfw-gathered" {goes} aria-hidden="true">{cards}</div>'


def _previous_trick_html(view: View) -> str:
    """Return a line about the last trick, once another has begun and its cards are gone from the table."""
    if not view.cards or not view.tricks:
        return ""
    last = view.tricks[-1]
    names = ", ".join([NAME[card] for card in last.cards])
    to = escape(seat_name(last.winner, view, inside=True))
    return (
        f'<p class="vfw-trick-before"><span class="vfw-kicker">The trick before</span> {escape(names)}: '
        f"<b>{count_votes(last.votes)} to {to}</b>, {escape(HOW[last.how])}</p>"
    )


def _vote_bar_html(view: View) -> str:
    """Return the votes of this deal: one bar from both ends towards the middle."""
    votes, total = tally_votes(view), pack_of(view).totals[view.deal - 1]
    now = votes_in_trick(view)
    ends = []
    for party, number in zip(PARTIES, votes, strict=True):
        share = f"{100 * number / total:.1f}%"
        ends.append(f'<span class="vfw-end" data-party="{party}" style="--share: {share}"><b>{number}</b></span>')
    says = f"Votes of this deal: Democrats {votes[0]}, Republicans {votes[1]}, of {total}; {now} in the trick."
    before = "".join([f"; the first deal {one} to {other}" for one, other in view.scores[: view.deal - 1]])
    goal = f"{total} in all{before}; {pack_of(view).majority} of both deals elect"
    return (
        f'<div class="vfw-votes-of-deal"><div class="vfw-tally-bar" role="img" aria-label="{escape(says)}">'
        f"{party_badge_html(DEMOCRATS)}"
        f'<span class="vfw-bar-of-votes" style="--now: {100 * now / total:.1f}%; --at: {100 * votes[0] / total:.1f}%">'
        f"{ends[0]}<i></i>{ends[1]}</span>{party_badge_html(REPUBLICANS)}</div><p>{goal}</p></div>"
    )


def _legend_html() -> str:
    printed = render_dialog_link(f"word:{WHAT_IT_WAS}", "As printed in 1916:")
    gold = render_dialog_link(f"word:{WHAT_IT_SHOWS}", "gold star:")
    # Text in <i> is hidden on small screens.
    colors = (
        f"{party_badge_html(DEMOCRATS)} <i>Democrats</i> red, {party_badge_html(REPUBLICANS)} <i>Republicans</i> blue"
    )
    return (
        f'<p class="vfw-printed"><span>{gold_star_svg()} <b>{gold}</b> <i>women vote there, the State</i> counts double'
        "</span>"
        f"<span><b>{printed}</b> {colors}</span></p>"
    )


def _hand_html(view: View, shown: BoardHighlights, hints: dict[Word, int]) -> str:
    if not view.hand:
        return ""
    digits = dict(zip([card for card in view.hand if card in shown.choices], CARD_KEYS, strict=False))
    cards = "".join(
        [_hand_card_html(view, card, column, shown, hints, digits) for column, card in enumerate(view.hand)]
    )
    last = [*digits.values()][-1:]
    ways = f'<span class="vfw-by-digit">1 to {last[0]} choose, Enter plays</span>' if last else ""
    return (
        f'<div class="vfw-holding vfw-sheet" data-part="hand" data-grid style="--cards: {len(view.hand)}">'
        f'<p class="vfw-kicker">Your hand {ways}</p><ul>{cards}</ul></div>'
    )


def _hand_card_html(
    view: View, card: str, column: int, shown: BoardHighlights, hints: dict[Word, int], digits: Mapping[str, str]
) -> str:
    pack, says = pack_of(view), describe_card(card, pack_of(view))
    place = f'data-cell="{column},0" data-key="card {card}"'
    if card not in shown.choices:
        return (
            f'<li><button type="button" class="vfw-playing-card" {place} data-sheet="card:{card}"'
            f' aria-label="{escape(says)}">{card_html(card, pack)}</button></li>'
        )
    does = describe_effect(view, card)
    hint = f'<b class="vfw-hint-on-card">Hint {hints[card]}</b>' if card in hints else ""
    name = f"{says}. Play it: {does}{f'. Hint {hints[card]}' if card in hints else ''}"
    digit = digits.get(card, "")
    if digit:
        place += f' aria-keyshortcuts="{digit}"'
    key = f'<b class="vfw-digit">{digit}</b>' if digit else ""
    button = f"{place} data-pick='{json.dumps(card)}' aria-label=\"{escape(name)}\""
    return (
        f'<li data-legal>{hint}<button type="button" class="vfw-playing-card" {button}>{card_html(card, pack)}'
        f'</button><small aria-hidden="true">{key}{escape(does)}</small></li>'
    )
