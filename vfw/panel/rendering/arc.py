"""The arc of a game as HTML: the curve, the strip of what each part changed, and a card for each turning point."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from itertools import pairwise

from vfw.core.intervals import outwards
from vfw.history.writing import Sensitivity
from vfw.panel.html import render_command_button, render_dialog_button, render_thinking
from vfw.panel.rendering.dialogs import render_record
from vfw.panel.rendering.replay import render_what_if
from vfw.panel.rendering.table import render_shared_regions
from vfw.panel.session.arc import MINUTE_STEPS, ArcJob
from vfw.panel.session.replay import Replay
from vfw.panel.view_models.arc import (
    EVEN,
    ArcModel,
    ArcPart,
    ArcPoint,
    TurningPointModel,
    lower_first_letter,
    round_to_hundredths,
    round_to_tenths,
)

CurvePoint = tuple[float, float]
WHOLE = 100.0
LINES = (0.8, 0.2)
"""The chances, besides even, that have a horizontal line."""


def locate_point(point: ArcPoint, chance: float | None = None) -> CurvePoint:
    """Return the place of a moment on the curve, with its chance or another one."""
    lies = point.chance if chance is None else chance
    assert lies is not None
    return WHOLE * point.x, WHOLE * (1 - lies)


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


PRESS = "Press the curve to go to that moment."
BAND = "how sure that is (95 %)"
MOST_IN_STRIP = 0.35
"""The smallest change that fills the strip."""


@dataclass(frozen=True)
class ArcProgress:
    """Progress of the computation: words, and a share; the share is None while none runs."""

    words: str
    share: float | None


def render_arc(
    face: ArcModel,
    steps: Mapping[int, int],
    begins: Sequence[int],
    tools: Sequence[str],
    working: ArcProgress,
    question: int,
) -> str:
    """Render the arc.

    Args:
        face: The arc.
        tools: The buttons beside the heading, as HTML.
        working: The progress of the computation.
        question: The number of the current question.
        steps: The replay step of each moment, by the number of its position.
        begins: The replay steps at which the turning points begin.
    """
    return (
        f'<section class="vfw-arc" data-region="arc" data-question="{question}" aria-label="The arc of the game">'
        f'<div class="vfw-arc-sheet vfw-sheet">{_head(face, tools)}{_working(working)}{_chart(face)}'
        f"{_data(face, steps)}</div>{_cards(face, steps, begins)}</section>"
    )


def _head(face: ArcModel, tools: Sequence[str]) -> str:
    return (
        f'<div class="vfw-arc-head" data-side="{"" if face.who else escape(face.above.side)}"><div>'
        f'<p class="vfw-kicker">{escape(face.kicker)}</p><h2 tabindex="-1" data-first>{escape(face.headline)}</h2>'
        f'<p class="vfw-small"><i class="vfw-arc-key" aria-hidden="true"></i>{BAND}, {escape(face.counted)}.'
        f' {PRESS}</p></div><div class="vfw-tools">{"".join(tools)}</div></div>'
    )


def _working(working: ArcProgress) -> str:
    if not working.words:
        return '<div class="vfw-arc-work"></div>'
    if working.share is None:
        return f'<div class="vfw-arc-work"><p class="vfw-notice">{escape(working.words)}</p></div>'
    percent = round(100 * working.share)
    return (
        f'<div class="vfw-arc-work">{render_thinking(working.words)}'
        f'<div role="progressbar" aria-label="{escape(working.words)}" aria-valuemin="0" aria-valuemax="100"'
        f' aria-valuenow="{percent}"><i style="width: {percent}%"></i></div></div>'
    )


# The curve


def _chart(face: ArcModel) -> str:
    return (
        '<div class="vfw-arc-chart">'
        f'<div class="vfw-arc-scale" aria-hidden="true">{_scale(face)}</div>'
        '<div class="vfw-arc-plot">'
        f'<div class="vfw-arc-drawn" role="img" aria-label="{escape(" ".join(face.summary))}">'
        f"{_stripes(face)}{_areas(face)}{_lines(face)}{_dots(face)}{_turns(face)}</div>{_handle()}</div>"
        f'<div class="vfw-arc-parts" aria-hidden="true">{_parts(face)}</div>'
        f'<div class="vfw-arc-scale vfw-arc-strip-scale" aria-hidden="true"><span data-side="{face.above.side}">'
        f'{"for you" if not face.who else "for"}</span><span data-side="{face.below.side}">against</span></div>'
        f'<div class="vfw-arc-strip" aria-hidden="true">{_strip(face)}</div></div>'
    )


def _scale(face: ArcModel) -> str:
    ends = [(1.0, face.above.wins, face.above.side), (0.0, face.below.wins, face.below.side)]
    named = [
        f'<b style="top: {WHOLE * (1 - chance):g}%" data-side="{side}">{escape(label)}</b>'
        for chance, label, side in ends
    ]
    tens = [f'<span style="top: {WHOLE * (1 - chance):g}%">{round_to_tenths(chance)} in 10</span>' for chance in LINES]
    return "".join([*named, '<b class="vfw-arc-even" style="top: 50%">even</b>', *tens])


def _stripes(face: ArcModel) -> str:
    return "".join(
        f'<i class="vfw-arc-stripe" data-kind="{"votes" if stripe.has_points else number % 2}"'
        f' style="left: {WHOLE * stripe.start:.2f}%; width: {WHOLE * (stripe.end - stripe.start):.2f}%"></i>'
        for number, stripe in enumerate(face.stripes)
    )


def _areas(face: ArcModel) -> str:
    areas = []
    for run in split_runs(face.points):
        above, below = outline_lead(run, above=True), outline_lead(run, above=False)
        areas.append(f'<i class="vfw-arc-ahead" data-side="{face.above.side}" style="{_clip(above)}"></i>')
        areas.append(f'<i class="vfw-arc-behind" data-side="{face.below.side}" style="{_clip(below)}"></i>')
        areas.append(f'<i class="vfw-arc-band" style="{_clip(outline_interval(run))}"></i>')
    return "".join(areas)


def _clip(corners: Sequence[CurvePoint]) -> str:
    return f"clip-path: polygon({', '.join([f'{x:.2f}% {y:.2f}%' for x, y in corners])})"


def _lines(face: ArcModel) -> str:
    """Render the grid, the ticks of the rounds and the curve. Strokes keep their width in a stretched picture."""
    across = "".join(f'<path d="M0 {WHOLE * (1 - chance):g}H100"/>' for chance in (1.0, *LINES, 0.0))
    ticks = "".join(f'<path class="vfw-arc-tick" d="M{WHOLE * point.x:.2f} 100v-1.6"/>' for point in face.points)
    curves = "".join(f'<polyline points="{_corners(run)}"/>' for run in split_runs(face.points))
    return (
        '<svg class="vfw-arc-lines" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">'
        f'{across}{ticks}<path class="vfw-arc-even" d="M0 50H100"/>{curves}</svg>'
    )


def _corners(run: Sequence[ArcPoint]) -> str:
    return " ".join([f"{x:.2f},{y:.2f}" for x, y in map(locate_point, run)])


def _dots(face: ArcModel) -> str:
    """Render a point for each state that votes."""
    votes = next((stripe for stripe in face.stripes if stripe.has_points), None)
    dots = [point for point in face.points if votes and point.chance is not None and point.x > votes.start]
    return "".join(f'<i class="vfw-arc-dot" style="{_at(point)}"></i>' for point in dots)


def _turns(face: ArcModel) -> str:
    return "".join(_turn(face, turn, number) for number, turn in enumerate(face.turns, start=1))


def _turn(face: ArcModel, turn: TurningPointModel, number: int) -> str:
    """Render a turning point; the page places its words, because it knows their size."""
    before, after = face.change(turn)
    _, start = locate_point(before)
    _, end = locate_point(after)
    note = f"<small>{escape(turn.note)}</small>" if turn.note else ""
    return (
        f'<i class="vfw-arc-change" data-side="{escape(turn.gained)}" style="left: {WHOLE * after.x:.2f}%;'
        f' top: {min(start, end):.2f}%; height: {abs(start - end):.2f}%"></i>'
        f'<b class="vfw-arc-disc" style="{_at(after)}">{number}</b>'
        f'<span class="vfw-arc-label"><b>{escape(turn.label)}</b>{note}</span>'
    )


def _at(point: ArcPoint) -> str:
    x, y = locate_point(point)
    return f"left: {x:.2f}%; top: {y:.2f}%"


def _handle() -> str:
    """Render the handle; the page sets its place and text."""
    return (
        '<div class="vfw-arc-at"><div class="vfw-arc-handle" role="slider" tabindex="0" data-key="arc handle"'
        ' aria-label="Moment of the game" aria-valuemin="0" aria-valuemax="0" aria-valuenow="0"></div></div>'
        '<div class="vfw-arc-tag"><button type="button" data-arc="-1" aria-label="Earlier">‹</button><span></span>'
        '<button type="button" data-arc="1" aria-label="Later">›</button></div>'
    )


def _data(face: ArcModel, steps: Mapping[int, int]) -> str:
    """Render the data of each moment for the page: its place, its replay step and its text."""
    moments = [[round(WHOLE * point.x, 2), steps[point.number], point.said] for point in face.points]
    parts = [round(WHOLE * stripe.start, 2) for stripe in face.stripes]
    return (
        f'<div class="vfw-arc-moments" hidden data-moments="{escape(json.dumps(moments, ensure_ascii=False))}"'
        f' data-parts="{escape(json.dumps(parts))}"></div>'
    )


def _parts(face: ArcModel) -> str:
    """Render the labels of the parts. Where room is scarce, later years and the long name of the vote are left out."""
    named = []
    for stripe in face.stripes:
        first, until, last = stripe.below.partition("–")
        vote = ' class="vfw-arc-vote"' if stripe.has_points else ""
        named.append(
            f'<span{vote} style="{_across(stripe)}"><b>{escape(stripe.name)}</b><i>{escape(stripe.short)}</i>'
            f"<small>{escape(first)}<span>{escape(until + last)}</span></small></span>"
        )
    return "".join(named)


def _across(stripe: ArcPart) -> str:
    middle, wide = (stripe.start + stripe.end) / 2, stripe.end - stripe.start
    return f"left: {WHOLE * middle:.2f}%; width: {WHOLE * wide:.2f}%"


def _strip(face: ArcModel) -> str:
    bars = []
    for before, after in pairwise(face.points):
        if before.chance is None or after.chance is None:
            continue
        change = after.chance - before.chance
        side = face.above.side if change > 0 else face.below.side
        high = min(abs(change) / MOST_IN_STRIP, 1.0) * WHOLE / 2
        top = WHOLE / 2 - high if change > 0 else WHOLE / 2
        width = max(WHOLE * (after.x - before.x) * 0.7, 0.3)
        left = WHOLE * (before.x + after.x) / 2 - width / 2
        bars.append(
            f'<i data-side="{side}" style="left: {left:.2f}%; width: {width:.2f}%; top: {top:.2f}%;'
            f' height: {high:.2f}%"></i>'
        )
    return "".join(bars)


# The cards


def _cards(face: ArcModel, steps: Mapping[int, int], begins: Sequence[int]) -> str:
    if not face.is_whole:
        return ""
    if not face.turns:
        none = "No round changed the chances by more than chance explains."
        return f'<p class="vfw-arc-none vfw-sheet">{none}</p>'
    cards = "".join(
        _card(face, turn, number, begin, steps)
        for number, (turn, begin) in enumerate(zip(face.turns, begins, strict=True), start=1)
    )
    return f'<ol class="vfw-arc-turns" aria-label="Turning points">{cards}</ol>'


def _card(face: ArcModel, turn: TurningPointModel, number: int, begin: int, steps: Mapping[int, int]) -> str:
    before, after = face.change(turn)
    about = f"{lower_first_letter(turn.when)}, {turn.label}" if turn.is_vote else lower_first_letter(turn.when)
    return (
        f'<li class="vfw-arc-card vfw-sheet" data-side="{escape(turn.gained)}">'
        f'<div class="vfw-arc-what"><b class="vfw-arc-disc" aria-hidden="true">{number}</b>'
        f'<p class="vfw-kicker">{escape(turn.when)}</p><h3>{escape(turn.label)}</h3></div>'
        f'<div class="vfw-arc-from"><span aria-hidden="true">{_squares(face, before)}'
        f"{_squares(face, after)}</span><b>{escape(face.from_to(turn))}</b></div><p>{escape(turn.sentence)}</p>"
        f'<div class="vfw-tools">{render_command_button("go there", "Go there", value=str(begin), about=about)}'
        f"{render_command_button('play on from', 'Play on from here', value=str(steps[before.number]), about=about)}"
        "</div></li>"
    )


def _squares(face: ArcModel, point: ArcPoint) -> str:
    """Render ten squares, as many of them full as the side above wins of ten games."""
    full = round_to_tenths(point.chance or 0.0)
    squares = "".join(_square(face, is_full=n < full) for n in range(10))
    return f'<span class="vfw-arc-squares">{squares}</span>'


def _square(face: ArcModel, *, is_full: bool) -> str:
    return f'<i data-side="{face.above.side}" data-full></i>' if is_full else f'<i data-side="{face.below.side}"></i>'


def render_arc_table(face: ArcModel) -> str:
    """Render the arc as a table, after a description in words."""
    rows = "".join(_row(point, after) for point, after in zip(face.points, [*face.points[1:], None], strict=True))
    whose = "your chance to win" if not face.who else f"the chance that {face.above.wins}"
    turns = "".join(f"<li>{escape(face.told(turn))}</li>" for turn in face.turns)
    return (
        f'<div class="vfw-arc-table"><h2>The arc of the game</h2><p>{escape(face.headline)}.</p>'
        f"{f'<h3>Turning points</h3><ol>{turns}</ol>' if turns else ''}"
        f"<table><caption>Moments of the game, {escape(whose)}, by {escape(face.counted)}</caption>"
        '<thead><tr><th scope="col">Moment</th><th scope="col">Chance</th><th scope="col">How sure that is (95 %)</th>'
        f'<th scope="col">Change until the next moment</th></tr></thead><tbody>{rows}</tbody></table></div>'
    )


def _row(point: ArcPoint, after: ArcPoint | None) -> str:
    """Render a moment, and the change in the part of the game that begins there."""
    change = ""
    if point.chance is None:
        cells = ["not known yet", "", ""]
    else:
        if after and after.chance is not None:
            change = _signed(round_to_hundredths(after.chance) - round_to_hundredths(point.chance))
        low, high = outwards(point.low, point.high, 100)
        interval = "" if point.is_over else f"{low} to {high} %"
        cells = [f"{round_to_hundredths(point.chance)} %", interval, change]
    return f'<tr><th scope="row">{escape(point.when)}</th>{"".join([f"<td>{cell}</td>" for cell in cells])}</tr>'


def _signed(change: int) -> str:
    return f"{change:+}".replace("-", "−") if change else "0"


def render_arc_tools(*, has_files: bool, leads_back: str) -> list[str]:
    """Render the buttons beside the heading."""
    files = [render_command_button("picture", "Picture", "vfw-arc-file")] if has_files else []
    return [*files, render_dialog_button("arc", "Table"), render_command_button("leave arc", leads_back)]


DAMAGED_ARC = "The arc in this file is damaged and was left out; it is worked out again."
ARC_COMPLETE = "The arc is worked out."
QUARTERS = {1: "A quarter", 2: "Half", 3: "Three quarters"}
FAILED = "The arc could not be worked out: {why}."


def render_arc_regions(
    replay: Replay, tracing: ArcJob, sensitivity: Sensitivity, question: int, notice: str
) -> dict[str, str]:
    """Render the regions by name."""
    skin, face = replay.skin, tracing.face
    steps = {point.number: replay.step_at(point.number) for point in face.points}
    tools = render_arc_tools(has_files=True, leads_back="Step by step")
    history = skin.capabilities.history
    record = render_record(history.record(replay.match), sensitivity) if history else ""
    return {
        "head": render_shared_regions(skin, replay.view, is_past=True)["head"],
        "arc": render_arc(face, steps, _begins(replay, face), tools, describe_progress(tracing), question),
        "prompt": _moment_html(replay, face, steps, question, notice),
        "record": record,
    }


def describe_progress(tracing: ArcJob) -> ArcProgress:
    """Return the progress of the arc in words."""
    face = tracing.face
    if tracing.failure:
        return ArcProgress(FAILED.format(why=tracing.failure), None)
    if face.is_whole:
        return ArcProgress("", None)
    left = _left(tracing.minutes_left)
    if face.known < len(face.open):
        return ArcProgress(f"Working out: {face.known} of {len(face.open)} moments. {left}", tracing.share)
    return ArcProgress(f"Looking again where it turned. {left}", tracing.share)


def announce_quarter(tracing: ArcJob) -> str:
    """Return the announcement of each finished quarter, once; else ""."""
    quarter = tracing.next_quarter()
    return f"{QUARTERS[quarter]} of the arc is worked out. {_left(tracing.minutes_left)}." if quarter else ""


def announce_end(tracing: ArcJob) -> list[str]:
    """Return the announcement at the end of the work: the arc in words, or the reason of a failure."""
    return [describe_progress(tracing).words] if tracing.failure else [ARC_COMPLETE, *tracing.face.summary]


def _left(minutes: int | None) -> str:
    """Return the remaining time in words, by `MinutesLeft`.

    >>> _left(None), _left(1), _left(3)
    ('It takes some minutes on a busy machine', 'Less than a minute is left', 'About 3 minutes are left')
    >>> _left(90)
    'More than an hour is left'
    """
    if minutes is None:
        return "It takes some minutes on a busy machine"
    if minutes > MINUTE_STEPS[-1]:
        return "More than an hour is left"
    return "Less than a minute is left" if minutes == MINUTE_STEPS[0] else f"About {minutes} minutes are left"


def _begins(replay: Replay, face: ArcModel) -> list[int]:
    """Return the first replay step of each turning point: the start of its part, or the vote of the state."""
    starts = [(replay.step_from(face.change(turn)[0].number), turn.is_vote) for turn in face.turns]
    return [min(step + is_vote, replay.last) for step, is_vote in starts]


def _moment_html(replay: Replay, face: ArcModel, steps: Mapping[int, int], question: int, notice: str) -> str:
    """Render the events just before the moment of the handle, and the buttons that lead on."""
    begins = [point for point in face.points if steps[point.number] == replay.step]
    when = begins[-1].when if begins else replay.when
    leads_to = replay.step_from(begins[-1].number) if begins else replay.step
    before, headline, after = replay.sentences
    about = lower_first_letter(when)
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    over = "" if replay.can_be_forked else "the game is over here; go back a step"
    step = str(replay.step)
    play_on = render_command_button("play on from", "Play on from here", value=step, why_not=over, about=about)
    return (
        f'<section class="vfw-prompt vfw-arc-moment vfw-sheet" data-side="{escape(replay.side)}"'
        f' data-question="{question}" data-step="{replay.step}" data-region="prompt" aria-label="At this moment">'
        f'<p class="vfw-kicker">{escape(when)}</p>{warning}'
        f'<h2 tabindex="-1" data-names>{escape(headline.rstrip("."))}</h2>'
        f'<p class="vfw-told" data-names>{escape(" ".join([*before, *after]))}</p>'
        f'<div class="vfw-tools">{render_command_button("go there", "Go there", value=str(leads_to), about=about)}'
        f"{play_on}"
        f"{render_what_if(replay)}{render_command_button('leave', 'Close')}</div></section>"
    )
