"""The widgets behind the views of the atlas. Each gets all it shows at once, and asks nothing afterwards."""

from __future__ import annotations

from pathlib import Path

import ipyleaflet
import ipywidgets
import traitlets

from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget, ScriptedWidget, SharedScript

WEB = Path(__file__).parent / "web"

STYLES = (
    "elements.css",
    "atlas.css",
    "film/film.css",
    "film/map.css",
    "film/time.css",
    "table.css",
    "congress.css",
    "tabs.css",
)
STYLE = join_files((*BASE_STYLES, "map/map.css")) + "\n" + join_files(STYLES, WEB)


class FilmScript(SharedScript):
    """What all films of a page run."""

    _css = STYLE

    module = traitlets.Unicode(read_bundle("film", WEB)).tag(sync=True)


class FilmWidget(ScriptedWidget):
    """Draws a film around the outlines that stand in its box.

    Attributes:
        scene: the film, as `frames.packed` gives it, with what is written around it.
        state_page: the address of the page of a state, with "{state}" for its postal code.
    """

    runs = FilmScript

    outlines = traitlets.Instance(ipyleaflet.Map).tag(sync=True, **ipywidgets.widget_serialization)
    scene = traitlets.Dict().tag(sync=True)
    state_page = traitlets.Unicode().tag(sync=True)


class CongressWidget(ReliableWidget):
    """Draws the chart of Congress and its table; `scene` has both."""

    _esm = read_bundle("congress", WEB)
    _css = STYLE

    scene = traitlets.Dict().tag(sync=True)


class TabsWidget(ReliableWidget):
    """Turns to one view or another. `tabs` are their names, titles, and a few words more."""

    _esm = read_bundle("tabs", WEB)
    _css = STYLE

    tabs: traitlets.List[tuple[str, str, str]] = traitlets.List().tag(sync=True)
