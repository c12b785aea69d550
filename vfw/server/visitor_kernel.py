"""The kernel of a visitor, which sends no traceback of a failed message to the page.

It is not a part of `plain_log`, because the server would have to import ipykernel.
"""

from __future__ import annotations

import logging
import sys
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from ipykernel.zmqshell import ZMQInteractiveShell

from vfw.panel.errors import describe_error
from vfw.server.plain_log import log_plainly


class VisitorShell(ZMQInteractiveShell):
    """A shell that logs the error of a widget message on one line.

    ipywidgets would send such an error to the page like the error of a cell, with paths of the server.
    """

    def showtraceback(self, *args: Any, **options: Any) -> None:
        """Show the traceback of a cell; log other errors."""
        parent = self.kernel.get_parent("shell")
        error = sys.exc_info()[1]
        if error is None or parent.get("header", {}).get("msg_type") == "execute_request":
            super().showtraceback(*args, **options)
        else:
            self.kernel.log.error("A message from a page could not be handled (%s)", describe_error(error))


class VisitorKernel(IPythonKernel):
    """A kernel that logs unreadable messages on one line, and only in the terminal."""

    shell_class = VisitorShell

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        # Not sys.stderr, which ipykernel has redirected to the page.
        log_plainly(self.log, sys.__stderr__)
        # ipykernel would warn of messages from a closing page to widgets that are gone.
        logging.getLogger().setLevel(logging.ERROR)
