"""A cluster gives the counts of one process, whatever happens to its workers."""

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
from tests.whatif.questions import question
from vfw.cli import main
from vfw.jobs import dask_cluster
from vfw.network import open_url
from vfw.whatif import cluster as clusters
from vfw.whatif.api import load_question
from vfw.whatif.cluster import cluster_executor, defer_signals, play_on_worker
from vfw.whatif.long_runs import WorkerLost
from vfw.whatif.runs import BATCH_SIZE, BatchExecutor, Run, load_batches, play_here, play_in_processes, play_run

RUN = Run(question("Connecticut: no cubes"), 12 * BATCH_SIZE, seed=8)


@pytest.fixture(scope="module")
def worker() -> Iterator[BatchExecutor]:
    with cluster_executor(jobs=2) as worker:
        yield worker


def test_a_cluster_gives_the_counts_of_one_process(worker: BatchExecutor) -> None:
    assert play_run(RUN, worker).record() == play_run(RUN).record()


def test_a_killed_worker_loses_nothing_and_counts_nothing_twice(worker: BatchExecutor, tmp_path: Path) -> None:
    client, file, killed = worker.args[0], tmp_path / "runs.jsonl", list[int]()  # type: ignore[attr-defined]

    def kill_one(counts: object, played: int) -> None:
        if played and not killed:
            killed.append(next(iter(client.run(os.getpid).values())))
            os.kill(killed[0], signal.SIGKILL)

    counts = play_run(RUN, worker, file, kill_one)
    assert killed
    assert counts.record() == play_run(RUN).record()
    assert len(load_batches(RUN, file)) == len(file.read_text().splitlines()) == len(RUN.batches())


def test_the_cluster_is_encrypted_and_has_no_status_pages(worker: BatchExecutor) -> None:
    scheduler = worker.args[0].scheduler_info()  # type: ignore[attr-defined]
    assert scheduler["address"].startswith("tls://127.0.0.1:")
    for port in scheduler["services"].values():
        for path in ("status", "info/main/workers.html", "health", "json/counts.json"):
            with pytest.raises(HTTPError, match="404"):
                open_url(f"http://127.0.0.1:{port}/{path}")


def test_a_cluster_does_not_silence_other_warnings(worker: BatchExecutor, caplog: pytest.LogCaptureFixture) -> None:
    gen_log.warning("a stream was closed")
    assert gen_log.name in {record.name for record in caplog.records}


@pytest.fixture
def _ctrl_c_enabled() -> Iterator[None]:
    """Tests that a shell starts in the background ignore Ctrl+C."""
    usual = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, usual)


@pytest.mark.usefixtures("_ctrl_c_enabled")
def test_signals_wait_until_a_cluster_has_started() -> None:
    blocked = list[str]()

    def begin() -> None:
        with defer_signals():
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

    def start(program: str, *words: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.{program}", "--host=127.0.0.1", "--no-dashboard", *words]
        return subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def answers() -> bool:
        with socket.socket() as caller:
            return caller.connect_ex(("127.0.0.1", port)) == 0

    scheduler = start("dask_scheduler", f"--port={port}")
    worker = start("dask_worker", "--no-nanny", f"127.0.0.1:{port}")
    wait_until(answers, "the scheduler answers")
    yield f"tcp://127.0.0.1:{port}", scheduler
    for process in (scheduler, worker):
        process.kill()
        process.wait()


def test_a_killed_scheduler_is_named_and_the_run_resumes(
    scheduler: tuple[str, subprocess.Popen[bytes]], tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (address, process), file = scheduler, tmp_path / "runs.jsonl"

    def kill_once_something_is_kept() -> None:
        wait_until(lambda: file.exists() and file.read_bytes(), "a batch is kept")
        process.kill()

    killing = Thread(target=kill_once_something_is_kept)
    killing.start()
    games = 200 * BATCH_SIZE
    words = ["whatif", "connecticut-session", "--players", "random", "--into", str(file)]
    assert main([*words, "--games", str(games), "--scheduler", address]) == 2
    killing.join()
    said, kept_lines = capfd.readouterr().err.splitlines(), file.read_text().splitlines()
    assert said[-1] == (
        "The scheduler of the cluster has ended, and what it was playing is lost. "
        f"{len(kept_lines) * BATCH_SIZE} of {games} games are kept in {file}."
        " Run the same command again to go on from there."
    )
    assert not any("Traceback" in line for line in said)
    run = Run(load_question("connecticut-session").with_players("random"), (len(kept_lines) + 2) * BATCH_SIZE)
    assert play_run(run, play_here, file).record() == play_run(run).record()
    assert file.read_text().splitlines()[:-2] == kept_lines


def test_a_lost_result_is_played_again(worker: BatchExecutor, tmp_path: Path) -> None:
    client, file = worker.args[0], tmp_path / "runs.jsonl"  # type: ignore[attr-defined]
    future = dask_cluster.import_distributed().Future

    def lose_all(counts: object, played: int) -> None:
        if played:
            client.cancel([future(key, client) for key in client.futures])

    with pytest.raises(WorkerLost, match="The scheduler of the cluster has ended"):
        play_run(RUN, worker, file, lose_all)
    assert 0 < len(load_batches(RUN, file)) < len(RUN.batches())
    assert play_run(RUN, play_here, file).record() == play_run(RUN).record()
    assert len(file.read_text().splitlines()) == len(RUN.batches())


class KillsItsProcess:
    """Work that kills its process, as a lack of memory would."""

    def play(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


def test_a_killed_process_is_reported() -> None:
    with pytest.raises(WorkerLost, match="A process that played was killed, perhaps because memory ran out"):
        list(play_in_processes(2, [KillsItsProcess()]))


def test_other_rules_are_refused() -> None:
    batch = RUN.batches()[0]
    with pytest.raises(ValueError, match=r"asked for are rules 0\.0 and players 1; install the same version of vfw"):
        play_on_worker(batch, ("0.0", "1"))


def test_a_missing_scheduler_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(clusters, "CONNECT_TIMEOUT", 0.2)
    assert main(["whatif", "connecticut-session", "--games", "10", "--scheduler", "tcp://127.0.0.1:1"]) == 2
    assert "no scheduler answers at tcp://127.0.0.1:1" in capsys.readouterr().err


def test_without_the_library_the_install_command_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "find_spec", lambda name: None)
    with pytest.raises(ValueError, match=r"pip install 'vfw\[cluster\]'"), cluster_executor():
        pass
    assert next(play_here(RUN.batches()))[1]["both"] > 0
