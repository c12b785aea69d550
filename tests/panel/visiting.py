"""Record what the page says on some visits: every text, name and button, as a screen reader meets them, and the map.

No looks: how it is painted is no part of it. `python -m tests.panel.visiting` writes the visits again; then read the
difference.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.panel.screen import Screen
from tests.votes.golden import GOLDEN, kept_games
from vfw.panel.web.page import REGIONS
from vfw.resources import lessons
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.board import STATES

FOLDER = GOLDEN / "visits"
UNSAID = {"class", "style", "type", "d", "viewbox", "cx", "cy", "r", "data-question"}
"""Looks, and numbers that only the page and the kernel tell each other."""


class Reading(HTMLParser):
    """HTML as lines: a tag with its attributes, and the text that follows it."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.lines: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        said = [name if value is None else f"{name}={value}" for name, value in attrs if name not in UNSAID]
        if said or tag not in ("div", "span", "svg", "path", "circle"):
            self.lines.append(" ".join([f"<{tag}>", *said]))

    def handle_data(self, data: str) -> None:
        if data.strip() and self.lines:
            self.lines[-1] += f" {data.strip()}"


Visit = Callable[[Screen], Iterator[str]]


def start_page(screen: Screen) -> Iterator[str]:
    yield "the front"
    for leaf in ("learn", "choose"):
        screen.press(leaf)
        yield leaf
        screen.press("front")


def two_at_a_table(screen: Screen) -> Iterator[str]:
    send_preferences(screen, shows_steps=False, help="odds")
    screen.begin(opposition="person", seed="11")
    yield from going_on(screen, 140, {0, 1, 2, 3, 5, 8, 13, 40, 80, 130})


def against_the_computer(screen: Screen) -> Iterator[str]:
    send_preferences(screen, shows_steps=True, help="hints")
    screen.begin(opposition="greedy")
    rng = Random(5)
    for number in range(90):
        if "hint" in screen.commands and number % 9 == 0:
            screen.press("hint")
            yield "a hint"
        act(screen, rng)
        if number in (3, 4, 20, 50, 80):
            yield f"after {number} acts"
    while "undo" not in screen.commands or not screen.picks:
        act(screen, rng)
    screen.press("undo")
    yield "an answer was taken back"
    for about in ("help", "log", "word:congress", "card:lucy-stone", "discards:opposition", "record"):
        screen.send({"kind": "sheet", "about": about})
        yield f"the sheet about {about}"


def against_the_oppobot(screen: Screen) -> Iterator[str]:
    send_preferences(screen, shows_steps=True, help="none", sensitivity="described")
    screen.begin(opposition="oppobot")
    yield from going_on(screen, 130, {0, 1, 6, 30, 31, 32, 60, 90, 120})


def real_dice(screen: Screen) -> Iterator[str]:
    send_preferences(screen, shows_steps=False, help="odds", sensitivity="full")
    screen.begin(opposition="person", dice="table")
    yield from going_on(screen, 40, {7, 15, 25, 39})


def a_scenario(screen: Screen) -> Iterator[str]:
    screen.send({"kind": "open", "save": lessons("scenarios")["1920-nashville"]})
    yield "its introduction"
    screen.press("read")
    yield from going_on(screen, 12, {0, 2, 5, 9})
    yield from to_the_end(screen)


def a_file_that_is_none(screen: Screen) -> Iterator[str]:
    screen.send({"kind": "open", "save": "{"})
    yield "refused"


def looking_back(screen: Screen) -> Iterator[str]:
    screen.send({"kind": "open", "save": load_recorded_match(kept_games()[2]).save()})
    yield "at the start"
    for pressed in ("forward", "next card", "next card", "play", "forward", "forward", "back", "previous card"):
        screen.press(pressed)
        yield pressed
    for moment in (40, 90, 200, 100_000):
        command(screen, "go", str(moment))
        yield f"at {moment}"
    command(screen, "speed", "fast")
    command(screen, "see", "opposition")
    yield "faster, with the cards of the Opposition"
    screen.press("play from here")
    yield "who plays on"


def learning(screen: Screen) -> Iterator[str]:
    screen.press("learn")
    for number in range(1, 6):
        screen.press("lesson", value=str(number))
        yield f"step {number}"
        act(screen, Random(number))
        yield f"step {number}, after an act"
        screen.press("start page")


VISITS: tuple[Visit, ...] = (
    *(start_page, two_at_a_table, against_the_computer, against_the_oppobot, real_dice, a_scenario),
    *(a_file_that_is_none, looking_back, learning),
)


def send_preferences(screen: Screen, **likings: Any) -> None:
    screen.send({"kind": "manner", **likings})


def command(screen: Screen, name: str, value: str) -> None:
    """Return the message of a list on the page."""
    screen.send({"kind": "command", "name": name, "fields": {"value": value}, "question": screen.panel.question})


def act(screen: Screen, rng: Random) -> None:
    """Press a button if there is one, otherwise choose: half the time a card with its use."""
    for command in ("read", "ready", "play it", "throw", "shuffle", "go on", "next"):
        if command in screen.commands:
            return screen.press(command)
    return screen.pick(rng.choice(screen.picks))


def going_on(screen: Screen, undo_steps: int, shown: set[int]) -> Iterator[str]:
    rng = Random(3)
    for number in range(undo_steps):
        if screen.match.outcome:
            break
        if number in shown:
            yield f"after {number} acts"
        act(screen, rng)


def to_the_end(screen: Screen) -> Iterator[str]:
    rng = Random(4)
    while not screen.match.outcome or screen.picks or {"next", "ready"} & {*screen.commands}:
        act(screen, rng)
    yield "the end"


def visited(visit: Visit) -> str:
    """A visit, moment by moment: the regions that are other than at the moment before."""
    lines = [f"# {visit.__name__.replace('_', ' ')}"]
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(secrets, "token_bytes", lambda n: bytes(n or 0))  # seeds that were not chosen
        screen, before = Screen(monkeypatch, slot="play"), dict[str, list[str]]()
        for moment in visit(screen):
            now = {region: Reading(screen.html(region)).lines for region in REGIONS}
            now["map"] = _on_the_map(screen)
            now["heard"] = screen.lines
            now["sheet"] = _sheet(screen)
            lines.append(f"\n## {moment}")
            for region, said in now.items():
                if region == "map":  # 48 states, few of them other than before
                    said = [line for line in said if line not in before.get("map", [])]
                if said != before.get(region, []):
                    lines += [f"\n{region}:", *(f"    {line}" for line in said)]
            before = now
    return "\n".join(lines) + "\n"


def _on_the_map(screen: Screen) -> list[str]:
    overlay = screen.map._overlay
    states = {name: getattr(overlay, name) for name in overlay.trait_names() if name in STATES}
    faces = {state: {name: value for name, value in face.items() if value} for state, face in states.items()}
    scene = {name: value for name, value in overlay.scene.items() if name not in ("showing", "question")}
    return [f"{name}: {json.dumps(value, ensure_ascii=False)}" for name, value in (scene | faces).items()]


def _sheet(screen: Screen) -> list[str]:
    """Return the text of the last requested dialog."""
    told = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    sheets = [content["html"] for content in told if content["kind"] == "sheet"]
    return Reading(sheets[-1]).lines if sheets else []


def kept(visit: Visit) -> Path:
    return FOLDER / f"{visit.__name__}.txt"


if __name__ == "__main__":
    for visit in VISITS:
        kept(visit).write_text(visited(visit), encoding="utf-8")
