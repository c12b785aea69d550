"""Any game, on any table: positions, questions and answers.

It needs the standard library and the parsing of untrusted texts only.
"""

from vfw.core.chance import Chance, physical, scripted, seeded
from vfw.core.game import Game, View
from vfw.core.match import DamagedSave, Match, NothingToUndo, OlderSave
from vfw.core.players import Player, RandomPlayer, playout
from vfw.core.questions import Decision, IllegalReply, Outcome, Pending, Question, Reply, Roll, Shuffle

__all__ = [
    "Chance",
    "DamagedSave",
    "Decision",
    "Game",
    "IllegalReply",
    "Match",
    "NothingToUndo",
    "OlderSave",
    "Outcome",
    "Pending",
    "Player",
    "Question",
    "RandomPlayer",
    "Reply",
    "Roll",
    "Shuffle",
    "View",
    "physical",
    "playout",
    "scripted",
    "seeded",
]
