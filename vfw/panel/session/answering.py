"""What replies would bring about, before they are given: cards that could not be unseen, cards that would be played.

It is worked out once, and the match takes it where the replies are then given.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vfw.core.match import Match
from vfw.core.position import Event
from vfw.core.questions import Decision, Pending, Reply
from vfw.panel.faces.card_notes import note_of
from vfw.panel.skins.protocol import Skin


class AnswerPreview:
    """Looks ahead in `match`, for the one at the screen.

    Attributes:
        doubted: the replies that would show the viewer hidden cards, while the viewer is asked whether to go on.
    """

    def __init__(self, match: Match[Any, Any], skin: Skin) -> None:
        self._match, self._skin = match, skin
        self.unconfirmed: tuple[Reply, ...] = ()

    def needs_confirmation(self, replies: tuple[Reply, ...], viewer: str | None) -> bool:
        """Whether these replies would show `viewer` cards in the midst of what they do; then they are asked about, the
        first time. Raises IllegalReply."""
        if replies == self.unconfirmed:
            return False
        pending, news = self._after(replies)
        goes_on = isinstance(pending, Decision) and pending.seat == viewer
        shows_cards = goes_on and self._skin.abilities.secrets.shows_cards(news, viewer)
        if shows_cards:
            self.unconfirmed = replies
        return shows_cards

    def plays(self, replies: Sequence[Reply], viewer: str | None) -> list[str]:
        """The cards that `viewer` would play with these replies for what they say. Raises IllegalReply."""
        return self._skin.abilities.deeds.events_played(self._after(replies)[1], viewer)

    def _after(self, replies: Sequence[Reply]) -> tuple[Pending, list[Event]]:
        """What would be asked after these replies, and what they alone would cause."""
        positions = [self._match.foresee(replies[0])]
        for reply in replies[1:]:
            pending = positions[-1].pending
            if isinstance(pending, Decision) and reply in pending.choices:
                positions.append(self._match.foresee(reply, positions[-1]))
        return positions[-1].pending, [event for position in positions for event in position.news]


MAX_PIECES = 4
"""No more pieces go to one place at a touch: whoever means more, touches it again."""


class ColorChoice:
    """What colour comes next.

    Attributes:
        colour: the one that was chosen; "" before there was a choice.
    """

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self.colour = ""

    def choices(self, view: Any) -> tuple[str, ...]:
        """The colours between which the seat of `view` can choose while the map answers; `colour` is one of them."""
        colours = tuple(self._skin.abilities.placing.colours(view))
        if colours and self.colour not in colours:
            self.colour = colours[0]
        return colours

    def settles(self, pending: Pending, seat: str | None) -> bool:
        """Whether `seat` is asked for the colour of what it has just placed, which is chosen already."""
        return (
            isinstance(pending, Decision)
            and (pending.about, pending.why, pending.seat) == ("colour", "add", seat)
            and self.colour in pending.choices
        )


class BatchPlacing:
    """How many pieces a touch places, or takes away.

    Attributes:
        is_full: whether as many as can be; not any more once something else is asked.
    """

    def __init__(self, skin: Skin) -> None:
        self._placing = skin.abilities.placing
        self.is_full = False

    def most(self, view: Any) -> int:
        """How many pieces the seat of `view` could place at a touch; 1 where it is asked for none, or for the last."""
        pending = view.pending
        asked = pending.choices if isinstance(pending, Decision) and pending.seat == view.seat else ()
        most = min(max([1, *[self._placing.at_once(view, choice) for choice in asked]]), MAX_PIECES)
        self.is_full = self.is_full and most > 1
        return most

    def for_place(self, view: Any, place: Reply) -> int:
        """How many go to this place at a touch."""
        return min(self._placing.at_once(view, place), MAX_PIECES) if self.is_full and isinstance(place, str) else 1


class NoteGate:
    """Holds back the replies of a visitor until a note has been read.

    Attributes:
        card: the card whose note is to be read now; "" where nothing is held back.
    """

    def __init__(self) -> None:
        self.card = ""
        self._held: tuple[Reply, ...] = ()
        self._read: set[str] = set()

    def holds_back(self, replies: tuple[Reply, ...], cards: Iterable[str]) -> bool:
        """Whether these replies, which play `cards` as events, must wait for a note; then they are kept."""
        for card in cards:
            note = note_of(card)
            if note and note.before and note.card not in self._read:
                self.card, self._held = card, replies
                return True
        return False

    def read(self) -> tuple[Reply, ...]:
        """The note has been read: the replies that waited for it. It is not asked for again."""
        note = note_of(self.card)
        if note:
            self._read.add(note.card)
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """The visitor does not want to play that card now, or something else is on the table."""
        self.card, self._held = "", ()
