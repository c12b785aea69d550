"""The Strategy deck: twelve cards, three of them open at a time, claimed by either side.

`oppobot` is what the Oppobot does with a card at once; the two without it are not used in its games.
"""

from vfw.votes.rules.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.rules.automatic import (
    cubes_in_contested_region,
    cubes_in_drawn,
    cubes_in_drawn_each_region,
    lobby_until,
    unratify_drawn,
    when,
)
from vfw.votes.rules.deck import STRATEGY, amendment_sent, card, congress_has, enter, turn_from
from vfw.votes.rules.special import (
    cancel_for_turn,
    cubes_in_region,
    discard_theirs,
    play_one_of,
    reconsider,
    search_deck,
    take_half,
    take_over,
)
from vfw.votes.rules.steps import cubes_per_region, gain, roll

enter(
    STRATEGY,
    "",
    card("strategy:efficient-organizing", "Efficient Organizing", gain(5), oppobot=(cubes_in_drawn(3, 3),)),
    card(
        "strategy:reconsideration",
        "Reconsideration",
        reconsider(2),
        needs=(amendment_sent(),),
        oppobot=(unratify_drawn(2),),
    ),
    card("strategy:opposition-research", "Opposition Research", take_half()),
    card("strategy:change-in-plans", "Change In Plans", discard_theirs(), campaigner=True),
    card("strategy:bellwether-state", "Bellwether State", take_over(4), oppobot=(cubes_in_drawn(2, 4),)),
    card(
        "strategy:superior-lobbying",
        "Superior Lobbying",
        roll(8, n=4),
        count_votes_in_congress(),
        oppobot=(when(congress_has(3), lobby_until(8, 4)),),
    ),
    card("strategy:the-winning-plan", "The Winning Plan", play_one_of(6), oppobot=(cubes_in_drawn(2, 4),)),
    card("strategy:regional-focus", "Regional Focus", cubes_in_region(1), oppobot=(cubes_in_contested_region(1),)),
    card(
        "strategy:eye-on-the-future",
        "Eye on the Future",
        search_deck(),
        needs=(turn_from(5),),
        oppobot=(cubes_in_drawn(2, 4),),
    ),
    card(
        "strategy:transportation",
        "Transportation",
        move_freely(),
        campaign(),
        campaigner=True,
        oppobot=(cubes_in_drawn(2, 4),),
    ),
    card("strategy:counter-strat", "Counter Strat", cancel_for_turn(), oppobot=(cubes_in_drawn(3, 3),)),
    card("strategy:national-focus", "National Focus", cubes_per_region(2), oppobot=(cubes_in_drawn_each_region(2),)),
)
