"""Sentences on a state, from the fact tables.

Every function returns Markdown as `vfw.history.writing` reads it: the keys of its sources are in brackets behind the
statements that they support.
"""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterable, Sequence

from vfw.atlas.maps import ELECTIONS
from vfw.history import (
    Fact,
    Happening,
    Ratification,
    Referendum,
    Statehood,
    Suffrage,
    Votes,
    When,
    floor_votes,
    sources,
)
from vfw.history.law import AMENDMENT_SOURCES, CERTIFIED
from vfw.history.rows import SuffrageKind
from vfw.history.writing import BRACKET

SURVEY = ("HWS4", "HWS6")
"""The books that list state by state what women could vote for: if they mention no vote, the tables have none."""
NAMED = {
    "CONAN1952": "the annotated Constitution of 1952",
    "STEVENS1920": "Doris Stevens",
    "IRWIN1921": "Inez Irwin",
    "CATT1917": "Catt’s book of 1917",
    "PG35689": "the *Anti-Suffrage Essays* of 1916",
    "NCPEDIA": "NCpedia",
    "NEWMEXIKEN": "the list of newmexiken.com",
    "BOINGBOING": "boingboing.net",
    "HISTORYLINK": "HistoryLink",
    "BLATCH-NWHA": "the National Women’s History Alliance",
    "VOICES-TRUTH": "Michael Phillips-Anderson",
    "WIKI-TYE": "Wikipedia",
    **{f"HWS{volume}": f"volume {volume} of the *History of Woman Suffrage*" for volume in range(1, 7)},
}
"""The names, in sentences, of the sources that notes mention by their keys."""


def cited(text: str, keys: Iterable[str]) -> str:
    """Return sentences with the keys of their sources behind them; a covered passage covers its keys too."""
    bracket = f"[{'; '.join(dict.fromkeys(keys))}]"
    return f"{text.removesuffix('}}')} {bracket}}}}}" if text.endswith("}}") else f"{text} {bracket}"


def joined(text: str, more: str) -> str:
    """Return the statement of a row with further statements; sources that both share are given once, behind both."""
    bracket = text[text.rfind(" [") :]
    if more.endswith(bracket) and len(BRACKET.findall(more)) == 1:
        return f"{text.removesuffix(bracket)} {more}"
    return f"{text}\n\n{more}".rstrip()


def on(when: When) -> str:
    """Return a date for a sentence: "on 18 August 1920", "in 1871"."""
    return f"on {when}" if when.precision == "day" else f"in {when}"


def listed(items: Sequence[str]) -> str:
    """Return things as a list in a sentence: "A, B and C"."""
    return f"{', '.join(items[:-1])} and {items[-1]}" if len(items) > 1 else items[0]


def nth(n: int) -> str:
    """Return an ordinal number: "1st", "22nd", "36th"."""
    return f"{n}{'th' if n in (11, 12, 13) else {1: 'st', 2: 'nd', 3: 'rd'}.get(n % 10, 'th')}"


# -- The Union -----------------------------------------------------------------------------------------------------


def union(row: Statehood) -> str:
    """Return a sentence on how and when the state joined the Union."""
    does = "joined the Union" if row.basis == "admitted" else "ratified the Constitution"
    text = f"{row.name} {does} {on(row.on)}, as the {nth(row.order)} state."
    if row.territory:
        text += f" Congress had organized the {row.territory_name or 'territory'} {on(row.territory)}."
    if row.seceded:
        text += " It was one of the eleven states of the Confederacy."
    return cited(text, row.sources)


# -- The Amendment -------------------------------------------------------------------------------------------------


def answer(row: Ratification) -> str:
    """Return the answer of the state to the Nineteenth Amendment, in a sentence or two."""
    if row.on is None:
        return cited(f"{row.name} did not vote on the Nineteenth Amendment in 1919 or 1920.", row.sources)
    if row.ordinal:
        text = f"{row.name} ratified the Nineteenth Amendment {on(row.on)}, the {nth(row.ordinal)} of the 36 states"
        return cited(f"{text} that made it law.", row.sources)
    if row.outcome == "ratified":
        text = f"{row.name} ratified the Nineteenth Amendment {on(row.on)}, when it was already law."
        return cited(text, (*row.sources, *AMENDMENT_SOURCES))
    refused = "rejected" if row.rejection == "formal" else "refused"
    unfinished = ", but it completed no resolution to reject it" if row.rejection == "informal" else ""
    return cited(f"{row.name} {refused} the Nineteenth Amendment {on(row.on)}{unfinished}.", row.sources)


def later(row: Ratification) -> str:
    """Return the date on which a state that had not ratified did so after all; "" for the others."""
    if row.later is None:
        return ""
    text = f"{row.name} ratified {on(row.later)}, when the Amendment had long been law."
    if row.later_certified:
        text += f" This was certified {on(row.later_certified)}."
    return cited(text, row.sources)


def session(row: Ratification) -> str:
    """Return the session in which the legislature voted, and the motion; "" if it did not vote."""
    if row.session is None:
        return ""
    text = f"The legislature met in {row.session} session."
    if row.votes_on != "to ratify":
        text += f" It voted on these questions: {row.votes_on}. The counts below are for and against the Amendment."
    return cited(text, row.sources)


def count(votes: Votes) -> str:
    """Return the count of a vote in words: "49 for, 47 against"."""
    if votes.yeas is None and votes.unanimous:
        return "unanimous for it"
    if votes.yeas is None:
        return f"{_number(votes.nays)} against; our sources do not count those for it"
    return f"{_number(votes.yeas)} for, {_number(votes.nays)} against"


# -- Votes for women before the Amendment --------------------------------------------------------------------------


def vote_gained(row: Suffrage) -> str:
    """Return a sentence on a kind of vote that women had: its dates, its limits, and how they gained or lost it."""
    span = f"From {row.since} to {row.until}" if row.until else f"From {row.since} on"
    if row.since.precision == "by":
        span = f"From {row.since},"
    limits = f", but only {limit(row)}" if limit(row) else ""
    lost = f", but {_ending(row.ended)}" if row.until else ""
    text = f"{span} women could vote {ELECTIONS[row.kind]}{limits}. They gained this by {_what(row.how)}{lost}."
    return cited(text, row.sources)


def limit(row: Suffrage) -> str:
    """Return the limits of a vote, as in "taxpayers, and only in some places"; "" if there were none."""
    return ", and only ".join(filter(None, (row.who, "in some places" if row.extent == "part" else "")))


def full_vote_law(rows: Iterable[Suffrage]) -> Suffrage | None:
    """Return the law that gave women of a state the full vote permanently; None if the Nineteenth Amendment did."""
    return next((row for row in rows if row.kind == "full" and not row.until and row.since.last < CERTIFIED), None)


def full_vote(rows: Iterable[Suffrage]) -> str:
    """Return the date from which women have had the full vote."""
    if law := full_vote_law(rows):
        return cited(f"From {law.since}, by {_what(law.how)}.", law.sources)
    return cited(f"From {When(CERTIFIED)}, by the Nineteenth Amendment.", AMENDMENT_SOURCES)


def by_june_1919(name: str, rows: Sequence[Suffrage]) -> str:
    """Return the elections open to women when Congress sent the Amendment to the states."""
    sent = next(vote for vote in floor_votes() if vote.on.date == datetime.date(1919, 6, 4) and vote.result == "passed")
    held = [
        row for row in rows if row.since.date <= sent.on.date and not (row.until and row.until.date <= sent.on.date)
    ]
    text = f"Congress sent the Amendment to the states {on(sent.on)}."
    if not held:
        return cited(f"{text} We found no election in which women of {name} could vote then.", (*sent.sources, *SURVEY))
    if any(row.kind == "full" for row in held):
        held = [row for row in held if row.kind == "full"]
    kinds = [f"{ELECTIONS[kind]}{_limits(held, kind)}" for kind in ELECTIONS if any(row.kind == kind for row in held)]
    keys = [key for row in held for key in row.sources]
    return cited(f"{text} By then women in {name} could vote {listed(kinds)}.", (*sent.sources, *keys))


def _limits(rows: Iterable[Suffrage], kind: SuffrageKind) -> str:
    limits = [limit(row) for row in rows if row.kind == kind]
    return f" ({'; '.join(f'only {limit}' for limit in limits)})" if all(limits) else ""


# -- Votes of the people -------------------------------------------------------------------------------------------


ON_PAPER = (
    "A law on paper did not let every woman vote, even after 1920. Southern states kept most Black citizens from "
    "voting with tests, taxes and primaries for white voters only. [CONAN1952] Many Native women could not vote "
    "because they were not citizens until 1924. [UTAHHISTORY] Immigrants from China could not become citizens until "
    "1943, [NPS-LEE; HISTORYCOM] but their children born here were citizens. [DAILYSUFFRAGIST]"
)
"""A statement for the page of every state, which is in no table of laws."""


def tally(rows: Sequence[Referendum]) -> str:
    """Return the numbers of votes of the people that were won and lost; "" for none."""
    if not rows:
        return ""
    won = sum(row.won for row in rows)
    keys = [key for row in rows for key in row.sources]
    return cited(f"{_number(won)} won, {_number(len(rows) - won)} lost", keys)


def result(row: Referendum) -> str:
    """Return the result of a vote of the people, with all known counts."""
    ended = "Won" if row.won else "Lost"
    if row.votes:
        return cited(f"{ended}: {_number(row.votes.yeas)} yes, {_number(row.votes.nays)} no.", row.sources)
    if row.majority:
        more = "yes" if row.majority > 0 else "no"
        return cited(
            f"{ended}: {abs(row.majority):,} more {more} than {'no' if more == 'yes' else 'yes'}.", row.sources
        )
    return cited(f"{ended}.", row.sources)


# -- Sentences with their sources ----------------------------------------------------------------------------------


def event(row: Happening) -> str:
    """Return an event of the timeline in a sentence."""
    return cited(row.fact, row.sources)


def notes(row: Fact) -> str:
    """Return the further statements of the sources; "" for none."""
    return _closed(_named(_without_elections(row.notes)), row)


def disagreement(row: Fact) -> str:
    """Return the disagreement of the sources, and the one that the row follows; "" if they agree."""
    return _closed(_named(row.conflict), row)


def unconfirmed(row: Fact) -> str:
    """Return the statements that no opened source makes, to follow words that say so; "" for none."""
    words = _named(_without_elections(row.unverified))
    return words[:1].lower() + words[1:]


def _what(how: str) -> str:
    """Return the act that gave women a vote, or took it: "a law", "an act of the legislature", "town charters"."""
    if how.endswith("s"):
        return how
    return f"{'the' if how == 'state constitution' else 'an' if how[0] in 'aeiou' else 'a'} {how}"


def _ending(ended: str) -> str:
    """Return the way in which a vote was lost, as a clause: "it was repealed", "a law took it away".

    Some rows already contain a clause.
    """
    if ended.startswith("the "):
        return ended
    return f"it was {ended}" if ended.startswith(("repealed", "struck down")) else f"{_what(ended)} took it away"


def _number(n: int | None) -> str:
    return f"{n:,}" if n else "none"


def _without_elections(words: str) -> str:
    """Return a note without sentences on an election for president, as in "1864: no votes counted"."""
    return re.sub(r"(?:^|(?<=\. ))\d{4}: [^.]*\.( |$)", "", words).strip()


def _named(words: str) -> str:
    """Return a note of a table with its keys of sources replaced: words by names, and parentheses by marks."""
    key = "|".join(sorted(map(re.escape, sources()), key=len, reverse=True))
    words = re.sub(rf" \(((?:{key})(?:, (?:{key}))*)\)([.;,]?)", _mark, words)
    return re.sub(rf"(?P<start>(?:^|[.:;\]] ))?\b(?P<key>{key})\b(?![^\[]*\])", _name, words)


def _closed(words: str, row: Fact) -> str:
    """Return words with the sources of their row behind them, and those that they name."""
    if not words or words.endswith("]"):
        return words
    return cited(words, (*row.sources, *re.findall(r"\(#source-([^)]+)\)", words)))


def _mark(match: re.Match[str]) -> str:
    """Return keys as a mark behind the end of their sentence; "12:44 a.m." already ends in a dot."""
    stop = "" if match.string[: match.start()].endswith(".") else match[2]
    return f"{stop} [{match[1].replace(',', ';')}]"


def _name(match: re.Match[str]) -> str:
    start, key = match["start"] or "", match["key"]
    name = NAMED[key]
    if match["start"] is not None and not start.startswith((":", ";")):
        name = name[0].upper() + name[1:]
    return f"{start}[{name}](#source-{key})"
