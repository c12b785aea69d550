"""The measured strength of the players: a table that is kept with the lessons, a row for each pairing.

`python -m vfw.whatif.player_strength RESULTS.jsonl` prints it from the results of `vfw ladder --into RESULTS.jsonl`.
"""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Iterable
from dataclasses import astuple, dataclass, fields
from functools import cache
from io import StringIO
from pathlib import Path

from vfw.core.intervals import wilson
from vfw.history.table_reading import read
from vfw.resources import lesson, read_text
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.whatif.ladder import PAIRINGS, GameResult, Pairing, load_results

TABLE_FILE = "players.csv"


@dataclass(frozen=True)
class PairingStrength:
    """The results of a pairing.

    Attributes:
        pairing: The name of the pairing.
        games: The number of games.
        won: The games that the Suffragists won.
        sent: The games in which Congress sent the Amendment.
        seed: The seed of the ladder.
        rules: The version of the rules.
        players: The version of the players.
    """

    pairing: str
    games: int
    won: int
    sent: int
    seed: int
    rules: str
    players: str

    @property
    def who(self) -> Pairing:
        """The pairing itself."""
        return PAIRINGS[self.pairing]

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the chance of the Suffragists, after Wilson."""
        return wilson(self.won, self.games)


COLUMNS = tuple(field.name for field in fields(PairingStrength))


@cache
def load_strengths() -> tuple[PairingStrength, ...]:
    """Load all rows, in the order of the table.

    Raises:
        ValueError: The table is damaged; the message names line and column.
    """
    return read(
        lesson(TABLE_FILE),
        COLUMNS,
        lambda line: PairingStrength(
            line.choice("pairing", tuple(PAIRINGS)),
            line.whole("games"),
            line.whole("won"),
            line.whole("sent"),
            line.whole("seed"),
            line.text("rules"),
            line.text("players"),
        ),
    )


def summarize_results(results: Iterable[GameResult]) -> list[PairingStrength]:
    """Return a row for each pairing, in the order of PAIRINGS."""
    by_pairing: dict[str, list[GameResult]] = {}
    for result in results:
        by_pairing.setdefault(result.setting.pairing, []).append(result)
    return [
        PairingStrength(
            name,
            len(games),
            sum([game.winner == SUFFRAGIST for game in games]),
            sum([game.sent > 0 for game in games]),
            games[0].setting.seed,
            games[0].rules,
            games[0].players,
        )
        for name, games in sorted(by_pairing.items(), key=lambda row: list(PAIRINGS).index(row[0]))
    ]


def format_csv(rows: Iterable[PairingStrength]) -> str:
    """Return the table as CSV."""
    text = StringIO()
    table = csv.writer(text, lineterminator="\n")
    table.writerows([COLUMNS, *map(astuple, rows)])
    return text.getvalue()


if __name__ == "__main__":
    results = Path(sys.argv[1])
    seed = json.loads(read_text(results).split("\n", 1)[0])["seed"]
    sys.stdout.write(format_csv(summarize_results(load_results(results, seed).values())))
