"""The arc of a game as HTML: the curve, the strip of what each part changed, and a card for each turning point."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from vfw.core.intervals import outwards
from vfw.history.writing import Sensitivity
from vfw.panel.rendering.dialogs import render_record
from vfw.panel.rendering.replay import find_what_if_link
from vfw.panel.rendering.table import render_shared_regions
from vfw.panel.session.arc import ArcJob, ArcProgress, describe_progress
from vfw.panel.session.replay import Replay
from vfw.panel.view_models.arc import (
    EVEN,
    ArcModel,
    ArcPoint,
    TurningPointModel,
    lower_first_letter,
    round_to_hundredths,
    round_to_tenths,
)
from vfw.panel.view_models.buttons import AnyButton, Button, DialogButton
from vfw.templating import Markup, call_macro
from vfw.translation import N_
from vfw.translation import gettext as _

CurvePoint = tuple[float, float]
WHOLE = 100.0
LINES = (0.8, 0.2)
"""The chances, besides even, that have a horizontal line."""


def locate_point(point: ArcPoint, chance: float | None = None) -> CurvePoint:
    """Return the place of a moment on the curve, with its chance or another one."""
    shown = point.chance if chance is None else chance
    assert shown is not None
    return WHOLE * point.x, WHOLE * (1 - shown)


def split_runs(points: Iterable[ArcPoint]) -> list[list[ArcPoint]]:
    """Return runs of neighboring moments with known chances; a single moment is no run."""
    found: list[list[ArcPoint]] = [[]]
    for point in points:
        if point.chance is None:
            found.append([])
        else:
            found[-1].append(point)
    return [run for run in found if len(run) > 1]


def outline_interval(run: Sequence[ArcPoint]) -> list[CurvePoint]:
    """Return the outline of the interval of the chance."""
    return [
        *[locate_point(point, point.high) for point in run],
        *[locate_point(point, point.low) for point in reversed(run)],
    ]


def outline_lead(run: Sequence[ArcPoint], *, above: bool) -> list[CurvePoint]:
    """Return the outline of the area between the curve and the even line, on one side of it."""
    corners = [locate_point(run[0], EVEN)]
    for before, after in pairwise(run):
        corners += [_clamp_to_even(locate_point(before), above), *_find_crossing(before, after)]
    return [*corners, _clamp_to_even(locate_point(run[-1]), above), locate_point(run[-1], EVEN)]


def _clamp_to_even(at: CurvePoint, above: bool) -> CurvePoint:
    """Return the point, moved to the even line if it is beyond it."""
    even = WHOLE * (1 - EVEN)
    return at[0], min(at[1], even) if above else max(at[1], even)


def _find_crossing(before: ArcPoint, after: ArcPoint) -> list[CurvePoint]:
    """Return the point at which the curve crosses the even line between two moments, if it does."""
    (x, y), (next_x, next_y), even = locate_point(before), locate_point(after), WHOLE * (1 - EVEN)
    if (y - even) * (next_y - even) >= 0:
        return []
    return [(x + (next_x - x) * (even - y) / (next_y - y), even)]


ARC = "panel/templates/arc.html"
MOST_IN_STRIP = 0.35
"""The smallest change that fills the strip."""


def render_arc(
    arc: ArcModel,
    steps: Mapping[int, int],
    begins: Sequence[int],
    tools: Sequence[AnyButton],
    working: ArcProgress,
    question: int,
) -> Markup:
    """Render the arc.

    Args:
        arc: The arc.
        tools: The buttons beside the heading.
        working: The progress of the computation.
        question: The number of the current question.
        steps: The replay step of each moment, by the number of its position.
        begins: The replay steps at which the turning points begin.
    """
    moments = [[round(WHOLE * point.x, 2), steps[point.number], point.said] for point in arc.points]
    cards = [_card(arc, turn, begin, steps) for turn, begin in zip(arc.turns, begins, strict=True)]
    return call_macro(ARC, "arc", arc, draw_arc(arc), cards if arc.is_whole else [], moments, tools, working, question)


class TurnMark(NamedTuple):
    """The marks of a turning point on the curve, as CSS: the change, and the numbered disc."""

    change: str
    disc: str


class ArcDrawing(NamedTuple):
    """The shapes of an arc; places are CSS in percent of the plot.

    Attributes:
        grid: The heights of the horizontal lines.
        scale: The height and the tenths of each labeled line.
        ticks: The places of the moments on the axis.
        stripes: The kind and the place of each part.
        areas: The clips of each run of the curve: above the even line, below it, and the interval.
        curves: The corners of each run.
        dots: The places of the final votes.
        marks: The marks of the turning points.
        parts: The places of the labels of the parts.
        part_starts: The starts of the parts.
        strip: The side and the place of each change.
    """

    grid: list[str]
    scale: list[tuple[str, int]]
    ticks: list[str]
    stripes: list[tuple[str, str]]
    areas: list[tuple[str, str, str]]
    curves: list[str]
    dots: list[str]
    marks: list[TurnMark]
    parts: list[str]
    part_starts: list[float]
    strip: list[tuple[str, str]]


def draw_arc(arc: ArcModel) -> ArcDrawing:
    """Return the shapes of an arc."""
    runs = split_runs(arc.points)
    votes = next((part for part in arc.stripes if part.has_points), None)
    return ArcDrawing(
        grid=[f"{WHOLE * (1 - chance):g}" for chance in (1.0, *LINES, 0.0)],
        scale=[(f"{WHOLE * (1 - chance):g}", round_to_tenths(chance)) for chance in LINES],
        ticks=[f"{WHOLE * point.x:.2f}" for point in arc.points],
        stripes=[
            ("votes" if part.has_points else str(number % 2), _box(part.start, part.end - part.start))
            for number, part in enumerate(arc.stripes)
        ],
        areas=[
            (
                _clip(outline_lead(run, above=True)),
                _clip(outline_lead(run, above=False)),
                _clip(outline_interval(run)),
            )
            for run in runs
        ],
        curves=[" ".join([f"{x:.2f},{y:.2f}" for x, y in map(locate_point, run)]) for run in runs],
        dots=[_at(point) for point in arc.points if votes and point.chance is not None and point.x > votes.start],
        marks=[_mark(arc, turn) for turn in arc.turns],
        parts=[_box((part.start + part.end) / 2, part.end - part.start) for part in arc.stripes],
        part_starts=[round(WHOLE * part.start, 2) for part in arc.stripes],
        strip=[bar for before, after in pairwise(arc.points) if (bar := _bar(arc, before, after))],
    )


def _clip(corners: Sequence[CurvePoint]) -> str:
    return f"clip-path: polygon({', '.join([f'{x:.2f}% {y:.2f}%' for x, y in corners])})"


def _box(left: float, width: float) -> str:
    return f"left: {WHOLE * left:.2f}%; width: {WHOLE * width:.2f}%"


def _at(point: ArcPoint) -> str:
    x, y = locate_point(point)
    return f"left: {x:.2f}%; top: {y:.2f}%"


def _mark(arc: ArcModel, turn: TurningPointModel) -> TurnMark:
    before, after = arc.change(turn)
    _, start = locate_point(before)
    _, end = locate_point(after)
    left, top, height = WHOLE * after.x, min(start, end), abs(start - end)
    return TurnMark(f"left: {left:.2f}%; top: {top:.2f}%; height: {height:.2f}%", _at(after))


def _bar(arc: ArcModel, before: ArcPoint, after: ArcPoint) -> tuple[str, str] | None:
    if before.chance is None or after.chance is None:
        return None
    change = after.chance - before.chance
    side = arc.above.side if change > 0 else arc.below.side
    height = min(abs(change) / MOST_IN_STRIP, 1.0) * WHOLE / 2
    top = WHOLE / 2 - height if change > 0 else WHOLE / 2
    width = max(WHOLE * (after.x - before.x) * 0.7, 0.3)
    left = WHOLE * (before.x + after.x) / 2 - width / 2
    return side, f"left: {left:.2f}%; width: {width:.2f}%; top: {top:.2f}%; height: {height:.2f}%"


class TurnCard(NamedTuple):
    """Contents of the card of a turning point, beside those of its model.

    Attributes:
        tenths_before: The chance before it, in tenths.
        tenths_after: The chance after it, in tenths.
        about: A description for screen readers.
        begins: The replay step at which it begins.
        step_before: The replay step of the moment before it.
    """

    tenths_before: int
    tenths_after: int
    about: str
    begins: int
    step_before: int


def _card(arc: ArcModel, turn: TurningPointModel, begin: int, steps: Mapping[int, int]) -> TurnCard:
    before, after = arc.change(turn)
    about = f"{lower_first_letter(turn.when)}, {turn.label}" if turn.is_vote else lower_first_letter(turn.when)
    tenths_before, tenths_after = round_to_tenths(before.chance or 0.0), round_to_tenths(after.chance or 0.0)
    return TurnCard(tenths_before, tenths_after, about, begin, steps[before.number])


def render_arc_table(arc: ArcModel) -> Markup:
    """Render the arc as a table, after a description in words."""
    rows = [_row(point, after) for point, after in zip(arc.points, [*arc.points[1:], None], strict=True)]
    return call_macro(ARC, "table", arc, rows)


def _row(point: ArcPoint, after: ArcPoint | None) -> tuple[str, str, str, str]:
    """Return a moment: its time, chance, interval, and the change in the part of the game that begins there."""
    if point.chance is None:
        return point.when, "", "", ""
    change = ""
    if after and after.chance is not None:
        change = _signed(round_to_hundredths(after.chance) - round_to_hundredths(point.chance))
    low, high = outwards(point.low, point.high, 100)
    interval = "" if point.is_over else f"{low} to {high} %"
    return point.when, f"{round_to_hundredths(point.chance)} %", interval, change


def _signed(change: int) -> str:
    return f"{change:+}".replace("-", "−") if change else "0"


ARC_TOOLS = (
    Button("picture", N_("Picture"), "vfw-arc-file"),
    DialogButton("arc", N_("Table")),
    Button("leave arc", N_("Step by step")),
)
"""The buttons beside the heading."""


def render_arc_regions(
    replay: Replay, arc_job: ArcJob, sensitivity: Sensitivity, question: int, notice: str
) -> dict[str, str]:
    """Render the regions by name."""
    skin, face = replay.skin, arc_job.face
    steps = {point.number: replay.step_at(point.number) for point in face.points}
    history = skin.capabilities.history
    record = render_record(history.record(replay.match), sensitivity) if history else ""
    return {
        "head": render_shared_regions(skin, replay.view, is_past=True)["head"],
        "arc": render_arc(face, steps, _begins(replay, face), ARC_TOOLS, describe_progress(arc_job), question),
        "prompt": _render_moment(replay, face, steps, question, notice),
        "record": record,
    }


def _begins(replay: Replay, face: ArcModel) -> list[int]:
    """Return the first replay step of each turning point: the start of its part, or the vote of the state."""
    starts = [(replay.step_from(face.change(turn)[0].number), turn.is_vote) for turn in face.turns]
    return [min(step + is_vote, replay.last) for step, is_vote in starts]


def _render_moment(replay: Replay, arc: ArcModel, steps: Mapping[int, int], question: int, notice: str) -> Markup:
    """Render the events just before the moment of the handle, and the buttons that lead on."""
    begins = [point for point in arc.points if steps[point.number] == replay.step]
    when = begins[-1].when if begins else replay.when
    before, headline, after = replay.sentences
    return call_macro(
        ARC,
        "moment",
        replay,
        question,
        when,
        notice,
        headline=headline.rstrip("."),
        told=" ".join([*before, *after]),
        about=lower_first_letter(when),
        leads_to=str(replay.step_from(begins[-1].number) if begins else replay.step),
        over="" if replay.can_be_forked else _("the game is over here; go back a step"),
        what_if=find_what_if_link(replay),
    )
