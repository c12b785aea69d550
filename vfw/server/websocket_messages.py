"""Check a websocket message of a page before Jupyter Server parses it.

Jupyter Server trusts the client: its parser loops over a count that the message itself names, on the event loop that
serves every other visitor. Eight bytes are enough to stop the exhibit for all.

A message of the protocol `v1.kernel.websocket.jupyter.org` is a table of 64-bit little-endian numbers and what they
point at: how many offsets follow, the offsets, then channel, header, parent header, metadata, content and buffers. The
last offset is the end of the message.
"""

from __future__ import annotations

import struct
from itertools import pairwise

from vfw.untrusted_input import NotJson, parsed

PROTOCOL = "v1.kernel.websocket.jupyter.org"
"""The only protocol that the pages of the exhibit speak."""
FEWEST_OFFSETS, MOST_OFFSETS = 6, 32
"""Channel and four parts need six. The pages send no more than a few buffers."""
WORD = 8
"""Bytes of a number in the table."""
LONGEST_HEADER = 64 * 1024
"""Bytes of the header, the parent header and the metadata, each. Those of the pages have a few hundred."""
CHANNELS = (b"shell", b"control", b"stdin")
"""The channels on which a page may speak. A kernel only speaks on `iopub`."""
HEADERS = ("header", "parent header", "metadata")
UNSUPPORTED, MALFORMED = 1003, 1008
"""Close codes of RFC 6455: data of a kind that is not accepted, and a message that breaks the rules."""


class BadMessage(ValueError):
    """A message that no page of the exhibit sends.

    Attributes:
        code: the code with which the websocket is closed.
    """

    def __init__(self, why: str, code: int = MALFORMED) -> None:
        super().__init__(why)
        self.code = code


def check_message(message: str | bytes, protocol: str | None) -> None:
    """Check that Jupyter Server can parse a message at once and pass it on.

    The content is not parsed here: it may be a saved game of some megabytes. The kernel checks it.

    Args:
        message: what came over the websocket.
        protocol: the subprotocol that was agreed on; None for Jupyter's older one, which the exhibit does not use.

    Raises:
        BadMessage: it is none.
    """
    if protocol != PROTOCOL or isinstance(message, str):
        raise BadMessage(f"not a binary message of {PROTOCOL}", UNSUPPORTED)
    offsets = _offsets(message)
    channel, *parts = (message[begin:end] for begin, end in pairwise(offsets))
    if channel not in CHANNELS:
        raise BadMessage("no such channel")
    header, *_ = (_json_object(name, part) for name, part in zip(HEADERS, parts, strict=False))
    if not all(isinstance(header.get(key), str) for key in ("msg_id", "msg_type")):
        raise BadMessage("its header has no msg_id or no msg_type")


def _offsets(message: bytes) -> tuple[int, ...]:
    if len(message) < WORD:
        raise BadMessage(f"{len(message)} bytes are too few")
    count = int.from_bytes(message[:WORD], "little")
    if not FEWEST_OFFSETS <= count <= MOST_OFFSETS:
        raise BadMessage(f"it has not {FEWEST_OFFSETS} to {MOST_OFFSETS} offsets")
    table = WORD * (count + 1)
    if table > len(message):
        raise BadMessage("its table of offsets is cut off")
    offsets = struct.unpack_from(f"<{count}Q", message, WORD)
    if any(before > after for before, after in pairwise((table, *offsets, len(message)))):
        raise BadMessage("its offsets are out of order or outside the message")
    return offsets


def _json_object(name: str, part: bytes) -> dict[str, object]:
    try:
        value = parsed(part.decode()) if len(part) <= LONGEST_HEADER else None
    except (NotJson, UnicodeDecodeError):
        value = None
    if not isinstance(value, dict):
        raise BadMessage(f"its {name} is no JSON object of at most {LONGEST_HEADER} bytes")
    return value
