"""A world that was counted opens as the match it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.crossroads.own_games import own_moment
from tests.whatif.asking import JUNE_1919, NASHVILLE, WEST, question
from vfw.core.match import Match
from vfw.core.questions import Decision, IllegalReply
from vfw.crossroads.inside.world_match import Numbered, PlayingAgain, left_open, played, world_match
from vfw.jobs.batch import run_inline
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import (
    OPPOSITION,
    RATIFIED,
    REJECTED,
    SUFFRAGIST,
    TO_RATIFY,
    TO_REJECT,
    TURNS,
    UNDECIDED,
    side_of,
)
from vfw.whatif.conduct import Conduct, is_bid
from vfw.whatif.question import NOTHING
from vfw.whatif.worlds import Setup, play

SEED = 7


@cache
def own_game(at: str = "1v1") -> Setup:
    return Setup(own_moment(turn=3, at=at), is_a_game=True, conduct=Conduct("random", "random"))


WORLDS: dict[str, Callable[[], Setup]] = {
    "steady": lambda: question(NOTHING, JUNE_1919).as_it_was,
    "as changed": lambda: question("New York: 1 red more", JUNE_1919, players="random against greedy").as_changed,
    "from 1848": lambda: question(NOTHING, "1848-seneca-falls", players="random").as_it_was,
    "with less in Congress": lambda: question("Congress 0 instead of 2", WEST, players="random").as_changed,
    "rounds, dice and bids": lambda: (
        question(
            "two rounds more\n  dice of Final Voting d8\n  the Suffragists bid nothing", WEST, players="random"
        ).as_changed
    ),
    "against the Oppobot": lambda: question("Connecticut: no cubes", NASHVILLE, players="random").as_changed,
    "of a game": own_game,
    "of a game against the Oppobot": lambda: own_game("solitaire"),
    "of a game of partners": lambda: own_game("2v2"),
    "of partners against the Oppobot": lambda: own_game("cooperative"),
}


@pytest.mark.parametrize("kind", WORLDS)
@pytest.mark.parametrize("number", [1, 4])
def test_its_end_is_that_which_was_counted(kind: str, number: int) -> None:
    setup = WORLDS[kind]()
    match, ending = world_match(Numbered(setup, SEED, number)), play(setup, SEED, number)
    assert match.outcome
    assert (side_of(match.outcome.winners[0]) == SUFFRAGIST) == ending.won
    votes = match.position.votes
    assert match.position.sent == bool(ending.sent)
    assert all(vote in (UNDECIDED, ending.votes[place]) for place, vote in enumerate(votes))
    assert left_open(match) == (votes.count(UNDECIDED) if ending.sent else 0)
    if ending.decisive:
        assert votes.count(RATIFIED) == TO_RATIFY if ending.won else votes.count(REJECTED) == TO_REJECT


def test_it_is_a_game_like_any_other() -> None:
    """It is saved and opened, and gone on with from any of its moments."""
    match = world_match(Numbered(own_game(), SEED, 3))
    again = Match.load(match.save(), [VotesForWomen()])
    assert again.position == match.position
    assert match.players == {"suffragist": "random", "opposition": "random"}
    assert match.fork(20).replies == match.replies[:20]


def test_worlds_of_one_number_share_their_luck() -> None:
    asked = question(NOTHING, JUNE_1919, players="random")
    was, is_ = (world_match(Numbered(setup, SEED, 5)) for setup in (asked.as_it_was, asked.as_changed))
    assert was.replies == is_.replies
    assert was.replies != world_match(Numbered(asked.as_it_was, SEED, 6)).replies


def test_the_last_turn_is_as_long_and_the_dice_as_large_as_was_asked() -> None:
    match = world_match(Numbered(WORLDS["rounds, dice and bids"](), SEED, 1))
    views = [match.game.view(position, None) for position in match.positions]
    assert max(view.round_of_turn for view in views if view.turn == TURNS) == 8
    rolls = [p.pending for p in match.positions if getattr(p.pending, "why", "").endswith(" vote")]
    assert {roll.sides for roll in rolls if hasattr(roll, "sides")} <= {8}


def test_who_bids_nothing_bids_nothing_there() -> None:
    match = world_match(Numbered(WORLDS["rounds, dice and bids"](), SEED, 2))
    bids: dict[str, set[object]] = {SUFFRAGIST: set(), OPPOSITION: set()}
    for position, reply in zip(match.positions, match.replies, strict=False):
        pending = position.pending
        if isinstance(pending, Decision) and is_bid(position, pending):
            bids[side_of(pending.seat)].add(reply == pending.choices[0])
    assert bids[SUFFRAGIST] == {True}
    assert False in bids[OPPOSITION]


def test_of_a_game_nothing_that_was_hidden_is_told() -> None:
    """Hands are dealt anew, and the text of the match is that of the world."""
    worlds = [world_match(Numbered(own_game(), SEED, number)) for number in range(1, 6)]
    assert len({match.positions[0].holdings[0].hand for match in worlds}) > 1
    assert len({match.options["scenario"] for match in worlds}) == len(worlds)
    assert {match.positions[0].red for match in worlds} == {worlds[0].positions[0].red}


def test_others_play_it_out_and_give_its_replies() -> None:
    setup = question(NOTHING, NASHVILLE, players="random").as_it_was
    worlds = [Numbered(setup, SEED, number) for number in (3, 8)]
    found = run_inline(PlayingAgain(worlds))
    assert [found[world] for world in worlds] == [played(world) for world in worlds]
    match = world_match(worlds[0], found[worlds[0]].replies)
    assert match == world_match(worlds[0])


def test_replies_of_another_moment_do_not_fit() -> None:
    june, nashville = (question(NOTHING, moment, players="random").as_it_was for moment in (JUNE_1919, NASHVILLE))
    with pytest.raises(IllegalReply):
        world_match(Numbered(june, SEED, 1), played(Numbered(nashville, SEED, 1)).replies)
