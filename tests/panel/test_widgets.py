"""Reliable delivery in the kernel, and widgets shared by many."""

from typing import Any

import ipywidgets
import pytest
import traitlets

from tests.panel.screen import arrive
from vfw.panel.surfaces.state_map import CountryLayer, create_outline_map
from vfw.panel.web.widgets import ReliableWidget, ScriptedWidget, SharedScript, close_widget_tree, shared_widget

Pressed = dict[str, Any]


class Lamp(ReliableWidget):
    """A widget with something to show."""

    light = traitlets.Unicode("off").tag(sync=True)
    colour = traitlets.Unicode("white").tag(sync=True)


class Socket:
    """A widget and what a page hears of it: messages, and what differs. `acts` is what the widget was asked to do."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[Pressed] = []
        self.updates: list[Pressed] = []
        self.acts: list[Pressed] = []
        monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _, message, buffers=None: self._take(message))
        self.widget = ReliableWidget()
        self.widget.on_press(self.acts.append)

    def _take(self, message: Pressed) -> None:
        if message["method"] == "custom":
            self.heard.append(message["content"])
        if message["method"] == "update":
            self.updates.append(message["state"])

    def arrive(self, message: Pressed) -> None:
        arrive(self.widget, message)

    def press(self, number: int, message: Pressed, page: str = "a page") -> Pressed:
        """Return the answer to the press."""
        self.arrive({"kind": "press", "page": page, "number": number, "message": message})
        return self.heard[-1]


@pytest.fixture
def socket(monkeypatch: pytest.MonkeyPatch) -> Socket:
    return Socket(monkeypatch)


def test_a_press_is_acted_on_before_its_receipt(socket: Socket) -> None:
    taken = {"kind": "taken", "page": "a page", "number": 1, "states": {}, "says": {}}
    assert socket.press(1, {"pick": "NY"}) == taken
    assert socket.acts == [{"pick": "NY"}]


def test_a_press_that_comes_again_gets_the_same_receipt_and_is_not_acted_on(socket: Socket) -> None:
    def act(message: Pressed) -> None:
        socket.acts.append(message)
        socket.widget.send({"kind": "heard"})

    socket.widget.on_press(act)
    first = socket.press(1, {"pick": "NY"})
    assert first["says"] == {socket.widget.model_id: [{"kind": "heard"}]}
    assert [socket.press(1, {"pick": "NY"}) for _ in range(3)] == [first] * 3
    assert socket.acts == [{"pick": "NY"}]


def test_the_press_numbers_of_a_widget_may_have_gaps(socket: Socket) -> None:
    for number in (2, 5, 5, 9, 5):
        socket.press(number, {"number": number})
    assert socket.acts == [{"number": 2}, {"number": 5}, {"number": 9}]


def test_a_reloaded_page_counts_from_the_start(socket: Socket) -> None:
    socket.press(7, {"pick": "NY"}, page="before")
    assert socket.press(1, {"pick": "OH"}, page="after")["page"] == "after"
    socket.press(7, {"pick": "NY"}, page="before")
    assert socket.acts == [{"pick": "NY"}, {"pick": "OH"}]


def test_messages_during_a_press_come_with_the_receipt(socket: Socket) -> None:
    def act(message: Pressed) -> None:
        for kind in message["says"]:
            socket.widget.send({"kind": kind})

    socket.widget.on_press(act)
    said = {socket.widget.model_id: [{"kind": "begin"}, {"kind": "append"}]}
    assert socket.press(1, {"says": ["begin", "append"]})["says"] == said
    assert len(socket.heard) == 1
    socket.widget.send({"kind": "like"})
    assert socket.heard[-1] == {"kind": "like"}


def test_messages_of_other_widgets_come_with_the_receipt(socket: Socket) -> None:
    lamp = Lamp()
    socket.widget.on_press(lambda _message: lamp.send({"kind": "append"}))
    assert socket.press(1, {})["says"] == {lamp.model_id: [{"kind": "append"}]}
    assert len(socket.heard) == 1
    lamp.close()
    assert socket.press(1, {})["says"] == {}, "a widget that has gone says nothing"


def test_changed_traits_of_any_widget_come_with_the_receipt(socket: Socket) -> None:
    lamp, other = Lamp(), Lamp()
    socket.updates.clear()

    def act(message: Pressed) -> None:
        lamp.light = "on"
        with other.hold_sync():
            other.light, other.colour = "on", "red"
        lamp.light = "dim"

    socket.widget.on_press(act)
    states = {lamp.model_id: {"light": "dim"}, other.model_id: {"light": "on", "colour": "red"}}
    assert socket.press(1, {})["states"] == states
    assert socket.updates == []
    lamp.light = "off"
    assert socket.updates == [{"light": "off"}]
    again = socket.press(1, {})
    assert again["states"][lamp.model_id] == {"light": "off"}, "a receipt tells how things stand when it is sent"
    other.close()
    assert [*socket.press(1, {})["states"]] == [lamp.model_id]


def test_a_widget_created_by_a_press_sends_for_itself(socket: Socket) -> None:
    made: list[Lamp] = []

    def make(_message: Pressed) -> None:
        made.append(Lamp())
        made[0].light = "on"

    socket.widget.on_press(make)
    assert socket.press(1, {})["states"] == {}
    assert socket.updates[-1] == {"light": "on"}
    socket.widget.on_press(lambda _message: made[0].set_trait("light", "off"))
    assert socket.press(2, {})["states"] == {made[0].model_id: {"light": "off"}}


def test_changes_of_a_failed_press_are_sent(socket: Socket) -> None:
    lamp = Lamp()
    socket.updates.clear()

    def fail(message: Pressed) -> None:
        lamp.light = "on"
        raise ValueError("no lamp")

    socket.widget.on_press(fail)
    with pytest.raises(ValueError, match="no lamp"):
        arrive(socket.widget, {"kind": "press", "page": "a", "number": 1, "message": {}})
    assert socket.heard[-1]["states"] == {lamp.model_id: {"light": "on"}}
    lamp.light = "off"
    assert socket.updates == [{"light": "off"}]


def test_a_failed_press_gets_a_receipt_and_a_notice(socket: Socket) -> None:
    def fail(message: Pressed) -> None:
        raise ValueError(f"no message of a widget: {message!r}")

    socket.widget.on_press(fail)
    with pytest.raises(ValueError, match="no message"):
        arrive(socket.widget, {"kind": "press", "page": "a", "number": 1, "message": {}})
    says = {socket.widget.model_id: [{"kind": "failed"}]}
    assert socket.heard == [{"kind": "taken", "page": "a", "number": 1, "states": {}, "says": says}]
    socket.widget.on_press(socket.acts.append)
    socket.press(2, {"pick": "NY"}, page="a")
    assert socket.acts == [{"pick": "NY"}]


def test_a_ping_is_answered_with_the_question_number(socket: Socket) -> None:
    socket.arrive({"kind": "ping"})
    socket.widget.question = 12
    socket.arrive({"kind": "ping"})
    assert socket.heard == [{"kind": "pong", "question": None}, {"kind": "pong", "question": 12}]


def test_a_message_without_a_number_is_acted_on_as_it_comes(socket: Socket) -> None:
    for _ in range(2):
        socket.arrive({"pick": "NY"})
    assert socket.acts == [{"pick": "NY"}] * 2
    assert socket.heard == []


class LongScript(SharedScript):
    _css = ".long { color: red; }" * 1000
    module = traitlets.Unicode("// long" * 1000).tag(sync=True)


class Runner(ScriptedWidget):
    runs = LongScript


def size_of(widget: ipywidgets.Widget) -> int:
    return len(str(widget.get_state()))


def test_widgets_with_the_same_script_share_it() -> None:
    first, second = Runner(), Runner()
    assert first.script is second.script
    assert size_of(first.script) > 20_000
    assert size_of(second) < 2_000


def test_all_maps_draw_the_same_country() -> None:
    (first,), (second,) = create_outline_map().layers, create_outline_map().layers
    assert first is second is shared_widget(CountryLayer)


def test_a_closed_shared_widget_is_created_again() -> None:
    closed = Runner().script
    closed.close()
    assert Runner().script is not closed
    assert Runner().script is Runner().script


def test_a_widget_is_closed_with_its_parts_but_not_shared_ones() -> None:
    drawn, runner = create_outline_map(), Runner()
    box = ipywidgets.VBox([ipywidgets.Box([drawn]), runner])
    parts = [box, box.layout, box.children[0], drawn, drawn.layout, drawn.style, runner, runner.layout]
    close_widget_tree(box)
    assert [part for part in parts if part.comm is not None] == []
    assert drawn.layers[0].comm is not None
    assert runner.script.comm is not None
