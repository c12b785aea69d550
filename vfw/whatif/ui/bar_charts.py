"""Bar charts: the shares that are won with their difference, and the differences by player on one scale."""

from __future__ import annotations

from collections.abc import Mapping

from vfw.whatif.report import NOT_HISTORY, answer_sentence, describe_difference
from vfw.whatif.statistics import Difference, Share, difference, share_of
from vfw.whatif.tallies import Counts, Tally
from vfw.whatif.ui.svg import SERIF, Picture, Scale, Table, element, format_percent, format_points, hatch, text

BARS_TITLE = "In how many of 100 worlds the Amendment is won"
WIDTH, SMALL_WIDTH = 500, 332
BARS_ROW, BAR = 48, 28
"""The distance of rows and the height of a bar, in px."""
BARS_HEIGHT = 3 * BARS_ROW + 12
ROW_NAMES = ("As it was", "As changed")


def bars_picture(counts: Counts, *, small: bool = False) -> Picture:
    """Draw the shares as it was and as changed, and their difference on a scale of its own.

    Raises:
        ValueError: No game was played.
    """
    width, name = (SMALL_WIDTH, "bars-small") if small else (WIDTH, "bars")
    left, right = (118, width - 72) if small else (132, width - 88)
    drawn = [hatch(f"vfw-{name}-hatch", "quiet", "sheet")]
    fills = f"url(#vfw-{name}-hatch)", "ratified"
    for number, (row, share, fill) in enumerate(zip(ROW_NAMES, _shares(counts), fills, strict=True)):
        y, long = number * BARS_ROW, right - left
        ends = f"{format_percent(share.low)} to {format_percent(share.high)}"
        drawn += [
            *_row(row, ends, f"{format_percent(share.value)} %", y, width, small),
            element("rect", x=left, y=y + 4, width=long, height=BAR, fill="box", stroke="line",
                    kind="vfw-track"),
            element("rect", x=left, y=y + 4, width=share.value * long, height=BAR, fill=fill, stroke="ink",
                    stroke_width=1.5, kind="vfw-bar"),
            _whisker(left + share.low * long, left + share.high * long, y + 4 + BAR / 2),
        ]  # fmt: skip
    found = difference(counts)
    scale = Scale.containing(found[:3], left, right)
    drawn += [*_row("Difference", _ends(found), format_points(found.value), 2 * BARS_ROW, width, small)]
    drawn += _difference(found, scale, 2 * BARS_ROW + 4 + BAR / 2, small)
    return Picture(name, width, BARS_HEIGHT, BARS_TITLE, bars_sentence(counts), "".join(drawn))


def bars_table(counts: Counts) -> Table:
    """Return the same figures as a table."""
    tallies = counts.as_it_was, counts.as_changed
    rows = [
        (row, f"{tally.won:,} of {tally.games:,}", f"{100 * share.value:.1f} %", _interval(share))
        for row, tally, share in zip(ROW_NAMES, tallies, _shares(counts), strict=True)
    ]
    found = difference(counts)
    rows.append(("Difference", "", f"{format_points(found.value)} points", _ends(found)))
    return Table(BARS_TITLE, ("", "Worlds won", "Share", "95 % interval"), rows)


def bars_sentence(counts: Counts) -> str:
    """Return the same figures as sentences."""
    shares = [
        f"{row}: {100 * share.value:.1f} %, {_interval(share)}."
        for row, share in zip(ROW_NAMES, _shares(counts), strict=True)
    ]
    difference_ = f"Difference: {describe_difference(difference(counts))}"
    return " ".join([answer_sentence(counts), *shares, difference_, "Intervals of 95 %.", NOT_HISTORY])


def _shares(counts: Counts) -> tuple[Share, Share]:
    return share_of(counts.as_it_was.won, counts.games), share_of(counts.as_changed.won, counts.games)


def _interval(share: Share) -> str:
    return f"{100 * share.low:.1f} to {100 * share.high:.1f}"


def _ends(found: Difference) -> str:
    return f"{format_points(found.low)} to {format_points(found.high)}"


def _row(name: str, below: str, figure: str, y: float, width: int, small: bool) -> list[str]:
    size = 15 if small else 16
    return [
        text(0, y + 17, name, size=size + 1, weight=600),
        text(0, y + 37, below, size=size, fill="quiet", kind="vfw-interval"),
        text(width, y + 27, figure, size=20 if small else 26, weight=700, anchor="end", family=SERIF, kind="vfw-value"),
    ]


def _whisker(low: float, high: float, y: float) -> str:
    """Draw an interval, in ink with a margin in the color of the sheet."""
    d = f"M{low:.2f} {y:g}H{high:.2f}M{low:.2f} {y - 8:g}v16M{high:.2f} {y - 8:g}v16"
    ground = element("path", d=d, stroke="sheet", stroke_width=7, fill="none", stroke_linecap="square")
    return ground + element("path", d=d, stroke="ink", stroke_width=2.5, fill="none", kind="vfw-whisker")


def _difference(found: Difference, scale: Scale, y: float, small: bool) -> list[str]:
    axis = element("path", d=f"M{scale.left:g} {y:g}H{scale.right:g}", stroke="edge", stroke_width=1, fill="none")
    zero = scale.at(0)
    marks = [axis]
    for tick in scale.ticks:
        x = scale.at(tick / 100)
        marks.append(element("path", d=f"M{x:.2f} {y - 4:g}v8", stroke="edge", stroke_width=1))
        marks.append(
            text(x, y + 34, format_points(tick / 100, 0), size=15 if small else 16, fill="quiet", anchor="middle")
        )
    marks.append(_whisker(scale.at(found.low), scale.at(found.high), y))
    # Drawn over the whisker, so that an interval with 0 is visible.
    marks.append(element("path", d=f"M{zero:.2f} {y - 16:g}v32", stroke="ink", stroke_width=2.5, kind="vfw-zero"))
    dashes: dict[str, str] = {} if found.is_seen else {"stroke_dasharray": "3 2"}
    fill = "ratified" if found.is_seen else "sheet"
    x = scale.at(found.value)
    disc = element("circle", cx=x, cy=y, r=7, fill=fill, stroke="ink", stroke_width=2, kind="vfw-at", **dashes)
    return [*marks, disc]


BANDS_TITLE = "The answer depends on who plays"
BANDS_TOP, BANDS_ROW, BAND = 30, 47, 24
"""The space above the rows, their distance, and the height of a band, in px."""


def bands_picture(by_player: Mapping[str, Counts], *, small: bool = False) -> Picture:
    """Draw a band for each kind of player in this order; a band that touches 0 is hollow and dashed.

    Raises:
        ValueError: There is no player, or one played no game.
    """
    if not by_player:
        raise ValueError("there are no players; expected counts by the kind of player, such as random, steady, planner")
    width, name, size = (SMALL_WIDTH, "bands-small", 15) if small else (WIDTH, "bands", 16)
    found = {player: difference(counts) for player, counts in by_player.items()}
    scale = Scale.containing(
        [end for one in found.values() for end in (one.low, one.high)], 92 if small else 116, width - 92
    )
    foot = BANDS_TOP + BANDS_ROW * len(found)
    drawn = []
    for tick in scale.ticks:
        x, is_zero = scale.at(tick / 100), tick == 0
        color, wide, kind = ("ink", 2.5, "vfw-zero") if is_zero else ("line", 1, "vfw-tick")
        drawn.append(element("path", d=f"M{x:.2f} {BANDS_TOP - 8}V{foot}", stroke=color, stroke_width=wide, kind=kind))
        weight = 700 if is_zero else 400
        drawn.append(text(x, 18, format_points(tick / 100, 0), size=size, weight=weight, anchor="middle"))
    for number, (player, one) in enumerate(found.items()):
        y = BANDS_TOP + BANDS_ROW * number
        drawn += [
            text(0, y + 19, player.capitalize(), size=size + 1, weight=600),
            text(0, y + 39, _from_to(by_player[player]), size=size, fill="quiet"),
            *_band(one, scale, y + BANDS_ROW / 2),
            text(width, y + 20, format_points(one.value), size=20, weight=700, anchor="end", family=SERIF,
                 kind="vfw-value"),
            text(width, y + 39, "sees one" if one.is_seen else "sees none", size=size, fill="quiet", anchor="end",
                 kind="vfw-seen"),
        ]  # fmt: skip
    return Picture(name, width, foot + 4, BANDS_TITLE, bands_sentence(by_player), "".join(drawn))


def bands_table(by_player: Mapping[str, Counts]) -> Table:
    """Return the same figures as a table."""
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
    return Table(BANDS_TITLE, (*head, "Model sees a difference"), rows)


def bands_sentence(by_player: Mapping[str, Counts]) -> str:
    """Return the same figures as sentences."""
    each = [
        f"{player.capitalize()} players, {counts.games:,} worlds of each kind: won in"
        f" {format_percent(_won(counts.as_it_was))} of 100 as it was,"
        f" in {format_percent(_won(counts.as_changed))} as changed;"
        f" {describe_difference(difference(counts))}"
        for player, counts in by_player.items()
    ]
    return " ".join([*each, "Intervals of 95 %.", NOT_HISTORY])


def describe_bands_games(by_player: Mapping[str, Counts]) -> str:
    """Name the number of playouts of each kind by player, for the foot of a saved picture."""
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
