"""The table of Constitution between answers and inside one, and the view of a seat."""

from __future__ import annotations

from typing import Final, NamedTuple

from vfw.companions.constitution.cards import DEMOCRATS, REPUBLICANS
from vfw.core.position import FrozenPosition

SEATS: Final = ("south", "west", "north", "east")
"""The seats, clockwise: play runs to the left."""
PLACE: Final = {seat: place for place, seat in enumerate(SEATS)}
LEFT_OF: Final = {seat: SEATS[(place + 1) % 4] for seat, place in PLACE.items()}
RIGHT_OF: Final = {seat: SEATS[(place - 1) % 4] for seat, place in PLACE.items()}
PARTNER_OF: Final = {seat: SEATS[(place + 2) % 4] for seat, place in PLACE.items()}
PAIRS: Final = (("south", "north"), ("west", "east"))
"""The pairs of partners, who sit face to face."""
TRICKS: Final = 15
"""The number of tricks in a deal."""


class TakenTrick(NamedTuple):
    """A trick that was taken.

    Attributes:
        leader: The seat that led.
        winner: The seat that took it.
        cards: The cards in the order of play.
        how: The rule by which it was taken, a word of `moves`.
        votes: The votes it brings in this deal.
    """

    leader: str
    cards: tuple[str, ...]
    winner: str
    how: str
    votes: int


class Open:
    """The public part of the table.

    Attributes:
        pack: The key of the pack.
        partners: "drawn" or "agreed" parties.
        deal: 0 while partners and dealer are drawn, then 1 and 2.
        democrats: The pair that is the Democrats; () until that is known.
        drawn: The card that each seat drew last, "" for a seat that did not draw again; () before.
        tied: The seats that draw again for the deal; () otherwise.
        dealer: The dealer; "" until known.
        holder: The seat to which Uncle Sam was dealt; "" while nothing is dealt.
        leader: The seat that leads the current trick.
        cards: The cards of the current trick, in the order of play.
        tricks: The tricks taken in this deal.
        scores: The votes of Democrats and Republicans in each finished deal.
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
        """Return the party of a seat, once the parties are known."""
        return DEMOCRATS if seat in self.democrats else REPUBLICANS

    def has_led(self, seat: str) -> bool:
        """Return whether a seat has led a finished trick of this deal."""
        return any(trick.leader == seat for trick in self.tricks)

    def cards_left(self, seat: str) -> int:
        """Return the number of cards in a seat's hand, which every player can count."""
        if not self.holder:
            return 0
        played = (PLACE[seat] - PLACE[self.leader]) % 4 < len(self.cards)
        return TRICKS - len(self.tricks) - played


class Position(FrozenPosition, Open):
    """The whole table. `hands` are those of the seats, in their order, each sorted."""

    seats = SEATS
    hands: tuple[tuple[str, ...], ...]


class Draft(Position):
    """A position that is being changed inside one answer."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]


class View(FrozenPosition, Open):
    """The knowledge of a seat; None sees the open table. `hand` is its own. It is as frozen as a position."""

    seats = SEATS
    seat: str | None
    hand: tuple[str, ...]


class UnderWay(View):
    """A view that is being built."""

    __setattr__ = object.__setattr__  # type: ignore[assignment]


OPEN_FIELDS: Final = tuple(Open.__annotations__)
