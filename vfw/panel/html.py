"""Render buttons, links and marked text, which the pages of all packages share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.questions import Word
from vfw.templating import Markup, call_macro

BUTTONS = "panel/templates/buttons.html"
WHAT_IF_COMMAND = "what if"


def render_reply_button(reply: Word | Sequence[Word], label: str, css: str = "", below: str = "") -> Markup:
    """Render a button that answers the question of its region.

    Args:
        reply: The reply, or several; further ones answer the questions that follow.
        label: The words on the button.
        css: Further classes.
        below: Text under the label.
    """
    return call_macro(BUTTONS, "reply_button", reply, label, css, below)


def render_command_button(
    command: str,
    label: str,
    css: str = "",
    *,
    value: str = "",
    below: str = "",
    why_not: str = "",
    pressed: bool | None = None,
    first: bool = False,
    leaves: bool = False,
    about: str = "",
) -> Markup:
    """Render a button that gives a command.

    Args:
        command: The name of the command.
        label: The words on the button.
        css: Further classes.
        value: The value of the command.
        below: Text under the label.
        about: Text that screen readers get after the label, if several buttons have the same label.
        why_not: The reason why the button cannot be used now. It stays in the tab order and shows the reason.
        pressed: The state of a toggle; None for other buttons.
        first: Whether it gets the focus on an overlay or in the prompt.
        leaves: Whether Escape presses it.
    """
    named: dict[str, Any] = {"value": value, "below": below, "why_not": why_not, "pressed": pressed}
    return call_macro(BUTTONS, "command_button", command, label, css, **named, first=first, leaves=leaves, about=about)


def render_what_if_link(words: str, *, value: str = "", about: str = "") -> Markup:
    """Render a link, styled as a button, that opens *What if?* beside the game.

    Args:
        words: The words of the link.
        value: The moment that its command keeps for that page.
        about: A description of the moment.
    """
    return call_macro(BUTTONS, "what_if_link", words, value, about)


def render_local_button(does: str, label: str, css: str = "") -> Markup:
    """Render a button for what the page does without the kernel, such as full screen."""
    return call_macro(BUTTONS, "local_button", does, label, css)


def render_dialog_button(about: str, label: str) -> Markup:
    """Render a button that opens a dialog."""
    return call_macro(BUTTONS, "dialog_button", about, label)


def strip_marks(text: str) -> str:
    """Return the text for a screen reader: in one line, without marks."""
    return " ".join(text.replace("*", "").split())
