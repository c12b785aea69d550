"""What is wrong with a reply, by the rule that it breaks."""

from __future__ import annotations

from vfw.companions.buy_the_vote.auction import BACK, NOBODY, READY
from vfw.companions.buy_the_vote.campaign_table import TIME_IS_UP, Position
from vfw.core.questions import Decision, IllegalReply, Reply, require

BID = (
    "a bid is whole millions for any of the open labels, in all no more than the money held (V1); "
    f"{READY!r} seals it, {BACK!r} returns to the label before"
)
STEAL = f"a swing state takes the last card of one other player who has any; {NOBODY!r} lets it be (V7)"
CLOCK = "without a clock time is never up (V14)"


def require_legal(position: Position, reply: Reply) -> None:
    """Raise IllegalReply, which names the rule, unless `reply` answers what is pending."""
    pending = position.pending
    if isinstance(pending, Decision) and not pending.accepts(reply):
        raise IllegalReply(pending, reply, CLOCK if reply == TIME_IS_UP else BID if pending.about == "bid" else STEAL)
    require(pending, reply)
