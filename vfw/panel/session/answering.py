"""Helpers for answering a question: previews, required notes, and placing several pieces.

A preview tells what replies would cause before they are given. It is computed once, and the match reuses it if the
replies are given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Reply
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.dialog import load_card_note


class AnswerPreview:
    """A look ahead in `match` for the viewer.

    Attributes:
        unconfirmed: the replies that would show the viewer hidden cards, while the viewer is asked to confirm them.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self.unconfirmed: tuple[Reply, ...] = ()

    def needs_confirmation(self, replies: tuple[Reply, ...], viewer: str | None) -> bool:
        """Return whether these replies would show `viewer` hidden cards before the answer is complete.

        Such replies are kept in `unconfirmed`; the second time they need no confirmation. Raises IllegalReply.
        """
        if replies == self.unconfirmed:
            return False
        pending, news = self._after(replies)
        goes_on = isinstance(pending, Decision) and pending.seat == viewer
        shows_cards = goes_on and self._skin.capabilities.secrets.reveals_cards(news, viewer)
        if shows_cards:
            self.unconfirmed = replies
        return shows_cards

    def plays(self, replies: Sequence[Reply], viewer: str | None) -> list[str]:
        """Return the cards that `viewer` would play as events with these replies. Raises IllegalReply."""
        return self._skin.capabilities.event_queries.events_played(self._after(replies)[1], viewer)

    def _after(self, replies: Sequence[Reply]) -> tuple[Pending, list[Event]]:
        """Return the question after these replies, and the events that they alone would cause."""
        positions = [self._match.foresee(replies[0])]
        for reply in replies[1:]:
            pending = positions[-1].pending
            if isinstance(pending, Decision) and reply in pending.choices:
                positions.append(self._match.foresee(reply, positions[-1]))
        return positions[-1].pending, [event for position in positions for event in position.news]


MAX_PIECES = 4
"""Most pieces that one click places. For more, the visitor clicks again."""


class ColorChoice:
    """The color in which the next pieces are placed.

    Attributes:
        color: the color; "" before there was a choice.
    """

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.color = ""

    def choices(self, view: Any) -> tuple[str, ...]:
        """Return the colors that the seat of `view` can choose while the map answers."""
        return tuple(self._skin.capabilities.placing.colors(view))

    def note_question(self, view: Any) -> None:
        """Take note of the next question: if the color cannot be chosen for it, the first one that can is."""
        colors = self.choices(view)
        if colors and self.color not in colors:
            self.color = colors[0]

    def settles(self, pending: Pending, seat: str | None) -> bool:
        """Return whether `seat` is asked for the color of the piece just placed, and that color is already chosen."""
        return (
            isinstance(pending, Decision)
            and (pending.about, pending.why, pending.seat) == ("colour", "add", seat)
            and self.color in pending.choices
        )


class BatchPlacing:
    """The number of pieces that one click places or takes away.

    Attributes:
        is_wanted: True if a click is to place as many as possible, until another question is asked.
    """

    def __init__(self, skin: Skin) -> None:
        self._placing = skin.capabilities.placing
        self.is_wanted = False

    def most(self, view: Any) -> int:
        """Return how many pieces the seat of `view` could place with one click; at least 1."""
        pending = view.pending
        asked = pending.choices if isinstance(pending, Decision) and pending.seat == view.seat else ()
        return min(max([1, *[self._placing.at_once(view, choice) for choice in asked]]), MAX_PIECES)

    def note_question(self, view: Any) -> None:
        """Take note of the next question: several pieces are wanted only as long as the viewer can place several."""
        pending = view.pending
        is_asked = isinstance(pending, Decision) and pending.seat == view.seat
        self.is_wanted = self.is_wanted and (not is_asked or self.most(view) > 1)

    def for_place(self, view: Any, place: Reply) -> int:
        """Return how many pieces go to this place with one click."""
        return min(self._placing.at_once(view, place), MAX_PIECES) if self.is_wanted and isinstance(place, str) else 1


class NoteGate:
    """Holds back the replies of a visitor until a required note has been read.

    Some cards by which the game rewards racism have a note that must be read first, once a session.

    Attributes:
        card: the card whose note must be read now; "" if no reply is held back.
    """

    def __init__(self) -> None:
        self.card = ""
        self._held: tuple[Reply, ...] = ()
        self._read: set[str] = set()

    def holds_back(self, replies: tuple[Reply, ...], cards: Iterable[str]) -> bool:
        """Return whether these replies, which play `cards` as events, must wait for a note. If so, keep them."""
        for card in cards:
            note = load_card_note(card)
            if note and note.before and note.card not in self._read:
                self.card, self._held = card, replies
                return True
        return False

    def read(self) -> tuple[Reply, ...]:
        """Mark the note as read, and return the replies that waited for it."""
        note = load_card_note(self.card)
        if note:
            self._read.add(note.card)
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """Discard the held replies: the visitor chose not to play the card, or another match was opened."""
        self.card, self._held = "", ()
