"""A question and its answer, for Python programs and notebooks."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from vfw.front_matter import suggest_name
from vfw.jobs.dask_cluster import SCHEDULER
from vfw.resources import lessons, read_each, read_text
from vfw.votes.rules.board import NAMES
from vfw.whatif.cluster import cluster_executor
from vfw.whatif.question import MAX_GAMES, Question, parse_question
from vfw.whatif.report import answer_sentence, format_report
from vfw.whatif.runs import Run, play_run, process_executor
from vfw.whatif.statistics import Difference, difference, share_of
from vfw.whatif.tallies import Counts

if TYPE_CHECKING:
    from pandas import DataFrame


@dataclass(frozen=True)
class QuestionResult:
    """The counts of a question that was played.

    Attributes:
        run: The question, the number of games, and the seed.
        counts: The counts.
    """

    run: Run
    counts: Counts

    @property
    def sentence(self) -> str:
        """The answer in a sentence."""
        return answer_sentence(self.counts)

    @property
    def difference(self) -> Difference:
        """The difference between the shares of playouts that are won, as changed and as it was."""
        return difference(self.counts)

    def to_frame(self) -> DataFrame:
        """Return a table with a row for each state, by its code.

        The columns are the name, the share of the playouts in which it ratified as it was and as changed, each with the
        ends of its 95 % interval, their difference, and the number of playouts that it decided.
        """
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
        return "\n\n".join(format_report(self.run.question, self.counts))


def shipped_questions() -> dict[str, Question]:
    """Return the questions that ship, by name; texts that cannot be parsed are left out."""
    moments = lessons("scenarios")
    return read_each("whatif", lambda _, text: parse_question(text, moments))


def load_question(question: str | Path) -> Question:
    """Load the shipped question with this name, or the question in the file with this name.

    Raises:
        ValueError: There is neither, or its text is wrong; the message says what.
        OSError: The file cannot be read.
    """
    shipped = lessons("whatif")
    if str(question) in shipped:
        return parse_question(shipped[str(question)], lessons("scenarios"))
    try:
        text = read_text(Path(question))
    except FileNotFoundError as error:
        there = f"the shipped questions are {', '.join(shipped)}"
        raise ValueError(
            f"there is no such file, and no shipped question of this name{suggest_name(str(question), shipped, there)}"
        ) from error
    return parse_question(text, lessons("scenarios"))


def run(
    question: Question | str | Path,
    games: int | None = None,
    *,
    players: str = "",
    seed: int = 0,
    jobs: int | None = None,
    into: Path | str | None = None,
) -> QuestionResult:
    """Play a question and return its counts.

    Args:
        question: The question, the name of a shipped one, or a file.
        games: The number of playouts of each kind; by default as many as the question says.
        players: A kind of player for both sides, instead of those that the question names.
        seed: The seed that all playouts follow from.
        jobs: The number of processes; by default one for each core. VFW_SCHEDULER names a cluster instead.
        into: A file in which counts are kept, as `runs.play_run` says.

    Raises:
        ValueError: A number, a name or a text is wrong.
    """
    whole = question if isinstance(question, Question) else load_question(question)
    games = whole.games if games is None else games
    if not 1 <= games <= MAX_GAMES:
        raise ValueError(f"{games} is no number of games; expected 1 to {MAX_GAMES}")
    if jobs is not None and jobs < 1:
        raise ValueError(f"{jobs} is no number of processes; expected 1 or more")
    running = Run(whole.with_players(players) if players else whole, games, seed)
    jobs, into = jobs or os.cpu_count() or 1, Path(into) if into else None
    if scheduler := os.environ.get(SCHEDULER, ""):
        with cluster_executor(scheduler, jobs) as executor:
            return QuestionResult(running, play_run(running, executor, into))
    return QuestionResult(running, play_run(running, process_executor(jobs), into))
