"""Text from outside: read without harm, and quoted so that a message shows the problem."""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any

LONGEST = 200
"""Most characters of a text from outside that a message quotes."""


_NO_TEXT = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd]")
"""Characters that no text holds: control characters, and the replacement character for invalid bytes."""


BYTE_ORDER_MARK = "\ufeff"
NO_BREAK_SPACES = ("\u00a0", "\u202f")


class NotText(ValueError):
    """An error about bytes that are no text. The message calls them "it", and says what to do."""


class NotJson(ValueError):
    """An error about a text that is no JSON. The message calls it "it", and names the line."""


def quoted(value: object) -> str:
    """Return a value as Python writes it, shortened if it is long.

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
    """Return a text, shortened if it is long."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


def printable(name: str) -> str:
    """Return the name of a file as a message can print it, whatever its bytes are."""
    return shortened("".join(sign if sign.isprintable() else "?" for sign in name.encode(errors="replace").decode()))


def plain(text: str) -> str:
    r"""Return a text without the marks of other editors: byte order mark, line ends of Windows, no-break spaces.

    >>> plain("\ufefftitle:\xa0Ohio\r\n")
    'title: Ohio\n'
    """
    text = text.removeprefix(BYTE_ORDER_MARK).replace("\r\n", "\n").replace("\r", "\n")
    for space in NO_BREAK_SPACES:
        text = text.replace(space, " ")
    return text


def decode_text(data: bytes) -> str:
    """Return the text of a file, plain.

    Raises:
        NotText: The file is not UTF-8.
    """
    not_utf_8 = NotText("This is not UTF-8. Save it as UTF-8 in your editor.")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        raise not_utf_8 from None
    # UTF-16 without a mark reads as UTF-8 in which every other byte is zero.
    if "\0" in text:
        raise not_utf_8
    return plain(text)


def parse_json(text: str) -> Any:
    """The value that a text of JSON holds. Raises NotJson, for numbers beyond all bounds too.

    >>> parse_json('{"at": 3')
    Traceback (most recent call last):
    vfw.untrusted_input.NotJson: it breaks off in line 1
    >>> parse_json("Dear all,")
    Traceback (most recent call last):
    vfw.untrusted_input.NotJson: line 1 is not as the exhibit writes it, at 'Dear all,'
    """
    text = text.removeprefix(BYTE_ORDER_MARK)
    try:
        return json.loads(text, parse_float=_finite, parse_constant=_finite)
    except json.JSONDecodeError as error:
        # Strings keep them, because a deck in a save is identified by every character of its text.
        if any(space in text for space in NO_BREAK_SPACES):
            return parse_json(plain(text))
        raise NotJson(_what_is_wrong(text, error)) from error
    except RecursionError as error:
        raise NotJson("its brackets are nested too deep") from error
    except ValueError as error:
        raise NotJson("a number in it is too large") from error


def _what_is_wrong(text: str, error: json.JSONDecodeError) -> str:
    if not text.strip():
        return "it is empty"
    if _NO_TEXT.search(text):
        return "it is no text: perhaps a picture or another kind of file"
    rest = text[error.pos :].strip()
    if not rest or error.msg.startswith("Unterminated string"):
        return f"it breaks off in line {error.lineno}"
    return f"line {error.lineno} is not as the exhibit writes it, at {quoted(' '.join(rest[:20].split()))}"


def _finite(number: str) -> float:
    value = float(number)
    if not isfinite(value):
        raise ValueError(number)
    return value
