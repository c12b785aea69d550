"""What is said of a game that was kept: how much of one of older rules is left, and that nothing is lost."""

from __future__ import annotations

from html import escape
from typing import Any

from vfw.core.match import Match
from vfw.panel.faces.html import local_button
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import skin_of_match


def older_text(match: Match[Any, Any], skin: Skin | None = None) -> str:
    """Which older version wrote the match, and from where it goes on; "" for one of the rules of today.

    `skin` is how it looks, by default as the exhibit knows its game.
    """
    older = match.older
    if older is None:
        return ""
    written = f"This game was saved by an older version of the exhibit (rules {older.rules}; now {match.game.rules})."
    if not older.left_out:
        return f"{written} Every answer in it still fits."
    moment = (skin or skin_of_match(match)).capabilities.moments.moment(match.view(None))
    where = f"It goes on from {moment}" if moment else "It goes on as far as it can"
    return f"{written} {where}: what came after does not fit the rules any more."


def warning_html(notice: str, keeps_whole: bool) -> str:
    """`notice` as a warning. With `keeps_whole` the browser has all that it speaks of, and gives it as a file."""
    kept = (
        "<p>What was kept is not lost: it stays in this browser, also when you begin a new game. "
        f"{local_button('save', 'Save it as a file')}</p>"
    )
    return f'<div class="vfw-notice" role="alert"><p>{escape(notice)}</p>{kept if keeps_whole else ""}</div>'
