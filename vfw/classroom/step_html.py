"""The HTML of a step: its text, its questions and their notes, and a game beside history."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from vfw.classroom.lesson_questions import EXIT, PREDICT, Question
from vfw.classroom.progress import Progress
from vfw.debrief.comparison import ComparedOutcome
from vfw.history.writing import Sensitivity, rendered, source_list_html

KICKERS = {PREDICT: "Predict first, then see", EXIT: "Exit ticket"}
BESIDE = "In your game, and in history"
MORE = "That is very short. Can you add a reason or an example? If not, send it again as it is."
LONGEST = 1000
"""Characters of an answer."""


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
    if progress.comes_too_late(number):
        return framed(progress, number, _missed(progress, number, writer))
    if number not in progress.answers:
        return framed(progress, number, _form(progress, number, writer.step))
    return framed(progress, number, _answered(progress, number, writer))


def framed(progress: Progress, number: int, inner: str) -> str:
    """What stands about a question of the step, in the frame that all questions have; those of a ticket are counted."""
    kind = progress.questions[number].kind
    place = f" · {progress.ticket.index(number) + 1}" if number in progress.ticket else ""
    kicker = f'<p class="vfw-kicker">{KICKERS.get(kind, "Question")}{place}</p>'
    return f'<section class="vfw-question" data-kind="{kind}" data-number="{number}">{kicker}{inner}</section>'


def field_html(
    question: Question, draft: str, *, name: str = "value", ask: str = "", said: str = "", required: bool = False
) -> str:
    """Where a question is answered: choices, or lines to write on.

    `draft` is the name under which the page keeps what is not sent yet, and `name` that under which it is sent. `ask`
    stands above it, left out the question itself; `said` stands in it already.
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
        f'<textarea id="answer-{draft}" {field} rows="3" maxlength="{LONGEST}">\n{escape(said)}</textarea>'
    )


def way_past_html(shows_a_map: bool) -> str:
    """What is offered below a game: nobody who will not play it is kept from what comes after."""
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
    more = f'<p class="vfw-more">{MORE}</p>' if thin else ""
    return (
        f'<form data-answer="{number}">{field_html(question, draft_of(step, number), said=thin, required=True)}'
        f'{more}<div class="vfw-tools">'
        f'<button type="submit" class="vfw-button vfw-primary">{does}</button>{skip}</div></form>'
    )


def draft_of(step: str, number: int, *, final: bool = False) -> str:
    """The name under which the page keeps what is written and not sent; `final`: as the final version."""
    return f"{step}-{number}{'-final' if final else ''}"


def _answered(progress: Progress, number: int, writer: Writer) -> str:
    question, answer = progress.questions[number], progress.answers[number]
    said = "You predicted" if question.kind == PREDICT else "You answered"
    change = ""
    if progress.can_change(number):
        change = f'<button type="button" class="vfw-button" data-command="change" data-value="{number}">Change</button>'
    told = ""
    if progress.may_tell(number):
        told = _verdict(question, answer)
        if question.note:
            told += writer.html(question.note)
    return (
        f'<p class="vfw-asked">{escape(question.ask)}</p>'
        f'<p class="vfw-said" tabindex="-1">{said}: <b>{escape(answer)}</b></p>{told}'
        + (f'<div class="vfw-tools">{change}</div>' if change else "")
    )


def _missed(progress: Progress, number: int, writer: Writer) -> str:
    question = progress.questions[number]
    right = f"<p>The answer: <b>{escape(question.right)}</b></p>" if question.right else ""
    return (
        f'<p class="vfw-asked">{escape(question.ask)}</p><p class="vfw-said" tabindex="-1">You went on without a '
        f"prediction.</p>{right}{writer.html(question.note) if question.note else ''}"
    )


def verdict(question: Question, answer: str) -> str:
    """What is said of an answer to a question that has a right one, else ""."""
    if not question.right:
        return ""
    return "That is right." if answer == question.right else f"Not quite: {question.right}."


def _verdict(question: Question, answer: str) -> str:
    if not (words := escape(verdict(question, answer))):
        return ""
    if answer == question.right:
        return f'<p class="vfw-verdict" data-right="yes">✓ {words}</p>'
    return f'<p class="vfw-verdict" data-right="no">{words}</p>'


# A game beside history


def beside_html(rows: Sequence[ComparedOutcome], writer: Writer) -> str:
    """A table of what came of a game and of history; "" where there is nothing to compare."""
    if not rows:
        return ""
    listed = "".join(
        f'<tr><th scope="row">{escape(row.what)}</th><td>{escape(row.game)}</td><td>{writer.html(row.record)}</td></tr>'
        for row in rows
    )
    heads = "".join(f'<th scope="col">{head}</th>' for head in ("What", "In your game", "In history"))
    return (
        f'<section class="vfw-beside" aria-label="{BESIDE}"><h3>{BESIDE}</h3>'
        f"<table><thead><tr>{heads}</tr></thead><tbody>{listed}</tbody></table></section>"
    )
