"""How the vote in a state stands in Final Voting: both totals, who would get it, and what a re-roll could do.

Rules: Final Voting.  Rulings 28 and 29.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from random import Random

from vfw.core.questions import Decision
from vfw.votes.rules.effects import Effect, voting_die, wins_ties
from vfw.votes.rules.final_voting import compare, roll_for, voting_sides
from vfw.votes.rules.oppobot import counted, votes_with_black_die
from vfw.votes.rules.position import Draft, Task
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.view import View, imagine
from vfw.votes.telling.words import SIDE_NAMES, count, how_many, own_side, sentence, title


@dataclass(frozen=True)
class Line:
    """What one side has in the state that votes.

    Attributes:
        sides: how many faces its die has. die_card: the title of the card that changed the die, or "".
        face: what the die shows; None while it has still to fall.
        cubes: its cubes in the state, which add one each. buttons: what it holds; every re-roll takes one.
    """

    side: Side
    sides: int
    die_card: str
    face: int | None
    cubes: int
    buttons: int

    @property
    def total(self) -> int | None:
        """The face and the cubes, all that the rules add up; None while the die has still to fall."""
        return None if self.face is None else self.face + self.cubes


@dataclass(frozen=True)
class Standing:
    """The vote in `state` as the dice lie.

    Attributes:
        lines: the Suffragists, then the Opposition.
        wins_ties: the side that gets the state on equal totals. ties_card: the title of the card that says so, or "".
        winner: the side that gets the state if nobody rolls again; None while a die has still to fall.
        asked: the side that is asked whether it rolls again; None where neither is.
        reroll_wins: how likely one re-roll puts that side ahead; None where neither is asked.
        falls: the side whose die is still to fall while the other lies, so that it decides; None elsewhere.
        ratifies_on: the faces of that die, or of the one that may fall again, with which the state ratifies.
        ties_on: those that make the totals equal.
        open_on: those after which the side behind may pay for another roll, so that nothing is decided yet.
    """

    state: str
    lines: tuple[Line, Line]
    wins_ties: Side
    ties_card: str
    winner: Side | None
    asked: Side | None
    reroll_wins: Fraction | None
    falls: Side | None = None
    ratifies_on: tuple[int, ...] = ()
    ties_on: tuple[int, ...] = ()
    open_on: tuple[int, ...] = ()

    def line(self, side: Side) -> Line:
        return self.lines[SIDES.index(side)]

    @property
    def leader(self) -> Side | None:
        """The side with the higher total; None where they are equal, or a die has still to fall."""
        suffragist, opposition = self.lines
        return None if suffragist.total == opposition.total else self.winner


def standing(view: View) -> Standing | None:
    """The vote that is being held; None where no state is voting."""
    match view.asking:
        case Task(step=roll_for(state, by, faces)):
            faces = _with_face(faces, by, NOT_ROLLED)
        case Task(step=compare(state, faces)):
            pass
        case _:
            return None
    world = imagine(view, Random(0)).draft()  # Any world will do: everything that counts here lies on the table.
    rules = compare(state, faces)
    equal_totals = (world.strength(OPPOSITION, state), world.strength(SUFFRAGIST, state))
    ties_to = rules.ahead(world, equal_totals)
    asked = side_of(view.pending.seat) if isinstance(view.pending, Decision) else None
    falls = SIDES[faces.index(NOT_ROLLED)] if faces.count(NOT_ROLLED) == 1 else None
    decides = falls or asked
    by_face = _by_face(world, rules, decides) if decides else {}
    lead = world.strength(SUFFRAGIST, state) - world.strength(OPPOSITION, state)
    return Standing(
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


NOT_ROLLED = 0


def _line(world: Draft, side: Side, state: str, face: int) -> Line:
    return Line(
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
    """How the dice would count, by each face of the die of `side`; on a black die a 1 counts as 2."""
    is_black = side == OPPOSITION and votes_with_black_die(world)
    faces = range(1, voting_sides(world, side) + 1)
    return {face: _with_face(rules.faces, side, counted(face, is_black)) for face in faces}


def _is_open(world: Draft, rules: compare, payer: Side | None) -> bool:
    """Whether the side behind may pay for another roll, once `payer` has paid for this one."""
    behind = OTHER[rules.ahead(world, rules.faces)]
    return world.buttons(behind) > (behind == payer) and rules.could_turn(world)


def _card_that(world: Draft, kind: type[Effect], side: Side) -> str:
    """The title of the card in effect that changes this for `side`; "" where none does."""
    for lasting in world.in_effect:
        if lasting.side == side and any(isinstance(effect, kind) for effect in lasting.effects):
            return title(lasting.card)
    return ""


def _reroll_wins(world: Draft, rules: compare, side: Side) -> Fraction:
    """The share of the faces of the die of `side` that would put it ahead."""
    sides = voting_sides(world, side)
    better = [face for face in range(1, sides + 1) if rules.ahead(world, _with_face(rules.faces, side, face)) == side]
    return Fraction(len(better), sides)


def words(vote: Standing, seat: str | None) -> list[str]:
    """The vote in sentences, in which the side of `seat` is "you"; None hears both sides by their names.

    First the totals, then who leads, the cards that change something, the buttons, and the chance of a re-roll.
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
        sentences.append(f"{has}; {_does(second.side, seat, 'have')} {how_many(second.buttons)}")
    if vote.asked and vote.reroll_wins is not None:
        sentences.append(_chance(vote, vote.asked, vote.reroll_wins, seat))
    return [sentence(text) for text in sentences if text]


def _total(line: Line) -> str:
    """ "6", "5 + 2 cubes = 7", "a d6 to roll + 2 cubes"."""
    die = f"a d{line.sides} to roll" if line.face is None else str(line.face)
    if not line.cubes:
        return die
    both = f"{die} + {line.cubes} {'cube' if line.cubes == 1 else 'cubes'}"
    return both if line.total is None else f"{both} = {line.total}"


def _lead(vote: Standing, seat: str | None) -> str:
    if vote.leader:
        return _does(vote.leader, seat, "lead")
    if vote.winner:
        card = f" ({vote.ties_card})" if vote.ties_card else ""
        return f"it is even, and {_does(vote.wins_ties, seat, 'win')} ties{card}"
    return ""


def _chance(vote: Standing, asked: Side, chance: Fraction, seat: str | None) -> str:
    """In faces of the die, which one can see and count, and not in lowest terms."""
    sides = vote.line(asked).sides
    times = chance * sides
    whom = "you" if asked == own_side(seat) else "them" if seat else SIDE_NAMES[asked]
    return f"rolling again would put {whom} ahead {times} {'time' if times == 1 else 'times'} in {sides}"


def _does(side: Side, seat: str | None, verb: str) -> str:
    """Subject and verb: "you have", "they have", "the Opposition has"."""
    if seat:
        return f"{'you' if side == own_side(seat) else 'they'} {verb}"
    one = {"have": "has"}.get(verb, verb + "s")
    return f"{SIDE_NAMES[side]} {verb if side == SUFFRAGIST else one}"
