"""The connection between a page and its kernel sends each message when it is said."""

from asyncio import Future

from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection


class PromptConnection(ZMQChannelsWebsocketConnection):
    """Does not collect small messages: an answer is several, and each would wait 40 ms for the receipt of the last."""

    def connect(self) -> Future[None] | None:  # type: ignore[override]  # as in its own superclass
        self.websocket_handler.set_nodelay(True)
        return super().connect()
