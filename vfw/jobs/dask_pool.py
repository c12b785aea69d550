"""The second engine of a pool: a cluster of `dask.distributed` does the pieces, one of this machine or one elsewhere.

Turns, bounds and what is told stay with the dispatcher, which has a hand for each core of the cluster: so no more is
given to the scheduler than is done at once, and visitors take turns as they do before processes. Only the server
imports the library; its workers import this module.
"""

from __future__ import annotations

import faulthandler
import os
from collections.abc import Callable, Mapping
from contextlib import AsyncExitStack, suppress
from typing import Any

from vfw import engine
from vfw.jobs.dask_cluster import (
    LOCAL,
    PATIENCE,
    SCHEDULER,
    NoCluster,
    checked,
    library,
    no_answer,
    no_pages,
    of_this_machine,
)
from vfw.jobs.dispatcher import KILLS, LIVES
from vfw.jobs.protocol import FAILURE, Frame
from vfw.jobs.worker import LONGEST, lower_priority, run_payload
from vfw.jobs.worker_pool import NoWorkerError, ProcessWorkerPool, Worker, WorkerPool, cores

OTHERS = (
    "This cannot be worked out: a worker of the cluster has other rules, cards or players than this exhibit. Install "
    "the same version of vfw there."
)
NOT_NOW = "This cannot be worked out now: {}."
NOT_THERE = "This cannot be worked out: a worker of the cluster does not know how ({}). Install vfw there."

_is_of_this_machine = False


def worker_pool_for(workers: int = 0, environment: Mapping[str, str] = os.environ) -> WorkerPool:
    """Who works for an exhibit: processes, one a core or so many, or the cluster that VFW_SCHEDULER names, where
    `local` is one of so many processes of this machine.
    """
    address = environment.get(SCHEDULER, "")
    return DaskWorkerPool("" if address == LOCAL else address, workers) if address else ProcessWorkerPool(workers)


class DaskWorkerPool:
    """Each hand is a core of the cluster at `address`, or, without one, of a cluster of `workers` processes of this
    machine, one a core where that is 0, which is gone with this crew.
    """

    def __init__(self, address: str = "", workers: int = 0, packages: tuple[str, ...] = ("vfw",)) -> None:
        """Workers do pieces whose functions stand in these packages."""
        self._address, self._workers, self._packages = address, workers or cores(), packages
        self._open = AsyncExitStack()
        self._client: Any = None

    @property
    def most(self) -> int:
        return max(1, int(self._client.scheduler_info(n_workers=0)["total_threads"]))

    async def open(self) -> None:
        """Raises NoCluster where the library is missing, or nobody answers at the address."""
        library()
        await self._connect()

    async def hire(self, on_end: Callable[[], object]) -> Worker:
        if self._client.status != "running":
            await self._open.aclose()
            try:
                await self._connect()
            except NoCluster as why:
                raise NoWorkerError(NOT_NOW.format(why)) from why
        return _DaskWorker(self._client, self._packages)

    async def close(self) -> None:
        await self._open.aclose()

    async def _connect(self) -> None:
        distributed = library()
        import dask

        if self._address:
            client = distributed.Client(
                checked(self._address), timeout=PATIENCE, asynchronous=True, set_as_default=False
            )
            try:
                self._client = await self._open.enter_async_context(client)
            except (OSError, ValueError) as error:
                raise no_answer(self._address, error) from error
            return
        security = distributed.Security.temporary()
        settings = of_this_machine(self._workers, security, preload=[__name__], asynchronous=True)
        self._open.enter_context(dask.config.set({**no_pages(), "distributed.scheduler.allowed-failures": LIVES - 1}))
        cluster = await self._open.enter_async_context(distributed.LocalCluster(**settings))
        client = distributed.Client(cluster, security=security, asynchronous=True, set_as_default=False)
        self._client = await self._open.enter_async_context(client)


class _DaskWorker:
    """A core of a cluster: the scheduler says which, and has a piece done again whose worker died."""

    def __init__(self, client: Any, packages: tuple[str, ...]) -> None:
        self._client, self._packages = client, packages

    @property
    def has_ended(self) -> bool:
        return bool(self._client.status != "running")

    async def do(self, payload: bytes) -> Frame:
        distributed = library()
        try:
            future = self._client.submit(done_there, payload, self._packages, engine.sources_digest(), pure=False)
        except distributed.client.ClosedClientError as lost:
            raise EOFError("the scheduler is gone") from lost
        try:
            return Frame(*await future)
        except distributed.KilledWorker:
            return Frame(FAILURE, KILLS.encode())
        except distributed.CancelledError as lost:
            raise EOFError("the scheduler is gone") from lost
        except ImportError as error:
            return Frame(FAILURE, NOT_THERE.format(error).encode())
        finally:
            future.release()

    async def end(self) -> None:
        """The core is the cluster's."""


def done_there(payload: bytes, packages: tuple[str, ...], sources: str) -> tuple[bytes, bytes]:
    """Kind and payload of the frame that answers a pickled piece, on a worker of a cluster."""
    if sources != engine.sources_digest():
        return FAILURE, OTHERS.encode()
    if _is_of_this_machine:
        faulthandler.dump_traceback_later(LONGEST, exit=True)
    try:
        kind, result, *_ = run_payload(payload, packages)
        return kind, result
    finally:
        if _is_of_this_machine:
            faulthandler.cancel_dump_traceback_later()


def dask_setup(worker: object) -> None:
    """What a worker of this machine begins with, before it is given anything: the library calls it by this name."""
    global _is_of_this_machine
    _is_of_this_machine = True
    with suppress(AttributeError, OSError):  # not on Windows; or it has a session of its own already
        os.setsid()
    lower_priority()
    engine.use_the_fastest()
