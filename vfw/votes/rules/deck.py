"""Cards: their titles, conditions and steps. The cards themselves are in `vfw.votes.cards`."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from operator import attrgetter
from typing import Final

from vfw.votes.rules.position import Verb
from vfw.votes.rules.record import Record
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side
from vfw.votes.rules.showing import LINES, Shown
from vfw.votes.rules.tabletop import OPPOBOT, Table

START: Final = "start"
EARLY: Final = "early"
MIDDLE: Final = "middle"
LATE: Final = "late"
ERAS: Final = (EARLY, MIDDLE, LATE)
STRATEGY: Final = "strategy"
STATE: Final = "state"


@dataclass(frozen=True)
class Condition(Record):
    """A condition of playing a card as an event."""

    def holds(self, table: Table) -> bool:
        """Return whether it holds on this table."""
        # Every condition overrides this. It cannot be abstract: mypyc does not compile an abstract class with slots.
        raise NotImplementedError


@dataclass(frozen=True)
class in_effect(Condition):
    """A condition: the card is in effect."""

    card: str

    def holds(self, table: Table) -> bool:
        """See `Condition.holds`."""
        return table.is_in_effect(self.card)


@dataclass(frozen=True)
class not_in_effect(Condition):
    """A condition: the card is not in effect."""

    card: str

    def holds(self, table: Table) -> bool:
        """See `Condition.holds`."""
        return not table.is_in_effect(self.card)


@dataclass(frozen=True)
class amendment_sent(Condition):
    """A condition: Congress has sent the Amendment."""

    def holds(self, table: Table) -> bool:
        """See `Condition.holds`."""
        return table.sent


@dataclass(frozen=True)
class congress_has(Condition):
    """A condition: Congress has at least so many markers."""

    n: int

    def holds(self, table: Table) -> bool:
        """See `Condition.holds`."""
        return not table.sent and table.congress >= self.n


@dataclass(frozen=True)
class turn_from(Condition):
    """A condition: it is this turn or a later one."""

    turn: int

    def holds(self, table: Table) -> bool:
        """See `Condition.holds`."""
        return table.turn >= self.turn


@dataclass(frozen=True, repr=False)
class Card(Shown):
    """A card as printed: playing it as an event carries out its `steps`.

    Attributes:
        deck: SUFFRAGIST, OPPOSITION, STRATEGY, STATE, or one of the Oppobot's.
        era: START, EARLY, MIDDLE, LATE, or "".
        needs: The conditions of playing it as an event.
        cost: The buttons that playing it as an event takes.
        campaigner: Whether it has a campaigner icon.
        oppobot: The steps of the Oppobot when it claims the card; a Strategy card without any is not used in its games.
    """

    key: str
    title: str
    steps: tuple[Verb, ...]
    needs: tuple[Condition, ...] = ()
    cost: int = 0
    campaigner: bool = False
    deck: str = ""
    era: str = ""
    oppobot: tuple[Verb, ...] = ()

    def __repr__(self) -> str:
        return f"<{LINES.get(Card, attrgetter('title'))(self)}>"

    @property
    def is_event(self) -> bool:
        """Return whether it belongs to an event deck."""
        return self.deck in (SUFFRAGIST, OPPOSITION) or self.is_oppobots

    @property
    def is_oppobots(self) -> bool:
        """Return whether it belongs to a deck of the Oppobot."""
        return self.deck.startswith(OPPOBOT)

    @property
    def side(self) -> Side:
        """Return the side to whose event deck it belongs, "" for a State or Strategy card."""
        return OPPOSITION if self.is_oppobots else Side(self.deck if self.is_event else "")


def walk(steps: tuple[Verb, ...]) -> Iterator[Verb]:
    """Yield the verbs and those inside them, in the order in which they are read."""
    for step in steps:
        yield step
        yield from walk(step.inner)


def card(
    key: str,
    title: str,
    *steps: Verb,
    needs: tuple[Condition, ...] = (),
    cost: int = 0,
    campaigner: bool = False,
    oppobot: tuple[Verb, ...] = (),
) -> Card:
    """Make a card; the key is that of its deck."""
    return Card(key, title, steps, needs, cost, campaigner, oppobot=oppobot)


CARDS: Final[dict[str, Card]] = {}
"""Every card by its key, filled by the modules of `cards`."""


def enter(deck: str, era: str, *cards: Card) -> None:
    """Register `cards` as cards of this deck and era."""
    for one in cards:
        if one.key in CARDS:
            raise ValueError(f"two cards bear the key {one.key!r}")
        CARDS[one.key] = replace(one, deck=deck, era=era)
    keys.cache_clear()


@cache
def keys(deck: str, era: str = "") -> tuple[str, ...]:
    """Return the keys of a deck, of one era if `era` is given."""
    return tuple([key for key, one in CARDS.items() if one.deck == deck and era in ("", one.era)])
