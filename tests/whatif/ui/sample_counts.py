"""Invented counts of a question, and parsed pictures."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple
from xml.etree import ElementTree as ET

from vfw.votes.rules.board import STATES
from vfw.votes.rules.tabletop import TO_RATIFY
from vfw.whatif.tallies import Counts, Tally
from vfw.whatif.ui.svg import LETTER_WIDTH, Picture

GAMES = 1000
SVG = "{http://www.w3.org/2000/svg}"


def tally(ratified: dict[int, int], states: dict[str, int], else_: int, never: int = 0) -> Tally:
    """Return a tally of `GAMES` playouts by the number of states, and the playouts that each state ratifies."""
    assert sum(ratified.values()) + never == GAMES
    found = Tally(GAMES, sum([n for states_, n in ratified.items() if states_ >= TO_RATIFY]))
    found.sent = [never, 0, 0, 0, 0, 0, GAMES - never]
    found.ratified = [ratified.get(n, 0) + (never if n == 0 else 0) for n in range(len(STATES) + 1)]
    found.states = [states.get(state, else_) for state in STATES]
    found.decisive = Counter({"TN": 300, "CT": 200})
    return found


def counts() -> Counts:
    """Return counts with one clear gain, one small gain, and one loss.

    Won in 400 playouts as it was, in 600 as changed; 300 of them both times. Vermont gains 400, Ohio 60 (seen, but
    small), Georgia loses 200, all others gain 10, which is not seen.
    """
    was = tally({30: 250, 35: 300, 36: 300, 40: 100}, {"VT": 100, "OH": 500, "GA": 400}, 960, never=50)
    is_ = tally({30: 100, 35: 300, 36: 400, 40: 200}, {"VT": 500, "OH": 560, "GA": 200}, 970)
    return Counts(was, is_, both=300)


def unchanged() -> Counts:
    """Return the counts of a question that changes nothing."""
    same = counts().as_it_was
    return Counts(same, same, same.won)


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: "Box") -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg)


def all_of(root: ET.Element, kind: str) -> list[ET.Element]:
    return [one for one in root.iter() if kind in one.get("class", "").split()]


def number(one: ET.Element, name: str) -> float:
    return float(one.get(name, "0"))


def texts(root: ET.Element) -> Iterator[tuple[str, Box, float]]:
    """Yield words with the space they take and their size, px."""
    for one in root.iter(f"{SVG}text"):
        size, said = number(one, "font-size"), one.text or ""
        wide, x = LETTER_WIDTH * size * len(said), number(one, "x")
        left = x - wide * {"start": 0, "middle": 0.5, "end": 1}[one.get("text-anchor", "start")]
        y = number(one, "y")
        yield said, Box(left, y - 0.7 * size, left + wide, y), size


def where(path: str) -> list[float]:
    """Return the numbers in the `d` of a path."""
    return [float(found) for found in re.findall(r"-?[\d.]+", path)]
