"""A process that does pieces of work, one at a time: `python -m vfw.jobs.worker`, started by the dispatcher.

It reads a piece from its standard input and writes the result to its standard output, until the input ends. It gives
way to whoever shows a page, imports what its pieces need, and takes the fastest engine that there is.
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
from vfw.jobs.protocol import AWAITED, FAILURE, RESULT, Frame, read

NICENESS = 5
"""Where somebody else wants all of a core, this process is given a quarter of it."""
MEMORY = 1 << 30
"""Bytes that a piece may make this process hold; beyond them Python raises MemoryError."""
LONGEST = 40.0
"""Seconds after which a piece ends its worker, if it is compiled code that lets nobody else see that all have gone."""
FAULT = "This could not be worked out, by a fault of the exhibit ({})."
WORDS = 300
"""Letters that are told of a fault; all of it stands in the terminal."""


def main(packages: tuple[str, ...] = ("vfw",)) -> None:
    """Do pieces whose functions stand in these packages, until the input ends."""
    orders, answers = take_over_streams()
    lower_priority()
    engine.use_the_fastest()
    pieces: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=listen, args=(orders, pieces), daemon=True).start()
    while True:
        piece = pieces.get()
        # It needs nothing of the interpreter, which compiled code may hold for ever.
        faulthandler.dump_traceback_later(LONGEST, exit=True)
        answer = bytes(run_payload(piece, packages))
        faulthandler.cancel_dump_traceback_later()
        with suppress(BrokenPipeError):  # `listen` sees to what that means
            answers.write(answer)
            answers.flush()


def listen(orders: BinaryIO, pieces: SimpleQueue[bytes]) -> None:
    """Take in what is ordered; end the process where nothing comes any more, also in the middle of a piece."""
    while frame := read(orders, AWAITED):
        pieces.put(frame.payload)
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
        return  # the dispatcher has seen to it as far as it goes there
    import resource

    os.nice(NICENESS)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    # Linux weighs sessions first, and this process has one of its own.
    for name, value in (("autogroup", str(NICENESS)), ("oom_score_adj", "1000")):
        with suppress(OSError):
            Path("/proc/self", name).write_text(value)


def run_payload(payload: bytes, packages: tuple[str, ...]) -> Frame:
    """Return the answer to a pickled task: its result, or why it has none."""
    try:
        return Frame(RESULT, pickle.dumps(_piece(payload, packages).do(), pickle.HIGHEST_PROTOCOL)).checked()
    except Exception as fault:
        traceback.print_exc()
        return Frame(FAILURE, FAULT.format(f"{type(fault).__name__}: {fault}"[:WORDS]).encode())


def _piece(payload: bytes, packages: tuple[str, ...]) -> Task:
    piece: Any = pickle.loads(payload)
    function = piece.function if isinstance(piece, Task) else piece
    module = str(getattr(function, "__module__", type(function).__module__))
    if module.partition(".")[0] not in packages:
        raise PermissionError(f"{function!r} is of {module}; workers call functions of {', '.join(packages)} alone")
    return Task(*piece)


if __name__ == "__main__":
    main()
