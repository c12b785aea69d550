"""Frames as the browser gets them: packed small, and unpacked as they were."""

import datetime
import json
from collections.abc import Mapping
from typing import Any

import pytest

from vfw.atlas.frames import Aspect, Event, Frame, TextRenderer, serialize_frames
from vfw.atlas.maps import race_frames, suffrage_frames

FILMS = {"suffrage": suffrage_frames, "race": race_frames}


def packing(name: str) -> dict[str, Any]:
    return serialize_frames(FILMS[name](), TextRenderer(f"{name}-", "states/{state}"))


def aspect_of(film: Mapping[str, Any], state: str, index: int) -> dict[str, Any]:
    """Return what the browser shows: the last run that has begun."""
    number = [number for begin, number in film["runs"][state] if begin <= index][-1]
    aspect: dict[str, Any] = film["aspects"][number]
    return aspect


@pytest.mark.parametrize("name", FILMS)
def test_every_state_is_unpacked_as_it_was_in_every_frame(name: str) -> None:
    film = packing(name)
    for index, frame in enumerate(FILMS[name]()):
        for state, aspect in frame.aspects.items():
            assert aspect_of(film, state, index) == {key: value for key, value in vars(aspect).items() if value}


@pytest.mark.parametrize("name", FILMS)
def test_a_film_is_small_enough_for_a_slow_network(name: str) -> None:
    assert len(json.dumps(packing(name))) < 150_000


@pytest.mark.parametrize("name", FILMS)
def test_the_counts_of_a_frame_are_those_of_its_states(name: str) -> None:
    for frame in FILMS[name]():
        assert sum(states + territories for states, territories in frame.counts.values()) == 48


@pytest.mark.parametrize("name", FILMS)
def test_every_event_has_a_source_and_a_number_for_it(name: str) -> None:
    assert all(event.sources for frame in FILMS[name]() for event in frame.events)
    film = packing(name)
    assert all(min(event["sources"]) >= 1 for frame in film["frames"] for event in frame.get("events", []))


def test_territories_are_counted_apart() -> None:
    state, territory = Aspect("full", "A", (), ()), Aspect("full", "B", (), (), land="territory")
    frame = Frame(datetime.date(1900, 1, 1), "1900", "1900", {"A": state, "B": territory, "C": state})
    assert frame.counts == {"full": (2, 1)}


@pytest.mark.parametrize(
    ("about", "eventful"),
    [
        ({}, False),
        ({"events": (Event("meanwhile", "It rains."),)}, False),
        ({"events": (Event("gain", "It shines."),)}, True),
        ({"story": "It was so."}, True),
    ],
)
def test_playback_stops_at_frames_with_an_event_or_a_story(about: dict[str, Any], eventful: bool) -> None:
    assert Frame(datetime.date(1900, 1, 1), "1900", "1900", {}, **about).is_eventful is eventful
