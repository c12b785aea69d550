"""The tables of pandas and geopandas hold what the rows hold."""

import datetime
import sys
from typing import Any

import pytest

from vfw.history import (
    floor_votes,
    frame,
    geoframe,
    ratification,
    referenda,
    sources,
    standings,
    statehood,
    suffrage,
    timeline,
)

pandas = pytest.importorskip("pandas")
pytest.importorskip("geopandas")

TABLES: dict[str, Any] = {
    "ratification": ratification(),
    "suffrage": suffrage(),
    "referenda": referenda(),
    "floor_votes": floor_votes(),
    "timeline": timeline(),
    "statehood": statehood(),
    "sources": tuple(sources().values()),
    "standings": tuple(standings(datetime.date(1919, 6, 4)).values()),
}


@pytest.mark.parametrize("name", TABLES)
def test_a_frame_has_a_line_for_each_row_and_no_column_of_objects(name: str) -> None:
    table = frame(TABLES[name])
    assert len(table) == len(TABLES[name])
    assert "object" not in {str(dtype) for dtype in table.dtypes}


def test_dates_votes_and_sources_are_columns_of_their_types() -> None:
    table = frame(ratification()).set_index("state")
    assert table.loc["TN", "on"] == pandas.Timestamp("1920-08-18")
    assert (table.loc["TN", "house_yeas"], table.loc["TN", "house_nays"]) == (49, 47)
    assert table.loc["TX", "dates_STEVENS1920"] == pandas.Timestamp("1919-06-29")
    assert pandas.isna(table.loc["MI", "house_yeas"])
    assert table.loc["MI", "house_unanimous"]
    assert pandas.isna(table.loc["CT", "ordinal"])
    assert table["ordinal"].sum() == sum(range(1, 37))
    assert table.loc["VT", "sources"] == "CONAN1952; HWS5; HWS6"
    assert frame(statehood())["electoral_votes_1920"].sum() == 531


def test_a_frame_shows_no_day_that_is_not_stated() -> None:
    table = frame(referenda())
    kansas = table[(table["state"] == "KS") & (table["on"] == "1867-11-01")]
    assert list(kansas["on_precision"]) == ["month"]
    undated = frame(timeline())
    assert undated["on"].isna().sum() == (undated["on_precision"] == "none").sum() > 0


def test_a_frame_ends_with_what_all_fact_tables_have() -> None:
    for rows in (ratification(), floor_votes(), statehood()):
        assert list(frame(rows).columns[-5:]) == ["status", "unverified", "conflict", "notes", "sources"]


def test_no_rows_make_an_empty_frame() -> None:
    assert frame([]).empty


def test_rows_of_two_kinds_make_none() -> None:
    with pytest.raises(TypeError, match="rows of Ratification and Statehood; expected rows of one kind"):
        frame([ratification()[0], statehood()[0]])


def test_a_geoframe_has_the_outlines_of_the_states_in_their_projection() -> None:
    shapes = geoframe(ratification())
    assert {axis.unit_name for axis in shapes.crs.axis_info} == {"kilometre"}
    assert shapes.geometry.notna().all()
    north_west, south_east = (shapes.set_index("state").geometry[state].centroid for state in ("WA", "FL"))
    assert north_west.x < south_east.x
    assert north_west.y > south_east.y
    assert list(shapes.columns[:-1]) == list(frame(ratification()).columns)


def test_what_happened_in_no_state_has_no_outline() -> None:
    shapes = geoframe(timeline())
    assert shapes.geometry.isna().sum() == sum(row.state in (None, "DC") for row in timeline())


def test_rows_without_a_state_make_no_geoframe() -> None:
    with pytest.raises(ValueError, match=r"no state, but on, .*expected rows with an attribute `state`"):
        geoframe(floor_votes())


@pytest.mark.parametrize(("make", "library"), [(frame, "pandas"), (geoframe, "geopandas")])
def test_without_the_extra_it_says_what_to_install(make: Any, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"need {library}, .*pip install vfw\[data\]"):
        make(ratification())
