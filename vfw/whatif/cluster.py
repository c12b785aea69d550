"""A cluster that plays batches, by `dask.distributed`: of this machine, or an existing one.

Without that library the processes of this machine (`runs.process_executor`) give the same counts.
`vfw.jobs.dask_cluster` describes a cluster of this machine.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from logging import CRITICAL, getLogger
from multiprocessing import resource_tracker
from threading import current_thread, main_thread
from typing import Any

from vfw import engine
from vfw.jobs.dask_cluster import (
    CONNECT_TIMEOUT,
    LOCAL,
    check_address,
    disabled_pages,
    import_distributed,
    local_cluster_settings,
    unreachable_error,
)
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.whatif.long_runs import WorkerLost
from vfw.whatif.runs import Batch, BatchExecutor

SCHEDULER_ENDED = "The scheduler of the cluster has ended, and what it was playing is lost"
STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)
BATCHES_AHEAD = 4
"""Batches that each core gets in advance, so that none waits for the next."""

Versions = tuple[str, str]


@contextmanager
def cluster_executor(address: str = LOCAL, jobs: int = 1) -> Iterator[BatchExecutor]:
    """Yield an executor that plays on a cluster.

    Args:
        address: The address of its scheduler; LOCAL starts a cluster on this machine.
        jobs: The number of processes of a LOCAL cluster.

    Raises:
        NoCluster: The library is missing, or no scheduler answers; a ValueError.
        WorkerLost: The cluster ended.
    """
    distributed = import_distributed()
    import dask

    with ExitStack() as open_:
        streams = getLogger("tornado.application")
        open_.callback(setattr, streams, "disabled", streams.disabled)
        if address == LOCAL:
            security = distributed.Security.temporary()
            open_.enter_context(dask.config.set(disabled_pages()))
            # A user who stops a run needs no log of lost work; an error in a batch comes back with it.
            settings = local_cluster_settings(jobs, security, {"VFW_ENGINE": engine.in_use()}, silence_logs="CRITICAL")
            with defer_signals():
                here = open_.enter_context(distributed.LocalCluster(**settings))
                client = open_.enter_context(distributed.Client(here, security=security, set_as_default=False))
        else:
            # The traceback of a lost connection helps no user.
            logs = getLogger("distributed")
            open_.callback(logs.setLevel, logs.level)
            logs.setLevel(CRITICAL)
            try:
                client = open_.enter_context(
                    distributed.Client(check_address(address), timeout=CONNECT_TIMEOUT, set_as_default=False)
                )
            except (OSError, ValueError) as error:
                raise unreachable_error(address, error) from error
        try:
            yield partial(_play_on_cluster, client)
        except BaseException:
            streams.disabled = True  # the loss of current work needs no log
            raise


@contextmanager
def defer_signals() -> Iterator[None]:
    """Defer Ctrl+C and SIGTERM while a cluster starts, because the library cannot stop one that has half started.

    The processes that start meanwhile never receive Ctrl+C, although a terminal sends it to them too.
    """
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    resource_tracker.ensure_running()  # started later, with the first process, it would allow Ctrl+C again
    heard = list[int]()
    usual = {number: signal.signal(number, lambda stop, _: heard.append(stop)) for number in STOP_SIGNALS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for number, handler in usual.items():
            signal.signal(number, handler)
        if heard:
            signal.raise_signal(heard[0])


def play_on_worker(batch: Batch, versions: Versions) -> dict[str, Any]:
    """Play a batch on a machine of the cluster and return its counts.

    Raises:
        ValueError: The machine has other rules or players.
    """
    if versions != (theirs := _versions()):
        raise ValueError(
            f"a worker has rules {theirs[0]} and players {theirs[1]}, and asked for are rules {versions[0]} and "
            f"players {versions[1]}; install the same version of vfw there"
        )
    return batch.play()


def _versions() -> Versions:
    return VotesForWomen.rules, VERSION


def _play_on_cluster(client: Any, batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    distributed, waiting = import_distributed(), iter(batches)
    given: dict[str, Batch] = {}

    def more(n: int) -> list[Any]:
        futures = []
        for batch in islice(waiting, n):
            key = f"worlds-{sha256(repr(batch).encode()).hexdigest()[:24]}"
            given[key] = batch
            futures.append(client.submit(play_on_worker, batch, _versions(), key=key))
        return futures

    done = distributed.as_completed(
        more(BATCHES_AHEAD * max(1, sum(client.ncores().values()))), with_results=True, loop=client.loop
    )
    try:
        for future, record in done:
            if isinstance(record, BaseException):  # the library passes on a result that it has lost
                raise WorkerLost(SCHEDULER_ENDED) from record
            done.update(more(1))
            yield given.pop(future.key), record
    except distributed.client.ClosedClientError as error:
        raise WorkerLost(SCHEDULER_ENDED) from error
    except distributed.KilledWorker as error:
        raise WorkerLost("Several workers died over the same worlds, perhaps because memory ran out") from error
