"""The rule that forbids a card, for messages about illegal replies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from vfw.companions.constitution.cards import CHIEF_JUSTICE, NAME
from vfw.companions.constitution.deals import plays_of
from vfw.companions.constitution.moves import (
    DECLARES,
    DISCARDS,
    DOUBLES,
    FAILS,
    FORCED_LEAD,
    FORCED_PARTY,
    GIVES,
    HIGHEST,
    INTERVENES,
    LEADS,
    LEADS_PRESIDENT,
    LEADS_THIRTEEN,
    MATCHES,
    ONLY_HONORS,
    OPENS,
    REFUSES,
    TAKES,
    THIRTEEN_OR_MORE,
    UNDER_HONOR,
)
from vfw.companions.constitution.position import Open
from vfw.companions.constitution.text import card_name

LATER_LEAD: Final = "Any later lead: the lowest State of either party, a Thirteen or a President"
NO_DOUBLE: Final = "Who cannot double takes the trick with an Honor, refuses to vote or throws off the highest State"
RULES: Final = {
    DECLARES: "First lead: the lowest State of one's own party",
    FORCED_PARTY: "First lead: without one's own party, the lowest State of the other",
    LEADS: LATER_LEAD,
    LEADS_THIRTEEN: LATER_LEAD,
    LEADS_PRESIDENT: LATER_LEAD,
    FORCED_LEAD: "Forced lead: an Honor",
    MATCHES: "Second hand: who can match the votes of the lead must",
    DOUBLES: "Who can double the votes of the last State must",
    TAKES: NO_DOUBLE,
    REFUSES: NO_DOUBLE,
    DISCARDS: NO_DOUBLE,
    GIVES: NO_DOUBLE,
    THIRTEEN_OR_MORE: "When a Thirteen or a President is led: thirteen stars or more, of the suit led first",
    HIGHEST: "When a Thirteen or a President is led: without thirteen stars, the highest State or the Chief Justice",
    INTERVENES: "Failure of rules: the lowest State, or the Chief Justice",
    FAILS: "Failure of rules: the lowest State, or the Chief Justice",
    ONLY_HONORS: "With only Honors in the hand, one of them",
    UNDER_HONOR: "Under an Honor: the lowest State, or a refusal to vote",
    OPENS: "After a refused lead: the lowest State, an Honor with a vote, or a refusal to vote",
}
"""The rule of each act, which allows it and no other."""


def explain_illegal_card(table: Open, seat: str, hand: Sequence[str], card: object) -> str:
    """Return the rule against `card`, which `seat` cannot play now from `hand`; "" if it is no card."""
    if not isinstance(card, str) or card not in NAME:
        return ""
    if card not in hand:
        return f"{card_name(card)} is not in the hand of {seat.capitalize()}"
    acts = tuple(plays_of(table, seat, hand).values())
    if card == CHIEF_JUSTICE and INTERVENES not in acts:
        return "Chief Justice: played only where no other rule applies, and under a Thirteen or a President"
    return RULES[acts[0]]
