"""What a table promises: the chance of the Suffragists to win from there, fitted to games played to their end.

Cheaper than a game played on, and it does not fall by chance: so few playouts tell good plays from bad ones. It is a
logistic regression. What lies open is counted (`_counts`), and each count weighs so much; before and after the
Amendment is sent, as the turns run out, and for the votes at the end each has weights of its own. They are those under
which the results of games are likeliest (Newton's method, with a ridge of 30 on counts that were divided by their
deviation), looked at as each round began. Between two persons: 10,000 games of steady players, in three of four with
plays (one in 20 or three in 20), bids and the use of claimed cards drawn by lot, from time to time or until a round
that was drawn: where all players use a card at once, what it is worth to keep one cannot be seen. Against the Oppobot:
4000 games of a steady player with nearly the deck of today, in a third of them one play in 20 by lot, in another third
three in 20. On games that were kept apart the error is 0.525 a table between two, in natural logarithms.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from vfw.votes.players.evaluation import CARD_PLACE
from vfw.votes.players.evaluation_states import (
    LOBBIES,
    LOBBY_SUCCESS,
    LOSS_OF_MARKERS,
    MARKERS_BY_EVENTS,
    UNFORESEEN,
    UNFORESEEN_MARKERS,
    UNREST,
    leads_on,
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
    (-0.846, 0.072, 0.058, 0.120, -0.144, -0.195, -0.748, 1.110, 0.000, 0.000, 0.255, -0.534, 1.021, 1.240, 0.199),
    (4.166, -0.112, -0.049, -0.143, 0.002, 0.749, 0.784, -0.803, 0.000, 0.000, -0.108, 0.245, -0.459, -0.569, -0.016),
)
SENT = Stage(
    (-1.581, 0.113, 0.000, 0.158, -0.243, 0.430, -0.468, 1.198, -0.094, 0.084, 0.267, -0.031, 1.703, 0.000, 0.000),
    (0.826, -0.012, 0.000, -0.178, 0.189, 0.197, -0.449, -0.251, 0.329, -0.586, -0.018, -1.148, -2.048, 0.000, 0.000),
)
VOTING = Stage(
    (-10.863, 0.328, 0.000, 0.232, -0.345, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.000, 0.953, 0.000, 0.000),
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
    leads = leads_on(table)
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
