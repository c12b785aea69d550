"""What a table promises: the chance of the Suffragists to win from there, fitted to games played to their end.

Cheaper than a game played on, and it does not fall by chance: so few playouts tell good plays from bad ones. It is a
logistic regression. What lies open is counted (`_counts`), and each count weighs so much; before and after the
Amendment is sent, as the turns run out, and for the votes at the end each has weights of its own. They are those under
which the results of games are likeliest (Newton's method, with a ridge of 30 on counts that were divided by their
deviation): 6000 games between steady players, and 4000 of a steady player against the Oppobot with nearly the deck of
today, looked at as each round began; in a third of them one play in 20 was drawn by lot, in another third three in 20.
On games that were kept apart the error is 0.540 a table, in natural logarithms; of `outlook.py` it is 1.88.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from vfw.votes.advice.outlook import CARD_PLACE
from vfw.votes.advice.race_for_states import (
    LOBBIES,
    LOBBY_SUCCESS,
    LOSS_OF_MARKERS,
    MARKERS_BY_EVENTS,
    UNFORESEEN,
    UNFORESEEN_MARKERS,
    UNREST,
    rows_on,
)
from vfw.votes.rules.position import (
    FULL_CONGRESS,
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

Weights = tuple[float, ...]


class Stage:
    """What each count weighs at a stage of the game.

    Attributes:
        now: when no round is left. more: what is added to that where all of them are to come.
    """

    def __init__(self, now: Weights, more: Weights) -> None:
        self.now: Final = now
        self.more: Final = more


NO_WEIGHT = (0.0,) * 15
OPEN = Stage(
    (0.072, 0.061, -0.064, 0.139, -0.190, -0.126, -0.836, 1.129, 0.000, 0.000, 0.593, -1.270, 1.069, 1.320, 0.198),
    (3.104, -0.098, 0.021, -0.146, -0.053, 0.071, 1.435, -0.794, 0.000, 0.000, -0.504, 0.905, -0.693, -0.050, 0.085),
)
SENT = Stage(
    (-0.005, 0.072, 0.000, 0.182, -0.238, 0.234, -0.220, 2.215, -0.100, 0.082, 0.303, -0.444, 1.782, 0.000, 0.000),
    (1.174, -0.030, 0.000, -0.256, 0.151, 0.583, -1.559, -3.197, 0.415, -0.646, 0.008, -1.208, -2.235, 0.000, 0.000),
)
VOTING = Stage(
    (-0.188, 0.037, 0.000, 0.201, -0.366, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 1.452, 0.000, 0.000),
    NO_WEIGHT,
)
OPEN_AGAINST_THE_OPPOBOT = Stage(
    (0.937, -0.036, 0.095, 0.049, 0.000, -0.202, 0.255, 0.724, 0.000, 0.000, 0.472, 0.000, 0.899, 0.599, 0.090),
    (7.025, -0.136, -0.161, -0.028, 0.000, 0.672, -0.459, -0.625, 0.000, 0.000, -0.477, 0.000, 0.407, -0.070, 0.061),
)
SENT_AGAINST_THE_OPPOBOT = Stage(
    (0.130, -0.177, 0.000, 0.138, 0.000, 0.240, 3.271, 1.812, 0.007, -0.030, 0.546, 0.000, 1.864, 0.000, 0.000),
    (3.044, 0.078, 0.000, -0.212, 0.000, 0.377, -1.726, -4.179, -0.014, -0.790, -0.898, 0.000, -1.500, 0.000, 0.000),
)
VOTING_AGAINST_THE_OPPOBOT = Stage(
    (-0.081, 0.043, 0.000, 0.190, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 1.731, 0.000, 0.000),
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
    both; by how many standard deviations the states are more than 36, and the markers that can come more than Congress
    needs; and the product of these two."""
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
    purple = len(table.campaigners) - red
    more = (states - TO_RATIFY + 0.5) / sqrt(variance + UNREST * rounds + UNFORESEEN)
    sending = 0.0 if table.sent else _sending(table.congress, max(0.0, rounds * _markers_in_a_round(purple, red)))
    return [
        1.0,
        states,
        table.congress,
        table.suffragist.buttons,
        table.opposition.buttons,
        purple,
        red,
        near,
        ratified,
        rejected,
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(SUFFRAGIST)]),
        sum([len(table.held_by(seat).claimed) for seat in table.seats_of(OPPOSITION)]),
        more,
        sending,
        more * sending,
    ]


def _markers_in_a_round(suffragists: int, opposition: int) -> float:
    """How many markers so many campaigners can bring to Congress in a round, where nothing else is done."""
    return LOBBIES * LOBBY_SUCCESS * suffragists + MARKERS_BY_EVENTS - LOSS_OF_MARKERS * opposition


def _sending(markers: int, to_come: float) -> float:
    """By how many standard deviations those that are there and those that can still come are more than Congress needs,
    four at most either way."""
    return max(-4.0, min(4.0, (markers + to_come - FULL_CONGRESS + 0.5) / sqrt(to_come + UNFORESEEN_MARKERS)))
