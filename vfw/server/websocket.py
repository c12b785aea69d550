"""The websocket between a page and its kernel."""

from __future__ import annotations

from logging import LogRecord
from uuid import uuid4

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.log import app_log
from tornado.web import Finish, HTTPError
from tornado.websocket import WebSocketProtocol, WebSocketProtocol13
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from vfw.server.websocket_messages import BadMessage, check_message


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
    and it is closed, finds that out, and does nothing."""
    return record.msg != "Got events for closed stream %s"
