"""When Congress sends the Amendment: columns by turn, hatched as it was, solid as changed."""

from __future__ import annotations

from vfw.votes.rules.position import TURNS
from vfw.whatif.report import format_of_100
from vfw.whatif.tallies import Counts, Tally
from vfw.whatif.ui.html_table import html_table
from vfw.whatif.ui.svg import Picture, element, format_percent, hatch, text

SENDING_TITLE = "When Congress sends the Amendment"
SENDING_WIDTH, SENDING_SMALL_WIDTH = 500, 332
SENDING_TOP, SENDING_BASE = 48, 148
"""px, from where to where columns stand."""
TURN_GAP = 10
"""px between turns."""
NEVER = "never"


def sending_picture(counts: Counts, *, small: bool = False) -> Picture:
    """The picture: for each turn in how many of 100 worlds. Raises ValueError where no game was played."""
    if not counts.games:
        raise ValueError("no world was played; expected at least one")
    width, name, size = (SENDING_SMALL_WIDTH, "sending-small", 15) if small else (SENDING_WIDTH, "sending", 16)
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
    """The turn in which it is sent in all of these worlds; 0 where they differ, or it is never sent."""
    turn = max(range(1, TURNS + 1), key=lambda turn: counts.as_it_was.sent[turn])
    return turn if counts.as_it_was.sent[turn] == counts.as_changed.sent[turn] == counts.games else 0


def sending_table(counts: Counts) -> str:
    """The same figures as a table: in how many worlds in which turn."""
    names = [*[f"turn {turn}" for turn in range(1, TURNS + 1)], NEVER]
    rows = [
        (name, f"{was:,}", f"{is_:,}")
        for name, was, is_ in zip(names, _in_order(counts.as_it_was), _in_order(counts.as_changed), strict=True)
    ]
    head = "Congress sends it", f"As it was, of {counts.games:,} worlds", f"As changed, of {counts.games:,} worlds"
    return html_table(SENDING_TITLE, head, rows)


def sending_sentence(counts: Counts) -> str:
    """The same as sentences: how often at all, and in which turn most often."""
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
    worlds = zip(names, _in_order(counts.as_it_was), _in_order(counts.as_changed), strict=True)
    return [(name, was / counts.games, is_ / counts.games) for name, was, is_ in worlds]


def _sending_legend(width: int, size: int, pattern: str) -> list[str]:
    changed = width - 94
    return [
        text(0, 18, "Turn, and of 100 worlds" if width == SENDING_WIDTH else "Of 100 worlds", size=size, fill="quiet"),
        element("rect", x=changed - 130, y=5, width=20, height=14, fill=f"url(#{pattern})", stroke="ink"),
        text(changed - 104, 18, "as it was", size=size),
        element("rect", x=changed - 22, y=5, width=20, height=14, fill="ratified", stroke="ink"),
        text(width, 18, "as changed", size=size, anchor="end"),
    ]
