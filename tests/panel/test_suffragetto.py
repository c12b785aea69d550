"""Suffragetto in the panel: board, chains, exchange, hints, tutorial and spoken text."""

from __future__ import annotations

import json
import re
from html import unescape
from random import Random
from typing import Any

import pytest

from tests.companions.suffragetto.setting import GAME, alone, answered, standing
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from vfw.companions.suffragetto.board import SEATS
from vfw.companions.suffragetto.player import Planner
from vfw.companions.suffragetto.position import Position
from vfw.core import Match
from vfw.core.questions import Decision, Outcome
from vfw.jobs.batch import run_inline
from vfw.panel.skins.registry import SKINS
from vfw.panel.skins.suffragetto.start import PlannerJob
from vfw.panel.skins.suffragetto.text import find_chains
from vfw.panel.skins.suffragetto.tutorial import STEPS, SuffragettoTutorial

SKIN = SKINS["suffragetto"]
FULL = ((2, 10), (1, 11))
PERSONS = dict.fromkeys(SEATS, "person")
ASKS = {"kind": "manner", "shows_steps": False, "help": "hints"}


def game(position: Position | None = None, **players: str) -> Match[Any, Any]:
    return Match(GAME, position=position, players={**PERSONS, **players})


def squares(screen: Screen) -> dict[str, dict[str, str | None]]:
    """The buttons of the board, by their squares."""
    return {str(found["data-key"]): found for found in Buttons(screen.html("board")).found if "data-key" in found}


def open_on_board(screen: Screen) -> dict[str, Any]:
    """Map each square to the reply of a press on it."""
    return {name: json.loads(str(one["data-pick"])) for name, one in squares(screen).items() if "data-pick" in one}


def press_square(screen: Screen, name: str) -> None:
    """As the page does it."""
    replies = open_on_board(screen)[name]
    screen.pick(*(replies if isinstance(replies, list) else [replies]))


def said_of(screen: Screen, name: str) -> str:
    return str(squares(screen)[name]["aria-label"])


def heading(screen: Screen) -> str:
    found = re.search(r"<h2[^>]*>(.*?)</h2>", screen.html("prompt"))
    assert found
    return unescape(found[1])


# The board


def test_every_square_is_on_the_board_and_its_label_names_its_piece(show: NewScreen) -> None:
    screen = show(game())
    found = squares(screen)
    assert len(found) == 289
    assert found["A17"]["data-cell"] == "0,0"
    assert found["Q1"]["data-cell"] == "16,16"
    assert said_of(screen, "I12") == "I12, Inspector"
    assert said_of(screen, "H13") == "H13, House of Commons, empty"
    assert said_of(screen, "D12") == "D12, yellow, policeman"
    assert said_of(screen, "G6") == "G6, Suffragette, can reach 4 squares"


def test_a_move_selects_a_piece_and_then_its_target(show: NewScreen) -> None:
    screen = show(game())
    assert len(open_on_board(screen)) == 21
    press_square(screen, "G6")
    assert heading(screen) == "Suffragette on G6: where to?"
    assert squares(screen)["G6"]["aria-pressed"] == "true"
    assert set(open_on_board(screen)) == {"F7", "G7", "H7", "E4"}
    assert said_of(screen, "E4") == "E4, empty: 1 hop"
    press_square(screen, "G7")
    assert screen.match.position.turns == 1
    assert said_of(screen, "G7").startswith("G7, Suffragette")


def test_a_selected_piece_can_be_replaced_by_another(show: NewScreen) -> None:
    screen = show(game())
    press_square(screen, "G6")
    assert squares(screen)["H6"]["data-command"] == "instead"
    screen.send({"kind": "command", "name": "instead", "fields": {"value": "H6"}, "question": screen.panel.question})
    assert heading(screen) == "Suffragette on H6: where to?"
    assert squares(screen)["H6"]["data-command"] == "undo"
    screen.press("undo")
    assert heading(screen) == "Choose a piece"
    assert not screen.match.replies


def test_a_whole_chain_takes_one_click_and_one_undo(show: NewScreen) -> None:
    screen = show(game(standing(L="G7", p="G8 G10 I12", s="C5")))
    press_square(screen, "G7")
    assert said_of(screen, "G11") == (
        "G11, empty: 2 hops by way of G9, disables the policeman on G8 and the policeman on G10"
    )
    assert "2 hops to G11 <small>disables the policeman on G8 and the policeman on G10" in screen.html("prompt")
    press_square(screen, "G11")
    assert screen.match.replies == ("G7", "G9", "G11")
    assert "2 of 21" not in screen.html("board")
    assert "<b>2</b> of 21" in screen.html("board")
    assert unescape(screen.html("log")).count("disables the policeman") == 2


def test_a_click_moves_as_far_as_all_routes_agree(show: NewScreen) -> None:
    # From G9 she comes to G13 by way of I11 or of E11, over other policemen.
    screen = show(game(standing(L="G7", s="G8 C5", p="H10 H12 F10 F12 N9")))
    press_square(screen, "G7")
    assert open_on_board(screen)["G13"] == ["G9"]
    assert said_of(screen, "G13").endswith("goes as far as G9, where the ways part")
    press_square(screen, "G13")
    assert heading(screen) == "Leader on G9: hop on?"
    assert open_on_board(screen)["I11"] == ["I11"]


def test_a_player_can_hop_on_or_stop_during_a_chain(show: NewScreen) -> None:
    screen = show(game(standing(s="G7 G8 H10 I12")))
    press_square(screen, "G7")
    press_square(screen, "G9")
    assert heading(screen) == "Suffragette on G9: hop on?"
    assert "stop" in screen.picks
    assert "data-command" not in squares(screen)["G9"]
    screen.pick("stop")
    assert heading(screen) == "Choose a piece"


def test_chains_that_take_most_come_first() -> None:
    view = GAME.view(answered(standing(L="G7", p="G8 G10 I8", s="C5 F8"), "G7"), "suffragettes")
    found = find_chains(view)
    assert len(found[0].taken) == max(len(way.taken) for way in found) >= 2
    assert all(way.hops >= 2 for way in found)


def test_inmates_are_drawn_in_their_cells_and_counted(show: NewScreen) -> None:
    screen = show(game(standing(s="G7", p="G9", inmates=((1, 2), (0, 1)))))
    assert [said_of(screen, name) for name in ("A17", "A16", "A15", "A14")] == [
        "A17, Prison, Leader",
        "A16, Prison, Suffragette",
        "A15, Prison, Suffragette",
        "A14, Prison, empty",
    ]
    assert said_of(screen, "Q1") == "Q1, Hospital, policeman"
    assert "In prison <b>3</b> of 21" in screen.html("board")


def test_the_last_turn_is_marked(show: NewScreen) -> None:
    screen = show(game())
    assert "vfw-suf-last" not in screen.html("board")
    press_square(screen, "G6")
    press_square(screen, "E4")
    board = screen.html("board")
    assert "vfw-suf-last" in board
    assert board.count('class="vfw-suf-leg"') == 1


def test_an_exchange_can_be_demanded_and_its_pieces_placed(show: NewScreen) -> None:
    screen = show(game(standing(s="G7", p="G9", inmates=FULL)))
    assert "exchange" in screen.picks
    assert heading(screen) == "Choose a piece, or an exchange"
    screen.pick("exchange")
    assert "1 Leader and 5 Suffragettes" in screen.html("prompt")
    screen.pick("1+1")
    assert heading(screen) == "Where does the Leader start off?"
    assert set(open_on_board(screen)) == {f"B{row}" for row in range(1, 7)}
    assert screen.html("board").count("<b aria-hidden") == 6
    for name in ("B6", "B5", "P12", "P13"):
        press_square(screen, name)
    assert heading(screen) == "Choose a piece"
    assert "insist upon an exchange: 1 Leader for 1 Inspector, 1 Suffragette for 1 policeman." in screen.html("log")


def test_a_side_without_a_move_is_told_so(show: NewScreen) -> None:
    screen = show(game(answered(alone("police", s="C1", p="C2 C3 D1 E1 D2 F3", inmates=FULL), "F3", "E3")))
    assert heading(screen) == "You cannot move"
    assert {"exchange", "pass"} <= set(screen.picks)


def test_two_persons_at_one_screen_need_no_hand_off(show: NewScreen) -> None:
    screen = show(game())
    press_square(screen, "G6")
    press_square(screen, "G7")
    assert screen.html("cover") == ""
    assert len(open_on_board(screen)) == 21
    assert "POLICE" in screen.html("prompt").upper()


# What is told


def test_a_chain_is_one_line_of_the_log(show: NewScreen) -> None:
    screen = show(game(standing(L="G7", p="G8 G10 N9", s="C5")))
    screen.pick("G7", "G9", "G11")
    assert "Leader G7 – G9, over G8 ✕ disables the policeman on G8 – G11, over G10 ✕ disables the policeman on G10" in (
        unescape(screen.html("log"))
    )
    assert screen.html("log").count("<li") == 1


def test_spoken_events_name_the_side(show: NewScreen) -> None:
    screen = show(game(police="random"))
    screen.send(ASKS)
    screen.pick("G6", "G7")
    heard = "\n".join(screen.lines)
    assert "Suffragettes: Suffragette G6 – G7." in heard
    assert re.search(r"Police: (Policeman|Inspector) \w+ – \w+", heard)
    screen.send({"kind": "ask", "about": "board"})
    assert screen.lines[0].startswith("Suffragettes: 0 of 6 in the House of Commons, 0 in the Prison. On the board: ")
    screen.send({"kind": "ask", "about": "score"})
    assert screen.lines == [
        "Suffragettes: 0 of 6 in the House of Commons, 0 in the Prison.",
        "Police: 0 of 6 in the Albert Hall, 0 in the Hospital.",
        "An exchange needs 12 inmates in the Prison and 12 in the Hospital.",
    ]


def test_the_ending_counts_the_pieces_inside(show: NewScreen) -> None:
    screen = show(game(standing(s="H12 H14 I13 I14", L="J13 J14")))
    screen.pick("H12", "H13")
    assert heading(screen) == "The Suffragettes win"
    assert "Six of them are in the House of Commons." in screen.html("prompt")
    assert "data-pick" not in screen.html("board")


@pytest.mark.parametrize("reason", ["repetition", "quiet", "stuck"])
def test_a_draw_gives_its_reason(reason: str) -> None:
    position = alone(s="Q1", p="A1")
    view = GAME.view(position, "police")
    ending = SKIN.ending(type(view)(**{**vars(view), "pending": Outcome((), reason, ())}))
    assert ending.headline == "No side wins"
    assert len(ending.reason) > 20


def test_a_replay_offers_no_choices(show: NewScreen) -> None:
    screen = show(game())
    screen.pick("G6", "G7")
    screen.panel.replay()
    assert "data-pick" not in screen.html("board")
    assert "Turn" in screen.html("prompt")


# Help


def hints(screen: Screen) -> str:
    screen.send(ASKS)
    screen.press("hint")
    return unescape(screen.html("prompt"))


def test_hints_have_a_reason_and_a_mark_on_the_board(show: NewScreen) -> None:
    screen = show(game(standing(s="G7", L="E3", p="H8 K12")))
    told = hints(screen)
    assert "<b>Suffragette G7 – I9.</b> It disables the policeman on H8." in told
    assert said_of(screen, "G7").endswith("hint 1")
    assert said_of(screen, "I9").endswith("hint 1")
    press_square(screen, "G7")
    assert "Suffragette G7 – I9" in hints(screen)


@pytest.mark.parametrize(
    ("position", "reason"),
    [
        (standing(s="H12 H14 I13", L="J13 J14"), "It enters the House of Commons: 5 of 6"),
        (standing(s="C9", p="N9"), "nearer to the House of Commons."),
        (standing(s="G7", p="G9", inmates=FULL), "nearer to the House of Commons."),
        (standing(s="G7", p="G9 J9 K9 L9", inmates=FULL), "You have fewer pieces on the board"),
    ],
)
def test_hint_reasons_match_the_position(show: NewScreen, position: Position, reason: str) -> None:
    assert reason in hints(show(game(position)))


def test_no_win_chance_is_offered(show: NewScreen) -> None:
    screen = show(game())
    screen.send(ASKS)
    assert "hint" in screen.commands
    assert "chances" not in screen.commands


def guided(screen: Screen) -> Screen:
    screen.send({**ASKS, "help": "guided"})
    return screen


def test_the_coach_warns_before_a_move_that_loses_a_piece(show: NewScreen) -> None:
    screen = guided(show(game(standing(s="G7", p="G10 H9"), police="random")))
    press_square(screen, "G7")
    press_square(screen, "G8")
    told = re.sub(r"<[^>]+>", "", unescape(screen.html("prompt")))
    assert "Then the policeman on H9 arrests the Suffragette on G8." in told
    assert screen.match.position.path


def test_the_coach_is_silent_without_a_loss_and_before_the_turn_is_complete(show: NewScreen) -> None:
    screen = guided(show(game(standing(s="G7", p="G10 H9"))))
    press_square(screen, "G7")
    assert heading(screen) == "Suffragette on G7: where to?"
    press_square(screen, "F6")
    assert screen.match.position.turns == 1


def test_the_planner_job_finds_the_reply_of_the_computer_player() -> None:
    position = standing(L="G7", p="G8 G10 N9 K12", s="C5 F4")
    view = GAME.view(position, "suffragettes")
    plan = run_inline(PlannerJob(view, Random(5)))
    assert plan[0] == Planner(Random(5)).choose(view)
    assert answered(position, *plan).turns == 1
    exchange = GAME.view(answered(standing(s="G7", inmates=FULL), "exchange"), "suffragettes")
    assert list(run_inline(PlannerJob(exchange, Random(1)))) == ["1+5"]


# Learning


def test_the_tutorial_has_three_steps() -> None:
    assert [step.title for step in SKIN.capabilities.tutorial.lessons()] == [step.title for step in STEPS]
    assert len(STEPS) == 3


@pytest.mark.parametrize(
    ("number", "replies"),
    [(0, ("F5", "H7", "H9", "stop")), (1, ("I7", "I9", "I11", "stop")), (2, ("I12", "I13"))],
)
def test_a_tutorial_step_can_be_completed(number: int, replies: tuple[str, ...]) -> None:
    step = STEPS[number]
    match = SuffragettoTutorial().lesson_match(step)
    events: list[Any] = []
    assert step.said(match.pending, events, at_first=True) == step.first
    for reply in replies:
        if reply in match.legal():
            assert step.done(match.pending, events) == ""
            match.answer(reply)
            events += match.position.news
    assert step.done(match.pending, events) == step.praise


def test_the_help_dialog_explains_the_rules(show: NewScreen) -> None:
    screen = show(game())
    face = SKIN.capabilities.dialogs.sheet("help", None)
    told = " ".join(f"{name} {text}" for name, text in face.parts)
    for word in ("six pieces inside", "aslant", "Arena", "exchange", "third time", "ours"):
        assert word in told
    press_square(screen, "G6")
    assert 'data-sheet="word:hop"' in screen.html("prompt")
    with pytest.raises(ValueError, match="no sheet about 'word:cube'"):
        SKIN.capabilities.dialogs.sheet("word:cube", None)


@pytest.mark.parametrize(("about", "said"), [("what-it-was", "Richard Ballam"), ("leaves-out", "1,300 suffragettes")])
def test_history_dialogs_cite_sources(about: str, said: str) -> None:
    note = SKIN.capabilities.dialogs.sheet(f"word:{about}", None).note
    assert note
    assert said in note.body.replace("\n", " ")
    assert "[ROMCHIP46]" in note.body or "[FT2018]" in note.body


def test_the_start_page_says_that_the_violence_was_real(show: NewScreen) -> None:
    screen = show(GAME)
    assert "Arrest, injury and force-feeding were real" in screen.html("cover")
    screen.press("play")
    assert "Arrest, injury and force-feeding were real." in screen.html("board")


@pytest.mark.parametrize(("first", "seat"), [("", "suffragettes"), ("police", "police"), ("nobody", "suffragettes")])
def test_the_first_side_can_be_chosen(show: NewScreen, first: str, seat: str) -> None:
    screen = show(GAME)
    screen.press("choose")
    screen.press("begin", suffragettes="person", police="person", first=first)
    assert isinstance(screen.match.pending, Decision)
    assert screen.match.pending.seat == seat


def test_a_real_die_decides_who_begins(show: NewScreen) -> None:
    screen = show(GAME)
    screen.press("choose")
    screen.press("begin", suffragettes="person", police="person", first="toss", dice="table")
    assert heading(screen) == "Who begins?"
    screen.pick(3)
    assert "A die falls for who begins: 3. The Police begin." in screen.html("log")
