"""The answer sheet: what a learner answered, wrote and left open in a lesson, on paper to be handed in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from vfw.classroom.lesson_questions import EXIT, PREDICT
from vfw.classroom.progress import Progress
from vfw.classroom.step_html import draft_name
from vfw.classroom.step_view import StepView
from vfw.classroom.templates import template

PREDICTED, ANSWERED = "Predicted", "Answered"
FINAL = "Final version"
FIRST, CHANGED = "First answer", "Changed to"
NOT_SENT = "Written, not sent"
OPEN = "vfw-open"
LEFT_OPEN = f'<dd class="{OPEN}"><i>Left open</i></dd>'
NO_FINAL = f'<dd class="{OPEN}"><i>No final version</i></dd>'
"""In place of what is not there; the page hides it where something is written."""


@dataclass(frozen=True)
class AnswerSheetHeading:
    """Heading of an answer sheet.

    Attributes:
        lesson: its name, as in "nashville". title: what it is called.
        name: the pupil's; "" for none. when: the moment of the last act, in ISO 8601; "" for none.
    """

    lesson: str
    title: str
    name: str = ""
    when: str = ""


def answer_sheet_html(steps: Sequence[StepView], heading: AnswerSheetHeading) -> str:
    """Return the answer sheet of a lesson. What is written and not sent is known to the page alone, which fills it in
    where an element says `data-drafted`."""
    shown = "".join(_step_html(view) for view in steps)
    return template("sheet").render(heading=heading, shown=Markup(shown))


def _step_html(view: StepView) -> str:
    questions, step = view.step.questions, view.step.section
    summary = view.summary_html()
    if not (questions or summary):
        return ""
    rows = "".join(
        f"<dt>{escape(question.ask)}</dt>{''.join(_answers(view.progress, number, step.name))}"
        for number, question in enumerate(questions)
    )
    return f"<h3>{escape(step.title)}</h3>{summary}{f'<dl>{rows}</dl>' if rows else ''}"


def _answers(progress: Progress, number: int, step: str) -> Iterator[str]:
    kind, answer = progress.questions[number].kind, progress.answers.get(number)
    is_handed_in = kind == EXIT and progress.handed_in
    first = progress.firsts.get(number, "")
    has_changed = bool(first) and first != answer
    if has_changed:
        yield _row(FIRST, first)
    if answer and (is_handed_in or kind != EXIT):
        yield _row(CHANGED if has_changed else PREDICTED if kind == PREDICT else ANSWERED, answer)
    else:
        yield from _open(draft_name(step, number), NOT_SENT, _row(NOT_SENT, answer, OPEN) if answer else LEFT_OPEN)
    if is_handed_in:
        draft, final = draft_name(step, number, final=True), progress.finals.get(number)
        if final:
            yield _row(FINAL, final)
        yield from _open(draft, f"{FINAL}, not sent", "" if final else NO_FINAL)


def _row(said: str, answer: str, css: str = "vfw-given") -> str:
    return f'<dd class="{css}"><i>{said}:</i> {escape(answer)}</dd>'


def _open(draft: str, said: str, instead: str) -> Iterator[str]:
    """What is written and not sent, hidden until the page fills it in; then it hides `instead`, which follows it."""
    yield f'<dd data-drafted="{draft}" hidden><i>{said}:</i> <span></span></dd>'
    yield instead
