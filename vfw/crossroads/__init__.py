"""Where history could have gone another way: the answer to a question of what if, as pictures, tables and sentences."""

from vfw.crossroads.answer_views import Answer, AnswerByPlayers, AnswerMap, LiveRun

__all__ = ["Answer", "AnswerByPlayers", "AnswerMap", "LiveRun"]
