"""The answer sheet: a name and a date, first answers beside changed ones, and how the game went."""

import re

import pytest

from tests.classroom.lessons import FEBB, PREDICTION, WRITTEN, answer, found, hand_in, lesson, tell, whole
from vfw.classroom import Lesson, Play
from vfw.classroom.answers.game_summary import game_summary
from vfw.classroom.lesson import text_of
from vfw.classroom.timing import timetable
from vfw.history.texts import read_all


def sheet(pages: Lesson) -> str:
    pages.turn_to(len(pages.steps) - 1)
    return pages._leaf.foot_html


def test_name_and_date_are_on_the_answer_sheet() -> None:
    pages, _ = lesson(paged=True)
    assert "data-sends" in sheet(pages), "without a name, the sheet asks for it"
    tell(pages, kind="command", name="sign", value='Ana "<i>"')
    html = sheet(pages)
    assert "<span>Name: <b>Ana &#34;&lt;i&gt;&#34;</b></span>" in html
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
    tell(view, kind="command", name="change", value="0")
    assert f"<i>First answer:</i> {other}" in sheet(pages)
    answer(view, 0, PREDICTION)
    both = (
        f'<dd class="vfw-given"><i>First answer:</i> {other}</dd><dd class="vfw-given"><i>Changed to:</i> {PREDICTION}'
    )
    assert both in sheet(pages)
    again = found(pages._leaf.keeps)
    tell(again, kind="command", name="go on", value="now")
    assert both in sheet(again)


def test_an_answer_that_was_taken_back_and_given_again_is_on_the_sheet_once() -> None:
    pages, _ = lesson(paged=True)
    view = pages.steps[0]
    view.progress.has_game = True
    answer(view, 0, PREDICTION)
    tell(view, kind="command", name="change", value="0")
    answer(view, 0, PREDICTION)
    assert "First answer" not in sheet(pages)
    assert f"<i>Predicted:</i> {PREDICTION}" in sheet(pages)


def test_the_sheet_tells_how_the_game_went_also_after_a_reload() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(2)
    assert "Your game" not in sheet(pages)
    pages.turn_to(2)
    pages.steps[2].staged[0].pick(FEBB)
    pages.steps[2].staged[0].pick("event")
    html = sheet(pages)
    assert "<dd><i>Played by:</i> Suffragists: you</dd>" in html
    assert "<dd><i>Played by:</i> Opposition: the computer" in html
    assert "<dd><i>Choice 1:</i> You play Miss Febb Wins the Last Vote as an event.</dd>" in html
    results = re.findall(r"<dd><i>Result:</i> (.*?)</dd>", html)
    assert results
    again = found(pages._leaf.keeps)
    tell(again, kind="command", name="go on", value="now")
    assert again.steps[2].match is None, "the game is on its page alone"
    assert re.findall(r"<dd><i>Result:</i> (.*?)</dd>", again._leaf.foot_html) == results


def test_a_game_to_its_end_is_summed_up_in_a_sentence() -> None:
    play = Play("1920-nashville", rounds=None)
    match = play.match()
    play.play_example(match)
    summary = game_summary(play, match)
    assert summary
    (result,) = summary.result
    assert re.match(r"The (Suffragists|Opposition) wins?\. \w", result)
    assert summary.choices[0].startswith("You play ")


def test_a_game_in_which_the_learner_chose_nothing_is_not_on_the_sheet() -> None:
    play = Play("1920-nashville")
    assert game_summary(play, play.match()) is None


@pytest.mark.parametrize("paged", [True, False])
def test_handing_in_shows_what_to_do_next(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    if not paged:
        answer(pages.steps[0], 0, PREDICTION)
        pages.steps[2].staged[0].pick(FEBB, "event")
        tell(pages, kind="command", name="sign", value="Ana")
    view = hand_in(pages, WRITTEN)
    assert "your teacher does not have them yet" in view.regions().below
    assert 'data-local="save sheet"' in view.regions().below
    assert ('data-command="print"' in view.regions().below) == paged
    where = pages._leaf.foot_html if paged else view.regions().below
    assert where.count('class="vfw-answers"') == 1
    assert "<i>Handed in:</i> It cost money." in where
    assert ("<b>Ana</b>" in where) == (not paged)


@pytest.mark.parametrize("name", [*read_all("lessons")])
def test_every_path_of_a_lesson_ends_with_its_exit_ticket(name: str) -> None:
    """There the sheet stands at the foot of the page."""
    for steps in timetable(text_of(name)).paths.values():
        assert steps[-1] == "exit-ticket"
    assert whole(name).steps[-1].step.section.name == "exit-ticket"
