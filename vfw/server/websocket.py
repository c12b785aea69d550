"""The websocket between a page and its kernel, and the check of each message before Jupyter Server parses it.

Jupyter Server trusts the client: its parser loops over a count that the message itself contains, on the event loop that
serves all visitors. A message of eight bytes is enough to stop the exhibit for every visitor.

A message of the protocol `v1.kernel.websocket.jupyter.org` is a table of 64-bit little-endian numbers and the parts to
which they point: the number of offsets, the offsets, then channel, header, parent header, metadata, content and
buffers. The last offset is the end of the message.
"""

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
"""The only websocket subprotocol that the pages of the exhibit use."""
FEWEST_OFFSETS, MOST_OFFSETS = 6, 32
"""The allowed numbers of offsets. A channel and four parts need six, and the pages send only a few buffers."""
WORD = 8
"""Bytes of a number in the table."""
LONGEST_HEADER = 64 * 1024
"""The most bytes of the header, the parent header and the metadata, each. The pages send a few hundred."""
CHANNELS = (b"shell", b"control", b"stdin")
"""The channels on which a page may send. Only a kernel sends on `iopub`."""
HEADERS = ("header", "parent header", "metadata")
UNSUPPORTED, MALFORMED = 1003, 1008
"""Close codes of RFC 6455: data of a kind that is not accepted, and a message that breaks the rules."""


class BadMessage(ValueError):
    """An error for a message that no page of the exhibit sends.

    Attributes:
        code: The code with which the websocket is closed.
    """

    def __init__(self, why: str, code: int = MALFORMED) -> None:
        super().__init__(why)
        self.code = code


def check_message(message: str | bytes, protocol: str | None) -> None:
    """Check that Jupyter Server can parse a message in bounded time and pass it on.

    The content is not parsed here: it may be a save of some megabytes. The kernel checks it.

    Args:
        message: The websocket message.
        protocol: The negotiated subprotocol; None for Jupyter's older one, which the exhibit does not use.

    Raises:
        BadMessage: The message is malformed.
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
    """The websocket handler, with one heartbeat and without delay.

    Jupyter Server pings every 30 s and gives a page up after 90 s without an answer. Tornado pings too: it reads the
    same two settings as seconds and warns that the timeout must not be larger than the interval. Without its warning,
    the first ping of Jupyter Server would find no answer yet and cut the connection. So Tornado's pings are off.

    Messages are sent at once (TCP_NODELAY): a reply is several messages, and each would wait about 40 ms for the
    receipt of the one before.
    """

    connection: KernelConnection | None = None

    async def open(self, kernel_id: str) -> None:
        """Connect to the kernel, and send messages at once."""
        self.set_nodelay(True)
        await super().open(kernel_id)

    async def get(self, kernel_id: str) -> None:
        """Open the websocket; answer 400 to a malformed handshake."""
        try:
            await super().get(kernel_id)
        except (AttributeError, ValueError):
            # Tornado fails on an origin or an extension that it cannot parse.
            raise HTTPError(400) from None
        finally:
            if self.connection is not None:
                self.connection.release_session()

    def select_subprotocol(self, subprotocols: list[str]) -> str | None:
        """Select the subprotocol; stop if the page has left while its kernel was looked up."""
        if self.connection is None:
            # The page has left while its kernel was looked up.
            raise Finish
        selected: str | None = super().select_subprotocol(subprotocols)
        return selected

    def on_message(self, message: str | bytes) -> None:
        """Pass a message on to the kernel; close the websocket after a malformed one."""
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
        """Send the status alone: Jupyter's error page needs values that are missing here."""
        self.finish()

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        """Return the protocol without the pings of Tornado."""
        protocol: WebSocketProtocol | None = super().get_websocket_protocol()
        if isinstance(protocol, WebSocketProtocol13):
            protocol.params.ping_interval = protocol.params.ping_timeout = None
        return protocol


class KernelConnection(ZMQChannelsWebsocketConnection):
    """A connection of a websocket to the channels of its kernel, with a new identity each time.

    Jupyter Server uses the identity of the page. If a page reconnects while its last websocket is still closing, two
    sockets have the same identity; a kernel that has just restarted takes one of them and silently ignores the other,
    so the page could wait forever.
    """

    def create_stream(self) -> None:
        """Connect all channels with a random identity."""
        name = uuid4().hex.encode()
        for channel in ("iopub", "shell", "control", "stdin"):
            stream = getattr(self.kernel_manager, f"connect_{channel}")(identity=name)
            stream.channel = channel
            self.channels[channel] = stream

    def release_session(self) -> None:
        """Release the session, so that its next websocket can connect after a failed handshake."""
        if self._open_sessions.get(self.session_key) is self.websocket_handler:
            del self._open_sessions[self.session_key]
        if self.kernel_info_channel is not None and not self.kernel_info_channel.closed():
            self.kernel_info_channel.close()


def is_worth_logging(record: LogRecord) -> bool:
    """Return whether a log record is useful. A closed stream logs a harmless message when its page has left."""
    return record.msg != "Got events for closed stream %s"
