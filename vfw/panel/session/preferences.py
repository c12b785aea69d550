"""The preferences of a visitor. The browser keeps them, and the page sends them to the kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from vfw.history.writing import MASKED, SENSITIVITIES, Sensitivity

T = TypeVar("T")

HELP_LEVELS = NO_HELP, ODDS, HINTS, GUIDED = ("none", "odds", "hints", "guided")


@dataclass(frozen=True)
class Preferences:
    """The preferences of a visitor for playing.

    Attributes:
        asks: True if dice wait to be thrown, and the visitor confirms before hidden cards are seen or before a card is
            played that has a required note.
        stages: True if dice that decide a vote are shown on the stage, which pauses before the deciding die.
        shows_steps: True if the moves of the computer are shown step by step, and not only their result.
        help: one of HELP_LEVELS: no help, the odds of rolls, also hints on request, or also a coach who warns.
        sensitivity: the display of passages with a content warning.
    """

    asks: bool = False
    stages: bool = False
    shows_steps: bool = False
    help: str = HINTS
    sensitivity: Sensitivity = MASKED

    @property
    def asks_the_coach(self) -> bool:
        """True if the visitor can ask the coach for hints and chances."""
        return self.help in (HINTS, GUIDED)


DEFAULT_PREFERENCES = Preferences()
"""The preferences of a visitor who has set none."""


def parse_preferences(likings: Mapping[str, object]) -> Preferences:
    """Return the preferences that the page sent. An invalid value is replaced by the default."""
    return Preferences(
        asks=True,
        stages=True,
        shows_steps=likings.get("shows_steps") is True,
        help=_chosen(HELP_LEVELS, likings.get("help"), Preferences.help),
        sensitivity=_chosen(SENSITIVITIES, likings.get("sensitivity"), Preferences.sensitivity),
    )


def _chosen(words: Iterable[T], word: object, usual: T) -> T:
    return next((one for one in words if one == word), usual)
