"""A counted playout opens as its match, and playouts are suggested by their outcomes."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, WEST, question
from tests.whatif.ui.game_moments import own_moment
from vfw.core.match import Match
from vfw.core.questions import Decision, IllegalReply
from vfw.jobs.batch import run_inline
from vfw.votes import VotesForWomen
from vfw.votes.rules.board import PLACE, STATES
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TO_RATIFY, TO_REJECT, TURNS, UNDECIDED
from vfw.whatif.playouts import Conduct, Ending, Setup, is_bid, simulate
from vfw.whatif.question import NOTHING
from vfw.whatif.tallies import Tally, count_playouts
from vfw.whatif.ui.playout_match import (
    PlayoutKey,
    ReplayJob,
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
def test_a_match_ends_as_its_playout_was_counted(kind: str, number: int) -> None:
    setup = SETUPS[kind]()
    match, ending = make_match(PlayoutKey(setup, SEED, number)), simulate(setup, SEED, number)
    assert match.outcome
    assert (side_of(match.outcome.winners[0]) == SUFFRAGIST) == ending.won
    votes = match.position.votes
    assert match.position.sent == bool(ending.sent)
    assert all(vote in (UNDECIDED, ending.votes[place]) for place, vote in enumerate(votes))
    if ending.decisive:
        assert votes.count(RATIFIED) == TO_RATIFY if ending.won else votes.count(REJECTED) == TO_REJECT


def test_the_match_can_be_saved_and_forked() -> None:
    """It is saved and opened, and resumed from any of its moments."""
    match = make_match(PlayoutKey(own_game(), SEED, 3))
    again = Match.load(match.save(), [VotesForWomen()])
    assert again.position == match.position
    assert match.players == {"suffragist": "random", "opposition": "random"}
    assert match.fork(20).replies == match.replies[:20]


def test_playouts_with_one_number_share_their_luck() -> None:
    asked = question(NOTHING, JUNE_1919, players="random")
    was, is_ = (make_match(PlayoutKey(setup, SEED, 5)) for setup in (asked.as_it_was, asked.as_changed))
    assert was.replies == is_.replies
    assert was.replies != make_match(PlayoutKey(asked.as_it_was, SEED, 6)).replies


def test_the_match_has_the_changed_rounds_and_dice() -> None:
    match = make_match(PlayoutKey(SETUPS["rounds, dice and bids"](), SEED, 1))
    views = [match.game.view(position, None) for position in match.positions]
    assert max(view.round_of_turn for view in views if view.turn == TURNS) == 8
    rolls = [p.pending for p in match.positions if getattr(p.pending, "why", "").endswith(" vote")]
    assert {roll.sides for roll in rolls if hasattr(roll, "sides")} <= {8}


def test_the_match_keeps_the_ban_on_bids() -> None:
    match = make_match(PlayoutKey(SETUPS["rounds, dice and bids"](), SEED, 2))
    bids: dict[str, set[object]] = {SUFFRAGIST: set(), OPPOSITION: set()}
    for position, reply in zip(match.positions, match.replies, strict=False):
        pending = position.pending
        if isinstance(pending, Decision) and is_bid(position, pending):
            bids[side_of(pending.seat)].add(reply == pending.choices[0])
    assert bids[SUFFRAGIST] == {True}
    assert False in bids[OPPOSITION]


def test_the_match_of_a_game_hides_its_hidden_cards() -> None:
    """Hands are dealt again, and the text of the match is that of the playout."""
    playouts = [make_match(PlayoutKey(own_game(), SEED, number)) for number in range(1, 6)]
    assert len({match.positions[0].holdings[0].hand for match in playouts}) > 1
    assert len({match.options["scenario"] for match in playouts}) == len(playouts)
    assert {match.positions[0].red for match in playouts} == {playouts[0].positions[0].red}


def test_a_replay_job_returns_the_replies() -> None:
    setup = question(NOTHING, NASHVILLE, players="random").as_it_was
    playouts = [PlayoutKey(setup, SEED, number) for number in (3, 8)]
    found = run_inline(ReplayJob(playouts))
    assert [found[key] for key in playouts] == [replay_playout(key) for key in playouts]
    match = make_match(playouts[0], found[playouts[0]].replies)
    assert match == make_match(playouts[0])


def test_replies_of_another_moment_are_refused() -> None:
    june, nashville = (question(NOTHING, moment, players="random").as_it_was for moment in (JUNE_1919, NASHVILLE))
    with pytest.raises(IllegalReply):
        make_match(PlayoutKey(june, SEED, 1), replay_playout(PlayoutKey(nashville, SEED, 1)).replies)


ALL_BUT = len(STATES)


def ending(no: tuple[str, ...] = (), short: int = 5, *, sent: bool = True) -> Ending:
    """Return an ending in which these states say no, and all others yes."""
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


def test_three_playouts_are_suggested_by_their_names() -> None:
    ends = [ending(SOUTH)] * 20 + [ending(SOUTH, short=1), ending((*SOUTH, "NY")), *[ending(SOUTH)] * 20]
    offered = suggest_playouts(tally(*ends), decides="DE")
    assert [one.label for one in offered] == [
        "The middle: 45 ratify · world 1",
        "The narrowest: Delaware decides · world 21",
        "The strangest: New York says no · world 22",
    ]
    assert narrowest_playout(tally(*ends)) == 21


def test_a_rare_yes_is_strange() -> None:
    ends = [ending(SOUTH)] * 30 + [ending(("AL", "GA"))]
    assert suggest_playouts(tally(*ends))[-1].words == "Mississippi says yes"


def test_without_a_rare_vote_the_rarest_number_is_strange() -> None:
    """Each state says yes in half of the playouts."""
    first, second = STATES[: ALL_BUT // 2], STATES[ALL_BUT // 2 :]
    ends = [ending(first), ending(second)] * 12 + [ending(STATES), ending()]
    assert suggest_playouts(tally(*ends))[-1].words in ("none ratifies", "48 ratify")


def test_an_outcome_in_every_tenth_playout_is_not_strange() -> None:
    ends = [ending(SOUTH)] * 4 + [ending(("NY", *SOUTH))]
    assert not any("strangest" in one.name for one in suggest_playouts(tally(*ends)))


def test_a_playout_suggested_twice_has_both_names() -> None:
    (both,) = suggest_playouts(tally(ending(SOUTH, short=2)), decides="DE")
    assert both.label == "The middle, the narrowest: 45 ratify; Delaware decides · world 1"


def test_without_a_known_deciding_state_the_margin_is_named() -> None:
    ends = [ending(short=4), ending(short=2)]
    assert suggest_playouts(tally(*ends))[1].words == "decided by 2 states"


def test_no_playout_is_narrow_if_the_amendment_is_never_sent() -> None:
    never = tally(ending(sent=False), ending(sent=False))
    assert [one.label for one in suggest_playouts(never)] == ["The middle: none ratifies · world 1"]


def test_without_playouts_none_is_suggested() -> None:
    assert suggest_playouts(Tally()) == []
    assert narrowest_playout(Tally()) == 0


def test_suggested_playouts_match_their_descriptions() -> None:
    setup = question(NOTHING, JUNE_1919, players="random").as_it_was
    found = count_playouts(setup, setup, 5, 1, 60).as_it_was
    middle, narrow, *strange = suggest_playouts(found)
    assert f"{simulate(setup, 5, middle.number).votes.count(RATIFIED)} ratify" == middle.words
    assert simulate(setup, 5, narrow.number).short == found.narrowest[0]
    for one in strange:
        assert one.number in range(1, 61)
