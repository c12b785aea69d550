"""A script that many widgets run, sent to the page once.

What a widget runs is part of its state, and so is its stylesheet: the two dozen leaves of a lesson would each bring the
same 37 KB, and the page would load as many modules. A widget of its own holds both for all of them.
"""

from __future__ import annotations

from typing import Any

import anywidget
import ipywidgets
import traitlets

from vfw.panel.web.assets import bundle
from vfw.panel.web.delivery import Delivered
from vfw.panel.web.once import the_only


class Script(anywidget.AnyWidget):
    """What widgets of one kind run: a subclass gives `module` its text, and `_css` that of the stylesheet."""

    _esm = "export default {};"

    module = traitlets.Unicode().tag(sync=True)


class Scripted(Delivered):
    """A widget that runs a script which others run too; `runs` says which."""

    _esm = bundle("runner")
    runs: type[Script]

    script = traitlets.Instance(Script).tag(sync=True, **ipywidgets.widget_serialization)

    def __init__(self, **options: Any) -> None:
        super().__init__(script=the_only(self.runs), **options)
