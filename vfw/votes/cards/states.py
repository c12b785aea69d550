"""The State deck: twelve cards, nine of them in a game; the fourth cube in a state claims its card."""

from vfw.votes.atlas import ATLANTIC, MIDWEST, NORTHEAST, PLAINS, SOUTH, WEST
from vfw.votes.deck import STATE, card, enter
from vfw.votes.playing import draw
from vfw.votes.steps import cubes, gain

enter(
    STATE,
    "",
    card("state:california", "California", draw(2)),
    card("state:utah", "Utah", cubes(6, WEST, per_state=2)),
    card("state:montana", "Montana", gain(2)),
    card("state:kansas", "Kansas", cubes(6, PLAINS, per_state=2)),
    card("state:texas", "Texas", cubes(6, SOUTH, per_state=2)),
    card("state:georgia", "Georgia", gain(2)),
    card("state:illinois", "Illinois", cubes(6, MIDWEST, per_state=2)),
    card("state:ohio", "Ohio", draw(2)),
    card("state:pennsylvania", "Pennsylvania", cubes(6, ATLANTIC, per_state=2)),
    card("state:virginia", "Virginia", draw(2)),
    card("state:new-york", "New York", cubes(6, NORTHEAST, per_state=2)),
    card("state:new-jersey", "New Jersey", gain(2)),
)
