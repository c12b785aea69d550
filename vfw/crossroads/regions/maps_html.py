"""Three maps as the page shows them: one large, and all of them small on the buttons that choose it."""

from __future__ import annotations

from functools import cache
from typing import Final

from vfw.atlas.outline import outlines
from vfw.crossroads.asking_room import Answer
from vfw.crossroads.picture import Picture, per_cent
from vfw.crossroads.regions.pictured_html import table_button
from vfw.crossroads.share_map import GAIN, KM, NORTH, SOUTH, WEST, Shown, share_map_picture
from vfw.crossroads.state_shares import UNPAIRED, state_shares
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import decisive

NAMES: Final[dict[Shown, str]] = {"as it was": "As it was", "as changed": "As changed", "difference": "Difference"}
EAST = 2330
"""km, where the land ends; what stands off the coast lies beyond."""
MOST_NAMED = 3


def maps_html(answer: Answer | None) -> str:
    """The region. Outlines are left out, as `data-land` says: the page has them once, and puts them in."""
    if answer is None:
        return ""
    counts = answer.counts
    pictures = {shown: share_map_picture(counts, shown) for shown in NAMES}
    choices = "".join([_choice_html(shown, picture, counts) for shown, picture in pictures.items()])
    maps = "".join(
        [
            f'<div class="vfw-wi-map" data-map="{shown}">{without_outlines(picture.svg)}</div>'
            for shown, picture in pictures.items()
        ]
    )
    return (
        f'<section class="vfw-wi-maps" aria-label="Maps"><div class="vfw-wi-switch" role="group" aria-label="Map">'
        f'{choices}</div><div class="vfw-wi-large-map">{maps}</div>{_scale_html()}'
        f'<p class="vfw-wi-deciding">{_deciding(counts)}{table_button("map", "The states")}</p></section>'
    )


@cache
def outlines_by_code() -> dict[str, str]:
    """The outline of each state, as the `d` of a path."""
    return {code: outline.path for code, outline in outlines().items()}


def without_outlines(svg: str) -> str:
    """The drawing with the code of a state in place of its outline."""
    for code, path in outlines_by_code().items():
        svg = svg.replace(f' d="{path}"', f' data-land="{code}"')
    return svg


def _choice_html(shown: Shown, picture: Picture, counts: Counts) -> str:
    wide, high = (EAST - WEST) * KM, (SOUTH - NORTH) * KM
    use = f'<use href="#vfw-{picture.name}-country"/>'
    return (
        f'<button type="button" data-show="{shown}" aria-pressed="false">'
        f'<svg viewBox="0 0 {wide:.0f} {high:.0f}" width="96" height="60" aria-hidden="true">{use}</svg>'
        f"<span><b>{NAMES[shown]}</b><small>{_words(shown, counts)}</small></span></button>"
    )


def _words(shown: Shown, counts: Counts) -> str:
    if shown == "difference":
        seen = sorted([one for one in state_shares(counts) if one.difference.is_seen], key=lambda one: -abs(one.change))
        return f"most in {', '.join([one.code for one in seen[:MOST_NAMED]])}" if seen else "none seen"
    tally = counts.as_it_was if shown == "as it was" else counts.as_changed
    return f"{per_cent(tally.won / tally.games)} of 100 won"


def _scale_html() -> str:
    """What a telephone shows in place of the words below the map."""
    steps = "".join([f'<i class="vfw-wi-step-{step}"></i>' for step in range(1, 7)])
    return (
        '<p class="vfw-wi-told" aria-live="polite"></p><p class="vfw-wi-scale" aria-hidden="true">'
        f"<span>of 100 worlds; press a state</span><span>0 {steps} 100</span></p>"
    )


def _deciding(counts: Counts) -> str:
    most = decisive(counts.as_changed)
    if not most:
        return ""
    return f"<b>The state that decides</b> is most often {most}. "


def differences_note() -> str:
    """What the map of differences is to be read with."""
    return f"{UNPAIRED} {GAIN} marks a gain of eight points or more."
