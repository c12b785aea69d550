"""A cluster gives the counts that one process gives, whatever becomes of its workers."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError

import pytest
from tornado.log import gen_log

from tests.server.running import free_port, wait_until
from tests.whatif.asking import question
from vfw.cli import main
from vfw.jobs import dask_cluster
from vfw.network import open_url
from vfw.whatif import cluster as clusters
from vfw.whatif.answered import asked
from vfw.whatif.cluster import begun_in_peace, cluster, played_there
from vfw.whatif.kept_lines import WorkLost
from vfw.whatif.processes import played_by
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


@pytest.fixture
def _hears_ctrl_c() -> Iterator[None]:
    """Tests that a shell starts in the background ignore Ctrl+C."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.mark.usefixtures("_hears_ctrl_c")
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


@pytest.fixture
def scheduler(tmp_path: Path) -> Iterator[tuple[str, subprocess.Popen[bytes]]]:
    """The address of a scheduler with one worker, and its process."""
    port = free_port()

    def begun(program: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--host=127.0.0.1", "--no-dashboard", *words]
        return subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers() -> bool:
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", port)) == 0

    scheduler = begun("dask_scheduler", f"--port={port}")
    worker = begun("dask_worker", "--no-nanny", f"127.0.0.1:{port}")
    wait_until(answers, "the scheduler answers")
    yield f"tcp://127.0.0.1:{port}", scheduler
    for process in (scheduler, worker):
        process.kill()
        process.wait()


def test_a_scheduler_that_is_killed_is_named_and_the_run_goes_on_where_it_was(
    scheduler: tuple[str, subprocess.Popen[bytes]], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (address, process), file = scheduler, tmp_path / "runs.jsonl"

    def kill_once_something_is_kept() -> None:
        wait_until(lambda: file.exists() and file.read_bytes(), "a batch is kept")
        process.kill()

    killing = Thread(target=kill_once_something_is_kept)
    killing.start()
    games = 200 * USUAL_BATCH
    words = ["whatif", "connecticut-session", "--players", "random", "--into", str(file)]
    assert main([*words, "--games", str(games), "--scheduler", address]) == 2
    killing.join()
    said, kept_lines = capfd.readouterr().err.splitlines(), file.read_text().splitlines()
    assert said[-1] == (
        "The scheduler of the cluster has ended, and what it was playing is lost. "
        f"{len(kept_lines) * USUAL_BATCH} of {games} games are kept in {file}."
        " Run the same command again to go on from there."
    )
    assert not any("Traceback" in line for line in said)
    run = Run(asked("connecticut-session").played_by("random"), (len(kept_lines) + 2) * USUAL_BATCH)
    assert play(run, here, file).record() == play(run).record()
    assert file.read_text().splitlines()[:-2] == kept_lines


def test_a_result_that_the_cluster_has_lost_is_none_and_is_played_again(worker: Worker, tmp_path: Path) -> None:
    client, file = worker.args[0], tmp_path / "runs.jsonl"  # type: ignore[attr-defined]
    future = dask_cluster.library().Future

    def lose_all(counts: object, played: int) -> None:
        if played:
            client.cancel([future(key, client) for key in client.futures])

    with pytest.raises(WorkLost, match="The scheduler of the cluster has ended"):
        play(RUN, worker, file, lose_all)
    assert 0 < len(kept(RUN, file)) < len(RUN.batches())
    assert play(RUN, here, file).record() == play(RUN).record()
    assert len(file.read_text().splitlines()) == len(RUN.batches())


class Deadly:
    """Work over which its process is killed, as where memory runs out."""

    def play(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_process_that_is_killed_is_told_from_a_result() -> None:
    with pytest.raises(WorkLost, match="A process that played was killed, perhaps because memory ran out"):
        list(played_by(2, [Deadly()]))


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
