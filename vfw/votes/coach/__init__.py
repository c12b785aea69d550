"""The coach: hints, objections, explanations and chances for a person who plays Votes for Women.

`ranking` finds the best answers and how far the others are behind, `hints` gives the reasons, and `event_forecast`
tells what a card would do now. `win_chance` counts the chance to win from a view, `arc` the chances at each moment of a
game. Everything is made from views, so it knows no more than its seat. The coach rests on the computer players, which
do not know it.
"""
