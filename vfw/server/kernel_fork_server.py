"""The warm process that kernels are forked from: `python -m vfw.server.kernel_fork_server SOCKET`.

A kernel spends a second on imports before it does anything. This process has done them once; its forks have them for
nothing, in memory that all of them share. It has one thread, no event loop and no open file, for none of these
outlives a fork.

Each byte that comes over its socket brings the socket of a kernel to be. The fork reads from that one what it is to be,
says there who it is when it can be spoken to, and ends when the exhibit hangs up: so no two of them share a socket.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import socket
import sys
from importlib import import_module
from logging import LogRecord
from pathlib import Path
from threading import Thread
from typing import Any, TypedDict

from ipykernel.kernelapp import IPKernelApp
from traitlets.config import Config

WARM_MODULES = (
    "ipykernel.debugger",
    "vfw.server.visitor_kernel",
    "vfw.panel",
    "vfw.atlas",
    "vfw.classroom",
    "vfw.classroom.projector",
    "vfw.whatif.ui.page",
)
"""Modules that every kernel imports as it starts, and that the cells of the notebooks import."""

KERNEL_SETTINGS = Config(
    # What visitors do is written into no file, and thirty kernels do not wait for one.
    HistoryManager={"enabled": False},
    # ipywidgets joins the kernel in which it is imported; here there was none yet.
    InteractiveShellApp={"extra_extensions": ["ipywidgets"]},
)


FORK_TITLE = "vfw-kernel"
"""What lists of processes call a fork."""


class ForkRequest(TypedDict):
    """What a fork is to be.

    Attributes:
        arguments: the command line of the kernel. environment: all its variables. folder: where it works.
    """

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def main() -> None:
    requests = socket.socket(fileno=int(sys.argv[1]))
    for module in WARM_MODULES:
        import_module(module)
    # A collection writes into whatever it looks at, and what is written into is shared no longer.
    gc.collect()
    gc.freeze()
    run_kernel(fork_loop(requests))


def fork_loop(requests: socket.socket) -> socket.socket:
    """Fork at each order. The forks return, each with a socket of its own; the mother ends with the exhibit."""
    # Nobody asks her how a fork ended: the exhibit sees its socket close.
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        _, sockets, _, _ = socket.recv_fds(requests, 1, 1)
        if not sockets:
            os._exit(0)
        control = socket.socket(fileno=sockets[0])
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            requests.close()
            return control
        control.close()


def run_kernel(control: socket.socket) -> None:
    """Be a kernel like any other, until it is shut down or the exhibit hangs up."""
    with control.makefile() as lines:
        request: ForkRequest = json.loads(lines.readline())
    os.setsid()
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    Path("/proc/self/comm").write_text(FORK_TITLE)
    # `random` sows itself anew in a fork; numpy does not, where it is installed and came with the map.
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()
    ForkedKernelApp.launch_instance(
        request["arguments"], control=control, parent_handle=os.getppid(), config=KERNEL_SETTINGS
    )


class ForkedKernelApp(IPKernelApp):
    """A kernel that outlives its mother, but not the exhibit."""

    def __init__(self, control: socket.socket, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._control = control
        self.log.addFilter(is_not_interrupt)

    def init_sockets(self) -> None:
        super().init_sockets()  # type: ignore[no-untyped-call]
        # Not earlier: who connects where nothing is yet tries again a tenth of a second later.
        self._control.sendall(b"%d\n" % os.getpid())

    def init_poller(self) -> None:
        self.poller = Thread(target=self._exit_with_server, daemon=True)

    def _exit_with_server(self) -> None:
        self._control.recv(1)
        os._exit(1)


def is_not_interrupt(record: LogRecord) -> bool:
    """An interrupt is asked for, by a visitor or by the exhibit before it ends a kernel: it is no error to tell."""
    return not record.getMessage().startswith(KeyboardInterrupt.__name__)


if __name__ == "__main__":
    main()
