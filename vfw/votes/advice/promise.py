"""What a table promises: the chance of the Suffragists to win from there, fitted to games played to their end.

Cheaper than a game played on, and it does not fall by chance: so few playouts tell good plays from bad ones. It is a
logistic regression. What lies open is counted (`_counts`), and each count weighs so much; before and after the
Amendment is sent, as the turns run out, and for the votes at the end each has weights of its own. They are those under
which the results of games are likeliest in which steady players met, some of whose plays were drawn by lot, and for the
Oppobot those of such a player against it.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from vfw.votes.advice.outlook import CARD_PLACE
from vfw.votes.advice.race_for_states import rows_on
from vfw.votes.rules.position import (
    OPPOSITION,
    RATIFIED,
    RED,
    REJECTED,
    ROUNDS,
    SUFFRAGIST,
    TO_RATIFY,
    TURNS,
    UNDECIDED,
    Position,
)

UNREST: Final = 0.36
"""How much a round to come adds to the variance of the states that ratify."""
UNFORESEEN: Final = 0.3
"""The variance that is left where everything seems settled."""

Weights = tuple[float, ...]


class Stage:
    """What each count weighs at a stage of the game.

    Attributes:
        now: when no round is left. more: what is added to that where all of them are to come.
    """

    def __init__(self, now: Weights, more: Weights) -> None:
        self.now: Final = now
        self.more: Final = more


NO_WEIGHT = (0.0,) * 13
OPEN = Stage(
    (-0.055, -0.013, 0.536, 0.159, -0.165, 0.244, -1.541, 1.134, 0.000, 0.000, 0.617, -1.227, 1.195),
    (1.500, 0.075, -0.577, -0.174, -0.093, 0.381, 2.644, -0.770, 0.000, 0.000, -0.543, 0.840, -0.491),
)
SENT = Stage(
    (-0.005, 0.072, 0.000, 0.182, -0.238, 0.234, -0.220, 2.215, -0.100, 0.082, 0.303, -0.444, 1.782),
    (1.174, -0.030, 0.000, -0.256, 0.151, 0.583, -1.559, -3.197, 0.415, -0.646, 0.008, -1.208, -2.235),
)
VOTING = Stage(
    (-0.188, 0.037, 0.000, 0.201, -0.366, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 1.452),
    NO_WEIGHT,
)
OPEN_AGAINST_THE_OPPOBOT = Stage(
    (0.941, -0.055, 0.303, 0.057, 0.000, -0.043, -0.020, 0.753, 0.000, 0.000, 0.504, 0.000, 0.988),
    (6.180, -0.062, -0.386, -0.036, 0.000, 0.641, -0.035, -0.668, 0.000, 0.000, -0.530, 0.000, 0.436),
)
SENT_AGAINST_THE_OPPOBOT = Stage(
    (0.130, -0.177, 0.000, 0.138, 0.000, 0.240, 3.271, 1.812, 0.007, -0.030, 0.546, 0.000, 1.864),
    (3.044, 0.078, 0.000, -0.212, 0.000, 0.377, -1.726, -4.179, -0.014, -0.790, -0.898, 0.000, -1.500),
)
VOTING_AGAINST_THE_OPPOBOT = Stage(
    (-0.081, 0.043, 0.000, 0.190, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 1.731),
    NO_WEIGHT,
)


def promise(table: Position, *, voting: bool) -> float:
    """The chance that the Suffragists win from here, between plays, or, `voting`, as Final Voting begins."""
    rounds = 0 if voting else (TURNS - table.turn) * ROUNDS + ROUNDS - table.round + 1
    if table.oppobot:
        stage = SENT_AGAINST_THE_OPPOBOT if table.sent else OPEN_AGAINST_THE_OPPOBOT
        stage = VOTING_AGAINST_THE_OPPOBOT if voting else stage
    else:
        stage = SENT if table.sent else OPEN
        stage = VOTING if voting else stage
    to_come = rounds / (TURNS * ROUNDS)
    sum_ = 0.0
    for count, now, more in zip(_counts(table, rounds), stage.now, stage.more, strict=True):
        sum_ += count * (now + more * to_come)
    return 1 / (1 + exp(-max(-30.0, min(30.0, sum_))))


def _counts(table: Position, rounds: int) -> list[float]:
    """One, for what is so anyhow; the states that will ratify if all vote as they stand; markers in Congress; buttons,
    theirs, and campaigners of both; what open State cards promise; states that ratified and rejected; claimed cards of
    both; and by how many standard deviations the states are more than 36."""
    _, usual, with_card = rows_on(table, SUFFRAGIST)
    worth, variances = usual.worth, usual.variance
    ratified, rejected = table.votes.count(RATIFIED), table.votes.count(REJECTED)
    leads = [p + y - r for p, y, r in zip(table.purple, table.yellow, table.red, strict=True)]
    decided = ratified + rejected
    states = sum([worth[lead] for lead in leads]) + ratified - decided * worth[0]
    variance = sum([variances[lead] for lead in leads]) - decided * variances[0]
    near, card_worth = 0.0, with_card.worth
    for key in table.state_cards:
        place = CARD_PLACE[key]
        if table.votes[place] == UNDECIDED:
            near += card_worth[leads[place]] - worth[leads[place]]
    red = len([name for name, _ in table.campaigners if name.startswith(RED)])
    return [
        1.0,
        states,
        table.congress,
        table.suffragist.buttons,
        table.opposition.buttons,
        len(table.campaigners) - red,
        red,
        near,
        ratified,
        rejected,
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(SUFFRAGIST)]),
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(OPPOSITION)]),
        (states - TO_RATIFY + 0.5) / sqrt(variance + UNREST * rounds + UNFORESEEN),
    ]
