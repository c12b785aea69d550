"""A link to a question: `what-if.ipynb?question=connecticut-session&seed=3`, or with its lines, compressed, behind
`asked`.

Anybody can write a link, so no words of a question are taken from it, nor said again where it is damaged: title and
sentences are made of its lines, as they are for one that is built. Those, and what was counted, stand in a file.
"""

from __future__ import annotations

import json
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlencode

from vfw.crossroads.building.in_the_making import Building
from vfw.crossroads.building.line_of_time import start_of
from vfw.crossroads.building.merging import SENDS
from vfw.crossroads.building.visitors_own import NotAsked
from vfw.front_matter import BadText
from vfw.resources import lessons
from vfw.untrusted_input import parsed
from vfw.votes.advice.players import KINDS
from vfw.whatif.changes import SENDING, kind_of
from vfw.whatif.conduct import Conduct
from vfw.whatif.question import BELOW, GAME_BELOW, MOST_GAMES, Question, read

QUESTION, ASKED, SEED = "question", "asked", "seed"
"""What stands before the name, the text and the seed in an address."""
LONGEST = 4_000
"""Characters of the longest address that programs for mail and messages leave whole."""
LARGEST = 100_000
"""Bytes of the longest record that is unpacked."""
DAMAGED = "The link is damaged: a part of it is missing, or was changed on the way. Ask for it again, or for a file."

IMPOSSIBLE = "The link asks for what cannot be changed at its moment by the rules here. Ask for a file instead."


class Linked(NamedTuple):
    """What a link asks.

    Attributes:
        name: of a shipped question; "" for another. question, seed: as they stand in it.
    """

    name: str
    question: Question
    seed: int


def link_to(question: Question, name: str = "", seed: int = 0) -> str:
    """The part of the address from the question mark on, for a shipped question by its `name`; "" where it would be
    too long for an address."""
    text = {QUESTION: name} if name else {ASKED: _packed(_record(question))}
    link = f"?{urlencode({**text, **({SEED: str(seed)} if seed else {})})}"
    return link if len(link) <= LONGEST else ""


def asked_in(query: str) -> Linked | None:
    """What the address asks behind its question mark; None where it asks nothing. Raises NotAsked."""
    said = {key: values[-1] for key, values in parse_qs(query).items()}
    seed = said.get(SEED, "0")
    if not seed.isdecimal() or len(seed) > 18:
        raise NotAsked(DAMAGED)
    if name := said.get(QUESTION, ""):
        ours = lessons("whatif")
        if name not in ours:
            raise NotAsked(f"The link asks for a question that is not here; there are {', '.join(ours)}.")
        return Linked(name, read(ours[name], lessons("scenarios")), int(seed))
    if packed := said.get(ASKED, ""):
        try:
            return Linked("", _question(_unpacked(packed)), int(seed))
        except BadText as error:
            raise NotAsked(IMPOSSIBLE) from error
    return None


def _record(question: Question) -> dict[str, Any]:
    conduct = question.start.conduct
    return {
        "moment": question.moment,
        "below": question.start.scenario if question.moment in (BELOW, GAME_BELOW) else "",
        "players": [conduct.suffragist, conduct.opposition],
        "games": question.games,
        "both": [_without_words(change.words) for change in question.both],
        "changed": [_without_words(change.words) for change in question.changes],
    }


def _question(record: Any) -> Question:
    match record:
        case {"moment": str(moment), "below": str(below), "players": [str(suffragist), str(opposition)],
              "games": int(games), "both": list(both), "changed": list(lines)} if 1 <= games <= MOST_GAMES:  # fmt: skip
            text = below if moment in (BELOW, GAME_BELOW) else lessons("scenarios").get(moment, "")
            changed, in_both = (tuple([_without_words(str(line)) for line in part]) for part in (lines, both))
            if {suffragist, opposition} <= {*KINDS}:
                conduct = Conduct(suffragist, opposition)
                return Building(start_of(moment, text), changed, in_both, conduct, games).question
    raise NotAsked(DAMAGED)


def _without_words(line: str) -> str:
    """The line without what may be said in it at will."""
    return SENDS if kind_of(line) == SENDING else line


def _packed(record: dict[str, Any]) -> str:
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unpacked(packed: str) -> Any:
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        if not unpacking.eof:
            raise NotAsked(DAMAGED)
        return parsed(text.decode())
    except (zlib.error, ValueError) as error:
        raise NotAsked(DAMAGED) from error
