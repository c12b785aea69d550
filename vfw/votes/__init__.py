"""Votes for Women, the board game by Tory Brown (Fort Circle Games): its rules, pure and typed."""

from vfw.votes.deck import CARDS, Card
from vfw.votes.game import VotesForWomen

__all__ = ["CARDS", "Card", "VotesForWomen"]
