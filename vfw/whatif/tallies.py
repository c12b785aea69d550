"""Tallies: the counts of playouts, which add up to the same in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from vfw.votes.rules.board import STATES
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TURNS
from vfw.whatif.playouts import Ending, Setup, simulate

MAX_RATIFIED = len(STATES)


@dataclass
class Tally:
    """The counts of the playouts of one kind. Files keep the attributes by their names.

    Attributes:
        games: The number of playouts.
        won: The playouts in which 36 states ratified.
        sent: The playouts by the turn in which Congress sent the Amendment; 0 for never.
        ratified: The playouts by the number of states that ratified, 0 to 48.
        states: The playouts in which each state ratified.
        decisive: The playouts in which a state cast the 36th or the 13th vote.
        early: For each early event, its words joined by spaces, the playouts that had it, and how many of them were
            won.
        example: The first playout in which this many states ratified.
        yes: The first playout in which a state ratified.
        no: The first playout in which a state rejected.
        narrowest: The smallest margin in states, and the number of that playout.
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
        """Count the playout with this number."""
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
        """Add another tally; no playout is in both."""
        self.games += other.games
        self.won += other.won
        self.sent = [sum(both) for both in zip(self.sent, other.sent, strict=True)]
        self.ratified = [sum(both) for both in zip(self.ratified, other.ratified, strict=True)]
        self.states = [sum(both) for both in zip(self.states, other.states, strict=True)]
        self.decisive += other.decisive
        for event, counted in other.early.items():
            # A new list, because a record shares the old one.
            self.early[event] = [sum(both) for both in zip(self.early.get(event, [0, 0]), counted, strict=True)]
        for mine_, theirs in ((self.yes, other.yes), (self.no, other.no)):
            for state, number in theirs.items():
                _keep_least(mine_, state, number)
        for ratified, number in other.example.items():
            _keep_least(self.example, ratified, number)
        if other.narrowest:
            self.narrowest = min(filter(None, (self.narrowest, other.narrowest)))

    def record(self) -> dict[str, Any]:
        """Return a record for JSON, in an order that depends on the counts alone."""
        return {name: _sort_keys(value) for name, value in vars(self).items()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Tally:
        """Make a tally from a record."""
        whole = {int(ratified): number for ratified, number in record["example"].items()}
        return cls(**{**record, "decisive": Counter(record["decisive"]), "example": whole})


@dataclass
class Counts:
    """The counts of a question: of the same playouts as it was and as changed, with the same luck.

    Attributes:
        as_it_was: The first kind.
        as_changed: The second kind.
        both: The playouts that were won in both kinds.
    """

    as_it_was: Tally = field(default_factory=Tally)
    as_changed: Tally = field(default_factory=Tally)
    both: int = 0

    @property
    def games(self) -> int:
        """The number of playouts of each kind."""
        return self.as_it_was.games

    def count(self, number: int, was: Ending, is_: Ending) -> None:
        """Count the playout with this number, by its endings in both kinds."""
        self.as_it_was.count(number, was)
        self.as_changed.count(number, is_)
        self.both += was.won and is_.won

    def add(self, other: Counts) -> None:
        """Add other counts of the same question; no playout is in both."""
        self.as_it_was.add(other.as_it_was)
        self.as_changed.add(other.as_changed)
        self.both += other.both

    def record(self) -> dict[str, Any]:
        """Return a record for JSON."""
        return {"both": self.both, "as_it_was": self.as_it_was.record(), "as_changed": self.as_changed.record()}

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> Counts:
        """Make counts from a record."""
        was, is_ = (Tally.from_record(record[name]) for name in ("as_it_was", "as_changed"))
        return cls(was, is_, record["both"])


def count_playouts(as_it_was: Setup, as_changed: Setup, seed: int, first: int, games: int) -> Counts:
    """Play this many playouts of each kind, from the number `first` on, and count them."""
    counts = Counts()
    for number in range(first, first + games):
        counts.count(number, simulate(as_it_was, seed, number), simulate(as_changed, seed, number))
    return counts


def sum_counts(all_counts: Iterable[Counts]) -> Counts:
    """Return the sum of all counts."""
    sum_ = Counts()
    for counts in all_counts:
        sum_.add(counts)
    return sum_


def _keep_least(numbers: dict[Any, int], key: Any, number: int) -> None:
    numbers[key] = min(number, numbers.get(key, number))


def _sort_keys(value: Any) -> Any:
    return {str(key): value[key] for key in sorted(value)} if isinstance(value, dict) else value
