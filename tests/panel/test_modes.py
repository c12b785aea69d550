"""There is one mode at any moment, and it knows every button of the page that it paints."""

from random import Random

import pytest

from tests.core.night_watch import NightWatch
from tests.panel.conftest import NewScreen
from tests.panel.screen import Buttons, Screen
from tests.panel.test_preferences import AT_ONCE, STEPWISE, go_on
from vfw.core.chance import physical
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.session.state import OVERLAYS, REPLAY_MODES, Mode
from vfw.resources import lessons
from vfw.votes import VotesForWomen


def mode(screen: Screen) -> Mode:
    """That of the page. Whatever can be pressed there, it knows; where it asks nothing, it takes nothing."""
    session = screen.panel.session
    now = session.mode
    is_covered = now in (Mode.INTRODUCTION, Mode.FORK, *OVERLAYS)
    pressed = screen.commands + ([] if is_covered else Buttons(screen.html("menu")).commands())
    assert set(pressed) <= session.commands().keys()
    if is_covered or now in (Mode.START_PAGE, *REPLAY_MODES):
        before = screen.match.replies if screen.panel.match else ()
        screen.pick("anything")
        assert session.mode == now
        assert before == (screen.match.replies if screen.panel.match else ())
    return now


@pytest.mark.parametrize(
    ("preferences", "answers", "expected"),
    [
        (
            AT_ONCE,
            {"opposition": "person"},
            {Mode.HAND_OFF, Mode.CHOICE, Mode.CONFIRM_REVEAL, Mode.THROW_DICE, Mode.NOTE, Mode.GAME_OVER},
        ),
        (STEPWISE, {"opposition": "oppobot"}, {Mode.WATCH, Mode.CHOICE, Mode.THROW_DICE, Mode.GAME_OVER}),
        (AT_ONCE, {"dice": "table"}, {Mode.CHOICE, Mode.ENTER_DICE, Mode.GAME_OVER}),
    ],
)
def test_a_game_goes_from_mode_to_mode(
    screen: Screen, preferences: dict[str, object], answers: dict[str, str], expected: set[Mode]
) -> None:
    screen.send(preferences)
    assert mode(screen) == Mode.START_PAGE
    screen.begin(**answers)
    rng, met = Random(3), {mode(screen)}
    while not screen.match.outcome:
        go_on(screen, rng)
        met.add(mode(screen))
    assert expected <= met


def test_a_game_offers_no_commands_for_parts_it_does_not_have(show: NewScreen) -> None:
    screen = show(NightWatch())
    assert not {"learn", "lesson"} & screen.panel.session.commands().keys()
    screen.press("play")
    lacked = {"all", "colour", "handful", "hint", "save scenario"}
    assert not lacked & screen.panel.session.commands().keys()
    screen.press("look back")
    assert not lacked & screen.panel.session.commands().keys()


def test_introductions_and_replays_are_modes_too(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    assert mode(screen) == Mode.INTRODUCTION
    screen.press("read")
    assert mode(screen) == Mode.CHOICE
    screen.press("look back")
    assert mode(screen) == Mode.REPLAY
    screen.press("play from here")
    assert mode(screen) == Mode.FORK
    screen.press("go on looking")
    screen.press("leave")
    assert mode(screen) == Mode.CHOICE
    screen.press("start page")
    assert mode(screen) == Mode.START_PAGE


def test_cards_wait_to_be_shuffled_on_a_real_table(show: NewScreen) -> None:
    screen = show(Match(VotesForWomen(), chance=physical()))
    assert mode(screen) == Mode.SHUFFLE


def test_an_unknown_command_is_reported_and_changes_nothing(screen: Screen) -> None:
    screen.begin()
    assert isinstance(screen.match.pending, Decision)
    before = screen.match.position
    with pytest.raises(ValueError, match="unknown command 'throw'; known here are all, ask all"):
        screen.send({"kind": "command", "name": "throw", "fields": {}, "question": screen.panel.question})
    assert screen.match.position is before
