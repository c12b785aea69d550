"""The panel in a lesson: it begins where the lesson says, tells what is done in it, and begins again there."""

from dataclasses import replace
from typing import Any

import pytest

from tests.classroom.lessons import FEBB, NASHVILLE
from vfw.classroom import Play
from vfw.classroom.step_view import DONE, GO_ON, YOUR_TURN, LessonPanel
from vfw.core import Match
from vfw.core.questions import IllegalReply
from vfw.panel.session.state import Mode
from vfw.resources import lessons


def panel_of(play: Play, **more: Any) -> tuple[LessonPanel, list[Match[Any, Any]]]:
    """The panel, and the matches of which it has told."""
    told: list[Match[Any, Any]] = []

    def send_message(match: Match[Any, Any]) -> bool:
        told.append(match)
        return play.is_over(match)

    return LessonPanel(play.match(), send_message, play.match, **more), told


def test_each_act_calls_on_act() -> None:
    panel, told = panel_of(NASHVILLE)
    assert told == []
    panel.pick(FEBB)
    assert told == [panel.match]


def test_the_replay_begins_where_the_lesson_says() -> None:
    play = Play("1920-nashville", before=("voter-registration", "organize"), shows=("TN",), seed="nashville-132")
    match = play.match()
    whole = LessonPanel(match, play.is_over, play.match, YOUR_TURN)
    part = LessonPanel(match, play.is_over, play.match, YOUR_TURN, looks_from=play.looks_from(match))
    assert whole.session.replay
    assert part.session.replay
    assert whole.session.replay.step == 0
    assert part.session.replay.step > 0
    assert part.session.replay.position.pending == match.positions[play.looks_from(match)].pending


def test_a_new_game_starts_where_the_lesson_begins_after_a_question() -> None:
    play = NASHVILLE
    panel, told = panel_of(play)
    panel.pick(FEBB)
    panel.command("start page")
    assert panel.match is None, "it is asked first"
    panel.command("begin anyway")
    assert panel.match
    assert panel.match.replies == play.match().replies
    assert told[-1] is panel.match
    assert "vfw-cover" not in panel.page.cover_html


def test_playing_again_gives_other_dice() -> None:
    panel, _ = panel_of(Play("1920-nashville"))
    assert panel.match
    before = panel.match.chance
    panel.command("start page")
    panel.command("begin anyway")
    assert panel.match
    assert panel.match.chance != before


def test_the_panel_reports_that_the_step_is_done() -> None:
    panel, _ = panel_of(NASHVILLE)
    panel.pick(FEBB)
    assert DONE not in panel.page.prompt_html
    panel.pick("event")
    while DONE not in panel.page.prompt_html:
        panel.command("next" if "next" in panel.page.prompt_html else "go on")
    assert panel.match
    assert panel.match.outcome is None


def test_a_game_without_choices_is_replayed_again() -> None:
    play = Play("1920-nashville", before=("voter-registration", "organize"), shows=("TN", "reroll"), rounds=0)
    play = replace(play, seed="nashville-132")
    panel, _ = panel_of(play, leads_to=GO_ON, looks_from=play.looks_from(play.match()))
    panel.command("leave")
    assert panel.session.replay is None
    panel.command("start page")
    assert panel.session.replay
    assert panel.session.replay.step > 0


def test_the_page_knows_whether_the_lesson_keeps_its_game() -> None:
    play = NASHVILLE
    assert panel_of(play, is_kept=True)[0].page.is_kept
    assert not panel_of(play)[0].page.is_kept


def test_a_replay_is_announced_once_and_the_game_below_is_not() -> None:
    play = Play("1920-nashville", before=("voter-registration", "organize"), shows=("TN", "reroll"), rounds=0)
    panel, _ = panel_of(replace(play, seed="nashville-132"), leads_to=GO_ON)
    assert panel.page.said.split("\n")[1].startswith("Looking back.")
    panel.command("leave")
    panel.command("start page")
    assert [line for line in panel.page.said.split("\n")[1:] if line.startswith("Looking back.")]
    assert "Read how it begins" not in panel.page.said


def test_a_scenario_that_the_pupil_opens_keeps_its_introduction() -> None:
    panel, _ = panel_of(NASHVILLE)
    panel.receive({"kind": "open", "save": lessons("scenarios")["1919-to-the-states"]})
    panel.command("begin anyway")
    assert panel.session.mode == Mode.INTRODUCTION


def test_an_illegal_choice_from_a_notebook_is_an_error() -> None:
    panel, _ = panel_of(NASHVILLE)
    with pytest.raises(IllegalReply):
        panel.pick("nonsense")
