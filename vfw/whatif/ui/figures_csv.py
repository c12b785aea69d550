"""All figures of an answer as a CSV, for a spreadsheet."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping
from io import StringIO

from vfw.votes.rules.board import NAMES, PLACE
from vfw.whatif.statistics import Difference, difference, share_of
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.column_charts import count_ratified_if_sent
from vfw.whatif.ui.state_shares import state_shares

COLUMNS = ("figure", "of", "world", "worlds", "of_worlds", "value", "low", "high", "interval")
DIGITS = 6
WAS, IS = "as it was", "as changed"
PAIRED, UNPAIRED = "Newcombe, same luck", "Newcombe, as if of other worlds"
Row = tuple[str, str, str, int | str, int | str, float, float, float, str]


def figures_csv(counts: Counts, by_player: Mapping[str, Counts] | None = None) -> str:
    """A row a figure: what it is and of what, in which kind of world, in how many worlds of how many, and as a share of
    1 with the ends of its interval of 95 %, and whose that is. Raises ValueError where no game was played."""
    into = StringIO()
    writer = csv.writer(into, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in [*_won("won", "", counts), *_states(counts), *_ratified(counts), *_decisive(counts)]:
        writer.writerow(row)
    for player, own in (by_player or {}).items():
        writer.writerows(_won("won, by players", player, own))
    return into.getvalue()


def _won(figure: str, of: str, counts: Counts) -> Iterator[Row]:
    for world, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        yield _share(figure, of, world, tally.won, tally.games)
    yield _apart(figure, of, difference(counts), PAIRED)


def _states(counts: Counts) -> Iterator[Row]:
    for one in state_shares(counts):
        place = PLACE[one.code]
        yield _share("ratifies", one.name, WAS, counts.as_it_was.states[place], counts.games)
        yield _share("ratifies", one.name, IS, counts.as_changed.states[place], counts.games)
        yield _apart("ratifies", one.name, one.difference, UNPAIRED)


def _ratified(counts: Counts) -> Iterator[Row]:
    for world, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        yield _share("never sent", "", world, tally.sent[0], tally.games)
        for states, worlds in enumerate(count_ratified_if_sent(tally)):
            yield _share("so many states ratify", str(states), world, worlds, tally.games)


def _decisive(counts: Counts) -> Iterator[Row]:
    for world, tally in ((WAS, counts.as_it_was), (IS, counts.as_changed)):
        for code, name in NAMES.items():
            yield _share("decides", name, world, tally.decisive[code], tally.games)


def _share(figure: str, of: str, world: str, worlds: int, games: int) -> Row:
    value, low, high = (round(part, DIGITS) for part in share_of(worlds, games))
    return figure, of, world, worlds, games, value, low, high, "Wilson"


def _apart(figure: str, of: str, found: Difference, interval: str) -> Row:
    value, low, high = (round(part, DIGITS) for part in found[:3])
    return figure, of, "difference", "", "", value, low, high, interval
