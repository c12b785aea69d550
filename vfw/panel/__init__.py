"""The panel: a game on a page.

`Panel` plays a game, `MapView` shows only its board. A message of the page changes the session (`session`), `rendering`
renders it, and `runner` executes the effects; `skins` say how each game looks.
"""

from vfw.panel.panel import MapView, Panel

__all__ = ["MapView", "Panel"]
