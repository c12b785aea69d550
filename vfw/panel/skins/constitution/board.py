"""The card table of Constitution: seats, the current trick, the votes of the deal, the viewer's hand, the cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from vfw.companions.constitution.cards import DEMOCRATS, NAME, PARTIES, PARTY, RANK, REPUBLICANS, STARS, VOTELESS, Pack
from vfw.companions.constitution.deals import pack_of, tally_votes
from vfw.companions.constitution.position import PARTNER_OF, PLACE, SEATS, View
from vfw.companions.constitution.text import HOW
from vfw.core.questions import Decision, Outcome, Word
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
from vfw.templating import EMPTY, Markup, call_macro

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
VIEW_BOX = f"-1 -1 {DRAWING_WIDTH + 2} {DRAWING_HEIGHT + 2}"


def party_letter(party: str) -> str:
    """Return the letter of a party."""
    return "R" if party == REPUBLICANS else "D"


class CardFace(NamedTuple):
    """The face of a card.

    Attributes:
        key: Its key.
        name: Its name, with soft hyphens.
        view_box: The box of its drawing.
        path: The shape of a State; "" for an Honor.
        party: The party of a State.
        stars: The stars of a State.
        is_gold: Whether the State counts double.
        rank: The rank of an Honor.
        has_vote: Whether an Honor has a vote.
    """

    key: str
    name: str
    view_box: str = VIEW_BOX
    path: str = ""
    party: str = ""
    stars: int = 0
    is_gold: bool = False
    rank: int = 0
    has_vote: bool = False


def card_face(card: str, pack: Pack) -> CardFace:
    """Return the face of a card."""
    name = " ".join([HYPHENATED.get(word, word).replace("-", SOFT_HYPHEN) for word in NAME[card].split()])
    if card not in STARS:
        return CardFace(card, name, rank=RANK[card], has_vote=card not in VOTELESS)
    path, is_gold = state_paths()[card], card in pack.gold
    return CardFace(card, name, path=path, party=PARTY[card], stars=STARS[card], is_gold=is_gold)


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

    def drawn(self, view: View, shown: BoardHighlights) -> Markup:
        """See `DrawnBoard.drawn`."""
        if not view.holder:
            return _undealt_html(view)
        hints = {names[0]: number for number, names in reversed([*enumerate(shown.hinted, start=1)]) if names}
        return _render("table", _table(view, shown)) + _hand_html(view, shown, hints)


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("panel/skins/constitution/templates/board.html", macro, *arguments)


def _undealt_html(view: View) -> Markup:
    """Return the table before the deal: the States with a gold star."""
    pack = pack_of(view)
    largest_first = sorted(pack.gold, key=lambda card: (-STARS[card], NAME[card]))
    names = ", ".join(sorted([NAME[card] for card in pack.gold]))
    return _render("undealt", [card_face(card, pack) for card in largest_first], names)


def _screen_places(view: View) -> dict[str, str]:
    """Return the place of each seat on the screen."""
    first = PLACE[view.seat or SEATS[0]]
    return {SEATS[(first + number) % 4]: place for number, place in enumerate(SCREEN_PLACES)}


class TakenTrick(NamedTuple):
    """A finished trick: its votes, its winner, the reason, and the names of its cards."""

    votes: str
    winner: str
    how: str
    cards: str


class VoteBar(NamedTuple):
    """The votes of a deal.

    Attributes:
        says: The votes, for screen readers.
        now: The share of the votes in the trick.
        at: The share at which that begins.
        ends: The party, the share and the votes of each end of the bar.
        goal: The goal in words.
    """

    says: str
    now: str
    at: str
    ends: list[tuple[str, str, int]]
    goal: str


class Chair(NamedTuple):
    """A seat at the table.

    Attributes:
        place: Its place on the screen.
        is_asked: Whether its player is asked.
        backs: The number of cards that are seen from behind.
        name: The name of the player.
        party: The party.
        party_name: The name of the party.
        cards: The number of cards left.
        notes: Notes on the player, each with whether it says who has the trick.
    """

    place: str
    is_asked: bool
    backs: int
    name: str
    party: str
    party_name: str
    cards: int
    notes: list[tuple[str, bool]]


class Slot(NamedTuple):
    """The place of a seat's card in the trick.

    Attributes:
        place: The place of the seat on the screen.
        is_viewers: Whether the viewer plays to it now.
        card: The face of the card; None for none.
        number: The number of the card in the trick.
        says: The player and the card, for screen readers.
        when: The time in ms at which the card appears; None if it is there already.
        wins: A note if the card wins; "" if not.
        effect: The effect of the card in words.
    """

    place: str
    is_viewers: bool = False
    card: CardFace | None = None
    number: int = 0
    says: str = ""
    when: int | None = None
    wins: str = ""
    effect: str = ""


class GatheredTrick(NamedTuple):
    """The cards of the last trick on their way to its winner.

    Attributes:
        to: The place of the winner on the screen.
        goes: The time in ms at which they leave.
        cards: The place and the face of each card, and the time at which it appears; None if it is there already.
    """

    to: str
    goes: int
    cards: list[tuple[str, CardFace, int | None]]


class CardTable(NamedTuple):
    """The table.

    Attributes:
        state: "playing", "resting" after a trick, or "over".
        moment: The time in the game.
        chairs: The seats.
        slots: The places of their cards.
        in_trick: The votes in the current trick; "" for none.
        taken: The last trick, while no other has begun.
        before: The last trick, once another has begun.
        bar: The votes of the deal.
        gathered: The cards of the last trick while another has just begun.
        gold_word: The key of the dialog on gold stars.
        printed_word: The key of the dialog on the game of 1916.
    """

    state: str
    moment: str
    chairs: list[Chair]
    slots: list[Slot]
    in_trick: str
    taken: TakenTrick | None
    before: TakenTrick | None
    bar: VoteBar
    gathered: GatheredTrick | None
    gold_word: str = WHAT_IT_SHOWS
    printed_word: str = WHAT_IT_WAS


def _table(view: View, shown: BoardHighlights) -> CardTable:
    at = _screen_places(view)
    is_over, is_resting = isinstance(view.pending, Outcome), not view.cards and bool(view.tricks)
    new = {event[2] for event in shown.news if event[0] == "played"}
    times = _card_times(view, new)
    last = _last_trick(view) if view.tricks else None
    return CardTable(
        state="over" if is_over else "resting" if is_resting else "playing",
        moment=describe_moment(view),
        chairs=[_chair(view, seat, at[seat]) for seat in SEATS],
        slots=[_slot(view, seat, at[seat], times) for seat in SEATS],
        in_trick=count_votes(votes_in_trick(view)) if view.cards else "",
        taken=last if is_resting else None,
        before=last if view.cards else None,
        bar=_vote_bar(view),
        gathered=_gathered(view, new, times, at),
    )


def _last_trick(view: View) -> TakenTrick:
    last = view.tricks[-1]
    cards = ", ".join([NAME[card] for card in last.cards])
    return TakenTrick(count_votes(last.votes), seat_name(last.winner, view, inside=True), HOW[last.how], cards)


HAS_TRICK, HAVE_TRICK = "has the trick", "have the trick"


def _chair(view: View, seat: str, place: str) -> Chair:
    left = view.cards_left(seat)
    return Chair(
        place=place,
        is_asked=isinstance(view.pending, Decision) and view.pending.seat == seat,
        backs=left if seat != view.seat else 0,
        name=seat_name(seat, view),
        party=view.party(seat),
        party_name=PARTY_NAMES[view.party(seat)],
        cards=left,
        notes=[(note, note in (HAS_TRICK, HAVE_TRICK)) for note in _notes(view, seat)],
    )


def _notes(view: View, seat: str) -> Iterator[str]:
    if view.seat and seat == PARTNER_OF[view.seat]:
        yield "your partner"
    if view.cards and trick_holder(view)[0] == seat:
        yield HAVE_TRICK if seat == view.seat else HAS_TRICK
    elif view.leader == seat and not isinstance(view.pending, Outcome):
        yield "led this trick" if view.cards else "lead" if seat == view.seat else "leads"
    if not view.tricks and not view.cards:
        if view.dealer == seat:
            yield "dealt"
        if view.holder == seat:
            yield "have Uncle Sam" if seat == view.seat else "has Uncle Sam"
    if view.deal == 1 and not view.tricks and view.drawn[PLACE[seat]]:
        yield f"drew {NAME[view.drawn[PLACE[seat]]]}"


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


def _slot(view: View, seat: str, place: str, times: Mapping[str, int]) -> Slot:
    """Return the card that a seat played to the current trick, or to the last one if no other has begun."""
    cards, leader = (view.cards, view.leader)
    last = view.tricks[-1] if view.tricks and not cards else None
    if last:
        cards, leader = last.cards, last.leader
    number = (PLACE[seat] - PLACE[leader]) % 4
    if number >= len(cards):
        is_asked = isinstance(view.pending, Decision) and view.pending.seat == seat
        return Slot(place, is_viewers=seat == view.seat and is_asked)
    card, pack = cards[number], pack_of(view)
    has_won = last.winner == seat if last else trick_holder(view)[0] == seat
    return Slot(
        place,
        card=card_face(card, pack),
        number=number + 1,
        says=f"{number + 1}: {seat_name(seat, view)}, {describe_card(card, pack)}",
        when=times.get(card),
        wins=("Took it" if last else "Winning") if has_won else "",
        effect="" if last else describe_played(view, number),
    )


def _gathered(
    view: View, new: Collection[str], times: Mapping[str, int], at: Mapping[str, str]
) -> GatheredTrick | None:
    """Return the cards of the last trick on their way to its winner, if another trick has just begun."""
    if not view.cards or not view.tricks or view.cards[0] not in new:
        return None
    last, pack = view.tricks[-1], pack_of(view)
    cards = [
        (at[SEATS[(PLACE[last.leader] + number) % 4]], card_face(card, pack), times.get(card))
        for number, card in enumerate(last.cards)
    ]
    return GatheredTrick(at[last.winner], times[""], cards)


def _vote_bar(view: View) -> VoteBar:
    """Return the votes of this deal: one bar from both ends towards the middle."""
    votes, total = tally_votes(view), pack_of(view).totals[view.deal - 1]
    now = votes_in_trick(view)
    before = "".join([f"; the first deal {one} to {other}" for one, other in view.scores[: view.deal - 1]])
    return VoteBar(
        says=f"Votes of this deal: Democrats {votes[0]}, Republicans {votes[1]}, of {total}; {now} in the trick.",
        now=f"{100 * now / total:.1f}%",
        at=f"{100 * votes[0] / total:.1f}%",
        ends=[(party, f"{100 * number / total:.1f}%", number) for party, number in zip(PARTIES, votes, strict=True)],
        goal=f"{total} in all{before}; {pack_of(view).majority} of both deals elect",
    )


class HandCard(NamedTuple):
    """A card of the viewer's hand.

    Attributes:
        key: Its key.
        column: Its place from the left.
        face: Its face.
        says: The card and its effect, for screen readers.
        is_legal: Whether it may be played now.
        hint: The number of the hint that names it; 0 for none.
        digit: The key that selects it; "" for none.
        effect: Its effect in words.
    """

    key: str
    column: int
    face: CardFace
    says: str
    is_legal: bool = False
    hint: int = 0
    digit: str = ""
    effect: str = ""


def _hand_html(view: View, shown: BoardHighlights, hints: Mapping[Word, int]) -> Markup:
    if not view.hand:
        return EMPTY
    digits = dict(zip([card for card in view.hand if card in shown.choices], CARD_KEYS, strict=False))
    cards = []
    for column, card in enumerate(view.hand):
        held = HandCard(card, column, card_face(card, pack_of(view)), describe_card(card, pack_of(view)))
        if card in shown.choices:
            effect, hint = describe_effect(view, card), hints.get(card, 0)
            says = f"{held.says}. Play it: {effect}{f'. Hint {hint}' if hint else ''}"
            digit = digits.get(card, "")
            held = held._replace(says=says, is_legal=True, hint=hint, digit=digit, effect=effect)
        cards.append(held)
    return _render("hand", cards, [*digits.values()][-1] if digits else "")
