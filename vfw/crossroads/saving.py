"""What can be saved of an answer: each picture as a file of its own, and all figures as a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from html import escape

from vfw.crossroads.asking_room import AskingRoom
from vfw.crossroads.bands import TITLE as BANDS
from vfw.crossroads.bands import bands_counted, bands_picture
from vfw.crossroads.bars import TITLE as BARS
from vfw.crossroads.bars import bars_picture
from vfw.crossroads.building.question_link import link_to
from vfw.crossroads.figures_csv import figures_csv
from vfw.crossroads.histogram import TITLE as HISTOGRAM
from vfw.crossroads.histogram import histogram_picture
from vfw.crossroads.picture import Picture, worlds_counted
from vfw.crossroads.sending import TITLE as SENDING
from vfw.crossroads.sending import sending_picture
from vfw.crossroads.share_map import TITLES, share_map_picture
from vfw.whatif.sharing.answer_file import AnswerFile
from vfw.whatif.sharing.question_text import text_of
from vfw.whatif.tallies import Counts

FIGURES = "figures.csv"
DRAWN: Mapping[str, tuple[str, Callable[[Counts], Picture]]] = {
    "bars": (BARS, bars_picture),
    "map-as-it-was": (TITLES["as it was"], lambda counts: share_map_picture(counts, "as it was")),
    "map-as-changed": (TITLES["as changed"], lambda counts: share_map_picture(counts, "as changed")),
    "map-difference": (TITLES["difference"], lambda counts: share_map_picture(counts, "difference")),
    "histogram": (HISTOGRAM, histogram_picture),
    "sending": (SENDING, sending_picture),
}
"""The pictures of the counts that are shown: what each is, and how it is drawn."""
BY_PLAYER = "players"


@dataclass(frozen=True)
class SavedFile:
    """A file for the visitor: its name, and its text."""

    name: str
    text: str


def picture_file(room: AskingRoom, name: str) -> SavedFile:
    """A picture of the answer at hand as SVG. Raises ValueError, which names those there are, and where nothing is
    counted."""
    if room.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == BY_PLAYER:
        drawn = bands_picture(room.by_player).file(room.question, bands_counted(room.by_player))
    elif name in DRAWN:
        counts = room.answer.counts
        drawn = DRAWN[name][1](counts).file(room.at_hand, worlds_counted(room.at_hand, counts.games))
    else:
        raise ValueError(f"there is no picture {name!r}; expected one of {', '.join([*DRAWN, BY_PLAYER])}")
    return SavedFile(f"what-if-{name}.svg", drawn)


def figures_file(room: AskingRoom) -> SavedFile:
    """All figures of the answer at hand. Raises ValueError where nothing is counted."""
    if room.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    return SavedFile(f"what-if-{FIGURES}", figures_csv(room.answer.counts, room.by_player))


def question_file(room: AskingRoom) -> SavedFile:
    """The question as a text, which can be changed by hand and asked again."""
    return SavedFile("what-if.md", text_of(room.question))


def answer_file(room: AskingRoom) -> SavedFile:
    """The answer so that somebody else can check it: question, seed, and all that was counted. Raises ValueError where
    nothing is."""
    if not room.by_player:
        raise ValueError("nothing is counted yet; play some worlds first")
    return SavedFile("what-if.json", AnswerFile(room.question, room.seed, room.by_player).text())


def save_html(room: AskingRoom) -> str:
    """What the sheet offers."""
    link = link_to(room.question, room.name, room.seed)
    there = (
        f'<a class="vfw-wi-button" href="{escape(link)}">Link</a>' if link else "too long for a link: save it as a text"
    )
    first = [
        ("The question, as a link to this room", there),
        ("The question, as a text that can be changed", _command("save question", "MD")),
    ]
    if room.answer is None:
        return f'<ul class="vfw-wi-saves">{_rows(first)}</ul><p>Nothing is counted yet. Play some worlds first.</p>'
    first += [
        ("The answer, to be opened and checked by others", _command("save answer", "JSON")),
        ("All figures, as a table", _command("save figures", "CSV")),
    ]
    names = {**{name: title for name, (title, _) in DRAWN.items()}, BY_PLAYER: BANDS}
    pictures = [(title, _buttons(name, title)) for name, title in names.items()]
    return f'<ul class="vfw-wi-saves">{_rows([*first, *pictures])}</ul>'


def _rows(rows: Iterable[tuple[str, str]]) -> str:
    return "".join([f"<li><span>{escape(title)}</span>{buttons}</li>" for title, buttons in rows])


def _command(command: str, label: str) -> str:
    return f'<button type="button" class="vfw-wi-button" data-command="{command}">{label}</button>'


def _buttons(name: str, title: str) -> str:
    return "".join(
        [
            f'<button type="button" class="vfw-wi-button" data-command="save {kind}" data-value="{name}"'
            f' aria-label="{kind.upper()}: {escape(title)}">{kind.upper()}</button>'
            for kind in ("svg", "png")
        ]
    )
