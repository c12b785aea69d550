"""The scenarios for two, played by greedy players: who wins how often, and whether anybody runs out of cards.

    .venv/bin/python -m tests.lessons.outcomes 1919-to-the-states 200

plays so many games and writes the row of the table in the README of the folder `lessons`.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from random import Random

from vfw.core.chance import draw_result
from vfw.core.intervals import wilson
from vfw.core.questions import Decision, Outcome
from vfw.resources import lessons
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import create_player
from vfw.votes.rules.seats import SUFFRAGIST, Seat
from vfw.votes.rules.tabletop import ROUNDS

GAME = VotesForWomen()


@dataclass(frozen=True)
class Played:
    """A game. `spare` is the least that anybody asked for a card held more than there were rounds left in the turn."""

    winner: str
    spare: int


def play(text: str, seed: int, kind: str = "greedy", **options: str) -> Played:
    """One game from a scenario, in which the same kind of player sits everywhere."""
    dice, position, spare = Random(f"{seed} dice"), GAME.start({"scenario": text, **options}), ROUNDS
    players = {seat: create_player(kind, Random(f"{seed} {seat}")) for seat in position.seats}
    while not isinstance(position.pending, Outcome):
        pending = position.pending
        if isinstance(pending, Decision):
            seat = Seat(pending.seat)
            if pending.why == "operations":
                spare = min(spare, len(position.held_by(seat).hand) - (ROUNDS + 1 - position.round))
            reply = players[seat].choose(GAME.view(position, seat))
        else:
            reply = draw_result(pending, dice)
        position = GAME.answer(position, reply)
    return Played("".join(position.pending.winners), spare)


def row(name: str, games: int) -> str:
    """The games from 1 on, as a row of the table."""
    played = [play(lessons("scenarios")[name], seed) for seed in range(1, games + 1)]
    won = sum(game.winner == SUFFRAGIST for game in played)
    low, high = wilson(won, games)
    return f"| `{name}` | {games} | {won} | {low:.0%} to {high:.0%} |"


if __name__ == "__main__":
    sys.stdout.write(row(sys.argv[1], int(sys.argv[2])) + "\n")
