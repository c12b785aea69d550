"""Which choices the projector lists: few enough for a room, and all of them within reach."""

from random import Random

import pytest

from tests.classroom.classes import JUNE_1919, NASHVILLE, play_to_next_question, play_to_question, start_class_game
from vfw.classroom.projector_game import Stage
from vfw.classroom.projector_shortlist import BUDGET, FIT, LETTERS, all_choices
from vfw.core.questions import Decision
from vfw.panel.session.advice import coach_seed
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes.coach.ranking import find_hints


def test_a_few_choices_are_all_listed_in_their_order() -> None:
    game = play_to_question(start_class_game(), "state")
    labels = [choice.label for choice in game.shortlist.choices]
    assert 1 < len(labels) <= len(LETTERS)
    assert labels == list(DEFAULT_SKIN.prompt(game.table.view).choices.values())
    assert game.shortlist.other == ""


def test_of_many_choices_the_best_ones_are_listed() -> None:
    game = play_to_question(start_class_game(JUNE_1919), "card")
    view, listed = game.table.view, game.shortlist
    best = [hint.replies for hint in find_hints(view, coach_seed(game.match), len(LETTERS) - 1, BUDGET)]
    assert [choice.replies for choice in listed.choices] != []
    assert {choice.replies for choice in listed.choices} <= set(best[: len(LETTERS) - 1])
    assert best[0] in [choice.replies for choice in listed.choices]
    assert set(listed.choices) | set(listed.others) == set(all_choices(view))
    assert listed.letters == LETTERS[: len(listed.choices) + 1]
    assert listed.other == listed.letters[-1]


def test_the_same_question_has_the_same_shortlist() -> None:
    one, other = start_class_game(JUNE_1919), start_class_game(JUNE_1919)
    assert play_to_question(one, "card").shortlist == play_to_question(other, "card").shortlist


@pytest.mark.parametrize("scenario", [NASHVILLE, JUNE_1919, "1848-seneca-falls"])
def test_every_legal_answer_is_listed_once_and_can_be_played(scenario: str) -> None:
    """A whole game, in which every way of playing a card is tried on a fork."""
    game, asked, rng = start_class_game(scenario, opposition="greedy"), 0, Random(scenario)
    while play_to_next_question(game).stage != Stage.OVER and asked < 60:
        asked += 1
        pending, view = game.match.pending, game.table.view
        assert isinstance(pending, Decision)
        choices = [*all_choices(view)]
        assert len({choice.replies for choice in choices}) == len(choices)
        assert {choice.replies[0] for choice in choices} == set(pending.choices)
        listed = [len(choice.label) + len(choice.says) for choice in game.shortlist.choices]
        assert len(listed) == 1 or sum(listed) <= FIT or not game.shortlist.others
        (best,) = find_hints(view, "1", best=1, budget=16)
        assert best.replies in [choice.replies for choice in choices]
        for choice in choices:
            position = game.match.position
            for reply in choice.replies:
                position = game.match.game.answer(position, reply)
            settled = position.pending
            assert not isinstance(settled, Decision) or settled.about != "use", choice
        game.choose(rng.choice(game.shortlist.letters))
        if game.stage == Stage.OTHERS:
            game.choose_other(rng.randrange(len(game.shortlist.others)))
        if game.stage == Stage.NOTE:
            game.play_it()
    assert asked > 1
