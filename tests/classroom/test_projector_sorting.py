"""While the choices of a class are sorted the page goes on, and says what it waits for."""

import pytest

from tests.classroom.classes import JUNE_1919
from tests.classroom.test_projector import ProjectorPage
from tests.jobs.manual_pool import ManualPool
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_html import SORTS, prompt_html
from vfw.classroom.projector_shortlist import BUDGET, LETTERS
from vfw.panel.rendering.start_page import create_match
from vfw.panel.session.advice import coach_seed
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.templating import EMPTY
from vfw.votes.coach.ranking import find_hints


def game_asking_for_a_card(pool: ManualPool) -> ClassGame:
    """Return a class about to be asked for a card, while the pool sorts the ways to play one."""
    options = {"scenario": JUNE_1919, "suffragist": "person", "opposition": "oppobot", "seed": "7"}
    game = ClassGame(create_match(DEFAULT_SKIN, options), pool=pool)
    while game.stage != Stage.SORT:
        assert game.stage in (Stage.READ, Stage.LOOK, Stage.STAGED)
        game.go_on()
    return game


def test_the_page_stays_responsive_and_says_that_choices_are_being_sorted() -> None:
    pool = ManualPool()
    game, sorted_ = game_asking_for_a_card(pool), []
    game.lists.on_sorted = lambda: sorted_.append(game.stage)
    assert pool.waiting
    html = prompt_html(game, 1, EMPTY, "", "")
    assert SORTS in html
    assert game.question in html
    replies = game.match.replies
    for press in (game.go_on, game.leave_to_exhibit, lambda: game.choose("A"), lambda: game.enter("1")):
        press()
        assert (game.stage, game.match.replies) == (Stage.SORT, replies), "there is nothing to choose from yet"
    pool.do_all()
    assert sorted_ == [Stage.ASK]
    assert SORTS not in prompt_html(game, 1, EMPTY, "", "")
    best = find_hints(game.session.view, coach_seed(game.match), len(LETTERS) - 1, BUDGET)
    assert best[0].replies in [choice.replies for choice in game.shortlist.choices]
    assert game.lists.best(game.session.view) == best[0].replies


def test_choices_are_sorted_in_place_without_a_worker_pool() -> None:
    pool = ManualPool()
    game = game_asking_for_a_card(pool)
    pool.fail("no worker is left")
    assert game.stage == Stage.ASK
    alone = game_asking_for_a_card(other := ManualPool())
    other.do_all()
    assert game.shortlist == alone.shortlist


def test_undo_or_leaving_cancels_the_sorting() -> None:
    pool = ManualPool()
    game = game_asking_for_a_card(pool)
    pool.do_all()
    game.choose("A")
    if game.stage == Stage.NOTE:
        game.play_it()
    game.undo()
    assert game.stage in (Stage.SORT, Stage.ASK)
    game.leave()
    assert pool.waiting == []


def test_the_question_is_shown_and_announced_once_the_choices_are_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = ManualPool()
    monkeypatch.setattr("vfw.classroom.projector.current_pool", lambda: pool)
    projector_page = ProjectorPage(monkeypatch)
    projector_page.press("begin", JUNE_1919)
    while projector_page.game.stage != Stage.SORT:
        projector_page.press("next")
    assert SORTS in projector_page.html("prompt")
    question = projector_page.projector.question
    pool.do_all()
    assert SORTS not in projector_page.html("prompt")
    assert projector_page.projector.question > question, "a late press on what was there is dropped"
    assert projector_page.projector.page.said.endswith(f"{len(projector_page.game.shortlist.letters)} choices.")
