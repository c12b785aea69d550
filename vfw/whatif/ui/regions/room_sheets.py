"""What opens over the room and closes again: the questions, tables, what can be saved, and a text on models."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import NamedTuple

from vfw.history.texts import read
from vfw.history.writing import rendered
from vfw.whatif.api import shipped_questions
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bands import BANDS_TITLE as BANDS
from vfw.whatif.ui.bands import bands_sentence, bands_table
from vfw.whatif.ui.bar_charts import BARS_TITLE as BARS
from vfw.whatif.ui.bar_charts import bars_sentence, bars_table
from vfw.whatif.ui.column_charts import HISTOGRAM_TITLE as HISTOGRAM
from vfw.whatif.ui.column_charts import histogram_sentence, histogram_table
from vfw.whatif.ui.downloads import render_save_dialog
from vfw.whatif.ui.regions.maps_html import differences_note
from vfw.whatif.ui.regions.question_html import render_question_list
from vfw.whatif.ui.sending import SENDING_TITLE as SENDING
from vfw.whatif.ui.sending import sending_sentence, sending_table
from vfw.whatif.ui.session import WhatIfSession
from vfw.whatif.ui.share_map import share_map_sentence, share_map_table


class Dialog(NamedTuple):
    """What lies over the room: its title, and its HTML."""

    title: str
    html: str


TableSource = tuple[str, Callable[[Counts], str], Callable[[Counts], str]]
TABLES: Mapping[str, TableSource] = {
    "bars": (BARS, bars_sentence, bars_table),
    "histogram": (HISTOGRAM, histogram_sentence, histogram_table),
    "map": ("The states", lambda counts: f"{share_map_sentence(counts, 'difference')} {differences_note()}",
            share_map_table),
    "sending": (SENDING, sending_sentence, sending_table),
}  # fmt: skip
"""The tables of what is counted: title, sentences, figures."""


def table_dialog(room: WhatIfSession, name: str) -> Dialog:
    """The figures of a picture, with the same in sentences above them. Raises ValueError where there are none."""
    if room.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == "bands":
        return Dialog(BANDS, f"<p>{escape(bands_sentence(room.by_player))}</p>{bands_table(room.by_player)}")
    if name not in TABLES:
        raise ValueError(f"there is no table {name!r}; expected one of {', '.join([*TABLES, 'bands'])}")
    title, sentence, table = TABLES[name]
    counts = room.answer.counts
    return Dialog(title, f"<p>{escape(sentence(counts))}</p>{table(counts)}")


def questions_dialog(room: WhatIfSession) -> Dialog:
    """The questions that ship."""
    return Dialog("Which question?", render_question_list(shipped_questions(), room.name))


def save_dialog(room: WhatIfSession) -> Dialog:
    """What can be saved."""
    return Dialog("Save", render_save_dialog(room))


def models_dialog() -> Dialog:
    """What a model can say, in 120 words."""
    text = read("models")
    return Dialog(text.head["title"], rendered(text[""].body, prefix="models-").html)


def render_dialog(sheet: Dialog) -> str:
    """The region: a title, what it holds, and a way out."""
    return (
        f'<div class="vfw-wi-sheet"><header><h2 tabindex="-1">{escape(sheet.title)}</h2>'
        '<button type="button" class="vfw-wi-button" data-command="close">Close</button></header>'
        f'<div class="vfw-wi-sheet-body">{sheet.html}</div></div>'
    )
