"""Find HTML in Python strings: `python -m tests.markup`. `make lint` runs it. HTML belongs into templates."""

import ast
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
TAG = re.compile(r"(?<!\?P)</?[a-z][a-z0-9-]*(\s[^<>]*)?/?>|(?<!\?P)<[a-z][a-z0-9-]*\s[a-z-]+=")
"""A whole tag, or the beginning of one with an attribute; not the name of a group in a pattern."""


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


def main() -> int:
    """Check all modules of the package, and return 1 if one has HTML in a string."""
    files = subprocess.run(["git", "ls-files", "vfw/*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = [
        f"{path}:{line}: HTML in a string. Write a template instead.\n"
        for path in files.splitlines()
        if (ROOT / path).is_file()
        for line in find_tags((ROOT / path).read_text(encoding="utf-8"))
    ]
    sys.stdout.write("".join(found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
