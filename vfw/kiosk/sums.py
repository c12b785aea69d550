"""What was counted at a kiosk, added up: for the table, and for the picture."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from statistics import median
from typing import Self

from vfw.kiosk.counts import CLASS, Event

NOTHING = "Nothing was counted."
LONG = 20 * CLASS
"""Seconds from which on stays are reported together."""


@dataclass(frozen=True)
class Sums:
    """The sums.

    Attributes:
        doors: by name, how often each event was told of it; the one that was opened most comes first.
        ways: how visits ended, the most usual first. stays: how many lasted how long, by the second in which the class
            begins. days: how many doors were opened on each day, as in "2026-11-22".
        unreadable: lines that say nothing.
    """

    doors: Mapping[str, Counter[str]]
    ways: Counter[str]
    stays: Counter[int]
    days: Counter[str]
    unreadable: int

    @classmethod
    def of(cls, events: Iterable[Event | None]) -> Self:
        """The sums of all events; None is an unreadable line."""
        lines = list(events)
        told = [line for line in lines if line]
        doors: dict[str, Counter[str]] = defaultdict(Counter)
        for event in told:
            if event.event != "leave":
                doors[event.door][event.event] += 1
        left = [event for event in told if event.event == "leave"]
        return cls(
            doors=dict(sorted(doors.items(), key=lambda row: (-row[1]["open"], row[0]))),
            ways=Counter(event.how for event in left),
            stays=Counter(event.seconds for event in left),
            days=Counter(event.hour[:10] for event in told if event.event == "open"),
            unreadable=len(lines) - len(told),
        )

    @property
    def is_empty(self) -> bool:
        return not (self.doors or self.ways)

    @property
    def classes(self) -> dict[int, int]:
        """How many visits lasted how long, by the second in which the class begins: each up to the longest, and from
        `LONG` on all in one."""
        last = min(max(self.stays, default=-CLASS), LONG)
        classes = {begin: self.stays[begin] for begin in range(0, last + CLASS, CLASS)}
        if LONG in classes:
            classes[LONG] = sum(times for begin, times in self.stays.items() if begin >= LONG)
        return classes

    @property
    def visits(self) -> str:
        """How many there were, how they ended and how long half of them were; "" where none has ended."""
        if not self.ways:
            return ""
        said = ", ".join(f"{how} {times}" for how, times in self.ways.most_common())
        middle = int(median(self.stays.elements()))
        return f"Visits: {self.ways.total()} ({said}); half of them stayed {clock(middle)} or longer"


def clock(seconds: int) -> str:
    """
    >>> clock(90)
    '1:30'
    """
    return f"{seconds // 60}:{seconds % 60:02}"
