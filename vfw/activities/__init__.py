"""Two-minute activities with an ending, for visitors who know no rule.

They play on the real engine. They ask its questions in easier words, and fewer of them.
"""

from vfw.activities.win_tennessee import WinTennessee

__all__ = ["WinTennessee"]
