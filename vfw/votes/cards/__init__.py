"""The 128 cards: title, conditions, steps. Importing this package enters them in `deck.CARDS`."""

from vfw.votes.cards import opposition, states, strategy, suffragist

__all__ = ["opposition", "states", "strategy", "suffragist"]
