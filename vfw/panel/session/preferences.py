"""How a visitor wants to be played with. The browser keeps it with the other likings, and the page tells it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from vfw.history.writing import MASKED, SENSITIVITIES, Sensitivity

T = TypeVar("T")

HELP_LEVELS = NO_HELP, ODDS, HINTS, GUIDED = ("none", "odds", "hints", "guided")


@dataclass(frozen=True)
class Preferences:
    """How a visitor wants to be played with.

    asks: whether dice wait to be thrown, and a question comes before cards are seen that cannot be unseen, or before
        one is played whose note should be read first.
    stages: whether what dice decide is shown on a stage of its own, and rests before the die that decides.
    shows_steps: whether what the computer does is shown step by step, and not only what comes of it.
    help: one of HELPS: no help, the odds of rolls, hints on request too, or a coach besides who speaks up.
    sensitivity: how passages are shown that some need warning of.
    """

    asks: bool = False
    stages: bool = False
    shows_steps: bool = False
    help: str = HINTS
    sensitivity: Sensitivity = MASKED

    @property
    def asks_the_coach(self) -> bool:
        """Whether hints are given, and what else the coach is asked for."""
        return self.help in (HINTS, GUIDED)


DEFAULT_PREFERENCES = Preferences()
"""That of a visitor who has told nothing."""


def parse_preferences(likings: Mapping[str, object]) -> Preferences:
    """The manner that the page tells. What is no word for a liking leaves it as it usually is."""
    return Preferences(
        asks=True,
        stages=True,
        shows_steps=likings.get("shows_steps") is True,
        help=_chosen(HELP_LEVELS, likings.get("help"), Preferences.help),
        sensitivity=_chosen(SENSITIVITIES, likings.get("sensitivity"), Preferences.sensitivity),
    )


def _chosen(words: Iterable[T], word: object, usual: T) -> T:
    return next((one for one in words if one == word), usual)
