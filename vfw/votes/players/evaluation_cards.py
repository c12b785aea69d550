"""The value of each use of a card to a side, in states.

Dice count with their mean, cubes where they gain most, re-rolls as far as they pay. The value of an event is the sum of
its verbs; `evaluation_states.py` tells the present value of cubes and markers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from vfw.votes.players.evaluation_states import (
    BUTTON,
    CAMPAIGN_CUBES,
    CUBE,
    LOBBY_SUCCESS,
    STATES_IN_A_REGION,
    StateEvaluation,
    value_tables,
)
from vfw.votes.rules import effects
from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.board import ANYWHERE, PLACE, REGIONS, STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, LOBBY, ORGANIZE, claim_strategy, draw, event_price, unmet
from vfw.votes.rules.position import Verb
from vfw.votes.rules.seats import OTHER, SUFFRAGIST
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
from vfw.votes.rules.tabletop import NONE, PURPLE, SUPPLY, YELLOW
from vfw.votes.rules.vote_chances import Dice

CAMPAIGNER = 0.2
"""The value of a campaigner in each remaining round, in states."""
DRAWN, FOUND = 1.3, 2.5
"""The values of the best of a few cards, and of the whole deck, played at once, in states."""
FREE_MOVES = 0.2
"""The value of moving all campaigners for free, in states."""
LATER = 0.4
"""The share of its value that a card keeps if it cannot be played now."""
RECONSIDERED = 1.2
"""The value of taking back a vote, in states."""
CAMPAIGNS_WITH_BETTER_DICE = 0.5
"""The share of the remaining rounds of this turn in which a side with better dice campaigns."""
LOBBIES_WITH_BETTER_DICE = 0.3
"""The same share for lobbying."""
HINDERED = 0.4
"""The share of this turn's remaining rounds in which the other side pays more, or has fewer states to choose from."""
LEFT_TO_VOTE = 0.6
"""The share of the open states that the dice of Final Voting will decide."""
FIRST_OF_REGIONS = range(0, len(STATES), STATES_IN_A_REGION)
"""The index of the first state of each region."""
SUPERIOR_LOBBYING = (4, 8)
"""The number of dice, and their sides, of the one card that counts votes in Congress."""
MOST_REROLLS = 2
"""The number of re-rolls of one throw that are considered."""


# Cards


def event_value(evaluation: StateEvaluation, key: str) -> tuple[float, bool]:
    """Return the value of this card as an event, less its price, and whether it can be played now."""
    if key not in evaluation.events:
        card, table = CARDS[key], evaluation.table
        price = event_price(table, evaluation.side, key) if table.in_effect else card.cost
        now = price <= evaluation.buttons and not (card.needs and unmet(table, key))
        evaluation.events[key] = steps_value(evaluation, card.steps) - BUTTON * price, now
    return evaluation.events[key]


def card_value(evaluation: StateEvaluation, key: str) -> float:
    """Return the value of this card as an event; a part of it if it cannot be played now."""
    brings, now = event_value(evaluation, key)
    return brings if now else LATER * brings


def best_claim_value(evaluation: StateEvaluation) -> float:
    """Return the value of the best open Strategy card."""
    return max([card_value(evaluation, key) for key in evaluation.table.strategy_cards], default=0.0)


def steps_value(evaluation: StateEvaluation, steps: tuple[Verb, ...]) -> float:
    """Return the value of these steps in order; the mean of dice counts for the steps that follow."""
    rolled = brings = 0.0
    for step in steps:
        kind = type(step)
        if type(step) is roll and not step.hit:
            rolled = step.n * (step.sides + 1) / 2
        elif kind in VALUES_BY_VERB:
            brings += VALUES_BY_VERB[kind](evaluation, step, rolled)
        elif kind in FIXED_VALUES:
            brings += FIXED_VALUES[kind]
        else:
            raise TypeError(f"no value is known for {step!r}")
    return brings


def _cubes(evaluation: StateEvaluation, step: cubes, rolled: float) -> float:
    n = (rolled if step.n == ROLLED else step.n) / step.per_state
    if step.area is ANYWHERE:
        return _sum_of_first(evaluation.best(step.per_state), n)
    gains = evaluation.gains(step.per_state)
    return _sum_of_first(sorted([gains[PLACE[state]] for state in step.area.states], reverse=True), n)


def _sum_of_first(best: list[float], n: float) -> float:
    """Return the sum of the first `n` gains, with a fraction of the next one."""
    whole = int(n)
    return sum(best[:whole]) + ((n - whole) * best[whole] if whole < len(best) else 0.0)


def _cubes_in_each(evaluation: StateEvaluation, step: cubes_in_each, rolled: float) -> float:
    gains = evaluation.gains(step.n)
    return sum([gains[PLACE[state]] for state in step.area.states])


def _cubes_per_region(evaluation: StateEvaluation, step: cubes_per_region, rolled: float) -> float:
    gains = evaluation.gains(step.n)
    return sum([max(gains[first : first + STATES_IN_A_REGION]) for first in FIRST_OF_REGIONS])


def _cubes_in_region(evaluation: StateEvaluation, step: cubes_in_region, rolled: float) -> float:
    gains = evaluation.gains(step.n)
    return max([sum(gains[first : first + STATES_IN_A_REGION]) for first in FIRST_OF_REGIONS])


def _remove_cubes(evaluation: StateEvaluation, step: remove_cubes, rolled: float) -> float:
    """Return the value of removing cubes.

    If a card bars a side from adding cubes, removing counts as nothing, although it is allowed: a player that counted
    it won no more games.
    """
    ahead = -1 if evaluation.side == SUFFRAGIST else 1
    theirs = [brings for brings, lead in zip(evaluation.gains(1), evaluation.leads, strict=True) if lead * ahead > 0]
    return _sum_of_first(sorted(theirs, reverse=True), rolled if step.n == ROLLED else step.n)


def _clear(evaluation: StateEvaluation, step: clear, rolled: float) -> float:
    places = range(len(STATES)) if step.area is ANYWHERE else [PLACE[state] for state in step.area.states]
    return sum(sorted(clearing_values(evaluation, places, step.colors), reverse=True)[: step.up_to])


def clearing_values(evaluation: StateEvaluation, places: Iterable[int], colors: tuple[str, ...]) -> list[float]:
    """Return the value of removing all cubes of these colors from a state, for each of `places` with such cubes."""
    purple = evaluation.table.purple if PURPLE in colors else NONE
    yellow = evaluation.table.yellow if YELLOW in colors else NONE
    worth, leads = evaluation.row.worth, evaluation.leads
    return [
        worth[leads[place] - purple[place] - yellow[place]] - worth[leads[place]]
        for place in places
        if purple[place] or yellow[place]
    ]


def _take_over(evaluation: StateEvaluation, step: take_over, rolled: float) -> float:
    """Return the value of removing the cubes of the other side from a state and adding own ones."""
    worth, found = evaluation.row.worth, 0.0
    for lead, one_more in zip(evaluation.leads, evaluation.gains(1), strict=True):
        if one_more:
            ours = max(lead, 0) + step.n if evaluation.side == SUFFRAGIST else min(lead, 0) - step.n
            found = max(found, worth[ours] - worth[lead])
    return found


def _congress(evaluation: StateEvaluation, step: congress, rolled: float) -> float:
    return evaluation.markers(abs(step.n))


def _count_votes_in_congress(evaluation: StateEvaluation, step: count_votes_in_congress, rolled: float) -> float:
    return congress_roll_value(evaluation, *SUPERIOR_LOBBYING, evaluation.buttons)


def _gain(evaluation: StateEvaluation, step: gain, rolled: float) -> float:
    return BUTTON * min(step.n, SUPPLY[evaluation.side] - evaluation.buttons)


def _lose(evaluation: StateEvaluation, step: lose, rolled: float) -> float:
    return BUTTON * min(step.n, evaluation.table.buttons(OTHER[evaluation.side]))


def _take_half(evaluation: StateEvaluation, step: take_half, rolled: float) -> float:
    return BUTTON * ((evaluation.table.buttons(OTHER[evaluation.side]) + 1) // 2)


def _campaigner(evaluation: StateEvaluation, step: campaigner, rolled: float) -> float:
    return CAMPAIGNER * evaluation.rounds


def _campaign(evaluation: StateEvaluation, step: campaign, rolled: float) -> float:
    return campaigning_value(evaluation)


def _roll(evaluation: StateEvaluation, step: roll, rolled: float) -> float:
    return (step.sides - step.hit + 1) / step.sides * steps_value(evaluation, step.then)


def _claim_strategy(evaluation: StateEvaluation, step: claim_strategy, rolled: float) -> float:
    return best_claim_value(evaluation)


def _vote_taken_back(evaluation: StateEvaluation, step: reconsider | undo_ratification, rolled: float) -> float:
    lost = evaluation.table.rejected if evaluation.side == SUFFRAGIST else evaluation.table.ratified
    return RECONSIDERED if lost else 0.0


def _stays(evaluation: StateEvaluation, step: stays, rolled: float) -> float:
    return sum([_effect(evaluation, change) for change in step.effects])


VALUES_BY_VERB: dict[type[Verb], Callable[[StateEvaluation, Any, float], float]] = {
    cubes: _cubes,
    cubes_in_each: _cubes_in_each,
    cubes_per_region: _cubes_per_region,
    cubes_in_region: _cubes_in_region,
    remove_cubes: _remove_cubes,
    clear: _clear,
    take_over: _take_over,
    congress: _congress,
    count_votes_in_congress: _count_votes_in_congress,
    gain: _gain,
    lose: _lose,
    take_half: _take_half,
    campaigner: _campaigner,
    campaign: _campaign,
    roll: _roll,
    claim_strategy: _claim_strategy,
    reconsider: _vote_taken_back,
    undo_ratification: _vote_taken_back,
    stays: _stays,
}
"""Functions that value a verb; the last argument is the mean of the dice of its card."""
FIXED_VALUES: dict[type[Verb], float] = {
    draw: DRAWN,
    play_one_of: DRAWN,
    search_deck: FOUND,
    move_freely: FREE_MOVES,
    **dict.fromkeys((rearrange, cancel, cancel_for_turn, discard_at_random, discard_theirs), 0.0),
}
"""Values of the verbs about which too little is known."""


def _effect(evaluation: StateEvaluation, change: effects.Effect) -> float:
    """Return the value of a card in effect."""
    now, team = evaluation.rounds_of_turn, len(evaluation.team)
    match change:
        case effects.campaign_die(sides):
            return CAMPAIGNS_WITH_BETTER_DICE * now * team * CUBE * ((sides + 1) / 2 - CAMPAIGN_CUBES)
        case effects.lobby_die(sides):
            better = _success(sides) - LOBBY_SUCCESS
            return LOBBIES_WITH_BETTER_DICE * now * team * better * evaluation.markers(1)
        case effects.voting_die(sides):
            faces, dice, ours = tuple(range(1, sides + 1)), evaluation.dice, evaluation.side == SUFFRAGIST
            return _other_dice(evaluation, dice._replace(suffragist=faces) if ours else dice._replace(opposition=faces))
        case effects.wins_ties():
            return _other_dice(evaluation, evaluation.dice._replace(ties=True))
        case effects.event_cost() | effects.campaign_cost():
            return HINDERED * now * BUTTON
        case effects.bars():
            return HINDERED * now * CUBE * CAMPAIGN_CUBES
    raise TypeError(f"no value is known for {change!r}")


def _other_dice(evaluation: StateEvaluation, dice: Dice) -> float:
    """Return the value of voting with these dice instead of the present ones."""
    now, then = evaluation.row.worth, value_tables(evaluation.side, dice, evaluation.sent).usual.worth
    return LEFT_TO_VOTE * sum([then[lead] - now[lead] for lead in evaluation.leads])


# Actions


def action_value(evaluation: StateEvaluation, use: str) -> float:
    """Return the value of the action for which a card can be played."""
    if use not in evaluation.actions:
        evaluation.actions[use] = ACTION_VALUES[use](evaluation)
    return evaluation.actions[use]


def campaigning_value(evaluation: StateEvaluation) -> float:
    """Return the value of the campaigners' cubes where they are, or elsewhere for a button if that is more."""
    team = evaluation.led
    if not team:
        return 0.0
    sides = (
        effects.die(evaluation.table, effects.campaign_die, evaluation.side, usual=4)
        if evaluation.table.in_effect
        else 4
    )
    n = (sides + 1) / 2 * len(evaluation.team) / len(team)
    brings = 0.0
    for region in dict.fromkeys(team):
        brings += evaluation.in_region(region, n * team.count(region))
    if evaluation.buttons and brings < CUBE * n * len(team) / 2:
        brings = max(brings, max([evaluation.in_region(region, n) for region in REGIONS]) - BUTTON)
    if evaluation.table.in_effect:
        brings -= BUTTON * effects.campaign_surcharge(evaluation.table, evaluation.side)
    return brings


def _organizing(evaluation: StateEvaluation) -> float:
    return BUTTON * min(len(evaluation.team), SUPPLY[evaluation.side] - evaluation.buttons)


def _lobbying(evaluation: StateEvaluation) -> float:
    return lobbying_value(evaluation, evaluation.buttons)


ACTION_VALUES: dict[str, Callable[[StateEvaluation], float]] = {
    CAMPAIGN: campaigning_value,
    ORGANIZE: _organizing,
    LOBBY: _lobbying,
}


def lobbying_value(evaluation: StateEvaluation, buttons: int) -> float:
    """Return the value of a throw for Congress, with at most so many buttons for re-rolls."""
    sides = (
        effects.die(evaluation.table, effects.lobby_die, evaluation.side, usual=6) if evaluation.table.in_effect else 6
    )
    return congress_roll_value(evaluation, len(evaluation.team), sides, buttons)


def congress_roll_value(evaluation: StateEvaluation, dice: int, sides: int, buttons: int) -> float:
    """Return the value of so many dice, of which those of 6 and more count, with at most so many re-rolls."""
    chances = _successes(dice, _success(sides))
    worth = evaluation.markers_to(dice)
    brings = sum([chance * brought for chance, brought in zip(chances, worth, strict=True)])
    for _ in range(min(buttons, MOST_REROLLS)):
        again = brings - BUTTON
        if again <= worth[0]:
            break
        brings = sum([chance * max(brought, again) for chance, brought in zip(chances, worth, strict=True)])
    return brings


def _success(sides: int) -> float:
    """Return the chance that a die counts in Congress: that it shows 6 or more."""
    return (sides - 5) / sides


@cache
def _successes(dice: int, chance: float) -> list[float]:
    """Return the chances that none, one, two ... of the dice succeed."""
    row = [1.0]
    for _ in range(dice):
        row = [
            fails * (1 - chance) + succeeds * chance for fails, succeeds in zip((*row, 0.0), (0.0, *row), strict=True)
        ]
    return row
