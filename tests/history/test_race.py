"""The race, day by day: its count, its order and its stories."""

import datetime
import re
from pathlib import Path

import pytest

from vfw.history import days, race, ratification, referenda, sources, statehood, story, timeline
from vfw.history.race import _stories


def day(text: str) -> datetime.date:
    return datetime.date.fromisoformat(text)


@pytest.mark.parametrize(
    ("date", "count", "rejected"),
    [
        ("1919-06-09", 0, ""),
        ("1919-06-10", 3, ""),
        ("1919-08-01", 12, "GA"),
        ("1919-12-31", 22, "GA AL"),
        ("1920-03-22", 35, "GA AL SC VA MD"),
        ("1920-08-17", 35, "GA AL SC VA MD MS DE LA"),
        ("1920-08-18", 36, "GA AL SC VA MD MS DE LA"),
        ("1920-08-26", 36, "GA AL SC VA MD MS DE LA NC"),
    ],
)
def test_the_count_on_a_day(date: str, count: int, rejected: str) -> None:
    now = race(day(date))
    assert (now.count, now.missing) == (count, 36 - count)
    assert " ".join(now.rejected) == rejected


def test_states_of_one_day_keep_their_order() -> None:
    assert race(day("1919-06-16")).ratified == ("IL", "WI", "MI", "KS", "OH", "NY")


def test_every_state_stands_in_one_place_on_every_day() -> None:
    states = {row.state for row in statehood()}
    for on in days():
        now = race(on)
        assert len(now.ratified) + len(now.rejected) + len(now.open) == 48
        assert {*now.ratified, *now.rejected, *now.open} == states


def test_open_are_in_the_end_those_that_came_late() -> None:
    assert race(day("1920-08-26")).open == ("CT", "FL", "VT")


def test_days_run_from_the_first_states_to_the_proclamation() -> None:
    assert (days()[0], days()[-1]) == (day("1919-06-10"), day("1920-08-26"))
    assert [*days()] == sorted(set(days()))


def test_every_day_of_the_race_has_a_story_and_so_have_those_before_and_after() -> None:
    acts = {act.on.date for act in ratification() if act.on}
    assert all(story(on) for on in {*days(), *acts, day("1919-05-21"), day("1919-06-04"), day("1921-02-08")})
    assert story(day("1919-06-11")) is None


@pytest.mark.parametrize("on", days(), ids=str)
def test_a_story_is_short_names_its_states_and_its_sources(on: datetime.date) -> None:
    told = story(on)
    assert told
    assert told.endswith("]")
    keys = {key for bracket in re.findall(r"\[([^\]]*)\]", told) for key in re.split(r";\s", bracket)}
    assert keys
    assert keys <= set(sources())
    words = re.sub(r"\[[^\]]*\]", "", told)
    assert 8 <= len(words.split()) <= 60
    for act in ratification():
        if act.on and act.on.date == on:
            assert act.name in words


def test_a_story_tells_the_votes_of_the_table() -> None:
    """Every count "x to y" of a day on which a state acted, or Congress voted, is in the row of that day."""
    for act in ratification():
        if act.on:
            told = re.findall(r"[\d,]*\d to\s[\d,]*\d", story(act.on.date) or "")
            rows = [row for row in ratification() if row.on == act.on]
            known = " ".join(f"{row.house} {row.senate} {row.notes} {row.conflict}" for row in rows)
            counts = [votes for row in rows for votes in (row.house, row.senate) if votes]
            counts += [vote.votes for vote in referenda() if vote.state == act.state and vote.votes]
            known += " ".join(f"{votes} {votes.nays:,} to {votes.yeas:,}" for votes in counts if votes.yeas is not None)
            assert all(re.sub(r"\s", " ", count) in known for count in told), act.name


def test_a_heading_that_is_no_day_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "race.md").write_text("---\ntitle: The race\n---\n## 18 August 1920\nTennessee.\n", encoding="utf-8")
    monkeypatch.setattr("vfw.resources.lesson", lambda name: tmp_path / name)
    with pytest.raises(
        ValueError, match=r"race\.md, line 5: .*'18 August 1920', is not a day; write one like 1920-08-18"
    ):
        _stories.__wrapped__()


def test_the_tie_of_18_august_was_on_tabling() -> None:
    """Irwin counts 96 members: no member was left to break a tie among all of them."""
    assert "motion to table the Amendment fails, 48 to 48" in " ".join((story(day("1920-08-18")) or "").split())
    told = [event for event in timeline() if event.on.date == day("1920-08-18")]
    assert [event.title for event in told] == [
        "Banks Turner makes it a tie",
        "Harry Burn votes aye",
        "Tennessee ratifies",
    ]
    assert not any("breaks" in event.fact for event in told)
