"""The outlines are a map: nothing missing, nothing twice, and the borders the rules speak of."""

import json
from itertools import combinations
from typing import Any

import pytest

from vfw.resources import geodata

geopandas = pytest.importorskip("geopandas")
shapely = pytest.importorskip("shapely")
Point = shapely.Point

DIE_NUMBERS = {
    "West": "WA OR CA ID NV UT AZ NM",
    "Plains": "MT WY CO ND SD NE KS OK",
    "South": "TX AR LA MS AL GA SC FL",
    "Midwest": "MN IA MO WI MI IL IN OH",
    "Atlantic & Appalachia": "TN KY WV PA VA NC MD DE",
    "Northeast": "NY VT NH ME MA RI CT NJ",
}

NEIGHBORS_IN_REGION = {
    "WA": "OR ID", "OR": "WA CA ID NV", "CA": "OR NV AZ", "ID": "WA OR NV UT",
    "NV": "OR CA ID UT AZ", "UT": "ID NV AZ", "AZ": "CA NV UT NM", "NM": "AZ",
    "MT": "WY ND SD", "WY": "MT CO SD NE", "CO": "WY NE KS OK", "ND": "MT SD",
    "SD": "MT WY ND NE", "NE": "WY CO SD KS", "KS": "CO NE OK", "OK": "CO KS",
    "TX": "AR LA", "AR": "TX LA MS", "LA": "TX AR MS", "MS": "AR LA AL",
    "AL": "MS GA FL", "GA": "AL SC FL", "SC": "GA", "FL": "AL GA",
    "MN": "IA WI", "IA": "MN MO WI IL", "MO": "IA IL", "WI": "MN IA MI IL",
    "MI": "WI IN OH", "IL": "IA MO WI IN", "IN": "MI IL OH", "OH": "MI IN",
    "TN": "KY VA NC", "KY": "TN WV VA", "WV": "KY PA VA MD", "PA": "WV MD DE",
    "VA": "TN KY WV NC MD", "NC": "TN VA", "MD": "WV PA VA DE", "DE": "PA MD",
    "NY": "VT MA CT NJ", "VT": "NY NH MA", "NH": "VT ME MA", "ME": "NH",
    "MA": "NY VT NH RI CT", "RI": "MA CT", "CT": "NY MA RI", "NJ": "NY",
}  # fmt: skip

CALLED_OUT = ["VT", "NH", "MA", "RI", "CT", "NJ", "DE", "MD"]
PIXELS_PER_KM_ON_A_DESK = 0.147
"""The map of a page of 1280×800, where it is 470 pixels high."""


@pytest.fixture(scope="module")
def states() -> Any:
    return geopandas.read_file(geodata("states.geojson")).set_index("id")


@pytest.fixture(scope="module")
def regions() -> Any:
    return geopandas.read_file(geodata("regions.geojson")).set_index("id")


def test_both_files_are_small() -> None:
    size = sum(geodata(name).stat().st_size for name in ("states.geojson", "regions.geojson"))
    assert 45_000 < size < 90_000


@pytest.mark.parametrize("name", ["states.geojson", "regions.geojson"])
def test_every_ring_is_closed_simple_and_winds_as_rfc_7946_wants(name: str) -> None:
    rings = 0
    for feature in json.loads(geodata(name).read_text(encoding="utf-8"))["features"]:
        outline = shapely.geometry.shape(feature["geometry"])
        assert outline.is_valid, (feature["id"], shapely.is_valid_reason(outline))
        kind, parts = feature["geometry"]["type"], feature["geometry"]["coordinates"]
        for part in {"Polygon": [parts], "MultiPolygon": parts}[kind]:
            for number, ring in enumerate(part):
                line = shapely.LinearRing(ring)
                place = (feature["id"], ring[0])
                assert len(ring) >= 4, place
                assert ring[0] == ring[-1], place
                assert line.is_simple, place
                assert line.is_ccw == (number == 0), place
                rings += 1
    assert rings == {"states.geojson": 68, "regions.geojson": 21}[name]


def test_the_files_name_their_projection(states: Any, regions: Any) -> None:
    west, south, east, north = states.to_crs("EPSG:4326").total_bounds
    assert (west, south) == pytest.approx((-124.7, 24.5), abs=0.1)
    assert (east, north) == pytest.approx((-67.0, 49.4), abs=0.1)
    assert regions.crs == states.crs


def test_48_valid_states(states: Any) -> None:
    assert len(states) == 48
    assert states.is_valid.all()
    assert set(states.geom_type) <= {"Polygon", "MultiPolygon"}


def test_states_do_not_overlap(states: Any) -> None:
    for one, other in combinations(states.geometry, 2):
        assert one.intersection(other).area == pytest.approx(0, abs=1e-6)
    assert states.union_all().area == pytest.approx(states.area.sum())


def test_there_is_no_gap_between_states(states: Any) -> None:
    holes = [hole for part in states.union_all().geoms for hole in part.interiors]
    assert not holes
    assert states.geometry.is_valid_coverage(gap_width=1.0)


def test_regions_are_their_states(states: Any, regions: Any) -> None:
    assert list(regions.index) == list(DIE_NUMBERS)
    for region, outline in regions.geometry.items():
        own = states[states.region == region].union_all()
        assert outline.symmetric_difference(own).area == pytest.approx(0, abs=1e-6)


def test_die_numbers(states: Any) -> None:
    numbered = {(state.region, state.number): code for code, state in states.iterrows()}
    assert numbered == {
        (region, number): code for region, codes in DIE_NUMBERS.items() for number, code in enumerate(codes.split(), 1)
    }


def test_neighbors_in_the_region_are_those_of_the_rules(states: Any) -> None:
    for code, state in states.iterrows():
        own = {other for other in state.neighbors if states.region[other] == state.region}
        assert own == set(NEIGHBORS_IN_REGION[code].split()), code


def test_neighbors_are_sorted_mutual_and_share_a_border(states: Any) -> None:
    for code, neighbors in states.neighbors.items():
        assert list(neighbors) == sorted(neighbors)
        for other in neighbors:
            assert code in states.neighbors[other]
            assert states.geometry[code].intersection(states.geometry[other]).length > 0
    assert sum(map(len, states.neighbors)) == 2 * 105


def test_labels_are_inside_their_states(states: Any) -> None:
    for code, state in states.iterrows():
        assert state.geometry.contains(Point(state.label)), code


def test_signs_of_regions_are_outside_the_land(states: Any, regions: Any) -> None:
    land = states.union_all()
    assert not any(land.contains(Point(sign)) for sign in regions.sign)


def test_callouts_of_the_small_states_are_off_the_coast(states: Any) -> None:
    called_out = states[states.callout.notna()]
    assert set(called_out.index) == set(CALLED_OUT)
    assert not any(states.union_all().contains(Point(callout)) for callout in called_out.callout)


def test_callouts_are_large_enough_to_touch(states: Any) -> None:
    for one, other in combinations(states.callout.dropna(), 2):
        assert Point(one).distance(Point(other)) * PIXELS_PER_KM_ON_A_DESK >= 44
