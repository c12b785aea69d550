"""The Strategy deck: twelve cards, three of them open at a time, claimed by either side."""

from vfw.votes.actions import campaign, count_votes_in_congress, move_freely
from vfw.votes.deck import STRATEGY, amendment_sent, card, enter, turn_from
from vfw.votes.special import (
    cancel_for_turn,
    cubes_in_region,
    discard_theirs,
    play_one_of,
    reconsider,
    search_deck,
    take_half,
    take_over,
)
from vfw.votes.steps import cubes_per_region, gain, roll

enter(
    STRATEGY,
    "",
    card("strategy:efficient-organizing", "Efficient Organizing", gain(5)),
    card("strategy:reconsideration", "Reconsideration", reconsider(2), needs=(amendment_sent(),)),
    card("strategy:opposition-research", "Opposition Research", take_half()),
    card("strategy:change-in-plans", "Change In Plans", discard_theirs(), campaigner=True),
    card("strategy:bellwether-state", "Bellwether State", take_over(4)),
    card("strategy:superior-lobbying", "Superior Lobbying", roll(8, n=4), count_votes_in_congress()),
    card("strategy:the-winning-plan", "The Winning Plan", play_one_of(6)),
    card("strategy:regional-focus", "Regional Focus", cubes_in_region(1)),
    card("strategy:eye-on-the-future", "Eye on the Future", search_deck(), needs=(turn_from(5),)),
    card("strategy:transportation", "Transportation", move_freely(), campaign(), campaigner=True),
    card("strategy:counter-strat", "Counter Strat", cancel_for_turn()),
    card("strategy:national-focus", "National Focus", cubes_per_region(2)),
)
