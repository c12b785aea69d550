"""The library `dask.distributed`, as this house uses it: which cluster, and what one of this machine is like.

A scheduler and its workers unpickle whatever they are sent: those of this machine are on the loopback device alone,
with a certificate made for them, and have no pages. Nothing here is imported before somebody asks for a cluster.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from types import ModuleType
from typing import Any

SCHEDULER, LOCAL = "VFW_SCHEDULER", "local"
"""The variable of the environment that names a scheduler, as in tcp://10.0.0.7:8786; or one of this machine, made for
who asks."""
ADDRESS = re.compile(r"[a-z]+://\S+|[^\s/]+:\d{1,5}")
PATIENCE = 10
"""Seconds to wait for a scheduler."""

OWN_LOGS: dict[str, dict[str, object]] = {"logging": {"version": 1, "disable_existing_loggers": False}}
"""Left to itself the library silences Tornado in the whole process: an exhibit would lose its warnings."""


class NoCluster(ValueError):
    """There is no such cluster; says what is missing, and what helps."""


def is_here() -> bool:
    """Return whether the library is installed."""
    return find_spec("distributed") is not None


def library() -> ModuleType:
    """`dask.distributed`, which begins without its settings of the logs. Raises NoCluster where it is missing."""
    if not is_here():
        raise NoCluster("a cluster needs the library distributed; install it: pip install 'vfw[cluster]'")
    import dask

    with dask.config.set(OWN_LOGS):
        import distributed
    return distributed


def no_pages() -> dict[str, list[str]]:
    """The setting that leaves nothing behind the port that a scheduler opens for its pages in any case. Each has lists
    of its own, because the library adds to them.
    """
    return {"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []}


def checked(address: str) -> str:
    """The address of a scheduler. Raises NoCluster where it is none: the library would look for it for long."""
    if not ADDRESS.fullmatch(address):
        raise NoCluster(f"{address!r} is no address of a scheduler; expected one as in tcp://10.0.0.7:8786")
    return address


def no_answer(address: str, error: Exception) -> NoCluster:
    """Nobody is at an address."""
    return NoCluster(f"no scheduler answers at {address}: {error}")


def of_this_machine(jobs: int, security: Any, env: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """The settings of a `LocalCluster` of so many processes, to be made while `no_pages` are set."""
    return {
        "n_workers": jobs,
        "threads_per_worker": 1,
        "host": "127.0.0.1",
        "protocol": "tls",
        "security": security,
        # It opens a port in any case: this is one that is free.
        "dashboard_address": "127.0.0.1:0",
        "scheduler_kwargs": {"dashboard": False},
        "worker_dashboard_address": None,
        "env": env or {},
        "silence_logs": "ERROR",
        **more,
    }
