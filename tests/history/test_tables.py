"""The fact tables hold what is certain, and show nothing as certain that no source states."""

import csv
import datetime
import doctest
import re
from collections import Counter
from pathlib import Path

import pytest

from vfw import history
from vfw.history import (
    Fact,
    FloorVote,
    Votes,
    When,
    floor_votes,
    ratification,
    referenda,
    sources,
    statehood,
    suffrage,
    tables,
    timeline,
)
from vfw.resources import geodata, lesson

LAW = datetime.date(1920, 8, 18)
ORDER = "IL WI MI KS OH NY PA MA TX IA MO AR MT NE MN NH UT CA ME ND SD CO RI KY OR IN WY NV NJ ID AZ NM OK WV WA TN"
TIES = [["IL", "WI", "MI"], ["KS", "OH", "NY"], ["MT", "NE"], ["RI", "KY"]]
ELECTORAL_VOTES = {
    1848: 290, 1852: 296, 1856: 296, 1860: 303, 1864: 234, 1868: 294, 1872: 366, 1876: 369, 1880: 369, 1884: 401,
    1888: 401, 1892: 444, 1896: 447, 1900: 447, 1904: 476, 1908: 483, 1912: 531, 1916: 531, 1920: 531,
}  # fmt: skip
TABLES: dict[str, tuple[Fact, ...]] = {
    "ratification": ratification(),
    "suffrage": suffrage(),
    "referenda": referenda(),
    "congress_votes": floor_votes(),
    "timeline": timeline(),
    "statehood": statehood(),
}
FILES = {f"{name}.csv": geodata(f"{name}.csv") for name in TABLES} | {"sources.csv": lesson("sources.csv")}


def on_the_floor(chamber: str, year: int, month: int) -> FloorVote:
    (vote,) = (
        vote
        for vote in floor_votes()
        if vote.kind == "amendment"
        and vote.chamber == chamber
        and (vote.on.date.year, vote.on.date.month) == (year, month)
    )
    return vote


# What is certain


def test_thirty_six_states_ratified_by_18_august_1920_in_their_order() -> None:
    first = [act for act in ratification() if act.outcome == "ratified" and act.on and act.on.date <= LAW]
    assert " ".join(act.state for act in sorted(first, key=lambda act: act.ordinal or 0)) == ORDER
    assert [act.ordinal for act in first] == [*range(1, 37)]
    assert " ".join(act.state for act in ratification()[:36]) == ORDER
    dates = [act.on.date for act in first if act.on]
    assert dates == sorted(dates)
    assert dates[0] == datetime.date(1919, 6, 10)
    assert dates[-1] == LAW


def test_four_days_saw_more_than_one_state_and_the_rows_say_how_they_are_ordered() -> None:
    by_day: dict[When, list[str]] = {}
    for act in ratification()[:36]:
        assert act.on
        by_day.setdefault(act.on, []).append(act.state)
    assert [states for states in by_day.values() if len(states) > 1] == TIES
    tied = {state for states in TIES for state in states}
    assert all("order" in act.conflict for act in ratification() if act.state in tied)


def test_twelve_states_had_not_ratified_when_it_was_won() -> None:
    rest = {act.state: act for act in ratification() if act.ordinal is None}
    assert set(rest) == {"CT", "VT", "DE", "MD", "VA", "AL", "FL", "SC", "GA", "LA", "NC", "MS"}
    assert [state for state, act in rest.items() if act.outcome == "ratified"] == ["CT", "VT"]
    assert [state for state, act in rest.items() if act.outcome == "none"] == ["FL"]
    assert {state for state, act in rest.items() if act.later} == set(rest) - {"CT", "VT"}


def test_a_rejection_is_formal_if_the_official_list_has_it() -> None:
    for act in ratification():
        assert (act.rejection is not None) == (act.outcome == "rejected")
        if act.rejection:
            assert (act.rejection == "formal") == ("CONAN1952" in act.dates), act.state


def test_congress_passed_the_amendment_304_to_89_and_56_to_25() -> None:
    house, senate = on_the_floor("House", 1919, 5), on_the_floor("Senate", 1919, 6)
    assert (str(house.on), str(house.floor), house.needed, house.margin) == ("21 May 1919", "304 to 89", 262, 42)
    assert (str(senate.on), str(senate.floor), senate.needed, senate.margin) == ("4 June 1919", "56 to 25", 54, 2)


@pytest.mark.parametrize(
    ("chamber", "year", "month", "floor", "margin"),
    [
        ("Senate", 1887, 1, "16 to 34", -18),
        ("Senate", 1914, 3, "35 to 34", -11),
        ("House", 1915, 1, "174 to 204", -78),
        ("House", 1918, 1, "274 to 136", 0),
        ("Senate", 1918, 10, "54 to 30", -2),
        ("Senate", 1919, 2, "55 to 29", -1),
    ],
)
def test_each_earlier_vote_on_the_amendment_came_as_close_as_the_sources_say(
    chamber: str, year: int, month: int, floor: str, margin: int
) -> None:
    vote = on_the_floor(chamber, year, month)
    assert (str(vote.floor), vote.margin) == (floor, margin)


def test_a_vote_passed_just_when_it_had_the_yeas_it_needed() -> None:
    for vote in floor_votes():
        if vote.margin is not None:
            assert (vote.margin >= 0) == (vote.result != "failed"), vote.measure


def test_electoral_votes_add_up_year_by_year() -> None:
    sums: Counter[int] = Counter()
    for row in statehood():
        sums.update(row.electoral_votes)
    assert sums == ELECTORAL_VOTES


def test_the_states_are_the_48() -> None:
    with geodata("states.geojson").open(encoding="utf-8") as outlines:
        states = set(re.findall(r'"id":"(..)"', outlines.read()))
    assert len(states) == 48
    assert {act.state for act in ratification()} == {row.state for row in statehood()} == states
    assert [row.state for row in statehood()] == sorted(states)
    assert {row.state for row in suffrage()} | {row.state for row in referenda()} <= states
    assert {row.state for row in timeline() if row.state} <= states | {"DC"}
    assert {act.state: act.name for act in ratification()} == {row.state: row.name for row in statehood()}


def test_every_state_joined_in_turn() -> None:
    joined = sorted(statehood(), key=lambda row: row.order)
    assert [row.order for row in joined] == [*range(1, 49)]
    assert [row.on for row in joined] == sorted(row.on for row in joined)
    assert sum(row.basis == "ratified the Constitution" for row in joined) == 13
    assert sum(row.seceded for row in joined) == 11


@pytest.mark.parametrize(
    ("state", "votes"), [("IL", "135 to 3"), ("NH", "212 to 143"), ("ME", "72 to 68"), ("TN", "49 to 47")]
)
def test_some_counts_of_houses_are_as_the_books_print_them(state: str, votes: str) -> None:
    (act,) = (act for act in ratification() if act.state == state)
    assert str(act.house) == votes


@pytest.mark.parametrize(
    ("state", "day", "votes"),
    [
        ("MN", "November 1875", "24,340 to 19,468"),
        ("WY", "5 November 1889", "6,272 to 1,923"),
        ("NH", "10 March 1903", "14,162 to 21,788"),
        ("IL", "April 1912", "71,354 to 135,410"),
        ("NY", "6 November 1917", "703,129 to 600,776"),
    ],
)
def test_some_votes_of_the_people_are_as_the_books_print_them(state: str, day: str, votes: str) -> None:
    assert (day, votes) in [(str(vote.on), str(vote.votes)) for vote in referenda() if vote.state == state]


def test_unanimous_means_no_vote_against() -> None:
    counts = [votes for act in ratification() for votes in (act.house, act.senate) if votes]
    assert all(votes.unanimous == (votes.nays == 0) for votes in counts)
    assert any(votes.unanimous and votes.yeas is None for votes in counts)


# Sources, and what they leave open


@pytest.mark.parametrize("name", TABLES)
def test_every_row_has_sources_and_all_are_in_the_list(name: str) -> None:
    assert TABLES[name]
    for row in TABLES[name]:
        assert row.sources
        assert len(set(row.sources)) == len(row.sources)
        assert set(row.sources) <= set(sources())


def test_the_list_of_sources_has_no_memory_and_leaves_nothing_empty() -> None:
    assert all(source.title and source.where and source.kind and source.rights for source in sources().values())
    assert not any("memory" in f"{source.key} {source.title}".lower() for source in sources().values())


@pytest.mark.parametrize("name", TABLES)
def test_what_no_source_states_is_kept_apart_in_every_row(name: str) -> None:
    for row in TABLES[name]:
        assert (row.status == "verified") == (row.unverified == "")
        said = [value for column, value in vars(row).items() if isinstance(value, str) and column != "status"]
        assert not any("memory" in text or "unverified" in text for text in said)


def test_a_day_that_is_only_remembered_is_never_shown() -> None:
    (kansas,) = (vote for vote in referenda() if (vote.state, vote.on.date.year) == ("KS", 1867))
    assert str(kansas.on) == "November 1867"
    assert "day" in kansas.unverified


def test_every_finer_date_than_is_stated_is_named_as_unverified() -> None:
    for row in (row for rows in TABLES.values() for row in rows):
        for when in (value for value in vars(row).values() if isinstance(value, When)):
            if when.date != when.first or when.precision == "none":
                assert row.unverified, row


def test_the_count_that_no_book_prints_is_kept_out_of_the_numbers() -> None:
    (oregon,) = (vote for vote in referenda() if (vote.state, vote.on.date.year) == ("OR", 1906))
    assert (oregon.votes, oregon.majority, oregon.won) == (None, -10_173, False)
    assert "36,902" in oregon.unverified


def test_the_readme_knows_every_table_and_how_long_it_is() -> None:
    readme = geodata("README.md").read_text(encoding="utf-8")
    for name, rows in TABLES.items():
        assert re.search(rf"^\| `{name}\.csv` \|[^|]+\| {len(rows)} \|", readme, re.MULTILINE), name


# Records


def test_the_examples_come_out_as_they_say() -> None:
    assert doctest.testmod(history.rows).failed == 0
    assert doctest.testfile(str(geodata("README.md")), module_relative=False).failed == 0


def test_a_date_knows_how_far_it_may_be_off() -> None:
    month = When(datetime.date(1896, 2, 4), "month")
    assert (month.first, month.last) == (datetime.date(1896, 2, 1), datetime.date(1896, 2, 29))
    year = When(datetime.date(1896, 2, 4), "year")
    assert (year.first, year.last) == (datetime.date(1896, 1, 1), datetime.date(1896, 12, 31))
    assert When(LAW).first == When(LAW).last == LAW


@pytest.mark.parametrize(
    ("votes", "words"),
    [
        (Votes(703, 1_600), "703 to 1,600"),
        (Votes(None, 0, unanimous=True), "unanimous"),
        (Votes(93, 0, unanimous=True), "93 to 0"),
        (Votes(None, 3), "3 against"),
        (Votes(46, None), "46 for"),
    ],
)
def test_votes_say_what_is_known_of_them(votes: Votes, words: str) -> None:
    assert str(votes) == words


def test_half_is_not_a_majority_and_two_thirds_are_rounded_up() -> None:
    house = on_the_floor("House", 1918, 1)
    assert (house.floor and house.floor.cast, house.needed) == (410, 274)
    tie = FloorVote(**{**vars(house), "rule": "majority", "floor": Votes(48, 48)})
    assert (tie.needed, tie.margin) == (49, -1)


# Damage


def damaged(name: str, at: tuple[int, str], cell: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace a table by a copy with another cell in that line and column."""
    lines = [*csv.reader(FILES[name].open(encoding="utf-8", newline=""))]
    lines[at[0] - 1][lines[0].index(at[1])] = cell
    with (folder / name).open("w", encoding="utf-8", newline="") as file:
        csv.writer(file).writerows(lines)
    monkeypatch.setattr(tables, "geodata", lambda asked: folder / asked if asked == name else geodata(asked))


@pytest.mark.parametrize(
    ("name", "at", "cell", "right"),
    [
        ("ratification.csv", (2, "house_yeas"), "many", "a whole number"),
        ("ratification.csv", (2, "house_unanimous"), "yes", "0, although house_unanimous is yes"),
        ("ratification.csv", (3, "date"), "10 June 1919", "a date; write one like 1920-08-18"),
        ("ratification.csv", (3, "date"), "1919-02-30", "a date; write one like 1920-08-18"),
        ("ratification.csv", (3, "date"), "1919-06", "month or coarser"),
        ("ratification.csv", (4, "sources"), "HWS6; HWS7", "unknown: ['HWS7']"),
        ("ratification.csv", (4, "sources"), "", "a text"),
        ("ratification.csv", (5, "state"), "XX", "the postal code of a state of 1920"),
        ("ratification.csv", (5, "unverified"), "The day.", "empty if, and only if, the status is verified"),
        ("ratification.csv", (6, "outcome"), "maybe", "one of: ratified, rejected, none"),
        ("suffrage.csv", (2, "extent"), "", "one of: state, part"),
        ("suffrage.csv", (2, "until_precision"), "day", "empty, as until_date is"),
        ("referenda.csv", (2, "majority"), "1", "-10787, which is yeas less nays"),
        ("referenda.csv", (2, "won"), "lost", "one of: yes, no"),
        ("congress_votes.csv", (2, "congress"), "", "a whole number"),
        ("timeline.csv", (2, "fact"), " ", "' ' is not a text"),
        ("statehood.csv", (2, "state"), "Alabama", "the postal code of a state"),
    ],
)
def test_a_damaged_cell_is_named_with_what_would_be_right(
    name: str, at: tuple[int, str], cell: str, right: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged(name, at, cell, tmp_path, monkeypatch)
    load = {"congress_votes.csv": floor_votes}.get(name) or getattr(tables, name.removesuffix(".csv"))
    with pytest.raises(ValueError, match=re.escape(f"{name}, line {at[0]}: column ")) as caught:
        load.__wrapped__()
    assert right in str(caught.value)


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("key,title\nA,B\n", "line 1: the columns are"),
        ("key,title,where,kind,rights\nA,B\n", "line 2: 2 cells; expected 5"),
        ('key,title,where,kind,rights\n"A"x,B,C,D,E\n', "line 2: .*expected values with commas"),
        ("", "line 1: the columns are"),
    ],
)
def test_a_damaged_file_is_named(text: str, error: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "sources.csv").write_text(text, encoding="utf-8")
    monkeypatch.setattr(tables, "lesson", lambda asked: tmp_path / asked)
    with pytest.raises(ValueError, match=error):
        sources.__wrapped__()


def test_utah_refused_in_court_and_ended_its_bar_by_law() -> None:
    in_court, by_law = (event for event in timeline() if event.state == "UT" and event.on.date.year in (1956, 1957))
    assert "supreme court rules against him" in in_court.fact
    assert "lawmakers repeal" in by_law.fact


def test_the_bar_on_naturalization_by_race_begins_in_1790() -> None:
    bar = {
        event.title: str(event.on) for event in timeline() if event.current in ("race and nation", "Chinese American")
    }
    assert bar["Naturalization Act"] == "26 March 1790"
    assert bar["In re Ah Yup"] == "29 April 1878"
    assert bar["Chinese Exclusion Act"] == "6 May 1882"
    assert bar["Exclusion repealed"] == "17 December 1943"


def test_a_day_that_was_a_sunday_is_no_day_of_a_primary() -> None:
    (vote,) = (event for event in timeline() if event.title == "Tye Leung Schulze votes")
    assert str(vote.on) == "May 1912"
    assert datetime.date(1912, 5, 19).strftime("%A") == "Sunday"
    assert "Sunday" in vote.conflict
