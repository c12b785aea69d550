"""The supervisor of a kiosk: keeps its server and its window running."""

from __future__ import annotations

import math
import subprocess
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from threading import Thread

from vfw.network import open_url

ANSWER_TIMEOUT = 5.0
"""Seconds that the server may take to answer."""
MAX_MISSES = 6
"""Failed health checks in a row after which the server is restarted."""
START_TIMEOUT = 20.0
"""Seconds for a server to begin, after which the reason is printed."""
OUTPUT_LINES = 10
"""Lines of the server's output that are printed then."""

NO_ANSWER = """\
The kiosk has not opened after {seconds:.0f} seconds: its server does not answer at {address}
{reason}
The kiosk keeps trying. If it does not open, press Ctrl+C and try: vfw kiosk --port 8899"""
ENDED = "The server ended with status {status} and is started again. "
SAID = "Its last lines name what to mend:\n{lines}"
SILENT = "The server has printed nothing."
SLOW = " A slow machine may need longer."


class Supervisor:
    """A supervisor that starts server and window, and restarts each that ends or no longer answers."""

    def __init__(self, address: str, lock: Callable[[], None] | None, patience: float = START_TIMEOUT) -> None:
        """Supervise a kiosk.

        Args:
            address: The address of the kiosk, which ends in a slash.
            lock: Locks the keyboards; None if none is locked.
            patience: Seconds for a server to begin before the reason is printed.
        """
        self._commands: dict[str, list[str]] = {}
        self._processes: dict[str, subprocess.Popen[str]] = {}
        self._address, self._missed, self._lock, self._patience = address, 0, lock, patience
        self._last_lines = deque[str](maxlen=OUTPUT_LINES)
        self._last_status: int | None = None

    def serve(self, server: list[str]) -> None:
        """Start the server, and wait until it answers."""
        self._start("server", server)
        deadline = time.monotonic() + self._patience
        while not self._answers():
            self._restart_ended()
            if time.monotonic() > deadline:
                self._report_silence()
                deadline = math.inf  # once is enough
            time.sleep(0.2)

    def show(self, window: list[str]) -> None:
        """Open the window."""
        self._start("window", window)

    def check(self) -> None:
        """Check the server and the window, and restart what has failed."""
        self._missed = 0 if self._answers() else self._missed + 1
        if self._missed >= MAX_MISSES:
            self._processes["server"].kill()
            self._missed = 0
        self._restart_ended()

    def close(self) -> None:
        """End server and window."""
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()

    def _start(self, name: str, command: list[str]) -> None:
        self._commands[name] = command
        output = {"window": subprocess.DEVNULL, "server": subprocess.PIPE}[name]
        started = subprocess.Popen(command, stdout=output, stderr=subprocess.STDOUT, text=True, errors="replace")
        self._processes[name] = started
        if started.stdout:
            Thread(target=self._copy_output, args=[started.stdout], daemon=True).start()

    def _copy_output(self, lines: Iterable[str]) -> None:
        """Print the server's output, and keep its last lines."""
        for line in lines:
            self._last_lines.append(line)
            sys.stderr.write(line)
            sys.stderr.flush()

    def _report_silence(self) -> None:
        """Print why the server does not answer: its last exit status, and its last lines."""
        lines = "".join(f"    {line}" for line in list(self._last_lines)).rstrip()
        reason = SAID.format(lines=lines) if lines else SILENT
        if self._last_status is not None:
            reason = ENDED.format(status=self._last_status) + reason
        elif not lines:
            reason += SLOW
        message = NO_ANSWER.format(seconds=self._patience, address=self._address, reason=reason)
        sys.stderr.write(f"{message}\n")

    def _restart_ended(self) -> None:
        if self._lock:
            # A display that restarts has no keyboard to lock.
            with suppress(subprocess.SubprocessError):
                self._lock()
        for name, process in list(self._processes.items()):
            if (status := process.poll()) is not None:
                if name == "server":
                    self._last_status = status
                self._start(name, self._commands[name])

    def _answers(self) -> bool:
        try:
            with open_url(f"{self._address}alive", timeout=ANSWER_TIMEOUT) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False
