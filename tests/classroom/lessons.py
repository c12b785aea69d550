"""A lesson put together as a notebook does it, and what a page would send to it."""

from collections.abc import Callable
from typing import Any

import ipywidgets

from vfw.classroom import Lesson, Play
from vfw.classroom.step_view import StepView

FEBB = "miss-febb-wins-the-last-vote"
PREDICTION = "The fifteen full-vote states, all together"


class Chart:
    """Stands for a map, counts how often it was made, and does something whenever it is."""

    def __init__(self, does: Callable[[], object] = lambda: None) -> None:
        self.made, self._does = 0, does

    def widget(self) -> Any:
        self.made += 1
        self._does()
        return ipywidgets.HTML("a map")


def lesson(**options: Any) -> tuple[Lesson, Chart]:
    """A predicting step with a map, a step that is only read, and one with a game."""
    lesson, chart = Lesson("ratification", **options), Chart()
    lesson.step("congress-said-yes", reveal=chart, ask="predict")
    lesson.step("thirty-six")
    lesson.step("you-ask-first", play=Play("1920-nashville"))
    lesson.step("exit-ticket", ask="exit")
    return lesson, chart


def tell(leaf: Any, **message: Any) -> None:
    """What the page would send."""
    leaf._handle_custom_msg(message, [])


def said(lesson: Lesson) -> list[str]:
    return [answer for view in lesson.steps for answer in view.progress.answers.values()]


def answer(view: StepView, number: int, value: str) -> None:
    tell(view._above, kind="answer", number=number, value=value)


def left(lesson: Lesson, at: int = 3) -> str:
    """What the browser keeps of a lesson in which two questions were answered and a card was chosen."""
    answer(lesson.steps[0], 0, PREDICTION)
    lesson.turn_to(2)
    lesson.steps[2]._stage.children[0].pick(FEBB)
    lesson.turn_to(3)
    tell(lesson.steps[3]._below, kind="answer", number=1, value="It cost money.")
    lesson.turn_to(at)
    return lesson._head.keeps


def found(kept: str, sensitivity: str = "") -> Lesson:
    """The same lesson, opened in a browser that keeps this."""
    pages, _ = lesson(paged=True)
    tell(pages._head, kind="kept", text=kept, has_drafts=False, sensitivity=sensitivity)
    return pages


WRITTEN = {"0": "Because <36> must agree.", "1": "It cost money.", "2": "Ask both.", "3": "Not all."}


def hand_in(pages: Lesson, answers: dict[str, str], sure: bool = False) -> StepView:
    """Turn to the exit ticket, which is the last page, and hand in these answers."""
    pages.turn_to(3)
    tell(pages.steps[3]._below, kind="hand in", answers=answers, sure=sure)
    return pages.steps[3]


def whole(name: str = "nashville", **options: Any) -> Lesson:
    """A lesson in pages with all its steps, no maps and no games."""
    pages = Lesson(name, paged=True, **options)
    for section in pages.text.sections:
        pages.step(section.name)
    return pages
