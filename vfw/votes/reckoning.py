"""Where a side stands: what is missing to win, against the cards that are left to play, and what that asks for.

All of it is worked out from what lies open. Chances are those of the dice alone; what either side will do is not
foreseen.  Rules: Object of the game, Lobbying Action, Final Voting.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from math import ceil

from vfw.core.questions import Decision
from vfw.votes.figures import Figures, Number
from vfw.votes.lots import undecided
from vfw.votes.odds import lobbying
from vfw.votes.position import FULL_CONGRESS, OPPOSITION, ROUNDS, SUFFRAGIST, TO_RATIFY, TO_REJECT, TURNS
from vfw.votes.view import View
from vfw.votes.voting import voting_dice, wins

A_CARD_IS_CHOSEN = ("operations", "strategy")


@dataclass(frozen=True)
class Reckoning:
    """Where a side stands, in sentences; `numbers` are those that stand in the text, each under a name."""

    text: str
    numbers: dict[str, Number]


def reckoning(view: View) -> Reckoning | None:
    """Where the seat of the view stands; None but where it chooses a card or its use, bids, or calls a state."""
    question = view.pending
    if not isinstance(question, Decision) or question.seat != view.seat:
        return None
    figures = Figures()
    if question.why == "vote":
        return Reckoning(_votes(view, question.seat, figures), figures.noted)
    if question.why not in A_CARD_IS_CHOSEN and question.about != "use":
        return None
    if view.sent:
        text = f"{_votes(view, question.seat, figures)} {_cards_before_voting(view, question, figures)}"
    else:
        text = _to_send(view, figures) if question.seat == SUFFRAGIST else _to_stop(view, figures)
    return Reckoning(text, figures.noted)


# Before the Amendment is sent


def _to_send(view: View, figures: Figures) -> str:
    missing, cards = FULL_CONGRESS - view.congress, cards_left(view, SUFFRAGIST)
    lacks = f"{_first(figures.count('markers missing', missing, 'marker'))} {_is_or_are(missing)} missing in Congress"
    left = f"you have {figures.count('cards left', cards, 'card')} to play"
    brought = _markers_a_card(view)
    if not brought:
        return f"{lacks}, and {left}. Nobody of yours can lobby yet: bring a campaigner."
    needed = ceil(missing / brought)
    each = f"A card used to lobby brings {figures.word('markers a card', brought)} on average"
    if needed > cards:
        return f"{lacks}, and {left}. {each}: that is too few, so look for events that add markers, and for buttons."
    return f"{lacks}, and {left}. {each}: lobby with {figures.word('cards to lobby with', needed)} of them."


def _to_stop(view: View, figures: Figures) -> str:
    missing, cards = FULL_CONGRESS - view.congress, cards_left(view, SUFFRAGIST)
    lack = f"They lack {figures.count('markers missing', missing, 'marker')} in Congress"
    left = f"have {figures.count('cards left', cards, 'card')} to play"
    brought = _markers_a_card(view)
    if not brought:
        return f"{lack}, and {left}. Nobody of theirs can lobby yet: put cubes into the states."
    needed = ceil(missing / brought)
    lobby = f"On average {figures.count('cards to lobby with', needed, 'card')} used to lobby would be enough"
    if needed > cards:
        return f"{lack}, and {left}. {lobby}, more than they have: keep Congress so, and put cubes into the states."
    if not view.congress:
        return f"{lack}, and {left}. {lobby}: put cubes into the states for the day the Amendment is sent."
    dearer = figures.word("cards a marker", 1 / brought)
    return f"{lack}, and {left}. {lobby}. Each marker you take away costs them {dearer} more."


def _markers_a_card(view: View) -> Fraction:
    """What a card used to lobby brings the Suffragists on average."""
    return lobbying(view, SUFFRAGIST).mean if view.campaigners_of(SUFFRAGIST) else Fraction(0)


def cards_left(view: View, side: str) -> int:
    """How many cards `side` has still to play from its hand, the one that is being chosen among them."""
    question = view.pending
    assert isinstance(question, Decision)
    rounds = (TURNS - view.turn) * ROUNDS + ROUNDS - view.round
    now = question.seat == side and view.round > 0 and (question.about == "use" or question.why == "operations")
    return rounds + now


# Once it is sent


def _votes(view: View, side: str, figures: Figures) -> str:
    """The votes that are missing, and how many would come if all open states voted as they stand."""
    votes, goal = (view.ratified, TO_RATIFY) if side == SUFFRAGIST else (view.rejected, TO_REJECT)
    missing, states = goal - len(votes), undecided(view)
    expected = if_all_voted(view, side)
    lacks = f"{_first(figures.count('states missing', missing, 'state'))} {_is_or_are(missing)} missing"
    vote = "ratify" if side == SUFFRAGIST else "reject"
    now = (
        f"of the {figures.word('states open', len(states))} that are open, {figures.word('states expected', expected)}"
    )
    told = f"{lacks}; {now} would {vote} on average if they voted now"
    if expected < missing:
        more = ceil(missing - expected)
        return f"{told}: win {figures.count('states to win', more, 'more state')} to be even."
    return f"{told}: that is enough, so hold what you have."


def if_all_voted(view: View, side: str) -> Fraction:
    """How many open states `side` would get on average if each voted now, with one roll for each side."""
    dice = voting_dice(view)
    leads = [view.strength(SUFFRAGIST, state) - view.strength(OPPOSITION, state) for state in undecided(view)]
    return sum((wins(side, lead, dice) for lead in leads), Fraction(0))


def _cards_before_voting(view: View, question: Decision, figures: Figures) -> str:
    cards = cards_left(view, question.seat)
    return f"You have {figures.count('cards left', cards, 'card')} to play before Final Voting."


def _first(words: str) -> str:
    return words[0].upper() + words[1:]


def _is_or_are(n: int) -> str:
    return "is" if n == 1 else "are"
