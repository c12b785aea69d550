"""Saved games: files to download, older saves, and the game that the visitor can resume.

A finished game stays for a replay until another begins.
"""

from __future__ import annotations

import json
from typing import Any

from vfw.core.game import Position
from vfw.core.match import DamagedSave, Match
from vfw.panel.session.effects import Download, KeepMoment
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import load_save, skin_of_match
from vfw.translation import N_
from vfw.translation import gettext as _

NOT_OPENED = N_("That file cannot be opened as a saved game, a recorded game or a scenario: {why}.")
MOMENT_KIND = "moment of a game"
"""The kind that a file of a moment names, for the page *What if?*."""
TOO_LARGE = N_("it is too large to be a game")
NO_GAME = N_("there is no game yet")


def download_save(match: Match[Any, Any]) -> Download:
    """Return the save of a match as a file."""
    return Download(f"{match.game.name}.json", match.save())


def download_scenario(skin: Skin, position: Position) -> Download:
    """Return a scenario that begins at `position` as a file.

    Raises:
        ValueError: No scenario can begin there; the message says why.
    """
    return Download("scenario.md", skin.capabilities.scenarios.scenario(position))


def keep_moment(match: Match[Any, Any], number: int, skin: Skin) -> KeepMoment:
    """Return a moment for the page *What if?*: what is public in the position of that number.

    Raises:
        ValueError: No game can begin there; the message says why.
    """
    moment = {
        "kind": MOMENT_KIND,
        "game": match.game.name,
        "rules": match.game.rules,
        "scenario": skin.capabilities.scenarios.public_scenario(match.positions[number]),
    }
    return KeepMoment(json.dumps(moment, ensure_ascii=False, indent=1))


def describe_older_save(match: Match[Any, Any], skin: Skin | None = None) -> str:
    """Return a sentence on the older version that wrote the match and the point from which it continues.

    "" for a save of the present rules. `skin` is the skin of the game, by default the exhibit's.
    """
    older = match.older
    if older is None:
        return ""
    written = _("This game was saved by an older version of the exhibit (rules {older}; now {rules}).").format(
        older=older.rules, rules=match.game.rules
    )
    if not older.left_out:
        return _("{written} Every answer in it still fits.").format(written=written)
    moment = (skin or skin_of_match(match)).capabilities.moments.moment(match.view(None))
    if moment:
        goes_on = _("{written} It goes on from {moment}: what came after does not fit the rules any more.")
    else:
        goes_on = _("{written} It goes on as far as it can: what came after does not fit the rules any more.")
    return goes_on.format(written=written, moment=moment)


RECONNECTED = N_("The exhibit was gone for a moment. Your game goes on where it was.")
MOVE_LOST = N_("Your last move had not arrived: please make it again.")


def format_reconnected(*, is_unsent: bool) -> str:
    """Return the notice after a reconnection; `is_unsent` if the last move was lost."""
    return " ".join([_(RECONNECTED), *([_(MOVE_LOST)] if is_unsent else [])])


class ResumableGame:
    """The game that the start page offers to resume, or to replay once it is over.

    Attributes:
        match: The match; None for none.
        browser_has_more: Whether the browser keeps a save that cannot be opened, or not to its end. It is not
            overwritten: a new game is kept beside it.
    """

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.match: Match[Any, Any] | None = None
        self.browser_has_more = False

    @property
    def is_unfinished(self) -> bool:
        """True if there is a game that can be continued."""
        return self.match is not None and self.match.outcome is None

    def leave(self, table: GameTable | None) -> None:
        """Keep the game on the table for later. During a tutorial, keep the one before it."""
        if table and not table.coach:
            self.match = table.match

    def find(self, save: str) -> str:
        """Take the save that the browser holds, and return a notice about it; "" for none."""
        # If the rest fails, the stored game is still not overwritten.
        self.browser_has_more = True
        try:
            found = load_save(save, [self._skin])
        except DamagedSave as damage:
            return _("The game kept in this browser cannot be opened: {damage}.").format(damage=damage)
        self.browser_has_more = bool(found.older and found.older.left_out)
        self.match = found
        return describe_older_save(found, self._skin)

    def end(self) -> None:
        """Drop the game, because another one takes its place."""
        self.match, self.browser_has_more = None, False
