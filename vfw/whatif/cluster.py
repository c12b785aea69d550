"""A cluster that plays batches, by `dask.distributed`: of this machine, or one that exists somewhere.

Without that library the processes of this machine (`processes.py`) give the same counts. A scheduler and its workers
unpickle whatever they are sent: those of this machine are on the loopback device alone, with a certificate made for
them, and have no dashboard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from hashlib import sha256
from importlib.util import find_spec
from itertools import islice
from types import ModuleType
from typing import Any

from vfw import engine
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import VERSION
from vfw.whatif.runs import Batch, Worker

SCHEDULER = "VFW_SCHEDULER"
"""The variable of the environment that names a scheduler, as in tcp://10.0.0.7:8786."""
PATIENCE = 10
"""Seconds to wait for a scheduler."""
AHEAD = 4
"""Batches given to each core beforehand, so that none waits for the next."""

NO_PAGES: dict[str, list[str]] = {"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []}
"""A scheduler opens a port for its pages in any case; there are none behind it."""
OWN_LOGS: dict[str, dict[str, object]] = {"logging": {"version": 1, "disable_existing_loggers": False}}
"""Left to itself the library silences Tornado in the whole process: an exhibit would lose its warnings."""

Versions = tuple[str, str]


def is_here() -> bool:
    """Whether the library is installed."""
    return find_spec("distributed") is not None


def library() -> ModuleType:
    """`dask.distributed`, which begins without its settings of the logs. Raises ImportError where it is missing."""
    import dask

    with dask.config.set(OWN_LOGS):
        import distributed
    return distributed


@contextmanager
def cluster(address: str = "", jobs: int = 1) -> Iterator[Worker]:
    """A worker that is the cluster at this address, or, without one, so many processes of this machine. Raises
    ValueError where the library is missing, or nobody answers there."""
    if not is_here():
        raise ValueError("a cluster needs the library distributed; install it: pip install 'vfw[cluster]'")
    import dask

    distributed = library()
    with ExitStack() as open_:
        if address:
            try:
                client = open_.enter_context(distributed.Client(address, timeout=PATIENCE, set_as_default=False))
            except (OSError, ValueError) as error:
                raise ValueError(f"no scheduler answers at {address}: {error}") from error
        else:
            security = distributed.Security.temporary()
            open_.enter_context(dask.config.set(NO_PAGES))
            here = distributed.LocalCluster(
                n_workers=jobs,
                threads_per_worker=1,
                host="127.0.0.1",
                protocol="tls",
                security=security,
                dashboard_address=None,
                worker_dashboard_address=None,
                env={"VFW_ENGINE": engine.in_use()},
                silence_logs="ERROR",
            )
            client = open_.enter_context(
                distributed.Client(open_.enter_context(here), security=security, set_as_default=False)
            )
        yield partial(_played, client)


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
