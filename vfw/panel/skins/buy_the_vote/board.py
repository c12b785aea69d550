"""The board of Buy the Vote!: nine labels, the viewer's bids below the piles, the race to 270 and a map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from vfw.companions.buy_the_vote.cards import BY_KEY, SWING, TO_WIN, votes_of
from vfw.companions.buy_the_vote.position import LABELS, Lot, Row
from vfw.companions.buy_the_vote.rounds import BACK, NOBODY, READY, Ticket, ticket
from vfw.companions.buy_the_vote.text import card_names, format_money
from vfw.companions.buy_the_vote.view import View
from vfw.core.position import Event
from vfw.core.questions import Decision, Outcome, Word
from vfw.panel.skins.buy_the_vote.text import (
    REVEAL_EVENTS,
    candidate_name,
    candidate_title,
    card_votes,
    describe_pile,
    open_piles,
    party_letter,
    party_of,
)
from vfw.panel.surfaces.boards import BoardHighlights, DrawnBoard
from vfw.panel.surfaces.states_board import Point, Ring, drop_islands, load_state_outlines
from vfw.templating import Markup, call_macro

LEAST_SCALE, BEYOND = 300, 12
"""The least number of votes on the scale, and the number of votes beyond the longest bar."""
NAME_SHARE, LETTERS_AND_VOTES_SHARE, LETTERS_SHARE = 0.11, 0.06, 0.03
"""The least share of the scale with room for a name and votes, for letters and votes, or for letters."""
PHONE_NAME_SHARE = 0.2
"""The least share with room for a name on a small screen too; half of it has room for letters."""


def _render(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("panel/skins/buy_the_vote/templates/board.html", macro, *arguments, **named)


def race_html(view: View, *, can_take: bool, is_bidding: bool) -> Markup:
    """Return the race to 270.

    Args:
        view: The viewer's view.
        can_take: Whether the viewer can take the last cards of others.
        is_bidding: Whether the status says which seats still bid.
    """
    race = ticket(view)
    longest = max(race.votes, *[count for _, count in race.ranking])
    scale = max(LEAST_SCALE, longest + BEYOND)
    rows = [
        _candidate_row(view, seat, count, race, scale, can_take=can_take, is_bidding=is_bidding)
        for seat, count in race.ranking
    ]
    ticks = [(f"{at / scale:.4f}", at) for at in range(0, TO_WIN - 19, 50)]
    return _render("race", TO_WIN, f"{TO_WIN / scale:.4f}", ticks, _leaders(view, race, scale), rows)


class LeaderPart(NamedTuple):
    """The part of a leader in the bar of those who lead.

    Attributes:
        seat: The seat.
        share: Its share of the scale.
        words: Its name and votes, if there is room.
        is_roomy: Whether a small screen has room too.
    """

    seat: str
    share: str
    words: str
    is_roomy: bool


class Leaders(NamedTuple):
    """The row of those who lead.

    Attributes:
        name: Its name.
        goal: The goal in words.
        parts: The parts of its bar.
        votes: Their votes.
        lacking: The missing votes in words.
        short_share: The share of the missing votes; "" for none.
        has_room: Whether the words have room in the bar.
    """

    name: str
    goal: str
    parts: list[LeaderPart]
    votes: int
    lacking: str
    short_share: str
    has_room: bool


def _leaders(view: View, race: Ticket, scale: int) -> Leaders:
    leading = race.ranking[:1] if len(view.seats) == 2 else race.ranking[:2]
    short = max(TO_WIN - race.votes, 0)
    return Leaders(
        name="The candidate who leads" if len(leading) == 1 else "Top two together",
        goal=f"{TO_WIN} win the White House",
        parts=[_leader_part(view, seat, count, count / scale) for seat, count in leading if count],
        votes=race.votes,
        lacking=f"{short} short" if short else f"{TO_WIN} are reached",
        short_share=f"{short / scale:.4f}" if short else "",
        has_room=short / scale >= NAME_SHARE,
    )


def _leader_part(view: View, seat: str, count: int, share: float) -> LeaderPart:
    words = f"{candidate_name(seat, view.seat)} {count}" if share >= NAME_SHARE else ""
    return LeaderPart(seat, f"{share:.4f}", words, share >= PHONE_NAME_SHARE)


class CardSegment(NamedTuple):
    """A card in the bar of a candidate.

    Attributes:
        party: Its party.
        share: Its share of the scale.
        title: Its name and votes.
        words: Its code and votes, as far as there is room.
        is_roomy: Whether a small screen has room too.
    """

    party: str
    share: str
    title: str
    words: str
    is_roomy: bool


class CandidateRow(NamedTuple):
    """The row of a candidate.

    Attributes:
        seat: The seat.
        is_viewer: Whether the viewer has that seat.
        name: The name.
        status: The rank, and whether the bid is sealed.
        money: The money in hand.
        says: The cards, for screen readers.
        cards: The cards, as a bar.
        votes: The number of votes.
        last_card: The last card and its votes; "" for none.
        can_be_taken: Whether the viewer can take that card now.
    """

    seat: str
    is_viewer: bool
    name: str
    status: str
    money: str
    says: str
    cards: list[CardSegment]
    votes: int
    last_card: str
    can_be_taken: bool


def _candidate_row(
    view: View, seat: str, count: int, race: Ticket, scale: int, *, can_take: bool, is_bidding: bool
) -> CandidateRow:
    place, asked = view.seats.index(seat), view.pending
    bar = view.bars[place]
    return CandidateRow(
        seat=seat,
        is_viewer=seat == view.seat,
        name=candidate_name(seat, view.seat),
        status=_candidate_status(view, seat, race, is_bidding=is_bidding),
        money=format_money(view.money[place]),
        says=", ".join(f"{BY_KEY[card].name} {card_votes(view, card)}" for card in bar) or "no card yet",
        cards=[_card_segment(view, card, scale) for card in bar],
        votes=count,
        last_card=f"{BY_KEY[bar[-1]].name}, {card_votes(view, bar[-1])}" if bar else "",
        can_be_taken=can_take and isinstance(asked, Decision) and seat in asked.choices and seat != NOBODY,
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


def _card_segment(view: View, card: str, scale: int) -> CardSegment:
    count = card_votes(view, card)
    share = count / scale
    words = f"{card} {count}" if share >= LETTERS_AND_VOTES_SHARE else card if share >= LETTERS_SHARE else ""
    title = f"{BY_KEY[card].name} {count}"
    return CardSegment(party_of(card), f"{share:.4f}", title, words, 2 * share >= PHONE_NAME_SHARE)


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
        path: The path of its border.
        box: The box around it: left, top, width, height.
        label: The place of its letters.
        room: The width that the letters can take there.
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


class HeldState(NamedTuple):
    """A state on the map with its holder.

    Attributes:
        title: Its name, votes and holder.
        path: The path of its border.
        holder: The seat that holds it; "" for none.
        sign: The letter of the holder or the number of its label; "" for none.
        x: The place of the sign.
        y: The place of the sign.
        has_room: Whether the sign has room.
        is_small: Whether a small screen has no room for the sign.
    """

    title: str
    path: str
    holder: str
    sign: str
    x: str
    y: str
    has_room: bool
    is_small: bool


def map_html(view: View) -> Markup:
    """Return the map: the letter and color of the holder of each state, or the number of its label."""
    holders = {card: seat for seat, bar in zip(view.seats, view.bars, strict=True) for card in bar}
    labels = {card: number for number, pile in enumerate(view.piles, start=1) for card in pile}
    states = [_held_state(view, card, holders.get(card, ""), labels.get(card, 0)) for card in map_states()]
    held = [f"{candidate_name(seat, view.seat)}: {len(bar)}" for seat, bar in zip(view.seats, view.bars, strict=True)]
    says = f"Map of the states. Held by {', '.join(held)}; on the labels {len(labels)}."
    return _render("map", states, says, MAP_WIDTH, MAP_HEIGHT)


def _held_state(view: View, card: str, holder: str, label: int) -> HeldState:
    path, _, (x, y), room = map_states()[card]
    where = (
        f"held by {candidate_name(holder, view.seat)}" if holder else f"on label {label}" if label else "not seen yet"
    )
    return HeldState(
        title=f"{BY_KEY[card].name}, {card_votes(view, card)} votes, {where}",
        path=path,
        holder=holder,
        sign=holder.upper() if holder else str(label) if label else "",
        x=f"{x:.0f}",
        y=f"{y:.0f}",
        has_room=room >= LETTERS_WIDTH,
        is_small=room < PHONE_LETTERS_WIDTH,
    )


OUTLINE_BOX = (10, 41, 76, 58)
"""The box of the outline on a card: left, top, width and height."""
LONG_NAME = 10
"""Names with more letters are drawn narrower."""


class CardOutline(NamedTuple):
    """The outline of a state on its card, as SVG attributes."""

    transform: str
    stroke: str
    path: str


class PileCard(NamedTuple):
    """A card of a pile.

    Attributes:
        code: The postal code of its state.
        name: The name of its state.
        votes: Its votes.
        party: Its party.
        letter: The letter of its party.
        swings: Whether it is a swing state.
        is_top: Whether no card covers it.
        is_long: Whether its name is drawn narrower.
        outline: The outline of its state, on top.
    """

    code: str
    name: str
    votes: int
    party: str
    letter: str
    swings: bool
    is_top: bool
    is_long: bool
    outline: CardOutline | None


def _pile_cards(view: View, pile: tuple[str, ...]) -> list[PileCard]:
    return [_pile_card(view, card, is_top=card == pile[-1]) for card in pile]


def _pile_card(view: View, card: str, *, is_top: bool) -> PileCard:
    name = BY_KEY[card].name
    return PileCard(
        code=card,
        name=name,
        votes=card_votes(view, card),
        party=party_of(card),
        letter=party_letter(card),
        swings=party_of(card) == SWING,
        is_top=is_top,
        is_long=len(name) > LONG_NAME,
        outline=_outline(card) if is_top else None,
    )


def _outline(card: str) -> CardOutline:
    path, (left, top, width, height), *_ = map_states()[card]
    x, y, room_wide, room_high = OUTLINE_BOX
    scale = min(room_wide / width, room_high / height)
    dx = x + (room_wide - width * scale) / 2 - left * scale
    dy = y + (room_high - height * scale) / 2 - top * scale
    return CardOutline(f"translate({dx:.1f} {dy:.1f}) scale({scale:.3f})", f"{1.8 / scale:.1f}", path)


BID_STEPS = ((-5, "−5"), (-1, "−1"), (1, "+1"), (5, "+5"))
"""The money of the game is in ones and fives."""


class BuyTheVoteBoard(DrawnBoard):
    """The labels and the race."""

    name = "table"
    is_long = True

    def drawn(self, view: View, shown: BoardHighlights) -> Markup:
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
        return _render("board", labels, race, map_html(view))


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


class BidStep(NamedTuple):
    """A button that changes a bid.

    Attributes:
        by: The change.
        sign: The change as it is written.
        says: The change for screen readers.
        pick: The replies that it gives; None if that bid is impossible.
    """

    by: int
    sign: str
    says: str
    pick: list[Word] | None


class Label(NamedTuple):
    """A label with its pile and the viewer's bid.

    Attributes:
        number: Its number.
        is_now: Whether the viewer bids on it now.
        goes_to: The replies that lead to it; None if the viewer does not bid now.
        says: Its pile and the bid, for screen readers.
        cards: The cards of its pile, from below.
        describes: Its pile in words.
        votes: The votes of its pile.
        own_bid: The viewer's bid in words; "" without one.
        has_bid: Whether that bid is more than nothing.
        steps: The buttons that change the bid; [] for none.
    """

    number: int
    is_now: bool
    goes_to: list[Word] | None
    says: str
    cards: list[PileCard]
    describes: str
    votes: int
    own_bid: str
    has_bid: bool
    steps: list[BidStep]


def bidding_html(view: View, *, is_asked: bool) -> Markup:
    """Return the labels while the players bid."""
    piles = open_piles(view)
    deepest, at = max(map(len, piles), default=1), view.at if is_asked else -1
    labels = [_label(view, place, pile, at) for place, pile in enumerate(piles)]
    later = range(len(piles) + 1, LABELS + 1)
    return _render("bidding", labels, deepest, later, _bid_slip(view, is_asked=is_asked))


def _label(view: View, place: int, pile: tuple[str, ...], at: int) -> Label:
    own = view.own
    bids_now = at >= 0 and own is not None
    own_bid = ""
    if own is not None:
        own_bid = format_money(own[place]) if own[place] or place < at or at < 0 else "no bid yet"
    return Label(
        number=place + 1,
        is_now=place == at,
        goes_to=replies_to_label(own, at, place) if own is not None and bids_now else None,
        says=f"Label {place + 1}: {card_names(pile)}. Your bid {format_money(own[place])}" if own is not None else "",
        cards=_pile_cards(view, pile),
        describes=describe_pile(view, pile),
        votes=votes_of(pile, view.apportionment),
        own_bid=own_bid,
        has_bid=bool(own is not None and own[place]),
        steps=_bid_steps(view, place, at),
    )


def replies_to_label(row: Row, at: int, place: int) -> list[Word]:
    """Return the replies that lead from one label to another and keep all bids."""
    return [BACK] * (at - place) if place < at else list(row[at:place])


def _bid_steps(view: View, place: int, at: int) -> list[BidStep]:
    """Return the buttons that change the bid and stay at the label."""
    if place != at or view.own is None or view.seat is None or at == len(view.own):
        return []
    had = view.own[place]
    most = view.money[view.seats.index(view.seat)] - sum(view.own) + had
    return [
        BidStep(
            by=step,
            sign=sign,
            says=f"{abs(step)} million {'more' if step > 0 else 'less'}",
            pick=[had + step, BACK] if 0 <= had + step <= most else None,
        )
        for step, sign in BID_STEPS
    ]


class BidControls(NamedTuple):
    """All controls of a bid in one place, for narrow labels.

    Attributes:
        number: The number of the label.
        cards: The names of its cards.
        bid: The bid.
        steps: The buttons that change it.
        goes_back: Whether there is a label before.
        back: The reply that goes back.
        goes_on: The reply that goes on.
        ready: The reply that seals all bids.
    """

    number: int
    cards: str
    bid: str
    steps: list[BidStep]
    goes_back: bool
    back: Word
    goes_on: Word
    ready: Word


class SlipPart(NamedTuple):
    """A bid in the strip: the number of its label, the amount, its share, and whether it is changed now."""

    number: int
    amount: int
    share: str
    is_now: bool


class BidSlip(NamedTuple):
    """The viewer's bid.

    Attributes:
        state: A sentence on the bids.
        has: The viewer's money; "" if the viewer does not bid.
        spent: The sum of the bids.
        parts: The bids above nothing.
        left: The rest of the money; "" for none.
        left_share: The share of that rest.
        controls: The controls of the bid; None if it is not asked.
    """

    state: str
    has: str = ""
    spent: str = ""
    parts: Sequence[SlipPart] = ()
    left: str = ""
    left_share: str = ""
    controls: BidControls | None = None


def _bid_slip(view: View, *, is_asked: bool) -> BidSlip:
    """Return the viewer's bid as one strip of all the money; other players see none of it."""
    if view.own is None or view.seat is None:
        return BidSlip(f"{view.sealed} of {len(view.seats)} bids are sealed." if view.is_bidding else "")
    had = view.money[view.seats.index(view.seat)]
    left = had - sum(view.own)
    state = "It stays secret until all are ready. What you bid is spent, won or lost."
    return BidSlip(
        state=state if is_asked else "Sealed. It is revealed once all are ready.",
        has=format_money(had),
        spent=format_money(sum(view.own)),
        parts=[
            SlipPart(place + 1, amount, f"{amount / had:.4f}", is_asked and place == view.at)
            for place, amount in enumerate(view.own)
            if amount
        ],
        left=format_money(left) if left else "",
        left_share=f"{left / had:.4f}" if left else "",
        controls=_bid_controls(view, view.own) if is_asked and view.at < len(view.own) else None,
    )


def _bid_controls(view: View, own: Row) -> BidControls:
    at = view.at
    return BidControls(
        number=at + 1,
        cards=card_names(open_piles(view)[at]),
        bid=format_money(own[at]),
        steps=_bid_steps(view, at, at),
        goes_back=at > 0,
        back=BACK,
        goes_on=own[at],
        ready=READY,
    )


# The reveal


class RevealedLot(NamedTuple):
    """A label with the result of its bids.

    Attributes:
        number: The number of the label.
        is_won: Whether a candidate wins the pile.
        cards: The cards of the pile, from below.
        describes: The pile in words.
        votes: The votes of the pile.
        says: The result in words.
        bids: The bids above nothing, the highest first: seat, name, money, whether it wins.
    """

    number: int
    is_won: bool
    cards: list[PileCard]
    describes: str
    votes: int
    says: str
    bids: list[tuple[str, str, str, bool]]


def revealed_html(view: View) -> Markup:
    """Return the results of the labels, one after the other."""
    deepest = max(len(lot.cards) for lot in view.lots)
    return _render("revealed", [_revealed_lot(view, lot) for lot in view.lots], deepest)


def _revealed_lot(view: View, lot: Lot) -> RevealedLot:
    bids = sorted(zip(lot.bids, view.seats, strict=True), key=lambda bid: (-bid[0], bid[1]))
    return RevealedLot(
        number=lot.label,
        is_won=bool(lot.winner),
        cards=_pile_cards(view, lot.cards),
        describes=describe_pile(view, lot.cards),
        votes=votes_of(lot.cards, view.apportionment),
        says=describe_lot(view, lot),
        bids=[
            (seat, candidate_name(seat, view.seat), format_money(amount), seat == lot.winner)
            for amount, seat in bids
            if amount
        ],
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
