"""A lesson: a text with steps, which a notebook puts together with maps and games, one cell each.

    from vfw.classroom import Lesson, Play

    lesson = Lesson("nashville")
    lesson
    lesson.step("one-more", show=RaceMap("1920-03-22"), ask="predict")
    lesson.step("your-last-card", play=Play("1920-nashville", rounds=None))

In JupyterLab each step is below its cell, ready at once, and a cell that is run again replaces its step. Voila runs
every cell before the learner acts: there the lesson is a story in pages, and a step runs when the learner reaches it.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import ipywidgets

from vfw.classroom.kept_lesson import (
    MAX_NAME_LENGTH,
    NOW,
    DamagedProgress,
    KeptLesson,
    LessonChoice,
    list_stored_lessons,
    parse_kept_lesson,
)
from vfw.classroom.lesson_game import Play
from vfw.classroom.lesson_html import (
    AnswerSheetHeading,
    answer_sheet_html,
    choice_html,
    foot_html,
    head_html,
    place_of,
    skipping_html,
    step_duration_html,
    story_head_html,
)
from vfw.classroom.lesson_page import LessonPage, LessonPageWidget
from vfw.classroom.lesson_questions import split_questions
from vfw.classroom.step_view import Displayable, Step, StepView
from vfw.classroom.timing import choose_path, timetable
from vfw.history.texts import Section, Text, read, read_all
from vfw.history.writing import SENSITIVITIES
from vfw.templating import Markup
from vfw.untrusted_input import quoted

TEXTS = "lessons"
QUERY = "QUERY_STRING"
"""The environment variable with the query of the address, which Voila sets for the kernel."""
ANSWERS = "VFW_ANSWERS"
"""The environment variable that, if it is "example", answers each step at once as its text does for an example."""


def load_lesson_text(name: str) -> Text:
    """Return the text of a lesson.

    Raises:
        ValueError: There is no such lesson; the message names the existing ones.
    """
    try:
        return read(f"{TEXTS}/{name}")
    except FileNotFoundError:
        raise ValueError(f"there is no lesson {name!r}; expected one of {', '.join(read_all(TEXTS))}") from None


class Lesson:
    """A lesson of the folder `lessons/lessons`.

    Args:
        name: The name of its text.
        path: The minutes that the class has: 30, 45 or 90; by default those of the text.
        paged: True if its steps are pages of one story; by default they are under Voila.

    Attributes:
        text: The text, as written.
        steps: The steps declared so far, in order.
        times: The durations of its steps.
        path: The steps that the class takes.
        widget: The widget that a cell shows for the lesson itself.

    Raises:
        ValueError: The lesson or the path does not exist.
    """

    def __init__(self, name: str, *, path: int | None = None, paged: bool | None = None) -> None:
        self.name = name
        self.text = load_lesson_text(name)
        self.times = timetable(self.text)
        self.path = choose_path(self.times, path, os.environ.get(QUERY, ""))
        self.paged = is_in_voila() if paged is None else paged
        self.steps: list[StepView] = []
        self._at = 0
        self._choice: LessonChoice | None = None
        self._name = self._when = ""
        self._skips_to: int | None = None
        self._page_widget = LessonPageWidget(
            self._handle_message, f"lesson:{name}" if self.paged else "", slot=f"lesson:{name}"
        )
        self._story = LessonPage(self._page_widget, is_story=True) if self.paged else None
        self.widget = self._story.widget if self._story else ipywidgets.VBox([self._page_widget])
        self.widget.add_class("vfw-lesson")
        self.widget.add_class("vfw-paged" if self.paged else "vfw-in-cells")
        self._paint()

    def step(
        self,
        text: str,
        *,
        show: Displayable | None = None,
        play: Play | None = None,
        reveal: Displayable | None = None,
        ask: str | Iterable[str] = (),
    ) -> ipywidgets.Widget | None:
        """Declare the next step, or replace the one of the same name.

        Args:
            text: The name of a section of the lesson's text.
            show: A map, a chart or an answer that is shown from the beginning.
            play: A game, which begins once the learner has predicted.
            reveal: A view of what happened, which follows the predictions and the game.
            ask: The kind or kinds of the questions: "predict", "question", "exit".

        Returns:
            The widget to show below the cell; None if the step is a page of the story.

        Raises:
            ValueError: The text has no such section or kind of question, or, in cells, the game is impossible.
        """
        sections = {section.name: section for section in self.text.sections if section.name}
        if text not in sections:
            raise ValueError(f"lesson {self.name!r} has no step {text!r}; its text has {', '.join(sections)}")
        prose, questions = split_questions(sections[text].body)
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
        takes = step_duration_html(self.times, self.path, text)
        declared = [view.name for view in self.steps]
        number = declared.index(text) if text in declared else len(declared)
        view = StepView(step, number, self._changed, self._page_widget.keep_copy, story=self._story, takes=takes)
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

    # Progress

    def _changed(self) -> None:
        self._skips_to = None
        self._note_the_moment()
        self._keep()
        self._paint()
        if not self.paged:
            self._show_sheet()

    def turn_to(self, number: int) -> None:
        """Show another page; a number beyond the ends means the first or the last."""
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
            self._page_widget.say(f"{place_of(self.steps, self.path, self._at)}: {title}")
            self._page_widget.turn()

    # Messages of the page

    def _handle_message(self, message: dict[str, Any]) -> None:
        match message:
            case {"region": "above" | "below", "step": str(name)} if view := self._step_named(name):
                view.handle_message(message)
            case {"kind": "command", "name": "go", "value": value}:
                self.turn_to(int(value))
            case {"kind": "command", "name": "next", "value": value}:
                self._go_to_next(int(value))
            case {"kind": "command", "name": "stay"}:
                self._ask_to_skip(None)
            case {"kind": "command", "name": "sign", "value": str(name)}:
                self._name = " ".join(name.split())[:MAX_NAME_LENGTH]
                self._changed()
            case {"kind": "command", "name": "choose lesson"}:
                self._page_widget.list_lessons()
            case {
                "kind": "command",
                "name": "go on" | "start new" | "remove" | "remove it" | "keep" as name,
                "value": str(value),
            }:
                self._choose(name, value)
            case {"kind": "kept", "text": str(text), "has_drafts": bool(has_drafts), "sensitivity": str(how), **more}:
                self._load_kept(text, has_drafts, how, more.get("earlier", []), asks=bool(more.get("asks")))
                if more.get("goes_on") and self._choice and (found := self._choice.kept(NOW)):
                    self._restore(found)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of a lesson")

    def _step_named(self, name: str) -> StepView | None:
        return next((view for view in self.steps if view.name == name), None)

    # Storage in the browser

    def _keep(self) -> None:
        if self.paged:
            steps = {view.name: view.kept() for view in self.steps if view.is_reached}
            self._page_widget.keeps = KeptLesson(self._at, steps, self._name, self._when).text()

    def _load_kept(
        self, text: str, has_drafts: bool, sensitivity: str, earlier: list[dict[str, str]], *, asks: bool = False
    ) -> None:
        """Load the lesson that the browser keeps, and ask the pupil about it: it may belong to the previous pupil.

        Cells keep nothing: there the kernel outlives the page.

        Args:
            text: The lesson that was worked on last.
            has_drafts: True if an answer was typed and not sent.
            sensitivity: The reader's choice for sensitive passages; "" if none was made.
            earlier: The lessons before it, as `list_stored_lessons` expects them.
            asks: True to ask even if nothing was done in any of them.
        """
        if sensitivity in SENSITIVITIES:
            for view in self.steps:
                view.read_with(sensitivity)
        if self.paged:
            try:
                found = parse_kept_lesson(text)
                found = replace(found, at=self._page_of(found))
            except DamagedProgress as damage:
                found = KeptLesson()
                self._page_widget.keep_copy(f"What this browser kept of this lesson cannot be read: {damage}.")
            is_left = found.is_worth_asking_about or has_drafts
            stored = list_stored_lessons(found if is_left else None, earlier)
            self._choice = LessonChoice(stored) if stored or asks else None
            self._paint()

    def _choose(self, command: str, key: str) -> None:
        """Act on a button of the page that asks whose lesson it is; the second half of a double click has no effect.

        The browser has moved or removed by then what it keeps.
        """
        if (choice := self._choice) is None:
            return
        match command:
            case "go on" if kept := choice.kept(key):
                self._restore(replace(kept, at=self._page_of(kept)))
            case "start new" if key == "sure":
                self._restore(KeptLesson())
            case "start new":
                self._ask_which_lesson(replace(choice, starts=True))
            case "remove":
                self._ask_which_lesson(LessonChoice(choice.lessons, removes=key))
            case "remove it" if choice.without(key).lessons:
                self._ask_which_lesson(choice.without(key))
            case "remove it":
                self._restore(KeptLesson())
            case "keep":
                self._ask_which_lesson(LessonChoice(choice.lessons))

    def _ask_which_lesson(self, choice: LessonChoice) -> None:
        self._choice = choice
        self._paint()

    def _restore(self, kept: KeptLesson) -> None:
        """Continue the lesson where it was left; an empty one begins again."""
        self._choice = None
        self._name, self._when = kept.name, kept.when
        for view in self.steps:
            view.restore(kept.steps.get(view.name))
        self._show_page(kept.at)

    def _page_of(self, kept: KeptLesson) -> int:
        """Return the page where the pupil left; if its place was taken by another, the last page that was reached."""
        reached = [view.number for view in self.steps if view.name in kept.steps]
        return kept.at if kept.at in reached or not reached else reached[-1]

    def _go_to_next(self, number: int) -> None:
        """Go to the next step, named by its number, so that the second half of a double click has no effect."""
        if number > self._at and self.steps[self._at].progress.unanswered:
            self._ask_to_skip(number)
        else:
            self.turn_to(number)

    def _ask_to_skip(self, to: int | None) -> None:
        self._skips_to = to
        self._paint()

    # Rendering

    def _paint(self) -> None:
        if not self._story:
            self._page_widget.paint({"head": head_html(self.text, self.times, self.path, self._name)})
            return
        plays = not self._choice and bool(self.steps) and self.steps[self._at].plays
        (self.widget.add_class if plays else self.widget.remove_class)("vfw-plays")
        with self._page_widget.hold_sync():
            if self._choice:
                head = choice_html(self.text, self.path, self._choice, len(self.steps))
                self._page_widget.paint({"head": head, "foot": ""})
                self._story.show("")
            elif self.steps:
                if not self._story.step:
                    self.steps[self._at].reach()
                head = story_head_html(self.text, self.times, self.path, self.steps, self._at, self._name)
                self._page_widget.paint({"head": head, "foot": self._foot_html()})

    def _foot_html(self) -> Markup:
        if self._skips_to is not None:
            return skipping_html(self.steps[self._at], self._skips_to)
        return foot_html(self.steps, self.path, self._at, self._heading)

    @property
    def _heading(self) -> AnswerSheetHeading:
        return AnswerSheetHeading(self.name, self.text.head["title"], self._name, self._when)

    def _show_sheet(self) -> None:
        """Show the answer sheet below each exit ticket that was handed in: cells have no last page for it."""
        for view in self.steps:
            if view.progress.handed_in:
                view.show_sheet(answer_sheet_html(self.steps, self._heading))

    def _repr_mimebundle_(self, **options: Any) -> Any:
        return self.widget._repr_mimebundle_(**options)


def is_in_voila() -> bool:
    """Return whether this kernel draws a page of Voila."""
    return os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
