"""What replies would bring about, before they are given: cards that could not be unseen, cards that would be played.

It is worked out once, and the match takes it where the replies are then given.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Reply
from vfw.panel.skins.capabilities import Skin


class Foresight:
    """Looks ahead in `match`, for the one at the screen.

    Attributes:
        doubted: the replies that would show the viewer hidden cards, while the viewer is asked whether to go on.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self.doubted: tuple[Reply, ...] = ()

    def doubts(self, replies: tuple[Reply, ...], viewer: str | None) -> bool:
        """Whether these replies would show `viewer` cards in the midst of what they do; then they are asked about, the
        first time. Raises IllegalReply."""
        if replies == self.doubted:
            return False
        pending, news = self._after(replies)
        goes_on = isinstance(pending, Decision) and pending.seat == viewer
        shows_cards = goes_on and self._skin.capabilities.secrets.reveals_cards(news, viewer)
        if shows_cards:
            self.doubted = replies
        return shows_cards

    def plays(self, replies: Sequence[Reply], viewer: str | None) -> list[str]:
        """The cards that `viewer` would play with these replies for what they say. Raises IllegalReply."""
        return self._skin.capabilities.event_queries.events_played(self._after(replies)[1], viewer)

    def _after(self, replies: Sequence[Reply]) -> tuple[Pending, list[Event]]:
        """What would be asked after these replies, and what they alone would cause."""
        positions = [self._match.foresee(replies[0])]
        for reply in replies[1:]:
            pending = positions[-1].pending
            if isinstance(pending, Decision) and reply in pending.choices:
                positions.append(self._match.foresee(reply, positions[-1]))
        return positions[-1].pending, [event for position in positions for event in position.news]
