"""The State deck: twelve cards, nine of them in a game; the fourth cube in a state claims its card."""

from vfw.votes.rules.automatic import cubes_in_all, cubes_in_drawn
from vfw.votes.rules.board import ATLANTIC, MIDWEST, NORTHEAST, PLAINS, SOUTH, WEST, states
from vfw.votes.rules.deck import STATE, card, enter
from vfw.votes.rules.playing import draw
from vfw.votes.rules.steps import congress, cubes, gain

enter(
    STATE,
    "",
    card("state:california", "California", draw(2), oppobot=(congress(-1),)),
    card("state:utah", "Utah", cubes(6, WEST, per_state=2), oppobot=(cubes_in_all(1, WEST.without(states("UT"))),)),
    card("state:montana", "Montana", gain(2), oppobot=(cubes_in_drawn(2, 3),)),
    card(
        "state:kansas",
        "Kansas",
        cubes(6, PLAINS, per_state=2),
        oppobot=(cubes_in_all(1, PLAINS.without(states("KS"))),),
    ),
    card("state:texas", "Texas", cubes(6, SOUTH, per_state=2), oppobot=(cubes_in_all(1, SOUTH.without(states("TX"))),)),
    card("state:georgia", "Georgia", gain(2), oppobot=(cubes_in_drawn(2, 3),)),
    card(
        "state:illinois",
        "Illinois",
        cubes(6, MIDWEST, per_state=2),
        oppobot=(cubes_in_all(1, MIDWEST.without(states("IL"))),),
    ),
    card("state:ohio", "Ohio", draw(2), oppobot=(congress(-1),)),
    card(
        "state:pennsylvania",
        "Pennsylvania",
        cubes(6, ATLANTIC, per_state=2),
        oppobot=(cubes_in_all(1, ATLANTIC.without(states("PA"))),),
    ),
    card("state:virginia", "Virginia", draw(2), oppobot=(congress(-1),)),
    card(
        "state:new-york",
        "New York",
        cubes(6, NORTHEAST, per_state=2),
        oppobot=(cubes_in_all(1, NORTHEAST.without(states("NY"))),),
    ),
    card("state:new-jersey", "New Jersey", gain(2), oppobot=(cubes_in_drawn(2, 3),)),
)
