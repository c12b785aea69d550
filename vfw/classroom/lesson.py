"""A lesson: a text with steps, which a notebook puts together with maps and games, one cell each.

    from vfw.classroom import Lesson, Play

    lesson = Lesson("nashville")
    lesson
    lesson.step("one-more", show=RaceMap("1920-03-22"), ask="predict")
    lesson.step("your-last-card", play=Play("1920-nashville", choices=None))

In JupyterLab each step stands below its cell. Voila runs every cell before anybody acts: there the lesson is a story in
pages, and the steps fill it. Either way a step runs when the learner reaches it.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from typing import Any

import ipywidgets

from vfw.classroom.leaf import Leaf
from vfw.classroom.lesson_html import foot_html, head_html, story_head_html
from vfw.classroom.play import Play
from vfw.classroom.questions import parted
from vfw.classroom.step_view import Shown, Step, StepView
from vfw.history.texts import Section, Text, read, read_all
from vfw.history.writing import SENSITIVITIES

TEXTS = "lessons"
ANSWERS = "VFW_ANSWERS"
"""With the value "example" in the environment, each step is answered as its text gives for an example, at once."""


def text_of(name: str) -> Text:
    """The text of a lesson. Raises ValueError that names those there are."""
    try:
        return read(f"{TEXTS}/{name}")
    except FileNotFoundError:
        raise ValueError(f"there is no lesson {name!r}; expected one of {', '.join(read_all(TEXTS))}") from None


class Lesson:
    """The lesson of that name in `lessons/lessons`.

    `paged` is whether its steps are pages of one story; left out, they are under Voila.

    Attributes:
        text: as it was written. steps: those declared so far, in their order.
        widget: what a cell shows of the lesson itself.
    """

    def __init__(self, name: str, *, paged: bool | None = None) -> None:
        self.name = name
        self.text = text_of(name)
        self.paged = is_in_voila() if paged is None else paged
        self.steps: list[StepView] = []
        self._at = 0
        self._kept: dict[str, Any] = {}
        self._head = Leaf(self._hear, "head", slot=f"lesson:{name}" if self.paged else "")
        self._stage = ipywidgets.VBox([])
        self._stage.add_class("vfw-widget-stage")
        self._foot = Leaf(self._hear, "foot")
        self.widget = ipywidgets.VBox([self._head, self._stage, self._foot])
        self.widget.add_class("vfw-lesson")
        self.widget.add_class("vfw-paged" if self.paged else "vfw-in-cells")
        self._paint()

    def step(
        self,
        text: str,
        *,
        show: Shown | None = None,
        play: Play | None = None,
        reveal: Shown | None = None,
        ask: str | Iterable[str] = (),
    ) -> ipywidgets.Widget | None:
        """Declare the next step.

        `text` names a section of the lesson's text. `ask` is the kind of the questions to be asked, or several kinds:
        "predict", "question", "exit". `show` is a map or chart of the atlas that is there from the beginning; `play` is
        a game, once one has predicted; `reveal` shows on the map what happened, once one has predicted and played.

        What comes back is shown below the cell; it is None where the step is a page of the story. Raises ValueError for
        a section, or a kind of question, that the text does not have.
        """
        sections = {section.name: section for section in self.text.sections if section.name}
        if text not in sections:
            raise ValueError(f"lesson {self.name!r} has no step {text!r}; its text has {', '.join(sections)}")
        prose, questions = parted(sections[text].body)
        kinds = [ask] if isinstance(ask, str) else list(ask)
        found = {question.kind for question in questions}
        for kind in kinds:
            if kind not in found:
                raise ValueError(
                    f"step {text!r} asks no {kind!r}; its text asks {', '.join(sorted(found)) or 'nothing'}"
                )
        asked = tuple(question for question in questions if question.kind in kinds)
        section = Section(sections[text].name, sections[text].title, prose)
        view = StepView(Step(section, asked, show, play, reveal), len(self.steps), self._changed)
        self.steps.append(view)
        if os.environ.get(ANSWERS) == "example":
            view.run_example()
        self._reach_what_is_open()
        self._paint()
        return None if self.paged else view.widget

    # How far one has come

    def _reach_what_is_open(self) -> None:
        """In pages the page that is shown; in cells the first that is not done, and all before it."""
        if self.paged:
            if self.steps:
                self.steps[self._at].reach()
            return
        for view in self.steps:
            if not view.is_reached:
                view.reach()
            if not view.progress.is_done:
                break

    def _changed(self) -> None:
        self._keep()
        if not self.paged:
            self._reach_what_is_open()
        self._paint()

    def turn_to(self, number: int) -> None:
        """Show another page; beyond the ends, the first or the last."""
        self._at = min(max(number, 0), max(len(self.steps) - 1, 0))
        self._reach_what_is_open()
        self._keep()
        self._paint()
        if self.steps:
            title = self.steps[self._at].step.section.title
            self._head.say(f"Step {self._at + 1} of {len(self.steps)}: {title}")
            self._head.send("turned")

    # What arrives

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"kind": "command", "name": "next"}:
                self.turn_to(self._at + 1)
            case {"kind": "command", "name": "back"}:
                self.turn_to(self._at - 1)
            case {"kind": "command", "name": "go", "value": value}:
                self.turn_to(int(value))
            case {"kind": "command", "name": "again"}:
                self._begin_again()
            case {"kind": "kept", "text": str(text), "sensitivity": str(sensitivity)}:
                self._restore(text, sensitivity)
            case _:
                raise ValueError(f"the page sent {message!r}, which is no message of a lesson")

    # What the browser keeps

    def _keep(self) -> None:
        if self.paged:
            answers = {view.step.section.name: view.progress.answers for view in self.steps if view.progress.answers}
            self._head.keeps = json.dumps({"at": self._at, "answers": answers}, ensure_ascii=False)

    def _restore(self, text: str, sensitivity: str) -> None:
        """Go on where this browser left the lesson; what cannot be read is as if nothing were kept."""
        if sensitivity in SENSITIVITIES:
            for view in self.steps:
                view.sensitivity = sensitivity
        try:
            kept = json.loads(text or "{}")
            at, answers = int(kept.get("at", 0)), dict(kept.get("answers", {}))
            restored = {
                name: {int(number): str(reply) for number, reply in said.items()} for name, said in answers.items()
            }
        except (ValueError, TypeError, AttributeError):
            return
        for view in self.steps:
            view.restore(restored.get(view.step.section.name, {}))
        if at:
            self.turn_to(at)

    def _begin_again(self) -> None:
        for view in self.steps:
            view.begin_again()
        self.turn_to(0)

    # What is shown

    def _paint(self) -> None:
        self._head.html = story_head_html(self.text, self.steps, self._at) if self.paged else head_html(self.text)
        if self.paged and self.steps:
            if self._stage.children != (self.steps[self._at].widget,):
                self._stage.children = (self.steps[self._at].widget,)
            self._foot.html = foot_html(self.steps, self._at, self.text.head["title"])

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return self.widget._repr_mimebundle_(**options)


def is_in_voila() -> bool:
    """Whether this kernel draws a page of Voila."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
