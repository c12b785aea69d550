"""Write each message of the log on one line, for a teacher: without a traceback, an id or a path of the server.

Tornado, Jupyter and ipykernel log a traceback for every message and request that they cannot read, and a visitor can
send as many of them as they like.
"""

from __future__ import annotations

import logging
import re
from typing import TextIO

from nbclient.exceptions import CellExecutionError

from vfw.front_matter import TextError
from vfw.panel.rendering.error_boundary import describe_error
from vfw.untrusted_input import shortened

ID = re.compile("[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}")
"""The id of a kernel, a session or a widget."""
QUERY = re.compile(r"\?\S+")
"""The query of a URL, which may hold a session or a token."""


class OneLine(logging.Formatter):
    """Formats a record as its first line, and names the kind and the place of an error."""

    def format(self, record: logging.LogRecord) -> str:
        first, *_ = record.getMessage().splitlines() or [""]
        said = ID.sub("…", QUERY.sub("", first))
        if record.exc_info and (error := record.exc_info[1]):
            if isinstance(error, CellExecutionError):
                # The cells of a room run before a visitor can write anything.
                said = f"A room could not be opened: {error.ename}: {error.evalue}"
            else:
                # Other errors than of a text that cannot be read may quote what a visitor wrote.
                said += f" ({error if isinstance(error, TextError) else describe_error(error)})"
        # A control character could rewrite what stands in the terminal.
        return shortened("".join(sign if sign.isprintable() else "�" for sign in said))


def log_plainly(log: logging.Logger, stream: TextIO | None) -> None:
    """Write everything that is logged in this process on one line each.

    Args:
        log: the log of the application, which has handlers of its own.
        stream: where to write; with None, where there is no terminal, nothing is written.
    """
    # A StreamHandler without a stream writes to sys.stderr, which may lead to a page.
    handler = logging.StreamHandler(stream) if stream else logging.NullHandler()
    logging.getLogger().handlers = [handler]
    if not stream:
        log.handlers = [handler]
    for each in {handler, *log.handlers}:
        each.setFormatter(OneLine())
        each.addFilter(is_first_line)


def is_first_line(record: logging.LogRecord) -> bool:
    """Return whether a record is the one line about a refused request.

    Tornado and Jupyter Server write one line each before the access log does. After a restart every open page asks
    for a kernel that is gone, so a class would fill the terminal three times as fast.
    """
    is_of_tornado = record.name == "tornado.general" and record.msg.startswith("%d %s: ")
    return not is_of_tornado and not str(record.msg).startswith("wrote error: ")
