"""Record what a screen reader reads of the page on some visits, with what a press sends, and what the map shows.

`python -m tests.panel.visiting` writes the visits again; then read the difference.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.accessible import Reader
from tests.panel.screen import Screen, note
from tests.votes.golden import GOLDEN, kept_games
from vfw.panel.web.page import REGIONS
from vfw.resources import lessons
from vfw.votes.records.replay import load_recorded_match
from vfw.votes.rules.board import STATES

FOLDER = GOLDEN / "visits"


def outline(html: str) -> list[str]:
    """Return what a screen reader reads of `html`, indented below the regions, groups and items around it.

    Buttons that follow each other are on one line, and an item that only holds others has none.

    >>> outline("<ul><li><button>Undo</button><button data-command='again'>Redo</button></li></ul>")
    ['  buttons: Undo | Redo [again]']
    """
    said = []
    for (role, depth), run in groupby(Reader(html, note).lines, lambda line: (line.role, line.depth)):
        lines = [*map(str, run)]
        if role == "button" and len(lines) > 1:
            lines = ["buttons: " + " | ".join(line.removeprefix("button: ") for line in lines)]
        said += ["  " * depth + line for line in lines if line != "item"]
    return said


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
    """Return a visit, moment by moment: the regions, and the states of the map, that differ from the moment before."""
    lines = [f"# {visit.__name__.replace('_', ' ')}"]
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setattr(secrets, "token_bytes", lambda n: bytes(n or 0))  # seeds that were not chosen
        screen = Screen(monkeypatch, slot="play")
        before, map_before = dict[str, list[str]](), dict[str, str]()
        for moment in visit(screen):
            now = {region: outline(screen.html(region)) for region in REGIONS}
            now |= {"heard": screen.lines, "sheet": _sheet(screen)}
            lines.append(f"\n## {moment}")
            for region, said in now.items():
                if said != before.get(region, []):
                    lines += [f"\n{region}:", *(f"    {line}" for line in said)]
            places = on_the_map(screen)
            changed = {name: line for name, line in places.items() if line != map_before.get(name)}
            if changed:
                states = [line for name, line in changed.items() if name in STATES]
                scene = [f"{name}: {line}" for name, line in changed.items() if name not in STATES]
                lines += ["\nmap:", *(f"    {line}" for line in [*scene, *grouped(states)])]
            before, map_before = now, places
    return "\n".join(lines) + "\n"


def on_the_map(screen: Screen) -> dict[str, str]:
    """Return what the map says of each state, and the places that can be picked or are marked."""
    overlay = screen.overlay
    scene = {name: json.dumps(value) for name, value in overlay.scene.items() if name not in ("showing", "question")}
    return scene | {name: _state(getattr(overlay, name)) for name in sorted(overlay.trait_names()) if name in STATES}


def _state(face: dict[str, Any]) -> str:
    """Return a state in words, with its fill, marks and signs in brackets."""
    looks = [face["fill"], *(" ".join(mark).strip() for mark in face.get("marks", [])), *face.get("signs", [])]
    looks += ["changed"] * bool(face.get("changed"))
    return " ".join([face["says"], f"[{', '.join(looks)}]", *face.get("notes", [])])


def grouped(states: Iterable[str]) -> list[str]:
    """Join states of which the same is said.

    >>> grouped(["Iowa: 1 purple [mixed]", "Ohio: no cubes [open]", "Utah: 1 purple [mixed]"])
    ['Iowa; Utah: 1 purple [mixed]', 'Ohio: no cubes [open]']
    """
    places: dict[str, list[str]] = {}
    for line in states:
        place, mark, said = line.partition(": ") if ": " in line.split(" [")[0] else line.partition(" [")
        places.setdefault(mark + said, []).append(place)
    return ["; ".join(names) + said for said, names in places.items()]


def _sheet(screen: Screen) -> list[str]:
    """Return the text of the last requested dialog."""
    told = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    sheets = [content["html"] for content in told if content["kind"] == "sheet"]
    return outline(sheets[-1]) if sheets else []


def kept(visit: Visit) -> Path:
    return FOLDER / f"{visit.__name__}.txt"


if __name__ == "__main__":
    for visit in VISITS:
        kept(visit).write_text(visited(visit), encoding="utf-8")
