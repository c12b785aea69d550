"""The fact tables of `geodata/` and the list of sources of `lessons/`, each loaded by one function as rows.

Every table is read once. A damaged one raises ValueError, which names file, line and column, the value and the expected
one. The meaning of the columns is in `rows`, and for readers of the files in `geodata/README.md`.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import Any, get_args

from vfw.history.rows import (
    Chamber,
    Current,
    Extent,
    FloorVote,
    Happening,
    MeasureKind,
    Needed,
    Outcome,
    Question,
    Ratification,
    Referendum,
    Rejection,
    Session,
    Source,
    Statehood,
    Status,
    Suffrage,
    SuffrageKind,
    Votes,
)
from vfw.history.table_reading import Line, read
from vfw.resources import geodata, lesson

ELECTIONS = tuple(range(1848, 1921, 4))
"""The years of the elections of presidents, from Seneca Falls to the Amendment."""
DATING = ("CONAN1952", "STEVENS1920", "HWS6", "IRWIN1921")
"""The sources that date the ratifications, each in a column of its own."""

SOURCE = ("key", "title", "where", "kind", "rights")
FACT = ("status", "unverified", "conflict", "notes", "sources")
RATIFICATION = (
    "state", "name", "outcome", "date", "precision", "ordinal", "rejection", *DATING, "session",
    "house_yeas", "house_nays", "house_unanimous", "senate_yeas", "senate_nays", "senate_unanimous", "votes_on",
    "later_date", "later_precision", "later_certified_date", "later_certified_precision", *FACT,
)  # fmt: skip
SUFFRAGE = (
    "state", "kind", "since_date", "since_precision", "until_date", "until_precision", "how", "ended", "extent", "who",
    *FACT,
)  # fmt: skip
REFERENDUM = ("state", "date", "precision", "kind", "question", "yeas", "nays", "majority", "won", *FACT)
FLOOR_VOTE = (
    "date", "precision", "congress", "chamber", "measure", "kind", "yeas", "nays", "yeas_with_pairs", "nays_with_pairs",
    "not_voting", "rule", "result", *FACT,
)  # fmt: skip
HAPPENING = ("date", "precision", "current", "title", "fact", "state", *FACT)
STATEHOOD = (
    "state", "name", "date", "precision", "basis", "order", "territory_date", "territory_precision", "territory_name",
    "seceded", *(f"electoral_votes_{year}" for year in ELECTIONS), *FACT,
)  # fmt: skip


@cache
def sources() -> dict[str, Source]:
    """Return all sources, by key."""
    rows = read(lesson("sources.csv"), SOURCE, lambda line: Source(*(line.text(column) for column in SOURCE)))
    return {row.key: row for row in rows}


@cache
def ratification() -> tuple[Ratification, ...]:
    """Return the act of each of the 48 states: the 36 ratifications in order, then the twelve other states by day."""
    return read(geodata("ratification.csv"), RATIFICATION, _ratification)


@cache
def suffrage() -> tuple[Suffrage, ...]:
    """Return every kind of vote that women gained, or lost, in a state before the Nineteenth Amendment.

    Rows are by state, then by day.
    A state whose women had no vote has no row.
    """
    return read(geodata("suffrage.csv"), SUFFRAGE, _suffrage)


@cache
def referenda() -> tuple[Referendum, ...]:
    """Return every vote of the people of a state on votes for women, by day."""
    return read(geodata("referenda.csv"), REFERENDUM, _referendum)


@cache
def floor_votes() -> tuple[FloorVote, ...]:
    """Return the votes of Congress on the Amendment and its forerunners, by day."""
    return read(geodata("congress_votes.csv"), FLOOR_VOTE, _floor_vote)


@cache
def timeline() -> tuple[Happening, ...]:
    """Return dated events from 1776 to 1984, by day."""
    return read(geodata("timeline.csv"), HAPPENING, _happening)


@cache
def statehood() -> tuple[Statehood, ...]:
    """Return each of the 48 states of 1920, by postal code."""
    return read(geodata("statehood.csv"), STATEHOOD, _statehood)


def _states() -> set[str]:
    return {row.state for row in statehood()}


def _ratification(line: Line) -> Ratification:
    dates = {key: line.maybe_when(key) for key in DATING}
    return Ratification(
        state=line.state("state", _states()),
        name=line.text("name"),
        outcome=line.choice("outcome", get_args(Outcome)),
        on=line.maybe_when("date", "precision"),
        ordinal=line.number("ordinal"),
        rejection=line.maybe_choice("rejection", get_args(Rejection)),
        dates=MappingProxyType({key: when for key, when in dates.items() if when}),
        session=line.maybe_choice("session", get_args(Session)),
        house=_votes(line, "house_yeas", "house_nays", "house_unanimous"),
        senate=_votes(line, "senate_yeas", "senate_nays", "senate_unanimous"),
        votes_on=line.maybe("votes_on"),
        later=line.maybe_when("later_date", "later_precision"),
        later_certified=line.maybe_when("later_certified_date", "later_certified_precision"),
        **_fact(line),
    )


def _suffrage(line: Line) -> Suffrage:
    since, until = line.when("since_date", "since_precision"), line.maybe_when("until_date", "until_precision")
    if until and until.date < since.date:
        raise line.wrong("until_date", f"a date after {since.date}, the date of since_date")
    return Suffrage(
        state=line.state("state", _states()),
        kind=line.choice("kind", get_args(SuffrageKind)),
        since=since,
        until=until,
        how=line.text("how"),
        ended=line.text("ended") if until else line.maybe("ended"),
        extent=line.choice("extent", get_args(Extent)),
        who=line.maybe("who"),
        **_fact(line),
    )


def _referendum(line: Line) -> Referendum:
    votes, majority = _votes(line, "yeas", "nays"), line.number("majority")
    if votes and votes.yeas is not None and votes.nays is not None and votes.yeas - votes.nays != majority:
        raise line.wrong("majority", f"{votes.yeas - votes.nays}, which is yeas less nays")
    return Referendum(
        state=line.state("state", _states()),
        on=line.when("date", "precision"),
        kind=line.choice("kind", get_args(Question)),
        question=line.text("question"),
        votes=votes,
        majority=majority,
        won=line.flag("won"),
        **_fact(line),
    )


def _floor_vote(line: Line) -> FloorVote:
    return FloorVote(
        on=line.when("date", "precision"),
        congress=line.whole("congress"),
        chamber=line.choice("chamber", get_args(Chamber)),
        measure=line.text("measure"),
        kind=line.choice("kind", get_args(MeasureKind)),
        floor=_votes(line, "yeas", "nays"),
        with_pairs=_votes(line, "yeas_with_pairs", "nays_with_pairs"),
        not_voting=line.number("not_voting"),
        rule=line.choice("rule", get_args(Needed)),
        result=line.choice("result", ("passed", "failed", "tabled")),
        **_fact(line),
    )


def _happening(line: Line) -> Happening:
    return Happening(
        on=line.when("date", "precision"),
        current=line.choice("current", get_args(Current)),
        title=line.text("title"),
        fact=line.text("fact"),
        state=line.state("state", {*_states(), "DC"}) if line.maybe("state") else None,
        **_fact(line),
    )


def _statehood(line: Line) -> Statehood:
    votes = {year: line.number(f"electoral_votes_{year}") for year in ELECTIONS}
    return Statehood(
        state=line.state("state"),
        name=line.text("name"),
        on=line.when("date", "precision"),
        basis=line.choice("basis", ("admitted", "ratified the Constitution")),
        order=line.whole("order"),
        territory=line.maybe_when("territory_date", "territory_precision"),
        territory_name=line.maybe("territory_name"),
        seceded=line.flag("seceded"),
        electoral_votes=MappingProxyType({year: count for year, count in votes.items() if count is not None}),
        **_fact(line),
    )


def _fact(line: Line) -> dict[str, Any]:
    """Return the last columns, which every fact table has."""
    status, unverified = line.choice("status", get_args(Status)), line.maybe("unverified")
    if (status == "verified") != (not unverified):
        raise line.wrong("unverified", "empty if, and only if, the status is verified")
    return {
        "status": status,
        "unverified": unverified,
        "conflict": line.maybe("conflict"),
        "notes": line.maybe("notes"),
        "sources": line.keys("sources", sources()),
    }


def _votes(line: Line, yeas: str, nays: str, unanimous: str = "") -> Votes | None:
    votes = Votes(line.number(yeas), line.number(nays), bool(unanimous) and line.flag(unanimous))
    if votes.unanimous and votes.nays:
        raise line.wrong(nays, f"0, although {unanimous} is yes")
    return votes if votes != Votes(None, None) else None
