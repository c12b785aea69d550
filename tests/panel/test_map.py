"""The map without a browser: its messages, its errors, and the picks that it accepts."""

import json
import re
from typing import Any

import pytest

from tests.panel.screen import arrive
from tests.panel.test_palette import DARK, SHAPE, TEXT, contrast
from vfw.panel.surfaces.state_map import STYLES, StateMap
from vfw.panel.surfaces.states_board import FILLS, StateAppearance
from vfw.panel.web.assets import WEB_FOLDER

NEW_YORK = StateAppearance(
    "mixed",
    (("disc", "2"), ("diamond", "1")),
    signs=("★",),
    says="New York, Northeast: 2 purple, 1 yellow",
    changed=True,
)


class Exhibit:
    """A map, the picks it reported, and a way to speak as the browser does."""

    def __init__(self) -> None:
        self.picks: list[tuple[str, int]] = []
        self.map = StateMap(lambda reply, question: self.picks.append((reply, question)))
        window, self.overlay = self.map.widget.children
        (self.outlines,) = window.children

    @property
    def codes(self) -> list[str]:
        (layer,) = self.outlines.layers
        return [feature["id"] for feature in layer.data["features"] if "number" in feature["properties"]]

    def browser_sends(self, message: Any) -> None:
        arrive(self.overlay, message)


@pytest.fixture
def exhibit() -> Exhibit:
    return Exhibit()


@pytest.fixture
def sent(exhibit: Exhibit, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The states of the widget sent to the browser from now on."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(exhibit.overlay, "_send", lambda message, buffers=None: messages.append(message))
    return messages


def size(messages: list[dict[str, Any]]) -> int:
    return sum(len(json.dumps(message)) for message in messages)


def test_a_changed_state_is_one_small_message(exhibit: Exhibit, sent: list[dict[str, Any]]) -> None:
    exhibit.map.show({"NY": NEW_YORK}, question=1, states_legal=exhibit.codes)
    assert len(sent) == 1
    assert sent[0]["state"].keys() == {"NY", "scene"}
    assert size(sent) < 1_000


def test_recoloring_every_state_is_one_message(exhibit: Exhibit, sent: list[dict[str, Any]]) -> None:
    exhibit.map.show(dict.fromkeys(exhibit.codes, NEW_YORK))
    assert len(sent) == 1
    assert size(sent) < 10_000


def test_the_table_is_a_second_view_of_the_same_model(exhibit: Exhibit) -> None:
    assert exhibit.map.table.children == (exhibit.overlay,)
    assert "vfw-map-table" in exhibit.map.table.get_state()["_dom_classes"]


def test_notes_go_with_their_state(exhibit: Exhibit) -> None:
    exhibit.map.show({"NY": StateAppearance("open", notes=("It is large.", "It is old."))})
    assert exhibit.overlay.NY["notes"] == ("It is large.", "It is old.")
    assert exhibit.overlay.VT["notes"] == ()


def test_outlines_are_sent_once(exhibit: Exhibit) -> None:
    (layer,) = exhibit.outlines.layers
    assert len(layer.data["features"]) == 48 + 6
    assert len(json.dumps(layer.data)) < 110_000
    before = layer.data
    exhibit.map.show({"NY": NEW_YORK})
    assert layer.data is before


def test_states_left_out_are_open_and_have_their_name(exhibit: Exhibit) -> None:
    exhibit.map.show({"NY": NEW_YORK})
    assert exhibit.overlay.NY["fill"] == "mixed"
    exhibit.map.show({})
    assert (exhibit.overlay.NY["fill"], exhibit.overlay.NY["says"]) == ("open", "New York")


@pytest.mark.parametrize(
    ("wrong", "known"),
    [
        ({"states": {"DC": StateAppearance("open")}}, "NY"),
        ({"states": {"NY": StateAppearance("green")}}, "purple-1"),
        ({"states": {"NY": StateAppearance("open", (("star", "1"),))}}, "diamond"),
        ({"states": {"NY": StateAppearance("open", signs=("star",))}}, "★"),
        ({"states": {}, "states_legal": ["AK"]}, "NY"),
        ({"states": {}, "regions_legal": ["northeast"]}, "Northeast"),
        ({"states": {}, "campaigners": {"East": ["purple"]}}, "West"),
        ({"states": {}, "campaigners": {"West": ["green"]}}, "yellow"),
    ],
)
def test_an_unknown_value_is_named_in_the_error(exhibit: Exhibit, wrong: dict[str, Any], known: str) -> None:
    shown = exhibit.overlay.scene
    with pytest.raises(ValueError, match=rf"unknown \w+ '\w+'.*{known}"):
        exhibit.map.show(**wrong)
    assert exhibit.overlay.scene == shown


@pytest.mark.parametrize("fill", FILLS)
def test_every_fill_has_a_color(exhibit: Exhibit, fill: str) -> None:
    assert f'[data-fill="{fill}"]' in exhibit.overlay.get_state()["_css"]


def test_a_legal_pick_is_reported_once(exhibit: Exhibit) -> None:
    exhibit.map.show({}, question=7, states_legal=["NY"], regions_legal=["West"])
    for _ in range(3):
        exhibit.browser_sends({"pick": "NY", "question": 7})
    exhibit.browser_sends({"pick": "West", "question": 7})
    assert exhibit.picks == [("NY", 7)]


def test_showing_the_question_again_opens_it_again(exhibit: Exhibit) -> None:
    for _ in range(2):
        exhibit.map.show({}, question=7, states_legal=["NY"])
        exhibit.browser_sends({"pick": "NY", "question": 7})
    assert exhibit.picks == [("NY", 7), ("NY", 7)]


@pytest.mark.parametrize(
    "message",
    [
        {"pick": "NY", "question": 6},
        {"pick": "VT", "question": 7},
        {"pick": "NY", "question": "7"},
        {"pick": ["NY"], "question": 7},
        {"pick": "NY"},
        {},
        "NY",
        None,
    ],
)
def test_late_and_invalid_picks_are_dropped(exhibit: Exhibit, message: Any) -> None:
    exhibit.map.show({}, question=7, states_legal=["NY"])
    exhibit.browser_sends(message)
    assert exhibit.picks == []


# Colors in the dark: what the page gives to `.vfw-dark`, and what the map has of its own

STYLE = "\n".join((WEB_FOLDER / style).read_text() for style in STYLES)
DARK_FILLS = {
    name: DARK[token]
    for name, token in re.findall(r'\[data-fill="([\w-]+)"\] \{ --fill: var\(--vfw-([\w-]+)\); \}', STYLE)
    if name != "mixed"
}


def test_every_fill_is_known_in_the_dark() -> None:
    assert set(DARK_FILLS) == set(FILLS) - {"mixed"}
    assert all(re.fullmatch("#[0-9a-f]{6}", colour) for colour in DARK_FILLS.values())
    assert contrast(DARK_FILLS["open"], "#ffffff") > 7, "an empty state is dark"


@pytest.mark.parametrize("fill", DARK_FILLS)
def test_codes_can_be_read_in_the_dark(fill: str) -> None:
    colour = DARK_FILLS[fill]
    if fill == "open":
        letters, halo = DARK["ink"], colour
    elif fill.startswith("purple") or fill == "rejected":
        letters, halo = "#ffffff", colour
    else:
        letters, halo = "#1d1a22", "#fffdf7"
    assert contrast(letters, halo) >= TEXT


@pytest.mark.parametrize("line", ["legal", "ink"])
def test_edges_stand_out_in_the_dark(line: str) -> None:
    """They lie between two lines in the color of the dialog, as in the light, so the fills do not matter."""
    assert contrast(DARK[line], DARK["sheet"]) >= SHAPE
    assert contrast(DARK[line], DARK_FILLS["open"]) >= SHAPE


@pytest.mark.parametrize("ink", ["ink", "quiet"])
def test_sheets_and_tables_can_be_read_in_the_dark(ink: str) -> None:
    assert contrast(DARK[ink], DARK["sheet"]) >= TEXT


def test_rejected_and_empty_states_differ_in_the_dark_theme() -> None:
    """By more than its color: a cross with a white line around it."""
    assert contrast("#ffffff", DARK_FILLS["rejected"]) >= SHAPE


def test_no_text_of_the_map_is_smaller_than_15_px() -> None:
    sizes = [float(size) for size in re.findall(r"font(?:-size)?:[^;{}]*?\b(\d+(?:\.\d+)?)px", STYLE)]
    assert min(size for size in sizes if size) >= 15


@pytest.mark.parametrize("movement", ["animation: vfw", "scroll-behavior: smooth"])
def test_movement_stops_when_the_system_or_the_visitor_asks(movement: str) -> None:
    (moving,) = re.findall(rf"([^{{}}]+) \{{[^{{}}]*{movement}", STYLE)
    still = f"{moving.split()[-1]} {{ {movement.split(':')[0]}: "
    asked = STYLE.partition("@media (prefers-reduced-motion: reduce)")[2]
    assert still in asked
    assert f".vfw-still .vfw-map {still}" in STYLE
