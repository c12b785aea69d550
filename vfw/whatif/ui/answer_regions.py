"""The regions of the page that show an answer: sentence, charts, players, maps, and what goes with winning."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from html import escape
from typing import Final

from vfw.atlas.outline import outlines
from vfw.votes.narration.words import PLAYER_PROFILES
from vfw.votes.rules.board import NAMES
from vfw.whatif.report import (
    NOT_HISTORY,
    answer_sentence,
    describe_deciding_states,
    describe_event,
    describe_shared_luck,
)
from vfw.whatif.statistics import (
    UNPAIRED_NOTE,
    Association,
    Difference,
    Share,
    difference,
    find_associations,
    state_shares,
)
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bar_charts import BANDS_TITLE, BARS_TITLE, bands_picture, bars_picture
from vfw.whatif.ui.column_charts import HISTOGRAM_TITLE, SENDING_TITLE, histogram_picture, only_turn, sending_picture
from vfw.whatif.ui.session import ShownAnswer
from vfw.whatif.ui.share_map import GAIN, NORTH, PX_PER_KM, SOUTH, WEST, MapKind, share_map_picture
from vfw.whatif.ui.svg import Picture, format_percent

TABLE_LABEL = "as a table"


def render_picture(large: Picture, small: Picture | None = None) -> str:
    """Render a picture for a wide page and one for a phone, of which the page shows one."""
    if small is None:
        return f'<div class="vfw-wi-picture">{large.svg}</div>'
    return (
        f'<div class="vfw-wi-picture vfw-wi-broad">{large.svg}</div>'
        f'<div class="vfw-wi-picture vfw-wi-narrow">{small.svg}</div>'
    )


def render_table_button(name: str, title: str) -> str:
    """Render an inline button that opens the table of a picture."""
    return (
        f'<button type="button" class="vfw-wi-link" data-command="table" data-value="{escape(name)}"'
        f' aria-label="{escape(title)}: as a table">{TABLE_LABEL}</button>'
    )


PRECOMPUTED, SO_FAR, WHOLE = "The answer, counted beforehand", "The answer so far", "The answer"
NOTHING_PLAYED = "Nothing has been played yet."
DECIDED_NOTE = "Decided worlds are voted on to the last state, for this and the map."
FIRST_RUNNING = "The first worlds are being played."


def render_answer(answer: ShownAnswer | None, *, is_playing: bool, introduction: str = "") -> str:
    """Render the answer; without one, the introduction of the question."""
    if answer is None:
        words = "".join([f"<p>{escape(' '.join(part.split()))}</p>" for part in introduction.split("\n\n") if part])
        return (
            f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">The answer</p>'
            f"<h2>{FIRST_RUNNING if is_playing else NOTHING_PLAYED}</h2>"
            f'<p class="vfw-wi-not">{NOT_HISTORY}</p>{words}</section>'
        )
    counts = answer.counts
    kind = PRECOMPUTED if answer.is_precomputed else SO_FAR if is_playing else WHOLE
    return (
        f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">{kind}</p><h2>{escape(answer_sentence(counts))}</h2>'
        f'<p class="vfw-wi-not">{NOT_HISTORY}</p>'
        f"{render_picture(bars_picture(counts), bars_picture(counts, small=True))}"
        f'<p class="vfw-wi-seen">{_describe_interval(difference(counts))} '
        f"{render_table_button('bars', BARS_TITLE)}</p></section>"
    )


def render_histogram(answer: ShownAnswer | None) -> str:
    """Render the region below the answer: how many states ratify."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        f'<section class="vfw-wi-spread"><h3>{HISTOGRAM_TITLE}</h3>'
        f"{render_picture(histogram_picture(counts), histogram_picture(counts, small=True))}"
        f'<p class="vfw-wi-small">{DECIDED_NOTE} {render_table_button("histogram", HISTOGRAM_TITLE)}</p></section>'
    )


def _describe_interval(found: Difference) -> str:
    """Describe the interval of the difference, and the worth of the shared luck."""
    said = "leaves 0 out: <b>the model sees a difference</b>"
    if not found.is_seen:
        said = "holds 0: <b>the model sees no difference</b>"
    return f"With 95 % intervals. That of the difference {said}. {describe_shared_luck(found)}"


SLOW_PLANNER = (
    "A planner thinks each play out, so its worlds are slow: 400 of each kind take 5 to 15 minutes on two cores."
)


def render_bands(by_player: Mapping[str, Counts], players: Sequence[str], chosen: str, own: str) -> str:
    """Render the difference by player, and the choice of the players.

    Args:
        by_player: The counts, by player.
        players: The players that can be chosen.
        chosen: The current one.
        own: The label for the two different players of the question itself.
    """
    names = {player: _player_name(player, own) for player in players}
    choices = "".join(
        [
            f'<button type="button" data-command="players" data-value="{player}" aria-pressed='
            f'"{str(player == chosen).lower()}">{escape(name)}</button>'
            for player, name in names.items()
        ]
    )
    shown = {names[player]: counts for player, counts in by_player.items()}
    bands, note = '<p class="vfw-wi-picture">Not played yet.</p>', ""
    if shown:
        bands = render_picture(bands_picture(shown), bands_picture(shown, small=True))
        note = f'<p class="vfw-wi-small vfw-wi-unit">Points, 95 %: {render_table_button("bands", BANDS_TITLE)}</p>'
    slow = f'<p class="vfw-wi-small">{SLOW_PLANNER}</p>' if chosen == "planner" else ""
    who = PLAYER_PROFILES.get(chosen)
    line = f'<p class="vfw-wi-small"><b>{escape(who.name)}.</b> {escape(who.line)}</p>' if who else ""
    rows = ' data-rows=""' if len(shown) == len(players) else ""
    return (
        f'<section class="vfw-wi-bands"{rows}><h2 class="vfw-wi-eyebrow">{BANDS_TITLE}</h2>{bands}{note}'
        f'<div class="vfw-wi-switch" role="group" aria-label="Who plays">{choices}</div>{line}{slow}</section>'
    )


def _player_name(player: str, own: str) -> str:
    return player.capitalize() if player in PLAYER_PROFILES else own


MAP_NAMES: Final[dict[MapKind, str]] = {
    "as it was": "As it was",
    "as changed": "As changed",
    "difference": "Difference",
}
EAST = 2330
"""The eastern end of the land, in km; callouts off the coast are beyond it."""
MAX_MAP_STATES = 3


def render_maps(answer: ShownAnswer | None) -> str:
    """Render the maps. Outlines are omitted, as `data-land` says: the page has them once, and inserts them."""
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
        f'<p class="vfw-wi-deciding">{_render_deciding_sentence(counts)}'
        f"{render_table_button('map', 'The states')}</p></section>"
    )


@cache
def outlines_by_code() -> dict[str, str]:
    """Return the outline of each state, as the `d` of a path."""
    return {code: outline.path for code, outline in outlines().items()}


def strip_outlines(svg: str) -> str:
    """Replace the outlines in a drawing by the codes of their states."""
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
    """Render the scale that a phone shows in place of the legend."""
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
    """Return the note on the map of differences."""
    return f"{UNPAIRED_NOTE} {GAIN} marks a gain of eight points or more."


NOT_CAUSES = "They go together. That does not make one the cause of the other: something else may bring both."
NO_ASSOCIATIONS = "Nothing early goes with winning beyond what chance may bring."
MAX_DECIDING_STATES = 5


def render_why(answer: ShownAnswer | None) -> str:
    """Render three parts side by side: associations, the turn of sending, deciding states."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        '<section class="vfw-wi-card vfw-wi-goes"><h2>What goes with winning</h2>'
        f"{_render_associations(counts)}</section>"
        f'<section class="vfw-wi-card vfw-wi-sent"><h2>{SENDING_TITLE}</h2>{_render_sending(counts)}</section>'
        '<section class="vfw-wi-card vfw-wi-decides"><h2>Which state decides</h2>'
        f"{_render_deciding_table(counts)}</section>"
    )


def _render_sending(counts: Counts) -> str:
    if turn := only_turn(counts):
        return (
            f'<p class="vfw-wi-small">In all of these worlds it is sent in turn {turn}, or was before they begin.</p>'
        )
    pictured = render_picture(sending_picture(counts), sending_picture(counts, small=True))
    return f'{pictured}<p class="vfw-wi-small">{render_table_button("sending", SENDING_TITLE)}</p>'


def _render_associations(counts: Counts) -> str:
    found = find_associations(counts.as_changed)
    if not found:
        return f'<p class="vfw-wi-small">{NO_ASSOCIATIONS}</p>'
    rows = "".join([_render_association(one) for one in found])
    return (
        '<div class="vfw-figures"><table><thead><tr><th scope="col">Early, as changed</th><th scope="col">Won with it'
        f'</th><th scope="col">Without it</th></tr></thead><tbody>{rows}</tbody></table></div>'
        f'<p class="vfw-wi-small">Of 100 worlds, with 95 % intervals. {NOT_CAUSES}</p>'
    )


def _render_association(one: Association) -> str:
    return (
        f'<tr><th scope="row">{escape(describe_event(one.event))}</th><td>{_format_share(one.with_it)}</td>'
        f"<td>{_format_share(one.without)}</td></tr>"
    )


def _format_share(share: Share) -> str:
    return f"<b>{format_percent(share.value)}</b> ({format_percent(share.low)} to {format_percent(share.high)})"


def _render_deciding_table(counts: Counts) -> str:
    """Render the states that cast the 36th or the 13th vote most often in either kind."""
    was, is_ = counts.as_it_was.decisive, counts.as_changed.decisive
    most = sorted(was + is_, key=lambda code: (-was[code] - is_[code], NAMES[code]))[:MAX_DECIDING_STATES]
    if not most:
        return '<p class="vfw-wi-small">In these worlds no state has cast the vote that decides.</p>'
    rows = "".join(
        [
            f'<tr><th scope="row">{NAMES[code]}</th><td>{format_percent(was[code] / counts.games)}</td>'
            f"<td>{format_percent(is_[code] / counts.games)}</td></tr>"
            for code in most
        ]
    )
    return (
        '<div class="vfw-figures"><table><thead><tr><th scope="col">The 36th yes, or the 13th no</th>'
        f'<th scope="col">As it was</th><th scope="col">As changed</th></tr></thead><tbody>{rows}</tbody></table></div>'
        '<p class="vfw-wi-small">Of 100 worlds.</p>'
    )
