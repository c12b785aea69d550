"""The frames of the suffrage map, year by year, and of the map of the race to ratify, day by day.

The suffrage map begins in 1776, when New Jersey let women with property vote, and ends in 1920 with the Nineteenth
Amendment. The race runs from 10 June 1919 to 26 August 1920.
"""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import cache

from vfw.atlas.frames import Aspect, Event, Frame, Land
from vfw.history import (
    Ratification,
    Standing,
    Statehood,
    Suffrage,
    Votes,
    When,
    race,
    ratification,
    referenda,
    standing,
    statehood,
    story,
    suffrage,
    timeline,
)
from vfw.history.law import AMENDMENT, AMENDMENT_SOURCES, CERTIFIED, INDEPENDENCE, THIRTEEN
from vfw.history.race import FIRST_DAY, LAST_DAY, NEEDED
from vfw.history.rows import Question, SuffrageKind

FIRST_YEAR, LAST_YEAR = 1776, 1920
SUFFRAGE_SCALE = (FIRST_YEAR, *range(1800, LAST_YEAR + 1, 20))
"""The years that are printed below the slider."""
SUFFRAGE_COLUMNS = ("Women could vote", "Since", "By", "Votes of the people")
"""The columns of the table, after the name of the state."""
SUFFRAGE_FILLS = {
    "vote-full": "In every election",
    "vote-amendment": "By the Nineteenth Amendment",
    "vote-president": "For president or in primaries",
    "vote-some": "On schools, in towns, on public money",
    "vote-places": "The same, but in some places only",
    "vote-none": "Not at all",
    "vote-neither": "Not a state or territory yet",
}
"""The legend: the meaning of each fill, the highest first."""

FILL_OF = {
    "full": "vote-full",
    "presidential": "vote-president",
    "school or municipal": "vote-some",
    "none": "vote-none",
}
ELECTIONS: dict[SuffrageKind, str] = {
    "full": "in every election",
    "presidential": "for president",
    "primary": "in party primaries",
    "municipal": "in towns",
    "school": "on schools",
    "tax": "on public money",
}
QUESTIONS: dict[Question, str] = {
    "full": "full suffrage",
    "presidential": "presidential suffrage",
    "municipal": "municipal suffrage",
    "school": "school suffrage",
    "library boards": "votes for library boards",
    "taxpayers": "votes for women who pay taxes",
    "advisory": "full suffrage, in Chicago only, where it is not binding",
}
TAKERS = {"Congress": "Congress takes", "court": "A court takes", "referendum": "So the voters take"}
"""The authority that took a vote away, by a word in how it ended; without such a word it was a law."""
FOR_ONCE = "one question"
"""The mark of a vote that ended by itself."""
BESIDE_THE_MAP = (
    "abolition", "Black women", "Chinese American", "convention", "direct action", "federal", "Latina", "Native",
    "organization", "race and nation", "Southern strategy", "split",
)  # fmt: skip
"""Streams of events that belong to no state."""
MOST_BESIDE = 3
NBSP = "\N{NO-BREAK SPACE}"


@cache
def suffrage_frames() -> tuple[Frame, ...]:
    """Return a frame for each year from 1776 to 1920; it shows the last day of its year."""
    return tuple(_frame(year) for year in range(FIRST_YEAR, LAST_YEAR + 1))


def _frame(year: int) -> Frame:
    on = datetime.date(year, 12, 31)
    aspects = {row.state: _suffrage_aspect(row, on) for row in _by_name()}
    return Frame(on, str(year), str(year), aspects, tuple(_suffrage_events(year)))


def _by_name() -> list[Statehood]:
    return sorted(statehood(), key=lambda row: row.name)


# What a state shows


def _suffrage_aspect(row: Statehood, on: datetime.date) -> Aspect:
    now = _standing(row.state, on)
    fill = _fill(now)
    votes = [vote for vote in referenda() if vote.state == row.state and vote.on.date <= on]
    is_known = fill != "vote-neither" and now.since is not None
    return Aspect(
        fill=fill,
        land=_land(now),
        says=_says(row, now, on),
        notes=tuple(_terms(row.state, on)) if fill in ("vote-president", "vote-some", "vote-places") else (),
        cells=(
            SUFFRAGE_FILLS[fill].lower() if now.level == "none" or not is_known else _scope(now),
            str(now.since) if is_known else "",
            now.how if is_known else "",
            ", ".join(f"{vote.on.date.year} {'yes' if vote.won else 'no'}" for vote in votes),
        ),
        orders=(
            str(list(SUFFRAGE_FILLS).index(fill)),
            now.since.date.isoformat() if now.since and is_known else "",
            "",
            "",
        ),
    )


def _standing(state: str, on: datetime.date) -> Standing:
    """Return the standing in a state; if no earlier law of the state is certain, the Amendment gave the vote."""
    now = standing(state, on)
    if on < CERTIFIED:
        return now
    before = standing(state, CERTIFIED - datetime.timedelta(days=1))
    if before.level == "full" and before.since and before.since.last < CERTIFIED:
        return now
    return replace(now, since=When(CERTIFIED), how=AMENDMENT, sources=AMENDMENT_SOURCES)


def _fill(now: Standing) -> str:
    if now.how == AMENDMENT:
        return "vote-amendment"
    if not (now.in_the_union or now.territory):
        return "vote-neither"
    return "vote-places" if now.partly else FILL_OF[now.level]


def _land(now: Standing) -> Land:
    return "state" if now.in_the_union else "territory" if now.territory else "neither"


def _says(row: Statehood, now: Standing, on: datetime.date) -> str:
    if _land(now) == "neither":
        return f"{row.name}: not a state or territory of its own yet"
    if now.level == "none":
        lost = f"have had no vote since {now.since}" if now.since else "have no vote"
        return f"{_called(row, on)}: women {lost}"
    return f"{_called(row, on)}: {_voters(now)} vote {_scope(now)}, since {now.since}"


def _voters(now: Standing) -> str:
    """Return the women with the full vote, if not all women had it: "women with enough property"."""
    given = (vote for vote in suffrage() if (vote.state, vote.kind, vote.since) == (now.state, "full", now.since))
    return next(map(_women, given), "women")


def _called(row: Statehood, on: datetime.date) -> str:
    """Return the name of the land on a day; it begins with the name of the state."""
    if on >= row.on.date or not row.territory or on < row.territory.date:
        return row.name
    return f"{row.name}, then in {_territory(row)}" if row.territory_name else _territory(row)


def _scope(now: Standing) -> str:
    """Return the elections in which women vote: "for president and in towns"."""
    if now.level == "full":
        return ELECTIONS["full"]
    return join_words(ELECTIONS[kind] for kind in now.kinds) + (", in some places" if now.partly else "")


def _terms(state: str, on: datetime.date) -> Iterator[str]:
    """Yield the start and the limits of each vote that women of a state have, the highest first."""
    for vote in suffrage():
        if vote.state == state and vote.since.date <= on and not (vote.until and vote.until.date <= on):
            who = f": {_women(vote)}" if vote.who else ""
            where = ", in some places" if vote.extent == "part" else ""
            words = ELECTIONS[vote.kind]
            yield f"{words[0].upper()}{words[1:]} since {vote.since}{who}{where}."


# What happened in a year


def _suffrage_events(year: int) -> Iterator[Event]:
    """Return the events of a year by day: new lands, votes of the people, gains and losses; then events beside the map.

    The last year ends with the Amendment: later votes of the people are in the table, and no other event is shown.
    """
    dated = [*_unions(year), *_votes(year), *_gains(year), *_losses(year), *_amendment(year)]
    yield from (event for on, event in sorted(dated, key=lambda pair: pair[0]) if on <= CERTIFIED)
    if year == CERTIFIED.year:
        return
    beside = (event for event in timeline() if event.on.date.year == year and event.current in BESIDE_THE_MAP)
    known = [event for event in beside if event.status != "unverified" and event.on.precision != "none"]
    for event in known[:MOST_BESIDE]:
        yield Event("meanwhile", f"{event.title}. {event.fact}", sources=event.sources)


Dated = tuple[datetime.date, Event]


def _unions(year: int) -> Iterator[Dated]:
    territories: dict[str, list[Statehood]] = {}
    if year == INDEPENDENCE.year:
        states = tuple(row.state for row in _by_name() if row.basis == THIRTEEN)
        yield INDEPENDENCE, Event("union", "Thirteen colonies declare themselves free states.", states, ("CONAN1952",))
    for row in _by_name():
        if row.on.date.year == year and row.basis == THIRTEEN:
            yield row.on.date, Event("union", f"{row.name} ratifies the Constitution.", (row.state,), row.sources)
        elif row.on.date.year == year:
            women = ", and its women vote in every election" if standing(row.state, row.on.date).level == "full" else ""
            yield row.on.date, Event("union", f"{row.name} becomes a state{women}.", (row.state,), row.sources)
        if row.territory and row.territory.date.year == year:
            territories.setdefault(_territory(row), []).append(row)
    for name, rows in territories.items():
        assert rows[0].territory
        states = tuple(row.state for row in rows)
        yield rows[0].territory.date, Event("union", f"Congress organizes {name}.", states, rows[0].sources)


def _votes(year: int) -> Iterator[Dated]:
    for vote in referenda():
        if vote.on.date.year == year:
            answer = "yes" if vote.won else "no"
            count = f", {vote.votes}".replace(" to ", NBSP + "to" + NBSP) if vote.votes else ""
            too_few = ", which is not enough" if vote.majority and vote.majority > 0 and not vote.won else ""
            text = f"{land_name(vote.state, vote.on)} votes {answer} on {QUESTIONS[vote.kind]}{count}{too_few}."
            yield vote.on.last, Event("yes" if vote.won else "no", text, (vote.state,), vote.sources)


def _gains(year: int) -> Iterator[Dated]:
    """Yield the gains of women, except by votes of the people, which have their own events."""
    gains: dict[tuple[When, str, str], list[Suffrage]] = {}
    for row in suffrage():
        if row.since.date.year == year and "referendum" not in row.how:
            gains.setdefault((row.since, f"{_giver(row)} {_women(row)}", row.extent), []).append(row)
    for (since, gives, extent), rows in gains.items():
        where = " in some places" if extent == "part" else ""
        unsure = {"none": " (the year is not confirmed)", "by": " (that year or before)"}.get(since.precision, "")
        yield (
            since.last,
            Event("gain", f"{gives} the vote {_kinds(rows)}{where}{unsure}.", _states(rows), rows[0].sources),
        )


def _losses(year: int) -> Iterator[Dated]:
    losses: dict[tuple[When, str, str], list[Suffrage]] = {}
    for row in suffrage():
        if row.until and row.until.date.year == year:
            taker = next((takes for word, takes in TAKERS.items() if word in row.ended), "A law takes")
            place = ("parts of " if row.extent == "part" else "") + land_name(row.state, row.until)
            losses.setdefault((row.until, taker, place), []).append(row)
    for (until, takes, place), rows in losses.items():
        text = f"{takes} the vote {_kinds(rows)} from women in {place}."
        if FOR_ONCE in rows[0].ended:
            text = f"Women in {place} had the vote {_kinds(rows)} for this once."
        yield until.last, Event("loss", text, _states(rows), rows[0].sources)


def _amendment(year: int) -> Iterator[Dated]:
    if year == CERTIFIED.year:
        text = "The Nineteenth Amendment becomes law: no state may refuse the vote to women because they are women."
        yield CERTIFIED, Event("law", text, sources=AMENDMENT_SOURCES)


def _giver(row: Suffrage) -> str:
    if row.how == "state constitution":
        return f"{_row(row.state).name}’s constitution gives"
    return f"{land_name(row.state, row.since)} gives"


def _women(row: Suffrage) -> str:
    return {"": "women", "taxpayers": "women who pay taxes"}.get(row.who, row.who)


def _kinds(rows: Iterable[Suffrage]) -> str:
    return join_words(dict.fromkeys(ELECTIONS[row.kind] for row in rows))


def _states(rows: Iterable[Suffrage]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(row.state for row in rows))


def land_name(state: str, on: When) -> str:
    """Return the name of the land at that time: "Colorado", "Dakota Territory"."""
    row = _row(state)
    is_territory = row.territory is not None and row.territory.date <= on.last < row.on.date
    return _territory(row) if is_territory else row.name


def _territory(row: Statehood) -> str:
    """Return its territory as in a sentence: "Dakota Territory", "the Northwest Territory"."""
    name = row.territory_name or f"{row.name} Territory"
    return f"the {name}" if name.endswith("west Territory") else name


def _row(state: str) -> Statehood:
    return next(row for row in statehood() if row.state == state)


def join_words(words: Iterable[str]) -> str:
    """Return words as a list in a sentence.

    >>> join_words(["for president", "in towns", "on schools"])
    'for president, in towns and on schools'
    """
    *others, last = words
    return f"{', '.join(others)} and {last}" if others else last


RACE_COLUMNS = ("What it did", "Day", "Order", "Lower house", "Senate")
"""The columns of the table, after the name of the state; votes are for and against ratification."""
RACE_FILLS = {"ratified": "Ratified", "rejected": "Refused", "open": "No decision yet"}
"""The legend: the meaning of each fill."""


@cache
def race_frames(untold: frozenset[datetime.date] = frozenset()) -> tuple[Frame, ...]:
    """Return a frame for each day; it shows the state of the race at the end of the day.

    The `untold` days have no story, and their states no order of ratification.
    """
    frames: list[Frame] = []
    acts = [replace(act, ordinal=None) if act.on and act.on.date in untold else act for act in ratification()]
    for number in range((LAST_DAY - FIRST_DAY).days + 1):
        on = FIRST_DAY + datetime.timedelta(days=number)
        events = tuple(_race_events(on, acts))
        aspects = _race_aspects(on, acts) if events or not frames else frames[-1].aspects
        text = "" if on in untold else story(on) or ""
        frames.append(Frame(on, on.isoformat(), str(When(on)), aspects, events, text))
    return tuple(frames)


def _race_aspects(on: datetime.date, acts: Sequence[Ratification]) -> dict[str, Aspect]:
    reached = race(on)
    acted = {*reached.ratified, *reached.rejected}
    by_name = sorted(acts, key=lambda act: act.name)
    return {act.state: _race_aspect(act) if act.state in acted else _waiting(act) for act in by_name}


def _race_events(on: datetime.date, acts: Sequence[Ratification]) -> Iterator[Event]:
    for act in sorted(acts, key=lambda act: (act.ordinal or NEEDED + 1, act.name)):
        if act.on and act.on.date == on and act.outcome == "ratified":
            yield Event("ratified", f"{act.name}{_place(act)}", (act.state,), act.sources)
        elif act.on and act.on.date == on:
            yield Event("rejected", f"{act.name} refuses", (act.state,), act.sources)
    if on == CERTIFIED:
        yield Event("law", "The Nineteenth Amendment is law", sources=AMENDMENT_SOURCES)


def _race_aspect(act: Ratification) -> Aspect:
    ratified = act.outcome == "ratified"
    did = "ratified" if ratified else "refused"
    informally = ", but without a formal rejection" if act.rejection == "informal" else ""
    assert act.on
    return Aspect(
        fill=act.outcome,
        mark=("cross", "") if not ratified else ("order", str(act.ordinal)) if act.ordinal else ("check", ""),
        says=f"{act.name}: {did} on {act.on}{_place(act)}{informally}",
        notes=tuple(_houses(act)),
        cells=(f"{did}{informally}", str(act.on), str(act.ordinal or ""), _count(act.house), _count(act.senate)),
        orders=("", act.on.date.isoformat(), "", *map(_majority, (act.house, act.senate))),
    )


def _waiting(act: Ratification) -> Aspect:
    return Aspect(
        fill="open",
        says=f"{act.name}: no decision yet",
        cells=("no decision yet", *[""] * 4),
        orders=("",) * 5,
    )


def _houses(act: Ratification) -> Iterator[str]:
    for house, votes in (("Lower house", act.house), ("Senate", act.senate)):
        if votes:
            yield f"{house}: {_count(votes)}."
    if act.conflict:
        yield "Sources differ about this; the page of the state tells how."


def _place(act: Ratification) -> str:
    return f", number {act.ordinal} of {NEEDED}" if act.ordinal else ""


def _count(votes: Votes | None) -> str:
    return str(votes) if votes else ""


def _majority(votes: Votes | None) -> str:
    """Return the sort key of votes, their majority; unanimous ones, which often have no number, have the largest."""
    if votes is None:
        return ""
    majority = 9999 if votes.unanimous or votes.yeas is None or votes.nays is None else votes.yeas - votes.nays
    return f"{majority + 1000:05}"
