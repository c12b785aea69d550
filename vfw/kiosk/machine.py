"""Programs of the machine that the settings name, such as one that sets the volume. They run without a shell."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Sequence

from vfw.untrusted_input import shortened

TIMEOUT = 20.0
"""Seconds that a program may take."""
PERCENT = "{percent}"
"""Placeholder for the volume in a command."""


class CommandFailed(Exception):
    """An error about a program that could not be run or reported a failure; the message names it."""


async def run_command(arguments: Sequence[str]) -> str:
    """Run a program, and return its output.

    Raises:
        CommandFailed: The program cannot be run, takes too long, or fails.
    """
    try:
        process = await asyncio.create_subprocess_exec(*arguments, stdin=DEVNULL, stdout=PIPE, stderr=PIPE)
    except OSError as error:
        raise CommandFailed(f"{arguments[0]} cannot be run: {error.strerror}") from None
    try:
        printed, errors = await asyncio.wait_for(process.communicate(), TIMEOUT)
    except TimeoutError:
        process.kill()
        await process.wait()
        raise CommandFailed(f"{arguments[0]} has not ended after {TIMEOUT:.0f} seconds") from None
    if process.returncode:
        message = (errors or printed).decode(errors="replace").strip()
        raise CommandFailed(f"{arguments[0]}: {shortened(message) or f'it ended with {process.returncode}'}")
    return printed.decode(errors="replace")


def volume_command(command: Sequence[str], percent: int) -> list[str]:
    """Return the command that sets the volume.

    >>> volume_command(["amixer", "sset", "Master", "{percent}%"], 40)
    ['amixer', 'sset', 'Master', '40%']
    """
    return [word.replace(PERCENT, str(percent)) for word in command]
