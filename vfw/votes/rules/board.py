"""The board: 48 states in six regions of eight, each with the number the eight-sided die gives it.

Rules: The Board. Everywhere in this package a state is its postal code and a region is its name; `PLACE` gives the
place of a state in the rows of cubes, region by region and in the order of the die numbers.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from vfw.votes.rules.record import Record

NAMES: Final = {
    "WA": "Washington", "OR": "Oregon", "CA": "California", "ID": "Idaho",
    "NV": "Nevada", "UT": "Utah", "AZ": "Arizona", "NM": "New Mexico",
    "MT": "Montana", "WY": "Wyoming", "CO": "Colorado", "ND": "North Dakota",
    "SD": "South Dakota", "NE": "Nebraska", "KS": "Kansas", "OK": "Oklahoma",
    "TX": "Texas", "AR": "Arkansas", "LA": "Louisiana", "MS": "Mississippi",
    "AL": "Alabama", "GA": "Georgia", "SC": "South Carolina", "FL": "Florida",
    "MN": "Minnesota", "IA": "Iowa", "MO": "Missouri", "WI": "Wisconsin",
    "MI": "Michigan", "IL": "Illinois", "IN": "Indiana", "OH": "Ohio",
    "TN": "Tennessee", "KY": "Kentucky", "WV": "West Virginia", "PA": "Pennsylvania",
    "VA": "Virginia", "NC": "North Carolina", "MD": "Maryland", "DE": "Delaware",
    "NY": "New York", "VT": "Vermont", "NH": "New Hampshire", "ME": "Maine",
    "MA": "Massachusetts", "RI": "Rhode Island", "CT": "Connecticut", "NJ": "New Jersey",
}  # fmt: skip

STATES: Final = tuple(NAMES)
PLACE: Final = {state: place for place, state in enumerate(STATES)}
REGIONS: Final = ("West", "Plains", "South", "Midwest", "Atlantic & Appalachia", "Northeast")

REGION_STATES: Final = {region: STATES[8 * number : 8 * number + 8] for number, region in enumerate(REGIONS)}
REGION_OF: Final = {state: region for region, states in REGION_STATES.items() for state in states}

BORDERS: Final = {
    "WA": "OR ID", "OR": "WA CA ID NV", "CA": "OR NV AZ", "ID": "WA OR NV UT", "NV": "OR CA ID UT AZ",
    "UT": "ID NV AZ", "AZ": "CA NV UT NM", "NM": "AZ", "MT": "WY ND SD", "WY": "MT CO SD NE", "CO": "WY NE KS OK",
    "ND": "MT SD", "SD": "MT WY ND NE", "NE": "WY CO SD KS", "KS": "CO NE OK", "OK": "CO KS", "TX": "AR LA",
    "AR": "TX LA MS", "LA": "TX AR MS", "MS": "AR LA AL", "AL": "MS GA FL", "GA": "AL SC FL", "SC": "GA",
    "FL": "AL GA", "MN": "IA WI", "IA": "MN MO WI IL", "MO": "IA IL", "WI": "MN IA MI IL", "MI": "WI IN OH",
    "IL": "IA MO WI IN", "IN": "MI IL OH", "OH": "MI IN", "TN": "KY VA NC", "KY": "TN WV VA", "WV": "KY PA VA MD",
    "PA": "WV MD DE", "VA": "TN KY WV NC MD", "NC": "TN VA", "MD": "WV PA VA DE", "DE": "PA MD",
    "NY": "VT MA CT NJ", "VT": "NY NH MA", "NH": "VT ME MA", "ME": "NH", "MA": "NY VT NH RI CT", "RI": "MA CT",
    "CT": "NY MA RI", "NJ": "NY",
}  # fmt: skip
"""The states of its region that each state borders on, as drawn on the board; every region hangs together."""


def by_nearness(state: str) -> list[list[str]]:
    """Return the other states of its region, those one border away first, then those two away, and so on.

    >>> by_nearness("NJ")[:2]
    [['NY'], ['VT', 'MA', 'CT']]
    """
    reached, rings, ring = {state}, [], [state]
    while ring := [near for near in REGION_STATES[REGION_OF[state]] if near not in reached and _borders(near, ring)]:
        rings.append(ring)
        reached.update(ring)
    return rings


def _borders(state: str, others: list[str]) -> bool:
    return any(other in others for other in BORDERS[state].split())


@dataclass(frozen=True)
class Area(Record):
    """Some of the states, for the cards: a region, a list, or the whole country.

    `name` and `each` are how a sentence says it: "in the South", "in each state of the South".
    """

    name: str
    each: str
    states: tuple[str, ...]

    def without(self, other: Area) -> Area:
        """Return the states of this area that are not in `other`."""
        rest = tuple(state for state in self.states if state not in other.states)
        return Area(self.name, self.each.replace("each", "each other"), rest)


def region(name: str, article: str = "the ") -> Area:
    """Return the area of a region, with the article that a sentence needs."""
    return Area(article + name, f"each state of {article}{name}", REGION_STATES[name])


WEST, PLAINS, SOUTH, MIDWEST, NORTHEAST = map(region, ("West", "Plains", "South", "Midwest", "Northeast"))
ATLANTIC = region("Atlantic & Appalachia", article="")
WEST_AND_PLAINS = Area("the West and the Plains", "each state of the West and the Plains", WEST.states + PLAINS.states)
ALL_BUT_WEST_AND_PLAINS = Area(
    "the Northeast, Atlantic & Appalachia, the South and the Midwest",
    "each state of the Northeast, Atlantic & Appalachia, the South and the Midwest",
    (*NORTHEAST.states, *ATLANTIC.states, *SOUTH.states, *MIDWEST.states),
)
ANYWHERE: Final = Area("any states", "every state", STATES)


def listed(items: list[str], last: str = "and") -> str:
    """Join words as a sentence does: `["A", "B", "C"]` is "A, B and C"."""
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {last} {items[-1]}"


def states(*codes: str) -> Area:
    """Return the area of the states with these postal codes.

    >>> states("NJ", "PA", "DE").each
    'each of New Jersey, Pennsylvania and Delaware'
    """
    name = listed([NAMES[code] for code in codes])
    return Area(name, name if len(codes) == 1 else f"each of {name}", codes)
