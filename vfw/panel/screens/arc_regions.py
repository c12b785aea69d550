"""What lies on the page while the arc of a game is looked at: the HTML of every region."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from vfw.history.writing import Sensitivity
from vfw.panel.faces.arc_face import ArcFace, begun_small
from vfw.panel.faces.arc_html import Working, arc_html, arc_tools
from vfw.panel.faces.html import command_button
from vfw.panel.faces.record_html import record_html
from vfw.panel.screens.open_table import open_html
from vfw.panel.screens.replay_bar import what_if_html
from vfw.panel.session.arc import MINUTE_STEPS, ArcJob
from vfw.panel.session.replay import Replay

DROPPED = "The arc in this file is damaged and was left out; it is worked out anew."
WORKED_OUT = "The arc is worked out."
QUARTERS = {1: "A quarter", 2: "Half", 3: "Three quarters"}
FAILED = "The arc could not be worked out: {why}."


def arc_regions_html(
    replay: Replay, tracing: ArcJob, sensitivity: Sensitivity, question: int, notice: str
) -> dict[str, str]:
    """The HTML of the regions by name."""
    skin, face = replay.skin, tracing.face
    steps = {point.number: replay.step_at(point.number) for point in face.points}
    tools = arc_tools(has_files=True, leads_back="Step by step")
    history = skin.capabilities.history
    record = record_html(history.record(replay.match), sensitivity) if history else ""
    return {
        "head": open_html(skin, replay.view, is_past=True)["head"],
        "arc": arc_html(face, steps, _begins(replay, face), tools, working(tracing), question),
        "prompt": _moment_html(replay, face, steps, question, notice),
        "record": record,
    }


def working(tracing: ArcJob) -> Working:
    """How far it has come, in words."""
    face = tracing.face
    if tracing.failure:
        return Working(FAILED.format(why=tracing.failure), None)
    if face.is_whole:
        return Working("", None)
    left = _left(tracing.minutes_left)
    if face.known < len(face.open):
        return Working(f"Working out: {face.known} of {len(face.open)} moments. {left}", tracing.share)
    return Working(f"Looking again where it turned. {left}", tracing.share)


def quarter_said(tracing: ArcJob) -> str:
    """What is heard of the work that goes on: each quarter of it, once; else ""."""
    quarter = tracing.next_quarter()
    return f"{QUARTERS[quarter]} of the arc is worked out. {_left(tracing.minutes_left)}." if quarter else ""


def end_said(tracing: ArcJob) -> list[str]:
    """What is heard when the work is over: that, and the arc in words; or why there is none."""
    return [working(tracing).words] if tracing.failure else [WORKED_OUT, *tracing.face.summary]


def _left(minutes: int | None) -> str:
    """How long it takes yet, by `RemainingTime`.

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


def _begins(replay: Replay, face: ArcFace) -> list[int]:
    """The step with which each turning point begins to be seen: the first of its part, or the vote of the state."""
    starts = [(replay.step_from(face.change(turn)[0].number), turn.is_vote) for turn in face.turns]
    return [min(step + is_vote, replay.last) for step, is_vote in starts]


def _moment_html(replay: Replay, face: ArcFace, steps: Mapping[int, int], question: int, notice: str) -> str:
    """What happened just before the moment of the handle, and the ways from there."""
    begins = [point for point in face.points if steps[point.number] == replay.step]
    when = begins[-1].when if begins else replay.when
    leads_to = replay.step_from(begins[-1].number) if begins else replay.step
    before, headline, after = replay.sentences
    about = begun_small(when)
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    over = "" if replay.can_be_forked else "the game is over here; go back a step"
    return (
        f'<section class="vfw-prompt vfw-arc-moment vfw-sheet" data-side="{escape(replay.side)}"'
        f' data-question="{question}" data-step="{replay.step}" data-region="prompt" aria-label="At this moment">'
        f'<p class="vfw-kicker">{escape(when)}</p>{warning}'
        f'<h2 tabindex="-1" data-names>{escape(headline.rstrip("."))}</h2>'
        f'<p class="vfw-told" data-names>{escape(" ".join([*before, *after]))}</p>'
        f'<div class="vfw-tools">{command_button("go there", "Go there", value=str(leads_to), about=about)}'
        f"{command_button('play on from', 'Play on from here', value=str(replay.step), why_not=over, about=about)}"
        f"{what_if_html(replay)}{command_button('leave', 'Close')}</div></section>"
    )
