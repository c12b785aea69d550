"""The sheets that the page asks for, by what they are about."""

from __future__ import annotations

from vfw.history.writing import Sensitivity
from vfw.panel.faces.arc_face import ArcFace
from vfw.panel.faces.arc_html import table_html
from vfw.panel.faces.record_html import record_html
from vfw.panel.faces.sheets import sheet_html
from vfw.panel.screens.replay_regions import whole_replay_html
from vfw.panel.screens.table_regions import whole_log_html
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.replay import Replay
from vfw.panel.skins.capabilities import Skin


def asked_sheet_html(
    about: str, skin: Skin, shown: GameSession | Replay | None, sensitivity: Sensitivity, arc: ArcFace | None = None
) -> str:
    """The sheet about "scenario", "record", "log", "arc", or what the skin knows. `shown` is the game on the table, or
    the one that is looked back at; None on the start page. `arc` is that of the game, where it was looked at. Raises
    ValueError where there is no such sheet."""
    if about == "scenario" and shown and (face := skin.capabilities.scenarios.introduction(shown.match)):
        return sheet_html(face)
    if about == "record" and shown and skin.capabilities.history:
        return record_html(skin.capabilities.history.record(shown.match), sensitivity)
    if about == "arc" and arc:
        return table_html(arc)
    if about == "log" and shown:
        return whole_replay_html(shown) if isinstance(shown, Replay) else whole_log_html(shown)
    return sheet_html(skin.capabilities.dialogs.sheet(about, shown.view if shown else None), sensitivity)
