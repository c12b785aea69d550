"""The links from a game to the What if? page: their moment, and their content."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tests.panel.conftest import NewScreen
from tests.panel.replays import command, played
from tests.panel.screen import Screen
from tests.panel.traced import traced
from tests.whatif.ui.game_moments import own_game
from vfw.core.chance import seeded
from vfw.core.match import Match
from vfw.panel.session.arc import ArcJob, deciding_moment, what_if_moment
from vfw.panel.session.effects import Outbox
from vfw.panel.skins.registry import DEFAULT_SKIN
from vfw.votes import VotesForWomen
from vfw.votes.rules.position import Position
from vfw.votes.rules.tabletop import TURNS
from vfw.votes.scenarios.deck_file import format_deck
from vfw.votes.scenarios.scenario import parse_scenario

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
def test_any_step_of_a_replay_links_to_what_if(show: NewScreen, at: str) -> None:
    screen = show(own_game(at))
    screen.press("look back")
    replay = screen.panel.session.replay
    assert replay
    for step in (0, 5, 40, replay.last):
        command(screen, "go", step)
        there = link(screen.html("prompt"))
        assert f'data-value="{step}"' in there
        assert 'href="../../voila/render/what-if.ipynb?from=game" target="_blank"' in there
        assert "What if I had…" in there
        command(screen, "what if", step)
        number = replay.what_if_position(step)
        assert number is not None
        assert number <= replay.moment
        position, moment = replay.match.positions[number], start(kept(screen)[-1])
        assert (moment.turn, moment.round, moment.side) == (position.turn, position.round, position.side)
        assert (moment.seats, moment.active) == (position.seats, position.active)
        assert (moment.purple, moment.red, moment.votes) == (position.purple, position.red, position.votes)
    assert len(kept(screen)) == 4


def test_a_what_if_link_contains_nothing_hidden() -> None:
    """Hands and decks are dealt again: the link does not depend on them."""
    position = next(position for position in played().positions if position.turn == 3 and not why_not(position))
    other = RULES.imagine(RULES.view(position, None), Random("others"))
    assert other.holdings != position.holdings
    laid_open = DEFAULT_SKIN.capabilities.scenarios.public_scenario
    assert laid_open(other) == laid_open(position)
    assert parse_scenario(laid_open(position)).title.startswith("Your game, turn 3, ")


def why_not(position: Position) -> str:
    return DEFAULT_SKIN.capabilities.scenarios.why_no_public_scenario(position)


def test_a_running_game_of_two_persons_has_no_what_if_link(show: NewScreen) -> None:
    for other, offered in (("random", True), ("person", False)):
        screen = show(played(answers=60, suffragist="person", opposition=other))
        screen.panel.replay()
        assert bool(link(screen.html("prompt"))) == offered
        command(screen, "what if", 3)
        assert len(kept(screen)) == offered


def test_the_end_of_a_game_links_to_what_if_with_its_last_turn(show: NewScreen) -> None:
    match = played()
    screen = show(match)
    assert "What if?" in link(screen.html("prompt"))
    command(screen, "what if")
    (moment,) = kept(screen)
    assert (moment["game"], moment["rules"]) == (RULES.name, RULES.rules)
    assert start(moment).turn == match.position.turn
    number = deciding_moment(match, None, DEFAULT_SKIN)
    assert number is not None
    assert {position.turn for position in match.positions[:number]} != {TURNS}
    assert all(why_not(p) for p in match.positions[:number] if p.turn == match.position.turn)


def test_with_an_arc_the_what_if_link_starts_at_the_first_turning_point() -> None:
    match = traced(played(suffragist="person", opposition="random"), "suffragist")
    arc_job = ArcJob(match, DEFAULT_SKIN, Outbox())
    before, _ = arc_job.face.change(arc_job.face.turns[0])
    assert arc_job.face.is_whole
    assert deciding_moment(match, arc_job, DEFAULT_SKIN) == what_if_moment(match, before.number, DEFAULT_SKIN)
    assert deciding_moment(match, arc_job, DEFAULT_SKIN) != deciding_moment(match, None, DEFAULT_SKIN)


def test_a_custom_deck_has_no_what_if_link() -> None:
    deck = format_deck(title="A deck of mine")
    match = Match(RULES, {"opponent": "oppobot", "deck": deck}, chance=seeded(1))
    assert what_if_moment(match, len(match.replies), DEFAULT_SKIN) is None
    with pytest.raises(ValueError, match="a deck that was brought along"):
        DEFAULT_SKIN.capabilities.scenarios.public_scenario(match.position)
