"""What the computer does at a match, and how far those at the screen have looked at it."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Roll
from vfw.panel.play.acts import Acts
from vfw.panel.play.company import Company
from vfw.panel.play.dice import Dice
from vfw.panel.play.manner import Manner
from vfw.panel.skins.capabilities import Skin


class Computer:
    """Plays the seats that no person holds, one step at a time where somebody wants to see that.

    Attributes:
        lingers: whether the last thing it did is still being looked at.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company, dice: Dice, acts: Acts) -> None:
        self._match, self._skin, self._company, self._dice, self._acts = match, skin, company, dice, acts
        self.lingers = False
        self._stepped = len(match.positions)
        self._interrupted: int | None = None

    @property
    def is_next(self) -> bool:
        """Whether it is to choose, or the dice of a seat that is played by rule are to fall."""
        pending = self._match.pending
        if isinstance(pending, Roll):
            return self._dice.are_automatic
        return isinstance(pending, Decision) and pending.seat in self._company.computers

    @property
    def is_watched(self) -> bool:
        """Whether it moves next, when the one at the screen has seen what it did last."""
        return self.lingers or self.is_next

    @property
    def news(self) -> list[Event]:
        """What has happened in the last step."""
        return self._acts.news_since(self._stepped - 1)

    def position_before(self, number: int) -> Any:
        """The position in which that happened which is this one of the news, from 0: the round may be over by now."""
        positions = self._match.positions[self._stepped - 1 :]
        for before, after in pairwise(positions):
            number -= len(after.news)
            if number < 0:
                return before
        return positions[-1]

    def begin_step(self, start: int) -> None:
        """With reply number `start` a step begins, and nothing is looked at any more."""
        self._stepped, self.lingers, self._interrupted = start + 1, False, None

    def linger(self, manner: Manner) -> None:
        """Let the last step be looked at before anything is asked, where steps are shown."""
        self.lingers = manner.shows_steps and not (self.is_next or self._match.outcome)

    def has_played_by_rule(self, start: int) -> bool:
        """Whether, since reply number `start`, a seat that is played by rule has played a card."""
        return self._skin.capabilities.event_queries.has_played(
            self._acts.news_since(start), self._company.automated_seats
        )

    def move(self, manner: Manner) -> bool:
        """Choose once, and throw the dice that follow from it; or throw once for a seat played by rule. Whether that
        was possible: not as long as a player thinks."""
        pending = self._match.pending
        if isinstance(pending, Decision):
            reply = self._company.choice(pending)
            moved = reply is not None
            if reply is not None:
                self._match.answer(reply, throw=False)
        else:
            moved = self._dice.throw()
        self._dice.throw_unasked(asks=manner.asks)
        return moved

    def move_on(self, manner: Manner) -> None:
        """Move until a person is asked."""
        while self.is_next and self.move(manner):
            pass

    def step(self, manner: Manner, viewer: str | None) -> None:
        """Go one step further, or as far as that is known where a player thinks in the midst of it; where nobody plays
        and no steps are shown, one card."""
        start = len(self._match.replies) if self._interrupted is None else self._interrupted
        self._interrupted = None
        while self.is_next:
            asked = self._match.pending
            if not self.move(manner) or self._skin.capabilities.moments.begins_part(self._match.position):
                break
            # Pieces that go down one after the other are one step; so are all the throws of a card.
            by_rule = isinstance(asked, Roll)
            is_step = self._begins_by_rule if by_rule else _matter(self._match.pending) != _matter(asked)
            if manner.shows_steps and is_step and self._skin.log(self._acts.news_since(start), viewer):
                break
        if self._company.pondering.is_awaited:
            self._interrupted = start
            return
        self.begin_step(start)
        begins = any(begins for _, begins in self._skin.log(self._acts.news_since(start), viewer))
        if begins and not self._company.persons:
            self._acts.look(start + 1)

    @property
    def _begins_by_rule(self) -> bool:
        """Whether a seat that is played by rule has just played a card."""
        return self._skin.capabilities.event_queries.has_played(
            self._match.position.news, self._company.automated_seats
        )


def _matter(pending: Pending) -> tuple[str, str] | None:
    """Who is asked, and what for."""
    return (pending.seat, pending.why) if isinstance(pending, Decision) else None
