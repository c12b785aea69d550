"""Where history could have gone another way: the answer to a question of what if, as pictures, tables and sentences."""

from vfw.whatif.ui.views import Answer, AnswerByPlayers, AnswerMap, LiveRun

__all__ = ["Answer", "AnswerByPlayers", "AnswerMap", "LiveRun"]
