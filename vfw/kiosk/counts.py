"""Counts of a kiosk: pages, endings and half minutes; never persons.

One line of JSON an event, in a file a day, of which so many days are kept. A line tells the hour and no more of when:
who stood there cannot be found out from it.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass
from datetime import date, datetime
from json import dumps
from pathlib import Path
from statistics import median
from typing import Any, Self

from vfw.untrusted_input import NotJson, parsed, quoted

STAY_CLASS = 30
"""Seconds in a class of time."""
MAX_STAY = 4 * 3600
"""Seconds from which on all stays are alike."""
EVENTS = ("open", "ending", "leave", "error")
"""A door is opened, an ending reached, a visitor gone, something went wrong."""
WAYS = ("start over", "idle", "fault", "staff")
"""How a visit ends: the visitor begins anew or walks away, the machine has to begin anew, or the staff come."""
LANGUAGES = ("en",)
"""Those there are."""


@dataclass(frozen=True)
class Event:
    """One line. `how` and `seconds`, the beginning of a class, are of those that leave; `hour` is as in
    "2026-11-22T14".
    """

    hour: str
    event: str
    door: str
    language: str = "en"
    how: str = ""
    seconds: int = 0

    @classmethod
    def parse_message(cls, text: str, *, doors: Collection[str], now: datetime) -> Self:
        """What a page tells, in JSON. Raises ValueError that says what cannot be counted."""
        try:
            data = parsed(text)
        except NotJson as error:
            raise ValueError(f"no event: {error}") from None
        if not isinstance(data, dict):
            raise ValueError(f"no event: {quoted(data)}")
        seconds = data.get("seconds", 0)
        if not isinstance(seconds, (int, float)) or seconds < 0:
            raise ValueError(f"seconds is {quoted(seconds)}; expected a number, 0 or more")
        return cls(
            hour=now.strftime("%Y-%m-%dT%H"),
            event=_require_choice(data, "event", EVENTS),
            door=_require_choice(data, "door", doors),
            language=_require_choice({"language": "en", **data}, "language", LANGUAGES),
            how=_require_choice(data, "how", WAYS) if data.get("event") == "leave" else "",
            seconds=int(min(seconds, MAX_STAY)) // STAY_CLASS * STAY_CLASS,
        )

    @classmethod
    def parse_line(cls, line: str, day: date) -> Self:
        """What a line of the file of a day tells. Raises ValueError where that is no event."""
        data = parsed(line)
        try:
            event = cls(**data)
        except TypeError:
            raise ValueError(f"no event: {quoted(data)}") from None
        for name, value in asdict(event).items():
            if name != "seconds" and not isinstance(value, str):
                raise ValueError(f"{name} is {quoted(value)}; expected a text")
        if not re.fullmatch(f"{day.isoformat()}T[0-2][0-9]", event.hour):
            raise ValueError(f"hour is {quoted(event.hour)}; expected one of {day.isoformat()}")
        # True is a number to Python.
        if type(event.seconds) is not int or event.seconds not in range(0, MAX_STAY + 1, STAY_CLASS):
            raise ValueError(f"seconds is {quoted(event.seconds)}; expected the beginning of a class")
        return event


class Counts:
    """The counts in a folder, of so many days. `clock` tells the time of the museum."""

    def __init__(self, folder: Path, days: int, clock: Callable[[], datetime] = datetime.now) -> None:
        self._folder, self._days, self.clock = folder, days, clock

    def add(self, event: Event) -> None:
        """Write a line, and remove days beyond those that are kept, the farthest from today first.

        A day is removed only for another one that has come. So a clock that is wrong once costs a day at most, and once
        it is right again, its wrong day is the first to go.

        Raises:
            OSError: The folder cannot be written.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        with (self._folder / f"{event.hour[:10]}.jsonl").open("a", encoding="utf-8") as lines:
            lines.write(dumps({name: value for name, value in asdict(event).items() if value}) + "\n")
        today = self.clock().date()
        by_distance = sorted(_files(self._folder), key=lambda file: abs(file[0] - today))
        for _, path in by_distance[self._days :]:
            path.unlink()

    def events(self) -> Iterator[Event | None]:
        """All that is kept, in the order in which it came; None for a line that cannot be read."""
        for day, path in _files(self._folder):
            for line in path.read_text(encoding="utf-8-sig", errors="replace").splitlines():
                try:
                    yield Event.parse_line(line, day)
                except ValueError:
                    yield None


def _files(folder: Path) -> list[tuple[date, Path]]:
    """The files of a folder that are counts, by day; whatever else lies there is somebody else's."""
    files = []
    for path in sorted(folder.glob("*.jsonl")):
        if re.fullmatch(r"\d{4}-\d{2}-\d{2}", path.stem) and path.is_file():
            # A name may look like a day and be none, as 2026-99-22.
            with suppress(ValueError):
                files.append((date.fromisoformat(path.stem), path))
    return files


def _require_choice(data: dict[str, Any], name: str, choices: Collection[str]) -> str:
    value = data.get(name)
    if not isinstance(value, str) or value not in choices:
        raise ValueError(f"{name} is {quoted(value)}; expected one of {', '.join(sorted(choices))}")
    return value


NOTHING = "Nothing was counted."
LONG_STAY = 20 * STAY_CLASS
"""Seconds from which on stays are reported together."""


@dataclass(frozen=True)
class Totals:
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
        known = [line for line in lines if line]
        doors: dict[str, Counter[str]] = defaultdict(Counter)
        for event in known:
            if event.event != "leave":
                doors[event.door][event.event] += 1
        leaves = [event for event in known if event.event == "leave"]
        return cls(
            doors=dict(sorted(doors.items(), key=lambda row: (-row[1]["open"], row[0]))),
            ways=Counter(event.how for event in leaves),
            stays=Counter(event.seconds for event in leaves),
            days=Counter(event.hour[:10] for event in known if event.event == "open"),
            unreadable=len(lines) - len(known),
        )

    @property
    def is_empty(self) -> bool:
        return not (self.doors or self.ways)

    @property
    def classes(self) -> dict[int, int]:
        """How many visits lasted how long, by the second in which the class begins: each up to the longest, and from
        `LONG_STAY` on all in one.
        """
        last = min(max(self.stays, default=-STAY_CLASS), LONG_STAY)
        classes = {begin: self.stays[begin] for begin in range(0, last + STAY_CLASS, STAY_CLASS)}
        if LONG_STAY in classes:
            classes[LONG_STAY] = sum(times for begin, times in self.stays.items() if begin >= LONG_STAY)
        return classes

    @property
    def visits(self) -> str:
        """How many there were, how they ended and how long half of them were; "" where none has ended."""
        if not self.ways:
            return ""
        data = ", ".join(f"{how} {times}" for how, times in self.ways.most_common())
        middle = int(median(self.stays.elements()))
        return f"Visits: {self.ways.total()} ({data}); half of them stayed {format_clock(middle)} or longer"


def format_clock(seconds: int) -> str:
    """>>> clock(90)
    '1:30'
    """
    return f"{seconds // 60}:{seconds % 60:02}"
