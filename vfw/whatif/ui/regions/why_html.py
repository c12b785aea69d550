"""What goes with winning, when the Amendment is sent, and which states decide, as the page shows them."""

from __future__ import annotations

from html import escape

from vfw.votes.rules.board import NAMES
from vfw.whatif.report import describe_event
from vfw.whatif.statistics import Association, Share, find_associations
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.regions.pictured_html import render_picture, render_table_button
from vfw.whatif.ui.sending import SENDING_TITLE as SENDING
from vfw.whatif.ui.sending import only_turn, sending_picture
from vfw.whatif.ui.session import ShownAnswer
from vfw.whatif.ui.svg import format_percent

NOT_CAUSES = "They go together. That does not make one the cause of the other: something else may bring both."
NO_ASSOCIATIONS = "Nothing early goes with winning beyond what chance may bring."
MAX_DECIDING_STATES = 5


def render_why(answer: ShownAnswer | None) -> str:
    """The region: three parts side by side."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        f'<section class="vfw-wi-card vfw-wi-goes"><h2>What goes with winning</h2>{_render_associations(counts)}</section>'
        f'<section class="vfw-wi-card vfw-wi-sent"><h2>{SENDING}</h2>{_render_sending(counts)}</section>'
        f'<section class="vfw-wi-card vfw-wi-decides"><h2>Which state decides</h2>{_render_deciding_table(counts)}</section>'
    )


def _render_sending(counts: Counts) -> str:
    if turn := only_turn(counts):
        return (
            f'<p class="vfw-wi-small">In all of these worlds it is sent in turn {turn}, or was before they begin.</p>'
        )
    pictured = render_picture(sending_picture(counts), sending_picture(counts, small=True))
    return f'{pictured}<p class="vfw-wi-small">{render_table_button("sending", SENDING)}</p>'


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
    """The states that cast the 36th or the 13th vote most often in either kind of world."""
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
