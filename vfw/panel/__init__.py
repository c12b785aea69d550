"""The panel: play any game of the exhibit on a page."""

from vfw.panel.rendering.page import MapView
from vfw.panel.shell import Panel

__all__ = ["MapView", "Panel"]
