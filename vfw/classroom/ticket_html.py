"""The HTML of an exit ticket: all its questions are handed in together, and then their notes are read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.classroom.progress import Progress
from vfw.classroom.step_html import Writer, draft_of, field_html, framed

HAND_IN = "Hand in"
FINAL = "Your final version, if you would now answer in another way"


def ticket_html(progress: Progress, writer: Writer, *, asks: bool = False) -> str:
    """The exit ticket of a step, "" where there is none: a form, or what was handed in, with its notes.

    `asks` is whether it has to be asked first, because not every question has an answer.
    """
    if not progress.ticket:
        return ""
    if progress.handed_in:
        return _handed_in(progress, writer)
    fields = "".join(_field(progress, number, writer.step) for number in progress.ticket)
    return f'<form class="vfw-ticket" data-hand-in>{fields}{_gaps(progress) if asks else _tools()}</form>'


def _field(progress: Progress, number: int, step: str) -> str:
    said = progress.answers.get(number, "")
    field = field_html(progress.questions[number], draft_of(step, number), name=str(number), said=said)
    return framed(progress, number, field)


def _tools() -> str:
    return (
        '<p class="vfw-aside">Your answers are handed in together, and then stay as they are. Notes appear beside '
        "them, and you can write a final version.</p>"
        f'<div class="vfw-tools"><button type="submit" class="vfw-button vfw-primary">{HAND_IN}</button></div>'
    )


def _gaps(progress: Progress) -> str:
    """What is asked before a ticket is handed in that is not whole."""
    numbers = [str(place) for place, number in enumerate(progress.ticket, 1) if number in progress.left_open]
    are_open = f"Question {numbers[0]} is" if len(numbers) == 1 else f"Questions {_listed(numbers)} are"
    return (
        f'<div class="vfw-gaps"><p tabindex="-1" data-first>{are_open} still open. What is handed in stays as it is. '
        'Hand in with gaps?</p><div class="vfw-tools">'
        '<button type="button" class="vfw-button vfw-primary" data-command="write on">Write on</button>'
        '<button type="submit" class="vfw-button" value="sure">Hand in with gaps</button></div></div>'
    )


def _listed(words: Sequence[str]) -> str:
    return f"{', '.join(words[:-1])} and {words[-1]}"


def _handed_in(progress: Progress, writer: Writer) -> str:
    told = (
        '<p class="vfw-handed" tabindex="-1" data-first>Your answers are handed in. Read the note below each, and '
        "write a final version where you want one.</p>"
    )
    return told + "".join(_answered(progress, number, writer) for number in progress.ticket)


def _answered(progress: Progress, number: int, writer: Writer) -> str:
    question, first = progress.questions[number], progress.answers.get(number, "")
    final = progress.finals.get(number, "")
    said = f"You handed in: <b>{escape(first)}</b>" if first else "You left this open."
    note = writer.html(question.note) if question.note else ""
    field = field_html(question, draft_of(writer.step, number, final=True), ask=FINAL, said=final or first)
    kept = '<p class="vfw-kept">✓ Your final version is kept.</p>' if final else ""
    does = "Change your final version" if final else "Keep as final version"
    return framed(
        progress,
        number,
        f'<p class="vfw-asked">{escape(question.ask)}</p><p class="vfw-said" tabindex="-1">{said}</p>{note}'
        f'<form data-answer="{number}">{field}{kept}<div class="vfw-tools">'
        f'<button type="submit" class="vfw-button">{does}</button></div></form>',
    )
