"""What lies on the page while the arc of a game is looked at: the HTML of every region."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from vfw.history.writing import Sensitivity
from vfw.panel.faces.arc_face import ArcFace
from vfw.panel.faces.arc_html import Working, arc_html, arc_tools
from vfw.panel.faces.html import command_button
from vfw.panel.faces.record_html import record_html
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.tracing import Tracing
from vfw.panel.screens.open_table import open_html

DROPPED = "The arc that was kept with this game is damaged and was left out: {why}. It is worked out anew."
FAILED = "The arc could not be worked out: {why}."


def arc_regions_html(
    replay: Replay, tracing: Tracing, sensitivity: Sensitivity, question: int, notice: str
) -> dict[str, str]:
    """The HTML of the regions by name."""
    skin, face = replay.skin, tracing.face
    steps = {point.number: replay.step_at(point.number) for point in face.points}
    tools = arc_tools(has_files=True, leads_back="Step by step")
    history = skin.abilities.history
    record = record_html(history.record(replay.match), sensitivity) if history else ""
    return {
        "head": open_html(skin, replay.view, is_past=True)["head"],
        "arc": arc_html(face, steps, tools, working(tracing), question),
        "prompt": _moment_html(replay, _when(replay, face, steps), question, notice),
        "record": record,
    }


def working(tracing: Tracing) -> Working:
    """How far it has come, in words."""
    face = tracing.face
    if tracing.failure:
        return Working(FAILED.format(why=tracing.failure), None)
    if face.is_whole:
        return Working("", None)
    if face.known < len(face.points):
        return Working(f"Working out: {face.known} of {len(face.points)} moments", tracing.share)
    return Working("Looking again where it turned", tracing.share)


def _when(replay: Replay, face: ArcFace, steps: Mapping[int, int]) -> str:
    """The part of the game that begins with the step that is shown, where one does."""
    begins = [point.when for point in face.points if steps[point.number] == replay.step]
    return begins[-1] if begins else replay.when


def _moment_html(replay: Replay, when: str, question: int, notice: str) -> str:
    """What happened at the moment of the handle, and the ways from there."""
    before, headline, after = replay.told
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    over = "" if replay.can_be_forked else "the game is over here; go back a step"
    return (
        f'<section class="vfw-prompt vfw-arc-moment vfw-sheet" data-side="{escape(replay.side)}"'
        f' data-question="{question}" data-step="{replay.step}" data-region="prompt" aria-label="At this moment">'
        f'<p class="vfw-kicker">{escape(when)}</p>{warning}'
        f'<h2 tabindex="-1" data-names>{escape(headline.rstrip("."))}</h2>'
        f'<p class="vfw-told" data-names>{escape(" ".join([*before, *after]))}</p>'
        f'<div class="vfw-tools">{command_button("go there", "Go there", value=str(replay.step))}'
        f"{command_button('play on from', 'Play on from here', value=str(replay.step), why_not=over)}"
        f"{command_button('leave', 'Close')}</div></section>"
    )
