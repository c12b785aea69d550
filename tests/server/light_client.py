"""A visitor without a browser, who requests a page, opens its websocket, and talks to the widgets like the page."""

import json
import re
from html import unescape
from itertools import accumulate, pairwise
from typing import Any, Self
from uuid import uuid4

from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from vfw.server.websocket import PROTOCOL, WORD

PLAY = "voila/render/play.ipynb"
METADATA = {"version": "1.0.0"}
"""Metadata of the protocol in which a page requests all widgets at once."""
PATIENCE = 120.0
MAP = b"LeafletMapModel"
LEADS_ON = ("play it", "ready", "throw", "roll", "go on", "skip", "next", "all")
"""Commands that are pressed before any choice; the first one that is offered is used."""


def pack(channel: str, header: dict[str, Any], content: dict[str, Any]) -> bytes:
    """Return a message as Jupyter Server parses it."""
    return message(channel.encode(), *(json.dumps(part).encode() for part in (header, {}, METADATA, content)))


def message(*parts: bytes, count: int | None = None, offsets: list[int] | None = None) -> bytes:
    """Return offsets and parts as one message. The number and the offsets can be overridden."""
    if offsets is None:
        offsets = [*accumulate(map(len, parts), initial=WORD * (len(parts) + 2))]
    numbers = (len(offsets) if count is None else count, *offsets)
    return b"".join([*(number.to_bytes(WORD, "little") for number in numbers), *parts])


def unpack(data: bytes) -> tuple[str, str, bytes]:
    """Return the type of a message, the message that it answers, and its unparsed content."""
    count = int.from_bytes(data[:8], "little")
    offsets = [int.from_bytes(data[8 * number : 8 * number + 8], "little") for number in range(1, count + 1)]
    _, header, parent, _, content, *_ = (data[begin:end] for begin, end in pairwise([*offsets, len(data)]))
    return json.loads(header)["msg_type"], json.loads(parent).get("msg_id", ""), content


class LightClient:
    """A visitor of a notebook page, by default the main game.

    Attributes:
        room: The path of the page.
        arrives: The text that completes the page.
        told: The region with the state of the game.
        control: The comm for all widgets.
        states: The first state of each widget.
    """

    room, arrives, told = PLAY, MAP, "prompt_html"

    def __init__(self, url: str, kernel: str, socket: WebSocketClientConnection) -> None:
        self._url, self._kernel, self._socket = url, kernel, socket
        self._session, self.control = uuid4().hex, uuid4().hex
        self._page = ""
        self._regions: dict[str, Any] = {}

    @classmethod
    async def come(cls, url: str, room: str = "") -> Self:
        """Ask for the page of a room and for the state of all that is on it.

        Args:
            url: that of the exhibit.
            room: the address of the page, below that of the exhibit; "" for the one of the class.

        Returns:
            The visitor, when what `arrives` last has arrived.
        """
        kernel = await kernel_of(url + (room or cls.room))
        visitor = cls(url, kernel, await connect(url, kernel))
        await visitor._look_around()
        return visitor

    @property
    def asked(self) -> str:
        """The prompt of the game in the words of the panel; "" on its start page."""
        return "".join(re.findall(r"<h2.*?>(.*?)</h2>", self._regions["prompt_html"]))

    def is_offered(self, command: str) -> bool:
        """Return whether the current prompt has a button with this command."""
        return f'data-command="{command}"' in self._regions["prompt_html"]

    async def press(self, command: str = "") -> None:
        """Press the button with a command and wait for the reply of the kernel.

        Without a command it is the first one that leads the game on.
        """
        await self._tell(self._choice(command))

    async def likes(self, **likings: Any) -> None:
        """Send the preferences of the visitor, as a page does when it has loaded."""
        await self._tell({"kind": "manner", "shows_steps": False, **likings})

    async def _tell(self, content: dict[str, Any]) -> None:
        asked = await self._send("comm_msg", comm_id=self._page, data={"method": "custom", "content": content})
        while True:
            kind, answers, told = await self._hear()
            if answers == asked and kind == "status" and told["execution_state"] == "idle":
                return

    async def sees(self, words: str) -> None:
        """Wait until the current prompt or the text below it has these words."""
        while words not in self._regions[self.told]:
            await self._hear()

    async def sees_no_more(self, words: str) -> None:
        """Wait until they are gone."""
        while words in self._regions[self.told]:
            await self._hear()

    async def _hear(self) -> tuple[str, str, dict[str, Any]]:
        """The next message; what it changes of the page has been changed."""
        kind, answers, content = await self._receive()
        told = json.loads(content)
        if kind == "comm_msg" and told["comm_id"] == self._page and told["data"]["method"] == "update":
            self._regions.update(told["data"]["state"])
        return kind, answers, told

    async def leave(self) -> None:
        """Leave as a closed tab does, which says so."""
        self._socket.close()
        await ask(f"{self._url}voila/api/shutdown/{self._kernel}", method="POST", body="")

    async def _look_around(self) -> None:
        await self._send("comm_open", comm_id=self.control, target_name="jupyter.widget.control", data={})
        self.states = await self.look()
        for name, model in self.states.items():
            if self.told in model["state"]:
                self._page, self._regions = name, model["state"]

    async def look(self) -> dict[str, Any]:
        """Return the state of each widget."""
        await self._send("comm_msg", comm_id=self.control, data={"method": "request_states"})
        content = b""
        while self.arrives not in content:
            _, _, content = await self._receive()
        states: dict[str, Any] = json.loads(content)["data"]["states"]
        return states

    def _choice(self, command: str) -> dict[str, Any]:
        """Return the message of the page for a press of that command, or of the first command that leads on."""
        html = self._regions["cover_html"] or self._regions["prompt_html"] + self._regions["hand_html"]
        (question, *_) = [int(number) for number in re.findall(r'data-question="(\d+)"', html)]
        commands = re.findall(r'data-command="(.*?)"', html)
        for name in [command] if command else (*LEADS_ON, "play"):
            if name in commands:
                return {"kind": "command", "name": name, "fields": {}, "question": question}
        (sign, words), *_ = re.findall(r"data-pick(s?)='(.*?)'", html)
        replies = json.loads(unescape(words))
        return {"kind": "pick", "replies": replies if sign else [replies], "question": question}

    async def _send(self, kind: str, **content: Any) -> str:
        message = uuid4().hex
        header = {"msg_id": message, "msg_type": kind, "session": self._session, "username": "", "version": "5.4"}
        await self._socket.write_message(pack("shell", {**header, "date": "1920-08-18T00:00:00Z"}, content), True)
        return message

    async def _receive(self) -> tuple[str, str, bytes]:
        data = await self._socket.read_message()
        assert isinstance(data, bytes), "the exhibit closed the connection"
        return unpack(data)


async def kernel_of(page: str) -> str:
    """Ask for a page, and return the id of its kernel."""
    (kernel,) = re.findall(r'"kernelId": ?"(.*?)"', await ask(page))
    return str(kernel)


async def connect(url: str, kernel: str) -> WebSocketClientConnection:
    """Open the websocket of a page."""
    address = f"{url.replace('http', 'ws', 1)}api/kernels/{kernel}/channels?session_id={uuid4().hex}"
    request = HTTPRequest(address, request_timeout=PATIENCE, connect_timeout=PATIENCE)
    return await websocket_connect(request, subprotocols=[PROTOCOL], max_message_size=2**27)


async def ask(url: str, **options: Any) -> str:
    """The text of a page; for a request of thirty visitors at once no patience is too long."""
    request = HTTPRequest(url, request_timeout=PATIENCE, connect_timeout=PATIENCE, **options)
    answer = await AsyncHTTPClient(max_clients=100).fetch(request)
    return answer.body.decode()
