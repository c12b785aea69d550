"""A lesson put together as a notebook does it, and what a page would send to it."""

from collections.abc import Callable
from typing import Any

import ipywidgets
from ipywidgets.widgets.widget import _instances

from tests.panel.screen import arrive, read_presses
from vfw.classroom import Lesson, Play
from vfw.classroom.step_view import StepView

FEBB = "miss-febb-wins-the-last-vote"
NASHVILLE = Play("1920-nashville").with_usual_dice()
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
    lesson.step("you-ask-first", play=NASHVILLE)
    lesson.step("exit-ticket", ask="exit")
    return lesson, chart


def page_of(lesson: Lesson) -> Any:
    """Return the widget that shows the texts of a lesson: the first one that its notebook displays."""
    return lesson.widget.children[0]


def head(lesson: Lesson) -> list[str]:
    """Return what a screen reader reads above a lesson, with what a press sends in brackets."""
    return read_presses(page_of(lesson).html("head"))


def foot(lesson: Lesson) -> list[str]:
    """Return what a screen reader reads below a lesson, with what a press sends in brackets."""
    return read_presses(page_of(lesson).html("foot"))


def send_message(where: Lesson | StepView, **message: Any) -> None:
    """Let a lesson, or a step of it, hear what the page would send."""
    if isinstance(where, Lesson):
        arrive(page_of(where), {"region": "head", "step": "", **message})
    else:
        arrive(where.page.page_widget, {"region": "below", "step": where.name, **message})


def shown(story: Lesson) -> str:
    """Return the name of the step that is on the page of a story; "" for none."""
    return str(page_of(story).step)


def said(lesson: Lesson) -> list[str]:
    return [answer for view in lesson.steps for answer in view.progress.answers.values()]


def answer(view: StepView, number: int, value: str) -> None:
    send_message(view, kind="answer", number=number, value=value)


def left(lesson: Lesson, at: int = 3) -> str:
    """Return the kept text of a lesson with two answered questions and a chosen card."""
    answer(lesson.steps[0], 0, PREDICTION)
    lesson.turn_to(2)
    lesson.steps[2].staged[0].pick(FEBB)
    lesson.turn_to(3)
    send_message(lesson.steps[3], kind="answer", number=1, value="It cost money.")
    lesson.turn_to(at)
    return str(page_of(lesson).keeps)


def found(kept: str, sensitivity: str = "") -> Lesson:
    """The same lesson, opened in a browser that keeps this."""
    pages, _ = lesson(paged=True)
    send_message(pages, kind="kept", text=kept, has_drafts=False, sensitivity=sensitivity)
    return pages


def resumed(kept: str) -> Lesson:
    """Return the same lesson, continued where it was left."""
    pages = found(kept)
    send_message(pages, kind="command", name="go on", value="now")
    return pages


WRITTEN = {"0": "Because <36> must agree.", "1": "It cost money.", "2": "Ask both.", "3": "Not all."}


def hand_in(pages: Lesson, answers: dict[str, str], sure: bool = False) -> StepView:
    """Turn to the exit ticket, which is the last page, and hand in these answers."""
    pages.turn_to(3)
    send_message(pages.steps[3], kind="hand in", answers=answers, sure=sure)
    return pages.steps[3]


def whole(name: str = "nashville", **options: Any) -> Lesson:
    """A lesson in pages with all its steps, no maps and no games."""
    pages = Lesson(name, paged=True, **options)
    for section in pages.text.sections:
        pages.step(section.name)
    return pages


def widgets() -> dict[str, ipywidgets.Widget]:
    """Return the widgets of this kernel that a page would be sent."""
    return dict(_instances)
