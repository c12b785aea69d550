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
    """How a visitor prefers to play.

    Attributes:
        asks: whether dice wait to be thrown, and whether to confirm before hidden cards are seen or before a card is
            played that has a required note.
        stages: whether dice that decide a vote are shown on the stage, which pauses before the deciding die.
        shows_steps: whether the moves of the computer are shown step by step, and not only their result.
        help: one of HELP_LEVELS: no help, the odds of rolls, also hints on request, or also a coach who warns.
        sensitivity: how passages with a content warning are shown.
    """

    asks: bool = False
    stages: bool = False
    shows_steps: bool = False
    help: str = HINTS
    sensitivity: Sensitivity = MASKED

    @property
    def asks_the_coach(self) -> bool:
        """Whether the visitor can ask the coach for hints and chances."""
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
