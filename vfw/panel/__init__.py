"""The panel: play any game of the exhibit on a page."""

from vfw.panel.panel import Panel
from vfw.panel.screens.map_of_match import MapView

__all__ = ["MapView", "Panel"]
