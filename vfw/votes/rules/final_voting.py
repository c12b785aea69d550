"""Final Voting, as steps: the sides take turns picking a state, both roll for it, and the side behind may roll again.

Rules: Final Voting.  Ruling 28.
"""

from __future__ import annotations

from dataclasses import dataclass

from vfw.core.questions import Decision, Roll
from vfw.votes.rules import effects
from vfw.votes.rules.draws import draw_one, undecided
from vfw.votes.rules.oppobot import (
    counted,
    to_vote_next,
    votes_with_black_die,
)
from vfw.votes.rules.placing import decide
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.steps import pay
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, Table


@dataclass(frozen=True)
class pick_state(Step):
    """Let `by` pick the next state to vote; then the sides take turns.  Rules: Final Voting.  Teams 18."""

    by: Side

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side, draft.card = self.by, ""
        if draft.oppobot and self.by == OPPOSITION:
            draft.then(draw_one(to_vote_next(draft), "state", call_vote(self.by)))
            return None
        return self.choice(draft, "state", undecided(draft), "vote")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        draft.then(call_vote(self.by, reply))


@dataclass(frozen=True)
class call_vote(Step):
    """Let `state`, which `by` has picked, vote; then the other side picks."""

    by: Side
    state: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.tell("picked", self.by, self.state)
        vote = roll_for(self.state, self.by, (0, 0), then_other=True)
        change = [change_partners()] if len(draft.seats) > len(SIDES) and self.by == OPPOSITION else []
        draft.then(vote, *change, pick_state(OTHER[self.by]))


@dataclass(frozen=True)
class change_partners(Step):
    """Let the other partner of each side pick and roll after the second vote, the fourth and so on.  Teams 18."""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        seats = [draft.seats_of(side).index(draft.seat_of(side)) for side in SIDES]
        draft.change_seats(max(seats) + 1)


@dataclass(frozen=True)
class roll_for(Step):
    """Let `by` roll for `state`.

    `faces` are the present dice, Suffragist and Opposition; with `then_other` the other side rolls next, otherwise the
    dice are compared.
    """

    state: str
    by: Side
    faces: tuple[int, int]
    then_other: bool = False

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        draft.side = self.by
        return Roll(voting_sides(draft, self.by), 1, f"{self.by} vote")

    def resume(self, draft: Draft, reply: tuple[int, ...]) -> None:
        """See `Step.resume`."""
        face = counted(reply[0], self.by == OPPOSITION and votes_with_black_die(draft))
        draft.tell("vote rolled", self.by, self.state, face, draft.strength(self.by, self.state))
        suffragist, opposition = self.faces
        faces = (face, opposition) if self.by == SUFFRAGIST else (suffragist, face)
        if self.then_other:
            draft.then(roll_for(self.state, OTHER[self.by], faces))
        else:
            draft.then(compare(self.state, faces))


def voting_sides(table: Table, side: Side) -> int:
    """Return the number of faces of a side's dice in Final Voting."""
    return effects.die(table, effects.voting_die, side, usual=table.voting_die)


@dataclass(frozen=True)
class compare(Step):
    """Offer the side behind a re-roll for a button, unless even its highest face could not win.  Ruling 28."""

    state: str
    faces: tuple[int, int]

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        draft.side = OTHER[self.ahead(draft, self.faces)]
        if draft.buttons(draft.side) and self.could_turn(draft):
            return self.choice(draft, "reroll", ("pass", "reroll"), self.state)
        self.resume(draft, "pass")
        return None

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == "reroll":
            pay(draft, 1)
            draft.then(roll_for(self.state, draft.side, self.faces))
        else:
            won = self.ahead(draft, self.faces) == SUFFRAGIST
            decide(draft, self.state, RATIFIED if won else REJECTED)

    def could_turn(self, draft: Draft) -> bool:
        """Return whether the side behind would win with the highest face of its die."""
        behind = OTHER[self.ahead(draft, self.faces)]
        best = voting_sides(draft, behind)
        faces = (best, self.faces[1]) if behind == SUFFRAGIST else (self.faces[0], best)
        return self.ahead(draft, faces) == behind

    def ahead(self, draft: Draft, faces: tuple[int, int]) -> Side:
        """Return the side that wins the state with these dice and its cubes; ties go as the cards in effect say."""
        lead = faces[0] + draft.strength(SUFFRAGIST, self.state) - faces[1] - draft.strength(OPPOSITION, self.state)
        if lead == 0:
            return SUFFRAGIST if effects.active(draft, effects.wins_ties, SUFFRAGIST) else OPPOSITION
        return SUFFRAGIST if lead > 0 else OPPOSITION
