"""The kernel of a visitor: like any other, but nothing that goes wrong in it sends a traceback to the page."""

from __future__ import annotations

import logging
import sys
from typing import Any

from ipykernel.ipkernel import IPythonKernel
from ipykernel.zmqshell import ZMQInteractiveShell

from vfw.panel.rendering.error_boundary import describe_error
from vfw.server.plain_log import log_plainly


class VisitorShell(ZMQInteractiveShell):
    """Runs cells like any other shell, and logs the error of a widget's message on one line.

    ipywidgets sends such an error to the page as it would send that of a cell: with paths of the server.
    """

    def showtraceback(self, *args: Any, **options: Any) -> None:
        parent = self.kernel.get_parent("shell")
        error = sys.exc_info()[1]
        if error is None or parent.get("header", {}).get("msg_type") == "execute_request":
            super().showtraceback(*args, **options)
        else:
            self.kernel.log.error("A message of a page could not be carried out (%s)", describe_error(error))


class VisitorKernel(IPythonKernel):
    """Logs what it cannot read on one line, and in the terminal alone."""

    shell_class = VisitorShell

    def __init__(self, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        # Not sys.stderr, which by now leads to the page.
        log_plainly(self.log, sys.__stderr__)
        # A page that leaves speaks to widgets that are gone, which ipykernel would warn of.
        logging.getLogger().setLevel(logging.ERROR)
