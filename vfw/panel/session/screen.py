"""The one screen that all persons at a match share: who sits at it, what they are called, what may be seen on it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.faces.changing_hands import Offer, Opened
from vfw.panel.faces.choosing import LONGEST_NAME
from vfw.panel.skins.abilities.seat_signs import SeatSign
from vfw.panel.skins.protocol import Skin

NAMES_KEY = "names of persons"
"""Under this name those that were typed are kept with the match, by seat."""


class SharedScreen:
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
        self.revealed_offers: Opened | None = None
        self.awaits_hand_off = self.is_shared_view = False
        self._seen: tuple[Position, str | None, Any] | None = None

    @property
    def seen_by(self) -> str | None:
        """Whose view may be on the screen; None, the table only, while it changes hands or all look on."""
        return None if self.awaits_hand_off or self.is_shared_view else self.viewer

    @property
    def view(self) -> Any:
        """What may be on the screen, worked out once for each position and seat."""
        position, seat = self._match.position, self.seen_by
        if self._seen is None or self._seen[0] is not position or self._seen[1] != seat:
            self._seen = position, seat, self._match.view(seat)
        return self._seen[2]

    def hand_to(self, seat: str) -> None:
        """The person in `seat` is asked: hand the screen over, or where there is nothing to be hidden just go on."""
        if seat != self.viewer or self.is_shared_view:
            self.awaits_hand_off = self._skin.abilities.secrets.hands_matter(self._match.position)
            self.viewer = self.viewer if self.awaits_hand_off else seat
        self.is_shared_view = False

    def show_to_all(self) -> None:
        """All persons look on from now until one of them is asked, where there is anything to be hidden."""
        self.is_shared_view = self._skin.abilities.secrets.hands_matter(self._match.position)

    def reveal_offers(self, events: Iterable[Event], seat: str | None) -> None:
        """What `seat` has exchanged in `events` lies open before those two, and nobody's hand beside it."""
        self.revealed_offers = self._skin.abilities.deeds.opened(events, seat) if seat else None
        if self.revealed_offers and self._is_shared:
            self.show_to_all()

    def take(self) -> None:
        """The person who is asked says that the screen is theirs."""
        if self.awaits_hand_off and isinstance(self._match.pending, Decision):
            self.viewer, self.awaits_hand_off = self._match.pending.seat, False


class PlayerNames:
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
        kept = self._match.found.get(NAMES_KEY)
        name = kept.get(seat, "") if isinstance(kept, dict) else ""
        return _normalize_name(name) if isinstance(name, str) else ""

    def keep(self, names: Mapping[str, str]) -> None:
        """Whoever sits there is called so from now on, by seat; "" for like the seat."""
        kept = {seat: tidy for seat in self._match.seats if (tidy := _normalize_name(names.get(seat, "")))}
        self._match.found.pop(NAMES_KEY, None)
        if kept:
            self._match.found[NAMES_KEY] = kept

    def of(self, seat: str) -> str:
        """What whoever sits there is called."""
        return self.typed(seat) or self._skin.seat_name(seat)

    def whole(self, seat: str) -> str:
        """The same with the seat."""
        name, seat_name = self.typed(seat), self._skin.seat_name(seat)
        return f"{name} ({seat_name})" if name else seat_name

    def write(self, seat: str, name: str) -> bool:
        """From now on whoever sits there is called so; "" for like the seat. Whether that is new."""
        if not self.can_be_typed or _normalize_name(name) == self.typed(seat):
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


def _normalize_name(name: str) -> str:
    return " ".join(name.split())[:LONGEST_NAME].strip()


LogLine = tuple[str, bool]
"""A sentence, and whether it begins something; behind a line break stands what the sentence leaves out."""


def shorten_lines(lines: Iterable[LogLine]) -> list[LogLine]:
    """The lines without what their sentences leave out."""
    return [(line.partition("\n")[0], begins) for line, begins in lines]


@dataclass
class _LogSection:
    """Positions told together, because what happens alike shares a sentence; `end` is how many come up to `last`."""

    end: int = 0
    last: Position | None = None
    news: list[Event] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)


class EventLog:
    """The lines of the log of `match`. What begins something begins a sentence too, so that those before it stand."""

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self._told: dict[str | None, list[_LogSection]] = {}

    def lines(self, viewer: str | None) -> list[LogLine]:
        """Everything that happened, as `viewer` may hear it, oldest first."""
        positions = self._match.positions
        told = self._told.setdefault(viewer, [])
        while told and (told[-1].end > len(positions) or positions[told[-1].end - 1] is not told[-1].last):
            told.pop()  # it was taken back, or shares a sentence with what was
        start = told[-1].end if told else 0
        for end, position in enumerate(positions[start:], start=start + 1):
            lines = self._skin.log(position.news, viewer)
            if not told or (lines and lines[0][1]):
                told.append(_LogSection())
            stretch = told[-1]
            stretch.end, stretch.last = end, position
            stretch.news += position.news
            stretch.lines = self._skin.log(stretch.news, viewer)
        return [line for stretch in told for line in stretch.lines]


class Announcer:
    """What has been heard of `match`. It begins with what brought about position number `since`.

    Attributes:
        last: the lines in which something was told last. has_heard_more: whether that was something that happened, and
            not only where the game is.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, screen: SharedScreen, since: int) -> None:
        self._match, self._skin, self._screen, self._since = match, skin, screen, since
        self._until = since
        self._by: dict[str | None, int] = {}
        self._hearer = screen.seen_by
        self._moment = ""
        self._notes: list[str] = []
        self._told: dict[str, str] = {}
        self.last: list[str] = []
        self.has_new_events = False

    def note(self, line: str) -> None:
        """Say this too, before anything else."""
        self._notes.append(line)

    def announce_once(self, about: str, words: str) -> list[str]:
        """What stands on the page about this: it is said when it appears, and not again while it stays."""
        before, self._told[about] = self._told.get(about, ""), words
        return [words] if words not in ("", before) else []

    def spoken_lines(self) -> list[str]:
        """What has not been heard yet, a line each, and where in the game that has led. What is told here counts as
        heard; to whoever has just been handed the screen, all that has happened since they had it last is new."""
        positions, hearer = self._match.positions, self._screen.seen_by
        start = min(self._until, len(positions))  # what was taken back is not there any more
        if hearer != self._hearer:
            self.last = []  # it was for another
        if hearer and not self._hearer:
            start = min(self._by.get(hearer, self._since), start)
        self.has_new_events = start < len(positions)
        self._until = self._by[hearer] = len(positions)
        self._hearer = hearer
        lines, self._notes = [*self._notes, *self._happened(start), *self._came_to()], []
        self.last = lines or self.last
        return lines

    def _happened(self, start: int) -> list[str]:
        events = [event for position in self._match.positions[start:] for event in position.news]
        aloud, view = self._skin.abilities.aloud, self._screen.view
        if aloud:
            return aloud.happened(events, view)
        return [line for line, _ in shorten_lines(self._skin.log(events, self._screen.seen_by))]

    def _came_to(self) -> list[str]:
        before, self._moment = self._moment, self._skin.abilities.moments.moment(self._screen.view)
        is_over = self._match.outcome is not None
        return [f"{self._moment.replace(' · ', ', ')}."] if self._moment not in ("", before) and not is_over else []
