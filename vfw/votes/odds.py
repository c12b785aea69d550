"""What the dice can bring: the odds of the roll that is waited for, or that a question to roll again would make.

All exact: every outcome is counted. Re-rolls of the same dice are not foreseen, but in a vote they are.
Rules: Campaigning, Lobbying Action, Final Voting, Managing the Oppobot.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from vfw.core.questions import Roll, Word
from vfw.votes.actions import accept, count_votes_in_congress, throw
from vfw.votes.atlas import NAMES, REGION_STATES, REGIONS
from vfw.votes.automatic import LOBBY_HIT, lobby_until
from vfw.votes.lots import by_lot, draw_region, draw_state, undecided
from vfw.votes.oppobot import STRATEGY_SIDES, answer_by_die, counted, speak_in
from vfw.votes.position import FULL_CONGRESS, OPPOSITION, OTHER, SIDES, SUFFRAGIST, Step, Table
from vfw.votes.steps import keep_or_reroll, roll
from vfw.votes.turn import compare, roll_for
from vfw.votes.view import View
from vfw.votes.voting import ratifies, ratifies_with_rerolls, voting_dice
from vfw.votes.words import NUMBERS, SIDE_NAMES, count, sentence

MARKERS, CUBES, SUCCESS, VOTE, STRATEGY, LOT = "markers", "cubes", "success", "vote", "strategy", "lot"
FAILS, SUCCEEDS = 0, 1
NOBODY = "nobody"


@dataclass(frozen=True)
class Odds:
    """The results a roll can have.

    Attributes:
        what: MARKERS that `side` adds or removes; CUBES, the sum of the dice; SUCCESS of an event, FAILS or SUCCEEDS;
            VOTE, the side that gets `state`; STRATEGY, the side that claims a card, or NOBODY; LOT, what is drawn.
        dice: what is rolled, and by which `side`.
        chances: each result that can come, with its chance.
        lies: the result of the dice that lie, where they can be kept. needs: the face with which an event succeeds.
        with_rerolls: of a vote, the chance that the Suffragists get the state if whoever is behind rolls again as long
            as that can help.
    """

    what: str
    dice: Roll
    side: str
    chances: dict[Word, Fraction]
    lies: int | None = None
    needs: int = 0
    state: str = ""
    with_rerolls: Fraction | None = None

    def at_least(self, n: int) -> Fraction:
        """The chance of a number that is `n` or more."""
        return sum((chance for result, chance in self.chances.items() if int(result) >= n), Fraction(0))

    @property
    def mean(self) -> Fraction:
        """The number that comes on average."""
        return sum((int(result) * chance for result, chance in self.chances.items()), Fraction(0))


def odds(view: View) -> Odds | None:
    """The odds of the roll that is waited for, or that the question to roll again would make; None without either."""
    if view.asking is None:
        return None
    step, side = view.asking.step, view.asking.side
    match step:
        case accept(throw() as thrown):
            return _lying(_thrown(view, side, thrown), view.rolled)
        case keep_or_reroll(roll() as thrown):
            return _lying(_rolled(view, side, thrown), view.rolled)
        case compare(state, faces):
            return vote(view, state, faces, again=side) if isinstance(view.pending, Roll) else None
    return _of_roll(view, step, side) if isinstance(view.pending, Roll) else None
