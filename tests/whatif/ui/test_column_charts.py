"""The histogram: a column and a step for every number of states, and the line at 36 between lost and won."""

import re

import pytest

from tests.whatif.ui.sample_counts import all_of, counts, drawn, number, unchanged, where
from vfw.whatif.ui.column_charts import OPEN_STATES_NOTE, histogram_picture, histogram_sentence, histogram_table


@pytest.mark.parametrize("small", [False, True])
def test_column_heights_match_the_playouts(small: bool) -> None:
    root = drawn(histogram_picture(counts(), small=small))
    columns = all_of(root, "vfw-column")
    heights = [number(column, "height") for column in columns]
    assert [height / max(heights) for height in heights] == pytest.approx([0.25, 0.75, 1, 0.5], abs=1e-3)
    lefts = [number(column, "x") for column in columns]
    wide = (lefts[3] - lefts[0]) / 10
    assert [(left - lefts[0]) / wide for left in lefts] == pytest.approx([0, 5, 6, 10], abs=1e-2)


@pytest.mark.parametrize("small", [False, True])
def test_the_line_separates_lost_from_won(small: bool) -> None:
    root = drawn(histogram_picture(counts(), small=small))
    (line,) = all_of(root, "vfw-threshold")
    at = where(line.get("d", ""))[0]
    columns = all_of(root, "vfw-column")
    assert [number(column, "x") > at for column in columns] == [False, False, True, True]
    assert number(columns[1], "x") + number(columns[1], "width") < at
    assert [column.get("fill") for column in columns] == ["#e3f0ee", "#e3f0ee", "#1b9e9a", "#1b9e9a"]


def test_the_outline_shows_the_playouts_as_they_were() -> None:
    (outline,) = all_of(drawn(histogram_picture(counts())), "vfw-outline")
    tops = [float(top) for top in re.findall(r"V([\d.]+)H", outline.get("d", ""))]
    base = float(re.findall(r"V([\d.]+)$", outline.get("d", ""))[0])
    first = 49 - len(tops)
    highest = (base - min(tops)) / 300
    found = {first + place: round((base - top) / highest) for place, top in enumerate(tops) if top < base}
    assert found == {30: 250, 35: 300, 36: 300, 40: 100}


def test_playouts_that_never_send_are_named_and_not_drawn() -> None:
    said = histogram_sentence(counts())
    assert "Congress never sends it: as it was in 5, as changed in 0 of 100." in said
    assert OPEN_STATES_NOTE in said
    assert "never sends it" in histogram_picture(counts()).svg
    assert "36 or more in 60 of 100 worlds" in said


def test_the_table_has_every_number_of_states() -> None:
    rows = {name: as_it_was for name, as_it_was, _ in histogram_table(counts()).rows}
    assert rows["never sent by Congress"] == "50"
    assert rows["36, won"] == "300"
    assert rows["35"] == "300"
    assert sum([int(worlds.replace(",", "")) for worlds in rows.values()]) == 1000


def test_without_a_change_columns_match_the_outline() -> None:
    root = drawn(histogram_picture(unchanged()))
    (outline,) = all_of(root, "vfw-outline")
    tops = {float(top) for top in re.findall(r"V([\d.]+)H", outline.get("d", ""))}
    assert {round(number(column, "y"), 2) for column in all_of(root, "vfw-column")} <= tops
