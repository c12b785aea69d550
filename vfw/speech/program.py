"""The program of the machine that speaks: one that reads a text from stdin and writes its sound to stdout, as WAV."""

from __future__ import annotations

import io
import shutil
import subprocess
import wave
from dataclasses import dataclass

USUAL = ("espeak-ng", "--stdin", "--stdout", "-v", "{voice}", "-s", "{words_a_minute}")
"""The command that is usual. It is called as a program: espeak-ng is under the GPL, version 3, and no part of this."""
LONGEST = 20.0
"""Seconds that it may take for a text."""
MOST = 20_000_000
"""Bytes of a sound: two minutes at 44,100 Hz."""


class Mute(Exception):
    """There is no sound; the message says why."""


@dataclass(frozen=True)
class Program:
    """A command and how it is to speak. No shell ever sees it, and the text is none of its arguments.

    Attributes:
        command: the program and its arguments, in which {voice} and {words_a_minute} stand for the other two.
    """

    command: tuple[str, ...] = USUAL
    voice: str = "en-us"
    words_a_minute: int = 160

    @property
    def arguments(self) -> list[str]:
        """The command as it is run."""
        told = {"{voice}": self.voice, "{words_a_minute}": str(self.words_a_minute)}
        return [_filled(argument, told) for argument in self.command]

    @property
    def is_there(self) -> bool:
        """Whether this machine has the program."""
        return shutil.which(self.command[0]) is not None

    def sound(self, text: str) -> bytes:
        """The text as WAV. Raises Mute."""
        name = self.command[0]
        try:
            done = subprocess.run(self.arguments, input=text.encode(), capture_output=True, timeout=LONGEST)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise Mute(f"{name} cannot be used: {error}") from None
        if done.returncode or len(done.stdout) > MOST:
            said = done.stderr.decode(errors="replace").strip()[:200]
            raise Mute(f"{name} ended with {done.returncode} and wrote {len(done.stdout)} bytes. {said}".strip())
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
            whole.writeframes(told.readframes(MOST))
    except (wave.Error, EOFError) as error:
        raise Mute(f"{name} wrote no WAV: {error}") from None
    return sound.getvalue()
