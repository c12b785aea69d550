"""What is wrong with a reply, by the rule that it breaks."""

from __future__ import annotations

from vfw.companions.buy_the_vote.auction import BACK, NOBODY, READY
from vfw.companions.buy_the_vote.campaign_table import TIME_IS_UP, Position
from vfw.core.questions import Decision, IllegalReply, Reply, require

BID = (
    "A bid is whole millions for any of the open labels, in all no more than the money held (V1); "
    f"{READY!r} seals it, {BACK!r} returns to the label before"
)
STEAL = f"A swing state takes the last card of one other player who has any; {NOBODY!r} lets it be (V7)"
CLOCK = "In a game without a clock time is never up (V14)"


class IllegalBid(IllegalReply):
    """A reply that breaks a rule of this game, which the message names. The position is as it was."""

    def __init__(self, question: Decision, reply: Reply) -> None:
        super().__init__(question, reply)
        rule = CLOCK if reply == TIME_IS_UP else BID if question.about == "bid" else STEAL
        self.args = (f"{self.args[0]}. {rule}.",)


def require_legal(position: Position, reply: Reply) -> None:
    """Raise IllegalReply, which names the rule, unless `reply` answers what is pending."""
    pending = position.pending
    if isinstance(pending, Decision) and not pending.accepts(reply):
        raise IllegalBid(pending, reply)
    require(pending, reply)
