"""The pack: 48 State cards in two suits, 13 Honor cards, and the packs that differ in who has a gold star.

Stars are the votes of each State in the Electoral College from 1912 to 1928. Which States had the thirteen gold stars
in 1916, and which two votes the second deal had beside the stars, is not known; each pack is an answer of its own.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

DEMOCRATS: Final = "democrats"
REPUBLICANS: Final = "republicans"
PARTIES: Final = (DEMOCRATS, REPUBLICANS)
OTHER_PARTY: Final = {DEMOCRATS: REPUBLICANS, REPUBLICANS: DEMOCRATS}


class State(NamedTuple):
    """A State card: its key, name, stars as printed, and the party it usually voted for."""

    key: str
    name: str
    stars: int
    party: str


class Honor(NamedTuple):
    """An Honor card. Number 1 ranks highest."""

    key: str
    name: str
    rank: int


CHIEF_JUSTICE: Final = "chief-justice"
VICE_PRESIDENT: Final = "vice-president"
UNCLE_SAM: Final = "uncle-sam"
PRESIDENTS: Final = ("president-washington", "president-adams")
VOTELESS: Final = ("first-flag", "first-white-house")
"""The Honors without a vote: to play one means to refuse to vote."""
CALIFORNIA: Final = "CA"
THIRTEEN: Final = 13

HONORS: Final = tuple(
    [
        Honor(key, name, rank)
        for rank, (key, name) in enumerate(
            (
                (CHIEF_JUSTICE, "Chief Justice"),
                (PRESIDENTS[0], "President Washington"),
                (PRESIDENTS[1], "President Adams"),
                ("lady-washington", "Lady Washington"),
                ("lady-adams", "Lady Adams"),
                (VICE_PRESIDENT, "Vice President"),
                ("secretary-of-state", "Secretary of State"),
                ("secretary-of-treasury", "Secretary of Treasury"),
                ("secretary-of-war", "Secretary of War"),
                ("secretary-of-the-navy", "Secretary of the Navy"),
                (VOTELESS[0], "First Flag"),
                (VOTELESS[1], "First White House"),
                (UNCLE_SAM, "Uncle Sam"),
            ),
            start=1,
        )
    ]
)
"""The Honors in the order of their rank; inside the two pairs, the order in which the rules name them."""

STATES: Final = (
    State("AL", "Alabama", 12, DEMOCRATS),
    State("AR", "Arkansas", 9, DEMOCRATS),
    State("AZ", "Arizona", 3, DEMOCRATS),
    State("CA", "California", 13, REPUBLICANS),
    State("CO", "Colorado", 6, DEMOCRATS),
    State("CT", "Connecticut", 7, REPUBLICANS),
    State("DE", "Delaware", 3, REPUBLICANS),
    State("FL", "Florida", 6, DEMOCRATS),
    State("GA", "Georgia", 14, DEMOCRATS),
    State("IA", "Iowa", 13, REPUBLICANS),
    State("ID", "Idaho", 4, DEMOCRATS),
    State("IL", "Illinois", 29, REPUBLICANS),
    State("IN", "Indiana", 15, REPUBLICANS),
    State("KS", "Kansas", 10, REPUBLICANS),
    State("KY", "Kentucky", 13, DEMOCRATS),
    State("LA", "Louisiana", 10, DEMOCRATS),
    State("MA", "Massachusetts", 18, REPUBLICANS),
    State("MD", "Maryland", 8, DEMOCRATS),
    State("ME", "Maine", 6, REPUBLICANS),
    State("MI", "Michigan", 15, REPUBLICANS),
    State("MN", "Minnesota", 12, REPUBLICANS),
    State("MO", "Missouri", 18, DEMOCRATS),
    State("MS", "Mississippi", 10, DEMOCRATS),
    State("MT", "Montana", 4, DEMOCRATS),
    State("NC", "North Carolina", 12, DEMOCRATS),
    State("ND", "North Dakota", 5, REPUBLICANS),
    State("NE", "Nebraska", 8, DEMOCRATS),
    State("NH", "New Hampshire", 4, REPUBLICANS),
    State("NJ", "New Jersey", 14, REPUBLICANS),
    State("NM", "New Mexico", 3, DEMOCRATS),
    State("NV", "Nevada", 3, DEMOCRATS),
    State("NY", "New York", 45, REPUBLICANS),
    State("OH", "Ohio", 24, REPUBLICANS),
    State("OK", "Oklahoma", 10, DEMOCRATS),
    State("OR", "Oregon", 5, REPUBLICANS),
    State("PA", "Pennsylvania", 38, REPUBLICANS),
    State("RI", "Rhode Island", 5, REPUBLICANS),
    State("SC", "South Carolina", 9, DEMOCRATS),
    State("SD", "South Dakota", 5, REPUBLICANS),
    State("TN", "Tennessee", 12, DEMOCRATS),
    State("TX", "Texas", 20, DEMOCRATS),
    State("UT", "Utah", 4, REPUBLICANS),
    State("VA", "Virginia", 12, DEMOCRATS),
    State("VT", "Vermont", 4, REPUBLICANS),
    State("WA", "Washington", 7, REPUBLICANS),
    State("WI", "Wisconsin", 13, REPUBLICANS),
    State("WV", "West Virginia", 8, REPUBLICANS),
    State("WY", "Wyoming", 3, REPUBLICANS),
)
"""A State is of the party that won most of its electors in more than half of the elections of 1896 to 1912."""

NAME: Final = {card.key: card.name for card in STATES} | {card.key: card.name for card in HONORS}
STATE: Final = {card.key: card for card in STATES}
STARS: Final = {card.key: card.stars for card in STATES}
PARTY: Final = {card.key: card.party for card in STATES}
RANK: Final = {card.key: card.rank for card in HONORS}
VOTING: Final = frozenset(RANK) - {*VOTELESS}
"""The Honors with a citizen's vote, which takes a trick."""


class Pack:
    """The 61 cards with their gold stars.

    Attributes:
        key: The word for the pack among the options.
        title: The title of the pack.
        gold: The thirteen States in which women vote: a card of them counts double for taking the trick (C1), and in
            the first deal (the popular vote).
        elector: The votes of each President in the second deal.
        keys: All cards, States first, each suit by its stars, then the Honors by rank: the order of a sorted hand.
        votes: The votes of each State in a trick, by its key.
    """

    def __init__(self, key: str, title: str, gold: Collection[str], elector: int) -> None:
        self.key, self.title, self.gold, self.elector = key, title, frozenset(gold), elector
        self.keys = tuple(
            [state.key for state in sorted(STATES, key=lambda state: (state.party, state.stars, state.name))]
        ) + tuple(RANK)
        self.place = {card: place for place, card in enumerate(self.keys)}
        self.votes = {card: stars * 2 if card in self.gold else stars for card, stars in STARS.items()}
        self._in_suit = frozenset([(PARTY[card], votes) for card, votes in self.votes.items()])
        self._worth = (
            {**self.votes, **{card: int(card in VOTING) for card in RANK}},
            {**STARS, **{card: elector if card in PRESIDENTS else 0 for card in RANK}},
        )
        self.totals = (sum(self._worth[0].values()), sum(self._worth[1].values()))

    def can_double(self, party: str, votes: int) -> bool:
        """Return whether the pack has a State of `party` with exactly twice as many votes (C3)."""
        return (party, 2 * votes) in self._in_suit

    def worth(self, card: str, deal: int) -> int:
        """Return the votes that a card brings its taker in deal 1 (citizens vote) or in deal 2 (electors vote)."""
        return self._worth[deal - 1][card]

    @property
    def majority(self) -> int:
        """The fewest votes of both deals that are more than half."""
        return sum(self.totals) // 2 + 1


EQUAL_SUFFRAGE: Final = ("WY", "CO", "UT", "ID", "WA", "CA", "AZ", "KS", "OR", "MT", "NV")
"""The eleven States in which women had the full vote from November 1914 to November 1917."""

PACKS: Final = {
    pack.key: pack
    for pack in (
        Pack("A", "the printed totals, with Arkansas and Oklahoma", (*EQUAL_SUFFRAGE, "AR", "OK"), 1),
        Pack("A2", "the printed totals, with Michigan and Vermont", (*EQUAL_SUFFRAGE, "MI", "VT"), 1),
        Pack("H", "the thirteen States of February 1917", (*EQUAL_SUFFRAGE, "IL", "ND"), 0),
    )
}
"""The packs by their keys.

A and A2 reach the printed totals, 623 and 533. H is history, and does not.
"""
