"""The viewer of a playout, without a browser: a playout is replayed, shown, resumed, and closed."""

from __future__ import annotations

from functools import cache

import ipywidgets
import pytest

from tests.whatif.questions import JUNE_1919, NASHVILLE, question
from tests.whatif.ui.manual_pool import ManualPool
from vfw.core.players import PERSON
from vfw.panel import Panel
from vfw.panel.session.state import Mode
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import RATIFIED, REJECTED, TO_RATIFY, TO_REJECT
from vfw.whatif.playouts import Conduct, simulate
from vfw.whatif.question import Question
from vfw.whatif.ui.playout_match import PlayoutKey, describe_dropped_rules, describe_ending, make_match, replay_playout
from vfw.whatif.ui.playout_viewer import PlayoutPanel, PlayoutViewer

SEED = 3


@cache
def asked() -> Question:
    return question("New York: 1 red more", JUNE_1919, players="random")


class Visit:
    """A visitor who opens playouts; `backs` counts returns to the answer, `news` background results."""

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
        panel.command("go", value="6")
        panel.command("play from here")
        panel.command("begin", dice="anew", **seats)


@pytest.fixture
def visit(monkeypatch: pytest.MonkeyPatch) -> Visit:
    monkeypatch.setattr(Panel, "raising", True)
    monkeypatch.setattr(ipywidgets.Widget, "_send", lambda _, message, buffers=None: None)
    return Visit()


def test_until_the_replay_only_the_title_is_shown(visit: Visit) -> None:
    visit.viewer.show_playout(asked(), SEED, 1234)
    assert [*visit.viewer.children] == [visit.viewer.bar]
    assert "World 1,234, as changed" in visit.viewer.bar.html
    assert "Playing it again" in visit.viewer.bar.html
    visit.press("back")
    assert visit.pool.is_idle
    assert visit.backs == 1


def test_the_replay_begins_at_the_start_of_the_counted_playout(visit: Visit) -> None:
    panel, ending = visit.open(), simulate(asked().as_changed, SEED, 5)
    replay = panel.session.replay
    assert replay
    assert (replay.step, panel.table) == (0, None)
    assert replay.match.position.votes.count(RATIFIED) <= ending.votes.count(RATIFIED)
    assert describe_ending(ending, replay.match.position) in visit.viewer.bar.html


def test_the_same_playout_can_be_shown_as_it_was(visit: Visit) -> None:
    changed = visit.open().playout
    visit.press("other")
    visit.pool.work()
    assert "World 5, as it was" in visit.viewer.bar.html
    assert visit.panel.playout.options != changed.options
    visit.press("other")
    assert visit.panel.playout is changed, "it was played before"


def test_a_visitor_who_plays_on_is_offered_the_suffragists(visit: Visit) -> None:
    panel = visit.open()
    panel.command("play from here")
    replay = panel.session.replay
    assert replay
    assert panel.session.mode == Mode.FORK
    assert (replay.default_player(SUFFRAGIST), replay.default_player(OPPOSITION)) == (PERSON, "random")


@pytest.mark.parametrize(("side", "other"), [(SUFFRAGIST, OPPOSITION), (OPPOSITION, SUFFRAGIST)])
def test_a_seat_can_be_taken_on_either_side_against_a_player(visit: Visit, side: str, other: str) -> None:
    panel = visit.open()
    visit.take_a_seat(**{side: PERSON, other: "steady"})
    assert panel.table
    assert panel.match is not panel.playout
    assert panel.match
    assert panel.match.players == {side: PERSON, other: "steady"}
    assert panel.table.participants.persons == (side,)
    assert panel.page.slot == ""


def test_a_started_game_waits_in_its_playout(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    begun = panel.match
    visit.press("back")
    assert visit.viewer.started == [5]
    visit.open(6)
    visit.press("back")
    assert visit.open(5).match is begun
    assert visit.panel.session.mode == Mode.CHOICE


def test_only_closing_the_first_replay_returns_to_the_answer(visit: Visit) -> None:
    panel = visit.open()
    visit.take_a_seat(opposition="random")
    panel.command("start page")
    assert panel.session.replay
    assert panel.session.replay.match is panel.playout, "there is no start page here"
    panel.command("leave")
    assert visit.backs == 0
    assert panel.session.replay is None
    fresh = visit.open(8)
    fresh.command("leave")
    assert visit.backs == 1


def test_another_question_has_other_playouts(visit: Visit) -> None:
    visit.open()
    visit.take_a_seat()
    other = question("Connecticut: no cubes", NASHVILLE, players="random")
    visit.viewer.show_playout(other, SEED, 5)
    visit.pool.work()
    assert visit.viewer.started == []
    assert visit.panel.playout.options["scenario"] == other.as_changed.scenario


def test_the_deciding_state_is_found_in_the_background(visit: Visit) -> None:
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == ""
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == ""
    assert len(visit.pool.waiting) == 1
    visit.pool.work()
    assert visit.news == 1
    assert visit.viewer.find_deciding_state(asked(), SEED, 2) == simulate(asked().as_changed, SEED, 2).decisive


def test_background_jobs_stop_when_no_longer_needed(visit: Visit) -> None:
    visit.viewer.find_deciding_state(asked(), SEED, 2)
    visit.viewer.find_deciding_state(asked(), SEED, 4)
    visit.pool.work()
    assert visit.viewer.find_deciding_state(asked(), SEED, 4) == simulate(asked().as_changed, SEED, 4).decisive
    visit.viewer.find_deciding_state(asked(), SEED, 6)
    visit.viewer.close()
    assert visit.pool.is_idle


def test_a_failed_replay_is_reported(visit: Visit) -> None:
    visit.viewer.show_playout(asked(), SEED, 9)
    visit.pool.fail("no worker is free")
    assert "World 9 could not be played again: no worker is free." in visit.viewer.bar.html
    assert "Back to the answer" in visit.viewer.bar.html


@pytest.mark.parametrize("number", range(1, 5))
def test_the_ending_of_a_playout_is_described(number: int) -> None:
    playout = PlayoutKey(asked().as_changed, SEED, number)
    played_so, match = replay_playout(playout), make_match(playout)
    won, votes = played_so.ending.won, match.position.votes
    said = describe_ending(played_so.ending, match.position)
    assert said.startswith(f"Won: {TO_RATIFY} states say yes" if won else f"Lost: {TO_REJECT} states say no")
    assert ("The game ends there." in said) == (len(votes) > votes.count(RATIFIED) + votes.count(REJECTED))
    assert said.endswith(f" {played_so.ending.votes.count(RATIFIED)} ratify.") or "ends there" not in said


def test_restrictions_that_do_not_bind_the_visitor_are_named() -> None:
    assert "by the Opposition" in describe_dropped_rules(Conduct(no_bids=(OPPOSITION,)))
