"""Write short, safe HTML for buttons, links and marked text."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from html import escape

from vfw.core.questions import Word

WHAT_IF_COMMAND = "what if"


WHAT_IF_URL = "../../voila/render/what-if.ipynb?from=game"
"""The address of *What if?* from any page; its query says that the browser keeps a moment of a game for it."""


READING_URL = "../../read/"
"""The address of the reading pages from any page."""


def render_reply_button(reply: Word | Sequence[Word], label: str, css: str = "", below: str = "") -> str:
    """Render a button that answers the question of its region.

    Args:
        reply: The reply, or several; further ones answer the questions that follow.
        label: The words on the button.
        css: Further classes.
        below: Text under the label.
    """
    style = f' class="{css}"' if css else ""
    small = f" <small>{escape(below)}</small>" if below else ""
    return f"<button data-pick='{encode_json_attribute(reply)}'{style}>{escape(label)}{small}</button>"


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
) -> str:
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
    attributes = [f'data-command="{escape(command)}"']
    if value:
        attributes.append(f'data-value="{escape(value)}"')
    if why_not:
        attributes.append(f'aria-disabled="true" title="{escape(why_not)}" aria-description="{escape(why_not)}"')
    if pressed is not None:
        attributes.append(f'aria-pressed="{str(pressed).lower()}"')
    if first:
        attributes.append("data-first")
    if leaves:
        attributes.append('data-leaves aria-keyshortcuts="Escape"')
    if about:
        attributes.append(f'aria-label="{escape(f"{label}: {about}")}"')
    # A screen reader says the key by itself.
    unsaid = ' aria-hidden="true"' if leaves else ""
    small = f' <small title="{escape(below)}"{unsaid}>{escape(below)}</small>' if below else ""
    return f'<button type="button" class="vfw-button {css}" {" ".join(attributes)}>{escape(label)}{small}</button>'


def render_what_if_link(words: str, *, value: str = "", about: str = "") -> str:
    """Render a link, styled as a button, that opens *What if?* beside the game.

    Args:
        words: The words of the link.
        value: The moment that its command keeps for that page.
        about: A description of the moment.
    """
    attributes = [f'data-command="{WHAT_IF_COMMAND}"', f'data-value="{escape(value)}"']
    if about:
        attributes.append(f'aria-description="{escape(about)}"')
    return (
        f'<a class="vfw-button" href="{WHAT_IF_URL}" target="_blank" rel="noopener" {" ".join(attributes)}>'
        f'{escape(words)}<span class="vfw-new-tab" role="img" aria-label="(opens in a new tab)"> ↗</span></a>'
    )


def render_reading_links(pages: Sequence[tuple[str, str]]) -> str:
    """Render links that open pages beside the game, (address below `read/`, words) each; "" for none."""
    new_tab = '<span class="vfw-new-tab" role="img" aria-label="(opens in a new tab)"> ↗</span>'
    links = " · ".join(
        f'<a class="vfw-to-read" href="{READING_URL}{escape(page)}" target="_blank" rel="noopener">{escape(words)}'
        f"{new_tab}</a>"
        for page, words in pages
    )
    return f'<p class="vfw-ways-to-read">{links}</p>' if links else ""


def render_local_button(does: str, label: str, css: str = "") -> str:
    """Render a button for what the page does without the kernel, such as full screen."""
    return f'<button type="button" class="vfw-button {css}" data-local="{escape(does)}">{escape(label)}</button>'


def render_unreadable_save_button() -> str:
    """Render a button that downloads the unreadable save. The page shows it if there is one."""
    return render_local_button("save aside", "Download the unreadable save")


def render_read_aloud_button() -> str:
    """Render a button that reads the nearest `data-passage` around it. `speech.css` shows it if there is a voice."""
    button = '<button type="button" class="vfw-read-aloud" data-read-aloud hidden>Read aloud</button>'
    return f'<div class="vfw-aloud">{button}</div>'


def render_dialog_button(about: str, label: str) -> str:
    """Render a button that opens a dialog."""
    return f'<button type="button" class="vfw-button" data-sheet="{escape(about)}">{escape(label)}</button>'


def render_dialog_link(about: str, label: str) -> str:
    """Render words in a text that open a dialog about a card, a word or a state."""
    # Not a button element, which would not break over lines with the text around it; the page makes one of it.
    return f'<span data-sheet="{escape(about)}">{escape(label)}</span>'


def render_linked_text(text: str, places: Sequence[tuple[int, int, str]]) -> str:
    """Render a text in which the places (start, end, dialog) open dialogs."""
    html, at = "", 0
    for start, end, about in places:
        html += escape(text[at:start]) + render_dialog_link(about, text[start:end])
        at = end
    return html + escape(text[at:])


def render_marked_text(text: str) -> str:
    """Render a text with **bold** and *italic* words and paragraphs between empty lines."""
    html = re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", escape(text.strip()), flags=re.DOTALL)
    html = re.sub(r"\*(.+?)\*", r"<i>\1</i>", html, flags=re.DOTALL)
    return "".join(f"<p>{paragraph}</p>" for paragraph in re.split(r"\n\s*\n", html) if paragraph)


def strip_marks(text: str) -> str:
    """Return the text for a screen reader: in one line, without marks."""
    return " ".join(text.replace("*", "").split())


def encode_json_attribute(value: object) -> str:
    """Return a value as JSON for an attribute between single quotes."""
    return escape(json.dumps(value, ensure_ascii=False), quote=False).replace("'", "&#39;")


def render_thinking(words: str) -> str:
    """Render a line that says who thinks, with three dots; "" if no player thinks.

    The mode announces it.
    """
    if not words:
        return ""
    dots = '<span class="vfw-dots" aria-hidden="true"><i></i><i></i><i></i></span>'
    return f'<p class="vfw-thinking">{dots}{escape(words)}</p>'


def open_overlay_tag(css: str, question: int) -> str:
    """Return the opening tag of an overlay."""
    return f'<section class="vfw-cover {css}" data-region="cover" data-question="{question}"'
