"""The menu: files, preferences that the page keeps, and spoken answers about the game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from vfw.core.match import Match
from vfw.history.writing import DESCRIBED, FULL, MASKED
from vfw.panel.rendering.dialogs import RECORD_HEADING as RECORD
from vfw.panel.rendering.table import NO_GAME, game_seed
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Capabilities, Skin
from vfw.panel.view_models.table import CardModel
from vfw.templating import Markup, call_macro
from vfw.untrusted_input import quoted

QUESTION, BOARD, HAND, LAST, SCORE = "question", "board", "hand", "last", "score"


ANSWER_KEYS = {QUESTION: "Q", BOARD: "R", HAND: "H", LAST: "L", SCORE: "S"}


NOTHING_TO_TELL = "There is nothing to tell."


MENU = "panel/templates/menu.html"


def questions_to_hear(can: Capabilities) -> list[tuple[str, str, str]]:
    """Return the questions about the game that a visitor can hear answered: (about, name, key) each."""
    names = {QUESTION: "The question", BOARD: can.speech.board_name, HAND: "Your hand", LAST: "What happened last"}
    lacks = {BOARD: not can.speech, HAND: not can.hand}
    return [(about, names.get(about, "The score"), key) for about, key in ANSWER_KEYS.items() if not lacks.get(about)]


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


class GameInMenu(NamedTuple):
    """The game beside which the menu is open.

    Attributes:
        seed: The seed of the game.
        why_no_save: The reason why the game cannot be saved; "" if it can.
        is_playing: Whether the game is on the table and not over.
        is_replay: Whether the game is shown as a replay.
        is_scenario: Whether the game began with a scenario.
    """

    seed: str
    why_no_save: str
    is_playing: bool = False
    is_replay: bool = False
    is_scenario: bool = False


@lru_cache(maxsize=8)  # it is asked for at every press, and hardly ever another one
def render_menu(can: Capabilities, game: GameInMenu) -> Markup:
    """Render the menu, without entries that the game lacks."""
    is_asked = game.is_playing and not game.is_replay
    settings = [
        (f"Moves of {can.seating.others}", "pace", PACES),
        *([("Help", "help", HELPS)] if can.advice else []),
        *([("Passages with racist words or violence", "sensitivity", SENSITIVITIES)] if can.history else []),
        ("Size of everything", "size", SIZES),
        ("Colors", "light", LIGHTS),
        ("Movement", "motion", MOTIONS),
        *(
            [("Letters that ask what can be heard, and digits as keys, outside fields and the map", "keys", KEYS)]
            if is_asked
            else []
        ),
    ]
    questions = questions_to_hear(can) if is_asked else []
    return call_macro(MENU, "menu", can, game, questions, settings, RECORD)


def render_setting(legend: str, name: str, options: Sequence[tuple[str, str]]) -> Markup:
    """Render a row of buttons, (value, label) each, one of them pressed. The page keeps the preference `name`."""
    return call_macro(MENU, "setting", legend, name, options)


def render_game_menu(skin: Skin, match: Match[Any, Any] | None, is_playing: bool, is_replay: bool) -> Markup:
    """Render the menu beside a game: on the table, in replay, or waiting. Without a game nothing can be saved."""
    if match is None:
        return render_menu(skin.capabilities, GameInMenu("", NO_GAME))
    why_no_save = "" if match.can_save else "it began in the middle of a game"
    is_scenario = is_playing and skin.capabilities.scenarios.introduction(match) is not None
    game = GameInMenu(game_seed(match), why_no_save, is_playing, is_replay, is_scenario)
    return render_menu(skin.capabilities, game)
