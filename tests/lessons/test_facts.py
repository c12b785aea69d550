"""Facts that lessons state, compared with the tables that have them too."""

from __future__ import annotations

import json

import pytest

from tests.server.running import CHECKOUT
from vfw.history import floor_votes, timeline
from vfw.history.texts import read


def section(lesson: str, step: str) -> str:
    return " ".join(read(f"lessons/{lesson}")[step].body.split())


def test_between_the_first_vote_on_the_amendment_and_the_last_lie_as_many_years_as_is_said() -> None:
    first, *_, last = [vote.on for vote in floor_votes() if vote.kind == "amendment"]
    assert (str(first), str(last)) == ("25 January 1887", "4 June 1919")
    notebook = json.loads((CHECKOUT / "notebooks" / "lesson-amendment.ipynb").read_text(encoding="utf-8"))
    years = f"{last.date.year - first.date.year} years between the first vote and the last"
    assert years in notebook["metadata"]["vfw"]["description"]


@pytest.mark.parametrize("lesson", ["nashville", "ratification"])
def test_a_lesson_closes_with_those_who_could_not_vote_until_1965_and_with_one_who_could(lesson: str) -> None:
    (act,) = (event for event in timeline() if event.title == "Voting Rights Act")
    closing = section(lesson, "left-out")
    assert f"Only in {act.on.date.year} did the Voting Rights Act" in closing
    assert "Tye Leung Schulze could vote in San Francisco in 1912" in closing


@pytest.mark.parametrize("step", ["the-eighteenth", "exit-ticket"])
def test_the_lesson_on_nashville_honors_banks_turner(step: str) -> None:
    assert "Banks Turner" in section("nashville", step)
