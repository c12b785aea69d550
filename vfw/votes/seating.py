"""The tables at which Votes for Women is played, as options of a game: who plays for whom, and against what.

Rules: Two Suffragist Players, Two Opposition Players, Managing the Oppobot.  Teams 1.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from vfw.untrusted_input import quoted
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST, Seat, seats_for
from vfw.votes.rules.tabletop import DIFFICULTIES, OPPOBOT

OPEN: Final = "open"
OPTIONS: Final[Mapping[str, tuple[Any, ...]]] = MappingProxyType(
    {
        "suffragists": (1, 2),
        "opposition": (1, 2, OPPOBOT),
        "hands": (OPEN,),
        "opponent": (OPPOBOT,),
        "difficulty": DIFFICULTIES,
        "deck": (),
        "scenario": (),
    }
)
"""The options of a game, and their values; () if the value is a text."""
OPPOBOT_OPTIONS: Final = ("difficulty", "deck")

TABLES: Final[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
    {
        "1v1": {},
        "2v1": {"suffragists": 2},
        "1v2": {"opposition": 2},
        "2v2": {"suffragists": 2, "opposition": 2},
        "solitaire": {"opposition": OPPOBOT},
        "cooperative": {"suffragists": 2, "opposition": OPPOBOT},
        "open": {"suffragists": 2, "opposition": OPPOBOT, "hands": OPEN},
    }
)
"""Every table by a short name, with the options that make it: Suffragists first, "open" with open hands."""


def require_valid_options(options: Mapping[str, Any]) -> None:
    """Check the options of a game.

    Raises:
        ValueError: If an option is wrong; the message names it and the right ones.
    """
    for name, value in options.items():
        if name not in OPTIONS:
            raise ValueError(f"unknown option {quoted(name)}; this game has {', '.join(OPTIONS)}")
        if not _is_allowed(value, OPTIONS[name]):
            expected = " or ".join([str(one) for one in OPTIONS[name]]) or "a text"
            raise ValueError(f"option {name!r} is {quoted(value)}; expected {expected}")
        if name in OPPOBOT_OPTIONS and not against_the_oppobot(options):
            raise ValueError(f"option {name!r} is the Oppobot's; it needs the option 'opponent': {OPPOBOT!r}")
    if "opponent" in options and options.get("opposition", OPPOBOT) != OPPOBOT:
        raise ValueError(
            f"options 'opponent' and 'opposition' contradict each other: {OPPOBOT!r} plays the Opposition alone"
        )
    if "hands" in options and not (against_the_oppobot(options) and options.get("suffragists") == 2):
        raise ValueError(
            f"option 'hands' is for two against the Oppobot; it needs 'suffragists': 2 and 'opposition': {OPPOBOT!r}"
        )


def against_the_oppobot(options: Mapping[str, Any]) -> bool:
    """Return whether the automaton plays the Opposition."""
    return OPPOBOT in (options.get("opponent"), options.get("opposition"))


def seats_at(options: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return the seats of a table, in order.

    Raises:
        ValueError: If an option is wrong; the message names it and the right ones.

    >>> seats_at({"suffragists": 2})
    ('purple-suffragist', 'yellow-suffragist', 'opposition')
    """
    require_valid_options(options)
    against = 1 if against_the_oppobot(options) else options.get("opposition", 1)
    return (*seats_for(SUFFRAGIST, options.get("suffragists", 1)), *seats_for(OPPOSITION, against))


def _is_allowed(value: object, words: tuple[Any, ...]) -> bool:
    if not words:
        return isinstance(value, str)
    return any(value == word and type(value) is type(word) for word in words)
