"""Settings of `dask.distributed`: the chosen cluster, and the settings of a local one.

A scheduler and its workers unpickle everything that they receive. A cluster of this machine therefore listens on the
loopback device only, has a certificate of its own, and serves no pages. The library is imported only when a cluster
is asked for.
"""

from __future__ import annotations

import re
from importlib.util import find_spec
from types import ModuleType
from typing import Any

SCHEDULER, LOCAL = "VFW_SCHEDULER", "local"
"""The environment variable that names a scheduler, as in tcp://10.0.0.7:8786, and its value for a cluster of this
machine.
"""
ADDRESS = re.compile(r"[a-z]+://\S+|[^\s/]+:\d{1,5}")
CONNECT_TIMEOUT = 10
"""Seconds to wait for a scheduler."""

LOG_SETTINGS: dict[str, dict[str, object]] = {"logging": {"version": 1, "disable_existing_loggers": False}}
"""Settings that keep the warnings of the server: by default the library silences Tornado in the whole process."""


class ClusterError(ValueError):
    """An error about a cluster that cannot be used. The message says what is missing and how to get it."""


def is_installed() -> bool:
    """Return whether the library is installed."""
    return find_spec("distributed") is not None


def import_distributed() -> ModuleType:
    """Import `dask.distributed` with `LOG_SETTINGS` and return it.

    Raises:
        ClusterError: The library is not installed.
    """
    if not is_installed():
        raise ClusterError("a cluster needs the library distributed; install it: pip install 'vfw[cluster]'")
    import dask

    with dask.config.set(LOG_SETTINGS):
        import distributed
    return distributed


def disabled_pages() -> dict[str, list[str]]:
    """Return the settings that disable the pages of schedulers and workers.

    A scheduler opens a port in any case. Each call returns new lists, because the library appends to them.
    """
    return {"distributed.scheduler.http.routes": [], "distributed.worker.http.routes": []}


def check_address(address: str) -> str:
    """Return the address of a scheduler if it is well formed; the library would search for a wrong one for long.

    Raises:
        ClusterError: The text is no address of a scheduler.
    """
    if not ADDRESS.fullmatch(address):
        raise ClusterError(f"{address!r} is no address of a scheduler; expected one as in tcp://10.0.0.7:8786")
    return address


def unreachable_error(address: str, error: Exception) -> ClusterError:
    """Return the error for an address at which no scheduler answers."""
    return ClusterError(f"no scheduler answers at {address}: {error}")


def local_cluster_settings(jobs: int, security: Any, env: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """Return the settings of a `LocalCluster` of this machine, to be created while `disabled_pages` are set.

    Args:
        jobs: The number of processes.
        security: The certificate of the cluster.
        env: Environment variables of the workers.
        more: Further settings of `LocalCluster`.
    """
    return {
        "n_workers": jobs,
        "threads_per_worker": 1,
        "host": "127.0.0.1",
        "protocol": "tls",
        "security": security,
        # The library opens a port in any case, so let it choose a free one.
        "dashboard_address": "127.0.0.1:0",
        "scheduler_kwargs": {"dashboard": False},
        "worker_dashboard_address": None,
        "env": env or {},
        "silence_logs": "ERROR",
        **more,
    }
