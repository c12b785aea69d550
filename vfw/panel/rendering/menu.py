"""The menu: files, preferences that the page keeps, and spoken answers about the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape
from typing import Any

from vfw.core.match import Match
from vfw.history.writing import DESCRIBED, FULL, MASKED
from vfw.panel.html import (
    render_command_button,
    render_dialog_button,
    render_local_button,
    render_unreadable_save_button,
)
from vfw.panel.rendering.dialogs import RECORD_HEADING as RECORD
from vfw.panel.rendering.table import NO_GAME, game_seed
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Capabilities, Skin
from vfw.panel.view_models.table import CardModel
from vfw.untrusted_input import quoted

QUESTION, BOARD, HAND, LAST, SCORE = "question", "board", "hand", "last", "score"


ANSWER_KEYS = {QUESTION: "Q", BOARD: "R", HAND: "H", LAST: "L", SCORE: "S"}


NOTHING_TO_TELL = "There is nothing to tell."


def render_answer_buttons(can: Capabilities) -> str:
    """Render the buttons that answer questions about the game. The page presses them for single-letter keys."""
    names = {QUESTION: "The question", BOARD: can.speech.board_name, HAND: "Your hand", LAST: "What happened last"}
    lacks = {BOARD: not can.speech, HAND: not can.hand}
    buttons = "".join(
        f'<button type="button" class="vfw-button" data-ask="{about}" aria-keyshortcuts="{key}">'
        f'{escape(names.get(about, "The score"))} <kbd aria-hidden="true">{key}</kbd></button>'
        for about, key in ANSWER_KEYS.items()
        if not lacks.get(about)
    )
    return f'<fieldset class="vfw-choice"><legend>Hear it</legend>{buttons}</fieldset>'


def spoken_answer(about: str, session: GameSession) -> list[str]:
    """Return the spoken answer to a question about the game.

    Raises:
        ValueError: The question is unknown.
    """
    capabilities, view = session.capabilities, session.view
    lines = {
        BOARD: lambda: capabilities.speech.board(view),
        HAND: lambda: [_card(card) for card in capabilities.hand.hand(view).cards],
        LAST: lambda: session.announcer.last,
        SCORE: lambda: _score(session),
    }
    if about not in lines:
        raise ValueError(f"no answer to {quoted(about)}; expected {', '.join(ANSWER_KEYS)}")
    return lines[about]() or [NOTHING_TO_TELL]


def _card(card: CardModel) -> str:
    open_ways = [f"{use.label}: {use.gives}" if use.gives else use.label for use in card.uses if not use.why_not]
    ways = f"Can be played for: {'; '.join(open_ways)}" if open_ways else ""
    closed = [f"{use.label} cannot be chosen: {use.why_not}" for use in card.uses if use.why_not]
    parts = [card.title, card.place, card.text, card.condition, card.missing, ways, *closed]
    return " ".join(part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part)


def _score(session: GameSession) -> list[str]:
    capabilities, view = session.capabilities, session.view
    if score := capabilities.speech.score(view):
        return score
    tracks, tallies = capabilities.table.tracks(view)
    told = [f"{track.says.rstrip('.')}." for track in tracks]
    told += [" ".join(filter(None, [str(tally.number), tally.text, tally.purpose])) + "." for tally in tallies]
    sides = [
        f"{camp.name}{f' ({camp.note})' if camp.note else ''}: {', '.join(row for row, _ in camp.rows)}."
        for camp in capabilities.sides.sides(view)
    ]
    facts = [f"{name}: {value}." for name, value in capabilities.table.facts(view)]
    return [line for line in [" ".join(told), *sides, " ".join(facts)] if line]


PACES = [
    ("one", "One at a time"),
    ("slow", "Slowly"),
    ("usual", "At an easy pace"),
    ("fast", "Fast"),
    ("none", "At once"),
]


SIZES = [("1", "Usual"), ("2", "Large"), ("3", "Largest")]


HELPS = [("none", "None"), ("odds", "Odds"), ("hints", "Odds and hints"), ("guided", "A guided game")]


SENSITIVITIES = [(FULL, "Shown"), (MASKED, "Covered until opened"), (DESCRIBED, "Described only")]


LIGHTS = [("system", "As this device"), ("light", "Light"), ("dark", "Dark")]


KEYS = [("on", "On"), ("off", "Off")]


MOTIONS = [("system", "As this device"), ("still", "No movement")]


@lru_cache(maxsize=8)  # it is asked for at every press, and hardly ever another one
def render_menu(
    can: Capabilities,
    seed: str,
    why_no_save: str,
    is_playing: bool = False,
    is_replay: bool = False,
    is_scenario: bool = False,
) -> str:
    """Render the menu, without entries that the game lacks.

    Args:
        can: The capabilities of the game.
        seed: The seed of the game.
        why_no_save: The reason why the game cannot be saved; "" if it can.
        is_playing: Whether the game is on the table and not over.
        is_replay: Whether the game is shown as a replay.
        is_scenario: Whether the game began with a scenario.
    """
    dealt = f'<p class="vfw-small">Dealt with the seed <b>{escape(seed)}</b>.</p>' if seed and is_playing else ""
    game = [
        render_command_button("save", "Save as a file", why_not=why_no_save),
        render_local_button("open", "Open a file"),
        render_unreadable_save_button(),
        # Whether a scenario can begin here is checked on request, or each answer would send the menu again.
        *(
            [render_command_button("save scenario", "Save this moment as a scenario")]
            if is_playing and can.scenarios
            else []
        ),
        *([render_command_button("look back", "Look back")] if is_playing and not is_replay else []),
        *([render_command_button("start page", "New game")] if is_playing else []),
    ]
    secrets = can.secrets.secrets_in_saves if is_playing else ""
    if secrets:
        warning = f"A save is not encrypted. Everyone who reads the file finds {escape(secrets)} in it."
        dealt += f'<p class="vfw-small">{warning}</p>'
    page = [
        *([render_dialog_button("help", "How to play")] if can.dialogs else []),
        *([render_dialog_button("scenario", "About this scenario")] if is_scenario else []),
        *([render_dialog_button("record", RECORD)] if can.history and (is_playing or is_replay) else []),
        render_local_button("whole screen", "Full screen"),
    ]
    help_html = render_setting("Help", "help", HELPS) if can.advice else ""
    passages = render_setting("Passages with racist words or violence", "sensitivity", SENSITIVITIES)
    passages = passages if can.history else ""
    asks = letters = ""
    if is_playing and not is_replay:
        asks = render_answer_buttons(can)
        letters = render_setting(
            "Letters that ask what can be heard, and digits as keys, outside fields and the map", "keys", KEYS
        )
    return (
        '<div class="vfw-menu vfw-sheet" popover="manual" role="dialog" aria-label="Menu">'
        f'<div class="vfw-menu-head"><h2>Menu</h2>{render_local_button("menu", "Close")}</div>'
        f'<div class="vfw-tools">{"".join(game)}</div>{dealt}<div class="vfw-tools">{"".join(page)}</div>'
        f"{asks}{render_setting(f'Moves of {can.seating.others}', 'pace', PACES)}{help_html}{passages}"
        f"{render_setting('Size of everything', 'size', SIZES)}"
        f"{render_setting('Colors', 'light', LIGHTS)}{render_setting('Movement', 'motion', MOTIONS)}{letters}"
        '<input type="file" accept=".json,.jsonl,.md,.txt,application/json" hidden data-open></div>'
    )


def render_setting(legend: str, name: str, options: Sequence[tuple[str, str]]) -> str:
    """Render a row of buttons, (value, label) each, one of them pressed. The page keeps the preference `name`."""
    buttons = "".join(
        f'<button type="button" class="vfw-button" data-setting="{name}" data-value="{value}" aria-pressed="false">'
        f"{escape(label)}</button>"
        for value, label in options
    )
    return f'<fieldset class="vfw-choice"><legend>{escape(legend)}</legend>{buttons}</fieldset>'


def render_game_menu(skin: Skin, match: Match[Any, Any] | None, is_playing: bool, is_replay: bool) -> str:
    """Render the menu beside a game: on the table, in replay, or waiting. None without a game."""
    if match is None:
        return render_menu(skin.capabilities, "", NO_GAME)
    why_no_save = "" if match.can_save else "it began in the middle of a game"
    is_scenario = is_playing and skin.capabilities.scenarios.introduction(match) is not None
    return render_menu(skin.capabilities, game_seed(match), why_no_save, is_playing, is_replay, is_scenario)
