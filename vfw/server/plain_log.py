"""One-line log messages for a teacher, without tracebacks, ids or paths of the server.

Tornado, Jupyter and ipykernel log a traceback for every message and request that they cannot parse, and a visitor can
send any number of them.
"""

from __future__ import annotations

import logging
import re
from typing import TextIO

from nbclient.exceptions import CellExecutionError

from vfw.front_matter import TextError
from vfw.panel.errors import describe_error
from vfw.untrusted_input import shortened

KERNEL_ID = re.compile("[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}")
"""The id of a kernel, a session or a widget."""
QUERY = re.compile(r"\?\S+")
"""The query of a URL, which may hold a session or a token."""


class OneLineFormatter(logging.Formatter):
    """A formatter that writes the first line of a record, and the kind and place of an error."""

    def format(self, record: logging.LogRecord) -> str:
        """Return a record as one line of printable characters."""
        first, *_ = record.getMessage().splitlines() or [""]
        text = KERNEL_ID.sub("…", QUERY.sub("", first))
        if record.exc_info and (error := record.exc_info[1]):
            if isinstance(error, CellExecutionError):
                # The cells run before a visitor can enter anything, so their error quotes no visitor.
                text = f"A page could not be opened: {error.ename}: {error.evalue}"
            else:
                # Errors other than those of unreadable texts may quote a visitor.
                text += f" ({error if isinstance(error, TextError) else describe_error(error)})"
        # A control character could overwrite text in the terminal.
        return shortened("".join(character if character.isprintable() else "�" for character in text))


def log_plainly(log: logging.Logger, stream: TextIO | None) -> None:
    """Write all log messages of this process as single lines.

    Args:
        log: The log of the application, which has handlers of its own.
        stream: The stream to write to; with None nothing is written.
    """
    # A StreamHandler without a stream writes to sys.stderr, which may lead to a page.
    handler = logging.StreamHandler(stream) if stream else logging.NullHandler()
    logging.getLogger().handlers = [handler]
    if not stream:
        log.handlers = [handler]
    for each in {handler, *log.handlers}:
        each.setFormatter(OneLineFormatter())
        each.addFilter(is_first_line)


def is_first_line(record: logging.LogRecord) -> bool:
    """Return whether a record is the only line about a refused request.

    Tornado and Jupyter Server each log such a request before the access log does. After a restart every open page asks
    for a kernel that is gone, so a class would fill the terminal three times as fast.
    """
    is_of_tornado = record.name == "tornado.general" and record.msg.startswith("%d %s: ")
    return not is_of_tornado and not str(record.msg).startswith("wrote error: ")
