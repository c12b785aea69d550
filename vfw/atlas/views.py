"""The views of the atlas: light, frozen objects that make a widget on demand.

    SuffrageMap(on="1893-12-31")    where women could vote, by year
    RaceMap(on="1920-08-18")        the race to ratify, by day
    CongressChart()                 every floor vote on votes for women
    Atlas()                         all three, behind tabs

Each can be the last line in a cell of a notebook; `widget()` gives a new widget each time.
"""

from __future__ import annotations

import datetime
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import ipyleaflet
import ipywidgets
import traitlets

from vfw.atlas import maps as race
from vfw.atlas import maps as suffrage
from vfw.atlas.congress import COLUMNS, ON_THE_AMENDMENT, axis_html, bars_html, congress_bars, key_html, table_cells
from vfw.atlas.frames import Frame, TextRenderer, serialize_frames
from vfw.atlas.maps import race_frames, suffrage_frames
from vfw.history import statehood
from vfw.history.race import FIRST_DAY, LAST_DAY, NEEDED
from vfw.panel.surfaces.state_map import create_outline_map
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget, ScriptedWidget, SharedScript, create_box

WEB = Path(__file__).parent / "web"

STYLES = (
    "elements.css",
    "atlas.css",
    "film/film.css",
    "film/map.css",
    "film/time.css",
    "table.css",
    "congress.css",
    "tabs.css",
)
STYLE = join_files((*BASE_STYLES, "map/map.css")) + "\n" + join_files(STYLES, WEB)


class FilmScript(SharedScript):
    """The script that all animated maps of a page share."""

    _css = STYLE

    module = traitlets.Unicode(read_bundle("film", WEB)).tag(sync=True)


class FilmWidget(ScriptedWidget):
    """A widget that draws an animated map around the outlines in its box.

    Attributes:
        scene: The frames, as `serialize_frames` gives them, with the texts around the map.
        state_page: The address of the page of a state, with "{state}" for its postal code.
    """

    runs = FilmScript

    outlines = traitlets.Instance(ipyleaflet.Map).tag(sync=True, **ipywidgets.widget_serialization)
    scene = traitlets.Dict().tag(sync=True)
    state_page = traitlets.Unicode().tag(sync=True)


class CongressWidget(ReliableWidget):
    """A widget that draws the chart of Congress and its table; `scene` has both."""

    _esm = read_bundle("congress", WEB)
    _css = STYLE

    scene = traitlets.Dict().tag(sync=True)


class TabsWidget(ReliableWidget):
    """Tabs that switch between views.

    Attributes:
        tabs: The name, the title, and a short description of each.
    """

    _esm = read_bundle("tabs", WEB)
    _css = STYLE

    tabs: traitlets.List[tuple[str, str, str]] = traitlets.List().tag(sync=True)


STATE_PAGE = "../../states/{state}"
"""The address of the page of a state, relative to the page of a notebook, with "{state}" for its postal code."""


class View(ABC):
    """A view that makes a new widget on demand."""

    @abstractmethod
    def content(self) -> ipywidgets.Widget:
        """Return a new widget without the styles of the atlas, for a container that has them."""

    def widget(self) -> ipywidgets.Widget:
        """Return a new widget."""
        return create_box("vfw-look", self.content())

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return self.widget()._repr_mimebundle_(**options)


@dataclass(frozen=True)
class SuffrageMap(View):
    """A map of the votes that women had, year by year from 1776 to 1920, or `until` an earlier year.

    It opens at the year of `on`, an ISO date or a date.

    The map of a year shows its last day, and the changes within the year.

    Raises:
        ValueError: A date is outside these years.
    """

    on: datetime.date | str = "1776-12-31"
    until: datetime.date | str = datetime.date(suffrage.LAST_YEAR, 12, 31)
    state_page: str = field(default=STATE_PAGE, repr=False)

    def __post_init__(self) -> None:
        first, last = datetime.date(suffrage.FIRST_YEAR, 1, 1), datetime.date(suffrage.LAST_YEAR, 12, 31)
        object.__setattr__(self, "until", _day(self.until, first, last))
        object.__setattr__(self, "on", _day(self.on, first, _day(self.until)))

    def content(self) -> ipywidgets.Widget:
        """See `View.content`."""
        frames = [frame for frame in suffrage_frames() if frame.on.year <= _day(self.until).year]
        return _film(
            frames,
            self.state_page,
            start=_day(self.on).year - suffrage.FIRST_YEAR,
            name="suffrage",
            title="Where women could vote",
            unit="year",
            beat=350,
            columns=suffrage.SUFFRAGE_COLUMNS,
            legend=suffrage.SUFFRAGE_FILLS,
            marks=[(["territory"], "Territory, not yet a state"), (["check", "cross"], "Voters said yes, or no")],
            scale=[
                (index, frame.title) for index, frame in enumerate(frames) if frame.on.year in suffrage.SUFFRAGE_SCALE
            ],
        )


@dataclass(frozen=True)
class RaceMap(View):
    """The race to ratify, day by day from 10 June 1919 to 26 August 1920, or `until` an earlier day.

    It opens at `on`, an ISO date or a date.

    The map of a day shows the race at the end of the day. The `untold` days show neither stories nor the order of their
    states, because a lesson asks about them later.

    Raises:
        ValueError: A date is outside these days.
    """

    on: datetime.date | str = FIRST_DAY
    until: datetime.date | str = LAST_DAY
    untold: Sequence[datetime.date | str] = ()
    state_page: str = field(default=STATE_PAGE, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "until", _day(self.until, FIRST_DAY, LAST_DAY))
        object.__setattr__(self, "on", _day(self.on, FIRST_DAY, _day(self.until)))
        object.__setattr__(self, "untold", tuple(_day(day, FIRST_DAY, LAST_DAY) for day in self.untold))

    def content(self) -> ipywidgets.Widget:
        """See `View.content`."""
        untold = frozenset(_day(day) for day in self.untold)
        frames = [frame for frame in race_frames(untold) if frame.on <= _day(self.until)]
        return _film(
            frames,
            self.state_page,
            start=(_day(self.on) - FIRST_DAY).days,
            name="race",
            title="The race to ratify",
            unit="day",
            beat=45,
            columns=race.RACE_COLUMNS,
            legend=race.RACE_FILLS,
            marks=[],
            scale=[(index, f"{frame.on:%b %Y}") for index, frame in enumerate(frames) if _begins_a_quarter(frame.on)],
            tells=True,
            needed=NEEDED,
            sample_marks={"ratified": ("order", "1"), "rejected": ("cross", "")},
        )


@dataclass(frozen=True)
class CongressChart(View):
    """Every floor vote of Congress on votes for women, with the share that it needed to pass."""

    def content(self) -> ipywidgets.Widget:
        """See `View.content`."""
        bars, writer = congress_bars(), TextRenderer(_prefix("congress"), STATE_PAGE)
        caption, drawn = writer.caption_html("congress"), bars_html(bars, writer)
        count = sum(bar.vote.kind == ON_THE_AMENDMENT for bar in bars)
        scene = {
            "title": "The votes in Congress",
            "choices": [("amendment", f"The Amendment: {count} votes"), ("all", f"All {len(bars)} votes")],
            "axis": axis_html(),
            "bars": drawn,
            "key": key_html(),
            "columns": COLUMNS,
            "rows": [
                {
                    "day": str(bar.vote.on),
                    "order": bar.vote.on.date.isoformat(),
                    "kind": bar.vote.kind,
                    **dict(zip(("texts", "sorts"), table_cells(bar), strict=True)),
                }
                for bar in bars
            ],
            "caption": caption,
            "sources": writer.sources_html(),
        }
        return create_box("vfw-congress", CongressWidget(scene=scene))


@dataclass(frozen=True)
class Atlas(View):
    """Two maps and a chart behind tabs.

    On a page of the exhibit each has an address, such as `#race-1919-12-31`.
    """

    state_page: str = field(default=STATE_PAGE, repr=False)

    def content(self) -> ipywidgets.Widget:
        """See `View.content`."""
        views: dict[str, tuple[str, str, View]] = {
            "suffrage": ("Suffrage", "1776–1920", SuffrageMap(state_page=self.state_page)),
            "race": ("The race", "1919–1920", RaceMap(state_page=self.state_page)),
            "congress": ("Congress", "1866–1919", CongressChart()),
        }
        tabs = TabsWidget(tabs=[(name, title, when) for name, (title, when, _) in views.items()])
        panels = [create_box(f"vfw-view-{name}", view.content()) for name, (_, _, view) in views.items()]
        return create_box("vfw-atlas", tabs, *panels)


def _film(
    frames: Sequence[Frame],
    state_page: str,
    *,
    name: str,
    legend: Mapping[str, str],
    marks: Sequence[tuple[Sequence[str], str]],
    sample_marks: Mapping[str, tuple[str, str]] = {},
    **about: Any,
) -> ipywidgets.Widget:
    prefix = _prefix(name)
    writer = TextRenderer(prefix, state_page)
    scene = {
        "name": name,
        "caption": writer.caption_html(name),
        **serialize_frames(frames, writer),
        "names": {row.state: row.name for row in statehood()},
        "legend": list(legend.items()),
        "marks": marks,
        "sampleMarks": sample_marks,
        "sources": writer.sources_html(),
        "sourceIds": writer.ids(),
        **about,
    }
    drawn = create_outline_map()
    widget = FilmWidget(outlines=drawn, scene=scene, state_page=state_page)
    country = create_box("vfw-map", create_box("vfw-map-window", drawn))
    country.add_class("vfw-film-map")
    shown = create_box("vfw-film", widget, country)
    shown.add_class(f"vfw-film-{name}")
    return shown


def _day(
    on: datetime.date | str, first: datetime.date = datetime.date.min, last: datetime.date = datetime.date.max
) -> datetime.date:
    try:
        day = datetime.date.fromisoformat(on) if isinstance(on, str) else datetime.date(on.year, on.month, on.day)
    except ValueError:
        raise ValueError(f"{on!r} is not a date; write one like {last.isoformat()!r}") from None
    if not first <= day <= last:
        raise ValueError(f"{day} is not on the map; it shows {first} to {last}")
    return day


def _begins_a_quarter(day: datetime.date) -> bool:
    return day.day == 1 and day.month % 3 == 1


def _prefix(name: str) -> str:
    """Return a new prefix for ids: a page may show a view more than once, each with its own list of sources."""
    return f"{name}-{secrets.token_hex(3)}-"
