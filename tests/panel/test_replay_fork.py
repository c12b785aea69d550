"""Playing on from any step of a replay, with any kind of player in any seat."""

import json
from typing import Any

from tests.panel.conftest import NewScreen
from tests.panel.replays import attribute, begun, command, played
from tests.panel.screen import Screen
from vfw.core.chance import physical, seeded
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.rendering.replay import render_fork_form
from vfw.panel.session.replay import Replay
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import KINDS
from vfw.votes.rules.seats import OPPOSITION
from vfw.votes.scenarios.writer import write_scenario
from vfw.votes.seating import TABLES, seats_at


def fork(screen: Screen, **answers: str) -> None:
    screen.press("play from here")
    screen.press("begin", **answers)


def test_the_visitor_can_play_on_from_any_step_with_other_players(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 40)
    replay = screen.panel.session.replay
    assert replay is not None
    original, moment = screen.match, replay.moment
    fork(screen, suffragist="random", opposition="person")
    assert screen.match is not original
    assert screen.match.replies[:moment] == original.replies[:moment]
    assert screen.match.players == {"suffragist": "random", "opposition": "person"}
    assert isinstance(screen.match.pending, Decision)
    assert screen.match.pending.seat == "opposition"
    screen.pick(screen.picks[0])
    assert original.outcome


def go_where(replay: Replay, *, passes_over: bool) -> int:
    """Look at the first step, after some cards have been played, at which an automaton can take over, or cannot."""
    for step in range(40, replay.last):
        replay.go(step)
        pending = replay.position.pending
        can_begin = not replay.capabilities.scenarios.why_no_scenario(replay.position)
        if can_begin == passes_over and isinstance(pending, Decision) and pending.seat == "suffragist":
            break
    return replay.step


def test_where_a_card_is_chosen_the_automaton_can_take_over(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    replay = screen.panel.session.replay
    assert replay is not None
    command(screen, "go", go_where(replay, passes_over=True))
    before = replay.position
    fork(screen, suffragist="person", opposition="oppobot")
    assert "hand, buttons and claimed cards leave the game" in screen.html("cover")
    assert screen.match.players == {"suffragist": "person", "opposition": "oppobot"}
    assert screen.match.position.oppobot == "normal"
    for table in ("purple", "yellow", "red", "votes", "congress", "sent", "turn", "round"):
        assert getattr(screen.match.position, table) == getattr(before, table)


def test_in_the_middle_of_a_card_the_automaton_cannot_take_over_and_it_says_where(show: NewScreen) -> None:
    replay = Replay(played())
    go_where(replay, passes_over=False)
    assert list(replay.seat_options["opposition"]) == ["person", *KINDS]
    assert replay.fork({"opposition": "oppobot"}, "1").players["opposition"] == "person"
    replay.ask_who_plays_on(True)
    assert "The Oppobot takes over only where a side is about to choose a card" in render_fork_form(replay, 1)


def test_a_fork_has_the_same_new_or_real_dice(show: NewScreen) -> None:
    chances = []
    for dice in ("kept", "anew", "anew", "real"):
        screen = show(played())
        screen.press("look back")
        fork(screen, suffragist="person", opposition="random", dice=dice)
        chances.append(screen.match.chance)
    kept, anew, again, real = chances
    assert kept == seeded(7)
    assert len({json.dumps(chance.header()) for chance in (kept, anew, again)}) == 3
    assert isinstance(real, physical)


def test_the_same_dice_and_players_give_the_same_game(show: NewScreen) -> None:
    screen = begun(show, suffragist="random")
    while not screen.match.outcome:
        screen.press("next")
    original = screen.match
    screen.press("look back")
    command(screen, "go", 50)
    fork(screen, suffragist="random", opposition="random", dice="kept")
    while not screen.match.outcome:
        screen.press("next")
    assert screen.match.replies == original.replies


def test_real_or_recorded_dice_cannot_be_repeated(voted: Match[Any, Any], show: NewScreen) -> None:
    assert Replay(played()).dice_can_be_kept
    assert not Replay(voted).dice_can_be_kept
    screen = show(voted)
    screen.press("look back")
    screen.press("play from here")
    assert 'value="kept"' not in screen.html("cover")


def test_a_game_that_goes_on_is_not_replaced_by_its_fork_without_a_question(show: NewScreen) -> None:
    screen = begun(show)
    original, kept = screen.match, screen.browser.stored
    screen.press("look back")
    fork(screen, suffragist="person", opposition="random")
    assert "begin anyway" in screen.commands
    assert screen.browser.stored == kept
    screen.press("continue")
    assert screen.match is original


def test_players_of_a_fork_default_to_the_previous_ones(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "go", 12)
    screen.press("play from here")
    assert screen.html("cover")
    screen.press("go on looking")
    assert screen.html("cover") == ""
    assert attribute(screen, "step") == "12"


def test_the_end_cannot_be_played_on_from(show: NewScreen) -> None:
    screen = show(played())
    screen.press("look back")
    command(screen, "last")
    assert "(disabled: the game is over here" in screen.button("play from here")
    screen.press("play from here")
    assert screen.html("cover") == ""
    assert "The game is over here. Go back a step to play on." in screen.html("prompt")
    command(screen, "back")
    assert "The game is over here" not in screen.html("prompt")


def test_the_automaton_hands_over_only_on_request(show: NewScreen) -> None:
    match = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7), players={"opposition": "oppobot"})
    screen = show(match)
    screen.press("look back")
    screen.press("play from here")
    offered = "\n".join(screen.read("cover"))
    assert "[suffragist greedy]" in offered
    assert "[opposition oppobot] (checked)" in offered
    screen.press("begin", suffragist="random")
    screen.press("begin anyway")
    assert screen.match.players == {"suffragist": "random", "opposition": "oppobot"}
    assert screen.match.options == {"opponent": "oppobot"}


def test_a_side_with_cards_takes_over_from_the_automaton(show: NewScreen) -> None:
    match = Match(VotesForWomen(), {"opponent": "oppobot"}, chance=seeded(7), players={"opposition": "oppobot"})
    screen = show(match)
    screen.press("look back")
    screen.press("play from here")
    screen.press("begin", suffragist="person", opposition="greedy", dice="kept")
    screen.press("begin anyway")
    assert screen.match.players == {"suffragist": "person", "opposition": "greedy"}
    assert screen.match.position.oppobot == ""
    assert screen.match.chance != match.chance
    assert len(screen.match.position.held_for(OPPOSITION).hand) == 7


def looked_back_at(show: NewScreen, at: str, opposition: str) -> Screen:
    seats = VotesForWomen().start(TABLES[at]).seats
    players = {str(seat): opposition if str(seat) == "opposition" else "greedy" for seat in seats}
    screen = show(Match(VotesForWomen(), TABLES[at], chance=seeded(7), players=players))
    screen.press("look back")
    screen.press("play from here")
    return screen


def test_the_first_moment_is_said_once() -> None:
    begun = Match(VotesForWomen(), chance=seeded(7)).position
    text = write_scenario(begun, title="Here", date="1848", goal="Go on.", length=20)
    replay = Replay(Match(VotesForWomen(), {"scenario": text}, chance=seeded(7)))
    assert replay.sentences[1] == replay.when
    assert render_fork_form(replay, 1).count(replay.when) == 1


def test_the_oppobot_takes_over_from_one_player_against_two(show: NewScreen) -> None:
    screen = looked_back_at(show, "2v1", "greedy")
    screen.press("begin", opposition="oppobot")
    screen.press("begin anyway")
    assert screen.match.seats == seats_at(TABLES["cooperative"])
    assert screen.match.position.oppobot
    assert screen.match.players["opposition"] == "oppobot"


def test_the_oppobot_hands_over_to_one_player_against_two(show: NewScreen) -> None:
    screen = looked_back_at(show, "open", "oppobot")
    screen.press("begin", opposition="greedy")
    screen.press("begin anyway")
    assert screen.match.seats == seats_at(TABLES["2v1"])
    assert not screen.match.position.oppobot
    assert not screen.match.position.open_hands


def test_from_two_players_of_the_opposition_the_oppobot_does_not_take_over_and_says_why(show: NewScreen) -> None:
    screen = looked_back_at(show, "2v2", "greedy")
    assert 'value="oppobot"' not in screen.html("cover")
    assert "The Oppobot can take over from one player, but two play the Opposition here." in screen.html("cover")
