"""Questions that a position can wait for: a decision, dice, a shuffle; and the outcome.

Questions hold data only, no prose and no functions of the game, so they pickle, compare and print. The two that are
made thousands of times in a playout are named tuples, which cost a third of a frozen dataclass.
Replies are words, never indexes: a place, a card's key, a number, the faces of the dice.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations_with_replacement
from math import factorial
from typing import NamedTuple

from vfw.untrusted_input import quoted, shortened

Word = str | int
Reply = Word | tuple[int, ...] | tuple[str, ...]


class Decision(NamedTuple):
    """A choice of `seat` among `choices`.

    `about` names what is chosen ("place", "card", ...), so that a panel knows where to offer it;
    `why` names its purpose. A seat that may not know the choices sees them as ().
    `interrupts` are replies that the table may give in place of the seat, such as a clock that has run out: they are
    accepted and recorded like any other, but not offered.
    """

    seat: str
    about: str
    choices: tuple[Word, ...]
    why: str
    interrupts: tuple[Word, ...] = ()

    def __repr__(self) -> str:
        """Return the fields, without an empty `interrupts`."""
        said = [f"{name}={value!r}" for name, value in self._asdict().items() if name != "interrupts" or value]
        return f"Decision({', '.join(said)})"

    @property
    def label(self) -> str:
        """Return the name of this question in a save."""
        return f"{self.seat} {self.about}"

    def accepts(self, reply: object) -> bool:
        """Return whether `reply` is one of the choices or interrupts; True is not 1 here."""
        return type(reply) in (str, int) and (reply in self.choices or reply in self.interrupts)

    def expected(self) -> str:
        """Return the expected reply in words."""
        return "one of " + ", ".join(map(str, self.choices))


class Roll(NamedTuple):
    """A roll of `n` dice with faces 1 to `sides`. The reply is a tuple of `n` faces."""

    sides: int
    n: int
    why: str

    @property
    def label(self) -> str:
        """Return the name of this question in a save."""
        return f"roll {self.why}"

    def accepts(self, reply: object) -> bool:
        """Return whether `reply` is a tuple of `n` faces."""
        return (
            isinstance(reply, tuple)
            and len(reply) == self.n
            and all(type(face) is int and 1 <= face <= self.sides for face in reply)
        )

    def expected(self) -> str:
        """Return the expected reply in words."""
        return f"{self.n} whole numbers from 1 to {self.sides}"

    def odds(self) -> dict[tuple[int, ...], Fraction]:
        """Return every outcome, faces in rising order, with its probability.

        >>> Roll(sides=6, n=2, why="tie").odds()[(1, 6)]
        Fraction(1, 18)
        """
        ways = self.sides**self.n
        outcomes = {}
        for faces in combinations_with_replacement(range(1, self.sides + 1), self.n):
            orders = factorial(self.n)
            for same in Counter(faces).values():
                orders //= factorial(same)
            outcomes[faces] = Fraction(orders, ways)
        return outcomes


@dataclass(frozen=True, slots=True)
class Shuffle:
    """A shuffle of `cards`. The reply is their order, as a tuple."""

    cards: tuple[str, ...]
    why: str

    @property
    def label(self) -> str:
        """Return the name of this question in a save."""
        return f"shuffle {self.why}"

    def accepts(self, reply: object) -> bool:
        """Return whether `reply` is an order of the cards."""
        return (
            isinstance(reply, tuple)
            and all(isinstance(card, str) for card in reply)
            and Counter(reply) == Counter(self.cards)
        )

    def expected(self) -> str:
        """Return the expected reply in words."""
        return "the same cards in some order: " + shortened(", ".join(self.cards))


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game.

    Attributes:
        winners: The seats that have won, in the order of the seats: none, one, those of a team, all.
        reason: A word of the game.
        scores: (seat, points) each, in a game that counts them.
    """

    winners: tuple[str, ...]
    reason: str
    scores: tuple[tuple[str, int], ...] = ()

    @property
    def label(self) -> str:
        """Return the name of the outcome in a save."""
        return "the game is over"


Question = Decision | Roll | Shuffle
Pending = Question | Outcome


class IllegalReply(ValueError):
    """A reply that does not answer the question. The position is as it was.

    `rule` is the rule against it, if the game knows that.
    """

    def __init__(self, question: Pending, reply: object, rule: str = "") -> None:
        self.question = question
        self.reply = reply
        self.rule = rule
        expected = "no reply" if isinstance(question, Outcome) else question.expected()
        why = f": {rule}" if rule else ""
        super().__init__(f"{question.label}: {quoted(reply)} does not answer this{why}; expected {expected}")


def require(question: Pending, reply: Reply) -> None:
    """Check that `reply` answers `question`.

    Raises:
        IllegalReply: If it does not.
    """
    if isinstance(question, Outcome) or not question.accepts(reply):
        raise IllegalReply(question, reply)
