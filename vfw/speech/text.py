"""Text for a speech program: abbreviations are spelled out, and signs are left out."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

from vfw.history.tables import ratification

ABBREVIATIONS = {
    "Jan": "January", "Feb": "February", "Mar": "March", "Apr": "April", "Aug": "August", "Sept": "September",
    "Sep": "September", "Oct": "October", "Nov": "November", "Dec": "December",
    "Gov": "Governor", "Sen": "Senator", "Rep": "Representative", "Rev": "Reverend",
    "Sec": "Section", "Art": "Article", "No": "number", "v": "versus", "vs": "versus", "etc": "and so on",
}  # fmt: skip
"""Abbreviations that end with a period."""
ABBREVIATIONS_BEFORE_NUMBERS = {"Art", "Mar", "No", "Sec"}
"""Abbreviations that are also words, or may end a sentence."""
SPOKEN_SIGNS = {"&": "and", "×": "times", "→": "to", "½": "and a half", "…": ".", "−": "minus ", "≥": "at least"}
"""Signs that are read as words."""
CODES_USED_AS_WORDS = {"OK"}
"""Codes of states that are also words."""

_SPOKEN = re.compile(r"[^\w\s.,;:!?'’\"“”()/%$+-]")
"""Signs for the eye; brackets too, because espeak-ng reads the content of [[ ]] as phonemes."""


def spell_out(text: str) -> str:
    """Return a text in one line, as it is read aloud; "" if there is nothing to read.

    >>> spell_out("TN ratified 49–47 on Aug. 18, 1920")
    'Tennessee ratified 49 to 47 on August 18, 19 20'
    """
    for pattern, words in _rules():
        text = pattern.sub(words, text)
    text = " ".join(_SPOKEN.sub(" ", text).split())
    return text if re.search(r"\w", text) else ""


@cache
def _rules() -> list[tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]]:
    codes = {row.state: row.name for row in ratification() if row.state not in CODES_USED_AS_WORDS}
    short = "|".join(word for word in ABBREVIATIONS if word not in ABBREVIATIONS_BEFORE_NUMBERS)
    return [
        # In a text of capitals only, IN and OR are words.
        (re.compile(rf"(?<![A-Z] )(?<![\w.’'])({'|'.join(codes)})(?![\w’'])(?! [A-Z]{{2}})"), lambda it: codes[it[1]]),
        (re.compile(r"\bSt\. (?=[A-Z])"), "Saint "),
        (
            re.compile(rf"\b({'|'.join(sorted(ABBREVIATIONS_BEFORE_NUMBERS))})\.\s+(?=\d)"),
            lambda it: f"{ABBREVIATIONS[it[1]]} ",
        ),
        (re.compile(rf"\b({short})\.(?=\s|,)"), lambda it: ABBREVIATIONS[it[1]]),
        (re.compile(r"\bc\. ?(?=\d)"), "about "),
        (re.compile(r"\be\.g\."), "for example"),
        (re.compile(r"\bi\.e\."), "that is"),
        (re.compile(r"\$(\d[\d,]*(?:\.\d+)?)( million)?"), r"\1\2 dollars"),
        (re.compile(r"(?<=\d)\s?[-–]\s?(?=\d)"), " to "),
        (re.compile(r"\s+[–—]\s+|—"), ", "),
        (re.compile(r"(?<![\d,.$])(1[5-9])(\d\d)(?=s?\b)(?![,.]?\d)"), _year),
        *((re.compile(rf"\s*{re.escape(sign)}\s*"), f" {words} ") for sign, words in SPOKEN_SIGNS.items()),
    ]


def _year(found: re.Match[str]) -> str:
    century, years = found[1], found[2]
    if years == "00":
        return f"{century} hundred"
    return f"{century} oh {years[1]}" if years[0] == "0" else f"{century} {years}"
