"""The rooms of the exhibit: every notebook is one, and its metadata tell the landing page about it.

`{"vfw": {"title": "Play", "description": "Win the vote, or stop it.", "order": 1}}`

One of the smaller games says `"among": "other games"`, and stands with those.
A notebook that is about its code says `"for": "jupyterlab"`, and is no room: the exhibit hides code.
A cell with the tag `jupyterlab` is neither run nor shown there.
"""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict
from urllib.parse import quote

if TYPE_CHECKING:
    from nbformat import NotebookNode  # comes with the extra `exhibit`, and the `vfw` command works without it

JUPYTERLAB = "jupyterlab"
OTHER_GAMES = "other games"


class Room(TypedDict):
    path: str
    title: str
    description: str
    among: str


def rooms(notebooks: Path) -> list[Room]:
    """The rooms in the order in which they say they come; those that say nothing come last, by file name."""
    described = {path: description(path) for path in sorted(notebooks.glob("*.ipynb"))}
    described = {path: about for path, about in described.items() if about.get("for") != JUPYTERLAB}
    in_order = sorted(described, key=lambda path: described[path].get("order", math.inf))
    return [
        Room(
            path=quote(path.name),
            title=described[path].get("title", path.stem),
            description=described[path].get("description", ""),
            among=described[path].get("among", ""),
        )
        for path in in_order
    ]


def is_room(notebooks: Path, name: str) -> bool:
    """Whether the notebook of this name is a room. Each has one name: no folder, no other capital letter."""
    # Not `exists()`, which takes PLAY.ipynb for play.ipynb on macOS and Windows.
    path = next((path for path in notebooks.glob("*.ipynb") if path.name == name), None)
    return path is not None and description(path).get("for") != JUPYTERLAB


def description(notebook: Path) -> dict[str, Any]:
    about: dict[str, Any] = json.loads(notebook.read_text(encoding="utf-8"))["metadata"].get("vfw", {})
    return about


def as_room(_request: object, *, notebook: NotebookNode, cwd: str) -> NotebookNode:
    """The notebook as the exhibit runs it: without the cells that are for those who see its code."""
    notebook.cells = [cell for cell in notebook.cells if JUPYTERLAB not in cell.metadata.get("tags", [])]
    return notebook
