"""The vote of a state in Final Voting: both sums, the winner, the effect of a re-roll, and their wording.

Rules: Final Voting.  Rulings 28 and 29.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from fractions import Fraction
from random import Random

from vfw.core.questions import Decision
from vfw.votes.narration.words import (
    NUMBER_WORDS,
    SIDE_NAMES,
    card_title,
    count,
    number_word,
    ordinal,
    own_side,
    to_sentence,
)
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.effects import Effect, voting_die, wins_ties
from vfw.votes.rules.final_voting import compare, roll_for, voting_sides
from vfw.votes.rules.oppobot import counted, votes_with_black_die
from vfw.votes.rules.position import Draft, Task
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED, TO_RATIFY, TO_REJECT, Table
from vfw.votes.rules.view import View, imagine

NOT_ROLLED = 0
VERBS = {SUFFRAGIST: "ratifies", OPPOSITION: "rejects"}
VOTED = {SUFFRAGIST: "ratified", OPPOSITION: "rejected"}
MOST_STATES_NAMED = 6
"""The largest number of states that are named when Final Voting begins; more are counted."""


@dataclass(frozen=True)
class SideTally:
    """The die, cubes and buttons of one side in the state that votes.

    Attributes:
        side: The side.
        sides: The number of faces of its die.
        die_card: The title of the card that changed the die, or "".
        face: The face of the die; None until it has fallen.
        cubes: Its cubes in the state, which add one each.
        buttons: Its buttons; every re-roll takes one.
    """

    side: Side
    sides: int
    die_card: str
    face: int | None
    cubes: int
    buttons: int

    @property
    def total(self) -> int | None:
        """The face plus the cubes, all that the rules add up; None until the die has fallen."""
        return None if self.face is None else self.face + self.cubes


@dataclass(frozen=True)
class VoteTally:
    """The vote in `state` with the present dice.

    Attributes:
        state: The state that votes.
        lines: The Suffragists, then the Opposition.
        wins_ties: The side that gets the state on equal totals.
        ties_card: The title of the card that says so, or "".
        winner: The side that gets the state without another roll; None until both dice have fallen.
        asked: The side that may roll again; None if neither is asked.
        reroll_wins: The chance that one re-roll puts that side ahead; None if neither is asked.
        falls: The side whose die is still to fall after the other, so that it decides; otherwise None.
        ratifies_on: The faces of that die, or of the re-rolled one, with which the state ratifies.
        ties_on: The faces that make the totals equal.
        open_on: The faces after which the side behind may pay for another roll, so that nothing is decided yet.
    """

    state: str
    lines: tuple[SideTally, SideTally]
    wins_ties: Side
    ties_card: str
    winner: Side | None
    asked: Side | None
    reroll_wins: Fraction | None
    falls: Side | None = None
    ratifies_on: tuple[int, ...] = ()
    ties_on: tuple[int, ...] = ()
    open_on: tuple[int, ...] = ()

    def line(self, side: Side) -> SideTally:
        """Return the line of `side`."""
        return self.lines[SIDES.index(side)]

    @property
    def leader(self) -> Side | None:
        """The side with the higher total; None if they are equal, or until both dice have fallen."""
        suffragist, opposition = self.lines
        return None if suffragist.total == opposition.total else self.winner


def tally_vote(view: View) -> VoteTally | None:
    """Return the current vote; None if no state is voting."""
    match view.asking:
        case Task(step=roll_for(state, by, faces)):
            faces = _with_face(faces, by, NOT_ROLLED)
        case Task(step=compare(state, faces)):
            pass
        case _:
            return None
    world = imagine(
        view, Random(0)
    ).draft()  # Any completion of the view will do: everything that counts here is public.
    rules = compare(state, faces)
    equal_totals = (world.strength(OPPOSITION, state), world.strength(SUFFRAGIST, state))
    ties_to = rules.ahead(world, equal_totals)
    asked = side_of(view.pending.seat) if isinstance(view.pending, Decision) else None
    falls = SIDES[faces.index(NOT_ROLLED)] if faces.count(NOT_ROLLED) == 1 else None
    decides = falls or asked
    by_face = _by_face(world, rules, decides) if decides else {}
    lead = world.strength(SUFFRAGIST, state) - world.strength(OPPOSITION, state)
    return VoteTally(
        state=state,
        lines=(_line(world, SUFFRAGIST, state, faces[0]), _line(world, OPPOSITION, state, faces[1])),
        wins_ties=ties_to,
        ties_card=_card_that(world, wins_ties, ties_to),
        winner=None if NOT_ROLLED in faces else rules.ahead(world, faces),
        asked=asked,
        reroll_wins=_reroll_wins(world, rules, asked) if asked else None,
        falls=falls,
        ratifies_on=tuple(face for face, lie in by_face.items() if rules.ahead(world, lie) == SUFFRAGIST),
        ties_on=tuple(face for face, (suffragist, opposition) in by_face.items() if lead + suffragist == opposition),
        open_on=tuple(face for face, lie in by_face.items() if _is_open(world, compare(state, lie), asked)),
    )


def _line(world: Draft, side: Side, state: str, face: int) -> SideTally:
    return SideTally(
        side=side,
        sides=voting_sides(world, side),
        die_card=_card_that(world, voting_die, side),
        face=None if face == NOT_ROLLED else face,
        cubes=world.strength(side, state),
        buttons=world.buttons(side),
    )


def _with_face(faces: tuple[int, int], side: Side, face: int) -> tuple[int, int]:
    return (face, faces[1]) if side == SUFFRAGIST else (faces[0], face)


def _by_face(world: Draft, rules: compare, side: Side) -> dict[int, tuple[int, int]]:
    """Return the counted dice for each face of the die of `side`; on a black die a 1 counts as 2."""
    is_black = side == OPPOSITION and votes_with_black_die(world)
    faces = range(1, voting_sides(world, side) + 1)
    return {face: _with_face(rules.faces, side, counted(face, is_black)) for face in faces}


def _is_open(world: Draft, rules: compare, payer: Side | None) -> bool:
    """Return whether the side behind may pay for another roll, once `payer` has paid for this one."""
    behind = OTHER[rules.ahead(world, rules.faces)]
    return world.buttons(behind) > (behind == payer) and rules.could_turn(world)


def _card_that(world: Draft, kind: type[Effect], side: Side) -> str:
    """Return the title of the card in effect that changes this for `side`; "" if none does."""
    for lasting in world.in_effect:
        if lasting.side == side and any(isinstance(effect, kind) for effect in lasting.effects):
            return card_title(lasting.card)
    return ""


def _reroll_wins(world: Draft, rules: compare, side: Side) -> Fraction:
    """Return the share of the faces of the die of `side` that would put it ahead."""
    sides = voting_sides(world, side)
    better = [face for face in range(1, sides + 1) if rules.ahead(world, _with_face(rules.faces, side, face)) == side]
    return Fraction(len(better), sides)


# The tally in words


def describe_tally(vote: VoteTally, seat: str | None) -> list[str]:
    """Return the vote in sentences, in which the side of `seat` is "you"; for None both sides have names.

    First the totals, then the leader, the cards that change something, the buttons, and the chance of a re-roll.
    """
    first = vote.line(own_side(seat) or SUFFRAGIST)
    second = vote.line(OTHER[first.side])
    said = [f"{_does(line.side, seat, 'have')} {_total(line)}" for line in (first, second)]
    sentences = ["; ".join(said), _lead(vote, seat)]
    sentences += [
        f"{_does(line.side, seat, 'roll')} a d{line.sides} ({line.die_card})"
        for line in (first, second)
        if line.die_card
    ]
    if first.buttons or second.buttons:
        has = f"{_does(first.side, seat, 'have')} {count(first.buttons, 'button')} for rolling again"
        sentences.append(f"{has}; {_does(second.side, seat, 'have')} {number_word(second.buttons)}")
    if vote.asked and vote.reroll_wins is not None:
        sentences.append(_chance(vote, vote.asked, vote.reroll_wins, seat))
    return [to_sentence(text) for text in sentences if text]


def _total(line: SideTally) -> str:
    """Return "6", "5 + 2 cubes = 7", "a d6 to roll + 2 cubes"."""
    die = f"a d{line.sides} to roll" if line.face is None else str(line.face)
    if not line.cubes:
        return die
    both = f"{die} + {line.cubes} {'cube' if line.cubes == 1 else 'cubes'}"
    return both if line.total is None else f"{both} = {line.total}"


def _lead(vote: VoteTally, seat: str | None) -> str:
    if vote.leader:
        return _does(vote.leader, seat, "lead")
    if vote.winner:
        card = f" ({vote.ties_card})" if vote.ties_card else ""
        return f"it is even, and {_does(vote.wins_ties, seat, 'win')} ties{card}"
    return ""


def _chance(vote: VoteTally, asked: Side, chance: Fraction, seat: str | None) -> str:
    """Return the chance in faces of the die, which a player can see and count, not in lowest terms."""
    sides = vote.line(asked).sides
    times = chance * sides
    whom = "you" if asked == own_side(seat) else "them" if seat else SIDE_NAMES[asked]
    return f"rolling again would put {whom} ahead {times} {'time' if times == 1 else 'times'} in {sides}"


def _does(side: Side, seat: str | None, verb: str) -> str:
    """Return subject and verb: "you have", "they have", "the Opposition has"."""
    if seat:
        return f"{'you' if side == own_side(seat) else 'they'} {verb}"
    one = {"have": "has"}.get(verb, verb + "s")
    return f"{SIDE_NAMES[side]} {verb if side == SUFFRAGIST else one}"


# The vote before all players: sums, faces and results


def first_side(seat: str | None) -> Side:
    """Return the side that is described first: that of `seat`."""
    return own_side(seat) or SUFFRAGIST


def side_heading(side: Side, seat: str | None) -> str:
    """Return the heading of a side's sum: "You, the Suffragists", "The Opposition"."""
    name = SIDE_NAMES[side]
    return f"You, {name}" if side == own_side(seat) else name[0].upper() + name[1:]


def describe_stake(yes: int, no: int, seat: str | None) -> str:
    """Return the votes so far and those needed, for the side of `seat`: "35 have said yes · one more is needed"."""
    is_for = first_side(seat) == SUFFRAGIST
    said, lacking = (yes, TO_RATIFY - yes) if is_for else (no, TO_REJECT - no)
    has = f"{said} {'has' if said == 1 else 'have'} said {'yes' if is_for else 'no'}"
    return f"{has} · {number_word(lacking)} more {'is' if lacking == 1 else 'are'} needed" if lacking > 0 else has


def describe_final_voting(table: Table, seat: str | None) -> list[str]:
    """Return the introduction to Final Voting: the open states, the votes needed, the procedure, the order."""
    left = [NAMES[state] for state in undecided(table)]
    names = f": {listed(left)}" if len(left) <= MOST_STATES_NAMED else ""
    yes, no = TO_RATIFY - len(table.ratified), TO_REJECT - len(table.rejected)
    you = own_side(seat)
    who = "You call" if you == SUFFRAGIST else "The Suffragists call"
    return [
        to_sentence(f"{count(len(left), 'state')} {'has' if len(left) == 1 else 'have'} still to vote{names}"),
        to_sentence(
            f"{_needs(SUFFRAGIST, you)} {number_word(yes)} of them, {_needs(OPPOSITION, you)} {number_word(no)}"
        ),
        "In each, both sides roll a die and add their cubes there. The higher sum wins the state.",
        f"{who} the first, then the sides take turns.",
    ]


def describe_total(line: SideTally, seat: str | None) -> str:
    """Return one side of the vote as a sentence: "You have two cubes and a die that shows 3: five in all."."""
    who, has = _who(line.side, seat), _has(line.side, seat)
    cubes = count(line.cubes, "cube")
    if line.total is None:
        its = "your" if line.side == own_side(seat) else "their" if line.side == SUFFRAGIST else "its"
        return to_sentence(f"{who} {has} {cubes} there, and {its} die is held")
    total = NUMBER_WORDS[line.total] if line.total < len(NUMBER_WORDS) else str(line.total)
    return to_sentence(f"{who} {has} {cubes} and a die that shows {line.face}: {total} in all")


def die_name(side: Side, seat: str | None) -> str:
    """Return "your die", "their die", "the die of the Opposition"."""
    if side == own_side(seat):
        return "your die"
    return "their die" if seat else f"the die of {SIDE_NAMES[side]}"


def describe_outcome(vote: VoteTally, table: Table, winner: Side, seat: str | None) -> str:
    """Return why `winner` gets the state with some faces of the deciding die, and the chance.

    For example "Your sum is higher: four in six, and it is the 36th yes.".
    """
    faces = winning_faces(vote, winner)
    votes, enough = (table.ratified, TO_RATIFY) if winner == SUFFRAGIST else (table.rejected, TO_REJECT)
    word = "yes" if winner == SUFFRAGIST else "no"
    last = f", and it is the {ordinal(enough)} {word}" if len(votes) + 1 == enough else ""
    return f"{_why(vote, winner, faces, seat)}{_share(vote, faces)}{last}."


def describe_reroll(vote: VoteTally, behind: Side, seat: str | None) -> str:
    """Return the option of `behind` to pay for another roll, and its chance."""
    pays = to_sentence(f"{_who(behind, seat)} may pay for another roll").rstrip(".")
    return f"{pays}{_share(vote, reroll_faces(vote, behind))}."


def behind_text(side: Side, seat: str | None) -> str:
    """Return "you are behind", "the Opposition is behind"."""
    return f"{_who(side, seat)} {'are' if side in (own_side(seat), SUFFRAGIST) else 'is'} behind"


def winning_faces(vote: VoteTally, winner: Side) -> tuple[int, ...]:
    """Return the faces of the deciding die with which `winner` gets the state for good."""
    return tuple(face for face in _faces_ahead(vote, winner) if face not in vote.open_on)


def reroll_faces(vote: VoteTally, behind: Side) -> tuple[int, ...]:
    """Return the faces of the deciding die with which `behind` is behind, and may pay for another roll."""
    return tuple(face for face in _faces_ahead(vote, OTHER[behind]) if face in vote.open_on)


def describe_result(vote: VoteTally, winner: Side, seat: str | None) -> str:
    """Return the sums, the viewer's first: "5 to 6.", "5 to 5, and a tie goes to the Opposition."."""
    side = first_side(seat)
    ours, theirs = vote.line(side).total, vote.line(OTHER[side]).total
    assert ours is not None
    assert theirs is not None
    if ours == theirs:
        return f"{ours} to {theirs}, and a tie goes to {_whom(winner, seat)}."
    return f"{ours} to {theirs}."


def winner_of(vote: int) -> Side:
    """Return the side that wins a state with this vote."""
    return SUFFRAGIST if vote == RATIFIED else OPPOSITION


def _faces_ahead(vote: VoteTally, side: Side) -> tuple[int, ...]:
    faces = range(1, vote.line(_at_die(vote)).sides + 1)
    return tuple(face for face in faces if (face in vote.ratifies_on) == (side == SUFFRAGIST))


def _share(vote: VoteTally, faces: Collection[int]) -> str:
    """Return the share of these faces; "" if they are all faces."""
    sides = vote.line(_at_die(vote)).sides
    return "" if len(faces) == sides else f": {number_word(len(faces))} in {NUMBER_WORDS[sides]}"


def _at_die(vote: VoteTally) -> Side:
    side = vote.falls or vote.asked
    assert side is not None
    return side


def _why(vote: VoteTally, winner: Side, faces: Collection[int], seat: str | None) -> str:
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
