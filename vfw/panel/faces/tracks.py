"""Tracks and counts: how far things are, and what each side has."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from math import ceil

from vfw.panel.faces.html import local_button, sheet_words


@dataclass(frozen=True)
class Track:
    """A row of boxes. `done` of them are full; `labels` are (text, small text) in each box. Of years from one to
    another the last are left out where room is scarce."""

    name: str
    labels: Sequence[tuple[str, str]]
    done: int
    kind: str
    says: str


@dataclass(frozen=True)
class Tally:
    """How many of how many: "0 of 36 to win". `purpose` is left out where room is scarce."""

    mark: str
    number: int
    text: str
    kind: str
    purpose: str = ""


@dataclass(frozen=True)
class CampFace:
    """What one side has. `rows` are (text, the sheet that explains it) each; `note` stands beside the name ("you")."""

    name: str
    side: str
    rows: Sequence[tuple[str, str]]
    note: str = ""


def track_html(track: Track) -> str:
    boxes = []
    for number, (text, small) in enumerate(track.labels, start=1):
        state = "now" if number == track.done else "past" if number < track.done else "to-come"
        first, until, last = small.partition("–")
        under = f"<small>{escape(first)}<span>{escape(until + last)}</span></small>" if small else ""
        boxes.append(f'<span class="vfw-box" data-state="{state}">{escape(text)}{under}</span>')
    return (
        f'<div class="vfw-track" data-kind="{track.kind}" role="img" aria-label="{escape(track.says)}">'
        f'<span class="vfw-track-name">{escape(track.name)}</span>{"".join(boxes)}</div>'
    )


def tally_html(tally: Tally) -> str:
    purpose = f' <span class="vfw-purpose">{escape(tally.purpose)}</span>' if tally.purpose else ""
    number = f'<b><span aria-hidden="true">{tally.mark}</span> {tally.number}</b>'
    return f'<p class="vfw-tally" data-kind="{tally.kind}">{number} <span>{escape(tally.text)}{purpose}</span></p>'


def head_html(title: str, subtitle: str, tracks: Sequence[Track], tallies: Sequence[Tally], clock: str = "") -> str:
    """`clock` is that of the table, as HTML."""
    counts = "".join(map(tally_html, tallies))
    return (
        f'<header class="vfw-head"><div class="vfw-title"><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></div>'
        f'{"".join(map(track_html, tracks))}<div class="vfw-tallies">{counts}</div>'
        f"{clock}{local_button('menu', 'Menu', 'vfw-menu-button')}</header>"
    )


def clock_html(left: float, *, runs: bool) -> str:
    """A button that stops the clock or lets it run, with the seconds that are left; the page counts on."""
    seconds = ceil(left)
    does, sign = ("Stop the clock", "left") if runs else ("Let the clock run", "stopped")
    value, running = ("stop", " data-runs") if runs else ("run", "")
    return (
        f'<button type="button" class="vfw-button vfw-clock" data-command="clock" data-value="{value}"'
        f' data-key="clock" data-left="{seconds}"{running} aria-description="{does}">'
        '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.6 1.8"/></svg>'
        f" <b>{seconds // 60}:{seconds % 60:02}</b> {sign}</button>"
    )


def camps_html(camps: Sequence[CampFace], label: str) -> str:
    """What each side has; nothing where no side has anything of its own. `label` is the name of them all."""
    columns = "".join(map(_camp_html, camps))
    tag = f'<section class="vfw-camps vfw-sheet" aria-label="{escape(label)}" data-region="camps">'
    return f"{tag}{columns}</section>" if camps else ""


def _camp_html(camp: CampFace) -> str:
    note = f" <small>{escape(camp.note)}</small>" if camp.note else ""
    rows = "".join(f"<li>{sheet_words(about, text)}</li>" for text, about in camp.rows)
    return f'<div data-side="{escape(camp.side)}"><h3>{escape(camp.name)}{note}</h3><ul>{rows}</ul></div>'


def log_html(lines: Sequence[tuple[str, bool]], whole: bool) -> str:
    """What happened: (sentence, whether it begins something) each, oldest first; `whole` unless there was more.
    What stands behind a line break is unfolded by whoever asks."""
    earlier = "" if whole else sheet_words("log", "Read it from the start")
    lines = lines or [("The game begins here.", False)]
    items = "".join(
        f'<li class="vfw-begins">{_unfolding(line)}</li>' if begins else f"<li>{_unfolding(line)}</li>"
        for line, begins in lines
    )
    return (
        '<section class="vfw-log vfw-sheet" aria-label="What happened" data-region="log">'
        f'<h2 class="vfw-kicker">What happened</h2>{earlier}<ol tabindex="0" data-names>{items}</ol></section>'
    )


def _unfolding(line: str) -> str:
    sentence, _, rest = map(escape, line.partition("\n"))
    return f"<details><summary>{sentence}</summary>{rest}</details>" if rest else sentence
