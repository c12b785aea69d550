"""Looking inside a world, without a browser: it is played again, looked at, gone on with, and left."""

from __future__ import annotations

from functools import cache

import ipywidgets
import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, question
from tests.whatif.ui.manual_pool import ManualPool
from vfw.core.players import PERSON
from vfw.panel import Panel
from vfw.panel.modes.looking import Forking
from vfw.votes.rules.position import OPPOSITION, RATIFIED, REJECTED, SUFFRAGIST, TO_RATIFY, TO_REJECT
from vfw.whatif.playouts import Conduct, simulate
from vfw.whatif.question import Question
from vfw.whatif.ui.playout_match import PlayoutKey, describe_dropped_rules, describe_ending, make_match, replay_playout
from vfw.whatif.ui.playout_viewer import PlayoutPanel, PlayoutViewer

SEED = 3


@cache
def asked() -> Question:
    return question("New York: 1 red more", JUNE_1919, players="random")


class Visit:
    """Somebody who looks into worlds. `backs` counts how often they went back, `news` what was found out besides."""

    def __init__(self) -> None:
        self.pool, self.backs, self.news = ManualPool(), 0, 0
        self.viewer = PlayoutViewer(self.pool, self._back, self._learn)

    def _back(self) -> None:
        self.backs += 1

    def _learn(self) -> None:
        self.news += 1

    def open(self, number: int = 5) -> PlayoutPanel:
        self.viewer.show_playout(asked(), SEED, number)
        while not self.pool.is_idle and self.pool.waiting:
            self.pool.work()
        return self.panel

    @property
    def panel(self) -> PlayoutPanel:
        panel = self.viewer.children[-1]
        assert isinstance(panel, PlayoutPanel)
        return panel

    def press(self, name: str) -> None:
        self.viewer.receive({"kind": "command", "name": name})

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
    visit.viewer.show_playout(asked(), SEED, 1234)
    assert [*visit.viewer.children] == [visit.viewer.bar]
    assert "World 1,234, as changed" in visit.viewer.bar.html
    assert "Playing it again" in visit.viewer.bar.html
    visit.press("back")
    assert visit.pool.is_idle
    assert visit.backs == 1


def test_it_is_looked_at_from_its_start_as_it_was_counted(visit: Visit) -> None:
    panel, ending = visit.open(), simulate(asked().as_changed, SEED, 5)
    replay = panel.desk.replay
    assert replay
    assert (replay.step, panel.sitting) == (0, None)
    assert replay.match.position.votes.count(RATIFIED) <= ending.votes.count(RATIFIED)
    assert describe_ending(ending, replay.match.position) in visit.viewer.bar.html


def test_the_same_world_can_be_seen_as_it_was(visit: Visit) -> None:
    changed = visit.open().playout
    visit.press("other")
    visit.pool.work()
    assert "World 5, as it was" in visit.viewer.bar.html
    assert visit.panel.playout.options != changed.options
    visit.press("other")
    assert visit.panel.playout is changed, "it was played before"


def test_who_plays_on_is_offered_the_seat_of_the_suffragists(visit: Visit) -> None:
    panel = visit.open()
    panel.command("play from here", {})
    replay = panel.desk.replay
    assert replay
    assert isinstance(panel.mode, Forking)
    assert (replay.sits(SUFFRAGIST), replay.sits(OPPOSITION)) == (PERSON, "random")


@pytest.mark.parametrize(("side", "other"), [(SUFFRAGIST, OPPOSITION), (OPPOSITION, SUFFRAGIST)])
def test_a_seat_can_be_taken_on_either_side_against_a_player(visit: Visit, side: str, other: str) -> None:
    panel = visit.open()
    visit.take_a_seat(**{side: PERSON, other: "steady"})
    assert panel.sitting
    assert panel.match is not panel.playout
    assert panel.match
    assert panel.match.players == {side: PERSON, other: "steady"}
    assert panel.sitting.company.persons == (side,)
    assert panel.page.slot == ""


def test_what_was_begun_waits_in_its_world(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    begun = panel.match
    visit.press("back")
    assert visit.viewer.started == [5]
    visit.open(6)
    visit.press("back")
    assert visit.open(5).match is begun
    assert visit.panel.mode.__class__.__name__ == "Choosing"


def test_closing_the_replay_goes_back_and_closing_that_of_ones_own_game_does_not(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    panel.command("start page", {})
    assert panel.desk.replay
    assert panel.desk.replay.match is panel.playout, "there is no start page here"
    panel.command("leave", {})
    assert visit.backs == 0
    assert panel.desk.replay is None
    fresh = visit.open(8)
    fresh.command("leave", {})
    assert visit.backs == 1


def test_another_question_has_other_worlds(visit: Visit) -> None:
    visit.open()
    visit.take_a_seat()
    other = question("Connecticut: no cubes", NASHVILLE, players="random")
    visit.viewer.show_playout(other, SEED, 5)
    visit.pool.work()
    assert visit.viewer.started == []
    assert visit.panel.playout.options["scenario"] == other.as_changed.scenario


def test_who_decided_is_found_out_without_anybody_waiting(visit: Visit) -> None:
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == ""
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == ""
    assert len(visit.pool.waiting) == 1
    visit.pool.work()
    assert visit.news == 1
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == simulate(asked().as_changed, SEED, 2).decisive


def test_nobody_plays_for_whom_nobody_asks_any_more(visit: Visit) -> None:
    visit.viewer.find_deciding_state(asked(), SEED, 2)
    visit.viewer.find_deciding_state(asked(), SEED, 4)
    visit.pool.work()
    assert visit.viewer.find_deciding_state(asked(), SEED, 4) == simulate(asked().as_changed, SEED, 4).decisive
    visit.viewer.find_deciding_state(asked(), SEED, 6)
    visit.viewer.close()
    assert visit.pool.is_idle


def test_what_cannot_be_played_again_says_so(visit: Visit) -> None:
    visit.viewer.show_playout(asked(), SEED, 9)
    visit.pool.fail("nobody works")
    assert "World 9 could not be played again: nobody works." in visit.viewer.bar.html
    assert "Back to the answer" in visit.viewer.bar.html


@pytest.mark.parametrize("number", range(1, 5))
def test_how_a_world_ended_is_said_in_words(number: int) -> None:
    playout = PlayoutKey(asked().as_changed, SEED, number)
    played_so, match = replay_playout(playout), make_match(playout)
    won, votes = played_so.ending.won, match.position.votes
    said = describe_ending(played_so.ending, match.position)
    assert said.startswith(f"Won: {TO_RATIFY} states say yes" if won else f"Lost: {TO_REJECT} states say no")
    assert ("The game ends there." in said) == (len(votes) > votes.count(RATIFIED) + votes.count(REJECTED))
    assert said.endswith(f" {played_so.ending.votes.count(RATIFIED)} ratify.") or "ends there" not in said


def test_what_does_not_hold_for_who_plays_on_is_said() -> None:
    assert "by the Opposition" in describe_dropped_rules(Conduct(no_bids=(OPPOSITION,)))
