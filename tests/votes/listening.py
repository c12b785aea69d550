"""A listener who follows a game by the spoken lines alone, without the table."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from vfw.votes.narration.words import NUMBER_WORDS
from vfw.votes.rules.board import NAMES, REGION_OF, REGIONS
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import Table

COLORS = ("purple", "yellow", "red")
VALUES = {word: n for n, word in enumerate(NUMBER_WORDS)} | {"none": 0, "a": 1}
STATE_OF = {name: state for state, name in NAMES.items()}
PLACES = {(region if "&" in region else f"the {region}"): region for region in REGIONS}
STATE = "|".join(sorted(STATE_OF, key=len, reverse=True))
PLACE = "|".join(PLACES)
ONE_STATE = rf"(?:{STATE})(?: \(\d+\))?"
STATES = rf"{ONE_STATE}(?:(?:, | and ){ONE_STATE})*"


def number(word: str) -> int:
    return int(word) if word.isdigit() else VALUES[word.lower()]


class Listener:
    """The knowledge of a listener in `seat` who hears each line once.

    Attributes:
        congress: markers. buttons: of each side. in_effect: titles of cards. cubes: by region and color.
        ratified, rejected: states that have voted so.
    """

    def __init__(self, seat: str | None) -> None:
        self.names = {SUFFRAGIST: "The Suffragists", OPPOSITION: "The Opposition"}
        if seat:
            self.names[next(side for side in SIDES if side == seat)] = "You"
        self.congress, self.ratified, self.rejected = 0, 0, 0
        self.buttons = dict.fromkeys(SIDES, 0)
        self.in_effect: Counter[str] = Counter()
        self.cubes: Counter[tuple[str, str]] = Counter()

    def hear(self, line: str) -> None:
        """Take in what a line says, from its beginning to its end."""
        heard = [(found.start(), told, found) for pattern, told in self._told for found in re.finditer(pattern, line)]
        for _, told, found in sorted(heard, key=lambda one: one[0]):
            told(*found.groups())

    @property
    def _told(self) -> Iterator[tuple[str, Callable[..., None]]]:
        side = "|".join(self.names.values())
        title = "|".join(re.escape(card.title) for card in sorted(CARDS.values(), key=lambda card: -len(card.title)))
        yield rf"(?:A|(\w+)) (purple|yellow|red) cubes? (goes|go|leaves|leave) (?:to )?({ONE_STATE})\.", self._several
        yield rf"(Purple|Yellow|Red) cubes (go|leave) (?:to )?({STATES})\.", self._few
        yield r"(Purple|Yellow|Red|purple|yellow|red) cubes (go|leave) (?:to )?\w+ states: ([^.]+)\.", self._many
        yield rf"(Purple|Yellow|Red) cubes (go|leave) (?:to )?(\w+) states in ({PLACE})\.", self._one_each
        yield rf"(\w+) (purple|yellow|red) cubes (go|leave) (?:to )?\w+ states in ({PLACE})\.", self._in_one
        yield rf"You lose (\w+) (purple|yellow|red) cubes? in ({STATES})\.", self._lost
        yield r"Cubes now: ([^.]+)\.", self._counted
        yield rf"({side}) (?:gains?|loses?|pays?) (\w+) buttons?\.", lambda *_: None
        yield rf"({side}) (gain|lose|pay)s? (\w+) buttons?\.", self._buttons
        yield rf"({side}) (add|remove)s? (\w+) markers? (?:to|from) Congress\.", self._markers
        yield r"Congress passes the Amendment", self._sent
        yield rf"({title}) stays in effect", lambda card: self.in_effect.update([card])
        yield rf"({title}) is no longer in effect", lambda card: self.in_effect.subtract([card])
        yield r"(\w+) states? (?:have|has) ratified, (\w+) (?:have|has) rejected\.", self._voted

    def _several(self, n: str | None, color: str, verb: str, state: str) -> None:
        self._move(color, 1 if verb.startswith("go") else -1, {state: number(n or "a")})

    def _few(self, color: str, verb: str, states: str) -> None:
        self._move(color.lower(), 1 if verb == "go" else -1, named(states))

    def _many(self, color: str, verb: str, places: str) -> None:
        for n, place in re.findall(rf"(\w+) in ({PLACE})", places):
            self._in_one(n, color.lower(), verb, place)

    def _one_each(self, color: str, verb: str, n: str, place: str) -> None:
        self._in_one(n, color.lower(), verb, place)

    def _in_one(self, n: str, color: str, verb: str, place: str) -> None:
        self.cubes[PLACES[place], color] += number(n) * (1 if verb == "go" else -1)

    def _lost(self, n: str, color: str, states: str) -> None:
        cubes = named(states)
        assert sum(cubes.values()) == number(n)
        self._move(color, -1, cubes)

    def _move(self, color: str, sign: int, cubes: dict[str, int]) -> None:
        for state, n in cubes.items():
            self.cubes[REGION_OF[STATE_OF[state]], color] += sign * n

    def _counted(self, words: str) -> None:
        for place, region in PLACES.items():
            if found := re.search(rf"{place} ([^;]+)", words):
                said = {color: number(n) for n, color in re.findall(r"(\w+) (purple|yellow|red)", found[1])}
                assert said or found[1] == "none"
                for color in COLORS:
                    self.cubes[region, color] = said.get(color, 0)

    def _buttons(self, who: str, verb: str, n: str) -> None:
        side = next(side for side, name in self.names.items() if name == who)
        self.buttons[side] += number(n) * (1 if verb == "gain" else -1)

    def _markers(self, _: str, verb: str, n: str) -> None:
        self.congress += number(n) * (1 if verb == "add" else -1)

    def _sent(self) -> None:
        self.congress = 0

    def _voted(self, ratified: str, rejected: str) -> None:
        self.ratified, self.rejected = number(ratified), number(rejected)

    @property
    def knows(self) -> dict[str, object]:
        return {
            "congress": self.congress,
            "buttons": self.buttons,
            "in effect": sorted(self.in_effect.elements()),
            "cubes": {place: n for place, n in sorted(self.cubes.items()) if n},
            "votes": (self.ratified, self.rejected),
        }


def named(states: str) -> dict[str, int]:
    """The states that a sentence names, and how often: "Ohio, Iowa (2) and Texas"."""
    return {name: int(n or 1) for name, n in re.findall(rf"({STATE})(?: \((\d+)\))?", states)}


def there_is(table: Table) -> dict[str, object]:
    """The same of the table itself."""
    cubes: Counter[tuple[str, str]] = Counter()
    for state, region in REGION_OF.items():
        for color, n in table.cubes(state).items():
            cubes[region, color] += n
    return {
        "congress": table.congress,
        "buttons": {side: table.buttons(side) for side in SIDES},
        "in effect": sorted(CARDS[lasting.card].title for lasting in table.in_effect),
        "cubes": dict(sorted(cubes.items())),
        "votes": (len(table.ratified), len(table.rejected)),
    }
