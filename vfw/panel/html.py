"""A few helpers to write HTML that is safe and short."""

from __future__ import annotations

import json
from html import escape

from vfw.core.questions import Word


def pick_button(reply: Word, label: str, css: str = "") -> str:
    """A button that answers the question of the region it stands in with `reply`. Short: a list has 48 of them."""
    pick = escape(json.dumps(reply, ensure_ascii=False), quote=False).replace("'", "&#39;")
    style = f' class="{css}"' if css else ""
    return f"<button data-pick='{pick}'{style}>{escape(label)}</button>"


def command_button(
    command: str,
    label: str,
    css: str = "",
    *,
    value: str = "",
    why_not: str = "",
    pressed: bool | None = None,
    first: bool = False,
) -> str:
    """A button that gives a command.

    `why_not` dims it; it keeps its place in the tab order, and whoever presses it is told why. `pressed` makes it a
    toggle; `first` is where the focus goes on a cover.
    """
    attributes = [f'data-command="{escape(command)}"', f'data-value="{escape(value)}"']
    if why_not:
        attributes.append(f'aria-disabled="true" title="{escape(why_not)}"')
    if pressed is not None:
        attributes.append(f'aria-pressed="{str(pressed).lower()}"')
    if first:
        attributes.append("data-first")
    return f'<button type="button" class="vfw-button {css}" {" ".join(attributes)}>{escape(label)}</button>'
