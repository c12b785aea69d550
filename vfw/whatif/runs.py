"""Playing the worlds of a question: in batches, by whoever works, kept as lines so that a run goes on where it was.

A batch is the worlds of one stretch of numbers, in both kinds. Its counts follow from the question, the seed and those
numbers alone, so it can be done again, anywhere, and nothing is counted twice.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeVar

from vfw.untrusted_input import NotJson, parsed
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.kept_lines import to_go_on, whole_lines
from vfw.whatif.moment_text import MomentText
from vfw.whatif.question import Question
from vfw.whatif.tallies import Counts, counted
from vfw.whatif.worlds import Setup

USUAL_BATCH, WITH_A_PLANNER = 50, 2
"""Worlds of a batch: a second or two."""


class Batch(NamedTuple):
    """Worlds that are played together: so many, from this number on, in both kinds."""

    as_it_was: Setup
    as_changed: Setup
    seed: int
    first: int
    games: int

    @property
    def where(self) -> tuple[int, int]:
        """What it is known by among those of its run."""
        return self.first, self.games

    def play(self) -> dict[str, Any]:
        """The counts, as a record that any process can send."""
        return counted(*self).record()


@dataclass(frozen=True)
class Run:
    """A question that is played so often with this seed, and what becomes of it."""

    question: Question
    games: int
    seed: int = 0

    @property
    def key(self) -> str:
        """What its kept lines are known by: what is played in both kinds, the seed, rules and players; not the words
        in which it is told."""
        kinds = [
            (MomentText(setup.scenario).played, setup.is_a_game, setup.conduct)
            for setup in (self.question.as_it_was, self.question.as_changed)
        ]
        told = (kinds, self.seed, VotesForWomen.rules, VERSION)
        return sha256(repr(told).encode()).hexdigest()[:16]

    @property
    def thinks(self) -> bool:
        """Whether a player takes part that thinks for long."""
        setups = self.question.as_it_was, self.question.as_changed
        return any("planner" in (setup.conduct.suffragist, setup.conduct.opposition) for setup in setups)

    def batches(self) -> list[Batch]:
        """All its worlds, numbered from 1. More games add batches, and change none."""
        was, is_ = self.question.as_it_was, self.question.as_changed
        size = WITH_A_PLANNER if self.thinks else USUAL_BATCH
        firsts = range(1, self.games + 1, size)
        return [Batch(was, is_, self.seed, first, min(size, self.games + 1 - first)) for first in firsts]


Worker = Callable[[Iterable[Batch]], Iterator[tuple[Batch, dict[str, Any]]]]
"""Plays batches, and gives each with its record as it comes, in any order, each once."""


class Playable(Protocol):
    """What can be played here or elsewhere, as a batch can."""

    def play(self) -> Any: ...


P = TypeVar("P", bound=Playable)


def here(batches: Iterable[P]) -> Iterator[tuple[P, Any]]:
    """A worker that is this process."""
    return ((batch, batch.play()) for batch in batches)


def unheard(counts: Counts, played: int) -> None:
    """Progress for whom nobody waits."""


def play(
    run: Run,
    worker: Worker = here,
    into: Path | None = None,
    progress: Callable[[Counts, int], None] = unheard,
) -> Counts:
    """Play what is missing of a run, and count all of it.

    Batches that stand in the file `into` are not played again; others are added to it, a line each. `progress` is told
    what is counted, and how many games have been played since, at first and after each batch. Raises ValueError where a
    line of the file is damaged or of another run.
    """
    batches, counts, played = run.batches(), Counts(), 0
    known = kept(run, into) if into and into.exists() else {}
    for batch in batches:
        if record := known.get(batch.where):
            counts.add(Counts.from_record(record))
    progress(counts, played)
    missing = [batch for batch in batches if batch.where not in known]
    with to_go_on(into) if into else nullcontext() as lines:
        for batch, record in worker(missing):
            if lines:
                lines.write(line_of(run, batch, record))
                lines.flush()
            counts.add(Counts.from_record(record))
            played += batch.games
            progress(counts, played)
    return counts


def line_of(run: Run, batch: Batch, record: Mapping[str, Any]) -> str:
    """The line by which a batch that was played is kept."""
    line = {"run": run.key, "first": batch.first, "games": batch.games, "counts": record}
    return json.dumps(line, separators=(",", ":")) + "\n"


def kept(run: Run, file: Path) -> dict[tuple[int, int], dict[str, Any]]:
    """The records a file holds of a run, by the first world and the number of worlds. A last line that was cut off is
    left out. Raises ValueError that names another damaged line."""
    found: dict[tuple[int, int], dict[str, Any]] = {}
    for number, line in enumerate(whole_lines(file), start=1):
        try:
            record = parsed(line)
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
