"""Tools for long runs on the command line: files that keep results, processes, and progress.

Results are added to a file line by line, so that a run can resume however it ended.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from typing import TextIO

from vfw import engine
from vfw.interrupts import leave_stopping_to_the_parent
from vfw.resources import read_text
from vfw.untrusted_input import NotText

LINE_START = '{"'
"""The beginning of every line."""
RESUME_HINT = " Run the same command again to go on from there."
"""The sentence that follows the name of a file or folder with kept results."""


class WorkerLost(Exception):
    """A process or a scheduler that played has ended, and its current work is lost; the message says which."""


def describe_kept_results(done: int, games: int, into: Path | None, end: BaseException) -> str:
    """Return the message for a run that ended early, by WorkerLost or because a user stopped it.

    Args:
        done: The number of games that the file holds.
        games: The number of games of the whole run.
        into: The file; None if nothing is kept.
        end: The exception that ended the run.
    """
    kept = f"{done} of {games} games are kept in {into}" if into else "No game is kept; --into FILE keeps them"
    if not isinstance(end, WorkerLost):
        return kept
    return f"{end}. {kept}.{RESUME_HINT if into else ''}"


def read_complete_lines(file: Path) -> list[str]:
    """Return the lines of a file, without a truncated last line, as a full disk leaves it.

    Raises:
        ValueError: It is no file, or the last line is no line of results.
    """
    return _split_cut_off_line(file)[0].splitlines()


def open_to_append(file: Path) -> TextIO:
    """Open a file at its end, after a truncated last line is removed.

    Raises:
        ValueError: It is no file, or the last line is no line of results.
    """
    whole, cut_off = _split_cut_off_line(file) if file.exists() else ("", "")
    if cut_off:
        file.write_text(whole, encoding="utf-8")
    return file.open("a", encoding="utf-8")


def _split_cut_off_line(file: Path) -> tuple[str, str]:
    if not file.is_file():
        raise ValueError(f"{file} is no file that results can be kept in; name another")
    try:
        text = read_text(file)
    except NotText as wrong:
        raise ValueError(f"{file}: {wrong}") from None
    end = text.rfind("\n") + 1
    whole, cut_off = text[:end], text[end:]
    if not (cut_off.startswith(LINE_START) or LINE_START.startswith(cut_off)):
        raise ValueError(f"{file}, line {whole.count(chr(10)) + 1}: it holds no results; name another file")
    return whole, cut_off


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of this many processes, which use the engine of this process.

    Raises:
        WorkerLost: A process was killed, and the pool with it.
    """
    with ProcessPoolExecutor(jobs, initializer=init_process, initargs=(engine.in_use(),)) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise WorkerLost("A process that played was killed, perhaps because memory ran out") from None
        except BaseException:
            # A game may take half a minute more. A game that is not kept yet is played again.
            for process in active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def init_process(engine_in_use: str) -> None:
    """Prepare a process of a pool to play."""
    leave_stopping_to_the_parent()
    engine.use(engine_in_use)


SECONDS_BETWEEN_LINES = 60.0
"""Seconds between two lines of a log. On a terminal one line is overwritten."""
CLEAR_TO_END_OF_LINE = "\x1b[K"
"""The escape sequence that deletes the rest of a line on a terminal."""


class ProgressReporter:
    """Reports on `out` how many games are played; call it before the first game and after each.

    A run that may end early comes in stretches and has `at_most` this many games; call it before each stretch too, and
    the total is printed once. The estimate of the time left follows from the games played so far: it is right if quick
    and slow games alternate.
    """

    def __init__(
        self, engine: str, out: TextIO, clock: Callable[[], float] = time.monotonic, *, at_most: int | None = None
    ) -> None:
        self.engine, self.out, self.clock, self.in_place, self.at_most = engine, out, clock, out.isatty(), at_most
        self.began = self.said = clock()
        self.there = self.played = self.there_before = self.played_before = 0
        self.has_begun = False

    def __call__(self, games: int, kept: int, played: int) -> None:
        """Report that of `games` games this many were `kept` from before, and this many have been `played` since."""
        if not played:
            self.there_before, self.played_before = self.there, self.played
        self.there, self.played = self.there_before + kept + played, self.played_before + played
        now = self.clock()
        if not self.has_begun:
            self.has_begun, self.began, self.said = True, now, now
            were_kept = f", {kept} of them kept from before" if kept else ""
            total = f"{games} games{were_kept}" if self.at_most is None else f"At most {self.at_most} games"
            self.out.write(f"{total}; the engine is {self.engine}\n")
        elif played and (self.in_place or now - self.said >= SECONDS_BETWEEN_LINES):
            self.said = now
            self._say(games, now - self.began, ends=kept + played == games)
        self.out.flush()

    def _say(self, games: int, took: float, *, ends: bool) -> None:
        whole = games if self.at_most is None else self.at_most
        left = whole - self.there
        line = f"{self.there} of {whole if self.at_most is None else f'at most {whole}'} games, "
        line += f"about {format_duration(left * took / self.played)} left" if left else format_duration(took)
        if self.in_place:
            line = f"\r{line}{CLEAR_TO_END_OF_LINE}"
        self.out.write(line if self.in_place and not ends else f"{line}\n")


def format_duration(seconds: float) -> str:
    """Format a duration in the usual unit.

    >>> format_duration(40), format_duration(1500), format_duration(9000)
    ('40 s', '25 min', '2.5 h')
    """
    if seconds < 100:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 100 * 60 else f"{seconds / 3600:.1f} h"
