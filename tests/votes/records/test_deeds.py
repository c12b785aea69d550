"""What the sides did: recounted from the events."""

from collections import Counter

import pytest

from tests.votes.games import hard_game, last_turn, whole_game
from tests.votes.scenes import GAME, scene
from vfw.core import Reply
from vfw.votes.records.event_queries import CloseVote, close_votes, deeds
from vfw.votes.rules.position import OPPOSITION, RATIFIED, REJECTED, SIDES, SUFFRAGIST, Position, Side


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("seed", range(3))
def test_cards_are_counted_by_what_they_were_used_for(seed: int, side: Side) -> None:
    for game in (whole_game, hard_game):
        positions = list(game(seed))
        played = [event for position in positions[1:] for event in position.news if event[:2] == ("played", side)]
        told = deeds(positions, side)
        assert Counter(event[3] for event in played) == told.uses
        assert told.events == tuple(event[2] for event in played if event[3] == "event")
        assert sum(told.uses.values()) >= len(told.events) > 0


def final_vote(suffragist: int, opposition: int, tennessee: str) -> list[Position]:
    """Tennessee votes with these dice; nobody has buttons."""
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
    assert close_votes(final_vote(suffragist, opposition, tennessee)) == close


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
    assert {(vote.state, vote.vote) for vote in close_votes(positions)} == close
