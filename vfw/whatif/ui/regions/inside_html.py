"""Three worlds worth a look, of those that were counted."""

from __future__ import annotations

from collections.abc import Collection

from vfw.whatif.ui.inside.worlds_to_open import SuggestedPlayout, suggest_playouts
from vfw.whatif.ui.session import ShownAnswer


def render_playout_list(answer: ShownAnswer | None, decides: str = "", begun: Collection[int] = ()) -> str:
    """The region. `decides` is the state that decided the narrowest world, where that is known; `begun` are the numbers
    of the worlds in which somebody has begun to play."""
    worlds = suggest_playouts(answer.counts.as_changed, decides) if answer else []
    if not worlds:
        return ""
    rows = "".join([_render_playout_row(world, "Go on" if world.number in begun else "Open") for world in worlds])
    return (
        f'<section class="vfw-wi-inside"><h2 class="vfw-wi-eyebrow">Look inside a world</h2><ul>{rows}</ul>'
        '<p class="vfw-wi-small">Each is a world as changed. It opens as a replay, and one can take a seat at any '
        "moment.</p></section>"
    )


def _render_playout_row(world: SuggestedPlayout, does: str) -> str:
    return (
        f"<li><span><b>{world.name}</b><small>{world.words} · world {world.number:,}</small></span>"
        f'<button type="button" class="vfw-wi-button" data-command="open world" data-value="{world.number}"'
        f' aria-label="{does}: world {world.number:,}, {world.name.lower()}">{does}</button></li>'
    )
