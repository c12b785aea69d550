"""A question and its answer, for whoever works in Python or in a notebook."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from vfw.front_matter import meant
from vfw.jobs.dask_cluster import SCHEDULER
from vfw.resources import lessons, read_each, read_text
from vfw.votes.rules.board import NAMES
from vfw.whatif.answer import Difference, difference, share_of
from vfw.whatif.cluster import cluster
from vfw.whatif.processes import processes
from vfw.whatif.question import MOST_GAMES, Question, read
from vfw.whatif.runs import Run, play
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import report, sentence

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class Answered:
    """What came of a question.

    Attributes:
        run: the question, how often it was played, and the seed. counts: what was counted.
    """

    run: Run
    counts: Counts

    @property
    def sentence(self) -> str:
        """The answer in a sentence."""
        return sentence(self.counts)

    @property
    def difference(self) -> Difference:
        """By how much the share of worlds that are won is another."""
        return difference(self.counts)

    def to_frame(self) -> DataFrame:
        """A row for each state, by its code: its name; in what share of the worlds it ratified as it was and as
        changed, each with the ends of its interval of 95 %, and the difference; and in how many worlds it decided."""
        from pandas import DataFrame

        rows = []
        for place, (code, name) in enumerate(NAMES.items()):
            was, is_ = (
                share_of(tally.states[place], tally.games) for tally in (self.counts.as_it_was, self.counts.as_changed)
            )
            rows.append(
                {
                    "state": code, "name": name,
                    "as_it_was": was.value, "as_it_was_low": was.low, "as_it_was_high": was.high,
                    "as_changed": is_.value, "as_changed_low": is_.low, "as_changed_high": is_.high,
                    "difference": is_.value - was.value,
                    "decides_as_it_was": self.counts.as_it_was.decisive[code],
                    "decides_as_changed": self.counts.as_changed.decisive[code],
                }
            )  # fmt: skip
        return DataFrame(rows).set_index("state")

    def _repr_markdown_(self) -> str:
        return "\n\n".join(report(self.run.question, self.counts))


def shipped_questions() -> dict[str, Question]:
    """The questions that ship, by their names. What cannot be read is left out."""
    moments = lessons("scenarios")
    return read_each("whatif", lambda _, text: read(text, moments))


def asked(question: str | Path) -> Question:
    """The question of ours with this name, or in the file with this name. Raises ValueError, which says what is wrong
    in it, or that there is neither, and OSError where the file cannot be read."""
    ours = lessons("whatif")
    if str(question) in ours:
        return read(ours[str(question)], lessons("scenarios"))
    try:
        text = read_text(Path(question))
    except FileNotFoundError as error:
        there = f"ours are {', '.join(ours)}"
        raise ValueError(
            f"there is no such file, nor such a question of ours{meant(str(question), ours, there)}"
        ) from error
    return read(text, lessons("scenarios"))


def run(
    question: Question | str | Path,
    games: int | None = None,
    *,
    players: str = "",
    seed: int = 0,
    jobs: int | None = None,
    into: Path | str | None = None,
) -> Answered:
    """Play a question: so many worlds of each kind, or as many as it says, with these players instead of its own.

    It is played by `jobs` processes, one a core where that is not said, or by the cluster that VFW_SCHEDULER names;
    counts are kept in `into`, as `runs.play` says. Raises ValueError where anything is not as it should be.
    """
    whole = question if isinstance(question, Question) else asked(question)
    games = whole.games if games is None else games
    if not 1 <= games <= MOST_GAMES:
        raise ValueError(f"{games} is no number of games; expected 1 to {MOST_GAMES}")
    if jobs is not None and jobs < 1:
        raise ValueError(f"{jobs} is no number of processes; expected 1 or more")
    running = Run(whole.played_by(players) if players else whole, games, seed)
    jobs, into = jobs or os.cpu_count() or 1, Path(into) if into else None
    if scheduler := os.environ.get(SCHEDULER, ""):
        with cluster(scheduler, jobs) as worker:
            return Answered(running, play(running, worker, into))
    return Answered(running, play(running, processes(jobs), into))
