"""The HTML of a step: its text, its questions and their notes, the exit ticket, and a game beside history.

All questions of an exit ticket are handed in together; then their notes can be read.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from html import escape
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template

from vfw.classroom.lesson_questions import EXIT, PREDICT, Question
from vfw.classroom.progress import Progress
from vfw.debrief.comparison import ComparedOutcome
from vfw.history.writing import Sensitivity, rendered, source_list_html
from vfw.panel.html import render_local_button

KICKERS = {PREDICT: "Predict first, then see", EXIT: "Exit ticket"}
COMPARISON_TITLE = "In your game, and in history"
ELABORATE = "That is very short. Can you add a reason or an example? If not, send it again as it is."
MAX_ANSWER_LENGTH = 1000
"""Characters of an answer."""


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

    def html(self, body: str) -> str:
        """Return a body as HTML, its sources numbered on from those before."""
        prefix = f"{self.step}-"
        text = rendered(body, self._sensitivity, numbered=self._sources, prefix=prefix, glossary=self._glossary)
        self._sources = text.sources
        return text.html

    def sources_html(self) -> str:
        """Return the list of all sources met so far."""
        sources = source_list_html(self._sources, prefix=f"{self.step}-")
        return f'<details class="vfw-step-sources"><summary>Sources</summary>{sources}</details>' if sources else ""


def questions_html(progress: Progress, numbers: list[int], writer: StepTextRenderer) -> str:
    """Return the questions with these numbers, each as a form or with its answer and note."""
    return "".join(question_html(progress, number, writer) for number in numbers)


def question_html(progress: Progress, number: int, writer: StepTextRenderer) -> str:
    """Return one question of the step."""
    if progress.comes_too_late(number):
        return frame_html(progress, number, _missed(progress, number, writer))
    if number not in progress.answers:
        return frame_html(progress, number, _form(progress, number, writer.step))
    return frame_html(progress, number, _answered(progress, number, writer))


def frame_html(progress: Progress, number: int, inner: str) -> str:
    """Return a question in the frame that all questions share; those of a ticket are numbered."""
    kind = progress.questions[number].kind
    place = f" · {progress.ticket.index(number) + 1}" if number in progress.ticket else ""
    kicker = f'<p class="vfw-kicker">{KICKERS.get(kind, "Question")}{place}</p>'
    return f'<section class="vfw-question" data-kind="{kind}" data-number="{number}">{kicker}{inner}</section>'


def field_html(
    question: Question, draft: str, *, name: str = "value", ask: str = "", said: str = "", required: bool = False
) -> str:
    """Return the input of a question: its choices, or a field to write in.

    Args:
        question: The question.
        draft: The name under which the page keeps an unsent answer.
        name: The name under which the answer is sent.
        ask: The label above the field; by default the question itself.
        said: The text that is already in the field.
        required: True if the field must not be empty.
    """
    ask, field = escape(ask or question.ask), f'name="{name}" data-draft="{draft}"{" required" if required else ""}'
    if question.choices:
        fields = "".join(
            f'<label class="vfw-option"><input type="radio" {field} value="{escape(choice)}"'
            f"{' checked' if choice == said else ''}><span>{escape(choice)}</span></label>"
            for choice in question.choices
        )
        return f"<fieldset><legend>{ask}</legend>{fields}</fieldset>"
    # A browser takes the first line end of such a field away.
    return (
        f'<label class="vfw-ask" for="answer-{draft}">{ask}</label>'
        f'<textarea id="answer-{draft}" {field} rows="3" maxlength="{MAX_ANSWER_LENGTH}">\n{escape(said)}</textarea>'
    )


def skip_game_html(shows_a_map: bool) -> str:
    """Return the button below a game that leads on without playing."""
    sees = "Show the map without playing" if shows_a_map else "Go to the question without playing"
    return (
        f'<div class="vfw-tools"><button type="button" class="vfw-button" data-command="go past">{sees}</button></div>'
    )


def _form(progress: Progress, number: int, step: str) -> str:
    question = progress.questions[number]
    does = "Predict" if question.kind == PREDICT else "Answer"
    skip = ""
    if question.kind == PREDICT and not progress.is_open:
        skip = '<button type="button" class="vfw-button" data-command="go on">Go on without</button>'
    # A taken answer that is changed was long enough, or meant as it is.
    thin = "" if number in progress.firsts else progress.asked_more.get(number, "")
    more = f'<p class="vfw-more">{ELABORATE}</p>' if thin else ""
    return (
        f'<form data-answer="{number}">{field_html(question, draft_name(step, number), said=thin, required=True)}'
        f'{more}<div class="vfw-tools">'
        f'<button type="submit" class="vfw-button vfw-primary">{does}</button>{skip}</div></form>'
    )


def draft_name(step: str, number: int, *, final: bool = False) -> str:
    """Return the name under which the page keeps an unsent answer; `final` is for the final version."""
    return f"{step}-{number}{'-final' if final else ''}"


def _answered(progress: Progress, number: int, writer: StepTextRenderer) -> str:
    question, answer = progress.questions[number], progress.answers[number]
    label = "You predicted" if question.kind == PREDICT else "You answered"
    change = ""
    if progress.can_change(number):
        change = f'<button type="button" class="vfw-button" data-command="change" data-value="{number}">Change</button>'
    note = ""
    if progress.may_tell(number):
        note = _verdict_html(question, answer)
        if question.note:
            note += writer.html(question.note)
    return (
        f'<p class="vfw-asked">{escape(question.ask)}</p>'
        f'<p class="vfw-said" tabindex="-1">{label}: <b>{escape(answer)}</b></p>{note}'
        + (f'<div class="vfw-tools">{change}</div>' if change else "")
    )


def _missed(progress: Progress, number: int, writer: StepTextRenderer) -> str:
    question = progress.questions[number]
    right = f"<p>The answer: <b>{escape(question.right)}</b></p>" if question.right else ""
    return (
        f'<p class="vfw-asked">{escape(question.ask)}</p><p class="vfw-said" tabindex="-1">You went on without a '
        f"prediction.</p>{right}{writer.html(question.note) if question.note else ''}"
    )


def verdict_text(question: Question, answer: str) -> str:
    """Return the verdict on an answer; "" if the question has no right one."""
    if not question.right:
        return ""
    return "That is right." if answer == question.right else f"Not quite: {question.right}."


def _verdict_html(question: Question, answer: str) -> str:
    if not (words := escape(verdict_text(question, answer))):
        return ""
    if answer == question.right:
        return f'<p class="vfw-verdict" data-right="yes">✓ {words}</p>'
    return f'<p class="vfw-verdict" data-right="no">{words}</p>'


# A game beside history


def comparison_html(rows: Sequence[ComparedOutcome], writer: StepTextRenderer) -> str:
    """Return a table that compares a game with history; "" if there is nothing to compare."""
    if not rows:
        return ""
    listed = "".join(
        f'<tr><th scope="row">{escape(row.what)}</th><td>{escape(row.game)}</td><td>{writer.html(row.record)}</td></tr>'
        for row in rows
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("What", "In your game", "In history"))
    return (
        f'<section class="vfw-beside" aria-label="{COMPARISON_TITLE}"><h3>{COMPARISON_TITLE}</h3>'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{listed}</tbody></table></section>"
    )


@cache
def template(name: str) -> Template:
    """Return the template of that name beside this module; it escapes its values."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    return environment.get_template(f"{name}.html")


HAND_IN = "Hand in"
FINAL_LABEL = "Your final version, if you would now answer in another way"


def ticket_html(
    progress: Progress, writer: StepTextRenderer, *, asks: bool = False, thin: Sequence[int] = (), sheet: str = ""
) -> str:
    """Return the exit ticket of a step, as a form or as it was handed in, with its notes; "" if there is none.

    Args:
        progress: The progress of the learner.
        writer: The renderer of the notes.
        asks: True to ask first, because a question has no answer or a thin one.
        thin: The numbers of the questions with a thin answer.
        sheet: The answer sheet, if it is shown here; in a story it is at the foot of the page.
    """
    if not progress.ticket:
        return ""
    if progress.handed_in:
        return _handed_in(progress, writer, sheet)
    fields = "".join(_ticket_field(progress, number, writer.step) for number in progress.ticket)
    return f'<form class="vfw-ticket" data-hand-in>{fields}{_gaps(progress, thin) if asks else _hand_in_tools()}</form>'


def save_sheet_button(css: str = "") -> str:
    """Return the button that saves the answer sheet as a file."""
    return render_local_button("save sheet", "Save for your teacher", css)


def _ticket_field(progress: Progress, number: int, step: str) -> str:
    answer = progress.answers.get(number, "")
    field = field_html(progress.questions[number], draft_name(step, number), name=str(number), said=answer)
    return frame_html(progress, number, field)


def _hand_in_tools() -> str:
    return (
        '<p class="vfw-aside">After you hand in, you cannot change your answers. You can then print them, or save them '
        "for your teacher. You can also read a note on each and write a final version.</p>"
        f'<div class="vfw-tools"><button type="submit" class="vfw-button vfw-primary">{HAND_IN}</button></div>'
    )


def _gaps(progress: Progress, thin: Sequence[int]) -> str:
    """Return the question before an incomplete ticket is handed in."""
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


def _handed_in(progress: Progress, writer: StepTextRenderer, sheet: str) -> str:
    printing = (
        "" if sheet else '<button type="button" class="vfw-button" data-command="print">Print your answers</button>'
    )
    now = (
        "Save them for your teacher, and pass on the file"
        if sheet
        else "Print them, or save them for your teacher, and pass on the paper or the file"
    )
    head = (
        '<div class="vfw-handed"><p tabindex="-1" data-first>Your answers are ready, but your teacher does not have '
        f"them yet. {now}. Then read the note below each answer. You can write a final version.</p>"
        f'<div class="vfw-tools">{printing}{save_sheet_button("vfw-primary")}</div></div>'
    )
    if sheet:
        head += f'<details class="vfw-sheet-here"><summary>Your answers on one sheet</summary>{sheet}</details>'
    return head + "".join(_ticket_answer(progress, number, writer) for number in progress.ticket)


def _ticket_answer(progress: Progress, number: int, writer: StepTextRenderer) -> str:
    question, first = progress.questions[number], progress.answers.get(number, "")
    final = progress.finals.get(number, "")
    status = f"You handed in: <b>{escape(first)}</b>" if first else "You left this open."
    note = writer.html(question.note) if question.note else ""
    field = field_html(question, draft_name(writer.step, number, final=True), ask=FINAL_LABEL, said=final or first)
    kept = '<p class="vfw-kept">✓ Your final version is kept.</p>' if final else ""
    does = "Change your final version" if final else "Keep as final version"
    return frame_html(
        progress,
        number,
        f'<p class="vfw-asked">{escape(question.ask)}</p><p class="vfw-said" tabindex="-1">{status}</p>{note}'
        f'<form data-answer="{number}">{field}{kept}<div class="vfw-tools">'
        f'<button type="submit" class="vfw-button">{does}</button></div></form>',
    )
