"""The steady player: it decides by its view alone, without imagined games.

It values each way to play a card (`evaluation_cards.py`) on the present table (`evaluation_states.py`). It answers so
quickly that games by the thousand can be played, and uses no random numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from vfw.core.questions import Decision, Word
from vfw.votes.players.evaluation import PositionOrView
from vfw.votes.players.evaluation_cards import (
    LATER,
    action_value,
    best_claim_value,
    card_value,
    clearing_values,
    congress_roll_value,
    event_value,
    lobbying_value,
    steps_value,
)
from vfw.votes.players.evaluation_states import (
    BUTTON,
    CUBE,
    STATES_IN_A_REGION,
    StateEvaluation,
    best_state,
    lead_in,
    value_tables_on,
)
from vfw.votes.players.heuristics import GOOD_CARD, best_choice, button_scarcity, dice_share_values, gift_values
from vfw.votes.rules.actions import accept, count_votes_in_congress, gather_dice, give_die, speak
from vfw.votes.rules.board import PLACE, REGION_OF
from vfw.votes.rules.final_voting import compare, pick_state
from vfw.votes.rules.oppobot import STRATEGY_SIDES
from vfw.votes.rules.placing import add_one
from vfw.votes.rules.playing import EVENT, actions
from vfw.votes.rules.position import Step
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side, side_of
from vfw.votes.rules.steps import clear, cubes_per_region, keep_or_reroll, placing, remove_one, removing
from vfw.votes.rules.strategy_phase import DEFER, MATCH, SUPERSEDE, respond
from vfw.votes.rules.tabletop import PURPLE, RATIFIED, REJECTED, TO_RATIFY, TO_REJECT, UNDECIDED, YELLOW
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import Dice, reroll_wins, rerolls_to_come

CLAIMED = 0.3
"""The least value of a claimed card when it is played, in states, as long as it can wait for a better moment."""
ENOUGH = 0.1
"""The value of a cube, in states, from which a campaigner does not pay to move elsewhere."""
NEVER = -1000.0
"""A value lower than any other, in states."""


class SteadyPlayer:
    """A player that values each way to play a card by tables; the same view gets the same answer."""

    def __init__(self, rng: Random) -> None:
        """Create the player; it draws nothing from `rng`."""
        self._evaluation: StateEvaluation | None = None

    def choose(self, view: View) -> Word:
        """Return the reply to the question of `view`.

        Raises:
            ValueError: If the view does not wait for a decision of its seat.
        """
        question = view.pending
        if not isinstance(question, Decision) or question.seat != view.seat:
            raise ValueError(f"the view of {view.seat!r} waits for {question!r}; expected a decision of that seat")
        return self.answer(view, question)

    def answer(self, table: PositionOrView, question: Decision) -> Word:
        """Return the reply to the question for which `table` waits.

        Reads of a position only what the view of the seat would show. So a caller with an imagined game need not make a
        view for each answer, which would take longer than the answer.
        """
        assert table.asking is not None
        step = table.asking.step
        at_a_glance = AT_A_GLANCE.get(type(step))
        if at_a_glance:
            return at_a_glance(table, question, step)
        if question.about not in WEIGHED:
            return best_choice(table, question)
        worths = WEIGHED[question.about](self._evaluation_of(table, side_of(question.seat)), table, question)
        return question.choices[worths.index(max(worths))]

    def _evaluation_of(self, table: PositionOrView, side: Side) -> StateEvaluation:
        """Return the evaluation of the table; between the questions of one play it stays the same."""
        if self._evaluation is None or not self._evaluation.is_of(table, side):
            self._evaluation = StateEvaluation(table, side)
        self._evaluation.table = table  # the first table may have changed, or be another one
        return self._evaluation


# Cards


def _cards(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    keys = [str(key) for key in question.choices]
    match question.why:
        case "operations":
            return _plays(evaluation, table, keys)
        case "claimed":
            waiting = CLAIMED if evaluation.rounds else 0.0
            return [card_value(evaluation, key) - waiting if key != "done" else 0.0 for key in keys]
        case "top":
            return [card_value(evaluation, key) if key != "done" else GOOD_CARD for key in keys]
        case "theirs":
            theirs = StateEvaluation(table, OTHER[evaluation.side])
            return [card_value(theirs, key) for key in keys]
        case "drawn" | "search" | "claim":
            return [card_value(evaluation, key) for key in keys]
        case "bottom":
            return [0.0] * len(keys)
        case "gift":
            assert table.asking is not None
            return gift_values(table, question, table.asking.step)
    raise TypeError(f"no values for the cards of {question!r}")


def _plays(evaluation: StateEvaluation, table: PositionOrView, keys: list[str]) -> list[float]:
    """Return the value of each card of the hand as an event, and of actions.

    An action that is better than any event counts for the card whose event is worth least. If nothing can be played,
    that card is discarded. Claimed cards are left for after the card of the hand.
    """
    hand = table.held_for(evaluation.side).hand
    worths, keeping = [NEVER] * len(keys), [-NEVER] * len(keys)
    for n, key in enumerate(keys):
        if key in hand:
            brings, now = event_value(evaluation, key)
            worths[n] = brings if now else NEVER
            keeping[n] = brings if now else LATER * brings
    acting = max([action_value(evaluation, use) for use in actions(table, evaluation.side)], default=0.0)
    if acting > max(worths):
        worths[keeping.index(min(keeping))] = acting
    return worths


def _uses(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    return [
        card_value(evaluation, question.why) if use == EVENT else action_value(evaluation, str(use))
        for use in question.choices
    ]


# The Strategy Phase


def _bids(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    """Return the value of each bid: the Opposition gives its best answer, the die of the Oppobot falls at random."""
    ours, theirs = best_claim_value(evaluation), best_claim_value(StateEvaluation(table, OPPOSITION))
    bids = [int(n) for n in question.choices]
    if table.oppobot:
        return [_against_die(n, ours, theirs) - BUTTON * n for n in bids]
    held = table.buttons(OPPOSITION)
    return [-max(_answers(n, held, ours, theirs).values()) - BUTTON * n for n in bids]


def _against_die(n: int, ours: float, theirs: float) -> float:
    lower, higher = min(max(0, n - 1), STRATEGY_SIDES), max(0, STRATEGY_SIDES - n)
    return (ours * lower - theirs * higher) / STRATEGY_SIDES


def _answers(n: int, held: int, suffragist: float, opposition: float) -> dict[str, float]:
    """Return the value of each answer to a bid of `n` for the Opposition, which holds `held` buttons.

    The last two arguments are the values of a claimed card to either side.
    """
    answers = {DEFER: -suffragist} if n else {}
    if held >= n:
        answers[MATCH] = -BUTTON * n
    if held > n:
        answers[SUPERSEDE] = opposition - BUTTON * (n + 1)
    return answers


def _responses(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    assert table.asking is not None
    assert isinstance(table.asking.step, respond)
    answers = _answers(
        table.asking.step.n,
        evaluation.buttons,
        best_claim_value(StateEvaluation(table, SUFFRAGIST)),
        best_claim_value(evaluation),
    )
    return [answers[str(answer)] for answer in question.choices]


# At a glance


def _place(table: PositionOrView, question: Decision, step: placing) -> Word:
    """Choose the state to begin with; the first if all will get cubes."""
    choices = question.choices
    if step.n >= len(choices) * step.per_state:
        return choices[0]
    return best_state(table, side_of(question.seat), choices, min(step.n, step.per_state))[0]


def _remove(table: PositionOrView, question: Decision, step: removing) -> Word:
    return best_state(table, side_of(question.seat), question.choices, 1)[0]


def _place_in_region(table: PositionOrView, question: Decision, step: cubes_per_region) -> Word:
    """Choose the best state of the first region: the others follow."""
    first = question.choices[:STATES_IN_A_REGION]
    region = REGION_OF[str(first[0])]
    here = [state for state in first if REGION_OF[str(state)] == region]
    return best_state(table, side_of(question.seat), here, step.n)[0]


def _speak(table: PositionOrView, question: Decision, step: speak) -> Word:
    """Choose a state of the region, unless it may pay to go elsewhere."""
    states = [choice for choice in question.choices if choice in PLACE]
    state, brings = best_state(table, side_of(question.seat), states, step.n)
    return state if brings >= ENOUGH else best_choice(table, question)


def _clear(table: PositionOrView, question: Decision, step: clear) -> Word:
    places = [PLACE[str(state)] for state in question.choices if state in PLACE]
    brought = clearing_values(StateEvaluation(table, side_of(question.seat)), places, step.colors)
    return question.choices[brought.index(max(brought))]


def _pick(table: PositionOrView, question: Decision, step: pick_state) -> Word:
    """Choose the state that is likeliest to vote for the side."""
    worth = value_tables_on(table, side_of(question.seat)).usual.worth
    worths = [worth[lead_in(table, PLACE[str(state)])] for state in question.choices]
    return question.choices[worths.index(max(worths))]


def _color(table: PositionOrView, question: Decision, step: add_one | remove_one) -> Word:
    """Choose the scarcer of the own colors there, because some cards clear one color only; of theirs the other."""
    place = PLACE[step.state]
    purple_is_scarcer = table.purple[place] <= table.yellow[place]
    return PURPLE if purple_is_scarcer == (question.why == "add") else YELLOW


def _vote(table: PositionOrView, question: Decision, step: compare) -> Word:
    """Roll again if the chance to turn the vote is worth a button.

    No price is too high if the game would be over otherwise.
    """
    side = side_of(question.seat)
    dice = value_tables_on(table, side).dice
    lost, to_lose = (REJECTED, TO_REJECT) if side == SUFFRAGIST else (RATIFIED, TO_RATIFY)
    price = _price(side, dice, table.votes.count(UNDECIDED) - 1, table.buttons(side))
    if table.votes.count(lost) + 1 == to_lose:
        price = 0.0
    return "reroll" if _chance_again(side, lead_in(table, PLACE[step.state]), dice, step.faces) > price else "pass"


@cache
def _chance_again(side: Side, lead: int, dice: Dice, faces: tuple[int, int]) -> float:
    return float(reroll_wins(side, lead, dice, faces))


@cache
def _price(side: Side, dice: Dice, states: int, buttons: int) -> float:
    """Return the chance below which a re-roll is not worth its button.

    Uses as good will come for all buttons that are left, with so many states still to vote, as if none had a cube.
    """
    left = buttons - 1.0
    for chance, likelihood in sorted(rerolls_to_come(side, 0, dice), reverse=True):
        left -= states * likelihood / chance
        if left < 0:
            return chance
    return 0.0


AT_A_GLANCE: dict[type[Step], Callable[[PositionOrView, Decision, Any], Word]] = {
    placing: _place,
    removing: _remove,
    cubes_per_region: _place_in_region,
    speak: _speak,
    clear: _clear,
    pick_state: _pick,
    add_one: _color,
    remove_one: _color,
    compare: _vote,
}
"""Functions that answer the questions of these steps, which need no evaluation of the table."""


# Dice


def _dice(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    """Value the dice for this campaigner; the others get the rest, the next one the highest."""
    assert table.asking is not None
    step, at, worths = table.asking.step, dict(table.campaigners), []
    if isinstance(step, gather_dice):
        return dice_share_values(step, question.choices, lambda name, n: evaluation.in_region(at[name], n))
    assert isinstance(step, give_die)
    for die in question.choices:
        left = sorted(step.dice, reverse=True)
        left.remove(int(die))
        team = zip((step.name, *step.team), (int(die), *left), strict=True)
        worths.append(sum([evaluation.in_region(at[name], n) for name, n in team]))
    return worths


def _rerolls(evaluation: StateEvaluation, table: PositionOrView, question: Decision) -> list[float]:
    """Value keeping the dice, and rolling again."""
    assert table.asking is not None
    price = BUTTON * button_scarcity(table, evaluation.side)
    match table.asking.step:
        case accept(thrown):
            if thrown.why == "lobbying":
                return [
                    evaluation.markers(_successes(table)),
                    lobbying_value(evaluation, evaluation.buttons - 1) - price,
                ]
            sides = thrown.sides
        case keep_or_reroll(thrown):
            if thrown.hit:
                return [
                    0.0,
                    (thrown.sides - thrown.hit + 1) / thrown.sides * steps_value(evaluation, thrown.then) - price,
                ]
            if table.todo and isinstance(table.todo[-1].step, count_votes_in_congress):
                again = congress_roll_value(evaluation, thrown.n, thrown.sides, evaluation.buttons - 1)
                return [evaluation.markers(_successes(table)), again - price]
            sides = thrown.sides
        case step:
            raise TypeError(f"no value for another roll of the dice of {step!r}")
    return [CUBE * sum(table.rolled), CUBE * len(table.rolled) * (sides + 1) / 2 - price]


def _successes(table: PositionOrView) -> int:
    return sum([face >= 6 for face in table.rolled])


WEIGHED: dict[str, Callable[[StateEvaluation, PositionOrView, Decision], list[float]]] = {
    "card": _cards,
    "strategy card": _cards,
    "use": _uses,
    "buttons": _bids,
    "response": _responses,
    "die": _dice,
    "reroll": _rerolls,
}
"""Functions that value the choices of these kinds of question, in states."""
