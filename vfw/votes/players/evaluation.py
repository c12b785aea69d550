"""How a side stands, judged by what lies open: an estimate of its chance to win.

Two things must happen before the Suffragists win: Congress sends the Amendment, and 36 states ratify it. The estimate
is the product of the two chances. All that lies on the table is counted in one currency, the states that will ratify:
each open state with its chance to ratify if it voted now; buttons, claimed cards and what the campaigners may still do
with what they are worth in states. Markers are counted likewise, and a normal distribution makes chances of the sums.

The prices below are those with which the player of `players.py` plays best; no rule depends on them.
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
"""What can be judged: everything it takes lies open in both."""

BUTTON = 0.3
"""A button, in states: it rolls again in Final Voting, or before."""
CLAIMED = 0.8
"""A card claimed and not yet played, in states."""
CAMPAIGNS, LOBBIES, EVENTS = 0.4, 0.45, 0.5
"""In what part of the rounds to come a side campaigns, lobbies, and plays a card for which it must pay more now."""
CUBE = 0.145
"""A cube, in states: what it changes in an open state, which is nearly the same from three behind to three ahead."""
SETTLED, SURER = 0.95, 0.012
"""How sure four cubes are before the Amendment is sent, and how much surer each further one makes it."""
VOTED = 1.05
"""A vote that is cast at once, in states: nobody takes it away again."""
STATE_CARD_NEAR = 0.5
"""Four cubes would claim an open State card: fewer are worth this much, times the square of their share of four."""
MARKERS_BY_EVENTS = 0.06
"""Markers that events bring in a round."""
LOSS_OF_MARKERS = 0.015
"""Markers that each campaigner of the Opposition takes away in a round."""
UNREST = 0.36
"""How much a round to come adds to the variance of the states that ratify."""


@dataclass(frozen=True)
class WinEstimate:
    """What is to be expected.

    Attributes:
        states: how many states will have ratified. sending: the chance that Congress sends the Amendment.
        ratifying: the chance that 36 states ratify it once it is sent.
    """

    states: float
    sending: float
    ratifying: float

    def wins(self, side: Side) -> float:
        """The chance of `side` to win."""
        suffragists = self.sending * self.ratifying
        return suffragists if side == SUFFRAGIST else 1 - suffragists


def estimate_win(table: PositionOrView) -> WinEstimate:
    """What the table promises."""
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
    """The chance that a whole number, normally distributed, is at least `goal`."""
    return (1 + erf((mean - goal + 0.5) / (deviation * sqrt(2)))) / 2


# States


def _dice(table: Table) -> Dice:
    """The dice of a vote, as they are now. What changes them lies in the box of Final Voting, or is the Oppobot's."""
    changed = table.oppobot or VOTING in [lasting.box for lasting in table.in_effect]
    return voting_dice(table) if changed else PLAIN_DICE


ByLead = tuple[float, ...]
"""A number for each lead in a state; those of leads below 0 stand at the end, where a negative index finds them."""


@cache
def _chances_by_lead(dice: Dice) -> tuple[ByLead, ByLead]:
    """The chance that an open state ratifies, and its variance, by the lead the Suffragists have there."""
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
    """How many states would ratify, and the variance. A state that has voted holds no cubes: it counts as it voted."""
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
    """What `cubes` of a side are worth for being on the way to an open State card."""
    return STATE_CARD_NEAR * (cubes / CUBES_TO_VOTE) ** 2 if cubes < CUBES_TO_VOTE else 0.0


@cache
def _values_by_lead(dice: Dice, side: Side, *, sent: bool) -> tuple[ByLead, ByLead]:
    """What an open state is worth to `side` by its lead there, in states; and what it is with an open State card."""
    chances = _chances_by_lead(dice)[0]
    worths = [chances[lead] for lead in LEADS] if side == SUFFRAGIST else [1 - chances[-lead] for lead in LEADS]
    if sent:
        worths = [VOTED if lead >= CUBES_TO_VOTE else worth for lead, worth in zip(LEADS, worths, strict=True)]
    return tuple(worths), tuple([worth + _state_card_value(lead) for lead, worth in zip(LEADS, worths, strict=True)])


def _state_card_value(lead: int) -> float:
    """What a lead is worth for the State card that lies open there."""
    if lead <= 0:
        return 0.0
    return _state_card_progress(lead) if lead < CUBES_TO_VOTE else CLAIMED


class StateValues:
    """What the states are worth to `side` on this table, in states."""

    def __init__(self, table: PositionOrView, side: Side) -> None:
        self.table, self.side = table, side
        self._without_card, self._with_card = _values_by_lead(_dice(table), side, sent=table.sent)
        self._sign = _sign(side)
        self._cards = {CARD_PLACE[key] for key in table.state_cards}

    def lead(self, state: str) -> int:
        """How many cubes the side has there; where the other side has some, how many it lacks, below 0."""
        table, place = self.table, PLACE[state]
        return self._sign * (table.purple[place] + table.yellow[place] - table.red[place])

    def by_lead(self, state: str) -> ByLead:
        """What the state would be worth with each lead, as long as it is open."""
        return self._with_card if PLACE[state] in self._cards else self._without_card

    def worth(self, state: str, lead: int) -> float:
        """What an open state would be worth with this lead."""
        return self.by_lead(state)[lead]

    def gain(self, state: str, n: int) -> float:
        """What `n` cubes bring, added there or taken from the other side; nothing where the state has voted."""
        return self.gains((state,), n)[0]

    def gains(self, states: Iterable[str], n: int) -> list[float]:
        """What `n` cubes bring in each of `states`."""
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


# What else counts


def _sign(side: Side) -> int:
    return 1 if side == SUFFRAGIST else -1


def _holdings_value(table: PositionOrView, rounds: int) -> float:
    """Buttons, and claimed cards of which one can be played in each round to come."""
    worth = 0.0
    for side in SIDES:
        claimed = sum([len(table.held_by(seat).claimed) for seat in table.seats_of(side)])
        worth += _sign(side) * (BUTTON * table.buttons(side) + CLAIMED * min(claimed, rounds))
    return worth


def _count_campaigners(table: Table, side: Side) -> int:
    red = len([name for name, _ in table.campaigners if name.startswith(RED)])
    return red if side == OPPOSITION else len(table.campaigners) - red


def _campaigning_value(table: PositionOrView, rounds: int) -> float:
    """The cubes that campaigners will add in the rounds to come, in states; and what cards in effect cost."""
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
    """The markers that will come in the rounds that are left, less those that go."""
    team, now = _count_campaigners(table, SUFFRAGIST), ROUNDS - table.round
    sides = effects.die(table, effects.lobby_die, SUFFRAGIST, usual=6)
    chances = rounds / 6 + now * ((sides - 5) / sides - 1 / 6)
    lost = rounds * LOSS_OF_MARKERS * _count_campaigners(table, OPPOSITION)
    return max(0.0, LOBBIES * team * chances + MARKERS_BY_EVENTS * rounds - lost)


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


def rough_card_value(table: PositionOrView, side: Side, key: str) -> float:
    """What `side` could expect of this card as an event."""
    offer = event_offer(table, side, key)
    brings = rough_steps_value(table, side, CARDS[key].steps) - BUTTON * offer.price
    return LATER * brings if offer.why_not else brings


def rough_steps_value(table: PositionOrView, side: Side, steps: tuple[Verb, ...]) -> float:
    rolled = sum(step.n * (step.sides + 1) / 2 for step in steps if isinstance(step, roll))
    return sum(rough_step_value(table, side, step, rolled) for step in steps)


def rough_step_value(table: PositionOrView, side: Side, step: Verb, rolled: float) -> float:
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
    raise TypeError(f"nobody knows what {step!r} is worth")


def rough_markers_value(table: Table, side: Side, n: float) -> float:
    """`n` markers more or less in Congress; once the Amendment is sent they are worth nothing."""
    if table.sent:
        return 0.0
    return MARKER * (n if side == SUFFRAGIST else min(n, table.congress))


def _voted_against(table: Table, side: Side) -> bool:
    return bool(table.rejected if side == SUFFRAGIST else table.ratified)
