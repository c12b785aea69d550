"""The match of a class, which plays the Suffragists: as one group, or as two partners who must agree."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Any, Final

from vfw.classroom.lesson_game import rounds_to_play
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.core.questions import Decision
from vfw.panel.session.new_game import create_match, new_game_options
from vfw.panel.session.table import GameTable
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.panel.view_models.new_game import Option
from vfw.votes.rules.seats import ALONE, OPPOSITION, PARTNERS, PURPLE_SUFFRAGIST, SUFFRAGIST, YELLOW_SUFFRAGIST, Seat

OPPOBOT: Final = "oppobot"
"""The default opponent: it has no hidden hand, and its dice are visible."""
OPPONENTS: Final = {kind: name for kind, name in DEFAULT_SKIN.capabilities.seating.names.items() if kind != "random"}
"""The opponents and their names, the Oppobot first."""
ONE, TWO = "1", "2"
GROUPS: Final[Mapping[str, str]] = MappingProxyType({ONE: "One group", TWO: "Two groups, purple and yellow"})
"""The arrangements of a class and their names."""
FIRST_SCENARIOS: Final = {ONE: ("1920-nashville", "1919-to-the-states"), TWO: ("1920-tennessee", "1919-to-the-states")}
"""The moments offered first, by the arrangement of the class."""
HOW_TWO_PLAY: Final = (
    "Purple plays rounds 1, 3 and 5, yellow rounds 2, 4 and 6. Each group votes on its own hand, and only that hand is "
    "on the wall: let the others look away. Both pay from one pool of buttons, and both must agree to exchange cards. "
    "Only games in which each group plays a card are offered."
)
"""The instructions for a class of two groups."""
THE_ROOM: Final = "The room"
NAMES: Final = {PURPLE_SUFFRAGIST: "The purple group", YELLOW_SUFFRAGIST: "The yellow group"}


def start_class_match(scenario: str, opponent: str, dice: str, groups: str) -> Match[Any, Any]:
    """Return a new match of a class; the Oppobot plays the other side if `opponent` cannot.

    Two groups sit in the seats of two Suffragists.
    """
    answers = {"scenario": scenario, "suffragist": PERSON, "dice": dice}
    seat = ALONE[OPPOSITION]
    options = DEFAULT_SKIN.capabilities.game_setup.options({**answers, seat: opponent})
    can_play = DEFAULT_SKIN.capabilities.seating.kinds(options, (seat,))[seat]
    answers[seat] = next(kind for kind in (opponent, OPPOBOT, *OPPONENTS) if kind in can_play)
    match = create_match(DEFAULT_SKIN, answers)
    if groups == ONE:
        return match
    players: dict[str, str] = {**dict.fromkeys(PARTNERS[SUFFRAGIST], PERSON), seat: answers[seat]}
    return Match(match.game, {**match.options, "suffragists": 2}, chance=match.chance, players=players)


@cache
def _gives_each_group_a_round(scenario: str) -> bool:
    """Return whether each of two groups plays a round from that moment on."""
    begin = start_class_match(scenario, OPPOBOT, "computer", TWO).position
    return rounds_to_play(begin.turn, begin.round) > 1


def scenario_options(groups: str) -> list[Option]:
    """Return the moments at which a class in this arrangement can begin.

    Two recommended ones come first, and the others follow as on the start page.
    """
    asked = next(question for question in new_game_options(DEFAULT_SKIN).questions if question.name == "scenario")
    options = {option.value: option for option in asked.options if not option.problem}
    first = [options.pop(name) for name in FIRST_SCENARIOS[groups] if name in options]
    offered = [*first, *options.values()]
    return [option for option in offered if groups == ONE or _gives_each_group_a_round(option.value)]


def group_name(seat: str | None) -> str:
    """Return the group of the class in that seat; "" if the class is one group."""
    return NAMES.get(Seat(seat), "") if seat else ""


def voters_name(match: Match[Any, Any], at: int | None = None) -> str:
    """Return the voters who are asked now, or were asked before reply number `at`: a group, or the whole class."""
    pending = match.pending if at is None else match.positions[at].pending
    return (group_name(pending.seat) if isinstance(pending, Decision) else "") or THE_ROOM


def addressee(seat: str | None) -> str | None:
    """Return the seat to address as "you"; None if two groups read the same wall."""
    return None if group_name(seat) else seat


def why_no_undo(table: GameTable) -> str:
    """Return the reason why the class cannot undo anything; "" if it can.

    Of two groups the one that voted last undoes, even if the other is asked now: it needs no consent here.
    """
    last = _voted_last(table.match)
    return table.match.why_no_undo(last) if last else table.why_no_undo()


def return_to_last_voters(table: GameTable) -> None:
    """Show the screen of the group that voted last again, so that it can undo its vote."""
    table.screen.viewer = _voted_last(table.match) or table.screen.viewer


def _voted_last(match: Match[Any, Any]) -> str | None:
    """Return the seat of the group that voted last; None if neither has, or the class is one group."""
    asked = [position.pending for position in match.positions[:-1]]
    return next((each.seat for each in reversed(asked) if isinstance(each, Decision) and group_name(each.seat)), None)
