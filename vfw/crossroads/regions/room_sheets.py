"""What opens over the room and closes again: the questions, tables, what can be saved, and a text on models."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from typing import NamedTuple

from vfw.crossroads.asking_room import AskingRoom
from vfw.crossroads.bands import TITLE as BANDS
from vfw.crossroads.bands import bands_sentence, bands_table
from vfw.crossroads.bars import TITLE as BARS
from vfw.crossroads.bars import bars_sentence, bars_table
from vfw.crossroads.histogram import TITLE as HISTOGRAM
from vfw.crossroads.histogram import histogram_sentence, histogram_table
from vfw.crossroads.regions.maps_html import differences_note
from vfw.crossroads.regions.question_html import questions_html
from vfw.crossroads.saving import save_html
from vfw.crossroads.sending import TITLE as SENDING
from vfw.crossroads.sending import sending_sentence, sending_table
from vfw.crossroads.share_map import share_map_sentence, share_map_table
from vfw.history.texts import read
from vfw.history.writing import rendered
from vfw.whatif.answered import shipped_questions
from vfw.whatif.tallies import Counts


class RoomSheet(NamedTuple):
    """What lies over the room: its title, and its HTML."""

    title: str
    html: str


Table = tuple[str, Callable[[Counts], str], Callable[[Counts], str]]
TABLES: Mapping[str, Table] = {
    "bars": (BARS, bars_sentence, bars_table),
    "histogram": (HISTOGRAM, histogram_sentence, histogram_table),
    "map": ("The states", lambda counts: f"{share_map_sentence(counts, 'difference')} {differences_note()}",
            share_map_table),
    "sending": (SENDING, sending_sentence, sending_table),
}  # fmt: skip
"""The tables of what is counted: title, sentences, figures."""


def table_sheet(room: AskingRoom, name: str) -> RoomSheet:
    """The figures of a picture, with the same in sentences above them. Raises ValueError where there are none."""
    if room.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == "bands":
        return RoomSheet(BANDS, f"<p>{escape(bands_sentence(room.by_player))}</p>{bands_table(room.by_player)}")
    if name not in TABLES:
        raise ValueError(f"there is no table {name!r}; expected one of {', '.join([*TABLES, 'bands'])}")
    title, sentence, table = TABLES[name]
    counts = room.answer.counts
    return RoomSheet(title, f"<p>{escape(sentence(counts))}</p>{table(counts)}")


def questions_sheet(room: AskingRoom) -> RoomSheet:
    """The questions that ship."""
    return RoomSheet("Which question?", questions_html(shipped_questions(), room.name))


def save_sheet(room: AskingRoom) -> RoomSheet:
    """What can be saved."""
    return RoomSheet("Save", save_html(room))


def models_sheet() -> RoomSheet:
    """What a model can say, in 120 words."""
    text = read("models")
    return RoomSheet(text.head["title"], rendered(text[""].body, prefix="models-").html)


def sheet_html(sheet: RoomSheet) -> str:
    """The region: a title, what it holds, and a way out."""
    return (
        f'<div class="vfw-wi-sheet"><header><h2 tabindex="-1">{escape(sheet.title)}</h2>'
        '<button type="button" class="vfw-wi-button" data-command="close">Close</button></header>'
        f'<div class="vfw-wi-sheet-body">{sheet.html}</div></div>'
    )
