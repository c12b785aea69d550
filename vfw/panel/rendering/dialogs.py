"""Dialogs and overlays: introductions, the hand-off at a shared screen, undo by consent, the record, notes, errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from vfw.core.questions import Decision
from vfw.debrief.comparison import RecordModel
from vfw.history.notes import Note
from vfw.history.writing import MASKED, Sensitivity, rendered, source_list_html
from vfw.panel.session.screen import PlayerNames
from vfw.panel.session.undo import UndoConsent
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.new_game import MAX_NAME_LENGTH
from vfw.panel.view_models.prompt import Offer
from vfw.templating import Markup, call_macro, render
from vfw.translation import N_
from vfw.translation import gettext as _

OVERLAYS = "panel/templates/overlays.html"
FRAME = "panel/templates/overlay.html"


def render_note(note: Note, sensitivity: Sensitivity, prefix: str) -> Markup:
    """Render a note with numbered sources. `prefix` keeps their ids apart from those of other texts on the page."""
    text = rendered(note.body, sensitivity, prefix=prefix)
    sources = source_list_html(text.sources, prefix)
    return call_macro(FRAME, "note", note.before, text.html, sources)


def render_dialog(model: DialogModel, sensitivity: Sensitivity = MASKED) -> Markup:
    """Render a dialog."""
    return call_macro(FRAME, "dialog", model, _note_of(model, sensitivity))


def _note_of(model: DialogModel, sensitivity: Sensitivity) -> Markup:
    return render_note(model.note, sensitivity, "sheet-") if model.note else Markup("")


def render_hand_off(skin: Skin, names: PlayerNames, view: Any, question: int, *, asks_all: bool = False) -> Markup:
    """Render the overlay before the screen changes hands. No hand is on the page until the next player is ready.

    Args:
        skin: The skin of the game.
        view: The view of the table.
        names: The names of the players by seat.
        question: The number of the current question.
        asks_all: Whether the players can be asked to undo the last step.
    """
    pending = view.pending
    assert isinstance(pending, Decision)
    seat = pending.seat
    return render(
        "panel/templates/hand_off.html",
        question=question,
        seat=seat,
        seat_name=skin.seat_name(seat) if names.typed(seat) else "",
        moment=skin.capabilities.moments.moment(view),
        sign=names.sign(seat),
        name=names.of(seat),
        has_hand=bool(skin.capabilities.hand),
        look_away=skin.capabilities.secrets.look_away_text_at(view),
        asks_name=names.can_be_typed,
        typed_name=names.typed(seat),
        max_name_length=MAX_NAME_LENGTH,
        asks_all=asks_all,
    )


def render_revealed_offers(title: str, offers: Sequence[Offer], who_looks: str, question: int) -> Markup:
    """Render the exchanged cards for the two players who exchanged them."""
    return call_macro(OVERLAYS, "revealed_offers", title, offers, who_looks, question)


def render_introduction(model: DialogModel, question: int) -> Markup:
    """Render the text that is read before a scenario begins."""
    return call_macro(OVERLAYS, "introduction", model, _note_of(model, MASKED), question)


def render_note_before_card(model: DialogModel, card: str, sensitivity: Sensitivity, question: int) -> Markup:
    """Render the note to read before a card is played. `model` is that of the card's dialog."""
    assert model.note is not None
    note = render_note(model.note, sensitivity, "cover-")
    return call_macro(OVERLAYS, "note_before_card", model, note, card, question)


def render_failure(question: int, step: int = 0, *, can_undo: bool = True) -> Markup:
    """Render the page when the table cannot be painted, with buttons that leave or restart a `step` of the tutorial."""
    return call_macro(OVERLAYS, "failure", question, step, can_undo)


RECORD_HEADING = N_("Your game and the record")


RECORD_ID_PREFIX = "record-"
"""The prefix of the ids of its sources, because other texts on the page have sources too."""


def render_record(model: RecordModel, sensitivity: Sensitivity) -> Markup:
    """Render the record, the questions, and one list of sources for both."""
    texts = _SourcedTexts(sensitivity)
    # In the order of the page, so that sources are numbered as they are met.
    left, agrees = texts.html(model.left), texts.html(model.agrees)
    happened, questions = texts.html([model.happened]), texts.html(model.questions)
    return render(
        "panel/templates/record.html",
        heading=_(RECORD_HEADING),
        left=left,
        agrees=agrees,
        comes_later=model.comes_later,
        happened=happened[0],
        questions=questions,
        sources=source_list_html(texts.numbered, RECORD_ID_PREFIX),
    )


class _SourcedTexts:
    """Texts that share a list of sources. `numbered` holds their keys so far."""

    def __init__(self, sensitivity: Sensitivity) -> None:
        self.numbered: tuple[str, ...] = ()
        self._sensitivity: Sensitivity = sensitivity

    def html(self, bodies: Iterable[str]) -> list[Markup]:
        """Render texts, and number their sources."""
        written = []
        for body in bodies:
            text = rendered(body, self._sensitivity, numbered=self.numbered, prefix=RECORD_ID_PREFIX)
            self.numbered = text.sources
            written.append(text.html)
        return written


def render_consent(consent: UndoConsent, question: int) -> Markup:
    """Render the question whether all players agree to undo the last step."""
    return call_macro(OVERLAYS, "consent", consent, question)
