"""What a class does with the exhibit: lessons that play, put together in notebooks."""

from vfw.classroom.guide import guide
from vfw.classroom.lesson import Lesson
from vfw.classroom.lesson_game import Play

__all__ = ["Lesson", "Play", "guide"]
