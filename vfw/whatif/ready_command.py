"""`vfw ready`: the questions that ship are played beforehand, and what came of it is kept for `ready.py` to read."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from vfw import engine
from vfw.resources import lessons, own_lessons
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.answer import FEWEST
from vfw.whatif.answered import asked
from vfw.whatif.processes import processes
from vfw.whatif.ready import COMPARED, FOLDER, GAMES, SEED, endings_in_short
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts, Tally
from vfw.whatif.time_left import Progress

LINES = Path("build") / "ready"
"""Where counts are kept until a question is played."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """What can be said behind `vfw ready`."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="a question of ours (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.set_defaults(run=lambda o: make(o.names or [*lessons("whatif")], o.jobs))


def make(names: Iterable[str], jobs: int) -> int:
    """Play these questions beforehand; 2 where one is none of ours, or not as it should be."""
    ours = lessons("whatif")
    try:
        for name in names:
            if name not in ours:
                raise ValueError(f"there is no question {name!r}; ours are {', '.join(ours)}")
            write(name, jobs, LINES, own_lessons() / FOLDER)
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def write(name: str, jobs: int, lines: Path, into: Path) -> None:
    """Play a question by each kind of player, and write what came of it; counts are kept in the folder `lines`
    meanwhile."""
    question, played = asked(name), dict[str, Any]()
    lines.mkdir(parents=True, exist_ok=True)
    for player, games in GAMES.items():
        run = Run(question.played_by(player), games, SEED)
        sys.stderr.write(f"{name}, {player}: ")
        progress = Progress(engine.in_use(), sys.stderr)

        def say(counts: Counts, now: int, games: int = games, progress: Progress = progress) -> None:
            progress(games, counts.games - now, now)

        counts = play(run, processes(jobs), lines / f"{run.key}.jsonl", say)
        record = counts.record()
        for kind, tally in (("as_it_was", counts.as_it_was), ("as_changed", counts.as_changed)):
            record[kind]["early"] = _often_enough(tally)
        first = [endings_in_short(run, number) for number in range(1, COMPARED + 1)]
        played[player] = {"run": run.key, "games": games, "counts": record, "first": first}
    whole = {"rules": VotesForWomen.rules, "players": VERSION, "seed": SEED, "played": played}
    into.mkdir(parents=True, exist_ok=True)
    (into / f"{name}.json").write_text(json.dumps(whole, separators=(",", ":")) + "\n", encoding="utf-8")


def _often_enough(tally: Tally) -> dict[str, list[int]]:
    """What can be asked whether it goes with an end."""
    return {event: seen for event, seen in sorted(tally.early.items()) if FEWEST <= seen[0] <= tally.games - FEWEST}
