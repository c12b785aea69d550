"""Report of the counts of a kiosk: as a table of characters, and as a picture in SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from typing import NamedTuple

from vfw.kiosk.counts import LONG_STAY, NOTHING, STAY_CLASS, Event, Totals, format_clock
from vfw.templating import Markup, render

WIDTH = 40
"""Characters of the longest bar."""
UNREADABLE = "The counts cannot be read: {error.filename}: {error.strerror}. Check the permissions of that folder."
"""Message in place of a report if an OSError keeps the counts from being read."""


def text_report(events: Iterable[Event | None]) -> str:
    """Return a table of the doors, of the ends and lengths of visits, and of the days. None is an unreadable line."""
    sums = Totals.of(events)
    if sums.is_empty:
        return NOTHING
    parts = [_door_rows(sums), _visits(sums), _day_rows(sums)]
    if sums.unreadable:
        parts.append(f"Lines that cannot be read: {sums.unreadable}")
    return "\n\n".join(filter(None, parts))


def _door_rows(sums: Totals) -> str:
    rows = [f"{'Door':<20} {'opened':>8} {'ended':>8} {'errors':>8}"]
    for door, times in sums.doors.items():
        rows.append(f"{door:<20} {times['open']:>8} {times['ending']:>8} {times['error']:>8}")
    return "\n".join(rows)


def _visits(sums: Totals) -> str:
    if not sums.stays:
        return ""
    rows, maximum = [sums.visits, ""], max(sums.classes.values())
    for begin, times in sums.classes.items():
        end = "or longer" if begin == LONG_STAY else f"to {format_clock(begin + STAY_CLASS)}"
        rows.append(f"{format_clock(begin)} {end}  {_text_bar(times, maximum)}".rstrip())
    return "\n".join(rows)


def _day_rows(sums: Totals) -> str:
    maximum = max(sums.days.values(), default=0)
    return "\n".join(f"{day}  {_text_bar(times, maximum)}" for day, times in sorted(sums.days.items()))


def _text_bar(times: int, maximum: int) -> str:
    """Return a bar of characters.

    >>> _text_bar(1, 4), _text_bar(0, 4)
    ('██████████ 1', '')
    """
    return f"{'█' * max(1, round(WIDTH * times / maximum))} {times}" if times else ""


LEFT, RIGHT = 24, 936
"""The edges of the picture, within its margin."""
DOOR_BAR = 382
"""Length of the longest bar of a door."""
COLUMN = 160
"""Height of the highest column."""
BETWEEN = 16
"""Space between two names below the columns."""
A_YEAR = 366
"""Most days for which a day without a visit has a column too."""


class DoorBars(NamedTuple):
    """A door in the picture: the lengths of its bars, and its counts in words."""

    name: str
    opened: float
    ended: float
    counts: str


class Column(NamedTuple):
    """A column of a chart; its number is "" if there is no space for it."""

    left: float
    height: float
    number: str


class Chart(NamedTuple):
    """Columns, the width that each takes, and position and text of the names below them."""

    top: int
    space: float
    columns: list[Column]
    labels: list[tuple[float, str]]


def svg_report(events: Iterable[Event | None]) -> Markup:
    """Return the report in SVG, for a file or a page. None is an unreadable line."""
    sums = Totals.of(events)
    # The heights of the parts in the template.
    below_doors = 128 + 44 * len(sums.doors) if sums.doors else 64
    below_stays = below_doors + 298 if sums.stays else below_doors
    below_days = below_stays + 270 if sums.days else below_stays
    return render(
        "kiosk/templates/report.html",
        height=112 if sums.is_empty else below_days,
        description=describe(sums),
        is_empty=sums.is_empty,
        doors=_door_bars(sums),
        visits=sums.visits,
        stays=_chart(below_doors, _columns_of_stays(sums)),
        days=_chart(below_stays, _columns_of_days(sums)),
    )


def describe(sums: Totals) -> str:
    """Return everything that the picture shows in words."""
    if sums.is_empty:
        return NOTHING
    doors = [f"{door}: {_times(times)}." for door, times in sums.doors.items()]
    stays = [f"{name}: {times}" for name, times in _columns_of_stays(sums).items() if times]
    days = [f"{day}: {times}" for day, times in sorted(sums.days.items())]
    sentences = [*doors]
    if stays:
        sentences += [f"{sums.visits}.", f"How long: {', '.join(stays)}."]
    if days:
        sentences.append(f"Doors opened a day: {', '.join(days)}.")
    return " ".join(sentences)


def _door_bars(sums: Totals) -> list[DoorBars]:
    maximum = max([1, *(times[event] for times in sums.doors.values() for event in ("open", "ending"))])
    return [
        DoorBars(
            name=door if len(door) <= 20 else f"{door[:19]}…",
            opened=DOOR_BAR * times["open"] / maximum,
            ended=DOOR_BAR * times["ending"] / maximum,
            counts=_times(times),
        )
        for door, times in sums.doors.items()
    ]


def _columns_of_stays(sums: Totals) -> dict[str, int]:
    """Return the number of visits by their length; very long ones share a column."""
    return {
        f"{format_clock(begin)}{' or longer' * (begin == LONG_STAY)}": times for begin, times in sums.classes.items()
    }


def _columns_of_days(sums: Totals) -> dict[str, int]:
    """Return the number of opened doors by day, days without a visit among them."""
    if not sums.days:
        return {}
    first, last = (date.fromisoformat(day) for day in (min(sums.days), max(sums.days)))
    span = (last - first).days + 1
    # A wrong clock may have put a day centuries away.
    days = (
        [(first + timedelta(days=number)).isoformat() for number in range(span)]
        if span <= A_YEAR
        else sorted(sums.days)
    )
    return {day: sums.days[day] for day in days}


def _chart(top: int, columns: Mapping[str, int]) -> Chart | None:
    if not columns:
        return None
    space, maximum = min((RIGHT - LEFT) / len(columns), 80), max(columns.values())
    has_numbers = _text_width(str(maximum)) <= space
    drawn = []
    for number, times in enumerate(columns.values()):
        is_numbered = times and (has_numbers or times == maximum)
        drawn.append(Column(LEFT + number * space, COLUMN * times / maximum, str(times) if is_numbered else ""))
    return Chart(top, space, drawn, list(_labels(list(columns), space)))


def _labels(names: Sequence[str], space: float) -> Iterator[tuple[float, str]]:
    """Yield position and text of the names below the columns, from the last to the first, as many as fit."""
    free = float(RIGHT)
    for number, name in reversed(list(enumerate(names))):
        x = max(LEFT, min(LEFT + (number + 0.5) * space - _text_width(name) / 2, RIGHT - _text_width(name)))
        if x + _text_width(name) <= free:
            yield x, name
            free = x - BETWEEN


def _text_width(words: str) -> float:
    """Return the approximate width of a text."""
    return 9.5 * len(words)


def _times(times: Mapping[str, int]) -> str:
    errors = {0: "", 1: ", 1 error"}.get(times["error"], f", {times['error']} errors")
    return f"{times['open']} opened, {times['ending']} ended{errors}"
