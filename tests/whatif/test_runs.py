"""Runs are kept line by line: they resume, and count nothing twice."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.whatif.questions import question
from vfw.whatif.runs import BATCH_SIZE, Batch, Run, load_batches, play_here, play_run, process_executor

ASKED = question("Connecticut: no cubes")
RUN = Run(ASKED, 3 * BATCH_SIZE + 10, seed=5)


class InterruptedRunError(Exception):
    pass


def play_in_reverse(batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    """Play batches in reverse order."""
    return play_here(reversed([*batches]))


def play_two_and_fail(batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    """Play two batches and fail."""
    for number, done in enumerate(play_here(batches)):
        if number == 2:
            raise InterruptedRunError
        yield done


def test_counts_depend_on_the_seed_and_not_on_the_executor() -> None:
    whole = play_run(RUN).record()
    assert play_run(RUN, play_in_reverse).record() == whole
    assert play_run(RUN, process_executor(2)).record() == whole
    assert play_run(Run(ASKED, RUN.games, seed=6)).record() != whole


def test_playouts_are_numbered_from_1_and_all_are_played() -> None:
    numbers = [n for batch in RUN.batches() for n in range(batch.first, batch.first + batch.games)]
    assert numbers == [*range(1, RUN.games + 1)]
    assert play_run(RUN).games == RUN.games


def test_an_interrupted_run_resumes(tmp_path: Path) -> None:
    file, progress = tmp_path / "runs.jsonl", list[tuple[int, int]]()
    with pytest.raises(InterruptedRunError):
        play_run(RUN, play_two_and_fail, file)
    assert len(file.read_text().splitlines()) == 2
    counts = play_run(RUN, play_here, file, lambda counts, played: progress.append((counts.games, played)))
    assert counts.record() == play_run(RUN).record()
    assert progress == [(100, 0), (150, 50), (160, 60)]
    assert play_run(RUN, play_two_and_fail, file).record() == counts.record()


def test_more_games_keep_the_first_batches(tmp_path: Path) -> None:
    file, more = tmp_path / "runs.jsonl", Run(ASKED, 5 * BATCH_SIZE, seed=5)
    play_run(RUN, play_here, file)
    counts = play_run(more, play_here, file)
    assert counts.record() == play_run(more).record()
    assert len(load_batches(more, file)) == 6


def test_a_truncated_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"
    whole = play_run(RUN, play_here, file).record()
    file.write_text(file.read_text()[:-30])
    assert play_run(RUN, play_here, file).record() == whole
    assert [json.loads(line)["first"] for line in file.read_text().splitlines()] == [1, 51, 101, 151]


def test_lines_of_another_run_are_refused_and_not_touched(tmp_path: Path) -> None:
    file = tmp_path / "runs.jsonl"
    play_run(RUN, play_here, file)
    before = file.read_text()
    with pytest.raises(ValueError, match="line 1: of another question, seed, or version of rules or players"):
        play_run(Run(ASKED, 10, seed=6), play_here, file)
    file.write_text("[]\n" + before)
    with pytest.raises(ValueError, match="line 1: it is no batch of a run; take the line out"):
        play_run(RUN, play_here, file)
    assert file.read_text() == "[]\n" + before


def test_the_key_ignores_the_words_of_a_question() -> None:
    assert Run(ASKED, 10, 5).key == RUN.key
    assert Run(question("Connecticut: no cubes", title="Another title"), 10, 5).key == RUN.key
    assert Run(question("Vermont: no cubes"), 10, 5).key != RUN.key
    assert Run(ASKED.with_players("random"), 10, 5).key != RUN.key
