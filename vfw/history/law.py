"""The votes that women had in a state on a day, by law.

A standing has one of four levels, in rising order, with these kinds of votes:

- "full": every election, on the terms of men. New Jersey until 1807 counts, where women with property voted as men with
  property did. From 26 August 1920 every state has it, by the Nineteenth Amendment.
- "presidential": for president, or in the primaries of the parties, which Texas and Arkansas let women vote in. Women
  there voted for president in no election before 1920, but where one party won every election its primary decided.
- "school or municipal": on schools, in towns, on taxes or bonds; also where only some places, or only taxpayers, widows
  or women who could read had it. `VoteTally.partly` tells that all of it was in parts of the state.
- "none".

A law on paper was not a vote at the polls: poll taxes, tests and terror kept most Black women of the South from voting
long after 1920, and most Native women were not citizens until 1924. No table contains that; texts must say it.
"""

from __future__ import annotations

import datetime
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from vfw.history.rows import Statehood, Suffrage, SuffrageKind, When
from vfw.history.tables import statehood, suffrage

Level = Literal["none", "school or municipal", "presidential", "full"]

LEVELS: tuple[Level, ...] = ("none", "school or municipal", "presidential", "full")
"""The levels in rising order."""
LEVEL_OF: dict[SuffrageKind, Level] = {
    "full": "full",
    "presidential": "presidential",
    "primary": "presidential",
    "municipal": "school or municipal",
    "school": "school or municipal",
    "tax": "school or municipal",
}
INDEPENDENCE = datetime.date(1776, 7, 4)
THIRTEEN = "ratified the Constitution"
"""The word in the table for a state that declared itself independent."""
CERTIFIED = datetime.date(1920, 8, 26)
"""The day the Nineteenth Amendment was proclaimed."""
AMENDMENT = "Nineteenth Amendment"
AMENDMENT_SOURCES = ("CONAN1952", "HWS5")


@dataclass(frozen=True)
class Standing:
    """The votes that women had in a state on a day."""

    state: str
    """Postal code; before statehood, of the state its land became."""
    level: Level
    since: When | None
    """The date on which that level began, in some places or in the whole state: a law gave it, or took more away.

    None if women never had a vote.
    """
    how: str
    """The act that gave or took it, as in "referendum"; "" if women never had a vote."""
    kinds: tuple[SuffrageKind, ...]
    """The kinds of votes women had, the highest first."""
    partly: bool
    """True if all of these were only in some places of the state."""
    territory: bool
    """True if it was an organized territory of the United States."""
    in_the_union: bool
    """It was a state by then: one of the thirteen since independence, before they ratified the Constitution. If it was
    neither, its land was still another's, or not organized."""
    uncertain: bool
    """True if the sources leave the level open: they give only the month or year of a change around that day."""
    sources: tuple[str, ...]
    """Keys of the sources of `since`; none if women never had a vote."""


def standing(state: str, on: datetime.date) -> Standing:
    """Return the votes of women in `state`, a postal code of the 48, on a day.

    `suffrage.csv` has the sources.

    Raises:
        ValueError: There is no such state; the message names it.
    """
    if state not in _unions():
        raise ValueError(f"{state!r} is not a state of 1920; write a postal code like 'NY'")
    votes = [vote for vote in suffrage() if vote.state == state]
    held = _held(votes, on)
    level, (since, how, sources) = _level(held), _last_turn(votes, on)
    if on >= CERTIFIED and level != "full":
        level, since, how, sources = "full", When(CERTIFIED), AMENDMENT, AMENDMENT_SOURCES
    joined = _unions()[state]
    sure = [vote for vote in votes if vote.since.last <= on and not (vote.until and vote.until.first <= on)]
    likely = [vote for vote in votes if vote.since.first <= on and not (vote.until and vote.until.last <= on)]
    return Standing(
        state=state,
        level=level,
        since=since,
        how=how,
        kinds=tuple(dict.fromkeys(vote.kind for vote in held)),
        partly=level == _level(held) != "none" and all(vote.extent == "part" for vote in held),
        territory=joined.territory is not None and joined.territory.date <= on < joined.on.date,
        in_the_union=(INDEPENDENCE if joined.basis == THIRTEEN else joined.on.date) <= on,
        uncertain=on < CERTIFIED and _level(sure) != _level(likely),
        sources=sources,
    )


def standings(on: datetime.date) -> dict[str, Standing]:
    """Return the same for each of the 48 states, by postal code."""
    return {state: standing(state, on) for state in _unions()}


def full_suffrage_states(on: datetime.date) -> tuple[str, ...]:
    """Return the states and territories whose women had full suffrage on a day, in the order of gaining it."""
    since = {row.state: row.since for row in standings(on).values() if row.level == "full" and row.since}
    return tuple(sorted(since, key=lambda state: (since[state], state)))


def _last_turn(votes: Iterable[Suffrage], on: datetime.date) -> tuple[When | None, str, tuple[str, ...]]:
    """Return the date on which the level of `on` began, the act that gave or took it, and the sources."""
    dates = {when.date for vote in votes for when in (vote.since, vote.until) if when and when.date <= on}
    reach = _reach([])
    last: tuple[When | None, str, tuple[str, ...]] = None, "", ()
    for date in sorted(dates):
        before, reach = reach, _reach(_held(votes, date))
        if reach > before:
            vote = next(vote for vote in votes if vote.since.date == date and _reach([vote]) == reach)
            last = vote.since, vote.how, vote.sources
        elif reach != before:
            vote = next(vote for vote in votes if vote.until and vote.until.date == date)
            last = vote.until, vote.ended, vote.sources
    return last


def _held(votes: Iterable[Suffrage], on: datetime.date) -> list[Suffrage]:
    """Return the votes women had on a day, the highest first."""
    held = [vote for vote in votes if vote.since.date <= on and not (vote.until and vote.until.date <= on)]
    return sorted(held, key=lambda vote: (-LEVELS.index(LEVEL_OF[vote.kind]), vote.since))


def _level(votes: Collection[Suffrage]) -> Level:
    return LEVELS[max((LEVELS.index(LEVEL_OF[vote.kind]) for vote in votes), default=0)]


def _reach(votes: Collection[Suffrage]) -> tuple[int, bool]:
    """Return the level of votes as a number, and whether one of that level is for the whole state."""
    highest = _level(votes)
    return LEVELS.index(highest), any(LEVEL_OF[vote.kind] == highest and vote.extent != "part" for vote in votes)


@cache
def _unions() -> dict[str, Statehood]:
    return {row.state: row for row in statehood()}
