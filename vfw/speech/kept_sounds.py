"""The sounds that were rendered, kept in a folder of the machine so that nothing is rendered twice.

The folder is bounded; what was not asked for for the longest time goes first.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from stat import S_ISREG

MOST = 256_000_000
"""Bytes: a good hour and a half of espeak-ng."""


class KeptSounds:
    """The sounds in a folder, of at most so many bytes."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self._folder, self._most = folder, most

    def get(self, *of: str) -> bytes | None:
        """The sound of these words; None where it is not kept."""
        path = self._path(of)
        try:
            sound = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return sound

    def put(self, sound: bytes, *of: str) -> None:
        """Keep the sound of these words, and drop what is too much. Raises OSError where nothing can be kept."""
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Another exhibit may look at the same moment: what it sees is whole.
        with tempfile.NamedTemporaryFile(dir=self._folder, delete=False) as writing:
            writing.write(sound)
        Path(writing.name).replace(self._path(of))
        self._drop_what_is_too_much()

    def _path(self, of: tuple[str, ...]) -> Path:
        told = "\0".join(of).encode()
        return self._folder / f"{hashlib.sha256(told).hexdigest()}.wav"

    def _drop_what_is_too_much(self) -> None:
        found = []
        for path in self._folder.iterdir():
            # What another thread was writing may have got its name by now.
            with suppress(FileNotFoundError):
                about = path.stat()
                if S_ISREG(about.st_mode):
                    found.append((about.st_mtime_ns, about.st_size, path))
        kept = 0
        for _, size, path in sorted(found, reverse=True):
            kept += size
            if kept > self._most:
                path.unlink(missing_ok=True)
