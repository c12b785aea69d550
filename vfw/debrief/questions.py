"""The debrief: three questions to talk about after a game. Their texts are those of staff, in `lessons/debrief.md`.

A section of that text asks about the occasion that its name says. The sections stand in the order in which they are
wanted: the first three whose occasion the game gave are asked.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.front_matter import TextError
from vfw.history.notes import notes
from vfw.history.texts import read
from vfw.votes.records.event_queries import ANY_GAME, find_occasions
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST, side_of
from vfw.votes.rules.view import View

MAX_QUESTIONS = 3
PLACEHOLDER = re.compile(r"(?<!\{)\{(?P<word>\w+)\}(?!\})")
"""A word in braces, which something of the game replaces; two braces begin a passage that is covered."""


def questions_after(match: Match[Position, View]) -> list[str]:
    """Return the questions for the players of a finished match; [] while it goes on."""
    if match.outcome is None:
        return []
    seats = [seat for seat in match.seats if match.players.get(seat, PERSON) == PERSON]
    persons = {side for side in map(side_of, seats) if side == SUFFRAGIST or not match.position.oppobot}
    rewarding_racism = [card for card, note in notes().items() if note.before]
    given = find_occasions(match.positions, persons, rewarding_racism)
    return select_questions(lambda name: {} if name.startswith(ANY_GAME) else given.get(name))


def select_questions(words_of: Callable[[str], Mapping[str, str] | None]) -> list[str]:
    """Select questions, as Markdown with the key of a source each.

    `words_of` maps the name of an occasion to the words for its braces, or to None if the game gave none. If the text
    cannot be read, the only question is the error.
    """
    try:
        sections = read("debrief").sections
    except TextError as wrong:
        return [str(wrong)]
    asked = []
    for section in sections:
        words = words_of(section.name)
        if words is not None:
            asked.append(fill_placeholders(section.body, words))
    return asked[:MAX_QUESTIONS]


def fill_placeholders(text: str, words: Mapping[str, str]) -> str:
    """The text with what stands for its words in braces. Others stay as they are.

    >>> fill_placeholders("{state} said no {n} times.", {"state": "Ohio", "n": "three"})
    'Ohio said no three times.'
    """
    return PLACEHOLDER.sub(lambda word: words.get(word["word"], word[0]), text)
