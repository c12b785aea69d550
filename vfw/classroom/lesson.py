"""A lesson: a text with steps, which a notebook puts together with maps and games, one cell each.

    from vfw.classroom import Lesson, Play

    lesson = Lesson("nashville")
    lesson
    lesson.step("one-more", show=RaceMap("1920-03-22"), ask="predict")
    lesson.step("your-last-card", play=Play("1920-nashville", rounds=None))

In JupyterLab each step stands below its cell, ready at once, and a cell that is run again replaces its step. Voila runs
every cell before anybody acts: there the lesson is a story in pages, and a step runs when the learner reaches it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import ipywidgets

from vfw.classroom.answers.lesson_choice import NOW, LessonChoice, stored_lessons
from vfw.classroom.kept_lesson import LONGEST_NAME, DamagedProgress, Kept, read_kept
from vfw.classroom.leaf import Leaf, LessonPage
from vfw.classroom.lesson_game import Play
from vfw.classroom.lesson_html import choice_html, foot_html, head_html, place_of, skipping_html, story_head_html
from vfw.classroom.lesson_questions import parted
from vfw.classroom.path import path_of
from vfw.classroom.path_html import takes_html
from vfw.classroom.sheet_html import Heading, sheet_html
from vfw.classroom.step_view import Shown, Step, StepView
from vfw.classroom.timing import timetable
from vfw.history.texts import Section, Text, read, read_all
from vfw.history.writing import SENSITIVITIES
from vfw.untrusted_input import quoted

TEXTS = "lessons"
QUERY = "QUERY_STRING"
"""What stands behind the question mark of the address, which Voila tells the kernel."""
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

    `path` is how many minutes the class has: 30, 45 or 90; left out, it is what the text says. `paged` is whether its
    steps are pages of one story; left out, they are under Voila.

    Attributes:
        text: as it was written. steps: those declared so far, in their order.
        times: how long it takes. path: the steps that the class takes.
        widget: what a cell shows of the lesson itself.

    Raises ValueError for a lesson, or a path, that there is not.
    """

    def __init__(self, name: str, *, path: int | None = None, paged: bool | None = None) -> None:
        self.name = name
        self.text = text_of(name)
        self.times = timetable(self.text)
        self.path = path_of(self.times, path, os.environ.get(QUERY, ""))
        self.paged = is_in_voila() if paged is None else paged
        self.steps: list[StepView] = []
        self._at = 0
        self._choice: LessonChoice | None = None
        self._name = self._when = ""
        self._skips_to: int | None = None
        self._leaf = Leaf(self._hear, f"lesson:{name}" if self.paged else "", slot=f"lesson:{name}")
        self._story = LessonPage(self._leaf, is_story=True) if self.paged else None
        self.widget = self._story.widget if self._story else ipywidgets.VBox([self._leaf])
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
        """Declare the next step, or one that is there already anew: it takes the place of that.

        `text` names a section of the lesson's text. `ask` is the kind of the questions to be asked, or several kinds:
        "predict", "question", "exit". `show` is a map, a chart or an answer that is there from the beginning; `play` is
        a game, once one has predicted; `reveal` shows what happened, once one has predicted and played.

        What comes back is shown below the cell; it is None where the step is a page of the story. Raises ValueError for
        a section, or a kind of question, that the text does not have, and in cells for a game that cannot be.
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
        step = Step(section, asked, show, play, reveal)
        takes = takes_html(self.times, self.path, text)
        declared = [view.name for view in self.steps]
        number = declared.index(text) if text in declared else len(declared)
        view = StepView(step, number, self._changed, self._leaf.put_aside, story=self._story, takes=takes)
        if os.environ.get(ANSWERS) == "example":
            view.run_example()
        if not self._story:
            view.reach()
        for replaced in self.steps[number : number + 1]:
            replaced.close()
        self.steps[number : number + 1] = [view]
        if self._story and number == self._at and not self._choice:
            view.reach()
        self._paint()
        return None if self._story else view.page.widget

    # How far one has come

    def _changed(self) -> None:
        self._skips_to = None
        self._note_the_moment()
        self._keep()
        self._paint()
        if not self.paged:
            self._show_sheet()

    def turn_to(self, number: int) -> None:
        """Show another page; beyond the ends, the first or the last."""
        self._note_the_moment()
        self._show_page(number)

    def _note_the_moment(self) -> None:
        self._when = datetime.now(UTC).isoformat(timespec="seconds")

    def _show_page(self, number: int) -> None:
        self._skips_to = None
        self._at = min(max(number, 0), max(len(self.steps) - 1, 0))
        if self._story and self.steps:
            self.steps[self._at].reach()
        self._keep()
        self._paint()
        if self.steps:
            title = self.steps[self._at].step.section.title
            self._leaf.say(f"{place_of(self.steps, self.path, self._at)}: {title}")
            self._leaf.turn()

    # What arrives

    def _hear(self, message: dict[str, Any]) -> None:
        match message:
            case {"region": "above" | "below", "step": str(name)} if view := self._step_named(name):
                view.hear(message)
            case {"kind": "command", "name": "go", "value": value}:
                self.turn_to(int(value))
            case {"kind": "command", "name": "next", "value": value}:
                self._leave_for(int(value))
            case {"kind": "command", "name": "stay"}:
                self._ask_to_skip(None)
            case {"kind": "command", "name": "sign", "value": str(name)}:
                self._name = " ".join(name.split())[:LONGEST_NAME]
                self._changed()
            case {"kind": "command", "name": "choose lesson"}:
                self._leaf.list_lessons()
            case {
                "kind": "command",
                "name": "go on" | "start new" | "remove" | "remove it" | "keep" as name,
                "value": str(value),
            }:
                self._choose(name, value)
            case {"kind": "kept", "text": str(text), "has_drafts": bool(has_drafts), "sensitivity": str(how), **more}:
                self._come_up(text, has_drafts, how, more.get("earlier", []), asks=bool(more.get("asks")))
                if more.get("goes_on") and self._choice and (found := self._choice.kept(NOW)):
                    self._restore(found)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of a lesson")

    def _step_named(self, name: str) -> StepView | None:
        return next((view for view in self.steps if view.name == name), None)

    # What the browser keeps

    def _keep(self) -> None:
        if self.paged:
            steps = {view.name: view.kept() for view in self.steps if view.is_reached}
            self._leaf.keeps = Kept(self._at, steps, self._name, self._when).text()

    def _come_up(
        self, text: str, has_drafts: bool, sensitivity: str, earlier: list[dict[str, str]], *, asks: bool = False
    ) -> None:
        """Take what the browser keeps, and ask whose it is: the pupil before may have left it.

        Cells keep nothing: there the kernel outlives the page.

        Args:
            text: the lesson that was worked on last.
            has_drafts: whether something is written and not sent.
            sensitivity: how the reader wants sensitive passages; "" if nothing was chosen.
            earlier: the lessons before it, as `stored_lessons` wants them.
            asks: whether to ask even if nothing was done in any of them.
        """
        if sensitivity in SENSITIVITIES:
            for view in self.steps:
                view.read_with(sensitivity)
        if self.paged:
            try:
                found = read_kept(text)
                found = replace(found, at=self._page_of(found))
            except DamagedProgress as damage:
                found = Kept()
                self._leaf.put_aside(f"What this browser kept of this lesson cannot be read: {damage}.")
            is_left = found.is_worth_asking_about or has_drafts
            stored = stored_lessons(found if is_left else None, earlier)
            self._choice = LessonChoice(stored) if stored or asks else None
            self._paint()

    def _choose(self, command: str, key: str) -> None:
        """Do what was pressed on the page that asks whose lesson it is; the late half of a double click does nothing.

        The browser has moved or removed by then what it keeps.
        """
        if (choice := self._choice) is None:
            return
        match command:
            case "go on" if kept := choice.kept(key):
                self._restore(replace(kept, at=self._page_of(kept)))
            case "start new" if key == "sure":
                self._restore(Kept())
            case "start new":
                self._ask_whose(replace(choice, starts=True))
            case "remove":
                self._ask_whose(LessonChoice(choice.lessons, removes=key))
            case "remove it" if choice.without(key).lessons:
                self._ask_whose(choice.without(key))
            case "remove it":
                self._restore(Kept())
            case "keep":
                self._ask_whose(LessonChoice(choice.lessons))

    def _ask_whose(self, choice: LessonChoice) -> None:
        self._choice = choice
        self._paint()

    def _restore(self, kept: Kept) -> None:
        """Go on as the lesson was left; with an empty one, begin again."""
        self._choice = None
        self._name, self._when = kept.name, kept.when
        for view in self.steps:
            view.restore(kept.steps.get(view.name))
        self._show_page(kept.at)

    def _page_of(self, kept: Kept) -> int:
        """The page that was left; where another stands in its place by now, the last of those that were reached."""
        reached = [view.number for view in self.steps if view.name in kept.steps]
        return kept.at if kept.at in reached or not reached else reached[-1]

    def _leave_for(self, number: int) -> None:
        """The next step, said as a number: of a double click the late half leads nowhere else."""
        if number > self._at and self.steps[self._at].progress.unanswered:
            self._ask_to_skip(number)
        else:
            self.turn_to(number)

    def _ask_to_skip(self, to: int | None) -> None:
        self._skips_to = to
        self._paint()

    # What is shown

    def _paint(self) -> None:
        if not self._story:
            self._leaf.head_html = head_html(self.text, self.times, self.path, self._name)
            return
        plays = not self._choice and bool(self.steps) and self.steps[self._at].plays
        (self.widget.add_class if plays else self.widget.remove_class)("vfw-plays")
        with self._leaf.hold_sync():
            if self._choice:
                self._leaf.head_html = choice_html(self.text, self.path, self._choice, len(self.steps))
                self._leaf.foot_html = ""
                self._story.show("")
            elif self.steps:
                if not self._story.step:
                    self.steps[self._at].reach()
                self._leaf.head_html = story_head_html(
                    self.text, self.times, self.path, self.steps, self._at, self._name
                )
                self._leaf.foot_html = self._foot_html()

    def _foot_html(self) -> str:
        if self._skips_to is not None:
            return skipping_html(self.steps[self._at], self._skips_to)
        return foot_html(self.steps, self.path, self._at, self._heading)

    @property
    def _heading(self) -> Heading:
        return Heading(self.name, self.text.head["title"], self._name, self._when)

    def _show_sheet(self) -> None:
        """Beside a cell the answer sheet stands below an exit ticket that was handed in."""
        for view in self.steps:
            if view.progress.handed_in:
                view.show_sheet(sheet_html(self.steps, self._heading))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return self.widget._repr_mimebundle_(**options)


def is_in_voila() -> bool:
    """Whether this kernel draws a page of Voila."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
