"""The output of the benchmarks. Speed is not tested, because a busy machine would fail such a test."""

from __future__ import annotations

import re

import pytest

from vfw import cli
from vfw.cli import main
from vfw.votes.players.registry import KINDS
from vfw.whatif import benchmarks
from vfw.whatif.api import load_question
from vfw.whatif.ladder import PAIRINGS


def test_every_player_is_measured_alone_and_with_several_processes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmarks, "PLAYER_SECONDS", 0.0)
    monkeypatch.setattr(benchmarks, "REFERENCE_LOOP", "s = 0")
    assert cli.main(["bench", "--games", "2", "--jobs", "3"]) == 0
    by, random, kept, loop, head, *rows, planner = capsys.readouterr().out.splitlines()
    assert by in ("the engine is pure", "the engine is compiled")
    assert re.fullmatch(r"\d+ games a second, \d+\.\d µs an answer", random)
    assert re.fullmatch(r"\d+ games a second, \d+\.\d µs an answer, where each position is kept", kept)
    assert re.fullmatch(r"the loop takes \d+\.\d\d s: \d+ and \d+ games in its time", loop)
    assert "--jobs 3" in head
    assert [row.split()[0] for row in rows] == [kind for kind in KINDS if kind != "planner"]
    assert all(re.fullmatch(r"  \w+ +\d+\.\d\d +\d+\.\d\d +\d+%", row) for row in rows)
    assert re.fullmatch(r"the planner takes \d+\.\d\d of the loop's time for a play, \d+\.\d\d for .*", planner)


def test_each_player_plays_itself_on_the_ladder() -> None:
    assert {f"{kind}-{kind}" for kind in KINDS} <= PAIRINGS.keys()


def test_efficiency_compares_each_process_with_one_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmarks, "KINDS", ["greedy"])
    monkeypatch.setattr(benchmarks, "measure_speeds", lambda kind, jobs: (2.0, 3.0))
    monkeypatch.setattr(benchmarks, "time_reference_loop", lambda: 0.5)
    monkeypatch.setattr(benchmarks, "time_planner", lambda loop: (loop * 4, loop))
    monkeypatch.setattr(
        benchmarks, "time_random_games", lambda games, keeping=False: (80.0, 40_000.0) if keeping else (100.0, 50_000.0)
    )
    assert list(benchmarks.benchmark_players(1, 2))[1:] == [
        "100 games a second, 20.0 µs an answer",
        "80 games a second, 25.0 µs an answer, where each position is kept",
        "the loop takes 0.50 s: 50 and 40 games in its time",
        "each player against itself, games a second: on one core, with --jobs 2, and the efficiency of that",
        "  greedy       2.00     3.00    75%",
        "the planner takes 2.00 of the loop's time for a play, 0.50 for the longest piece of that",
    ]


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


def test_without_the_library_no_cluster_is_measured(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(benchmarks, "PLAYOUT_GAMES", 1)
    monkeypatch.setattr(benchmarks, "is_installed", lambda: False)
    assert main(["bench", "--whatif", "--jobs", "1"]) == 0
    assert capsys.readouterr().out.endswith("no library distributed here: nothing is known of a cluster\n")


def test_from_1848_nothing_is_changed() -> None:
    name, scenario = benchmarks.PLAYOUT_QUESTIONS["1848"]
    question = benchmarks._start_elsewhere(load_question(name), scenario)
    assert question.as_it_was == question.as_changed
    assert "19 July 1848" in question.as_it_was.scenario
