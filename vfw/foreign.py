"""Texts from outside, which may be anything: read without harm, and quoted so that a person can read what is wrong."""

from __future__ import annotations

import json
from math import isfinite
from typing import Any

LONGEST = 200
"""How much of a text from outside a message quotes, in characters."""


class NotJson(ValueError):
    """A text that is no JSON; the message names the line, in words for a person, and fits behind "the text"."""


def quoted(value: object) -> str:
    """The value as Python writes it, its end left out where it is long.

    >>> quoted("New York")
    "'New York'"
    >>> len(quoted("x" * 1000)) <= LONGEST
    True
    """
    try:
        return shortened(repr(value))
    except RecursionError:
        return "something nested too deep"


def shortened(text: str) -> str:
    """The text, its end left out where it is long."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def parsed(text: str) -> Any:
    """The value that a text of JSON holds. Raises NotJson, for numbers beyond all bounds too.

    >>> parsed('{"at": 3')
    Traceback (most recent call last):
    vfw.foreign.NotJson: is no JSON: it breaks off in line 1
    """
    try:
        return json.loads(text, parse_float=_finite, parse_constant=_finite)
    except json.JSONDecodeError as error:
        breaks_off = not text[error.pos :].strip()
        where = f"line {error.lineno}"
        what = f"it breaks off in {where}" if breaks_off else f"{where} goes wrong at {quoted(text[error.pos :][:20])}"
        raise NotJson(f"is no JSON: {what if text.strip() else 'it is empty'}") from error
    except RecursionError as error:
        raise NotJson("is no JSON that can be read: its brackets are nested too deep") from error
    except ValueError as error:
        raise NotJson("is no JSON that can be read: a number in it has no bounds") from error


def _finite(number: str) -> float:
    value = float(number)
    if not isfinite(value):
        raise ValueError(number)
    return value
