"""What was counted at a kiosk, as a table and as a picture of the days."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from statistics import median

from vfw.kiosk.counts import CLASS, Event

WIDTH = 40
"""Characters of the longest bar."""
NOTHING = "Nothing was counted."


def report(events: Iterable[Event | None]) -> str:
    """The table of the doors, how visits ended and how long they were, and a bar a day. None is an unreadable line."""
    lines = list(events)
    read = [line for line in lines if line]
    if not read:
        return NOTHING
    parts = [_doors(read), _visits([event for event in read if event.event == "leave"]), _days(read)]
    if unreadable := len(lines) - len(read):
        parts.append(f"Lines that cannot be read: {unreadable}")
    return "\n\n".join(filter(None, parts))


def _doors(events: list[Event]) -> str:
    counted: dict[str, Counter[str]] = defaultdict(Counter)
    for event in events:
        if event.event != "leave":
            counted[event.door][event.event] += 1
    rows = [f"{'Door':<20} {'opened':>8} {'ended':>8} {'errors':>8}"]
    for door, times in sorted(counted.items(), key=lambda row: (-row[1]["open"], row[0])):
        rows.append(f"{door:<20} {times['open']:>8} {times['ending']:>8} {times['error']:>8}")
    return "\n".join(rows)


def _visits(left: list[Event]) -> str:
    if not left:
        return ""
    ways = Counter(event.how for event in left)
    said = ", ".join(f"{how} {times}" for how, times in ways.most_common())
    middle = int(median(event.seconds for event in left))
    rows = [f"Visits: {len(left)} ({said}); half of them stayed {_clock(middle)} or longer", ""]
    classes = Counter(event.seconds for event in left)
    most = max(classes.values())
    for begin in range(0, max(classes) + CLASS, CLASS):
        rows.append(f"{_clock(begin)} to {_clock(begin + CLASS)}  {_bar(classes[begin], most)}".rstrip())
    return "\n".join(rows)


def _days(events: list[Event]) -> str:
    days = Counter(event.hour[:10] for event in events if event.event == "open")
    most = max(days.values(), default=0)
    return "\n".join(f"{day}  {_bar(times, most)}" for day, times in sorted(days.items()))


def _bar(times: int, most: int) -> str:
    """
    >>> _bar(1, 4), _bar(0, 4)
    ('██████████ 1', '')
    """
    return f"{'█' * max(1, round(WIDTH * times / most))} {times}" if times else ""


def _clock(seconds: int) -> str:
    """
    >>> _clock(90)
    '1:30'
    """
    return f"{seconds // 60}:{seconds % 60:02}"
