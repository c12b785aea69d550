"""The views for notebooks and lessons: light until shown, with exact errors, and usable side by side."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable, Iterator
from html import unescape
from typing import Any

import ipywidgets
import pytest

from tests import accessible
from tests.accessible import find, read
from tests.panel.screen import arrive
from tests.whatif.questions import question
from tests.whatif.ui.manual_pool import ManualPool
from tests.whatif.ui.sample_counts import counts, unchanged
from vfw.jobs.pool import INLINE_POOL, Pool, QueueStats
from vfw.jobs.remote_pool import use_pool
from vfw.whatif import jobs
from vfw.whatif.api import QuestionResult
from vfw.whatif.jobs import PLAYOUTS_PER_TASK
from vfw.whatif.precomputed import NotPrecomputed
from vfw.whatif.report import NOT_HISTORY, answer_sentence
from vfw.whatif.runs import Run, play_run
from vfw.whatif.ui import Answer, AnswerByPlayers, AnswerMap, LiveRun, views
from vfw.whatif.ui.views import AnswerWidget, LiveRunController

QUESTION = question("Connecticut: no cubes", title="What if <one> door?")
PLAYED = QuestionResult(Run(QUESTION, 1000, 3), counts())
NAME = "connecticut-session"
VIEWS = [Answer(PLAYED), AnswerMap(PLAYED), AnswerByPlayers({"steady": PLAYED}), LiveRun(NAME)]
STILL = VIEWS[:3]
NO_MAP: Any = "changed"


def shown(view: Any) -> str:
    """Return the HTML of a view."""
    (widget,) = view.widget().children
    assert isinstance(widget, AnswerWidget)
    return f"{widget.controls}{widget.html}"


def words(html: str) -> str:
    return " ".join(unescape(re.sub("<[^>]+>", " ", html)).split())


@pytest.mark.parametrize("view", VIEWS, ids=lambda view: type(view).__name__)
def test_a_view_is_frozen_and_makes_widgets_on_demand(view: Any) -> None:
    made: list[ipywidgets.Widget] = []
    ipywidgets.Widget.on_widget_constructed(made.append)
    again = dataclasses.replace(view)
    ipywidgets.Widget.on_widget_constructed(None)
    assert again == view
    assert not made
    with pytest.raises(dataclasses.FrozenInstanceError):
        view.of = "another"
    assert view.widget() is not view.widget()
    assert "application/vnd.jupyter.widget-view+json" in view._repr_mimebundle_()


@pytest.mark.parametrize("view", STILL, ids=lambda view: type(view).__name__)
def test_a_view_names_the_question_the_counts_and_the_caveat(view: Any) -> None:
    html = shown(view)
    assert "heading 3: What if <one> door?" in read(html)
    assert "1,000" in words(html)
    assert words(html).count(NOT_HISTORY) >= 1
    assert len(find(html, "table")) == len(find(html, "disclosure")) >= 1, "each picture has its table"
    assert len(find(html, "image")) == 2 * len(find(html, "disclosure")), "each is drawn for wide and for narrow places"


def test_the_sentence_of_an_answer_precedes_its_pictures() -> None:
    html = shown(Answer(PLAYED))
    assert html.index(answer_sentence(counts())) < html.index("<svg")
    assert "1,000 worlds of each kind, steady against the Oppobot." in words(html)
    deciding = "Tennessee 30, Connecticut 20 of 100"
    assert f"The state that decides, most often: as it was {deciding}; as changed {deciding}." in words(html)


def test_a_map_shows_the_requested_kind() -> None:
    assert "By how many points of 100 each state ratifies more often, as changed" in shown(AnswerMap(PLAYED))
    assert "the model sees a gain in 2 states" in words(shown(AnswerMap(PLAYED))).lower()
    assert "each state ratifies, as it was" in shown(AnswerMap(PLAYED, shown="as it was"))


def test_each_player_has_a_paragraph() -> None:
    said = shown(AnswerByPlayers({"random": QuestionResult(PLAYED.run, unchanged()), "steady": PLAYED}))
    paragraphs = [words(one) for one in re.findall(r'<p class="vfw-answer-words">.*?</p>', said)]
    assert [one.split(",")[0] for one in paragraphs] == ["Random players", "Steady players"]
    assert "the model sees no difference" in paragraphs[0]
    assert "the model sees a difference" in paragraphs[1]


def test_ids_are_unique_among_the_views_of_a_page() -> None:
    pages = [
        shown(Answer(PLAYED)),
        shown(Answer(PLAYED)),
        shown(AnswerMap(PLAYED, "as it was")),
        shown(AnswerMap(PLAYED)),
    ]
    named = [re.findall(r' id="([^"]+)"', page) for page in pages]
    together = [name for names in named for name in names]
    assert len(set(together)) == len(together) > 100
    for page, names in zip(pages, named, strict=True):
        used = re.findall(r'aria-(?:labelledby|describedby)="([^"]+)"', page) + re.findall(r"url\(#([^)]+)\)", page)
        assert used
        assert set(used) <= set(names)


def test_precomputed_counts_are_shown_by_name() -> None:
    said = words(shown(Answer(NAME)))
    assert "In this model the Amendment is won in" in said
    assert "10,000 worlds of each kind, steady against the Oppobot." in said
    assert "400 worlds of each kind, planner" in words(shown(Answer(NAME, player="planner")))
    assert "random 10,000, steady 10,000, planner 400." in words(shown(AnswerByPlayers(NAME)))


def test_without_precomputed_counts_a_view_shows_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise NotPrecomputed(f"no question {name!r} was played beforehand")

    monkeypatch.setattr(views, "load_precomputed", missing)
    assert words(shown(Answer(NAME))) == f"no question '{NAME}' was played beforehand"
    assert "Play 200 worlds of each kind" in shown(LiveRun(NAME))


@pytest.mark.parametrize(
    ("view", "what"),
    [
        (lambda: Answer("conecticut"), "there is no question 'conecticut'; expected one of connecticut-session, "),
        (
            lambda: Answer(NAME, player="greedy"),
            "player='greedy' is no player; expected one of random, steady, planner",
        ),
        (lambda: AnswerMap(NAME, NO_MAP), "shown='changed' is no map; expected one of as it was, as changed, "),
        (lambda: AnswerByPlayers({}), "there are no players; expected results by the kind of player"),
        (lambda: AnswerByPlayers("nobody"), "there is no question 'nobody'"),
        (lambda: LiveRun(NAME, games=401), "games=401 cannot be played here; expected a number from 1 to 400"),
        (lambda: LiveRun(NAME, games=0), "games=0 cannot be played here"),
        (lambda: LiveRun(NAME, player="nobody"), "player='nobody' is no player; expected one of random, greedy, "),
    ],
)
def test_unknown_names_are_refused_with_the_known_ones(view: Callable[[], object], what: str) -> None:
    with pytest.raises(ValueError, match=re.escape(what)):
        view()


GAMES = 2 * PLAYOUTS_PER_TASK
LIVE_QUESTION = question("Connecticut: no cubes")


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[ManualPool]:
    """A pool that works on demand; every result is shown at once."""
    monkeypatch.setattr(jobs, "NEWS_INTERVAL", 0)
    pool = ManualPool()
    use_pool(pool)
    yield pool
    use_pool(None)


def press(view: LiveRunController, command: str) -> None:
    """Send the message of a button."""
    arrive(view.widget, {"kind": "command", "name": command})


def said(view: LiveRunController) -> str:
    """Return the last announcement to screen readers."""
    return view.widget.said.partition("\n")[2]


def test_no_playout_runs_before_the_button_is_pressed(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7)
    assert pool.is_idle
    assert view.widget.html == ""
    assert "Changed: Connecticut: no cubes. Everything else stays." in words(view.widget.controls)


def test_counts_fill_and_the_controls_stay_the_same(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7)
    pool.queue_stats = QueueStats(3, 4.0)
    press(view, "play")
    controls = view.widget.controls
    assert "Stop" in controls
    assert words(view.widget.html) == (
        "Waiting for the first worlds. All of them take about 5 seconds: 3 others are asking."
    )
    pool.work()
    assert f"{PLAYOUTS_PER_TASK} of {GAMES} worlds of each kind" in words(view.widget.html)
    assert f'max="{GAMES}" value="{PLAYOUTS_PER_TASK}"' in view.widget.html
    assert "In this model the Amendment is won in" in view.widget.html
    assert view.widget.controls == controls


def test_a_live_run_gives_the_counts_of_a_run(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7)
    press(view, "play")
    press(view, "play")
    pool.work(2)
    assert pool.is_idle, "a second press while worlds are played plays no more"
    found = answer_sentence(play_run(Run(LIVE_QUESTION, GAMES, 7)))
    assert found in view.widget.html
    assert said(view) == found
    assert "progress" not in view.widget.html
    assert f"{GAMES} worlds of each kind were played." in words(view.widget.controls)


def test_each_live_run_has_other_luck_and_is_listed(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7)
    for _ in range(2):
        press(view, "play")
        pool.work(2)
    listed = accessible.names(view.widget.controls, "item")
    assert [line.split(":")[0] for line in listed] == [f"Luck number {n}, {GAMES} worlds" for n in (7, 8)]
    assert answer_sentence(play_run(Run(LIVE_QUESTION, GAMES, 8))) in view.widget.html


def test_a_stopped_live_run_keeps_its_counts(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7)
    press(view, "play")
    pool.work()
    press(view, "stop")
    assert pool.is_idle
    assert answer_sentence(play_run(Run(LIVE_QUESTION, PLAYOUTS_PER_TASK, 7))) in view.widget.html
    assert f"{PLAYOUTS_PER_TASK} worlds of each kind were played." in words(view.widget.controls)


def test_precomputed_counts_replace_a_failed_live_run(pool: ManualPool) -> None:
    view = LiveRunController(LIVE_QUESTION, GAMES, 7, counts())
    press(view, "play")
    pool.fail("the worker died <three> times")
    told = words(view.widget.controls)
    assert "It went no further here and now: the worker died <three> times" in told
    assert "Below is what was played beforehand." in told
    assert answer_sentence(counts()) in view.widget.html
    assert "Played beforehand" in view.widget.html
    assert said(view) == "No world was played."
    assert accessible.names(view.widget.controls, "item") == []
    press(view, "play")
    pool.work(2)
    assert answer_sentence(play_run(Run(LIVE_QUESTION, GAMES, 7))) in view.widget.html, "it can be tried again"


def test_a_synchronous_pool_gives_the_same_counts() -> None:
    pool: Pool = INLINE_POOL
    use_pool(pool)
    try:
        view = LiveRunController(LIVE_QUESTION, GAMES, 7)
        press(view, "play")
    finally:
        use_pool(None)
    assert answer_sentence(play_run(Run(LIVE_QUESTION, GAMES, 7))) in view.widget.html
    assert view.widget.html.count("vfw-answer-line") == 1


def test_an_unknown_command_is_refused() -> None:
    with pytest.raises(ValueError, match="the page sent the command 'fly'; expected play or stop"):
        press(LiveRunController(LIVE_QUESTION, GAMES, 7), "fly")
