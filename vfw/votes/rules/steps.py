"""The verbs of the cards: their grammar.

Each verb with an example:

    campaigner(PURPLE, "Northeast")          Place a purple campaigner in the Northeast.
    gain(2)                                  Gain two buttons.
    lose(2)                                  Your opponent loses two buttons.
    congress(1), congress(-1)                Add a marker to Congress; remove one.
    cubes(8, ANYWHERE, per_state=2)          Add eight of your cubes, at most two in a state.
    cubes(ROLLED, SOUTH, per_state=1)        Add as many as the dice show.
    cubes_in_each(2, states("NJ", "DE"))     Add two in each of these states.
    cubes_per_region(1)                      Add one in one state of each region.
    remove_cubes(6, ANYWHERE, per_state=2)   Remove six opposing cubes, at most two in a state.
    clear((YELLOW,), up_to=4)                Remove all yellow cubes from up to four states.
    clear((PURPLE, YELLOW), area=...)        Remove all Suffragist cubes from a state of this area.
    roll(6, hit=3, then=(...))               Roll a d6; only on 3 to 6 go on with `then`.
    roll(8), roll(6, n=2)                    Roll; ROLLED is the sum.
    stays(TURN, campaign_die(6))             Stays for the rest of the turn, and what it changes.

In `playing.py`, because they play other cards: draw(2), claim_strategy().
A step that needs loops, variables or conditions has a class of its own in `special.py`.

"Your" is the side that plays the card; a Suffragist cube is purple or yellow, cube by cube (ruling 2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from vfw.core.questions import Decision, Roll
from vfw.votes.rules.board import ANYWHERE, REGION_STATES, REGIONS, Area
from vfw.votes.rules.effects import Effect
from vfw.votes.rules.placing import colors_in, is_added_at_once, may_add, one_more, remove, send_amendment, with_cubes
from vfw.votes.rules.position import Draft, Step, Verb
from vfw.votes.rules.seats import OTHER, Side
from vfw.votes.rules.tabletop import COLORS, FULL_CONGRESS, SUPPLY, Lasting

ROLLED: Final = -1
"""A mark in place of a number of cubes: the sum of the dice that this card has rolled."""


@dataclass(frozen=True)
class campaigner(Verb):
    """Place a campaigner of `color` in `region`."""

    color: str
    region: str

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        number = 1 + sum(name.startswith(self.color) for name, _ in draft.campaigners)
        draft.campaigners = (*draft.campaigners, (f"{self.color}{number}", self.region))
        draft.tell("campaigner", draft.side, self.color, self.region)


@dataclass(frozen=True)
class gain(Verb):
    """Gain `n` buttons; those beyond the supply are lost.  Ruling 12."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        gain_buttons(draft, draft.side, self.n)


@dataclass(frozen=True)
class lose(Verb):
    """Let the opponent lose `n` buttons, or all if there are fewer.  Ruling 12."""

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        lose_buttons(draft, OTHER[draft.side], self.n)


def gain_buttons(draft: Draft, side: Side, n: int) -> None:
    """Give `side` `n` buttons, as far as its supply goes."""
    held = draft.buttons(side)
    gained = min(n, SUPPLY[side] - held)
    draft.alter(side, buttons=held + gained)
    draft.tell("gained", side, gained)


def lose_buttons(draft: Draft, side: Side, n: int) -> None:
    """Take `n` buttons from `side`, or all if there are fewer."""
    held = draft.buttons(side)
    lost = min(n, held)
    draft.alter(side, buttons=held - lost)
    draft.tell("lost", side, lost)


def pay(draft: Draft, n: int) -> None:
    """Spend `n` buttons of the active side, which holds as many."""
    draft.alter(draft.side, buttons=draft.buttons(draft.side) - n)
    draft.tell("paid", draft.side, n)


@dataclass(frozen=True)
class congress(Verb):
    """Add `n` markers to Congress, or remove them if `n` is negative.  Rulings 9 and 10.

    The sixth marker sends the Amendment to the states; from then on nothing touches Congress.
    """

    n: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        if draft.sent:
            return
        markers = max(0, min(FULL_CONGRESS, draft.congress + self.n))
        draft.tell("congress", draft.side, markers - draft.congress)
        draft.congress = markers
        if markers == FULL_CONGRESS:
            send_amendment(draft)


@dataclass(frozen=True)
class cubes(Verb):
    """Add `n` of your cubes in `area`, at most `per_state` in a state, one at a time.  Rulings 1, 2 and 5."""

    n: int
    area: Area = ANYWHERE
    per_state: int = 2

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        n = sum(draft.rolled) if self.n == ROLLED else self.n
        draft.then(placing(n, may_add(draft, draft.side, self.area.states), self.per_state))


@dataclass(frozen=True)
class cubes_in_each(Verb):
    """Add `n` of your cubes in each state of `area`, in any order."""

    n: int
    area: Area

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        open_states = may_add(draft, draft.side, self.area.states)
        draft.then(placing(self.n * len(open_states), open_states, self.n))


@dataclass(frozen=True)
class placing(Step):
    """Add `n` further cubes, each in one of `states`, at most `per_state` in a state.

    `so_far` are the states that have had a cube and may have more; `by` is the campaigner who adds them, in its color;
    "" if the player may choose the color.
    """

    n: int
    states: tuple[str, ...]
    per_state: int
    so_far: tuple[str, ...] = ()
    by: str = ""

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "state", may_add(draft, draft.side, self.states), "add")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        place_one(draft, reply, self.n, self.states, self.per_state, self.so_far, self.by)


def place_one(
    draft: Draft,
    state: str,
    n: int,
    states: tuple[str, ...],
    per_state: int,
    so_far: tuple[str, ...] = (),
    by: str = "",
) -> None:
    """Add the first of `n` cubes in `state`; the others are then to be added, as `placing` has it."""
    before = so_far.count(state)
    if n > 1:
        left = tuple([other for other in states if other != state]) if before + 1 == per_state else states
        draft.then(placing(n - 1, left, per_state, (*so_far, state), by))
    color = by[:-1] or None
    if not is_added_at_once(draft, state, color):
        is_alone = may_add(draft, draft.side, states) == (state,)
        draft.then(one_more(state, color, before + 1, min(before + n, per_state) if is_alone else 0))


@dataclass(frozen=True)
class cubes_per_region(Verb):
    """Add `n` of your cubes in one state of each region, one at a time and in any order.  Rulings 2 and 6.

    A region that takes no cube is passed over. `owed` are states already chosen, once for each cube they still get.
    """

    n: int
    regions: tuple[str, ...] = REGIONS
    owed: tuple[str, ...] = ()

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        states = [state for region in self.regions for state in REGION_STATES[region]]
        if self.owed:
            states = list(dict.fromkeys((*self.owed, *states)))
        return self.choice(draft, "state", may_add(draft, draft.side, states), "add")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        nth = 1
        if reply in self.owed:
            nth += self.n - self.owed.count(reply)
            owed = list(self.owed)
            owed.remove(reply)
            rest = cubes_per_region(self.n, self.regions, tuple(owed))
        else:
            regions = tuple([region for region in self.regions if reply not in REGION_STATES[region]])
            rest = cubes_per_region(self.n, regions, (*self.owed, *[reply] * (self.n - 1)))
        draft.then(rest)
        if not is_added_at_once(draft, reply):
            draft.then(one_more(reply, None, nth))


@dataclass(frozen=True)
class remove_cubes(Verb):
    """Remove `n` opposing cubes in `area`, at most `per_state` in a state, one at a time.  Ruling 8."""

    n: int
    area: Area
    per_state: int

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        n = sum(draft.rolled) if self.n == ROLLED else self.n
        draft.then(removing(n, self.area.states, self.per_state))


@dataclass(frozen=True)
class removing(Step):
    """Remove `n` further opposing cubes, each from one of `states`, at most `per_state` from a state."""

    n: int
    states: tuple[str, ...]
    per_state: int
    so_far: tuple[str, ...] = ()

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "state", with_cubes(draft, COLORS[OTHER[draft.side]], self.states), "remove")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        before = self.so_far.count(reply)
        if self.n > 1:
            states, so_far = self.states, (*self.so_far, reply)
            if before + 1 == self.per_state:
                states = tuple([state for state in states if state != reply])
            draft.then(removing(self.n - 1, states, self.per_state, so_far))
        there = colors_in(draft, OTHER[draft.side], reply)
        if len(there) == 1:
            remove(draft, there[0], reply)
            return
        is_alone = with_cubes(draft, COLORS[OTHER[draft.side]], self.states) == (reply,)
        most = min(self.n, self.per_state - before, draft.strength(OTHER[draft.side], reply))
        draft.then(remove_one(reply, before + 1, before + most if is_alone else 0))


@dataclass(frozen=True)
class remove_one(Step):
    """Remove one opposing cube from `state`, the `nth` there, `of` so many in a row.

    If there are two colors, the player chooses. `of` is 0 if the game asks in between for the next state.  Ruling 1.
    """

    state: str
    nth: int = 1
    of: int = 0

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "colour", colors_in(draft, OTHER[draft.side], self.state), "remove")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        remove(draft, reply, self.state)


@dataclass(frozen=True)
class clear(Verb):
    """Remove all cubes of `colors` from `up_to` states of `area`, one state after the other.  Rulings 7 and 8.

    From the second state on the player may stop instead.
    """

    colors: tuple[str, ...]
    up_to: int = 1
    area: Area = ANYWHERE
    begun: bool = False

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        states = with_cubes(draft, self.colors, self.area.states) if self.up_to else ()
        return self.choice(draft, "state", (*states, "done") if states and self.begun else states, "clear")

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == "done":
            return
        for color, number in draft.cubes(reply).items():
            if color in self.colors:
                for _ in range(number):
                    remove(draft, color, reply)
        draft.then(clear(self.colors, self.up_to - 1, self.area, begun=True))


@dataclass(frozen=True)
class roll(Verb):
    """Roll `n` dice of `sides` faces; the player may re-roll them all for a button, again and again.  Ruling 17.

    With `hit`, `then` is carried out only if the die shows at least that, and no re-roll is offered once it does.
    """

    sides: int
    n: int = 1
    hit: int = 0
    then: tuple[Verb, ...] = ()

    @property
    def inner(self) -> tuple[Verb, ...]:
        """See `Verb.inner`."""
        return self.then

    def do(self, draft: Draft) -> Roll:
        """See `Step.do`."""
        return Roll(self.sides, self.n, draft.card)

    def resume(self, draft: Draft, reply: tuple[int, ...]) -> None:
        """See `Step.resume`."""
        draft.rolled = reply
        draft.tell("rolled", draft.side, self.sides, reply, draft.card)
        if self.hit and reply[0] >= self.hit:
            draft.then(*self.then)
        elif draft.buttons(draft.side):
            draft.then(keep_or_reroll(self))
        elif self.hit:
            draft.tell("missed", draft.side, draft.card)


@dataclass(frozen=True)
class keep_or_reroll(Step):
    """Keep the dice of `throw`, or pay a button and roll them all again."""

    throw: Any

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        return self.choice(draft, "reroll", ("keep", "reroll"), draft.card)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        if reply == "reroll":
            pay(draft, 1)
            draft.then(self.throw)
        elif self.throw.hit:
            draft.tell("missed", draft.side, draft.card)


@dataclass(frozen=True, init=False)
class stays(Verb):
    """Keep the card in `box` (TURN, GAME or VOTING), with the `effects` that it has there."""

    box: str
    effects: tuple[Effect, ...]

    def __init__(self, box: str, *effects: Effect) -> None:
        object.__setattr__(self, "box", box)
        object.__setattr__(self, "effects", effects)

    def __reduce__(self) -> tuple[Any, ...]:
        return stays, (self.box, *self.effects)

    def do(self, draft: Draft) -> None:
        """See `Step.do`."""
        draft.in_effect = (*draft.in_effect, Lasting(self.box, draft.card, draft.side, self.effects))
        draft.tell("stays", draft.card, self.box)
