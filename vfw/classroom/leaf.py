"""A leaf: HTML on the page that can be answered. Its forms and buttons send one message each."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import traitlets

from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.script import Script, Scripted

WEB = Path(__file__).parent / "web"


class LeafScript(Script):
    """What all leaves of a page run."""

    _css = "\n".join([joined(FOUNDATION), joined(["leaf.css"], WEB)])

    module = traitlets.Unicode(bundle("leaf", WEB)).tag(sync=True)


class Leaf(Scripted):
    """`on_message` is called with what the page sends:

    {"kind": "answer", "number": 0, "value": "36"}      a form with `data-answer` was sent
    {"kind": "hand in", "answers": {"0": "36"}, "sure": false}
                                                        a form with `data-hand-in` was sent, "sure" by its second button
    {"kind": "command", "name": "next", "value": ""}    a button with `data-command` was pressed
    {"kind": "kept", "text": "...", "has_drafts": false, "goes_on": false, "sensitivity": "",
     "earlier": [{"key": "1", "text": "..."}], "asks": false}
                                                        a leaf with a slot has come up; what is kept there, whether the
                                                        page was loaded again by itself, the lessons kept before that
                                                        one, and whether the pupil wants to choose among them

    Attributes:
        html: what stands on it. Where the element that had the focus is gone, the one with `data-first` gets it.
        lesson: the name under which the browser keeps what is written and not sent yet; "" keeps nothing.
        slot: the name under which the browser keeps the text `keeps`; "" keeps nothing.
        said: a serial number, a line end, and a sentence for screen readers.

    {"kind": "turned"} says that another page of the story is there; {"kind": "put aside", "why": "..."} that what is
    kept in the slot is going to be written over, and why.
    """

    runs = LeafScript

    html = traitlets.Unicode("").tag(sync=True)
    lesson = traitlets.Unicode("").tag(sync=True)
    slot = traitlets.Unicode("").tag(sync=True)
    keeps = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(
        self, on_message: Callable[[dict[str, Any]], None], name: str, lesson: str = "", slot: str = ""
    ) -> None:
        super().__init__(lesson=lesson, slot=slot)
        self.add_class("vfw-leaf")
        self.add_class(f"vfw-leaf-{name}")
        self.on_press(on_message)

    def turn(self) -> None:
        """Another page of the story is there, to be read from its beginning."""
        self.send({"kind": "turned"})

    def list_lessons(self) -> None:
        """Let the page say which lessons its browser keeps, so that the pupil can choose one."""
        self.send_first({"kind": "list lessons"})

    def put_aside(self, why: str) -> None:
        """What is kept in the slot is kept under another name too, before it is written over; the reader is told why,
        and can save it as a file."""
        if self.slot:
            self.send_first({"kind": "put aside", "why": why})

    def say(self, sentence: str) -> None:
        """Let screen readers hear a sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{sentence}"
