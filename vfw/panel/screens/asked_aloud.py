"""What can be asked for by ear at any moment: a key, a button in the menu, and the lines of the answer."""

from __future__ import annotations

from html import escape

from vfw.panel.faces.cardface import CardFace
from vfw.panel.play.sitting import Sitting
from vfw.panel.skins.protocol import Abilities
from vfw.untrusted_input import quoted

QUESTION, BOARD, HAND, LAST, SCORE = "question", "board", "hand", "last", "score"
KEYS = {QUESTION: "Q", BOARD: "R", HAND: "H", LAST: "L", SCORE: "S"}
NOTHING = "There is nothing to tell."


def ask_html(can: Abilities) -> str:
    """The buttons: screen readers keep letters for themselves. The page finds in them what a key asks for."""
    names = {QUESTION: "The question", BOARD: can.aloud.board_name, HAND: "Your hand", LAST: "What happened last"}
    lacks = {BOARD: not can.aloud, HAND: not can.hand}
    buttons = "".join(
        f'<button type="button" class="vfw-button" data-ask="{about}" aria-keyshortcuts="{key}">'
        f'{escape(names.get(about, "The score"))} <kbd aria-hidden="true">{key}</kbd></button>'
        for about, key in KEYS.items()
        if not lacks.get(about)
    )
    return f'<fieldset class="vfw-choice"><legend>Hear it</legend>{buttons}</fieldset>'


def answer(about: str, sitting: Sitting) -> list[str]:
    """What is told to whoever asks for anything but the question. Raises ValueError where nobody can ask for it."""
    abilities, view = sitting.abilities, sitting.view
    lines = {
        BOARD: lambda: abilities.aloud.board(view),
        HAND: lambda: [_card(card) for card in abilities.hand.hand(view).cards],
        LAST: lambda: sitting.ear.last,
        SCORE: lambda: _score(sitting),
    }
    if about not in lines:
        raise ValueError(f"nobody can ask for {quoted(about)}; expected {', '.join(KEYS)}")
    return lines[about]() or [NOTHING]


def _card(card: CardFace) -> str:
    open_ways = [f"{use.label}: {use.gives}" if use.gives else use.label for use in card.uses if not use.why_not]
    ways = f"Can be played for: {'; '.join(open_ways)}" if open_ways else ""
    closed = [f"{use.label} cannot be chosen: {use.why_not}" for use in card.uses if use.why_not]
    parts = [card.title, card.place, card.text, card.condition, card.missing, ways, *closed]
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)


def _score(sitting: Sitting) -> list[str]:
    abilities, view = sitting.abilities, sitting.view
    if score := abilities.aloud.score(view):
        return score
    tracks, tallies = abilities.table.tracks(view)
    told = [f"{track.says.rstrip('.')}." for track in tracks]
    told += [" ".join(filter(None, [str(tally.number), tally.text, tally.purpose])) + "." for tally in tallies]
    sides = [
        f"{camp.name}{f' ({camp.note})' if camp.note else ''}: {', '.join(row for row, _ in camp.rows)}."
        for camp in abilities.camps.camps(view)
    ]
    facts = [f"{name}: {value}." for name, value in abilities.table.facts(view)]
    return [line for line in [" ".join(told), *sides, " ".join(facts)] if line]
