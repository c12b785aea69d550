"""Announcements: complete for all that counts, and short when many states change."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.votes.games import solitaire_game, whole_game
from tests.votes.listening import Listener, there_is
from tests.votes.scenes import scene
from vfw.core.position import Event
from vfw.votes.narration.announcements import announcement_lines, describe_cubes, describe_votes
from vfw.votes.rules.board import REGION_STATES, STATES
from vfw.votes.rules.deck import keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SIDES, SUFFRAGIST
from vfw.votes.rules.tabletop import RATIFIED

SEATS = (*SIDES, None)
MOST_WORDS = 80


def follow(game: Iterable[Position], seat: str | None) -> None:
    """Listen to a game, answer by answer."""
    listener = Listener(seat)
    for position in game:
        for line in announcement_lines(position.news, position, seat):
            assert 0 < len(line.split()) <= MOST_WORDS, line
            listener.hear(line)
        assert listener.knows == there_is(position), position.news


@pytest.mark.parametrize(("game", "seat"), [(whole_game, OPPOSITION), (solitaire_game, SUFFRAGIST)])
def test_a_game_can_be_followed_by_announcements_alone(game: Callable[[int], Iterable[Position]], seat: str) -> None:
    follow(game(4), seat)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("game", [whole_game, solitaire_game])
def test_ten_games_can_be_followed_by_announcements_alone(game: Callable[[int], Iterable[Position]], seed: int) -> None:
    follow(game(seed), SEATS[seed % 3] if game is whole_game else SUFFRAGIST)


def told(*events: Event, seat: str | None = SUFFRAGIST, **table: Any) -> list[str]:
    return announcement_lines(events, scene(**table).position, seat)


def test_many_states_are_counted_by_region_and_own_losses_are_named() -> None:
    cubes = [("added", OPPOSITION, "red", state) for state in STATES if state not in ("NY", *REGION_STATES["West"])]
    lost = ("removed", OPPOSITION, "purple", "NY")
    counted = (
        "Red cubes go to 39 states: eight in the Plains, eight in the South, eight in the Midwest, eight in Atlantic & "
        "Appalachia and seven in the Northeast."
    )
    assert told(*cubes[:20], lost, *cubes[20:]) == [f"{counted} You lose one purple cube in New York."]
    midwest = [("added", OPPOSITION, "red", state) for state in REGION_STATES["Midwest"]]
    assert told(*midwest) == ["Red cubes go to eight states in the Midwest."]
    assert told(*midwest, *midwest[:2]) == ["Ten red cubes go to eight states in the Midwest."]
    assert told(*midwest[:4], *midwest[:1], *cubes[:1]) == [
        "Six red cubes go to five states: one in the Plains and five in the Midwest."
    ]
    assert told(*cubes[:20], lost, *cubes[20:], seat=OPPOSITION) == [f"{counted} A purple cube leaves New York."]


def test_few_states_are_named() -> None:
    cubes = [("added", SUFFRAGIST, "yellow", state) for state in ("OH", "IA", "OH")]
    assert told(*cubes) == ["Yellow cubes go to Ohio (2) and Iowa."]


def test_each_played_card_begins_a_line() -> None:
    drew, played = ("drew", OPPOSITION, ("lucy-stone",)), ("played", SUFFRAGIST, "lucy-stone", "lobby")
    assert told(("gained", SUFFRAGIST, 0), ("turn", 2), drew, played) == [
        "Turn 2 begins. The Opposition draws one card.",
        "You play Lucy Stone to lobby.",
    ]


def test_the_final_dice_are_announced_with_their_result() -> None:
    throws = [("rolled", SUFFRAGIST, 4, faces, "campaigning") for faces in ((1, 1), (2, 4))]
    assert told(throws[0], ("paid", SUFFRAGIST, 1), throws[1]) == [
        "You roll two d4: 2 and 4; 6 in all; the last of two throws. You pay one button.",
        "You have no buttons now.",
    ]
    lobbied = ("rolled", OPPOSITION, 6, (6, 1), "lobbying")
    assert told(lobbied) == ["The Opposition rolls two d6: 6 and 1; one of six or more."]
    assert told(("threw", 4, 3, "strategy", 3)) == ["In the bid the d4 shows 3."]
    assert told(("threw", 8, 3, "state", "OH")) == [], "where something happens is heard when it does"


def test_the_new_state_is_announced_if_it_has_changed() -> None:
    assert told(("congress", SUFFRAGIST, 1), congress=3) == [
        "You add one marker to Congress.",
        "Congress has three markers now.",
    ]
    assert told(("congress", OPPOSITION, 0)) == ["Congress has no markers now."]
    assert told(("gained", OPPOSITION, 0)) == []


def test_a_vote_removes_the_cubes_of_a_state_and_the_rest_of_its_region_is_announced() -> None:
    voted, now = ("voted", "NY", RATIFIED), "One state has ratified, none has rejected."
    left = "Cubes now: the Northeast two purple and one red."
    ratified = "New York ratifies the Amendment."
    assert told(voted, NY="ratified", VT="PPR") == [ratified, f"{now} {left}"]
    rolled = [("vote rolled", side, "NY", 3, 0) for side in SIDES]
    assert told(*rolled, voted, NY="ratified", VT="PPR")[-1] == now, "it is heard that there were none"
    one_rolled = ("vote rolled", OPPOSITION, "NY", 3, 0)
    assert told(one_rolled, voted, NY="ratified", VT="PPR")[-1] == f"{now} {left}"


def test_states_with_the_same_vote_share_a_sentence_and_lost_ones_are_named() -> None:
    voted = [("voted", state, RATIFIED) for state in ("NY", "VT", "OH", "IA")]
    passed = "Congress passes the Amendment and sends it to the states!"
    assert told(("sent",), *voted[:3])[0] == f"{passed} New York, Vermont and Ohio ratify the Amendment."
    counted = "Four states ratify the Amendment: two in the Midwest and two in the Northeast."
    assert told(("sent",), *voted)[0] == f"{passed} {counted}"
    named = "New York, Vermont, Ohio and Iowa ratify the Amendment."
    assert told(("sent",), *voted, seat=OPPOSITION)[0] == f"{passed} {named}"


def test_the_totals_of_the_regions_can_be_requested() -> None:
    table = scene(NY="PPR", VT="Y", WA="R", OH="rejected").position
    assert describe_cubes(table) == (
        "Cubes now: the West one red; the Plains none; the South none; the Midwest none; Atlantic & Appalachia none; "
        "the Northeast two purple, one yellow and one red."
    )
    assert describe_votes(table) == "No states have ratified, one has rejected."


def test_cards_put_back_unseen_are_counted() -> None:
    back = [("put back", OPPOSITION, card, "bottom") for card in keys(OPPOSITION)[:5]]
    assert told(*back) == ["The Opposition puts five cards at the bottom of its draw deck."]
    assert told(*back[:1]) == ["The Opposition puts a card at the bottom of its draw deck."]
