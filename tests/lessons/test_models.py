"""The text on models: short, and in words for readers of fourteen."""

from fractions import Fraction
from itertools import product
from math import prod

from vfw.content_checks.checks import reading_grade
from vfw.content_checks.texts import MODELS, VISITORS
from vfw.history.texts import read
from vfw.history.writing import plain

TEXT = plain(read("models").sections[0].body)


def test_the_text_on_models_is_short_enough_to_be_read_where_one_stands() -> None:
    assert len(TEXT.split()) <= MODELS.words[1] == 120
    hard = reading_grade(TEXT)
    assert hard is not None
    assert hard <= VISITORS


def test_it_says_what_a_share_is_and_what_it_is_not() -> None:
    words = " ".join(TEXT.split())
    assert "in 71 of 100 worlds” is a fact about those games." in words
    assert "It is not history’s probability." in words
    assert "Other rules or other players bring another number." in words


def test_the_guide_works_out_by_hand_what_the_dice_of_five_states_bring() -> None:
    def won(*more: int) -> Fraction:
        """One of these states at least, whose Opposition adds so many cubes and wins ties."""
        dice = list(product(range(1, 7), repeat=2))
        return 1 - prod(
            [Fraction(sum(ours <= theirs + cubes for ours, theirs in dice), 36) for cubes in more], start=Fraction(1)
        )

    (background,) = [section for section in read("guides/what-if").sections if section.title.startswith("Background")]
    said = " ".join(background.body.split())
    assert [round(100 * won(0, 2, 3, 3, connecticut)) for connecticut in (3, 0)] == [63, 76]
    assert "so 63 are won. With Connecticut even, 76 are won." in said
    assert [1 - won(cubes) for cubes in (0, 2, 3)] == [Fraction(lost, 36) for lost in (21, 30, 33)]
    assert "fails with 21 of 36 in Tennessee, 30 of 36 in North Carolina and 33 of 36 in the three others" in said
