"""The rows of the fact tables: frozen records, typed, each with its sources.

Statements without a source never appear as certain. A date says how much of it is stated (`When`); other statements
without a source are separate from the fact, in words, in `Fact.unverified`.
"""

from __future__ import annotations

import datetime
import re
from calendar import monthrange
from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from math import ceil
from typing import Literal

Precision = Literal["day", "month", "year", "by", "none"]
Status = Literal["verified", "part unverified", "unverified"]
Chamber = Literal["House", "Senate"]
Outcome = Literal["ratified", "rejected", "none"]
Rejection = Literal["formal", "informal"]
Session = Literal["regular", "special"]
SuffrageKind = Literal["full", "presidential", "primary", "municipal", "school", "tax"]
Extent = Literal["state", "part"]
Question = Literal["full", "presidential", "municipal", "school", "library boards", "taxpayers", "advisory"]
MeasureKind = Literal["amendment", "change to the amendment", "procedure", "related"]
Needed = Literal["two thirds", "majority"]
Current = Literal[
    "abolition", "after", "Black women", "Chinese American", "convention", "culture", "direct action", "events",
    "federal", "labor", "Latina", "law", "Native", "opposition", "organization", "origins", "people", "race and nation",
    "ratification", "Southern strategy", "split", "states", "West",
]  # fmt: skip

MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip


@dataclass(frozen=True, order=True)
class When:
    """A date, and how much of it a source states.

    The finer parts of the date are only for sorting and comparing.

    >>> str(When(datetime.date(1920, 8, 18))), str(When(datetime.date(1867, 11, 5), "month"))
    ('18 August 1920', 'November 1867')
    >>> str(When(datetime.date(1900, 1, 1), "by")), str(When(datetime.date(1792, 1, 1), "none"))
    ('1900 or before', '1792 (not confirmed)')
    """

    date: datetime.date
    """The best known date; the first of the month or of the year if nothing more precise is known."""
    precision: Precision = "day"
    """The part of `date` that a source states; "by": only that it was so in that year; "none": not even the year."""

    @property
    def first(self) -> datetime.date:
        """Return the first day that fits the statement; for "by" the first of that year, though it may be too late."""
        if self.precision == "day":
            return self.date
        return self.date.replace(day=1, month=self.date.month if self.precision == "month" else 1)

    @property
    def last(self) -> datetime.date:
        """Return the last day that fits the statement."""
        if self.precision == "day":
            return self.date
        month = self.date.month if self.precision == "month" else 12
        return self.date.replace(month=month, day=monthrange(self.date.year, month)[1])

    def __str__(self) -> str:
        """Return what is stated, as in "18 August 1920"."""
        match self.precision:
            case "day":
                return f"{self.date.day} {MONTHS[self.date.month - 1]} {self.date.year}"
            case "month":
                return f"{MONTHS[self.date.month - 1]} {self.date.year}"
            case "year":
                return str(self.date.year)
            case "by":
                return f"{self.date.year} or before"
            case "none":
                return f"{self.date.year} (not confirmed)"


@dataclass(frozen=True)
class Votes:
    """A count of votes.

    >>> str(Votes(56, 25)), str(Votes(None, 0, unanimous=True)), str(Votes(None, 3))
    ('56 to 25', 'unanimous', '3 against')
    """

    yeas: int | None
    """Votes for the measure; None if no source gives the number."""
    nays: int | None
    """Votes against it; None if no source gives the number."""
    unanimous: bool = False
    """True if a source says that there was no vote against. Often it gives no number then."""

    @property
    def cast(self) -> int | None:
        """Return the number of votes; None if one of the numbers is missing."""
        return None if self.yeas is None or self.nays is None else self.yeas + self.nays

    def __str__(self) -> str:
        if self.yeas is not None and self.nays is not None:
            return f"{self.yeas:,} to {self.nays:,}"
        if self.unanimous:
            return "unanimous"
        return f"{self.nays:,} against" if self.yeas is None else f"{self.yeas:,} for"


@dataclass(frozen=True)
class Source:
    """A book, a dataset or a page that facts are from: a row of `lessons/sources.csv`."""

    key: str
    """The name in texts and tables, as in "HWS6"."""
    title: str
    where: str
    """The place to read it."""
    kind: str
    """Its kind and its side, as in "primary, anti"."""
    rights: str

    @property
    def shelf(self) -> str:
        """Return the place where readers find it: a library, an address.

        Its repository and file matter only to editors of the tables.

        >>> Source("HWS2", "", "PG #28039; GITenberg/History-of-Woman-Suffrage-Volume-II_28039", "", "").shelf
        'Project Gutenberg 28039'
        """
        if self.where.startswith("GitHub "):
            return ""
        places = [place.strip() for place in self.where.split(";")]
        read = "; ".join(place for place in places if not re.search(r"GITenberg/|^stored excerpt", place))
        return re.sub(r"^(PG|Project Gutenberg) #", "Project Gutenberg ", read)


@dataclass(frozen=True, kw_only=True)
class Fact:
    """The last columns, which every fact table has."""

    status: Status
    """"verified": a source states the whole row. "part unverified": `unverified` names the parts that no source states.
    "unverified": no source states any of it.
    """
    unverified: str
    """Statements without a source, in words; never show them as certain. "" if the status is "verified"."""
    conflict: str
    """The disagreement of the sources, in words, and the one that the row follows; "" if they agree."""
    notes: str
    """Further statements of the sources; "" for nothing."""
    sources: tuple[str, ...]
    """Keys of `Source`, at least one."""


@dataclass(frozen=True, kw_only=True)
class Ratification(Fact):
    """The act of a state of 1920 on the Nineteenth Amendment."""

    state: str
    """Postal code."""
    name: str
    outcome: Outcome
    """Its first act; "none" is Florida, which did not vote in 1919-20."""
    on: When | None
    """The date of that act, as `CONAN1952` dates it if the sources differ; None for Florida."""
    ordinal: int | None
    """1 to 36, the order in which the states made the Amendment law; None for the twelve others.

    `conflict` explains the order of states with the same day.
    """
    rejection: Rejection | None
    """"formal": the list of the Congress (CONAN1952) has it. "informal": it does not, but a house had refused."""
    dates: Mapping[str, When] = field(hash=False)
    """The day by the key of each source that gives one."""
    session: Session | None
    house: Votes | None
    """The lower house. Yeas are votes for ratification, whatever the motion was: see `votes_on`."""
    senate: Votes | None
    votes_on: str
    """The question of the vote, as in "to ratify"."""
    later: When | None
    """The date on which a state that had not ratified did so after all, years after the Amendment was law."""
    later_certified: When | None
    """The date on which that later act was certified, if years later still."""


@dataclass(frozen=True, kw_only=True)
class Suffrage(Fact):
    """A kind of vote that women of a state had, from a day on and, if it was taken away, to a day."""

    state: str
    """Postal code; before statehood, of the state its land became."""
    kind: SuffrageKind
    """"full": in every election, as men. "presidential": for president. "primary": in the primaries of parties.
    "municipal": in towns. "school": on schools. "tax": on taxes, bonds or spending."""
    since: When
    until: When | None
    """The date on which law or court took it away; None if it was not."""
    how: str
    """The act that gave it, as in "referendum"."""
    ended: str
    """The act that took it away; "" if nothing did."""
    extent: Extent
    """"part" if it was only in some places of the state."""
    who: str
    """The women it was for, if not all who met the conditions for men, as in "taxpayers"; "" for all of them."""


@dataclass(frozen=True, kw_only=True)
class Referendum(Fact):
    """A vote of the people of a state, or of Chicago, on votes for women.

    Until women voted, men alone did.
    """

    state: str
    """Postal code."""
    on: When
    kind: Question
    """The kind of vote in question; "advisory" was not binding."""
    question: str
    votes: Votes | None
    """Votes cast for and against women's votes; None if no source gives them."""
    majority: int | None
    """Yes minus no, also if a source gives only that; None if it is unknown."""
    won: bool
    """True if it carried under the rules of that state."""


@dataclass(frozen=True, kw_only=True)
class FloorVote(Fact):
    """A vote of a house of Congress."""

    on: When
    congress: int
    """Its number: the 66th passed the Amendment."""
    chamber: Chamber
    measure: str
    kind: MeasureKind
    floor: Votes | None
    """Votes cast on the floor; None if no source gives them."""
    with_pairs: Votes | None
    """The count with announced pairs: two absent members on opposite sides; None if no source gives it."""
    not_voting: int | None
    """Members who did not vote."""
    rule: Needed
    """The majority needed to pass, of those voting."""
    result: Literal["passed", "failed", "tabled"]

    @property
    def needed(self) -> int | None:
        """Return the number of yeas that it needed, of the votes on the floor; None if their number is unknown."""
        if self.floor is None or self.floor.cast is None:
            return None
        cast = self.floor.cast
        return ceil(Fraction(2, 3) * cast) if self.rule == "two thirds" else cast // 2 + 1

    @property
    def margin(self) -> int | None:
        """Yeas above the needed number; below zero, the number of missing yeas."""
        if self.floor is None or self.floor.yeas is None or self.needed is None:
            return None
        return self.floor.yeas - self.needed


@dataclass(frozen=True, kw_only=True)
class Happening(Fact):
    """A dated event."""

    on: When
    current: Current
    """The stream of events it belongs to."""
    title: str
    fact: str
    """The event, in a sentence or two that a source states."""
    state: str | None
    """Postal code of the state it happened in, or "DC"; None if it was elsewhere, or everywhere."""


@dataclass(frozen=True, kw_only=True)
class Statehood(Fact):
    """The date on which a state of 1920 became one, and its votes for president."""

    state: str
    """Postal code."""
    name: str
    on: When
    """The day it was admitted, or ratified the Constitution."""
    basis: Literal["admitted", "ratified the Constitution"]
    order: int
    """1 to 48."""
    territory: When | None
    """The date on which Congress organized its territory; None if it never was one."""
    territory_name: str
    """The name of a territory that had another name, as in "Dakota Territory"; else ""."""
    seceded: bool
    """True if it was among the eleven states of the Confederacy."""
    electoral_votes: Mapping[int, int] = field(hash=False)
    """Votes for president, by year from 1848 to 1920; a year in which the state had none is missing."""
