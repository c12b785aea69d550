"""The bar above a world that is looked into: which it is, how it ended, and the way back to the answer."""

from __future__ import annotations

from html import escape
from pathlib import Path

import traitlets

from vfw.crossroads.inside.world_match import Numbered, PlayedOut
from vfw.crossroads.inside.world_words import AS_CHANGED, AS_IT_WAS, how_it_ended, what_is_not_kept, world_title
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget
from vfw.votes.rules.position import Position

WEB = Path(__file__).parents[1] / "web"


class Bar(ReliableWidget):
    """Paints the bar, keeps the room under it still, and brings the focus back to where it was there.

    Attributes:
        html: what stands in it.
    """

    _esm = read_bundle("inside", WEB)
    _css = "\n".join([join_files(BASE_STYLES), join_files(["inside.css"], WEB)])

    html = traitlets.Unicode("").tag(sync=True)


def bar_html(
    world: Numbered, played: PlayedOut | None, last: Position | None, *, is_changed: bool, notice: str = ""
) -> str:
    """What stands in the bar; `played` and `last`, the last position, are None until it was played again."""
    words = notice or "Playing it again…"
    if played and last:
        kept = [notice, how_it_ended(played.ending, last), what_is_not_kept(world.setup.conduct)]
        words = " ".join(filter(None, kept))
    title = escape(world_title(world.number, is_changed=is_changed))
    back = _button("back", '<span aria-hidden="true">‹ </span>Back to the answer')
    # The same elements from the first moment on: so the headline keeps the focus.
    other = _button("other", f"See it {AS_IT_WAS if is_changed else AS_CHANGED}")
    return (
        f'<header class="vfw-world-bar">{back}<div><h2 tabindex="-1">{title}</h2>'
        f'<p role="status">{escape(words)}</p></div>{other}</header>'
    )


def _button(command: str, label: str) -> str:
    return f'<button type="button" class="vfw-wi-button" data-command="{command}">{label}</button>'
