"""Find banned words. `make lint` runs it; `python -m tests.wording PATH ...` looks at these files alone."""

import argparse
import ast
import io
import json
import re
import subprocess
import sys
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
HERE = Path(__file__).parent
SUBJECT_LENGTH = 72
"""At most this many characters in the first line of a commit message."""
SKIPPED = ("tests/golden/", "tests/saves/", "tests/lessons/scenarios/", "tests/wording/banned.toml", "CHANGELOG.md")
"""Generated texts, files of older versions, this list itself, and what earlier releases said."""
KINDS = ("docstring", "comment", "interface", "document", "lesson", "name", "subject")
PROSE = re.compile(r"[a-z]{2,} [a-z]{2,}")
"""A string that reads like a sentence: two words in lower case beside each other."""


CODE = re.compile(r"`[^`\n]*`")
"""Code inside a text, which is no prose."""
COMMENT_OR_STRING = re.compile(
    r"(?P<comment>/\*.*?\*/|(?<![:\\\"'])//[^\n]*)|[\"'`](?P<text>(?:\\.|[^\"'`\\\n])*)[\"'`]", re.DOTALL
)


class Passage(NamedTuple):
    """A text that is checked.

    Attributes:
        path: The file, relative to the root of the project.
        line: The line on which the text begins, from 1.
        kind: One of the kinds that `banned.toml` explains.
        text: The text itself.
    """

    path: str
    line: int
    kind: str
    text: str


class Rule(NamedTuple):
    """A banned pattern, the words to write in its place, and the kinds of text it counts for."""

    pattern: re.Pattern[str]
    instead: str
    kinds: frozenset[str]


class WordingException(NamedTuple):
    """A place where a banned word stays, with the reason."""

    path: str
    text: str
    reason: str

    def covers(self, passage: Passage, found: str) -> bool:
        """Return whether this exception allows that word there."""
        at_path = passage.path == self.path or passage.path.startswith(self.path.rstrip("/") + "/")
        return at_path and self.text in found


def load_rules() -> list[Rule]:
    """Read the banned patterns."""
    entries = tomllib.loads((HERE / "banned.toml").read_text(encoding="utf-8"))["banned"]
    return [
        Rule(re.compile(entry["pattern"], re.IGNORECASE), entry["instead"], frozenset(entry.get("in", KINDS)))
        for entry in entries
    ]


def load_exceptions() -> list[WordingException]:
    """Read the exceptions.

    Raises:
        ValueError: An exception gives no reason.
    """
    entries = tomllib.loads((HERE / "exceptions.toml").read_text(encoding="utf-8"))["exceptions"]
    for entry in entries:
        if not entry.get("reason", "").strip():
            raise ValueError(f"The exception for {entry['path']} gives no reason.")
    return [WordingException(entry["path"], entry["text"], entry["reason"]) for entry in entries]


def python_passages(path: str, source: str) -> Iterator[Passage]:
    """Take the docstrings, comments, prose strings and test names out of a Python file."""
    tree = ast.parse(source)
    docstrings: set[int] = set()
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        for statement in body if isinstance(body, list) else []:
            # A string that is a statement documents what it follows: a definition, or an assignment.
            if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
                constant = statement.value
                if isinstance(constant.value, str):
                    docstrings.add(id(constant))
                    yield Passage(path, constant.lineno, "docstring", constant.value.strip())
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield Passage(path, node.lineno, "name", node.name.replace("_", " "))
    # Strings in tests are compared with texts that are checked where they are written.
    for node in ast.walk(tree) if path.startswith("vfw/") else ():
        if not (isinstance(node, ast.Constant) and isinstance(node.value, str)):
            continue
        if id(node) not in docstrings and PROSE.search(node.value):
            yield Passage(path, node.lineno, "interface", node.value)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield Passage(path, token.start[0], "comment", token.string.lstrip("#: "))


def markdown_passages(path: str, source: str) -> Iterator[Passage]:
    """Take the lines of a Markdown file, but for quotations and code."""
    kind = "lesson" if path.startswith("lessons/") and not path.endswith("README.md") else "document"
    in_code = False
    for number, line in enumerate(source.splitlines(), 1):
        in_code ^= line.startswith("```")
        if not in_code and not line.lstrip().startswith(">"):
            yield Passage(path, number, kind, line)


def notebook_passages(path: str, source: str) -> Iterator[Passage]:
    """Take the texts of a notebook."""
    for number, cell in enumerate(json.loads(source)["cells"], 1):
        if cell["cell_type"] == "markdown":
            yield Passage(path, number, "interface", "".join(cell["source"]))


def template_passages(path: str, source: str) -> Iterator[Passage]:
    """Take the lines of a template."""
    for number, line in enumerate(source.splitlines(), 1):
        yield Passage(path, number, "interface", line)


def script_passages(path: str, source: str) -> Iterator[Passage]:
    """Take the comments and the prose strings of a script or a stylesheet."""
    for match in COMMENT_OR_STRING.finditer(source):
        comment, text = match["comment"], match["text"] or ""
        if comment or PROSE.search(text):
            number = source.count("\n", 0, match.start()) + 1
            yield Passage(path, number, "comment" if comment else "interface", comment or text)


READERS = {
    ".py": python_passages,
    ".md": markdown_passages,
    ".ipynb": notebook_passages,
    ".html": template_passages,
    ".j2": template_passages,
    ".js": script_passages,
    ".css": script_passages,
}


def tracked_files() -> list[str]:
    """List the files of the project that people write, relative to its root."""
    done = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return [path for path in done.stdout.splitlines() if "/built/" not in path and (ROOT / path).is_file()]


def passages(paths: Iterable[str]) -> Iterator[Passage]:
    """Read every text of these files that is checked."""
    for path in paths:
        reader = READERS.get(Path(path).suffix)
        if reader and not path.startswith(SKIPPED):
            yield from reader(path, (ROOT / path).read_text(encoding="utf-8"))


def faults(texts: Iterable[Passage], rules: list[Rule], exceptions: list[WordingException]) -> Iterator[str]:
    """Find the banned words that no exception allows, and the exceptions that nothing needs.

    Args:
        texts: The texts to look at.
        rules: The banned patterns.
        exceptions: The places where they stay.

    Yields:
        A line for each, which says where it is and what to write.
    """
    used: set[WordingException] = set()
    for passage in texts:
        for rule in rules:
            if passage.kind not in rule.kinds:
                continue
            # A replacement of the same length keeps the places of the matches.
            prose = CODE.sub(lambda code: "_" * len(code.group()), passage.text)
            for match in rule.pattern.finditer(prose):
                start = passage.text.rfind("\n", 0, match.start()) + 1
                line = passage.text[start:].partition("\n")[0].strip()
                allowed = next((entry for entry in exceptions if entry.covers(passage, line)), None)
                if allowed:
                    used.add(allowed)
                    continue
                number = passage.line + passage.text.count("\n", 0, match.start())
                found = f"{match.group()!r} in {line[:100]!r}"
                yield f"{passage.path}:{number}: {passage.kind}: {found}. Write: {rule.instead}."
    for entry in exceptions:
        if entry not in used:
            yield f"tests/wording/exceptions.toml: delete {entry.text!r} for {entry.path}: nothing needs it."


def subject_faults(message: str, rules: list[Rule]) -> Iterator[str]:
    """Find what is wrong with the first line of a commit message."""
    subject = message.partition("\n")[0]
    if len(subject) > SUBJECT_LENGTH:
        yield f"The subject has {len(subject)} characters. Write at most {SUBJECT_LENGTH}."
    yield from faults([Passage("commit message", 1, "subject", subject)], rules, [])


def main() -> int:
    """Print every fault. Return 1 where there is one."""
    parser = argparse.ArgumentParser(prog="python -m tests.wording", description="Find banned words.")
    parser.add_argument(
        "paths",
        nargs="*",
        help="look at these files and folders alone, and do not ask whether every exception is needed",
    )
    parser.add_argument("--commit-message", metavar="FILE", help="check the subject of a commit")
    args = parser.parse_args()
    rules = load_rules()
    if args.commit_message:
        found = list(subject_faults(Path(args.commit_message).read_text(encoding="utf-8"), rules))
    elif args.paths:
        wanted = tuple(path.rstrip("/") for path in args.paths)
        files = [
            path for path in tracked_files() if path in wanted or path.startswith(tuple(f"{name}/" for name in wanted))
        ]
        found = [line for line in faults(passages(files), rules, load_exceptions()) if "nothing needs" not in line]
    else:
        found = list(faults(passages(tracked_files()), rules, load_exceptions()))
    for line in found:
        print(line)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main())
