"""The rooms of the exhibit: every notebook is one, and its metadata tell the landing page about it.

`{"vfw": {"title": "Play", "description": "Win the vote, or stop it.", "order": 1}}`

One of the smaller games says `"among": "other games"`, and stands with those.
A notebook that is about its code says `"for": "jupyterlab"`, and is no room: the exhibit hides code.
A cell with the tag `jupyterlab` is neither run nor shown there.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypedDict
from urllib.parse import quote

if TYPE_CHECKING:
    from nbformat import NotebookNode  # comes with the extra `exhibit`, and the `vfw` command works without it

from vfw.resources import files_in, ignore_problem, read_entry
from vfw.untrusted_input import parse_json, printable

JUPYTERLAB = "jupyterlab"
OTHER_GAMES = "other games"


class NotebookPage(TypedDict):
    path: str
    title: str
    description: str
    among: str


def notebook_pages(notebooks: Path, on_problem: Callable[[str, str], object] = ignore_problem) -> list[NotebookPage]:
    """The rooms in the order in which they say they come; those that say nothing come last, by file name.

    What cannot be read is left out, and `on_problem` is told the file and what is wrong.
    """
    described: dict[Path, dict[str, Any]] = {}
    for path in files_in(notebooks, "*.ipynb"):
        try:
            about = description(path)
        except ValueError as wrong:
            on_problem(str(path.parent / printable(path.name)), str(wrong))
            continue
        if about.get("for") != JUPYTERLAB:
            described[path] = about
    in_order = sorted(described, key=lambda path: described[path].get("order", math.inf))
    return [
        NotebookPage(
            path=quote(path.name),
            title=described[path].get("title", path.stem),
            description=described[path].get("description", ""),
            among=described[path].get("among", ""),
        )
        for path in in_order
    ]


def is_notebook_page(notebooks: Path, name: str) -> bool:
    """Return whether the notebook of this name is a room. Each has one name: no folder, no other capital letter."""
    # Not `exists()`, which takes PLAY.ipynb for play.ipynb on macOS and Windows.
    path = next((path for path in files_in(notebooks, "*.ipynb") if path.name == name), None)
    try:
        return path is not None and description(path).get("for") != JUPYTERLAB
    except ValueError:
        return False


def description(notebook: Path) -> dict[str, Any]:
    """Return the metadata of a notebook.

    Raises:
        ValueError: The file is no notebook of the exhibit.
    """
    whole = parse_json(read_entry(notebook))
    try:
        about: dict[str, Any] = whole["metadata"].get("vfw", {})
        # By this number it is sorted among the others.
        float(about.get("order", math.inf))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ValueError("this is no notebook of the exhibit; save it again from JupyterLab") from None
    return about


def as_notebook_page(_request: object, *, notebook: NotebookNode, cwd: str) -> NotebookNode:
    """The notebook as the exhibit runs it: without the cells that are for those who see its code."""
    notebook.cells = [cell for cell in notebook.cells if JUPYTERLAB not in cell.metadata.get("tags", [])]
    return notebook
