"""The base widgets of all pages: reliable delivery of messages, shared scripts, layout, and closing.

Each press arrives exactly once, whatever happens to the connection between page and kernel. A broken websocket loses
messages in either direction without an error. So the page, in `delivery.js`, numbers the presses, sends one at a time,
and repeats it until its receipt arrives; here each number is acted on once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar

import anywidget
import ipywidgets
import traitlets

from vfw.panel.web.assets import read_bundle

Act = Callable[[dict[str, Any]], None]


@dataclass
class Receipt:
    """The answer to a press: it was received, what was said meanwhile, and what has changed since.

    Attributes:
        page: the page that sent the press.
        number: the number of the press.
        says: messages, by the widget that sends them.
        changed: names of traits, by widget. Their values are those at the time of sending, also when it is sent again.
        made: the widgets that the press has created.
    """

    page: str
    number: int
    says: dict[ReliableWidget, list[Any]] = field(default_factory=dict)
    changed: dict[ReliableWidget, dict[str, None]] = field(default_factory=dict)
    made: list[ReliableWidget] = field(default_factory=list)

    def message(self) -> dict[str, Any]:
        """Return the message. The widget that held back longest comes first: the page before the board in it.

        A browser that removes the focused element lays out everything that was painted until then.
        """
        changed = reversed(self.changed.items())
        states = {widget.model_id: widget.get_state(names) for widget, names in changed if widget.comm}
        says = {widget.model_id: messages for widget, messages in self.says.items() if widget.comm}
        return {"kind": "taken", "page": self.page, "number": self.number, "states": states, "says": says}


class ReliableWidget(anywidget.AnyWidget):
    """A widget whose presses arrive exactly once, in their order.

    The page sends presses, and gets a receipt once the results are on their way:

        {"kind": "press", "page": "k3x9", "number": 12, "message": {...}}
        {"kind": "taken", "page": "k3x9", "number": 12, "states": {"8c0d": {...}, ...}, "says": {"8c0d": [{...}], ...}}

    `page` is chosen again each time a page is loaded. `says` are the messages sent meanwhile by all of these widgets,
    and `states` the changes in them, by their models. They come with the receipt, so that they cannot get lost without
    it, and the page paints all results of a press at once. A press that arrives again gets the same receipt without
    another action. A ping is answered with a pong, which tells the page that the kernel is there. Any other message is
    acted on as it comes, without a receipt.

    Attributes:
        question: the number of the question that is shown, sent with each pong; None if nothing is asked.
    """

    question: int | None = None
    _under_way: ClassVar[Receipt | None] = None
    """The receipt of the press that is being acted on, by any widget."""

    def __init__(self, **options: Any) -> None:
        self._act: Act = lambda message: None
        self._receipts: dict[str, Receipt] = {}
        if ReliableWidget._under_way:
            ReliableWidget._under_way.made.append(self)
        super().__init__(**options)
        self.on_msg(self._handle_message)

    def on_press(self, act: Act) -> None:
        """Set the callback for messages of the page."""
        self._act = act

    def send(self, content: Any, buffers: Any = None) -> None:
        """Send a message to the page; during a press, with its receipt.

        A widget that the press has created sends at once.
        """
        receipt = ReliableWidget._under_way
        if receipt is None or self in receipt.made:
            super().send(content, buffers)
        else:
            receipt.says.setdefault(self, []).append(content)

    def send_first(self, content: Any) -> None:
        """Send a message at once: the page must have it before the state that changes next."""
        super().send(content)

    def send_state(self, key: str | Iterable[str] | None = None) -> None:
        """Send changed traits; during a press, with its receipt.

        A widget that the press has created sends at once: the page does not know it yet when the receipt comes.
        """
        receipt = ReliableWidget._under_way
        if receipt is None or self in receipt.made:
            super().send_state(key)
        else:
            names = self.keys if key is None else [key] if isinstance(key, str) else key
            receipt.changed.setdefault(self, {}).update(dict.fromkeys(names))

    def _handle_message(self, _widget: Any, message: dict[str, Any], _buffers: Any) -> None:
        match message:
            case {"kind": "ping"}:
                self.send({"kind": "pong", "question": self.question})
            case {"kind": "press", "page": str(page), "number": int(number), "message": dict(pressed)}:
                receipt = self._receipts.get(page)
                if receipt is None or receipt.number < number:
                    receipt = self._receipts[page] = Receipt(page, number)
                    self._take(pressed, receipt)
                else:
                    self.send(receipt.message())
            case _:
                self._act(message)

    def _take(self, pressed: dict[str, Any], receipt: Receipt) -> None:
        """Act on a press, and tell the page if that failed.

        An error is raised after the receipt is sent: the same press would cause it again.
        """
        ReliableWidget._under_way = receipt
        try:
            self._act(pressed)
        except Exception:
            self.send({"kind": "failed"})
            raise
        finally:
            ReliableWidget._under_way = None
            self.send(receipt.message())


CLEAR_MARK = " clear"


class RegionWidget(ReliableWidget):
    """A widget that paints a page in regions, and announces lines to screen readers.

    Each of the `regions` has a trait, `head_html` and so on; only changes are sent, in one message. With an ipywidgets
    HTML for each, every region would be a message of its own, and typeset as mathematics again.

    Attributes:
        regions: The names of the regions, in reading order.
        said: A serial number, followed by CLEAR_MARK if earlier lines are removed, and the last announced lines, each
            after a line end.
    """

    regions: ClassVar[tuple[str, ...]] = ()

    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **options: Any) -> None:
        self.add_traits(**{f"{region}_html": traitlets.Unicode("").tag(sync=True) for region in self.regions})
        super().__init__(**options)

    def paint(self, regions: Mapping[str, str]) -> None:
        """Paint these regions by name; the others stay as they are."""
        with self.hold_sync():
            for region, html in regions.items():
                # Most stay as they are, and setting a trait costs more than looking at it.
                if html != self.html(region):
                    self.set_trait(f"{region}_html", html)

    def html(self, region: str) -> str:
        """Return the HTML of a region."""
        return str(getattr(self, f"{region}_html"))

    def send_again(self) -> None:
        """Send everything again, for a browser that has lost it."""
        self.send_state([f"{region}_html" for region in self.regions])

    def say(self, *lines: str, clear: bool = False) -> None:
        """Announce these lines to screen readers, also if they are the same as before.

        Args:
            lines: the lines.
            clear: True if to remove the earlier lines, which can be read in their log.
        """
        serial = int(self.said.split("\n", 1)[0].removesuffix(CLEAR_MARK) or 0) + 1
        self.said = "\n".join([f"{serial}{CLEAR_MARK if clear else ''}", *lines])


def create_box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Widget:
    """Return a box with that class around these widgets."""
    made = ipywidgets.Box(children)
    made.add_class(name)
    return made


def create_layout(board: ipywidgets.Widget | None = None, rows: ipywidgets.Widget | None = None) -> ipywidgets.Widget:
    """Return the areas of a board and of its rows; the page waits for both, and omits empty ones."""
    first = ipywidgets.Box() if board is None else board
    first.add_class("vfw-area-map")
    return create_box("vfw-layout", first, create_box("vfw-area-rows", *([] if rows is None else [rows])))


W = TypeVar("W")

_living: dict[type, Any] = {}


def shared_widget(kind: type[W]) -> W:
    """Return the only widget of that class in this kernel; create it if there is none, or it was closed.

    A page receives the state of every widget, so shared ones save traffic.
    """
    if kind not in _living or _living[kind].comm is None:
        _living[kind] = kind()
    found: W = _living[kind]
    return found


def close_widget_tree(widget: ipywidgets.Widget) -> None:
    """Close a widget and its parts: children, layouts, styles. Shared widgets stay open."""
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
    """A script that many widgets run, sent to the page once.

    The script and the stylesheet of a widget are part of its state: the two dozen leaves of a lesson would each send
    the same 37 KB, and the page would load as many modules. A subclass sets `module` to the script, and `_css` to the
    stylesheet.
    """

    _esm = "export default {};"

    module = traitlets.Unicode().tag(sync=True)


class ScriptedWidget(ReliableWidget):
    """A widget that runs a shared script, which `runs` names."""

    _esm = read_bundle("runner")
    runs: type[SharedScript]

    script = traitlets.Instance(SharedScript).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(self, **options: Any) -> None:
        super().__init__(script=shared_widget(self.runs), **options)
