"""Random places and things, drawn by dice because the automaton chooses nothing: a region, a state, one of a few.

Every throw is a question like any other, so it can be made on a real table, and tells what it decided.
Rules: Managing the Oppobot.  Oppobot ruling 3.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, Final

from vfw.core.questions import Roll, Word
from vfw.votes.rules.board import PLACE, REGION_OF, REGION_STATES, REGIONS, STATES
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.tabletop import UNDECIDED, Table

DICE_FOR_DRAWS: Final = {2: 6, 3: 6, 4: 4, 6: 6}
"""The number of sides of the die that draws one of so many things; 8 for any other number up to 8."""
MOST_BY_ONE_DIE: Final = 8
EMPTY: Final = ""
"""A place among those of a draw that holds nothing."""


def undecided(table: Table, states: tuple[str, ...] = STATES) -> tuple[str, ...]:
    """Return those of `states` that have not voted."""
    return tuple([state for state in states if table.votes[PLACE[state]] == UNDECIDED])


@dataclass(frozen=True)
class draw_region(Step):
    """Draw a region by a d6, again if all of its states have voted. `then` gets it as its `region`."""

    then: Any

    def do(self, draft: Draft) -> Roll | None:
        """See `Step.do`."""
        left = {REGION_OF[state] for state in undecided(draft)}
        if len(left) > 1:
            return Roll(6, 1, "oppobot region")
        draft.then(*[replace(self.then, region=region) for region in left])
        return None

    def resume(self, draft: Draft, reply: tuple[int]) -> None:
        """See `Step.resume`."""
        region = REGIONS[reply[0] - 1]
        stands = bool(undecided(draft, REGION_STATES[region]))
        draft.tell("threw", 6, reply[0], "region" if stands else "again", region)
        draft.then(replace(self.then, region=region) if stands else self)


@dataclass(frozen=True)
class draw_state(Step):
    """Draw a state of `region` by a d8, again if it has voted. `then` gets it as its `state`."""

    then: Any
    region: str = ""

    def do(self, draft: Draft) -> Roll | None:
        """See `Step.do`."""
        left = undecided(draft, REGION_STATES[self.region])
        if len(left) > 1:
            return Roll(8, 1, "oppobot state")
        draft.then(*[replace(self.then, state=state) for state in left])
        return None

    def resume(self, draft: Draft, reply: tuple[int]) -> None:
        """See `Step.resume`."""
        state = REGION_STATES[self.region][reply[0] - 1]
        stands = draft.vote(state) == UNDECIDED
        draft.tell("threw", 8, reply[0], "state" if stands else "again", state)
        draft.then(replace(self.then, state=state) if stands else self)


@dataclass(frozen=True)
class draw_one(Step):
    """Draw one of `among` by a die, each equally likely; `then` gets it as its `field`, or None if there are none.

    Faces that cannot be shared out evenly, and those of an EMPTY place, draw nothing: then `restart` begins the draw
    again, or the die is thrown again. States too many for one die are drawn by two: see `place_in`.
    """

    among: tuple[Word, ...]
    field: str
    then: Any
    restart: Any = None

    def do(self, draft: Draft) -> Roll | None:
        """See `Step.do`."""
        if len(self.among) > MOST_BY_ONE_DIE:
            regions = dict.fromkeys([REGION_OF[str(state)] for state in self.among])
            draft.then(draw_one(tuple(regions), "region", place_in(self), self.restart))
        elif len(self.among) > 1:
            return Roll(self._sides(), 1, "oppobot lot")
        else:
            draft.then(*[replace(self.then, **{self.field: one}) for one in self.among])
        return None

    def faces(self) -> list[tuple[str, Word]]:
        """Return the faces for each result: [("1-3", "purple"), ("4-6", "yellow")]."""
        each = self._sides() // len(self.among)
        starts = [each * number + 1 for number in range(len(self.among))]
        spans = [str(start) if each == 1 else f"{start}-{start + each - 1}" for start in starts]
        return [(span, one) for span, one in zip(spans, self.among, strict=True) if one != EMPTY]

    @property
    def chance(self) -> Fraction:
        """Return the chance of each result by this throw, or, unless there is a `restart`, by the same one again."""
        if self.restart is None:
            return Fraction(1, len(self.among))
        return Fraction(self._sides() // len(self.among), self._sides())

    @property
    def has_spare_faces(self) -> bool:
        """Return whether some faces draw nothing."""
        return self._sides() % len(self.among) > 0 or EMPTY in self.among

    def _sides(self) -> int:
        return DICE_FOR_DRAWS.get(len(self.among), 8)

    def resume(self, draft: Draft, reply: tuple[int]) -> None:
        """See `Step.resume`."""
        faces_each = self._sides() // len(self.among)
        drawn = [one for one in self.among[(reply[0] - 1) // faces_each :][:1] if one != EMPTY]
        if drawn:
            draft.tell("threw", self._sides(), reply[0], "lot", drawn[0])
            draft.then(replace(self.then, **{self.field: drawn[0]}))
        else:
            draft.tell("threw", self._sides(), reply[0], "both again" if self.restart else "again", "")
            draft.then(self.restart or self)


@dataclass(frozen=True)
class place_in(Step):
    """Draw one of the states of `lot` in `region`, which the first die has drawn, by a second die.

    Every region has as many places for it as the one with most states; an EMPTY place begins the draw again. So each
    state is as likely as any other, wherever it is.
    """

    lot: draw_one
    region: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        in_region = [[state for state in self.lot.among if REGION_OF[str(state)] == region] for region in REGIONS]
        places = max(map(len, in_region))
        here = in_region[REGIONS.index(self.region)]
        among = (*here, *[EMPTY] * (places - len(here)))
        draft.then(replace(self.lot, among=among, restart=self.lot))
