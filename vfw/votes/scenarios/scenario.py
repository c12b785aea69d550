"""Scenarios: games that begin at any moment of history, from a text that a teacher writes without code.

`parse_scenario` reads the text; `VotesForWomen().start({"scenario": text})` begins the game, and from there on it is a
game like any other. The README of the folder `lessons` tells how to write one; `writer.py` writes the text of a
position.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any

from vfw.front_matter import FrontMatter, SourceText, suggest_name
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import ALONE, OPPOSITION, SIDES, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.tabletop import DIFFICULTIES, NORMAL, OPPOBOT, ROUNDS, VOTING_DIE, Holding
from vfw.votes.scenarios.fields import (
    COMMA,
    COMPETITIVE,
    SOLITAIRE,
    BadScenario,
    Moment,
    parse_date,
    parse_die,
    parse_minutes,
    parse_moment,
    parse_rounds,
    parse_sheet,
)
from vfw.votes.scenarios.layout import KEYS_OF_SEATS, Layout, Supply, parse_open_hands, parse_partners, parse_players

REQUIRED = {
    "title": "what the game is called",
    "date": "when it begins, as in “July 1848”",
    "goal": "in one sentence, what to try",
    "length": "how many minutes it takes",
    "sources": "where its facts are from, or “none”",
    "simplifies": "what it leaves out, and what is an estimate",
}
OF_EACH_SIDE = ("buttons", "hand", "deck", "discards", "claimed", "set aside", "shown", "knows")
KEYS = (
    *REQUIRED,
    "mode", "difficulty", "partners", "hands", "seats", "begins", "last turn", "voting dice",
    "purple cubes", "yellow cubes", "red cubes", "ratified", "rejected", "congress", "campaigners",
    *[f"{side} {what}" for side in SIDES for what in OF_EACH_SIDE],
    *KEYS_OF_SEATS,
    "strategy cards", "strategy deck", "state cards", "in effect", "out of the game", "mixed",
)  # fmt: skip
"""All keys of a scenario; those of `REQUIRED` must be there."""


@dataclass(frozen=True)
class Scenario:
    """A scenario that was read.

    Attributes:
        title: As written.
        date: As written.
        when: Year, month and day of the date, 0 for a missing part.
        mode: COMPETITIVE or SOLITAIRE.
        difficulty: One of DIFFICULTIES if the Oppobot plays, else "".
        partners: The sides that two play, if it tells so.
        has_open_hands: Whether two partners show each other their hands.
        begins: The moment at which the game begins.
        goal: As written.
        length: In minutes.
        sources: Keys of the table of sources.
        simplifies: As written.
        introduction: As written, in Markdown.
        players: The player of each seat, as a match keeps them.
        table: The fields of the position that are known before a card is shuffled.
        by_seat: Fields of a seat's holding that differ from those of its side.
        steps: The steps that follow.
        short: The supplies of sides whose cards do not last, or may not.
    """

    title: str
    date: str
    when: tuple[int, int, int]
    mode: str
    difficulty: str
    partners: tuple[Side, ...]
    has_open_hands: bool
    begins: Moment
    goal: str
    length: int
    sources: tuple[str, ...]
    simplifies: str
    introduction: str
    players: Mapping[str, str]
    table: Mapping[str, Any]
    by_seat: Mapping[Seat, Mapping[str, tuple[str, ...]]]
    steps: tuple[Step, ...]
    short: tuple[Supply, ...]

    def lay_out(self, draft: Draft) -> None:
        """Lay everything on an empty table; the steps that shuffle, deal and begin are then waiting.

        Two partners without lines of their own share the cards of their side, card by card, the next to play first; and
        both know what it knows.
        """
        for field, value in self.table.items():
            setattr(draft, field, value)
        by_side = dict(zip(SIDES, draft.holdings, strict=True))
        draft.holdings = tuple([self._share(by_side, seat, draft.seats_of(side_of(seat))) for seat in draft.seats])
        draft.then(*self.steps)

    def _share(self, by_side: Mapping[Side, Holding], seat: Seat, partners: tuple[Seat, ...]) -> Holding:
        """Return a seat's part of its side's holding: its own lines, or every second card beside a partner."""
        whole, own, n = by_side[side_of(seat)], self.by_seat.get(seat, {}), len(partners)
        first = (partners.index(seat) + 1 - max(1, self.begins.round)) % n
        return whole._replace(
            hand=own.get("hand", whole.hand[first::n]),
            claimed=own.get("claimed", whole.claimed[first::n]),
            seen=(*whole.seen, *own.get("seen", ())),
        )

    @property
    def options(self) -> Mapping[str, Any]:
        """Return what it tells of the table, as options of a game."""
        two = {"suffragists" if side == SUFFRAGIST else "opposition": 2 for side in self.partners}
        against = {"opposition": OPPOBOT} if self.mode == SOLITAIRE else {}
        return {**two, **against, **({"hands": "open"} if self.has_open_hands else {})}


@lru_cache(maxsize=16)  # a save holds the text, and is opened again and again
def parse_scenario(text: str, oppobot: str = "", deck: str = OPPOBOT) -> Scenario:
    """Parse the text of a scenario.

    Args:
        text: The text.
        oppobot: One of DIFFICULTIES to play it against the Oppobot so, whatever the text says.
        deck: The word of the Oppobot's deck.

    Raises:
        BadScenario: If the text is not a scenario; the message names the line, the mistake and what would be right.
    """
    said = parse_sheet(text, KEYS)
    for key, what in REQUIRED.items():
        if key not in said:
            raise BadScenario(said.end, f"a line “{key}: …” is missing above; it says {what}")
    its_own = _difficulty(said)
    difficulty = oppobot or its_own
    begins = parse_moment(said.text("begins", "turn 1"), parse_rounds(said.text("last turn", str(ROUNDS))))
    of_two = parse_partners(said, difficulty)
    players = parse_players(said.items("seats", COMMA), its_own, of_two)
    layout = Layout(said, begins, difficulty, deck if difficulty else OPPOSITION, of_two)
    return Scenario(
        title=said.text("title").words,
        date=said.text("date").words,
        when=parse_date(said.text("date")),
        mode=SOLITAIRE if difficulty else COMPETITIVE,
        difficulty=difficulty,
        partners=of_two,
        has_open_hands=parse_open_hands(said, of_two, difficulty),
        begins=begins,
        goal=said.text("goal").words,
        length=parse_minutes(said.text("length")),
        sources=tuple([source.words for source in said.items("sources", COMMA)]),
        simplifies=said.text("simplifies").words,
        introduction=said.body.words,
        players=MappingProxyType({**players, ALONE[OPPOSITION]: OPPOBOT} if difficulty else players),
        table=MappingProxyType({**layout.table(), **_house_rules(said, begins)}),
        by_seat=MappingProxyType(layout.by_seat()),
        steps=layout.steps(),
        short=tuple([supply for supply in layout.supplies() if supply.shortage]),
    )


def _one_of(said: SourceText, *words: str) -> str:
    if said.words.lower() not in words:
        raise said.wrong(f"{said.quoted} cannot be{suggest_name(said.words, words, 'write ' + ' or '.join(words))}")
    return said.words.lower()


def _house_rules(said: FrontMatter, begins: Moment) -> dict[str, int]:
    """Return the fields in which this scenario differs from the rules."""
    return {"last_turn": begins.last_turn, "voting_die": parse_die(said.text("voting dice", f"d{VOTING_DIE}"))}


def _difficulty(said: FrontMatter) -> str:
    if _one_of(said.text("mode", COMPETITIVE), COMPETITIVE, SOLITAIRE) == SOLITAIRE:
        return _one_of(said.text("difficulty", NORMAL), *DIFFICULTIES)
    if "difficulty" in said:
        raise said.text("difficulty").wrong(
            "only the Oppobot has a difficulty; write “mode: solitaire”, or leave it out"
        )
    return ""
