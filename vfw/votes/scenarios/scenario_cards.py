"""The cards of a scenario: found by title or key, each in one place, and how a deck is stacked."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from vfw.untrusted_input import shortened
from vfw.votes.rules.deck import CARDS, ERAS, STATE, STRATEGY, keys
from vfw.votes.rules.oppobot import SET_ASIDE_OF_EACH_ERA
from vfw.votes.rules.position import OPPOBOT, OPPOSITION, SUFFRAGIST
from vfw.votes.scenarios.scenario_text import BadScenario, Said, meant

EVERY_DECK = (SUFFRAGIST, OPPOSITION, STRATEGY, STATE)
SHUFFLED = "shuffled"


class Group(NamedTuple):
    """Cards that lie together in a deck, top card first, or shuffled; then `aside` of them are set aside unseen.

    While the lines are read, the word of an era stands for those of its cards that are named nowhere.
    """

    cards: tuple[str, ...]
    shuffled: bool = False
    aside: int = 0


class Cards:
    """The cards of one game, and which of them lie where. Where the Oppobot plays, the Opposition's are its own."""

    def __init__(self, opposition_deck: str) -> None:
        self.opposition_deck = opposition_deck
        self.with_oppobot = opposition_deck != OPPOSITION
        self.decks = {deck: keys(opposition_deck if deck == OPPOSITION else deck) for deck in EVERY_DECK}
        self.unused = [key for key in keys(STRATEGY) if self.with_oppobot and not CARDS[key].oppobot]
        self._called: dict[str, dict[str, str]] = {}
        for deck, cards in self.decks.items():
            for key in cards:
                self._called.setdefault(plain(key), {})[deck] = key
                self._called.setdefault(plain(CARDS[key].title), {})[deck] = key
        self._lines: dict[str, int] = {}

    def lies(self, key: str) -> bool:
        """Whether the card has been put somewhere."""
        return key in self._lines

    def nowhere(self, *decks: str, era: str = "") -> tuple[str, ...]:
        """The cards of these decks, or of one era of them, that have been put nowhere."""
        cards = [key for deck in decks for key in self.decks[deck] if era in ("", CARDS[key].era)]
        return tuple([key for key in cards if not self.lies(key)])

    def put(self, cards: Iterable[str], line: int) -> None:
        """From now on these cards lie where this line has put them."""
        self._lines.update(dict.fromkeys(cards, line))

    def take(self, said: Said, *decks: str) -> str:
        """The key of the card of one of `decks` that is named; from now on it lies where it was named."""
        key = self.find(said, *decks)
        if self.lies(key):
            raise said.wrong(
                f"“{CARDS[key].title}” lies elsewhere, by line {self._lines[key]}; a card lies in one place"
            )
        self.put([key], said.line)
        return key

    def find(self, said: Said, *decks: str) -> str:
        """The key of the card of one of `decks` that is named, by its title or by its key."""
        found = self._called.get(plain(said.words), {})
        for deck in decks:
            if deck in found and found[deck] not in self.unused:
                return found[deck]
        raise self._not_found(said, [*found], decks)

    def _not_found(self, said: Said, found: list[str], decks: tuple[str, ...]) -> BadScenario:
        here = f"a card of the {' or '.join([self._name(deck) for deck in decks])} deck"
        if found and found[0] not in decks:
            return said.wrong(f"{said.quoted} is a card of the {self._name(found[0])} deck; write {here}")
        if plain(said.words) in [plain(card.title) for card in CARDS.values()]:
            with_or_without = "with" if self.with_oppobot else "without"
            return said.wrong(f"{said.quoted} is not used in a game {with_or_without} the Oppobot; write {here}")
        if "," in said.words and all(plain(part) in self._called for part in said.words.split(",")):
            parts = "; ".join([part.strip() for part in said.words.split(",")])
            return said.wrong(f"{said.quoted} are several cards, told apart by semicolons; write “{shortened(parts)}”")
        if said.words.lower().endswith(f" {SHUFFLED}"):
            parts = said.words[: -len(SHUFFLED)].strip()
            return said.wrong(f"{said.quoted} lacks a comma; write “{shortened(parts)}, {SHUFFLED}”")
        titles = [CARDS[key].title for deck in decks for key in self.decks[deck]]
        return said.wrong(f"no card is called {said.quoted}{meant(said.words, titles, f'write the title of {here}')}")

    def _name(self, deck: str) -> str:
        return (OPPOBOT if deck == OPPOSITION and self.with_oppobot else deck).capitalize()

    # Decks

    def stacked(self, items: Iterable[Said], deck: str) -> list[Group]:
        """A deck as it is written, top first: "Lucy Stone", "Helen Keller + Zitkala-Ša, shuffled", "Late, shuffled"."""
        return [self._group(item, deck) for item in items]

    def _group(self, said: Said, deck: str) -> Group:
        before, _, last = said.words.rpartition(",")
        shuffled = last.strip().lower() == SHUFFLED
        parts = [part.strip() for part in (before if shuffled else said.words).split("+")]
        if not shuffled and (len(parts) > 1 or parts[0].lower() in ERAS):
            raise said.wrong(f"{said.quoted} have no order of their own; write “{said.words}, {SHUFFLED}”")
        return Group(tuple([self._card_or_era(said._replace(words=part), deck) for part in parts]), shuffled)

    def _card_or_era(self, said: Said, deck: str) -> str:
        era = said.words.lower()
        if era not in ERAS or deck == STRATEGY:
            return self.take(said, deck)
        if self.lies(f"{deck} {era}"):
            raise said.wrong(f"the {said.words} cards lie in this deck already, by line {self._lines[f'{deck} {era}']}")
        self.put([f"{deck} {era}"], said.line)
        return era

    def settled(self, groups: Iterable[Group], deck: str) -> tuple[Group, ...]:
        """The deck with cards in the place of eras, once every line that names a card has been read."""
        return tuple([self._settled(group, deck) for group in groups])

    def _settled(self, group: Group, deck: str) -> Group:
        cards = [key for word in group.cards for key in (self.nowhere(deck, era=word) if word in ERAS else (word,))]
        aside = self._aside(group.cards[0], len(cards)) if len(group.cards) == 1 and deck == OPPOSITION else 0
        self.put(cards, 0)
        return Group(tuple(cards), group.shuffled, aside)

    def _aside(self, era: str, left: int) -> int:
        """How many are set aside where only `left` cards of an era are left: as the rules of the Oppobot say, but those
        that lie elsewhere count."""
        of_era = [key for key in self.decks[OPPOSITION] if CARDS[key].era == era]
        return max(0, SET_ASIDE_OF_EACH_ERA - (len(of_era) - left)) if self.with_oppobot and of_era else 0


@lru_cache(maxsize=1024)
def plain(words: str) -> str:
    """Words without what is easily left out or written otherwise: signs, accents and capitals.

    >>> plain("“Debate Us, You Cowards!”"), plain("Zitkala-Ša")
    ('debate us you cowards', 'zitkala sa')
    """
    letters = unicodedata.normalize("NFKD", words.lower().replace("&", " and "))
    return " ".join(re.sub(r"[^a-z0-9\s:-]", "", letters).replace("-", " ").split())
