"""The dice at a match: whose they are to throw, those that the exhibit lets fall, those that are entered by hand."""

from __future__ import annotations

from typing import Any

from vfw.core.chance import physical
from vfw.core.match import Match
from vfw.core.questions import IllegalReply, Reply, Roll, Shuffle
from vfw.panel.play.company import Company
from vfw.panel.skins.capabilities import Skin


class Dice:
    """The dice at `match`.

    Attributes:
        faces: those that have been entered by hand, while others are still to be entered.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, company: Company) -> None:
        self._match, self._skin, self._company = match, skin, company
        self.faces: tuple[int, ...] = ()

    @property
    def are_real(self) -> bool:
        """Whether all dice of this match fall on a real table."""
        return isinstance(self._match.chance, physical)

    @property
    def are_automatic(self) -> bool:
        """Whether the dice of a seat that is played by rule are to fall."""
        if not isinstance(self._match.pending, Roll) or self.are_real:
            return False
        return self._skin.capabilities.dice.dice_seat(self._match.position) in self._company.automated_seats

    @property
    def await_throw(self) -> bool:
        """Whether dice lie in the hand of a person or of a player, to be thrown by the exhibit."""
        return isinstance(self._match.pending, Roll) and not self.are_real and not self.are_automatic

    def throw(self) -> bool:
        """Let the dice at hand fall, and no others. Whether they have: chance may have no answer."""
        match, pending = self._match, self._match.pending
        assert isinstance(pending, Roll)
        earlier = [asked.pending for asked in match.positions[:-1] if isinstance(asked.pending, Roll | Shuffle)]
        faces = match.chance(pending, earlier)
        if faces is not None:
            match.answer(faces, throw=False)
        return faces is not None

    def throw_all(self) -> None:
        """Throw until something else is asked, or the dice of another are to fall."""
        while self.await_throw and self.throw():
            pass

    def throw_unasked(self, *, asks: bool) -> None:
        """Throw for everybody who does not throw: for players, and for persons unless they are asked to."""
        if not (asks and self._company.a_person_decided_last):
            self.throw_all()

    def enter(self, roll: Roll, face: Reply) -> bool:
        """A die shows this face. Whether it was the last of the roll, which is answered then. Raises IllegalReply."""
        if not self.are_real or type(face) is not int or not 1 <= face <= roll.sides:
            raise IllegalReply(roll, face)
        self.faces += (face,)
        if len(self.faces) < roll.n:
            return False
        self._match.answer(self.faces, throw=False)
        return True
