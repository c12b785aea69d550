"""List the tests of what changed against another commit: `python -m tests.changed [main]`.

These are the test files that changed, those that import a changed module directly, those that have its name in the
folder that mirrors its package, and changed notebooks. A changed template counts as a change of the modules that name
it, or a template that imports it. Tests in the browser are left out, because `make check` must stay under a minute.
"""

import ast
import subprocess
import sys
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
TESTS_OF_TEMPLATES = ("tests/panel/test_visits.py", "tests/test_templating.py")
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


def users_of_templates(templates: list[str]) -> set[str]:
    """Return the modules that name these templates, or templates that import them."""
    modules, templates = set[str](), [*templates]
    texts = {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8")
        for pattern in ("*.py", "templates/*.html")
        for file in (ROOT / "vfw").rglob(pattern)
    }
    for template in templates:
        users = [path for path, text in texts.items() if f'"{template.removeprefix("vfw/")}"' in text]
        modules |= {path for path in users if path.endswith(".py")}
        templates += [path for path in users if path.endswith(".html") and path not in templates]
    return modules


def mirrors(test: str, module: str) -> bool:
    """Return whether the test file is named after the module, in the folder that mirrors its package.

    >>> mirrors("tests/votes/cards/test_cards_suffragist.py", "vfw/votes/cards/suffragist.py")
    True
    """
    one, other = PurePosixPath(test), PurePosixPath(module)
    return one.parent.parts[1:] == other.parent.parts[1:] and one.stem.endswith(f"_{other.stem}")


def select_tests(changed: list[str]) -> list[str]:
    """Choose the tests that changed files call for.

    Args:
        changed: Paths relative to the root of the project.

    Returns:
        Paths of tests and notebooks, for pytest.
    """
    templates = [path for path in changed if path.startswith("vfw/") and "/templates/" in path]
    changed = [*changed, *users_of_templates(templates)]
    modules = {module_name(path) for path in changed if path.startswith(("vfw/", "tests/")) and path.endswith(".py")}
    chosen = {path for path in changed if path.startswith("notebooks/") and path.endswith(".ipynb")}
    if any(path.startswith("lessons/") for path in changed):
        chosen |= {*TESTS_OF_TEXTS}
    chosen |= {*TESTS_OF_TEMPLATES} if templates else set()
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        path = file.relative_to(ROOT).as_posix()
        if path.startswith("tests/browser/"):
            continue
        is_named_after = any(mirrors(path, module) for module in changed)
        if path in changed or is_named_after or modules & imported_modules(file.read_text(encoding="utf-8")):
            chosen.add(path)
    return sorted(chosen)


if __name__ == "__main__":
    print(*select_tests(changed_files(*(sys.argv[1:] or ["main"]))))
