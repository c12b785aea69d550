"""A moment of a visitor's own game, as the panel has it kept or saved: what the room *What if?* begins with."""

from __future__ import annotations

from vfw.panel.screens.files import MOMENT
from vfw.untrusted_input import NotJson, parsed, quoted
from vfw.votes import VotesForWomen
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario_text import BadScenario

AGAIN = "look back at your game and press “What if I had…” once more"


class NoMoment(ValueError):
    """A text that is no moment of a game, or not of this game and its rules; says what is wrong and what to do."""


def scenario_in(text: str) -> str:
    """The scenario of a moment: all that lay open, what was hidden dealt anew. Raises NoMoment."""
    if not text:
        raise NoMoment(f"No moment of your game has come along: {AGAIN}.")
    try:
        kept = parsed(text)
    except NotJson as error:
        raise NoMoment(f"The moment of your game is damaged ({error}): {AGAIN}.") from error
    if not isinstance(kept, dict) or kept.get("kind") != MOMENT or not isinstance(kept.get("scenario"), str):
        raise NoMoment(f"This is no moment of a game: expected an object with “kind”: “{MOMENT}”; {AGAIN}.")
    game, rules = kept.get("game"), kept.get("rules")
    if game != VotesForWomen.name:
        raise NoMoment(f"It is a moment of {quoted(game)}; this room plays {VotesForWomen.name} alone.")
    if rules != VotesForWomen.rules:
        raise NoMoment(
            f"It is a moment by rules {quoted(rules)}, and this room plays by {VotesForWomen.rules}: {AGAIN}."
        )
    try:
        scenario.read(kept["scenario"])
    except BadScenario as error:
        raise NoMoment(f"The moment of your game is damaged ({error}): {AGAIN}.") from error
    return str(kept["scenario"])
