"""A lesson put together by a notebook: in cells and in pages, answered, left and taken up again."""

import json
import re
from collections.abc import Callable
from html import unescape
from typing import Any

import ipywidgets
import pytest

from vfw.classroom import Lesson, Play
from vfw.classroom.keeping import Kept, KeptStep, read_kept
from vfw.classroom.leaf import Leaf
from vfw.classroom.lesson import ANSWERS, QUERY
from vfw.classroom.step_view import StepView
from vfw.classroom.timing import about
from vfw.core import Older

FEBB = "miss-febb-wins-the-last-vote"
PREDICTION = "The fifteen full-vote states, all together"


@pytest.fixture(autouse=True)
def with_a_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)


class Chart:
    """Stands for a map, counts how often it was made, and does something whenever it is."""

    def __init__(self, does: Callable[[], object] = lambda: None) -> None:
        self.made, self._does = 0, does

    def widget(self) -> Any:
        self.made += 1
        self._does()
        return ipywidgets.HTML("a map")


@pytest.fixture
def puts_aside(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the page is told to put aside: why, and what the lesson had given it to keep before that."""
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(Leaf, "put_aside", lambda leaf, why: told.append((why, leaf.keeps)))
    return told


def lesson(**options: Any) -> tuple[Lesson, Chart]:
    """A predicting step with a map, a step that is only read, and one with a game."""
    lesson, chart = Lesson("ratification", **options), Chart()
    lesson.step("congress-said-yes", reveal=chart, ask="predict")
    lesson.step("thirty-six")
    lesson.step("you-ask-first", play=Play("1920-nashville"))
    lesson.step("exit-ticket", ask="exit")
    return lesson, chart


def tell(leaf: Any, **message: Any) -> None:
    """What the page would send."""
    leaf._handle_custom_msg(message, [])


def said(lesson: Lesson) -> list[str]:
    return [answer for view in lesson.steps for answer in view.progress.answers.values()]


def answer(view: StepView, number: int, value: str) -> None:
    tell(view._above, kind="answer", number=number, value=value)


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
    cells.step("fourteen-to-go", play=Play("1920-nashville"), show=chart, ask=())
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
    pages.step("fourteen-to-go", play=Play("1920-nashville"), reveal=chart)
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
    play = Play("1920-nashville", rounds=None, seed="nashville-6")
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
    pages.step("fourteen-to-go", play=Play("1920-nashville"), reveal=chart)
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


def left(lesson: Lesson, at: int = 3) -> str:
    """What the browser keeps of a lesson in which two questions were answered and a card was chosen."""
    answer(lesson.steps[0], 0, PREDICTION)
    lesson.turn_to(2)
    lesson.steps[2]._stage.children[0].pick(FEBB)
    lesson.turn_to(3)
    tell(lesson.steps[3]._below, kind="answer", number=1, value="It cost money.")
    lesson.turn_to(at)
    return lesson._head.keeps


def found(kept: str, sensitivity: str = "") -> Lesson:
    """The same lesson, opened in a browser that keeps this."""
    pages, _ = lesson(paged=True)
    tell(pages._head, kind="kept", text=kept, has_drafts=False, sensitivity=sensitivity)
    return pages


def test_what_the_browser_kept_is_taken_up_again_by_whom_it_belongs_to() -> None:
    again = found(left(lesson(paged=True)[0]), "full")
    assert "Is this your lesson?" in again._head.html
    assert "2 answers and a game, now at step 4 of 4" in again._head.html
    assert (again._stage.children, again._foot.html) == ((), "")
    tell(again._head, kind="command", name="go on", value="")
    assert again._stage.children == (again.steps[3].widget,)
    assert again.steps[0].progress.answers == {0: PREDICTION}
    assert again.steps[3].progress.answers == {1: "It cost money."}
    assert again.steps[0].sensitivity == "full"


def test_a_page_that_came_back_by_itself_goes_on_unasked() -> None:
    again, _ = lesson(paged=True)
    kept = left(lesson(paged=True)[0])
    tell(again._head, kind="kept", text=kept, has_drafts=False, goes_on=True, sensitivity="")
    assert again._stage.children == (again.steps[3].widget,)
    assert again.steps[0].progress.answers == {0: PREDICTION}


def test_whoever_comes_next_does_not_see_the_answers_of_the_one_before() -> None:
    again = found(left(lesson(paged=True)[0]))
    assert PREDICTION not in "".join(leaf.html for leaf in (again._head, again._foot))
    tell(again._head, kind="command", name="wipe", value="")
    assert said(again) == []
    assert again._stage.children == (again.steps[0].widget,)
    assert not read_kept(again._head.keeps).is_worth_asking_about


def test_what_was_written_and_not_sent_belongs_to_somebody_too() -> None:
    pages, _ = lesson(paged=True)
    tell(pages._head, kind="kept", text="", has_drafts=True, sensitivity="")
    assert "Is this your lesson?" in pages._head.html


def test_a_reload_loses_neither_ticks_nor_games() -> None:
    pages, _ = lesson(paged=True)
    pages.turn_to(1)
    again = found(left(pages, at=2))
    tell(again._head, kind="command", name="go on", value="")
    assert 'aria-label="Step 2: Thirty-six of forty-eight, done"' in again._head.html
    match = again.steps[2].match
    assert match
    assert match.replies == pages.steps[2].match.replies  # type: ignore[union-attr]
    again.steps[2]._stage.children[0].pick("event")
    assert read_kept(again._head.keeps).steps["you-ask-first"].has_played


def test_a_game_that_does_not_fit_its_scenario_any_more_begins_anew(puts_aside: list[tuple[str, str]]) -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=2))
    kept["steps"]["you-ask-first"]["game"][0] = ["suffragist dance", 1]
    again = found(json.dumps(kept))
    tell(again._head, kind="command", name="go on", value="")
    match = again.steps[2].match
    assert match
    assert match.replies == Play("1920-nashville").match().replies
    ((told, _),) = puts_aside
    assert told.startswith("Your game of this step begins anew, because what was kept of it does not fit: reply 1: ")


BRACKETS = "[" * 100_000 + "]" * 100_000


@pytest.mark.parametrize(
    ("kept", "why"),
    [
        ("no json", "line 1 is not as the exhibit writes it, at 'no json'"),
        (BRACKETS, "its brackets are nested too deep"),
        ('{"at": 1e400, "steps": {}}', "a number in it is too large"),
        ('{"at": 1e300, "steps": {}}', "it holds something else"),
        (f'{{"at": {"9" * 5000}, "steps": {{}}}}', "a number in it is too large"),
        ("[]", "it holds something else"),
        ('{"at": "x"}', "it holds something else"),
        ('{"at": 1, "steps": {"exit-ticket": 3}}', "it holds something else"),
    ],
)
def test_what_cannot_be_read_is_put_aside_before_anything_is_written_over_it(
    kept: str, why: str, puts_aside: list[tuple[str, str]]
) -> None:
    pages = found(kept)
    ((told, kept_then),) = puts_aside
    assert told.startswith("What this browser kept of this lesson cannot be read: ")
    assert why in told
    assert kept_then == ""
    assert pages._stage.children == (pages.steps[0].widget,)
    assert said(pages) == []


def test_where_nothing_was_kept_nothing_is_put_aside(puts_aside: list[tuple[str, str]]) -> None:
    found("")
    assert puts_aside == []


def test_a_game_of_older_rules_goes_on_and_what_does_not_fit_is_put_aside_first(
    puts_aside: list[tuple[str, str]],
) -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=2))
    for step in kept["steps"].values():
        del step["rules"]  # which version 0.1 did not keep
    whole = found(json.dumps(kept))
    tell(whole._head, kind="command", name="go on", value="")
    assert whole.steps[2].match
    assert whole.steps[2].match.older == Older("0.1")
    assert puts_aside == []

    kept["steps"]["you-ask-first"]["game"].append(["suffragist dance", 1])
    again = found(json.dumps(kept))
    tell(again._head, kind="command", name="go on", value="")
    ((told, kept_then),) = puts_aside
    assert "It goes on from Turn 6 · Round " in told
    assert kept_then == "", "what the browser keeps was written over before it was put aside"
    assert said(again) == [PREDICTION, "It cost money."]


def test_games_that_are_not_looked_at_keep_the_rules_by_which_they_were_played() -> None:
    kept = json.loads(left(lesson(paged=True)[0], at=1))
    kept["steps"]["you-ask-first"]["rules"] = "0.1"
    again = found(json.dumps(kept))
    tell(again._head, kind="command", name="go on", value="")
    assert read_kept(again._head.keeps).steps["you-ask-first"].rules == "0.1"


def test_an_answer_that_is_no_choice_any_more_is_dropped_and_the_others_stay() -> None:
    steps = {"congress-said-yes": {0: "The moon"}, "exit-ticket": {0: "A reason."}, "gone": {0: "x"}}
    again = found(Kept(99, {name: KeptStep(answers) for name, answers in steps.items()}).text())
    tell(again._head, kind="command", name="go on", value="")
    assert said(again) == ["A reason."]
    assert again._stage.children == (again.steps[-1].widget,)


def test_a_lesson_begins_again_after_a_question() -> None:
    pages, _ = lesson(paged=True)
    answer(pages.steps[0], 0, PREDICTION)
    pages.turn_to(3)
    tell(pages._foot, kind="command", name="again", value="")
    assert said(pages) == [PREDICTION]
    assert "This wipes your 1 answer and your games" in pages._foot.html
    tell(pages._foot, kind="command", name="keep", value="")
    assert "Print your answers" in pages._foot.html
    tell(pages._foot, kind="command", name="wipe", value="")
    assert said(pages) == []
    assert [view.is_reached for view in pages.steps] == [True, False, False, False]


WRITTEN = {"0": "Because <36> must agree.", "1": "It cost money.", "2": "Ask.", "3": "No."}


def hand_in(pages: Lesson, answers: dict[str, str], sure: bool = False) -> StepView:
    """Turn to the exit ticket, which is the last page, and hand in these answers."""
    pages.turn_to(3)
    tell(pages.steps[3]._below, kind="hand in", answers=answers, sure=sure)
    return pages.steps[3]


def shown(pages: Lesson) -> str:
    """All words that the page gets, also those that are not looked at."""
    leaves = [pages._head, pages._foot, *[leaf for view in pages.steps for leaf in (view._above, view._below)]]
    return unescape(re.sub("<[^>]*>", "", "".join(leaf.html + leaf.keeps + leaf.said for leaf in leaves)))


@pytest.mark.parametrize("paged", [True, False])
def test_no_note_of_an_exit_ticket_is_on_the_page_before_it_is_handed_in(paged: bool) -> None:
    pages, _ = lesson(paged=paged)
    pages.turn_to(3)
    if not paged:
        answer(pages.steps[0], 0, PREDICTION)
        pages.steps[2]._stage.children[0].pick(FEBB, "event")
    notes = [question.note.partition(".")[0] for question in pages.steps[3].progress.questions]
    assert all(notes)
    assert [note in shown(pages) for note in notes] == [False] * 4
    hand_in(pages, WRITTEN)
    assert [note in shown(pages) for note in notes] == [True] * 4


def test_an_exit_ticket_with_gaps_is_handed_in_by_those_who_are_sure() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, {**WRITTEN, "1": "", "3": " "})
    assert "Questions 2 and 4 are still open." in view._below.html
    assert "Because &lt;36&gt; must agree.</textarea>" in view._below.html
    assert not view.progress.handed_in
    tell(view._below, kind="command", name="write on", value="")
    assert "still open" not in view._below.html
    hand_in(pages, {**WRITTEN, "1": ""})
    assert "Question 2 is still open." in view._below.html
    hand_in(pages, {**WRITTEN, "1": ""}, sure=True)
    assert view.progress.is_done
    assert "You left this open." in view._below.html
    assert "<i>Left open</i>" in pages._foot.html


def test_what_was_handed_in_stays_beside_the_final_version() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, WRITTEN)
    assert "You handed in: <b>Ask.</b>" in view._below.html
    tell(view._below, kind="answer", number=2, value="Ask who made it.")
    assert view._below.said.endswith("Your final version is kept.")
    hand_in(pages, {**WRITTEN, "2": "Something else."}, sure=True)  # the same press once more
    again = found(pages._head.keeps)
    tell(again._head, kind="command", name="go on", value="")
    assert "You handed in: <b>Ask.</b>" in again.steps[3]._below.html
    assert "\nAsk who made it.</textarea>" in again.steps[3]._below.html
    for sheet in (pages._foot.html, again._foot.html):
        assert '<i>Handed in:</i> Ask.</dd><dd class="vfw-given"><i>Final version:</i> Ask who made it.</dd>' in sheet
        assert sheet.count("<i>No final version</i>") == 3


def test_what_is_not_in_the_exit_ticket_cannot_be_handed_in() -> None:
    pages, _ = lesson(paged=True)
    view = hand_in(pages, {"9": "Because."}, sure=True)
    assert (said(pages), view.progress.handed_in) == ([], False)


OF_0_1 = """{"at": 3, "steps": {"exit-ticket": {"answers": %s, "goes_on": false, "has_played": false, "game": []}}}"""


@pytest.mark.parametrize("is_whole", [True, False])
def test_an_exit_ticket_that_version_0_1_kept_opens(is_whole: bool) -> None:
    """There each question was answered alone, and its note was read at once."""
    again = found(OF_0_1 % json.dumps(WRITTEN if is_whole else {"1": "It cost money."}))
    tell(again._head, kind="command", name="go on", value="")
    view = again.steps[3]
    assert view.progress.handed_in == is_whole
    assert "It cost money." in view._below.html
    assert ("Hand in" in view._below.html) == (not is_whole)
    hand_in(again, WRITTEN)
    assert sorted(said(again)) == sorted(WRITTEN.values())


def test_answers_stand_on_one_sheet_at_the_end() -> None:
    pages, _ = lesson(paged=True)
    answer(pages.steps[0], 0, PREDICTION)
    hand_in(pages, {"0": "Because <36> must agree."})
    sheet = pages._foot.html
    assert "<span>Name</span><span>Date</span>" in sheet
    assert f'<dd class="vfw-given"><i>Predicted:</i> {PREDICTION}</dd>' in sheet
    assert '<dd class="vfw-open"><i>Written, not sent:</i> Because &lt;36&gt; must agree.</dd>' in sheet
    assert sheet.count("<i>Left open</i>") == 3
    assert 'data-drafted="exit-ticket-3"' in sheet, "the page has no place for what is written and not sent"


def test_a_step_that_the_path_leaves_out_is_not_left_open() -> None:
    pages, _ = lesson(paged=True, path=30)
    pages.step("texas", ask="question")
    assert "texas" not in pages.path
    pages.turn_to(3)
    assert "<h3>Congress has said yes</h3>" in pages._foot.html
    assert "<h3>Voters say no, lawmakers say yes</h3>" not in pages._foot.html
    answer(pages.steps[4], 0, "The voters")
    assert "<h3>Voters say no, lawmakers say yes</h3>" in pages._foot.html


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


# Paths


def whole(name: str = "nashville", **options: Any) -> Lesson:
    """A lesson in pages with all its steps, no maps and no games."""
    pages = Lesson(name, paged=True, **options)
    for section in pages.text.sections:
        pages.step(section.name)
    return pages


def test_each_step_says_how_long_it_takes() -> None:
    pages = whole(path=90)
    for view in pages.steps:
        assert f">{about(pages.times.minutes(view.step.section.name))}</p><h2" in view._above.html
    assert f"<summary>15 steps, about {pages.path.takes} minutes in all</summary>" in pages._head.html
    assert "Left out" not in pages._head.html


def test_the_way_on_passes_by_what_is_left_out_and_its_number_leads_there() -> None:
    pages = whole(path=30)
    left_out = [view.number for view in pages.steps if view.step.section.name not in pages.path]
    assert left_out == [1, 2, 8, 9, 10, 11, 12]
    assert "minutes in all; left out, but there under its number: 2, 3, 9, 10, 11, 12, 13</summary>" in pages._head.html
    assert "<li>A locked door: about 2 minutes (left out)</li>" in pages._head.html
    assert 'aria-label="Step 2: A locked door, left out of the 30 minutes"' in pages._head.html
    assert 'data-value="3">Next step' in pages._foot.html
    pages.turn_to(3)
    assert 'data-value="0">‹ Back' in pages._foot.html
    pages.turn_to(1)
    assert "Left out of the 30 minutes · about 2 minutes" in pages.steps[1]._above.html
    assert 'data-value="3">Next step' in pages._foot.html
    assert "Print your answers" not in pages._foot.html


def test_the_address_chooses_a_path_before_the_notebook_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(QUERY, "voila-theme=light&path=30")
    assert Lesson("nashville", path=90).path.minutes == 30


def test_a_path_that_there_is_not_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ValueError, match="there is no path of 25 minutes; expected 30, 45 or 90"):
        Lesson("nashville", path=25)
    monkeypatch.setenv(QUERY, "path=<25>")
    pages = whole()
    assert pages.path.minutes == 45
    told = "The address asks for a path of &#x27;&lt;25&gt;&#x27;; there is one of 30, 45 or 90 minutes."
    assert told in pages._head.html


def test_in_cells_a_step_that_is_left_out_holds_up_no_other() -> None:
    cells = Lesson("nashville", path=30, paged=False)
    for name, asks in (("both-sides", ""), ("locked-door", "question"), ("black-voters", "")):
        cells.step(name, ask=[asks] if asks else ())
    assert [view.is_reached for view in cells.steps] == [True, True, True]
