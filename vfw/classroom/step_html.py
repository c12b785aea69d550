"""The HTML of a step: its text, its questions and their notes."""

from __future__ import annotations

from html import escape

from vfw.classroom.progress import Progress
from vfw.classroom.questions import EXIT, PREDICT
from vfw.history.writing import Sensitivity, rendered, source_list_html

KICKERS = {PREDICT: "Predict first, then see", EXIT: "Exit ticket"}


class Writer:
    """Writes the texts of one step, which share a list of sources.

    `step` is its name; `glossary` the address to which words lead that are explained there, "" for none.
    """

    def __init__(self, step: str, sensitivity: Sensitivity, glossary: str = "") -> None:
        self.step = step
        self._sensitivity, self._glossary = sensitivity, glossary
        self._sources: tuple[str, ...] = ()

    def html(self, body: str) -> str:
        """A body as HTML, its sources numbered on from those before."""
        prefix = f"{self.step}-"
        text = rendered(body, self._sensitivity, numbered=self._sources, prefix=prefix, glossary=self._glossary)
        self._sources = text.sources
        return text.html

    def sources_html(self) -> str:
        """The list of all sources met so far."""
        sources = source_list_html(self._sources, prefix=f"{self.step}-")
        return f'<details class="vfw-step-sources"><summary>Sources</summary>{sources}</details>' if sources else ""


def questions_html(progress: Progress, numbers: list[int], writer: Writer) -> str:
    """The questions with these numbers, each a form, or its answer and what is to be said about it."""
    return "".join(question_html(progress, number, writer) for number in numbers)


def question_html(progress: Progress, number: int, writer: Writer) -> str:
    """One question of the step."""
    question = progress.questions[number]
    kicker = f'<p class="vfw-kicker">{KICKERS.get(question.kind, "Question")}</p>'
    if number not in progress.answers:
        inner = _form(progress, number, writer.step)
    else:
        inner = _answered(progress, number, writer)
    return f'<section class="vfw-question" data-kind="{question.kind}" data-number="{number}">{kicker}{inner}</section>'


def _form(progress: Progress, number: int, step: str) -> str:
    question, name = progress.questions[number], f"{step}-{number}"
    if question.choices:
        fields = "".join(
            f'<label class="vfw-option"><input type="radio" name="value" value="{escape(choice)}" required>'
            f"<span>{escape(choice)}</span></label>"
            for choice in question.choices
        )
        form = f"<fieldset><legend>{escape(question.ask)}</legend>{fields}</fieldset>"
    else:
        form = (
            f'<label for="answer-{name}">{escape(question.ask)}</label>'
            f'<textarea id="answer-{name}" name="value" rows="3" maxlength="1000" required></textarea>'
        )
    does = "Predict" if question.kind == PREDICT else "Answer"
    skip = ""
    if question.kind == PREDICT and not progress.is_open:
        skip = '<button type="button" class="vfw-button" data-command="go on">Go on without</button>'
    return (
        f'<form data-answer="{number}" data-draft="{name}">{form}<div class="vfw-tools">'
        f'<button type="submit" class="vfw-button vfw-primary">{does}</button>{skip}</div></form>'
    )


def _answered(progress: Progress, number: int, writer: Writer) -> str:
    question, answer = progress.questions[number], progress.answers[number]
    said = "You predicted" if question.kind == PREDICT else "You answered"
    change = ""
    if progress.can_change(number):
        change = f'<button type="button" class="vfw-button" data-command="change" data-value="{number}">Change</button>'
    told = ""
    if progress.may_tell(number):
        told = _verdict(question.right, answer)
        if question.note:
            told += writer.html(question.note)
    return (
        f'<p class="vfw-asked">{escape(question.ask)}</p>'
        f'<p class="vfw-said" tabindex="-1">{said}: <b>{escape(answer)}</b></p>{told}'
        + (f'<div class="vfw-tools">{change}</div>' if change else "")
    )


def _verdict(right: str, answer: str) -> str:
    if not right:
        return ""
    if answer == right:
        return '<p class="vfw-verdict" data-right="yes">✓ That is right.</p>'
    return f'<p class="vfw-verdict" data-right="no">Not quite: {escape(right)}.</p>'
