"""What was counted at a kiosk, as a table of characters."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.kiosk.counts import CLASS, Event
from vfw.kiosk.sums import LONG, NOTHING, Sums, clock

WIDTH = 40
"""Characters of the longest bar."""
UNREADABLE = "The counts cannot be read: {error.filename}: {error.strerror}. Check the permissions of that folder."
"""Message in place of a report if an OSError keeps the counts from being read."""


def report(events: Iterable[Event | None]) -> str:
    """The table of the doors, how visits ended and how long they were, and a bar a day. None is an unreadable line."""
    sums = Sums.of(events)
    if sums.is_empty:
        return NOTHING
    parts = [_doors(sums), _visits(sums), _days(sums)]
    if sums.unreadable:
        parts.append(f"Lines that cannot be read: {sums.unreadable}")
    return "\n\n".join(filter(None, parts))


def _doors(sums: Sums) -> str:
    rows = [f"{'Door':<20} {'opened':>8} {'ended':>8} {'errors':>8}"]
    for door, times in sums.doors.items():
        rows.append(f"{door:<20} {times['open']:>8} {times['ending']:>8} {times['error']:>8}")
    return "\n".join(rows)


def _visits(sums: Sums) -> str:
    if not sums.stays:
        return ""
    rows, most = [sums.visits, ""], max(sums.classes.values())
    for begin, times in sums.classes.items():
        end = "or longer" if begin == LONG else f"to {clock(begin + CLASS)}"
        rows.append(f"{clock(begin)} {end}  {_bar(times, most)}".rstrip())
    return "\n".join(rows)


def _days(sums: Sums) -> str:
    most = max(sums.days.values(), default=0)
    return "\n".join(f"{day}  {_bar(times, most)}" for day, times in sorted(sums.days.items()))


def _bar(times: int, most: int) -> str:
    """
    >>> _bar(1, 4), _bar(0, 4)
    ('██████████ 1', '')
    """
    return f"{'█' * max(1, round(WIDTH * times / most))} {times}" if times else ""
