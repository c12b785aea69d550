"""Which pool thinks for the pages of this process."""

from __future__ import annotations

import asyncio
import atexit
from contextlib import ExitStack
from functools import cache

from vfw.jobs.address import Address
from vfw.jobs.pool import INLINE_POOL, Pool
from vfw.jobs.remote_pool import RemotePool

_chosen: list[Pool] = []


def current_pool() -> Pool:
    """The pool to give errands to, from wherever a page is shown.

    In the exhibit that is the one of the server, which all visitors share. A notebook, and any other program with a
    running event loop, has workers of its own from the first errand on, which are gone with it. Where no event loop is
    running, as in a plain script, nobody could be told later: there everything is done at once, in this process.
    """
    if _chosen:
        return _chosen[-1]
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return INLINE_POOL
    return _of_processes()


def use_pool(pool: Pool | None) -> None:
    """Have `the_pool` give another pool, as tests do; None for the usual one again."""
    _chosen[:] = [pool] if pool else []


@cache
def _of_processes() -> Pool:
    if address := Address.inherited():
        return RemotePool(address.connect)
    from vfw.jobs.service import JobService  # only where there is no server

    whole_life = ExitStack()
    atexit.register(whole_life.close)
    return RemotePool(whole_life.enter_context(JobService()).connect)
