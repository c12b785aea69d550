"""The guide of Win Tennessee: which questions of the engine a visitor is asked, and which the guide answers for them.

It asks for a card, for what is done with it, and whether to roll again. All else has one good answer here: support goes
to Tennessee, Tennessee votes first, and buttons are kept for that vote.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Reply, Word
from vfw.votes.rules.final_voting import compare
from vfw.votes.rules.playing import CAMPAIGN, EVENT, ORGANIZE
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import CUBES_TO_VOTE, UNDECIDED

STATE, NEIGHBOR = "TN", "NC"
MAX_REROLLS = 2
"""The number of rerolls of a vote: more would not end within two minutes."""
A_CARD, A_USE, A_ROLL = "card", "use", "reroll"
"""The questions that a visitor answers, in the words of the engine."""


def cube_lead(position: Position) -> int:
    """Return the lead of the Suffragists in Tennessee, in cubes; below 0 they are behind."""
    return position.strength(SUFFRAGIST, STATE) - position.strength(OPPOSITION, STATE)


def has_voted(position: Position) -> bool:
    """Return whether Tennessee has said yes or no."""
    return position.vote(STATE) != UNDECIDED


def offered_replies(match: Match[Any, Any]) -> tuple[Word, ...]:
    """Return the replies the visitor may give; () if the guide answers or nothing is asked.

    Support is won only where the Suffragists are behind: a die of four could else bring the fourth cube, and with it
    the end before the vote.
    """
    pending = match.pending
    if not isinstance(pending, Decision):
        return ()
    if pending.about == A_CARD:
        return tuple(pending.choices)
    if pending.about == A_USE:
        campaigns = cube_lead(match.position) < 0
        uses = (CAMPAIGN, EVENT, ORGANIZE) if campaigns else (EVENT, ORGANIZE)
        return tuple(use for use in uses if use in pending.choices)
    if _is_vote(match.position) and _count_reroll_questions(match) <= MAX_REROLLS:
        return tuple(pending.choices)
    return ()


def guide_reply(match: Match[Any, Any]) -> Reply | None:
    """Return the guide's reply for the visitor; None if it gives none."""
    pending = match.pending
    if not isinstance(pending, Decision) or offered_replies(match) or has_voted(match.position):
        return None
    if pending.about == A_ROLL:
        return "pass" if _is_vote(match.position) else "keep"
    choices = [choice for choice in (STATE, NEIGHBOR) if choice in pending.choices]
    if cube_lead(match.position) >= CUBES_TO_VOTE - 1 and pending.why != "vote":
        choices.reverse()
    return choices[0] if choices else pending.choices[0]


def answer_for_visitor(match: Match[Any, Any], answer: Callable[[Reply], object]) -> None:
    """Answer for the visitor, by `answer`, until they are asked themselves or nothing is asked."""
    while (reply := guide_reply(match)) is not None:
        answer(reply)


def rolls_left(match: Match[Any, Any]) -> int:
    """Return the number of rerolls left, with the buttons that the visitor holds."""
    held: int = match.position.buttons(SUFFRAGIST)
    return min(held, MAX_REROLLS - _count_reroll_questions(match) + isinstance(match.pending, Decision))


def _is_vote(position: Position) -> bool:
    return isinstance(position.asking.step if position.asking else None, compare)


def _count_reroll_questions(match: Match[Any, Any]) -> int:
    """Return the number of reroll questions about the vote, this one included."""
    asked: Sequence[Position] = match.positions
    return sum(_is_vote(position) and isinstance(position.pending, Decision) for position in asked)
