"""Runs: the playouts of a question, played in batches by any executor, and kept as lines so that a run can resume.

A batch is a range of playouts, in both kinds. Its counts follow from the question, the seed and the range alone, so any
process can play it, again if necessary, and nothing is counted twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import as_completed
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from vfw.untrusted_input import NotJson, parse_json
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.whatif.long_runs import open_to_append, process_pool, read_complete_lines
from vfw.whatif.moment_text import MomentText
from vfw.whatif.playouts import Setup
from vfw.whatif.question import Question
from vfw.whatif.tallies import Counts, count_playouts

BATCH_SIZE, PLANNER_BATCH_SIZE = 50, 2
"""Playouts of a batch: a second or two."""


class Batch(NamedTuple):
    """A range of playouts that are played together, in both kinds.

    Attributes:
        as_it_was: The start of the first kind.
        as_changed: The start of the second kind.
        seed: The seed.
        first: The number of the first playout.
        games: The number of playouts.
    """

    as_it_was: Setup
    as_changed: Setup
    seed: int
    first: int
    games: int

    @property
    def key(self) -> tuple[int, int]:
        """The key of the batch within its run."""
        return self.first, self.games

    def play(self) -> dict[str, Any]:
        """Return the counts as a record that any process can send."""
        return count_playouts(*self).record()


@dataclass(frozen=True)
class Run:
    """A question that is played this often with this seed.

    Attributes:
        question: The question.
        games: The number of playouts of each kind.
        seed: The seed.
    """

    question: Question
    games: int
    seed: int = 0

    @property
    def key(self) -> str:
        """The key of its kept lines: both kinds, the seed, rules and players, but not the words of the question.

        The key hashes `repr(Conduct)`: renaming that class or its fields would orphan kept counts.
        """
        kinds = [
            (MomentText(setup.scenario).played, setup.is_from_game, setup.conduct)
            for setup in (self.question.as_it_was, self.question.as_changed)
        ]
        parts = (kinds, self.seed, VotesForWomen.rules, VERSION)
        return sha256(repr(parts).encode()).hexdigest()[:16]

    @property
    def has_planner(self) -> bool:
        """True if a slow player takes part."""
        setups = self.question.as_it_was, self.question.as_changed
        return any("planner" in (setup.conduct.suffragist, setup.conduct.opposition) for setup in setups)

    def batches(self) -> list[Batch]:
        """Return all batches, with playouts numbered from 1. More games add batches, and change none."""
        was, is_ = self.question.as_it_was, self.question.as_changed
        size = PLANNER_BATCH_SIZE if self.has_planner else BATCH_SIZE
        firsts = range(1, self.games + 1, size)
        return [Batch(was, is_, self.seed, first, min(size, self.games + 1 - first)) for first in firsts]


BatchExecutor = Callable[[Iterable[Batch]], Iterator[tuple[Batch, dict[str, Any]]]]
"""A callable that plays batches, and yields each with its record, in any order, each once."""


class Playable(Protocol):
    """Work that can be played in any process, as a batch can."""

    def play(self) -> Any:
        """Play it and return the result."""


PlayableT = TypeVar("PlayableT", bound=Playable)


def play_here(batches: Iterable[PlayableT]) -> Iterator[tuple[PlayableT, Any]]:
    """Play batches in this process."""
    return ((batch, batch.play()) for batch in batches)


def ignore_progress(counts: Counts, played: int) -> None:
    """Ignore progress."""


def play_run(
    run: Run,
    executor: BatchExecutor = play_here,
    into: Path | None = None,
    progress: Callable[[Counts, int], None] = ignore_progress,
) -> Counts:
    """Play the missing batches of a run, and count all of them.

    Args:
        run: The run.
        executor: Plays the batches.
        into: A file; its batches are not played again, and others are added to it, a line each.
        progress: Called with the counts and the number of newly played games, at first and after each batch.

    Raises:
        ValueError: A line of the file is damaged or of another run.
    """
    batches, counts, played = run.batches(), Counts(), 0
    known = load_batches(run, into) if into and into.exists() else {}
    for batch in batches:
        if record := known.get(batch.key):
            counts.add(Counts.from_record(record))
    progress(counts, played)
    missing = [batch for batch in batches if batch.key not in known]
    with open_to_append(into) if into else nullcontext() as lines:
        for batch, record in executor(missing):
            if lines:
                lines.write(format_line(run, batch, record))
                lines.flush()
            counts.add(Counts.from_record(record))
            played += batch.games
            progress(counts, played)
    return counts


def format_line(run: Run, batch: Batch, record: Mapping[str, Any]) -> str:
    """Return the line that keeps a batch."""
    line = {"run": run.key, "first": batch.first, "games": batch.games, "counts": record}
    return json.dumps(line, separators=(",", ":")) + "\n"


def load_batches(run: Run, file: Path) -> dict[tuple[int, int], dict[str, Any]]:
    """Load the records of a run from a file, by the first playout and their number; a truncated last line is left out.

    Raises:
        ValueError: Another line is damaged; the message names it.
    """
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for number, line in enumerate(read_complete_lines(file), start=1):
        try:
            record = parse_json(line)
            key, where = record["run"], (record["first"], record["games"])
            Counts.from_record(record["counts"])
        except (NotJson, KeyError, TypeError, AttributeError) as error:
            raise ValueError(f"{file}, line {number}: it is no batch of a run; take the line out") from error
        if key != run.key:
            raise ValueError(
                f"{file}, line {number}: of another question, seed, or version of rules or players; name a new file"
            )
        found[where] = record["counts"]
    return found


def process_executor(jobs: int) -> BatchExecutor:
    """Return an executor of this many processes; with one it is this process."""
    return partial(play_in_processes, jobs)


def play_in_processes(jobs: int, batches: Iterable[PlayableT]) -> Iterator[tuple[PlayableT, Any]]:
    """Yield each batch with its result, as it comes.

    Raises:
        WorkerLost: A process was killed.
    """
    return play_here(batches) if jobs <= 1 else _play_in_pool(jobs, batches)


def _play_in_pool(jobs: int, batches: Iterable[PlayableT]) -> Iterator[tuple[PlayableT, Any]]:
    with process_pool(jobs) as pool:
        futures = {pool.submit(batch.play): batch for batch in batches}
        for future in as_completed(futures):
            yield futures.pop(future), future.result()
