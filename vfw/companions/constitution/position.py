"""The table of Constitution between answers and while one is worked out, and what a seat sees of it."""

from __future__ import annotations

from typing import Final, NamedTuple

from vfw.companions.constitution.cards import DEMOCRATS, REPUBLICANS
from vfw.core.position import FrozenPosition

SEATS: Final = ("south", "west", "north", "east")
"""Clockwise: play runs to the left."""
PLACE: Final = {seat: place for place, seat in enumerate(SEATS)}
LEFT_OF: Final = {seat: SEATS[(place + 1) % 4] for seat, place in PLACE.items()}
RIGHT_OF: Final = {seat: SEATS[(place - 1) % 4] for seat, place in PLACE.items()}
PARTNER_OF: Final = {seat: SEATS[(place + 2) % 4] for seat, place in PLACE.items()}
PAIRS: Final = (("south", "north"), ("west", "east"))
"""Partners sit face to face."""
TRICKS: Final = 15
"""In a deal."""


class TakenTrick(NamedTuple):
    """A trick that was taken.

    Attributes:
        leader, winner: seats. cards: in the order of play. how: the rule by which, a word of `trick_standing`.
        votes: what it brings in this deal.
    """

    leader: str
    cards: tuple[str, ...]
    winner: str
    how: str
    votes: int


class Open:
    """What lies open on the table for everybody.

    Attributes:
        pack: the key of the pack. partners: whether the parties are "drawn" or "agreed".
        deal: 0 while partners and dealer are drawn, then 1 and 2.
        democrats: the pair that is the Democrats; () until that is known.
        drawn: the card that each seat drew last, "" for one that did not draw again; () before.
        tied: the seats that draw again for the deal; () otherwise.
        dealer: "" until known. holder: to whom Uncle Sam was dealt, "" while nothing is dealt.
        leader: who leads the trick at hand. cards: what lies in it, in the order of play.
        tricks: those taken in this deal. scores: (Democrats, Republicans) of each deal that is over.
    """

    pack: str
    partners: str
    deal: int
    democrats: tuple[str, ...]
    drawn: tuple[str, ...]
    tied: tuple[str, ...]
    dealer: str
    holder: str
    leader: str
    cards: tuple[str, ...]
    tricks: tuple[TakenTrick, ...]
    scores: tuple[tuple[int, int], ...]

    def party(self, seat: str) -> str:
        """The party for which a seat plays, once the parties are known."""
        return DEMOCRATS if seat in self.democrats else REPUBLICANS

    def has_led(self, seat: str) -> bool:
        """Whether a seat has led a trick of this deal that is over."""
        return any(trick.leader == seat for trick in self.tricks)

    def cards_left(self, seat: str) -> int:
        """How many cards a seat holds, which everybody can count."""
        if not self.holder:
            return 0
        played = (PLACE[seat] - PLACE[self.leader]) % 4 < len(self.cards)
        return TRICKS - len(self.tricks) - played


class Position(FrozenPosition, Open):
    """Everything there is to know. `hands` are those of the seats, in their order, each sorted."""

    seats = SEATS
    hands: tuple[tuple[str, ...], ...]


class Draft(Position):
    """A position that is being changed inside one answer."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]


class View(FrozenPosition, Open):
    """What a seat may know; None sees the open table. `hand` is its own. It is as frozen as a position."""

    seats = SEATS
    seat: str | None
    hand: tuple[str, ...]


class UnderWay(View):
    """A view that is being put together."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]


OPEN_FIELDS: Final = tuple(Open.__annotations__)
