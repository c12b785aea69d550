"""The verbs of the Oppobot's cards: they need no decision, only dice.

Each with an example:

    cubes_in_drawn(2, 3)                Add two red cubes in each of three random states.
    cubes_in_drawn_each_region(1)       Add one red cube in one random state of each region.
    cubes_in_all(1, states("GA", "FL")) Add one red cube in each of Georgia and Florida.
    cubes_in_contested_region(1)        Add one in each state of the region with the most contested states.
    cut_most((PURPLE,), 2)              Remove all purple cubes from the two states with most of them.
    cut_most((PURPLE, YELLOW), 3, n=2)  Remove two Suffragist cubes from each of the three states with most of them.
    overturn_drawn()                    Turn one ratification, drawn at random, into a rejection.
    unratify_drawn(2)                   A ratified state, drawn at random, loses its check and gets two red cubes.
    lobby_until(8, 4)                   Roll four d8, again until one shows 6 or more; each such die removes a marker.
    claim_drawn()                       Claim a Strategy card, drawn at random.
    when(congress_has(3), ...)          If Congress has three markers or more, do this.

Verbs of `steps.py` that ask no question serve as well: campaigner, congress, lose, stays, clear in one state.
Rules: Managing the Oppobot.  Oppobot rulings 3 to 8.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final

from vfw.core.questions import Roll
from vfw.votes.rules.board import PLACE, REGION_STATES, REGIONS, STATES, Area
from vfw.votes.rules.deck import Condition
from vfw.votes.rules.draws import draw_one, draw_region, draw_state, undecided
from vfw.votes.rules.placing import add, colors_in, decide, is_open, remove, with_cubes
from vfw.votes.rules.playing import claim_strategy
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.steps import congress
from vfw.votes.rules.tabletop import COLORS, RED, REJECTED, UNDECIDED, Table

LOBBY_HIT: Final = 6


@dataclass(frozen=True)
class red_cubes(Step):
    """Add `n` red cubes in `state`: each removes a Suffragist cube if there is one, of a random color.

    Those for which there is no room, because the state has voted, are lost.  Oppobot ruling 8.
    """

    n: int
    state: str = ""
    color: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if not self.n or not is_open(draft, draft.side, self.state):
            return
        opposing = colors_in(draft, SUFFRAGIST, self.state)
        if len(opposing) > 1 and not self.color:
            draft.then(draw_one(opposing, "color", self))
            return
        draft.then(red_cubes(self.n - 1, self.state))
        if opposing:
            remove(draft, self.color or opposing[0], self.state)
        else:
            add(draft, RED, self.state)


@dataclass(frozen=True)
class cubes_in_drawn(Verb):
    """Draw a state and add `n` red cubes there; do so `times` times."""

    n: int
    times: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.then(*[draw_region(draw_state(red_cubes(self.n)))] * self.times)


@dataclass(frozen=True)
class cubes_in_drawn_each_region(Verb):
    """Add `n` red cubes in a state drawn in each region, the West first. A region that has voted is passed over."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.then(*[draw_state(red_cubes(self.n), region) for region in REGIONS])


@dataclass(frozen=True)
class cubes_in_all(Verb):
    """Add `n` red cubes in each state of `area`, in the order in which it names them."""

    n: int
    area: Area

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.then(*[red_cubes(self.n, state) for state in self.area.states])


@dataclass(frozen=True)
class cubes_in_contested_region(Verb):
    """Add `n` red cubes in each state of the region with the most contested states, ties at random.

    Contested is an undecided state with Suffragist cubes; if there is none, any undecided state.  Oppobot ruling 5.
    """

    n: int
    region: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if self.region:
            draft.tell("focused", draft.side, self.region)
            draft.then(*[red_cubes(self.n, state) for state in REGION_STATES[self.region]])
            return
        contested = with_cubes(draft, COLORS[SUFFRAGIST], undecided(draft)) or undecided(draft)
        number = {region: len(set(contested) & set(REGION_STATES[region])) for region in REGIONS}
        draft.then(draw_one(highest(number), "region", self))


@dataclass(frozen=True)
class cut_most(Verb):
    """Remove cubes of `colors` from the `times` states that have most of them: `n` in each, or all if `n` is 0.

    Ties are decided at random; a state is cut once.
    """

    colors: tuple[str, ...]
    times: int
    n: int = 0
    done: tuple[str, ...] = ()
    state: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if self.state:
            self._cut(draft)
            return
        states = [state for state in with_cubes(draft, self.colors, STATES) if state not in self.done]
        if self.times and states:
            draft.then(draw_one(highest({state: self._cubes(draft, state) for state in states}), "state", self))

    def _cubes(self, table: Table, state: str) -> int:
        return sum(number for color, number in table.cubes(state).items() if color in self.colors)

    def _cut(self, draft: Draft) -> None:
        rest = replace(self, times=self.times - 1, done=(*self.done, self.state), state="")
        draft.then(cut(self.colors, self.n or self._cubes(draft, self.state), self.state), rest)


@dataclass(frozen=True)
class cut(Step):
    """Remove `n` cubes of `colors` from `state`, of two colors a random one each time."""

    colors: tuple[str, ...]
    n: int
    state: str
    color: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        there = tuple([color for color in self.colors if draft.row(color)[PLACE[self.state]]])
        if not self.n or not there:
            return
        if self.color or len(there) == 1 or self._takes_all(draft):
            remove(draft, self.color or there[0], self.state)
            draft.then(replace(self, n=self.n - 1, color=""))
        else:
            draft.then(draw_one(there, "color", self))

    def _takes_all(self, table: Table) -> bool:
        return sum(cubes for color, cubes in table.cubes(self.state).items() if color in self.colors) <= self.n


@dataclass(frozen=True)
class overturn_drawn(Verb):
    """Turn a ratification, drawn at random, into a rejection."""

    state: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if not self.state:
            draft.then(draw_one(draft.ratified, "state", self))
            return
        draft.tell("overturned", draft.side, self.state)
        decide(draft, self.state, REJECTED)


@dataclass(frozen=True)
class unratify_drawn(Verb):
    """Make a ratified state, drawn at random, undecided, and add `n` red cubes there.  Oppobot ruling 6."""

    n: int
    state: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if not self.state:
            draft.then(draw_one(draft.ratified, "state", self))
            return
        draft.set_vote(self.state, UNDECIDED)
        draft.tell("reconsidered", draft.side, self.state)
        draft.then(red_cubes(self.n, self.state))


@dataclass(frozen=True)
class lobby_until(Verb):
    """Roll `n` dice of `sides` faces, all again until at least one shows 6 or more; each such die removes a marker."""

    sides: int
    n: int

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        return Roll(self.sides, self.n, "oppobot lobbying")

    def resume(self, draft: Draft, reply: tuple[int, ...]) -> None:
        """See `Step.resume`."""
        draft.rolled = reply
        draft.tell("rolled", draft.side, self.sides, reply, draft.card)
        won = sum(face >= LOBBY_HIT for face in reply)
        draft.then(congress(-won) if won else self)


@dataclass(frozen=True)
class claim_drawn(Verb):
    """Claim one of the open Strategy cards, drawn at random."""

    card: str = ""

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if self.card:
            claim_strategy().resume(draft, self.card)
        else:
            draft.then(draw_one(draft.strategy_cards, "card", self))


@dataclass(frozen=True, init=False)
class when(Verb):
    """Carry out `steps` only if `condition` holds."""

    condition: Condition
    steps: tuple[Verb, ...]

    def __init__(self, condition: Condition, *steps: Verb) -> None:
        object.__setattr__(self, "condition", condition)
        object.__setattr__(self, "steps", steps)

    def __reduce__(self) -> tuple[Any, ...]:
        return when, (self.condition, *self.steps)

    @property
    def inner(self) -> tuple[Verb, ...]:
        """See `Verb.inner`."""
        return self.steps

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if self.condition.holds(draft):
            draft.then(*self.steps)


def highest(number: dict[str, int]) -> tuple[str, ...]:
    """Return the places with the highest number."""
    top = max(number.values(), default=0)
    return tuple([place for place, n in number.items() if n == top])
