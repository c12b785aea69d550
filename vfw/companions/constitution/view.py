"""The view of a seat, and the hands that are possible behind it.

A card played under a rule shows what its player does not hold: a player who could double does not throw off a State.
Imagined hands agree with everything that was shown in this way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final

from vfw.companions.constitution.cards import (
    CHIEF_JUSTICE,
    PARTY,
    PRESIDENTS,
    STARS,
    THIRTEEN,
    UNCLE_SAM,
    VOTELESS,
    VOTING,
)
from vfw.companions.constitution.deals import pack_of, plays_of
from vfw.companions.constitution.moves import HONOR_LED, PRESIDENT_LED, THIRTEEN_LED, Standing, standing
from vfw.companions.constitution.position import OPEN_FIELDS, PLACE, SEATS, Draft, Open, Position, UnderWay, View
from vfw.core.position import Event, frozen
from vfw.core.questions import Decision

TRIES: Final = 50
"""The number of deals until the asked seat has a choice, as it must have."""

FEW_WAYS: Final = 20
"""The number of exchanges of two cards below which some deals are so rare that a handful may not show them."""

Lacks = Callable[[str], bool]
"""A predicate: the hand cannot have held this card, as a play has shown."""


def view(position: Position, seat: str | None) -> View:
    """Return what `seat` may know of a position; None sees the table."""
    pending = position.pending
    if isinstance(pending, Decision) and pending.seat != seat:
        pending = pending._replace(choices=())
    shown = object.__new__(UnderWay)
    shown.__dict__.update({field: getattr(position, field) for field in OPEN_FIELDS})
    shown.seat, shown.pending = seat, pending
    shown.news = tuple([redact_event(event, seat) for event in position.news])
    shown.hand = position.hands[PLACE[seat]] if seat else ()
    return frozen(shown, View)


def redact_event(event: Event, seat: str | None) -> Event:
    """Return an event as `seat` sees it: the odd card and the lack of a choice are its player's own knowledge."""
    match event:
        case ("uncle sam", holder, _) if holder != seat:
            return ("uncle sam", holder, "")
        case ("played", who, card, act, _, votes) if who != seat:
            return ("played", who, card, act, False, votes)
    return event


def imagine(seen_by: View, rng: Random) -> Position:
    """Return a position that could be behind a view."""
    return HiddenHands(seen_by).imagined(rng)


class HiddenHands:
    """The possibilities behind a view, computed once for many deals.

    Attributes:
        cards: The cards that other seats hold.
        barred: For each of them the seats that cannot hold it.
    """

    def __init__(self, seen_by: View) -> None:
        self.view = seen_by
        self.others = [seat for seat in SEATS if seat != seen_by.seat]
        played = {card for trick in seen_by.tricks for card in trick.cards} | {*seen_by.cards}
        known = {*seen_by.hand, *played, UNCLE_SAM}
        self.cards = [card for card in pack_of(seen_by).keys if card not in known] if seen_by.holder else []
        self.barred: dict[str, set[str]] = {card: set() for card in self.cards}
        for seat, lacks in infer_from_plays(seen_by):
            if seat != seen_by.seat:
                for card in self.cards:
                    if lacks(card):
                        self.barred[card].add(seat)

    def imagined(self, rng: Random) -> Position:
        """Return one position, drawn from those that the view leaves open."""
        pending = self.view.pending
        for _ in range(TRIES):
            position = self._with(self.dealt(rng))
            if not isinstance(pending, Decision) or len(position.pending.choices) > 1:  # type: ignore[union-attr]
                break
        return position

    def dealt(self, rng: Random) -> dict[str, list[str]]:
        """Deal hands to the other seats: each card goes where there is room, and others make room if there is none."""
        room = {seat: self.view.cards_left(seat) for seat in self.others}
        hands: dict[str, list[str]] = {seat: [] for seat in self.others}
        for card in sorted(self.cards, key=lambda card: (-len(self.barred[card]), rng.random())):
            free = [seat for seat in self.others if seat not in self.barred[card]]
            places = [seat for seat in free for _ in range(room[seat] - len(hands[seat]))]
            if places:
                hands[rng.choice(places)].append(card)
            else:
                self._make_room(card, hands, room, rng)
        return hands

    def _make_room(self, card: str, hands: dict[str, list[str]], room: dict[str, int], rng: Random) -> None:
        """Place `card` by moving others: along the shortest way from a hand that may hold it to one with room."""
        ways: list[list[tuple[str, str]]] = [[(card, seat)] for seat in self.others if seat not in self.barred[card]]
        reached = {way[0][1] for way in ways}
        while ways:
            way = ways.pop(0)
            full = way[-1][1]
            if len(hands[full]) < room[full]:
                for moved, seat in way:
                    for hand in hands.values():
                        if moved in hand:
                            hand.remove(moved)
                    hands[seat].append(moved)
                return
            for moved in rng.sample(hands[full], len(hands[full])):
                for seat in self.others:
                    if seat not in reached and seat not in self.barred[moved]:
                        reached.add(seat)
                        ways.append([*way, (moved, seat)])
        raise ValueError("no hands agree with what the plays have told: this view is of no game")

    def _with(self, hands: dict[str, list[str]]) -> Position:
        seen_by = self.view
        place = pack_of(seen_by).place
        draft = object.__new__(Draft)
        draft.__dict__.update({field: getattr(seen_by, field) for field in OPEN_FIELDS})
        draft.hands = tuple(
            [
                seen_by.hand if seat == seen_by.seat else tuple(sorted(hands[seat], key=place.__getitem__))
                for seat in SEATS
            ]
        )
        draft.pending, draft.news = seen_by.pending, seen_by.news
        if isinstance(seen_by.pending, Decision) and seen_by.pending.seat != seen_by.seat:
            seat = seen_by.pending.seat
            draft.pending = seen_by.pending._replace(choices=tuple(plays_of(draft, seat, draft.hands[PLACE[seat]])))
        return frozen(draft, Position)


def infer_from_plays(table: Open) -> Iterator[tuple[str, Lacks]]:
    """Yield for each play of this deal its seat, and what that seat cannot hold since, by the rules of `moves`."""
    pack, has_led = pack_of(table), set[str]()
    tricks = [(trick.leader, trick.cards) for trick in table.tricks]
    for leader, cards in [*tricks, (table.leader, table.cards)]:
        for number, card in enumerate(cards):
            seat = SEATS[(PLACE[leader] + number) % 4]
            if number == 0:
                lacks = _infer_from_lead(card, table.party(seat), first=seat not in has_led)
            else:
                trick = standing(pack, cards[:number], table.party(leader))
                lacks = _infer_from_follow(pack.votes, card, trick, number + 1, table)
            if lacks:
                yield seat, lacks
        if cards:
            has_led.add(leader)


def _no_state(card: str) -> bool:
    return card in PARTY


def _infer_from_lead(led: str, party: str, *, first: bool) -> Lacks | None:
    if led not in PARTY:
        return _no_state if first or led not in PRESIDENTS else None
    suit, stars = PARTY[led], STARS[led]
    if first and suit != party:
        return lambda card: PARTY.get(card) == party or STARS.get(card, stars) < stars
    if not first and stars == THIRTEEN:
        return None
    return lambda card: PARTY.get(card) == suit and STARS[card] < stars


def _infer_from_follow(votes: dict[str, int], played: str, trick: Standing, position: int, table: Open) -> Lacks | None:
    if trick.led in (THIRTEEN_LED, PRESIDENT_LED):
        return _infer_under_thirteen(played, trick)
    if not trick.suit:
        return _infer_without_suit(played, trick)
    suit, inside = trick.suit, PARTY.get(played) == trick.suit
    due = set[int]()
    if not trick.locked:
        if position == 2:
            if inside and votes[played] == trick.votes:
                return None
            due.add(trick.votes)
        if inside and votes[played] == 2 * trick.votes:
            return lambda card: PARTY.get(card) == suit and votes[card] in due
        due.add(2 * trick.votes)
    eased = trick.locked or (trick.doubled and not pack_of(table).can_double(suit, trick.votes))
    further = _infer_beyond_doubling(played, inside, eased, trick)
    return lambda card: (PARTY.get(card) == suit and votes[card] in due) or further(card)


def _infer_beyond_doubling(played: str, inside: bool, eased: bool, trick: Standing) -> Lacks:
    """Return what a card shows that neither matched nor doubled. `eased`: the lowest was allowed beside all else."""
    stars = STARS.get(played, 0)
    if played in PARTY and not inside:
        if eased:
            return lambda card: False
        return lambda card: card in PARTY and PARTY[card] != trick.suit and STARS[card] > stars
    if inside:
        if eased:
            return lambda card: PARTY.get(card) == trick.suit and STARS[card] < stars
        # Nothing else was allowed, so there was neither another suit nor an Honor but the Chief Justice.
        return lambda card: PARTY[card] != trick.suit or STARS[card] < stars if card in PARTY else card != CHIEF_JUSTICE
    if played == CHIEF_JUSTICE:
        return lambda card: card in PARTY and PARTY[card] != trick.suit
    if played in VOTING and trick.locked:
        return _no_state
    return lambda card: False


def _infer_under_thirteen(played: str, trick: Standing) -> Lacks | None:
    if played not in PARTY:
        if played == CHIEF_JUSTICE:
            return (lambda card: card in PARTY) if trick.rescued else (lambda card: STARS.get(card, 0) >= THIRTEEN)
        return _no_state
    stars = STARS[played]
    if stars < THIRTEEN:
        return lambda card: STARS.get(card, 0) > stars
    if PARTY[played] == trick.suit:
        return None
    return lambda card: PARTY.get(card) == trick.suit and STARS[card] >= THIRTEEN


def _infer_without_suit(played: str, trick: Standing) -> Lacks | None:
    """Return what a card shows under an Honor that was a forced lead, or a voteless one before any State was played."""
    if played in PARTY:
        return lambda card: STARS.get(card, STARS[played]) < STARS[played]
    if played in VOTELESS or not (trick.led == HONOR_LED or trick.locked or played == CHIEF_JUSTICE):
        return None
    return _no_state


def hides(position: Position, seat: str) -> bool:
    """Return whether much is hidden from `seat` that plays have not shown.

    It counts in how many ways two cards of two other hands could be exchanged.
    """
    if not position.holder or not isinstance(position.pending, Decision):
        return False
    barred = HiddenHands(view(position, seat)).barred
    ways = 0
    held = [(card, other) for other in SEATS if other != seat for card in position.hands[PLACE[other]]]
    for number, (card, one) in enumerate(held):
        for swapped, other in held[number + 1 :]:
            ways += one != other and other not in barred[card] and one not in barred[swapped]
    return ways > FEW_WAYS
