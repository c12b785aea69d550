"""A question that is built, as the page shows it: the line of time, and what is changed, each with its way back."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.whatif.changes import Change
from vfw.whatif.ui.building.line_of_time import StartingMoment
from vfw.whatif.ui.question_draft import DroppedChange, QuestionDraft

NOTHING_CHANGED = "Nothing is changed. Both kinds of world are the same."
YOURS = "Yours"
BACK_ICON = (
    '<svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="none" stroke="currentColor"'
    ' stroke-width="1.8"><path d="M5 2 2 5l3 3M2 5h7a4 4 0 0 1 0 8H5"/></svg>'
)


def render_draft(building: QuestionDraft, starts: Sequence[StartingMoment]) -> str:
    """The region: when it begins, what differs from the record, and what can be done about it."""
    question = building.question
    return (
        f'<div class="vfw-wi-building">{_render_timeline(building, starts)}'
        f"{_render_changes(question.changes, building.start)}{_render_shared_changes(question.both, building.start)}"
        f"{_render_dropped(building.left_out)}"
        '<button type="button" class="vfw-wi-button" data-command="build" data-next aria-haspopup="dialog">'
        '<span aria-hidden="true">+</span> Change something else</button></div>'
    )


def _render_timeline(building: QuestionDraft, starts: Sequence[StartingMoment]) -> str:
    """The line of time. Its stops are in order, and as far apart as they are large."""
    stops = "".join([f"<li>{_render_stop(one, one == building.start)}</li>" for one in starts])
    date = building.question.date
    begins = f"{date}, built from {building.start.title}" if date != building.start.when_said else building.start.title
    return (
        f'<div class="vfw-wi-time"><h3 class="vfw-wi-eyebrow">Where it begins</h3>'
        f'<ol data-stops="{len(starts)}">{stops}</ol>'
        f"<p>{escape(begins)}</p></div>"
    )


def _render_stop(start: StartingMoment, is_here: bool) -> str:
    year, day = (YOURS, "") if start.is_own else start.mark
    name = f"{YOURS}: {start.title}" if start.is_own else f"{start.date}: {start.title}"
    return (
        f'<button type="button" data-command="moment" data-value="{escape(start.name)}"'
        f' aria-pressed="{str(is_here).lower()}" aria-label="{escape(name)}" title="{escape(name)}">'
        f"<b>{year}</b><small>{day}</small></button>"
    )


def _render_changes(changes: Sequence[Change], start: StartingMoment) -> str:
    back = (
        '<button type="button" class="vfw-wi-link" data-command="to the record">'
        f"Back to {'your game' if start.is_own else 'the record'}</button>"
    )
    rows = "".join([_render_change(change, "take back", number, start) for number, change in enumerate(changes)])
    listed = f"<ul>{rows}</ul>" if rows else f"<p>{NOTHING_CHANGED}</p>"
    head = f'<div><h3 class="vfw-wi-eyebrow">What is changed</h3>{back if rows else ""}</div>'
    return f'<div class="vfw-wi-changed">{head}{listed}</div>'


def _render_shared_changes(both: Sequence[Change], start: StartingMoment) -> str:
    rows = "".join([_render_change(change, "take back both", number, start) for number, change in enumerate(both)])
    head = '<div><h3 class="vfw-wi-eyebrow">So in both worlds</h3></div>'
    return f'<div class="vfw-wi-changed">{head}<ul>{rows}</ul></div>' if rows else ""


def _render_change(change: Change, command: str, number: int, start: StartingMoment) -> str:
    words = change.words[:1].upper() + change.words[1:]
    record = f"<small>{start.record}: {escape(change.instead)}</small>" if change.instead else ""
    return (
        f"<li><span>{escape(words)}{record}</span>"
        f'<button type="button" class="vfw-wi-button" data-command="{command}" data-value="{number}"'
        f' aria-label="Take back: {escape(words)}"'
        f' title="Take back">{BACK_ICON}<span>Take back</span></button></li>'
    )


def _render_dropped(left_out: Sequence[DroppedChange]) -> str:
    """What the last step took along."""
    rows = "".join([f"<li>“{escape(one.words)}”: {escape(one.why)}.</li>" for one in left_out])
    return (
        f'<div class="vfw-wi-left-behind"><p>Left out, as it makes no sense here:</p><ul>{rows}</ul></div>'
        if rows
        else ""
    )
