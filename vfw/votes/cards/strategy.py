"""The Strategy deck: twelve cards, three of them open at a time, claimed by either side."""

from vfw.votes.deck import STRATEGY, enter, unwritten

enter(
    STRATEGY,
    "",
    unwritten("strategy:efficient-organizing", "Efficient Organizing"),
    unwritten("strategy:reconsideration", "Reconsideration"),
    unwritten("strategy:opposition-research", "Opposition Research"),
    unwritten("strategy:change-in-plans", "Change In Plans", campaigner=True),
    unwritten("strategy:bellwether-state", "Bellwether State"),
    unwritten("strategy:superior-lobbying", "Superior Lobbying"),
    unwritten("strategy:the-winning-plan", "The Winning Plan"),
    unwritten("strategy:regional-focus", "Regional Focus"),
    unwritten("strategy:eye-on-the-future", "Eye on the Future"),
    unwritten("strategy:transportation", "Transportation", campaigner=True),
    unwritten("strategy:counter-strat", "Counter Strat"),
    unwritten("strategy:national-focus", "National Focus"),
)
