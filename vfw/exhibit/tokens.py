"""Tokens that can be written on a board, called across a room, and typed without a mistake."""

from __future__ import annotations

import hmac
import re
import secrets

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
FEWEST = 4
"""Letters and digits of a token that somebody thinks of."""


def new_token() -> str:
    """A token nobody knows yet, one of more than 300,000: "green-42-river"."""
    return f"{secrets.choice(FIRST.split())}-{secrets.randbelow(90) + 10}-{secrets.choice(LAST.split())}"


def spelled(said: str) -> str:
    """What counts of a token, however it is written: its letters and digits.

    >>> spelled(" Green 42 River")
    'green42river'
    """
    return "".join(re.findall(r"[^\W_]", said.casefold()))


def are_alike(token: str, said: str) -> bool:
    """Whether somebody who says `said` knows the token. It takes as long for a near miss as for a far one."""
    return hmac.compare_digest(spelled(token).encode(), spelled(said).encode())
