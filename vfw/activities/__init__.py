"""Doors of two minutes: something whole, with an ending, for whoever stops by and knows no rule.

They play on the real engine. What they ask are its own questions in easier words, and fewer of them.
"""

from vfw.activities.win_tennessee import WinTennessee

__all__ = ["WinTennessee"]
