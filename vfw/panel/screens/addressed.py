"""A game that the address of the page asks for: `play.ipynb?scenario=1919-to-the-states`."""

from __future__ import annotations

from dataclasses import dataclass
from urllib.parse import parse_qs

from vfw.panel.faces.choosing import NewGame, Option, WayIn

QUERY = "QUERY_STRING"
"""The environment in which Voila tells the kernel what stands behind the question mark of the address."""
SCENARIO = "scenario"
"""The question to which the address has the answer, and what it calls it."""


@dataclass(frozen=True)
class Asked:
    """What the address asks for: what it is called, and how it begins."""

    title: str
    way: WayIn


def asked_for(begins: NewGame, query: str) -> Asked | None:
    """The game that `query` asks for, all else as is usual; None where it asks for none that there is."""
    wanted = parse_qs(query).get(SCENARIO, [""])[-1]
    options = [option for question in begins.questions if question.name == SCENARIO for option in question.options]
    found = next((option for option in options if option.value == wanted and not option.problem), None)
    return Asked(found.label, WayIn(found.note, _answers(begins, found))) if found else None


def _answers(begins: NewGame, option: Option) -> dict[str, str]:
    usual = {question.name: question.usual[0] for question in begins.questions if question.usual}
    return {**usual, **option.proposes, SCENARIO: option.value}
