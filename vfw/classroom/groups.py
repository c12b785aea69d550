"""The match of a class, which plays the Suffragists: as one group, or as two partners who must agree."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.panel.screens.start_page import new_match
from vfw.panel.skins.registry import FIRST
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.seats import ALONE, PARTNERS, PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST, Seat

OPPOBOT: Final = "oppobot"
"""The other side, where nobody chose another: it has no hand to hide, and its dice are seen."""
OPPONENTS: Final = {kind: name for kind, name in FIRST.abilities.seating.names.items() if kind != "random"}
"""Who can play the other side, and what they are called: the Oppobot first."""
ONE, TWO = "1", "2"
GROUPS: Final[Mapping[str, str]] = MappingProxyType({ONE: "One group", TWO: "Two groups, purple and yellow"})
"""How a class can sit, and what that is called."""
NAMES: Final = {PURPLE_SUFFRAGIST: "The purple group", YELLOW_SUFFRAGIST: "The yellow group"}


def class_match(scenario: str, opponent: str, dice: str, groups: str) -> Match[Any, Any]:
    """The match that a class begins; the Oppobot plays the other side where `opponent` cannot. Two groups sit in the
    seats of two Suffragists."""
    answers = {"scenario": scenario, "suffragist": PERSON, "dice": dice}
    seat = ALONE[OPPOSITION]
    options = FIRST.abilities.starts.options({**answers, seat: opponent})
    can_play = FIRST.abilities.seating.kinds(options, (seat,))[seat]
    answers[seat] = next(kind for kind in (opponent, OPPOBOT, *OPPONENTS) if kind in can_play)
    match = new_match(FIRST, answers)
    if groups == ONE:
        return match
    players: dict[str, str] = {**dict.fromkeys(PARTNERS[SUFFRAGIST], PERSON), seat: answers[seat]}
    return Match(match.game, {**match.options, "suffragists": 2}, chance=match.chance, players=players)


def group(seat: str | None) -> str:
    """The group of the class that sits there; "" where the class is one."""
    return NAMES.get(Seat(seat), "") if seat else ""
