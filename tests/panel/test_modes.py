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
from vfw.panel.modes.choosing import ChoiceMode
from vfw.panel.modes.mode import Mode, StartPageMode
from vfw.panel.modes.overlays import HandOffMode, IntroductionMode, NoteFirstMode, OverlayMode
from vfw.panel.modes.question import ConfirmRevealMode, DiceEntryMode, DiceThrowMode, GameOverMode, ShuffleMode
from vfw.panel.modes.replay import ForkMode, ReplayMode
from vfw.panel.modes.watching import WatchMode
from vfw.resources import lessons
from vfw.votes import VotesForWomen


def mode(screen: Screen) -> type[Mode]:
    """That of the page. Whatever can be pressed there, it knows; where it asks nothing, it takes nothing."""
    now = screen.panel.mode
    is_covered = isinstance(now, IntroductionMode | OverlayMode | ForkMode)
    pressed = screen.commands + ([] if is_covered else Buttons(screen.html("menu")).commands())
    assert set(pressed) <= set(now.commands({}))
    if is_covered or isinstance(now, StartPageMode | ReplayMode):
        before = screen.match.replies if screen.panel.match else ()
        screen.pick("anything")
        assert screen.panel.mode is now
        assert before == (screen.match.replies if screen.panel.match else ())
    return type(now)


@pytest.mark.parametrize(
    ("preferences", "answers", "expected"),
    [
        (
            AT_ONCE,
            {"opposition": "person"},
            {HandOffMode, ChoiceMode, ConfirmRevealMode, DiceThrowMode, NoteFirstMode, GameOverMode},
        ),
        (STEPWISE, {"opposition": "oppobot"}, {WatchMode, ChoiceMode, DiceThrowMode, GameOverMode}),
        (AT_ONCE, {"dice": "table"}, {ChoiceMode, DiceEntryMode, GameOverMode}),
    ],
)
def test_a_game_goes_from_mode_to_mode(
    screen: Screen, preferences: dict[str, object], answers: dict[str, str], expected: set[type[Mode]]
) -> None:
    screen.send(preferences)
    assert mode(screen) is StartPageMode
    screen.begin(**answers)
    rng, met = Random(3), {mode(screen)}
    while not screen.match.outcome:
        go_on(screen, rng)
        met.add(mode(screen))
    assert expected <= met


def test_a_game_offers_no_commands_for_parts_it_does_not_have(show: NewScreen) -> None:
    screen = show(NightWatch())
    assert not {"learn", "lesson"} & {*screen.panel.mode.commands({})}
    screen.press("play")
    lacked = {"all", "colour", "handful", "hint", "save scenario"}
    assert not lacked & {*screen.panel.mode.commands({})}
    screen.press("look back")
    assert not lacked & {*screen.panel.mode.commands({})}


def test_introductions_and_replays_are_modes_too(screen: Screen) -> None:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    assert mode(screen) is IntroductionMode
    screen.press("read")
    assert mode(screen) is ChoiceMode
    screen.press("look back")
    assert mode(screen) is ReplayMode
    screen.press("play from here")
    assert mode(screen) is ForkMode
    screen.press("go on looking")
    screen.press("leave")
    assert mode(screen) is ChoiceMode
    screen.press("start page")
    assert mode(screen) is StartPageMode


def test_cards_wait_to_be_shuffled_on_a_real_table(show: NewScreen) -> None:
    screen = show(Match(VotesForWomen(), chance=physical()))
    assert mode(screen) is ShuffleMode


def test_an_unknown_command_is_reported_and_changes_nothing(screen: Screen) -> None:
    screen.begin()
    assert isinstance(screen.match.pending, Decision)
    before = screen.match.position
    with pytest.raises(ValueError, match="unknown command 'throw'; known here are save, save scenario, start page"):
        screen.send({"kind": "command", "name": "throw", "fields": {}, "question": screen.panel.question})
    assert screen.match.position is before
