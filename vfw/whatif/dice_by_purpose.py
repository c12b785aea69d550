"""Dice and cards that fall by what they are for, so that two worlds which differ in one thing share all other luck.

A result follows from the stem of a world and from the purpose of the throw: the state that votes, the turn and the
round, the card; never from how many throws came before. So where a change has added a throw, all others fall as they
would have (common random numbers). A die of more faces shows more on the same throw, and a card that was taken out of a
deck leaves the others in their order.
"""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

from vfw.core.questions import Reply, Roll, Shuffle
from vfw.votes.rules.final_voting import roll_for
from vfw.votes.rules.position import Position, Side

FLOAT_BITS = 53
"""So many bits a float holds."""


def keyed_number(*key: object) -> int:
    """A number of 64 bits that follows from the words of the key alone, even over all keys."""
    return int.from_bytes(blake2b("/".join(map(str, key)).encode(), digest_size=8).digest(), "big")


def keyed_fraction(*key: object) -> float:
    """A number from 0 up to 1 that follows from the words of the key alone, even over all keys.

    >>> share("a world", "a throw") == share("a world", "a throw")
    True
    """
    return float((keyed_number(*key) >> (64 - FLOAT_BITS)) / 2**FLOAT_BITS)


class KeyedDice:
    """All chance of one world, which is called `stem`. A second throw for the same purpose, as a re-roll is, is another
    throw."""

    def __init__(self, stem: str) -> None:
        self.stem = stem
        self._thrown = Counter[str]()

    def answer(self, table: Position, question: Roll | Shuffle) -> Reply:
        """What falls when `table` asks this."""
        purpose = _purpose(table, question)
        nth = self._thrown[purpose]
        self._thrown[purpose] += 1
        if isinstance(question, Shuffle):
            return tuple(sorted(question.cards, key=lambda card: keyed_fraction(self.stem, purpose, nth, card)))
        throws = [keyed_fraction(self.stem, purpose, nth, die) for die in range(question.n)]
        return tuple([1 + int(question.sides * throw) for throw in throws])

    def vote(self, side: Side, state: str, sides: int) -> int:
        """The first die of `side` when `state` votes at the end, whether or not it comes to that."""
        return 1 + int(sides * keyed_fraction(self.stem, _vote_purpose(f"{side} vote", state), 0, 0))


def _purpose(table: Position, question: Roll | Shuffle) -> str:
    step = table.asking.step if table.asking else None
    if isinstance(step, roll_for):
        return _vote_purpose(question.why, step.state)
    return f"{question.why}/{table.turn}/{table.round}"


def _vote_purpose(why: str, state: str) -> str:
    return f"{why}/{state}"
