"""A warm process from which kernels are forked: `python -m vfw.server.kernel_fork_server FD`.

A kernel spends a second on imports before it does anything. This process has done them once; its forks start at once
and share that memory. It has one thread, no event loop and no open file, because none of these survives a fork.
`vfw.server.kernels.ForkServer` starts it and sends the requests.

The protocol between the server and this process:

1. The server sends one byte over the request socket, with the socket of the new kernel attached (SCM_RIGHTS).
2. The fork reads its `ForkRequest` from that socket, as one line of JSON.
3. When its ZMQ sockets are bound, the fork writes its process id as a line.
4. The fork exits when the server closes the socket; the server sees the end of the fork in the same way.

Each fork has a socket of its own, so no two forks share one.
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

from vfw.templating import compile_templates

WARM_MODULES = (
    "ipykernel.debugger",
    "vfw.server.visitor_kernel",
    "vfw.panel",
    "vfw.atlas",
    "vfw.classroom",
    "vfw.classroom.projector",
    "vfw.whatif.ui.page",
)
"""Modules that every kernel imports at its start, and those that the cells of the notebooks import."""

KERNEL_SETTINGS = Config(
    # Input history is not kept, and kernels need not wait for its file.
    HistoryManager={"enabled": False},
    # ipywidgets registers with the kernel that runs at its import; the fork server has none.
    InteractiveShellApp={"extra_extensions": ["ipywidgets"]},
)


FORK_TITLE = "vfw-kernel"
"""The name of a fork in lists of processes."""


class ForkRequest(TypedDict):
    """The request for a forked kernel.

    Attributes:
        arguments: The command line of the kernel.
        environment: All environment variables.
        folder: The working directory.
    """

    arguments: list[str]
    environment: dict[str, str]
    folder: str


def main() -> None:
    """Import the modules, compile the templates, and fork kernels until the server ends."""
    requests = socket.socket(fileno=int(sys.argv[1]))
    for module in WARM_MODULES:
        import_module(module)
    compile_templates()
    # A garbage collection writes to the objects it visits, which would copy their shared memory pages.
    gc.collect()
    gc.freeze()
    run_kernel(fork_loop(requests))


def fork_loop(requests: socket.socket) -> socket.socket:
    """Fork a kernel at each request, and exit when the server closes the socket.

    Returns:
        In a fork, the control socket of its kernel. The parent never returns.
    """
    # The server sees the end of a fork at its socket, so exit statuses need no wait().
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
    """Run a kernel until it is shut down or the server closes the control socket."""
    with control.makefile() as lines:
        request: ForkRequest = json.loads(lines.readline())
    os.setsid()
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    Path("/proc/self/comm").write_text(FORK_TITLE)
    # `random` reseeds itself in a fork; numpy, which the map may have imported, does not.
    if numpy := sys.modules.get("numpy"):
        numpy.random.seed()
    ForkedKernelApp.launch_instance(
        request["arguments"], control=control, parent_handle=os.getppid(), config=KERNEL_SETTINGS
    )


class ForkedKernelApp(IPKernelApp):
    """A kernel that survives the fork server, but not the exhibit."""

    def __init__(self, control: socket.socket, **options: Any) -> None:
        super().__init__(**options)  # type: ignore[no-untyped-call]
        self._control = control
        self.log.addFilter(is_not_interrupt)

    def init_sockets(self) -> None:
        """Bind the sockets, then report the process id."""
        super().init_sockets()  # type: ignore[no-untyped-call]
        # Not earlier: a client that connects before the bind tries again only after 0.1 s.
        self._control.sendall(b"%d\n" % os.getpid())

    def init_poller(self) -> None:
        """Watch the control socket instead of the parent process."""
        self.poller = Thread(target=self._exit_with_server, daemon=True)

    def _exit_with_server(self) -> None:
        self._control.recv(1)
        os._exit(1)


def is_not_interrupt(record: LogRecord) -> bool:
    """Return whether a log record is an error. Visitors and the server interrupt kernels, which is none."""
    return not record.getMessage().startswith(KeyboardInterrupt.__name__)


if __name__ == "__main__":
    main()
