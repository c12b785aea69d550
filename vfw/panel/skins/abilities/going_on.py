"""How play goes on: when in the game it is, who did what, whose dice fall, what stays hidden, what is mere order."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any

from vfw.core.position import Event
from vfw.core.questions import Decision, Reply, Word
from vfw.panel.view_models import Capability
from vfw.panel.view_models.prompt import RevealedOffers


class Moments(Capability):
    """Turns, rounds and cards; nothing divides a game without them but its questions.

    Attributes:
        part: what those who only watch see at once, such as a card.
    """

    part = "card"

    def moment(self, view: Any) -> str:
        """When in the game this is: "Turn 2, round 3"; "" where nothing divides it."""
        return ""

    def landmark(self, events: Iterable[Event]) -> str:
        """What those who look back at a game will look for among `events`, in a few words; "" where nothing is."""
        return ""

    def card_begins(self, position: Any) -> bool:
        """Whether the position waits for the next part to begin, for those who only watch."""
        return isinstance(position.pending, Decision)


class Deeds(Capability):
    """Who did what in the news."""

    def acting(self, events: Iterable[Event]) -> str:
        """The seat that acted last in `events`; "" where none did."""
        return ""

    def has_played(self, events: Iterable[Event], seats: Collection[str]) -> bool:
        """Whether in these events one of the seats has played a card."""
        return False

    def summary(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """What `seat` is told at once of `events` that belong together; [] where the last of them say it."""
        return []

    def lasts(self, events: Iterable[Event]) -> int:
        """The ms in which the board shows `events` one after the other; 0 where all are seen at once."""
        return 0

    def is_for_all(self, events: Iterable[Event]) -> bool:
        """Whether `events` are looked at by all together, before the screen changes hands."""
        return False

    def opened(self, events: Iterable[Event], seat: str) -> RevealedOffers | None:
        """The exchange that `seat` has been part of in `events`, which those two look at before anything goes on; None
        where there was none."""
        return None

    def events_played(self, events: Iterable[Event], seat: str | None) -> list[str]:
        """The cards that `seat` plays for what they say in `events`."""
        return []


class Dice(Capability):
    """Dice that belong to somebody."""

    def thrower(self, position: Any) -> str:
        """The seat whose dice are to fall, where the position waits for dice; "" where they are nobody's."""
        return ""

    def thrown(self, events: Iterable[Event]) -> Sequence[tuple[int, int]]:
        """The dice that fell in `events`: (sides, face) each."""
        return ()

    def is_throw(self, reply: Reply) -> bool:
        """Whether this reply itself says that dice are to fall, so that nothing more is asked."""
        return False


class Clock(Capability):
    """A clock beside the table, which knows no time itself; a game without it is never short of any. It runs in those
    matches whose questions it can interrupt.

    Attributes:
        minutes: after so many it runs out. says: the reply that it then gives in place of whoever is asked.
    """

    minutes = 0
    says: Word = ""


class Secrets(Capability):
    """What one person at a screen must not see of another; a game without it is safe, and always hands over.

    Attributes:
        looks_away: what is said to all others while the screen changes hands. in_saves: what lies open in a save, and
            is told where games are saved; "" where nothing is said of it.
        are_none: whether everything lies open, always. Who is alone with computers then takes back their answers too.
    """

    looks_away = "All others look away."
    in_saves = ""
    are_none = False

    def who_looks_away(self, view: Any) -> str:
        """The same at this table."""
        return self.looks_away

    def hands_matter(self, position: Any) -> bool:
        """Whether the next to choose needs a hand the other must not see."""
        return not self.are_none

    def shows_cards(self, events: Iterable[Event], seat: str | None) -> bool:
        """Whether `events` showed `seat` cards that were hidden."""
        return False


class Placing(Capability):
    """Pieces that are placed one by one."""

    def colours(self, view: Any) -> Sequence[str]:
        """The colours among which the viewer may choose, piece by piece, while the board answers; () elsewhere."""
        return ()

    def at_once(self, view: Any, place: Word) -> int:
        """How many pieces could go to `place`, or from it, one answer after the other; 1 where that is no matter."""
        return 1

    def formality(self, view: Any) -> bool:
        """Whether the answers to come are a matter of order only: every place offered will be filled."""
        return False
