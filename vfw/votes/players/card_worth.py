"""What a card is worth at a glance, in states: what its steps bring, dice taken at their mean.

For whoever must choose among cards without trying each of them out.
"""

from __future__ import annotations

from vfw.votes.players.evaluation import BUTTON, CLAIMED, CUBE, Known
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import claim_strategy, draw, event_offer
from vfw.votes.rules.position import OTHER, ROUNDS, SUFFRAGIST, TURNS, Side, Table, Verb
from vfw.votes.rules.special import (
    cancel,
    cancel_for_turn,
    cubes_in_region,
    discard_at_random,
    discard_theirs,
    play_one_of,
    rearrange,
    reconsider,
    search_deck,
    take_half,
    take_over,
    undo_ratification,
)
from vfw.votes.rules.steps import (
    ROLLED,
    campaigner,
    clear,
    congress,
    cubes,
    cubes_in_each,
    cubes_per_region,
    gain,
    lose,
    remove_cubes,
    roll,
    stays,
)

MARKER = 2.5
"""A Congress marker, in states."""
CLEARED = 2.5
"""Cubes that go where a state is cleared."""
FOUND_BY_LOBBYING = 1.5
"""Markers that four d8 bring on average."""
CHOSEN_CARD = 1.2
"""The best of several cards, played as an event at once, in states."""
LATER = 0.3
"""What part of its worth a card keeps that cannot be played now."""


def worth(table: Known, side: Side, key: str) -> float:
    """What `side` could expect of this card as an event."""
    offer = event_offer(table, side, key)
    brings = all_worth(table, side, CARDS[key].steps) - BUTTON * offer.price
    return LATER * brings if offer.why_not else brings


def all_worth(table: Known, side: Side, steps: tuple[Verb, ...]) -> float:
    rolled = sum(step.n * (step.sides + 1) / 2 for step in steps if isinstance(step, roll))
    return sum(step_worth(table, side, step, rolled) for step in steps)


def step_worth(table: Known, side: Side, step: Verb, rolled: float) -> float:
    """What the step brings `side`; `rolled` is what the dice of its card show on average."""
    match step:
        case campaigner():
            rounds = (TURNS - table.turn) * ROUNDS + ROUNDS - table.round
            return CUBE * rounds
        case gain(n) | lose(n):
            return BUTTON * n
        case take_half():
            return BUTTON * ((table.buttons(OTHER[side]) + 1) // 2)
        case congress(n):
            return markers_worth(table, side, abs(n))
        case count_votes_in_congress():
            return markers_worth(table, side, FOUND_BY_LOBBYING)
        case cubes(n) | remove_cubes(n):
            return CUBE * (rolled if n == ROLLED else n)
        case cubes_in_each(n, area):
            return CUBE * n * len(area.states)
        case cubes_per_region(n):
            return CUBE * n * 6
        case cubes_in_region(n):
            return CUBE * n * 8
        case take_over(n):
            return CUBE * (n + CLEARED)
        case clear(_, up_to):
            return CUBE * CLEARED * up_to
        case campaign():
            return CUBE * 2.5 * len(table.campaigners_of(side))
        case roll(sides, _, hit, then) if hit:
            return (sides - hit + 1) / sides * all_worth(table, side, then)
        case claim_strategy():
            return CLAIMED
        case draw() | play_one_of() | search_deck():
            return CHOSEN_CARD
        case stays():
            return BUTTON
        case undo_ratification() | reconsider():
            return 1.0 if _voted_against(table, side) else 0.0
        case (
            roll() | move_freely() | rearrange() | cancel() | cancel_for_turn() | discard_at_random() | discard_theirs()
        ):
            return 0.0
    raise TypeError(f"nobody knows what {step!r} is worth")


def markers_worth(table: Table, side: Side, n: float) -> float:
    """`n` markers more or less in Congress; once the Amendment is sent they are worth nothing."""
    if table.sent:
        return 0.0
    return MARKER * (n if side == SUFFRAGIST else min(n, table.congress))


def _voted_against(table: Table, side: Side) -> bool:
    return bool(table.rejected if side == SUFFRAGIST else table.ratified)
