"""The card table: who sits where, the trick at hand and who has it, the votes of the deal, and the viewer's hand."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from html import escape

from vfw.companions.constitution.card_pack import DEMOCRATS, NAME, PARTIES, REPUBLICANS, STARS
from vfw.companions.constitution.course_of_deals import counted, pack_of
from vfw.companions.constitution.deal_position import PARTNER_OF, PLACE, SEATS, View
from vfw.companions.constitution.play_words import HOW
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.html import render_dialog_link
from vfw.panel.skins.constitution.playing_cards import card_drawing, card_in_words, gold_star, party_badge
from vfw.panel.skins.constitution.rules_sheets import WHAT_IT_SHOWS, WHAT_IT_WAS
from vfw.panel.skins.constitution.trick_words import did, effect, lying, moment_of, votes_of, who, winning
from vfw.panel.surfaces.drawn.drawn_board import DrawnBoard, Shown

NAMES = {DEMOCRATS: "Democrats", REPUBLICANS: "Republicans"}
A_CARD, A_LOOK, A_SLIDE = 260, 600, 250
"""In ms: from a card to the next where several come at once, how long a whole trick is seen, and how long it goes."""
DIGITS = "123456789"
"""The keys by which one comes to the cards that may be played, from the left."""
PLACES = ("south", "west", "north", "east")
"""Where a seat is drawn: the viewer below, the next to play at the left."""


class CardTable(DrawnBoard):
    """The table, and the hand below it."""

    name = "table"
    has_hand = True

    def drawn(self, view: View, shown: Shown) -> str:
        if not view.holder:
            return _undealt(view)
        hints = {names[0]: number for number, names in reversed([*enumerate(shown.hinted, start=1)]) if names}
        return f"{_table(view, shown)}{_hand(view, shown, hints)}"


def _undealt(view: View) -> str:
    """The table before a card is dealt: the States with a gold star."""
    pack = pack_of(view)
    cards = "".join(
        [
            f'<span class="vfw-playing-card">{card_drawing(card, pack)}</span>'
            for card in sorted(pack.gold, key=lambda card: (-STARS[card], NAME[card]))
        ]
    )
    names = ", ".join(sorted([NAME[card] for card in pack.gold]))
    return (
        '<div class="vfw-undealt vfw-sheet" data-part="board">'
        '<p class="vfw-kicker">Thirteen States where women vote count double</p>'
        f'<div class="vfw-spread" role="img" aria-label="{escape(names)}">{cards}</div></div>'
    )


def _at(view: View) -> dict[str, str]:
    """Where each seat is drawn."""
    first = PLACE[view.seat or SEATS[0]]
    return {SEATS[(first + number) % 4]: place for number, place in enumerate(PLACES)}


def _table(view: View, shown: Shown) -> str:
    at = _at(view)
    over = isinstance(view.pending, Outcome)
    resting = not view.cards and bool(view.tricks)
    new = {event[2] for event in shown.news if event[0] == "played"}
    times = _times(view, new)
    slots = "".join([_slot(view, seat, at[seat], times) for seat in SEATS])
    seats = "".join([_seat(view, seat, at[seat]) for seat in SEATS])
    middle = ""
    if view.cards:
        middle = f'<p class="vfw-in-trick"><b>{votes_of(lying(view))}</b> in this trick</p>'
    elif resting:
        last = view.tricks[-1]
        middle = (
            f'<p class="vfw-in-trick"><b>{votes_of(last.votes)}</b> to {escape(who(last.winner, view, inside=True))}: '
            f"{escape(HOW[last.how])}</p>"
        )
    state = "over" if over else "resting" if resting else "playing"
    return (
        f'<div class="vfw-felt vfw-sheet" data-part="board" data-state="{state}">'
        f'<p class="vfw-kicker">{escape(moment_of(view))}</p>{seats}{slots}{middle}'
        f"{_last(view)}{_votes(view)}{_legend()}{_gathered(view, new, times, at)}</div>"
    )


def _seat(view: View, seat: str, place: str) -> str:
    party = view.party(seat)
    notes = []
    if view.seat and seat == PARTNER_OF[view.seat]:
        notes.append("your partner")
    if view.cards and winning(view)[0] == seat:
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
    name = who(seat, view)
    turn = isinstance(view.pending, Decision) and view.pending.seat == seat
    mark = " data-turn" if turn else ""
    has = ("has the trick", "have the trick")
    said = "".join([f"<small{' data-has' if note in has else ''}>{escape(note)}</small>" for note in notes])
    unseen = f'<span class="vfw-for-the-ear">, {NAMES[party]}, {left} cards</span>'
    return (
        f'<div class="vfw-chair" data-at="{place}"{mark}><span class="vfw-backs" aria-hidden="true">{backs}</span>'
        f"<p><b>{escape(name)}</b> {party_badge(party)}{unseen}{said}</p></div>"
    )


def _times(view: View, new: Collection[str]) -> dict[str, int]:
    """When each new card comes to the table, in ms: several are played by one answer where plays are forced. Under ""
    when the trick before leaves it."""
    clock, times = 0, {}
    before = view.tricks[-1].cards if view.tricks else ()
    for card in before:
        if card in new:
            times[card], clock = clock, clock + A_CARD
    if view.cards and view.cards[0] in new:
        times[""] = clock + A_LOOK if times else 0
        clock = times[""] + A_SLIDE
    for card in view.cards:
        if card in new:
            times[card], clock = clock, clock + A_CARD
    return times


def _slot(view: View, seat: str, place: str, times: Mapping[str, int]) -> str:
    """The card that a seat has played to the trick, or to the last one while the next has not begun."""
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
    wins = last.winner == seat if last else winning(view)[0] == seat
    said = did(view, number) if not last else ""
    label = f"{'Winning' if not last else 'Took it'}" if wins else ""
    flag = f'<b class="vfw-wins">{gold_star()}{label}</b>' if wins else ""
    fresh = f' data-new style="--when: {times[card]}ms"' if card in times else ""
    told = f"{number + 1}: {who(seat, view)}, {card_in_words(card, pack)}"
    return (
        f'<div class="vfw-slot" data-at="{place}"{" data-winning" if wins else ""}{fresh}>'
        f'<b class="vfw-order" aria-hidden="true">{number + 1}</b><span class="vfw-for-the-ear">{escape(told)}. </span>'
        f'<span class="vfw-playing-card">{card_drawing(card, pack)}</span>'
        f'<span class="vfw-did">{flag}{escape(said)}</span></div>'
    )


def _gathered(view: View, new: Collection[str], times: Mapping[str, int], at: Mapping[str, str]) -> str:
    """The cards of the trick before, on their way to whoever took it: once another has just begun."""
    if not view.cards or not view.tricks or view.cards[0] not in new:
        return ""
    last, pack = view.tricks[-1], pack_of(view)
    cards = ""
    for number, card in enumerate(last.cards):
        place = at[SEATS[(PLACE[last.leader] + number) % 4]]
        drawing = f'<span class="vfw-playing-card">{card_drawing(card, pack)}</span>'
        fresh = f' data-new style="--when: {times[card]}ms"' if card in times else ""
        cards += f'<span class="vfw-slot" data-at="{place}"{fresh}>{drawing}</span>'
    goes = f'data-to="{at[last.winner]}" style="--goes: {times[""]}ms"'
    return f'<div class="vfw-gathered" {goes} aria-hidden="true">{cards}</div>'


def _last(view: View) -> str:
    """The trick before, once another has begun: the cards of it are gone from the table."""
    if not view.cards or not view.tricks:
        return ""
    last = view.tricks[-1]
    names = ", ".join([NAME[card] for card in last.cards])
    to = escape(who(last.winner, view, inside=True))
    return (
        f'<p class="vfw-trick-before"><span class="vfw-kicker">The trick before</span> {escape(names)}: '
        f"<b>{votes_of(last.votes)} to {to}</b>, {escape(HOW[last.how])}</p>"
    )


def _votes(view: View) -> str:
    """The votes of this deal: one bar from both ends towards the line of half."""
    votes, total = counted(view), pack_of(view).totals[view.deal - 1]
    now = lying(view)
    ends = []
    for party, number in zip(PARTIES, votes, strict=True):
        share = f"{100 * number / total:.1f}%"
        ends.append(f'<span class="vfw-end" data-party="{party}" style="--share: {share}"><b>{number}</b></span>')
    says = f"Votes of this deal: Democrats {votes[0]}, Republicans {votes[1]}, of {total}; {now} in the trick."
    before = "".join([f"; the first deal {one} to {other}" for one, other in view.scores[: view.deal - 1]])
    goal = f"{total} in all{before}; {pack_of(view).majority} of both deals elect"
    return (
        f'<div class="vfw-votes-of-deal"><div class="vfw-tally-bar" role="img" aria-label="{escape(says)}">'
        f"{party_badge(DEMOCRATS)}"
        f'<span class="vfw-bar-of-votes" style="--now: {100 * now / total:.1f}%; --at: {100 * votes[0] / total:.1f}%">'
        f"{ends[0]}<i></i>{ends[1]}</span>{party_badge(REPUBLICANS)}</div><p>{goal}</p></div>"
    )


def _legend() -> str:
    printed = render_dialog_link(f"word:{WHAT_IT_WAS}", "As printed in 1916:")
    gold = render_dialog_link(f"word:{WHAT_IT_SHOWS}", "gold star:")
    # What is in <i> is left out where there is little room.
    colours = f"{party_badge(DEMOCRATS)} <i>Democrats</i> red, {party_badge(REPUBLICANS)} <i>Republicans</i> blue"
    return (
        f'<p class="vfw-printed"><span>{gold_star()} <b>{gold}</b> <i>women vote there, the State</i> counts double'
        "</span>"
        f"<span><b>{printed}</b> {colours}</span></p>"
    )


def _hand(view: View, shown: Shown, hints: dict[Word, int]) -> str:
    if not view.hand:
        return ""
    digits = dict(zip([card for card in view.hand if card in shown.choices], DIGITS, strict=False))
    cards = "".join([_held(view, card, column, shown, hints, digits) for column, card in enumerate(view.hand)])
    last = [*digits.values()][-1:]
    ways = f'<span class="vfw-by-digit">1 to {last[0]} choose, Enter plays</span>' if last else ""
    return (
        f'<div class="vfw-holding vfw-sheet" data-part="hand" data-grid style="--cards: {len(view.hand)}">'
        f'<p class="vfw-kicker">Your hand {ways}</p><ul>{cards}</ul></div>'
    )


def _held(view: View, card: str, column: int, shown: Shown, hints: dict[Word, int], digits: Mapping[str, str]) -> str:
    pack, says = pack_of(view), card_in_words(card, pack_of(view))
    place = f'data-cell="{column},0" data-key="card {card}"'
    if card not in shown.choices:
        return (
            f'<li><button type="button" class="vfw-playing-card" {place} data-sheet="card:{card}"'
            f' aria-label="{escape(says)}">{card_drawing(card, pack)}</button></li>'
        )
    does = effect(view, card)
    hint = f'<b class="vfw-hint-on-card">Hint {hints[card]}</b>' if card in hints else ""
    name = f"{says}. Play it: {does}{f'. Hint {hints[card]}' if card in hints else ''}"
    digit = digits.get(card, "")
    if digit:
        place += f' aria-keyshortcuts="{digit}"'
    key = f'<b class="vfw-digit">{digit}</b>' if digit else ""
    button = f"{place} data-pick='{json.dumps(card)}' aria-label=\"{escape(name)}\""
    return (
        f'<li data-legal>{hint}<button type="button" class="vfw-playing-card" {button}>{card_drawing(card, pack)}'
        f'</button><small aria-hidden="true">{key}{escape(does)}</small></li>'
    )
