"""Data of buttons and links, which `panel/templates/buttons.html` draws."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

WHAT_IF_COMMAND = "what if"


@dataclass(frozen=True)
class Button:
    """A button that gives a command to the session.

    Attributes:
        command: The name of the command.
        label: The words on the button.
        css: Further classes.
        value: The value of the command.
        below: Text under the label.
        why_not: The reason why the button cannot be used now. It stays in the tab order and shows the reason.
        pressed: The state of a toggle; None for other buttons.
        first: True if it gets the focus on an overlay or in the prompt.
        leaves: True if Escape presses it.
        about: Text that screen readers get after the label, if several buttons have the same label.
    """

    kind: ClassVar = "command"
    command: str
    label: str
    css: str = ""
    value: str = ""
    below: str = ""
    why_not: str = ""
    pressed: bool | None = None
    first: bool = False
    leaves: bool = False
    about: str = ""


@dataclass(frozen=True)
class LocalButton:
    """A button for what the page does without the kernel, such as full screen."""

    kind: ClassVar = "local"
    does: str
    label: str


@dataclass(frozen=True)
class DialogButton:
    """A button that opens the dialog on a subject."""

    kind: ClassVar = "dialog"
    about: str
    label: str


@dataclass(frozen=True)
class WhatIfButton:
    """A link, drawn as a button, that opens *What if?* beside the game.

    Attributes:
        label: The words of the link.
        value: The moment that its command keeps for that page.
        about: A description of the moment.
    """

    kind: ClassVar = WHAT_IF_COMMAND
    label: str
    value: str = ""
    about: str = ""


AnyButton = Button | LocalButton | DialogButton | WhatIfButton
