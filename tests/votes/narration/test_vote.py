"""Final Voting for eyes: it says of every vote what the rules make of it."""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations
from random import Random

import pytest

from tests.votes.scenes import GAME, d6, d8, scene
from vfw.core import Decision, Outcome, Roll
from vfw.core.players import any_reply
from vfw.votes.narration.vote import SideTally, VoteTally, describe_tally, tally_vote
from vfw.votes.rules.board import STATES
from vfw.votes.rules.final_voting import compare, roll_for
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, OTHER, SIDES, SUFFRAGIST, Side, side_of
from vfw.votes.rules.tabletop import RATIFIED
from vfw.votes.rules.view import view

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
