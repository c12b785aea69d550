"""The HTML around the steps of a lesson: its head, the buttons that lead on, and the answer sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from vfw.classroom.kept_lesson import MAX_NAME_LENGTH, LessonChoice
from vfw.classroom.lesson_questions import EXIT, PREDICT
from vfw.classroom.progress import Progress
from vfw.classroom.step_html import draft_name
from vfw.classroom.step_view import StepView
from vfw.classroom.timing import LessonPath, Timetable, format_minutes
from vfw.history.texts import Text
from vfw.templating import EMPTY, Markup, call_macro


def _lesson(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("classroom/templates/lesson.html", macro, *arguments, **named)


def step_duration_html(times: Timetable, path: LessonPath, step: str) -> Markup:
    """Return the line above the title of a step."""
    left_out = "" if step in path else f"Not on your {path.minutes}-minute path · "
    return _lesson("step_duration", f"{left_out}{format_minutes(times.minutes(step))}")


def lesson_duration_html(text: Text, times: Timetable, path: LessonPath) -> Markup:
    """Return the duration of the lesson and the steps that the class leaves out, with all steps in a folded list."""
    sections = [section for section in text.sections if section.name]
    left_out = [str(number) for number, section in enumerate(sections, start=1) if section.name not in path]
    summary = f"{len(path.steps)} steps, {format_minutes(path.takes)} in all"
    if left_out:
        steps, them = ("step", "it") if len(left_out) == 1 else ("steps", "them")
        not_taken = f"{steps} {', '.join(left_out)}. You can still open {them}."
        summary += f". Not on your {path.minutes}-minute path: {not_taken}"
    listed = [
        (section.title, format_minutes(times.minutes(section.name)), section.name in path) for section in sections
    ]
    return _lesson("duration", path.refused, summary, listed)


PREDICTED, ANSWERED = "Predicted", "Answered"
FINAL = "Final version"
FIRST, CHANGED = "First answer", "Changed to"
NOT_SENT = "Written, not sent"
LEFT_OPEN, NO_FINAL = "Left open", "No final version"
"""The rows in place of a missing answer; the page hides them if there is a draft."""


@dataclass(frozen=True)
class AnswerSheetHeading:
    """The heading of an answer sheet.

    Attributes:
        lesson: The name of the lesson, as in "nashville".
        title: The title of the lesson.
        name: The pupil's name; "" for none.
        when: The moment of the last act, in ISO 8601; "" for none.
    """

    lesson: str
    title: str
    name: str = ""
    when: str = ""


class AnswerRow(NamedTuple):
    """A row of the answer sheet.

    Attributes:
        label: Its label.
        answer: The answer; "" for none.
        is_open: Whether the answer was not sent.
        draft: The name of the unsent answer that the page inserts; "" in all other rows.
    """

    label: str
    answer: str = ""
    is_open: bool = False
    draft: str = ""


class _AnsweredStep(NamedTuple):
    title: str
    games: Markup
    questions: list[tuple[str, list[AnswerRow]]]


def answer_sheet_html(steps: Sequence[StepView], heading: AnswerSheetHeading) -> Markup:
    """Return the answer sheet of a lesson.

    Only the page knows unsent answers: it inserts them into elements with `data-drafted`.
    """
    answered = [
        _AnsweredStep(
            view.step.section.title,
            view.summary_html(),
            [
                (question.ask, list(_answers(view.progress, number, view.step.section.name)))
                for number, question in enumerate(view.step.questions)
            ],
        )
        for view in steps
    ]
    return _lesson("answer_sheet", heading, [step for step in answered if step.questions or step.games])


def _answers(progress: Progress, number: int, step: str) -> Iterator[AnswerRow]:
    kind, answer = progress.questions[number].kind, progress.answers.get(number)
    is_handed_in = kind == EXIT and progress.handed_in
    first = progress.firsts.get(number, "")
    has_changed = bool(first) and first != answer
    if has_changed:
        yield AnswerRow(FIRST, first)
    if answer and (is_handed_in or kind != EXIT):
        yield AnswerRow(CHANGED if has_changed else PREDICTED if kind == PREDICT else ANSWERED, answer)
    else:
        yield AnswerRow(NOT_SENT, draft=draft_name(step, number))
        yield AnswerRow(NOT_SENT, answer, is_open=True) if answer else AnswerRow(LEFT_OPEN)
    if is_handed_in:
        final = progress.finals.get(number)
        if final:
            yield AnswerRow(FINAL, final)
        yield AnswerRow(f"{FINAL}, not sent", draft=draft_name(step, number, final=True))
        if not final:
            yield AnswerRow(NO_FINAL)


class LessonHead(NamedTuple):
    """The head of a lesson.

    Attributes:
        about: The kind, duration and grades of the lesson, in one line.
        title: Its title.
        question: Its question.
        notes: Its content note and the limits of its games, as far as there are any.
    """

    about: str
    title: str
    question: str
    notes: list[str]


def _head(text: Text, path: LessonPath) -> LessonHead:
    return LessonHead(
        about=f"Lesson · {path.minutes or path.takes} minutes · grades {text.head['grades']}",
        title=text.head["title"],
        question=text.head["question"],
        notes=[note for key in ("content note", "leaves out") if (note := text.head.get(key, ""))],
    )


def head_html(text: Text, times: Timetable, path: LessonPath, name: str) -> Markup:
    """Return the head above the first step, for steps in cells."""
    duration = lesson_duration_html(text, times, path)
    return _lesson("head", _head(text, path), duration, name, MAX_NAME_LENGTH)


class _StepNumber(NamedTuple):
    name: str
    title: str
    off_path: str
    is_done: bool
    is_now: bool


def story_head_html(
    text: Text, times: Timetable, path: LessonPath, steps: Sequence[StepView], at: int, name: str
) -> Markup:
    """Return the head of every page of the story: the title, and a number for each step."""
    numbers = [_number(view, path, view.number == at) for view in steps]
    duration = lesson_duration_html(text, times, path) if at == 0 else EMPTY
    return _lesson("story_head", _head(text, path), numbers, duration, name, MAX_NAME_LENGTH)


def choice_html(text: Text, path: LessonPath, choice: LessonChoice, steps: int) -> Markup:
    """Return the HTML of the lesson choice."""
    return _lesson("choice", _head(text, path), choice.html(steps))


def _number(view: StepView, path: LessonPath, is_now: bool) -> _StepNumber:
    is_done = view.is_reached and view.progress.is_done
    title = view.step.section.title
    off_path = "" if view.step.section.name in path else f", not on your {path.minutes}-minute path"
    name = f"Step {view.number + 1}: {title}{', done' if is_done else ''}{off_path}"
    return _StepNumber(name, title, off_path, is_done, is_now)


def skipping_html(view: StepView, to: int) -> Markup:
    """Return the question before the learner leaves a step with open questions."""
    return _lesson("skipping", len(view.progress.unanswered), to)


def foot_html(steps: Sequence[StepView], path: LessonPath, at: int, heading: AnswerSheetHeading) -> Markup:
    """Return the buttons that lead back and on, past omitted steps; after the last step, the answer sheet."""
    taken = _taken(steps, path)
    before, after = ([number for number in taken if number < at], [number for number in taken if number > at])
    sheet = EMPTY
    if not after:
        # What a path leaves out was not left open by the pupil.
        asked = [view for view in steps if view.number in taken or view.progress.answers]
        # The first step asks for the name, too.
        name = EMPTY if heading.name else _lesson("name_field", "", MAX_NAME_LENGTH)
        sheet = name + answer_sheet_html(asked, heading)
    return _lesson(
        "foot",
        before[-1] if before else None,
        place_of(steps, path, at),
        after[0] if after else None,
        steps[at].progress.is_done,
        sheet,
    )


def place_of(steps: Sequence[StepView], path: LessonPath, at: int) -> str:
    """Return the place of a step in the lesson, and on the path of the class."""
    taken = _taken(steps, path)
    if len(taken) == len(steps):
        return f"Step {at + 1} of {len(steps)}"
    if at not in taken:
        return f"Step {at + 1} (not on your {path.minutes}-minute path)"
    return f"Step {at + 1} ({taken.index(at) + 1} of {len(taken)} on your {path.minutes}-minute path)"


def _taken(steps: Sequence[StepView], path: LessonPath) -> list[int]:
    """Return the numbers of the steps that are on the path."""
    return [view.number for view in steps if view.step.section.name in path]
