"""A vote in words before its deciding die falls: the votes needed, the result of each face, and ties."""

import pytest

from tests.votes.scenes import GAME, d6, scene
from vfw.votes.narration.vote import (
    VoteTally,
    behind_text,
    describe_final_voting,
    describe_outcome,
    describe_reroll,
    describe_result,
    describe_stake,
    describe_total,
    reroll_faces,
    tally_vote,
    winning_faces,
)
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.final_voting import compare
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import BLACK_D6
from vfw.votes.rules.view import View, view

MISS_FEBB = "Miss Febb Wins the Last Vote"


def vote_in(position: Position, seat: str | None = SUFFRAGIST) -> tuple[VoteTally, View]:
    seen = view(position, seat)
    vote = tally_vote(seen)
    assert vote
    return vote, seen


def tennessee(face: int, cubes: str = "", **arrangement: object) -> Position:
    """The Suffragists have called Tennessee, and their die shows `face`; the other is held."""
    table = {"TN": cubes} if cubes else {}
    dice = [d6(face)]
    return scene(table, turn=6, sent=True, dice=dice, **arrangement).clean_up().answer("TN").position  # type: ignore[arg-type]


@pytest.mark.parametrize(("cubes", "face"), [("", 3), ("PP", 3), ("R", 6), ("PPY", 1), ("RRR", 1), ("PPY", 6)])
@pytest.mark.parametrize("in_effect", [[], [MISS_FEBB]])
def test_each_face_has_the_result_that_was_described_before_the_roll(
    cubes: str, face: int, in_effect: list[str]
) -> None:
    held = tennessee(face, cubes, in_effect=in_effect)
    vote, _ = vote_in(held)
    assert vote.falls == OPPOSITION
    for winner in SIDES:
        for shown in winning_faces(vote, winner):
            after = GAME.answer(held, (shown,))
            assert ("TN" in after.ratified, "TN" in after.rejected) == (winner == SUFFRAGIST, winner == OPPOSITION)


@pytest.mark.parametrize("cubes", ["", "PP", "R"])
@pytest.mark.parametrize("face", [1, 3, 6])
@pytest.mark.parametrize("buttons", [0, 1, 2])
@pytest.mark.parametrize("their_buttons", [0, 1])
def test_the_description_of_a_face_holds_for_any_number_of_buttons(
    cubes: str, face: int, buttons: int, their_buttons: int
) -> None:
    positions, steps = [tennessee(face, cubes, buttons=buttons, their_buttons=their_buttons)], 0
    while positions:
        held = positions.pop()
        vote, _ = vote_in(held)
        rolls = GAME.answer(held, "reroll") if vote.asked else held
        said = {shown: (True, winner) for winner in SIDES for shown in winning_faces(vote, winner)}
        said |= {shown: (False, OTHER[behind]) for behind in SIDES for shown in reroll_faces(vote, behind)}
        assert sorted(said) == list(range(1, 7))
        for shown, (is_final, ahead) in said.items():
            after = GAME.answer(rolls, (shown,))
            steps += 1
            if is_final:
                assert ("TN" in after.ratified, "TN" in after.rejected) == (ahead == SUFFRAGIST, ahead == OPPOSITION)
            else:
                assert vote_in(after)[0].asked == OTHER[ahead]
                positions.append(after)
    assert steps >= 6


def test_no_result_is_described_while_a_side_may_pay_for_another_roll() -> None:
    against = [state for state in STATES if state != "TN"][:12]
    position = scene(dict.fromkeys(against, "rejected"), turn=6, sent=True, buttons=3, dice=[d6(2)])
    vote, seen = vote_in(position.clean_up().answer("TN").position)
    assert winning_faces(vote, OPPOSITION) == (6,), "a tie cannot be turned"
    assert describe_outcome(vote, seen, OPPOSITION, SUFFRAGIST).endswith("one in six, and it is the 13th no.")
    assert reroll_faces(vote, SUFFRAGIST) == (2, 3, 4, 5)
    assert describe_reroll(vote, SUFFRAGIST, SUFFRAGIST) == "You may pay for another roll: four in six."
    assert behind_text(SUFFRAGIST, SUFFRAGIST) == "you are behind"
    assert behind_text(OPPOSITION, SUFFRAGIST) == "the Opposition is behind"
    assert behind_text(SUFFRAGIST, None) == "the Suffragists are behind"


def test_a_black_die_counts_as_it_falls() -> None:
    vote, _ = vote_in(tennessee(2, oppobot=BLACK_D6))
    assert winning_faces(vote, SUFFRAGIST) == ()
    vote, _ = vote_in(tennessee(3, oppobot=BLACK_D6))
    assert winning_faces(vote, SUFFRAGIST) == (1, 2)


def test_the_odds_and_the_tie_are_worded_for_the_reading_seat() -> None:
    position = tennessee(5)
    vote, seen = vote_in(position)
    assert describe_outcome(vote, seen, SUFFRAGIST, SUFFRAGIST) == "Your sum is higher: four in six."
    assert (
        describe_outcome(vote, seen, OPPOSITION, SUFFRAGIST) == "Their sum is higher, or the tie is theirs: two in six."
    )
    assert (
        describe_outcome(vote, seen, OPPOSITION, OPPOSITION) == "Your sum is higher, or the tie is yours: two in six."
    )
    assert describe_outcome(vote, seen, OPPOSITION, None).startswith(
        "The sum of the Opposition is higher, or the tie is for the"
    )
    vote, seen = vote_in(tennessee(6))
    assert describe_outcome(vote, seen, OPPOSITION, SUFFRAGIST) == "A tie is theirs: one in six."
    vote, seen = vote_in(tennessee(6, "P"))
    assert describe_outcome(vote, seen, SUFFRAGIST, SUFFRAGIST) == "Your sum is higher."


def test_the_sums_are_sentences() -> None:
    vote, _ = vote_in(tennessee(3, "PP"))
    ours, theirs = vote.lines
    assert describe_total(ours, SUFFRAGIST) == "You have two cubes and a die that shows 3: five in all."
    assert describe_total(theirs, SUFFRAGIST) == "The Opposition has no cubes there, and its die is held."
    assert describe_total(theirs, OPPOSITION) == "You have no cubes there, and your die is held."


def test_equal_sums_say_who_gets_them() -> None:
    game = scene({"TN": "PP"}, turn=6, sent=True, buttons=1, dice=[d6(1), d6(3)]).clean_up().answer("TN")
    assert game.position.asking
    assert isinstance(game.position.asking.step, compare)
    vote, _ = vote_in(game.position)
    assert describe_result(vote, OPPOSITION, SUFFRAGIST) == "3 to 3, and a tie goes to them."
    assert describe_result(vote, OPPOSITION, OPPOSITION) == "3 to 3, and a tie goes to you."


def test_the_introduction_names_open_states_votes_needed_and_order() -> None:
    voted = [state for state in STATES if state not in ("TN", "NC", "VT")]
    table = dict.fromkeys(voted[:35], "ratified") | dict.fromkeys(voted[35:], "rejected")
    position = scene(table, turn=6, sent=True).clean_up().position
    votes, needs, _, order = describe_final_voting(view(position, SUFFRAGIST), SUFFRAGIST)
    assert votes.startswith("Three states have still to vote: ")
    assert all(NAMES[state] in votes for state in ("TN", "NC", "VT"))
    assert needs == "You need one of them, the Opposition needs three."
    assert order == "You call the first, then the sides take turns."
    _, needs, *_ = describe_final_voting(view(position, None), None)
    assert needs.startswith("The Suffragists need one of them")
    assert describe_stake(35, 8, SUFFRAGIST) == "35 have said yes · one more is needed"
    assert describe_stake(35, 8, OPPOSITION) == "8 have said no · five more are needed"
    assert describe_stake(36, 8, None) == "36 have said yes"
