"""What a model can say, in words for whoever is fourteen."""

from vfw.history.texts import read
from vfw.history.writing import plain
from vfw.proofreading.grade import grade
from vfw.proofreading.kinds import MODELS, VISITORS

TEXT = plain(read("models").sections[0].body)


def test_the_text_on_models_is_short_enough_to_be_read_where_one_stands() -> None:
    assert len(TEXT.split()) <= MODELS.words[1] == 120
    hard = grade(TEXT)
    assert hard is not None
    assert hard <= VISITORS


def test_it_says_what_a_share_is_and_what_it_is_not() -> None:
    words = " ".join(TEXT.split())
    assert "in 71 of 100 worlds” is a fact about those games." in words
    assert "It is not history’s probability." in words
    assert "Other rules or other players bring another number." in words
