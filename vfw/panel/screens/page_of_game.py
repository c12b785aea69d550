"""The page on which a game is shown."""

from __future__ import annotations

from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.web.page import PageWidget


def page_of(skin: Skin, *, slot: str, whole_page: bool, styles: str = "") -> PageWidget:
    """A page for the game of `skin`; `slot` and `whole_page` are its own. `styles` come after those of games."""
    # Those of all games: of two pages in one window the styles of the last count for both.
    dressed = [*[known.capabilities.about.styles for known in SKINS.values()], styles]
    names = skin.capabilities.dialogs.names()
    return PageWidget(styles="\n".join(dressed), game=skin.game.name, slot=slot, whole_page=whole_page, names=names)
