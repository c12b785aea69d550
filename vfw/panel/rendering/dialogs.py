"""Dialogs and overlays: introductions, the hand-off at a shared screen, undo by consent, the record, notes, errors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, NamedTuple

from vfw.core.questions import Decision
from vfw.debrief.comparison import RecordModel
from vfw.history.notes import Note
from vfw.history.writing import MASKED, Sensitivity, rendered, source_list_html
from vfw.panel.html import open_overlay_tag, render_command_button, render_read_aloud_button, render_reading_links
from vfw.panel.rendering.prompt import render_offers
from vfw.panel.session.screen import PlayerNames
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.seat_signs import SeatSign, sign_svg
from vfw.panel.view_models.dialog import DialogModel
from vfw.panel.view_models.new_game import MAX_NAME_LENGTH
from vfw.panel.view_models.prompt import Offer


def render_note(note: Note, sensitivity: Sensitivity, prefix: str) -> str:
    """Render a note with numbered sources. `prefix` keeps their ids apart from those of other texts on the page."""
    text = rendered(note.body, sensitivity, prefix=prefix)
    before = f'<p class="vfw-before">{escape(note.before)}</p>' if note.before else ""
    return f'<div class="vfw-story vfw-prose">{before}{text.html}{source_list_html(text.sources, prefix)}</div>'


def render_dialog(face: DialogModel, sensitivity: Sensitivity = MASKED, *, reads_first: bool = False) -> str:
    """Render a dialog. `reads_first` sets the focus on the heading, for a dialog that fills the page."""
    parts = "".join(_part(heading, text) for heading, text in face.parts)
    kicker = f'<p class="vfw-kicker">{escape(face.kicker)}</p>' if face.kicker else ""
    note = f"<h3>The history behind it</h3>{render_note(face.note, sensitivity, 'sheet-')}" if face.note else ""
    focus = ' tabindex="-1" data-first' if reads_first else ""
    head = f"{kicker}<h2{focus}>{escape(face.title)}</h2>{render_read_aloud_button()}"
    return (
        f'<div data-side="{escape(face.side)}" data-passage>{head}{parts}{render_reading_links(face.reads)}{note}</div>'
    )


def _part(heading: str, text: str) -> str:
    return f"<p>{f'<b>{escape(heading)}</b> ' if heading else ''}{escape(text)}</p>"


def render_hand_off(skin: Skin, names: PlayerNames, view: Any, question: int, *, asks_all: bool = False) -> str:
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
    seat, away = pending.seat, skin.capabilities.secrets.look_away_text_at(view)
    seat_too = skin.seat_name(seat) if names.typed(seat) else ""
    kicker = " · ".join(filter(None, ["Hand over the screen", seat_too, skin.capabilities.moments.moment(view)]))
    shown, ready = (
        ("Your cards are", ": show my cards") if skin.capabilities.hand else ("What only you may know is", "")
    )
    sign = names.sign(seat)
    button = render_command_button("ready", f"I am ready{ready}", "vfw-primary", first=True)
    if names.can_be_typed:
        button = _render_name_form(names.typed(seat), f"I am ready{ready}")
    undo = f'<div class="vfw-tools">{render_command_button("ask all", "Not yet: undo …")}</div>' if asks_all else ""
    return (
        f'{open_overlay_tag("vfw-hand-off", question)} data-side="{escape(seat)}"'
        ' role="dialog" aria-modal="true" aria-label="Hand over the screen"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">{escape(kicker)}</p>'
        f"<h2>{sign_svg(sign) if sign else ''}{escape(names.of(seat))}, it is your turn</h2>"
        f"<p>{shown} shown when you say that you are ready. {escape(away)}</p>{button}"
        f"{undo}</div></section>"
    )


def _render_name_form(name: str, ready: str) -> str:
    """Render a form in which a player who is ready can also type a name."""
    field = (
        '<label class="vfw-field">Your name <span class="vfw-small">(as the others see it; it may stay empty)</span>'
        f'<input name="name" value="{escape(name)}" autocomplete="off" maxlength="{MAX_NAME_LENGTH}" data-key="name">'
        "</label>"
    )
    folded = f'<details><summary data-key="another name">Another name</summary>{field}</details>'
    return (
        '<form><button type="submit" class="vfw-button vfw-primary" data-command="ready" data-first>'
        f"{escape(ready)}</button>{folded if name else field}</form>"
    )


def render_revealed_offers(title: str, offers: Sequence[Offer], who_looks: str, question: int) -> str:
    """Render the exchanged cards for the two players who exchanged them."""
    title, look = escape(title), f"<p>{escape(who_looks)}</p>" if who_looks else ""
    return (
        f'{open_overlay_tag("vfw-opened-offers", question)} role="dialog" aria-modal="true" aria-label="{title}">'
        f'<div class="vfw-sheet"><h2>{title}</h2>{render_offers(offers, "What each holds now")}{look}'
        f"{render_command_button('next', 'Go on', 'vfw-primary', first=True, leaves=True)}</div></section>"
    )


def render_introduction(face: DialogModel, question: int) -> str:
    """Render the text that is read before a scenario begins."""
    return (
        f'{open_overlay_tag("vfw-introduction", question)} role="dialog" aria-modal="true"'
        f' aria-label="{escape(face.title)}">'
        f'<div class="vfw-sheet"><div class="vfw-ribbon" aria-hidden="true"></div>'
        f"{render_dialog(face, reads_first=True)}"
        f'<div class="vfw-tools">{render_command_button("read", "Begin", "vfw-primary")}'
        f"{render_command_button('start page', 'Back')}</div></div></section>"
    )


def render_note_before_card(face: DialogModel, card: str, sensitivity: Sensitivity, question: int) -> str:
    """Render the note to read before a card is played. `face` is the model of the card's dialog."""
    assert face.note is not None
    title = escape(face.title)
    return (
        f'{open_overlay_tag("vfw-note-first", question)} data-side="{escape(face.side)}" data-card="{escape(card)}"'
        f' role="dialog" aria-modal="true" aria-label="Before you play {title}"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Before you play</p><h2 tabindex="-1" data-first>{title}</h2>'
        f"{render_note(face.note, sensitivity, 'cover-')}"
        f'<div class="vfw-tools">{render_command_button("play it", "Play it", "vfw-primary")}'
        f"{render_command_button('not now', 'Back', leaves=True)}</div></div></section>"
    )


def render_failure(question: int, step: int = 0) -> str:
    """Render the page when the table cannot be painted, with buttons that leave or restart a `step` of the tutorial."""
    again = render_command_button("again", "This step again", value=str(step)) if step else ""
    leave = render_command_button("start page", "Leave" if step else "New game")
    return (
        f'{open_overlay_tag("vfw-broken", question)} role="alertdialog" aria-label="Something went wrong">'
        '<div class="vfw-sheet">'
        "<h2>Something went wrong</h2><p>The table cannot be shown.</p>"
        f'<div class="vfw-tools">{render_command_button("undo", "Undo", first=True)}'
        f"{again}{leave}</div></div></section>"
    )


RECORD_HEADING = "Your game and the record"


RECORD_ID_PREFIX = "record-"
"""The prefix of the ids of its sources, because other texts on the page have sources too."""


def render_record(face: RecordModel, sensitivity: Sensitivity) -> str:
    """Render the record, the questions, and one list of sources for both."""
    written = _SourcedText(sensitivity)
    points = f"<h2>{RECORD_HEADING}</h2>"
    if face.left:
        points += f"<h3>Where your game left history</h3>{written.list_html('ol', face.left)}"
    if face.agrees:
        points += f"<h3>Where it agrees</h3>{written.list_html('ul', face.agrees)}"
    if not (face.left or face.agrees):
        points += f"<p>So far there is nothing to compare. {face.comes_later}</p>"
    happened = f"<h2>What really happened</h2>{written.html(face.happened)}"
    talk = f"<h2>To talk about</h2>{written.list_html('ol', face.questions)}" if face.questions else ""
    return (
        f'<section class="vfw-record vfw-prose" aria-label="{RECORD_HEADING}"><div class="vfw-points">{points}</div>'
        f"<div>{happened}</div>{f'<div>{talk}</div>' if talk else ''}"
        f"<details><summary>Sources</summary>{source_list_html(written.numbered, RECORD_ID_PREFIX)}</details></section>"
    )


class _SourcedText:
    """Texts that share a list of sources. `numbered` holds their keys so far."""

    def __init__(self, sensitivity: Sensitivity) -> None:
        self.numbered: tuple[str, ...] = ()
        self._sensitivity: Sensitivity = sensitivity

    def html(self, body: str) -> str:
        """Render a text and number its sources."""
        text = rendered(body, self._sensitivity, numbered=self.numbered, prefix=RECORD_ID_PREFIX)
        self.numbered = text.sources
        return text.html

    def list_html(self, tag: str, bodies: Iterable[str]) -> str:
        """Render texts as a list."""
        return f"<{tag}>{''.join([f'<li>{self.html(body)}</li>' for body in bodies])}</{tag}>"


class UndoConsent(NamedTuple):
    """The question whether all players agree to undo a step.

    Attributes:
        whose: The name of the player who took the step; "" if nothing can be undone.
        what: The step, in sentences.
        seat: The seat of that player.
        sign: The sign of that seat, if it has one.
        why_not: The reason why nothing further can be undone.
        before: The steps undone just now, in sentences; "" for none.
    """

    whose: str = ""
    what: str = ""
    seat: str = ""
    sign: SeatSign | None = None
    why_not: str = ""
    before: str = ""

    @property
    def headline(self) -> str:
        """The question, or the result."""
        if self.whose:
            return f"{self.whose}, take {'this back too' if self.before else 'this back'}?"
        return "Taken back" if self.before else "This cannot be taken back"

    @property
    def lines(self) -> list[str]:
        """The lines below the headline."""
        before = f"Taken back: {self.before}" if self.before else ""
        what = "Nothing further can be" if self.before else "Nothing can be"
        return [line for line in (before, self.what or f"{what}: {self.why_not}.") if line]

    @property
    def agreed(self) -> str:
        """The label of the button that agrees."""
        return f"{self.whose} agrees" if self.sign else f"{self.whose}: agreed"

    @property
    def enough(self) -> str:
        """The label of the button that ends the question."""
        return "Go on from here" if self.before else "Leave it so"

    @property
    def spoken(self) -> list[str]:
        """The question and the buttons, for a screen reader."""
        ways = [self.agreed] if self.whose else []
        # The first line says once more what has been taken back.
        asked = [self.headline] if self.whose else [] if self.before else [f"{self.headline}."]
        return [" ".join([*asked, *self.lines, f"Press {' or '.join([*ways, self.enough])}."])]


def render_consent(consent: UndoConsent, question: int) -> str:
    """Render the question whether all players agree to undo the last step."""
    lines = "".join([f"<p>{escape(line)}</p>" for line in consent.lines])
    agree = render_command_button("agree", consent.agreed, "vfw-primary", first=True) if consent.whose else ""
    back = render_command_button("put back", "Put it back") if consent.before else ""
    enough = render_command_button(
        "enough", consent.enough, "" if agree else "vfw-primary", first=not agree, leaves=True
    )
    return (
        f'{open_overlay_tag("vfw-consent", question)} data-side="{escape(consent.seat)}" role="dialog"'
        ' aria-modal="true"'
        f' aria-label="{escape(consent.headline)}"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Undo, if all agree</p>'
        f"<h2>{sign_svg(consent.sign) if consent.sign else ''}{escape(consent.headline)}</h2>{lines}"
        '<p class="vfw-small">Players who have answered since undo their own first. A die that fell and a card that '
        f'was seen stay.</p><div class="vfw-tools">{agree}{back}{enough}</div></div></section>'
    )
