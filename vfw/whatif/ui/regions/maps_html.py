"""Three maps as the page shows them: one large, and all of them small on the buttons that choose it."""

from __future__ import annotations

from functools import cache
from typing import Final

from vfw.atlas.outline import outlines
from vfw.whatif.report import describe_deciding_states
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.regions.pictured_html import render_table_button
from vfw.whatif.ui.session import ShownAnswer
from vfw.whatif.ui.share_map import GAIN, NORTH, PX_PER_KM, SOUTH, WEST, MapKind, share_map_picture
from vfw.whatif.ui.state_shares import UNPAIRED_NOTE, state_shares
from vfw.whatif.ui.svg import Picture, format_percent

MAP_NAMES: Final[dict[MapKind, str]] = {
    "as it was": "As it was",
    "as changed": "As changed",
    "difference": "Difference",
}
EAST = 2330
"""km, where the land ends; what stands off the coast lies beyond."""
MAX_MAP_STATES = 3


def render_maps(answer: ShownAnswer | None) -> str:
    """The region. Outlines are left out, as `data-land` says: the page has them once, and puts them in."""
    if answer is None:
        return ""
    counts = answer.counts
    pictures = {shown: share_map_picture(counts, shown) for shown in MAP_NAMES}
    choices = "".join([_render_map_choice(shown, picture, counts) for shown, picture in pictures.items()])
    maps = "".join(
        [
            f'<div class="vfw-wi-map" data-map="{shown}">{strip_outlines(picture.svg)}</div>'
            for shown, picture in pictures.items()
        ]
    )
    return (
        f'<section class="vfw-wi-maps" aria-label="Maps"><div class="vfw-wi-switch" role="group" aria-label="Map">'
        f'{choices}</div><div class="vfw-wi-large-map">{maps}</div>{_render_scale()}'
        f'<p class="vfw-wi-deciding">{_render_deciding_sentence(counts)}{render_table_button("map", "The states")}</p></section>'
    )


@cache
def outlines_by_code() -> dict[str, str]:
    """The outline of each state, as the `d` of a path."""
    return {code: outline.path for code, outline in outlines().items()}


def strip_outlines(svg: str) -> str:
    """The drawing with the code of a state in place of its outline."""
    for code, path in outlines_by_code().items():
        svg = svg.replace(f' d="{path}"', f' data-land="{code}"')
    return svg


def _render_map_choice(shown: MapKind, picture: Picture, counts: Counts) -> str:
    wide, high = (EAST - WEST) * PX_PER_KM, (SOUTH - NORTH) * PX_PER_KM
    use = f'<use href="#vfw-{picture.name}-country"/>'
    return (
        f'<button type="button" data-show="{shown}" aria-pressed="false">'
        f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" width="96" height="60" aria-hidden="true">{use}</svg>'
        f"<span><b>{MAP_NAMES[shown]}</b><small>{_describe_map(shown, counts)}</small></span></button>"
    )


def _describe_map(shown: MapKind, counts: Counts) -> str:
    if shown == "difference":
        seen = sorted([one for one in state_shares(counts) if one.difference.is_seen], key=lambda one: -abs(one.change))
        return f"most in {', '.join([one.code for one in seen[:MAX_MAP_STATES]])}" if seen else "none seen"
    tally = counts.as_it_was if shown == "as it was" else counts.as_changed
    return f"{format_percent(tally.won / tally.games)} of 100 won"


def _render_scale() -> str:
    """What a telephone shows in place of the words below the map."""
    steps = "".join([f'<i class="vfw-wi-step-{step}"></i>' for step in range(1, 7)])
    return (
        '<p class="vfw-wi-told" aria-live="polite"></p><p class="vfw-wi-scale" aria-hidden="true">'
        f"<span>of 100 worlds; press a state</span><span>0 {steps} 100</span></p>"
    )


def _render_deciding_sentence(counts: Counts) -> str:
    most = describe_deciding_states(counts.as_changed)
    if not most:
        return ""
    return f"<b>The state that decides</b> is most often {most}. "


def differences_note() -> str:
    """What the map of differences is to be read with."""
    return f"{UNPAIRED_NOTE} {GAIN} marks a gain of eight points or more."
