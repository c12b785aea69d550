"""The chart of Congress: shares, what was needed, and how each vote came out."""

import re
from fractions import Fraction

import pytest

from vfw.atlas.congress import COLUMNS, VoteBar, bars_html, congress_bars, table_cells
from vfw.atlas.frames import TextRenderer
from vfw.history import floor_votes


def bar(on: str, chamber: str, kind: str = "amendment") -> VoteBar:
    (found,) = (
        bar
        for bar in congress_bars()
        if (bar.vote.on.date.isoformat(), bar.vote.chamber, bar.vote.kind) == (on, chamber, kind)
    )
    return found


def drawn() -> str:
    return bars_html(congress_bars(), TextRenderer("congress-", "states/{state}"))


def test_every_vote_with_a_count_is_a_bar() -> None:
    assert [bar.vote for bar in congress_bars()] == [vote for vote in floor_votes() if vote.floor or vote.with_pairs]


@pytest.mark.parametrize(
    ("on", "chamber", "yeas", "nays", "outcome"),
    [
        ("1887-01-25", "Senate", 16, 34, "failed, 18 votes short"),
        ("1914-03-19", "Senate", 35, 34, "failed, 11 votes short"),
        ("1915-01-12", "House", 174, 204, "failed, 78 votes short"),
        ("1918-01-10", "House", 274, 136, "passed, with no vote to spare"),
        ("1918-10-01", "Senate", 54, 30, "failed, 2 votes short"),
        ("1919-02-10", "Senate", 55, 29, "failed, 1 vote short"),
        ("1919-05-21", "House", 304, 89, "passed, with 42 votes to spare"),
        ("1919-06-04", "Senate", 56, 25, "passed, with 2 votes to spare"),
    ],
)
def test_the_eight_votes_on_the_amendment(on: str, chamber: str, yeas: int, nays: int, outcome: str) -> None:
    vote = bar(on, chamber)
    assert (vote.yeas, vote.nays, vote.outcome) == (yeas, nays, outcome)
    assert vote.needed == Fraction(2, 3)
    assert (vote.share >= vote.needed) == outcome.startswith("passed")


def test_a_majority_is_more_than_half_and_named_so() -> None:
    committee = bar("1917-09-24", "House", "related")
    assert committee.needed == Fraction(1, 2)
    assert "it needed a majority; passed." in committee.says


def test_counts_with_pairs_are_named_as_such() -> None:
    paired = [bar for bar in congress_bars() if bar.with_pairs]
    assert paired
    assert all(bar.vote.floor is None and "counted with pairs" in bar.says for bar in paired)
    assert all("(counted with pairs)" in table_cells(bar)[0][1] for bar in paired)
    assert drawn().count("Counted with pairs: no source we opened") == len(paired)


def test_the_drawing_has_the_share_and_a_tick_at_the_needed_share() -> None:
    widths = [float(width) for width in re.findall(r'class="vfw-yeas" width="([\d.]+)"', drawn())]
    ticks = [float(at) for at in re.findall(r'class="vfw-needed" d="M([\d.]+),', drawn())]
    assert widths == [pytest.approx(float(100 * bar.share), abs=0.01) for bar in congress_bars()]
    assert ticks == [pytest.approx(float(100 * bar.needed), abs=0.01) for bar in congress_bars()]


def test_votes_on_the_amendment_are_drawn_apart_from_the_others() -> None:
    amendment = sum(bar.vote.kind == "amendment" for bar in congress_bars())
    assert drawn().count('<li data-kind="amendment"') == amendment == 8
    assert drawn().count('<li data-kind="other"') == len(congress_bars()) - amendment


def test_every_drawing_has_a_name_and_every_bar_its_sources() -> None:
    assert drawn().count("<svg ") == drawn().count('role="img" aria-label="')
    items = drawn().split("<li ")[1:]
    assert all('href="#congress-source-' in item for item in items)


def test_html_in_the_tables_is_escaped() -> None:
    assert 'Insert "white"' not in drawn()
    assert "Insert &#34;white&#34;" in drawn()


def test_a_row_of_the_table_has_a_cell_for_each_column() -> None:
    for vote in congress_bars():
        texts, orders = table_cells(vote)
        assert len(texts) == len(orders) == len(COLUMNS) - 1
