"""The atlas: maps and a chart of how American women won the vote, and a page for each state."""

from vfw.atlas.views import STATE_PAGE, Atlas, CongressChart, RaceMap, SuffrageMap

__all__ = ["STATE_PAGE", "Atlas", "CongressChart", "RaceMap", "SuffrageMap"]
