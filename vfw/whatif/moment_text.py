"""The text of a moment, taken apart so that single things in it can be changed, and put together again."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.votes.rules.board import NAMES
from vfw.votes.rules.position import COLOURS, OTHER, SIDE_OF
from vfw.votes.scenarios.scenario import KEYS
from vfw.votes.scenarios.scenario_cards import SHUFFLED, plain
from vfw.votes.scenarios.scenario_fields import SENT, state
from vfw.votes.scenarios.scenario_text import COMMA, FENCE, NONE, SEMICOLON, Said, sheet

VOTES = ("ratified", "rejected")
NARRATIVE_KEYS = ("title", "date", "goal", "length", "sources", "simplifies", "seats")
"""What a scenario says that no game follows from."""


class MomentText:
    """The lines of a scenario by their keys; what is changed in them is meant to be read again.

    Raises BadScenario where the text is not built as a scenario is.
    """

    def __init__(self, text: str) -> None:
        said = sheet(text, KEYS)
        self._lines = {key: [one.words for one in lines] for key, lines in said.values.items()}
        self._body = said.body.words

    def __str__(self) -> str:
        lines = [line for key, words in self._lines.items() for line in (f"{key}:", *[f"  {one}" for one in words])]
        return "\n".join([FENCE, *lines, FENCE, self._body]) + "\n"

    @property
    def played(self) -> dict[str, list[str]]:
        """The lines that a game follows from: all but those that only tell of it."""
        return {key: lines for key, lines in sorted(self._lines.items()) if key not in NARRATIVE_KEYS}

    def words(self, key: str, default: str = "") -> str:
        """What is said of a key, as one piece."""
        return " ".join(self._lines.get(key, [default]))

    def write(self, key: str, words: str) -> None:
        """From now on this is said of a key."""
        self._lines[key] = [words]

    def items(self, key: str, separator: str) -> list[str]:
        """The single things that are said of a key."""
        lines = self._lines.get(key, [NONE])
        if [line.lower() for line in lines] == [NONE]:
            return []
        return [item.strip() for line in lines for item in line.split(separator) if item.strip()]

    def write_items(self, key: str, items: Iterable[str], separator: str) -> None:
        """Say these things of a key; where there are none, that there are."""
        self._lines[key] = [f"{separator} ".join(items) or NONE]

    # States

    def cubes(self, code: str) -> dict[str, int]:
        """The cubes in a state by colour, those that are there."""
        return {colour: number for colour in SIDE_OF if (number := self._row(colour).get(code, 0))}

    def put_cubes(self, code: str, cubes: dict[str, int]) -> None:
        """From now on these cubes, and no others, lie in a state."""
        for colour in SIDE_OF:
            row = {**self._row(colour), code: cubes.get(colour, 0)}
            self.write_items(f"{colour} cubes", [f"{place} {number}" for place, number in row.items() if number], COMMA)

    def vote(self, code: str) -> str:
        """How a state has voted; "" where it has not."""
        return next((vote for vote in VOTES if code in self._voted(vote)), "")

    def let_vote(self, code: str, how: str) -> None:
        """From now on a state has voted so, one of `VOTES`, or, with "", not yet; no cube lies there."""
        self.put_cubes(code, {})
        for vote in VOTES:
            states = [place for place in self._voted(vote) if place != code]
            self.write_items(vote, [*states, code] if vote == how else states, COMMA)

    @property
    def is_sent(self) -> bool:
        """Whether the Amendment is with the states."""
        return self.words("congress", SENT if any(map(self._voted, VOTES)) else "0").lower() == SENT

    def _row(self, colour: str) -> dict[str, int]:
        pairs = [item.rpartition(" ") for item in self.items(f"{colour} cubes", COMMA)]
        return {_parse_state(name): int(number) for name, _, number in pairs}

    def _voted(self, vote: str) -> list[str]:
        return [_parse_state(name) for name in self.items(vote, COMMA)]

    # Cards

    def take_out(self, title: str) -> None:
        """From now on the card with this title is out of the game, wherever it lay."""
        for key in self._lines:
            items = self.items(key, SEMICOLON) if _holds_cards(key) else []
            left = [one for item in items if (one := _remove_card(item, title))]
            if left != items:
                self.write_items(key, left, SEMICOLON)
        self.write_items("out of the game", [*self.items("out of the game", SEMICOLON), title], SEMICOLON)


def add_cubes(cubes: dict[str, int], colour: str, more: int) -> dict[str, int]:
    """The cubes of a state after so many of a colour were added, as the rules add them: a cube of the other side goes
    first. Raises ValueError where more are to be taken away than are there."""
    lying = dict(cubes)
    if more < 0 and lying.get(colour, 0) < -more:
        raise ValueError(f"{lying.get(colour, 0)} {colour} lie there")
    for _ in range(more):
        theirs = next((one for one in COLOURS[OTHER[SIDE_OF[colour]]] if lying.get(one)), "")
        if theirs:
            lying[theirs] -= 1
        else:
            lying[colour] = lying.get(colour, 0) + 1
    if more < 0:
        lying[colour] += more
    return {one: number for one, number in lying.items() if number}


def format_cubes(cubes: dict[str, int]) -> str:
    """ "2 purple and 1 yellow"; "no cubes"."""
    return " and ".join([f"{number} {colour}" for colour, number in cubes.items()]) or "no cubes"


def _parse_state(name: str) -> str:
    return name if name in NAMES else state(Said(name, 0))


CARD_KEYS = (
    "hand",
    "deck",
    "discards",
    "claimed",
    "set aside",
    "shown",
    "has seen",
    "cards",
    "effect",
    "out of the game",
)


def _holds_cards(key: str) -> bool:
    return key.endswith(CARD_KEYS)


def _remove_card(item: str, title: str) -> str:
    """What is left of an item that names cards, perhaps several: "A + B, shuffled"."""
    cards, comma, how = item.rpartition(COMMA)
    if how.strip().lower() != SHUFFLED:
        cards, comma, how = item, "", ""
    left = [card.strip() for card in cards.split("+") if plain(card.strip()) != plain(title)]
    return f"{' + '.join(left)}{comma}{how}" if left else ""
