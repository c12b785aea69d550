"""The map of the race against the tables: who ratified when, and how the count stood."""

import datetime
from itertools import pairwise

import pytest

from vfw.atlas.frames import Frame
from vfw.atlas.maps import RACE_FILLS, race_frames
from vfw.history import days, race, ratification


def day(text: str) -> Frame:
    (frame,) = (frame for frame in race_frames() if frame.key == text)
    return frame


def test_there_is_a_frame_for_each_day_of_the_race() -> None:
    frames = race_frames()
    assert (frames[0].key, frames[-1].key) == ("1919-06-10", "1920-08-26")
    assert all(later.on - frame.on == datetime.timedelta(days=1) for frame, later in pairwise(frames))


@pytest.mark.parametrize(
    ("on", "ratified", "rejected"),
    [
        ("1919-06-10", 3, 0),
        ("1919-12-31", 22, 2),
        ("1920-03-22", 35, 5),
        ("1920-08-17", 35, 8),
        ("1920-08-18", 36, 8),
        ("1920-08-26", 36, 9),
    ],
)
def test_the_count_of_a_day(on: str, ratified: int, rejected: int) -> None:
    counts = day(on).counts
    assert counts["ratified"] == (ratified, 0)
    assert counts.get("rejected", (0, 0)) == (rejected, 0)
    assert sum(states for states, _ in counts.values()) == 48


def test_every_day_shows_what_the_tables_say() -> None:
    for frame in race_frames():
        stood = race(frame.on)
        for fill, states in (("ratified", stood.ratified), ("rejected", stood.rejected), ("open", stood.open)):
            assert {state for state, aspect in frame.aspects.items() if aspect.fill == fill} == set(states)


def test_the_marks_of_the_last_day_number_the_thirty_six() -> None:
    marks = [aspect.mark for aspect in race_frames()[-1].aspects.values() if aspect.fill == "ratified"]
    assert sorted(int(text) for mark in marks if mark for _, text in [mark]) == list(range(1, 37))


def test_every_act_of_a_state_is_an_event_of_its_day() -> None:
    for act in ratification():
        if act.on and act.on.date <= race_frames()[-1].on:
            events = [event for event in day(act.on.date.isoformat()).events if act.state in event.states]
            assert [event.kind for event in events] == [act.outcome]


def test_states_of_one_day_are_listed_in_their_order() -> None:
    texts = [event.text for event in day("1919-06-10").events]
    assert texts == ["Illinois, number 1 of 36", "Wisconsin, number 2 of 36", "Michigan, number 3 of 36"]


def test_playback_stops_on_days_with_a_story_or_an_act() -> None:
    assert [frame.on for frame in race_frames() if frame.is_eventful] == list(days())


def test_every_state_that_acts_has_a_story_on_its_day() -> None:
    assert all(frame.story for frame in race_frames() if frame.events)


def test_an_unlisted_refusal_is_named_as_a_refusal() -> None:
    informal = {act.state for act in ratification() if act.rejection == "informal"}
    assert informal
    last = race_frames()[-1]
    for state, aspect in last.aspects.items():
        assert ("without a formal rejection" in aspect.says) == (state in informal)


def test_every_fill_is_in_the_legend() -> None:
    assert {aspect.fill for frame in race_frames() for aspect in frame.aspects.values()} == set(RACE_FILLS)
