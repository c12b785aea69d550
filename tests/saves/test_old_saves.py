"""Saves and browsers' games of every version open: whole, or from the last moment that fits the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.classroom.lessons import page_of
from tests.lessons.acts import run
from tests.panel.browser import Browser
from tests.panel.screen import arrive
from vfw.classroom.lesson_page import LessonPageWidget
from vfw.core import Decision, Match
from vfw.panel.skins.registry import load_save
from vfw.votes import VotesForWomen

HERE = Path(__file__).parent
GAME = VotesForWomen()
FILES = sorted(HERE.glob("[0-9]*/*.json"))
EARLIER = [path for path in FILES if path.parent.name != GAME.rules]
BROWSERS = sorted(HERE.glob("[0-9]*/browser/*.json"))


def name(path: Path) -> str:
    return path.relative_to(HERE).with_suffix("").as_posix()


def test_saves_of_every_version_that_can_be_read_are_here() -> None:
    assert {path.parent.name for path in FILES} == {*GAME.older_rules, GAME.rules}


@pytest.mark.parametrize("path", sorted(HERE.glob(f"{GAME.rules}/*.json")), ids=name)
def test_a_save_of_this_version_opens_whole(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match = Match.load(text, [GAME], throw=False)
    assert match.older is None
    assert json.loads(match.save()) == json.loads(text)


@pytest.mark.parametrize("path", EARLIER, ids=name)
def test_a_save_of_an_earlier_version_opens_and_can_be_played_on(path: Path) -> None:
    match = Match.load(path.read_text(encoding="utf-8"), [GAME], throw=False)
    assert match.older
    assert match.older.rules == path.parent.name
    if match.older.left_out:
        assert GAME.can_go_on_from(match.position)
        assert isinstance(match.pending, Decision)
        match.answer(match.legal()[0])
    again = Match.load(match.save(), [GAME], throw=False)
    assert again == match
    assert again.older is None


def kept(path: Path) -> dict[str, str]:
    """All that a browser kept, by its keys."""
    texts: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
    return texts


def test_some_of_them_do_not_fit_any_more() -> None:
    older = [load_save(path.read_text(encoding="utf-8")).older for path in EARLIER]
    assert 3 <= sum(bool(one and one.left_out) for one in older) < len(EARLIER)


@pytest.mark.parametrize("path", [path for path in BROWSERS if path.stem != "lesson"], ids=name)
def test_a_game_that_a_browser_kept_opens(path: Path) -> None:
    texts = kept(path)
    browser = Browser()
    browser.stored = texts.get("vfw:play") or texts["vfw:projector"]
    match = load_save(browser.save)
    assert bool(match.older) == (path.parents[1].name != GAME.rules)
    assert GAME.can_go_on_from(match.position) or not (match.older and match.older.left_out)


@pytest.mark.parametrize("version", sorted({path.parents[1].name for path in BROWSERS}))
def test_a_lesson_that_a_browser_kept_goes_on_with_its_answers_and_its_game(
    monkeypatch: pytest.MonkeyPatch, version: str
) -> None:
    monkeypatch.setenv("SERVER_SOFTWARE", "voila")
    text = kept(HERE / version / "browser" / "lesson.json")["vfw:lesson:ratification"]
    told: list[str] = []
    monkeypatch.setattr(LessonPageWidget, "keep_copy", lambda _leaf, why: told.append(why))
    lesson = run("ratification")

    def hear(**message: Any) -> None:
        arrive(page_of(lesson), {"region": "head", "step": "", **message})

    hear(kind="kept", text=text, has_drafts=False, sensitivity="")
    hear(kind="command", name="go on", value="now")
    assert page_of(lesson).step == "exit-ticket", "where it was left, whatever its number is now"
    assert lesson.steps[0].progress.answers == {0: "The fifteen full-vote states, all together"}
    (played,) = [view for view in lesson.steps if view.kept().game]
    record = played.kept().game
    lesson.turn_to(played.number)
    assert played.match
    gone_on_with = json.loads(json.dumps(played.match.entries()))[: len(record)]
    assert gone_on_with == record or told
