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
from vfw.resources import lessons, own_lessons
from vfw.stopping import BROKEN_OFF
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.api import load_question
from vfw.whatif.long_runs import RESUME_HINT, WorkerLost, open_to_append
from vfw.whatif.playouts import Setup
from vfw.whatif.playouts import simulate as ending_of
from vfw.whatif.precomputed import CHECKED_PLAYOUTS, FOLDER, GAMES_BY_PLAYER, SEED, summarize_ending
from vfw.whatif.processes import play_in_processes
from vfw.whatif.runs import Batch, Run, format_line, load_batches
from vfw.whatif.statistics import MIN_GAMES_APART
from vfw.whatif.tallies import Counts, Tally, sum_counts
from vfw.whatif.time_left import ProgressReporter

LINES_FOLDER = Path("build") / "beforehand"
"""Where counts are kept until a question is played."""
FIRST_ENDINGS = "first"
"""What a record says beside its counts: how the first worlds ended."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """What can be said behind `vfw ready`."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="a question of ours (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.set_defaults(
        run=lambda o: precompute(o.names or [*lessons("whatif")], o.jobs, LINES_FOLDER, own_lessons() / FOLDER)
    )


def precompute(names: Iterable[str], jobs: int, lines: Path, into: Path) -> int:
    """Play these questions beforehand by each kind of player, and write what came of them; counts are kept in the
    folder `lines` meanwhile. 2 where one is none of ours, or not as it should be."""
    try:
        for alike in _group_by_start(names):
            for player, games in GAMES_BY_PLAYER.items():
                sys.stderr.write(f"{', '.join(alike)}, {player}: ")
                play_missing([_make_run(name, player, games) for name in alike], jobs, lines)
            for name in alike:
                _write(name, lines, into)
    except (KeyboardInterrupt, WorkerLost) as end:
        lost = f"{end}. " if isinstance(end, WorkerLost) else ""
        print(f"\n{lost}What was played is kept in {lines}.{RESUME_HINT}", file=sys.stderr)
        return BROKEN_OFF if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _group_by_start(names: Iterable[str]) -> list[list[str]]:
    """The questions, those together whose worlds as it was are the same. Raises ValueError where one is none of
    ours."""
    ours, found = lessons("whatif"), dict[Setup, list[str]]()
    for name in dict.fromkeys(names):
        if name not in ours:
            raise ValueError(f"there is no question {name!r}; ours are {', '.join(ours)}")
        found.setdefault(_make_run(name, "steady", 0).question.as_it_was, []).append(name)
    return [*found.values()]


def _make_run(name: str, player: str, games: int) -> Run:
    return Run(load_question(name).with_players(player), games, SEED)


class SharedBatch(NamedTuple):
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
                if number <= CHECKED_PLAYOUTS:
                    ends.append((summarize_ending(was), summarize_ending(is_)))
        return [{**counted.record(), FIRST_ENDINGS: ends} for counted, ends in zip(counts, first, strict=True)]


def play_missing(runs: Sequence[Run], jobs: int, lines: Path) -> None:
    """Play what is missing of these runs, which are of questions that begin alike, and keep it in `lines`."""
    lines.mkdir(parents=True, exist_ok=True)
    files = [_lines_file(run, lines) for run in runs]
    there = [load_batches(run, file).keys() if file.exists() else () for run, file in zip(runs, files, strict=True)]
    batches = [SharedBatch(alike) for alike in zip(*[run.batches() for run in runs], strict=True)]
    missing = [one for one in batches if not all(one.batches[0].where in keys for keys in there)]
    progress, games, played = ProgressReporter(engine.in_use(), sys.stderr), runs[0].games, 0
    before = games - sum([one.batches[0].games for one in missing])
    progress(games, before, played)
    with ExitStack() as open_:
        into = [open_.enter_context(open_to_append(file)) for file in files]
        for one, records in play_in_processes(jobs, missing):
            for run, out, batch, record in zip(runs, into, one.batches, records, strict=True):
                out.write(format_line(run, batch, record))
                out.flush()
            played += one.batches[0].games
            progress(games, before, played)


def _lines_file(run: Run, lines: Path) -> Path:
    return lines / f"{run.key}.jsonl"


def _write(name: str, lines: Path, into: Path) -> None:
    """Write what was counted of a question, by each kind of player."""
    played = dict[str, Any]()
    for player, games in GAMES_BY_PLAYER.items():
        run = _make_run(name, player, games)
        records = [record for _, record in sorted(load_batches(run, _lines_file(run, lines)).items())]
        counts = sum_counts([Counts.from_record(record) for record in records])
        record = counts.record()
        for kind, tally in (("as_it_was", counts.as_it_was), ("as_changed", counts.as_changed)):
            record[kind]["early"] = _frequent_events(tally)
        first = [ends for one in records for ends in one[FIRST_ENDINGS]]
        played[player] = {"run": run.key, "games": games, "counts": record, "first": first}
    whole = {"rules": VotesForWomen.rules, "players": VERSION, "seed": SEED, "played": played}
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{name}.json").write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")


def _frequent_events(tally: Tally) -> dict[str, list[int]]:
    """What can be asked whether it goes with an end."""
    return {
        event: seen
        for event, seen in sorted(tally.early.items())
        if MIN_GAMES_APART <= seen[0] <= tally.games - MIN_GAMES_APART
    }
