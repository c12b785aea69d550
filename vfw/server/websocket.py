"""The websocket between a page and its kernel."""

from __future__ import annotations

import struct
from itertools import pairwise
from logging import LogRecord
from uuid import uuid4

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.log import app_log
from tornado.web import Finish, HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from vfw.untrusted_input import NotJson, parse_json

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
        value = parse_json(part.decode()) if len(part) <= LONGEST_HEADER else None
    except (NotJson, UnicodeDecodeError):
        value = None
    if not isinstance(value, dict):
        raise BadMessage(f"its {name} is no JSON object of at most {LONGEST_HEADER} bytes")
    return value


class KernelSocket(VoilaKernelWebsocketHandler):
    """Has one heartbeat: Jupyter Server's, every 30 s, which gives a page up that answered none for 90 s.

    Tornado has a beat too. It reads the same two numbers, but as seconds, says in the terminal that the second must not
    be larger, and where it is not, Jupyter Server's first beat finds no answer yet and cuts the connection.

    And it sends each message when it is said: an answer is several, and each would wait some 40 ms for the receipt of
    the one before.
    """

    connection: KernelConnection | None = None

    async def open(self, kernel_id: str) -> None:
        self.set_nodelay(True)
        await super().open(kernel_id)

    async def get(self, kernel_id: str) -> None:
        try:
            await super().get(kernel_id)
        except (AttributeError, ValueError):
            # Tornado stumbles over an origin or an extension that it cannot read.
            raise HTTPError(400) from None
        finally:
            if self.connection is not None:
                self.connection.forget()

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        if self.connection is None:
            # Its page has left while its kernel was looked for.
            raise Finish
        selected: str | None = super().select_subprotocol(subprotocols)
        return selected

    def on_message(self, message: str | bytes) -> None:
        """Pass a message on to the kernel; close the websocket after one that no page of the exhibit sends."""
        if self.ws_connection is None or self.ws_connection.is_closing():
            return
        try:
            check_message(message, self.selected_subprotocol)
        except BadMessage as why:
            app_log.warning("Refused a message from %s and closed its connection: %s", self.request.remote_ip, why)
            self.close(why.code, str(why))
        else:
            super().on_message(message)

    def write_error(self, status_code: int, **about: object) -> None:
        """A script reads the status; Jupyter's page for people lacks what it is drawn with here."""
        self.finish()

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        protocol: WebSocketProtocol | None = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            protocol.params.ping_interval = protocol.params.ping_timeout = None
        return protocol


class KernelConnection(ZMQChannelsWebsocketConnection):
    """Joins a websocket to the channels of its kernel, each time under a name of its own.

    Jupyter Server's names them as the page does. A page that opens a socket while its last one is still being closed
    would have two ends of the same name, of which a kernel that has just begun anew takes the later and hears the other
    no more, without a word: the page may wait for ever.
    """

    def create_stream(self) -> None:
        name = uuid4().hex.encode()
        for channel in ("iopub", "shell", "control", "stdin"):
            stream = getattr(self.kernel_manager, f"connect_{channel}")(identity=name)
            stream.channel = channel
            self.channels[channel] = stream

    def forget(self) -> None:
        """Release the session, so that its next websocket can connect after a failed handshake."""
        if self._open_sessions.get(self.session_key) is self.websocket_handler:
            del self._open_sessions[self.session_key]
        if self.kernel_info_channel is not None and not self.kernel_info_channel.closed():
            self.kernel_info_channel.close()


def is_news(record: LogRecord) -> bool:
    """Whether a line of the log is for the terminal. A stream wakes itself once more when its page has already left
    and it is closed, finds that out, and does nothing.
    """
    return record.msg != "Got events for closed stream %s"
