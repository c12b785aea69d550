"""Questions for tests, as an author would write them."""

from __future__ import annotations

from vfw.resources import lessons
from vfw.whatif.question import Question, parse_question

NASHVILLE, JUNE_1919, WEST = "1920-nashville", "1919-to-the-states", "1912-the-west-is-won"


def text(changed: str, moment: str = NASHVILLE, **more: str) -> str:
    """Return the text of a question with this change; `more` are further keys."""
    keys = {"title": "What if?", "moment": moment, "known": "It is so. [HWS6]", "assumed": "Much.", "guessed": "More."}
    lines = [f"{key}: {value}" for key, value in {**keys, "changed": changed, **more}.items()]
    return "\n".join(["---", *lines, "---", "A word."])


def question(changed: str, moment: str = NASHVILLE, **more: str) -> Question:
    """Return the question with this change."""
    return parse_question(text(changed, moment, **more), lessons("scenarios"))
