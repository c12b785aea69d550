"""Column charts: how many states ratify, with a line at 36, and the turn in which Congress sends the Amendment."""

from __future__ import annotations

from vfw.votes.rules.tabletop import TO_RATIFY, TURNS
from vfw.whatif.report import format_of_100, median_ratified
from vfw.whatif.tallies import MAX_RATIFIED, Counts, Tally
from vfw.whatif.ui.svg import Picture, Table, element, format_percent, hatch, text

HISTOGRAM_TITLE = "How many states ratify"
OPEN_STATES_NOTE = "A world decided early is voted on to its last state, for this picture and the map alone."
WIDTH, SMALL_WIDTH = 500, 332
HISTOGRAM_TOP, HISTOGRAM_BASE = 60, 174
"""The top and the base of the columns, in px."""
HIGHEST_START = 20
"""The latest start of the axis, so that both sides of the line have space for words."""
EDGE_OF_AXIS = 8
TICK = 4
"""States between two numbers below the axis."""


def histogram_picture(counts: Counts, *, small: bool = False) -> Picture:
    """Draw columns for the changed playouts, and an outline for those as they were.

    Playouts in which Congress never sends the Amendment have no column, but a line of words.

    Raises:
        ValueError: No game was played.
    """
    if not counts.games:
        raise ValueError("no world was played; expected at least one")
    width, name, size = (SMALL_WIDTH, "histogram-small", 15) if small else (WIDTH, "histogram", 16)
    was, is_ = count_ratified_if_sent(counts.as_it_was), count_ratified_if_sent(counts.as_changed)
    first = _first(was, is_)
    column = (width - 2 * EDGE_OF_AXIS) / (MAX_RATIFIED + 1 - first)
    high = max(1, *was, *is_)

    def left(ratified: int) -> float:
        return EDGE_OF_AXIS + (ratified - first) * column

    def top(playouts: int) -> float:
        return HISTOGRAM_BASE - playouts / high * (HISTOGRAM_BASE - HISTOGRAM_TOP)

    drawn = _histogram_legend(width, size)
    outline = [f"M{left(first):.2f} {HISTOGRAM_BASE}"]
    for ratified in range(first, MAX_RATIFIED + 1):
        outline.append(f"V{top(was[ratified]):.2f}H{left(ratified + 1):.2f}")
        if is_[ratified]:
            drawn.append(
                element(
                    "rect", x=left(ratified) + 0.75, y=top(is_[ratified]), width=column - 1.5,
                    height=HISTOGRAM_BASE - top(is_[ratified]),
                    fill="ratified" if ratified >= TO_RATIFY else "share-pale",
                    stroke="share-5", stroke_width=1, kind="vfw-column",
                )
            )  # fmt: skip
        if ratified % TICK == 0:
            weight = 700 if ratified == TO_RATIFY else 400
            middle = left(ratified) + column / 2
            drawn.append(text(middle, HISTOGRAM_BASE + 22, str(ratified), size=size, weight=weight, anchor="middle"))
    drawn += [
        element("path", d=f"{''.join(outline)}V{HISTOGRAM_BASE}", fill="none", stroke="ink", stroke_width=2.5,
                kind="vfw-outline"),
        element("path", d=f"M0 {HISTOGRAM_BASE}H{width}", stroke="ink", stroke_width=1.5),
        element("path", d=f"M{left(TO_RATIFY):.2f} {HISTOGRAM_TOP - 28}V{HISTOGRAM_BASE}", stroke="ink", stroke_width=2,
                stroke_dasharray="5 4", kind="vfw-threshold"),
        *_sides(left(TO_RATIFY), size, small),
    ]  # fmt: skip
    lines = _never(counts)
    below = [text(0, HISTOGRAM_BASE + 50 + 22 * row, line, size=size, fill="quiet") for row, line in enumerate(lines)]
    height = HISTOGRAM_BASE + 32 + 24 * len(below)
    return Picture(name, width, height, HISTOGRAM_TITLE, histogram_sentence(counts), "".join([*drawn, *below]))


def histogram_table(counts: Counts) -> Table:
    """Return the same figures as a table: the playouts by the number of states that ratify."""
    was, is_ = count_ratified_if_sent(counts.as_it_was), count_ratified_if_sent(counts.as_changed)
    rows = [("never sent by Congress", f"{counts.as_it_was.sent[0]:,}", f"{counts.as_changed.sent[0]:,}")]
    rows += [
        (f"{ratified}{', won' if ratified >= TO_RATIFY else ''}", f"{was[ratified]:,}", f"{is_[ratified]:,}")
        for ratified in range(_first(was, is_), MAX_RATIFIED + 1)
    ]
    head = "States that ratify", f"As it was, of {counts.games:,} worlds", f"As changed, of {counts.games:,} worlds"
    return Table(HISTOGRAM_TITLE, head, rows)


def histogram_sentence(counts: Counts) -> str:
    """Return the same as sentences: the median of each kind, and the share on either side of the line."""
    kinds = [
        f"{name} {median_ratified(tally)} states ratify in the middle world,"
        f" and 36 or more in {format_of_100(tally.won / tally.games)} of 100 worlds."
        for name, tally in (("As it was,", counts.as_it_was), ("As changed,", counts.as_changed))
    ]
    return " ".join([*kinds, *[f"{line}." for line in [" ".join(_never(counts))] if line], OPEN_STATES_NOTE])


def count_ratified_if_sent(tally: Tally) -> list[int]:
    """Return the playouts by the number of states that ratify, 0 to 48, if Congress sent the Amendment at all."""
    return [tally.ratified[0] - tally.sent[0], *tally.ratified[1:]]


def _first(was: list[int], is_: list[int]) -> int:
    fewest = next((ratified for ratified, both in enumerate(zip(was, is_, strict=True)) if any(both)), HIGHEST_START)
    return min(HIGHEST_START, fewest // TICK * TICK)


def _never(counts: Counts) -> tuple[str, ...]:
    """Return how often Congress never sends it, in two parts; nothing if it always does."""
    shares = [tally.sent[0] / tally.games for tally in (counts.as_it_was, counts.as_changed)]
    if not any(shares):
        return ()
    return (
        "Congress never sends it:",
        f"as it was in {format_of_100(shares[0])}, as changed in {format_of_100(shares[1])} of 100",
    )


def _histogram_legend(width: int, size: int) -> list[str]:
    changed = width - 94
    return [
        element("path", d=f"M{changed - 138} 16v-6h12v6h12", fill="none", stroke="ink", stroke_width=2.5),
        text(changed - 106, 18, "as it was", size=size),
        element("rect", x=changed - 18, y=5, width=20, height=14, fill="ratified", stroke="share-5", stroke_width=1),
        text(width, 18, "as changed", size=size, anchor="end"),
    ]


def _sides(line: float, size: int, small: bool) -> list[str]:
    fails, won = ("35 or fewer", "36 or more") if small else ("fails with 35 or fewer", "36 or more: won")
    return [
        text(line - 6, HISTOGRAM_TOP - 14, fails, size=size, fill="quiet", anchor="end"),
        text(line + 6, HISTOGRAM_TOP - 14, won, size=size, weight=600, fill="ratified-ink"),
    ]


SENDING_TITLE = "When Congress sends the Amendment"
SENDING_TOP, SENDING_BASE = 48, 148
"""The top and the base of the columns, in px."""
TURN_GAP = 10
"""The space between turns, in px."""
NEVER = "never"


def sending_picture(counts: Counts, *, small: bool = False) -> Picture:
    """Draw for each turn the share of playouts in which the Amendment is sent: hatched as it was, solid as changed.

    Raises:
        ValueError: No game was played.
    """
    if not counts.games:
        raise ValueError("no world was played; expected at least one")
    width, name, size = (SMALL_WIDTH, "sending-small", 15) if small else (WIDTH, "sending", 16)
    wide = width / (TURNS + 1)
    pattern = f"vfw-{name}-hatch"
    drawn = [hatch(pattern, "quiet", "sheet"), *_sending_legend(width, size, pattern)]
    for place, (turn, was, is_) in enumerate(_rows(counts)):
        left, column = place * wide + TURN_GAP / 2, (wide - TURN_GAP) / 2
        for side, (share, fill) in enumerate(((was, f"url(#{pattern})"), (is_, "ratified"))):
            high = share * (SENDING_BASE - SENDING_TOP)
            drawn.append(
                element("rect", x=left + side * column, y=SENDING_BASE - high, width=column, height=high, fill=fill,
                        stroke="ink", stroke_width=1.5, kind="vfw-column")
            )  # fmt: skip
        middle = left + column
        drawn += [
            text(middle, SENDING_BASE + 20, turn, size=size, weight=600, anchor="middle"),
            text(
                middle,
                SENDING_BASE + 40,
                f"{format_percent(was)} · {format_percent(is_)}",
                size=15,
                fill="quiet",
                anchor="middle",
            ),
        ]
    drawn.append(element("path", d=f"M0 {SENDING_BASE}H{width}", stroke="ink", stroke_width=1.5))
    return Picture(name, width, SENDING_BASE + 50, SENDING_TITLE, sending_sentence(counts), "".join(drawn))


def only_turn(counts: Counts) -> int:
    """Return the turn in which all playouts send it; 0 if they differ, or never do."""
    turn = max(range(1, TURNS + 1), key=lambda turn: counts.as_it_was.sent[turn])
    return turn if counts.as_it_was.sent[turn] == counts.as_changed.sent[turn] == counts.games else 0


def sending_table(counts: Counts) -> Table:
    """Return the same figures as a table: the playouts by turn."""
    names = [*[f"turn {turn}" for turn in range(1, TURNS + 1)], NEVER]
    rows = [
        (name, f"{was:,}", f"{is_:,}")
        for name, was, is_ in zip(names, _in_order(counts.as_it_was), _in_order(counts.as_changed), strict=True)
    ]
    head = "Congress sends it", f"As it was, of {counts.games:,} worlds", f"As changed, of {counts.games:,} worlds"
    return Table(SENDING_TITLE, head, rows)


def sending_sentence(counts: Counts) -> str:
    """Return the same as sentences: how often at all, and in which turn most often."""
    kinds = [
        f"{name} Congress sends it in {format_of_100(1 - tally.sent[0] / tally.games)} of 100 worlds{_most(tally)}."
        for name, tally in (("As it was,", counts.as_it_was), ("As changed,", counts.as_changed))
    ]
    return " ".join(kinds)


def _most(tally: Tally) -> str:
    turn = max(range(1, TURNS + 1), key=lambda turn: tally.sent[turn])
    return f", most often in turn {turn}" if tally.sent[turn] else ""


def _in_order(tally: Tally) -> list[int]:
    return [*tally.sent[1:], tally.sent[0]]


def _rows(counts: Counts) -> list[tuple[str, float, float]]:
    names = [*map(str, range(1, TURNS + 1)), NEVER]
    playouts = zip(names, _in_order(counts.as_it_was), _in_order(counts.as_changed), strict=True)
    return [(name, was / counts.games, is_ / counts.games) for name, was, is_ in playouts]


def _sending_legend(width: int, size: int, pattern: str) -> list[str]:
    changed = width - 94
    return [
        text(0, 18, "Turn, and of 100 worlds" if width == WIDTH else "Of 100 worlds", size=size, fill="quiet"),
        element("rect", x=changed - 130, y=5, width=20, height=14, fill=f"url(#{pattern})", stroke="ink"),
        text(changed - 104, 18, "as it was", size=size),
        element("rect", x=changed - 22, y=5, width=20, height=14, fill="ratified", stroke="ink"),
        text(width, 18, "as changed", size=size, anchor="end"),
    ]
