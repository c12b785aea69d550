"""Imports of a kernel before the first paint, and the source of chance in the rules. Contracts hold the rest."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

VFW = Path(__file__).parents[1] / "vfw"
RULES = [path for room in ("core", "votes", "companions") for path in sorted((VFW / room).rglob("*.py"))]

IMPORT_WITHOUT_TABLES = """
import importlib, pkgutil, sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"numpy", "pandas", "geopandas"}:
            raise ImportError(f"{name} is not for a kernel that shows the game")

sys.meta_path.insert(0, Refuse())
import vfw
for room in pkgutil.iter_modules(vfw.__path__, "vfw."):
    if room.name.removeprefix("vfw.") in "core votes companions history panel atlas classroom whatif".split():
        package = importlib.import_module(room.name)
        for module in pkgutil.walk_packages(package.__path__, room.name + "."):
            importlib.import_module(module.name)
"""


def run(script: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=VFW.parent)


def test_what_visitors_play_and_read_does_without_tables_and_arrays() -> None:
    done = run(IMPORT_WITHOUT_TABLES)
    assert done.returncode == 0, done.stderr


def test_the_refusal_refuses() -> None:
    done = run(IMPORT_WITHOUT_TABLES + "\nimport pandas")
    assert "pandas is not for a kernel" in done.stderr


def shared_chance(source: str) -> list[str]:
    """Every use of the generator that all of Python shares: what is drawn from it cannot be replayed."""
    found = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Attribute(value=ast.Name(id="random"), attr=name) if name != "Random":
                found.append(f"line {node.lineno}: random.{name}")
            case ast.ImportFrom(module="random", names=names):
                found += [f"line {node.lineno}: {alias.name}" for alias in names if alias.name != "Random"]
    return found


@pytest.mark.parametrize("path", RULES, ids=lambda path: str(path.relative_to(VFW)))
def test_rules_draw_only_from_a_generator_they_were_given(path: Path) -> None:
    assert shared_chance(path.read_text(encoding="utf-8")) == []


def test_shared_chance_is_recognized() -> None:
    source = "import random\nfrom random import Random, choice\nrandom.Random(1).random()\nrandom.shuffle([])\n"
    assert shared_chance(source) == ["line 2: choice", "line 4: random.shuffle"]


HEAVY = {
    *("distributed", "dask", "pandas", "geopandas", "scipy", "matplotlib", "plotly", "bokeh", "altair", "bqplot"),
    *("vfw.jobs.service", "vfw.jobs.dispatcher", "vfw.jobs.worker", "vfw.jobs.dask_pool"),
}
"""Modules that a page must not load: tables, pictures, and those that do the work of jobs."""


def loaded_with(*modules: str) -> set[str]:
    """The modules that a fresh process has loaded, once it has imported these."""
    done = run(f"import sys, {', '.join(modules)}; print(*sys.modules)")
    assert done.returncode == 0, done.stderr
    return set(done.stdout.split())


def test_what_a_page_imports_loads_no_heavy_library() -> None:
    # The fork server imports ipykernel, after which widgets need a kernel to send: so a process of its own asks it.
    told = run("from vfw.server.kernel_fork_server import WARM_MODULES; print(*WARM_MODULES)")
    warm = told.stdout.split()
    assert {"vfw.panel", "vfw.whatif.ui.page"} < set(warm), told.stderr
    loaded = loaded_with(*warm, "vfw.jobs.remote_pool")
    assert "vfw.jobs.remote_pool" in loaded
    assert loaded & HEAVY == set()


def test_heavy_work_is_recognized() -> None:
    assert loaded_with("vfw.jobs.service") & HEAVY == {"vfw.jobs.service", "vfw.jobs.dispatcher"}


def test_calls_to_this_machine_go_through_no_proxy() -> None:
    """`urlopen` would ask the proxy that the environment names; `vfw.network.open_url` asks no proxy."""
    sources = [path for folder in (VFW, VFW.parent / "tests") for path in folder.rglob("*.py")]
    calls = [path.name for path in sources if re.search(r"\burlopen\(|\bimport urlopen", path.read_text("utf-8"))]
    assert calls == []


COMMANDS_ALONE = """
import sys
sys.modules |= dict.fromkeys("voila tornado nbformat jupyter_client jupyter_server ipykernel platformdirs".split())
import vfw.cli, vfw.content_checks, vfw.server.proxy
"""


def test_the_command_starts_without_the_extra_of_the_exhibit() -> None:
    done = run(COMMANDS_ALONE)
    assert done.returncode == 0, done.stderr
