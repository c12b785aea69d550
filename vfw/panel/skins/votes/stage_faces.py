"""Final Voting on the stage: what each side has in the state that votes, and what the deciding die can do there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.skins.abilities.staged import Staged
from vfw.panel.skins.votes.hand_faces import votes_now
from vfw.panel.skins.votes.map_faces import SHAPES
from vfw.panel.view_models.prompt import RollOutcome, RollSum, StageModel, VoteCount
from vfw.votes.rules.board import NAMES, listed
from vfw.votes.rules.final_voting import call_vote, compare, roll_for
from vfw.votes.rules.lots import by_lot, place_in
from vfw.votes.rules.position import COLOURS, OPPOSITION, OTHER, SIDES, SUFFRAGIST, TO_RATIFY, TO_REJECT, Position, Side
from vfw.votes.rules.view import View
from vfw.votes.telling import staged_vote as told
from vfw.votes.telling.tally import Line, Standing, standing
from vfw.votes.telling.words import SIDE_NAMES, count, own_side, sentence

THE_STATES_VOTE = "The states vote"
NO_DIE_FELL = "In history no die fell. Lawmakers debated and voted."
STARS = (
    "The Woman's Party sewed a star on its flag for each state that ratified "
    "(Library of Congress, The Stars Align at Last)."
)
"""Its source is LOC-STARS."""
CHOICES: Mapping[Word, str] = {"reroll": "Roll again (pay 1 button)", "pass": "Let it stand"}


class VotesStaged(Staged):
    """Each vote of Final Voting."""

    def is_staged(self, position: Position) -> bool:
        step = position.asking.step if position.asking else None
        # States too many for one die are drawn by two: the first lot draws for the second.
        while isinstance(step, by_lot | place_in):
            step = step.then if isinstance(step, by_lot) else step.lot
        return isinstance(step, call_vote) or votes_now(position)

    def rests(self, position: Position) -> bool:
        match position.asking.step if position.asking else None:
            case roll_for(_, _, _, then_other):
                return not then_other
            case compare():
                return isinstance(position.pending, Decision)
        return False

    def has_decided(self, events: Iterable[Event]) -> bool:
        return bool({event[0] for event in events} >= {"voted"})

    def opening(self, view: View) -> StageModel:
        words = told.opening(view, view.seat)
        return StageModel(
            _stake(view), THE_STATES_VOTE, "", _counts(view), paragraphs=words, aside=STARS, goes_on="Begin"
        )

    def face(self, view: View) -> StageModel:
        vote, seat = _standing(view), view.seat
        at_die = vote.falls or vote.asked
        assert at_die is not None
        die = told.whose_die(at_die, seat)
        asks = f"If {die} shows …" if vote.falls else "If you roll again …"
        asked = isinstance(view.pending, Decision)
        return StageModel(
            kicker=f"{THE_STATES_VOTE} · {_stake(view)}",
            title=NAMES[vote.state],
            place=vote.state,
            counts=_counts(view, is_at_stake=True),
            sums=_sums(vote, view),
            asks=asks,
            fates=list(_to_come(vote, view)),
            sides=vote.line(at_die).sides,
            purse=_purse(vote, view),
            aside=NO_DIE_FELL,
            choices=CHOICES if asked else {},
            goes_on="Let it fall",
        )

    def result(self, before: View, events: Iterable[Event]) -> StageModel:
        vote, seat = _standing(before), before.seat
        fell: set[Side] = set()
        for event in events:
            match event:
                case ("vote rolled", side, _, face, _):
                    vote = _with_face(vote, side, face)
                    fell.add(side)
                case ("voted", _, decided):
                    winner = told.winner_of(decided)
        name, verb = NAMES[vote.state], told.VERBS[winner]
        detail = told.result_words(vote, winner, seat)
        return StageModel(
            kicker=f"{THE_STATES_VOTE} · {_stake(before, winner)}",
            title=name,
            place=vote.state,
            counts=_counts(before, winner),
            sums=[
                replace(one, has_just_fallen=side in fell)
                for one, side in zip(_sums(vote, before), _order(seat), strict=True)
            ],
            fates=[RollOutcome(winner == SUFFRAGIST, f"{name} {verb}", detail, detail)],
            aside=NO_DIE_FELL,
        )


def _counts(view: View, winner: Side | None = None, *, is_at_stake: bool = False) -> list[VoteCount]:
    """A star for each state that ratified, a cross for each that rejected, with the vote that `winner` has just won."""
    both = zip(SIDES, ("star", "cross"), (view.ratified, view.rejected), (TO_RATIFY, TO_REJECT), strict=True)
    counts = []
    for side, mark, votes, needed in both:
        has_come = side == winner
        number = len(votes) + has_come
        says = f"{number} of {needed} states {'have' if number != 1 else 'has'} {told.VOTED[side]}."
        counts.append(VoteCount(mark, number, needed, says, is_at_stake, has_come))
    return counts


def _stake(view: View, winner: Side | None = None) -> str:
    """What there is, with the vote that `winner` has just won, and what is lacking."""
    yes, no = len(view.ratified) + (winner == SUFFRAGIST), len(view.rejected) + (winner == OPPOSITION)
    return told.stake(yes, no, view.seat)


def _standing(view: View) -> Standing:
    vote = standing(view)
    assert vote is not None
    return vote


def _order(seat: str | None) -> tuple[Side, Side]:
    first = told.first_side(seat)
    return first, OTHER[first]


def _sums(vote: Standing, view: View) -> list[RollSum]:
    return [_sum(vote.line(side), vote, view) for side in _order(view.seat)]


def _sum(line: Line, vote: Standing, view: View) -> RollSum:
    cubes = view.cubes(vote.state)
    whose = "your " if line.side == own_side(view.seat) else "their " if view.seat else ""
    die = f"{whose}die" if line.sides == 6 else f"{whose}d{line.sides}"
    return RollSum(
        side=line.side,
        name=told.called(line.side, view.seat),
        pieces=[SHAPES[colour] for colour in COLOURS[line.side] for _ in range(cubes.get(colour, 0))],
        piece_words=count(line.cubes, "cube") if line.cubes < 2 else f"{line.cubes} cubes",
        sides=line.sides,
        face=line.face,
        die_words=f"{die}: {line.face or 'held'}",
        total=line.total,
        said=told.sum_words(line, view.seat),
    )


def _to_come(vote: Standing, view: View) -> Iterable[RollOutcome]:
    """What the deciding die can bring about. Where another roll may be paid for, that is not a result yet."""
    all_faces, seat = vote.line(vote.falls or vote.asked or SUFFRAGIST).sides, view.seat
    for winner in SIDES:
        if faces := told.faces_for(vote, winner):
            name, verb = NAMES[vote.state], told.VERBS[winner]
            detail = told.fate_words(vote, view, winner, seat)
            title = f"{name} {verb}" if len(faces) > all_faces / 2 else f"It {verb}"
            said = f"{_with(faces, all_faces)}, {name} {verb}. {detail}"
            yield RollOutcome(winner == SUFFRAGIST, title, detail, said, faces)
        behind = OTHER[winner]
        if faces := told.open_for(vote, behind):
            is_behind, detail = told.is_behind(behind, seat), told.open_words(vote, behind, seat)
            title = is_behind[0].upper() + is_behind[1:]
            yield RollOutcome(None, title, detail, f"{_with(faces, all_faces)}, {is_behind}. {detail}", faces)


def _with(faces: Sequence[int], all_faces: int) -> str:
    if len(faces) == all_faces:
        return "Whatever it shows"
    return f"With {listed([str(face) for face in faces], 'or')}"


def _purse(vote: Standing, view: View) -> str:
    """What was just paid, or what buttons are still good for."""
    if vote.falls and any(event[0] == "paid" for event in view.news):
        return sentence(f"{SIDE_NAMES[vote.falls]} {'pay' if vote.falls == SUFFRAGIST else 'pays'} for another roll")
    said = []
    for side in _order(view.seat):
        held = vote.line(side).buttons
        if held and side == own_side(view.seat):
            said.append(f"You hold {count(held, 'button')}. Each pays for another roll of your die.")
        elif held:
            holds = "hold" if side == SUFFRAGIST else "holds"
            said.append(sentence(f"{SIDE_NAMES[side]} {holds} {count(held, 'button')} for rolling again"))
    return " ".join(said)


def _with_face(vote: Standing, side: Side, face: int) -> Standing:
    suffragist, opposition = [replace(line, face=face) if line.side == side else line for line in vote.lines]
    return replace(vote, lines=(suffragist, opposition))
