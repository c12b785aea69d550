"""While the choices of a class are sorted the page goes on, and says what it waits for."""

import pytest

from tests.classroom.classes import JUNE_1919
from tests.classroom.test_projector import Room
from tests.jobs.held import Held
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_html import SORTS, prompt_html
from vfw.classroom.projector_shortlist import BUDGET, LETTERS
from vfw.panel.play.counsel import coach_seed
from vfw.panel.screens.start_page import new_match
from vfw.panel.skins.registry import FIRST
from vfw.votes.advice.hinting import hints


def asked_for_a_card(pool: Held) -> ClassGame:
    """A class that is to be asked for a card, where others sort the ways to play one."""
    options = {"scenario": JUNE_1919, "suffragist": "person", "opposition": "oppobot", "seed": "7"}
    game = ClassGame(new_match(FIRST, options), pool=pool)
    while game.stage != Stage.SORT:
        assert game.stage in (Stage.READ, Stage.LOOK, Stage.STAGED)
        game.go_on()
    return game


def test_the_room_is_told_that_the_choices_are_sorted_and_nothing_stands_still() -> None:
    pool = Held()
    game, sorted_ = asked_for_a_card(pool), []
    game.lists.on_sorted = lambda: sorted_.append(game.stage)
    assert pool.waiting
    html = prompt_html(game, 1, "", "", "")
    assert SORTS in html
    assert game.question in html
    replies = game.match.replies
    for press in (game.go_on, game.leave_to_exhibit, lambda: game.choose("A"), lambda: game.enter("1")):
        press()
        assert (game.stage, game.match.replies) == (Stage.SORT, replies), "there is nothing to choose from yet"
    pool.do_all()
    assert sorted_ == [Stage.ASK]
    assert SORTS not in prompt_html(game, 1, "", "", "")
    best = hints(game.sitting.view, coach_seed(game.match), len(LETTERS) - 1, BUDGET)
    assert best[0].replies in [choice.replies for choice in game.shortlist.choices]
    assert game.lists.best(game.sitting.view) == best[0].replies


def test_where_nobody_else_can_sort_them_it_is_done_here() -> None:
    pool = Held()
    game = asked_for_a_card(pool)
    pool.fail("no worker is left")
    assert game.stage == Stage.ASK
    alone = asked_for_a_card(other := Held())
    other.do_all()
    assert game.shortlist == alone.shortlist


def test_who_takes_back_or_leaves_while_choices_are_sorted_is_told_nothing_of_them() -> None:
    pool = Held()
    game = asked_for_a_card(pool)
    pool.do_all()
    game.choose("A")
    if game.stage == Stage.NOTE:
        game.play_it()
    game.undo()
    assert game.stage in (Stage.SORT, Stage.ASK)
    game.leave()
    assert pool.waiting == []


def test_the_room_is_asked_and_hears_it_once_the_choices_are_sorted(monkeypatch: pytest.MonkeyPatch) -> None:
    pool = Held()
    monkeypatch.setattr("vfw.classroom.projector.the_pool", lambda: pool)
    room = Room(monkeypatch)
    room.press("begin", JUNE_1919)
    while room.game.stage != Stage.SORT:
        room.press("next")
    assert SORTS in room.html("prompt")
    question = room.projector.question
    pool.do_all()
    assert SORTS not in room.html("prompt")
    assert room.projector.question > question, "a late press on what was there is dropped"
    assert room.projector.page.said.endswith(f"{len(room.game.shortlist.letters)} choices.")
