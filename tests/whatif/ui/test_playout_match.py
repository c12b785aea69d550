"""A world that was counted opens as the match it was."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question
from tests.whatif.ui.game_moments import own_moment
from vfw.core.match import Match
from vfw.core.questions import Decision, IllegalReply
from vfw.thinking.inquiry import work_out
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import PLACE, STATES
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
from vfw.whatif.playouts import Conduct, Ending, Setup, is_bid, simulate
from vfw.whatif.question import NOTHING
from vfw.whatif.tallies import Tally, count_playouts
from vfw.whatif.ui.playout_match import (
    PlayoutKey,
    ReplayJob,
    count_open_states,
    make_match,
    narrowest_playout,
    replay_playout,
    suggest_playouts,
)

SEED = 7


@cache
def own_game(at: str = "1v1") -> Setup:
    return Setup(own_moment(turn=3, at=at), is_from_game=True, conduct=Conduct("random", "random"))


SETUPS: dict[str, Callable[[], Setup]] = {
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


@pytest.mark.parametrize("kind", SETUPS)
@pytest.mark.parametrize("number", [1, 4])
def test_its_end_is_that_which_was_counted(kind: str, number: int) -> None:
    setup = SETUPS[kind]()
    match, ending = make_match(PlayoutKey(setup, SEED, number)), simulate(setup, SEED, number)
    assert match.outcome
    assert (side_of(match.outcome.winners[0]) == SUFFRAGIST) == ending.won
    votes = match.position.votes
    assert match.position.sent == bool(ending.sent)
    assert all(vote in (UNDECIDED, ending.votes[place]) for place, vote in enumerate(votes))
    assert count_open_states(match) == (votes.count(UNDECIDED) if ending.sent else 0)
    if ending.decisive:
        assert votes.count(RATIFIED) == TO_RATIFY if ending.won else votes.count(REJECTED) == TO_REJECT


def test_it_is_a_game_like_any_other() -> None:
    """It is saved and opened, and gone on with from any of its moments."""
    match = make_match(PlayoutKey(own_game(), SEED, 3))
    again = Match.load(match.save(), [VotesForWomen()])
    assert again.position == match.position
    assert match.players == {"suffragist": "random", "opposition": "random"}
    assert match.fork(20).replies == match.replies[:20]


def test_worlds_of_one_number_share_their_luck() -> None:
    asked = question(NOTHING, JUNE_1919, players="random")
    was, is_ = (make_match(PlayoutKey(setup, SEED, 5)) for setup in (asked.as_it_was, asked.as_changed))
    assert was.replies == is_.replies
    assert was.replies != make_match(PlayoutKey(asked.as_it_was, SEED, 6)).replies


def test_the_last_turn_is_as_long_and_the_dice_as_large_as_was_asked() -> None:
    match = make_match(PlayoutKey(SETUPS["rounds, dice and bids"](), SEED, 1))
    views = [match.game.view(position, None) for position in match.positions]
    assert max(view.round_of_turn for view in views if view.turn == TURNS) == 8
    rolls = [p.pending for p in match.positions if getattr(p.pending, "why", "").endswith(" vote")]
    assert {roll.sides for roll in rolls if hasattr(roll, "sides")} <= {8}


def test_who_bids_nothing_bids_nothing_there() -> None:
    match = make_match(PlayoutKey(SETUPS["rounds, dice and bids"](), SEED, 2))
    bids: dict[str, set[object]] = {SUFFRAGIST: set(), OPPOSITION: set()}
    for position, reply in zip(match.positions, match.replies, strict=False):
        pending = position.pending
        if isinstance(pending, Decision) and is_bid(position, pending):
            bids[side_of(pending.seat)].add(reply == pending.choices[0])
    assert bids[SUFFRAGIST] == {True}
    assert False in bids[OPPOSITION]


def test_of_a_game_nothing_that_was_hidden_is_told() -> None:
    """Hands are dealt anew, and the text of the match is that of the world."""
    playouts = [make_match(PlayoutKey(own_game(), SEED, number)) for number in range(1, 6)]
    assert len({match.positions[0].holdings[0].hand for match in playouts}) > 1
    assert len({match.options["scenario"] for match in playouts}) == len(playouts)
    assert {match.positions[0].red for match in playouts} == {playouts[0].positions[0].red}


def test_others_play_it_out_and_give_its_replies() -> None:
    setup = question(NOTHING, NASHVILLE, players="random").as_it_was
    playouts = [PlayoutKey(setup, SEED, number) for number in (3, 8)]
    found = work_out(ReplayJob(playouts))
    assert [found[key] for key in playouts] == [replay_playout(key) for key in playouts]
    match = make_match(playouts[0], found[playouts[0]].replies)
    assert match == make_match(playouts[0])


def test_replies_of_another_moment_do_not_fit() -> None:
    june, nashville = (question(NOTHING, moment, players="random").as_it_was for moment in (JUNE_1919, NASHVILLE))
    with pytest.raises(IllegalReply):
        make_match(PlayoutKey(june, SEED, 1), replay_playout(PlayoutKey(nashville, SEED, 1)).replies)


ALL_BUT = len(STATES)


def ending(no: tuple[str, ...] = (), short: int = 5, *, sent: bool = True) -> Ending:
    """An end in which these states say no, and all others yes."""
    votes = bytearray([RATIFIED if sent else UNDECIDED] * len(STATES))
    for state in no:
        votes[PLACE[state]] = REJECTED
    return Ending(len(no) < 13, int(sent), bytes(votes), "", short, frozenset())


def tally(*endings: Ending) -> Tally:
    counted_so = Tally()
    for number, one in enumerate(endings, start=1):
        counted_so.count(number, one)
    return counted_so


SOUTH = ("AL", "GA", "MS")


def test_three_are_offered_and_each_is_what_it_is_called() -> None:
    ends = [ending(SOUTH)] * 20 + [ending(SOUTH, short=1), ending((*SOUTH, "NY")), *[ending(SOUTH)] * 20]
    offered = suggest_playouts(tally(*ends), decides="DE")
    assert [one.label for one in offered] == [
        "The middle: 45 ratify · world 1",
        "The narrowest: Delaware decides · world 21",
        "The strangest: New York says no · world 22",
    ]
    assert narrowest_playout(tally(*ends)) == 21


def test_a_state_that_never_says_yes_is_as_strange() -> None:
    ends = [ending(SOUTH)] * 30 + [ending(("AL", "GA"))]
    assert suggest_playouts(tally(*ends))[-1].words == "Mississippi says yes"


def test_without_a_strange_state_the_rarest_number_is_strange() -> None:
    """Each state says yes in half of the worlds."""
    first, second = STATES[: ALL_BUT // 2], STATES[ALL_BUT // 2 :]
    ends = [ending(first), ending(second)] * 12 + [ending(STATES), ending()]
    assert suggest_playouts(tally(*ends))[-1].words in ("none ratifies", "48 ratify")


def test_what_every_tenth_world_has_is_not_strange() -> None:
    ends = [ending(SOUTH)] * 4 + [ending(("NY", *SOUTH))]
    assert not any("strangest" in one.name for one in suggest_playouts(tally(*ends)))


def test_a_world_that_is_offered_twice_bears_both_names() -> None:
    (both,) = suggest_playouts(tally(ending(SOUTH, short=2)), decides="DE")
    assert both.label == "The middle, the narrowest: 45 ratify; Delaware decides · world 1"


def test_where_nobody_knows_who_decided_it_is_said_by_how_much() -> None:
    ends = [ending(short=4), ending(short=2)]
    assert suggest_playouts(tally(*ends))[1].words == "decided by 2 states"


def test_where_it_is_never_sent_no_world_is_narrow() -> None:
    never = tally(ending(sent=False), ending(sent=False))
    assert [one.label for one in suggest_playouts(never)] == ["The middle: none ratifies · world 1"]


def test_of_no_worlds_none_is_offered() -> None:
    assert suggest_playouts(Tally()) == []
    assert narrowest_playout(Tally()) == 0


def test_counted_worlds_are_what_they_are_said_to_be() -> None:
    setup = question(NOTHING, JUNE_1919, players="random").as_it_was
    found = count_playouts(setup, setup, 5, 1, 60).as_it_was
    middle, narrow, *strange = suggest_playouts(found)
    assert f"{simulate(setup, 5, middle.number).votes.count(RATIFIED)} ratify" == middle.words
    assert simulate(setup, 5, narrow.number).short == found.narrowest[0]
    for one in strange:
        assert one.number in range(1, 61)
