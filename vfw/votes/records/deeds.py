"""What a side did in a game: what it used its cards for, and the votes of states that were close."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vfw.votes.rules.playing import EVENT
from vfw.votes.rules.position import SIDES, Position, Side, side_of

CLOSE = 1
"""Totals that are so far apart, or less, are close."""


@dataclass(frozen=True)
class Deeds:
    """What `side` did.

    Attributes:
        uses: how many cards it used for what, by the words of the rules, as "lobby"; a use that it made none of is
            missing.
        events: the cards it played as events, in order.
    """

    side: Side
    uses: Mapping[str, int]
    events: tuple[str, ...]


@dataclass(frozen=True)
class CloseVote:
    """A state that voted with totals as close as CLOSE. `vote` is RATIFIED or REJECTED."""

    state: str
    vote: int


def deeds(positions: Sequence[Position], side: Side) -> Deeds:
    """What `side` did in the game that came through these positions. The first, its beginning, tells of nothing."""
    played = [
        (event[2], event[3])
        for position in positions[1:]
        for event in position.news
        if event[0] == "played" and side_of(event[1]) == side
    ]
    return Deeds(side, Counter(use for _, use in played), tuple([card for card, use in played if use == EVENT]))


def close_votes(positions: Sequence[Position]) -> tuple[CloseVote, ...]:
    """The close votes of Final Voting, in order. What fell last for each side counts."""
    totals: dict[tuple[str, str], int] = {}
    close = []
    for position in positions[1:]:
        for event in position.news:
            match event:
                case ("vote rolled", side, state, face, cubes):
                    totals[side, state] = face + cubes
                case ("voted", state, vote) if (SIDES[0], state) in totals:
                    one, other = (totals[side, state] for side in SIDES)
                    if abs(one - other) <= CLOSE:
                        close.append(CloseVote(state, vote))
    return tuple(close)
