"""A lesson is left and taken up again: what the browser keeps, and what it puts aside."""

import json

import pytest

from tests.classroom.lessons import (
    PREDICTION,
    answer,
    found,
    left,
    lesson,
    said,
    tell,
)
from vfw.classroom import Play
from vfw.classroom.kept_lesson import Kept, KeptStep, read_kept
from vfw.classroom.leaf import Leaf
from vfw.core import Older


@pytest.fixture
def puts_aside(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What the page is told to put aside: why, and what the lesson had given it to keep before that."""
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(Leaf, "put_aside", lambda leaf, why: told.append((why, leaf.keeps)))
    return told


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


def test_answers_that_hold_html_are_shown_as_letters_also_when_they_come_back() -> None:
    hostile = "<img src=x onerror=alert(1)> because</textarea><script>alert(1)</script>"
    again = found(left(lesson(paged=True)[0]).replace("It cost money.", hostile))
    tell(again._head, kind="command", name="go on")
    again.turn_to(3)
    assert said(again)[-1] == hostile
    shown = "".join(leaf.html for view in again.steps for leaf in (view._above, view._below)) + again._head.html
    assert "&lt;img src=x" in shown
    assert "<img src=x" not in shown
    assert "<script>" not in shown
