"""The offices that women could vote for, on days that are known from history."""

import datetime

import pytest

from vfw.history import LEVELS, full_suffrage_states, standing, standings, statehood, suffrage

DAY = datetime.timedelta(days=1)


def at(state: str, date: str) -> str:
    return standing(state, datetime.date.fromisoformat(date)).level


@pytest.mark.parametrize(
    ("state", "date", "level"),
    [
        ("NJ", "1776-07-01", "none"),
        ("NJ", "1800-01-01", "full"),
        ("NJ", "1808-01-01", "none"),
        ("NJ", "1912-11-06", "school or municipal"),
        ("MD", "1900-04-01", "school or municipal"),
        ("MD", "1901-01-01", "none"),
        ("KY", "1840-01-01", "school or municipal"),
        ("WY", "1869-12-09", "none"),
        ("WY", "1869-12-10", "full"),
        ("UT", "1887-01-01", "full"),
        ("UT", "1890-01-01", "none"),
        ("UT", "1896-01-04", "full"),
        ("WA", "1886-01-01", "full"),
        ("WA", "1887-06-01", "none"),
        ("WA", "1888-06-01", "full"),
        ("WA", "1888-09-01", "none"),
        ("WA", "1910-11-08", "full"),
        ("KS", "1887-02-15", "school or municipal"),
        ("KS", "1912-11-05", "full"),
        ("IL", "1913-06-25", "school or municipal"),
        ("IL", "1913-06-26", "presidential"),
        ("OH", "1917-03-01", "presidential"),
        ("OH", "1918-01-01", "school or municipal"),
        ("IN", "1917-12-01", "none"),
        ("TX", "1918-03-26", "presidential"),
        ("ME", "1920-08-25", "none"),
        ("AL", "1920-08-25", "none"),
        ("AL", "1920-08-26", "full"),
    ],
)
def test_women_had_this_vote_on_that_day(state: str, date: str, level: str) -> None:
    assert at(state, date) == level


def test_full_suffrage_grew_from_the_west() -> None:
    assert full_suffrage_states(datetime.date(1869, 12, 9)) == ()
    assert full_suffrage_states(datetime.date(1895, 1, 1)) == ("WY", "CO")
    before_the_amendment = " ".join(full_suffrage_states(datetime.date(1919, 6, 4)))
    assert before_the_amendment == "WY CO UT ID WA CA AZ KS OR MT NV NY MI OK SD"


def test_the_amendment_gives_all_48_the_vote_and_says_so() -> None:
    now = standings(datetime.date(1920, 8, 26))
    assert {row.level for row in now.values()} == {"full"}
    assert now["AL"].how == "Nineteenth Amendment"
    assert str(now["AL"].since) == "26 August 1920"
    assert now["AL"].sources
    assert str(now["WY"].since) == "10 December 1869"


def test_a_loss_is_dated_and_sourced() -> None:
    utah = standing("UT", datetime.date(1890, 1, 1))
    assert (str(utah.since), utah.how) == ("March 1887", "act of Congress (Edmunds-Tucker)")
    assert utah.sources == ("HWS4", "HWS6")


def test_new_jersey_kept_the_vote_on_spending_when_it_lost_that_for_trustees() -> None:
    kinds = [standing("NJ", datetime.date(year, 12, 31)).kinds for year in (1886, 1887, 1894, 1912)]
    assert kinds == [(), ("school", "tax"), ("tax",), ("tax",)]


def test_a_state_without_a_vote_has_no_date() -> None:
    virginia = standing("VA", datetime.date(1919, 6, 10))
    assert (virginia.level, virginia.since, virginia.how, virginia.sources) == ("none", None, "", ())


def test_every_level_is_sourced() -> None:
    for year in range(1776, 1921):
        for row in standings(datetime.date(year, 12, 31)).values():
            assert bool(row.sources) == (row.since is not None)
            assert row.sources or row.level == "none"
            assert bool(row.kinds) == (row.level != "none") or row.how == "Nineteenth Amendment"


def test_territories_become_states() -> None:
    wyoming = {row.state: row for row in statehood()}["WY"]
    assert wyoming.territory
    before = standing("WY", wyoming.territory.date - DAY)
    territory = standing("WY", wyoming.on.date - DAY)
    state = standing("WY", wyoming.on.date)
    assert [(row.territory, row.in_the_union) for row in (before, territory, state)] == [
        (False, False),
        (True, False),
        (False, True),
    ]


def test_a_vote_in_some_towns_is_told_from_one_in_the_whole_state() -> None:
    day = datetime.date(1919, 12, 31)
    assert {state for state, row in standings(day).items() if row.partly} == {"FL", "GA", "MS", "NJ"}
    assert not standing("KS", datetime.date(1890, 1, 1)).partly


def test_a_month_leaves_its_days_open_and_no_others() -> None:
    idaho = {day: standing("ID", datetime.date(1896, *day)) for day in ((10, 31), (11, 2), (11, 3), (11, 30), (12, 1))}
    assert [row.level for row in idaho.values()] == ["none", "none", "full", "full", "full"]
    assert [row.uncertain for row in idaho.values()] == [False, True, True, False, False]


def test_a_finer_change_within_the_level_leaves_nothing_open() -> None:
    assert not standing("MI", datetime.date(1893, 6, 1)).uncertain


def test_no_vote_begins_on_a_day_of_which_nothing_is_stated() -> None:
    assert all(vote.since.precision != "none" for vote in suffrage())


def test_levels_never_fall_without_a_loss() -> None:
    for row in statehood():
        losses = {vote.until.date for vote in suffrage() if vote.state == row.state and vote.until}
        days = sorted({vote.since.date for vote in suffrage() if vote.state == row.state} | losses)
        levels = [LEVELS.index(standing(row.state, day).level) for day in days]
        for day, before, after in zip(days[1:], levels, levels[1:], strict=False):
            assert after >= before or day in losses


def test_an_unknown_state_is_named_in_the_error() -> None:
    with pytest.raises(ValueError, match="'PR' is not a state of 1920; write a postal code like 'NY'"):
        standing("PR", datetime.date(1920, 1, 1))


@pytest.mark.parametrize(
    ("state", "on", "since"),
    [("KY", "1911-12-31", "1838"), ("KY", "1912-12-31", "1912"), ("DE", "1919-06-04", "1900 or before")],
)
def test_a_standing_begins_when_it_is_the_whole_states(state: str, on: str, since: str) -> None:
    assert str(standing(state, datetime.date.fromisoformat(on)).since).endswith(since)
