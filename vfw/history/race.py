"""The race to ratify: from 10 June 1919, when the first states voted, to 26 August 1920, when the Amendment was law."""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from functools import cache

from vfw.history.rows import Ratification
from vfw.history.tables import ratification
from vfw.history.texts import read

NEEDED = 36
"""Three quarters of 48 states."""
FIRST_DAY = datetime.date(1919, 6, 10)
LAST_DAY = datetime.date(1920, 8, 26)


@dataclass(frozen=True)
class Race:
    """The progress of the Nineteenth Amendment at the end of a day.

    States go by their postal codes.
    """

    on: datetime.date
    ratified: tuple[str, ...]
    """The states that had ratified, in the order of their acts."""
    rejected: tuple[str, ...]
    """The states that had rejected, in the order of their acts, even if only one house refused."""
    open: tuple[str, ...]
    """The states that had done neither, by name."""

    @property
    def count(self) -> int:
        """Return the number of ratifications, of the 36 needed."""
        return len(self.ratified)

    @property
    def missing(self) -> int:
        """Return the number of further ratifications needed."""
        return max(0, NEEDED - self.count)


def race(on: datetime.date) -> Race:
    """Return the state of the race at the end of a day.

    Days before it began, and after it was won, are allowed.
    """
    acts = sorted((act for act in ratification() if act.on and act.on.date <= on), key=_turn)
    ratified = tuple(act.state for act in acts if act.outcome == "ratified")
    rejected = tuple(act.state for act in acts if act.outcome == "rejected")
    rest = [act for act in ratification() if act not in acts]
    return Race(on, ratified, rejected, tuple(act.state for act in sorted(rest, key=lambda act: act.name)))


@cache
def days() -> tuple[datetime.date, ...]:
    """Return the days with an act of a state or a story, from the first to the last, in order."""
    acts = {act.on.date for act in ratification() if act.on}
    return tuple(day for day in sorted(acts | {*_stories()}) if FIRST_DAY <= day <= LAST_DAY)


def story(on: datetime.date) -> str | None:
    """Return the story of a day, as Markdown with the keys of its sources in brackets; None for none.

    Some days before the race and after it have one too.
    """
    return _stories().get(on)


@cache
def _stories() -> dict[datetime.date, str]:
    """Return the sections of `lessons/race.md`, whose headings are days."""
    stories = {}
    for section in read("race").sections:
        if section.name:
            try:
                stories[datetime.date.fromisoformat(section.title)] = section.body
            except ValueError:
                raise ValueError(
                    f"lessons/race.md, line {section.line}: the heading before it, {section.title!r}, is not a day; "
                    "write one like 1920-08-18"
                ) from None
    return stories


def _turn(act: Ratification) -> tuple[datetime.date, int]:
    assert act.on
    return act.on.date, act.ordinal or 0
