"""A cluster gives the counts that one process gives, whatever becomes of its workers."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError

import pytest
from tornado.log import gen_log

from tests.whatif.asking import question
from vfw.cli import main
from vfw.loopback import open_url
from vfw.thinking import dask_cluster
from vfw.whatif import cluster as clusters
from vfw.whatif.cluster import begun_in_peace, cluster, played_there
from vfw.whatif.runs import USUAL_BATCH, Run, Worker, here, kept, play

RUN = Run(question("Connecticut: no cubes"), 12 * USUAL_BATCH, seed=8)


@pytest.fixture(scope="module")
def worker() -> Iterator[Worker]:
    with cluster(jobs=2) as worker:
        yield worker


def test_a_cluster_counts_what_one_process_counts(worker: Worker) -> None:
    assert play(RUN, worker).record() == play(RUN).record()


def test_a_worker_that_is_killed_loses_nothing_and_counts_nothing_twice(worker: Worker, tmp_path: Path) -> None:
    client, file, killed = worker.args[0], tmp_path / "runs.jsonl", list[int]()  # type: ignore[attr-defined]

    def kill_one(counts: object, played: int) -> None:
        if played and not killed:
            killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    counts = play(RUN, worker, file, kill_one)
    assert killed
    assert counts.record() == play(RUN).record()
    assert len(kept(RUN, file)) == len(file.read_text().splitlines()) == len(RUN.batches())


def test_what_is_said_there_is_heard_by_nobody_else(worker: Worker) -> None:
    scheduler = worker.args[0].scheduler_info()  # type: ignore[attr-defined]
    assert scheduler["address"].startswith("tls://127.0.0.1:")
    for port in scheduler["services"].values():
        for path in ("status", "info/main/workers.html", "health", "json/counts.json"):
            with pytest.raises(HTTPError, match="404"):
                open_url(f"http://127.0.0.1:{port}/{path}")


def test_an_exhibit_that_has_a_cluster_keeps_its_warnings(worker: Worker, caplog: pytest.LogCaptureFixture) -> None:
    gen_log.warning("a stream was closed")
    assert [record.name for record in caplog.records] == [gen_log.name]


def test_a_cluster_that_begins_is_not_broken_off_half_way_and_its_processes_not_at_all() -> None:
    blocked = list[str]()

    def begin() -> None:
        with begun_in_peace():
            signal.raise_signal(signal.SIGINT)
            asks = "import signal; print(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))"
            blocked.append(subprocess.check_output([sys.executable, "-c", asks], text=True))

    with pytest.raises(KeyboardInterrupt):
        begin()
    assert blocked == ["True\n"]
    with pytest.raises(KeyboardInterrupt):
        signal.raise_signal(signal.SIGINT)


def test_other_rules_are_refused() -> None:
    batch = RUN.batches()[0]
    with pytest.raises(ValueError, match=r"asked for are rules 0\.0 and players 1; install the same version of vfw"):
        played_there(batch, ("0.0", "1"))


def test_a_scheduler_that_is_not_there_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(clusters, "PATIENCE", 0.2)
    assert main(["whatif", "connecticut-session", "--games", "10", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err


def test_without_the_library_one_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'vfw\[cluster\]'"), cluster():
        pass
    assert next(here(RUN.batches()))[1]["both"] > 0
