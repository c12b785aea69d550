"""The question as the page shows it: what is asked, from which moment on, what is changed, and the list of those that
ship."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from vfw.whatif.question import Question

OPEN_FILE = (
    '<label class="vfw-wi-open">Or open a file that was saved here: a question (.md), an answer, or a moment of your '
    "game (.json)"
    '<input type="file" accept=".md,.json,.txt" data-opens="open file"></label>'
)


def render_question(question: Question, *, is_own: bool) -> str:
    """The region: the title, the moment, and how much is changed."""
    kind = "Your question" if is_own else "The question"
    n = len(question.changes)
    number = f"{n} thing{'' if n == 1 else 's'} changed" if n else "Nothing changed"
    return (
        f'<section class="vfw-wi-question"><p class="vfw-wi-eyebrow">{kind}</p>'
        f'<h2 tabindex="-1" data-first>{escape(question.title)}</h2>'
        f'<div class="vfw-wi-moment"><p>From <b>{escape(question.date)}</b> on: {number.lower()}</p>'
        '<button type="button" class="vfw-wi-button" data-command="questions">Another question</button></div></section>'
    )


def render_question_list(questions: Mapping[str, Question], chosen: str) -> str:
    """The sheet with the questions that ship, by name; the one that is asked is marked."""
    rows = "".join([_render_question_row(name, question, name == chosen) for name, question in questions.items()])
    return f'<ul class="vfw-wi-questions">{rows}</ul>{OPEN_FILE}'


def _render_question_row(name: str, question: Question, is_chosen: bool) -> str:
    marked = ' aria-current="true"' if is_chosen else ""
    return (
        f'<li><button type="button" data-command="choose" data-value="{escape(name)}"{marked}>'
        f"<b>{escape(question.title)}</b><small>From {escape(question.date)} on</small></button></li>"
    )
