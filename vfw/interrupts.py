"""Interruption of a long command, by Ctrl+C or by the signals with which systems and scripts end programs."""

from __future__ import annotations

import os
import signal

INTERRUPTED = 130
"""Exit status of a command that was interrupted, as shells count Ctrl+C."""


def stop_on_signals() -> None:
    """Let SIGTERM raise KeyboardInterrupt in this process, as Ctrl+C does, and SIGHUP unless `nohup` ignores it.

    A command that a script starts in the background ignores Ctrl+C, so SIGTERM is the one way to stop it.
    """
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    if os.name == "posix" and signal.getsignal(signal.SIGHUP) != signal.SIG_IGN:
        signal.signal(signal.SIGHUP, signal.default_int_handler)


def leave_stopping_to_the_parent() -> None:
    """Ignore Ctrl+C, and other signals from a terminal to its group, in a process of a pool.

    The parent ends it with SIGTERM.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if os.name == "posix":
        os.setsid()
