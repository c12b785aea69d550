"""`vfw ready`: the questions that ship are played beforehand, and what came of it is kept for `ready.py` to read.

Questions that begin alike are played together: a world as it was is the same for all of them, and is played once.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from vfw import engine
from vfw.interrupts import BROKEN_OFF
from vfw.resources import lessons, own_lessons
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.answer import FEWEST
from vfw.whatif.answered import asked
from vfw.whatif.kept_lines import GO_ON, WorkLost, to_go_on
from vfw.whatif.processes import played_by
from vfw.whatif.ready import COMPARED, FOLDER, GAMES, SEED, in_short
from vfw.whatif.runs import Batch, Run, kept, line_of
from vfw.whatif.tallies import Counts, Tally, together
from vfw.whatif.time_left import Progress
from vfw.whatif.worlds import Setup
from vfw.whatif.worlds import play as ending_of

LINES = Path("build") / "beforehand"
"""Where counts are kept until a question is played."""
FIRST = "first"
"""What a record says beside its counts: how the first worlds ended."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """What can be said behind `vfw ready`."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="a question of ours (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.set_defaults(run=lambda o: make(o.names or [*lessons("whatif")], o.jobs, LINES, own_lessons() / FOLDER))


def make(names: Iterable[str], jobs: int, lines: Path, into: Path) -> int:
    """Play these questions beforehand by each kind of player, and write what came of them; counts are kept in the
    folder `lines` meanwhile. 2 where one is none of ours, or not as it should be."""
    try:
        for alike in _beginning_alike(names):
            for player, games in GAMES.items():
                sys.stderr.write(f"{', '.join(alike)}, {player}: ")
                play([_run(name, player, games) for name in alike], jobs, lines)
            for name in alike:
                _write(name, lines, into)
    except (KeyboardInterrupt, WorkLost) as end:
        lost = f"{end}. " if isinstance(end, WorkLost) else ""
        print(f"\n{lost}What was played is kept in {lines}.{GO_ON}", file=sys.stderr)
        return BROKEN_OFF if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _beginning_alike(names: Iterable[str]) -> list[list[str]]:
    """The questions, those together whose worlds as it was are the same. Raises ValueError where one is none of
    ours."""
    ours, found = lessons("whatif"), dict[Setup, list[str]]()
    for name in dict.fromkeys(names):
        if name not in ours:
            raise ValueError(f"there is no question {name!r}; ours are {', '.join(ours)}")
        found.setdefault(_run(name, "steady", 0).question.as_it_was, []).append(name)
    return [*found.values()]


def _run(name: str, player: str, games: int) -> Run:
    return Run(asked(name).played_by(player), games, SEED)


class Together(NamedTuple):
    """The same worlds of questions that begin alike."""

    batches: tuple[Batch, ...]

    def play(self) -> list[dict[str, Any]]:
        """For each question the counts, as a record, and how those worlds ended of which its file is to say it."""
        one, counts = self.batches[0], [Counts() for _ in self.batches]
        first: list[list[tuple[str, str]]] = [[] for _ in self.batches]
        for number in range(one.first, one.first + one.games):
            was = ending_of(one.as_it_was, one.seed, number)
            for batch, counted, ends in zip(self.batches, counts, first, strict=True):
                is_ = ending_of(batch.as_changed, batch.seed, number)
                counted.count(number, was, is_)
                if number <= COMPARED:
                    ends.append((in_short(was), in_short(is_)))
        return [{**counted.record(), FIRST: ends} for counted, ends in zip(counts, first, strict=True)]


def play(runs: Sequence[Run], jobs: int, lines: Path) -> None:
    """Play what is missing of these runs, which are of questions that begin alike, and keep it in `lines`."""
    lines.mkdir(parents=True, exist_ok=True)
    files = [_lines_of(run, lines) for run in runs]
    there = [kept(run, file).keys() if file.exists() else () for run, file in zip(runs, files, strict=True)]
    batches = [Together(alike) for alike in zip(*[run.batches() for run in runs], strict=True)]
    missing = [one for one in batches if not all(one.batches[0].where in keys for keys in there)]
    progress, games, played = Progress(engine.in_use(), sys.stderr), runs[0].games, 0
    before = games - sum([one.batches[0].games for one in missing])
    progress(games, before, played)
    with ExitStack() as open_:
        into = [open_.enter_context(to_go_on(file)) for file in files]
        for one, records in played_by(jobs, missing):
            for run, out, batch, record in zip(runs, into, one.batches, records, strict=True):
                out.write(line_of(run, batch, record))
                out.flush()
            played += one.batches[0].games
            progress(games, before, played)


def _lines_of(run: Run, lines: Path) -> Path:
    return lines / f"{run.key}.jsonl"


def _write(name: str, lines: Path, into: Path) -> None:
    """Write what was counted of a question, by each kind of player."""
    played = dict[str, Any]()
    for player, games in GAMES.items():
        run = _run(name, player, games)
        records = [record for _, record in sorted(kept(run, _lines_of(run, lines)).items())]
        counts = together([Counts.from_record(record) for record in records])
        record = counts.record()
        for kind, tally in (("as_it_was", counts.as_it_was), ("as_changed", counts.as_changed)):
            record[kind]["early"] = _often_enough(tally)
        first = [ends for one in records for ends in one[FIRST]]
        played[player] = {"run": run.key, "games": games, "counts": record, "first": first}
    whole = {"rules": VotesForWomen.rules, "players": VERSION, "seed": SEED, "played": played}
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{name}.json").write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")


def _often_enough(tally: Tally) -> dict[str, list[int]]:
    """What can be asked whether it goes with an end."""
    return {event: seen for event, seen in sorted(tally.early.items()) if FEWEST <= seen[0] <= tally.games - FEWEST}
