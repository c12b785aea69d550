"""What lies on the page for one sitting: the map, and the HTML of every region."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from vfw.core.questions import Decision, Roll, Shuffle
from vfw.panel import covers
from vfw.panel.ending import ending_html
from vfw.panel.hand import hand_html, table_html
from vfw.panel.html import command_button
from vfw.panel.map import StateMap
from vfw.panel.prompt import PromptFace, prompt_html
from vfw.panel.sitting import Sitting
from vfw.panel.tracks import camps_html, head_html, log_html

LOG_LINES = 32
WORDS_HEARD = 20


def show_on_map(states: StateMap, sitting: Sitting, question: int) -> None:
    """The states as they are, what changed since the viewer last chose, and what may be chosen."""
    skin, view = sitting.skin, sitting.view
    pending = view.pending
    choices = pending.choices if isinstance(pending, Decision) else ()
    about = pending.about if isinstance(pending, Decision) else ""
    faces = skin.states(view, skin.changed(sitting.news))
    states.show(
        faces,
        question=question,
        states_legal=[str(choice) for choice in choices if choice in faces] if about == "state" else (),
        regions_legal=[str(choice) for choice in choices] if about == "region" else (),
        campaigners=skin.campaigners(view),
    )


def regions_html(sitting: Sitting, question: int, notice: str) -> dict[str, str]:
    """The HTML of the regions by name."""
    skin, view, match = sitting.skin, sitting.view, sitting.match
    tracks, tallies = skin.tracks(view)
    events = [event for position in match.positions for event in position.news]
    shown = {
        "head": head_html(skin.title, skin.subtitle, tracks, tallies),
        "camps": camps_html(skin.camps(view)),
        "log": log_html(skin.log(events, sitting.seen_by)[-LOG_LINES:]),
        "cover": covers.hand_off_html(skin, view, question) if sitting.awaits_hand_off else "",
    }
    if match.outcome:
        tools = [command_button("start page", "Play again", "vfw-primary")]
        ending = ending_html(skin.ending(view), _seed(match.chance.header()), tools, question)
        return {**shown, "camps": "", "hand": "", "table": "", "prompt": ending}
    return {
        **shown,
        "hand": hand_html(skin.hand(view), "Your hand", question),
        "table": table_html(skin.table(view)),
        "prompt": prompt_html(_prompt(sitting, view, notice), question),
    }


def sentence(sitting: Sitting) -> str:
    """What a screen reader says: what happened last, where there is room for it, and what to do."""
    lines = sitting.skin.log(sitting.news, sitting.seen_by)
    last = [line for line, begins in lines if begins][-1:] or [line for line, _ in lines][-1:]
    headline = sitting.skin.prompt(sitting.view).headline
    headline += "" if headline.endswith("?") else "."
    both = " ".join([*last, headline])
    return both if len(both.split()) <= WORDS_HEARD else headline


def _prompt(sitting: Sitting, view: Any, notice: str) -> PromptFace:
    face, pending = sitting.skin.prompt(view), view.pending
    choices, dice, detail = face.choices, face.dice, face.detail
    if isinstance(pending, Roll):
        choices = {shown: str(shown) for shown in range(1, pending.sides + 1)}
        dice = [(pending.sides, shown) for shown in sitting.faces]
        which = f"Die {len(sitting.faces) + 1} of {pending.n}: what does it show?" if pending.n > 1 else ""
        detail = " ".join(filter(None, [which, detail]))
    return replace(
        face,
        detail=detail,
        dice=dice,
        choices=choices,
        notice=notice,
        ways=_ways(sitting, view),
        tools=_tools(sitting, view),
    )


def _ways(sitting: Sitting, view: Any) -> list[str]:
    """Buttons that say how to answer, beside those that answer."""
    ways = [
        command_button("colour", colour.capitalize(), f"vfw-{colour}", value=colour, pressed=colour == sitting.colour)
        for colour in sitting.colours()
    ]
    if sitting.skin.formality(view) and len(view.pending.choices) > 1:
        ways.append(command_button("all", "Place them all"))
    if isinstance(view.pending, Shuffle):
        ways.append(command_button("shuffle", "Shuffle"))
    if sitting.nobody_plays and isinstance(view.pending, Decision):
        ways.append(command_button("next", "Next card", "vfw-primary"))
    return ways


def _tools(sitting: Sitting, view: Any) -> list[str]:
    tools = []
    if not sitting.nobody_plays:
        redo = "" if sitting.can_redo() else "nothing was taken back"
        tools = [
            command_button("undo", "Undo", why_not=sitting.why_no_undo()),
            command_button("redo", "Redo", why_not=redo),
        ]
    return [*tools, command_button("start page", "New game")]


def _seed(chance: dict[str, Any]) -> str:
    """The seed by which cards, or cards and dice, can be dealt again."""
    return str((chance.get("cards") or chance).get("seed", ""))
