"""The widgets behind the views of the atlas. Each gets all it shows at once, and asks nothing afterwards."""

from __future__ import annotations

from pathlib import Path

import ipyleaflet
import ipywidgets
import traitlets

from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.delivery import Delivered
from vfw.panel.web.script import Script, Scripted

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
STYLE = joined((*FOUNDATION, "map/map.css")) + "\n" + joined(STYLES, WEB)


class FilmScript(Script):
    """What all films of a page run."""

    _css = STYLE

    module = traitlets.Unicode(bundle("film", WEB)).tag(sync=True)


class FilmWidget(Scripted):
    """Draws a film around the outlines that stand in its box.

    Attributes:
        scene: the film, as `frames.packed` gives it, with what is written around it.
        state_page: the address of the page of a state, with "{state}" for its postal code.
    """

    runs = FilmScript

    outlines = traitlets.Instance(ipyleaflet.Map).tag(sync=True, **ipywidgets.widget_serialization)
    scene = traitlets.Dict().tag(sync=True)
    state_page = traitlets.Unicode().tag(sync=True)


class CongressWidget(Delivered):
    """Draws the chart of Congress and its table; `scene` has both."""

    _esm = bundle("congress", WEB)
    _css = STYLE

    scene = traitlets.Dict().tag(sync=True)


class TabsWidget(Delivered):
    """Turns to one view or another. `tabs` are their names, titles, and a few words more."""

    _esm = bundle("tabs", WEB)
    _css = STYLE

    tabs: traitlets.List[tuple[str, str, str]] = traitlets.List().tag(sync=True)
