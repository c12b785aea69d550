"""A client without a browser that sends malformed widget messages."""

import json
import random
import re
from typing import Any
from uuid import uuid4

from tests.server.light_client import METADATA, LightClient, message

STRANGE: list[Any] = [None, 5, "x", [], {}, [[]], True, 1e308, "<b>", "\x1b[2J"]
STRANGE += [{"kind": kind} for kind in ("press", "pick", "command", "manner", "held", "open", "sheet", "ask", 5, None)]
STRANGE += [
    {"kind": "press", "page": "p", "number": 10**30, "message": {"kind": "command", "name": [], "fields": 5}},
    {"kind": "pick", "replies": [{"a": []}], "question": None},
    {"kind": "command", "name": "start", "fields": None, "question": None},
    {"kind": "manner", "shows_steps": True, "learned": {}, "sensitivity": []},
    {"kind": "held", "save": 5},
    {"kind": "open", "save": {"game": []}},
]
NESTED = b"[" * 3000 + b"]" * 3000
TELLS = re.compile(rb"Traceback|site-packages|vfw/panel/|(Value|Key|Attribute|Index|Trait|Recursion)Error")
"""Signs of a traceback, which must appear neither on a page nor in the terminal."""


class Attacker(LightClient):
    """A client that knows the widgets of a page and sends them malformed messages."""

    arrives = b"update_states"

    async def _receive(self) -> tuple[str, str, bytes]:
        received = await super()._receive()
        assert not TELLS.search(received[2]), received[2][:2000]
        return received

    async def sends(self, kind: str, content: bytes) -> None:
        header = {"msg_id": uuid4().hex, "msg_type": kind, "session": self._session, "username": "", "version": "5.4"}
        parts = [json.dumps(part).encode() for part in (header, {}, METADATA)]
        await self._socket.write_message(message(b"shell", *parts, content), True)

    async def sends_nonsense(self, chance: random.Random) -> None:
        """Send a widget what it cannot read; what it may read leaves the widgets themselves in place."""
        widget = chance.choice([*self.states, self.control])
        traits = [*self.states.get(widget, {"state": {"x": 0}})["state"]]
        strange = chance.choice(STRANGE)
        data: Any = chance.choice(
            [
                strange,
                {"method": strange},
                {"method": "update", "state": strange},
                {"method": "update", "state": {chance.choice(traits): {"strange": strange}}},
                {"method": "update", "state": {}, "buffer_paths": strange},
                *[{"method": "custom", "content": strange}] * 4,
            ]
        )
        kind = chance.choice(["comm_msg"] * 8 + ["comm_open", "comm_close", "comm_info_request"])
        whole: Any = {"comm_id": widget if kind == "comm_msg" else strange, "data": data, "target_name": strange}
        content = chance.choice([json.dumps(whole).encode()] * 8 + [b"null", b"5", b"", b"\xff", NESTED])
        await self.sends(kind, content)
