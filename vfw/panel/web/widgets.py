"""Presses arrive once each, whatever happens to the connection between page and kernel.

A websocket that is cut loses what was under way, in either direction, and tells nobody. So the page, in `delivery.js`,
numbers what is pressed, sends one press at a time, and sends it again until it hears that it was taken; here each
number is acted on once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

import anywidget
import ipywidgets
import traitlets

from vfw.panel.web.assets import read_bundle

Act = Callable[[dict[str, Any]], None]


@dataclass
class Receipt:
    """What is answered to a press: that it was taken, what was said meanwhile, and what has changed since.

    Attributes:
        says: messages by the widget that says them.
        changed: names of traits by widget. They are told as they are when the receipt is sent, also when it is sent
            again. made: the widgets that the press has made.
    """

    page: str
    number: int
    says: dict[ReliableWidget, list[Any]] = field(default_factory=dict)
    changed: dict[ReliableWidget, dict[str, None]] = field(default_factory=dict)
    made: list[ReliableWidget] = field(default_factory=list)

    def told(self) -> dict[str, Any]:
        """The message. Who held back longest comes first, as the page does before the board in it: a browser that takes
        away what has the focus lays out all that was painted until then."""
        changed = reversed(self.changed.items())
        states = {widget.model_id: widget.get_state(names) for widget, names in changed if widget.comm}
        says = {widget.model_id: messages for widget, messages in self.says.items() if widget.comm}
        return {"kind": "taken", "page": self.page, "number": self.number, "states": states, "says": says}


class ReliableWidget(anywidget.AnyWidget):
    """A widget whose presses arrive once each, in the order in which they were pressed.

    What the page sends, and what it hears once what follows from the message is on its way:

        {"kind": "press", "page": "k3x9", "number": 12, "message": {...}}
        {"kind": "taken", "page": "k3x9", "number": 12, "states": {"8c0d": {...}, ...}, "says": {"8c0d": [{...}], ...}}

    `page` is drawn anew each time a page is loaded. `says` are the messages sent meanwhile by whichever of these
    widgets, and `states` what differs since in them, by their models: they come with the receipt, so that they cannot
    get lost without it, and the page paints all that a press brings at once. A press that comes again is not acted on
    again, and gets the same receipt.
    A ping is answered with a pong, which is how a page learns that somebody is there. Any other message is acted on as
    it comes: whoever sends it without a number does not care.

    Attributes:
        question: the number of the question that is shown, told with each pong; None where nothing is asked.
    """

    question: int | None = None
    _under_way: ClassVar[Receipt | None] = None
    """The receipt of the press that is acted on just now, by whichever widget."""

    def __init__(self, **options: Any) -> None:
        self._act: Act = lambda message: None
        self._receipts: dict[str, Receipt] = {}
        if ReliableWidget._under_way:
            ReliableWidget._under_way.made.append(self)
        super().__init__(**options)
        self.on_msg(self._hear)

    def on_press(self, act: Act) -> None:
        """Act on messages of the page with this."""
        self._act = act

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message to the page: while a press is acted on, with its receipt, but for what that press has made."""
        receipt = ReliableWidget._under_way
        if receipt is None or self in receipt.made:
            super().send(content, buffers)
        else:
            receipt.says.setdefault(self, []).append(content)

    def send_first(self, content: Any) -> None:
        """Send a message at once: the page must have it before the state that changes next."""
        super().send(content)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send what differs: while a press is acted on, with its receipt. What that press has made is not known to the
        page yet when the receipt comes, so it sends for itself."""
        receipt = ReliableWidget._under_way
        if receipt is None or self in receipt.made:
            super().send_state(key)
        else:
            names = self.keys if key is None else [key] if isinstance(key, str) else key
            receipt.changed.setdefault(self, {}).update(dict.fromkeys(names))

    def _hear(self, _widget: Any, message: dict[str, Any], _buffers: Any) -> None:
        match message:
            case {"kind": "ping"}:
                self.send({"kind": "pong", "question": self.question})
            case {"kind": "press", "page": str(page), "number": int(number), "message": dict(pressed)}:
                receipt = self._receipts.get(page)
                if receipt is None or receipt.number < number:
                    receipt = self._receipts[page] = Receipt(page, number)
                    self._take(pressed, receipt)
                else:
                    self.send(receipt.told())
            case _:
                self._act(message)

    def _take(self, pressed: dict[str, Any], receipt: Receipt) -> None:
        """Act on a press, and let the page say if that failed.

        An error goes on its way after the receipt: the same press would bring it again.
        """
        ReliableWidget._under_way = receipt
        try:
            self._act(pressed)
        except Exception:
            self.send({"kind": "failed"})
            raise
        finally:
            ReliableWidget._under_way = None
            self.send(receipt.told())


def create_box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Widget:
    """A box of that class, around these widgets."""
    made = ipywidgets.Box(children)
    made.add_class(name)
    return made


def create_layout(board: ipywidgets.Widget | None = None, rows: ipywidgets.Widget | None = None) -> ipywidgets.Widget:
    """The area of a board and that of its rows; the page waits for both, and leaves out those that are empty."""
    first = ipywidgets.Box() if board is None else board
    first.add_class("vfw-area-map")
    return create_box("vfw-layout", first, create_box("vfw-area-rows", *([] if rows is None else [rows])))


W = TypeVar("W")

_living: dict[type, Any] = {}


def shared_widget(kind: type[W]) -> W:
    """The widget of that class that this kernel has; a new one where there is none yet, or it was closed."""
    if kind not in _living or _living[kind].comm is None:
        _living[kind] = kind()
    found: W = _living[kind]
    return found


def close_widget_tree(widget: ipywidgets.Widget) -> None:
    """Close a widget and all that it consists of: children, layouts, styles. What a kernel has once stays."""
    if widget.comm is None or widget in _living.values():
        return
    parts = [*_parts(widget)]
    widget.close()
    for part in parts:
        close_widget_tree(part)


def _parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    for name in widget.keys:
        value = getattr(widget, name)
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, ipywidgets.Widget):
                yield part


class SharedScript(anywidget.AnyWidget):
    """What widgets of one kind run: a subclass gives `module` its text, and `_css` that of the stylesheet."""

    _esm = "export default {};"

    module = traitlets.Unicode().tag(sync=True)


class ScriptedWidget(ReliableWidget):
    """A widget that runs a script which others run too; `runs` says which."""

    _esm = read_bundle("runner")
    runs: type[SharedScript]

    script = traitlets.Instance(SharedScript).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(self, **options: Any) -> None:
        super().__init__(script=shared_widget(self.runs), **options)
