"""The bar above a world that is looked into: which it is, how it ended, and the way back to the answer."""

from __future__ import annotations

from html import escape
from pathlib import Path

import traitlets

from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.delivery import Delivered
from vfw.votes.rules.position import Position
from vfw.whatif.ui.inside.world_words import (
    AS_CHANGED,
    AS_IT_WAS,
    describe_dropped_rules,
    describe_ending,
    format_playout_title,
)
from vfw.whatif.ui.playout_match import FinishedPlayout, PlayoutKey

WEB = Path(__file__).parents[1] / "web"


class PlayoutBar(Delivered):
    """Paints the bar, keeps the room under it still, and brings the focus back to where it was there.

    Attributes:
        html: what stands in it.
    """

    _esm = bundle("inside", WEB)
    _css = "\n".join([joined(FOUNDATION), joined(["inside.css"], WEB)])

    html = traitlets.Unicode("").tag(sync=True)


def render_playout_bar(
    world: PlayoutKey, played: FinishedPlayout | None, last: Position | None, *, is_changed: bool, notice: str = ""
) -> str:
    """What stands in the bar; `played` and `last`, the last position, are None until it was played again."""
    words = notice or "Playing it again…"
    if played and last:
        kept = [notice, describe_ending(played.ending, last), describe_dropped_rules(world.setup.conduct)]
        words = " ".join(filter(None, kept))
    title = escape(format_playout_title(world.number, is_changed=is_changed))
    back = _render_button("back", '<span aria-hidden="true">‹ </span>Back to the answer')
    # The same elements from the first moment on: so the headline keeps the focus.
    other = _render_button("other", f"See it {AS_IT_WAS if is_changed else AS_CHANGED}")
    return (
        f'<header class="vfw-world-bar">{back}<div><h2 tabindex="-1">{title}</h2>'
        f'<p role="status">{escape(words)}</p></div>{other}</header>'
    )


def _render_button(command: str, label: str) -> str:
    return f'<button type="button" class="vfw-wi-button" data-command="{command}">{label}</button>'
