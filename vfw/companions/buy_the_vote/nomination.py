"""Who is nominee, who is running mate, and whether both win the White House (V11 to V13)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from vfw.companions.buy_the_vote.state_cards import TO_WIN, VOTES, votes_of
from vfw.core.questions import Outcome

WHITE_HOUSE, SHORT = "the White House", "short of 270"
ALONE = 2
"""With so many players the nominee has no running mate, and needs 270 alone (V13)."""


class Campaigns(Protocol):
    """What a position and a view both say of those who run."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def bars(self) -> tuple[tuple[str, ...], ...]: ...
    @property
    def money(self) -> tuple[int, ...]: ...
    @property
    def apportionment(self) -> str: ...


@dataclass(frozen=True)
class Ticket:
    """How the race stands.

    Attributes:
        ranking: (seat, votes) each, the first one leads. nominees: one seat, or those that share the first place.
        mates: the running mate, or those that share the second place; () where nobody is one.
        votes: those that count towards 270.
    """

    ranking: tuple[tuple[str, int], ...]
    nominees: tuple[str, ...]
    mates: tuple[str, ...]
    votes: int

    @property
    def wins(self) -> bool:
        return self.votes >= TO_WIN


def ticket(table: Campaigns) -> Ticket:
    """The race by votes, then cards, then money left, then the largest single state (V11). A shared first place leaves
    no running mate; there too the two that lead count together."""
    votes = VOTES[table.apportionment]
    standing = {
        seat: (votes_of(bar, table.apportionment), len(bar), left, max([votes[card] for card in bar], default=0))
        for seat, bar, left in zip(table.seats, table.bars, table.money, strict=True)
    }
    order = sorted(table.seats, key=lambda seat: standing[seat], reverse=True)
    nominees = _alike(order, standing, 0)
    alone = len(order) == ALONE
    mates = () if alone or len(nominees) > 1 else _alike(order, standing, 1)
    counted = order[:1] if alone else order[:2]
    return Ticket(
        tuple((seat, standing[seat][0]) for seat in order), nominees, mates, sum(standing[seat][0] for seat in counted)
    )


def outcome(table: Campaigns) -> Outcome:
    """How the game ends: with 270 nominee and running mate both win, else nobody does (V12). The scores stand in the
    order of the race, the nominee first."""
    race = ticket(table)
    elected = {*race.nominees, *race.mates} if race.wins else set()
    winners = tuple(seat for seat in table.seats if seat in elected)
    return Outcome(winners, WHITE_HOUSE if race.wins else SHORT, race.ranking)


def _alike(order: Sequence[str], standing: dict[str, tuple[int, int, int, int]], place: int) -> tuple[str, ...]:
    """All that stand exactly as the one in that place does, in the order of the seats."""
    return tuple(sorted(seat for seat in order if standing[seat] == standing[order[place]]))
