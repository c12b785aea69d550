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
"""Most bytes of the cache: a good hour and a half of espeak-ng."""


class SoundCache:
    """A cache of sounds in a folder of limited size."""

    def __init__(self, folder: Path, most: int = MAX_CACHE_BYTES) -> None:
        self._folder, self._most = folder, most

    def get(self, *of: str) -> bytes | None:
        """Return the sound of these words; None if it is not kept."""
        path = self._path(of)
        try:
            sound = path.read_bytes()
            os.utime(path)
        except OSError:
            return None
        return sound

    def put(self, sound: bytes, *of: str) -> None:
        """Keep the sound of these words, and remove the oldest sounds beyond the limit.

        Raises:
            OSError: The folder cannot be written.
        """
        self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        # Another server may read at the same moment, and must see whole files.
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
            # Another thread may have renamed its file meanwhile.
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
"""The default command. It runs as a program: espeak-ng is under the GPL, version 3, and no part of this project."""
TIMEOUT_SECONDS = 20.0
"""Seconds that a text may take."""
MAX_SOUND_BYTES = 20_000_000
"""Most bytes of a sound: two minutes at 44,100 Hz."""


class SpeechError(Exception):
    """An error about a sound that could not be made; the message says why."""


@dataclass(frozen=True)
class SpeechProgram:
    """A command that speaks. It runs without a shell, and the text is none of its arguments.

    Attributes:
        command: The program and its arguments, with {voice} and {words_a_minute} as placeholders for the other two.
        voice: The name of the voice.
        words_a_minute: The speed.
    """

    command: tuple[str, ...] = DEFAULT_COMMAND
    voice: str = "en-us"
    words_a_minute: int = 160

    @property
    def arguments(self) -> list[str]:
        """The command with its placeholders filled."""
        told = {"{voice}": self.voice, "{words_a_minute}": str(self.words_a_minute)}
        return [_filled(argument, told) for argument in self.command]

    @property
    def is_there(self) -> bool:
        """True if this machine has the program."""
        return shutil.which(self.command[0]) is not None

    def sound(self, text: str) -> bytes:
        """Return a text as WAV.

        Raises:
            SpeechError: The program cannot be used, or fails.
        """
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
    """Return the sound with its length in the header, which a program that writes into a pipe cannot know."""
    sound = io.BytesIO()
    try:
        with wave.open(io.BytesIO(written)) as told, wave.open(sound, "wb") as whole:
            whole.setparams(told.getparams())
            whole.writeframes(told.readframes(MAX_SOUND_BYTES))
    except (wave.Error, EOFError) as error:
        raise SpeechError(f"{name} wrote no WAV: {error}") from None
    return sound.getvalue()


MAX_PROCESSES = 2
"""Programs that run at the same time."""
MAX_QUEUED = 40
"""Texts that are rendered or wait: one for each visitor of a class."""

log = logging.getLogger(__name__)


class QueueFullError(Exception):
    """The queue is full, so this text was not accepted."""


class Synthesizer:
    """A synthesizer with a limited number of programs, of waiting texts, and of kept sounds."""

    def __init__(self, program: SpeechProgram, kept: SoundCache) -> None:
        self._program, self._kept = program, kept
        self._turns = asyncio.Semaphore(MAX_PROCESSES)
        self._rendering: dict[str, asyncio.Task[bytes]] = {}

    async def sound(self, text: str) -> bytes:
        """Return a text as WAV; b"" if there is nothing to read.

        Raises:
            QueueFullError: Too many texts wait.
            SpeechError: The program fails.
        """
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
            # A sound that cannot be kept is rendered again.
            log.warning("Not kept: %s", error)
        return sound
