"""The stage of a match: shows rolls that decide a vote one die at a time.

The stage advances from pause to pause, and a die is thrown only when it is shown. So nothing must be hidden on the
map, in the log, in the announcements, or in the browser's save.
"""

from __future__ import annotations

from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Roll
from vfw.panel.session.participants import Dice, Participants
from vfw.panel.session.preferences import Preferences
from vfw.panel.session.screen import SharedScreen
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.prompt import StageModel


class Stage:
    """The staged rolls of `match`.

    Attributes:
        skips: True if the visitor skips the stage for the rest of the match.
    """

    def __init__(
        self, match: Match[Any, Any], skin: Skin, participants: Participants, dice: Dice, screen: SharedScreen
    ) -> None:
        self._match, self._participants, self._dice, self._screen = match, participants, dice, screen
        self._staged = skin.capabilities.dice_stage
        self.skips = False
        self._is_opened = any(self._staged.is_staged(position) for position in match.positions[:-1])
        self._looked_at = len(match.positions)
        self._decided = 0

    def leads(self, preferences: Preferences) -> bool:
        """Return whether the stage controls how play continues."""
        return preferences.stages and not self._dice.are_real and self._staged.is_staged(self._match.position)

    def is_on(self, preferences: Preferences) -> bool:
        """Return whether the stage shows something."""
        if not preferences.stages or self.skips or self._dice.are_real:
            return False
        return bool(self._decided) or self._opens or self._rests

    def shows(self, number: int) -> bool:
        """Return whether the events that led to position `number` are shown on the stage."""
        was_staged = number > 0 and self._staged.is_staged(self._match.positions[number - 1])
        return was_staged and not self.skips and not self._dice.are_real

    @property
    def opens(self) -> bool:
        """True if the stage only says what will be decided."""
        return not self._decided and self._opens

    @property
    def _opens(self) -> bool:
        return not self._is_opened and self._staged.is_staged(self._match.position)

    @property
    def _rests(self) -> bool:
        """True if a die is held, or a person is asked about a reroll; a computer is not waited for."""
        pending = self._match.pending
        moves = isinstance(pending, Decision) and pending.seat not in self._participants.persons
        return self._staged.awaits_deciding_die(self._match.position) and not moves

    @property
    def face(self) -> StageModel:
        """The content of the stage, while it is on."""
        positions, seat = self._match.positions, self._screen.seen_by
        if self._decided:
            rested = next(n for n in range(self._decided, -1, -1) if self._staged.awaits_deciding_die(positions[n]))
            events = [event for position in positions[rested + 1 : self._decided + 1] for event in position.news]
            return self._staged.result(self._match.game.view(positions[rested], seat), events)
        return self._staged.opening(self._screen.view) if self._opens else self._staged.face(self._screen.view)

    def open(self) -> None:
        """Mark the opening as read."""
        self._is_opened = True

    def go_on(self) -> None:
        """Continue after a pause: throw the die if one is held."""
        if self._decided:
            self._decided = 0
        elif self._opens:
            self._is_opened = True
        elif isinstance(self._match.pending, Roll):
            self._dice.throw()

    def play_on(self, preferences: Preferences) -> None:
        """Play everything that no person decides, up to the next pause."""
        self._note_what_was_decided()
        while self.leads(preferences) and not self.is_on(preferences) and self._move():
            self._note_what_was_decided()

    def skip(self, preferences: Preferences) -> None:
        """Play without pauses until a person is asked. The result is shown, unless the stage is skipped for good."""
        if self._decided or self._opens:
            return self.go_on()
        decided = len(self._match.positions)
        while self.leads(preferences) and not self._decided_since(decided) and self._move():
            pass
        self._note_what_was_decided()
        return None

    def _move(self) -> bool:
        """Answer for a computer, or throw a die. Return whether that was possible."""
        pending = self._match.pending
        if isinstance(pending, Decision):
            if pending.seat in self._participants.persons:
                return False
            reply = self._participants.choice(pending)
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
        """Return the positions from number `start` on that were reached by a deciding die."""
        positions, staged = self._match.positions, self._staged
        return [
            number
            for number in range(max(start, 1), len(positions))
            if staged.awaits_deciding_die(positions[number - 1]) and staged.has_decided(positions[number].news)
        ]
