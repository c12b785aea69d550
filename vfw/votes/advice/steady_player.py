"""The steady player: it decides by its view alone, and imagines nothing.

Each way to play a card is weighed by what it may be expected to bring (`prospects.py`), as the race stands
(`race_for_states.py`). It answers so quickly that games by the thousand can be played, and leaves nothing to chance.
"""

from __future__ import annotations

from random import Random

from vfw.core.questions import Decision, Word
from vfw.votes.advice.prospects import LATER, action_brings, best_claim, event_brings, lobbying, prospect
from vfw.votes.advice.quick_answers import GOOD_CARD, habit
from vfw.votes.advice.race_for_states import BUTTON, CUBE, Race, best_state
from vfw.votes.rules.actions import accept, give_die, speak, throw
from vfw.votes.rules.board import PLACE, REGION_OF
from vfw.votes.rules.oppobot import STRATEGY_SIDES
from vfw.votes.rules.placing import add_one
from vfw.votes.rules.playing import EVENT, actions
from vfw.votes.rules.position import OPPOSITION, OTHER, SUFFRAGIST, Step, side_of
from vfw.votes.rules.steps import cubes_per_region, placing, remove_one, removing
from vfw.votes.rules.strategy_phase import DEFER, MATCH, SUPERSEDE, respond
from vfw.votes.rules.view import View

CLAIMED = 0.8
"""A card claimed and not yet played, in states: it can wait for a better moment."""
ENOUGH = 0.1
"""A campaigner who can add a cube that brings so much, in states, does not pay to go elsewhere."""
NEVER = -1000.0
"""Less than anything brings, in states."""


class SteadyPlayer:
    """Weighs each way to play a card by tables and by the state of the race. The same view gets the same answer."""

    def __init__(self, rng: Random) -> None:
        """As for every player; but nothing is drawn from `rng`."""
        self.race: Race | None = None

    def choose(self, view: View) -> Word:
        """What to reply. Raises ValueError unless the view waits for a decision of its seat."""
        question = view.pending
        if not isinstance(question, Decision) or question.seat != view.seat or view.asking is None:
            raise ValueError(f"the view of {view.seat!r} waits for {question!r}; expected a decision of that seat")
        step, choices = view.asking.step, question.choices
        match step:
            case placing() | removing() | cubes_per_region():
                return _state(view, question, step)
            case add_one(state) | remove_one(state):
                return _colour(view, question, state)
            case speak(_, n):
                open_states = [str(choice) for choice in choices if choice in PLACE]
                state, brings = best_state(view, side_of(question.seat), open_states, n)
                return state if brings >= ENOUGH else habit(view, question)
        if question.about in WEIGHED:
            worths = WEIGHED[question.about](self._race_on(view), view, question)
        elif isinstance(step, give_die):
            worths = _dice(self._race_on(view), view, step)
        elif isinstance(step, accept):
            worths = [0.0, _better_dice(self._race_on(view), view, step.thrown) - BUTTON]
        else:
            return habit(view, question)
        return choices[worths.index(max(worths))]

    def _race_on(self, view: View) -> Race:
        """How the race stands; between the questions of one play it stays the same."""
        side = side_of(str(view.seat))
        if self.race is None or not self.race.is_of(view, side):
            self.race = Race(view, side)
        return self.race


# Cards


def _cards(race: Race, view: View, question: Decision) -> list[float]:
    keys = [str(key) for key in question.choices]
    match question.why:
        case "operations":
            return _plays(race, view, keys)
        case "claimed":
            waiting = CLAIMED if race.rounds else 0.0
            return [prospect(race, key) - waiting if key != "done" else 0.0 for key in keys]
        case "top":
            return [prospect(race, key) if key != "done" else GOOD_CARD for key in keys]
        case "theirs":
            theirs = Race(view, OTHER[race.side])
            return [prospect(theirs, key) for key in keys]
        case "drawn" | "search" | "claim":
            return [prospect(race, key) for key in keys]
        case "bottom":
            return [0.0] * len(keys)
    raise TypeError(f"nobody weighs the cards of {question!r}")


def _plays(race: Race, view: View, keys: list[str]) -> list[float]:
    """What each card of the hand brings: its event; and where an action brings more than any event, that action for
    the card whose event is worth least. Claimed cards are left for after it."""
    hand = view.held_for(race.side).hand
    worths, keeping = [NEVER] * len(keys), [-NEVER] * len(keys)
    for n, key in enumerate(keys):
        if key in hand:
            brings, now = event_brings(race, key)
            worths[n] = brings if now else NEVER
            keeping[n] = brings if now else LATER * brings
    acting = max([action_brings(race, use) for use in actions(view, race.side)], default=NEVER)
    if acting >= max(worths):
        worths[keeping.index(min(keeping))] = acting + 1
    return worths


def _uses(race: Race, view: View, question: Decision) -> list[float]:
    return [prospect(race, question.why) if use == EVENT else action_brings(race, str(use)) for use in question.choices]


# The Strategy Phase


def _bids(race: Race, view: View, question: Decision) -> list[float]:
    """What each number of buttons leads to: the Opposition answers as is best for it, the Oppobot's die as it falls."""
    ours, theirs = best_claim(race), best_claim(Race(view, OPPOSITION))
    bids = [int(n) for n in question.choices]
    if view.oppobot:
        return [_against_die(n, ours, theirs) - BUTTON * n for n in bids]
    held = view.buttons(OPPOSITION)
    return [-max(_answers(n, held, ours, theirs).values()) - BUTTON * n for n in bids]


def _against_die(n: int, ours: float, theirs: float) -> float:
    lower, higher = min(max(0, n - 1), STRATEGY_SIDES), max(0, STRATEGY_SIDES - n)
    return (ours * lower - theirs * higher) / STRATEGY_SIDES


def _answers(n: int, held: int, suffragist: float, opposition: float) -> dict[str, float]:
    """What the Opposition, which holds `held` buttons, has of each answer to a bid of `n`; then what a claimed card
    is worth to either side."""
    answers = {DEFER: -suffragist} if n else {}
    if held >= n:
        answers[MATCH] = -BUTTON * n
    if held > n:
        answers[SUPERSEDE] = opposition - BUTTON * (n + 1)
    return answers


def _responses(race: Race, view: View, question: Decision) -> list[float]:
    assert view.asking is not None
    assert isinstance(view.asking.step, respond)
    answers = _answers(view.asking.step.n, race.buttons, best_claim(Race(view, SUFFRAGIST)), best_claim(race))
    return [answers[str(answer)] for answer in question.choices]


# Cubes and dice


def _state(view: View, question: Decision, step: Step) -> Word:
    """The state to begin with."""
    side, states = side_of(question.seat), [str(state) for state in question.choices]
    match step:
        case placing(n, _, per_state):
            if n >= len(states) * per_state:
                return states[0]  # All will have their turn.
            return best_state(view, side, states, min(n, per_state))[0]
        case cubes_per_region(n):
            region = REGION_OF[states[0]]
            return best_state(view, side, [state for state in states if REGION_OF[state] == region], n)[0]
    return best_state(view, side, states, 1)[0]


def _colour(view: View, question: Decision, state: str) -> Word:
    """Of one's own the colour that is scarcer there, for some cards clear one colour only; of theirs the other."""
    cubes = view.cubes(state)
    there = [cubes.get(str(colour), 0) for colour in question.choices]
    return question.choices[there.index(min(there) if question.why == "add" else max(there))]


def _dice(race: Race, view: View, step: give_die) -> list[float]:
    """The die for this campaigner, where the others get what is left, the next one the highest."""
    at, worths = dict(view.campaigners), []
    for die in sorted(set(step.dice)):
        left = sorted(step.dice, reverse=True)
        left.remove(die)
        team = zip((step.name, *step.team), (die, *left), strict=True)
        worths.append(sum([race.in_region(at[name], n) for name, n in team]))
    return worths


def _better_dice(race: Race, view: View, thrown: throw) -> float:
    """What another throw brings on average more than the dice that lie, in states."""
    if thrown.why == "lobbying":
        return lobbying(race, race.buttons - 1) - race.markers(sum([face >= 6 for face in view.rolled]))
    return CUBE * (len(view.rolled) * (thrown.sides + 1) / 2 - sum(view.rolled))


WEIGHED = {
    "card": _cards,
    "strategy card": _cards,
    "use": _uses,
    "buttons": _bids,
    "response": _responses,
}
"""How the choices of these kinds of question are weighed."""
