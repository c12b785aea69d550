"""How the game ended: who won and why, and how it came out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.panel.faces.tracks import Tally, tally_html


@dataclass(frozen=True)
class EndingFace:
    """What the end of a game shows. `side` is the winner's; `counts` say how it came out; `winners` are the signs of
    those who won it together, as HTML."""

    headline: str
    reason: str
    side: str
    counts: Sequence[Tally]
    winners: str = ""


def ending_html(face: EndingFace, seed: str, tools: Sequence[str], question: int) -> str:
    """Stands where the prompt stood. `seed` is what the game can be dealt again with, "" where there is none."""
    counts = "".join(map(tally_html, face.counts))
    again = f'<p class="vfw-small">Dealt with the seed <b>{escape(seed)}</b>.</p>' if seed else ""
    return (
        f'<section class="vfw-prompt vfw-ending vfw-sheet" data-side="{escape(face.side)}" data-question="{question}"'
        ' data-region="prompt" aria-label="How the game ended">'
        '<div class="vfw-ribbon" aria-hidden="true"></div>'
        f'<p class="vfw-kicker">The game is over</p><h2 tabindex="-1">{escape(face.headline)}</h2>'
        f"{face.winners}"
        f'<p class="vfw-reason">{escape(face.reason)}</p><div class="vfw-counts">{counts}</div>'
        f"{again}"
        f'<div class="vfw-tools">{"".join(tools)}</div></section>'
    )
