"""Looking inside a world, without a browser: it is played again, looked at, gone on with, and left."""

from __future__ import annotations

from functools import cache

import ipywidgets
import pytest

from tests.crossroads.held_pool import HeldPool
from tests.whatif.asking import JUNE_1919, NASHVILLE, question
from vfw.core.players import PERSON
from vfw.crossroads.inside.looking_inside import LookingInside
from vfw.crossroads.inside.world_match import Numbered, played, world_match
from vfw.crossroads.inside.world_panel import WorldPanel
from vfw.crossroads.inside.world_words import how_it_ended, what_is_not_kept
from vfw.panel import Panel
from vfw.panel.modes.replay import ForkMode
from vfw.votes.rules.position import OPPOSITION, RATIFIED, REJECTED, SUFFRAGIST, TO_RATIFY, TO_REJECT
from vfw.whatif.conduct import Conduct
from vfw.whatif.question import Question
from vfw.whatif.worlds import play

SEED = 3


@cache
def asked() -> Question:
    return question("New York: 1 red more", JUNE_1919, players="random")


class Visit:
    """Somebody who looks into worlds. `backs` counts how often they went back, `news` what was found out besides."""

    def __init__(self) -> None:
        self.pool, self.backs, self.news = HeldPool(), 0, 0
        self.looking = LookingInside(self.pool, self._back, self._learn)

    def _back(self) -> None:
        self.backs += 1

    def _learn(self) -> None:
        self.news += 1

    def open(self, number: int = 5) -> WorldPanel:
        self.looking.look_into(asked(), SEED, number)
        while not self.pool.is_idle and self.pool.waiting:
            self.pool.work()
        return self.panel

    @property
    def panel(self) -> WorldPanel:
        panel = self.looking.children[-1]
        assert isinstance(panel, WorldPanel)
        return panel

    def press(self, name: str) -> None:
        self.looking.receive({"kind": "command", "name": name})

    def take_a_seat(self, **seats: str) -> None:
        panel = self.panel
        panel.command("go", {"value": "6"})
        panel.command("play from here", {})
        panel.command("begin", {"dice": "anew", **seats})


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    monkeypatch.setattr(Panel, "raising", True)
    monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _, message, buffers=None: None)
    return Visit()


def test_until_it_is_played_again_only_which_it_is_stands_there(visit: Visit) -> None:
    visit.looking.look_into(asked(), SEED, 1234)
    assert [*visit.looking.children] == [visit.looking.bar]
    assert "World 1,234, as changed" in visit.looking.bar.html
    assert "Playing it again" in visit.looking.bar.html
    visit.press("back")
    assert visit.pool.is_idle
    assert visit.backs == 1


def test_it_is_looked_at_from_its_start_as_it_was_counted(visit: Visit) -> None:
    panel, ending = visit.open(), play(asked().as_changed, SEED, 5)
    replay = panel.controller.replay
    assert replay
    assert (replay.step, panel.session) == (0, None)
    assert replay.match.position.votes.count(RATIFIED) <= ending.votes.count(RATIFIED)
    assert how_it_ended(ending, replay.match.position) in visit.looking.bar.html


def test_the_same_world_can_be_seen_as_it_was(visit: Visit) -> None:
    changed = visit.open().world
    visit.press("other")
    visit.pool.work()
    assert "World 5, as it was" in visit.looking.bar.html
    assert visit.panel.world.options != changed.options
    visit.press("other")
    assert visit.panel.world is changed, "it was played before"


def test_who_plays_on_is_offered_the_seat_of_the_suffragists(visit: Visit) -> None:
    panel = visit.open()
    panel.command("play from here", {})
    replay = panel.controller.replay
    assert replay
    assert isinstance(panel.mode, ForkMode)
    assert (replay.default_player(SUFFRAGIST), replay.default_player(OPPOSITION)) == (PERSON, "random")


@pytest.mark.parametrize(("side", "other"), [(SUFFRAGIST, OPPOSITION), (OPPOSITION, SUFFRAGIST)])
def test_a_seat_can_be_taken_on_either_side_against_a_player(visit: Visit, side: str, other: str) -> None:
    panel = visit.open()
    visit.take_a_seat(**{side: PERSON, other: "steady"})
    assert panel.session
    assert panel.match is not panel.world
    assert panel.match
    assert panel.match.players == {side: PERSON, other: "steady"}
    assert panel.session.participants.persons == (side,)
    assert panel.page.slot == ""


def test_what_was_begun_waits_in_its_world(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    begun = panel.match
    visit.press("back")
    assert visit.looking.begun == [5]
    visit.open(6)
    visit.press("back")
    assert visit.open(5).match is begun
    assert visit.panel.mode.__class__.__name__ == "ChoiceMode"


def test_closing_the_replay_goes_back_and_closing_that_of_ones_own_game_does_not(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    panel.command("start page", {})
    assert panel.controller.replay
    assert panel.controller.replay.match is panel.world, "there is no start page here"
    panel.command("leave", {})
    assert visit.backs == 0
    assert panel.controller.replay is None
    fresh = visit.open(8)
    fresh.command("leave", {})
    assert visit.backs == 1


def test_another_question_has_other_worlds(visit: Visit) -> None:
    visit.open()
    visit.take_a_seat()
    other = question("Connecticut: no cubes", NASHVILLE, players="random")
    visit.looking.look_into(other, SEED, 5)
    visit.pool.work()
    assert visit.looking.begun == []
    assert visit.panel.world.options["scenario"] == other.as_changed.scenario


def test_who_decided_is_found_out_without_anybody_waiting(visit: Visit) -> None:
    assert visit.looking.decides(asked(), SEED, 2) == ""
    assert visit.looking.decides(asked(), SEED, 2) == ""
    assert len(visit.pool.waiting) == 1
    visit.pool.work()
    assert visit.news == 1
    assert visit.looking.decides(asked(), SEED, 2) == play(asked().as_changed, SEED, 2).decisive


def test_nobody_plays_for_whom_nobody_asks_any_more(visit: Visit) -> None:
    visit.looking.decides(asked(), SEED, 2)
    visit.looking.decides(asked(), SEED, 4)
    visit.pool.work()
    assert visit.looking.decides(asked(), SEED, 4) == play(asked().as_changed, SEED, 4).decisive
    visit.looking.decides(asked(), SEED, 6)
    visit.looking.close()
    assert visit.pool.is_idle


def test_what_cannot_be_played_again_says_so(visit: Visit) -> None:
    visit.looking.look_into(asked(), SEED, 9)
    visit.pool.fail("nobody works")
    assert "World 9 could not be played again: nobody works." in visit.looking.bar.html
    assert "Back to the answer" in visit.looking.bar.html


@pytest.mark.parametrize("number", range(1, 5))
def test_how_a_world_ended_is_said_in_words(number: int) -> None:
    world = Numbered(asked().as_changed, SEED, number)
    played_so, match = played(world), world_match(world)
    won, votes = played_so.ending.won, match.position.votes
    said = how_it_ended(played_so.ending, match.position)
    assert said.startswith(f"Won: {TO_RATIFY} states say yes" if won else f"Lost: {TO_REJECT} states say no")
    assert ("The game ends there." in said) == (len(votes) > votes.count(RATIFIED) + votes.count(REJECTED))
    assert said.endswith(f" {played_so.ending.votes.count(RATIFIED)} ratify.") or "ends there" not in said


def test_what_does_not_hold_for_who_plays_on_is_said() -> None:
    assert "by the Opposition" in what_is_not_kept(Conduct(no_bids=(OPPOSITION,)))
