"""A position is frozen between answers, whichever engine plays; a draft is one's own."""

from random import Random

import pytest

from tests.votes.games import whole_game
from tests.votes.scenes import GAME
from vfw.core.players import any_reply
from vfw.core.questions import Outcome
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.view import imagine, view


def handed_out() -> list[Position]:
    """A position from each place that hands one out: the start, an answer, what a view leaves open."""
    first, *_, last = whole_game(3)
    return [first, last, imagine(view(first, SUFFRAGIST), Random(1))]


@pytest.mark.parametrize("position", handed_out(), ids=["start", "answer", "imagined"])
@pytest.mark.parametrize("name", ["turn", "suffragist", "pending", "unheard_of"])
def test_nothing_of_it_can_be_changed_or_deleted(position: Position, name: str) -> None:
    before = position.record()
    with pytest.raises(AttributeError, match=f"a position is frozen: '{name}' changes only in a draft"):
        setattr(position, name, 3)
    with pytest.raises(AttributeError, match=f"a position is frozen: '{name}' cannot be deleted"):
        delattr(position, name)
    assert position.record() == before


def test_a_draft_takes_over_every_field_and_gives_it_back() -> None:
    for position in whole_game(4):
        draft = position.draft()
        assert draft.record() == position.record()
        draft.turn, draft.congress = 9, 5
        assert (position.turn, position.congress) != (9, 5)
        changed = draft.frozen()
        assert changed.record() == {**position.record(), "turn": 9, "congress": 5}


def test_one_draft_reaches_the_same_positions_and_keeps_news_only_if_wanted() -> None:
    for seed in range(6):
        position, rng = GAME.start({}), Random(seed)
        draft, deaf = position.draft(), position.draft(keeps_news=False)
        while not isinstance(position.pending, Outcome):
            reply = any_reply(position.pending, rng)
            position = GAME.answer(position, reply)
            draft.answer(reply)
            deaf.answer(reply)
            assert draft.record() == position.record()
            assert deaf.record() == {**position.record(), "news": ()}
