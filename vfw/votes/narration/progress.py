"""The progress of a side: what it still needs to win, the cards it has left, and how many cards that takes.

It does not recommend a play; the hints beside it do, and consider more. All numbers come from open information.
Chances are those of the dice alone; the choices of both sides are not predicted.
Rules: Object of the game, Lobbying Action, Final Voting.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate
from math import ceil

from vfw.core.questions import Decision
from vfw.votes.narration.odds import Number, NumberRecorder, lobbying_odds
from vfw.votes.rules.automatic import LOBBY_HIT
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import FULL_CONGRESS, ROUNDS, TO_RATIFY, TO_REJECT, TURNS
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import voting_dice, wins

A_CARD_IS_CHOSEN = ("operations", "strategy")


@dataclass(frozen=True)
class ProgressReport:
    """The progress of a side in sentences.

    Attributes:
        text: The sentences.
        numbers: The numbers in the text, each under a name.
    """

    text: str
    numbers: dict[str, Number]


def describe_progress(view: View) -> ProgressReport | None:
    """Return the progress of the view's seat; None unless it chooses a card or its use, bids, or calls a state."""
    question = view.pending
    if not isinstance(question, Decision) or question.seat != view.seat:
        return None
    numbers, side = NumberRecorder(), side_of(question.seat)
    if question.why == "vote":
        return ProgressReport(_votes(view, side, numbers), numbers.noted)
    if question.why not in A_CARD_IS_CHOSEN and question.about != "use":
        return None
    if view.sent:
        text = f"{_votes(view, side, numbers)} {_cards_before_voting(view, question, numbers)}"
    else:
        text = _to_send(view, numbers) if side == SUFFRAGIST else _to_stop(view, numbers)
    return ProgressReport(text, numbers.noted)


# Before the Amendment is sent


def _to_send(view: View, numbers: NumberRecorder) -> str:
    missing, cards = FULL_CONGRESS - view.congress, cards_left(view, SUFFRAGIST)
    lacks = f"{_first(numbers.count('markers missing', missing, 'marker'))} {_is_or_are(missing)} missing in Congress"
    left = f"you have {numbers.count('cards left', cards, 'card')} to play"
    brought = _markers_a_card(view)
    if not brought:
        return f"{lacks}, and {left}. You need a campaigner in play to lobby."
    needed = ceil(missing / brought)
    told = f"{lacks}, and {left}. {_rate(brought, numbers)}: by lobbying alone"
    if needed > cards:
        return f"{told} that is too few."
    return f"{told} that takes {numbers.word('cards to lobby with', needed)} of them."


def _to_stop(view: View, numbers: NumberRecorder) -> str:
    missing, cards = FULL_CONGRESS - view.congress, cards_left(view, SUFFRAGIST)
    lack = f"They lack {numbers.count('markers missing', missing, 'marker')} in Congress"
    left = f"have {numbers.count('cards left', cards, 'card')} to play"
    brought = _markers_a_card(view)
    if not brought:
        return f"{lack}, and {left}. They need a campaigner in play to lobby."
    needed = ceil(missing / brought)
    lobby = f"{_rate(brought, numbers)}, so that {numbers.word('cards to lobby with', needed)} would be enough"
    if needed > cards:
        return f"{lack}, and {left}. {lobby}, more than they have."
    if not view.congress:
        return f"{lack}, and {left}. {lobby}."
    dearer = numbers.word("cards a marker", 1 / brought)
    return f"{lack}, and {left}. {lobby}. Each marker you take away costs them {dearer} more."


def _markers_a_card(view: View) -> Fraction:
    """Return the average number of markers that one card used to lobby brings the Suffragists, ignoring the limit."""
    if not view.campaigners_of(SUFFRAGIST):
        return Fraction(0)
    dice = lobbying_odds(view, SUFFRAGIST).dice
    return Fraction(dice.n * (dice.sides - LOBBY_HIT + 1), dice.sides)


def _rate(brought: Fraction, numbers: NumberRecorder) -> str:
    """Return the yield of cards in whole numbers, so that a reader can check the count in the text."""
    cards = numbers.count("cards that bring", brought.denominator, "card")
    markers = numbers.count("markers brought", brought.numerator, "marker")
    verb = "brings" if brought.denominator == 1 else "bring"
    return f"{_first(cards)} used to lobby {verb} {markers} on average"


def cards_left(view: View, side: Side) -> int:
    """Return how many cards `side` has still to play from its hand, including the pending choice."""
    question = view.pending
    assert isinstance(question, Decision)
    rounds = (TURNS - view.turn) * ROUNDS + ROUNDS - view.round
    now = (
        side_of(question.seat) == side and view.round > 0 and (question.about == "use" or question.why == "operations")
    )
    return rounds + now


# Once it is sent


def _votes(view: View, side: Side, numbers: NumberRecorder) -> str:
    """Return the missing votes, and the votes to expect if all open states voted now."""
    votes, goal = (view.ratified, TO_RATIFY) if side == SUFFRAGIST else (view.rejected, TO_REJECT)
    missing, states = goal - len(votes), undecided(view)
    chances = vote_chances_now(view, side)
    expected = sum(chances, Fraction(0))
    vote = "ratify" if side == SUFFRAGIST else "reject"
    lacks = f"{_first(numbers.count('states missing', missing, 'state'))} to {vote} {_is_or_are(missing)} missing"
    now = (
        f"of the {numbers.word('states open', len(states))} that are open, {numbers.word('states expected', expected)}"
    )
    told = f"{lacks}; {now} would {vote} on average if they voted now"
    if expected < missing:
        sure = numbers.word("states to make sure of", states_to_secure(chances, missing))
        return f"{told}. In that each state counts with its chance: make sure of at least {sure} to be even."
    return f"{told}: that is enough."


def vote_chances_now(view: View, side: Side) -> list[Fraction]:
    """Return the chance of `side` in each open state if it voted now, with one roll for each side."""
    dice = voting_dice(view)
    leads = [view.strength(SUFFRAGIST, state) - view.strength(OPPOSITION, state) for state in undecided(view)]
    return [wins(side, lead, dice) for lead in leads]


def states_to_secure(chances: list[Fraction], goal: int) -> int:
    """Return the fewest states that must become certain for `goal` to be expected, the most uncertain first.

    >>> states_to_secure([Fraction(5, 12)] * 4, 3)
    3
    """
    hardest_first = sorted(chances)
    expected = accumulate((1 - chance for chance in hardest_first), initial=sum(chances, Fraction(0)))
    return sum(1 for reached in expected if reached < goal)


def _cards_before_voting(view: View, question: Decision, numbers: NumberRecorder) -> str:
    cards = cards_left(view, side_of(question.seat))
    return f"You have {numbers.count('cards left', cards, 'card')} to play before Final Voting."


def _first(words: str) -> str:
    return words[0].upper() + words[1:]


def _is_or_are(n: int) -> str:
    return "is" if n == 1 else "are"
