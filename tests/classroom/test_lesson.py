"""A lesson put together by a notebook, in cells and in pages: what is shown when, and what is answered."""

import re

import pytest

from tests.classroom.lessons import (
    FEBB,
    NASHVILLE,
    PREDICTION,
    Chart,
    answer,
    lesson,
    said,
    tell,
)
from vfw.classroom import Lesson, Play
from vfw.classroom.kept_lesson import read_kept
from vfw.classroom.lesson import ANSWERS


def test_an_answer_is_kept_before_the_page_shows_what_comes_of_it() -> None:
    def saw() -> None:
        (kept,) = read_kept(pages._head.keeps).steps.values()
        kept_then.append(dict(kept.answers))

    kept_then: list[dict[int, str]] = []
    pages = Lesson("ratification", paged=True)
    pages.step("congress-said-yes", reveal=Chart(saw), ask="predict")
    answer(pages.steps[0], 0, PREDICTION)
    assert kept_then == [{0: PREDICTION}]


def test_in_cells_each_step_has_a_widget_and_in_pages_none() -> None:
    assert Lesson("ratification", paged=False).step("thirty-six") is not None
    assert Lesson("ratification", paged=True).step("thirty-six") is None


def test_in_cells_every_step_shows_at_once_and_only_what_happened_waits() -> None:
    cells, chart = lesson(paged=False)
    cells.step("fourteen-to-go", play=NASHVILLE, show=chart, ask=())
    assert [bool(view._stage.children) for view in cells.steps] == [False, False, True, False, True]
    assert "Predict first, then see" in cells.steps[0]._above.html
    assert "Hand in" in cells.steps[3]._below.html
    assert chart.made == 1, "the map that tells the answer is there before one has predicted"
    answer(cells.steps[0], 0, PREDICTION)
    assert chart.made == 2


def test_in_cells_a_game_is_ready_before_one_has_predicted() -> None:
    amendment = Lesson("amendment", paged=False)
    amendment.step("the-states-answer", play=Play("1919-to-the-states"), ask="predict")
    (view,) = amendment.steps
    assert view.match is not None
    assert not view.progress.is_open
    assert view._stage.children


@pytest.mark.parametrize("paged", [True, False])
def test_a_cell_that_is_run_again_replaces_its_step(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    before = list(pages.steps)
    answer(pages.steps[0], 0, PREDICTION)
    again = pages.step("congress-said-yes", ask="predict")
    assert [view.step.section.name for view in pages.steps] == [view.step.section.name for view in before]
    assert pages.steps[1:] == before[1:]
    assert said(pages) == []
    assert before[0].widget.comm is None, "the step that was replaced is still on the page"
    assert (again is pages.steps[0].widget) == (not paged)
    if paged:
        assert pages._stage.children == (pages.steps[0].widget,)


def test_a_game_that_cannot_be_fails_its_cell_and_leaves_no_step() -> None:
    cells = Lesson("ratification", paged=False)
    with pytest.raises(ValueError, match="answer 1 that the engine is to show, 'dance'"):
        cells.step("you-ask-first", play=Play("1920-nashville", shows=("dance",)))
    assert cells.steps == []


def test_a_map_that_helps_to_predict_is_there_from_the_beginning() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("congress-said-yes", show=chart, ask="predict")
    assert chart.made == 1
    assert "Predict first" not in pages.steps[0]._above.html
    assert "Predict first" in pages.steps[0]._below.html
    answer(pages.steps[0], 0, PREDICTION)
    assert chart.made == 1


def test_what_happened_is_revealed_after_the_game() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("fourteen-to-go", play=NASHVILLE, reveal=chart)
    assert chart.made == 0
    (panel,) = pages.steps[0]._stage.children
    panel.pick(FEBB, "event")
    assert chart.made == 1
    assert pages.steps[0]._stage.children[0] is panel


def test_in_pages_a_step_runs_when_its_page_is_shown() -> None:
    pages, chart = lesson(paged=True)
    assert [view.is_reached for view in pages.steps] == [True, False, False, False]
    tell(pages._head, kind="command", name="go", value="2")
    assert [view.is_reached for view in pages.steps] == [True, False, True, False]
    assert pages._stage.children == (pages.steps[2].widget,)
    tell(pages._foot, kind="command", name="go", value="1")
    assert pages._stage.children == (pages.steps[1].widget,)
    assert chart.made == 0


def test_a_prediction_is_told_about_only_after_it_was_made() -> None:
    pages, _ = lesson(paged=True)
    first = pages.steps[0]
    assert "Predict first, then see" in first._above.html
    assert "Not quite" not in first._above.html
    answer(first, 0, PREDICTION)
    assert f"You predicted: <b>{PREDICTION}</b>" in first._above.html
    assert "Not quite: A mix of states, with and without the full vote." in first._above.html
    assert first._below.said.endswith("Not quite: A mix of states, with and without the full vote.")


def test_the_game_of_a_step_is_done_after_as_many_rounds_as_it_asks() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(2)
    view = pages.steps[2]
    (panel,) = view._stage.children
    panel.pick(FEBB)
    assert not view.progress.is_done
    panel.pick("event")
    assert view.progress.is_done


def test_when_a_game_is_done_what_came_of_it_stands_beside_history() -> None:
    play = Play("1920-nashville", rounds=None, seed="nashville-6", dice="nashville-6")
    pages = Lesson("ratification", paged=True)
    pages.step("you-ask-first", play=play)
    view = pages.steps[0]
    (panel,) = view._stage.children
    panel.pick(FEBB, "event")
    assert "vfw-beside" not in view._below.html
    panel.pick("TN")
    words = re.sub("<[^>]*>", " ", view._below.html)
    assert "In your game, and in history" in words
    assert re.search(r"Tennessee +yes +yes, 18 August 1920 +\d +\d ", words)
    assert view._below.said.endswith("In your game, and in history: what came of your game stands below it.")


def test_who_does_not_play_may_see_what_happened_and_is_not_said_to_have_played() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("fourteen-to-go", play=NASHVILLE, reveal=chart)
    view = pages.steps[0]
    assert "Show the map without playing" in view._below.html
    tell(view._below, kind="command", name="go past", value="")
    assert chart.made == 1
    assert "Show the map" not in view._below.html
    (kept,) = read_kept(pages._head.keeps).steps.values()
    assert (kept.goes_past, kept.has_played) == (True, False)


def test_what_one_has_seen_is_predicted_no_more() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("the-west", ask="predict", reveal=chart)
    view = pages.steps[0]
    tell(view._above, kind="command", name="go on", value="")
    assert chart.made == 1
    assert "You went on without a prediction." in view._above.html
    assert "<form" not in view._above.html
    tell(view._above, kind="answer", number=0, value="8")
    assert said(pages) == []


def test_a_question_that_waits_is_not_skipped_unasked() -> None:
    pages, _ = lesson(paged=True)
    for _ in range(2):  # the late half of a double click skips nothing either
        tell(pages._foot, kind="command", name="next", value="1")
        assert pages._at == 0
        assert "1 question not answered" in pages._foot.html
    tell(pages._foot, kind="command", name="stay", value="")
    assert "not answered" not in pages._foot.html
    tell(pages._foot, kind="command", name="next", value="1")
    tell(pages._foot, kind="command", name="go", value="1")
    tell(pages._foot, kind="command", name="next", value="2")
    assert pages._at == 2


def test_a_run_without_a_learner_takes_the_example_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ANSWERS, "example")
    cells, chart = lesson(paged=False)
    assert all(view.progress.is_done for view in cells.steps)
    assert chart.made == 1
    assert said(cells)[0] == PREDICTION


def test_a_cell_that_asks_for_what_the_text_does_not_have_says_what_it_has() -> None:
    pages = Lesson("ratification", paged=True)
    with pytest.raises(ValueError, match="lesson 'ratification' has no step 'texsa'; its text has congress-said-yes"):
        pages.step("texsa")
    with pytest.raises(ValueError, match="step 'thirty-six' asks no 'predict'; its text asks nothing"):
        pages.step("thirty-six", ask="predict")
    with pytest.raises(ValueError, match="there is no lesson 'moon'; expected one of"):
        Lesson("moon")
    assert pages.steps == []
