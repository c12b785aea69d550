"""The HTML around the steps of a lesson: its head, the buttons that lead on, and the answer sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html import escape

from markupsafe import Markup

from vfw.classroom.kept_lesson import MAX_NAME_LENGTH, LessonChoice
from vfw.classroom.lesson_questions import EXIT, PREDICT
from vfw.classroom.progress import Progress
from vfw.classroom.step_html import draft_name, save_sheet_button, template
from vfw.classroom.step_view import StepView
from vfw.classroom.timing import LessonPath, Timetable, format_minutes
from vfw.history.texts import Text
from vfw.panel.html import render_unreadable_save_button


def step_duration_html(times: Timetable, path: LessonPath, step: str) -> str:
    """Return the line above the title of a step."""
    left_out = "" if step in path else f"Not on your {path.minutes}-minute path · "
    return f'<p class="vfw-kicker vfw-takes">{left_out}{format_minutes(times.minutes(step))}</p>'


def lesson_duration_html(text: Text, times: Timetable, path: LessonPath) -> str:
    """Return the duration of the lesson and the steps that the class leaves out, with all steps in a folded list."""
    titles = {section.name: section.title for section in text.sections if section.name}
    left_out = [str(number) for number, name in enumerate(titles, start=1) if name not in path]
    refusal = f'<p class="vfw-aside">{escape(path.refused)}</p>' if path.refused else ""
    items = "".join(
        f"<li>{escape(title)}: {format_minutes(times.minutes(name))}"
        f"{'' if name in path else ' (not on your path)'}</li>"
        for name, title in titles.items()
    )
    summary = f"{len(path.steps)} steps, {format_minutes(path.takes)} in all"
    if left_out:
        steps, them = ("step", "it") if len(left_out) == 1 else ("steps", "them")
        not_taken = f"{steps} {', '.join(left_out)}. You can still open {them}."
        summary += f". Not on your {path.minutes}-minute path: {not_taken}"
    return f'{refusal}<details class="vfw-minutes"><summary>{summary}</summary><ol>{items}</ol></details>'


PREDICTED, ANSWERED = "Predicted", "Answered"
FINAL = "Final version"
FIRST, CHANGED = "First answer", "Changed to"
NOT_SENT = "Written, not sent"
OPEN = "vfw-open"
LEFT_OPEN = f'<dd class="{OPEN}"><i>Left open</i></dd>'
NO_FINAL = f'<dd class="{OPEN}"><i>No final version</i></dd>'
"""The row in place of a missing answer; the page hides it if there is a draft."""


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


def answer_sheet_html(steps: Sequence[StepView], heading: AnswerSheetHeading) -> str:
    """Return the answer sheet of a lesson.

    Only the page knows unsent answers: it inserts them into elements with `data-drafted`.
    """
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


def _row(label: str, answer: str, css: str = "vfw-given") -> str:
    return f'<dd class="{css}"><i>{label}:</i> {escape(answer)}</dd>'


def _open(draft: str, label: str, instead: str) -> Iterator[str]:
    """Yield an empty row for a draft, hidden until the page fills it; then it hides `instead`, which follows it."""
    yield f'<dd data-drafted="{draft}" hidden><i>{label}:</i> <span></span></dd>'
    yield instead


def head_html(text: Text, times: Timetable, path: LessonPath, name: str) -> str:
    """Return the head above the first step, for steps in cells."""
    return f"{_title(text, path)}{about_html(text)}{lesson_duration_html(text, times, path)}{name_html(name)}"


def about_html(text: Text) -> str:
    """Return the question of the lesson, its content note and the limits of its games."""
    notes = [text.head.get("content note", ""), text.head.get("leaves out", "")]
    warnings = "".join(f'<p class="vfw-aside">{escape(note)}</p>' for note in notes if note)
    return f'<p class="vfw-lead">{escape(text.head["question"])}</p>{warnings}'


def story_head_html(
    text: Text, times: Timetable, path: LessonPath, steps: Sequence[StepView], at: int, name: str
) -> str:
    """Return the head of every page of the story: the title, and a number for each step."""
    items = "".join(_item(view, path, view.number == at) for view in steps)
    about = ""
    if at == 0:
        whose = f'<div class="vfw-signing">{name_html(name)}{_button("choose lesson", "Choose lesson")}</div>'
        about = f'<div class="vfw-about">{about_html(text)}{lesson_duration_html(text, times, path)}{whose}</div>'
    numbers = f'<nav aria-label="Steps of the lesson"><ol>{items}</ol></nav>'
    return f"<div>{_title(text, path)}</div>{numbers}{render_unreadable_save_button()}{about}"


def choice_html(text: Text, path: LessonPath, choice: LessonChoice, steps: int) -> str:
    """Return the HTML of the lesson choice."""
    return f"<div>{_title(text, path)}</div>{choice.html(steps)}"


def name_html(name: str) -> str:
    """Return the field for the pupil's name."""
    return (
        '<p class="vfw-name"><label>Your name for the answer sheet (optional) '
        f'<input type="text" data-sends="sign" value="{escape(name)}" maxlength="{MAX_NAME_LENGTH}" autocomplete="off">'
        "</label></p>"
    )


def _title(text: Text, path: LessonPath) -> str:
    about = f"Lesson · {path.minutes or path.takes} minutes · grades {text.head['grades']}"
    return f'<p class="vfw-kicker">{escape(about)}</p><h1>{escape(text.head["title"])}</h1>'


def _item(view: StepView, path: LessonPath, is_now: bool) -> str:
    is_done = view.is_reached and view.progress.is_done
    title = escape(view.step.section.title)
    left_out = "" if view.step.section.name in path else f", not on your {path.minutes}-minute path"
    name = f"Step {view.number + 1}: {title}{', done' if is_done else ''}{left_out}"
    now = ' aria-current="step"' if is_now else ""
    css = ' class="vfw-off-path"' if left_out else ""
    return (
        f'<li><button type="button"{css} data-command="go" data-value="{view.number}"{now} aria-label="{name}"'
        f' title="{title}{left_out}">{_mark(view, is_done, is_now)}</button></li>'
    )


def _mark(view: StepView, is_done: bool, is_now: bool) -> str:
    number = str(view.number + 1)
    return f"{number} ✓" if is_done and is_now else "✓" if is_done else number


def skipping_html(view: StepView, to: int) -> str:
    """Return the question before the learner leaves a step with open questions."""
    count = len(view.progress.unanswered)
    title = f"{count} question{'s' if count != 1 else ''} not answered"
    them = "them" if count != 1 else "it"
    return (
        f'<section class="vfw-asks" aria-labelledby="vfw-skipping"><h2 id="vfw-skipping" tabindex="-1">{title}</h2>'
        f'<div class="vfw-tools">{_button("stay", f"Answer {them}", "vfw-primary", leads_to_question=True)}'
        f"{_button('go', f'Next step without {them}', value=to)}</div></section>"
    )


def foot_html(steps: Sequence[StepView], path: LessonPath, at: int, heading: AnswerSheetHeading) -> str:
    """Return the buttons that lead back and on, past omitted steps; after the last step, the answer sheet."""
    taken = _taken(steps, path)
    before, after = ([number for number in taken if number < at], [number for number in taken if number > at])
    is_last = not after
    back = _button("go", "‹ Back", value=before[-1]) if before else "<span></span>"
    if is_last:
        on = _button("print", "Print your answers") + save_sheet_button() + _button("choose lesson", "Choose lesson")
    else:
        on = '<button type="button" class="vfw-button vfw-below" data-leads-to="question" hidden></button>'
        on += _button("next", "Next step ›", "vfw-primary" if steps[at].progress.is_done else "", value=after[0])
    tools = f'{back}<p>{place_of(steps, path, at)}</p><div class="vfw-tools">{on}</div>'
    sheet = ""
    if is_last:
        # What a path leaves out was not left open by the pupil.
        asked = [view for view in steps if view.number in taken or view.progress.answers]
        # The first step asks for the name, too.
        sheet = ("" if heading.name else name_html("")) + answer_sheet_html(asked, heading)
    return f'<div class="vfw-lesson-foot">{tools}</div>{sheet}'


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


def _button(command: str, label: str, css: str = "", value: int | str = "", *, leads_to_question: bool = False) -> str:
    leads = ' data-leads-to="question"' if leads_to_question else ""
    return (
        f'<button type="button" class="vfw-button {css}" data-command="{command}" data-value="{value}"{leads}>{label}'
        "</button>"
    )
