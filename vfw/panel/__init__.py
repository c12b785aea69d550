"""The panel: play, replay and show the games of the exhibit on a page.

`Panel` plays a game, `MapView` shows only its board. `panel` routes messages; `modes` decide what the page shows;
`session` holds a match; `skins` describe the games; `surfaces` show the boards; `web` has the widgets.
"""

from vfw.panel.panel import Panel
from vfw.panel.rendering.page import MapView

__all__ = ["MapView", "Panel"]
