"""Your game and the record: what leaves history, what agrees, and that every number is that of the tables."""

import re
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.votes.games import last_turn, solitaire_ending
from tests.votes.golden import kept_games
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.debrief.comparison import RecordModel
from vfw.debrief.record import compare_game, turn_of
from vfw.history import floor_votes, ratification, sources, timeline
from vfw.history.writing import BRACKET, keys_of
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.narration.words import TURN_YEARS
from vfw.votes.players import registry
from vfw.votes.records.event_queries import Ended, GameTimeline, Sent, TimelinePoint, TookEffect, Voted, build_timeline
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import RATIFIED, REJECTED

ROWS = {act.state: act for act in ratification()}
CODES = {name: code for code, name in NAMES.items()}
RECORDS = kept_games()


def told(
    *points: TimelinePoint, first_turn: int = 1, last_turn: int = 6, given: tuple[str, ...] = (), ratified: int = 0
) -> RecordModel:
    return compare_game(GameTimeline(points, first_turn, last_turn, given, ratified))


def vote(state: str, vote: int, turn: int = 5, number: int = 2, answer: int = 7, called: bool = False) -> Voted:
    return Voted(turn, state, vote, number, answer, called)


def late(*points: TimelinePoint) -> RecordModel:
    """The same in a game that begins when most has happened, so that nothing else is missed or first."""
    return told(*points, first_turn=6, ratified=35)


# Single points


def test_a_state_that_votes_otherwise_leaves_history_there() -> None:
    assert late(vote("TN", REJECTED)).left == [
        "In your game Tennessee rejected on turn 5 (1914 to 1919); it ratified on 18 August 1920, 49 to 47 in its "
        "lower house. [HWS6; CONAN1952]"
    ]
    assert late(vote("GA", RATIFIED, turn=6, called=True)).left == [
        "In your game Georgia ratified in Final Voting (1920); it refused on 24 July 1919, 34 for and 132 against in "
        "its lower house. [HWS6; CONAN1952]"
    ]


@pytest.mark.parametrize("state", STATES)
def test_a_state_that_votes_as_it_did_in_1919_or_1920_agrees_in_whatever_turn(state: str) -> None:
    """Vermont ratified in 1921, and Florida held no vote: what they do in a game cannot agree."""
    act = ROWS[state]
    for turn in range(3, 7):
        yes, no = (late(vote(state, voted, turn)) for voted in (RATIFIED, REJECTED))
        assert bool(yes.agrees) == (act.outcome == "ratified" and state != "VT")
        assert bool(yes.left) == (not yes.agrees)
        assert bool(no.agrees) == (act.outcome == "rejected")
        assert bool(no.left) == (act.outcome != "rejected")


def test_connecticut_and_vermont_came_after_the_thirty_sixth() -> None:
    assert "it ratified on 14 September 1920, when the Amendment was already law" in late(vote("CT", REJECTED)).left[0]
    assert "it did so only on 8 February 1921, when the" in late(vote("VT", RATIFIED)).left[0]


def test_the_state_that_decided_is_told_once() -> None:
    face = late(vote("OH", RATIFIED), vote("TN", RATIFIED, 6, number=36))
    said = [face.happened, *face.left, *face.agrees]
    assert sum(text.count("Tennessee") for text in said) == 1
    assert "36 of 48 had to ratify it" in face.happened
    assert "Tennessee was the 36th of 48 to ratify it" in late(vote("OH", RATIFIED)).happened


def test_florida_that_rejects_is_listed() -> None:
    assert (
        "Florida rejected on turn 5 (1914 to 1919); it held no vote in 1919 or 1920."
        in (late(vote("FL", REJECTED)).left[0])
    )


def test_florida_held_no_vote() -> None:
    assert (
        "Florida ratified on turn 5 (1914 to 1919); it held no vote in 1919 or 1920. [HWS6]"
        in late(vote("FL", RATIFIED)).left[0]
    )


@pytest.mark.parametrize("turn", range(1, 7))
def test_the_amendment_is_sent_in_its_turn_or_not(turn: int) -> None:
    face = told(Sent(turn), last_turn=turn, given=("fifteenth-amendment", "southern-strategy", "eighteenth-amendment"))
    assert bool(face.agrees) == (turn == 5)
    (point,) = face.agrees or face.left
    assert f"on turn {turn} ({TURN_YEARS[turn - 1]}" in point
    assert "; the Senate passed it on 4 June 1919, 56 to 25. [HWS5; CONAN1952]" in point


def test_an_amendment_that_is_never_sent_leaves_history_at_the_end() -> None:
    face = told(Ended(6, "opposition", "never sent", 4), first_turn=6)
    assert (
        "Congress never sent the Amendment and had 4 of 6 markers in the end; the Senate passed it on" in face.left[0]
    )


def test_an_amendment_that_fails_names_the_state_that_was_the_last_straw() -> None:
    face = late(vote("OH", REJECTED, 6, number=13), Ended(6, "opposition", "rejected", 0))
    assert "the Amendment failed when Ohio was the 13th state to reject it; Tennessee was the 36th to" in face.left[1]


def test_the_first_to_ratify_are_compared_with_the_first() -> None:
    others = told(vote("KS", RATIFIED, number=1), vote("UT", RATIFIED, number=2), first_turn=6)
    assert (
        "In your game Kansas and Utah were the first to ratify, on turn 5 (1914 to 1919); "
        "Illinois, Wisconsin and Michigan came first, on 10 June 1919. [HWS6; CONAN1952]"
    ) in others.left
    assert "Wisconsin was the first to ratify" in told(vote("WI", RATIFIED, number=1), first_turn=6).agrees[0]
    assert not any("first to" in text for text in late(vote("KS", RATIFIED, number=1)).left)


@pytest.mark.parametrize(("state", "turn", "left"), [("TN", 6, False), ("TN", 5, True), ("WA", 6, True)])
def test_the_thirty_sixth_was_tennessee_in_1920(state: str, turn: int, left: bool) -> None:
    face = late(vote(state, RATIFIED, turn, number=36))
    (text,) = [text for text in (*face.left, *face.agrees) if "36th" in text]
    assert (text in face.left) == left
    assert "on 18 August 1920, 49 to 47 in its lower house" in text


@pytest.mark.parametrize(("turn", "left"), [(1, True), (2, False), (3, True)])
def test_the_fifteenth_amendment_belongs_to_the_second_turn(turn: int, left: bool) -> None:
    face = told(TookEffect(turn, "fifteenth-amendment"), last_turn=turn)
    (text,) = face.left or face.agrees
    assert (text in face.left) == left
    assert "the record says for 30 March 1870: The 15th Amendment, banning race as a bar" in text


def test_what_never_came_is_missed_once_its_time_is_over_if_the_game_saw_all_of_it() -> None:
    assert told(last_turn=2) == told(last_turn=2, first_turn=2)
    assert told(last_turn=2).left == []
    assert "the Fifteenth Amendment has not come into effect so far" in told(last_turn=3).left[0]
    assert told(last_turn=6, first_turn=3, given=("southern-strategy", "eighteenth-amendment")).left == []
    end = Ended(6, "opposition", "never sent", 0)
    never = told(end).left
    assert "the Fifteenth Amendment never came into effect" in never[0]
    assert "the Southern Strategy never came into effect; the record says for March 1903: NAWSA meets in" in never[1]
    assert "the Eighteenth Amendment never came into effect" in never[2]
    assert "Congress never sent" in never[3], "in the order in which they were missed"


def test_the_southern_strategy_lasted_so_only_other_turns_leave_history() -> None:
    missing = "fifteenth-amendment"
    for turn in range(1, 7):
        face = told(TookEffect(turn, "southern-strategy"), last_turn=turn, given=(missing,))
        assert bool(face.left) == (turn not in (3, 4, 5))
        assert bool(face.agrees) == (turn == 3)


def test_states_that_voted_as_they_did_are_told_together() -> None:
    votes = [vote(state, RATIFIED) for state in ("KS", "OH", "TN", "UT", "ID")]
    face = late(*votes, vote("GA", REJECTED))
    assert face.left == []
    assert face.agrees == [
        "In your game Kansas, Ohio, Tennessee and 2 more ratified; they ratified from 16 June 1919 to 18 August 1920. "
        "[HWS6; CONAN1952]",
        "In your game Georgia rejected; it refused on 24 July 1919. [HWS6; CONAN1952]",
    ]


def test_years_belong_to_turns() -> None:
    assert [turn_of(year) for year in (1792, 1848, 1864, 1865, 1913, 1914, 1919, 1920, 1984)] == [
        1, 1, 1, 2, 4, 5, 5, 6, 6,
    ]  # fmt: skip


# Whole games


def greedy(seed: int, **options: Any) -> Iterable[Position]:
    match = Match(VotesForWomen(), options, chance=seeded(seed))
    sides = {seat: registry.create_player("greedy", Random(seed)) for seat in match.seats}
    while not match.outcome:
        match.answer(sides[match.pending.seat].choose(match.view(match.pending.seat)))  # type: ignore[union-attr]
    return match.positions


NASHVILLE = {"scenario": lessons("scenarios")["1920-nashville"]}
TO_THE_STATES = {"scenario": lessons("scenarios")["1919-to-the-states"]}
GAMES: dict[str, Callable[[], Iterable[Position]]] = {
    **{f"recorded {kept['id']}": partial(lambda kept: load_recorded_match(kept).positions, kept) for kept in RECORDS},
    **{f"last turn {seed}": partial(last_turn, seed) for seed in range(6)},
    **{f"solitaire {seed}": partial(solitaire_ending, seed) for seed in range(4)},
    **{f"Nashville {seed}": partial(greedy, seed, **NASHVILLE) for seed in range(3)},
    "greedy": partial(greedy, 5),
    "June 1919": partial(greedy, 1, **TO_THE_STATES),
}


@pytest.mark.parametrize("name", GAMES)
def test_five_points_at_most_each_with_its_sources_and_the_numbers_of_the_tables(name: str) -> None:
    positions = list(GAMES[name]())
    for end in (len(positions), len(positions) // 2, len(positions) // 4 + 1):
        face = compare_game(build_timeline(positions[:end]))
        assert len(face.left) + len(face.agrees) <= 5
        assert len({*face.left, *face.agrees}) == len(face.left) + len(face.agrees)
        for text in (face.happened, *face.left, *face.agrees):
            bracket = BRACKET.search(text)
            assert bracket
            assert bracket.end() == len(text)
            assert {*keys_of(bracket["bracket"])} <= sources().keys()
            assert stated(text) <= known(), text


DATE = re.compile(
    r"(?:\d+ )?(?:(?:June|July|August|September|October|November|December|January|February|March|April|May) )\d{4}"
)
COUNT = re.compile(r"\d+ (?:to \d+ in|for and \d+ against)|passed it on [^,]+, \d+ to \d+")


def stated(text: str) -> set[str]:
    """The dates and the counts of votes in a sentence."""
    _, _, record = text.partition("; ")
    return {*DATE.findall(record), *COUNT.findall(record)}


def known() -> set[str]:
    """Those that the tables have."""
    dates = {str(act.on) for act in ratification()} | {str(event.on) for event in timeline()}
    counts = set()
    for act in ratification():
        if act.house and act.house.yeas is not None:
            counts |= {f"{act.house.yeas} to {act.house.nays} in", f"{act.house.yeas} for and {act.house.nays} against"}
    for one in floor_votes():
        counts.add(f"passed it on {one.on}, {one.floor}")
        dates.add(str(one.on))
    return dates | counts


@pytest.mark.parametrize("name", GAMES)
def test_each_state_that_left_history_did_so_by_the_table(name: str) -> None:
    positions = list(GAMES[name]())
    votes = {one.state: one for one in build_timeline(positions).votes}
    for text in compare_game(build_timeline(positions)).left:
        found = re.match(r"In your game ([A-Z][\w ]+?) (ratified|rejected) ", text)
        if found and found[1] in CODES:
            state = CODES[found[1]]
            act, voted = ROWS[state], votes[state].vote
            assert voted == (RATIFIED if found[2] == "ratified" else REJECTED)
            did = act.outcome if act.on and act.on.date.year <= 1920 else "none"
            assert did != found[2]
            assert state not in positions[0].ratified + positions[0].rejected


def test_a_scenario_at_its_beginning_has_nothing_to_compare() -> None:
    match = Match(VotesForWomen(), NASHVILLE, chance=seeded(1))
    face = compare_game(build_timeline(match.positions))
    assert (face.left, face.agrees) == ([], [])
