"""The folder in which the socket of a service lies: of this user alone, and gone with the service.

One that was killed leaves its folder behind; the next one to start takes it away.
"""

from __future__ import annotations

import os
import socket
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

FOLDERS = "/tmp"
"""Where the folder is made: the path of a socket has 103 characters at most, and the temporary folder of macOS alone
has 49."""
PREFIX, SOCKET = "vfw-", "thinking"
A_START = 60.0
"""s after which a service that has made its folder surely listens there."""


@contextmanager
def own_folder() -> Iterator[str]:
    """The path for a socket, in a new folder that goes with it. Raises OSError where none can be made."""
    with tempfile.TemporaryDirectory(prefix=PREFIX, dir=FOLDERS) as folder:
        _take_away_what_was_left()
        yield f"{folder}/{SOCKET}"


def _take_away_what_was_left() -> None:
    for folder in Path(FOLDERS).glob(f"{PREFIX}*"):
        with suppress(OSError):  # it may go at the same moment
            if _was_left(folder):
                (folder / SOCKET).unlink()
                folder.rmdir()


def _was_left(folder: Path) -> bool:
    """Whether nothing lies there but a socket of this user at which nobody listens any more."""
    made = folder.lstat()
    is_own = stat.S_ISDIR(made.st_mode) and made.st_uid == os.getuid() and time.time() - made.st_mtime > A_START
    place = folder / SOCKET
    if not (is_own and [*folder.iterdir()] == [place] and place.is_socket()):
        return False
    with socket.socket(socket.AF_UNIX) as caller:
        caller.setblocking(False)
        try:
            caller.connect(str(place))
        except ConnectionRefusedError:
            return True
    return False
