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
from vfw.panel.play.sitting import Sitting
from vfw.panel.rendering.start_page import create_match, new_game_options
from vfw.panel.skins.registry import FIRST
from vfw.panel.view_models.new_game import Option
from vfw.votes.rules.position import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.seats import ALONE, PARTNERS, PURPLE_SUFFRAGIST, YELLOW_SUFFRAGIST, Seat

OPPOBOT: Final = "oppobot"
"""The other side, where nobody chose another: it has no hand to hide, and its dice are seen."""
OPPONENTS: Final = {kind: name for kind, name in FIRST.abilities.seating.names.items() if kind != "random"}
"""Who can play the other side, and what they are called: the Oppobot first."""
ONE, TWO = "1", "2"
GROUPS: Final[Mapping[str, str]] = MappingProxyType({ONE: "One group", TWO: "Two groups, purple and yellow"})
"""How a class can sit, and what that is called."""
FIRST_SCENARIOS: Final = {ONE: ("1920-nashville", "1919-to-the-states"), TWO: ("1920-tennessee", "1919-to-the-states")}
"""The moments offered first, by how the class sits."""
HOW_TWO_PLAY: Final = (
    "Purple plays rounds 1, 3 and 5, yellow rounds 2, 4 and 6. Each group votes on its own hand, and only that hand is "
    "on the wall: let the others look away. Both pay from one pool of buttons, and both must agree to exchange cards. "
    "Only games in which each group plays a card are offered."
)
"""What a class of two groups has to know before it begins."""
THE_ROOM: Final = "The room"
NAMES: Final = {PURPLE_SUFFRAGIST: "The purple group", YELLOW_SUFFRAGIST: "The yellow group"}


def class_match(scenario: str, opponent: str, dice: str, groups: str) -> Match[Any, Any]:
    """The match that a class begins; the Oppobot plays the other side where `opponent` cannot. Two groups sit in the
    seats of two Suffragists."""
    answers = {"scenario": scenario, "suffragist": PERSON, "dice": dice}
    seat = ALONE[OPPOSITION]
    options = FIRST.abilities.starts.options({**answers, seat: opponent})
    can_play = FIRST.abilities.seating.kinds(options, (seat,))[seat]
    answers[seat] = next(kind for kind in (opponent, OPPOBOT, *OPPONENTS) if kind in can_play)
    match = create_match(FIRST, answers)
    if groups == ONE:
        return match
    players: dict[str, str] = {**dict.fromkeys(PARTNERS[SUFFRAGIST], PERSON), seat: answers[seat]}
    return Match(match.game, {**match.options, "suffragists": 2}, chance=match.chance, players=players)


@cache
def _gives_each_group_a_round(scenario: str) -> bool:
    """Return whether each of two groups plays a round from that moment on."""
    begin = class_match(scenario, OPPOBOT, "computer", TWO).position
    return rounds_to_play(begin.turn, begin.round) > 1


def scenarios(groups: str) -> list[Option]:
    """Return the moments at which a class that sits so can begin: two first, the others as the start page has them."""
    asked = next(question for question in new_game_options(FIRST).questions if question.name == "scenario")
    options = {option.value: option for option in asked.options if not option.problem}
    first = [options.pop(name) for name in FIRST_SCENARIOS[groups] if name in options]
    offered = [*first, *options.values()]
    return [option for option in offered if groups == ONE or _gives_each_group_a_round(option.value)]


def group(seat: str | None) -> str:
    """The group of the class that sits there; "" where the class is one."""
    return NAMES.get(Seat(seat), "") if seat else ""


def voters(match: Match[Any, Any], at: int | None = None) -> str:
    """Who is asked now, or was before reply number `at`: a group of the class, or the whole room."""
    pending = match.pending if at is None else match.positions[at].pending
    return (group(pending.seat) if isinstance(pending, Decision) else "") or THE_ROOM


def hearer(seat: str | None) -> str | None:
    """Who is told what happened: nobody is "you" where both groups read the same wall."""
    return None if group(seat) else seat


def why_no_undo(sitting: Sitting) -> str:
    """Why the class can take nothing back; "" where it can. Of two groups the one that voted last does, also where the
    other is asked by now: nobody at this wall has to be asked whether they agree."""
    last = _voted_last(sitting.match)
    return sitting.match.why_no_undo(last) if last else sitting.why_no_undo()


def give_back(sitting: Sitting) -> None:
    """Of two groups the one that voted last has the wall again, to take its vote back."""
    sitting.screen.viewer = _voted_last(sitting.match) or sitting.screen.viewer


def _voted_last(match: Match[Any, Any]) -> str | None:
    """Of two groups the one that voted last; None where neither has, or the class is one."""
    asked = [position.pending for position in match.positions[:-1]]
    return next((each.seat for each in reversed(asked) if isinstance(each, Decision) and group(each.seat)), None)
