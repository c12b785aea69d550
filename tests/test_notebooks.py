"""The form of the notebooks in the repository; nbval checks that they run, in the same run of pytest."""

import re
from pathlib import Path

import nbformat
import pytest
from nbconvert import HTMLExporter
from nbformat import NotebookNode
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook, new_output

NOTEBOOKS = sorted((Path(__file__).parents[1] / "notebooks").rglob("*.ipynb"))
CHECKED = "NBVAL_CHECK_OUTPUT"
ABOUT = {"title": "Play", "description": "Win the vote.", "order": 1}


def faults(notebook: NotebookNode) -> list[str]:
    found = []
    about = notebook.metadata.get("vfw", {})
    found += [f"the metadata lack vfw.{key}" for key in ABOUT if key not in about]
    if "widgets" in notebook.metadata:
        found.append("the metadata hold the state of widgets")
    for number, cell in enumerate(notebook.cells, 1):
        if cell.cell_type != "code":
            continue
        kept = "keep_output" in cell.metadata.get("tags", [])
        checked = CHECKED in cell.source
        if checked and not kept:
            found.append(f"cell {number} says {CHECKED} and lacks the tag keep_output: its output will be stripped")
        if checked and not cell.outputs:
            found.append(f"cell {number} says {CHECKED} and has no stored output to be compared with")
        if kept and not checked:
            found.append(f"cell {number} keeps an output that nobody compares: say {CHECKED}, or drop the tag")
        if cell.outputs and not kept:
            found.append(f"cell {number} has an output: run nbstripout")
    return found


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.name)
def test_a_notebook_is_clean_and_says_what_it_is(path: Path) -> None:
    assert faults(nbformat.read(path, as_version=4)) == []


def test_no_two_rooms_claim_the_same_place() -> None:
    orders = [nbformat.read(path, as_version=4).metadata["vfw"]["order"] for path in NOTEBOOKS]
    assert sorted(orders) == sorted(set(orders))


def cell(source: str, *tags: str, output: bool) -> NotebookNode:
    outputs = [new_output("stream", text="36\n")] if output else []
    made: NotebookNode = new_code_cell(source, metadata={"tags": list(tags)}, outputs=outputs)
    return made


@pytest.mark.parametrize(
    ("fault", "metadata", "cells"),
    [
        ([], {}, [new_markdown_cell("# Play"), cell("print(36)", output=False)]),
        ([], {}, [cell(f"# {CHECKED}\nprint(36)", "keep_output", output=True)]),
        (["no stored output"], {}, [cell(f"# {CHECKED}", "keep_output", output=False)]),
        (["lacks the tag", "run nbstripout"], {}, [cell(f"# {CHECKED}", output=True)]),
        (["run nbstripout"], {}, [cell("print(36)", output=True)]),
        (["nobody compares"], {}, [cell("print(36)", "keep_output", output=True)]),
        (["state of widgets"], {"widgets": {}}, []),
        (["vfw.title", "vfw.description", "vfw.order"], {"vfw": {}}, []),
    ],
)
def test_each_fault_is_found(fault: list[str], metadata: dict[str, object], cells: list[NotebookNode]) -> None:
    found = faults(new_notebook(metadata={"vfw": ABOUT, **metadata}, cells=cells))
    assert len(found) == len(fault)
    assert all(part in text for part, text in zip(fault, found, strict=True))


def test_the_readme_names_every_network_that_an_exported_notebook_needs() -> None:
    widget = {"model_id": "1", "version_major": 2, "version_minor": 0}
    output = new_output("display_data", {"application/vnd.jupyter.widget-view+json": widget})
    notebook = new_notebook(cells=[new_code_cell("Atlas()", outputs=[output])])
    models = {"version_major": 2, "version_minor": 0, "state": {"1": {"model_name": "HTMLModel", "state": {}}}}
    notebook.metadata["widgets"] = {"application/vnd.jupyter.widget-state+json": models}
    page, _ = HTMLExporter().from_notebook_node(notebook)
    hosts = set(re.findall(r"""["']https?://([\w.-]+)/[^"']*\.js\b""", page))
    assert len(hosts) > 1
    readme = (Path(__file__).parents[1] / "vfw" / "server" / "README.md").read_text(encoding="utf-8")
    assert {host for host in hosts if f"`{host}`" not in readme} == set()
