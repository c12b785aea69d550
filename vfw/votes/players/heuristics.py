"""Heuristics: values for the choices of a question, without looking ahead.

`choice_values` tells the value of each choice, in states; `best_choice` takes the largest. The greedy player finishes
its imagined plays with them, and answers small questions so: which state, which color, where to send a campaigner,
whether to roll again.

With a partner a player plays for the side, whose buttons, cubes and cards both use. It offers no exchange and agrees to
one, because either can play the cards of a hand. It gives a Strategy card, or a claimed one, to the partner with fewer
of them, because each may play one a round. The last button that both could spend counts more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations
from typing import Final

from vfw.core.questions import Decision, Word
from vfw.votes.players.evaluation import (
    BUTTON,
    CLAIMED,
    CUBE,
    PositionOrView,
    StateValues,
    rough_card_value,
    rough_markers_value,
    rough_steps_value,
)
from vfw.votes.rules.actions import (
    DONE,
    MOVE,
    STAY,
    accept,
    choose_region,
    count_votes_in_congress,
    gather_dice,
    give_dice,
    give_die,
    move,
    move_freely,
    share_dice,
    speak,
    throw,
)
from vfw.votes.rules.board import REGION_STATES, REGIONS
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.final_voting import compare, pick_state
from vfw.votes.rules.oppobot import commit_to_die
from vfw.votes.rules.partners import KEEP, give_claimed
from vfw.votes.rules.placing import add_one, may_add
from vfw.votes.rules.playing import play_from_hand
from vfw.votes.rules.position import Step
from vfw.votes.rules.seats import OTHER, SUFFRAGIST, Seat, Side, side_of
from vfw.votes.rules.special import cubes_in_region, reconsider, take_over, undo_ratification
from vfw.votes.rules.steps import clear, cubes_per_region, keep_or_reroll, placing, remove_one, removing, roll
from vfw.votes.rules.strategy_phase import DEFER, MATCH, commit, respond
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, FULL_CONGRESS, ROUNDS, TO_RATIFY, TO_REJECT
from vfw.votes.rules.vote_chances import reroll_wins, rerolls_to_come, voting_dice

SCARCE: Final = 2
"""The factor on the value of the last button of two partners, as long as another round of the turn may need it."""


def button_scarcity(table: PositionOrView, side: Side) -> int:
    """Return the factor on the value of a button of `side` that would pay for a re-roll.

    The last one counts more if a partner plays after this round.
    """
    shared = len(table.seats_of(side)) > 1 and table.round < ROUNDS
    return SCARCE if shared and table.buttons(side) == 1 else 1


def exchange_values(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value an exchange: to offer one gains nothing, and a partner who offers one has a reason."""
    return [BUTTON if (choice == KEEP) == (question.why == "offer") else 0.0 for choice in question.choices]


def opponent_values(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value opponents by the size of their hands: the largest offers most to choose from."""
    return [float(table.held_by(Seat(str(seat))).hand_size) for seat in question.choices]


def receiver_values(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value partners as receivers of a card: the one with fewer claimed cards plays it sooner."""
    return [-float(len(table.held_by(Seat(str(seat))).claimed)) for seat in question.choices]


def gift_values(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value gifts of cards: a card is given as long as the giver has two more than the partner."""
    assert isinstance(step, give_claimed)
    (partner,) = [seat for seat in table.seats_of(side_of(question.seat)) if seat != question.seat]
    ahead = len(question.choices) - 1 - len(table.held_by(partner).claimed)
    return [0.0 if key == DONE else ahead - 1.5 for key in question.choices]


def dice_share_values(step: gather_dice, choices: Sequence[Word], brings: Callable[[str, int], float]) -> list[float]:
    """Return the best total of each choice of a die.

    `brings` tells the value of so many cubes of a campaigner. The last of the team gets the dice that are left.
    """
    (other,) = step.team

    def brought(dice: tuple[int, ...]) -> float:
        given = sum(step.taken) + sum(dice)
        return brings(step.name, given) + brings(other, sum(step.taken) + sum(step.left) - given)

    best: dict[Word, float] = {}
    for dice in _subsets(step.left):
        for choice in dict.fromkeys(dice) if dice else (DONE,):
            best[choice] = max(best.get(choice, -1.0), brought(dice))
    return [best[choice] for choice in choices]


def _subsets(dice: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for n in range(len(dice) + 1):
        yield from combinations(dice, n)


SPEECH = 3
"""Cubes that a campaigner will add after a move, as long as the dice are not rolled."""
GOOD_CARD = 0.9
"""The least value of a card that is put on top of the draw deck, in states."""


def best_choice(table: PositionOrView, question: Decision) -> Word:
    """Return the choice with the highest value; of equals the first."""
    worths = choice_values(table, question)
    return question.choices[worths.index(max(worths))]


def choice_values(table: PositionOrView, question: Decision) -> list[float]:
    """Return the value of each choice to the seat that is asked, in states; 0 for all if nothing speaks for any."""
    assert table.asking is not None
    if question.about not in WEIGHED:
        raise TypeError(f"no values for the choices of {question!r}")
    return WEIGHED[question.about](table, question, table.asking.step)


def _all_alike(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    return [0.0] * len(question.choices)


# States and colors


def _states(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    states, choices = StateValues(table, side_of(question.seat)), [str(choice) for choice in question.choices]
    match step:
        case placing() | removing():
            return states.gains(choices, 1)
        case speak(name, n):
            return _states_or_move(states, choices, dict(table.campaigners)[name], n)
        case cubes_per_region(n):
            return states.gains(choices, n)
        case clear(colors):
            return [_clearing(states, state, colors) for state in choices]
        case take_over(n):
            theirs = OTHER[side_of(question.seat)]
            return [states.gain(state, n + table.strength(theirs, state)) for state in choices]
        case pick_state():
            return [states.worth(state, states.lead(state)) for state in choices]
        case reconsider() | undo_ratification():
            return _all_alike(table, question, step)
    raise TypeError(f"no values for the states of {step!r}")


def _clearing(states: StateValues, state: str, colors: tuple[str, ...]) -> float:
    if state == "done":
        return 0.0
    return states.gain(state, sum(n for color, n in states.table.cubes(state).items() if color in colors))


def _states_or_move(states: StateValues, choices: list[str], here: str, n: int) -> list[float]:
    """Value the states of the region, or all the cubes in another region for a button."""
    worths = states.gains([state for state in choices if state not in (MOVE, STAY)], 1)
    if MOVE not in choices:
        return worths
    elsewhere = max([region_gain(states, region, n) for region in REGIONS if region != here])
    moving = elsewhere - region_gain(states, here, n) - BUTTON + max(worths, default=0.0)
    return [*(worths or [0.0]), moving]


def region_gain(states: StateValues, region: str, n: int) -> float:
    """Return the gain by `n` cubes in `region`, in states, each where it is worth most."""
    table = states.table
    open_states = may_add(table, states.side, REGION_STATES[region])
    leads, worths = [states.lead(state) for state in open_states], [states.by_lead(state) for state in open_states]
    next_cube = states.gains(open_states, 1)
    total = 0.0
    for _ in range(n if open_states else 0):
        most = max(next_cube)
        total += most
        place = next_cube.index(most)
        lead = leads[place] = leads[place] + 1
        voted = table.sent and lead == CUBES_TO_VOTE
        next_cube[place] = 0.0 if voted else worths[place][lead + 1] - worths[place][lead]
    return total


def _colors(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Prefer the scarcer of the own colors there, because some cards clear one color only; of theirs the other."""
    assert isinstance(step, add_one | remove_one)
    cubes, sign = table.cubes(step.state), -1 if question.why == "add" else 1
    return [CUBE * sign * cubes.get(str(color), 0) for color in question.choices]


# Campaigners


def _regions(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    states, regions = StateValues(table, side_of(question.seat)), [str(region) for region in question.choices]
    match step:
        case cubes_in_region(n):
            return [_everywhere(states, region, n) for region in regions]
        case move() | choose_region():
            waiting = [task.step.n for task in table.todo if isinstance(task.step, speak)]
            return [region_gain(states, region, waiting[-1] if waiting else SPEECH) for region in regions]
    raise TypeError(f"no values for the regions of {step!r}")


def _everywhere(states: StateValues, region: str, n: int) -> float:
    return sum(states.gains(may_add(states.table, states.side, REGION_STATES[region]), n))


def _campaigners(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Prefer to move the campaigner who would do more elsewhere; the order of campaigning does not matter."""
    if isinstance(step, give_dice | share_dice):
        return _all_alike(table, question, step)
    assert isinstance(step, move_freely)
    states = StateValues(table, side_of(question.seat))
    worths = {region: region_gain(states, region, SPEECH) for region in REGIONS}
    best, at = max(worths.values()), dict(table.campaigners)
    return [best - worths[at[str(name)]] if name != "done" else CUBE for name in question.choices]


def _dice(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value the dice for this campaigner; the others get the rest, the next one the highest."""
    states, at, worths = StateValues(table, side_of(question.seat)), dict(table.campaigners), []
    if isinstance(step, gather_dice):
        return dice_share_values(step, question.choices, lambda name, n: region_gain(states, at[name], n))
    assert isinstance(step, give_die)
    for die in question.choices:
        left = sorted(step.dice, reverse=True)
        left.remove(int(die))
        team = zip((step.name, *step.team), (int(die), *left), strict=True)
        worths.append(sum(region_gain(states, at[name], n) for name, n in team))
    return worths


# Rolling again


def _rerolls(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    side = side_of(question.seat)
    match step:
        case compare(state, faces):
            lead = StateValues(table, SUFFRAGIST).lead(state)
            chance = reroll_wins(side, lead, voting_dice(table), faces)
            return [_price_of_a_vote(table, side, state), float(chance)]
        case accept(throw(why, sides)):
            better = _better_dice(table, side, sides, for_markers=why == "lobbying")
            return [0.0, better - BUTTON * button_scarcity(table, side)]
        case keep_or_reroll(roll(sides, _, hit, then)) if hit:
            again = (sides - hit + 1) / sides * rough_steps_value(table, side, then)
            return [0.0, again - BUTTON * button_scarcity(table, side)]
        case keep_or_reroll(roll(sides)):
            lobbies = bool(table.todo) and isinstance(table.todo[-1].step, count_votes_in_congress)
            return [0.0, _better_dice(table, side, sides, for_markers=lobbies) - BUTTON * button_scarcity(table, side)]
    raise TypeError(f"no value for another roll of the dice of {step!r}")


def _better_dice(table: PositionOrView, side: Side, sides: int, *, for_markers: bool) -> float:
    """Return the mean gain of another roll over the present dice, in states."""
    dice = len(table.rolled)
    if not for_markers:
        return CUBE * (dice * (sides + 1) / 2 - sum(table.rolled))
    most = FULL_CONGRESS - table.congress if side == SUFFRAGIST else table.congress
    usual, lying = dice * (sides - 5) / sides, sum(face >= 6 for face in table.rolled)
    return rough_markers_value(table, side, min(usual, most)) - rough_markers_value(table, side, min(lying, most))


def _price_of_a_vote(table: PositionOrView, side: Side, state: str) -> float:
    """Return the chance below which a re-roll is not worth the button.

    Uses as good as this will come for all buttons that are left. No price is too high if the game would be over
    otherwise.
    """
    lost, to_lose = (table.rejected, TO_REJECT) if side == SUFFRAGIST else (table.ratified, TO_RATIFY)
    if len(lost) + 1 == to_lose:
        return 0.0
    dice, states = voting_dice(table), StateValues(table, SUFFRAGIST)
    others = [other for other in undecided(table) if other != state]
    to_come = [use for other in others for use in rerolls_to_come(side, states.lead(other), dice)]
    buttons = table.buttons(side) - 1.0
    for chance, likelihood in sorted(to_come, reverse=True):
        buttons -= likelihood / chance
        if buttons < 0:
            return chance
    return 0.0


# Cards and buttons


def _cards(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    side = side_of(question.seat)
    match question.why:
        case "claimed" | "bottom":
            return _all_alike(table, question, step)
        case "top":
            return [rough_card_value(table, side, str(key)) if key != "done" else GOOD_CARD for key in question.choices]
        case "theirs":
            return [rough_card_value(table, OTHER[side], str(key)) for key in question.choices]
        case "gift":
            return gift_values(table, question, step)
        case "operations" | "drawn" | "search" | "claim":
            return [rough_card_value(table, side, str(key)) for key in question.choices]
    raise TypeError(f"no values for the cards of {question!r}")


def _no_preference(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value all choices alike: the greedy player tries them out."""
    if not isinstance(step, play_from_hand | commit | commit_to_die):
        raise TypeError(f"no values for the choices of {step!r}")
    return _all_alike(table, question, step)


def _cards_in_effect(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    theirs = [lasting.card for lasting in table.in_effect if lasting.side != side_of(question.seat)]
    return [BUTTON if key in theirs else -BUTTON for key in question.choices]


def _responses(table: PositionOrView, question: Decision, step: Step) -> list[float]:
    """Value the responses to a bid: leave the card, prevent it, or take it, each for its price in buttons."""
    assert isinstance(step, respond)
    worths = {DEFER: -CLAIMED, MATCH: -BUTTON * step.n}
    return [worths.get(str(response), CLAIMED - BUTTON * (step.n + 1)) for response in question.choices]


WEIGHED: dict[str, Callable[[PositionOrView, Decision, Step], list[float]]] = {
    "state": _states,
    "colour": _colors,
    "region": _regions,
    "campaigner": _campaigners,
    "die": _dice,
    "reroll": _rerolls,
    "card": _cards,
    "strategy card": _cards,
    "card in effect": _cards_in_effect,
    "response": _responses,
    "use": _no_preference,
    "buttons": _no_preference,
    "exchange": exchange_values,
    "opponent": opponent_values,
    "partner": receiver_values,
}
"""Functions that value the choices of each kind of question."""
