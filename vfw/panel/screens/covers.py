"""Pages that lie over the table: what is read before a game, the hand-off at one screen, a way out of an error."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Any

from vfw.core.questions import Decision
from vfw.history.writing import Sensitivity
from vfw.panel.faces.card_notes import note_html
from vfw.panel.faces.changing_hands import Offer, offers_html
from vfw.panel.faces.choosing import LONGEST_NAME
from vfw.panel.faces.html import command_button
from vfw.panel.faces.sheets import SheetFace, sheet_html
from vfw.panel.session.screen import PlayerNames
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.seat_signs import sign_svg


def cover(css: str, question: int) -> str:
    """The beginning of the tag of a cover."""
    return f'<section class="vfw-cover {css}" data-region="cover" data-question="{question}"'


def hand_off_html(skin: Skin, names: PlayerNames, view: Any, question: int, *, asks_all: bool = False) -> str:
    """The screen changes hands; no hand is on the page until the next person says so. `view` is that of the table.
    With `asks_all` it can be asked whether the last act is taken back."""
    pending = view.pending
    assert isinstance(pending, Decision)
    seat, away = pending.seat, skin.capabilities.secrets.look_away_text_at(view)
    seat_too = skin.seat_name(seat) if names.typed(seat) else ""
    kicker = " · ".join(filter(None, ["Hand over the screen", seat_too, skin.capabilities.moments.moment(view)]))
    shown, ready = (
        ("Your cards are", ": show my cards") if skin.capabilities.hand else ("What only you may know is", "")
    )
    sign = names.sign(seat)
    button = command_button("ready", f"I am ready{ready}", "vfw-primary", first=True)
    if names.can_be_typed:
        button = _named_html(names.typed(seat), f"I am ready{ready}")
    undo = f'<div class="vfw-tools">{command_button("ask all", "Not yet: undo …")}</div>' if asks_all else ""
    return (
        f'{cover("vfw-hand-off", question)} data-side="{escape(seat)}"'
        ' role="dialog" aria-modal="true" aria-label="Hand over the screen"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">{escape(kicker)}</p>'
        f"<h2>{sign_svg(sign) if sign else ''}{escape(names.of(seat))}, it is your turn</h2>"
        f"<p>{shown} shown when you say that you are ready. {escape(away)}</p>{button}"
        f"{undo}</div></section>"
    )


def _named_html(name: str, ready: str) -> str:
    """Whoever is ready can type a name too, or another."""
    field = (
        '<label class="vfw-field">Your name <span class="vfw-small">(as the others see it; it may stay empty)</span>'
        f'<input name="name" value="{escape(name)}" autocomplete="off" maxlength="{LONGEST_NAME}" data-key="name">'
        "</label>"
    )
    folded = f'<details><summary data-key="another name">Another name</summary>{field}</details>'
    return (
        '<form><button type="submit" class="vfw-button vfw-primary" data-command="ready" data-first>'
        f"{escape(ready)}</button>{folded if name else field}</form>"
    )


def opened_html(title: str, offers: Sequence[Offer], who_looks: str, question: int) -> str:
    """What has changed hands, before the two between whom it did."""
    title, look = escape(title), f"<p>{escape(who_looks)}</p>" if who_looks else ""
    return (
        f'{cover("vfw-opened-offers", question)} role="dialog" aria-modal="true" aria-label="{title}">'
        f'<div class="vfw-sheet"><h2>{title}</h2>{offers_html(offers, "What each holds now")}{look}'
        f"{command_button('next', 'Go on', 'vfw-primary', first=True, leaves=True)}</div></section>"
    )


def introduction_html(face: SheetFace, question: int) -> str:
    """What is read before a game that begins in the middle of history."""
    return (
        f'{cover("vfw-introduction", question)} role="dialog" aria-modal="true" aria-label="{escape(face.title)}">'
        f'<div class="vfw-sheet"><div class="vfw-ribbon" aria-hidden="true"></div>{sheet_html(face, reads_first=True)}'
        f'<div class="vfw-tools">{command_button("read", "Begin", "vfw-primary")}'
        f"{command_button('start page', 'Back')}</div></div></section>"
    )


def note_first_html(face: SheetFace, card: str, sensitivity: Sensitivity, question: int) -> str:
    """The note that is read before a card is played; `face` is that of the card's sheet."""
    assert face.note is not None
    title = escape(face.title)
    return (
        f'{cover("vfw-note-first", question)} data-side="{escape(face.side)}" data-card="{escape(card)}"'
        f' role="dialog" aria-modal="true" aria-label="Before you play {title}"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Before you play</p><h2 tabindex="-1" data-first>{title}</h2>'
        f"{note_html(face.note, sensitivity, 'cover-')}"
        f'<div class="vfw-tools">{command_button("play it", "Play it", "vfw-primary")}'
        f"{command_button('not now', 'Back', leaves=True)}</div></div></section>"
    )


def broken_html(question: int, step: int = 0) -> str:
    """The table cannot be painted. There is still a way out; a `step` of the tutorial can be begun again too."""
    again = command_button("again", "This step again", value=str(step)) if step else ""
    leave = command_button("start page", "Leave" if step else "New game")
    return (
        f'{cover("vfw-broken", question)} role="alertdialog" aria-label="Something went wrong"><div class="vfw-sheet">'
        "<h2>Something went wrong</h2><p>The table cannot be shown.</p>"
        f'<div class="vfw-tools">{command_button("undo", "Undo", first=True)}{again}{leave}</div></div></section>'
    )
