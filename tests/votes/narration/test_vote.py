"""Votes in Final Voting: tallies that match the rules, and their descriptions."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.votes.scenes import GAME, d6, d8, scene
from vfw.core import Decision, Outcome, Roll
from vfw.core.players import any_reply
from vfw.votes.narration.vote import (
    SideTally,
    VoteTally,
    behind_text,
    describe_final_voting,
    describe_outcome,
    describe_reroll,
    describe_result,
    describe_stake,
    describe_tally,
    describe_total,
    reroll_faces,
    tally_vote,
    winning_faces,
)
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.final_voting import compare, roll_for
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import BLACK_D6, RATIFIED
from vfw.votes.rules.view import View, view

CARDS = ("Voter Registration", "Voter Suppression", "Miss Febb Wins the Last Vote")
IN_EFFECT = [chosen for n in range(len(CARDS) + 1) for chosen in combinations(CARDS, n)]
MISS_FEBB = CARDS[2]


def final_voting(in_effect: tuple[str, ...], seed: int) -> Iterator[Position]:
    """Every position of a Final Voting at random, with up to three cubes of either side in most states."""
    rng = Random(seed)
    table = {state: rng.choice(["", "", "P", "PY", "PPY", "R", "RR", "RRR"]) for state in STATES}
    position = scene(table, turn=6, sent=True, buttons=10, their_buttons=6, in_effect=in_effect).clean_up().position
    yield position
    while not isinstance(position.pending, Outcome):
        position = GAME.answer(position, any_reply(position.pending, rng))
        yield position


@pytest.fixture(scope="module")
def positions() -> list[Position]:
    """Those of 24 Final Votings, three with each choice of the cards that bear on it."""
    return [position for cards in IN_EFFECT for seed in range(3) for position in final_voting(cards, seed)]


@pytest.fixture(scope="module")
def asked(positions: list[Position]) -> list[Position]:
    """Those in which a side is asked whether it rolls again."""
    return [position for position in positions if position.asking and isinstance(position.asking.step, compare)]


def seen(position: Position, seat: str | None = SUFFRAGIST) -> VoteTally:
    vote = tally_vote(view(position, seat))
    assert vote
    return vote


def voting(**arrangement: object) -> scene:
    """The last turn has ended; the Suffragists have picked Tennessee. `buttons` are theirs."""
    return scene(turn=6, sent=True, **arrangement).clean_up().answer("TN")  # type: ignore[arg-type]


# As the rules have it


def who_gets_it(position: Position, state: str) -> str:
    return SUFFRAGIST if position.vote(state) == RATIFIED else OPPOSITION


def test_the_winner_matches_the_rules(asked: list[Position]) -> None:
    assert len(asked) > 200
    for position in asked:
        vote = seen(position)
        assert vote.winner == who_gets_it(GAME.answer(position, "pass"), vote.state)
        assert isinstance(position.pending, Decision)
        assert vote.asked == position.pending.seat == OTHER[vote.winner]


def test_the_leader_has_the_higher_total_and_the_tie_rule_decides_otherwise(asked: list[Position]) -> None:
    even = 0
    for position in asked:
        vote = seen(position)
        suffragist, opposition = vote.line(SUFFRAGIST).total, vote.line(OPPOSITION).total
        assert suffragist is not None
        assert opposition is not None
        if suffragist == opposition:
            assert vote.leader is None
            assert vote.winner == vote.wins_ties
            even += 1
        else:
            assert vote.leader == vote.winner == (SUFFRAGIST if suffragist > opposition else OPPOSITION)
    assert even > 20


def leads_after(position: Position, side: Side) -> bool:
    """Return whether `side` is ahead after its re-roll: the other side is asked then, or the state has voted."""
    if isinstance(position.pending, Decision) and position.pending.about == "reroll":
        return side_of(position.pending.seat) != side
    (state,) = [event[1] for event in position.news if event[0] == "voted"]
    return who_gets_it(position, state) == side


def test_the_chance_of_a_reroll_matches_rolling_every_face(asked: list[Position]) -> None:
    for position in asked:
        vote = seen(position)
        assert vote.asked
        rolling = GAME.answer(position, "reroll")
        assert isinstance(rolling.pending, Roll)
        chance = sum(
            (
                odds
                for faces, odds in rolling.pending.odds().items()
                if leads_after(GAME.answer(rolling, faces), vote.asked)
            ),
            start=Fraction(0),
        )
        assert vote.reroll_wins == chance


def test_each_side_tally_matches_the_table(positions: list[Position]) -> None:
    for position in positions:
        vote = tally_vote(view(position, OPPOSITION))
        if vote is None:
            continue
        for line, side in zip(vote.lines, SIDES, strict=True):
            assert (line.side, vote.line(side)) == (side, line)
            assert (line.cubes, line.buttons) == (position.strength(side, vote.state), position.buttons(side))
            if isinstance(position.pending, Roll) and position.side == side:
                assert (line.face, line.sides) == (None, position.pending.sides)


def test_the_tally_is_the_same_for_every_seat(positions: list[Position]) -> None:
    for position in positions[::5]:
        votes = {repr(tally_vote(view(position, seat))) for seat in (*SIDES, None)}
        assert len(votes) == 1


def test_there_is_a_tally_exactly_while_a_state_is_voting(positions: list[Position]) -> None:
    for position in positions:
        is_voting = position.asking is not None and isinstance(position.asking.step, roll_for | compare)
        assert (tally_vote(view(position, SUFFRAGIST)) is not None) == is_voting
    assert tally_vote(view(scene().round_of(SUFFRAGIST).position, SUFFRAGIST)) is None


# In one case


def test_a_vote_in_words() -> None:
    game = voting(TN="PY", buttons=2, their_buttons=1, in_effect=["Voter Registration", MISS_FEBB], dice=[d8(1), d6(6)])
    assert seen(game.position) == VoteTally(
        state="TN",
        lines=(
            SideTally(SUFFRAGIST, sides=8, die_card="Voter Registration", face=1, cubes=2, buttons=2),
            SideTally(OPPOSITION, sides=6, die_card="", face=6, cubes=0, buttons=1),
        ),
        wins_ties=SUFFRAGIST,
        ties_card=MISS_FEBB,
        winner=OPPOSITION,
        asked=SUFFRAGIST,
        reroll_wins=Fraction(5, 8),
        ratifies_on=(4, 5, 6, 7, 8),
        ties_on=(4,),
        open_on=(1, 2, 3),
    )


def test_a_die_that_rolls_again_has_no_face() -> None:
    game = voting(TN="P", buttons=1, dice=[d6(1), d6(5)])
    rolling = seen(GAME.answer(game.position, "reroll"))
    assert [(line.face, line.total) for line in rolling.lines] == [(None, None), (5, 5)]
    assert (rolling.winner, rolling.leader, rolling.asked, rolling.reroll_wins) == (None, None, None, None)


# In words


def said(game: scene, seat: str | None) -> list[str]:
    return describe_tally(seen(game.position, seat), seat)


def test_the_tally_is_worded_for_each_seat() -> None:
    game = voting(TN="PP", buttons=2, dice=[d6(1), d6(6)])
    assert said(game, SUFFRAGIST) == [
        "You have 1 + 2 cubes = 3; they have 6.",
        "They lead.",
        "You have two buttons for rolling again; they have none.",
        "Rolling again would put you ahead 2 times in 6.",
    ]
    assert said(game, OPPOSITION) == [
        "You have 6; they have 1 + 2 cubes = 3.",
        "You lead.",
        "You have no buttons for rolling again; they have two.",
        "Rolling again would put them ahead 2 times in 6.",
    ]
    assert said(game, None) == [
        "The Suffragists have 1 + 2 cubes = 3; the Opposition has 6.",
        "The Opposition leads.",
        "The Suffragists have two buttons for rolling again; the Opposition has none.",
        "Rolling again would put the Suffragists ahead 2 times in 6.",
    ]


def test_equal_totals_say_who_wins_them() -> None:
    assert said(voting(TN="P", buttons=1, dice=[d6(4), d6(5)]), SUFFRAGIST)[:2] == [
        "You have 4 + 1 cube = 5; they have 5.",
        "It is even, and they win ties.",
    ]
    game = voting(in_effect=[MISS_FEBB], their_buttons=1, dice=[d6(5), d6(5)])
    assert said(game, SUFFRAGIST)[1] == f"It is even, and you win ties ({MISS_FEBB})."
    assert said(game, OPPOSITION)[-1] == "Rolling again would put you ahead 1 time in 6."


def test_a_card_that_changes_a_die_is_named() -> None:
    game = voting(in_effect=["Voter Suppression"], buttons=1, dice=[d6(1), d8(4)])
    assert "They roll a d8 (Voter Suppression)." in said(game, SUFFRAGIST)
    assert "The Opposition rolls a d8 (Voter Suppression)." in said(game, None)


def test_before_the_dice_fall_the_cubes_are_described_and_neither_side_leads() -> None:
    picked = GAME.answer(scene(TN="RR", turn=6, sent=True).clean_up().position, "TN")
    assert describe_tally(seen(picked), SUFFRAGIST) == ["You have a d6 to roll; they have a d6 to roll + 2 cubes."]
    rolled = GAME.answer(picked, (5,))
    assert describe_tally(seen(rolled), SUFFRAGIST) == ["You have 5; they have a d6 to roll + 2 cubes."]


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
