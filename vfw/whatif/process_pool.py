"""A pool of processes that play games, and end when the command is stopped."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import active_children

from vfw import engine
from vfw.interrupts import leave_stopping_to_the_parent
from vfw.whatif.kept_lines import WorkLost


@contextmanager
def process_pool(jobs: int) -> Iterator[ProcessPoolExecutor]:
    """Yield a pool of so many processes, which play by the engine that is in use here.

    Raises:
        WorkLost: A process was killed, and the pool with it.
    """
    with ProcessPoolExecutor(jobs, initializer=begin_process, initargs=(engine.in_use(),)) as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise WorkLost("A process that played was killed, perhaps because memory ran out") from None
        except BaseException:
            # A game may take half a minute more. What is not kept yet is played again.
            for process in active_children():
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def begin_process(engine_in_use: str) -> None:
    """Prepare a process of a pool to play."""
    leave_stopping_to_the_parent()
    engine.use(engine_in_use)
