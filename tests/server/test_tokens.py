"""Login tokens: short, speakable, different each time, and too many to guess."""

import re

from tests.server.test_auth import NEW, TOKEN
from vfw.server.tokens import FIRST, LAST, MAX_CHARACTERS, is_same_token, new_token, normalized


def test_new_tokens_are_short_speakable_and_different_each_time() -> None:
    tokens = {new_token() for _ in range(50)}
    assert len(tokens) > 45
    for token in tokens:
        assert re.fullmatch(NEW, token)
        assert is_same_token(token, normalized(token).upper())
        assert not is_same_token(token, token[:-1])


def test_there_are_too_many_tokens_to_guess() -> None:
    first, last = set(FIRST.split()), set(LAST.split())
    assert len(first) * 90 * len(last) ** 4 >= 2**36


def test_only_the_first_characters_of_a_token_are_compared() -> None:
    assert is_same_token(TOKEN, TOKEN + " " * MAX_CHARACTERS + "and more")
    assert len(normalized("a" * 1000)) == MAX_CHARACTERS
