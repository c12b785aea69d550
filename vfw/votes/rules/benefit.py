"""The benefit of an event to the Oppobot; a card whose event has none is a Campaigning action.

Rules: Managing the Oppobot ("A card will also not be played as an Event if doing so would provide no benefit").
Teams 14.
"""

from __future__ import annotations

from vfw.votes.rules.automatic import (
    claim_drawn,
    cubes_in_all,
    cubes_in_contested_region,
    cubes_in_drawn,
    cubes_in_drawn_each_region,
    cut_most,
    lobby_until,
    overturn_drawn,
    unratify_drawn,
    when,
)
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.placing import with_cubes
from vfw.votes.rules.position import Position, Verb
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.special import discard_at_random
from vfw.votes.rules.steps import campaigner, clear, congress, lose, stays
from vfw.votes.rules.tabletop import GAME, ROUNDS, TURN, TURNS


def would_help(position: Position, key: str) -> bool:
    """Return whether the card can be played as an event, with a benefit to the Oppobot."""
    card = CARDS[key]
    return all(condition.holds(position) for condition in card.needs) and _any_would_do(position, card.steps)


def _any_would_do(position: Position, steps: tuple[Verb, ...]) -> bool:
    return any(_would_do(position, step) for step in steps)


def _would_do(position: Position, step: Verb) -> bool:
    match step:
        case congress() | lobby_until():
            return not position.sent and position.congress > 0
        case lose():
            return position.buttons(SUFFRAGIST) > 0
        case discard_at_random(n):
            victims = position.seats_of(SUFFRAGIST)[:n]
            return any(position.held_by(victim).hand for victim in victims) and not _is_last_play(position)
        case cubes_in_all(_, area):
            return bool(undecided(position, area.states))
        case clear(colors, _, area):
            return bool(with_cubes(position, colors, area.states))
        case cut_most(colors):
            return bool(with_cubes(position, colors, STATES))
        case overturn_drawn() | unratify_drawn():
            return bool(position.ratified)
        case claim_drawn():
            return bool(position.strategy_cards)
        case stays(box):
            return _is_acted_under(position, box)
        case when(condition, steps):
            return condition.holds(position) and _any_would_do(position, steps)
        case campaigner() | cubes_in_drawn() | cubes_in_drawn_each_region() | cubes_in_contested_region():
            return True
    raise TypeError(f"no rule tells when {step!r} benefits the Oppobot")


def _is_acted_under(position: Position, box: str) -> bool:
    """Return whether the Suffragists have another round, or a vote, before a card put in `box` now lapses.

    The Oppobot plays last in each round: from the sixth on, no side acts under a card for the rest of the turn.
    """
    if box == TURN:
        return position.round < ROUNDS
    return box != GAME or not _is_last_play(position)


def _is_last_play(position: Position) -> bool:
    """Return whether only Final Voting is left."""
    return (position.turn, position.round) == (TURNS, ROUNDS)
