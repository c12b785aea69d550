"""Who sits at the table of a scenario, and what each of two partners holds and knows, where its text says so."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from vfw.core.players import PERSON
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY
from vfw.votes.rules.position import OPPOBOT, OPPOSITION, SIDES, Holding, Side, side_of
from vfw.votes.rules.seats import ALONE, PARTNERS, SIDE_OF_SEAT, TWO_SEATS, Seat, seats_for
from vfw.votes.scenarios.cards import Cards, Group
from vfw.votes.scenarios.text import COMMA, SEMICOLON, Said, Sheet

SITTERS: Final = (PERSON, "random", "greedy", "steady", "planner", OPPOBOT)
HAND, CLAIMED, HAS_SEEN = "hand", "claimed", "has seen"
KEYS_OF_SEATS: Final = (
    *[f"{seat} {what}" for seats in PARTNERS.values() for seat in seats for what in (HAND, CLAIMED, HAS_SEEN)],
    *[f"{seat} {HAS_SEEN}" for seat in ALONE.values()],
)


def partners(said: Sheet, oppobot: str) -> tuple[Side, ...]:
    """The sides that two play: "suffragist", "opposition", or both."""
    sides = []
    for one in said.items("partners", COMMA):
        if one.words.lower() not in SIDES:
            raise one.wrong(
                f"{one.quoted} is no side that two can play; write “suffragist”, “opposition”, or “{', '.join(SIDES)}”"
            )
        if oppobot and one.words.lower() == OPPOSITION:
            raise one.wrong("the Oppobot plays the Opposition alone; leave “opposition” out here")
        sides.append(Side(one.words.lower()))
    return tuple([side for side in SIDES if side in sides])


def has_open_hands(said: Sheet, of_two: Collection[Side], oppobot: str) -> bool:
    """Whether two against the Oppobot show each other their cards: "hands: open"."""
    if "hands" not in said:
        return False
    line = said.text("hands")
    if line.words.lower() != "open":
        raise line.wrong(f"{line.quoted} cannot be; write “open”, or leave this line out")
    if not oppobot or not of_two:
        raise line.wrong(
            "hands lie open only where two play against the Oppobot; write “mode: solitaire” and “partners: "
            "suffragist”, or leave this line out"
        )
    return True


def seats_of(of_two: Collection[Side]) -> tuple[Seat, ...]:
    """The seats of a table where two play these sides.

    >>> seats_of([OPPOSITION])
    ('suffragist', 'first-opposition', 'second-opposition')
    """
    return tuple([seat for side in SIDES for seat in seats_for(side, 1 + (side in of_two))])


def sitters(said: Sequence[Said], oppobot: str, of_two: Collection[Side]) -> dict[str, str]:
    """Who sits where: "suffragist person, opposition random". The Oppobot sits in the games it is made for."""
    seats = seats_of(of_two)
    players: dict[str, str] = {str(seat): PERSON for seat in seats}
    if oppobot:
        players[ALONE[OPPOSITION]] = OPPOBOT
    for one in said:
        seat, _, who = one.words.lower().partition(" ")
        if seat not in seats or who.strip() not in SITTERS:
            raise one.wrong(
                f"{one.quoted} seats nobody; write {' or '.join(seats)}, and who sits there: {', '.join(SITTERS)}"
            )
        players[seat] = who.strip()
        by_rule = bool(oppobot) and side_of(seat) == OPPOSITION
        if (players[seat] == OPPOBOT) != by_rule:
            raise one.wrong("the Oppobot plays the Opposition where “mode: solitaire” is said, and only there")
    return players


class Hands:
    """What the lines of each seat say it holds and knows. Partners without such lines share what their side has."""

    def __init__(self, said: Sheet, cards: Cards, of_two: Collection[Side], oppobot: str) -> None:
        self._said, self._cards, self._seats = said, cards, seats_of(of_two)
        for seat in SIDE_OF_SEAT:
            by_rule = bool(oppobot) and side_of(seat) == OPPOSITION
            if by_rule or seat not in self._seats:
                self._refuse_lines_of(seat, by_rule)
        self._held = {
            (side, what): {seat: self._named(seat, what) for seat in PARTNERS[side]}
            for side in of_two
            for what in (HAND, CLAIMED)
            if self._is_said_of_each(side, what)
        }

    def of(self, side: Side, what: str) -> tuple[str, ...] | None:
        """What the partners of a side hold together; None where no line says what each does."""
        by_seat = self._held.get((side, what))
        return None if by_seat is None else tuple([key for cards in by_seat.values() for key in cards])

    def fields(self, seat: Seat) -> dict[str, tuple[str, ...]]:
        """What a partner holds, by the fields of a holding, as far as lines say it."""
        return {what: by_seat[seat] for (_, what), by_seat in self._held.items() if seat in by_seat}

    def seen_by(
        self, seat: Seat, whole: Mapping[Side, Holding], decks: Mapping[str, Sequence[Group]]
    ) -> tuple[str, ...]:
        """What a seat has seen of the hands of others and of its own draw deck, where all that the sides hold is
        `whole`, and their decks are `decks`."""
        own = self.fields(seat).get(HAND, whole[side_of(seat)].hand if seat in TWO_SEATS else ())
        others = [key for held in whole.values() for key in held.hand if key not in own]
        deck = [key for group in decks[side_of(seat)] if not group.shuffled for key in group.cards]
        seen = []
        for one in self._said.items(f"{seat} {HAS_SEEN}", SEMICOLON):
            key = self._cards.find(one, *SIDES)
            if key not in (*others, *deck):
                raise one.wrong(
                    f"“{CARDS[key].title}” is in no other hand, and not among the cards that “{side_of(seat)} deck” "
                    "puts in an order; name it there too, or leave it out here"
                )
            seen.append(key)
        return tuple(seen)

    def _refuse_lines_of(self, seat: Seat, by_rule: bool) -> None:
        side = side_of(seat)
        remedy = f"write “{PARTNERS[side][0]} {HAS_SEEN}”" if seat in TWO_SEATS else f"write “partners: {side}” too"
        wrong = f"{seat} is no seat of this table; {remedy}"
        if by_rule:
            wrong = "the Oppobot plays the Opposition, holds no cards and has seen none; leave this line out"
        for key in KEYS_OF_SEATS:
            if key.startswith(f"{seat} ") and key in self._said:
                raise self._said.text(key).wrong(wrong)

    def _is_said_of_each(self, side: Side, what: str) -> bool:
        said = [f"{seat} {what}" for seat in PARTNERS[side] if f"{seat} {what}" in self._said]
        whole = f"{side} {what}"
        if said and whole in self._said:
            raise self._said.text(whole).wrong(f"“{said[0]}” says it of one partner; say it of each, not of both")
        if what == HAND and len(said) == 1:
            raise self._said.text(said[0]).wrong("it says what one partner holds; say it of the other too, or of none")
        return bool(said)

    def _named(self, seat: Seat, what: str) -> tuple[str, ...]:
        decks = (side_of(seat),) if what == HAND else (STRATEGY, STATE)
        return tuple([self._cards.take(one, *decks) for one in self._said.items(f"{seat} {what}", SEMICOLON)])
