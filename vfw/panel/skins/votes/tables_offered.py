"""The tables of Votes for Women as they can be chosen: pictures of who sits with whom, and against whom."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

from vfw.panel.skins.abilities.seat_signs import DIE, around_a_table
from vfw.panel.skins.votes.seat_names import ABOUT_PARTNERS, SIGNS
from vfw.panel.view_models.new_game import Conditions, Option, StartQuestion
from vfw.votes.rules.position import OPPOBOT, OPPOSITION
from vfw.votes.rules.seats import Seat, side_of
from vfw.votes.seating import TABLES, against_the_oppobot, seats_at

TABLE: Final = "table"
ONE_EACH: Final = "1v1"
COOPERATIVE: Final = "cooperative"
OFFERED: Final[Mapping[str, tuple[str, str]]] = MappingProxyType(
    {
        ONE_EACH: ("One on each side", "The Opposition can be the Oppobot."),
        "2v1": ("Two Suffragists, one Opposition", "Purple and yellow share buttons and victory."),
        "1v2": ("One Suffragist, two Opposition", "Two play red, by turns."),
        "2v2": ("Two on each side", "Four hands of cards, two pools of buttons."),
        COOPERATIVE: ("Together against the Oppobot", "Two Suffragists, each with cards of their own."),
        "open": ("Together, with open hands", "Both see all cards: nobody has to look away."),
    }
)
"""By its short name each table, what people call it, and a note."""
SEATS: Final[Mapping[str, tuple[Seat, ...]]] = MappingProxyType({name: seats_at(TABLES[name]) for name in OFFERED})

WITH_THE_OPPOBOT: Final = [name for name in OFFERED if name == ONE_EACH or against_the_oppobot(TABLES[name])]
WITHOUT_IT: Final = [name for name in OFFERED if not against_the_oppobot(TABLES[name])]
"""Those where the Oppobot can play the Opposition, and those where somebody else can."""


def table_question(opposition: Mapping[str, Collection[str]], said: Mapping[str, Mapping[str, Any]]) -> StartQuestion:
    """Which table; `opposition` says who can play the Opposition in each scenario, and `said` what some of them say of
    the table themselves."""
    options = []
    for name, (label, note) in OFFERED.items():
        where = [one for one, kinds in opposition.items() if stands_in(name, kinds, said.get(one, {}))]
        only: Conditions = {} if len(where) == len(opposition) else {"scenario": where}
        options.append(Option(name, label, note, only=only, picture=_picture(name)))
    return StartQuestion(TABLE, "Who plays with whom", options, usual=(ONE_EACH,), reads=ABOUT_PARTNERS)


def stands_in(table: str, opposition: Collection[str], said: Mapping[str, Any]) -> bool:
    """Whether a scenario can be played at this table, where these can play its Opposition and this is `said` of it."""
    if any(TABLES[table].get(option) != value for option, value in said.items() if value != OPPOBOT):
        return False
    if table == ONE_EACH:
        return True
    return OPPOBOT in opposition if against_the_oppobot(TABLES[table]) else any(kind != OPPOBOT for kind in opposition)


def tables_with(seat: str) -> list[str]:
    """Those where it is to be chosen who sits in this seat, by their short names."""
    return [name for name, seats in SEATS.items() if seat in seats]


def chosen(answers: Mapping[str, str], opposition: Collection[str], said: Mapping[str, Any]) -> Mapping[str, Any]:
    """The options of the table that was chosen; of the usual one where none was, or one that cannot stand there."""
    table = answers.get(TABLE, ONE_EACH)
    return TABLES[table if table in OFFERED and stands_in(table, opposition, said) else ONE_EACH]


def _picture(table: str) -> str:
    by_rule = against_the_oppobot(TABLES[table])
    far = [(seat, DIE if by_rule else SIGNS[seat]) for seat in SEATS[table] if side_of(seat) == OPPOSITION]
    near = [(seat, SIGNS[seat]) for seat in SEATS[table] if side_of(seat) != OPPOSITION]
    return around_a_table(far, near, has_open_hands="hands" in TABLES[table])
