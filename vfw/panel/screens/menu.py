"""The menu: the game as a file, and how this visitor likes the page. The page itself keeps the likings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape

from vfw.history.writing import DESCRIBED, FULL, MASKED
from vfw.panel.faces.html import command_button, local_button, save_aside_button, sheet_button
from vfw.panel.faces.record_html import HEADING as RECORD
from vfw.panel.screens.asked_aloud import ask_html
from vfw.panel.skins.capabilities import Capabilities

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
def menu_html(
    can: Capabilities,
    seed: str,
    why_no_save: str,
    is_playing: bool = False,
    is_replay: bool = False,
    is_scenario: bool = False,
) -> str:
    """What the game `can` is there; the rest is left out. `seed` is what it was dealt with; `why_no_save` why it cannot
    be saved, "" where it can; `is_replay` says whether it is looked back at, `is_scenario` whether it began as a
    scenario says."""
    dealt = f'<p class="vfw-small">Dealt with the seed <b>{escape(seed)}</b>.</p>' if seed and is_playing else ""
    game = [
        command_button("save", "Save as a file", why_not=why_no_save),
        local_button("open", "Open a file"),
        save_aside_button(),
        # Whether one can begin here is told when it is asked for: else the menu would be sent again at every answer.
        *([command_button("save scenario", "Save this moment as a scenario")] if is_playing and can.scenarios else []),
        *([command_button("look back", "Look back")] if is_playing and not is_replay else []),
        *([command_button("start page", "New game")] if is_playing else []),
    ]
    secrets = can.secrets.secrets_in_saves if is_playing else ""
    if secrets:
        dealt += f'<p class="vfw-small">A save lies open: whoever reads the file finds {escape(secrets)} in it.</p>'
    page = [
        *([sheet_button("help", "How to play")] if can.dialogs else []),
        *([sheet_button("scenario", "About this scenario")] if is_scenario else []),
        *([sheet_button("record", RECORD)] if can.history and (is_playing or is_replay) else []),
        local_button("whole screen", "Full screen"),
    ]
    help_html = setting_html("Help", "help", HELPS) if can.advice else ""
    passages = setting_html("Passages with racist words or violence", "sensitivity", SENSITIVITIES)
    passages = passages if can.history else ""
    asks = letters = ""
    if is_playing and not is_replay:
        asks = ask_html(can)
        letters = setting_html(
            "Letters that ask what can be heard, and digits as keys, outside fields and the map", "keys", KEYS
        )
    return (
        '<div class="vfw-menu vfw-sheet" popover="manual" role="dialog" aria-label="Menu">'
        f'<div class="vfw-menu-head"><h2>Menu</h2>{local_button("menu", "Close")}</div>'
        f'<div class="vfw-tools">{"".join(game)}</div>{dealt}<div class="vfw-tools">{"".join(page)}</div>'
        f"{asks}{setting_html(f'Moves of {can.seating.others}', 'pace', PACES)}{help_html}{passages}"
        f"{setting_html('Size of everything', 'size', SIZES)}"
        f"{setting_html('Colours', 'light', LIGHTS)}{setting_html('Movement', 'motion', MOTIONS)}{letters}"
        '<input type="file" accept=".json,.jsonl,.md,.txt,application/json" hidden data-open></div>'
    )


def setting_html(legend: str, name: str, options: Sequence[tuple[str, str]]) -> str:
    """A row of buttons, of which one is pressed: (value, label) each. The page keeps the liking `name`."""
    buttons = "".join(
        f'<button type="button" class="vfw-button" data-setting="{name}" data-value="{value}" aria-pressed="false">'
        f"{escape(label)}</button>"
        for value, label in options
    )
    return f'<fieldset class="vfw-choice"><legend>{escape(legend)}</legend>{buttons}</fieldset>'
