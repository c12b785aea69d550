"""Report of the counts of a kiosk: as a table of characters, and as a picture in SVG."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, timedelta
from html import escape

from vfw.kiosk.counts import LONG_STAY, NOTHING, STAY_CLASS, Event, Totals, format_clock

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


PICTURE_WIDTH, EDGE, NAMES = 960, 24, 200
"""Width of the picture, of its margin, and of the column with the names of the doors."""
HIGH = 160
"""Height of the columns."""
BETWEEN = 16
"""Space between two names below the columns."""
A_YEAR = 366
"""Most days for which a day without a visit has a column too."""
INK, PAPER = "#1d1a22", "#fff"
TITLE = "What was counted at the kiosk"
STRIPES = (
    '<pattern id="vfw-stripes" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    f'<path d="M0 0V8" stroke="{INK}" stroke-width="5"/></pattern>'
)
STRIPED = "url(#vfw-stripes)"


def svg_report(events: Iterable[Event | None]) -> str:
    """Return the report in SVG, for a file or a page. None is an unreadable line."""
    sums = Totals.of(events)
    drawn = [_words(EDGE, 44, TITLE, size=30, weight=700)]
    height = 64
    if sums.is_empty:
        drawn.append(_words(EDGE, height + 20, NOTHING))
        height += 48
    for part in (_doors, _stays, _day_columns):
        lines, taken = part(sums, height)
        drawn += lines
        height += taken
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {PICTURE_WIDTH} {height}" role="img" '
        'aria-labelledby="vfw-report-title vfw-report-words" font-family="\'Source Sans 3\', sans-serif">'
        f'<title id="vfw-report-title">{TITLE}</title><desc id="vfw-report-words">{escape(describe(sums))}</desc>'
        f'<defs>{STRIPES}</defs><rect width="{PICTURE_WIDTH}" height="{height}" fill="{PAPER}"/>'
        f"{''.join(drawn)}</svg>\n"
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


def _doors(sums: Totals, top: int) -> tuple[list[str], int]:
    """Draw a row for each door: how often it was opened, above how often its end was reached."""
    if not sums.doors:
        return [], 0
    drawn = [_words(EDGE, top + 26, "Doors", size=24, weight=700)]
    drawn += [_bar(PICTURE_WIDTH - 300, top + 10, 20, 18, INK), _words(PICTURE_WIDTH - 272, top + 26, "opened")]
    drawn += [
        _bar(PICTURE_WIDTH - 180, top + 10, 20, 18, STRIPED),
        _words(PICTURE_WIDTH - 152, top + 26, "come to an end"),
    ]
    space = PICTURE_WIDTH - 2 * EDGE - NAMES - 330
    maximum = max(max(times["open"], times["ending"]) for times in sums.doors.values()) or 1
    y = top + 48
    for door, times in sums.doors.items():
        opened, ended = space * times["open"] / maximum, space * times["ending"] / maximum
        drawn += [
            _words(EDGE, y + 22, door if len(door) <= 20 else f"{door[:19]}…"),
            _bar(EDGE + NAMES, y, opened, 16, INK),
        ]
        drawn.append(_bar(EDGE + NAMES, y + 17, ended, 12, STRIPED))
        drawn.append(_words(EDGE + NAMES + max(opened, ended) + 10, y + 22, _times(times)))
        y += 44
    return drawn, y - top + 16


def _stays(sums: Totals, top: int) -> tuple[list[str], int]:
    if not sums.stays:
        return [], 0
    return _columns(top, "How long visits took", sums.visits, _columns_of_stays(sums))


def _day_columns(sums: Totals, top: int) -> tuple[list[str], int]:
    if not sums.days:
        return [], 0
    first, last = (date.fromisoformat(day) for day in (min(sums.days), max(sums.days)))
    span = (last - first).days + 1
    # A wrong clock may have put a day centuries away.
    days = (
        [(first + timedelta(days=number)).isoformat() for number in range(span)]
        if span <= A_YEAR
        else sorted(sums.days)
    )
    return _columns(top, "Doors opened a day", "", {day: sums.days[day] for day in days})


def _columns_of_stays(sums: Totals) -> dict[str, int]:
    """Return the number of visits by their length; very long ones share a column."""
    return {
        f"{format_clock(begin)}{' or longer' * (begin == LONG_STAY)}": times for begin, times in sums.classes.items()
    }


def _columns(top: int, title: str, about: str, columns: Mapping[str, int]) -> tuple[list[str], int]:
    """Draw columns, with a number on each that is wide enough, and names below."""
    drawn = [_words(EDGE, top + 26, title, size=24, weight=700)]
    if about:
        drawn.append(_words(EDGE, top + 54, about))
        top += 28
    maximum, base = max(columns.values()), top + 66 + HIGH
    space = min((PICTURE_WIDTH - 2 * EDGE) / len(columns), 80)
    has_numbers = _text_width(str(maximum)) <= space
    for number, times in enumerate(columns.values()):
        left, tall = EDGE + number * space, HIGH * times / maximum
        drawn.append(_bar(left + space * 0.1, base - tall, space * 0.8, tall, INK))
        if times and (has_numbers or times == maximum):
            drawn.append(_words(left + space / 2, base - tall - 6, str(times), anchor="middle"))
    drawn += [_words(x, base + 24, name) for x, name in _labels(list(columns), space)]
    drawn.append(f'<path d="M{EDGE} {base}H{PICTURE_WIDTH - EDGE}" stroke="{INK}" stroke-width="2"/>')
    return drawn, base - top + 44 + (28 if about else 0)


def _labels(names: Sequence[str], space: float) -> Iterator[tuple[float, str]]:
    """Yield position and text of the names below the columns, from the last to the first, as many as fit."""
    free = float(PICTURE_WIDTH - EDGE)
    for number, name in reversed(list(enumerate(names))):
        x = max(
            EDGE, min(EDGE + (number + 0.5) * space - _text_width(name) / 2, PICTURE_WIDTH - EDGE - _text_width(name))
        )
        if x + _text_width(name) <= free:
            yield x, name
            free = x - BETWEEN


def _text_width(words: str) -> float:
    """Return the approximate width of a text."""
    return 9.5 * len(words)


def _times(times: Mapping[str, int]) -> str:
    errors = {0: "", 1: ", 1 error"}.get(times["error"], f", {times['error']} errors")
    return f"{times['open']} opened, {times['ending']} ended{errors}"


def _bar(x: float, y: float, width: float, height: float, fill: str) -> str:
    if not (width and height):
        return ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{fill}" stroke="{INK}" '
        'stroke-width="1"/>'
    )


def _words(x: float, y: float, words: str, *, size: int = 18, weight: int = 400, anchor: str = "start") -> str:
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" font-weight="{weight}" text-anchor="{anchor}" '
        f'fill="{INK}">{escape(words)}</text>'
    )
