"""The notebooks of the lessons: each uses the whole text of its lesson, and runs with the example answers."""

import datetime
import json
import re

import pytest

from tests.lessons.acts import NOTEBOOKS, run
from vfw.atlas import RaceMap, SuffrageMap
from vfw.classroom import Play
from vfw.classroom.lesson import ANSWERS
from vfw.classroom.lesson_questions import EXIT, PREDICT, QUESTION, split_questions
from vfw.history.texts import read_all
from vfw.votes.rules.tabletop import RATIFIED

LESSONS = sorted(read_all("lessons"))


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_done_with_the_example_answers(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ANSWERS, "example")
    lesson = run(name)
    assert [view.step.section.title for view in lesson.steps if not view.progress.is_done] == []
    assert all(view.match is not None for view in lesson.steps if view.step.play)


@pytest.mark.parametrize("name", LESSONS)
def test_a_notebook_takes_every_step_of_the_text_and_asks_every_question(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)
    lesson = run(name)
    sections = [section for section in lesson.text.sections if section.name]
    assert [view.step.section.name for view in lesson.steps] == [section.name for section in sections]
    written = [question for section in sections for question in split_questions(section.body)[1]]
    asked = [question for view in lesson.steps for question in view.step.questions]
    assert asked == written
    kinds = [question.kind for question in written]
    assert kinds.count(PREDICT) >= 1
    usual = [
        question for section in sections if section.name in lesson.path for question in split_questions(section.body)[1]
    ]
    assert [question.kind for question in usual].count(QUESTION) == 3
    assert 3 <= kinds.count(EXIT) <= 5


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_shows_maps_and_plays_a_game_in_which_the_learner_chooses(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)
    steps = [view.step for view in run(name).steps]
    assert any(step.show or step.reveal for step in steps)
    assert any(step.play and step.play.rounds != 0 for step in steps)
    assert any(step.play and step.play.shows for step in steps)


def test_the_step_about_women_names_their_part() -> None:
    prose, (question,) = split_questions(read_all("lessons")["ratification"]["the-no"].body)
    assert "or about women?" in question.ask
    assert "“Either the home or the politics must suffer.” [PG35689]" in " ".join(prose.split())


def test_no_map_shows_the_answer_of_a_later_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ANSWERS, raising=False)
    lessons = {name: {view.step.section.name: view.step for view in run(name).steps} for name in LESSONS}
    assert lessons["nashville"]["one-more"].show == RaceMap("1920-07-01", until="1920-07-01")
    assert lessons["amendment"]["a-long-wait"].show == SuffrageMap("1878-12-31", until="1878-12-31")
    steps = [*lessons["ratification"].values()]
    asks = [step.section.name for step in steps].index("who-was-first")
    maps = [shown for step in steps[:asks] for shown in (step.show, step.reveal)]
    who_was_first = tuple(map(datetime.date.fromisoformat, ("1919-06-10", "1919-06-17")))
    assert [shown.untold for shown in maps if isinstance(shown, RaceMap)] == [who_was_first] * 3


@pytest.mark.parametrize("name", LESSONS)
def test_a_notebook_with_visible_code_says_what_can_be_changed(name: str) -> None:
    notebook = json.loads((NOTEBOOKS / f"lesson-{name}.ipynb").read_text(encoding="utf-8"))
    (cell,) = [cell for cell in notebook["cells"] if cell["cell_type"] == "markdown"]
    said = "".join(cell["source"])
    assert cell["metadata"]["tags"] == ["jupyterlab"]
    assert "What you can change here." in said
    assert f"lessons/lessons/{name}.md" in said
    for example in re.findall(r"`((?:Play|SuffrageMap|RaceMap)\(.*?\))`", said):
        eval(example, {"Play": Play, "SuffrageMap": SuffrageMap, "RaceMap": RaceMap})


def test_the_vote_in_nashville_agrees_with_its_text(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three more states are lost, no cube is in Tennessee, and a button pays for the roll that wins."""
    monkeypatch.delenv(ANSWERS, raising=False)
    (play,) = [view.step.play for view in run("nashville").steps if view.step.section.name == "even-odds"]
    assert play
    match = play.match()
    called = [position for position in match.positions if position.pending.label == "suffragist state"]
    assert (len(called[0].rejected), called[0].cubes("TN")) == (8 + 3, {})
    rolls = [event[3] for position in match.positions for event in position.news if event[0] == "vote rolled"]
    assert rolls[0] <= rolls[1] < rolls[2]
    assert match.position.vote("TN") == RATIFIED
