"""The answer sheet: a name and a date, first answers beside changed ones, and how the game went."""

import json
import re
from collections.abc import Mapping
from itertools import pairwise

import pytest

from tests.accessible import names, read
from tests.classroom.lessons import (
    FEBB,
    NASHVILLE,
    PREDICTION,
    WRITTEN,
    answer,
    foot,
    hand_in,
    lesson,
    page_of,
    resumed,
    send_message,
    whole,
)
from vfw.classroom import Lesson, Play
from vfw.classroom.kept_lesson import KeptLesson, KeptStep, parse_kept_lesson
from vfw.classroom.lesson import load_lesson_text
from vfw.classroom.lesson_game import (
    LONGEST_LINE,
    MAX_GAMES,
    MOST_LINES,
    GameSummary,
    games_html,
    parse_game_summaries,
    summarize_game,
    with_finished,
)
from vfw.classroom.step_view import StepView
from vfw.classroom.timing import timetable
from vfw.history.texts import read_all


def sheet(pages: Lesson) -> str:
    pages.turn_to(len(pages.steps) - 1)
    return str(page_of(pages).html("foot"))


def test_name_and_date_are_on_the_answer_sheet() -> None:
    pages, _ = lesson(paged=True)
    assert "data-sends" in sheet(pages), "without a name, the sheet asks for it"
    send_message(pages, kind="command", name="sign", value='Ana "<i>"')
    html = sheet(pages)
    assert 'Name: Ana "<i>"' in " ".join(read(html))
    assert 'data-lesson="ratification" data-name="Ana &#34;&lt;i&gt;&#34;"' in html
    assert re.search(r'<time datetime="\d{4}-\d\d-\d\dT[^"]*" data-day>\d{4}-\d\d-\d\d</time>', html)
    assert "data-sends" not in html


def test_the_first_answer_stays_on_the_sheet_when_it_is_changed() -> None:
    pages, _ = lesson(paged=True)
    view = pages.steps[0]
    choices = view.step.questions[0].choices
    other = next(choice for choice in choices if choice != PREDICTION)
    view.progress.has_game = True  # else the prediction is told at once, and stays
    answer(view, 0, other)
    send_message(view, kind="command", name="change", value="0")
    assert f"definition: First answer: {other}" in read(sheet(pages))
    answer(view, 0, PREDICTION)
    both = (f"definition: First answer: {other}", f"definition: Changed to: {PREDICTION}")
    assert both in pairwise(read(sheet(pages)))
    again = resumed(page_of(pages).keeps)
    assert both in pairwise(read(sheet(again)))


def test_an_answer_that_was_taken_back_and_given_again_is_on_the_sheet_once() -> None:
    pages, _ = lesson(paged=True)
    view = pages.steps[0]
    view.progress.has_game = True
    answer(view, 0, PREDICTION)
    send_message(view, kind="command", name="change", value="0")
    answer(view, 0, PREDICTION)
    assert "First answer" not in sheet(pages)
    assert f"definition: Predicted: {PREDICTION}" in read(sheet(pages))


def test_the_sheet_summarizes_the_game_even_after_a_reload() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(2)
    assert "Your game" not in sheet(pages)
    pages.turn_to(2)
    pages.steps[2].staged[0].pick(FEBB)
    pages.steps[2].staged[0].pick("event")
    html = sheet(pages)
    assert "definition: You played the Suffragists. The computer played the Opposition." in read(html)
    assert "definition: Choice 1: You play Miss Febb Wins the Last Vote as an event." in read(html)
    results = [line for line in read(html) if line.startswith("definition: Result: ")]
    assert results
    again = resumed(page_of(pages).keeps)
    assert again.steps[2].match is None, "the game is on its page alone"
    assert [line for line in foot(again) if line.startswith("definition: Result: ")] == results


def finish_game(view: StepView, *card: str) -> None:
    """Play the card that the step asks for."""
    view.staged[0].pick(*card)
    assert view.step.play
    assert view.match
    assert view.step.play.is_over(view.match)


def play_again(view: StepView) -> None:
    view.staged[0].command("start page")
    view.staged[0].command("begin anyway")


def headings(html: str) -> list[str]:
    return [name for name in names(html, "term") if re.fullmatch(r"Your game|Game \d+", name)]


def test_finished_games_stay_on_the_sheet_when_the_learner_plays_again() -> None:
    pages, _ = lesson(paged=True)
    view = pages.steps[2]
    pages.turn_to(2)
    finish_game(view, FEBB, "event")
    finished = view.summary_html()
    assert headings(finished) == ["Your game"]
    play_again(view)
    assert view.summary_html() == finished
    view.staged[0].pick(FEBB)
    assert view.summary_html() == finished, "the running game counts when it is finished"
    again = resumed(page_of(pages).keeps)
    assert again.steps[2].summary_html() == finished
    again.turn_to(2)
    finish_game(again.steps[2], "event")
    both = again.steps[2].summary_html()
    assert headings(both) == ["Game 1", "Game 2"]
    assert finished.replace("Your game", "Game 1").strip() in both
    assert headings(sheet(again)) == ["Game 1", "Game 2"]
    assert "not finished" not in both


def test_an_unfinished_game_is_on_the_sheet_if_it_is_the_only_one() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(2)
    pages.steps[2].staged[0].pick(FEBB)
    assert "You have not finished this game yet." in sheet(pages)
    pages.turn_to(2)
    play_again(pages.steps[2])
    assert headings(sheet(pages)) == []


def test_the_last_five_finished_games_are_kept_with_their_numbers() -> None:
    play = Play("1920-nashville", rounds=None)
    games: Mapping[int, GameSummary] = {}
    for _ in range(MAX_GAMES + 2):
        match = play.match()
        play.play_example(match)
        games = with_finished(play, match, games)
    assert list(games) == [3, 4, 5, 6, 7]
    kept = KeptLesson(0, {"you-ask-first": KeptStep(finished=games)})
    assert parse_kept_lesson(kept.text()) == kept


@pytest.mark.parametrize(
    "kept",
    [
        None,
        [],
        "x",
        {"1": None},
        {"x": {}},
        {"1": {"players": 1, "result": [], "choices": []}},
        {"1": {"players": "I"}},
        {"9" * 5000: {"players": "I", "result": [], "choices": []}},
    ],
)
def test_a_damaged_finished_game_costs_no_answer(kept: object) -> None:
    text = json.loads(KeptLesson(0, {"thirty-six": KeptStep({0: "Yes"})}).text())
    text["steps"]["thirty-six"]["finished"] = kept
    step = parse_kept_lesson(json.dumps(text)).steps["thirty-six"]
    assert (dict(step.answers), step.finished) == ({0: "Yes"}, {})


def test_a_kept_game_is_cut_to_its_largest_size_and_escaped() -> None:
    game = {"players": "<b>" + "x" * 9999, "result": ["y" * 9999, 3], "choices": ["z"] * 9999}
    games = parse_game_summaries({"2": game})
    assert [len(games[2].players), len(games[2].result[0]), len(games[2].result), len(games[2].choices)] == [
        LONGEST_LINE,
        LONGEST_LINE,
        1,
        MOST_LINES,
    ]
    html = games_html(NASHVILLE, None, games)
    assert headings(html) == ["Game 2"]
    assert "<dd>&lt;b&gt;xx" in html


def test_a_game_to_its_end_is_summed_up_in_a_sentence() -> None:
    play = Play("1920-nashville", rounds=None)
    match = play.match()
    play.play_example(match)
    summary = summarize_game(play, match)
    assert summary
    (result,) = summary.result
    assert re.match(r"The (Suffragists|Opposition) wins?\. \w", result)
    assert summary.choices[0].startswith("You play ")


def test_a_game_in_which_the_learner_chose_nothing_is_not_on_the_sheet() -> None:
    play = Play("1920-nashville")
    assert summarize_game(play, play.match()) is None


@pytest.mark.parametrize("paged", [True, False])
def test_handing_in_shows_what_to_do_next(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    if not paged:
        answer(pages.steps[0], 0, PREDICTION)
        pages.steps[2].staged[0].pick(FEBB, "event")
        send_message(pages, kind="command", name="sign", value="Ana")
    view = hand_in(pages, WRITTEN)
    assert "your teacher does not have them yet" in view.regions().below
    assert 'data-local="save sheet"' in view.regions().below
    assert ('data-command="print"' in view.regions().below) == paged
    where = page_of(pages).html("foot") if paged else view.regions().below
    assert where.count('class="vfw-answers"') == 1
    assert "<i>Answered:</i> It cost money." in where
    assert "Handed in" not in where, "the teacher does not have it yet"
    assert "Save for your teacher</button>" in view.regions().below
    assert ("<b>Ana</b>" in where) == (not paged)


@pytest.mark.parametrize("name", [*read_all("lessons")])
def test_every_path_of_a_lesson_ends_with_its_exit_ticket(name: str) -> None:
    """The sheet is at the foot of that page."""
    for steps in timetable(load_lesson_text(name)).paths.values():
        assert steps[-1] == "exit-ticket"
    assert whole(name).steps[-1].step.section.name == "exit-ticket"
