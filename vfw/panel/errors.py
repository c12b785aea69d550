"""Errors of event handlers: the notices on the page, and the line in the log."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

from vfw.translation import N_

ILLEGAL_REPLY = N_("You cannot choose that now. Choose one of the marked options.")
FAILED = N_("Something went wrong. What you did before is kept. Try again, or load the page again.")


def log_error(error: Exception) -> None:
    """Log an error on one line."""
    logging.getLogger("vfw").error("Something went wrong on a page (%s)", describe_error(error))


def describe_error(error: BaseException) -> str:
    """Return the kind of an error and the line of code from which it comes, such as "ValueError at panel.py:147"."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    place = "".join(f" at {Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    return f"{type(error).__name__}{place}"
