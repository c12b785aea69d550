"""A lesson put together by a notebook, in cells and in pages: what is shown when, and what is answered."""

import re

import pytest
from anywidget import AnyWidget

from tests.accessible import read
from tests.classroom.lessons import (
    FEBB,
    NASHVILLE,
    PREDICTION,
    Chart,
    answer,
    lesson,
    page_of,
    said,
    send_message,
    shown,
    whole,
    widgets,
)
from vfw.classroom import Lesson, Play
from vfw.classroom.kept_lesson import parse_kept_lesson
from vfw.classroom.lesson import ANSWERS


def test_an_answer_is_kept_before_the_page_shows_its_result() -> None:
    def saw() -> None:
        (kept,) = parse_kept_lesson(page_of(pages).keeps).steps.values()
        kept_then.append(dict(kept.answers))

    kept_then: list[dict[int, str]] = []
    pages = Lesson("ratification", paged=True)
    pages.step("congress-said-yes", reveal=Chart(saw), ask="predict")
    answer(pages.steps[0], 0, PREDICTION)
    assert kept_then == [{0: PREDICTION}]


def test_in_cells_each_step_has_a_widget_and_in_pages_none() -> None:
    assert Lesson("ratification", paged=False).step("thirty-six") is not None
    assert Lesson("ratification", paged=True).step("thirty-six") is None


def test_in_cells_every_step_shows_at_once_except_its_reveal() -> None:
    cells, chart = lesson(paged=False)
    cells.step("fourteen-to-go", play=NASHVILLE, show=chart, ask=())
    assert [bool(view.staged) for view in cells.steps] == [False, False, True, False, True]
    assert "Predict first, then see" in cells.steps[0].regions().above
    assert "Hand in" in cells.steps[3].regions().below
    assert chart.made == 1, "the map that tells the answer is there before one has predicted"
    answer(cells.steps[0], 0, PREDICTION)
    assert chart.made == 2


def test_in_cells_a_game_is_ready_before_the_prediction() -> None:
    amendment = Lesson("amendment", paged=False)
    amendment.step("the-states-answer", play=Play("1919-to-the-states"), ask="predict")
    (view,) = amendment.steps
    assert view.match is not None
    assert not view.progress.is_open
    assert view.staged


@pytest.mark.parametrize("paged", [True, False])
def test_a_cell_that_is_run_again_replaces_its_step(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    before = list(pages.steps)
    answer(pages.steps[0], 0, PREDICTION)
    again = pages.step("congress-said-yes", ask="predict")
    assert [view.step.section.name for view in pages.steps] == [view.step.section.name for view in before]
    assert pages.steps[1:] == before[1:]
    assert said(pages) == []
    assert (before[0].page.widget.comm is None) == (not paged), "the step that was replaced is still on the page"
    assert (again is pages.steps[0].page.widget) == (not paged)
    if paged:
        assert shown(pages) == pages.steps[0].name


def test_a_story_has_one_page_widget_for_all_steps() -> None:
    before = set(widgets())
    whole("nashville")
    made = [widget for number, widget in widgets().items() if number not in before]
    assert [type(widget).__name__ for widget in made if isinstance(widget, AnyWidget)].count("LessonPageWidget") == 1
    assert len(made) < 20, "a slow browser loses models that it cannot start in time"


@pytest.mark.parametrize("paged", [True, False])
def test_a_step_that_is_replaced_leaves_no_widget_behind(paged: bool) -> None:
    pages = Lesson("ratification", paged=paged)
    pages.step("you-ask-first", play=Play("1920-nashville"))
    before = len(widgets())
    for _ in range(3):
        pages.step("you-ask-first", play=Play("1920-nashville"))
    assert len(widgets()) == before


def test_a_story_that_begins_again_leaves_no_widget_of_its_games_behind() -> None:
    pages, _ = lesson(paged=True)
    before = len(widgets())
    pages.turn_to(2)
    send_message(pages, kind="kept", text=page_of(pages).keeps, has_drafts=False, sensitivity="", asks=True)
    send_message(pages, kind="command", name="start new", value="sure")
    assert len(widgets()) == before


def test_a_late_answer_belongs_to_its_own_step() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(1)
    answer(pages.steps[0], 0, PREDICTION)
    assert pages.steps[0].progress.answers == {0: PREDICTION}
    assert shown(pages) == "thirty-six"
    assert "vfw-question" not in page_of(pages).html("above") + page_of(pages).html("below")


def test_an_impossible_game_fails_its_cell_and_leaves_no_step() -> None:
    cells = Lesson("ratification", paged=False)
    with pytest.raises(ValueError, match="answer 1 that the engine is to show, 'dance'"):
        cells.step("you-ask-first", play=Play("1920-nashville", shows=("dance",)))
    assert cells.steps == []


def test_a_map_for_predictions_is_shown_from_the_beginning() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("congress-said-yes", show=chart, ask="predict")
    assert chart.made == 1
    assert "Predict first" not in pages.steps[0].regions().above
    assert "Predict first" in pages.steps[0].regions().below
    answer(pages.steps[0], 0, PREDICTION)
    assert chart.made == 1


def test_what_happened_is_revealed_after_the_game() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("fourteen-to-go", play=NASHVILLE, reveal=chart)
    assert chart.made == 0
    (panel,) = pages.steps[0].staged
    panel.pick(FEBB, "event")
    assert chart.made == 1
    assert pages.steps[0].staged[0] is panel


def test_in_pages_a_step_runs_when_its_page_is_shown() -> None:
    pages, chart = lesson(paged=True)
    assert [view.is_reached for view in pages.steps] == [True, False, False, False]
    send_message(pages, kind="command", name="go", value="2")
    assert [view.is_reached for view in pages.steps] == [True, False, True, False]
    assert shown(pages) == pages.steps[2].name
    send_message(pages, kind="command", name="go", value="1")
    assert shown(pages) == pages.steps[1].name
    assert chart.made == 0


def test_the_note_on_a_prediction_shows_only_after_the_prediction() -> None:
    pages, _ = lesson(paged=True)
    first = pages.steps[0]
    assert "Predict first, then see" in first.regions().above
    assert "Not quite" not in first.regions().above
    answer(first, 0, PREDICTION)
    assert f"You predicted: {PREDICTION}" in " ".join(read(first.regions().above))
    assert "Not quite: A mix of states, with and without the full vote." in first.regions().above
    assert first.page.page_widget.said.endswith("Not quite: A mix of states, with and without the full vote.")


def test_the_game_of_a_step_is_done_after_as_many_rounds_as_it_asks() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(2)
    view = pages.steps[2]
    (panel,) = view.staged
    panel.pick(FEBB)
    assert not view.progress.is_done
    panel.pick("event")
    assert view.progress.is_done


def test_a_finished_game_is_compared_with_history() -> None:
    play = Play("1920-nashville", rounds=None, seed="nashville-6", dice="nashville-6")
    pages = Lesson("ratification", paged=True)
    pages.step("you-ask-first", play=play)
    view = pages.steps[0]
    (panel,) = view.staged
    panel.pick(FEBB, "event")
    assert "vfw-beside" not in view.regions().below
    panel.pick("TN")
    words = re.sub("<[^>]*>", " ", view.regions().below)
    assert "In your game, and in history" in words
    assert re.search(r"Tennessee +yes +yes, 18 August 1920 +\d +\d ", words)
    assert view.page.page_widget.said.endswith("In your game, and in history: the result of your game is below it.")


def test_skipping_the_game_reveals_the_outcome_and_is_not_counted_as_played() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("fourteen-to-go", play=NASHVILLE, reveal=chart)
    view = pages.steps[0]
    assert "Show the map without playing" in view.regions().below
    send_message(view, kind="command", name="go past", value="")
    assert chart.made == 1
    assert "Show the map" not in view.regions().below
    (kept,) = parse_kept_lesson(page_of(pages).keeps).steps.values()
    assert (kept.goes_past, kept.has_played) == (True, False)


def test_a_prediction_is_refused_after_the_outcome_was_seen() -> None:
    pages, chart = Lesson("ratification", paged=True), Chart()
    pages.step("the-west", ask="predict", reveal=chart)
    view = pages.steps[0]
    send_message(view, kind="command", name="go on", value="")
    assert chart.made == 1
    assert "You went on without a prediction." in view.regions().above
    assert "<form" not in view.regions().above
    send_message(view, kind="answer", number=0, value="8")
    assert said(pages) == []


def test_leaving_an_open_question_asks_first() -> None:
    pages, _ = lesson(paged=True)
    for _ in range(2):  # the late half of a double click skips nothing either
        send_message(pages, kind="command", name="next", value="1")
        assert shown(pages) == pages.steps[0].name
        assert "1 question not answered" in page_of(pages).html("foot")
    send_message(pages, kind="command", name="stay", value="")
    assert "not answered" not in page_of(pages).html("foot")
    send_message(pages, kind="command", name="next", value="1")
    send_message(pages, kind="command", name="go", value="1")
    send_message(pages, kind="command", name="next", value="2")
    assert shown(pages) == pages.steps[2].name


def test_a_run_without_a_learner_takes_the_example_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ANSWERS, "example")
    cells, chart = lesson(paged=False)
    assert all(view.progress.is_done for view in cells.steps)
    assert chart.made == 1
    assert said(cells)[0] == PREDICTION


def test_an_unknown_step_or_question_kind_is_an_error_that_lists_the_known_ones() -> None:
    pages = Lesson("ratification", paged=True)
    with pytest.raises(ValueError, match="lesson 'ratification' has no step 'texsa'; its text has congress-said-yes"):
        pages.step("texsa")
    with pytest.raises(ValueError, match="step 'thirty-six' asks no 'predict'; its text asks nothing"):
        pages.step("thirty-six", ask="predict")
    with pytest.raises(ValueError, match="there is no lesson 'moon'; expected one of"):
        Lesson("moon")
    assert pages.steps == []
