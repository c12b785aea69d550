"""The regions of the page that show an answer: sentence, charts, players, maps, and what goes with winning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from vfw.atlas.outline import outlines
from vfw.templating import EMPTY, Markup, call_macro
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
    Share,
    difference,
    find_associations,
    state_shares,
)
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bar_charts import BANDS_TITLE, bands_picture, bars_picture
from vfw.whatif.ui.column_charts import histogram_picture, only_turn, sending_picture
from vfw.whatif.ui.session import ShownAnswer
from vfw.whatif.ui.share_map import GAIN, NORTH, PX_PER_KM, SOUTH, WEST, MapKind, share_map_picture
from vfw.whatif.ui.svg import Picture, format_percent


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("whatif/ui/templates/answer.html", macro, *arguments)


def _draw(picture: Callable[..., Picture], of: object) -> tuple[Picture, Picture]:
    """Draw a picture for a wide page, and for a phone."""
    return picture(of), picture(of, small=True)


PRECOMPUTED, SO_FAR, WHOLE = "The answer, counted beforehand", "The answer so far", "The answer"
NOTHING_PLAYED = "Nothing has been played yet."
DECIDED_NOTE = "Decided worlds are voted on to the last state, for this and the map."
FIRST_RUNNING = "The first worlds are being played."


def render_answer(answer: ShownAnswer | None, *, is_playing: bool, introduction: str = "") -> Markup:
    """Render the answer; without one, the introduction of the question."""
    if answer is None:
        paragraphs = [" ".join(part.split()) for part in introduction.split("\n\n") if part]
        return _render("no_answer", FIRST_RUNNING if is_playing else NOTHING_PLAYED, NOT_HISTORY, paragraphs)
    counts = answer.counts
    kind = PRECOMPUTED if answer.is_precomputed else SO_FAR if is_playing else WHOLE
    found = difference(counts)
    sentence, luck, pictures = answer_sentence(counts), describe_shared_luck(found), _draw(bars_picture, counts)
    return _render("answer", kind, sentence, NOT_HISTORY, pictures, found.is_seen, luck)


def render_histogram(answer: ShownAnswer | None) -> Markup:
    """Render the region below the answer: how many states ratify."""
    if answer is None:
        return EMPTY
    return _render("histogram", _draw(histogram_picture, answer.counts), DECIDED_NOTE)


SLOW_PLANNER = (
    "A planner thinks each play out, so its worlds are slow: 400 of each kind take 5 to 15 minutes on two cores."
)


def render_bands(by_player: Mapping[str, Counts], players: Sequence[str], chosen: str, own: str) -> Markup:
    """Render the difference by player, and the choice of the players.

    Args:
        by_player: The counts, by player.
        players: The players that can be chosen.
        chosen: The current one.
        own: The label for the two different players of the question itself.
    """
    names = {player: _player_name(player, own) for player in players}
    shown = {names[player]: counts for player, counts in by_player.items()}
    pictures = _draw(bands_picture, shown) if shown else ()
    slow = SLOW_PLANNER if chosen == "planner" else ""
    who, has_all = PLAYER_PROFILES.get(chosen), len(shown) == len(players)
    return _render("bands", BANDS_TITLE, list(names.items()), chosen, who, pictures, has_all, slow)


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


class MapChoice(NamedTuple):
    """A map that can be shown.

    Attributes:
        kind: Its kind.
        name: Its name.
        about: Its content in few words.
        picture: The name of its picture.
        svg: Its picture, without outlines.
    """

    kind: MapKind
    name: str
    about: str
    picture: str
    svg: Markup


def render_maps(answer: ShownAnswer | None) -> Markup:
    """Render the maps. Outlines are omitted, as `data-land` says: the page has them once, and inserts them."""
    if answer is None:
        return EMPTY
    counts = answer.counts
    choices = []
    for kind, name in MAP_NAMES.items():
        picture = share_map_picture(counts, kind)
        svg = Markup(strip_outlines(picture.svg))
        choices.append(MapChoice(kind, name, _describe_map(kind, counts), picture.name, svg))
    view_box = f"0 0 {(EAST - WEST) * PX_PER_KM:.0f} {(SOUTH - NORTH) * PX_PER_KM:.0f}"
    return _render("maps", choices, view_box, describe_deciding_states(counts.as_changed))


@cache
def outlines_by_code() -> dict[str, str]:
    """Return the outline of each state, as the `d` of a path."""
    return {code: outline.path for code, outline in outlines().items()}


def strip_outlines(svg: str) -> str:
    """Replace the outlines in a drawing by the codes of their states."""
    svg = str(svg)  # Markup would escape the quotes.
    for code, path in outlines_by_code().items():
        svg = svg.replace(f' d="{path}"', f' data-land="{code}"')
    return svg


def _describe_map(shown: MapKind, counts: Counts) -> str:
    if shown == "difference":
        seen = sorted([one for one in state_shares(counts) if one.difference.is_seen], key=lambda one: -abs(one.change))
        return f"most in {', '.join([one.code for one in seen[:MAX_MAP_STATES]])}" if seen else "none seen"
    tally = counts.as_it_was if shown == "as it was" else counts.as_changed
    return f"{format_percent(tally.won / tally.games)} of 100 won"


def differences_note() -> str:
    """Return the note on the map of differences."""
    return f"{UNPAIRED_NOTE} {GAIN} marks a gain of eight points or more."


NOT_CAUSES = "They go together. That does not make one the cause of the other: something else may bring both."
NO_ASSOCIATIONS = "Nothing early goes with winning beyond what chance may bring."
MAX_DECIDING_STATES = 5


def render_why(answer: ShownAnswer | None) -> Markup:
    """Render three parts side by side: associations, the turn of sending, deciding states."""
    if answer is None:
        return EMPTY
    counts = answer.counts
    associations = [
        (describe_event(one.event), _percentages(one.with_it), _percentages(one.without))
        for one in find_associations(counts.as_changed)
    ]
    sending = _draw(sending_picture, counts)
    rows = _deciding_rows(counts)
    return _render("why", associations, NOT_CAUSES, NO_ASSOCIATIONS, sending, only_turn(counts), rows)


def _percentages(share: Share) -> tuple[str, str, str]:
    return format_percent(share.value), format_percent(share.low), format_percent(share.high)


def _deciding_rows(counts: Counts) -> list[tuple[str, ...]]:
    """Return the states that cast the 36th or the 13th vote most often in either kind, with their shares in both."""
    was, is_ = counts.as_it_was.decisive, counts.as_changed.decisive
    most = sorted(was + is_, key=lambda code: (-was[code] - is_[code], NAMES[code]))[:MAX_DECIDING_STATES]
    return [(NAMES[code], *[format_percent(kind[code] / counts.games) for kind in (was, is_)]) for code in most]
