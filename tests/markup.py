"""Find HTML in Python strings: `python -m tests.markup`. `make lint` runs it.

HTML belongs into templates. `markup.toml` lists the files that are not converted yet, with the number of strings that
hold tags; a number may only become smaller. `python -m tests.markup --write` writes the present numbers.
"""

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

ROOT = Path(__file__).parents[1]
REMAINING = Path(__file__).with_suffix(".toml")
TAG = re.compile(r"(?<!\?P)</?[a-z][a-z0-9-]*(\s[^<>]*)?/?>|(?<!\?P)<[a-z][a-z0-9-]*\s[a-z-]+=")
"""A whole tag, or the beginning of one with an attribute; not the name of a group in a pattern."""
HEADER = "# Strings with tags in files without templates. `python -m tests.markup --write` counts them again.\n"


def find_tags(source: str) -> list[int]:
    """Return the line of each string with a tag, docstrings, comments and regular expressions aside.

    A regular expression reads HTML and writes none.

    >>> find_tags('text = f"<b>{x}</b>"')
    [1, 1]
    """
    tree = ast.parse(source)
    ignored = {
        id(statement.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        for statement in node.body
        if isinstance(statement, ast.Expr)
    } | {
        id(call.args[0])
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and call.args and ast.unparse(call.func).startswith("re.")
    }
    return sorted(
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in ignored
        and TAG.search(node.value)
    )


def find_problems(found: Mapping[str, list[int]], remaining: Mapping[str, int]) -> Iterator[str]:
    """Yield a message for each file whose number of strings with tags differs from the listed one."""
    for path in sorted({*found, *remaining}):
        lines, listed = found.get(path, []), remaining.get(path, 0)
        if len(lines) > listed:
            yield f"{path}:{lines[-1]}: {len(lines)} strings with tags, {listed} allowed. Write a template instead."
        elif len(lines) < listed:
            yield f"{path}: {len(lines)} strings with tags, fewer than the {listed} listed. Run with --write."


def main() -> int:
    """Check all modules of the package, and return 1 if HTML was added to one."""
    files = subprocess.run(["git", "ls-files", "vfw/*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    paths = [path for path in files.splitlines() if (ROOT / path).is_file()]
    found = {path: lines for path in paths if (lines := find_tags((ROOT / path).read_text(encoding="utf-8")))}
    if "--write" in sys.argv:
        counted = sorted(found.items(), key=lambda item: (-len(item[1]), item[0]))
        text = "".join(f'"{path}" = {len(lines)}\n' for path, lines in counted)
        REMAINING.write_text(HEADER + text, encoding="utf-8")
        return 0
    problems = list(find_problems(found, tomllib.loads(REMAINING.read_text(encoding="utf-8"))))
    sys.stdout.write("".join(f"{problem}\n" for problem in problems))
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
