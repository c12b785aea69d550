"""The difference as other players have it, on one scale: what the answer owes to who plays."""

from __future__ import annotations

from collections.abc import Mapping

from vfw.whatif.report import NOT_HISTORY, describe_difference
from vfw.whatif.statistics import Difference, difference
from vfw.whatif.tallies import Counts, Tally
from vfw.whatif.ui.html_table import html_table
from vfw.whatif.ui.scale import Scale
from vfw.whatif.ui.svg import SERIF, Picture, element, format_percent, format_points, text

BANDS_TITLE = "The answer depends on who plays"
BANDS_WIDTH, BANDS_SMALL_WIDTH = 500, 332
BANDS_TOP, BANDS_ROW, BAND = 30, 47, 24
"""px, above the rows, how far they lie apart, and how high a band is."""


def bands_picture(by_player: Mapping[str, Counts], *, small: bool = False) -> Picture:
    """The picture, a band for each kind of player in the order given; a band that touches 0 is hollow and dashed.
    Raises ValueError where there is no player, or one played no game."""
    if not by_player:
        raise ValueError("nobody played; expected counts by the kind of player, such as random, steady, planner")
    width, name, size = (BANDS_SMALL_WIDTH, "bands-small", 15) if small else (BANDS_WIDTH, "bands", 16)
    found = {player: difference(counts) for player, counts in by_player.items()}
    scale = Scale.holding(
        [end for one in found.values() for end in (one.low, one.high)], 92 if small else 116, width - 92
    )
    foot = BANDS_TOP + BANDS_ROW * len(found)
    drawn = []
    for tick in scale.ticks:
        x, is_zero = scale.at(tick / 100), tick == 0
        colour, wide, kind = ("ink", 2.5, "vfw-zero") if is_zero else ("line", 1, "vfw-tick")
        drawn.append(element("path", d=f"M{x:.2f} {BANDS_TOP - 8}V{foot}", stroke=colour, stroke_width=wide, kind=kind))
        weight = 700 if is_zero else 400
        drawn.append(text(x, 18, format_points(tick / 100, 0), size=size, weight=weight, anchor="middle"))
    for number, (player, one) in enumerate(found.items()):
        y = BANDS_TOP + BANDS_ROW * number
        drawn += [
            text(0, y + 19, player.capitalize(), size=size + 1, weight=600),
            text(0, y + 39, _from_to(by_player[player]), size=size, fill="quiet"),
            *_band(one, scale, y + BANDS_ROW / 2),
            text(width, y + 20, format_points(one.value), size=20, weight=700, anchor="end", family=SERIF, kind="vfw-value"),
            text(width, y + 39, "sees one" if one.is_seen else "sees none", size=size, fill="quiet", anchor="end",
                 kind="vfw-seen"),
        ]  # fmt: skip
    return Picture(name, width, foot + 4, BANDS_TITLE, bands_sentence(by_player), "".join(drawn))


def bands_table(by_player: Mapping[str, Counts]) -> str:
    """The same figures as a table."""
    rows = []
    for player, counts in by_player.items():
        one = difference(counts)
        won = [f"{format_percent(_won(tally))} %" for tally in (counts.as_it_was, counts.as_changed)]
        ends = f"{format_points(one.low)} to {format_points(one.high)}"
        rows.append(
            (
                player.capitalize(),
                f"{counts.games:,}",
                *won,
                format_points(one.value),
                ends,
                "yes" if one.is_seen else "no",
            )
        )
    head = ("Players", "Worlds of each kind", "As it was", "As changed", "Difference, points", "95 % interval")
    return html_table(BANDS_TITLE, (*head, "Model sees a difference"), rows)


def bands_sentence(by_player: Mapping[str, Counts]) -> str:
    """The same figures as sentences."""
    each = [
        f"{player.capitalize()} players, {counts.games:,} worlds of each kind: won in"
        f" {format_percent(_won(counts.as_it_was))} of 100 as it was, in {format_percent(_won(counts.as_changed))} as changed;"
        f" {describe_difference(difference(counts))}"
        for player, counts in by_player.items()
    ]
    return " ".join([*each, "Intervals of 95 %.", NOT_HISTORY])


def describe_bands_games(by_player: Mapping[str, Counts]) -> str:
    """How many worlds there were of each kind, by who played them: what the file of the picture says below it."""
    return f"Worlds of each kind: {', '.join([f'{player} {one.games:,}' for player, one in by_player.items()])}."


def _won(tally: Tally) -> float:
    return tally.won / tally.games


def _from_to(counts: Counts) -> str:
    return f"{format_percent(_won(counts.as_it_was))} → {format_percent(_won(counts.as_changed))}"


def _band(one: Difference, scale: Scale, y: float) -> list[str]:
    low, middle, high = scale.at(one.low), scale.at(one.value), scale.at(one.high)
    seen = one.is_seen
    dashes: dict[str, str] = {} if seen else {"stroke_dasharray": "5 3"}
    return [
        element("rect", x=low, y=y - BAND / 2, width=high - low, height=BAND, rx=4, fill="share-3" if seen else "none",
                stroke="always-dark" if seen else "ink", stroke_width=2, kind="vfw-band", **dashes),
        element("circle", cx=middle, cy=y, r=6, fill="share-5" if seen else "sheet",
                stroke="always-dark" if seen else "ink", stroke_width=2),
    ]  # fmt: skip
