"""The HTML around the steps of a lesson: its head, the way on, and the answers on one sheet."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.classroom.keeping import Kept
from vfw.classroom.step_view import StepView
from vfw.history.texts import Text


def head_html(text: Text) -> str:
    """What stands above the first step, where each has a cell of its own."""
    return f"{_title(text)}{about_html(text)}"


def about_html(text: Text) -> str:
    """What is asked in the lesson, what some need warning of, and what its games leave out."""
    notes = [text.head.get("content note", ""), text.head.get("leaves out", "")]
    warnings = "".join(f'<p class="vfw-aside">{escape(note)}</p>' for note in notes if note)
    return f'<p class="vfw-lead">{escape(text.head["question"])}</p>{warnings}'


def story_head_html(text: Text, steps: Sequence[StepView], at: int) -> str:
    """What stands above every page of the story: the title, and a number for each step."""
    items = "".join(_item(view, view.number == at) for view in steps)
    about = f'<div class="vfw-about">{about_html(text)}</div>' if at == 0 else ""
    return f'<div>{_title(text)}</div><nav aria-label="Steps of the lesson"><ol>{items}</ol></nav>{about}'


def found_html(text: Text, found: Kept, steps: int) -> str:
    """What is asked where the browser has kept answers: they may be those of the pupil before."""
    answers = f"{found.answers} answer{'s' if found.answers != 1 else ''}{' and a game' if found.has_games else ''}"
    return (
        f'<div>{_title(text)}</div><section class="vfw-asks" aria-labelledby="vfw-found">'
        f'<h2 id="vfw-found" tabindex="-1">Is this your lesson?</h2>'
        f"<p>Somebody began it in this browser: {answers}, now at step {min(found.at + 1, steps)} of {steps}.</p>"
        f'<div class="vfw-tools">{_button("go on", "Yes, go on with it", "vfw-primary")}'
        f"{_button('wipe', 'No, begin again')}</div>"
        '<p class="vfw-aside">Beginning again wipes this from the browser, for good.</p></section>'
    )


def wiping_html(steps: Sequence[StepView]) -> str:
    """What is asked before answers are wiped."""
    answers = sum(len(view.progress.answers) for view in steps)
    return (
        '<section class="vfw-asks" aria-labelledby="vfw-wiping"><h2 id="vfw-wiping" tabindex="-1">Begin again?</h2>'
        f"<p>This wipes your {answers} answer{'s' if answers != 1 else ''} and your games from this browser.</p>"
        f'<div class="vfw-tools">{_button("wipe", "Wipe them and begin again")}'
        f"{_button('keep', 'Keep them', 'vfw-primary')}</div></section>"
    )


def _title(text: Text) -> str:
    about = f"Lesson · {text.head['minutes']} minutes · grades {text.head['grades']}"
    return f'<p class="vfw-kicker">{escape(about)}</p><h1>{escape(text.head["title"])}</h1>'


def _item(view: StepView, is_now: bool) -> str:
    is_done = view.is_reached and view.progress.is_done
    title = escape(view.step.section.title)
    name = f"Step {view.number + 1}: {title}{', done' if is_done else ''}"
    now = ' aria-current="step"' if is_now else ""
    return (
        f'<li><button type="button" data-command="go" data-value="{view.number}"{now} aria-label="{name}"'
        f' title="{title}">{_mark(view, is_done, is_now)}</button></li>'
    )


def _mark(view: StepView, is_done: bool, is_now: bool) -> str:
    number = str(view.number + 1)
    return f"{number} ✓" if is_done and is_now else "✓" if is_done else number


def foot_html(steps: Sequence[StepView], at: int, title: str) -> str:
    """The way back and on; behind the last step, what was answered, to be handed in."""
    is_last = at == len(steps) - 1
    back = _button("go", "‹ Back", value=at - 1) if at else "<span></span>"
    if is_last:
        on = _button("print", "Print your answers") + _button("again", "Begin again")
    else:
        on = _button("go", "Next step ›", "vfw-primary" if steps[at].progress.is_done else "", value=at + 1)
    tools = f'{back}<p>Step {at + 1} of {len(steps)}</p><div class="vfw-tools">{on}</div>'
    return f'<div class="vfw-lesson-foot">{tools}</div>{_answers_html(steps, title) if is_last else ""}'


def _button(command: str, label: str, css: str = "", value: int | str = "") -> str:
    return (
        f'<button type="button" class="vfw-button {css}" data-command="{command}" data-value="{value}">{label}</button>'
    )


def _answers_html(steps: Sequence[StepView], title: str) -> str:
    rows = "".join(
        f"<dt>{escape(view.step.questions[number].ask)}</dt><dd>{escape(answer)}</dd>"
        for view in steps
        for number, answer in sorted(view.progress.answers.items())
    )
    head = f"<h2>Your answers: {escape(title)}</h2><p>Name:</p>"
    return f'<section class="vfw-answers" aria-label="Your answers">{head}<dl>{rows}</dl></section>' if rows else ""
