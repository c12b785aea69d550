"""What shows an answer beside a text: HTML from here, presses of its buttons from there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import traitlets

from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.script import Script, Scripted
from vfw.untrusted_input import quoted

WEB = Path(__file__).parent / "web"


class AnswerScript(Script):
    """What all views of answers on a page run."""

    _css = "\n".join([joined(FOUNDATION), joined(["pictures.css", "answer.css"], WEB)])

    module = traitlets.Unicode(bundle("answer", WEB)).tag(sync=True)


class AnswerWidget(Scripted):
    """Paints HTML; `on_command` is called with the name of a button that was pressed, its `data-command`.

    Attributes:
        controls: what can be pressed; where what had the focus is gone, the element with `data-first` gets it.
        html: what stands below that, and may change often.
        said: a serial number, a line end, and a sentence for screen readers.
    """

    runs = AnswerScript

    controls = traitlets.Unicode("").tag(sync=True)
    html = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_command: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.add_class("vfw-crossroads")
        self.add_class("vfw-answer-leaf")
        self._on_command = on_command
        self.on_press(self._press)

    def say(self, sentence: str) -> None:
        """Let screen readers hear a sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{sentence}"

    def _press(self, message: dict[str, Any]) -> None:
        match message:
            case {"kind": "command", "name": str(name)} if self._on_command:
                self._on_command(name)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of an answer")
