"""The HTML of an answer beside a text: what was asked, the answer as a sentence, pictures for wide and for narrow
places, and the same figures as tables."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from html import escape
from typing import NamedTuple

from vfw.whatif.question import Question
from vfw.whatif.report import NOT_HISTORY, answer_sentence, describe_deciding_states
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bands import bands_picture, bands_sentence, bands_table, describe_bands_games
from vfw.whatif.ui.bar_charts import bars_picture, bars_table
from vfw.whatif.ui.column_charts import histogram_picture, histogram_table
from vfw.whatif.ui.share_map import MapKind, share_map_picture, share_map_sentence, share_map_table
from vfw.whatif.ui.svg import Picture, describe_games

NAME_START = re.compile(r"(?<=[\"#])vfw-(?=[a-z])")
"""Where a name begins that must be told from those of other pictures on the page."""
NAMING_ATTRIBUTES = re.compile(r'(?: id| aria-labelledby| aria-describedby)="[^"]*"|url\(#[^)]*\)')


class Figure(NamedTuple):
    """A picture as it is drawn where there is room, and where there is not, and its table."""

    wide: Picture
    narrow: Picture
    table: str


def render_answer_view(question: Question, counts: Counts, prefix: str, title: str = "") -> str:
    """The answer with its bars and its histogram, below the question, or another `title`. `prefix` tells the names of
    this view from those of others on the page."""
    figures = [_draw_figure(bars_picture, bars_table, counts), _draw_figure(histogram_picture, histogram_table, counts)]
    inner = (
        render_sentence(answer_sentence(counts))
        + render_figures(figures, prefix, "vfw-answer-pair")
        + _render_deciding_states(counts)
    )
    return render_view(title or question.title, inner, describe_games(question, counts.games))


def render_map_view(question: Question, counts: Counts, shown: MapKind, prefix: str) -> str:
    """The map: in what share of the worlds each state ratifies, or by how much that changes."""
    figure = Figure(
        share_map_picture(counts, shown), share_map_picture(counts, shown, small=True), share_map_table(counts)
    )
    words = f'<p class="vfw-answer-words">{escape(share_map_sentence(counts, shown))}</p>'
    return render_view(
        question.title,
        f"{render_figures([figure], prefix, 'vfw-answer-country')}{words}",
        describe_games(question, counts.games),
    )


def render_players_view(question: Question, by_player: Mapping[str, Counts], prefix: str) -> str:
    """The difference as each kind of player has it."""
    figure = Figure(bands_picture(by_player), bands_picture(by_player, small=True), bands_table(by_player))
    each = [bands_sentence({player: counts}).removesuffix(NOT_HISTORY) for player, counts in by_player.items()]
    words = "".join([f'<p class="vfw-answer-words">{escape(said.strip())}</p>' for said in each])
    inner = f"{render_figures([figure], prefix)}<div>{words}</div>"
    return render_view(question.title, f'<div class="vfw-answer-beside">{inner}</div>', describe_bands_games(by_player))


def render_view(title: str, inner: str, counted: str) -> str:
    """A view: the question, what stands below it, how many worlds were played by whom, and what a share is not."""
    return (
        f'<section class="vfw-answer-view" aria-label="{escape(title)}"><h3>{escape(title)}</h3>{inner}'
        f'<p class="vfw-answer-foot">{escape(counted)} <b>{escape(NOT_HISTORY)}</b></p></section>'
    )


def render_missing_view(why: str) -> str:
    """What stands in the place of a view for which nothing was played beforehand."""
    return f'<section class="vfw-answer-view" aria-label="No answer yet"><p>{escape(why)}</p></section>'


def render_sentence(words: str) -> str:
    """The answer as a sentence, in the largest letters of the view."""
    return f'<p class="vfw-answer-line">{escape(words)}</p>'


def render_figures(figures: Iterable[Figure], prefix: str, css: str = "") -> str:
    """Pictures, each with its table; `css` is a class that says how they lie."""
    drawn = "".join([_render_figure(figure, f"{prefix}-{number}") for number, figure in enumerate(figures)])
    return f'<div class="vfw-answer-figures {css}">{drawn}</div>'


def _render_deciding_states(counts: Counts) -> str:
    """Which states cast the 36th or the 13th vote most often."""
    kinds = (("as it was", counts.as_it_was), ("as changed", counts.as_changed))
    said = "; ".join([f"{name} {deciding}" for name, tally in kinds if (deciding := describe_deciding_states(tally))])
    return f'<p class="vfw-answer-words">The state that decides, most often: {escape(said)}.</p>' if said else ""


def _draw_figure(draw: Callable[..., Picture], table: Callable[[Counts], str], counts: Counts) -> Figure:
    return Figure(draw(counts), draw(counts, small=True), table(counts))


def _render_figure(figure: Figure, prefix: str) -> str:
    title = escape(figure.wide.title)
    return (
        f'<figure class="vfw-answer-figure"><figcaption>{title}</figcaption>'
        f'<div class="vfw-answer-wide">{_prefix_names(figure.wide.svg, prefix)}</div>'
        f'<div class="vfw-answer-narrow">{_prefix_names(figure.narrow.svg, prefix)}</div>'
        f"<details><summary>As a table<span> : {title}</span></summary>{figure.table}</details></figure>"
    )


def _prefix_names(svg: str, prefix: str) -> str:
    """The same picture with names that no other on the page has."""
    return NAMING_ATTRIBUTES.sub(lambda named: NAME_START.sub(f"vfw-{prefix}-", named[0]), svg)
