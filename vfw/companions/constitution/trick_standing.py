"""How a trick stands: what is led, what it takes to double it, and who has it by which rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from vfw.companions.constitution.card_pack import (
    CALIFORNIA,
    CHIEF_JUSTICE,
    PARTY,
    PRESIDENTS,
    RANK,
    STARS,
    THIRTEEN,
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
    """A trick in which at least one card lies.

    Attributes:
        led: what was led, one of the words above.
        suit: the party that is led: that of the card, of the leader for a President (C14), of the first State after a
            voteless lead (C12); "" where none is.
        votes: those of the last valid State vote in that suit: the lead, or the last that doubled it (C9).
        doubled: whether a State has doubled.
        locked: whether a voting Honor has the trick, so that none may be added and nothing need be doubled (C10).
        rescued: whether California has doubled a Thirteen.
        best: the number of the card that has the trick, counted from 0. how: the rule by which, one of `BY_...`.
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
    """How the trick of these cards stands, led by somebody of `leaders_party`.

    The Chief Justice takes any trick; under a Thirteen only California and he can (C8, C11). Else the highest voting
    Honor takes it, else the last State that doubled, else the lead.
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
