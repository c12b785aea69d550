"""Exact odds of the pending roll, or of rolling again, and their wording.

Every outcome is counted. Further re-rolls of the same dice are ignored, except in a vote.
Rules: Campaigning, Lobbying Action, Final Voting, Managing the Oppobot.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import partial
from itertools import product

from vfw.core.questions import Decision, Roll, Word
from vfw.votes.narration.words import NUMBER_WORDS, SIDE_NAMES, count, own_side, to_sentence
from vfw.votes.rules import effects
from vfw.votes.rules.actions import accept, count_votes_in_congress, throw
from vfw.votes.rules.automatic import LOBBY_HIT, lobby_until
from vfw.votes.rules.board import NAMES, REGION_OF, REGION_STATES
from vfw.votes.rules.draws import draw_one, draw_region, draw_state, undecided
from vfw.votes.rules.final_voting import compare, roll_for
from vfw.votes.rules.oppobot import STRATEGY_SIDES, answer_by_die, counted, rolls_black_d4, speak_in
from vfw.votes.rules.position import Step
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.steps import keep_or_reroll, roll
from vfw.votes.rules.tabletop import FULL_CONGRESS, Table
from vfw.votes.rules.view import View
from vfw.votes.rules.vote_chances import Dice, mean, ratifies, ratifies_with_rerolls, voting_dice

MARKERS, CUBES, SUCCESS, VOTE, STRATEGY, LOT = "markers", "cubes", "success", "vote", "strategy card", "lot"
FAILS, SUCCEEDS = 0, 1
NO_SIDE = "neither side"
NOT_ROLLED = 0
"""The face of a die that has not fallen yet."""

Faces = tuple[int, ...]


@dataclass(frozen=True)
class Odds:
    """The possible results of a roll.

    Attributes:
        what: MARKERS that `side` adds or removes; CUBES, the sum of the dice; SUCCESS of an event, FAILS or SUCCEEDS;
            VOTE, the side that gets `state`; STRATEGY, the side that claims a card, or NO_SIDE; LOT, a random choice.
        side: The owner of the dice.
        dice: The dice of the roll; of two dice in a vote the first to fall.
        chances: Each possible result, with its chance.
        current_result: The result of the present dice if they can be kept; only for markers, cubes and success.
        needs: The lowest face with which an event succeeds.
        state: The state that votes.
        with_rerolls: The chances in a vote if the side behind rolls again as long as that can help and be paid.
    """

    what: str
    side: Side
    dice: Roll
    chances: dict[Word, Fraction]
    current_result: int | None = None
    needs: int = 0
    state: str = ""
    with_rerolls: dict[Word, Fraction] | None = None

    def at_least(self, n: int) -> Fraction:
        """Return the chance that the resulting number is `n` or more."""
        return sum((chance for result, chance in self.chances.items() if int(result) >= n), Fraction(0))

    @property
    def mean(self) -> Fraction:
        """The average of the resulting number."""
        return sum((int(result) * chance for result, chance in self.chances.items()), Fraction(0))


def pending_odds(view: View) -> Odds | None:
    """Return the odds of the pending roll, or of the re-roll that the question offers; None without either."""
    if view.asking is None:
        return None
    step, side, pending = view.asking.step, view.asking.side, view.pending
    if isinstance(pending, Roll):
        return _of_roll(view, side, step, pending)
    match step:
        case accept(throw(why, sides, n) as thrown):
            return _of_number(view, side, thrown, Roll(sides, n, why), lying=view.rolled)
        case keep_or_reroll(roll(sides, n) as thrown):
            return _of_number(view, side, thrown, Roll(sides, n, view.card), lying=view.rolled)
        case compare(state, faces) if isinstance(pending, Decision):
            return vote_odds(view, state, side, _lifted(side, faces), pays=True)
    if isinstance(pending, Decision) and pending.about == "reroll":
        raise TypeError(f"no odds for the dice of {step!r}")
    return None


def _of_roll(view: View, side: Side, step: Step, dice: Roll) -> Odds:
    match step:
        case roll_for(state, by, faces, then_other):
            return vote_odds(view, state, by, (NOT_ROLLED, NOT_ROLLED) if then_other else _lifted(by, faces))
        case answer_by_die(n):
            return strategy_odds(view, n)
        case draw_region():
            return _lot(side, dice, dict.fromkeys([REGION_OF[state] for state in undecided(view)]))
        case draw_state(_, region):
            return _lot(side, dice, undecided(view, REGION_STATES[region]))
        case draw_one() as lot:
            return Odds(LOT, side, dice, {one: lot.chance for _, one in lot.faces()})
    return _of_number(view, side, step, dice)


# Numbers


def lobbying_odds(table: Table, side: Side) -> Odds:
    """Return the odds of a Lobbying action that `side` takes now."""
    sides = effects.die(table, effects.lobby_die, side, usual=6)
    return marker_odds(table, side, Roll(sides, len(table.campaigners_of(side)), "lobbying"))


def marker_odds(table: Table, side: Side, dice: Roll) -> Odds:
    """Return the odds of the markers that these dice would move for `side` now."""
    return Odds(MARKERS, side, dice, _chances(dice, partial(_markers, table, side)))


def campaigning_odds(table: Table, side: Side) -> Odds:
    """Return the odds of a Campaigning action that `side` takes now."""
    sides = effects.die(table, effects.campaign_die, side, usual=4)
    return cube_odds(side, Roll(sides, len(table.campaigners_of(side)), "campaigning"))


def cube_odds(side: Side, dice: Roll) -> Odds:
    """Return the odds of the cubes that these dice would give `side`."""
    return Odds(CUBES, side, dice, _chances(dice, sum))


def success_odds(side: Side, dice: Roll, needs: int) -> Odds:
    """Return the odds that the die shows at least `needs`."""
    return Odds(SUCCESS, side, dice, _chances(dice, partial(_succeeds, needs)), needs=needs)


def _of_number(view: View, side: Side, step: Step, dice: Roll, lying: Faces = ()) -> Odds:
    what, number = _counting(view, side, step)
    again_until = LOBBY_HIT if isinstance(step, lobby_until) else 1
    needs = step.hit if isinstance(step, roll) else 0
    chances = _chances(dice, number, again_until)
    return Odds(what, side, dice, chances, current_result=number(lying) if lying else None, needs=needs)


def _counting(view: View, side: Side, step: Step) -> tuple[str, Callable[[Faces], int]]:
    """Return the kind of result of a step's dice, and the function that counts it."""
    match step:
        case throw("lobbying") | lobby_until():
            return MARKERS, partial(_markers, view, side)
        case throw("campaigning"):
            return CUBES, sum
        case roll(_, _, hit) if hit:
            return SUCCESS, partial(_succeeds, hit)
        case roll() if view.todo and isinstance(view.todo[-1].step, count_votes_in_congress):
            return MARKERS, partial(_markers, view, side)
        case speak_in():
            return CUBES, lambda faces: counted(faces[0], rolls_black_d4(view))
        case roll():
            return CUBES, sum
    raise TypeError(f"no count for the dice of {step!r}")


def _markers(table: Table, side: Side, faces: Faces) -> int:
    """Return one marker for each die of 6 or more, within the limits of Congress."""
    if table.sent:
        return 0
    most = FULL_CONGRESS - table.congress if side == SUFFRAGIST else table.congress
    return min(most, sum(face >= LOBBY_HIT for face in faces))


def _succeeds(needs: int, faces: Faces) -> int:
    return SUCCEEDS if faces[0] >= needs else FAILS


def _chances(dice: Roll, number: Callable[[Faces], int], again_until: int = 1) -> dict[Word, Fraction]:
    """Return the chance of each number if the dice are rolled until one shows at least `again_until`."""
    chances: dict[int, Fraction] = {}
    for faces, chance in dice.odds().items():
        if max(faces) >= again_until:
            chances[number(faces)] = chances.get(number(faces), Fraction(0)) + chance
    whole = sum(chances.values())
    return {result: chances[result] / whole for result in sorted(chances)}


# Votes, Strategy cards, random choices


def vote_odds(
    table: Table, state: str, by: Side, lying: tuple[int, int] = (NOT_ROLLED, NOT_ROLLED), *, pays: bool = False
) -> Odds:
    """Return the odds of a vote.

    Args:
        table: The table.
        state: The state that votes.
        by: The side that rolls next.
        lying: The present dice, the Suffragists’ first.
        pays: Whether `by` pays a button for the roll.
    """
    dice = voting_dice(table)
    suffragist, opposition = ((face,) if face else falls for face, falls in zip(lying, dice[:2], strict=True))
    lead = table.strength(SUFFRAGIST, state) - table.strength(OPPOSITION, state)
    once = ratifies(lead, Dice(suffragist, opposition, dice.ties))
    held = tuple([table.buttons(side) - (pays and side == by) for side in SIDES])
    again = [ratifies_with_rerolls(lead, dice, pair, held) for pair in product(suffragist, opposition)]
    roll_ = Roll(effects.die(table, effects.voting_die, by, usual=table.voting_die), 1, f"{by} vote")
    return Odds(VOTE, by, roll_, _shares(once), state=state, with_rerolls=_shares(mean(again)))


def _lifted(side: Side, faces: tuple[int, int]) -> tuple[int, int]:
    """Return the faces that remain when `side` picks up its die."""
    return (NOT_ROLLED, faces[1]) if side == SUFFRAGIST else (faces[0], NOT_ROLLED)


def _shares(suffragists: Fraction) -> dict[Word, Fraction]:
    return {SUFFRAGIST: suffragists, OPPOSITION: 1 - suffragists}


def strategy_odds(table: Table, n: int) -> Odds:
    """Return the odds of a Strategy card if the Suffragists have committed `n` buttons against the Oppobot's die."""
    shares = {SUFFRAGIST: Fraction(0), NO_SIDE: Fraction(0), OPPOSITION: Fraction(0)}
    for face in range(1, STRATEGY_SIDES + 1):
        shown = counted(face, rolls_black_d4(table))
        claims = SUFFRAGIST if n > shown else OPPOSITION if n < shown else NO_SIDE
        shares[claims] += Fraction(1, STRATEGY_SIDES)
    chances: dict[Word, Fraction] = {who: share for who, share in shares.items() if share}
    return Odds(STRATEGY, OPPOSITION, Roll(STRATEGY_SIDES, 1, "oppobot strategy"), chances)


def _lot(side: Side, dice: Roll, among: Iterable[Word]) -> Odds:
    """Return equal odds for all; faces that draw nothing are rolled again."""
    words = tuple(among)
    return Odds(LOT, side, dice, dict.fromkeys(words, Fraction(1, len(words))))


# In words


def describe_odds(odds: Odds, seat: str | None = None) -> list[str]:
    """Return the odds in one or two sentences, in which the side of `seat` is "you".

    >>> describe_odds(cube_odds(SUFFRAGIST, Roll(sides=4, n=2, why="campaigning")))
    ['Two d4: five cubes on average, and from two to eight.']
    """
    return [to_sentence(text) for text in _DESCRIBERS[odds.what](odds, seat) if text]


def format_frequency(chance: Fraction) -> str:
    """Return the chance as a frequency out of a hundred.

    >>> format_frequency(Fraction(91, 216)), format_frequency(Fraction(1, 1296)), format_frequency(Fraction(1))
    ('42 times in 100', 'less than once in 100', 'always')
    """
    if chance in (0, 1):
        return "always" if chance else "never"
    if chance < Fraction(1, 100):
        return "less than once in 100"
    if chance > Fraction(99, 100):
        return "more than 99 times in 100"
    rounded = round_percent(chance)
    return f"{rounded} {'time' if rounded == 1 else 'times'} in 100"


def round_percent(chance: Fraction) -> int:
    """Return the nearest whole number of times in a hundred, halves up."""
    return int(100 * chance + Fraction(1, 2))


def format_number(number: Fraction) -> str:
    """Return a whole number in words, or a number with one decimal in digits.

    >>> format_number(Fraction(5)), format_number(Fraction(9, 2)), format_number(Fraction(16))
    ('five', '4.5', '16')
    """
    if number.denominator == 1:
        return NUMBER_WORDS[int(number)] if number < len(NUMBER_WORDS) else str(number)
    return f"{float(number):.1f}"


def _dice(odds: Odds) -> str:
    return f"{'a' if odds.dice.n == 1 else NUMBER_WORDS[odds.dice.n]} d{odds.dice.sides}"


def _of_markers(odds: Odds, seat: str | None) -> list[str]:
    verb = "comes" if odds.side == SUFFRAGIST else "goes"
    if not odds.at_least(1):
        return [f"no marker {verb} any more"]
    first = f"{_dice(odds)}: at least one marker {verb} {format_frequency(odds.at_least(1))}"
    more = f"two or more: {format_frequency(odds.at_least(2))}" if odds.at_least(2) else ""
    return [first, more if odds.current_result is None else _better(odds, odds.current_result)]


def _of_cubes(odds: Odds, seat: str | None) -> list[str]:
    low, high = min(map(int, odds.chances)), max(map(int, odds.chances))
    spread = f"from {format_number(Fraction(low))} to {format_number(Fraction(high))}"
    first = f"{_dice(odds)}: {format_number(odds.mean)} cubes on average, and {spread}"
    return [first, _better(odds, odds.current_result) if odds.current_result is not None else ""]


def _better(odds: Odds, current: int) -> str:
    chance = odds.at_least(current + 1)
    often = format_frequency(chance)
    return f"rolling again {often} beats this" if chance in (0, 1) else f"rolling again beats this {often}"


def _of_success(odds: Odds, seat: str | None) -> list[str]:
    return [f"{odds.needs} or more on {_dice(odds)}: {format_frequency(odds.at_least(SUCCEEDS))}"]


def _of_vote(odds: Odds, seat: str | None) -> list[str]:
    side = own_side(seat) or SUFFRAGIST
    who, get = _who(side, seat), "gets" if seat is None and side == OPPOSITION else "get"
    first = f"{who} {get} {NAMES[odds.state]} {format_frequency(odds.chances[side])} without another roll"
    assert odds.with_rerolls is not None
    again = odds.with_rerolls[side]
    if again == odds.chances[side]:
        return [first]
    return [first, f"if the side behind rolls again while it can pay: {format_frequency(again)}"]


def _of_strategy(odds: Odds, seat: str | None) -> list[str]:
    names = {SUFFRAGIST: f"{_who(SUFFRAGIST, seat)} claim a card", NO_SIDE: "neither side", OPPOSITION: "the Oppobot"}
    return ["; ".join(f"{names[str(who)]} {format_frequency(chance)}" for who, chance in odds.chances.items())]


def _of_lot(odds: Odds, seat: str | None) -> list[str]:
    number, chance = len(odds.chances), next(iter(odds.chances.values()))
    again = "" if number * chance == 1 else "; else both dice fall again"
    return [f"{format_number(Fraction(number))} can be drawn, each {format_frequency(chance)}{again}"]


def _who(side: Side, seat: str | None) -> str:
    return "you" if side == own_side(seat) else SIDE_NAMES[side]


_DESCRIBERS: dict[str, Callable[[Odds, str | None], list[str]]] = {
    MARKERS: _of_markers,
    CUBES: _of_cubes,
    SUCCESS: _of_success,
    VOTE: _of_vote,
    STRATEGY: _of_strategy,
    LOT: _of_lot,
}


Number = int | Fraction


class NumberRecorder:
    """A formatter that records the numbers of one sentence under names as it formats them.

    >>> numbers = NumberRecorder()
    >>> f"{numbers.count('dice', 3, 'die', 'dice')}: {numbers.chance('at least one', Fraction(91, 216))}"
    'three dice: a 42 % chance'
    >>> numbers.noted
    {'dice': 3, 'at least one': Fraction(91, 216)}
    """

    def __init__(self) -> None:
        self.noted: dict[str, Number] = {}

    def _note(self, name: str, number: Number) -> None:
        if self.noted.setdefault(name, number) != number:
            raise ValueError(f"{name!r} is {self.noted[name]} already and cannot be {number}; expected another name")

    def word(self, name: str, number: Number) -> str:
        """Return the number without a noun: "three", "4.5", "16", "none"."""
        self._note(name, number)
        return format_number(Fraction(number)) if number else "none"

    def count(self, name: str, number: int, one: str, many: str = "") -> str:
        """Return the number with a noun: "three dice", "one die"."""
        self._note(name, number)
        return count(number, one, many)

    def digits(self, name: str, number: int) -> str:
        """Return the number in digits, for faces of dice."""
        self._note(name, number)
        return str(number)

    def share(self, name: str, chance: Fraction) -> str:
        """Return a chance in percent, "42 %"; with a decimal if it is close to 0 or 1."""
        self._note(name, chance)
        nearly = chance not in (0, 1) and not Fraction(1, 100) <= chance <= Fraction(99, 100)
        return f"{float(100 * chance):.1f} %" if nearly else f"{round_percent(chance)} %"

    def chance(self, name: str, chance: Fraction) -> str:
        """Return a chance with its article: "a 42 % chance", "an 83 % chance"."""
        share = self.share(name, chance)
        article = "an" if share.startswith("8") or share[:2] in ("11", "18") else "a"
        return f"{article} {share} chance"
