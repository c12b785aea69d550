"""The numbers of hints, worked out again by playing: every fall of the dice is answered, every cube is counted."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from tests.votes.hinted import Case, Fallen, chance_that, kept, next_roll, the_end
from tests.votes.scenes import GAME
from vfw.core import Decision, Roll
from vfw.votes.narration.odds import Number
from vfw.votes.rules.board import REGION_OF, REGION_STATES
from vfw.votes.rules.deck import CARDS, walk
from vfw.votes.rules.draws import undecided
from vfw.votes.rules.final_voting import roll_for
from vfw.votes.rules.position import Position, Task
from vfw.votes.rules.seats import OPPOSITION, OTHER, SUFFRAGIST, Side
from vfw.votes.rules.steps import cubes_in_each
from vfw.votes.rules.tabletop import PURPLE, RED, YELLOW

# Dice


def rolled_again(case: Case) -> Position:
    return GAME.answer(case.position, "reroll")


def measured(case: Case) -> Callable[[Fallen], int]:
    """Return the purpose of the dice of a keep or re-roll question."""
    if "marker" in case.hint.text:
        return lambda fallen: fallen.markers
    if "enough" in case.hint.text:
        return lambda fallen: fallen.succeeds
    return lambda fallen: fallen.total


def what_lies(case: Case) -> int:
    return measured(case)(kept(case.position.rolled, case.position))


def more_than_lies(case: Case) -> Fraction:
    lies, measure = what_lies(case), measured(case)
    return chance_that(rolled_again(case), lambda fallen: measure(fallen) > lies)


def usual_roll(case: Case) -> Fraction:
    rolling, again = next_roll(rolled_again(case))
    falls = ((kept(faces, GAME.answer(rolling, faces)), chance) for faces, chance in again.odds().items())
    return sum((measured(case)(fallen) * chance for fallen, chance in falls), Fraction(0))


def dice(case: Case) -> Roll:
    return next_roll(rolled_again(case) if case.question.about == "reroll" else case.begun())[1]


def mean_of_dice(case: Case) -> Fraction:
    return sum((chance * sum(faces) for faces, chance in dice(case).odds().items()), Fraction(0))


def lowest_that_counts(case: Case) -> int:
    """The lowest face that moves a marker, or lets an event succeed, where all dice show it."""
    rolls_again = case.question.about == "reroll"
    rolling, roll = next_roll(rolled_again(case) if rolls_again else case.after())
    for face in range(1, roll.sides + 1):
        fallen = kept((face,), GAME.answer(rolling, (face,) * roll.n))
        if fallen.succeeds if rolls_again else fallen.markers:
            return face
    raise AssertionError(f"no face counts: {case.hint.text}")


# Votes


def chance_in_vote(case: Case, cubes: int) -> Fraction:
    """The chance of the state in Final Voting, with one roll each, after so many cubes more for the seat."""
    table = case.position.draft()
    for camp in (SUFFRAGIST, OPPOSITION):
        table.alter(camp, buttons=0)
    lead = table.strength(SUFFRAGIST, case.state) - table.strength(OPPOSITION, case.state)
    lead += cubes if case.side == SUFFRAGIST else -cubes
    table.empty(case.state)
    table.put(PURPLE if lead > 0 else RED, case.state, abs(lead))
    table.todo = (Task(the_end(), SUFFRAGIST, ""), Task(roll_for(case.state, SUFFRAGIST, (0, 0), True), SUFFRAGIST, ""))
    table.sent = True
    first, won, falls = table.carried_out(), 0, 0
    for face in _faces(first):
        second = GAME.answer(first, face)
        for other in _faces(second):
            won += case.state in GAME.answer(second, other).ratified
            falls += 1
    ratifies = Fraction(won, falls)
    return ratifies if case.side == SUFFRAGIST else 1 - ratifies


def wins_back(case: Case) -> Fraction:
    """Return how often one re-roll wins a state without cubes, over all pairs of dice that lose it for the seat.

    Where no face can win, the seat is not asked, and the state is lost.
    """
    table, state = case.position.draft(), undecided(case.position)[0]
    table.alter(case.side, buttons=1)
    table.alter(OTHER[case.side], buttons=0)
    table.empty(state)
    table.todo = (Task(the_end(), SUFFRAGIST, ""), Task(roll_for(state, SUFFRAGIST, (0, 0), True), SUFFRAGIST, ""))
    table.sent = True
    first, chances = table.carried_out(), []
    for lying in (GAME.answer(GAME.answer(first, face), other) for face in _faces(first) for other in _second(first)):
        if isinstance(lying.pending, Decision) and lying.pending.about == "reroll":
            rolling = GAME.answer(lying, "reroll")
            ends = [state in GAME.answer(rolling, face).ratified for face in _faces(rolling)]
            chances.append(Fraction(ends.count(case.side == SUFFRAGIST), len(ends)))
        elif (state in lying.ratified) != (case.side == SUFFRAGIST):
            chances.append(Fraction(0))
    return sum(chances, Fraction(0)) / len(chances)


def _second(first: Position) -> list[tuple[int]]:
    return _faces(GAME.answer(first, (1,)))


def _faces(position: Position) -> list[tuple[int]]:
    assert isinstance(position.pending, Roll)
    return [(face,) for face in range(1, position.pending.sides + 1)]


def cubes_gained(case: Case) -> int:
    """By how many cubes the state changes for the seat."""
    match case.question.why:
        case "clear":
            return cubes_moved(case, case.state)
        case "take over":
            return 4 + case.position.strength(OTHER[case.side], case.state)
    return 1


def cubes_moved(case: Case, state: str) -> int:
    return sum(event[0] in ("added", "removed") and event[3] == state for event in case.settled()[1])


def ahead_after_reroll(case: Case) -> list[bool]:
    """For each face, whether the seat is ahead: it has the state, or the other side is asked."""
    rolling = GAME.answer(case.position, "reroll")
    assert case.position.asking
    state = case.position.asking.step.state  # type: ignore[attr-defined]
    ahead = []
    for face in _faces(rolling):
        fallen = GAME.answer(rolling, face)
        if isinstance(fallen.pending, Decision) and fallen.pending.about == "reroll":
            ahead.append(fallen.pending.seat != case.seat)
        else:
            ahead.append((state in fallen.ratified) == (case.side == SUFFRAGIST))
    return ahead


# Strategy Phase


def claims_by_die(case: Case, side: Side) -> Fraction:
    """The Suffragists are asked which card they claim; the Oppobot draws a random one."""
    asked = {SUFFRAGIST: "suffragist strategy card", OPPOSITION: "roll oppobot lot"}[side]
    return chance_that(case.after(), lambda fallen: fallen.position.pending.label == asked)


def certain_bid(case: Case) -> int:
    """The least that can be bid so that the Suffragists are asked which card they claim, whatever happens."""
    assert case.position.asking
    table = case.position.draft()
    table.alter(SUFFRAGIST, buttons=12)
    table.todo = (Task(the_end(), SUFFRAGIST, ""), Task(case.position.asking.step, SUFFRAGIST, ""))
    rich = table.carried_out()
    assert isinstance(rich.pending, Decision)
    for n in rich.pending.choices:
        after = GAME.answer(rich, n)
        ends = [GAME.answer(after, face) for face in _faces(after)] if isinstance(after.pending, Roll) else [after]
        if all(end.pending.label == "suffragist strategy card" for end in ends):
            return int(str(n))
    raise AssertionError("no bid is certain")


def buttons_left(case: Case) -> int:
    """Return the buttons of the seat once it has paid for its answer."""
    about = case.question.about
    if about == "buttons":
        after, face = case.after(), 0
        while isinstance(pending := after.pending, Roll) or getattr(pending, "about", "") == "response":
            if isinstance(pending, Roll):
                face = face % pending.sides + 1  # where a face is rolled again, another one is not
                after = GAME.answer(after, (face,))
            else:
                after = GAME.answer(after, pending.choices[0])  # type: ignore[union-attr]
        return after.buttons(case.side)
    if about == "reroll":
        return GAME.answer(case.position, "reroll").buttons(case.side)
    return case.after().buttons(case.side)


# Numbers on the table


def region_of(case: Case) -> str:
    match case.question.about:
        case "region":
            return str(case.reply)
        case "campaigner":
            return dict(case.position.campaigners)[str(case.reply)]
    assert case.position.asking
    return dict(case.position.campaigners)[case.position.asking.step.name]  # type: ignore[attr-defined]


def open_states(case: Case) -> list[str]:
    return [state for state in REGION_STATES[region_of(case)] if not case.position.vote(state)]


def cubes_taken(case: Case, colors: tuple[str, ...]) -> int:
    """Return the cubes of these colors that the card removes, clearing the states with most of them."""
    return sum(event[0] == "removed" and event[2] in colors for event in case.events())


def votes_then(case: Case) -> int:
    after, _ = case.settled()
    return len(after.ratified if case.side == SUFFRAGIST else after.rejected)


RECOMPUTED: dict[str, Callable[[Case], Number]] = {
    # dice
    "dice": lambda case: dice(case).n,
    "die": lambda case: dice(case).sides,
    "needs": lowest_that_counts,
    "at least one marker": lambda case: chance_that(case.begun(), lambda fallen: fallen.markers >= 1),
    "least": lambda case: 1,
    "success": lambda case: chance_that(case.begun(), lambda fallen: fallen.succeeds == 1),
    "cubes on average": mean_of_dice,
    "present result": what_lies,
    "chance of more": more_than_lies,
    "another roll": usual_roll,
    "wins back": wins_back,
    "faces that win": lambda case: sum(ahead_after_reroll(case)),
    "ahead": lambda case: Fraction(sum(ahead_after_reroll(case)), len(ahead_after_reroll(case))),
    # buttons
    "price": lambda case: case.count("paid"),
    "price of campaigning": lambda case: case.count("paid"),
    "buttons gained": lambda case: case.count("gained"),
    "buttons held": lambda case: case.done().buttons(case.side),
    "buttons lost": lambda case: case.count("lost", OTHER[case.side]),
    "buttons left": buttons_left,
    "buttons kept": lambda case: case.after().buttons(case.side),
    "their buttons": lambda case: case.position.buttons(OTHER[case.side]),
    "committed": lambda case: case.after().news[0][2] if case.reply else 0,
    "certain bid": certain_bid,
    "left after a certain bid": lambda case: case.position.buttons(SUFFRAGIST) - certain_bid(case),
    "you claim": lambda case: claims_by_die(case, SUFFRAGIST),
    "they claim": lambda case: claims_by_die(case, OPPOSITION),
    # Congress
    "markers now": lambda case: case.position.congress,
    "full Congress": lambda case: 6,
    "markers moved": lambda case: case.count("congress"),
    "markers then": lambda case: case.done().congress,
    # cubes and states
    "cubes there": lambda case: cubes_there(case),
    "their cubes": lambda case: case.position.strength(OTHER[case.side], case.state),
    "your cubes": lambda case: case.position.strength(case.side, case.state),
    "your cubes then": lambda case: case.position.strength(case.side, case.state) + cubes_moved(case, case.state),
    "their cubes left": lambda case: case.settled()[0].strength(OTHER[case.side], case.state),
    "cubes missing": lambda case: 4 - case.settled()[0].strength(case.side, case.state),
    "purple cubes": lambda case: case.position.cubes(case.state).get(PURPLE, 0),
    "yellow cubes": lambda case: case.position.cubes(case.state).get(YELLOW, 0),
    "cubes lost": lambda case: cubes_moved(case, case.state),
    "most purple cubes": lambda case: cubes_taken(case, (PURPLE,)),
    "most yellow cubes": lambda case: cubes_taken(case, (YELLOW,)),
    "most Suffragist cubes": lambda case: cubes_taken(case, (PURPLE, YELLOW)),
    "open regions": lambda case: len({REGION_OF[state] for state in case.states_touched()}),
    "open states": lambda case: len(open_states(case)),
    "states with their cubes": lambda case: sum(
        case.position.strength(OTHER[case.side], s) > 0 for s in open_states(case)
    ),
    "cubes to vote": lambda case: 4,
    "cubes to claim": lambda case: 4,
    "cubes of the die": lambda case: cubes_of_the_die(case),
    # votes
    "chance": lambda case: chance_in_vote(case, 0),
    "chance before": lambda case: chance_in_vote(case, 0),
    "chance after": lambda case: chance_in_vote(case, cubes_gained(case)),
    "votes": votes_then,
    "votes to win": lambda case: 36 if case.side == SUFFRAGIST else 13,
    # cards and people
    "campaigners": lambda case: len(case.position.campaigners_of(case.side)),
    "campaigners with the purple": lambda case: campaigners_with(case, PURPLE),
    "campaigners with the yellow": lambda case: campaigners_with(case, YELLOW),
    "campaigners with the red": lambda case: campaigners_with(case, RED),
    "rounds left": lambda case: 6 - case.position.round,
    "rounds to come": lambda case: 36 - 6 * (case.position.turn - 1) - case.position.round,
    "cards in the deck": lambda case: len(case.position.camp(case.side).deck),
    "open cards": lambda case: len(case.position.strategy_cards),
}
"""Functions that work out each number of a hint again; those with "printed" are on the card."""


def cubes_there(case: Case) -> int:
    if case.question.about == "colour":
        return case.position.cubes(case.state).get(str(case.reply), 0)
    return cubes_taken(case, (PURPLE, YELLOW, RED))


def campaigners_with(case: Case, color: str) -> int:
    """Return the number of campaigners of the seat once that of this color is added."""
    came = [event[2] for event in case.events() if event[0] == "campaigner"]
    return len(case.position.campaigners_of(case.side)) + came.index(color) + 1


def cubes_of_the_die(case: Case) -> int:
    assert case.position.asking
    step = case.position.asking.step
    return int(str(case.reply if case.question.about == "die" else step.n))  # type: ignore[attr-defined]


def recomputed(case: Case, name: str) -> Number:
    """Return the number of this name. KeyError if there is no function for it."""
    if name in RECOMPUTED:
        return RECOMPUTED[name](case)
    areas = {
        f"cubes in {step.area.name}": step.area
        for step in walk(CARDS[case.card].steps)
        if isinstance(step, cubes_in_each)
    }
    return sum(state in areas[name].states for state in case.states_touched())
