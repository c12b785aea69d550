"""What a visitor brings: a file with a question, with an answer, or with a moment of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vfw.crossroads.building.line_of_time import Start, start_of
from vfw.crossroads.own_moment import NoMoment, scenario_in
from vfw.front_matter import FENCE, BadText
from vfw.panel.screens.files import MOMENT
from vfw.resources import lessons
from vfw.untrusted_input import NotJson, parsed, plain
from vfw.whatif.question import GAME_BELOW, Question, read
from vfw.whatif.sharing.answer_file import LARGEST, BadAnswer, read_answer
from vfw.whatif.tallies import Counts


class NotAsked(ValueError):
    """What somebody brought cannot be asked; the message says why, and what can be done."""


class Brought(NamedTuple):
    """What a file asks.

    Attributes:
        question, seed: as they stand in it. counts: what was counted, by player; nothing where it is a question alone,
            or was counted by other rules or players. notice: what is said of it.
    """

    question: Question
    seed: int
    counts: Mapping[str, Counts]
    notice: str = ""


def brought(text: str, size: int = 0) -> Brought:
    """What a file asks that has this text; `size` is how long it is, in bytes, where it was too long to be sent.
    Raises NotAsked."""
    if size > LARGEST:
        raise NotAsked(f"The file is too large: {size:,} bytes, where one that was saved here has {LARGEST:,} at most.")
    if plain(text).startswith(FENCE):
        try:
            return Brought(read(text, lessons("scenarios")), 0, {})
        except BadText as error:
            raise NotAsked(f"The question in the file cannot be asked: {error.closed}") from error
    try:
        file = read_answer(text, lessons("scenarios"))
    except BadAnswer as error:
        raise NotAsked(str(error)) from error
    if file.other_versions:
        return Brought(file.question, file.seed, {}, f"{file.other_versions} Play it again here.")
    return Brought(file.question, file.seed, file.counts)


def holds_a_moment(text: str) -> bool:
    """Whether this is the moment of a game, as the panel gives it."""
    try:
        kept = parsed(text)
    except NotJson:
        return False
    return isinstance(kept, dict) and kept.get("kind") == MOMENT


def own_start(text: str) -> Start:
    """The moment of a visitor's own game. Raises NotAsked."""
    try:
        return start_of(GAME_BELOW, scenario_in(text))
    except NoMoment as error:
        raise NotAsked(str(error)) from error
