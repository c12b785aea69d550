"""Progress reports: what is missing, the cards left, and the effort needed; recounted from the table."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import chain, combinations
from math import ceil

import pytest

from tests.votes.games import fifth_turn, last_turn, solitaire_game, whole_game
from tests.votes.hinted import kept, next_roll, the_end
from tests.votes.numbers_said import numbers_said, ways_to_say
from tests.votes.scenes import GAME, each, scene
from vfw.content_checks.checks import reading_grade
from vfw.core import Decision
from vfw.votes.narration.odds import Number
from vfw.votes.narration.progress import ProgressReport, describe_progress, states_to_secure
from vfw.votes.rules.actions import lobby
from vfw.votes.rules.board import STATES
from vfw.votes.rules.final_voting import roll_for
from vfw.votes.rules.position import Position, Task
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import PURPLE, RED, ROUNDS
from vfw.votes.rules.turn import next_round, play_a_card
from vfw.votes.rules.view import view

Told = tuple[Position, ProgressReport]


@pytest.fixture(scope="module")
def told() -> list[Told]:
    """Return reports of whole games and of the last turns of others, some for each kind of question."""
    games = chain(whole_game(8), *[game(7) for game in (fifth_turn, last_turn, solitaire_game)])
    found, seen = [], Counter[tuple[object, ...]]()
    for position in games:
        pending = position.pending
        if isinstance(pending, Decision) and (stands := describe_progress(view(position, pending.seat))):
            kind = (pending.seat, pending.about, position.turn, position.sent)
            seen[kind] += 1
            if seen[kind] <= 2:
                found.append((position, stands))
    return found


def rounds_to_come(position: Position, side: Side) -> int:
    """Cards that `side` still plays from its hand: the tasks that wait, and the rounds and turns after them."""
    waiting = [task.step for task in position.todo]
    asked = position.pending
    assert isinstance(asked, Decision)
    now = sum(isinstance(step, play_a_card) and step.by == side for step in waiting)
    now += side_of(asked.seat) == side and (asked.about == "use" or asked.why == "operations")
    assert next_round() in waiting or asked.why == "vote"
    return now + (ROUNDS - position.round) + ROUNDS * (6 - position.turn)


def markers_a_card(position: Position) -> Fraction:
    """The markers that a card used to lobby brings to an empty Congress on average, every fall of the dice played."""
    table = position.draft()
    table.congress = 0
    table.alter(SUFFRAGIST, buttons=0)
    table.todo = (Task(the_end(), SUFFRAGIST, ""), Task(lobby(), SUFFRAGIST, ""))
    rolling, dice = next_roll(table.carried_out())
    return sum((kept(faces, GAME.answer(rolling, faces)).markers * p for faces, p in dice.odds().items()), Fraction(0))


def wins_if_it_voted(position: Position, side: Side, state: str) -> Fraction:
    """The chance of `side` in the state, with one roll each."""
    table = position.draft()
    table.alter(SUFFRAGIST, buttons=0)
    table.alter(OPPOSITION, buttons=0)
    lead = table.strength(SUFFRAGIST, state) - table.strength(OPPOSITION, state)
    table.empty(state)
    table.put(PURPLE if lead > 0 else RED, state, abs(lead))
    table.todo = (Task(the_end(), SUFFRAGIST, ""), Task(roll_for(state, SUFFRAGIST, (0, 0), True), SUFFRAGIST, ""))
    first = table.carried_out()
    second = {face: GAME.answer(first, (face,)) for face in range(1, first.pending.sides + 1)}  # type: ignore[union-attr]
    ends = [GAME.answer(at, (face,)) for at in second.values() for face in range(1, at.pending.sides + 1)]  # type: ignore[union-attr]
    return Fraction(sum((state in end.ratified) == (side == SUFFRAGIST) for end in ends), len(ends))


def recomputed(position: Position, name: str) -> Number:
    asked = position.pending
    assert isinstance(asked, Decision)
    side = side_of(asked.seat)
    votes, goal = (position.ratified, 36) if side == SUFFRAGIST else (position.rejected, 13)
    open_states = [state for state in STATES if not position.vote(state)]
    match name:
        case "markers missing":
            return 6 - position.congress
        case "cards left":
            return rounds_to_come(position, side if position.sent else SUFFRAGIST)
        case "cards that bring":
            return markers_a_card(position).denominator
        case "markers brought":
            return markers_a_card(position).numerator
        case "cards a marker":
            return 1 / markers_a_card(position)
        case "cards to lobby with":
            return ceil((6 - position.congress) / markers_a_card(position))
        case "states missing":
            return goal - len(votes)
        case "states open":
            return len(open_states)
    chances = [wins_if_it_voted(position, side, state) for state in open_states]
    if name == "states expected":
        return sum(chances, Fraction(0))
    assert name == "states to make sure of"
    return fewest_made_sure(chances, goal - len(votes))


def fewest_made_sure(chances: list[Fraction], goal: int) -> int:
    """The hardest state made certain, and the hardest of what is left, until so many would come on average."""
    made = 0
    while sum(chances) < goal:
        chances = [*chances, Fraction(1)]
        chances.remove(min(chances))
        made += 1
    return made


def test_every_number_matches_the_table(told: list[Told]) -> None:
    names = Counter[str]()
    for position, stands in told:
        for name, number in stands.numbers.items():
            assert recomputed(position, name) == number, f"{name}: {stands.text}"
            names[name] += 1
    assert len(names) == 10, names


def test_the_recorded_numbers_are_those_of_the_text(told: list[Told]) -> None:
    for _, stands in told:
        said = numbers_said(stands.text)
        assert all(said & ways_to_say(number) for number in stands.numbers.values()), stands
        assert said <= set().union(*map(ways_to_say, stands.numbers.values())), stands


def test_the_report_is_as_readable_as_other_visitor_texts(told: list[Told]) -> None:
    whole = "\n\n".join({stands.text for _, stands in told})
    hardest = reading_grade(whole)
    assert hardest is not None
    assert hardest <= 8


def test_both_seats_get_reports_before_and_after_the_amendment_is_sent(told: list[Told]) -> None:
    seen = {(position.pending.seat, position.sent) for position, _ in told}  # type: ignore[union-attr]
    assert seen == {(side, sent) for side in (SUFFRAGIST, OPPOSITION) for sent in (False, True)}


# In one case


def stands(game: scene) -> str:
    pending = game.position.pending
    assert isinstance(pending, Decision)
    found = describe_progress(view(game.position, pending.seat))
    return found.text if found else ""


TEAM = "purple West, yellow West, purple South, red South"


def test_suffragists_read_how_many_cards_congress_takes() -> None:
    game = scene(campaigners=TEAM, congress=2, turn=5)
    assert stands(game.round_of(SUFFRAGIST)) == (
        "Four markers are missing in Congress, and you have eleven cards to play. "
        "Two cards used to lobby bring one marker on average: by lobbying alone that takes eight of them."
    )
    late = scene(campaigners=TEAM, congress=2, turn=6)
    assert stands(late.round_of(SUFFRAGIST)) == (
        "Four markers are missing in Congress, and you have five cards to play. "
        "Two cards used to lobby bring one marker on average: by lobbying alone that is too few."
    )


def test_the_opposition_reads_what_the_suffragists_need() -> None:
    game = scene(campaigners=TEAM, congress=2, turn=5)
    assert stands(game.round_of(OPPOSITION)) == (
        "They lack four markers in Congress, and have ten cards to play. "
        "Two cards used to lobby bring one marker on average, so that eight would be enough. "
        "Each marker you take away costs them two more."
    )


@pytest.mark.parametrize("side", [SUFFRAGIST, OPPOSITION])
@pytest.mark.parametrize("team", range(1, 5))
@pytest.mark.parametrize("in_effect", [(), ("Processions for Suffrage",)], ids=["d6", "d8"])
def test_dividing_the_named_numbers_gives_the_named_count(side: Side, team: int, in_effect: tuple[str, ...]) -> None:
    campaigners = ", ".join(TEAM.split(", ")[:team])
    for congress in range(6):
        game = scene(campaigners=campaigners, congress=congress, turn=1, in_effect=in_effect).round_of(side)
        found = describe_progress(view(game.position, side))
        assert found is not None
        cards, markers = (int(found.numbers[name]) for name in ("cards that bring", "markers brought"))
        assert Fraction(markers, cards) == markers_a_card(game.position)
        needed = ceil(Fraction((6 - congress) * cards, markers))
        if "cards to lobby with" in found.numbers:
            assert found.numbers["cards to lobby with"] == needed, found.text
        else:
            assert needed > int(found.numbers["cards left"]), found.text
        assert numbers_said(found.text) >= {str(cards), str(markers)}


def test_securing_an_even_state_adds_only_the_missing_half() -> None:
    even = Fraction(5, 12)
    assert states_to_secure([even] * 37, 28) == 22  # 37 x 5/12 + 22 x 7/12 = 28.25; with 21 it is 27.67
    chances = [Fraction(n, 36) for n in (3, 10, 15, 15, 21, 26, 30)]
    for goal in range(8):
        enough = [
            n
            for n in range(len(chances) + 1)
            for made in combinations(chances, n)
            if sum(chances) + sum(1 - chance for chance in made) >= goal
        ]
        assert states_to_secure(chances, goal) == min(enough)


def test_after_the_amendment_is_sent_states_are_counted() -> None:
    board = each("NY CA OH", "PP") | each("GA SC", "RR")
    game = scene(board, campaigners=TEAM, turn=6, sent=True, ratified=RATIFIED, rejected="AL MS")
    assert stands(game.round_of(SUFFRAGIST)).startswith("Six states to ratify are missing; of the 16 that are open, ")
    assert "that are open, " in stands(scene(board, campaigners=TEAM, turn=6, sent=True).round_of(OPPOSITION))


RATIFIED = "WA OR ID NV UT AZ NM MT WY CO ND SD NE KS OK TX AR MN IA MO WI MI IL IN TN KY WV PA VT NH"


def test_there_is_no_report_in_the_middle_of_a_card_or_for_a_waiting_seat() -> None:
    game = scene(campaigners=TEAM, buttons=2).round_of(SUFFRAGIST)
    assert describe_progress(view(game.position, OPPOSITION)) is None
    assert stands(scene(KS="P").play("Lucy Stone")) == ""
