"""Text typed in the one field of the projector: hands for each letter, or the faces of real dice."""

import re

import pytest

from vfw.classroom.projector_votes import find_leaders, parse_dice, parse_hands


@pytest.mark.parametrize("text", ["12 5 8", "12,5,8", " 12, 5; 8 ", "12/5/8", "12-5-8"])
def test_hands_are_counted_for_each_letter(text: str) -> None:
    assert parse_hands(text, "ABC") == (12, 5, 8)


@pytest.mark.parametrize("text", ["b", "B", " b "])
def test_a_letter_is_enough(text: str) -> None:
    assert parse_hands(text, "ABC") == "B"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Three numbers expected, one for each of A, B, C; or just a letter."),
        ("12 5", "Three numbers expected, one for each of A, B, C; here are two."),
        ("12", "Three numbers expected, one for each of A, B, C; here is one."),
        ("12 5 x", "Three numbers expected, one for each of A, B, C; “x” is no number."),
        ("12 5 1.5.", "“1.5.” is no number"),
        ("12 5 ²", "“²” is no number"),
        ("12 5 8111", "8111 hands are too many. Is a space missing?"),
        ("d", "There is no “d” here; expected a letter from A to C."),
        ("0 0 0", "No hand was raised"),
    ],
)
def test_wrong_input_is_reported_with_the_expected_form(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        parse_hands(text, "ABC")


@pytest.mark.parametrize(("text", "faces"), [("4 2", (4, 2)), ("42", (4, 2)), (" 6,1 ", (6, 1))])
def test_the_faces_of_real_dice_are_typed_in_one_field(text: str, faces: tuple[int, ...]) -> None:
    assert parse_dice(text, n=2, sides=6) == faces


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "Two numbers from 1 to 6 expected, one for each die; here are none."),
        ("4", "here is one"),
        ("7 2", "none of these dice shows 7"),
        ("0 2", "none of these dice shows 0"),
        ("a b", "“a” is no number"),
    ],
)
def test_impossible_dice_are_refused(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        parse_dice(text, n=2, sides=6)


def test_a_tie_has_several_leaders() -> None:
    assert find_leaders((3, 7, 7)) == [1, 2]
    assert find_leaders((3, 7, 0)) == [1]
