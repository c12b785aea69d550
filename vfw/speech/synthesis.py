"""Synthesis of speech by a program of the machine, with a cache of sounds and a bounded queue."""

from __future__ import annotations

import asyncio
import hashlib
import io
import logging
import os
import shutil
import subprocess
import tempfile
import wave
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from stat import S_ISREG

from vfw.speech.text import spell_out

MAX_CACHE_BYTES = 256_000_000
"""Bytes: a good hour and a half of espeak-ng."""


class SoundCache:
    """The sounds in a folder, of at most so many bytes."""

    def __init__(self, folder: Path, most: int = MAX_CACHE_BYTES) -> None:
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


DEFAULT_COMMAND = ("espeak-ng", "--stdin", "--stdout", "-v", "{voice}", "-s", "{words_a_minute}")
"""The command that is usual. It is called as a program: espeak-ng is under the GPL, version 3, and no part of this."""
TIMEOUT_SECONDS = 20.0
"""Seconds that it may take for a text."""
MAX_SOUND_BYTES = 20_000_000
"""Bytes of a sound: two minutes at 44,100 Hz."""


class SpeechError(Exception):
    """There is no sound; the message says why."""


@dataclass(frozen=True)
class SpeechProgram:
    """A command and how it is to speak. No shell ever sees it, and the text is none of its arguments.

    Attributes:
        command: the program and its arguments, in which {voice} and {words_a_minute} stand for the other two.
    """

    command: tuple[str, ...] = DEFAULT_COMMAND
    voice: str = "en-us"
    words_a_minute: int = 160

    @property
    def arguments(self) -> list[str]:
        """The command as it is run."""
        told = {"{voice}": self.voice, "{words_a_minute}": str(self.words_a_minute)}
        return [_filled(argument, told) for argument in self.command]

    @property
    def is_there(self) -> bool:
        """True if this machine has the program."""
        return shutil.which(self.command[0]) is not None

    def sound(self, text: str) -> bytes:
        """The text as WAV. Raises Mute."""
        name = self.command[0]
        try:
            done = subprocess.run(self.arguments, input=text.encode(), capture_output=True, timeout=TIMEOUT_SECONDS)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise SpeechError(f"{name} cannot be used: {error}") from None
        if done.returncode or len(done.stdout) > MAX_SOUND_BYTES:
            said = done.stderr.decode(errors="replace").strip()[:200]
            raise SpeechError(f"{name} ended with {done.returncode} and wrote {len(done.stdout)} bytes. {said}".strip())
        return _whole(done.stdout, name)


def _filled(argument: str, told: dict[str, str]) -> str:
    for name, value in told.items():
        argument = argument.replace(name, value)
    return argument


def _whole(written: bytes, name: str) -> bytes:
    """The sound with its length where players look for it: who writes into a pipe cannot know it beforehand."""
    sound = io.BytesIO()
    try:
        with wave.open(io.BytesIO(written)) as told, wave.open(sound, "wb") as whole:
            whole.setparams(told.getparams())
            whole.writeframes(told.readframes(MAX_SOUND_BYTES))
    except (wave.Error, EOFError) as error:
        raise SpeechError(f"{name} wrote no WAV: {error}") from None
    return sound.getvalue()


MAX_PROCESSES = 2
"""Programs that render at the same time."""
MAX_QUEUED = 40
"""Texts that are rendered or wait for it: one for each of a class."""

log = logging.getLogger(__name__)


class QueueFullError(Exception):
    """The queue is full, so this text was not accepted."""


class Synthesizer:
    """Gives sounds. All that it does at once is bounded: programs, texts that wait, and what is kept."""

    def __init__(self, program: SpeechProgram, kept: SoundCache) -> None:
        self._program, self._kept = program, kept
        self._turns = asyncio.Semaphore(MAX_PROCESSES)
        self._rendering: dict[str, asyncio.Task[bytes]] = {}

    async def sound(self, text: str) -> bytes:
        """The text as WAV; b"" where there is nothing to read in it. Raises Busy and Mute."""
        words = spell_out(text)
        if not words:
            return b""
        if sound := self._kept.get(*self._program.arguments, words):
            return sound
        if words not in self._rendering:
            if len(self._rendering) >= MAX_QUEUED:
                raise QueueFullError
            self._rendering[words] = asyncio.create_task(self._render(words))
        # A caller who disconnects does not cancel the sound for others.
        return await asyncio.shield(self._rendering[words])

    async def _render(self, words: str) -> bytes:
        try:
            async with self._turns:
                return await asyncio.to_thread(self._rendered, words)
        finally:
            del self._rendering[words]

    def _rendered(self, words: str) -> bytes:
        sound = self._program.sound(words)
        try:
            self._kept.put(sound, *self._program.arguments, words)
        except OSError as error:
            # What cannot be kept is rendered again.
            log.warning("Not kept: %s", error)
        return sound
