"""A link to a question: `what-if.ipynb?question=connecticut-session&seed=3`, or with its lines, compressed, behind
`asked`.

Anybody can write a link, so no words of a question are taken from it, nor said again where it is damaged: title and
sentences are made of its lines, as they are for one that is built. Those, and what was counted, stand in a file.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode

from vfw.foreign import NotJson, parsed, plain, quoted
from vfw.front_matter import FENCE, BadText
from vfw.panel.screens.files import MOMENT
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.advice.players import KINDS
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario_text import BadScenario
from vfw.whatif.answer_file import MAX_CHARACTERS, BadAnswer, parse_answer
from vfw.whatif.changes import SENDING, change_kind
from vfw.whatif.playouts import Conduct
from vfw.whatif.question import BELOW, GAME_BELOW, MAX_GAMES, Question, parse_question
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.merge_changes import SENDING_LINE
from vfw.whatif.ui.question_draft import QuestionDraft, StartingMoment, make_starting_moment

RETRY_HINT = "look back at your game and press “What if I had…” once more"


class BadMoment(ValueError):
    """A text that is no moment of a game, or not of this game and its rules; says what is wrong and what to do."""


def extract_scenario(text: str) -> str:
    """The scenario of a moment: all that lay open, what was hidden dealt anew. Raises NoMoment."""
    if not text:
        raise BadMoment(f"No moment of your game has come along: {RETRY_HINT}.")
    try:
        kept = parsed(text)
    except NotJson as error:
        raise BadMoment(f"The moment of your game is damaged ({error}): {RETRY_HINT}.") from error
    if not isinstance(kept, dict) or kept.get("kind") != MOMENT or not isinstance(kept.get("scenario"), str):
        raise BadMoment(f"This is no moment of a game: expected an object with “kind”: “{MOMENT}”; {RETRY_HINT}.")
    game, rules = kept.get("game"), kept.get("rules")
    if game != VotesForWomen.name:
        raise BadMoment(f"It is a moment of {quoted(game)}; this room plays {VotesForWomen.name} alone.")
    if rules != VotesForWomen.rules:
        raise BadMoment(
            f"It is a moment by rules {quoted(rules)}, and this room plays by {VotesForWomen.rules}: {RETRY_HINT}."
        )
    try:
        scenario.read(kept["scenario"])
    except BadScenario as error:
        raise BadMoment(f"The moment of your game is damaged ({error}): {RETRY_HINT}.") from error
    return str(kept["scenario"])


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


QUESTION, ASKED, SEED = "question", "asked", "seed"
"""What stands before the name, the text and the seed in an address."""
MAX_LINK_CHARACTERS = 4_000
"""Characters of the longest address that programs for mail and messages leave whole."""
MAX_RECORD_BYTES = 100_000
"""Bytes of the longest record that is unpacked."""
DAMAGED = "The link is damaged: a part of it is missing, or was changed on the way. Ask for it again, or for a file."

IMPOSSIBLE = "The link asks for what cannot be changed at its moment by the rules here. Ask for a file instead."


class LinkedQuestion(NamedTuple):
    """What a link asks.

    Attributes:
        name: of a shipped question; "" for another. question, seed: as they stand in it.
    """

    name: str
    question: Question
    seed: int


def make_link(question: Question, name: str = "", seed: int = 0) -> str:
    """The part of the address from the question mark on, for a shipped question by its `name`; "" where it would be
    too long for an address."""
    text = {QUESTION: name} if name else {ASKED: _pack(_to_record(question))}
    link = f"?{urlencode({**text, **({SEED: str(seed)} if seed else {})})}"
    return link if len(link) <= MAX_LINK_CHARACTERS else ""


def parse_link(query: str) -> LinkedQuestion | None:
    """What the address asks behind its question mark; None where it asks nothing. Raises NotAsked."""
    said = {key: values[-1] for key, values in parse_qs(query).items()}
    seed = said.get(SEED, "0")
    if not seed.isdecimal() or len(seed) > 18:
        raise BadQuestionInput(DAMAGED)
    if name := said.get(QUESTION, ""):
        ours = lessons("whatif")
        if name not in ours:
            raise BadQuestionInput(f"The link asks for a question that is not here; there are {', '.join(ours)}.")
        return LinkedQuestion(name, parse_question(ours[name], lessons("scenarios")), int(seed))
    if packed := said.get(ASKED, ""):
        try:
            return LinkedQuestion("", _from_record(_unpack(packed)), int(seed))
        except BadText as error:
            raise BadQuestionInput(IMPOSSIBLE) from error
    return None


def _to_record(question: Question) -> dict[str, Any]:
    conduct = question.start.conduct
    return {
        "moment": question.moment,
        "below": question.start.scenario if question.moment in (BELOW, GAME_BELOW) else "",
        "players": [conduct.suffragist, conduct.opposition],
        "games": question.games,
        "both": [_strip_words(change.words) for change in question.both],
        "changed": [_strip_words(change.words) for change in question.changes],
    }


def _from_record(record: Any) -> Question:
    match record:
        case {"moment": str(moment), "below": str(below), "players": [str(suffragist), str(opposition)],
              "games": int(games), "both": list(both), "changed": list(lines)} if 1 <= games <= MAX_GAMES:  # fmt: skip
            text = below if moment in (BELOW, GAME_BELOW) else lessons("scenarios").get(moment, "")
            changed, in_both = (tuple([_strip_words(str(line)) for line in part]) for part in (lines, both))
            if {suffragist, opposition} <= {*KINDS}:
                conduct = Conduct(suffragist, opposition)
                return QuestionDraft(make_starting_moment(moment, text), changed, in_both, conduct, games).question
    raise BadQuestionInput(DAMAGED)


def _strip_words(line: str) -> str:
    """The line without what may be said in it at will."""
    return SENDING_LINE if change_kind(line) == SENDING else line


def _pack(record: dict[str, Any]) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unpack(packed: str) -> Any:
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), MAX_RECORD_BYTES)
        if not unpacking.eof:
            raise BadQuestionInput(DAMAGED)
        return parsed(text.decode())
    except (zlib.error, ValueError) as error:
        raise BadQuestionInput(DAMAGED) from error
