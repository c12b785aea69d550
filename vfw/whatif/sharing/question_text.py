"""A question written as the text that `question.read` understands, to be kept, changed by hand, and sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vfw.front_matter import FENCE
from vfw.votes.scenarios import scenario
from vfw.whatif.conduct import Conduct
from vfw.whatif.question import BELOW, DEFAULT_GAMES, GAME_BELOW, NOTHING, Question


def serialize_question(question: Question) -> str:
    """The text of a question: what reads it gets the same question back.

    A moment that is no scenario of ours stands below the words on the question. That of a game holds its hidden cards
    too, as a save does.
    """
    lines = [f"title: {question.title}", f"moment: {question.moment}"]
    if question.date != scenario.read(question.start.scenario).date:
        lines.append(f"when: {question.date}")
    if question.start.conduct != Conduct():
        lines.append(f"players: {format_players(question.start.conduct)}")
    if question.games != DEFAULT_GAMES:
        lines.append(f"games: {question.games}")
    if question.both:
        lines += _key("both", [change.words for change in question.both])
    lines += _key("changed", [change.words for change in question.changes])
    for key in ("known", "assumed", "guessed"):
        lines += _key(key, getattr(question, key))
    below = question.start.scenario if question.moment in (BELOW, GAME_BELOW) else ""
    body = "\n\n".join(filter(None, (question.introduction, below.strip())))
    return "\n".join([FENCE, *lines, FENCE, *filter(None, [body])]) + "\n"


def format_players(conduct: Conduct) -> str:
    """ "steady", or "steady against planner"."""
    kinds = dict.fromkeys((conduct.suffragist, conduct.opposition))
    return " against ".join(kinds)


def _key(key: str, said: Iterable[str]) -> Iterator[str]:
    """What is said of a key, the first line beside it: so it may begin with anything."""
    first, *more = list(said) or [NOTHING]
    yield f"{key}: {first}"
    yield from [f"  {line}" for line in more]
