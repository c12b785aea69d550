"""A command that takes long is stopped by SIGTERM as by Ctrl+C, and says what is kept, whatever it was started by."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import psutil
import pytest

from tests.server.running import wait_until
from vfw.interrupts import INTERRUPTED

GAMES = 20_000
INTO = "kept.jsonl"
LADDER = ("ladder", "--pairings", "random-random", "--games", str(GAMES), "--into", INTO)
WHATIF = ("whatif", "connecticut-session", "--players", "random", "--games", str(GAMES), "--into", INTO)


def ignoring(*numbers: signal.Signals) -> Callable[[], None]:
    """Return what a process does before it becomes the command: `script &` ignores Ctrl+C, `nohup` a hang-up."""

    def ignore() -> None:
        for number in (signal.SIGINT, signal.SIGHUP, signal.SIGTERM):
            signal.signal(number, signal.SIG_IGN if number in numbers else signal.SIG_DFL)

    return ignore


@contextmanager
def running(folder: Path, begins: Callable[[], None], *words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "vfw", *words]
    with (
        (folder / "said").open("w") as said,
        subprocess.Popen(
            command, cwd=folder, stdout=said, stderr=said, text=True, start_new_session=True, preexec_fn=begins
        ) as process,
    ):
        try:
            yield process
        finally:
            if process.poll() is None:
                for one in [*psutil.Process(process.pid).children(recursive=True), process]:
                    one.kill()


IN_A_TERMINAL = ignoring()
IN_THE_BACKGROUND = ignoring(signal.SIGINT)
UNDER_NOHUP = ignoring(signal.SIGINT, signal.SIGHUP)
TERM_TOO = ignoring(signal.SIGINT, signal.SIGTERM)


@pytest.mark.parametrize(
    ("words", "begins", "sends", "number"),
    [
        ((*LADDER, "--jobs=1"), IN_A_TERMINAL, os.killpg, signal.SIGINT),
        ((*LADDER, "--jobs=2"), IN_A_TERMINAL, os.killpg, signal.SIGINT),
        pytest.param((*LADDER, "--jobs=1"), IN_THE_BACKGROUND, os.kill, signal.SIGTERM, marks=pytest.mark.long),
        ((*LADDER, "--jobs=2"), IN_THE_BACKGROUND, os.kill, signal.SIGTERM),
        ((*LADDER, "--jobs=2"), IN_THE_BACKGROUND, os.killpg, signal.SIGTERM),
        pytest.param((*LADDER, "--jobs=2"), IN_THE_BACKGROUND, os.killpg, signal.SIGHUP, marks=pytest.mark.long),
        pytest.param((*LADDER, "--jobs=1"), TERM_TOO, os.kill, signal.SIGTERM, marks=pytest.mark.long),
        pytest.param((*WHATIF, "--jobs=1"), IN_THE_BACKGROUND, os.kill, signal.SIGTERM, marks=pytest.mark.long),
        ((*WHATIF, "--jobs=2"), IN_THE_BACKGROUND, os.kill, signal.SIGTERM),
        pytest.param((*WHATIF, "--jobs=2"), IN_THE_BACKGROUND, os.killpg, signal.SIGTERM, marks=pytest.mark.long),
    ],
)
def test_the_command_lists_the_generations(
    tmp_path: Path,
    words: tuple[str, ...],
    begins: Callable[[], None],
    sends: Callable[[int, int], None],
    number: signal.Signals,
) -> None:
    into = tmp_path / INTO
    with running(tmp_path, begins, *words) as command:
        wait_until(lambda: command.poll() is not None or (into.exists() and into.read_bytes()), "something is kept")
        sends(command.pid, number)
        assert command.wait(60) == INTERRUPTED
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    games = into.read_bytes().count(b"\n") * (50 if words[0] == "whatif" else 1)
    assert said[-1] == f"{games} of {GAMES} games are kept in {INTO}"
    assert not any("Traceback" in line for line in said), said


@pytest.mark.long
def test_a_command_under_nohup_goes_on_when_the_terminal_is_closed(tmp_path: Path) -> None:
    into = tmp_path / INTO
    with running(tmp_path, UNDER_NOHUP, *LADDER, "--jobs=1") as command:
        wait_until(lambda: command.poll() is not None or (into.exists() and into.read_bytes()), "something is kept")
        command.send_signal(signal.SIGHUP)
        kept = into.stat().st_size
        wait_until(lambda: command.poll() is not None or into.stat().st_size > kept, "more is kept")
        assert command.poll() is None


def test_questions_that_are_played_beforehand_go_on_where_they_were(tmp_path: Path) -> None:
    with running(tmp_path, IN_THE_BACKGROUND, "ready", "hawke-v-smith", "--jobs=1") as command:
        kept = tmp_path / "build" / "beforehand"
        wait_until(lambda: command.poll() is not None or any(map(Path.stat, kept.glob("*"))), "something is kept")
        command.terminate()
        assert command.wait(60) == INTERRUPTED
    said = (tmp_path / "said").read_text(encoding="utf-8").splitlines()
    assert said[-1] == "What was played is kept in build/beforehand. Run the same command again to go on from there."


@pytest.mark.long
def test_games_that_were_checked_are_counted(tmp_path: Path) -> None:
    with running(tmp_path, IN_THE_BACKGROUND, "fuzz", "--games", str(GAMES), "--keep", "kept") as command:
        # It says nothing before its end: this is how it shows that it plays.
        wait_until(lambda: psutil.Process(command.pid).cpu_times().user > 6, "some games are checked")
        command.terminate()
        assert command.wait(60) == INTERRUPTED
    said = (tmp_path / "said").read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert re.match(r"\d+ games of votes-for-women in ", said)
