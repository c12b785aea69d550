"""A screen without a window: it shows a panel, presses its buttons, and saves the game as the page does."""

import json
from html.parser import HTMLParser
from typing import Any
from unittest.mock import patch

import ipywidgets
import pytest

from tests.accessible import Line, Reader, find
from tests.panel.browser import Browser
from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel import Panel
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.surfaces.state_map import StateMap, StatesSurface
from vfw.votes import VotesForWomen

GAMES = [VotesForWomen()]
WAYS_IN = ["learn", "play", "watch", "choose"]
"""The commands of the start page, where no game is kept."""


COMMANDS = ("command", "local", "tab", "ask", "setting", "sheet", "value")


def note(attributes: dict[str, str]) -> str:
    """Return what a press on an element sends, in brackets: the reply, or the command and its value.

    >>> note({"data-setting": "pace", "data-value": "slow"})
    '[pace slow]'
    """
    sent = [attributes.get("data-pick", ""), *(attributes.get(f"data-{name}", "") for name in COMMANDS)]
    if attributes.get("type") in ("radio", "checkbox"):
        sent = [attributes.get("name", ""), attributes.get("value", "")]
    return f"[{' '.join(filter(None, sent))}]" if any(sent) else ""


def read_presses(html: str) -> list[str]:
    """Return what a screen reader reads, a line each, with what a press sends in brackets."""
    return [str(line) for line in Reader(html, note).lines]


class Buttons(HTMLParser):
    """Every button and form of some HTML: its attributes."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.found: list[dict[str, str | None]] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in ("button", "form"):
            self.found.append(dict(attrs))

    def picks(self) -> list[Reply]:
        return [json.loads(pick) for button in self.found if (pick := button.get("data-pick"))]

    def commands(self) -> list[str]:
        return [command for button in self.found if (command := button.get("data-command"))]


def arrive(widget: ipywidgets.Widget, message: Any) -> None:
    """Let a message of a browser arrive at a widget; an error is raised here, and not only logged."""
    with patch.object(widget.log, "warning", side_effect=_raise_again):
        widget.comm.handle_msg({"content": {"data": {"method": "custom", "content": message}}, "buffers": []})


def _raise_again(*_: Any, **__: Any) -> None:
    raise


class Screen:
    """A panel in a window. Whatever it sends is in `sent`: the widget and the message."""

    def __init__(
        self, monkeypatch: pytest.MonkeyPatch, match: Any = None, slot: str = "", skin: Skin | None = None
    ) -> None:
        self.sent: list[tuple[Any, dict[str, Any]]] = []
        self.browser = Browser()
        monkeypatch.setattr(Panel, "raising", True)
        monkeypatch.setattr(
            ipywidgets.Widget, "_send", lambda widget, message, buffers=None: self._take(widget, message)
        )
        # What a panel is told of a game is known from then on: here, until the test is over.
        monkeypatch.setattr("vfw.panel.skins.registry.SKINS", dict(SKINS))
        self.panel = Panel(match, slot=slot, skin=skin)

    def _take(self, widget: Any, message: dict[str, Any]) -> None:
        self.sent.append((widget, message))
        if message["method"] == "custom" and (answer := self.browser.hear(message["content"])):
            self.send({"kind": answer})

    def send(self, message: dict[str, Any]) -> None:
        """A message of the page arrives."""
        self.panel.receive(message)

    def press(self, command: str, **fields: Any) -> None:
        """Press the button of a command, which must be on the page."""
        offered = [*self.commands, *Buttons(self.html("menu")).commands()]
        assert command in offered, f"{command!r} is not on the page, only {offered}"
        self.send({"kind": "command", "name": command, "fields": fields, "question": self.panel.question})

    def pick(self, *replies: Reply, question: int | None = None) -> None:
        number = self.panel.question if question is None else question
        self.send({"kind": "pick", "replies": list(replies), "question": number})

    def begin(self, suffragist: str = "person", opposition: str = "random", **fields: str) -> None:
        self.press("choose")
        self.press("begin", suffragist=suffragist, opposition=opposition, **{"seed": "7", **fields})

    @property
    def match(self) -> Match[Any, Any]:
        assert self.panel.match is not None
        return self.panel.match

    def html(self, region: str) -> str:
        return self.panel.page.html(region)

    def read(self, region: str) -> list[str]:
        """Return what a screen reader reads of a region, a line each, with what a press sends in brackets."""
        return read_presses(self.html(region))

    def find(self, region: str, role: str, name: str | None = None) -> list[Line]:
        """Return the lines of a region with this role, and with this name if one is given."""
        return find(self.html(region), role, name)

    def names(self, region: str, role: str) -> list[str]:
        """Return the names of all elements of a region with this role, in order."""
        return [line.name for line in self.find(region, role)]

    def button(self, command: str) -> str:
        """Return how the button of a command is read in the prompt."""
        (button,) = [line for line in self.read("prompt") if f"[{command}]" in line]
        return button

    @property
    def picks(self) -> list[Reply]:
        """Return the replies for which the prompt or an overlay has a button."""
        return Buttons(self.html("cover") + self.html("prompt")).picks()

    @property
    def commands(self) -> list[str]:
        cover = self.html("cover")
        return Buttons(cover or self.html("prompt")).commands()

    @property
    def map(self) -> StateMap:
        """The map of the game."""
        assert isinstance(self.panel.surface, StatesSurface)
        return self.panel.surface.map

    @property
    def overlay(self) -> Any:
        """The widget that dresses the map: what is sent of each state, and of the places that can be picked."""
        (overlay,) = self.map.table.children
        return overlay

    def press_map(self, place: str) -> None:
        """Press a state or a region, as the script of the map sends it."""
        arrive(self.overlay, {"pick": place, "question": self.panel.question})

    @property
    def legal(self) -> list[str]:
        """The places that can be picked on the map."""
        scene = self.overlay.scene
        return [*scene["states"], *scene["regions"]]

    @property
    def said(self) -> str:
        return str(self.panel.page.said).split("\n", 1)[-1]

    @property
    def lines(self) -> list[str]:
        """Return the last announcement, line by line."""
        return self.said.splitlines()

    @property
    def state(self) -> str:
        """All that the widgets of the page hold, as it is sent to a browser."""
        widgets: list[Any] = [self.panel, self.panel.page]
        if self.panel.surface.widget:
            widgets += [self.overlay, self.map.widget.children[0]]
        # Scripts and styles, and what cards there are at all.
        hides = ("_esm", "_css", "names")
        return json.dumps([{k: v for k, v in w.get_state().items() if k not in hides} for w in widgets], default=str)
