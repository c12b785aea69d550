"""List the tests of what changed against another commit: `python -m tests.changed [main]`.

These are the test files that changed, those that import a changed module directly, and changed notebooks. Tests in the
browser are left out, because `make check` must stay under a minute.
"""

import ast
import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
TESTS_OF_TEXTS = ("tests/content_checks/test_checks.py", "tests/lessons")
"""Modules that read the folder of texts."""


def git(*args: str) -> list[str]:
    """Run git in the project, and return the lines of its output."""
    return subprocess.run(["git", *args], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()


def changed_files(base: str) -> list[str]:
    """List the files that differ from where this branch left `base`, those that git does not know among them.

    Args:
        base: A branch or commit. Where it does not exist, as in a copy of one commit, the last commit is taken.

    Returns:
        Paths relative to the root of the project. Deleted files are not among them.
    """
    try:
        start = git("merge-base", base, "HEAD")[0]
    except subprocess.CalledProcessError:
        start = "HEAD"
    files = {*git("diff", "--name-only", start), *git("ls-files", "--others", "--exclude-standard")}
    return sorted(path for path in files if (ROOT / path).is_file())


def module_name(path: str) -> str:
    """Return the dotted name of the module in that file."""
    parts = PurePosixPath(path).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_modules(source: str) -> set[str]:
    """Return the dotted names that a module may import: of modules, and of names in them."""
    names = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    return names


def select_tests(changed: list[str]) -> list[str]:
    """Choose the tests that changed files call for.

    Args:
        changed: Paths relative to the root of the project.

    Returns:
        Paths of tests and notebooks, for pytest.
    """
    modules = {module_name(path) for path in changed if path.startswith(("vfw/", "tests/")) and path.endswith(".py")}
    chosen = {path for path in changed if path.startswith("notebooks/") and path.endswith(".ipynb")}
    if any(path.startswith("lessons/") for path in changed):
        chosen |= {*TESTS_OF_TEXTS}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        path = file.relative_to(ROOT).as_posix()
        if path.startswith("tests/browser/"):
            continue
        if path in changed or modules & imported_modules(file.read_text(encoding="utf-8")):
            chosen.add(path)
    return sorted(chosen)


if __name__ == "__main__":
    print(*select_tests(changed_files(*(sys.argv[1:] or ["main"]))))
