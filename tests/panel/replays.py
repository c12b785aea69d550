"""Matches for replays: finished or begun, on a page or without one."""

import re
from random import Random
from typing import Any

from tests.panel.conftest import NewScreen
from tests.panel.screen import Screen
from tests.votes.golden import kept_games
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.core.players import any_reply
from vfw.panel.session.replay import Replay
from vfw.votes import VotesForWomen

RECORDS = {record["id"]: record for record in kept_games()}


def played(seed: int = 7, answers: int | None = None, **players: str) -> Match[Any, Any]:
    """A random game, to its end or as far as so many answers."""
    match, rng = Match(VotesForWomen(), chance=seeded(seed), players=players), Random(seed)
    while not match.outcome and (answers is None or len(match.replies) < answers):
        match.answer(any_reply(match.pending, rng))
    return match


def moments(replay: Replay) -> list[int]:
    """Return the number of answers that were given at each step of a replay, and leave it at its step."""
    before, moments = replay.step, []
    for step in range(replay.last + 1):
        replay.go(step)
        moments.append(replay.moment)
    replay.go(before)
    return moments


def begun(show: NewScreen, answers: int = 0, **players: str) -> Screen:
    """A game that goes on, kept by the browser: a person against chance, after so many answers."""
    seats = {"suffragist": "person", "opposition": "random", **players}
    screen, rng = show(Match(VotesForWomen(), chance=seeded(7), players=seats), slot="play"), Random(3)
    for _ in range(answers):
        screen.pick(rng.choice(screen.picks))
    return screen


def command(screen: Screen, name: str, value: Any = "") -> None:
    """Give a command of the bar, as the page does."""
    fields = {"value": str(value)}
    screen.send({"kind": "command", "name": name, "fields": fields, "question": screen.panel.question})


def attribute(screen: Screen, name: str) -> str:
    found = re.search(rf'data-{name}="([^"]*)"', screen.html("prompt"))
    assert found
    return found[1]


def send_file(screen: Screen, text: str) -> None:
    screen.send({"kind": "open", "save": text})
