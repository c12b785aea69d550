"""The page of a lesson: its HTML, whose forms and buttons send one message each, and the stage for maps and games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import RegionWidget, ScriptedWidget, SharedScript

WEB = Path(__file__).parent / "web"


class LessonPageScript(SharedScript):
    """The script that all lesson page widgets of a document share."""

    _css = "\n".join([join_files(BASE_STYLES), join_files(["leaf.css"], WEB)])

    module = traitlets.Unicode(read_bundle("leaf", WEB)).tag(sync=True)


class LessonPageWidget(RegionWidget, ScriptedWidget):
    """A widget with all the HTML of a lesson, or of one step in a cell, in regions.

    If the focused element is gone, the one with `data-first` gets the focus. A lesson has one widget for all its steps:
    a slow browser loses widgets that it cannot start in time.

    Args:
        on_message: Called with each message of the page.

    Each message names its region, and the step that was shown:

    {"region": "below", "step": "texas", "kind": "answer", "number": 0, "value": "36"}
                                                        a form with `data-answer` was sent
    {..., "kind": "hand in", "answers": {"0": "36"}, "sure": false}
                                                        a form with `data-hand-in` was sent, "sure" by its second button
    {..., "kind": "command", "name": "next", "value": ""}
                                                        a button with `data-command` was pressed
    {..., "kind": "kept", "text": "...", "has_drafts": false, "goes_on": false, "sensitivity": "",
     "earlier": [{"key": "1", "text": "..."}], "asks": false}
                                                        a page with a slot has loaded: the text kept there, whether the
                                                        page was reloaded by itself, the lessons kept before that one,
                                                        and whether the pupil wants to choose among them

    The widget sends {"kind": "turned"} when another page of the lesson is shown, and
    {"kind": "keep copy", "why": "..."} with the reason when the text kept in the slot is about to be overwritten.

    Attributes:
        step: The name of the step that is shown above and below the stage; "" for none.
        lesson: The name under which the browser keeps unsent answers; "" keeps nothing.
        slot: The name under which the browser keeps the text `keeps`; "" keeps nothing.
        keeps: The text that the browser keeps.
    """

    runs = LessonPageScript
    regions = ("head", "above", "below", "foot")

    step = traitlets.Unicode("").tag(sync=True)
    lesson = traitlets.Unicode("").tag(sync=True)
    slot = traitlets.Unicode("").tag(sync=True)
    keeps = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_message: Callable[[dict[str, Any]], None], lesson: str = "", slot: str = "") -> None:
        super().__init__(lesson=lesson, slot=slot)
        self.on_press(on_message)

    def turn(self) -> None:
        """Tell the browser to read a new page of the story from its beginning."""
        self.send({"kind": "turned"})

    def list_lessons(self) -> None:
        """Ask the page which lessons its browser keeps, so that the pupil can choose one."""
        self.send_first({"kind": "list lessons"})

    def keep_copy(self, why: str) -> None:
        """Keep a copy of the slot under another name before it is overwritten.

        The page shows the reader the reason, and can save the copy as a file.
        """
        if self.slot:
            self.send_first({"kind": "keep copy", "why": why})


class LessonPage:
    """The layout of a page widget with a stage between its regions, for a story or for one step in a cell.

    Attributes:
        page_widget: The widget that renders the regions.
        widget: The whole layout, to be displayed.
    """

    def __init__(self, leaf: LessonPageWidget, *, is_story: bool) -> None:
        self.page_widget = leaf
        self._stage = ipywidgets.VBox([])
        self._stage.add_class("vfw-stage")
        self._step = ipywidgets.VBox([self._stage] if is_story else [leaf, self._stage])
        self._step.add_class("vfw-step")
        self.widget = ipywidgets.VBox([leaf, self._step]) if is_story else self._step

    @property
    def step(self) -> str:
        """Return the name of the current step; "" for none."""
        return self.page_widget.step

    @property
    def staged(self) -> tuple[ipywidgets.Widget, ...]:
        """Return the widgets on the stage."""
        return tuple(self._stage.children)

    def show(
        self,
        step: str,
        above: str = "",
        below: str = "",
        staged: Sequence[ipywidgets.Widget] = (),
        *,
        plays: bool = False,
    ) -> None:
        """Show a step: its HTML, and its widgets on the stage; `plays` is True if one of those is a game."""
        for name, is_so in (("vfw-staged", bool(staged)), ("vfw-with-game", plays)):
            (self._step.add_class if is_so else self._step.remove_class)(name)
        if self.staged != tuple(staged):
            self._stage.children = tuple(staged)
        with self.page_widget.hold_sync():
            self.page_widget.step = step
            self.page_widget.paint({"above": above, "below": below})
