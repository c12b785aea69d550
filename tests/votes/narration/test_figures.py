"""Numbers on their way into a sentence."""

from fractions import Fraction

import pytest

from vfw.votes.narration.odds import NumberRecorder


def test_each_number_is_recorded_as_it_is_formatted() -> None:
    numbers = NumberRecorder()
    said = [
        numbers.word("markers", 0),
        numbers.word("mean", Fraction(9, 2)),
        numbers.count("dice", 3, "die", "dice"),
        numbers.digits("face", 6),
        numbers.share("likely", Fraction(1, 4)),
    ]
    assert said == ["none", "4.5", "three dice", "6", "25 %"]
    assert numbers.noted == {"markers": 0, "mean": Fraction(9, 2), "dice": 3, "face": 6, "likely": Fraction(1, 4)}


@pytest.mark.parametrize(
    ("chance", "said"),
    [
        (Fraction(0), "a 0 % chance"),
        (Fraction(1, 1296), "a 0.1 % chance"),
        (Fraction(2, 25), "an 8 % chance"),
        (Fraction(11, 100), "an 11 % chance"),
        (Fraction(1, 8), "a 13 % chance"),
        (Fraction(2, 11), "an 18 % chance"),
        (Fraction(91, 216), "a 42 % chance"),
        (Fraction(5, 6), "an 83 % chance"),
        (Fraction(1295, 1296), "a 99.9 % chance"),
        (Fraction(1), "a 100 % chance"),
    ],
)
def test_a_chance_has_its_article_and_a_rare_one_its_decimal(chance: Fraction, said: str) -> None:
    assert NumberRecorder().chance("chance", chance) == said


def test_one_name_cannot_record_two_numbers() -> None:
    numbers = NumberRecorder()
    numbers.word("cubes", 2)
    numbers.word("cubes", 2)
    with pytest.raises(ValueError, match="'cubes' is 2 already and cannot be 3"):
        numbers.word("cubes", 3)
