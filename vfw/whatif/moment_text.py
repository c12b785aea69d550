"""The text of a moment, parsed so that single facts in it can be changed and written again."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.front_matter import FENCE, NONE, SourceText
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.seats import OTHER
from vfw.votes.rules.tabletop import COLORS, SIDE_OF
from vfw.votes.scenarios.fields import COMMA, SEMICOLON, SENT, SHUFFLED, normalize, parse_sheet, parse_state
from vfw.votes.scenarios.scenario import KEYS

VOTES = ("ratified", "rejected")
NARRATIVE_KEYS = ("title", "date", "goal", "length", "sources", "simplifies", "seats")
"""The keys of a scenario that do not affect the game."""


class MomentText:
    """The lines of a scenario by key; the changed text is meant to be parsed again.

    Raises:
        BadScenario: The text is not structured like a scenario.
    """

    def __init__(self, text: str) -> None:
        said = parse_sheet(text, KEYS)
        self._lines = {key: [one.words for one in lines] for key, lines in said.values.items()}
        self._body = said.body.words

    def __str__(self) -> str:
        lines = [line for key, words in self._lines.items() for line in (f"{key}:", *[f"  {one}" for one in words])]
        return "\n".join([FENCE, *lines, FENCE, self._body]) + "\n"

    @property
    def played(self) -> dict[str, list[str]]:
        """The lines that affect the game: all except NARRATIVE_KEYS."""
        return {key: lines for key, lines in sorted(self._lines.items()) if key not in NARRATIVE_KEYS}

    def words(self, key: str, default: str = "") -> str:
        """Return the lines of a key, joined."""
        return " ".join(self._lines.get(key, [default]))

    def write(self, key: str, words: str) -> None:
        """Replace the lines of a key."""
        self._lines[key] = [words]

    def items(self, key: str, separator: str) -> list[str]:
        """Return the single items of a key."""
        lines = self._lines.get(key, [NONE])
        if [line.lower() for line in lines] == [NONE]:
            return []
        return [item.strip() for line in lines for item in line.split(separator) if item.strip()]

    def write_items(self, key: str, items: Iterable[str], separator: str) -> None:
        """Replace the items of a key; without items, write that there are none."""
        self._lines[key] = [f"{separator} ".join(items) or NONE]

    # States

    def cubes(self, code: str) -> dict[str, int]:
        """Return the cubes in a state by color, without zeros."""
        return {color: number for color in SIDE_OF if (number := self._row(color).get(code, 0))}

    def put_cubes(self, code: str, cubes: dict[str, int]) -> None:
        """Replace the cubes in a state."""
        for color in SIDE_OF:
            row = {**self._row(color), code: cubes.get(color, 0)}
            self.write_items(f"{color} cubes", [f"{place} {number}" for place, number in row.items() if number], COMMA)

    def vote(self, code: str) -> str:
        """Return how a state has voted; "" if it has not."""
        return next((vote for vote in VOTES if code in self._voted(vote)), "")

    def let_vote(self, code: str, how: str) -> None:
        """Set the vote of a state, one of `VOTES`, or "" for none, and remove its cubes."""
        self.put_cubes(code, {})
        for vote in VOTES:
            states = [place for place in self._voted(vote) if place != code]
            self.write_items(vote, [*states, code] if vote == how else states, COMMA)

    @property
    def is_sent(self) -> bool:
        """True if Congress has sent the Amendment to the states."""
        return self.words("congress", SENT if any(map(self._voted, VOTES)) else "0").lower() == SENT

    def _row(self, color: str) -> dict[str, int]:
        pairs = [item.rpartition(" ") for item in self.items(f"{color} cubes", COMMA)]
        return {_parse_state(name): int(number) for name, _, number in pairs}

    def _voted(self, vote: str) -> list[str]:
        return [_parse_state(name) for name in self.items(vote, COMMA)]

    # Cards

    def take_out(self, title: str) -> None:
        """Remove the card with this title from the game, wherever it is."""
        for key in self._lines:
            items = self.items(key, SEMICOLON) if _holds_cards(key) else []
            left = [one for item in items if (one := _remove_card(item, title))]
            if left != items:
                self.write_items(key, left, SEMICOLON)
        self.write_items("out of the game", [*self.items("out of the game", SEMICOLON), title], SEMICOLON)


def add_cubes(cubes: dict[str, int], color: str, more: int) -> dict[str, int]:
    """Add cubes of a color to a state as the rules do: a cube of the other side is removed first.

    Raises:
        ValueError: More cubes would be removed than there are.
    """
    lying = dict(cubes)
    if more < 0 and lying.get(color, 0) < -more:
        raise ValueError(f"{lying.get(color, 0)} {color} lie there")
    for _ in range(more):
        theirs = next((one for one in COLORS[OTHER[SIDE_OF[color]]] if lying.get(one)), "")
        if theirs:
            lying[theirs] -= 1
        else:
            lying[color] = lying.get(color, 0) + 1
    if more < 0:
        lying[color] += more
    return {one: number for one, number in lying.items() if number}


def format_cubes(cubes: dict[str, int]) -> str:
    """Format cubes: "2 purple and 1 yellow"; "no cubes"."""
    return " and ".join([f"{number} {color}" for color, number in cubes.items()]) or "no cubes"


def _parse_state(name: str) -> str:
    return name if name in NAMES else parse_state(SourceText(name, 0))


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
    """Return an item without this card; it may name several: "A + B, shuffled"."""
    cards, comma, how = item.rpartition(COMMA)
    if how.strip().lower() != SHUFFLED:
        cards, comma, how = item, "", ""
    left = [card.strip() for card in cards.split("+") if normalize(card.strip()) != normalize(title)]
    return f"{' + '.join(left)}{comma}{how}" if left else ""
