"""The atlas: maps and a chart of how American women won the vote, and a page for each state.

views.py         `SuffrageMap`, `RaceMap`, `CongressChart`, `Atlas` and their widgets
maps.py          the frames of the two maps, from the tables of `vfw.history`
frames.py        the format of frames, and texts with numbered sources
congress.py      the chart of votes in Congress
state_page.py    the page of a state; its sentences are in `state_story.py`
outline.py       the country as inline SVG
short_film.py    the animated map of the front page
"""

from vfw.atlas.views import STATE_PAGE, Atlas, CongressChart, RaceMap, SuffrageMap

__all__ = ["STATE_PAGE", "Atlas", "CongressChart", "RaceMap", "SuffrageMap"]
