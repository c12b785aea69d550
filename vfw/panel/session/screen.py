"""The screen that all persons at a match share: its viewer, the names of the seats, the log, and the announcements."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from vfw.core.game import Position
from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Word
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.new_game import MAX_NAME_LENGTH
from vfw.panel.view_models.prompt import Offer, RevealedOffers, SeatSign
from vfw.translation import gettext as _

NAMES_KEY = "names of persons"
"""The key under which typed names are kept with the match, by seat."""


class SharedScreen:
    """The screen at which `persons`, given by their seats, play `match`.

    Attributes:
        viewer: the seat of the person at the screen; None if no cards may be seen.
        awaits_hand_off: True if the screen must change hands before the question can be answered.
        revealed_offers: the cards that two players have exchanged, as long as they look at them; else None.
        is_shared_view: True if all persons look on while others act, so that no cards may be seen.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, persons: Sequence[str]) -> None:
        self._match, self._skin = match, skin
        self._is_shared = len(persons) > 1
        self.viewer = persons[0] if len(persons) == 1 else None
        self.revealed_offers: RevealedOffers | None = None
        self.awaits_hand_off = self.is_shared_view = False
        self._seen: tuple[Position, str | None, Any] | None = None

    @property
    def seen_by(self) -> str | None:
        """The seat whose view may be shown; None while the screen changes hands or all look on."""
        return None if self.awaits_hand_off or self.is_shared_view else self.viewer

    @property
    def view(self) -> Any:
        """The view that may be shown, computed once for each position and seat."""
        position, seat = self._match.position, self.seen_by
        if self._seen is None or self._seen[0] is not position or self._seen[1] != seat:
            self._seen = position, seat, self._match.view(seat)
        return self._seen[2]

    def hand_to(self, seat: str) -> None:
        """Hand the screen to the person in `seat`; without hidden cards, no hand-off is needed."""
        if seat != self.viewer or self.is_shared_view:
            self.awaits_hand_off = self._skin.capabilities.secrets.needs_hidden_hand(self._match.position)
            self.viewer = self.viewer if self.awaits_hand_off else seat
        self.is_shared_view = False

    def show_to_all(self) -> None:
        """Show the public table from now until a person is asked, if there are hidden cards."""
        self.is_shared_view = self._skin.capabilities.secrets.needs_hidden_hand(self._match.position)

    def reveal_offers(self, events: Iterable[Event], seat: str | None) -> None:
        """Show to both players what `seat` has exchanged in `events`, without the other cards of either hand."""
        self.revealed_offers = self._skin.capabilities.event_queries.opened(events, seat) if seat else None
        if self.revealed_offers and self._is_shared:
            self.show_to_all()

    def take(self) -> None:
        """Confirm that the person who is asked has the screen."""
        if self.awaits_hand_off and isinstance(self._match.pending, Decision):
            self.viewer, self.awaits_hand_off = self._match.pending.seat, False


class PlayerNames:
    """The names at `match`, in which `persons` are the seats that persons hold.

    Attributes:
        can_be_typed: True if persons can enter names. With only two seats at the table, the seat names suffice.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, persons: Sequence[str]) -> None:
        self._match, self._skin = match, skin
        self._has_signs = len(match.seats) > 2
        self.can_be_typed = self._has_signs and len(persons) > 1

    def typed(self, seat: str) -> str:
        """Return the name that was typed for a seat; "" for none."""
        kept = self._match.found.get(NAMES_KEY)
        name = kept.get(seat, "") if isinstance(kept, dict) else ""
        return _normalize_name(name) if isinstance(name, str) else ""

    def keep(self, names: Mapping[str, str]) -> None:
        """Keep these names by seat; "" removes a name."""
        kept = {seat: tidy for seat in self._match.seats if (tidy := _normalize_name(names.get(seat, "")))}
        self._match.found.pop(NAMES_KEY, None)
        if kept:
            self._match.found[NAMES_KEY] = kept

    def of(self, seat: str) -> str:
        """Return the name of the player in that seat, or the name of the seat."""
        return self.typed(seat) or self._skin.seat_name(seat)

    def with_seat(self, seat: str) -> str:
        """Return the name of the player together with the name of the seat."""
        name, seat_name = self.typed(seat), self._skin.seat_name(seat)
        return f"{name} ({seat_name})" if name else seat_name

    def write(self, seat: str, name: str) -> bool:
        """Set the name for a seat; "" removes it. Return whether it has changed."""
        if not self.can_be_typed or _normalize_name(name) == self.typed(seat):
            return False
        self.keep({**{one: self.typed(one) for one in self._match.seats}, seat: name})
        return True

    def write_next(self, name: str) -> bool:
        """Set the name of the person who is asked. Return whether it has changed."""
        pending = self._match.pending
        return isinstance(pending, Decision) and self.write(pending.seat, name)

    def sign(self, seat: str) -> SeatSign | None:
        """Return the sign of a seat; None if there are only two seats, or it has no sign."""
        shape = self._skin.capabilities.seating.signs.get(seat, "") if seat in self._match.seats else ""
        return SeatSign(seat, shape, self.of(seat)) if shape and self._has_signs else None

    def label_choices(self, choices: Mapping[Word, str]) -> dict[Word, str]:
        """Return the labels of `choices`; if a choice is a seat, with the name that was typed for it."""
        names = {seat: name for seat in self._match.seats if (name := self.typed(seat))}
        return {one: f"{label} ({names[one]})" if one in names else label for one, label in choices.items()}

    def name_offers(self, offers: Sequence[Offer], viewer: str | None = None) -> list[Offer]:
        """Return the offers with the names of their owners; `viewer` is "You"."""
        return [replace(one, name=_("You") if one.seat == viewer else self.of(one.seat)) for one in offers]


def _normalize_name(name: str) -> str:
    return " ".join(name.split())[:MAX_NAME_LENGTH].strip()


LogLine = tuple[str, bool]
"""A sentence, and whether it begins a new action; after a line break follow details that a short log omits."""


def shorten_lines(lines: Iterable[LogLine]) -> list[LogLine]:
    """Return the lines without the details after the line break."""
    return [(line.partition("\n")[0], begins) for line, begins in lines]


@dataclass
class _LogSection:
    """Positions reported together, because similar events share a sentence.

    Attributes:
        end: the number of positions up to `last`.
    """

    end: int = 0
    last: Position | None = None
    news: list[Event] = field(default_factory=list)
    lines: list[LogLine] = field(default_factory=list)


class EventLog:
    """The log lines of `match`, for each viewer.

    A line that begins an action also begins a sentence, so the sentences before it do not change any more.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self._shown: dict[str | None, list[_LogSection]] = {}

    def lines(self, viewer: str | None) -> list[LogLine]:
        """Return everything that happened, as `viewer` may know it, oldest first."""
        positions = self._match.positions
        told = self._shown.setdefault(viewer, [])
        while told and (told[-1].end > len(positions) or positions[told[-1].end - 1] is not told[-1].last):
            told.pop()  # It was undone, or shares a sentence with what was.
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
    """The live region of a screen: announces everything that happens in `match`, once.

    It starts with the events that led to position number `since`.

    Attributes:
        last: the lines of the last announcement.
        has_new_events: True if that announcement reported events, and not only the moment of the game.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin, screen: SharedScreen, since: int) -> None:
        self._match, self._skin, self._screen, self._since = match, skin, screen, since
        self._until = since
        self._heard_until: dict[str | None, int] = {}
        self._listener = screen.seen_by
        self._moment = ""
        self._notes: list[str] = []
        self._shown: dict[str, str] = {}
        self.last: list[str] = []
        self.has_new_events = False

    def note(self, line: str) -> None:
        """Announce this line before anything else."""
        self._notes.append(line)

    def announce_once(self, about: str, words: str) -> list[str]:
        """Return the text that the page shows about a topic if it has changed since the last call; else []."""
        before, self._shown[about] = self._shown.get(about, ""), words
        return [words] if words not in ("", before) else []

    def spoken_lines(self) -> list[str]:
        """Return the lines not announced yet, and the moment that the game has reached.

        The returned lines count as announced. A person who has just taken the screen hears all events since they last
        had it.
        """
        positions, listener = self._match.positions, self._screen.seen_by
        start = min(self._until, len(positions))  # Undone positions do not exist any more.
        if listener != self._listener:
            self.last = []  # It was for another person.
        if listener and not self._listener:
            start = min(self._heard_until.get(listener, self._since), start)
        self.has_new_events = start < len(positions)
        self._until = self._heard_until[listener] = len(positions)
        self._listener = listener
        lines, self._notes = [*self._notes, *self._happened(start), *self._new_moment()], []
        self.last = lines or self.last
        return lines

    def _happened(self, start: int) -> list[str]:
        events = [event for position in self._match.positions[start:] for event in position.news]
        aloud, view = self._skin.capabilities.speech, self._screen.view
        if aloud:
            return aloud.event_lines(events, view)
        return [line for line, _ in shorten_lines(self._skin.log(events, self._screen.seen_by))]

    def _new_moment(self) -> list[str]:
        before, self._moment = self._moment, self._skin.capabilities.moments.moment(self._screen.view)
        is_over = self._match.outcome is not None
        return [f"{self._moment.replace(' · ', ', ')}."] if self._moment not in ("", before) and not is_over else []
