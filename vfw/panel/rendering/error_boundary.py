"""Report errors of event handlers on the page, and keep the game as it was."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from vfw.core.questions import IllegalReply

ILLEGAL_REPLY = "You cannot choose that now. Choose one of the marked options."
FAILED = "Something went wrong. What you did before is kept. Try again, or load the page again."


class ErrorBoundary:
    """Runs event handlers and reports their errors, which ipywidgets would swallow.

    The page gets a plain sentence, the log the kind of the error and its place. Neither gets the text of the error: it
    may name cards of a hidden hand, or quote a visitor. With `raising`, for tests, the error is also raised.
    """

    raising: ClassVar[bool] = False

    def guarded(self, act: Callable[[], object]) -> None:
        """Run a handler and report its error."""
        try:
            act()
        except IllegalReply:
            self.show_notice(ILLEGAL_REPLY)
            if self.raising:
                raise
        except Exception as error:
            log_error(error)
            self.show_notice(FAILED)
            if self.raising:
                raise

    def show_notice(self, notice: str) -> None:
        """Show a notice on the page."""
        # Not an abstract class: widgets have a metaclass of their own.
        raise NotImplementedError


def log_error(error: Exception) -> None:
    """Log an error on one line."""
    logging.getLogger("vfw").error("Something went wrong on a page (%s)", describe_error(error))


def describe_error(error: BaseException) -> str:
    """Return the kind of an error and the line of code from which it comes, such as "ValueError at panel.py:147"."""
    frames = traceback.extract_tb(error.__traceback__, limit=-1)
    place = "".join(f" at {Path(frame.filename).name}:{frame.lineno}" for frame in frames)
    return f"{type(error).__name__}{place}"
