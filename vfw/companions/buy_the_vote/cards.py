"""The 51 state cards: votes in both apportionments, and how each state votes."""

from __future__ import annotations

from typing import Final, NamedTuple

DEMOCRAT, REPUBLICAN, SWING = "democrat", "republican", "swing"
"""The party that won the state in 2020; SWING for a margin below five points, which is our choice: the list of the
printed game could not be found.
"""
CENSUS_2010, CENSUS_2020 = "2012", "2024"
"""The apportionments, by the election in which each was used first. A game of 2020 can only have used the former."""
APPORTIONMENTS = (CENSUS_2010, CENSUS_2020)
TO_WIN = 270


class StateCard(NamedTuple):
    """A card; its key is the postal code. Maine and Nebraska are one card each, whole."""

    key: str
    name: str
    votes_2012: int
    votes_2024: int
    leans: str


CARDS: Final = (
    StateCard("AL", "Alabama", 9, 9, REPUBLICAN),
    StateCard("AK", "Alaska", 3, 3, REPUBLICAN),
    StateCard("AZ", "Arizona", 11, 11, SWING),
    StateCard("AR", "Arkansas", 6, 6, REPUBLICAN),
    StateCard("CA", "California", 55, 54, DEMOCRAT),
    StateCard("CO", "Colorado", 9, 10, DEMOCRAT),
    StateCard("CT", "Connecticut", 7, 7, DEMOCRAT),
    StateCard("DE", "Delaware", 3, 3, DEMOCRAT),
    StateCard("DC", "District of Columbia", 3, 3, DEMOCRAT),
    StateCard("FL", "Florida", 29, 30, SWING),
    StateCard("GA", "Georgia", 16, 16, SWING),
    StateCard("HI", "Hawaii", 4, 4, DEMOCRAT),
    StateCard("ID", "Idaho", 4, 4, REPUBLICAN),
    StateCard("IL", "Illinois", 20, 19, DEMOCRAT),
    StateCard("IN", "Indiana", 11, 11, REPUBLICAN),
    StateCard("IA", "Iowa", 6, 6, REPUBLICAN),
    StateCard("KS", "Kansas", 6, 6, REPUBLICAN),
    StateCard("KY", "Kentucky", 8, 8, REPUBLICAN),
    StateCard("LA", "Louisiana", 8, 8, REPUBLICAN),
    StateCard("ME", "Maine", 4, 4, DEMOCRAT),
    StateCard("MD", "Maryland", 10, 10, DEMOCRAT),
    StateCard("MA", "Massachusetts", 11, 11, DEMOCRAT),
    StateCard("MI", "Michigan", 16, 15, SWING),
    StateCard("MN", "Minnesota", 10, 10, DEMOCRAT),
    StateCard("MS", "Mississippi", 6, 6, REPUBLICAN),
    StateCard("MO", "Missouri", 10, 10, REPUBLICAN),
    StateCard("MT", "Montana", 3, 4, REPUBLICAN),
    StateCard("NE", "Nebraska", 5, 5, REPUBLICAN),
    StateCard("NV", "Nevada", 6, 6, SWING),
    StateCard("NH", "New Hampshire", 4, 4, DEMOCRAT),
    StateCard("NJ", "New Jersey", 14, 14, DEMOCRAT),
    StateCard("NM", "New Mexico", 5, 5, DEMOCRAT),
    StateCard("NY", "New York", 29, 28, DEMOCRAT),
    StateCard("NC", "North Carolina", 15, 16, SWING),
    StateCard("ND", "North Dakota", 3, 3, REPUBLICAN),
    StateCard("OH", "Ohio", 18, 17, REPUBLICAN),
    StateCard("OK", "Oklahoma", 7, 7, REPUBLICAN),
    StateCard("OR", "Oregon", 7, 8, DEMOCRAT),
    StateCard("PA", "Pennsylvania", 20, 19, SWING),
    StateCard("RI", "Rhode Island", 4, 4, DEMOCRAT),
    StateCard("SC", "South Carolina", 9, 9, REPUBLICAN),
    StateCard("SD", "South Dakota", 3, 3, REPUBLICAN),
    StateCard("TN", "Tennessee", 11, 11, REPUBLICAN),
    StateCard("TX", "Texas", 38, 40, REPUBLICAN),
    StateCard("UT", "Utah", 6, 6, REPUBLICAN),
    StateCard("VT", "Vermont", 3, 3, DEMOCRAT),
    StateCard("VA", "Virginia", 13, 13, DEMOCRAT),
    StateCard("WA", "Washington", 12, 12, DEMOCRAT),
    StateCard("WV", "West Virginia", 5, 4, REPUBLICAN),
    StateCard("WI", "Wisconsin", 10, 10, SWING),
    StateCard("WY", "Wyoming", 3, 3, REPUBLICAN),
)
BY_KEY: Final = {card.key: card for card in CARDS}
SWINGS: Final = frozenset(card.key for card in CARDS if card.leans == SWING)
VOTES: Final = {
    CENSUS_2010: {card.key: card.votes_2012 for card in CARDS},
    CENSUS_2020: {card.key: card.votes_2024 for card in CARDS},
}
"""Electoral votes by apportionment and card."""


def votes_of(cards: tuple[str, ...], apportionment: str) -> int:
    """Return the electoral votes of some cards together.

    >>> votes_of(("CA", "WY"), "2012"), votes_of(("CA", "WY"), "2024")
    (58, 57)
    """
    votes = VOTES[apportionment]
    return sum([votes[card] for card in cards])
