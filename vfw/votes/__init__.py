"""Votes for Women, the board game by Tory Brown (Fort Circle Games): rules, computer players, coach and records.

`rules` and `cards` are the game itself, pure and typed; `game` makes it a game of `vfw.core`, and `seating` lists its
tables. `scenarios` begins games from texts, `records` replays recorded ones. `players` plays, `coach` explains.
"""

from vfw.votes.game import VotesForWomen
from vfw.votes.rules.deck import CARDS, Card

__all__ = ["CARDS", "Card", "VotesForWomen"]
