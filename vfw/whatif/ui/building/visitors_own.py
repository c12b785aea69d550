"""What a visitor brings: a file with a question, with an answer, or with a moment of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from vfw.foreign import NotJson, parsed, plain
from vfw.front_matter import FENCE, BadText
from vfw.panel.screens.files import MOMENT
from vfw.resources import lessons
from vfw.whatif.answer_file import MAX_CHARACTERS, BadAnswer, parse_answer
from vfw.whatif.question import GAME_BELOW, Question, parse_question
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.building.line_of_time import StartingMoment, make_starting_moment
from vfw.whatif.ui.own_moment import BadMoment, extract_scenario


class BadQuestionInput(ValueError):
    """What somebody brought cannot be asked; the message says why, and what can be done."""


class UploadedQuestion(NamedTuple):
    """What a file asks.

    Attributes:
        question, seed: as they stand in it. counts: what was counted, by player; nothing where it is a question alone,
            or was counted by other rules or players. notice: what is said of it.
    """

    question: Question
    seed: int
    counts: Mapping[str, Counts]
    notice: str = ""


def parse_upload(text: str, size: int = 0) -> UploadedQuestion:
    """What a file asks that has this text; `size` is how long it is, in bytes, where it was too long to be sent.
    Raises NotAsked."""
    if size > MAX_CHARACTERS:
        raise BadQuestionInput(
            f"The file is too large: {size:,} bytes, where one that was saved here has {MAX_CHARACTERS:,} at most."
        )
    if plain(text).startswith(FENCE):
        try:
            return UploadedQuestion(parse_question(text, lessons("scenarios")), 0, {})
        except BadText as error:
            raise BadQuestionInput(f"The question in the file cannot be asked: {error.closed}") from error
    try:
        file = parse_answer(text, lessons("scenarios"))
    except BadAnswer as error:
        raise BadQuestionInput(str(error)) from error
    if file.other_versions:
        return UploadedQuestion(file.question, file.seed, {}, f"{file.other_versions} Play it again here.")
    return UploadedQuestion(file.question, file.seed, file.counts)


def is_game_moment(text: str) -> bool:
    """Whether this is the moment of a game, as the panel gives it."""
    try:
        kept = parsed(text)
    except NotJson:
        return False
    return isinstance(kept, dict) and kept.get("kind") == MOMENT


def parse_game_moment(text: str) -> StartingMoment:
    """The moment of a visitor's own game. Raises NotAsked."""
    try:
        return make_starting_moment(GAME_BELOW, extract_scenario(text))
    except BadMoment as error:
        raise BadQuestionInput(str(error)) from error
