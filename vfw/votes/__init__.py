"""Votes for Women, the board game by Tory Brown (Fort Circle Games): its rules, pure and typed."""

from vfw.votes.game import VotesForWomen
from vfw.votes.rules.deck import CARDS, Card

__all__ = ["CARDS", "Card", "VotesForWomen"]
