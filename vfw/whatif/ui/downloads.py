"""The downloads of an answer: each picture as a file, all figures as a table, question and answer as files."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from io import StringIO

from vfw.votes.rules.board import NAMES, PLACE
from vfw.whatif.answer_file import AnswerFile
from vfw.whatif.question import serialize_question
from vfw.whatif.statistics import Difference, difference, share_of, state_shares
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bar_charts import BARS_TITLE, bands_picture, bars_picture, describe_bands_games
from vfw.whatif.ui.column_charts import (
    HISTOGRAM_TITLE,
    SENDING_TITLE,
    count_ratified_if_sent,
    histogram_picture,
    sending_picture,
)
from vfw.whatif.ui.session import WhatIfSession
from vfw.whatif.ui.share_map import TITLES, share_map_picture
from vfw.whatif.ui.svg import Picture, describe_games

COLUMNS = ("figure", "of", "world", "worlds", "of_worlds", "value", "low", "high", "interval")
DIGITS = 6
WAS, IS = "as it was", "as changed"
PAIRED, UNPAIRED = "Newcombe, same luck", "Newcombe, as if of other worlds"
Row = tuple[str, str, str, int | str, int | str, float, float, float, str]


def figures_csv(counts: Counts, by_player: Mapping[str, Counts] | None = None) -> str:
    """Return all figures of an answer as CSV, a row each.

    A row has the figure and its subject, the kind of playout, how many of how many playouts, and the share (0 to 1)
    with the ends of its 95 % interval and the method.

    Raises:
        ValueError: No game was played.
    """
    into = StringIO()
    writer = csv.writer(into, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in [*_won("won", "", counts), *_states(counts), *_ratified(counts), *_decisive(counts)]:
        writer.writerow(row)
    for player, own in (by_player or {}).items():
        writer.writerows(_won("won, by players", player, own))
    return into.getvalue()


def _won(figure: str, of: str, counts: Counts) -> Iterator[Row]:
    for kind, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        yield _share(figure, of, kind, tally.won, tally.games)
    yield _apart(figure, of, difference(counts), PAIRED)


def _states(counts: Counts) -> Iterator[Row]:
    for one in state_shares(counts):
        place = PLACE[one.code]
        yield _share("ratifies", one.name, WAS, counts.as_it_was.states[place], counts.games)
        yield _share("ratifies", one.name, IS, counts.as_changed.states[place], counts.games)
        yield _apart("ratifies", one.name, one.difference, UNPAIRED)


def _ratified(counts: Counts) -> Iterator[Row]:
    for kind, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        yield _share("never sent", "", kind, tally.sent[0], tally.games)
        for states, playouts in enumerate(count_ratified_if_sent(tally)):
            yield _share("so many states ratify", str(states), kind, playouts, tally.games)


def _decisive(counts: Counts) -> Iterator[Row]:
    for kind, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        for code, name in NAMES.items():
            yield _share("decides", name, kind, tally.decisive[code], tally.games)


def _share(figure: str, of: str, kind: str, playouts: int, games: int) -> Row:
    value, low, high = (round(part, DIGITS) for part in share_of(playouts, games))
    return figure, of, kind, playouts, games, value, low, high, "Wilson"


def _apart(figure: str, of: str, found: Difference, interval: str) -> Row:
    value, low, high = (round(part, DIGITS) for part in found[:3])
    return figure, of, "difference", "", "", value, low, high, interval


FIGURES_FILE = "figures.csv"
PICTURES: Mapping[str, tuple[str, Callable[[Counts], Picture]]] = {
    "bars": (BARS_TITLE, bars_picture),
    "map-as-it-was": (TITLES["as it was"], lambda counts: share_map_picture(counts, "as it was")),
    "map-as-changed": (TITLES["as changed"], lambda counts: share_map_picture(counts, "as changed")),
    "map-difference": (TITLES["difference"], lambda counts: share_map_picture(counts, "difference")),
    "histogram": (HISTOGRAM_TITLE, histogram_picture),
    "sending": (SENDING_TITLE, sending_picture),
}
"""The pictures of the counts: the title of each, and the function that draws it."""
BY_PLAYER = "players"


@dataclass(frozen=True)
class SavedFile:
    """A file for the visitor: its name, and its text."""

    name: str
    text: str


def picture_file(session: WhatIfSession, name: str) -> SavedFile:
    """Return a picture of the current answer as SVG.

    Raises:
        ValueError: There is no such picture, or nothing is counted.
    """
    if session.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == BY_PLAYER:
        drawn = bands_picture(session.by_player).file(session.question, describe_bands_games(session.by_player))
    elif name in PICTURES:
        counts = session.answer.counts
        drawn = PICTURES[name][1](counts).file(
            session.current_question, describe_games(session.current_question, counts.games)
        )
    else:
        raise ValueError(f"there is no picture {name!r}; expected one of {', '.join([*PICTURES, BY_PLAYER])}")
    return SavedFile(f"what-if-{name}.svg", drawn)


def figures_file(session: WhatIfSession) -> SavedFile:
    """Return all figures of the current answer.

    Raises:
        ValueError: Nothing is counted.
    """
    if session.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    return SavedFile(f"what-if-{FIGURES_FILE}", figures_csv(session.answer.counts, session.by_player))


def question_file(session: WhatIfSession) -> SavedFile:
    """Return the question as a text that can be edited and asked again."""
    return SavedFile("what-if.md", serialize_question(session.question))


def answer_file(session: WhatIfSession) -> SavedFile:
    """Return the answer as a file that others can check: question, seed, and all counts.

    Raises:
        ValueError: Nothing is counted.
    """
    if not session.by_player:
        raise ValueError("nothing is counted yet; play some worlds first")
    return SavedFile("what-if.json", AnswerFile(session.question, session.seed, session.by_player).text())
