"""A process that does tasks one at a time: `python -m vfw.jobs.worker`, started by the dispatcher.

It reads tasks from its standard input and writes results to its standard output, until the input ends. It lowers its
priority below that of the pages, imports what its tasks need, and uses the fastest engine that is built.
"""

from __future__ import annotations

import faulthandler
import os
import pickle
import sys
import traceback
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, BinaryIO

from vfw import engine
from vfw.jobs.batch import Task
from vfw.jobs.protocol import AWAITED, FAILURE, RESULT, Frame, read_frame

NICENESS = 5
"""Niceness at which a process that wants all of a core leaves this one a quarter of it."""
MEMORY_LIMIT = 1 << 30
"""Bytes that a task may allocate; beyond them Python raises MemoryError."""
TASK_TIMEOUT = 40.0
"""Seconds after which a task ends its worker, as compiled code may hide the end of the input from it."""
FAULT = "This could not be worked out, by a fault of the exhibit ({})."
MAX_MESSAGE_LENGTH = 300
"""Characters of an error that go into the answer; the terminal shows all of it."""


def main(packages: tuple[str, ...] = ("vfw",)) -> None:
    """Run tasks, whose functions are in these packages, until the input ends."""
    requests, answers = take_over_streams()
    lower_priority()
    engine.use_the_fastest()
    payloads: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=read_tasks, args=(requests, payloads), daemon=True).start()
    while True:
        payload = payloads.get()
        # This timer runs without the interpreter, which compiled code may hold for ever.
        faulthandler.dump_traceback_later(TASK_TIMEOUT, exit=True)
        answer = bytes(run_payload(payload, packages))
        faulthandler.cancel_dump_traceback_later()
        with suppress(BrokenPipeError):  # `read_tasks` then ends the process
            answers.write(answer)
            answers.flush()


def read_tasks(requests: BinaryIO, payloads: SimpleQueue[bytes]) -> None:
    """Read tasks into the queue, and end the process with the input, even in the middle of a task."""
    while frame := read_frame(requests, AWAITED):
        payloads.put(frame.payload)
    os._exit(0)


def take_over_streams() -> tuple[BinaryIO, BinaryIO]:
    """Return the streams of tasks and results: no longer the standard streams, which a task may print to."""
    ends = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return ends


def lower_priority() -> None:
    """Lower the priority of this process for time, and for memory when it runs out."""
    if sys.platform == "win32":
        return  # `DETACHED` has set the priority of the process there
    import resource

    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY_LIMIT, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    # Linux first shares time among sessions, and this process has its own session.
    for name, value in (("autogroup", str(NICENESS)), ("oom_score_adj", "1000")):
        with suppress(OSError):
            Path("/proc/self", name).write_text(value)


def run_payload(payload: bytes, packages: tuple[str, ...]) -> Frame:
    """Return the answer to a pickled task: its result, or why it has none."""
    try:
        return Frame(RESULT, pickle.dumps(_load_task(payload, packages).do(), pickle.HIGHEST_PROTOCOL)).checked()
    except Exception as fault:
        traceback.print_exc()
        return Frame(FAILURE, FAULT.format(f"{type(fault).__name__}: {fault}"[:MAX_MESSAGE_LENGTH]).encode())


def _load_task(payload: bytes, packages: tuple[str, ...]) -> Task:
    task: Any = pickle.loads(payload)
    function = task.function if isinstance(task, Task) else task
    module = str(getattr(function, "__module__", type(function).__module__))
    if module.partition(".")[0] not in packages:
        raise PermissionError(f"{function!r} is of {module}; workers call functions of {', '.join(packages)} alone")
    return Task(*task)


if __name__ == "__main__":
    main()
