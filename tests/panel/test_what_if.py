"""The way from a game to the room What if?: from which moment, and what is told of it."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tests.crossroads.own_games import own_game
from tests.panel.conftest import NewScreen
from tests.panel.replays import command, played
from tests.panel.screen import Screen
from tests.panel.traced import traced
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.jobs.pool import INLINE_POOL
from vfw.panel.play.tracing import Tracing
from vfw.panel.play.wondering import moment_that_decided, moment_to_ask_from
from vfw.panel.skins.registry import FIRST
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import TURNS, Position
from vfw.votes.scenarios.deck_file import written
from vfw.votes.scenarios.scenario import read

RULES = VotesForWomen()


def link(html: str) -> str:
    found = re.search(r'<a [^>]*data-command="what if".*?</a>', html)
    return found[0] if found else ""


def kept(screen: Screen) -> list[dict[str, Any]]:
    """The moments that the page was told to keep."""
    messages = [message["content"] for _, message in screen.sent if message["method"] == "custom"]
    return [json.loads(message["text"]) for message in messages if message["kind"] == "moment"]


def start(moment: dict[str, Any]) -> Position:
    return RULES.start({"scenario": moment["scenario"]})


@pytest.mark.parametrize("at", ["1v1", "2v2", "cooperative"])
def test_any_step_of_a_replay_leads_there_with_the_moment_before_it(show: NewScreen, at: str) -> None:
    screen = show(own_game(at))
    screen.press("look back")
    replay = screen.panel.desk.replay
    assert replay
    for step in (0, 5, 40, replay.last):
        command(screen, "go", step)
        there = link(screen.html("prompt"))
        assert f'data-value="{step}"' in there
        assert 'href="../../voila/render/what-if.ipynb?from=game" target="_blank"' in there
        assert "What if I had…" in there
        command(screen, "what if", step)
        number = replay.asks_from(step)
        assert number is not None
        assert number <= replay.moment
        position, moment = replay.match.positions[number], start(kept(screen)[-1])
        assert (moment.turn, moment.round, moment.side) == (position.turn, position.round, position.side)
        assert (moment.seats, moment.active) == (position.seats, position.active)
        assert (moment.purple, moment.red, moment.votes) == (position.purple, position.red, position.votes)
    assert len(kept(screen)) == 4


def test_nothing_that_was_hidden_goes_along() -> None:
    """Hands and decks are dealt anew: what is told does not hang on what they were."""
    position = next(position for position in played().positions if position.turn == 3 and not why_not(position))
    other = RULES.imagine(RULES.view(position, None), Random("others"))
    assert other.holdings != position.holdings
    laid_open = FIRST.abilities.scenarios.laid_open
    assert laid_open(other) == laid_open(position)
    assert read(laid_open(position)).title.startswith("Your game, turn 3, ")


def why_not(position: Position) -> str:
    return FIRST.abilities.scenarios.why_not_laid_open(position)


def test_two_who_still_play_are_not_told_how_they_stand(show: NewScreen) -> None:
    for other, offered in (("random", True), ("person", False)):
        screen = show(played(answers=60, suffragist="person", opposition=other))
        screen.panel.replay()
        assert bool(link(screen.html("prompt"))) == offered
        command(screen, "what if", 3)
        assert len(kept(screen)) == offered


def test_the_end_of_a_game_leads_there_with_its_last_turn(show: NewScreen) -> None:
    match = played()
    screen = show(match)
    assert "What if?" in link(screen.html("prompt"))
    command(screen, "what if")
    (moment,) = kept(screen)
    assert (moment["game"], moment["rules"]) == (RULES.name, RULES.rules)
    assert start(moment).turn == match.position.turn
    number = moment_that_decided(match, None, FIRST)
    assert number is not None
    assert {position.turn for position in match.positions[:number]} != {TURNS}
    assert all(why_not(p) for p in match.positions[:number] if p.turn == match.position.turn)


def test_where_the_arc_is_known_its_first_turning_point_decided() -> None:
    match = traced(played(suffragist="person", opposition="random"), "suffragist")
    tracing = Tracing(match, FIRST, INLINE_POOL, lambda: None, lambda: None)
    before, _ = tracing.face.change(tracing.face.turns[0])
    assert tracing.face.is_whole
    assert moment_that_decided(match, tracing, FIRST) == moment_to_ask_from(match, before.number, FIRST)
    assert moment_that_decided(match, tracing, FIRST) != moment_that_decided(match, None, FIRST)


def test_a_deck_that_was_brought_along_goes_nowhere() -> None:
    deck = written(title="A deck of mine")
    match = Match(RULES, {"opponent": "oppobot", "deck": deck}, chance=seeded(1))
    assert moment_to_ask_from(match, len(match.replies), FIRST) is None
    with pytest.raises(ValueError, match="a deck that was brought along"):
        FIRST.abilities.scenarios.laid_open(match.position)
