"""Split the time of a press into parts, read from a trace of Chromium (`devtools.timeline`).

Each moment between a press and its repaint belongs to one part, so that the parts sum to the whole:

    scripts, style, layout, paint   what the main thread of the page does; a style-and-layout that a script forces is
                                    style and layout, the style below a container query is worked out within layout,
                                    garbage collection belongs to the scripts
    kernel                          the main thread has nothing to do, and the first frame has been sent on the
                                    websocket, and the last that came before the page changed has not been received:
                                    so it takes in the server and the way there and back
    rest                            everything else: the way of a key or click into the page, drawing outside the main
                                    thread, and waiting for the next frame
"""

from bisect import bisect
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import inf
from typing import Any

CATEGORIES = ["devtools.timeline", "blink.user_timing"]

PRESS, CHANGED = "vfw press", "vfw changed"
"""The marks of the page in the trace: from the press to the repaint, and the moment of the change."""

PARTS = ("kernel", "scripts", "style", "layout", "paint", "rest")
PART_OF = {
    "UpdateLayoutTree": "style",
    "ParseAuthorStyleSheet": "style",
    "Layout": "layout",
    **dict.fromkeys(("PrePaint", "Paint", "Layerize", "UpdateLayer", "Commit"), "paint"),
    **dict.fromkeys(("EventDispatch", "FunctionCall", "EvaluateScript", "RunMicrotasks"), "scripts"),
    **dict.fromkeys(("TimerFire", "FireAnimationFrame", "FireIdleCallback", "MinorGC", "MajorGC"), "scripts"),
}

Event = dict[str, Any]
"""An event of the Trace Event Format: `name`, `ph` (X has a duration), `pid`, `tid`; `ts` and `dur` in microseconds."""


@dataclass(frozen=True)
class Press:
    """A press that has been painted.

    Attributes:
        parts: Milliseconds of each of `PARTS`.
        styles: How often the page computed its styles.
        layouts: How often the page computed its layout.
        messages: How many came from the kernel until the page changed.
    """

    parts: dict[str, float]
    styles: int
    layouts: int
    messages: int

    @property
    def took(self) -> float:
        """The milliseconds from the press to the repaint."""
        return sum(self.parts.values())


@dataclass(frozen=True)
class Span:
    """A time in microseconds in which the main thread does one thing; its part is None if it has nothing to do."""

    start: float
    end: float
    part: str | None

    def within(self, start: float, end: float) -> float:
        """Return the length of its part between these moments."""
        return max(0.0, min(self.end, end) - max(self.start, start))


def read_presses(trace: Iterable[Event]) -> list[Press]:
    """Return all presses that the trace has from beginning to end, in their order."""
    events = sorted(trace, key=lambda event: (event.get("ts", 0), -event.get("dur", 0)))
    noted = [event for event in events if event["name"] == PRESS and event["ph"] in "be"]
    if not noted:
        return []
    thread = (noted[0]["pid"], noted[0]["tid"])
    there = [event for event in events if (event["pid"], event["tid"]) == thread]
    spans = list(_spans(event for event in there if event["ph"] == "X"))
    starts = [span.start for span in spans]
    presses = []
    for began, ended in pairwise(noted):
        if (began["ph"], ended["ph"]) == ("b", "e"):
            start, end = began["ts"], ended["ts"]
            meanwhile = [event for event in there if start <= event["ts"] <= end]
            presses.append(_press(spans[bisect(starts, start) - 1 : bisect(starts, end)], meanwhile, start, end))
    return presses


def _press(spans: Iterable[Span], meanwhile: list[Event], start: float, end: float) -> Press:
    def times(name: str) -> list[float]:
        return [event["ts"] for event in meanwhile if event["name"] == name]

    changed = max(times(CHANGED), default=end)
    sent = min(times("WebSocketSend"), default=end)
    messages = [time for time in times("WebSocketReceive") if time <= changed]
    received = max(messages, default=sent)
    parts = dict.fromkeys(PARTS, 0.0)
    for span in spans:
        parts[span.part or "kernel"] += span.within(start, end) if span.part else span.within(sent, received)
    parts = {part: time / 1e3 for part, time in parts.items()}
    parts["rest"] += (end - start) / 1e3 - sum(parts.values())
    return Press(parts, len(times("UpdateLayoutTree")), len(times("Layout")), len(messages))


def _spans(events: Iterable[Event]) -> Iterator[Span]:
    """Yield the spans one after the other without a gap.

    Events are nested, and the innermost counts. An event without a part has the part of the event around it.
    """
    now = -inf
    around: list[tuple[float, str]] = []
    for event in [*events, {"name": "the end", "ts": inf}]:
        start = event["ts"]
        while around and around[-1][0] <= start:
            end, part = around.pop()
            yield Span(now, end, part)
            now = end
        outer_end, outer_part = around[-1] if around else (inf, None)
        yield Span(now, start, outer_part)
        now = start
        # Ends are rounded, and an end may be a little after that of the event around it.
        around.append((min(start + event.get("dur", 0), outer_end), _part(event["name"]) or outer_part or "rest"))


def _part(name: str) -> str | None:
    return "scripts" if name.startswith("V8.") else PART_OF.get(name)
