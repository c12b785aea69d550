"""A map of the atlas is played like a film: a frame for each year or day says what every state shows then.

The browser gets all frames at once, packed, so that a slider is instant and a kiosk needs nobody to ask.
"""

from __future__ import annotations

import datetime
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from vfw.atlas.writer import TextRenderer

Land = Literal["state", "territory", "neither"]
EventKind = Literal["yes", "no", "gain", "loss", "union", "law", "ratified", "rejected", "meanwhile"]


@dataclass(frozen=True)
class Aspect:
    """What a state shows in a frame.

    Attributes:
        fill: a key of the legend. land: what it was; "neither" is land that was no state or territory of its own.
        mark: shape and text of the mark it bears, None for none.
        says: its accessible name and the head of its sheet; begins with the state's name.
        notes: further sentences. cells: what its row of the table says, a text for each column after the name.
        orders: what these cells are sorted by, where that is not their text; "" where it is.
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
    """Something that happened within the time of a frame.

    Attributes:
        kind: "yes" and "no" are votes of the people; "union" is a new state or territory; "law" holds everywhere.
        text: a sentence. states: postal codes of the states it changed. sources: keys.
    """

    kind: EventKind
    text: str
    states: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()


@dataclass(frozen=True)
class Frame:
    """What a map shows at one moment.

    Attributes:
        on: the last day it covers. key: how addresses name it. title: how visitors read it.
        aspects: by postal code, all 48. events: in their order.
        story: what is told of this moment, as Markdown; "" where nothing is.
    """

    on: datetime.date
    key: str
    title: str
    aspects: Mapping[str, Aspect]
    events: tuple[Event, ...] = ()
    story: str = ""

    @property
    def counts(self) -> dict[str, tuple[int, int]]:
        """How many states and how many territories have each fill; land that was neither counts as states."""
        counts: dict[str, tuple[int, int]] = {}
        for aspect in self.aspects.values():
            states, territories = counts.get(aspect.fill, (0, 0))
            is_territory = aspect.land == "territory"
            counts[aspect.fill] = states + (not is_territory), territories + is_territory
        return counts

    @property
    def is_eventful(self) -> bool:
        """Whether there is something to stop at."""
        return bool(self.story) or any(event.kind != "meanwhile" for event in self.events)


def serialize_frames(frames: Sequence[Frame], writer: TextRenderer) -> dict[str, Any]:
    """The frames as the browser unpacks them (`film/frames.js`), their texts and sources written by `writer`.

    What a state shows stands in `aspects` once; `runs` say, for each state, from which frame on it shows which.
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
    """Without what is empty, which is most of it."""
    return {name: value for name, value in values.items() if value}
