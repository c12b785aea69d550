"""Visitors of Win Tennessee without a window: they play whole games, by the guide or on the panel.

    .venv/bin/python -m tests.activities.visitors 2000

plays so many games for each way of choosing, and writes how often Tennessee says yes, with the 95 % interval.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from vfw.activities.guide import answer_for_visitor, cube_lead, has_voted, offered_replies
from vfw.activities.win_tennessee import create_match
from vfw.core.intervals import wilson
from vfw.core.match import Match
from vfw.core.questions import Word
from vfw.votes.rules.final_voting import compare, roll_for
from vfw.votes.rules.playing import CAMPAIGN, EVENT, ORGANIZE
from vfw.votes.rules.tabletop import RATIFIED

Chooser = Callable[[Match[Any, Any], tuple[Word, ...]], Word]


@dataclass(frozen=True)
class Visited:
    """A visit: whether Tennessee said yes, how many choices there were, and whether dice decided it."""

    said_yes: bool
    choices: int
    by_dice: bool


def at_random(seed: str) -> Chooser:
    rng = Random(seed)
    return lambda match, replies: rng.choice(replies)


def well(seed: str) -> Chooser:
    """Wins support where it is needed, otherwise plays what the card says; rolls again."""

    def choose(match: Match[Any, Any], replies: tuple[Word, ...]) -> Word:
        good = (CAMPAIGN, EVENT) if cube_lead(match.position) < 0 else (EVENT,)
        return next((reply for reply in (*good, "reroll") if reply in replies), replies[0])

    return choose


def badly(seed: str) -> Chooser:
    """Finds helpers, and does not ask them."""
    return lambda match, replies: next((reply for reply in (ORGANIZE, "pass") if reply in replies), replies[0])


def visit(seed: str, choose: Chooser) -> Visited:
    match, choices, by_dice = create_match(seed), 0, False
    while not has_voted(match.position):
        step = match.position.asking.step if match.position.asking else None
        by_dice = by_dice or isinstance(step, roll_for | compare)
        if replies := offered_replies(match):
            choices += 1
            match.answer(choose(match, replies), throw=False)
        elif match.legal():
            answer_for_visitor(match, lambda reply: match.answer(reply, throw=False))
        else:
            match.throw()
    # The die that decides is let fall.
    return Visited(match.position.vote("TN") == RATIFIED, choices + 1, by_dice)


CHOOSERS: dict[str, Callable[[str], Chooser]] = {"at random": at_random, "well": well, "badly": badly}


def row(name: str, games: int) -> str:
    visits = [visit(f"{name} {number}", CHOOSERS[name](f"{number}")) for number in range(games)]
    won = sum(one.said_yes for one in visits)
    low, high = wilson(won, games)
    return f"{name}: {won} of {games} say yes, {won / games:.0%} ({low:.0%} to {high:.0%})\n"


if __name__ == "__main__":
    sys.stdout.writelines(row(name, int(sys.argv[1])) for name in CHOOSERS)
