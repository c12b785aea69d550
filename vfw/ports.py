"""What a port may be, on every command line."""

from __future__ import annotations

from argparse import ArgumentTypeError


def port_number(text: str) -> int:
    """The port that a text names. Raises ArgumentTypeError.

    >>> port_number("8867")
    8867
    """
    if not text.isdecimal() or not 0 < int(text) < 65536:
        raise ArgumentTypeError(f"{text!r} is no port; expected a number from 1 to 65535, as in 8867")
    return int(text)
