"""The small faults that can be put into a file: the place, and the line with the fault.

cosmic-ray makes them. We take those of its operators that are the defaults of PIT and Stryker, because each of their
mutants is a slip that a programmer could make. We leave out what other checks find and what no test can find:

- `==` for `is`, `**` for `+` and the like: either it changes nothing, or everything breaks.
- decorators: mypy misses a `property` and a frozen class, and what a `cache` keeps is time.
- annotations, `*` among parameters, names of types, `if TYPE_CHECKING`: mypy again. `__repr__` is for debugging.
- `zip(..., strict=True)` is itself a check, and never says a word while the code is right.
"""

from __future__ import annotations

import ast
import difflib
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.plugins import get_operator

COMPARISONS = (
    *("Eq_NotEq", "NotEq_Eq", "Is_IsNot", "IsNot_Is"),
    *("Lt_LtE", "Lt_GtE", "LtE_Lt", "LtE_Gt", "Gt_GtE", "Gt_LtE", "GtE_Gt", "GtE_Lt"),
)
ARITHMETIC = (
    *("Add_Sub", "Sub_Add", "Mul_Div", "Div_Mul", "FloorDiv_Mul", "Mod_Mul", "Pow_Mul"),
    *("BitOr_BitAnd", "BitAnd_BitOr", "BitXor_BitAnd", "LShift_RShift", "RShift_LShift"),
)
OPERATORS = (
    *(f"core/ReplaceComparisonOperator_{change}" for change in COMPARISONS),
    *(f"core/ReplaceBinaryOperator_{change}" for change in ARITHMETIC),
    *("core/ReplaceUnaryOperator_USub_UAdd", "core/ReplaceUnaryOperator_Delete_Not", "core/AddNot"),
    *("core/ReplaceTrueWithFalse", "core/ReplaceFalseWithTrue", "core/ReplaceAndWithOr", "core/ReplaceOrWithAnd"),
    *("core/ReplaceBreakWithContinue", "core/ReplaceContinueWithBreak", "core/ZeroIterationForLoop"),
    *("core/NumberReplacer", "core/ExceptionReplacer"),
)

Position = tuple[int, int]
"""A line, counted from 1, and a column, counted from 0."""


class Change(NamedTuple):
    """The lines that a mutant touches, before and after, without their indentation."""

    before: str
    after: str


class Mutant(NamedTuple):
    """One small fault.

    Attributes:
        path: the file, from the root of the project.
        occurrence: which of the places where the operator fits, in the order of the file.
    """

    path: str
    line: int
    operator: str
    occurrence: int

    def put_into(self, source: str) -> str:
        """Return the source with the fault in it."""
        mutated: str = mutate_code(source, get_operator(self.operator)(), self.occurrence)
        return mutated


def places(path: str, source: str) -> list[list[Mutant]]:
    """List the mutants of a file in its order, those of one place together."""
    found: dict[tuple[Position, Position], list[Mutant]] = defaultdict(list)
    left_out = list(_left_out(source))
    nodes = list(ast_nodes(get_ast(source)))
    for name in OPERATORS:
        operator = get_operator(name)()
        spots = ((node, spot) for node in nodes for spot in operator.mutation_positions(node))
        for occurrence, (node, (start, end)) in enumerate(spots):
            if node.parent.type != "parameters" and not any(first <= start and end <= last for first, last in left_out):
                found[start, end].append(Mutant(path, start[0], name, occurrence))
    return [found[spot] for spot in sorted(found)]


def change(before: str, after: str) -> Change:
    """Return the lines in which two versions of a file differ."""
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm=""))[3:]
    gone, come = ([line[1:].strip() for line in lines if line[0] == sign] for sign in "-+")
    return Change("\n".join(gone), "\n".join(come))


def compiles(source: str) -> bool:
    """Return whether the source is valid Python; an invalid one could not go unnoticed."""
    try:
        compile(source, "<mutant>", "exec", dont_inherit=True)
    except SyntaxError:
        return False
    return True


@cache
def statements(path: Path) -> list[range]:
    """List the lines of each statement of a file. A compound statement counts as far as its header."""
    return [
        range(node.lineno, (body[0].lineno if (body := getattr(node, "body", None)) else (node.end_lineno or 0) + 1))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.stmt | ast.ExceptHandler)
    ]


def _left_out(source: str) -> Iterator[tuple[Position, Position]]:
    """List the ranges in which nothing is changed."""
    lines = source.splitlines()

    def column(line: int, offset: int) -> Position:
        return line, len(lines[line - 1].encode()[:offset].decode())

    for node in _for_other_checks(ast.parse(source)):
        yield column(node.lineno, node.col_offset), column(node.end_lineno or 0, node.end_col_offset or 0)


def _for_other_checks(tree: ast.Module) -> Iterator[ast.expr | ast.stmt]:
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name="__repr__") | ast.If(test=ast.Name(id="TYPE_CHECKING")):
                yield node
            case ast.FunctionDef(decorator_list=decorators, returns=returns):
                yield from decorators
                if returns:
                    yield returns
            case ast.ClassDef(decorator_list=decorators):
                yield from decorators
            case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
                yield annotation
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp(op=ast.BitOr()) as union):
                if name[0].isupper() and not name.isupper():  # Reply = Word | tuple[int, ...]
                    yield union
            case ast.Call(func=ast.Name(id="TypeVar")):
                yield node
            case ast.Call(func=ast.Name(id="zip"), keywords=[ast.keyword(arg="strict", value=strict)]):
                yield strict
