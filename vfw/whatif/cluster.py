"""A cluster that plays batches, by `dask.distributed`: of this machine, or one that exists somewhere.

Without that library the processes of this machine (`processes.py`) give the same counts. `thinking/dask_cluster.py`
says what a cluster of this machine is like.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from itertools import islice
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from vfw import engine
from vfw.thinking.dask_cluster import LOCAL, PATIENCE, checked, library, no_answer, no_pages, of_this_machine
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.runs import Batch, Worker

AHEAD = 4
"""Batches given to each core beforehand, so that none waits for the next."""

Versions = tuple[str, str]


@contextmanager
def cluster(address: str = LOCAL, jobs: int = 1) -> Iterator[Worker]:
    """A worker that is the cluster at this address, or a LOCAL one of so many processes of this machine. Raises
    NoCluster, a ValueError, where the library is missing, or nobody answers there."""
    distributed = library()
    import dask

    with ExitStack() as open_:
        if address == LOCAL:
            security = distributed.Security.temporary()
            open_.enter_context(dask.config.set(no_pages()))
            # Who breaks a run off is not told what its workers lost; what goes wrong in a batch comes back with it.
            settings = of_this_machine(
                jobs, security, {"VFW_ENGINE": engine.in_use()}, preload=[__name__], silence_logs="CRITICAL"
            )
            here = open_.enter_context(distributed.LocalCluster(**settings))
            client = open_.enter_context(distributed.Client(here, security=security, set_as_default=False))
        else:
            try:
                client = open_.enter_context(
                    distributed.Client(checked(address), timeout=PATIENCE, set_as_default=False)
                )
            except (OSError, ValueError) as error:
                raise no_answer(address, error) from error
        yield partial(_played, client)


def played_there(batch: Batch, versions: Versions) -> dict[str, Any]:
    """The counts of a batch, on a machine of the cluster. Raises ValueError where it has other rules or players."""
    if versions != (theirs := _versions()):
        raise ValueError(
            f"a worker has rules {theirs[0]} and players {theirs[1]}, and asked for are rules {versions[0]} and "
            f"players {versions[1]}; install the same version of vfw there"
        )
    return batch.play()


def dask_setup(worker: object) -> None:
    """What a worker of this machine does as it begins: Ctrl+C in a terminal reaches it too, and is not meant for it."""
    signal(SIGINT, SIG_IGN)


def _versions() -> Versions:
    return VotesForWomen.rules, VERSION


def _played(client: Any, batches: Iterable[Batch]) -> Iterator[tuple[Batch, dict[str, Any]]]:
    waiting = iter(batches)
    given: dict[str, Batch] = {}

    def more(n: int) -> list[Any]:
        futures = []
        for batch in islice(waiting, n):
            key = f"worlds-{sha256(repr(batch).encode()).hexdigest()[:24]}"
            given[key] = batch
            futures.append(client.submit(played_there, batch, _versions(), key=key))
        return futures

    done = library().as_completed(
        more(AHEAD * max(1, sum(client.ncores().values()))), with_results=True, loop=client.loop
    )
    for future, record in done:
        done.update(more(1))
        yield given.pop(future.key), record
