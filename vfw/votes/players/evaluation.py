"""A rough evaluation of tables and cards: an estimate of a side's chance to win, from public information.

Two things must happen before the Suffragists win: Congress sends the Amendment, and 36 states ratify it. The estimate
is the product of the two chances. Everything on the table is counted in one currency, the states that will ratify:
each open state with its chance to ratify if it voted now; buttons, claimed cards and the future cubes of campaigners
with their value in states. Markers are counted likewise. A normal distribution turns the sums into chances.

A card is valued at a glance: the sum of its steps in states, dice taken at their mean.

The prices below are those with which the greedy player plays best; no rule depends on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import erf, sqrt

from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.placing import STATE_CARD
from vfw.votes.rules.playing import claim_strategy, draw, event_offer
from vfw.votes.rules.position import Position, Verb
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side
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
from vfw.votes.rules.tabletop import (
    CUBES_TO_VOTE,
    FULL_CONGRESS,
    RATIFIED,
    RED,
    ROUNDS,
    TO_RATIFY,
    TURNS,
    UNDECIDED,
    VOTING,
    Table,
)
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import Dice, ratifies, voting_dice

PositionOrView = Position | View
"""A table that can be evaluated: both hold all the public information that an evaluation needs."""

BUTTON = 0.3
"""The value of a button, in states: it re-rolls a die in Final Voting, or before."""
CLAIMED = 0.8
"""The value of a claimed card that is not yet played, in states."""
CAMPAIGNS, LOBBIES, EVENTS = 0.4, 0.45, 0.5
"""The shares of the remaining rounds in which a side campaigns, lobbies, and plays a card that now costs more."""
CUBE = 0.145
"""The value of a cube, in states: its effect in an open state, nearly the same from three behind to three ahead."""
SETTLED, SURER = 0.95, 0.012
"""The chance that four cubes last until the Amendment is sent, and the gain in that chance by each further cube."""
VOTED = 1.05
"""The value of a vote that is cast at once, in states: nothing takes it away again."""
STATE_CARD_NEAR = 0.5
"""The value of fewer than four cubes where a State card is open, times the square of their share of four."""
MARKERS_BY_EVENTS = 0.06
"""Congress markers that events add in a round, on average."""
LOSS_OF_MARKERS = 0.015
"""Congress markers that each campaigner of the Opposition removes in a round, on average."""
UNREST = 0.36
"""The variance of the number of ratifying states that each remaining round adds."""


@dataclass(frozen=True)
class WinEstimate:
    """An estimate of how a game ends.

    Attributes:
        states: The expected number of states that will have ratified.
        sending: The chance that Congress sends the Amendment.
        ratifying: The chance that 36 states ratify it once it is sent.
    """

    states: float
    sending: float
    ratifying: float

    def win_probability(self, side: Side) -> float:
        """Return the chance of `side` to win."""
        suffragists = self.sending * self.ratifying
        return suffragists if side == SUFFRAGIST else 1 - suffragists


def estimate_win(table: PositionOrView) -> WinEstimate:
    """Estimate how the game ends, from the public information on the table."""
    rounds = max(0, (TURNS - table.turn) * ROUNDS + ROUNDS - table.round)
    states, variance = _states_if_all_voted_now(table)
    still_open = table.votes.count(UNDECIDED) / len(STATES)
    states += still_open * (_holdings_value(table, rounds) + _campaigning_value(table, rounds))
    ratifying = _chance_to_reach(TO_RATIFY, states, sqrt(variance + UNREST * rounds * still_open + 0.3))
    if table.sent:
        return WinEstimate(states, 1.0, ratifying)
    markers = _expected_markers(table, rounds)
    sending = _chance_to_reach(FULL_CONGRESS, table.congress + markers, sqrt(markers + 0.5))
    return WinEstimate(states, sending, ratifying)


def _chance_to_reach(goal: int, mean: float, deviation: float) -> float:
    """Return the chance that a whole number, normally distributed, is at least `goal`."""
    return (1 + erf((mean - goal + 0.5) / (deviation * sqrt(2)))) / 2


# States


def _dice(table: Table) -> Dice:
    """Return the dice of a vote as they are now.

    A card that changes them is in the box of Final Voting, or belongs to the Oppobot.
    """
    changed = table.oppobot or VOTING in [lasting.box for lasting in table.in_effect]
    return voting_dice(table) if changed else PLAIN_DICE


ByLead = tuple[float, ...]
"""A number for each lead in a state; leads below 0 are at the end, where a negative index finds them."""


@cache
def _chances_by_lead(dice: Dice) -> tuple[ByLead, ByLead]:
    """Return the chance that an open state ratifies, and its variance, by the lead of the Suffragists."""
    chances = tuple([_ratify_chance(lead, dice) for lead in LEADS])
    return chances, tuple([chance * (1 - chance) for chance in chances])


def _ratify_chance(lead: int, dice: Dice) -> float:
    if abs(lead) < CUBES_TO_VOTE:
        return float(ratifies(lead, dice))
    sure = min(0.985, SETTLED + SURER * (abs(lead) - CUBES_TO_VOTE))
    return sure if lead > 0 else 1 - sure


MOST_CUBES = 2 * 255
LEADS = (*range(MOST_CUBES + 1), *range(-MOST_CUBES, 0))
SIX = tuple(range(1, 7))
PLAIN_DICE = Dice(SIX, SIX, ties=False)


def _leads(table: Table) -> list[int]:
    return [purple + yellow - red for purple, yellow, red in zip(table.purple, table.yellow, table.red, strict=True)]


def _states_if_all_voted_now(table: PositionOrView) -> tuple[float, float]:
    """Return the expected number of ratifying states and its variance.

    A state that has voted holds no cubes: it counts as it voted.
    """
    chances, variances = _chances_by_lead(_dice(table))
    leads = _leads(table)
    states, variance = sum(map(chances.__getitem__, leads)), sum(map(variances.__getitem__, leads))
    decided = len(STATES) - table.votes.count(UNDECIDED)
    states += table.votes.count(RATIFIED) - decided * chances[0]
    for key in table.state_cards:
        lead = leads[CARD_PLACE[key]]
        states += _state_card_progress(lead) if lead > 0 else -_state_card_progress(-lead)
    return states, variance - decided * variances[0]


CARD_PLACE = {card: PLACE[state] for state, card in STATE_CARD.items()}


def _state_card_progress(cubes: int) -> float:
    """Return the value of `cubes` of a side on the way to an open State card, in states."""
    return STATE_CARD_NEAR * (cubes / CUBES_TO_VOTE) ** 2 if cubes < CUBES_TO_VOTE else 0.0


@cache
def _values_by_lead(dice: Dice, side: Side, *, sent: bool) -> tuple[ByLead, ByLead]:
    """Return the value of an open state to `side` by its lead, in states, without and with an open State card."""
    chances = _chances_by_lead(dice)[0]
    worths = [chances[lead] for lead in LEADS] if side == SUFFRAGIST else [1 - chances[-lead] for lead in LEADS]
    if sent:
        worths = [VOTED if lead >= CUBES_TO_VOTE else worth for lead, worth in zip(LEADS, worths, strict=True)]
    return tuple(worths), tuple([worth + _state_card_value(lead) for lead, worth in zip(LEADS, worths, strict=True)])


def _state_card_value(lead: int) -> float:
    """Return the value of a lead for the open State card of that state, in states."""
    if lead <= 0:
        return 0.0
    return _state_card_progress(lead) if lead < CUBES_TO_VOTE else CLAIMED


class StateValues:
    """The values of the states to `side` on this table, in states."""

    def __init__(self, table: PositionOrView, side: Side) -> None:
        self.table, self.side = table, side
        self._without_card, self._with_card = _values_by_lead(_dice(table), side, sent=table.sent)
        self._sign = _sign(side)
        self._cards = {CARD_PLACE[key] for key in table.state_cards}

    def lead(self, state: str) -> int:
        """Return the lead of the side in `state`, in cubes; below 0 if the other side leads."""
        table, place = self.table, PLACE[state]
        return self._sign * (table.purple[place] + table.yellow[place] - table.red[place])

    def by_lead(self, state: str) -> ByLead:
        """Return the value of the state for each lead, as long as it is open."""
        return self._with_card if PLACE[state] in self._cards else self._without_card

    def worth(self, state: str, lead: int) -> float:
        """Return the value of an open state with this lead."""
        return self.by_lead(state)[lead]

    def gain(self, state: str, n: int) -> float:
        """Return the gain by `n` cubes, own ones added or opposing ones removed; 0 if the state has voted."""
        return self.gains((state,), n)[0]

    def gains(self, states: Iterable[str], n: int) -> list[float]:
        """Return the gain by `n` cubes in each of `states`."""
        votes, purple, yellow, red = self.table.votes, self.table.purple, self.table.yellow, self.table.red
        found = []
        for state in states:
            place = PLACE[state]
            if votes[place]:
                found.append(0.0)
                continue
            lead = self._sign * (purple[place] + yellow[place] - red[place])
            worths = self._with_card if place in self._cards else self._without_card
            found.append(worths[lead + n] - worths[lead])
        return found


# Buttons, campaigners and markers


def _sign(side: Side) -> int:
    return 1 if side == SUFFRAGIST else -1


def _holdings_value(table: PositionOrView, rounds: int) -> float:
    """Return the value of buttons, and of claimed cards as far as a round remains to play each."""
    worth = 0.0
    for side in SIDES:
        claimed = sum([len(table.held_by(seat).claimed) for seat in table.seats_of(side)])
        worth += _sign(side) * (BUTTON * table.buttons(side) + CLAIMED * min(claimed, rounds))
    return worth


def _count_campaigners(table: Table, side: Side) -> int:
    red = len([name for name, _ in table.campaigners if name.startswith(RED)])
    return red if side == OPPOSITION else len(table.campaigners) - red


def _campaigning_value(table: PositionOrView, rounds: int) -> float:
    """Return the value of the cubes that campaigners will add, less the extra costs by cards in effect."""
    worth, now = 0.0, ROUNDS - table.round
    for side in SIDES:
        team = _count_campaigners(table, side)
        cubes = 2.5 * rounds
        if table.in_effect:
            cubes += now * (effects.die(table, effects.campaign_die, side, usual=4) - 4) / 2
            cubes *= 1 - len(effects.barred(table, side)) / len(STATES) * now / max(1, rounds)
            worth -= _sign(side) * BUTTON * now * EVENTS * _surcharges(table, side)
        worth += _sign(side) * CUBE * CAMPAIGNS * team * cubes
    return worth


def _surcharges(table: Table, side: Side) -> int:
    return effects.event_surcharge(table, side) + effects.campaign_surcharge(table, side)


def _expected_markers(table: PositionOrView, rounds: int) -> float:
    """Return the number of markers that will be added in the remaining rounds, less those removed."""
    team, now = _count_campaigners(table, SUFFRAGIST), ROUNDS - table.round
    sides = effects.die(table, effects.lobby_die, SUFFRAGIST, usual=6)
    chances = rounds / 6 + now * ((sides - 5) / sides - 1 / 6)
    lost = rounds * LOSS_OF_MARKERS * _count_campaigners(table, OPPOSITION)
    return max(0.0, LOBBIES * team * chances + MARKERS_BY_EVENTS * rounds - lost)


MARKER = 2.5
"""The value of a Congress marker, in states."""
CLEARED = 2.5
"""Cubes that are removed where a state is cleared, on average."""
FOUND_BY_LOBBYING = 1.5
"""Markers that four d8 add on average."""
CHOSEN_CARD = 1.2
"""The value of the best of several cards, played as an event at once, in states."""
LATER = 0.3
"""The share of its value that a card keeps if it cannot be played now."""


def rough_card_value(table: PositionOrView, side: Side, key: str) -> float:
    """Return the value of this card to `side` as an event, in states."""
    offer = event_offer(table, side, key)
    brings = rough_steps_value(table, side, CARDS[key].steps) - BUTTON * offer.price
    return LATER * brings if offer.why_not else brings


def rough_steps_value(table: PositionOrView, side: Side, steps: tuple[Verb, ...]) -> float:
    """Return the value of the steps of a card to `side`, in states."""
    rolled = sum(step.n * (step.sides + 1) / 2 for step in steps if isinstance(step, roll))
    return sum(rough_step_value(table, side, step, rolled) for step in steps)


def rough_step_value(table: PositionOrView, side: Side, step: Verb, rolled: float) -> float:
    """Return the value of a step to `side`; `rolled` is the mean of the dice of its card."""
    match step:
        case campaigner():
            rounds = (TURNS - table.turn) * ROUNDS + ROUNDS - table.round
            return CUBE * rounds
        case gain(n) | lose(n):
            return BUTTON * n
        case take_half():
            return BUTTON * ((table.buttons(OTHER[side]) + 1) // 2)
        case congress(n):
            return rough_markers_value(table, side, abs(n))
        case count_votes_in_congress():
            return rough_markers_value(table, side, FOUND_BY_LOBBYING)
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
            return (sides - hit + 1) / sides * rough_steps_value(table, side, then)
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
    raise TypeError(f"no value is known for {step!r}")


def rough_markers_value(table: Table, side: Side, n: float) -> float:
    """Return the value of `n` markers more or fewer in Congress; 0 once the Amendment is sent."""
    if table.sent:
        return 0.0
    return MARKER * (n if side == SUFFRAGIST else min(n, table.congress))


def _voted_against(table: Table, side: Side) -> bool:
    return bool(table.rejected if side == SUFFRAGIST else table.ratified)
