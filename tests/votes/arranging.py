"""The layout of the table of a scene, and the short words for its states and dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tests.votes import tables
from tests.votes.tables import VOTES, without
from vfw.core import Match, seeded
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import REGION_OF, REGION_STATES, REGIONS
from vfw.votes.rules.deck import CARDS, STATE, STRATEGY, keys
from vfw.votes.rules.position import Draft, Position
from vfw.votes.rules.seats import OTHER, Side
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.votes.seating import TABLES

GAME = VotesForWomen()


def dealt(seed: int | str, oppobot: str = "", at: str = "1v1") -> Match[Position, Any]:
    """Return a match before the first play, at one of TABLES; against the Oppobot if its difficulty is given."""
    difficulty = {"opponent": OPPOBOT, "difficulty": oppobot} if oppobot else {}
    return Match(GAME, {**TABLES[at], **difficulty}, chance=seeded(seed))


@cache
def started(oppobot: str, at: str) -> Position:
    """Dealt, and waiting for the first card: every scene is a draft of one of these."""
    return dealt("scenes", oppobot, at).position


KEYS = {card.title: key for key, card in CARDS.items() if not card.is_oppobots}

WEST = "WA OR CA ID NV UT AZ NM"
PLAINS = "MT WY CO ND SD NE KS OK"
SOUTH = "TX AR LA MS AL GA SC FL"
MIDWEST = "MN IA MO WI MI IL IN OH"
ATLANTIC = "TN KY WV PA VA NC MD DE"
NORTHEAST = "NY VT NH ME MA RI CT NJ"


class Dice(NamedTuple):
    """Dice of so many sides, and what they show."""

    sides: int
    faces: tuple[int, ...]


def d4(*faces: int) -> Dice:
    return Dice(4, faces)


def d6(*faces: int) -> Dice:
    return Dice(6, faces)


def d8(*faces: int) -> Dice:
    return Dice(8, faces)


def drawing(states: str) -> list[Dice]:
    """The dice that draw these states, one after the other: for each a d6 for its region and a d8 for the state."""
    return [die for state in states.split() for die in (d6(REGIONS.index(REGION_OF[state]) + 1), *in_region(state))]


def in_region(states: str) -> list[Dice]:
    """The d8 that draw these states where the region is settled."""
    return [d8(REGION_STATES[REGION_OF[state]].index(state) + 1) for state in states.split()]


def each(states: str, cell: str) -> dict[str, str]:
    """The same in several states: `scene(each("NY VT", "PP"))`."""
    return dict.fromkeys(states.split(), cell)


class arranged:
    """A table as a test arranges it, before any event: see `scene` for the notation."""

    def __init__(
        self,
        board: Mapping[str, str] | None = None,
        *,
        oppobot: str = "",
        at: str = "1v1",
        turn: int = 3,
        round: int = 2,  # noqa: A002  the table calls it so
        congress: int = 0,
        sent: bool = False,
        ratified: str = "",
        rejected: str = "",
        campaigners: str = "purple Northeast, yellow Northeast, red South",
        in_effect: Sequence[str] = (),
        state_cards: Sequence[str] = (),
        strategy_cards: Sequence[str] = (),
        strategy_deck: Sequence[str] | None = None,
        buttons: int = 0,
        hand: Sequence[str] | None = None,
        deck: Sequence[str] | None = None,
        claimed: Sequence[str] = (),
        partners_hand: Sequence[str] | None = None,
        their_buttons: int = 0,
        their_hand: Sequence[str] | None = None,
        their_deck: Sequence[str] | None = None,
        their_claimed: Sequence[str] = (),
        dice: Iterable[Dice] = (),
        shuffles: Iterable[Sequence[str]] = (),
        **cells: str,
    ) -> None:
        self.news: list[tuple[Any, ...]] = []
        self.dice = list(dice)
        self._oppobot = oppobot
        self._started = started(oppobot, at)
        self._partners_hand = partners_hand
        self.shuffles = [self._keys(titles) for titles in shuffles]
        self._holdings = (
            (buttons, hand, deck, self._keys(claimed)),
            (their_buttons, their_hand, their_deck, self._keys(their_claimed)),
        )
        self._moved: list[str] = []
        self._begun = False

        table = self._started.draft()
        table.turn, table.round = turn, round
        table.change_seats(round - 1)
        cells |= {**(board or {}), **each(ratified, "ratified"), **each(rejected, "rejected")}
        for state, content in cells.items():
            tables.fill(table, state, content)
        table.congress = congress
        table.sent = sent or bool(VOTES.keys() & cells.values())
        table.campaigners = tables.campaigners(campaigners)
        table.in_effect = tuple([tables.lasting(key) for key in self._keys(in_effect)])
        table.state_cards = self._keys(state_cards)
        unused = tables.unused(table)
        if strategy_cards:
            table.strategy_cards = self._keys(strategy_cards)
            table.strategy_deck = without(keys(STRATEGY), [*table.strategy_cards, *unused])
        table.removed = (*unused, *without(keys(STATE), table.state_cards))
        if strategy_deck is not None:
            table.strategy_deck = self._keys(strategy_deck)
            table.removed += without(keys(STRATEGY), [*table.strategy_deck, *table.strategy_cards, *unused])
        self.position: Position = table

    def _arranged(self, side: Side) -> Draft:
        assert not self._begun, "the scene has begun"
        self._begun, self.side = True, side
        table = self.position.draft()
        lying = [lasting.card for lasting in table.in_effect]
        for who, (buttons, hand, deck, claimed) in zip((side, OTHER[side]), self._holdings, strict=True):
            dealt, held = self._started.camp(who), self._started.held_by(table.seat_of(who)).hand
            given = self._keys(deck or ())
            in_hand = without(held, [*lying, *given]) if hand is None else self._keys(hand)
            partners = self._lay_before_partner(table, who, [*lying, *given, *in_hand], own=who == side)
            in_deck = without((*held, *dealt.deck), [*lying, *in_hand, *partners]) if deck is None else given
            aside = without(dealt.set_aside, [*lying, *in_deck])
            table.alter(who, buttons=buttons, deck=in_deck, set_aside=aside)
            table.alter_held(table.seat_of(who), hand=in_hand)
            placed = [*lying, *in_hand, *partners, *in_deck, *aside, *tables.lying_open(table)]
            table.removed += without(keys(table.deck_of(who)), placed)
            for key in claimed:
                tables.take(table, who, key)
        return table

    def _lay_before_partner(self, table: Draft, who: Side, elsewhere: list[str], *, own: bool) -> tuple[str, ...]:
        """Give the seats of a side that do not play this round their hands: as dealt, unless it is said."""
        given: tuple[str, ...] = ()
        for seat in table.seats_of(who):
            if seat != table.seat_of(who):
                hand = without(self._started.held_by(seat).hand, elsewhere)
                given = hand if self._partners_hand is None or not own else self._keys(self._partners_hand)
                table.alter_held(seat, hand=given)
        return given

    def _key(self, title: str) -> str:
        """The key of the card with this title; where the Oppobot plays, of its copy of an Opposition card."""
        key = KEYS.get(title, title)
        copy = f"{OPPOBOT}:{key}"
        return copy if self._oppobot and copy in CARDS else key

    def _keys(self, titles: Iterable[str]) -> tuple[str, ...]:
        found = tuple([self._key(title) for title in titles])
        assert CARDS.keys() >= set(found), f"no such card among {found}"
        return found
