"""Questions from outside: links, and files with a question, an answer, or a moment of the visitor's own game.

A link is `what-if.ipynb?question=connecticut-session&seed=3`, or has its lines, compressed, after `asked`. Anyone can
write a link. So no words of a question are taken from it, nor repeated if it is damaged: title and sentences are
generated from its lines, as for a draft. The words, and the counts, are kept in files.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode

from vfw.front_matter import FENCE, TextError
from vfw.panel.session.saved_games import MOMENT_KIND
from vfw.resources import lessons
from vfw.untrusted_input import NotJson, parse_json, plain, quoted
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import KINDS
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import BadScenario
from vfw.whatif.answer_file import MAX_CHARACTERS, BadAnswer, parse_answer
from vfw.whatif.changes import SENDING, change_kind
from vfw.whatif.playouts import Conduct
from vfw.whatif.question import BELOW, GAME_BELOW, MAX_GAMES, Question, parse_question
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.merge_changes import SENDING_LINE
from vfw.whatif.ui.question_draft import QuestionDraft, StartingMoment, make_starting_moment

RETRY_HINT = "look back at your game and press “What if I had…” once more"


class BadMoment(ValueError):
    """A text that is no moment of a game by these rules; the message gives the problem and the remedy."""


def extract_scenario(text: str) -> str:
    """Return the scenario of a moment: its open information, with hidden cards dealt again.

    Raises:
        BadMoment: The text is no usable moment.
    """
    if not text:
        raise BadMoment(f"No moment of your game has come along: {RETRY_HINT}.")
    try:
        kept = parse_json(text)
    except NotJson as error:
        raise BadMoment(f"The moment of your game is damaged ({error}): {RETRY_HINT}.") from error
    if not isinstance(kept, dict) or kept.get("kind") != MOMENT_KIND or not isinstance(kept.get("scenario"), str):
        raise BadMoment(f"This is no moment of a game: expected an object with “kind”: “{MOMENT_KIND}”; {RETRY_HINT}.")
    game, rules = kept.get("game"), kept.get("rules")
    if game != VotesForWomen.name:
        raise BadMoment(f"It is a moment of {quoted(game)}; this page plays {VotesForWomen.name} alone.")
    if rules != VotesForWomen.rules:
        raise BadMoment(
            f"It is a moment by rules {quoted(rules)}, and this page plays by {VotesForWomen.rules}: {RETRY_HINT}."
        )
    try:
        scenario.parse_scenario(kept["scenario"])
    except BadScenario as error:
        raise BadMoment(f"The moment of your game is damaged ({error}): {RETRY_HINT}.") from error
    return str(kept["scenario"])


class BadQuestionInput(ValueError):
    """A link or file that cannot be asked; the message says why, and what can be done."""


class UploadedQuestion(NamedTuple):
    """The question in a file.

    Attributes:
        question: The question.
        seed: The seed.
        counts: The counts, by player; empty for a question alone, or for counts by other rules or players.
        notice: A notice for the visitor.
    """

    question: Question
    seed: int
    counts: Mapping[str, Counts]
    notice: str = ""


def parse_upload(text: str, size: int = 0) -> UploadedQuestion:
    """Parse the question or the answer in a file.

    Args:
        text: The text of the file.
        size: Its length in bytes, if it was too large to send.

    Raises:
        BadQuestionInput: The file cannot be asked.
    """
    if size > MAX_CHARACTERS:
        raise BadQuestionInput(
            f"The file is too large: {size:,} bytes, where one that was saved here has {MAX_CHARACTERS:,} at most."
        )
    if plain(text).startswith(FENCE):
        try:
            return UploadedQuestion(parse_question(text, lessons("scenarios")), 0, {})
        except TextError as error:
            raise BadQuestionInput(f"The question in the file cannot be asked: {error.closed}") from error
    try:
        file = parse_answer(text, lessons("scenarios"))
    except BadAnswer as error:
        raise BadQuestionInput(str(error)) from error
    if file.other_versions:
        return UploadedQuestion(file.question, file.seed, {}, f"{file.other_versions} Play it again here.")
    return UploadedQuestion(file.question, file.seed, file.counts)


def is_game_moment(text: str) -> bool:
    """Return whether this is the moment of a game, as the panel saves it."""
    try:
        kept = parse_json(text)
    except NotJson:
        return False
    return isinstance(kept, dict) and kept.get("kind") == MOMENT_KIND


def parse_game_moment(text: str) -> StartingMoment:
    """Parse the moment of the visitor's own game.

    Raises:
        BadQuestionInput: It is no usable moment.
    """
    try:
        return make_starting_moment(GAME_BELOW, extract_scenario(text))
    except BadMoment as error:
        raise BadQuestionInput(str(error)) from error


QUESTION, ASKED, SEED = "question", "asked", "seed"
"""The parameters of an address for the name, the lines and the seed."""
MAX_LINK_CHARACTERS = 4_000
"""Characters of the longest address that mail and messenger programs keep intact."""
MAX_RECORD_BYTES = 100_000
"""Bytes of the longest record that is unpacked."""
DAMAGED = "The link is damaged: a part of it is missing, or was changed on the way. Ask for it again, or for a file."

IMPOSSIBLE = "The link asks for what cannot be changed at its moment by the rules here. Ask for a file instead."


class LinkedQuestion(NamedTuple):
    """The question in a link.

    Attributes:
        name: The name of a shipped question; "" for another.
        question: The question.
        seed: The seed.
    """

    name: str
    question: Question
    seed: int


def make_link(question: Question, name: str = "", seed: int = 0) -> str:
    """Return the query of an address that asks this question; "" if it would be too long.

    Args:
        question: The question.
        name: Its name, if it ships.
        seed: The seed.
    """
    text = {QUESTION: name} if name else {ASKED: _pack(_to_record(question))}
    link = f"?{urlencode({**text, **({SEED: str(seed)} if seed else {})})}"
    return link if len(link) <= MAX_LINK_CHARACTERS else ""


def parse_link(query: str) -> LinkedQuestion | None:
    """Parse the query of an address; None if it asks nothing.

    Raises:
        BadQuestionInput: The link is damaged, or asks for something impossible.
    """
    said = {key: values[-1] for key, values in parse_qs(query).items()}
    seed = said.get(SEED, "0")
    if not seed.isdecimal() or len(seed) > 18:
        raise BadQuestionInput(DAMAGED)
    if name := said.get(QUESTION, ""):
        shipped = lessons("whatif")
        if name not in shipped:
            raise BadQuestionInput(f"The link asks for a question that is not here; there are {', '.join(shipped)}.")
        return LinkedQuestion(name, parse_question(shipped[name], lessons("scenarios")), int(seed))
    if packed := said.get(ASKED, ""):
        try:
            return LinkedQuestion("", _from_record(_unpack(packed)), int(seed))
        except TextError as error:
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
    """Remove the free words of a line."""
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
        return parse_json(text.decode())
    except (zlib.error, ValueError) as error:
        raise BadQuestionInput(DAMAGED) from error
