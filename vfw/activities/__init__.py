"""Two-minute activities with an ending, for visitors who know no rule.

They play on the real engine. What they ask are its own questions in easier words, and fewer of them.
"""

from vfw.activities.win_tennessee import WinTennessee

__all__ = ["WinTennessee"]
