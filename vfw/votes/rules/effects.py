"""The effects of cards in effect, as facts. Rules ask here and never name a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeVar

from vfw.votes.rules.board import Area
from vfw.votes.rules.record import Record
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side

if TYPE_CHECKING:
    from vfw.votes.rules.tabletop import Table


@dataclass(frozen=True)
class Effect(Record):
    """A change that lasts as long as its card is in effect."""


@dataclass(frozen=True)
class campaign_die(Effect):
    """Campaigning dice of the side that played it have this many faces."""

    sides: int


@dataclass(frozen=True)
class lobby_die(Effect):
    """Lobbying dice of the side that played it have this many faces; 6 and more count."""

    sides: int


@dataclass(frozen=True)
class voting_die(Effect):
    """Final Voting dice of the side that played it have this many faces."""

    sides: int


@dataclass(frozen=True)
class wins_ties(Effect):
    """The side that played it wins ties in Final Voting."""


@dataclass(frozen=True)
class event_cost(Effect):
    """The Suffragists pay this many buttons to play an event; several such cards cost no more than one."""

    buttons: int


@dataclass(frozen=True)
class campaign_cost(Effect):
    """The Suffragists pay this many buttons to take a Campaigning action."""

    buttons: int


@dataclass(frozen=True)
class bars(Effect):
    """The Suffragists may not add cubes in these areas."""

    areas: tuple[Area, ...]


E = TypeVar("E", bound=Effect)


def active(table: Table, kind: type[E], side: Side) -> list[E]:
    """Return the effects of this kind that cards played by `side` have now."""
    return [
        effect
        for lasting in table.in_effect
        if lasting.side == side
        for effect in lasting.effects
        if isinstance(effect, kind)
    ]


def die(table: Table, kind: type[campaign_die] | type[lobby_die] | type[voting_die], side: Side, usual: int) -> int:
    """Return the number of faces of a die: the usual one, or that of a card in effect."""
    for effect in active(table, kind, side):
        usual = max(usual, effect.sides)
    return usual


def event_surcharge(table: Table, side: Side) -> int:
    """Return the buttons that `side` pays to play a card of an event deck as an event.  Ruling 16."""
    if side != SUFFRAGIST or not table.in_effect:
        return 0
    surcharge = 0
    for effect in active(table, event_cost, OPPOSITION):
        surcharge = max(surcharge, effect.buttons)
    return surcharge


def campaign_surcharge(table: Table, side: Side) -> int:
    """Return the buttons that `side` pays to take a Campaigning action.  Ruling 16."""
    if side != SUFFRAGIST or not table.in_effect:
        return 0
    surcharge = 0
    for effect in active(table, campaign_cost, OPPOSITION):
        surcharge = max(surcharge, effect.buttons)
    return surcharge


def barred(table: Table, side: Side) -> frozenset[str]:
    """Return the states in which `side` may not add cubes.  Ruling 5."""
    if side != SUFFRAGIST or not table.in_effect:
        return NOWHERE
    areas = [area for effect in active(table, bars, OPPOSITION) for area in effect.areas]
    return frozenset([state for area in areas for state in area.states]) if areas else NOWHERE


NOWHERE: Final[frozenset[str]] = frozenset()
