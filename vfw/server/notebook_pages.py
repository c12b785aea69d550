"""The notebooks that are pages of the exhibit, and the metadata that describe them for the front page.

`{"vfw": {"title": "Play", "description": "Win the vote, or stop it.", "order": 1}}`

A smaller game has `"among": "other games"` and is listed with those.
A notebook about its code has `"for": "jupyterlab"` and is no page, because the exhibit hides code.
A cell with the tag `jupyterlab` is neither run nor shown in the exhibit.
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
    """A notebook as the front page lists it.

    Attributes:
        path: The file name, URL-quoted.
        title: The title of its tile.
        description: The text of its tile.
        among: The group of its tile; "" for none.
    """

    path: str
    title: str
    description: str
    among: str


def notebook_pages(notebooks: Path, on_problem: Callable[[str, str], object] = ignore_problem) -> list[NotebookPage]:
    """Return the pages by their `order`, then by file name.

    Args:
        notebooks: The folder of notebooks, or a single one.
        on_problem: A callback for each unreadable notebook, with the file and the problem.
    """
    metadata_by_path: dict[Path, dict[str, Any]] = {}
    for path in files_in(notebooks, "*.ipynb"):
        try:
            metadata = description(path)
        except ValueError as wrong:
            on_problem(str(path.parent / printable(path.name)), str(wrong))
            continue
        if metadata.get("for") != JUPYTERLAB:
            metadata_by_path[path] = metadata
    in_order = sorted(metadata_by_path, key=lambda path: metadata_by_path[path].get("order", math.inf))
    return [
        NotebookPage(
            path=quote(path.name),
            title=metadata_by_path[path].get("title", path.stem),
            description=metadata_by_path[path].get("description", ""),
            among=metadata_by_path[path].get("among", ""),
        )
        for path in in_order
    ]


def is_notebook_page(notebooks: Path, name: str) -> bool:
    """Return whether the notebook of this name is a page. The name must match exactly, with its case."""
    # Not `exists()`, which takes PLAY.ipynb for play.ipynb on macOS and Windows.
    path = next((path for path in files_in(notebooks, "*.ipynb") if path.name == name), None)
    try:
        return path is not None and description(path).get("for") != JUPYTERLAB
    except ValueError:
        return False


def description(notebook: Path) -> dict[str, Any]:
    """Return the `vfw` metadata of a notebook.

    Raises:
        ValueError: The file is not a notebook of the exhibit.
    """
    content = parse_json(read_entry(notebook))
    try:
        metadata: dict[str, Any] = content["metadata"].get("vfw", {})
        # Notebooks are sorted by this number.
        float(metadata.get("order", math.inf))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise ValueError("this is no notebook of the exhibit; save it again from JupyterLab") from None
    return metadata


def as_notebook_page(_request: object, *, notebook: NotebookNode, cwd: str) -> NotebookNode:
    """Return the notebook as the exhibit runs it: without the cells for JupyterLab."""
    notebook.cells = [cell for cell in notebook.cells if JUPYTERLAB not in cell.metadata.get("tags", [])]
    return notebook
