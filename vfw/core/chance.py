"""Chance as a source of answers: a function from a Roll or a Shuffle to a reply, or to None, which waits.

It gets the earlier chance questions, so that a result depends on its purpose and on how often that was asked, not on
when: looking ahead does not change the dice, and undo does not fish for better ones.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Protocol

from vfw.core.questions import Reply, Roll, Shuffle
from vfw.untrusted_input import quoted

ChanceQuestion = Roll | Shuffle


class Chance(Protocol):
    """A source of results for rolls and shuffles."""

    def __call__(self, question: ChanceQuestion, earlier: Sequence[ChanceQuestion]) -> Reply | None:
        """Return the result of the question, or None to wait."""
        ...

    def header(self) -> dict[str, Any]:
        """Return the data that a save needs to go on with the same chance."""
        ...


def draw_result(question: ChanceQuestion, rng: Random) -> Reply:
    """Return one result of `question`, drawn from `rng`."""
    if isinstance(question, Roll):
        return tuple([int(rng.random() * question.sides) + 1 for _ in range(question.n)])
    return tuple(rng.sample(question.cards, len(question.cards)))


@dataclass(frozen=True)
class seeded:
    """Chance whose results follow from the seed, the purpose, and how often that purpose was asked before.

    >>> dice = Roll(sides=6, n=2, why="tie")
    >>> seeded(7)(dice, earlier=[]) == seeded(7)(dice, earlier=[Roll(4, 1, "weather")])
    True
    """

    seed: int | str

    def __call__(self, question: ChanceQuestion, earlier: Sequence[ChanceQuestion]) -> Reply:
        """See `Chance`."""
        ordinal = sum(asked.why == question.why for asked in earlier)
        return draw_result(question, Random(f"{self.seed}/{question.why}/{ordinal}"))

    def header(self) -> dict[str, Any]:
        """See `Chance.header`."""
        return {"kind": "seeded", "seed": self.seed}


@dataclass(frozen=True)
class scripted:
    """Chance with the given results in order, whatever is asked; then it waits. For tests and re-enactments."""

    replies: tuple[Reply, ...] = ()

    def __call__(self, question: ChanceQuestion, earlier: Sequence[ChanceQuestion]) -> Reply | None:
        """See `Chance`."""
        return self.replies[len(earlier)] if len(earlier) < len(self.replies) else None

    def header(self) -> dict[str, Any]:
        """See `Chance.header`."""
        return {"kind": "scripted", "replies": list(self.replies)}


@dataclass(frozen=True)
class physical:
    """Chance for dice on a real table: a Roll waits for its faces. Cards are shuffled by `cards`, or wait too."""

    cards: seeded | None = field(default=None)

    def __call__(self, question: ChanceQuestion, earlier: Sequence[ChanceQuestion]) -> Reply | None:
        """See `Chance`."""
        return self.cards(question, earlier) if self.cards and isinstance(question, Shuffle) else None

    def header(self) -> dict[str, Any]:
        """See `Chance.header`."""
        return {"kind": "physical", "cards": self.cards.header() if self.cards else None}


def chance_from(header: Mapping[str, Any]) -> Chance:
    """Return the chance that a save describes.

    Raises:
        ValueError: If it describes none.
    """
    match header:
        case {"kind": "seeded", "seed": int() | str() as seed}:
            return seeded(seed)
        case {"kind": "scripted", "replies": list(replies)}:
            return scripted(tuple(tuple(reply) if isinstance(reply, list) else reply for reply in replies))
        case {"kind": "physical", "cards": None}:
            return physical()
        case {"kind": "physical", "cards": {"kind": "seeded", "seed": int() | str() as seed}}:
            return physical(seeded(seed))
    raise ValueError(f"{quoted(dict(header))} is no chance; expected a kind: seeded with a seed, scripted or physical")
