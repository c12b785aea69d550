"""Precomputed counts of the shipped questions, for a kiosk, a class on two cores, and a page without a server.

    .venv/bin/vfw ready [NAME ...]

plays them, in half an hour on two cores, and resumes when it is called again. Each question has a file in
`lessons/whatif/ready`. For each kind of player it holds the counts, the versions of rules and players, and the endings
of the first playouts, so that anyone can play those again and compare.

Questions with the same start are played together: their playouts as it was are the same, and are played once.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from vfw import engine
from vfw.interrupts import INTERRUPTED
from vfw.resources import lesson, lessons, own_lessons, read_text
from vfw.untrusted_input import NotJson, NotText, parse_json
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.votes.rules.tabletop import RATIFIED
from vfw.whatif.api import load_question
from vfw.whatif.long_runs import RESUME_HINT, ProgressReporter, WorkerLost, open_to_append
from vfw.whatif.playouts import Ending, Setup, simulate
from vfw.whatif.runs import Batch, Run, format_line, load_batches, play_in_processes
from vfw.whatif.statistics import MIN_GAMES_APART
from vfw.whatif.tallies import Counts, Tally, sum_counts

GAMES_BY_PLAYER: Final = {"random": 10_000, "steady": 10_000, "planner": 400}
"""Playouts of each kind, by player; the planner thinks as long as in a tournament."""
SEED = 0
CHECKED_PLAYOUTS = 25
"""The number of playouts whose endings a file holds."""
FOLDER = "whatif/ready"
COMMAND = ".venv/bin/vfw ready"


class NotPrecomputed(ValueError):
    """A question has no counts, or those of another text, rules or players; the message says how to make them."""


@dataclass(frozen=True)
class PrecomputedRun:
    """The counts of a question by one kind of player.

    Attributes:
        run: The run.
        counts: The counts, without early events of too few playouts.
        first: The endings of the first playouts, as it was and as changed, as `summarize_ending` gives them.
    """

    run: Run
    counts: Counts
    first: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class PrecomputedAnswer:
    """The precomputed counts of a question, by kind of player: random, steady, planner.

    Attributes:
        played: The counts, by player.
        rules: The version of the rules.
        players: The version of the players.
    """

    played: Mapping[str, PrecomputedRun]
    rules: str
    players: str

    @property
    def by_player(self) -> dict[str, Counts]:
        """The counts alone, by player."""
        return {player: played.counts for player, played in self.played.items()}

    def run(self, player: str) -> Run:
        """Return the run of one kind of player."""
        return self.played[player].run


@lru_cache(maxsize=16)
def load_precomputed(name: str) -> PrecomputedAnswer:
    """Load the precomputed counts of the shipped question with this name.

    Raises:
        NotPrecomputed: There are none, or they belong to another text of the question, or other rules or players.
    """
    again = f"; this plays it again: {COMMAND} {name}"
    try:
        found = parse_json(read_text(lesson(f"{FOLDER}/{name}.json")))
        question = load_question(name)
        played = {}
        for player, games in GAMES_BY_PLAYER.items():
            run, kept = Run(question.with_players(player), games, SEED), found["played"][player]
            if (kept["run"], kept["games"]) != (run.key, games):
                raise NotPrecomputed(
                    f"the counts of {name} by {player} are of another text, or of rules {found['rules']} and players "
                    f"{found['players']}, and not of rules {VotesForWomen.rules} and players {VERSION}{again}"
                )
            first = tuple([(was, is_) for was, is_ in kept["first"]])
            played[player] = PrecomputedRun(run, Counts.from_record(kept["counts"]), first)
    except FileNotFoundError as error:
        raise NotPrecomputed(f"no question {name!r} was played beforehand{again}") from error
    except (NotText, NotJson, KeyError, TypeError, AttributeError) as error:
        raise NotPrecomputed(f"the file of counts of {name} is damaged{again}") from error
    return PrecomputedAnswer(played, found["rules"], found["players"])


def summarize_ending(ending: Ending) -> str:
    """Summarize an ending so that it can be compared: winner, ratified states, deciding state, turn, margin.

    The files of counts hold these words, so they never change.

    >>> summarize_ending(Ending(True, 4, bytes([RATIFIED] * 48), "TN", 2, frozenset()))
    'won, 48 ratify, TN decides, sent in turn 4, short by 2'
    """
    sent = f"sent in turn {ending.sent}" if ending.sent else "never sent"
    # The committed files hold these words: others would not compare.
    ratified, decides = ending.votes.count(RATIFIED), ending.decisive or "nobody"
    return f"{'won' if ending.won else 'lost'}, {ratified} ratify, {decides} decides, {sent}, short by {ending.short}"


LINES_FOLDER = Path("build") / "beforehand"
"""The folder in which counts are kept until a question is complete."""
FIRST_ENDINGS = "first"
"""The key of a record for the endings of the first playouts."""


def add_to(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `vfw ready` to a parser."""
    parser.add_argument("names", nargs="*", metavar="NAME", help="a shipped question (default: all)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.set_defaults(
        run=lambda o: precompute(o.names or [*lessons("whatif")], o.jobs, LINES_FOLDER, own_lessons() / FOLDER)
    )


def precompute(names: Iterable[str], jobs: int, lines: Path, into: Path) -> int:
    """Play these questions by each kind of player, and write their counts.

    Args:
        names: The names of shipped questions.
        jobs: The number of processes.
        lines: The folder in which counts are kept meanwhile.
        into: The folder of the files.

    Returns:
        The exit status: 2 if a question is unknown or wrong, 130 if the run was interrupted.
    """
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
        return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    return 0


def _group_by_start(names: Iterable[str]) -> list[list[str]]:
    """Group the questions whose playouts as it was are the same.

    Raises:
        ValueError: A question is not among the shipped ones.
    """
    shipped, found = lessons("whatif"), dict[Setup, list[str]]()
    for name in dict.fromkeys(names):
        if name not in shipped:
            raise ValueError(f"there is no question {name!r}; the shipped questions are {', '.join(shipped)}")
        found.setdefault(_make_run(name, "steady", 0).question.as_it_was, []).append(name)
    return [*found.values()]


def _make_run(name: str, player: str, games: int) -> Run:
    return Run(load_question(name).with_players(player), games, SEED)


class SharedBatch(NamedTuple):
    """The same batch of several questions with the same start."""

    batches: tuple[Batch, ...]

    def play(self) -> list[dict[str, Any]]:
        """Return for each question the counts as a record, with the endings that its file holds."""
        one, counts = self.batches[0], [Counts() for _ in self.batches]
        first: list[list[tuple[str, str]]] = [[] for _ in self.batches]
        for number in range(one.first, one.first + one.games):
            was = simulate(one.as_it_was, one.seed, number)
            for batch, counted, ends in zip(self.batches, counts, first, strict=True):
                is_ = simulate(batch.as_changed, batch.seed, number)
                counted.count(number, was, is_)
                if number <= CHECKED_PLAYOUTS:
                    ends.append((summarize_ending(was), summarize_ending(is_)))
        return [{**counted.record(), FIRST_ENDINGS: ends} for counted, ends in zip(counts, first, strict=True)]


def play_missing(runs: Sequence[Run], jobs: int, lines: Path) -> None:
    """Play the missing batches of these runs, whose questions have the same start, and keep them in `lines`."""
    lines.mkdir(parents=True, exist_ok=True)
    files = [_lines_file(run, lines) for run in runs]
    there = [load_batches(run, file).keys() if file.exists() else () for run, file in zip(runs, files, strict=True)]
    batches = [SharedBatch(alike) for alike in zip(*[run.batches() for run in runs], strict=True)]
    missing = [one for one in batches if not all(one.batches[0].key in keys for keys in there)]
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
    """Write the counts of a question by each kind of player."""
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
    """Return the early events that are frequent enough for a comparison."""
    return {
        event: seen
        for event, seen in sorted(tally.early.items())
        if MIN_GAMES_APART <= seen[0] <= tally.games - MIN_GAMES_APART
    }
