"""The map without a browser: what it sends, what it refuses, and which picks it believes."""

import json
from typing import Any

import pytest

from vfw.panel.map import FILLS, StateFace, StateMap

NEW_YORK = StateFace(
    "mixed", (("disc", "2"), ("diamond", "1")), star=True, says="New York, Northeast: 2 purple, 1 yellow", changed=True
)


class Exhibit:
    """A map, the picks it reported, and a way to speak as the browser does."""

    def __init__(self) -> None:
        self.picks: list[tuple[str, int]] = []
        self.map = StateMap(lambda reply, question: self.picks.append((reply, question)))
        self.outlines, self.dressing = self.map.widget.children

    @property
    def codes(self) -> list[str]:
        (layer,) = self.outlines.layers
        return [feature["id"] for feature in layer.data["features"] if "number" in feature["properties"]]

    def browser_sends(self, message: Any) -> None:
        self.dressing._handle_custom_msg(message, [])


@pytest.fixture
def exhibit() -> Exhibit:
    return Exhibit()


@pytest.fixture
def sent(exhibit: Exhibit, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The states of the widget sent to the browser from now on."""
    messages: list[dict[str, Any]] = []
    monkeypatch.setattr(exhibit.dressing, "_send", lambda message, buffers=None: messages.append(message))
    return messages


def size(messages: list[dict[str, Any]]) -> int:
    return sum(len(json.dumps(message)) for message in messages)


def test_a_changed_state_is_one_small_message(exhibit: Exhibit, sent: list[dict[str, Any]]) -> None:
    exhibit.map.show({"NY": NEW_YORK}, question=1, states_legal=exhibit.codes)
    assert len(sent) == 1
    assert sent[0]["state"].keys() == {"NY", "scene"}
    assert size(sent) < 1_000


def test_recolouring_every_state_is_one_message(exhibit: Exhibit, sent: list[dict[str, Any]]) -> None:
    exhibit.map.show(dict.fromkeys(exhibit.codes, NEW_YORK))
    assert len(sent) == 1
    assert size(sent) < 10_000


def test_outlines_are_sent_once(exhibit: Exhibit) -> None:
    (layer,) = exhibit.outlines.layers
    assert len(layer.data["features"]) == 48 + 6
    assert len(json.dumps(layer.data)) < 110_000
    before = layer.data
    exhibit.map.show({"NY": NEW_YORK})
    assert layer.data is before


def test_states_left_out_are_open_and_have_their_name(exhibit: Exhibit) -> None:
    exhibit.map.show({"NY": NEW_YORK})
    assert exhibit.dressing.NY["fill"] == "mixed"
    exhibit.map.show({})
    assert (exhibit.dressing.NY["fill"], exhibit.dressing.NY["says"]) == ("open", "New York")


@pytest.mark.parametrize(
    ("wrong", "known"),
    [
        ({"states": {"DC": StateFace("open")}}, "NY"),
        ({"states": {"NY": StateFace("green")}}, "purple-1"),
        ({"states": {"NY": StateFace("open", (("star", "1"),))}}, "diamond"),
        ({"states": {}, "states_legal": ["AK"]}, "NY"),
        ({"states": {}, "regions_legal": ["northeast"]}, "Northeast"),
        ({"states": {}, "campaigners": {"East": ["purple"]}}, "West"),
        ({"states": {}, "campaigners": {"West": ["green"]}}, "yellow"),
    ],
)
def test_what_the_map_does_not_know_is_named(exhibit: Exhibit, wrong: dict[str, Any], known: str) -> None:
    shown = exhibit.dressing.scene
    with pytest.raises(ValueError, match=rf"unknown \w+ '\w+'.*{known}"):
        exhibit.map.show(**wrong)
    assert exhibit.dressing.scene == shown


@pytest.mark.parametrize("fill", FILLS)
def test_every_fill_has_a_colour(fill: str) -> None:
    assert f'[data-fill="{fill}"]' in str(StateMap(print)._dressing._css)


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
def test_late_and_made_up_picks_are_dropped(exhibit: Exhibit, message: Any) -> None:
    exhibit.map.show({}, question=7, states_legal=["NY"])
    exhibit.browser_sends(message)
    assert exhibit.picks == []
