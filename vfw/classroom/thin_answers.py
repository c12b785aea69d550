"""Answers that say next to nothing, such as "idk lol": a pupil is asked about them once, and may leave them so."""

from __future__ import annotations

import re
from typing import Final

WORDS: Final = """
    a an and are at bc be because bla blah but by can cuz did dk do does dont dunno duno eh for from got guess had
    has have he hello her here hey hi him his hm hmm how huh i idc idea idk ig im in is isnt it its jk just k kk
    know lmao lol maybe me meh my na nah no none nope not nothing of ok okay on or our pass same she skip so some
    something stuff sure test that the their them then there they thing things this those thx to ty um was we were
    what whatever whats when where which who why will with would wtf yea yeah yep yes yo you your yup
"""
FILLERS: Final = frozenset(WORDS.split())
"""Words that carry no answer by themselves, in lower case and without apostrophes."""
KEYBOARD: Final = ("qwertyuiop", "asdfghjkl", "zxcvbnm")
FEWEST_LETTERS: Final = 3
MASHED_FROM: Final = 4
"""Letters from which a word that is only repeated or neighboring keys is told from a real one."""


def is_thin(answer: str) -> bool:
    """Return whether an answer has no word of substance and no number.

    >>> is_thin("idk lol"), is_thin("???"), is_thin("asdfgh"), is_thin("I don't know"), is_thin("Yes.")
    (True, True, True, True, True)
    >>> is_thin("60"), is_thin("Racism"), is_thin("They had the vote."), is_thin("因为各州")
    (False, False, False, False)
    """
    if re.search(r"\d", answer):
        return False
    words = re.findall(r"[^\W\d_]+", re.sub(r"['’]", "", answer.casefold()))
    return not any(_has_substance(word) for word in words)


def _has_substance(word: str) -> bool:
    if not word.isascii():
        return len(word) >= FEWEST_LETTERS - 1
    return len(word) >= FEWEST_LETTERS and word not in FILLERS and not _is_mashed(word)


def _is_mashed(word: str) -> bool:
    """Return whether a word is random typing: one or two keys, neighboring keys, or no vowel."""
    if len(set(word)) == 1:
        return True
    is_in_a_row = any(word in row or word in row[::-1] for row in KEYBOARD)
    return len(word) >= MASHED_FROM and (len(set(word)) <= 2 or is_in_a_row or not re.search("[aeiouy]", word))
