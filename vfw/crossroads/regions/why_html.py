"""What goes with winning, when the Amendment is sent, and which states decide, as the page shows them."""

from __future__ import annotations

from html import escape

from vfw.crossroads.asking_room import Answer
from vfw.crossroads.picture import per_cent
from vfw.crossroads.regions.pictured_html import pictured_html, table_button
from vfw.crossroads.sending import TITLE as SENDING
from vfw.crossroads.sending import only_turn, sending_picture
from vfw.votes.rules.board import NAMES
from vfw.whatif.answer import GoesWith, Share, goes_with
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import event_in_words

NOT_CAUSES = "They go together. That does not make one the cause of the other: something else may bring both."
NONE = "Nothing early goes with winning beyond what chance may bring."
MOST_STATES = 5


def why_html(answer: Answer | None) -> str:
    """The region: three parts side by side."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        f'<section class="vfw-wi-card vfw-wi-goes"><h2>What goes with winning</h2>{_together(counts)}</section>'
        f'<section class="vfw-wi-card vfw-wi-sent"><h2>{SENDING}</h2>{_sent(counts)}</section>'
        f'<section class="vfw-wi-card vfw-wi-decides"><h2>Which state decides</h2>{_deciding(counts)}</section>'
    )


def _sent(counts: Counts) -> str:
    if turn := only_turn(counts):
        return (
            f'<p class="vfw-wi-small">In all of these worlds it is sent in turn {turn}, or was before they begin.</p>'
        )
    pictured = pictured_html(sending_picture(counts), sending_picture(counts, small=True))
    return f'{pictured}<p class="vfw-wi-small">{table_button("sending", SENDING)}</p>'


def _together(counts: Counts) -> str:
    found = goes_with(counts.as_changed)
    if not found:
        return f'<p class="vfw-wi-small">{NONE}</p>'
    rows = "".join([_row(one) for one in found])
    return (
        '<div class="vfw-figures"><table><thead><tr><th scope="col">Early, as changed</th><th scope="col">Won with it'
        f'</th><th scope="col">Without it</th></tr></thead><tbody>{rows}</tbody></table></div>'
        f'<p class="vfw-wi-small">Of 100 worlds, with 95 % intervals. {NOT_CAUSES}</p>'
    )


def _row(one: GoesWith) -> str:
    return (
        f'<tr><th scope="row">{escape(event_in_words(one.event))}</th><td>{_figure(one.with_it)}</td>'
        f"<td>{_figure(one.without)}</td></tr>"
    )


def _figure(share: Share) -> str:
    return f"<b>{per_cent(share.value)}</b> ({per_cent(share.low)} to {per_cent(share.high)})"


def _deciding(counts: Counts) -> str:
    """The states that cast the 36th or the 13th vote most often in either kind of world."""
    was, is_ = counts.as_it_was.decisive, counts.as_changed.decisive
    most = sorted(was + is_, key=lambda code: (-was[code] - is_[code], NAMES[code]))[:MOST_STATES]
    if not most:
        return '<p class="vfw-wi-small">In these worlds no state has cast the vote that decides.</p>'
    rows = "".join(
        [
            f'<tr><th scope="row">{NAMES[code]}</th><td>{per_cent(was[code] / counts.games)}</td>'
            f"<td>{per_cent(is_[code] / counts.games)}</td></tr>"
            for code in most
        ]
    )
    return (
        '<div class="vfw-figures"><table><thead><tr><th scope="col">The 36th yes, or the 13th no</th>'
        f'<th scope="col">As it was</th><th scope="col">As changed</th></tr></thead><tbody>{rows}</tbody></table></div>'
        '<p class="vfw-wi-small">Of 100 worlds.</p>'
    )
