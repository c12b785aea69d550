"""The answer as the page shows it: a sentence with two counts of a hundred, bars, and below how many states ratify."""

from __future__ import annotations

from html import escape

from vfw.crossroads.asking_room import Answer
from vfw.crossroads.bars import TITLE as BARS
from vfw.crossroads.bars import bars_picture
from vfw.crossroads.histogram import TITLE as HISTOGRAM
from vfw.crossroads.histogram import histogram_picture
from vfw.crossroads.regions.pictured_html import pictured_html, table_button
from vfw.whatif.answer import Difference, difference
from vfw.whatif.telling import NOT_HISTORY, luck_in_words, sentence

READY, SO_FAR, WHOLE = "The answer, counted beforehand", "The answer so far", "The answer"
NOTHING = "Nothing has been played yet."
VOTED_ON = "Decided worlds are voted on to the last state, for this and the map."
BEGINS = "The first worlds are being played."


def answer_html(answer: Answer | None, *, is_playing: bool, introduction: str = "") -> str:
    """The region; as long as there is no answer, the words with which the question is asked."""
    if answer is None:
        words = "".join([f"<p>{escape(' '.join(part.split()))}</p>" for part in introduction.split("\n\n") if part])
        return (
            f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">The answer</p>'
            f'<h2>{BEGINS if is_playing else NOTHING}</h2><p class="vfw-wi-not">{NOT_HISTORY}</p>{words}</section>'
        )
    counts = answer.counts
    kind = READY if answer.is_ready else SO_FAR if is_playing else WHOLE
    return (
        f'<section class="vfw-wi-answer"><p class="vfw-wi-eyebrow">{kind}</p><h2>{escape(sentence(counts))}</h2>'
        f'<p class="vfw-wi-not">{NOT_HISTORY}</p>'
        f"{pictured_html(bars_picture(counts), bars_picture(counts, small=True))}"
        f'<p class="vfw-wi-seen">{_seen(difference(counts))} {table_button("bars", BARS)}</p></section>'
    )


def spread_html(answer: Answer | None) -> str:
    """The region below it: how many states ratify."""
    if answer is None:
        return ""
    counts = answer.counts
    return (
        f'<section class="vfw-wi-spread"><h3>{HISTOGRAM}</h3>'
        f"{pictured_html(histogram_picture(counts), histogram_picture(counts, small=True))}"
        f'<p class="vfw-wi-small">{VOTED_ON} {table_button("histogram", HISTOGRAM)}</p></section>'
    )


def _seen(found: Difference) -> str:
    """What the interval of the difference says, and what the same luck in both kinds of world was worth."""
    said = "leaves 0 out: <b>the model sees a difference</b>"
    if not found.is_seen:
        said = "holds 0: <b>the model sees no difference</b>"
    return f"With 95 % intervals. That of the difference {said}. {luck_in_words(found)}"
