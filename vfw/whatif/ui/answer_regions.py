"""The answer as the page shows it: a sentence with two counts of a hundred, bars, and below how many states ratify."""

from __future__ import annotations

from html import escape

from vfw.whatif.report import NOT_HISTORY, answer_sentence, describe_shared_luck
from vfw.whatif.statistics import Difference, difference
from vfw.whatif.ui.bar_charts import BARS_TITLE as BARS
from vfw.whatif.ui.bar_charts import bars_picture
from vfw.whatif.ui.column_charts import HISTOGRAM_TITLE as HISTOGRAM
from vfw.whatif.ui.column_charts import histogram_picture
from vfw.whatif.ui.regions.pictured_html import render_picture, render_table_button
from vfw.whatif.ui.session import ShownAnswer

PRECOMPUTED, SO_FAR, WHOLE = "The answer, counted beforehand", "The answer so far", "The answer"
NOTHING_PLAYED = "Nothing has been played yet."
DECIDED_NOTE = "Decided worlds are voted on to the last state, for this and the map."
FIRST_RUNNING = "The first worlds are being played."


def render_answer(answer: ShownAnswer | None, *, is_playing: bool, introduction: str = "") -> str:
    """The region; as long as there is no answer, the words with which the question is asked."""
    if answer is None:
        words = "".join([f"<p>{escape(' '.join(part.split()))}</p>" for part in introduction.split("\n\n") if part])
        return (
            f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">The answer</p>'
            f'<h2>{FIRST_RUNNING if is_playing else NOTHING_PLAYED}</h2><p class="vfw-wi-not">{NOT_HISTORY}</p>{words}</section>'
        )
    counts = answer.counts
    kind = PRECOMPUTED if answer.is_ready else SO_FAR if is_playing else WHOLE
    return (
        f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">{kind}</p><h2>{escape(answer_sentence(counts))}</h2>'
        f'<p class="vfw-wi-not">{NOT_HISTORY}</p>'
        f"{render_picture(bars_picture(counts), bars_picture(counts, small=True))}"
        f'<p class="vfw-wi-seen">{_describe_interval(difference(counts))} {render_table_button("bars", BARS)}</p></section>'
    )


def render_histogram(answer: ShownAnswer | None) -> str:
    """The region below it: how many states ratify."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        f'<section class="vfw-wi-spread"><h3>{HISTOGRAM}</h3>'
        f"{render_picture(histogram_picture(counts), histogram_picture(counts, small=True))}"
        f'<p class="vfw-wi-small">{DECIDED_NOTE} {render_table_button("histogram", HISTOGRAM)}</p></section>'
    )


def _describe_interval(found: Difference) -> str:
    """What the interval of the difference says, and what the same luck in both kinds of world was worth."""
    said = "leaves 0 out: <b>the model sees a difference</b>"
    if not found.is_seen:
        said = "holds 0: <b>the model sees no difference</b>"
    return f"With 95 % intervals. That of the difference {said}. {describe_shared_luck(found)}"
