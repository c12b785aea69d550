"""binder/: one list for make, CI and Binder, in three parts, and it holds on every Python we promise."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CHECKOUT = Path(__file__).parents[1]
PARTS = {
    "exhibit.txt": ("exhibit",),
    "requirements.txt": ("exhibit", "lab", "data", "cluster"),
    "develop.txt": ("exhibit", "lab", "data", "cluster", "develop"),
}
"""Each part takes in those before it, and serves these extras."""
NOT_RUN = {"geopandas", "pandas", "dask", "distributed", "_typeshed", "mypyc", "setuptools"}
"""For types alone, the packages that users of the extras `data` and `cluster` import by name, and what compiles the
engine."""
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]
PLATFORMS = [("linux", "Linux"), ("darwin", "Darwin")]


def locked(part: str) -> Iterator[tuple[Requirement, list[str]]]:
    """Each line of a part and of those it takes in, with its hashes."""
    joined = (CHECKOUT / "binder" / part).read_text(encoding="utf-8").replace("\\\n", " ")
    for line in joined.splitlines():
        requirement, *hashes = re.split(r"\s+--hash=", line.strip())
        if requirement.startswith("-r "):
            yield from locked(requirement.removeprefix("-r "))
        else:
            yield Requirement(requirement), hashes


def asked(extras: Iterable[str]) -> list[Requirement]:
    """Return the requirements of pyproject with these extras."""
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    optional = project["optional-dependencies"]
    return [Requirement(line) for group in (project["dependencies"], *map(optional.get, extras)) for line in group]


def environment(python: str, platform: tuple[str, str]) -> dict[str, str]:
    return {
        "python_version": python,
        "python_full_version": f"{python}.0",
        "sys_platform": platform[0],
        "platform_system": platform[1],
        "extra": "",
    }


def needs(name: str, extras: set[str], where: dict[str, str]) -> Iterator[Requirement]:
    """Return the requirements of the installed package of that name."""
    try:
        lines = distribution(name).requires or []
    except PackageNotFoundError:
        return  # needed on another Python or platform only
    for requirement in map(Requirement, lines):
        marker = requirement.marker
        if marker is None or any(marker.evaluate({**where, "extra": extra}) for extra in ("", *extras)):
            yield requirement


def test_every_line_is_one_version_with_hashes() -> None:
    for requirement, hashes in locked("develop.txt"):
        assert re.fullmatch(r"==[^,*]+", str(requirement.specifier)), requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", hash_) for hash_ in hashes), requirement


def test_a_package_stands_once_and_the_last_part_serves_all() -> None:
    lines = [str(requirement) for requirement, _ in locked("develop.txt")]
    assert len(lines) == len(set(lines))
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(PARTS["develop.txt"]) == set(project["optional-dependencies"])


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("platform", PLATFORMS, ids=lambda platform: platform[0])
@pytest.mark.parametrize("python", PYTHONS)
def test_a_part_has_all_that_is_asked_for(python: str, platform: tuple[str, str], part: str) -> None:
    where = environment(python, platform)
    chosen = {
        canonicalize_name(line.name): next(iter(line.specifier)).version
        for line, _ in locked(part)
        if line.marker is None or line.marker.evaluate(where)
    }
    to_do, seen = asked(PARTS[part]), set()
    while to_do:
        requirement = to_do.pop()
        if (text := str(requirement)) in seen:
            continue
        seen.add(text)
        name = canonicalize_name(requirement.name)
        assert name in chosen, f"{requirement} is missing: make lock"
        assert requirement.specifier.contains(chosen[name], prereleases=True), f"{requirement}, locked {chosen[name]}"
        to_do += needs(name, requirement.extras, where)
    assert len(seen) > len(chosen) / 2, "the walk went astray"


def test_the_first_part_is_enough_for_the_exhibit() -> None:
    """After `make exhibit` alone, no other packages are installed."""
    there = {canonicalize_name(requirement.name) for requirement, _ in locked("exhibit.txt")}
    assert "ipykernel" in there, "every notebook asks for its kernel"
    distributions = packages_distributions()
    for path in sorted((CHECKOUT / "vfw").rglob("*.py")):
        for module in imported(ast.parse(path.read_text(encoding="utf-8"))):
            if module in {"vfw", *sys.stdlib_module_names, *NOT_RUN}:
                continue
            assert there & {canonicalize_name(name) for name in distributions[module]}, f"{path}: {module}"


def test_the_first_part_has_nothing_for_developers() -> None:
    there = {canonicalize_name(requirement.name) for requirement, _ in locked("exhibit.txt")}
    assert not there & {"jupyterlab", "notebook", "geopandas", "mypy", "playwright", "pytest", "ruff"}


def imported(tree: ast.AST) -> Iterator[str]:
    """The packages that a module imports, its own aside."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name.partition(".")[0] for name in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            yield node.module.partition(".")[0]


def test_what_runs_here_is_what_is_locked() -> None:
    for requirement, _ in locked("develop.txt"):
        if requirement.marker is None or requirement.marker.evaluate():
            assert requirement.specifier.contains(version(requirement.name), prereleases=True), requirement


def test_binder_runs_the_python_of_the_lock() -> None:
    assert (CHECKOUT / "binder" / "runtime.txt").read_text().strip() == f"python-{PYTHONS[0]}"
