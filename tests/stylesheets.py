"""Reads the stylesheets of all rooms, as the tests look at them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import tinycss2
from tinycss2.ast import AtRule, Node, QualifiedRule

import vfw

HOUSE = Path(vfw.__file__).parent
TOKENS = HOUSE / "panel/web/shared/tokens.css"
STATIC = "server/jupyter/nbconvert/templates/vfw/static"
FONTS = HOUSE / STATIC / "fonts.css"
"""Written from packages; it has no rules but those of fonts."""
AROUND = {"media", "supports", "container", "layer"}
"""At-rules that contain rules."""


class Rule(NamedTuple):
    """A rule, the blocks that contain it (`layer vfw.map`, `media print`; the outermost first), and its line."""

    around: tuple[str, ...]
    selector: list[Node]
    declarations: list[Node]
    line: int

    @property
    def layers(self) -> list[str]:
        return [name.removeprefix("layer ") for name in self.around if name.startswith("layer ")]


def sheets() -> list[Path]:
    """The stylesheets that people write."""
    found = sorted(path for path in HOUSE.rglob("*.css") if "node_modules" not in path.parts and path != FONTS)
    assert len(found) > 20
    return found


def name(sheet: Path) -> str:
    return sheet.relative_to(HOUSE).as_posix()


def rules(css: str) -> Iterator[Rule]:
    """Yield every rule of a stylesheet that styles elements, at any depth."""
    yield from _rules(tinycss2.parse_stylesheet(css, skip_comments=True, skip_whitespace=True), ())


def _rules(nodes: list[Node], around: tuple[str, ...]) -> Iterator[Rule]:
    for node in nodes:
        assert node.type != "error", f"line {node.source_line}: {node.message}"
        if isinstance(node, QualifiedRule):
            yield Rule(around, node.prelude, node.content, node.source_line)
        elif isinstance(node, AtRule) and node.at_keyword in AROUND and node.content is not None:
            inner = tinycss2.parse_rule_list(node.content, skip_comments=True, skip_whitespace=True)
            words = f"{node.at_keyword} {tinycss2.serialize(node.prelude).strip()}"
            yield from _rules(inner, (*around, words))
