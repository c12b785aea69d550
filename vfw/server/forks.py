"""Kernels that are forked from a warm process: `vfw.server.kernel_fork_server`, as the exhibit sees it.

Linux alone has them. Windows cannot fork, and on macOS a fork may not use what its parent has loaded; there kernels
start in the usual way.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, TypedDict

from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.factory import KernelProvisionerFactory
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_client.provisioning.provisioner_base import KernelProvisionerBase

CAN_FORK = sys.platform == "linux"
LAUNCHER = [sys.executable, "-m", "ipykernel_launcher"]
"""The beginning of a command that a fork can stand for."""
MOTHER = [sys.executable, "-P", "-m", "vfw.server.kernel_fork_server"]
"""-P, because a kernel imports from its own folder, not from that of the exhibit."""

TITLE = "vfw-kernel"
"""What lists of processes call a fork."""


class Order(TypedDict):
    """What a fork is to be.

    Attributes:
        arguments: the command line of the kernel. environment: all its variables. folder: where it works.
    """

    arguments: list[str]
    environment: dict[str, str]
    folder: str


class Fork:
    """A kernel that is no child of ours, with what Jupyter asks of a `Popen`; its socket says when it ended."""

    stdin = stdout = stderr = None

    def __init__(self, own: socket.socket, pid: int) -> None:
        self._own, self.pid = own, pid

    def poll(self) -> int | None:
        """None as long as it lives, then 0: how it ended cannot be known."""
        if self._own.fileno() >= 0:
            try:
                self._own.recv(1)  # after its number it says nothing more: this is the end
            except BlockingIOError:
                return None
            except ConnectionError:
                pass
            self._own.close()
        return 0

    def wait(self) -> int | None:
        """As `poll`: Jupyter waits for what has ended."""
        return self.poll()

    def send_signal(self, number: int) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.pid, number)


class ForkServer:
    """The warm process; another takes its place when it is gone, and the kernels it bore live on."""

    def __init__(self, command: list[str] = MOTHER) -> None:
        self._command = command
        self._begin()

    async def fork(self, order: Order) -> Fork:
        """Fork a kernel. Raises ConnectionError if a second mother has died over it too."""
        orders = self._orders
        try:
            return await self._ask(orders, order)
        except ConnectionError:
            # Of all who wait for the same mother only the first sends for another.
            if orders is self._orders:
                orders.close()
                self._process.kill()
                self._process.wait()
                self._begin()
            return await self._ask(self._orders, order)

    def _begin(self) -> None:
        self._orders, hers = socket.socketpair()
        with hers:
            self._process = subprocess.Popen(
                [*self._command, str(hers.fileno())],
                # A debugger that no page can reach warns of how it was imported.
                env={**os.environ, "PYDEVD_DISABLE_FILE_VALIDATION": "1"},
                stdin=subprocess.DEVNULL,
                pass_fds=[hers.fileno()],
                # Ctrl+C ends the exhibit, and that ends her.
                start_new_session=True,
            )

    async def _ask(self, orders: socket.socket, order: Order) -> Fork:
        own, its = socket.socketpair()
        own.setblocking(False)
        with its:
            socket.send_fds(orders, [b"\n"], [its.fileno()])
        loop = asyncio.get_running_loop()
        try:
            await loop.sock_sendall(own, json.dumps(order).encode() + b"\n")
            said = await loop.sock_recv(own, 20)
            if not said:
                raise ConnectionError("the mother died before the kernel was born")
        except BaseException:
            own.close()
            raise
        return Fork(own, int(said))


class ForkedKernel(LocalProvisioner):
    """Starts a kernel by having it born; one that a fork cannot stand for, or that no mother bears, as usual."""

    mother: ForkServer
    process: Any = None

    async def launch_kernel(self, cmd: list[str], **options: Any) -> KernelConnectionInfo:
        if cmd[: len(LAUNCHER)] == LAUNCHER:
            order: Order = {
                "arguments": cmd[len(LAUNCHER) :],
                "environment": options["env"],
                "folder": str(options.get("cwd") or Path.cwd()),
            }
            with suppress(ConnectionError):
                self.process = await self.mother.fork(order)
                self.pid = self.pgid = self.process.pid
                return self.connection_info
        return await super().launch_kernel(cmd, **options)


class Forks(KernelProvisionerFactory):
    """Made the `instance` of all such factories, it has every kernel of this process forked from its mother."""

    mother: ForkServer

    def create_provisioner_instance(self, kernel_id: str, kernel_spec: Any, parent: Any) -> KernelProvisionerBase:
        kernel = ForkedKernel(kernel_id=kernel_id, kernel_spec=kernel_spec, parent=parent)
        kernel.mother = self.mother
        return kernel


def fork_kernels() -> None:
    """Have all kernels of this process forked, where that can be done."""
    if CAN_FORK:
        Forks.instance().mother = ForkServer()
