"""History: the fact tables as typed rows with their sources. It knows no game.

    from vfw.history import ratification
    for act in ratification():
        print(act.name, act.on, act.house)

Each table loads by one function: `ratification`, `suffrage`, `referenda`, `floor_votes`, `timeline`, `statehood`, and
`sources`, the list of the books and pages that their rows name. `frame` and `geoframe` make tables of pandas and
geopandas of such rows. `standing` returns what women could vote for in a state on a day, `race` the state of the
Nineteenth Amendment on a day. `texts`, `writing` and `notes` read the texts of staff.
"""

from vfw.history.data_frames import frame, geoframe
from vfw.history.law import LEVELS, Level, Standing, full_suffrage_states, standing, standings
from vfw.history.race import Race, days, race, story
from vfw.history.rows import (
    Fact,
    FloorVote,
    Happening,
    Ratification,
    Referendum,
    Source,
    Statehood,
    Suffrage,
    Votes,
    When,
)
from vfw.history.tables import floor_votes, ratification, referenda, sources, statehood, suffrage, timeline

__all__ = [
    "LEVELS",
    "Fact",
    "FloorVote",
    "Happening",
    "Level",
    "Race",
    "Ratification",
    "Referendum",
    "Source",
    "Standing",
    "Statehood",
    "Suffrage",
    "Votes",
    "When",
    "days",
    "floor_votes",
    "frame",
    "full_suffrage_states",
    "geoframe",
    "race",
    "ratification",
    "referenda",
    "sources",
    "standing",
    "standings",
    "statehood",
    "story",
    "suffrage",
    "timeline",
]
