"""A worker pool on a cluster of `dask.distributed`, of this machine or elsewhere.

The dispatcher keeps the fair queue and its limits. It has one worker for each core of the cluster, so that the
scheduler gets no more tasks than it runs at once, and clients take turns as they do with processes. Only the server
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
    CONNECT_TIMEOUT,
    LOCAL,
    SCHEDULER,
    ClusterError,
    check_address,
    disabled_pages,
    import_distributed,
    local_cluster_settings,
    unreachable_error,
)
from vfw.jobs.dispatcher import KILLED_MESSAGE, MAX_DEATHS
from vfw.jobs.protocol import FAILURE, Frame
from vfw.jobs.worker import TASK_TIMEOUT, lower_priority, run_payload
from vfw.jobs.worker_pool import NoWorkerError, ProcessWorkerPool, Worker, WorkerPool, count_cores

VERSION_MISMATCH = (
    "This cannot be worked out: a worker of the cluster has other rules, cards or players than this exhibit. Install "
    "the same version of vfw there."
)
UNAVAILABLE = "This cannot be worked out now: {}."
NOT_INSTALLED = "This cannot be worked out: a worker of the cluster does not know how ({}). Install vfw there."

_is_local = False


def worker_pool_for(workers: int = 0, environment: Mapping[str, str] = os.environ) -> WorkerPool:
    """Return the worker pool of a server: processes, or the cluster that VFW_SCHEDULER names.

    Args:
        workers: The number of processes; 0 for one a core. It counts for processes and for the cluster `local`.
        environment: The environment variables.
    """
    address = environment.get(SCHEDULER, "")
    return DaskWorkerPool("" if address == LOCAL else address, workers) if address else ProcessWorkerPool(workers)


class DaskWorkerPool:
    """A pool whose workers are the cores of a cluster.

    The cluster is at `address`. Without an address the pool starts one of `workers` processes on this machine, one a
    core if that is 0, and stops it when the pool is closed.
    """

    def __init__(self, address: str = "", workers: int = 0, packages: tuple[str, ...] = ("vfw",)) -> None:
        """Prepare the pool. Workers run only functions of these packages."""
        self._address, self._workers, self._packages = address, workers or count_cores(), packages
        self._open = AsyncExitStack()
        self._client: Any = None

    @property
    def max_workers(self) -> int:
        """See `WorkerPool.max_workers`."""
        return max(1, int(self._client.scheduler_info(n_workers=0)["total_threads"]))

    async def open(self) -> None:
        """Connect to the cluster.

        Raises:
            ClusterError: The library is missing, or no scheduler answers at the address.
        """
        import_distributed()
        await self._connect()

    async def start_worker(self, on_end: Callable[[], object]) -> Worker:
        """See `WorkerPool.start_worker`."""
        if self._client.status != "running":
            await self._open.aclose()
            try:
                await self._connect()
            except ClusterError as reason:
                raise NoWorkerError(UNAVAILABLE.format(reason)) from reason
        return _DaskWorker(self._client, self._packages)

    async def close(self) -> None:
        """See `WorkerPool.close`."""
        await self._open.aclose()

    async def _connect(self) -> None:
        distributed = import_distributed()
        import dask

        if self._address:
            client = distributed.Client(
                check_address(self._address), timeout=CONNECT_TIMEOUT, asynchronous=True, set_as_default=False
            )
            try:
                self._client = await self._open.enter_async_context(client)
            except (OSError, ValueError) as error:
                raise unreachable_error(self._address, error) from error
            return
        security = distributed.Security.temporary()
        settings = local_cluster_settings(self._workers, security, preload=[__name__], asynchronous=True)
        self._open.enter_context(
            dask.config.set({**disabled_pages(), "distributed.scheduler.allowed-failures": MAX_DEATHS - 1})
        )
        cluster = await self._open.enter_async_context(distributed.LocalCluster(**settings))
        client = distributed.Client(cluster, security=security, asynchronous=True, set_as_default=False)
        self._client = await self._open.enter_async_context(client)


class _DaskWorker:
    """A core of a cluster. The scheduler chooses which, and repeats a task whose process died."""

    def __init__(self, client: Any, packages: tuple[str, ...]) -> None:
        self._client, self._packages = client, packages

    @property
    def has_ended(self) -> bool:
        """See `Worker.has_ended`."""
        return bool(self._client.status != "running")

    async def do(self, payload: bytes) -> Frame:
        """See `Worker.do`."""
        distributed = import_distributed()
        try:
            future = self._client.submit(run_on_cluster, payload, self._packages, engine.sources_digest(), pure=False)
        except distributed.client.ClosedClientError as lost:
            raise EOFError("the scheduler is gone") from lost
        try:
            return Frame(*await future)
        except distributed.KilledWorker:
            return Frame(FAILURE, KILLED_MESSAGE.encode())
        except distributed.CancelledError as lost:
            raise EOFError("the scheduler is gone") from lost
        except ImportError as error:
            return Frame(FAILURE, NOT_INSTALLED.format(error).encode())
        finally:
            future.release()

    async def end(self) -> None:
        """Do nothing: the core belongs to the cluster."""


def run_on_cluster(payload: bytes, packages: tuple[str, ...], sources: str) -> tuple[bytes, bytes]:
    """Run a pickled task on a worker of a cluster, and return kind and payload of the answering frame."""
    if sources != engine.sources_digest():
        return FAILURE, VERSION_MISMATCH.encode()
    if _is_local:
        faulthandler.dump_traceback_later(TASK_TIMEOUT, exit=True)
    try:
        kind, result, *_ = run_payload(payload, packages)
        return kind, result
    finally:
        if _is_local:
            faulthandler.cancel_dump_traceback_later()


def dask_setup(worker: object) -> None:
    """Set up a worker of this machine. The library calls the function by this name."""
    global _is_local
    _is_local = True
    with suppress(AttributeError, OSError):  # not on Windows; or it has a session of its own already
        os.setsid()
    lower_priority()
    engine.use_the_fastest()
