"""Counts of a kiosk: pages, endings and half minutes; never persons.

An event is a line of JSON in a file for each day, and a fixed number of days is kept. Times are rounded to the hour,
so that no visitor can be identified.
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

from vfw.untrusted_input import NotJson, parse_json, quoted

STAY_CLASS = 30
"""Seconds of a class of stays."""
MAX_STAY = 4 * 3600
"""Seconds at which all longer stays are cut."""
EVENTS = ("open", "ending", "leave", "error")
"""Kinds of events: a door is opened, an ending is reached, a visitor leaves, an error occurs."""
WAYS = ("start over", "idle", "fault", "staff")
"""Ends of a visit: the visitor starts over or walks away, the machine restarts, or the staff take over."""
LANGUAGES = ("en",)
"""The languages of the exhibit."""


@dataclass(frozen=True)
class Event:
    """An event, one line of a file.

    Attributes:
        hour: The hour, as in "2026-11-22T14".
        event: One of `EVENTS`.
        door: The name of the door.
        language: One of `LANGUAGES`.
        how: One of `WAYS` for a visitor who leaves, otherwise "".
        seconds: The beginning of the class of the stay, for a visitor who leaves.
    """

    hour: str
    event: str
    door: str
    language: str = "en"
    how: str = ""
    seconds: int = 0

    @classmethod
    def parse_message(cls, text: str, *, doors: Collection[str], now: datetime) -> Self:
        """Return the event that a page sends in JSON.

        Raises:
            ValueError: The message is no event; it says why.
        """
        try:
            data = parse_json(text)
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
        """Return the event of a line in the file of a day.

        Raises:
            ValueError: The line is no event.
        """
        data = parse_json(line)
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
    """The counts in a folder, of a limited number of days. `clock` returns the local time."""

    def __init__(self, folder: Path, days: int, clock: Callable[[], datetime] = datetime.now) -> None:
        self._folder, self._days, self.clock = folder, days, clock

    def add(self, event: Event) -> None:
        """Write an event, and remove days beyond the limit, the farthest from today first.

        A day is removed only when another day is added. A clock that is wrong once therefore costs one day at most, and
        its wrong day is the first to be removed later.

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
        """Yield all events in order of arrival; None for an unreadable line."""
        for day, path in _files(self._folder):
            for line in path.read_text(encoding="utf-8-sig", errors="replace").splitlines():
                try:
                    yield Event.parse_line(line, day)
                except ValueError:
                    yield None


def _files(folder: Path) -> list[tuple[date, Path]]:
    """Return the files of counts by day. Other files in the folder are ignored."""
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
    """The totals of all events.

    Attributes:
        doors: The number of each event by the name of the door; the door that was opened most comes first.
        ways: The number of visits by their end, the most frequent first.
        stays: The number of visits by the second in which the class of their length begins.
        days: The number of opened doors by day, as in "2026-11-22".
        unreadable: The number of unreadable lines.
    """

    doors: Mapping[str, Counter[str]]
    ways: Counter[str]
    stays: Counter[int]
    days: Counter[str]
    unreadable: int

    @classmethod
    def of(cls, events: Iterable[Event | None]) -> Self:
        """Return the totals of all events; None is an unreadable line."""
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
        """Return whether nothing was counted."""
        return not (self.doors or self.ways)

    @property
    def classes(self) -> dict[int, int]:
        """Return the number of visits by the second in which a class begins, from `LONG_STAY` on in one class."""
        last = min(max(self.stays, default=-STAY_CLASS), LONG_STAY)
        classes = {begin: self.stays[begin] for begin in range(0, last + STAY_CLASS, STAY_CLASS)}
        if LONG_STAY in classes:
            classes[LONG_STAY] = sum(times for begin, times in self.stays.items() if begin >= LONG_STAY)
        return classes

    @property
    def visits(self) -> str:
        """Return a sentence on the number of visits, their ends and their median length; "" if none has ended."""
        if not self.ways:
            return ""
        data = ", ".join(f"{how} {times}" for how, times in self.ways.most_common())
        middle = int(median(self.stays.elements()))
        return f"Visits: {self.ways.total()} ({data}); half of them stayed {format_clock(middle)} or longer"


def format_clock(seconds: int) -> str:
    """Return minutes and seconds.

    >>> format_clock(90)
    '1:30'
    """
    return f"{seconds // 60}:{seconds % 60:02}"
