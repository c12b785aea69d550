"""Tokens that can be written on a board, called across a room, and typed without a mistake."""

from __future__ import annotations

import hmac
import re
from secrets import choice, randbelow

FIRST = """
    amber autumn brave bright broad calm clear copper crisp early fair gentle golden grand green happy
    honest ivory kind light little lively lucky merry mild morning narrow noble northern open patient plain
    polished proud purple quick quiet rapid round royal russet scarlet shining silver simple sincere smooth solid
    southern spring steady still sturdy summer sunny swift tall tender tidy upper velvet warm western winter
"""
LAST = """
    acorn anchor apple arrow banner basket beacon bell bridge candle canyon cedar cherry clover comet compass
    corner cotton delta desert falcon feather field forest fountain garden harbor hazel heron hill island kettle
    ladder lantern lark lemon letter lily maple marble meadow mountain orchard otter paper pebble pepper petal
    pigeon prairie ribbon river robin saddle sail shore spruce stone thimble tulip valley wagon walnut willow
"""
FEWEST, MOST = 8, 80
"""Letters and digits of a token that somebody thinks of, at least; characters of any, at most."""
EXAMPLE = "green-42-river-maple-stone-example"
"""What a token looks like. No exhibit has this one: "example" is not among the words, and nobody may choose it."""


def new_token() -> str:
    """Return a token that nobody knows yet, of six parts: one of 64 × 90 × 64⁴, which is 36 bits.

    Nobody guesses it at any rate that the exhibit can answer: 1,000 a second for 45 minutes find one in 35,000.
    """
    first, last = FIRST.split(), LAST.split()
    return "-".join([choice(first), str(randbelow(90) + 10), *(choice(last) for _ in range(4))])


def spelled(said: str) -> str:
    """What counts of a token, however it is written: its letters and digits.

    >>> spelled(" Green 42 River")
    'green42river'
    """
    return "".join(re.findall(r"[^\W_]", said[:MOST].casefold()))


def are_alike(token: str, said: str) -> bool:
    """Return whether somebody who says `said` knows the token. It takes as long for a near miss as for a far one."""
    return hmac.compare_digest(spelled(token).encode(), spelled(said).encode())


def chosen(text: str) -> str:
    """A token that somebody thought of; empty for none. Raises ValueError that says what would be right."""
    if not text:
        return text
    if len(text) > MOST:
        raise ValueError(f"a token of {len(text)} characters is too long to be typed; expected at most {MOST}")
    if len(spelled(text)) < FEWEST:
        raise ValueError(
            f"{text!r} is too easily guessed; expected at least {FEWEST} letters or digits, as in TOKEN={EXAMPLE}"
        )
    if are_alike(text, EXAMPLE):
        raise ValueError(f"everybody can read {text!r}, it is the example; expected a token of your own")
    return text
