"""A vote as it is told before all eyes: what is at stake, both sums, what the deciding die can do, what it did.

Rules: Final Voting.  Rulings 28 and 29.
"""

from __future__ import annotations

from collections.abc import Collection

from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import RATIFIED, TO_RATIFY, TO_REJECT, Table
from vfw.votes.telling.tally import Line, Standing
from vfw.votes.telling.words import NUMBERS, SIDE_NAMES, count, how_many, ordinal, own_side, sentence

VERBS = {SUFFRAGIST: "ratifies", OPPOSITION: "rejects"}
VOTED = {SUFFRAGIST: "ratified", OPPOSITION: "rejected"}
AT_MOST = 6
"""So many states are named where Final Voting opens; of more it is said how many there are."""


def first_side(seat: str | None) -> Side:
    """The side that is told first: that of `seat`."""
    return own_side(seat) or SUFFRAGIST


def called(side: Side, seat: str | None) -> str:
    """What a side is called where its sum stands: "You, the Suffragists", "The Opposition"."""
    name = SIDE_NAMES[side]
    return f"You, {name}" if side == own_side(seat) else name[0].upper() + name[1:]


def stake(yes: int, no: int, seat: str | None) -> str:
    """What there is and what is lacking, as the side of `seat` counts: "35 have said yes · one more is needed"."""
    is_for = first_side(seat) == SUFFRAGIST
    said, lacking = (yes, TO_RATIFY - yes) if is_for else (no, TO_REJECT - no)
    has = f"{said} {'has' if said == 1 else 'have'} said {'yes' if is_for else 'no'}"
    return f"{has} · {how_many(lacking)} more {'is' if lacking == 1 else 'are'} needed" if lacking > 0 else has


def opening(table: Table, seat: str | None) -> list[str]:
    """What Final Voting is about: who votes, how many each side needs, how it goes and in which order."""
    left = [NAMES[state] for state in undecided(table)]
    names = f": {listed(left)}" if len(left) <= AT_MOST else ""
    yes, no = TO_RATIFY - len(table.ratified), TO_REJECT - len(table.rejected)
    you = own_side(seat)
    who = "You call" if you == SUFFRAGIST else "The Suffragists call"
    return [
        sentence(f"{count(len(left), 'state')} {'has' if len(left) == 1 else 'have'} still to vote{names}"),
        sentence(f"{_needs(SUFFRAGIST, you)} {how_many(yes)} of them, {_needs(OPPOSITION, you)} {how_many(no)}"),
        "In each, both sides roll a die and add their cubes there. The higher sum wins the state.",
        f"{who} the first, then the sides take turns.",
    ]


def sum_words(line: Line, seat: str | None) -> str:
    """One side of the vote as a sentence: "You have two cubes and a die that shows 3: five in all."."""
    who, has = _who(line.side, seat), _has(line.side, seat)
    cubes = count(line.cubes, "cube")
    if line.total is None:
        its = "your" if line.side == own_side(seat) else "their" if line.side == SUFFRAGIST else "its"
        return sentence(f"{who} {has} {cubes} there, and {its} die is held")
    total = NUMBERS[line.total] if line.total < len(NUMBERS) else str(line.total)
    return sentence(f"{who} {has} {cubes} and a die that shows {line.face}: {total} in all")


def whose_die(side: Side, seat: str | None) -> str:
    """As in "your die", "their die", "the die of the Opposition"."""
    if side == own_side(seat):
        return "your die"
    return "their die" if seat else f"the die of {SIDE_NAMES[side]}"


def fate_words(vote: Standing, table: Table, winner: Side, seat: str | None) -> str:
    """Why `winner` gets the state with some faces of the deciding die, and how likely that is: "Your sum is higher:
    four in six, and it is the 36th yes."."""
    faces = faces_for(vote, winner)
    votes, enough = (table.ratified, TO_RATIFY) if winner == SUFFRAGIST else (table.rejected, TO_REJECT)
    word = "yes" if winner == SUFFRAGIST else "no"
    last = f", and it is the {ordinal(enough)} {word}" if len(votes) + 1 == enough else ""
    return f"{_why(vote, winner, faces, seat)}{_share(vote, faces)}{last}."


def open_words(vote: Standing, behind: Side, seat: str | None) -> str:
    """What `behind` can do where it does not have to leave it at that, and how likely that is."""
    pays = sentence(f"{_who(behind, seat)} may pay for another roll").rstrip(".")
    return f"{pays}{_share(vote, open_for(vote, behind))}."


def is_behind(side: Side, seat: str | None) -> str:
    """As in "you are behind", "the Opposition is behind"."""
    return f"{_who(side, seat)} {'are' if side in (own_side(seat), SUFFRAGIST) else 'is'} behind"


def faces_for(vote: Standing, winner: Side) -> tuple[int, ...]:
    """The faces of the deciding die with which `winner` gets the state for good."""
    return tuple(face for face in _faces_ahead(vote, winner) if face not in vote.open_on)


def open_for(vote: Standing, behind: Side) -> tuple[int, ...]:
    """The faces of the deciding die with which `behind` is behind, and may pay for another roll."""
    return tuple(face for face in _faces_ahead(vote, OTHER[behind]) if face in vote.open_on)


def result_words(vote: Standing, winner: Side, seat: str | None) -> str:
    """How the sums compare, the own one first: "Five to six.", "Five to five: the Opposition wins ties."."""
    side = first_side(seat)
    ours, theirs = vote.line(side).total, vote.line(OTHER[side]).total
    assert ours is not None
    assert theirs is not None
    if ours == theirs:
        return f"{ours} to {theirs}, and a tie goes to {_whom(winner, seat)}."
    return f"{ours} to {theirs}."


def winner_of(vote: int) -> Side:
    """The side that wins a state which votes so."""
    return SUFFRAGIST if vote == RATIFIED else OPPOSITION


def _faces_ahead(vote: Standing, side: Side) -> tuple[int, ...]:
    faces = range(1, vote.line(_at_die(vote)).sides + 1)
    return tuple(face for face in faces if (face in vote.ratifies_on) == (side == SUFFRAGIST))


def _share(vote: Standing, faces: Collection[int]) -> str:
    """How likely these faces are; "" where there are no others."""
    sides = vote.line(_at_die(vote)).sides
    return "" if len(faces) == sides else f": {how_many(len(faces))} in {NUMBERS[sides]}"


def _at_die(vote: Standing) -> Side:
    side = vote.falls or vote.asked
    assert side is not None
    return side


def _why(vote: Standing, winner: Side, faces: Collection[int], seat: str | None) -> str:
    sum_ = "Your sum" if winner == own_side(seat) else "Their sum" if seat else f"The sum of {SIDE_NAMES[winner]}"
    ties = set(faces) & set(vote.ties_on)
    if not ties:
        return f"{sum_} is higher"
    theirs = "theirs" if seat else f"for {SIDE_NAMES[winner]}"
    tie = f"tie is {'yours' if winner == own_side(seat) else theirs}"
    return f"A {tie}" if ties == set(faces) else f"{sum_} is higher, or the {tie}"


def _who(side: Side, seat: str | None) -> str:
    return "you" if side == own_side(seat) else SIDE_NAMES[side]


def _whom(side: Side, seat: str | None) -> str:
    return "you" if side == own_side(seat) else "them" if seat else SIDE_NAMES[side]


def _has(side: Side, seat: str | None) -> str:
    return "have" if side in (own_side(seat), SUFFRAGIST) else "has"


def _needs(side: Side, you: Side | None) -> str:
    return "you need" if side == you else f"{SIDE_NAMES[side]} {'need' if side == SUFFRAGIST else 'needs'}"
