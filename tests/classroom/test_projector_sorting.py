"""While a pool sorts the choices of a class, or the computer thinks, the page goes on and says what it waits for."""

from random import Random

import pytest

from tests.classroom.classes import JUNE_1919
from tests.classroom.test_projector import ProjectorPage
from tests.jobs.manual_pool import ManualPool
from tests.panel.slow_thinker import let_greedy_think
from vfw.classroom.projector_game import Stage
from vfw.classroom.projector_html import SORTS
from vfw.classroom.projector_shortlist import BUDGET, LETTERS
from vfw.panel.session.advice import coach_seed
from vfw.panel.session.new_game import create_match
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes.coach.ranking import find_hints


def begun_page(monkeypatch: pytest.MonkeyPatch, pool: ManualPool, opposition: str) -> ProjectorPage:
    monkeypatch.setattr("vfw.panel.runner.current_pool", lambda: pool)
    options = {"scenario": JUNE_1919, "suffragist": "person", "opposition": opposition, "seed": "7"}
    page = ProjectorPage(monkeypatch)
    page.resume(create_match(DEFAULT_SKIN, options))
    return page


def page_asking_for_a_card(monkeypatch: pytest.MonkeyPatch, pool: ManualPool) -> ProjectorPage:
    """Return the page of a class about to be asked for a card, while the pool sorts the ways to play one."""
    page = begun_page(monkeypatch, pool, "oppobot")
    while page.game.stage != Stage.SORT:
        assert page.game.stage in (Stage.READ, Stage.LOOK, Stage.STAGED)
        page.press("next")
    return page


def test_the_page_stays_responsive_and_says_that_choices_are_being_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_asking_for_a_card(monkeypatch, pool := ManualPool())
    game = page.game
    assert pool.waiting
    assert SORTS in page.html("prompt")
    assert game.question in page.html("prompt")
    replies = game.match.replies
    for command, value in (("next", ""), ("leave", ""), ("letter", "A"), ("hands", "1")):
        page.send(command, value)
        assert (game.stage, game.match.replies) == (Stage.SORT, replies), "there is nothing to choose from yet"
    question = page.projector.question
    pool.do_all()
    assert game.stage == Stage.ASK
    assert SORTS not in page.html("prompt")
    assert page.projector.question > question, "a late press on what was there is dropped"
    assert page.projector.page.said.endswith(f"{len(game.shortlist.letters)} choices.")
    best = find_hints(game.table.view, coach_seed(game.match), len(LETTERS) - 1, BUDGET)
    assert best[0].replies in [choice.replies for choice in game.shortlist.choices]
    assert game.lists.best(game.table.view) == best[0].replies


def test_choices_are_sorted_in_place_without_a_worker_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    failed = page_asking_for_a_card(monkeypatch, pool := ManualPool()).game
    pool.fail("no worker is left")
    assert failed.stage == Stage.ASK
    sorted_ = page_asking_for_a_card(monkeypatch, other := ManualPool()).game
    other.do_all()
    assert failed.shortlist == sorted_.shortlist


def test_undo_or_leaving_cancels_the_sorting(monkeypatch: pytest.MonkeyPatch) -> None:
    page = page_asking_for_a_card(monkeypatch, pool := ManualPool())
    pool.do_all()
    page.send("letter", "A")
    if page.game.stage == Stage.NOTE:
        page.press("play it")
    page.send("undo")
    assert page.game.stage in (Stage.SORT, Stage.ASK)
    page.send("put away")
    assert pool.waiting == []


def test_the_class_is_asked_after_the_computer_has_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    let_greedy_think(monkeypatch)
    rng, thoughts = Random(1), 0
    page = begun_page(monkeypatch, pool := ManualPool(), "greedy")
    game = page.game
    while thoughts < 3:
        replies = len(game.match.replies)
        if game.stage == Stage.AWAIT:
            thoughts += 1
            assert game.table.thinking_text.endswith("is thinking")
            assert not game.moments
            pool.do_all()
            assert game.stage != Stage.AWAIT
            assert len(game.match.replies) > replies
        elif game.stage == Stage.SORT:
            pool.do_all()
        elif game.stage in (Stage.ASK, Stage.TIE):
            page.send("letter", rng.choice(game.shortlist.letters[:-1]))
        else:
            page.send("play it" if game.stage == Stage.NOTE else "next")
