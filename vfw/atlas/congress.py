"""Every vote of a house of Congress on votes for women, as the chart draws it against what it needed."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from vfw.history import FloorVote, Votes, floor_votes

NEEDED = {"two thirds": Fraction(2, 3), "majority": Fraction(1, 2)}
"""The share of the votes that a measure needs; of a majority, more than that."""
ON_THE_AMENDMENT = "amendment"
KINDS = {
    "amendment": "the Amendment",
    "change to the amendment": "change to it",
    "procedure": "procedure",
    "related": "related",
}
"""What a vote was about, in words for a small label."""


@dataclass(frozen=True)
class VoteBar:
    """A vote as a bar: the yeas from the left, the nays from the right, the whole as wide as all who voted.

    Attributes:
        votes: as counted on the floor or, where no source gives that, with announced pairs.
        with_pairs: whether it is the latter.
    """

    vote: FloorVote
    votes: Votes
    with_pairs: bool

    @property
    def yeas(self) -> int:
        return self.votes.yeas or 0

    @property
    def nays(self) -> int:
        return self.votes.nays or 0

    @property
    def share(self) -> Fraction:
        """The yeas, as a share of all votes."""
        return Fraction(self.yeas, self.yeas + self.nays)

    @property
    def needed(self) -> Fraction:
        """The share that the measure needed."""
        return NEEDED[self.vote.rule]

    @property
    def outcome(self) -> str:
        """How it came out: "passed, with 2 votes to spare"."""
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
        """The whole bar in a sentence, for those who do not see it."""
        pairs = ", counted with pairs" if self.with_pairs else ""
        rule = "two thirds" if self.vote.rule == "two thirds" else "a majority"
        return (
            f"{self.vote.on}, {self.vote.chamber}: {self.yeas} yes, {self.nays} no{pairs}, "
            f"{float(100 * self.share):.0f} percent; it needed {rule}; {self.outcome}."
        )


@cache
def congress_bars() -> tuple[VoteBar, ...]:
    """All floor votes whose count a source gives, by day."""
    return tuple(
        VoteBar(vote, votes, with_pairs=vote.floor is None)
        for vote in floor_votes()
        if (votes := vote.floor or vote.with_pairs)
    )
