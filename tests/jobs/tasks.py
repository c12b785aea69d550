"""Pieces of work that show how a pool does them, and the worker that may do pieces of tests: `python -m`."""

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
    """A piece as it goes over a socket."""
    return pickle.dumps(Task(function, arguments))


def who(_: object = None) -> int:
    """The process that does the piece."""
    return os.getpid()


def note(path: Path, word: str) -> None:
    """Leave a line that says what was done, in the order in which it was."""
    with path.open("a") as lines:
        lines.write(f"{word}\n")


def wait(path: Path) -> int:
    """Say who does the piece, and go on once the test has made a file beside that."""
    path.write_text(str(os.getpid()))
    while not path.with_suffix(".go").exists():
        sleep(0.01)
    return os.getpid()


def wait_at_first(path: Path) -> int:
    """As `wait`, but who does it again goes on at once."""
    if path.exists():
        return os.getpid()
    return wait(path)


def be_killed() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def crash() -> None:
    faulthandler.disable()
    os.abort()


def fail() -> None:
    raise ZeroDivisionError("nobody divides by the votes of 1848")


def say() -> str:
    print("a piece may print")  # noqa: T201
    return sys.stdin.read()


def hold(megabytes: int) -> int:
    return len(bytearray(megabytes << 20))


if __name__ == "__main__":
    worker.main(("vfw", "tests"))
