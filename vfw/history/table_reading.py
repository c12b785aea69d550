"""A reader of tables, line by line. Every error names file, line, column, and the expected value."""

from __future__ import annotations

import csv
import datetime
import io
import re
from collections.abc import Callable, Collection, Sequence
from pathlib import Path
from typing import TypeVar, get_args

from vfw.front_matter import TextError
from vfw.history.rows import Precision, When
from vfw.resources import read_text
from vfw.untrusted_input import NotText

T = TypeVar("T")

LISTED = "; "
"""The separator between the entries of a cell."""
PRECISIONS: tuple[Precision, ...] = get_args(Precision)


class Line:
    """A line of a table, read cell by cell.

    Every method raises BadText if the cell has an invalid value.
    """

    def __init__(self, path: Path, number: int, cells: dict[str, str]) -> None:
        self._path, self._number, self._cells = path, number, cells

    def wrong(self, column: str, right: str) -> TextError:
        """Return the error to raise about a cell; `right` describes the expected value."""
        return TextError(self._number, f"column {column}: {self._cells[column]!r} is not {right}", self._path.name)

    def maybe(self, column: str) -> str:
        """Return a text, or "" for an empty cell."""
        return self._cells[column].strip()

    def text(self, column: str) -> str:
        """Return a text that is not empty."""
        cell = self.maybe(column)
        if not cell:
            raise self.wrong(column, "a text; say something here")
        return cell

    def state(self, column: str, states: Collection[str] = ()) -> str:
        """Return a postal code; one of `states`, if there are any."""
        code = self.maybe(column)
        if not re.fullmatch("[A-Z]{2}", code) or (states and code not in states):
            raise self.wrong(column, "the postal code of a state of 1920; write two capital letters, as in NY")
        return code

    def number(self, column: str) -> int | None:
        """Return a whole number, or None for an empty cell."""
        cell = self.maybe(column)
        if not re.fullmatch(r"(-?\d+)?", cell):
            raise self.wrong(column, "a whole number; write digits alone, or leave the cell empty")
        return int(cell) if cell else None

    def whole(self, column: str) -> int:
        """Return a whole number; the cell must not be empty."""
        number = self.number(column)
        if number is None:
            raise self.wrong(column, "a whole number; write digits alone")
        return number

    def flag(self, column: str) -> bool:
        """Return whether the cell is "yes"; otherwise it must be "no"."""
        return self.choice(column, ("yes", "no")) == "yes"

    def choice(self, column: str, words: Sequence[T]) -> T:
        """Return one of `words`."""
        cell = self.maybe(column)
        for word in words:
            if word == cell:
                return word
        raise self.wrong(column, "one of: " + ", ".join(map(str, words)))

    def maybe_choice(self, column: str, words: Sequence[T]) -> T | None:
        """Return one of `words`, or None for an empty cell."""
        return self.choice(column, words) if self.maybe(column) else None

    def keys(self, column: str, known: Collection[str]) -> tuple[str, ...]:
        """Return one or more keys, all of them `known`, as in "HWS5; HWS6"."""
        keys = tuple(self.text(column).split(LISTED))
        strange = [key for key in keys if key not in known]
        if strange:
            raise self.wrong(column, f"a list of keys of sources.csv with {LISTED!r} between; unknown: {strange}")
        return keys

    def when(self, column: str, precision: str) -> When:
        """Return a date like 1920-08-18, 1920-08 or 1920; the column `precision` says how much of it is stated."""
        when = self.maybe_when(column, precision)
        if not when:
            raise self.wrong(column, "a date; write one like 1920-08-18, 1920-08 or 1920")
        return when

    def maybe_when(self, column: str, precision: str = "") -> When | None:
        """Return the same, or None for an empty cell.

        Without a column `precision`, the whole written date is stated.
        """
        cell = self.maybe(column)
        if not cell:
            if precision and self.maybe(precision):
                raise self.wrong(precision, f"empty, as {column} is")
            return None
        date, written = self._date(column, cell)
        if not precision:
            return When(date, written)
        stated = self.choice(precision, PRECISIONS)
        if PRECISIONS.index(stated) < PRECISIONS.index(written):
            raise self.wrong(precision, f"{written} or coarser, which is all that {column} gives")
        return When(date, stated)

    def _date(self, column: str, cell: str) -> tuple[datetime.date, Precision]:
        """Return the date, and its written precision."""
        for ending, written in zip(("", "-01", "-01-01"), PRECISIONS, strict=False):
            if len(cell + ending) == len("1920-08-18"):
                try:
                    return datetime.date.fromisoformat(cell + ending), written
                except ValueError:
                    break
        raise self.wrong(column, "a date; write one like 1920-08-18, 1920-08 or 1920")


def read(path: Path, columns: Sequence[str], row: Callable[[Line], T]) -> tuple[T, ...]:
    """Return every line of a CSV file, in order, as `row` makes it.

    The file must have exactly these columns, in any order.

    Raises:
        BadText: The message names file, line and column, the value and the expected one.
    """
    try:
        table = csv.reader(io.StringIO(read_text(path), newline=""), strict=True)
    except NotText as wrong:
        raise TextError(1, str(wrong), path.name) from None
    try:
        head = next(table, [])
        if sorted(head) != sorted(columns):
            raise TextError(1, f"the columns are {head}; expected {list(columns)}", path.name)
        rows = []
        for cells in table:
            if len(cells) != len(head):
                what = f"{len(cells)} cells; expected {len(head)}, one for each column"
                raise TextError(table.line_num, what, path.name)
            rows.append(row(Line(path, table.line_num, dict(zip(head, cells, strict=True)))))
    except csv.Error as wrong:
        raise TextError(table.line_num, f"{wrong}; expected values with commas", path.name) from None
    return tuple(rows)
