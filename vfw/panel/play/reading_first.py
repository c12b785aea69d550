"""Notes that are read before their card is played: of the cards by which the game rewards racism, once a session."""

from __future__ import annotations

from collections.abc import Iterable

from vfw.core.questions import Reply
from vfw.panel.view_models.dialog import load_card_note


class ReadingFirst:
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
            note = load_card_note(card)
            if note and note.before and note.card not in self._read:
                self.card, self._held = card, replies
                return True
        return False

    def read(self) -> tuple[Reply, ...]:
        """The note has been read: the replies that waited for it. It is not asked for again."""
        note = load_card_note(self.card)
        if note:
            self._read.add(note.card)
        held = self._held
        self.drop()
        return held

    def drop(self) -> None:
        """The visitor does not want to play that card now, or something else is on the table."""
        self.card, self._held = "", ()
