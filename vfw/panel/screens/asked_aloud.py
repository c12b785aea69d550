"""What can be asked for by ear at any moment: a key, a button in the menu, and the lines of the answer."""

from __future__ import annotations

from html import escape

from vfw.foreign import quoted
from vfw.panel.faces.cardface import CardFace
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Capabilities

QUESTION, BOARD, HAND, LAST, SCORE = "question", "board", "hand", "last", "score"
KEYS = {QUESTION: "Q", BOARD: "R", HAND: "H", LAST: "L", SCORE: "S"}
NOTHING = "There is nothing to tell."


def ask_html(can: Capabilities) -> str:
    """The buttons: screen readers keep letters for themselves. The page finds in them what a key asks for."""
    names = {QUESTION: "The question", BOARD: can.speech.board_name, HAND: "Your hand", LAST: "What happened last"}
    lacks = {BOARD: not can.speech, HAND: not can.hand}
    buttons = "".join(
        f'<button type="button" class="vfw-button" data-ask="{about}" aria-keyshortcuts="{key}">'
        f'{escape(names.get(about, "The score"))} <kbd aria-hidden="true">{key}</kbd></button>'
        for about, key in KEYS.items()
        if not lacks.get(about)
    )
    return f'<fieldset class="vfw-choice"><legend>Hear it</legend>{buttons}</fieldset>'


def answer(about: str, sitting: GameSession) -> list[str]:
    """What is told to whoever asks for anything but the question. Raises ValueError where nobody can ask for it."""
    abilities, view = sitting.capabilities, sitting.view
    lines = {
        BOARD: lambda: abilities.speech.board(view),
        HAND: lambda: [_card(card) for card in abilities.hand.hand(view).cards],
        LAST: lambda: sitting.announcer.last,
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


def _score(sitting: GameSession) -> list[str]:
    abilities, view = sitting.capabilities, sitting.view
    if score := abilities.speech.score(view):
        return score
    tracks, tallies = abilities.table.tracks(view)
    told = [f"{track.says.rstrip('.')}." for track in tracks]
    told += [" ".join(filter(None, [str(tally.number), tally.text, tally.purpose])) + "." for tally in tallies]
    sides = [
        f"{camp.name}{f' ({camp.note})' if camp.note else ''}: {', '.join(row for row, _ in camp.rows)}."
        for camp in abilities.sides.sides(view)
    ]
    facts = [f"{name}: {value}." for name, value in abilities.table.facts(view)]
    return [line for line in [" ".join(told), *sides, " ".join(facts)] if line]
