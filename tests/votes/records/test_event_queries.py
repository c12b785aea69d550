"""The course of a game: its points, in order, as they stand."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.votes.games import fifth_turn, hard_game, last_turn, solitaire_ending, whole_game
from tests.votes.golden import kept_games
from tests.votes.scenes import GAME, scene
from vfw.core import Match, Outcome, Reply, seeded
from vfw.core.position import Event
from vfw.resources import lessons
from vfw.votes.records.event_queries import (
    CloseVote,
    Ended,
    GameTimeline,
    Sent,
    TookEffect,
    Voted,
    build_timeline,
    find_close_votes,
    query_events,
)
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TO_RATIFY

Game = Callable[[int], Iterator[Position]]
GAMES: list[Game] = [whole_game, hard_game, last_turn, fifth_turn, solitaire_ending]
RECORDS = {record["id"]: record for record in kept_games()}


def news(positions: list[Position]) -> list[Event]:
    return [event for position in positions[1:] for event in position.news]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_votes_of_a_timeline_are_those_on_the_table_without_given_ones(game: Game, seed: int) -> None:
    positions = list(game(seed))
    start, end = positions[0], positions[-1]
    votes = {vote.state: vote.vote for vote in build_timeline(positions).votes}
    assert len(votes) == len(build_timeline(positions).votes), "each state is told once"
    told = {event[1] for event in news(positions) if event[0] == "voted"}
    assert votes == {state: end.vote(state) for state in told if end.vote(state)}
    given = {*start.ratified, *start.rejected} - told
    assert given | votes.keys() >= {*end.ratified, *end.rejected}


def test_some_of_these_games_take_a_vote_back() -> None:
    taken_back = [
        event
        for seed in range(4)
        for event in news(list(fifth_turn(seed)))
        if event[0] in ("overturned", "reconsidered")
    ]
    assert taken_back


@pytest.mark.parametrize("seed", range(6))
def test_a_vote_says_how_many_had_voted_so(seed: int) -> None:
    positions = list(last_turn(seed))
    told = build_timeline(positions)
    assert told.given_ratified == len(positions[0].ratified)
    for vote, held in ((RATIFIED, positions[-1].ratified), (REJECTED, positions[-1].rejected)):
        numbers = [one.number for one in told.votes if one.vote == vote]
        assert numbers[-1] == len(held)
        assert numbers == sorted(numbers)


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_points_come_in_the_turns_in_which_they_happened(name: str) -> None:
    positions = load_recorded_match(RECORDS[name]).positions
    told = build_timeline(positions)
    assert (told.first_turn, told.last_turn) == (1, positions[-1].turn)
    assert [point.turn for point in told.points] == sorted(point.turn for point in told.points)
    sent = [point.turn for point in told.points if isinstance(point, Sent)]
    assert sent == [position.turn for position in positions if ("sent",) in position.news]
    assert bool(sent) == positions[-1].sent
    assert {point.card for point in told.points if isinstance(point, TookEffect)} == {
        event[1] for event in news([*positions]) if event[0] == "stays" and event[2] == "game"
    }


@pytest.mark.parametrize("name", sorted(RECORDS))
def test_the_last_point_of_a_game_that_is_over_is_its_end(name: str) -> None:
    positions = load_recorded_match(RECORDS[name]).positions
    told, outcome = build_timeline(positions), positions[-1].pending
    assert isinstance(outcome, Outcome)
    assert told.is_over
    end = told.points[-1]
    assert isinstance(end, Ended)
    assert ((end.winner,), end.reason, end.turn) == (outcome.winners, outcome.reason, positions[-1].turn)
    assert not build_timeline(positions[:-1]).is_over


def nashville() -> Match[Position, Any]:
    return Match(GAME, {"scenario": lessons("scenarios")["1920-nashville"]}, chance=seeded(1))


def test_given_states_and_cards_of_a_scenario_are_no_points() -> None:
    told = build_timeline(nashville().positions)
    assert told == GameTimeline(
        (), first_turn=6, last_turn=6, given=("eighteenth-amendment",), given_ratified=TO_RATIFY - 1
    )


def test_in_final_voting_states_are_called_and_before_it_they_are_not() -> None:
    match = nashville()
    match.answer("miss-febb-wins-the-last-vote")
    while not match.outcome:
        match.answer(match.legal()[0])
    votes = build_timeline(match.positions).votes
    called = {event[2] for event in news([*match.positions]) if event[0] == "picked"}
    assert {vote.state for vote in votes if vote.in_final_voting} == called
    assert all(vote.turn == 6 for vote in votes)


def test_events_before_the_beginning_are_no_points() -> None:
    """A match can go on from a position whose news tells of a vote."""
    position = next(position for position in last_turn(1) if any(event[0] == "voted" for event in position.news))
    assert build_timeline([position]).points == ()


def test_states_that_vote_together_share_the_answer() -> None:
    positions = load_recorded_match(RECORDS["random-2154"]).positions
    votes = build_timeline(positions).votes
    assert all(
        isinstance(vote, Voted) and ("voted", vote.state, vote.vote) in positions[vote.answer].news for vote in votes
    )


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(3))
def test_cards_are_counted_by_what_they_were_used_for(seed: int, side: Side) -> None:
    for game in (whole_game, hard_game):
        positions = list(game(seed))
        played = [event for position in positions[1:] for event in position.news if event[:2] == ("played", side)]
        told = query_events(positions, side)
        assert Counter(event[3] for event in played) == told.uses
        assert told.events == tuple(event[2] for event in played if event[3] == "event")
        assert sum(told.uses.values()) >= len(told.events) > 0


def final_vote(suffragist: int, opposition: int, tennessee: str) -> list[Position]:
    """Let Tennessee vote with these dice; neither side has buttons."""
    replies: tuple[Reply, ...] = ("TN", (suffragist,), (opposition,))
    positions = [scene({"TN": tennessee}, turn=6, sent=True).clean_up().position]
    for reply in replies:
        positions.append(GAME.answer(positions[-1], reply))
    return positions


@pytest.mark.parametrize(
    ("suffragist", "opposition", "tennessee", "close"),
    [
        (4, 3, "", (CloseVote("TN", RATIFIED),)),
        (3, 3, "", (CloseVote("TN", REJECTED),)),
        (5, 3, "", ()),
        (1, 6, "", ()),
        (2, 5, "PP", (CloseVote("TN", REJECTED),)),
        (2, 5, "PPY", (CloseVote("TN", REJECTED),)),
        (6, 6, "PPY", ()),
    ],
)
def test_a_vote_is_close_where_the_totals_are_even_or_one_apart(
    suffragist: int, opposition: int, tennessee: str, close: tuple[CloseVote, ...]
) -> None:
    assert find_close_votes(final_vote(suffragist, opposition, tennessee)) == close


@pytest.mark.parametrize("seed", range(3))
def test_after_a_re_roll_the_last_die_counts(seed: int) -> None:
    positions = list(last_turn(seed))
    totals: dict[tuple[str, str], int] = {}
    close = set()
    for event in [event for position in positions[1:] for event in position.news]:
        match event:
            case ("vote rolled", side, state, face, cubes):
                totals[state, side] = face + cubes
            case ("voted", state, vote) if (state, SUFFRAGIST) in totals:
                close |= {(state, vote)} if abs(totals[state, SUFFRAGIST] - totals[state, OPPOSITION]) <= 1 else set()
    assert {(vote.state, vote.vote) for vote in find_close_votes(positions)} == close
