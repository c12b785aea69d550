"""Occasions for a debrief, in games with known events."""

import pytest

from tests.votes.games import hard_game, last_turn, whole_game
from tests.votes.scenes import GAME, scene
from vfw.core import Match, Reply, seeded
from vfw.resources import lessons
from vfw.votes.narration.words import NUMBER_WORDS
from vfw.votes.records.event_queries import ANY_GAME, OCCASIONS, find_occasions
from vfw.votes.rules.board import STATES
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST, Side
from vfw.votes.seating import TABLES

REWARDING = ("southern-strategy", "old-dixie")


def played(start: Position, *replies: Reply) -> list[Position]:
    positions = [start]
    for reply in replies:
        positions.append(GAME.answer(positions[-1], reply))
    return positions


def final_vote(*dice: int, **table: int | str) -> list[Position]:
    """Let the Suffragists call Tennessee with these dice; neither side has buttons."""
    start = scene(turn=6, sent=True, **table).clean_up().position  # type: ignore[arg-type]  # congress and the like
    return played(start, "TN", *[(die,) for die in dice])


def first_turn(use: str, at: str = "1v1") -> list[Position]:
    """Both sides use every card they can for that."""
    match = Match(GAME, TABLES[at], chance=seeded(4))
    while match.position.turn == 1:
        legal = match.legal()
        match.answer(next((word for word in (use, "keep") if word in legal), legal[0]))
    return [*match.positions]


def test_a_close_vote_is_lost_or_won_by_the_side_of_the_reader() -> None:
    lost = final_vote(3, 3)
    for persons, result in (({SUFFRAGIST}, "lost"), ({OPPOSITION}, "won"), (set(), "lost"), ({*SIDES}, "lost")):
        given = find_occasions(lost, persons, ())
        assert given[f"{result}-a-close-vote"] == {"state": "Tennessee"}
        assert f"{result}-states" not in given, "it has been talked about"
        assert not {"lost", "won"} - {result} & {name.partition("-")[0] for name in given}


def test_given_ratifications_are_counted() -> None:
    ratified = " ".join([state for state in STATES if state != "TN"][:35])
    given = find_occasions(final_vote(6, 1, ratified=ratified), {SUFFRAGIST}, ())
    assert given["won-states"] == {"state": "Tennessee", "nth": "36th", "n": "one"}
    assert find_occasions(final_vote(6, 1), {SUFFRAGIST}, ())["won-states"]["nth"] == "first"


def test_plays_of_partners_are_told_of_their_side() -> None:
    told = [find_occasions(first_turn("lobby", at), {SUFFRAGIST}, ())["lobbied-more"] for at in ("1v1", "2v1", "1v2")]
    assert [words["who"] for words in told] == ["You", "Your side", "You"]


def test_a_vote_that_was_not_close_gives_no_occasion() -> None:
    given = find_occasions(final_vote(6, 1), {SUFFRAGIST}, ())
    assert "won-states" in given
    assert "won-a-close-vote" not in given


def test_a_game_in_which_the_amendment_was_never_sent_says_how_far_it_came() -> None:
    start = scene(turn=6, round=6, congress=4).round_of(OPPOSITION).position
    positions = [start]
    while positions[-1].pending.label != "the game is over":
        legal = positions[-1].pending.choices  # type: ignore[union-attr]  # nothing is rolled
        positions.append(GAME.answer(positions[-1], "organize" if "organize" in legal else legal[0]))
    assert find_occasions(positions, {SUFFRAGIST}, ())["never-sent"] == {"n": "four"}


@pytest.mark.parametrize(
    ("use", "side", "occasion", "other"),
    [
        ("lobby", SUFFRAGIST, "lobbied-more", "campaigned-more"),
        ("campaign", SUFFRAGIST, "campaigned-more", "lobbied-more"),
        ("campaign", OPPOSITION, "campaigned-more", "lobbied-more"),
    ],
)
def test_lobbying_and_campaigning_are_counted_for_the_side_that_is_spoken_to(
    use: str, side: Side, occasion: str, other: str
) -> None:
    positions = first_turn(use)
    events = [event for position in positions for event in position.news if event[:2] == ("played", side)]
    n = sum(event[3] == use for event in events)
    assert n > 2
    given = find_occasions(positions, {side}, ())
    assert given[occasion] == {"who": "You", "n": NUMBER_WORDS[n]}
    assert other not in given
    assert ("led-the-opposition" in given) == (side == OPPOSITION)


def test_a_watched_game_tells_of_the_suffragists() -> None:
    assert find_occasions(first_turn("lobby"), (), ())["lobbied-more"]["who"] == "The Suffragists"


@pytest.mark.parametrize("seed", range(4))
def test_a_card_that_rewards_racism_is_told_first_of_the_side_spoken_to(seed: int) -> None:
    for positions in (list(whole_game(seed)), list(hard_game(seed))):
        events = [event for position in positions for event in position.news if event[0] == "played"]
        events = [event for event in events if event[3] == "event" and event[2].rpartition(":")[2] in REWARDING]
        for persons in ((), (SUFFRAGIST,), (OPPOSITION,)):
            given = find_occasions(positions, persons, REWARDING).get("card-that-rewards-racism")
            spoken_to = persons[0] if persons else SUFFRAGIST
            ranked = sorted(events, key=lambda event: event[1] != spoken_to)
            if given is None:
                assert not ranked
                continue
            assert given["card"] == CARDS[ranked[0][2]].title
            who = {SUFFRAGIST: "The Suffragists", OPPOSITION: "The Opposition"}
            assert given["who"] == ("You" if [ranked[0][1]] == [*persons] else who[ranked[0][1]])


@pytest.mark.parametrize("seed", range(3))
def test_only_the_listed_occasions_are_given_each_with_its_words(seed: int) -> None:
    for game in (whole_game, hard_game, last_turn):
        for name, words in find_occasions(list(game(seed)), {SUFFRAGIST}, REWARDING).items():
            assert {*words} == {*OCCASIONS[name]}
            assert all(words.values())
    assert not any(name.startswith(ANY_GAME) for name in OCCASIONS)


def test_given_cards_of_a_scenario_belong_to_no_side() -> None:
    match = Match(GAME, {"scenario": lessons("scenarios")["1920-nashville"]}, chance=seeded(1))
    assert find_occasions(match.positions, {SUFFRAGIST}, REWARDING) == {}
