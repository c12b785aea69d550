"""The one screen that all persons at a match share: who sits at it, what they are called, what may be seen on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.skins.abilities.seat_signs import SeatSign
from vfw.panel.skins.protocol import Skin
from vfw.panel.view_models.new_game import MAX_NAME_LENGTH
from vfw.panel.view_models.prompt import Offer, RevealedOffers

NAMES = "names of persons"
"""Under this name those that were typed are kept with the match, by seat."""


class OneScreen:
    """The screen at which `persons`, by their seats, play `match`.

    Attributes:
        viewer: the seat of the person at the screen; None where nobody's cards may be seen.
        awaits_hand_off: whether the screen must change hands before the question can be answered.
        opened: what two have exchanged, as long as they look at it; None elsewhere.
        all_look: whether all persons look on while others act, so that nobody's cards may be seen.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, persons: Sequence[str]) -> None:
        self._match, self._skin = match, skin
        self._is_shared = len(persons) > 1
        self.viewer = persons[0] if len(persons) == 1 else None
        self.opened: RevealedOffers | None = None
        self.awaits_hand_off = self.all_look = False
        self._seen: tuple[Position, str | None, Any] | None = None

    @property
    def seen_by(self) -> str | None:
        """Whose view may be on the screen; None, the table only, while it changes hands or all look on."""
        return None if self.awaits_hand_off or self.all_look else self.viewer

    @property
    def view(self) -> Any:
        """What may be on the screen, worked out once for each position and seat."""
        position, seat = self._match.position, self.seen_by
        if self._seen is None or self._seen[0] is not position or self._seen[1] != seat:
            self._seen = position, seat, self._match.view(seat)
        return self._seen[2]

    def give_to(self, seat: str) -> None:
        """The person in `seat` is asked: hand the screen over, or where there is nothing to be hidden just go on."""
        if seat != self.viewer or self.all_look:
            self.awaits_hand_off = self._skin.abilities.secrets.hands_matter(self._match.position)
            self.viewer = self.viewer if self.awaits_hand_off else seat
        self.all_look = False

    def show_to_all(self) -> None:
        """All persons look on from now until one of them is asked, where there is anything to be hidden."""
        self.all_look = self._skin.abilities.secrets.hands_matter(self._match.position)

    def lay_open(self, events: Iterable[Event], seat: str | None) -> None:
        """What `seat` has exchanged in `events` lies open before those two, and nobody's hand beside it."""
        self.opened = self._skin.abilities.deeds.opened(events, seat) if seat else None
        if self.opened and self._is_shared:
            self.show_to_all()

    def take(self) -> None:
        """The person who is asked says that the screen is theirs."""
        if self.awaits_hand_off and isinstance(self._match.pending, Decision):
            self.viewer, self.awaits_hand_off = self._match.pending.seat, False


class Names:
    """The names at `match`, where `persons` are the seats that persons hold.

    Attributes:
        can_be_typed: whether persons may want names: of two at a table the seats say enough.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, persons: Sequence[str]) -> None:
        self._match, self._skin = match, skin
        self._has_signs = len(match.seats) > 2
        self.can_be_typed = self._has_signs and len(persons) > 1

    def typed(self, seat: str) -> str:
        """The name that was typed for a seat; "" for none."""
        kept = self._match.found.get(NAMES)
        name = kept.get(seat, "") if isinstance(kept, dict) else ""
        return _tidy(name) if isinstance(name, str) else ""

    def keep(self, names: Mapping[str, str]) -> None:
        """Whoever sits there is called so from now on, by seat; "" for like the seat."""
        kept = {seat: tidy for seat in self._match.seats if (tidy := _tidy(names.get(seat, "")))}
        self._match.found.pop(NAMES, None)
        if kept:
            self._match.found[NAMES] = kept

    def of(self, seat: str) -> str:
        """What whoever sits there is called."""
        return self.typed(seat) or self._skin.seat_name(seat)

    def whole(self, seat: str) -> str:
        """The same with the seat."""
        name, seat_name = self.typed(seat), self._skin.seat_name(seat)
        return f"{name} ({seat_name})" if name else seat_name

    def write(self, seat: str, name: str) -> bool:
        """From now on whoever sits there is called so; "" for like the seat. Whether that is new."""
        if not self.can_be_typed or _tidy(name) == self.typed(seat):
            return False
        self.keep({**{one: self.typed(one) for one in self._match.seats}, seat: name})
        return True

    def write_next(self, name: str) -> bool:
        """Whoever is asked is called so from now on. Whether that is new."""
        pending = self._match.pending
        return isinstance(pending, Decision) and self.write(pending.seat, name)

    def sign(self, seat: str) -> SeatSign | None:
        """The sign of a seat; None where there are only two, or where it has none."""
        shape = self._skin.abilities.seating.signs.get(seat, "") if seat in self._match.seats else ""
        return SeatSign(seat, shape, self.of(seat)) if shape and self._has_signs else None

    def beside(self, choices: Mapping[Word, str]) -> dict[Word, str]:
        """The labels of `choices`; where one of them is a seat, with the name that was typed for it."""
        names = {seat: name for seat in self._match.seats if (name := self.typed(seat))}
        return {one: f"{label} ({names[one]})" if one in names else label for one, label in choices.items()}

    def told(self, offers: Sequence[Offer], viewer: str | None = None) -> list[Offer]:
        """The offers with the names of those before whom they lie; `viewer` is "you"."""
        return [replace(one, name="You" if one.seat == viewer else self.of(one.seat)) for one in offers]


def _tidy(name: str) -> str:
    return " ".join(name.split())[:MAX_NAME_LENGTH].strip()
