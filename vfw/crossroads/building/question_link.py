"""A link to a question: `what-if.ipynb?question=connecticut-session&seed=3`, or with its text, compressed, behind
`asked`. What was counted is too much for an address; a file holds that."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import NamedTuple
from urllib.parse import parse_qs, urlencode

from vfw.crossroads.building.visitors_own import NotAsked
from vfw.foreign import quoted
from vfw.front_matter import BadText
from vfw.resources import lessons
from vfw.whatif.question import Question, read
from vfw.whatif.sharing.question_text import text_of

QUESTION, ASKED, SEED = "question", "asked", "seed"
"""What stands before the name, the text and the seed in an address."""
LONGEST = 4_000
"""Characters of the longest address that programs for mail and messages leave whole."""
LARGEST = 100_000
"""Bytes of the largest text that is unpacked."""
DAMAGED = "The link is damaged: a part of it is missing, or was changed on the way. Ask for it again, or for a file."


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
    text = {QUESTION: name} if name else {ASKED: _packed(text_of(question))}
    link = f"?{urlencode({**text, **({SEED: str(seed)} if seed else {})})}"
    return link if len(link) <= LONGEST else ""


def asked_in(query: str) -> Linked | None:
    """What the address asks behind its question mark; None where it asks nothing. Raises NotAsked."""
    said = {key: values[-1] for key, values in parse_qs(query).items()}
    seed = said.get(SEED, "0")
    if not seed.isdecimal() or len(seed) > 18:
        raise NotAsked(f"The link is damaged: {quoted(seed)} is no seed, which is a whole number. Ask for it again.")
    if name := said.get(QUESTION, ""):
        ours = lessons("whatif")
        if name not in ours:
            raise NotAsked(f"The link asks for the question {quoted(name)}; there are {', '.join(ours)}.")
        return Linked(name, read(ours[name], lessons("scenarios")), int(seed))
    if packed := said.get(ASKED, ""):
        try:
            return Linked("", read(_unpacked(packed), lessons("scenarios")), int(seed))
        except BadText as error:
            raise NotAsked(f"The question in the link cannot be asked here: {error}.") from error
    return None


def _packed(text: str) -> str:
    return urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")


def _unpacked(packed: str) -> str:
    try:
        unpacking = zlib.decompressobj()
        text = unpacking.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), LARGEST)
        if not unpacking.eof:
            raise NotAsked(DAMAGED)
        return text.decode()
    except (zlib.error, ValueError) as error:
        raise NotAsked(DAMAGED) from error
