"""The votes of Congress on votes for women, and their chart: an SVG bar for each, with details to open."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from vfw.atlas.frames import TextRenderer
from vfw.history import FloorVote, Votes, floor_votes
from vfw.templating import Markup, call_macro

NEEDED = {"two thirds": Fraction(2, 3), "majority": Fraction(1, 2)}
"""The share of the votes that a measure needs; of a majority, more than that."""
ON_THE_AMENDMENT = "amendment"
KINDS = {
    "amendment": "the Amendment",
    "change to the amendment": "change to it",
    "procedure": "procedure",
    "related": "related",
}
"""The subject of a vote, in words for a small label."""


@dataclass(frozen=True)
class VoteBar:
    """A vote as a bar: the yeas from the left, the nays from the right; the whole width is all votes.

    Attributes:
        vote: The vote.
        votes: The count on the floor or, if no source gives that, with announced pairs.
        with_pairs: True if it is the latter.
    """

    vote: FloorVote
    votes: Votes
    with_pairs: bool

    @property
    def yeas(self) -> int:
        """Return the number of yeas; 0 if it is unknown."""
        return self.votes.yeas or 0

    @property
    def nays(self) -> int:
        """Return the number of nays; 0 if it is unknown."""
        return self.votes.nays or 0

    @property
    def share(self) -> Fraction:
        """Return the yeas as a share of all votes."""
        return Fraction(self.yeas, self.yeas + self.nays)

    @property
    def needed(self) -> Fraction:
        """Return the share that the measure needed."""
        return NEEDED[self.vote.rule]

    @property
    def percent(self) -> float:
        """Return the yeas in percent of all votes."""
        return float(100 * self.share)

    @property
    def percent_needed(self) -> float:
        """Return the percentage that the measure needed."""
        return float(100 * self.needed)

    @property
    def is_on_amendment(self) -> bool:
        """Return whether the vote was on the Amendment itself."""
        return self.vote.kind == ON_THE_AMENDMENT

    @property
    def kind(self) -> str:
        """Return the subject of the vote, for a small label."""
        return KINDS[self.vote.kind]

    @property
    def drawing_says(self) -> str:
        """Return the drawing in words."""
        needed = "two thirds" if self.vote.rule == "two thirds" else "a majority"
        return f"{self.percent:.0f} percent yes; {needed} needed"

    @property
    def outcome(self) -> str:
        """Return the outcome in words, as in "passed, with 2 votes to spare"."""
        if self.vote.result == "tabled":
            return "set aside"
        margin = self.vote.margin
        if margin is None or self.vote.kind != ON_THE_AMENDMENT:
            return self.vote.result
        if margin == 0:
            return "passed, with no vote to spare"
        votes = f"{abs(margin)} vote{'s' * (abs(margin) != 1)}"
        return f"passed, with {votes} to spare" if margin > 0 else f"failed, {votes} short"

    @property
    def says(self) -> str:
        """Return the whole bar in a sentence, for screen readers."""
        pairs = ", counted with pairs" if self.with_pairs else ""
        rule = "two thirds" if self.vote.rule == "two thirds" else "a majority"
        return (
            f"{self.vote.on}, {self.vote.chamber}: {self.yeas} yes, {self.nays} no{pairs}, "
            f"{self.percent:.0f} percent; it needed {rule}; {self.outcome}."
        )


@cache
def congress_bars() -> tuple[VoteBar, ...]:
    """Return all floor votes with a count in some source, by day."""
    return tuple(
        VoteBar(vote, votes, with_pairs=vote.floor is None)
        for vote in floor_votes()
        if (votes := vote.floor or vote.with_pairs)
    )


COLUMNS = ("Day", "House", "Question", "Yes", "No", "% yes", "It needed", "Outcome")
"""The columns of the table of votes."""


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("atlas/templates/congress.html", macro, *arguments)


def bars_html(bars: Iterable[VoteBar], writer: TextRenderer) -> Markup:
    """Return a list of the votes in their order."""
    return _render("bars", [(bar, _more(bar, writer)) for bar in bars])


def axis_html() -> Markup:
    """Return the axis above the bars, with marks at a half and two thirds."""
    return _render("axis")


def key_html() -> Markup:
    """Return the legend of the bars."""
    return _render("legend")


def table_cells(bar: VoteBar) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the cells of a vote in the table and their sort keys; "" if the text itself is the key."""
    vote, percent = bar.vote, f"{float(100 * bar.share):.1f}"
    question = vote.measure + (" (counted with pairs)" if bar.with_pairs else "")
    texts = (vote.chamber, question, f"{bar.yeas}", f"{bar.nays}", percent, vote.rule, bar.outcome)
    return texts, ("",) * len(texts)


def _more(bar: VoteBar, writer: TextRenderer) -> Markup:
    vote = bar.vote
    notes = [vote.notes, vote.conflict]
    if bar.with_pairs:
        notes.insert(0, "Counted with pairs: no source we opened gives the count on the floor.")
    elif vote.with_pairs:
        notes.insert(0, f"With pairs {vote.with_pairs}.")
    if vote.not_voting:
        notes.insert(0, f"{vote.not_voting} did not vote.")
    keys = f"[{'; '.join(vote.sources)}]"
    words = " ".join([*filter(None, notes), keys]) if any(notes) else f"The count is from the record. {keys}"
    return writer.html(words)
