"""Placing cubes in a state, and the effect of the fourth one.  Rules: Adding or removing cubes in a state."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Final

from vfw.core.questions import Decision
from vfw.votes.rules import effects
from vfw.votes.rules.board import NAMES, PLACE, REGION_OF, REGIONS, STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Draft, Step
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import (
    COLORS,
    CUBES_TO_VOTE,
    PURPLE,
    RATIFIED,
    RED,
    REJECTED,
    SIDE_OF,
    TO_RATIFY,
    TO_REJECT,
    YELLOW,
    Table,
)

STATE_CARD: Final = {state: "state:" + name.lower().replace(" ", "-") for state, name in NAMES.items()}


def may_add(table: Table, side: Side, states: Iterable[str]) -> tuple[str, ...]:
    """Return those of `states` in which `side` may add a cube: they have not voted, and no card in effect bars them."""
    barred = effects.barred(table, side) if table.in_effect else effects.NOWHERE
    if not barred and not table.sent:
        return tuple(states)
    votes = table.votes
    return tuple([state for state in states if not votes[PLACE[state]] and state not in barred])


def is_open(table: Table, side: Side, state: str) -> bool:
    """Return whether `side` may add a cube in this one state."""
    return not table.votes[PLACE[state]] and not (table.in_effect and state in effects.barred(table, side))


def next_is_fourth(table: Table, side: Side, state: str) -> bool:
    """Return whether the next cube that `side` adds in `state` is its fourth.

    By it the State card is claimed and, once the Amendment is sent, the state votes.  Rulings 1 and 3.
    """
    return table.strength(side, state) == CUBES_TO_VOTE - 1 and not table.strength(OTHER[side], state)


def has_four(table: Table, side: Side, state: str) -> bool:
    """Return whether `state` votes for `side` when the Amendment is sent.

    Further cubes claim nothing and change no vote; the other side has to remove them first.  Rulings 1, 3, 4 and 9.
    """
    return not table.sent and table.strength(side, state) >= CUBES_TO_VOTE


@dataclass(frozen=True)
class add_one(Step):
    """Add one cube of your side in `state`; if there are opposing cubes, remove one of them instead.

    `color` is None if the player may choose it. It is the cube number `nth` that goes there, `of` as many as do so
    in a row; `of` is 0 if the game asks in between for the next state.  Rulings 1 and 2.
    """

    state: str
    color: str | None = None
    nth: int = 1
    of: int = 0

    def do(self, draft: Draft) -> Decision | None:
        """See `Step.do`."""
        colors = colors_for_one(draft, self.state, self.color)
        why = "remove" if colors and SIDE_OF[colors[0]] != draft.side else "add"
        return self.choice(draft, "colour", colors, why)

    def resume(self, draft: Draft, reply: str) -> None:
        """See `Step.resume`."""
        put_one(draft, reply, self.state)


@cache
def one_more(state: str, color: str | None, nth: int, of: int = 0) -> add_one:
    """Return the step `add_one`, of which there are few different ones: to make one takes longer than its work."""
    return add_one(state, color, nth, of)


def is_added_at_once(draft: Draft, state: str, color: str | None = None) -> bool:
    """Do what `add_one` does, without the step, if it asks nothing; return whether it was done."""
    colors = colors_for_one(draft, state, color)
    if len(colors) == 1:
        put_one(draft, colors[0], state)
    return len(colors) < 2


def colors_for_one(draft: Draft, state: str, color: str | None) -> tuple[str, ...]:
    """Return the colors of which one cube can be added, or of an opposing cube that goes instead; () if none may be."""
    if not is_open(draft, draft.side, state):
        return ()
    return colors_in(draft, OTHER[draft.side], state) or ((color,) if color else COLORS[draft.side])


def put_one(draft: Draft, color: str, state: str) -> None:
    """Add a cube of the own color, or remove one of the opponent's."""
    if SIDE_OF[color] == draft.side:
        add(draft, color, state)
    else:
        remove(draft, color, state)


def in_a_row(n: int, state: str) -> list[add_one]:
    """Add `n` cubes in `state`, one after the other."""
    return [add_one(state, nth=nth, of=n) for nth in range(1, n + 1)]


def add(draft: Draft, color: str, state: str) -> None:
    """Put a cube down; the fourth one claims the State card and, once the Amendment is sent, lets the state vote.

    Ruling 3.
    """
    draft.put(color, state, 1)
    draft.tell("added", draft.side, color, state)
    if draft.strength(draft.side, state) == CUBES_TO_VOTE:
        _claim(draft, state)
        if draft.sent:
            decide(draft, state, RATIFIED if draft.side == SUFFRAGIST else REJECTED)


def remove(draft: Draft, color: str, state: str) -> None:
    """Remove a cube of this color from the state."""
    draft.put(color, state, -1)
    draft.tell("removed", draft.side, color, state)


def _claim(draft: Draft, state: str) -> None:
    card = STATE_CARD[state]
    if card in draft.state_cards:
        draft.state_cards = tuple([other for other in draft.state_cards if other != card])
        claim(draft, card)


def claim(draft: Draft, card: str) -> None:
    """Claim an open card. The Oppobot plays it at once for its own effect, and it leaves the game.

    Rules: Claiming State and Strategy Cards.
    """
    draft.tell("claimed", draft.seat, card)
    if draft.oppobot and draft.side == OPPOSITION:
        draft.removed = (*draft.removed, card)
        draft.then_for(OPPOSITION, card, *CARDS[card].oppobot)
    else:
        draft.alter_held(draft.seat, claimed=(*draft.held_by(draft.seat).claimed, card))


def decide(draft: Draft, state: str, vote: int) -> None:
    """Let the state vote: its cubes go, and victory is checked at once.  Rules: Sending the Nineteenth Amendment."""
    draft.empty(state)
    draft.set_vote(state, vote)
    draft.tell("voted", state, vote)
    if draft.votes.count(RATIFIED) >= TO_RATIFY:
        draft.end(SUFFRAGIST, "ratified")
    elif draft.votes.count(REJECTED) >= TO_REJECT:
        draft.end(OPPOSITION, "rejected")


def send_amendment(draft: Draft) -> None:
    """Send the Amendment to the states, which Congress has passed.

    States with four or more cubes vote at once, region by region and by postal code within a region, until the game is
    won. Ruling 9.
    """
    draft.congress, draft.sent = 0, True
    draft.tell("sent")
    for state in _in_voting_order():
        place = PLACE[state]
        if draft.purple[place] + draft.yellow[place] >= CUBES_TO_VOTE:
            decide(draft, state, RATIFIED)
        elif draft.red[place] >= CUBES_TO_VOTE:
            decide(draft, state, REJECTED)
        if draft.over:
            return


def _in_voting_order() -> list[str]:
    return sorted(STATES, key=lambda state: (REGIONS.index(REGION_OF[state]), state))


def colors_in(table: Table, side: Side, state: str) -> tuple[str, ...]:
    """Return the colors of `side` with cubes in the state."""
    place = PLACE[state]
    if side == OPPOSITION:
        return (RED,) if table.red[place] else ()
    if table.purple[place]:
        return (PURPLE, YELLOW) if table.yellow[place] else (PURPLE,)
    return (YELLOW,) if table.yellow[place] else ()


def with_cubes(table: Table, colors: tuple[str, ...], states: Iterable[str]) -> tuple[str, ...]:
    """Return those of `states` that hold a cube of one of `colors`, which are one or two."""
    rows = [table.row(color) for color in colors]
    one, other = rows[0], rows[-1]
    return tuple([state for state in states if one[PLACE[state]] or other[PLACE[state]]])
