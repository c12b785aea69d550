"""The 128 cards and the 42 of the Oppobot: title, conditions, steps.

Importing this package enters them in `deck.CARDS`.
"""

from vfw.votes.cards import oppobot, opposition, states, strategy, suffragist

__all__ = ["oppobot", "opposition", "states", "strategy", "suffragist"]
