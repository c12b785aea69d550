"""What is counted in worlds that were played: it adds up, in any order, to the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vfw.votes.rules.board import STATES
from vfw.votes.rules.position import RATIFIED, REJECTED, TURNS
from vfw.whatif.playouts import Ending, Setup, simulate

MAX_RATIFIED = len(STATES)


@dataclass
class Tally:
    """The worlds of one kind.

    Attributes:
        games: how many. won: in how many 36 states ratified. sent: how many by the turn in which Congress sent the
            Amendment, from 0 for never. ratified: how many by the number of states that ratified, 0 to 48. states: for
            each state in how many it ratified. decisive: in how many a state cast the 36th or the 13th vote.
        early: for what happened early, as words apart by a space, in how many it did, and how many of them were won.
        example: the first world in which so many states ratified. yes, no: the first in which a state did so.
        narrowest: the states the losing side was short of, and the number of the world, where that is least.
    """

    games: int = 0
    won: int = 0
    sent: list[int] = field(default_factory=lambda: [0] * (TURNS + 1))
    ratified: list[int] = field(default_factory=lambda: [0] * (MAX_RATIFIED + 1))
    states: list[int] = field(default_factory=lambda: [0] * len(STATES))
    decisive: Counter[str] = field(default_factory=Counter)
    early: dict[str, list[int]] = field(default_factory=dict)
    example: dict[int, int] = field(default_factory=dict)
    yes: dict[str, int] = field(default_factory=dict)
    no: dict[str, int] = field(default_factory=dict)
    narrowest: list[int] = field(default_factory=list)

    def count(self, number: int, ending: Ending) -> None:
        """Count the world with this number."""
        self.games += 1
        self.won += ending.won
        self.sent[ending.sent] += 1
        ratified = ending.votes.count(RATIFIED)
        self.ratified[ratified] += 1
        _keep_least(self.example, ratified, number)
        for place, vote in enumerate(ending.votes):
            if vote == RATIFIED:
                self.states[place] += 1
                _keep_least(self.yes, STATES[place], number)
            elif vote == REJECTED:
                _keep_least(self.no, STATES[place], number)
        if ending.decisive:
            self.decisive[ending.decisive] += 1
        for event in ending.early:
            counted = self.early.setdefault(" ".join(map(str, event)), [0, 0])
            counted[0] += 1
            counted[1] += ending.won
        self.narrowest = min(filter(None, (self.narrowest, [ending.short, number])))

    def add(self, other: Tally) -> None:
        """Count all worlds of another tally; none is in both."""
        self.games += other.games
        self.won += other.won
        self.sent = [sum(both) for both in zip(self.sent, other.sent, strict=True)]
        self.ratified = [sum(both) for both in zip(self.ratified, other.ratified, strict=True)]
        self.states = [sum(both) for both in zip(self.states, other.states, strict=True)]
        self.decisive += other.decisive
        for event, counted in other.early.items():
            # Not in place: a record shares it.
            self.early[event] = [sum(both) for both in zip(self.early.get(event, [0, 0]), counted, strict=True)]
        for mine_, theirs in ((self.yes, other.yes), (self.no, other.no)):
            for state, number in theirs.items():
                _keep_least(mine_, state, number)
        for ratified, number in other.example.items():
            _keep_least(self.example, ratified, number)
        if other.narrowest:
            self.narrowest = min(filter(None, (self.narrowest, other.narrowest)))

    def record(self) -> dict[str, Any]:
        """As JSON has it, in an order that depends on nothing but the counts."""
        return {name: _sort_keys(value) for name, value in vars(self).items()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Tally:
        """What `record` gave."""
        whole = {int(ratified): number for ratified, number in record["example"].items()}
        return cls(**{**record, "decisive": Counter(record["decisive"]), "example": whole})


@dataclass
class Counts:
    """The worlds of a question: world by world as it was, and as changed, with the same luck.

    Attributes:
        as_it_was, as_changed: the two kinds. both: how many worlds were won either way.
    """

    as_it_was: Tally = field(default_factory=Tally)
    as_changed: Tally = field(default_factory=Tally)
    both: int = 0

    @property
    def games(self) -> int:
        """How many worlds of each kind."""
        return self.as_it_was.games

    def count(self, number: int, was: Ending, is_: Ending) -> None:
        """Count the world with this number, as it came out in both kinds."""
        self.as_it_was.count(number, was)
        self.as_changed.count(number, is_)
        self.both += was.won and is_.won

    def add(self, other: Counts) -> None:
        """Count all worlds of other counts of the same question; none is in both."""
        self.as_it_was.add(other.as_it_was)
        self.as_changed.add(other.as_changed)
        self.both += other.both

    def record(self) -> dict[str, Any]:
        """As JSON has it."""
        return {"both": self.both, "as_it_was": self.as_it_was.record(), "as_changed": self.as_changed.record()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Counts:
        """What `record` gave."""
        was, is_ = (Tally.from_record(record[name]) for name in ("as_it_was", "as_changed"))
        return cls(was, is_, record["both"])


def count_playouts(as_it_was: Setup, as_changed: Setup, seed: int, first: int, games: int) -> Counts:
    """Play so many worlds of each kind, the first of which has this number, and count them."""
    counts = Counts()
    for number in range(first, first + games):
        counts.count(number, simulate(as_it_was, seed, number), simulate(as_changed, seed, number))
    return counts


def sum_counts(all_counts: Iterable[Counts]) -> Counts:
    """All of them as one."""
    sum_ = Counts()
    for counts in all_counts:
        sum_.add(counts)
    return sum_


def _keep_least(numbers: dict[Any, int], key: Any, number: int) -> None:
    numbers[key] = min(number, numbers.get(key, number))


def _sort_keys(value: Any) -> Any:
    return {str(key): value[key] for key in sorted(value)} if isinstance(value, dict) else value
