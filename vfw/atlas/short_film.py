"""The animated map of the front page: votes of women from 1838 to 1920, small enough to be embedded in a page.

Its content comes from the frames of the atlas; its only events are the gains and losses of women.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from vfw.atlas.frames import Aspect, Event, EventKind, Frame
from vfw.atlas.maps import ELECTIONS, FIRST_YEAR, QUESTIONS, join_words, land_name, suffrage_frames
from vfw.atlas.outline import Point, outlines
from vfw.history import When, timeline
from vfw.history.law import AMENDMENT_SOURCES, full_suffrage_states, standing

FIRST, LAST = 1838, 1920
AT_REST = 1917
"""The year that the film shows if motion is reduced: that of the banner."""
FULL = "vote-full"
WON: tuple[EventKind, ...] = ("yes", "gain", "law")
LOST: tuple[EventKind, ...] = ("no", "loss")
MARKED: tuple[EventKind, ...] = ("gain", "loss", "no", "yes")
"""The kinds of marks of a state; of several in a year, the last of these counts."""
TALLEST = 4
"""The number of gains, or losses, in one year that makes the highest tick of the time bar."""
MOST_NAMED = 3
NUMBERS = ("Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Eleven", "Twelve")
"""The words for a number of states that is too large to name them."""
SENECA_FALLS = 1848


@dataclass(frozen=True)
class Shown:
    """The style of a state from a year on: a key of the legend, and the first year of the full vote."""

    year: int
    fill: str
    since: str


@dataclass(frozen=True)
class Year:
    """The events of a year.

    Attributes:
        said: Kinds and sentences.
        marks: A kind for each state that bears a mark.
        after: The time since Seneca Falls, in words.
        up, down: The height and depth of its tick on the time bar.
    """

    number: int
    said: tuple[tuple[EventKind, str], ...]
    marks: dict[str, EventKind]
    after: str
    up: int
    down: int


@dataclass(frozen=True)
class Land:
    """A state on the map: the `d` of its path, the place of its text, and its styles by year."""

    code: str
    path: str
    at: Point
    runs: tuple[Shown, ...]

    def shown(self, year: int) -> Shown:
        """Return the style in that year."""
        return next(shown for shown in reversed(self.runs) if shown.year <= year)


@dataclass(frozen=True)
class ShortFilm:
    """The content of the animated map.

    Attributes:
        sources: The keys of all its sources.
    """

    lands: tuple[Land, ...]
    years: tuple[Year, ...]
    sources: tuple[str, ...]

    def year(self, number: int) -> Year:
        """Return the events of a year."""
        return self.years[number - FIRST]

    @property
    def data(self) -> dict[str, Any]:
        """Return the data for the script of the page (`film.js`)."""
        return {
            "first": FIRST,
            "atRest": AT_REST,
            "lands": {
                land.code: {"at": land.at, "runs": [(run.year, run.fill, run.since) for run in land.runs]}
                for land in self.lands
            },
            "years": [{"said": year.said, "marks": year.marks, "after": year.after} for year in self.years],
        }


@cache
def short_film() -> ShortFilm:
    """Return the animated map, which is made once."""
    frames = suffrage_frames()[FIRST - FIRST_YEAR :]
    return ShortFilm(
        lands=tuple(
            Land(code, outline.path, (round(outline.label[0]), round(outline.label[1])), tuple(_runs(code, frames)))
            for code, outline in outlines().items()
        ),
        years=tuple(_year(frame) for frame in frames),
        sources=tuple(dict.fromkeys(_sources(frames))),
    )


def in_words(year: int) -> str:
    """Return a description of the map at the end of a year before the Amendment, for visitors who do not see it."""
    frame = suffrage_frames()[year - FIRST_YEAR]
    full = _names(full_suffrage_states(frame.on), frame)
    return (
        f"At the end of {year} women could vote in every election in {len(full)} of the 48 states: {join_words(full)}."
    )


def _runs(state: str, frames: tuple[Frame, ...]) -> Iterator[Shown]:
    before: tuple[str, str] | None = None
    for frame in frames:
        now = frame.aspects[state].fill, _since(state, frame.aspects[state], frame)
        if now != before:
            yield Shown(frame.on.year, *now)
        before = now


def _since(state: str, aspect: Aspect, frame: Frame) -> str:
    since = standing(state, frame.on).since
    return str(since.date.year) if aspect.fill == FULL and since else ""


def _year(frame: Frame) -> Year:
    events = _counted(frame)
    kinds = [event.kind for event in events]
    return Year(
        number=frame.on.year,
        said=tuple(_said(frame)),
        marks={state: kind for kind in MARKED for event in events if event.kind == kind for state in event.states},
        after=_after(frame.on.year - SENECA_FALLS),
        up=min(TALLEST, sum(kind in WON for kind in kinds)),
        down=min(TALLEST, sum(kind in LOST for kind in kinds)),
    )


def _counted(frame: Frame) -> list[Event]:
    """Return gains and losses, without votes of one city: a mark on its state would exaggerate them."""
    events = [event for event in frame.events if event.kind in (*WON, *LOST)]
    return [event for event in events if QUESTIONS["advisory"] not in event.text]


def _said(frame: Frame) -> Iterator[tuple[EventKind, str]]:
    """Yield one sentence for each kind of event, the votes of the people first."""
    changed: dict[EventKind, list[str]] = {}
    for event in _counted(frame):
        changed.setdefault(event.kind, []).extend(event.states)
    gains = [event for event in frame.events if event.kind == "gain"]
    whole = [state for event in gains if ELECTIONS["full"] in event.text for state in event.states]
    part = [state for event in gains for state in event.states if state not in whole]
    if "law" in changed:
        yield "law", "The Nineteenth Amendment is law."
    kinds: tuple[tuple[EventKind, Sequence[str], str, str], ...] = (
        ("yes", changed.get("yes", ()), "says yes", "say yes"),
        ("no", changed.get("no", ()), "says no", "say no"),
        ("gain", whole, "gives women the vote", "give women the vote"),
        ("gain", part, "opens part of the vote", "open part of the vote"),
    )
    for kind, states, one, several in kinds:
        if states:
            names = _names(states, frame)
            yield kind, f"{_subject(names)} {one if len(names) == 1 else several}."
    if lost := changed.get("loss"):
        yield "loss", f"A vote is lost in {join_words(_names(lost, frame))}."


def _subject(names: list[str]) -> str:
    if len(names) <= MOST_NAMED:
        return join_words(names)
    return f"{NUMBERS[len(names) - MOST_NAMED - 1]} states"


def _names(states: Iterable[str], frame: Frame) -> list[str]:
    """Return the names of these lands at that time, each once: a territory may have become two states."""
    return sorted(dict.fromkeys(land_name(state, When(frame.on)) for state in states))


def _after(years: int) -> str:
    if not years:
        return "The year of Seneca Falls"
    counted = f"{abs(years)} year{'s' if abs(years) > 1 else ''}"
    return f"{counted} {'after' if years > 0 else 'before'} Seneca Falls"


def _sources(frames: tuple[Frame, ...]) -> Iterator[str]:
    for frame in frames:
        for event in _counted(frame):
            yield from event.sources
        for state in outlines():
            yield from standing(state, frame.on).sources
    yield from AMENDMENT_SOURCES
    yield from next(event.sources for event in timeline() if event.title.startswith("Seneca Falls"))
