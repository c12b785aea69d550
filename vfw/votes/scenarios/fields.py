"""The lines of a scenario: states, regions, campaigners, numbers, the moment, the date, and cards.

The text is a sheet as `vfw.front_matter` describes it, with an introduction as its body. Cards are found by title or
key, each in one place; a `CardPool` keeps where they are and how a deck is stacked.
"""

from __future__ import annotations

import re
import unicodedata
from calendar import monthrange
from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

from vfw import front_matter
from vfw.front_matter import FrontMatter, SourceText, TextError, suggest_name
from vfw.untrusted_input import shortened
from vfw.votes.rules.board import NAMES, PLACE, REGIONS, STATES
from vfw.votes.rules.deck import CARDS, ERAS, STATE, STRATEGY, keys
from vfw.votes.rules.oppobot import SET_ASIDE_OF_EACH_ERA
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import (
    COLORS,
    CUBES_TO_VOTE,
    FULL_CONGRESS,
    OPPOBOT,
    RATIFIED,
    RED,
    REJECTED,
    ROUNDS,
    SIDE_OF,
    TO_RATIFY,
    TO_REJECT,
    TURNS,
)

COMMA, SEMICOLON = ",", ";"

BadScenario = TextError
"""A text that is not a scenario: `line` is the place; the message tells the mistake and what would be right."""


def parse_sheet(text: str, keys: Collection[str]) -> FrontMatter:
    """Parse the text of a scenario as a sheet.

    Raises:
        BadScenario: If it is not built as it should be, or has a key that is not among `keys`.
    """
    return front_matter.parse_front_matter(text, keys, kind="a scenario")


COMPETITIVE, SOLITAIRE = "competitive", "solitaire"
SENT = "sent"
PLANNING, STRATEGY_PHASE, ROUND, FINAL_VOTING = "planning", "strategy phase", "round", "final voting"
SECOND_PARTNERS = "second partners"
CAMPAIGNERS_OF_A_COLOR = 2
CUBES_IN_THE_BOX = 60
DICE = ("4", "6", "8", "10", "12", "20")
MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


class Moment(NamedTuple):
    """The moment at which a game begins: the planning, the Strategy Phase, a round or Final Voting.

    Attributes:
        turn: 1 to 6.
        phase: PLANNING, STRATEGY_PHASE, ROUND or FINAL_VOTING.
        round: The round of the turn.
        next: The side that plays, or picks, next.
        last_turn: The number of rounds in the last turn.
        second: Whether, of two partners, the second pick in Final Voting.
    """

    turn: int = 1
    phase: str = PLANNING
    round: int = 0
    next: Side = SUFFRAGIST
    last_turn: int = ROUNDS
    second: bool = False

    @property
    def rounds_of_turn(self) -> int:
        """Return the number of rounds in this turn."""
        return self.last_turn if self.turn == TURNS else ROUNDS

    def held(self, side: Side) -> int:
        """Return how many cards `side` usually holds then: one before six are drawn, and one less after each round."""
        if self.phase == ROUND:
            return self.rounds_of_turn + 2 - self.round - (side == SUFFRAGIST and self.next == OPPOSITION)
        return {PLANNING: 1, STRATEGY_PHASE: self.rounds_of_turn + 1, FINAL_VOTING: 0}[self.phase]

    def rounds(self, side: Side) -> int:
        """Return how many rounds `side` has still to play in the turn."""
        if self.phase == ROUND:
            return self.rounds_of_turn + 1 - self.round - (side == SUFFRAGIST and self.next == OPPOSITION)
        return 0 if self.phase == FINAL_VOTING else self.rounds_of_turn

    def rounds_of(self, side: Side, place: int, partners: int) -> int:
        """Return how many rounds the partner with this place has still to play in the turn.  Teams 6."""
        past = self.rounds_of_turn - self.rounds(side)
        return len([number for number in range(past, self.rounds_of_turn) if number % partners == place])

    def rounds_to_come(self, side: Side) -> int:
        """Return how many rounds `side` has still to play to the end of the game."""
        return self.rounds(side) + max(0, TURNS - self.turn - 1) * ROUNDS + (self.last_turn if self.turn < TURNS else 0)

    def __str__(self) -> str:
        parts = [FINAL_VOTING] if self.phase == FINAL_VOTING else [f"turn {self.turn}"]
        if self.phase in (STRATEGY_PHASE, ROUND):
            parts.append(f"round {self.round}" if self.phase == ROUND else self.phase)
        if self.second:
            parts.append(SECOND_PARTNERS)
        return ", ".join([*parts, "Opposition next"] if self.next == OPPOSITION else parts)


MOMENT = re.compile(
    r"(?:turn (?P<turn>\d{1,3})(?:, (?:(?P<strategy>strategy phase)|round (?P<round>\d{1,3})))?"
    rf"|(?P<voting>final voting(?P<second>, {SECOND_PARTNERS})?))"
    r"(?P<opposition>, (?:the )?opposition next)?"
)


def parse_moment(said: SourceText, last_turn: int = ROUNDS) -> Moment:
    """Parse the moment at which a game begins.

    It is "turn 5", "turn 5, strategy phase", "turn 5, round 3" or "final voting", the last two with ", Opposition
    next"; Final Voting with ", second partners" before it.
    """
    found = MOMENT.fullmatch(" ".join(said.words.lower().replace(",", ", ").split()))
    turn, round_ = (int(found[part] or 1) if found else 0 for part in ("turn", "round"))
    if not found or (found["opposition"] and not found["round"] and not found["voting"]):
        raise said.wrong(
            f"{said.quoted} is no moment of a game; write “turn 5”, “turn 5, strategy phase”, “turn 5, round 3”, "
            "“turn 5, round 3, Opposition next”, “final voting”, “final voting, second partners” or “final voting, "
            "second partners, Opposition next”"
        )
    if not 1 <= turn <= TURNS:
        raise said.wrong(f"{said.quoted} never comes; a game has {TURNS} turns of {ROUNDS} rounds")
    rounds = last_turn if turn == TURNS else ROUNDS
    if not 1 <= round_ <= rounds:
        raise said.wrong(f"{said.quoted} never comes; that turn has {rounds} rounds")
    side = OPPOSITION if found["opposition"] else SUFFRAGIST
    if found["voting"]:
        return Moment(TURNS, FINAL_VOTING, last_turn, side, last_turn, bool(found["second"]))
    if found["round"]:
        return Moment(turn, ROUND, round_, side, last_turn)
    return Moment(turn, STRATEGY_PHASE if found["strategy"] else PLANNING, last_turn=last_turn)


def parse_whole_number(said: SourceText, what: str, least: int, most: int) -> int:
    """Parse a whole number within bounds; `what` names the thing counted."""
    if not re.fullmatch("[0-9]{1,9}", said.words) or not least <= int(said.words) <= most:
        raise said.wrong(f"{said.quoted} cannot be; {what}: a whole number from {least} to {most}")
    return int(said.words)


def parse_rounds(said: SourceText) -> int:
    """Parse a number of rounds: "8" or "8 rounds"."""
    words = said.words.lower().removesuffix("rounds").strip()
    return parse_whole_number(said._replace(words=words), "rounds of the last turn", 1, 2 * ROUNDS)


def parse_die(said: SourceText) -> int:
    """Parse a die, as "d8", and return its number of faces."""
    sides = said.words.lower().removeprefix("d")
    if sides not in DICE:
        raise said.wrong(f"{said.quoted} is no die; write {', '.join([f'd{sides}' for sides in DICE])}")
    return int(sides)


def parse_minutes(said: SourceText) -> int:
    """Parse a number of minutes: "25" or "25 minutes"."""
    return parse_whole_number(
        said._replace(words=said.words.lower().removesuffix("minutes").strip()), "the length in minutes", 1, 600
    )


def parse_date(said: SourceText) -> tuple[int, int, int]:
    """Parse "1848", "July 1848" or "19 July 1848" as year, month and day; 0 for a missing part."""
    words = said.words.replace(",", " ").lower().split()
    years = [int(word) for word in words if re.fullmatch(r"1[6-9]\d\d|20\d\d", word)]
    months = [number for number, name in enumerate(MONTHS, start=1) if name.lower() in words]
    days = [int(word) for word in words if re.fullmatch(r"[1-9]|[12]\d|3[01]", word)]
    if len(years) != 1 or len(words) != len(years + months + days) or not len(days) <= len(months) <= 1:
        raise said.wrong(f"{said.quoted} is no date; write “1848”, “July 1848” or “19 July 1848”")
    if days and days[0] > (last := monthrange(years[0], months[0])[1]):
        raise said.wrong(f"{said.quoted} never came; {MONTHS[months[0] - 1]} {years[0]} has {last} days")
    return years[0], sum(months), sum(days)


def parse_state(said: SourceText) -> str:
    """Parse the name or the postal code of a state, and return the code."""
    for code, name in NAMES.items():
        if said.words.lower() in (code.lower(), name.lower()):
            return code
    otherwise = "write the name of one of the 48 states of 1920, or its two letters, as in NY"
    raise said.wrong(f"{said.quoted} is no state{suggest_name(said.words, NAMES.values(), otherwise)}")


def parse_region(said: SourceText) -> str:
    """Parse the name of a region; "Atlantic and Appalachia" is "Atlantic & Appalachia" too."""
    words = said.words.lower().replace(" and ", " & ").removeprefix("the ")
    for name in REGIONS:
        if words == name.lower():
            return name
    raise said.wrong(f"{said.quoted} is no region{suggest_name(words, REGIONS, 'there are ' + ', '.join(REGIONS))}")


def parse_campaigners(said: Sequence[SourceText]) -> tuple[tuple[str, str], ...]:
    """Parse campaigners, as "purple in the Northeast, red in the South", and return their names and regions."""
    team: list[tuple[str, str]] = []
    for one in said:
        color, _, place = one.words.partition(" ")
        if color.lower() not in SIDE_OF:
            raise one.wrong(f"{one.quoted} is no campaigner; write a color and a region: purple in the Northeast")
        team.append((color.lower(), parse_region(one._replace(words=place.strip().removeprefix("in ")))))
        if [color for color, _ in team].count(color.lower()) > CAMPAIGNERS_OF_A_COLOR:
            raise one.wrong(f"a third {color} campaigner; a game has {CAMPAIGNERS_OF_A_COLOR} of each color")
    return number_campaigners(team)


def number_campaigners(team: Iterable[tuple[str, str]]) -> tuple[tuple[str, str], ...]:
    """Number campaigners of a color and a region as a position names them: "purple1", "purple2"."""
    number: Counter[str] = Counter()
    named = []
    for color, place in team:
        number[color] += 1
        named.append((f"{color}{number[color]}", place))
    return tuple(named)


class Board(NamedTuple):
    """The rows of a position: cubes in each state, and votes. `places` tells which line filled a state last."""

    cubes: dict[str, bytearray]
    votes: bytearray
    places: dict[str, SourceText]

    def voted(self) -> list[str]:
        """Return whether the state has voted."""
        return [code for code in STATES if self.votes[PLACE[code]]]

    def strength(self, side: Side, code: str) -> int:
        """Return how many cubes `side` has in the state."""
        return sum(self.cubes[color][PLACE[code]] for color in COLORS[side])


def parse_board(sheet: FrontMatter) -> Board:
    """Parse the votes of the states, and the cubes in those that have not voted."""
    rows = Board({color: bytearray(len(STATES)) for color in SIDE_OF}, bytearray(len(STATES)), {})
    for key, vote, end in (("ratified", RATIFIED, TO_RATIFY), ("rejected", REJECTED, TO_REJECT)):
        for number, one in enumerate(sheet.items(key, COMMA), start=1):
            code = parse_state(one)
            if code in rows.places:
                raise one.wrong(f"{NAMES[code]} has voted already, in line {rows.places[code].line}; it votes once")
            if number == end:
                raise one.wrong(f"{NAMES[code]} would be the {end}th state, and the game over; leave one out")
            rows.votes[PLACE[code]], rows.places[code] = vote, one
    for color, row in rows.cubes.items():
        for one in sheet.items(f"{color} cubes", COMMA):
            _fill(rows, row, color, one)
    return rows


def _fill(rows: Board, row: bytearray, color: str, said: SourceText) -> None:
    name, _, number = said.words.rpartition(" ")
    if not name or not number.isdecimal():
        raise said.wrong(f"{said.quoted} does not say where and how many; write a state and a number: NY 2")
    code = parse_state(said._replace(words=name.strip()))
    place, other = PLACE[code], SUFFRAGIST if color == RED else OPPOSITION
    if rows.votes[place]:
        line = rows.places[code].line
        raise said.wrong(f"{NAMES[code]} has voted (line {line}), so it has no cubes; leave it out")
    if row[place]:
        raise said.wrong(f"{NAMES[code]} has its {color} cubes already; write one number for them all")
    if rows.strength(other, code):
        raise said.wrong(
            f"{NAMES[code]} has cubes of the other side (line {rows.places[code].line}), and both never lie in one "
            "state; take as many away from both sides, until one has none"
        )
    row[place], rows.places[code] = (
        parse_whole_number(said._replace(words=number), f"{color} cubes in {NAMES[code]}", 1, CUBES_IN_THE_BOX),
        said,
    )


def parse_congress(sheet: FrontMatter, rows: Board) -> tuple[int, bool]:
    """Parse the markers in Congress; the Amendment has been sent if any state has voted."""
    voted = any(rows.votes)
    said = sheet.text("congress", SENT if voted else "0")
    sent = said.words.lower() == SENT
    if voted and not sent:
        raise said.wrong("states have voted, so Congress has sent the Amendment; write “congress: sent”")
    if not sent:
        most = FULL_CONGRESS - 1
        return parse_whole_number(said, f"markers in Congress (with the next one it is “{SENT}”)", 0, most), False
    for code in STATES:
        if max(rows.strength(side, code) for side in SIDES) >= CUBES_TO_VOTE:
            raise _too_many(rows, code)
    return 0, True


def _too_many(rows: Board, code: str) -> BadScenario:
    yes = rows.strength(SUFFRAGIST, code) >= CUBES_TO_VOTE
    return rows.places[code].wrong(
        f"once Congress has sent the Amendment, a state with {CUBES_TO_VOTE} cubes has voted; take cubes away, or "
        f"write {NAMES[code]} behind “{'ratified' if yes else 'rejected'}”"
    )


EVERY_DECK = (SUFFRAGIST, OPPOSITION, STRATEGY, STATE)
SHUFFLED = "shuffled"


class DeckGroup(NamedTuple):
    """Cards that are together in a deck, top card first, or shuffled; then `aside` of them are set aside unseen.

    While the lines are read, the word of an era means those of its cards that no line names.
    """

    cards: tuple[str, ...]
    shuffled: bool = False
    aside: int = 0


class CardPool:
    """The cards of one game, and their places. If the Oppobot plays, the Opposition has the Oppobot's cards."""

    def __init__(self, opposition_deck: str) -> None:
        self.opposition_deck = opposition_deck
        self.with_oppobot = opposition_deck != OPPOSITION
        self.decks = {deck: keys(opposition_deck if deck == OPPOSITION else deck) for deck in EVERY_DECK}
        self.unused = [key for key in keys(STRATEGY) if self.with_oppobot and not CARDS[key].oppobot]
        self._called: dict[str, dict[str, str]] = {}
        for deck, cards in self.decks.items():
            for key in cards:
                self._called.setdefault(normalize(key), {})[deck] = key
                self._called.setdefault(normalize(CARDS[key].title), {})[deck] = key
        self._lines: dict[str, int] = {}

    def is_placed(self, key: str) -> bool:
        """Return whether the card has a place."""
        return key in self._lines

    def nowhere(self, *decks: str, era: str = "") -> tuple[str, ...]:
        """Return the cards of these decks, or of one era of them, that have no place."""
        cards = [key for deck in decks for key in self.decks[deck] if era in ("", CARDS[key].era)]
        return tuple([key for key in cards if not self.is_placed(key)])

    def put(self, cards: Iterable[str], line: int) -> None:
        """Put these cards where this line says."""
        self._lines.update(dict.fromkeys(cards, line))

    def take(self, said: SourceText, *decks: str) -> str:
        """Find the named card of one of `decks`, put it where it was named, and return its key."""
        key = self.find(said, *decks)
        if self.is_placed(key):
            raise said.wrong(f"“{CARDS[key].title}” is elsewhere, by line {self._lines[key]}; a card has one place")
        self.put([key], said.line)
        return key

    def find(self, said: SourceText, *decks: str) -> str:
        """Return the key of the card of one of `decks` with this title or key."""
        found = self._called.get(normalize(said.words), {})
        for deck in decks:
            if deck in found and found[deck] not in self.unused:
                return found[deck]
        raise self._not_found(said, [*found], decks)

    def _not_found(self, said: SourceText, found: list[str], decks: tuple[str, ...]) -> BadScenario:
        here = f"a card of the {' or '.join([self._name(deck) for deck in decks])} deck"
        if found and found[0] not in decks:
            return said.wrong(f"{said.quoted} is a card of the {self._name(found[0])} deck; write {here}")
        if normalize(said.words) in [normalize(card.title) for card in CARDS.values()]:
            with_or_without = "with" if self.with_oppobot else "without"
            return said.wrong(f"{said.quoted} is not used in a game {with_or_without} the Oppobot; write {here}")
        if "," in said.words and all(normalize(part) in self._called for part in said.words.split(",")):
            parts = "; ".join([part.strip() for part in said.words.split(",")])
            return said.wrong(f"{said.quoted} are several cards, told apart by semicolons; write “{shortened(parts)}”")
        if said.words.lower().endswith(f" {SHUFFLED}"):
            parts = said.words[: -len(SHUFFLED)].strip()
            return said.wrong(f"{said.quoted} lacks a comma; write “{shortened(parts)}, {SHUFFLED}”")
        titles = [CARDS[key].title for deck in decks for key in self.decks[deck]]
        return said.wrong(
            f"no card is called {said.quoted}{suggest_name(said.words, titles, f'write the title of {here}')}"
        )

    def _name(self, deck: str) -> str:
        return (OPPOBOT if deck == OPPOSITION and self.with_oppobot else deck).capitalize()

    # Decks

    def stacked(self, items: Iterable[SourceText], deck: str) -> list[DeckGroup]:
        """Parse a deck, top first: "Lucy Stone", "Helen Keller + Zitkala-Ša, shuffled", "Late, shuffled"."""
        return [self._group(item, deck) for item in items]

    def _group(self, said: SourceText, deck: str) -> DeckGroup:
        before, _, last = said.words.rpartition(",")
        shuffled = last.strip().lower() == SHUFFLED
        parts = [part.strip() for part in (before if shuffled else said.words).split("+")]
        if not shuffled and (len(parts) > 1 or parts[0].lower() in ERAS):
            raise said.wrong(f"{said.quoted} have no order of their own; write “{said.words}, {SHUFFLED}”")
        return DeckGroup(tuple([self._card_or_era(said._replace(words=part), deck) for part in parts]), shuffled)

    def _card_or_era(self, said: SourceText, deck: str) -> str:
        era = said.words.lower()
        if era not in ERAS or deck == STRATEGY:
            return self.take(said, deck)
        if self.is_placed(f"{deck} {era}"):
            raise said.wrong(f"the {said.words} cards lie in this deck already, by line {self._lines[f'{deck} {era}']}")
        self.put([f"{deck} {era}"], said.line)
        return era

    def settled(self, groups: Iterable[DeckGroup], deck: str) -> tuple[DeckGroup, ...]:
        """Return the deck with cards in place of eras, once every line that names a card has been read."""
        return tuple([self._settled(group, deck) for group in groups])

    def _settled(self, group: DeckGroup, deck: str) -> DeckGroup:
        cards = [key for word in group.cards for key in (self.nowhere(deck, era=word) if word in ERAS else (word,))]
        aside = self._aside(group.cards[0], len(cards)) if len(group.cards) == 1 and deck == OPPOSITION else 0
        self.put(cards, 0)
        return DeckGroup(tuple(cards), group.shuffled, aside)

    def _aside(self, era: str, left: int) -> int:
        """Return how many cards of an era are set aside if only `left` are left.

        It follows the rules of the Oppobot, but cards with another place count.
        """
        of_era = [key for key in self.decks[OPPOSITION] if CARDS[key].era == era]
        return max(0, SET_ASIDE_OF_EACH_ERA - (len(of_era) - left)) if self.with_oppobot and of_era else 0


@lru_cache(maxsize=1024)
def normalize(words: str) -> str:
    """Return words in small letters, without signs and accents, which are easily left out.

    >>> normalize("“Debate Us, You Cowards!”"), normalize("Zitkala-Ša")
    ('debate us you cowards', 'zitkala sa')
    """
    letters = unicodedata.normalize("NFKD", words.lower().replace("&", " and "))
    return " ".join(re.sub(r"[^a-z0-9\s:-]", "", letters).replace("-", " ").split())
