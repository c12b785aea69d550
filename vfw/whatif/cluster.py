"""A cluster that plays batches, by `dask.distributed`: of this machine, or one that exists somewhere.

Without that library the processes of this machine (`processes.py`) give the same counts. `thinking/dask_cluster.py`
says what a cluster of this machine is like.
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
from vfw.jobs.dask_cluster import LOCAL, PATIENCE, checked, library, no_answer, no_pages, of_this_machine
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.kept_lines import WorkLost
from vfw.whatif.runs import Batch, Worker

GONE = "The scheduler of the cluster has ended, and what it was playing is lost"
STOPS = (signal.SIGINT, signal.SIGTERM)
AHEAD = 4
"""Batches given to each core beforehand, so that none waits for the next."""

Versions = tuple[str, str]


@contextmanager
def cluster(address: str = LOCAL, jobs: int = 1) -> Iterator[Worker]:
    """A worker that is the cluster at this address, or a LOCAL one of so many processes of this machine. Raises
    NoCluster, a ValueError, where the library is missing, or nobody answers there, and WorkLost where it ends."""
    distributed = library()
    import dask

    with ExitStack() as open_:
        streams = getLogger("tornado.application")
        open_.callback(setattr, streams, "disabled", streams.disabled)
        if address == LOCAL:
            security = distributed.Security.temporary()
            open_.enter_context(dask.config.set(no_pages()))
            # Who breaks a run off is not told what its workers lost; what goes wrong in a batch comes back with it.
            settings = of_this_machine(jobs, security, {"VFW_ENGINE": engine.in_use()}, silence_logs="CRITICAL")
            with begun_in_peace():
                here = open_.enter_context(distributed.LocalCluster(**settings))
                client = open_.enter_context(distributed.Client(here, security=security, set_as_default=False))
        else:
            # Nobody needs the traceback of a connection that was lost.
            logs = getLogger("distributed")
            open_.callback(logs.setLevel, logs.level)
            logs.setLevel(CRITICAL)
            try:
                client = open_.enter_context(
                    distributed.Client(checked(address), timeout=PATIENCE, set_as_default=False)
                )
            except (OSError, ValueError) as error:
                raise no_answer(address, error) from error
        try:
            yield partial(_played, client)
        except BaseException:
            streams.disabled = True  # what was under way is lost, and that is no news
            raise


@contextmanager
def begun_in_peace() -> Iterator[None]:
    """While a cluster begins, Ctrl+C and SIGTERM wait: the library cannot end one that has half begun. The processes
    that begin meanwhile never hear Ctrl+C, though a terminal sends it to them too."""
    if sys.platform == "win32" or current_thread() is not main_thread():
        yield
        return
    resource_tracker.ensure_running()  # begun later, with the first process, it would let Ctrl+C in again
    heard = list[int]()
    usual = {number: signal.signal(number, lambda stop, _: heard.append(stop)) for number in STOPS}
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        for number, handler in usual.items():
            signal.signal(number, handler)
        if heard:
            signal.raise_signal(heard[0])


def played_there(batch: Batch, versions: Versions) -> dict[str, Any]:
    """The counts of a batch, on a machine of the cluster. Raises ValueError where it has other rules or players."""
    if versions != (theirs := _versions()):
        raise ValueError(
            f"a worker has rules {theirs[0]} and players {theirs[1]}, and asked for are rules {versions[0]} and "
            f"players {versions[1]}; install the same version of vfw there"
        )
    return batch.play()


def _versions() -> Versions:
    return VotesForWomen.rules, VERSION


def _played(client: Any, batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    distributed, waiting = library(), iter(batches)
    given: dict[str, Batch] = {}

    def more(n: int) -> list[Any]:
        futures = []
        for batch in islice(waiting, n):
            key = f"worlds-{sha256(repr(batch).encode()).hexdigest()[:24]}"
            given[key] = batch
            futures.append(client.submit(played_there, batch, _versions(), key=key))
        return futures

    done = distributed.as_completed(
        more(AHEAD * max(1, sum(client.ncores().values()))), with_results=True, loop=client.loop
    )
    try:
        for future, record in done:
            if isinstance(record, BaseException):  # the library hands on a result that it has lost
                raise WorkLost(GONE) from record
            done.update(more(1))
            yield given.pop(future.key), record
    except distributed.client.ClosedClientError as error:
        raise WorkLost(GONE) from error
    except distributed.KilledWorker as error:
        raise WorkLost("Several workers died over the same worlds, perhaps because memory ran out") from error
