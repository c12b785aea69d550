"""The HTML of a step: its text, its questions and their notes, the exit ticket, and a game beside history.

All questions of an exit ticket are handed in together; then their notes can be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from vfw.classroom.lesson_questions import PREDICT, Question
from vfw.classroom.progress import Progress
from vfw.debrief.comparison import ComparedOutcome
from vfw.history.writing import Sensitivity, rendered, source_list_html
from vfw.templating import EMPTY, Markup, call_macro

COMPARISON_TITLE = "In your game, and in history"
ELABORATE = "That is very short. Can you add a reason or an example? If not, send it again as it is."
FINAL_LABEL = "Your final version, if you would now answer in another way"
MAX_ANSWER_LENGTH = 1000
"""Characters of an answer."""


def _step(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("classroom/templates/step.html", macro, *arguments, **named)


class StepTextRenderer:
    """A renderer of the texts of one step, which share a list of sources.

    Args:
        step: The name of the step.
        sensitivity: The treatment of sensitive passages.
        glossary: The address of the glossary, to which explained words lead; "" for none.
    """

    def __init__(self, step: str, sensitivity: Sensitivity, glossary: str = "") -> None:
        self.step = step
        self._sensitivity, self._glossary = sensitivity, glossary
        self._sources: tuple[str, ...] = ()

    def html(self, body: str) -> Markup:
        """Return a body as HTML, its sources numbered on from those before."""
        prefix = f"{self.step}-"
        text = rendered(body, self._sensitivity, numbered=self._sources, prefix=prefix, glossary=self._glossary)
        self._sources = text.sources
        return text.html

    def sources_html(self) -> Markup:
        """Return the list of all sources met so far."""
        return _step("sources", source_list_html(self._sources, prefix=f"{self.step}-"))


def heading_html(title: str) -> Markup:
    """Return the title of a step, and the button that reads it aloud."""
    return _step("heading", title)


def questions_html(progress: Progress, numbers: list[int], writer: StepTextRenderer) -> Markup:
    """Return the questions with these numbers, each as a form or with its answer and note."""
    return EMPTY.join(question_html(progress, number, writer) for number in numbers)


def question_html(progress: Progress, number: int, writer: StepTextRenderer) -> Markup:
    """Return one question of the step."""
    if progress.comes_too_late(number):
        return _missed(progress, number, writer)
    if number not in progress.answers:
        return _form(progress, number, writer.step)
    return _answered(progress, number, writer)


class AnswerField(NamedTuple):
    """The input of a question: its choices, or a field to write in.

    Attributes:
        ask: The label.
        choices: The choices; () for a field to write in.
        draft: The name under which the page keeps an unsent answer.
        name: The name under which the answer is sent.
        said: The text that is already in the field.
        required: Whether the field must not be empty.
        max_length: The largest number of characters.
    """

    ask: str
    choices: Sequence[str]
    draft: str
    name: str = "value"
    said: str = ""
    required: bool = False
    max_length: int = MAX_ANSWER_LENGTH


def skip_game_html(shows_a_map: bool) -> Markup:
    """Return the button below a game that leads on without playing."""
    return _step("skip_game", shows_a_map)


def passed_html(words: str) -> Markup:
    """Return the sentence after a game that was not played."""
    return _step("passed", words)


def _form(progress: Progress, number: int, step: str) -> Markup:
    question = progress.questions[number]
    # A taken answer that is changed was long enough, or meant as it is.
    thin = "" if number in progress.firsts else progress.asked_more.get(number, "")
    field = AnswerField(question.ask, question.choices, draft_name(step, number), said=thin, required=True)
    can_skip = question.kind == PREDICT and not progress.is_open
    return _step("question_form", question.kind, number, field, ELABORATE if thin else "", can_skip)


def draft_name(step: str, number: int, *, final: bool = False) -> str:
    """Return the name under which the page keeps an unsent answer; `final` is for the final version."""
    return f"{step}-{number}{'-final' if final else ''}"


def _answered(progress: Progress, number: int, writer: StepTextRenderer) -> Markup:
    question, answer = progress.questions[number], progress.answers[number]
    may_tell = progress.may_tell(number)
    return _step(
        "answered",
        question.kind,
        number,
        question.ask,
        answer,
        verdict=verdict_text(question, answer) if may_tell else "",
        is_right=answer == question.right,
        note=writer.html(question.note) if may_tell and question.note else EMPTY,
        can_change=progress.can_change(number),
    )


def _missed(progress: Progress, number: int, writer: StepTextRenderer) -> Markup:
    question = progress.questions[number]
    note = writer.html(question.note) if question.note else EMPTY
    return _step("missed", question.kind, number, question.ask, question.right, note)


def verdict_text(question: Question, answer: str) -> str:
    """Return the verdict on an answer; "" if the question has no right one."""
    if not question.right:
        return ""
    return "That is right." if answer == question.right else f"Not quite: {question.right}."


# A game beside history


def comparison_html(rows: Sequence[ComparedOutcome], writer: StepTextRenderer) -> Markup:
    """Return a table that compares a game with history; "" if there is nothing to compare."""
    listed = [(row.what, row.game, writer.html(row.record)) for row in rows]
    return _step("comparison", COMPARISON_TITLE, listed) if listed else EMPTY


# The exit ticket


def ticket_html(
    progress: Progress,
    writer: StepTextRenderer,
    *,
    asks: bool = False,
    thin: Sequence[int] = (),
    sheet: Markup = EMPTY,
) -> Markup:
    """Return the exit ticket of a step, as a form or as it was handed in, with its notes; "" if there is none.

    Args:
        progress: The progress of the learner.
        writer: The renderer of the notes.
        asks: True to ask first, because a question has no answer or a thin one.
        thin: The numbers of the questions with a thin answer.
        sheet: The answer sheet, if it is shown here; in a story it is at the foot of the page.
    """
    if not progress.ticket:
        return EMPTY
    if progress.handed_in:
        return _step("handed_in", sheet, [_ticket_answer(progress, number, writer) for number in progress.ticket])
    fields = [(number, _ticket_field(progress, number, writer.step)) for number in progress.ticket]
    return _step("ticket", fields, _describe_gaps(progress, thin) if asks else None)


def _ticket_field(progress: Progress, number: int, step: str) -> AnswerField:
    question, answer = progress.questions[number], progress.answers.get(number, "")
    return AnswerField(question.ask, question.choices, draft_name(step, number), name=str(number), said=answer)


def _describe_gaps(progress: Progress, thin: Sequence[int]) -> list[str]:
    """Return a sentence on the open questions and one on the thin answers, as far as there are any."""
    gaps = []
    if progress.left_open:
        gaps.append(f"{_questions(progress, progress.left_open)} still open.")
    if thin:
        gaps.append(f"{_questions(progress, thin)} answered very briefly: can you add a reason or an example?")
    return gaps


def _questions(progress: Progress, numbers: Sequence[int]) -> str:
    """Return the subject of a sentence and its verb, as in "Questions 2 and 4 are"."""
    *most, last = [str(place) for place, number in enumerate(progress.ticket, 1) if number in numbers]
    return f"Questions {', '.join(most)} and {last} are" if most else f"Question {last} is"


class _TicketAnswer(NamedTuple):
    number: int
    ask: str
    first: str
    final: str
    note: Markup
    field: AnswerField


def _ticket_answer(progress: Progress, number: int, writer: StepTextRenderer) -> _TicketAnswer:
    question, first = progress.questions[number], progress.answers.get(number, "")
    final = progress.finals.get(number, "")
    draft = draft_name(writer.step, number, final=True)
    return _TicketAnswer(
        number=number,
        ask=question.ask,
        first=first,
        final=final,
        note=writer.html(question.note) if question.note else EMPTY,
        field=AnswerField(FINAL_LABEL, question.choices, draft, said=final or first),
    )
