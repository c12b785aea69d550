"""Whoever asks for a text to be read is given its sound: a kept one, else one that is rendered when it is its turn."""

from __future__ import annotations

import asyncio
import logging

from vfw.speech.kept_sounds import KeptSounds
from vfw.speech.program import Program
from vfw.speech.spelled_out import spelled_out

AT_ONCE = 2
"""Programs that render at the same time."""
PLACES = 40
"""Texts that are rendered or wait for it: one for each of a class."""

log = logging.getLogger(__name__)


class Busy(Exception):
    """So many texts are waiting that this one was not taken."""


class Speaker:
    """Gives sounds. All that it does at once is bounded: programs, texts that wait, and what is kept."""

    def __init__(self, program: Program, kept: KeptSounds) -> None:
        self._program, self._kept = program, kept
        self._turns = asyncio.Semaphore(AT_ONCE)
        self._rendering: dict[str, asyncio.Task[bytes]] = {}

    async def sound(self, text: str) -> bytes:
        """The text as WAV; b"" where there is nothing to read in it. Raises Busy and Mute."""
        words = spelled_out(text)
        if not words:
            return b""
        if sound := self._kept.get(*self._program.arguments, words):
            return sound
        if words not in self._rendering:
            if len(self._rendering) >= PLACES:
                raise Busy
            self._rendering[words] = asyncio.create_task(self._render(words))
        # Whoever hangs up does not take it from others who wait for the same.
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
