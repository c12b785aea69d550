"""What a page is sent once, however many widgets need it."""

import ipywidgets
import traitlets

from vfw.panel.surfaces.state_map import CountryLayer, create_outline_map
from vfw.panel.web.widgets import ScriptedWidget, SharedScript, close_widget_tree, shared_widget


class LongScript(SharedScript):
    _css = ".long { color: red; }" * 1000
    module = traitlets.Unicode("// long" * 1000).tag(sync=True)


class Runner(ScriptedWidget):
    runs = LongScript


def size_of(widget: ipywidgets.Widget) -> int:
    return len(str(widget.get_state()))


def test_those_that_run_a_script_share_it() -> None:
    first, second = Runner(), Runner()
    assert first.script is second.script
    assert size_of(first.script) > 20_000
    assert size_of(second) < 2_000


def test_all_maps_draw_the_same_country() -> None:
    (first,), (second,) = create_outline_map().layers, create_outline_map().layers
    assert first is second is shared_widget(CountryLayer)


def test_what_was_closed_is_made_anew() -> None:
    closed = Runner().script
    closed.close()
    assert Runner().script is not closed
    assert Runner().script is Runner().script


def test_a_widget_is_closed_with_its_parts_and_without_what_others_use() -> None:
    drawn, runner = create_outline_map(), Runner()
    box = ipywidgets.VBox([ipywidgets.Box([drawn]), runner])
    parts = [box, box.layout, box.children[0], drawn, drawn.layout, drawn.style, runner, runner.layout]
    close_widget_tree(box)
    assert [part for part in parts if part.comm is not None] == []
    assert drawn.layers[0].comm is not None
    assert runner.script.comm is not None
