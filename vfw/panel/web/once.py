"""Widgets that a kernel has once: a page is sent the state of every widget that there is, and theirs is large."""

from __future__ import annotations

from typing import Any, TypeVar

W = TypeVar("W")

_living: dict[type, Any] = {}


def the_only(kind: type[W]) -> W:
    """The widget of that class that this kernel has; a new one where there is none yet, or it was closed."""
    if kind not in _living or _living[kind].comm is None:
        _living[kind] = kind()
    found: W = _living[kind]
    return found
