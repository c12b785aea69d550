"""The HTML around the steps of a lesson: its head, the way on, and the answers on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.classroom.answers.lesson_choice import LessonChoice
from vfw.classroom.kept_lesson import LONGEST_NAME
from vfw.classroom.path import Path
from vfw.classroom.path_html import path_html
from vfw.classroom.sheet_html import Heading, sheet_html
from vfw.classroom.step_view import StepView
from vfw.classroom.ticket_html import save_sheet_button
from vfw.classroom.timing import Timetable
from vfw.history.texts import Text
from vfw.panel.html import render_unreadable_save_button


def head_html(text: Text, times: Timetable, path: Path, name: str) -> str:
    """What stands above the first step, where each has a cell of its own."""
    return f"{_title(text, path)}{about_html(text)}{path_html(text, times, path)}{name_html(name)}"


def about_html(text: Text) -> str:
    """What is asked in the lesson, what some need warning of, and what its games leave out."""
    notes = [text.head.get("content note", ""), text.head.get("leaves out", "")]
    warnings = "".join(f'<p class="vfw-aside">{escape(note)}</p>' for note in notes if note)
    return f'<p class="vfw-lead">{escape(text.head["question"])}</p>{warnings}'


def story_head_html(text: Text, times: Timetable, path: Path, steps: Sequence[StepView], at: int, name: str) -> str:
    """What stands above every page of the story: the title, and a number for each step."""
    items = "".join(_item(view, path, view.number == at) for view in steps)
    about = ""
    if at == 0:
        whose = f'<div class="vfw-signing">{name_html(name)}{_button("choose lesson", "Choose lesson")}</div>'
        about = f'<div class="vfw-about">{about_html(text)}{path_html(text, times, path)}{whose}</div>'
    numbers = f'<nav aria-label="Steps of the lesson"><ol>{items}</ol></nav>'
    return f"<div>{_title(text, path)}</div>{numbers}{render_unreadable_save_button()}{about}"


def choice_html(text: Text, path: Path, choice: LessonChoice, steps: int) -> str:
    """Return the HTML of the lesson choice."""
    return f"<div>{_title(text, path)}</div>{choice.html(steps)}"


def name_html(name: str) -> str:
    """Return the field for the pupil's name."""
    return (
        '<p class="vfw-name"><label>Your name for the answer sheet (optional) '
        f'<input type="text" data-sends="sign" value="{escape(name)}" maxlength="{LONGEST_NAME}" autocomplete="off">'
        "</label></p>"
    )


def _title(text: Text, path: Path) -> str:
    about = f"Lesson · {path.minutes or path.takes} minutes · grades {text.head['grades']}"
    return f'<p class="vfw-kicker">{escape(about)}</p><h1>{escape(text.head["title"])}</h1>'


def _item(view: StepView, path: Path, is_now: bool) -> str:
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
    """What is asked before a step is left with questions open."""
    count = len(view.progress.unanswered)
    title = f"{count} question{'s' if count != 1 else ''} not answered"
    them = "them" if count != 1 else "it"
    return (
        f'<section class="vfw-asks" aria-labelledby="vfw-skipping"><h2 id="vfw-skipping" tabindex="-1">{title}</h2>'
        f'<div class="vfw-tools">{_button("stay", f"Answer {them}", "vfw-primary", leads_to_question=True)}'
        f"{_button('go', f'Next step without {them}', value=to)}</div></section>"
    )


def foot_html(steps: Sequence[StepView], path: Path, at: int, heading: Heading) -> str:
    """The way back and on, past steps that are left out; behind the last, what was answered, to be handed in."""
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
        sheet = ("" if heading.name else name_html("")) + sheet_html(asked, heading)
    return f'<div class="vfw-lesson-foot">{tools}</div>{sheet}'


def place_of(steps: Sequence[StepView], path: Path, at: int) -> str:
    """Return the number of a step, and how many steps of the class's path it completes."""
    taken = _taken(steps, path)
    if len(taken) == len(steps):
        return f"Step {at + 1} of {len(steps)}"
    if at not in taken:
        return f"Step {at + 1} (not on your {path.minutes}-minute path)"
    return f"Step {at + 1} ({taken.index(at) + 1} of {len(taken)} on your {path.minutes}-minute path)"


def _taken(steps: Sequence[StepView], path: Path) -> list[int]:
    """Return the numbers of the steps that are on the path."""
    return [view.number for view in steps if view.step.section.name in path]


def _button(command: str, label: str, css: str = "", value: int | str = "", *, leads_to_question: bool = False) -> str:
    leads = ' data-leads-to="question"' if leads_to_question else ""
    return (
        f'<button type="button" class="vfw-button {css}" data-command="{command}" data-value="{value}"{leads}>{label}'
        "</button>"
    )
