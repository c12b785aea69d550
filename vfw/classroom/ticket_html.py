"""The HTML of an exit ticket: all its questions are handed in together, and then their notes are read."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.classroom.progress import Progress
from vfw.classroom.step_html import Writer, draft_of, field_html, framed
from vfw.panel.html import render_local_button

HAND_IN = "Hand in"
FINAL = "Your final version, if you would now answer in another way"


def ticket_html(
    progress: Progress, writer: Writer, *, asks: bool = False, thin: Sequence[int] = (), sheet: str = ""
) -> str:
    """Return the exit ticket of a step, "" if there is none: a form, or what was handed in, with its notes.

    Args:
        progress: how far the learner has come.
        writer: writes the notes.
        asks: whether to ask first, because a question has no answer or a thin one.
        thin: the numbers of the questions with a thin answer.
        sheet: the answer sheet, if it stands here; in a story it stands at the foot of the page.
    """
    if not progress.ticket:
        return ""
    if progress.handed_in:
        return _handed_in(progress, writer, sheet)
    fields = "".join(_field(progress, number, writer.step) for number in progress.ticket)
    return f'<form class="vfw-ticket" data-hand-in>{fields}{_gaps(progress, thin) if asks else _tools()}</form>'


def save_sheet_button(css: str = "") -> str:
    """Return the button that saves the answer sheet as a file."""
    return render_local_button("save sheet", "Save for your teacher", css)


def _field(progress: Progress, number: int, step: str) -> str:
    said = progress.answers.get(number, "")
    field = field_html(progress.questions[number], draft_of(step, number), name=str(number), said=said)
    return framed(progress, number, field)


def _tools() -> str:
    return (
        '<p class="vfw-aside">After you hand in, you cannot change your answers. You can then print them, or save them '
        "for your teacher. You can also read a note on each and write a final version.</p>"
        f'<div class="vfw-tools"><button type="submit" class="vfw-button vfw-primary">{HAND_IN}</button></div>'
    )


def _gaps(progress: Progress, thin: Sequence[int]) -> str:
    """What is asked before a ticket is handed in that is not whole."""
    asked = ""
    if progress.left_open:
        asked += f"{_questions(progress, progress.left_open)} still open. "
    if thin:
        asked += f"{_questions(progress, thin)} answered very briefly: can you add a reason or an example? "
    return (
        f'<div class="vfw-gaps"><p tabindex="-1" data-first>{asked}You cannot change answers after you hand them '
        'in. Hand in anyway?</p><div class="vfw-tools">'
        '<button type="button" class="vfw-button vfw-primary" data-command="write on">Write on</button>'
        '<button type="submit" class="vfw-button" value="sure">Hand in anyway</button></div></div>'
    )


def _questions(progress: Progress, numbers: Sequence[int]) -> str:
    """Return the subject of a sentence and its verb, as in "Questions 2 and 4 are"."""
    *most, last = [str(place) for place, number in enumerate(progress.ticket, 1) if number in numbers]
    return f"Questions {', '.join(most)} and {last} are" if most else f"Question {last} is"


def _handed_in(progress: Progress, writer: Writer, sheet: str) -> str:
    printing = (
        "" if sheet else '<button type="button" class="vfw-button" data-command="print">Print your answers</button>'
    )
    now = (
        "Save them for your teacher, and pass on the file"
        if sheet
        else "Print them, or save them for your teacher, and pass on the paper or the file"
    )
    told = (
        '<div class="vfw-handed"><p tabindex="-1" data-first>Your answers are ready, but your teacher does not have '
        f"them yet. {now}. Then read the note below each answer. You can write a final version.</p>"
        f'<div class="vfw-tools">{printing}{save_sheet_button("vfw-primary")}</div></div>'
    )
    if sheet:
        told += f'<details class="vfw-sheet-here"><summary>Your answers on one sheet</summary>{sheet}</details>'
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
