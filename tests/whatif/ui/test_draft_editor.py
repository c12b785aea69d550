"""The editor of a question: its commands, and their effect on the question."""

from __future__ import annotations

import re

import pytest

from tests.panel.screen import read_presses
from tests.whatif.questions import JUNE_1919, question
from tests.whatif.ui.game_moments import own_game
from vfw.jobs.pool import INLINE_POOL
from vfw.panel.session.saved_games import keep_moment
from vfw.panel.skins.registry import DEFAULT_SKIN as FIRST_GAME
from vfw.resources import lessons
from vfw.whatif.answer_file import AnswerFile
from vfw.whatif.question import GAME_BELOW, serialize_question
from vfw.whatif.runs import Run, play_run
from vfw.whatif.ui.dialogs import PARTS, save_dialog
from vfw.whatif.ui.downloads import answer_file, question_file
from vfw.whatif.ui.draft_editor import DraftEditor
from vfw.whatif.ui.question_draft import make_starting_moment
from vfw.whatif.ui.question_input import BadQuestionInput, make_link
from vfw.whatif.ui.question_regions import render_limits
from vfw.whatif.ui.session import AS_ASKED, PLAYERS, WhatIfSession

SENATE = "senate-february-1919"
"""The question that is edited here: much can still be changed in its moment."""


@pytest.fixture
def editor() -> DraftEditor:
    return DraftEditor(WhatIfSession(INLINE_POOL, lambda: None, first=SENATE))


def press(editor: DraftEditor, name: str, value: str = "") -> None:
    editor.commands(value)[name]()


def rows(html: str) -> list[str]:
    return re.findall(r'data-command="(take back(?: both)?)"', html)


def test_a_change_is_asked_listed_and_removed(editor: DraftEditor) -> None:
    session = editor.session
    press(editor, "change", "Ohio: 1 red more")
    press(editor, "change", "Ohio: 1 red more")
    assert session.name == ""
    assert [change.words for change in session.question.changes][-1] == "Ohio: 2 red more"
    assert editor.said == "Ohio: 2 red."
    assert "Ohio: 2 red more Record: Ohio: no cubes" in " ".join(read_presses(editor.html))
    assert rows(editor.html) == ["take back", "take back", "take back both"]
    press(editor, "take back", "1")
    assert session.name == SENATE
    assert rows(editor.html) == ["take back", "take back both"]
    press(editor, "to the record")
    assert "Nothing is changed" in editor.html
    assert session.question.changes == ()


def test_dropped_changes_are_announced_and_shown(editor: DraftEditor) -> None:
    press(editor, "change", "Ohio: 1 red more")
    press(editor, "moment", "1920-nashville")
    assert "Left out: Ohio: 1 red more (Ohio has voted, so it has no cubes)." in editor.said
    assert "“Ohio: 1 red more”: Ohio has voted, so it has no cubes." in editor.html
    assert any("1920-nashville] (pressed" in line for line in read_presses(editor.html))
    assert editor.session.question.date == "9 August 1920"


def test_the_player_stays_after_a_change(editor: DraftEditor) -> None:
    editor.session.choose_player("random")
    press(editor, "change", "one round more")
    assert editor.session.player == "random"


def test_a_question_about_players_allows_no_other_player(editor: DraftEditor) -> None:
    session = editor.session
    press(editor, "change", "player: planner against planner")
    assert (session.players, session.player) == ((AS_ASKED,), AS_ASKED)
    assert session.current_question == session.question
    press(editor, "to the record")
    assert session.players == PLAYERS


def test_the_editor_follows_the_question_of_the_session(editor: DraftEditor) -> None:
    editor.session.choose("the-west-later")
    assert editor.draft.start.name == "1912-the-west-is-won"
    press(editor, "build state", "CA")
    assert "California: no cubes" in editor.sheet


@pytest.mark.parametrize("part", PARTS)
def test_every_part_of_the_dialog_offers_possible_changes(editor: DraftEditor, part: str) -> None:
    press(editor, "build part", part)
    offered = re.findall(r'data-command="change" data-value="([^"]+)"', editor.sheet)
    assert offered
    for line in offered:
        editor.session.choose(SENATE)
        press(editor, "change", line)
        assert editor.session.name == ""


def test_a_disabled_button_has_a_reason(editor: DraftEditor) -> None:
    press(editor, "to the record")
    press(editor, "moment", "1912-the-west-is-won")
    assert any("(disabled" in line for line in read_presses(editor.sheet))
    assert "States have voted, so Congress has sent the Amendment." in editor.sheet
    press(editor, "moment", "1920-nashville")
    press(editor, "build state", "OH")
    assert "Ohio has voted, so it has no cubes." in editor.sheet
    assert "Red cubes" not in editor.sheet
    press(editor, "moment", "1920-january")
    press(editor, "build state", "OK")
    assert editor.sheet.count("Once Congress has sent the Amendment, a state with 4 cubes has voted.") == 1


@pytest.mark.parametrize(
    ("name", "value"),
    [("moment", "never"), ("take back", "7"), ("take back", "x"), ("build part", "else"), ("build state", "XX")],
)
def test_unknown_values_are_named(editor: DraftEditor, name: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"there is no .*'{value}'"):
        press(editor, name, value)


def test_the_map_of_the_dialog_shows_states_and_changes(editor: DraftEditor) -> None:
    editor.session.choose("nashville-one-vote")
    lands = dict(re.findall(r'data-value="([A-Z]{2})" class="([^"]*)"', editor.sheet))
    assert len(lands) == 48
    assert (lands["NY"], lands["GA"], lands["FL"]) == ("vfw-wi-ratified", "vfw-wi-rejected", "vfw-wi-against")
    assert lands["TN"] == "vfw-wi-rejected vfw-wi-chosen"
    assert "Tennessee: rejected (as it was: no cubes)" in editor.sheet
    assert editor.sheet.count("●</text>") == 1
    editor.session.choose("the-west-later")
    assert 'data-value="WY" class="vfw-wi-for"' in editor.sheet


def test_an_impossible_change_is_refused_with_the_reason(editor: DraftEditor) -> None:
    with pytest.raises(BadQuestionInput, match="That cannot be changed: “Ohio: 1 red fewer”: in Ohio 0 red lie there"):
        press(editor, "change", "Ohio: 1 red fewer")


def test_the_visitors_own_game_is_on_the_timeline(editor: DraftEditor) -> None:
    editor.begin(make_starting_moment(GAME_BELOW, lessons("scenarios")[JUNE_1919]))
    assert editor.session.question.as_it_was.is_from_game
    assert any("game below] (pressed" in line for line in read_presses(editor.html))
    assert "It is a moment of a game, not of history." in render_limits(editor.session.question, "steady")
    press(editor, "change", "one round more")
    assert "Back to your game" in editor.html
    assert "Your game: 6 rounds in the last turn" in editor.html
    press(editor, "moment", "1848-seneca-falls")
    assert not editor.session.question.as_it_was.is_from_game
    press(editor, "moment", GAME_BELOW)
    assert editor.session.question.as_it_was.is_from_game


def test_a_moment_of_a_game_is_opened(editor: DraftEditor) -> None:
    match = own_game()
    can_begin = FIRST_GAME.capabilities.scenarios.why_no_public_scenario
    number = next(n for n, one in enumerate(match.positions) if one.turn == 4 and not can_begin(one))
    text = keep_moment(match, number, FIRST_GAME).text
    editor.open(text)
    assert editor.draft.start.title.startswith("Your game, turn 4, ")
    assert editor.session.question.as_it_was.is_from_game
    with pytest.raises(BadQuestionInput, match="It is a moment of 'chess'"):
        editor.open(text.replace("votes-for-women", "chess"))


def test_an_address_asks_its_question(editor: DraftEditor) -> None:
    editor.follow("question=hawke-v-smith")
    assert editor.session.name == "hawke-v-smith"
    press(editor, "change", "one round more")
    asked = editor.session.question
    editor.session.choose(SENATE)
    editor.follow(make_link(asked, seed=3)[1:])
    assert (editor.session.name, editor.session.question.as_changed, editor.session.seed) == ("", asked.as_changed, 3)
    asked = editor.session.question
    editor.follow("")
    assert editor.session.question == asked


def test_a_question_is_saved_and_opened(editor: DraftEditor) -> None:
    press(editor, "change", "Ohio: 1 red more")
    asked = editor.session.question
    saved = question_file(editor.session).text
    editor.session.choose(SENATE)
    editor.open(saved)
    assert editor.session.question == asked
    assert "?asked=" in save_dialog(editor.session).html


def test_an_answer_is_saved_and_opened_with_its_counts(editor: DraftEditor) -> None:
    session = editor.session
    asked = question("Connecticut: no cubes").with_players("random")
    counts = play_run(Run(asked, 3, 5))
    editor.open(AnswerFile(asked, 5, {"random": counts}).text())
    assert session.answer
    assert (session.answer.counts, session.player, session.seed) == (counts, "random", 5)
    assert "seed 5" in session.versions
    assert answer_file(session).text == AnswerFile(asked, 5, {"random": counts}).text()
    press(editor, "change", "one round more")
    assert session.answer is None


def test_an_unusable_file_is_refused_with_the_reason(editor: DraftEditor) -> None:
    before = editor.session.question
    for text, size, complaint in (
        ("", 9_000_000, "The file is too large: 9,000,000 bytes"),
        (serialize_question(before).replace("moment", "momnt"), 0, "did you mean “moment”"),
        ("Dear all", 0, "is no answer to what if"),
    ):
        with pytest.raises(BadQuestionInput, match=complaint):
            editor.open(text, size)
    assert editor.session.question == before
    older = AnswerFile(before, 0, {"steady": play_run(Run(before, 1))}, players="0").text()
    with pytest.raises(BadQuestionInput, match=r"Play it again here\."):
        editor.open(older)
    assert editor.session.answer is None


def test_a_saved_shipped_question_opens_with_precomputed_counts(editor: DraftEditor) -> None:
    text = question_file(editor.session).text
    editor.session.choose("connecticut-session")
    editor.open(text)
    assert editor.session.name == SENATE
    assert editor.session.precomputed
