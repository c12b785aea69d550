"""The race to ratify, day by day: what its map shows, from 10 June 1919 to 26 August 1920."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache

from vfw.atlas.frames import Aspect, Event, Frame
from vfw.history import Ratification, Votes, race, ratification, story
from vfw.history.law import AMENDMENT_SOURCES, CERTIFIED
from vfw.history.race import FIRST_DAY, LAST_DAY, NEEDED
from vfw.history.rows import When

RACE_COLUMNS = ("What it did", "Day", "Order", "Lower house", "Senate")
"""What the table says of each state; votes are for and against ratification."""
RACE_FILLS = {"ratified": "Ratified", "rejected": "Refused", "open": "No decision yet"}
"""What the fills mean."""


@cache
def race_frames(untold: frozenset[datetime.date] = frozenset()) -> tuple[Frame, ...]:
    """A frame for each day; it shows how the race stood when the day was over. Of the `untold` days it does not tell
    the story, nor in which order states ratified then."""
    frames: list[Frame] = []
    acts = [replace(act, ordinal=None) if act.on and act.on.date in untold else act for act in ratification()]
    for number in range((LAST_DAY - FIRST_DAY).days + 1):
        on = FIRST_DAY + datetime.timedelta(days=number)
        events = tuple(_race_events(on, acts))
        aspects = _race_aspects(on, acts) if events or not frames else frames[-1].aspects
        told = "" if on in untold else story(on) or ""
        frames.append(Frame(on, on.isoformat(), str(When(on)), aspects, events, told))
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
    """What sorts votes: their majority; unanimous ones, which often have no number, have the largest."""
    if votes is None:
        return ""
    majority = 9999 if votes.unanimous or votes.yeas is None or votes.nays is None else votes.yeas - votes.nays
    return f"{majority + 1000:05}"
