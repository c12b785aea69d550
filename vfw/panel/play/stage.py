"""The stage at a match: where dice decide, it goes from rest to rest, and what a die will show is not thrown before.

So nothing has to be held back: not on the map, not in the log, not in the ear, and not in what the browser keeps.
"""

from __future__ import annotations

from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.play.company import Company
from vfw.panel.play.dice import Dice
from vfw.panel.play.manner import Manner
from vfw.panel.play.one_screen import OneScreen
from vfw.panel.skins.protocol import Skin
from vfw.panel.view_models.prompt import StageModel


class Stage:
    """What is staged of `match`.

    Attributes:
        skips: whether nobody wants to see any more of it.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company, dice: Dice, screen: OneScreen) -> None:
        self._match, self._company, self._dice, self._screen = match, company, dice, screen
        self._staged = skin.abilities.staged
        self.skips = False
        self._is_opened = any(self._staged.is_staged(position) for position in match.positions[:-1])
        self._looked_at = len(match.positions)
        self._decided = 0

    def leads(self, manner: Manner) -> bool:
        """Whether it says how play goes on."""
        return manner.stages and not self._dice.are_real and self._staged.is_staged(self._match.position)

    def is_on(self, manner: Manner) -> bool:
        """Whether there is something to be seen on it."""
        if not manner.stages or self.skips or self._dice.are_real:
            return False
        return bool(self._decided) or self._opens or self._rests

    def shows(self, number: int) -> bool:
        """Whether what led to position `number` is seen on it."""
        was_staged = number > 0 and self._staged.is_staged(self._match.positions[number - 1])
        return was_staged and not self.skips and not self._dice.are_real

    @property
    def opens(self) -> bool:
        """Whether it says what is to be decided, and nothing else yet."""
        return not self._decided and self._opens

    @property
    def _opens(self) -> bool:
        return not self._is_opened and self._staged.is_staged(self._match.position)

    @property
    def _rests(self) -> bool:
        """Whether a die is held, or a person is asked whether it falls again; a computer is not waited for."""
        pending = self._match.pending
        moves = isinstance(pending, Decision) and pending.seat not in self._company.persons
        return self._staged.rests(self._match.position) and not moves

    @property
    def face(self) -> StageModel:
        """What is on it, where it is on."""
        positions, seat = self._match.positions, self._screen.seen_by
        if self._decided:
            rested = next(n for n in range(self._decided, -1, -1) if self._staged.rests(positions[n]))
            events = [event for position in positions[rested + 1 : self._decided + 1] for event in position.news]
            return self._staged.result(self._match.game.view(positions[rested], seat), events)
        return self._staged.opening(self._screen.view) if self._opens else self._staged.face(self._screen.view)

    def open(self) -> None:
        """What is to be decided has been read, or needs no reading."""
        self._is_opened = True

    def go_on(self) -> None:
        """What is on it has been seen: let the die fall, if one is held."""
        if self._decided:
            self._decided = 0
        elif self._opens:
            self._is_opened = True
        elif isinstance(self._match.pending, Roll):
            self._dice.throw()

    def play_on(self, manner: Manner) -> None:
        """Let happen what nobody at the screen decides, up to the next rest."""
        self._note_what_was_decided()
        while self.leads(manner) and not self.is_on(manner) and self._move():
            self._note_what_was_decided()

    def skip(self, manner: Manner) -> None:
        """Let what is on it be decided, without a rest before a person is asked. The result is shown, unless nobody
        wants to see any more of it."""
        if self._decided or self._opens:
            return self.go_on()
        decided = len(self._match.positions)
        while self.leads(manner) and not self._decided_since(decided) and self._move():
            pass
        self._note_what_was_decided()
        return None

    def _move(self) -> bool:
        """Answer for a computer, or let a die fall. Whether that was possible."""
        pending = self._match.pending
        if isinstance(pending, Decision):
            if pending.seat in self._company.persons:
                return False
            reply = self._company.choice(pending)
            if reply is not None:
                self._match.answer(reply, throw=False)
            return reply is not None
        return isinstance(pending, Roll) and self._dice.throw()

    def _note_what_was_decided(self) -> None:
        positions = self._match.positions
        decided = self._decided_since(min(self._looked_at, len(positions)))
        if decided and not self.skips:
            self._decided = decided[-1]
        self._looked_at = len(positions)

    def _decided_since(self, start: int) -> list[int]:
        """The positions from number `start` on in which dice had decided just then."""
        positions, staged = self._match.positions, self._staged
        return [
            number
            for number in range(max(start, 1), len(positions))
            if staged.rests(positions[number - 1]) and staged.has_decided(positions[number].news)
        ]
