"""The worker pool of the exhibit, as the kernels of its pages use it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import psutil
import pytest

from tests.server.running import Running, get, is_alive, wait_until, write_notebook
from vfw.votes.rules.deck import keys

THINK = """
import asyncio, sys, threading
from vfw.jobs.batch import Task
from vfw.jobs.remote_pool import current_pool
from vfw.votes.rules.deck import keys

told = asyncio.get_running_loop().create_future()
current_pool().do([Task(keys, ("suffragist",))], lambda number, result: told.set_result(
    (len(result), threading.current_thread() is threading.main_thread())), told.set_exception)
print("known:", *await told, "workers at hand:", "vfw.jobs.dispatcher" in sys.modules)
"""

ENDLESS = """
from vfw.core import Match, seeded
from vfw.jobs.batch import Task
from vfw.jobs.remote_pool import current_pool
from vfw.votes import VotesForWomen
from vfw.votes.coach.win_chance import play_games

view = Match(VotesForWomen(), chance=seeded(1848)).view("suffragist")
current_pool().do([Task(play_games, (view, "endless", 0, 1_000_000))], print, print)
print("begun")
"""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    write_notebook(tmp_path / "think.ipynb", THINK)
    write_notebook(tmp_path / "endless.ipynb", ENDLESS)
    with Running.exhibit(tmp_path, "--workers=1") as server:
        yield server


def think(server: Running) -> str:
    """Return the messages of the pool to a page."""
    status, text = get(f"{server.url}voila/render/think.ipynb")
    assert status == 200
    (said,) = re.findall(r"known: [^\n<\"\\]*", unescape(text))
    return str(said)


def workers(server: Running) -> list[psutil.Process]:
    return [
        process
        for process in server.process.children(recursive=True)
        if is_alive(process) and "vfw.jobs.worker" in process.cmdline()
    ]


def test_visitors_share_workers_that_end_with_the_server(server: Running) -> None:
    assert workers(server) == []
    for _ in range(2):
        assert think(server) == f"known: {len(keys('suffragist'))} True workers at hand: False"
    (worker,) = workers(server)
    server.process.terminate()
    wait_until(lambda: not is_alive(worker), "the worker has ended")
    wait_until(lambda: not is_alive(server.process), "the server has ended")
    assert "Traceback" not in server.said


def test_a_killed_server_leaves_no_busy_worker(server: Running) -> None:
    assert "begun" in get(f"{server.url}voila/render/endless.ipynb")[1]
    wait_until(lambda: workers(server), "the piece is begun")
    (worker,) = workers(server)
    wait_until(lambda: worker.cpu_times().user > 0.5, "it is in the middle of it")
    server.process.kill()
    wait_until(lambda: not is_alive(worker), "the worker has ended")
