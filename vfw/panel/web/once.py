"""Widgets that a kernel has once, and the end of the others: a page is sent the state of every widget that there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import ipywidgets

W = TypeVar("W")

_living: dict[type, Any] = {}


def the_only(kind: type[W]) -> W:
    """The widget of that class that this kernel has; a new one where there is none yet, or it was closed."""
    if kind not in _living or _living[kind].comm is None:
        _living[kind] = kind()
    found: W = _living[kind]
    return found


def close_whole(widget: ipywidgets.Widget) -> None:
    """Close a widget and all that it consists of: children, layouts, styles. What a kernel has once stays."""
    if widget.comm is None or widget in _living.values():
        return
    parts = [*_parts(widget)]
    widget.close()
    for part in parts:
        close_whole(part)


def _parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    for name in widget.keys:
        value = getattr(widget, name)
        for part in value if isinstance(value, list | tuple) else [value]:
            if isinstance(part, ipywidgets.Widget):
                yield part
