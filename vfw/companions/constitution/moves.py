"""The legal cards of a hand, each with the word for what it does, and the state of a trick.

In every situation at least one card is legal. A trick says what is led, what doubles it, and who has it by which rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vfw.companions.constitution.cards import (
    CALIFORNIA,
    CHIEF_JUSTICE,
    OTHER_PARTY,
    PARTY,
    PRESIDENTS,
    RANK,
    STARS,
    THIRTEEN,
    VOTELESS,
    VOTING,
    Pack,
)

STATE_LED: Final = "state"
THIRTEEN_LED: Final = "thirteen"
PRESIDENT_LED: Final = "president"
HONOR_LED: Final = "honor"
VOTELESS_LED: Final = "voteless"

BY_LEAD: Final = "lead"
BY_DOUBLE: Final = "double"
BY_HONOR: Final = "honor"
BY_CALIFORNIA: Final = "california"
BY_CHIEF_JUSTICE: Final = "chief-justice"


class Standing(NamedTuple):
    """The state of a trick with at least one card.

    Attributes:
        led: What was led, one of the words above.
        suit: The party that is led: that of the card, of the leader for a President (C14), of the first State after a
            voteless lead (C12); "" if there is none.
        votes: The votes of the last valid State in that suit: the lead, or the last that doubled it (C9).
        doubled: Whether a State has doubled.
        locked: Whether a voting Honor has the trick, so that none may be added and doubling is not required (C10).
        rescued: Whether California has doubled a Thirteen.
        best: The number of the card that has the trick, from 0.
        how: The rule by which it has the trick, one of `BY_...`.
    """

    led: str
    suit: str
    votes: int
    doubled: bool
    locked: bool
    rescued: bool
    best: int
    how: str


def standing(pack: Pack, cards: Sequence[str], leaders_party: str) -> Standing:
    """Return the state of a trick of these cards, led by a seat of `leaders_party`.

    The Chief Justice takes any trick; under a Thirteen only California and he can (C8, C11). Otherwise the highest
    voting Honor takes it, then the last State that doubled, then the lead.
    """
    first = cards[0]
    suit, votes, locked = "", 0, False
    doubled = rescued = False
    best, how = 0, BY_LEAD
    if first in PARTY:
        suit, votes = PARTY[first], pack.votes[first]
        led = THIRTEEN_LED if STARS[first] == THIRTEEN else STATE_LED
    elif first in PRESIDENTS:
        led, suit, locked, how = PRESIDENT_LED, leaders_party, True, BY_HONOR
    elif first in VOTING:
        led, locked = HONOR_LED, True
        how = BY_CHIEF_JUSTICE if first == CHIEF_JUSTICE else BY_HONOR
    else:
        led = VOTELESS_LED
    for number in range(1, len(cards)):
        card = cards[number]
        if card in PARTY:
            if led == THIRTEEN_LED:
                if card == CALIFORNIA:
                    rescued = True
                    if how == BY_LEAD:
                        best, how = number, BY_CALIFORNIA
            elif led == VOTELESS_LED and not suit:
                suit, votes = PARTY[card], pack.votes[card]
                if not locked:
                    best = number
            elif not locked and PARTY[card] == suit and pack.votes[card] == 2 * votes:
                votes, doubled, best, how = 2 * votes, True, number, BY_DOUBLE
        elif card == CHIEF_JUSTICE:
            best, how, locked = number, BY_CHIEF_JUSTICE, True
        elif card in VOTING and led != THIRTEEN_LED:
            if not locked or RANK[card] < RANK[cards[best]]:
                best, how = number, BY_HONOR
            locked = True
    return Standing(led, suit, votes, doubled, locked, rescued, best, how)


DECLARES: Final = "declares"
FORCED_PARTY: Final = "forced party"
LEADS: Final = "leads"
LEADS_THIRTEEN: Final = "leads thirteen"
LEADS_PRESIDENT: Final = "leads president"
FORCED_LEAD: Final = "forced lead"
MATCHES: Final = "matches"
DOUBLES: Final = "doubles"
TAKES: Final = "takes"
REFUSES: Final = "refuses"
DISCARDS: Final = "discards"
GIVES: Final = "gives"
THIRTEEN_OR_MORE: Final = "thirteen or more"
HIGHEST: Final = "highest"
INTERVENES: Final = "intervenes"
FAILS: Final = "fails"
ONLY_HONORS: Final = "only honors"
UNDER_HONOR: Final = "under honor"
OPENS: Final = "opens"

ACTS: Final = (
    DECLARES,
    FORCED_PARTY,
    LEADS,
    LEADS_THIRTEEN,
    LEADS_PRESIDENT,
    FORCED_LEAD,
    MATCHES,
    DOUBLES,
    TAKES,
    REFUSES,
    DISCARDS,
    GIVES,
    THIRTEEN_OR_MORE,
    HIGHEST,
    INTERVENES,
    FAILS,
    ONLY_HONORS,
    UNDER_HONOR,
    OPENS,
)
"""The acts of a card when it is played; each belongs to one rule."""

Plays = dict[str, str]
"""The legal cards, in the order of the rules that allow them, with their acts."""


def leads(hand: Sequence[str], party: str, *, first: bool) -> Plays:
    """Return the legal leads.

    The first lead is the lowest State of the own party, or else of the other (C16). Later leads are the lowest of
    either party, any Thirteen, a President. A hand of Honors leads one of them (C12, C13).
    """
    states = [card for card in hand if card in PARTY]
    if not states:
        return dict.fromkeys(hand, FORCED_LEAD)
    if first:
        own = [card for card in states if PARTY[card] == party]
        return dict.fromkeys(lowest(own), DECLARES) if own else dict.fromkeys(lowest(states), FORCED_PARTY)
    plays: Plays = {}
    for suit in (party, OTHER_PARTY[party]):
        for card in lowest([card for card in states if PARTY[card] == suit]):
            plays[card] = LEADS_THIRTEEN if STARS[card] == THIRTEEN else LEADS  # C15
    for card in hand:
        if card in STARS:
            if STARS[card] == THIRTEEN:
                plays[card] = LEADS_THIRTEEN
        elif card in PRESIDENTS:
            plays[card] = LEADS_PRESIDENT
    return plays


def follows(pack: Pack, hand: Sequence[str], trick: Standing, position: int) -> Plays:
    """Return the legal plays of the second, third or fourth player (`position` 2 to 4)."""
    states = [card for card in hand if card in PARTY]
    if not states:
        return dict.fromkeys(hand, ONLY_HONORS)  # C11
    if trick.led == STATE_LED:
        return _to_a_state(pack, hand, states, trick, position)
    if trick.led in (THIRTEEN_LED, PRESIDENT_LED):
        return _to_thirteen(hand, states, trick)
    refusals = dict.fromkeys([card for card in VOTELESS if card in hand], REFUSES)
    if trick.led == HONOR_LED:
        return {**dict.fromkeys(lowest(states), UNDER_HONOR), **refusals}  # C13
    if trick.led == VOTELESS_LED and not trick.suit:  # C12
        low = dict.fromkeys(lowest(states), UNDER_HONOR if trick.locked else OPENS)
        return {**low, **refusals} if trick.locked else {**low, **_taking(hand), **refusals}
    return _to_a_state(pack, hand, states, trick, position)


def _to_thirteen(hand: Sequence[str], states: Sequence[str], trick: Standing) -> Plays:
    """Return the plays when a Thirteen or a President is led.

    They are thirteen stars or more, of the suit first; otherwise the highest card, or the Chief Justice, unless
    California has doubled the Thirteen (C7, C8).
    """
    high = [card for card in states if STARS[card] >= THIRTEEN]
    if high:
        return dict.fromkeys([card for card in high if PARTY[card] == trick.suit] or high, THIRTEEN_OR_MORE)
    plays = dict.fromkeys(highest(states), HIGHEST)
    if CHIEF_JUSTICE in hand and not trick.rescued:
        plays[CHIEF_JUSTICE] = INTERVENES
    return plays


def _to_a_state(pack: Pack, hand: Sequence[str], states: Sequence[str], trick: Standing, position: int) -> Plays:
    """Return the plays when an ordinary State is led.

    The second player matches it if possible. A player who can double must. Others take the trick with an Honor, refuse
    to vote, or throw off the highest card of the suit that was not led (C4, C5).
    """
    inside = [card for card in states if PARTY[card] == trick.suit]
    outside = [card for card in states if PARTY[card] != trick.suit]
    if not trick.locked:
        if position == 2:
            matching = [card for card in inside if pack.votes[card] == trick.votes]
            if matching:
                return dict.fromkeys(matching, MATCHES)
        doubling = [card for card in inside if pack.votes[card] == 2 * trick.votes]
        if doubling:
            return dict.fromkeys(doubling, DOUBLES)
    plays: Plays = dict.fromkeys(highest(outside), DISCARDS)
    if not trick.locked:
        plays.update(_taking(hand))
    for card in VOTELESS:
        if card in hand:
            plays[card] = REFUSES
    if trick.locked or (trick.doubled and not pack.can_double(trick.suit, trick.votes)):  # C10
        for card in lowest(inside or outside):
            plays.setdefault(card, GIVES)
    if plays:
        return plays
    plays = dict.fromkeys(lowest(states), FAILS)
    if CHIEF_JUSTICE in hand:
        plays[CHIEF_JUSTICE] = INTERVENES
    return plays


def _taking(hand: Sequence[str]) -> Plays:
    """Return the Honors that take an ordinary trick: all that vote except the Chief Justice (C6)."""
    return dict.fromkeys([card for card in hand if card in VOTING and card != CHIEF_JUSTICE], TAKES)


def lowest(states: Sequence[str]) -> list[str]:
    """Return the States with the fewest printed stars, all of them if several are alike (C2)."""
    least = min([STARS[card] for card in states], default=0)
    return [card for card in states if STARS[card] == least]


def highest(states: Sequence[str]) -> list[str]:
    """Return the States with the most printed stars, all of them if several are alike (C2)."""
    most = max([STARS[card] for card in states], default=0)
    return [card for card in states if STARS[card] == most]
