"""The frames of animated maps: for each year or day, the style of every state; and the texts and sources of a view.

The browser gets all frames at once, serialized, so that a slider is instant and needs no kernel.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from vfw.history.texts import read
from vfw.history.writing import rendered, source_list_html
from vfw.templating import EMPTY, Markup, render


class TextRenderer:
    """A renderer that numbers sources in the order in which the texts name them.

    Args:
        prefix: A prefix for ids; views on one page need different ones.
        state_page: The address of the page of a state, with "{state}" for its postal code.
    """

    def __init__(self, prefix: str, state_page: str) -> None:
        self._prefix, self._state_page = prefix, state_page
        self._sources: list[str] = []

    def html(self, body: str) -> Markup:
        """Return a Markdown body as HTML, "" for none."""
        if not body:
            return EMPTY
        written = rendered(body, numbered=self._sources, prefix=self._prefix, address=self._address)
        self._sources = list(written.sources)
        return written.html

    def caption_html(self, view: str) -> Markup:
        """Return the limits of the map or chart, from `lessons/atlas.md`."""
        section = read("atlas")[view]
        return render("atlas/templates/caption.html", title=section.title, text=self.html(section.body))

    def numbers(self, keys: Iterable[str]) -> list[int]:
        """Return the numbers of these sources."""
        for key in keys:
            if key not in self._sources:
                self._sources.append(key)
        return [self._sources.index(key) + 1 for key in keys]

    def sources_html(self) -> Markup:
        """Return the list of all sources that have a number by now."""
        return source_list_html(self._sources, self._prefix)

    def ids(self) -> list[str]:
        """Return the id of each entry of that list, by its number."""
        return [f"{self._prefix}source-{key}" for key in self._sources]

    def _address(self, scheme: str, name: str) -> str:
        return self._state_page.format(state=name) if scheme == "state" else ""


Land = Literal["state", "territory", "neither"]
EventKind = Literal["yes", "no", "gain", "loss", "union", "law", "ratified", "rejected", "meanwhile"]


@dataclass(frozen=True)
class Aspect:
    """The content of a state in a frame.

    Attributes:
        fill: A key of the legend.
        land: The kind of land; "neither" is land that was not a state or territory of its own.
        mark: The shape and text of its mark; None for none.
        says: Its accessible name and the heading of its details; begins with the state's name.
        notes: Further sentences.
        cells: Its row of the table: a text for each column after the name.
        orders: The sort keys of these cells; "" if the text itself is the key.
    """

    fill: str
    says: str
    cells: tuple[str, ...]
    orders: tuple[str, ...]
    land: Land = "state"
    mark: tuple[str, str] | None = None
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Event:
    """An event within the time of a frame.

    Attributes:
        kind: "yes" and "no" are votes of the people; "union" is a new state or territory; "law" holds everywhere.
        text: A sentence.
        states: Postal codes of the states that it changed.
        sources: Keys of its sources.
    """

    kind: EventKind
    text: str
    states: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class Frame:
    """The content of a map at one moment.

    Attributes:
        on: The last day it covers.
        key: Its key in addresses.
        title: Its title for visitors.
        aspects: The states, all 48, by postal code.
        events: Its events in order.
        story: The story of this moment, as Markdown; "" for none.
    """

    on: datetime.date
    key: str
    title: str
    aspects: Mapping[str, Aspect]
    events: tuple[Event, ...] = ()
    story: str = ""

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """Return the numbers of states and of territories with each fill; other land counts as states."""
        counts: dict[str, tuple[int, int]] = {}
        for aspect in self.aspects.values():
            states, territories = counts.get(aspect.fill, (0, 0))
            is_territory = aspect.land == "territory"
            counts[aspect.fill] = states + (not is_territory), territories + is_territory
        return counts

    @property
    def is_eventful(self) -> bool:
        """Return whether there is something to stop at."""
        return bool(self.story) or any(event.kind != "meanwhile" for event in self.events)


def serialize_frames(frames: Sequence[Frame], writer: TextRenderer) -> dict[str, Any]:
    """Return the frames in the format that the browser unpacks (`film/frames.js`).

    Each distinct aspect of a state is in `aspects` once; `runs` say from which frame on a state shows which.

    Args:
        frames: The frames.
        writer: The renderer of their texts and sources.
    """
    aspects: dict[Aspect, int] = {}
    runs: dict[str, list[tuple[int, int]]] = {state: [] for state in frames[0].aspects}
    for index, frame in enumerate(frames):
        for state, aspect in frame.aspects.items():
            number = aspects.setdefault(aspect, len(aspects))
            if not runs[state] or runs[state][-1][1] != number:
                runs[state].append((index, number))
    return {
        "aspects": [_without_empty(vars(aspect)) for aspect in aspects],
        "runs": runs,
        "frames": [
            _without_empty(
                {
                    "key": frame.key,
                    "title": frame.title,
                    "counts": frame.counts,
                    "isEventful": frame.is_eventful,
                    "events": [
                        _without_empty(vars(event) | {"sources": writer.numbers(event.sources)})
                        for event in frame.events
                    ],
                    "story": writer.html(frame.story),
                }
            )
            for frame in frames
        ],
    }


def _without_empty(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return the values that are not empty, which are few."""
    return {name: value for name, value in values.items() if value}
