"""The benchmark of worlds measures what it says; its figures are those of this machine, and not tested."""

from __future__ import annotations

import re

import pytest

from vfw.cli import main
from vfw.whatif import benchmarks
from vfw.whatif.api import load_question


def test_both_moments_and_a_scheduler_are_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name, value in (
        ("PLAYOUT_GAMES", 2),
        ("CLUSTER_WORKERS", (1, 2)),
        ("TASK_SECONDS", 0.01),
        ("TASKS_PER_WORKER", 2),
    ):
        monkeypatch.setattr(benchmarks, name, value)
    assert main(["bench", "--whatif", "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    for moment in benchmarks.PLAYOUT_QUESTIONS:
        assert re.search(rf"from {moment}: 10,000 of each kind in \d+ s with --jobs 1, .* core hours", out)
    assert re.search(r"[Ss]hared luck", out)
    assert "nothing is changed: 2 of 2 worlds end alike" in out
    assert re.search(
        r"memory of the process that plays alone: \d+ MB after its first batch, \d+ MB after 4 worlds", out
    )
    assert re.search(r"   1 workers: \d+% of the time is work", out)
    assert re.search(r"on paper, 1000 workers with such tasks keep the scheduler \d+% busy", out)


def test_without_the_library_nothing_is_said_of_a_cluster(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmarks, "PLAYOUT_GAMES", 1)
    monkeypatch.setattr(benchmarks, "is_here", lambda: False)
    assert main(["bench", "--whatif", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("no library distributed here: nothing is known of a cluster\n")


def test_from_1848_nothing_is_changed() -> None:
    name, scenario = benchmarks.PLAYOUT_QUESTIONS["1848"]
    question = benchmarks._start_elsewhere(load_question(name), scenario)
    assert question.as_it_was == question.as_changed
    assert "19 July 1848" in question.as_it_was.scenario
