"""Tasks that show how a pool runs them, and the worker that may run tasks of tests: `python -m`."""

from __future__ import annotations

import faulthandler
import os
import pickle
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

from vfw.jobs import worker
from vfw.jobs.batch import Task

COMMAND = (sys.executable, "-m", "tests.jobs.tasks")


def square(n: int) -> int:
    return n * n


def slow_square(n: int) -> int:
    sleep(0.01)
    return n * n


def bytes_of(size: int) -> bytes:
    return bytes(size)


def packed(function: Callable[..., Any], *arguments: Any) -> bytes:
    """Return a task as it goes over a socket."""
    return pickle.dumps(Task(function, arguments))


def process_id(_: object = None) -> int:
    """Return the process that runs the task."""
    return os.getpid()


def write_note(path: Path, word: str) -> None:
    """Append a line, which shows the order of the tasks."""
    with path.open("a") as lines:
        lines.write(f"{word}\n")


def wait(path: Path) -> int:
    """Write the process id to a file, and continue once the test has created the file beside it."""
    path.write_text(str(os.getpid()))
    while not path.with_suffix(".go").exists():
        sleep(0.01)
    return os.getpid()


def wait_at_first(path: Path) -> int:
    """Wait as `wait` does, but only the first time."""
    if path.exists():
        return os.getpid()
    return wait(path)


def be_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def crash() -> None:
    faulthandler.disable()
    os.abort()


def fail() -> None:
    raise ZeroDivisionError("the votes of 1848 are no divisor")


def print_and_read() -> str:
    print("a task may print")  # noqa: T201
    return sys.stdin.read()


def allocate(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


if __name__ == "__main__":
    worker.main(("vfw", "tests"))
