"""Lessons and the projector for school classes.

lesson.py        `Lesson`: a notebook declares its steps; in Voila they are pages, in JupyterLab cells
step_view.py     a step with its map, game and questions; `progress.py` knows no widgets
lesson_game.py   `Play`: a game inside a step, from a scenario
kept_lesson.py   what the browser keeps of a lesson
timing.py        durations, and paths for 30, 45 or 90 minutes
guide.py         the teacher guides
projector.py     a game that a whole class plays from one screen
"""

from vfw.classroom.guide import guide
from vfw.classroom.lesson import Lesson
from vfw.classroom.lesson_game import Play

__all__ = ["Lesson", "Play", "guide"]
