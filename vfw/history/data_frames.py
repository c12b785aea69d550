"""The rows as tables of pandas and geopandas, for computations; needs the extra `data`."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Union, get_args, get_origin, get_type_hints

from vfw.history.rows import Fact, Votes, When
from vfw.history.table_reading import LISTED
from vfw.resources import geodata

if TYPE_CHECKING:
    from _typeshed import DataclassInstance
    from geopandas import GeoDataFrame
    from pandas import DataFrame


def frame(rows: Iterable[DataclassInstance]) -> DataFrame:
    """Return a table with a line for each row, all of one kind, and a column for each attribute.

    Four kinds of attributes have several columns:

    - a date, as in `on`: the first day that fits a source, NaT for none; `on_precision` says how
      much of it is stated
    - votes, as in `house`: `house_yeas`, `house_nays`, `house_unanimous`
    - dates by their sources, as in `dates`: `dates_CONAN1952` and so on
    - numbers by years, as in `electoral_votes`: `electoral_votes_1848` and so on

    Lists, as in `sources`, are texts with "; " between the entries. No rows make an empty table.

    Raises:
        ImportError: Pandas is missing; the message says what to install.
        TypeError: The rows are of different kinds.
    """
    pandas = _library("pandas")
    rows = list(rows)
    if not rows:
        return pandas.DataFrame()
    kinds = {type(row) for row in rows}
    if len(kinds) > 1:
        names = sorted(kind.__name__ for kind in kinds)
        raise TypeError(f"rows of {' and '.join(names)}; expected rows of one kind")
    columns: dict[str, Any] = {}
    hints = get_type_hints(kinds.pop())
    for name in sorted(hints, key=lambda name: name in Fact.__dataclass_fields__):
        for column, cells, dtype in _columns(name, hints[name], [getattr(row, name) for row in rows]):
            columns[column] = pandas.Series(cells, dtype=dtype)
    return pandas.DataFrame(columns)


def geoframe(rows: Iterable[DataclassInstance]) -> GeoDataFrame:
    """Return the same table with a column `geometry`, the outlines of the states.

    Outlines are in km, in the projection of `geodata/states.geojson`.

    Rows without a state, and those of the District of Columbia, have no outline.

    Raises:
        ImportError: Geopandas is missing; the message says what to install.
        ValueError: Rows of this kind have no state.
    """
    geopandas = _library("geopandas")
    table = frame(rows)
    if "state" not in table:
        raise ValueError(f"these rows have no state, but {', '.join(table)}; expected rows with an attribute `state`")
    outlines = geopandas.read_file(geodata("states.geojson")).set_index("id").geometry
    return geopandas.GeoDataFrame(table, geometry=table["state"].map(outlines), crs=outlines.crs)


def _columns(name: str, hint: Any, values: Sequence[Any]) -> Iterator[tuple[str, list[Any], str]]:
    """Yield the columns for an attribute of that type: their names, cells and types."""
    if get_origin(hint) in (Union, UnionType):
        (hint,) = (part for part in get_args(hint) if part is not NoneType)
    if get_origin(hint) is Mapping:
        for key in sorted({key for value in values for key in value}):
            yield from _columns(f"{name}_{key}", get_args(hint)[1], [value.get(key) for value in values])
    elif get_origin(hint) is tuple:
        yield name, [LISTED.join(value) for value in values], "str"
    elif hint is When:
        yield name, [value and _stated(value) for value in values], "datetime64[s]"
        yield f"{name}_precision", [value and value.precision for value in values], "str"
    elif hint is Votes:
        for part, dtype in (("yeas", "Int64"), ("nays", "Int64"), ("unanimous", "boolean")):
            yield f"{name}_{part}", [value and getattr(value, part) for value in values], dtype
    else:
        yield name, list(values), {int: "Int64", bool: "boolean"}.get(hint, "str")


def _stated(when: When) -> datetime.date | None:
    return None if when.precision == "none" else when.first


def _library(name: str) -> Any:
    try:
        return import_module(name)
    except ImportError as missing:
        raise ImportError(f"tables need {name}, which is not installed: pip install vfw[data]") from missing
