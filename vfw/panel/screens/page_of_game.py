"""The page on which a game is shown."""

from __future__ import annotations

from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.web.page import Page


def page_of(skin: Skin, *, slot: str, whole_page: bool) -> Page:
    """A page for the game of `skin`; `slot` and `whole_page` are those of the page."""
    # Those of all games: of two pages in one window the styles of the last count for both.
    styles = "\n".join([known.abilities.about.styles for known in SKINS.values()])
    names = skin.abilities.sheets.names()
    return Page(styles=styles, game=skin.game.name, slot=slot, whole_page=whole_page, names=names)
