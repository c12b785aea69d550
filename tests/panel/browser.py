"""A browser without a window: it saves games as the page does, with the same module, in Node."""

import json
import subprocess
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

from tests.node import NODE

SCRIPT = Path(__file__).parent / "browser.js"


class Browser:
    """The saved game of a browser, and the page that saves it."""

    _numbers = count()

    def __init__(self) -> None:
        self._number = next(self._numbers)

    def hear(self, message: dict[str, Any]) -> str | None:
        """Take a message of the panel; the kind of the answer, where there is one."""
        if message["kind"] not in ("begin", "append"):
            return None
        return "keep whole" if self._ask(**message) is False else None

    def load_again(self) -> None:
        """Forget what the page knew; what was stored stays."""
        self._ask("load again")

    @property
    def save(self) -> str:
        """Return the message of a page that has loaded."""
        return str(self._ask("save"))

    @property
    def stored(self) -> str:
        """The text in which the game is kept."""
        return str(self._ask("stored"))

    @stored.setter
    def stored(self, text: str) -> None:
        self._ask("store", text=text)

    @property
    def copies(self) -> list[str]:
        """Return the unreadable texts that were kept, the oldest first."""
        texts: list[str] = self._ask("aside")
        return texts

    def _ask(self, kind: str, **told: Any) -> Any:
        node = _node()
        assert node.stdin is not None
        assert node.stdout is not None
        print(json.dumps({"id": self._number, "kind": kind, **told}), file=node.stdin, flush=True)
        answer = node.stdout.readline()
        assert answer, f"the browser is gone, after {kind}"
        return json.loads(answer)


@cache
def _node() -> "subprocess.Popen[str]":
    """One process for all browsers of a test session; it ends with the session."""
    return subprocess.Popen([NODE, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
