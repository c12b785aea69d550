"""The votes of Congress as HTML: a bar for each, drawn as SVG, which opens what else is known of it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from vfw.atlas.congress import KINDS, ON_THE_AMENDMENT, VoteBar
from vfw.atlas.writer import TextRenderer

COLUMNS = ("Day", "House", "Question", "Yes", "No", "% yes", "It needed", "Outcome")
"""What the table says of each vote."""


def bars_html(bars: Iterable[VoteBar], writer: TextRenderer) -> str:
    """A list of the votes in their order."""
    return f'<ol class="vfw-bars">{"".join(_bar(bar, writer) for bar in bars)}</ol>'


def axis_html() -> str:
    """What stands above the bars: where two thirds are, and a half."""
    half = '<i data-rule="majority" style="left:50%">half</i>'
    two_thirds = '<i style="left:66.667%">two thirds</i>'
    bar = f'<span class="vfw-axis-bar">{half}{two_thirds}</span>'
    return f'<div class="vfw-axis" aria-hidden="true"><span></span>{bar}<span></span></div>'


def key_html() -> str:
    """How a bar is read."""
    return (
        '<ul aria-label="Legend">'
        '<li><span class="vfw-swatch vfw-yeas-sample"></span><span>Yes</span></li>'
        '<li><span class="vfw-swatch vfw-nays-sample"></span><span>No</span></li>'
        '<li><span class="vfw-swatch vfw-needed-sample"></span><span>What it needed</span></li></ul>'
    )


def table_cells(bar: VoteBar) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The row of a vote in the table, and what its cells are sorted by where that is not their text."""
    vote, percent = bar.vote, f"{float(100 * bar.share):.1f}"
    question = vote.measure + (" (counted with pairs)" if bar.with_pairs else "")
    texts = (vote.chamber, question, f"{bar.yeas}", f"{bar.nays}", percent, vote.rule, bar.outcome)
    return texts, ("",) * len(texts)


def _bar(bar: VoteBar, writer: TextRenderer) -> str:
    vote = bar.vote
    amendment = vote.kind == ON_THE_AMENDMENT
    kind = "" if amendment else f'<span class="vfw-bar-kind">{escape(KINDS[vote.kind])}</span> '
    return (
        f'<li data-kind="{"amendment" if amendment else "other"}" data-result="{vote.result}"><details><summary>'
        f'<span class="vfw-bar-words"><b>{vote.on}</b> <span>{vote.chamber}</span>'
        f"<small>{kind}{escape(vote.measure)}</small></span> "
        f'<span class="vfw-bar">{_drawing(bar)}'
        f'<span class="vfw-bar-yeas">{bar.yeas} <i>yes</i></span> '
        f'<span class="vfw-bar-nays">{bar.nays} <i>no</i></span></span> '
        f'<span class="vfw-bar-outcome">{_outcome(bar)}</span>'
        f"</summary>{_more(bar, writer)}</details></li>"
    )


def _drawing(bar: VoteBar) -> str:
    """The yeas, the nays and a tick at what was needed, on a width of 100."""
    yeas, needed = float(100 * bar.share), float(100 * bar.needed)
    says = f"{yeas:.0f} percent yes; {'two thirds' if bar.vote.rule == 'two thirds' else 'a majority'} needed"
    return (
        f'<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label="{says}">'
        f'<rect class="vfw-yeas" width="{yeas:.2f}" height="10"/>'
        f'<rect class="vfw-nays" x="{yeas:.2f}" width="{100 - yeas:.2f}" height="10"/>'
        f'<path class="vfw-needed" d="M{needed:.2f},-2V12"/></svg>'
    )


def _outcome(bar: VoteBar) -> str:
    sign = {"passed": "✓", "failed": "✕", "tabled": "–"}[bar.vote.result]
    return f'<span aria-hidden="true">{sign}</span> {escape(bar.outcome)}'


def _more(bar: VoteBar, writer: TextRenderer) -> str:
    vote = bar.vote
    said = [vote.notes, vote.conflict]
    if bar.with_pairs:
        said.insert(0, "Counted with pairs: no source we opened gives the count on the floor.")
    elif vote.with_pairs:
        said.insert(0, f"With pairs {vote.with_pairs}.")
    if vote.not_voting:
        said.insert(0, f"{vote.not_voting} did not vote.")
    keys = f"[{'; '.join(vote.sources)}]"
    return writer.html(" ".join([*filter(None, said), keys]) if any(said) else f"The count is from the record. {keys}")
