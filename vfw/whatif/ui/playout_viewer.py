"""The viewer of a playout, in place of the answer: a bar with its title and the way back, and the replay below.

The pool replays playouts in the background. A game that was started in one waits there until the page asks another
question.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.jobs.pool import Pool, RunningJob
from vfw.panel import Panel
from vfw.panel.runner import ErrorBoundary
from vfw.panel.session.effects import Leave
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.replay import Replay
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ReliableWidget
from vfw.templating import Markup, render
from vfw.untrusted_input import quoted
from vfw.votes.rules.position import Position
from vfw.whatif.question import Question
from vfw.whatif.ui.playout_match import (
    AS_CHANGED,
    AS_IT_WAS,
    FinishedPlayout,
    PlayoutKey,
    ReplayJob,
    describe_dropped_rules,
    describe_ending,
    format_playout_title,
    make_match,
)

WEB = Path(__file__).parent / "web"


class PlayoutBar(ReliableWidget):
    """Paints the bar, hides the answer meanwhile, and restores the focus there afterwards.

    Attributes:
        html: The HTML of the bar.
    """

    _esm = read_bundle("inside", WEB)
    _css = "\n".join([join_files(BASE_STYLES), join_files(["inside.css"], WEB)])

    html = traitlets.Unicode("").tag(sync=True)


def render_playout_bar(
    key: PlayoutKey, played: FinishedPlayout | None, last: Position | None, *, is_changed: bool, notice: str = ""
) -> Markup:
    """Render the bar; `played` and `last`, the last position, are None until the playout was replayed."""
    words = notice or "Playing it again…"
    if played and last:
        kept = [notice, describe_ending(played.ending, last), describe_dropped_rules(key.setup.conduct)]
        words = " ".join(filter(None, kept))
    title = format_playout_title(key.number, is_changed=is_changed)
    other = AS_IT_WAS if is_changed else AS_CHANGED
    return render("whatif/ui/templates/playout_bar.html", title=title, words=words, other=other)


class PlayoutReplay(Replay):
    """The replay of a playout; a visitor who plays on is offered the Suffragists first."""

    def default_player(self, seat: str) -> str:
        """See `Replay.sits`."""
        return (
            PERSON
            if seat == self.match.seats[0] and PERSON in self.seat_options[seat]
            else super().default_player(seat)
        )

    def what_if_position(self, step: int) -> int | None:
        """Offer no what-if question from here: this playout comes from that page."""
        return None


class PlayoutSession(GameSession):
    """A session that begins with the replay of a playout.

    What would lead to the start page leads to the replay again; a game that was started from it waits below.

    Args:
        skin: The skin of the game.
        playout: The match of the playout.
        options: The other arguments of `SessionState`.
    """

    def __init__(self, skin: Skin, *, playout: Match[Any, Any], **options: Any) -> None:
        super().__init__(skin, **options)
        self._playout = playout

    def open(self) -> None:
        """See `GameSession.open`."""
        self.show_replay(PlayoutReplay(self._playout, skin=self.skin))

    def leave_table(self) -> None:
        """Show the replay again."""
        self.open()

    def prepare_table(self, table: GameTable) -> None:
        """Skip the introduction of the scenario: it is not true of a changed playout, and the page has shown it."""
        table.close_introduction()

    def close_replay(self) -> None:
        """Return to the game below the replay; without one, leave."""
        if self.table:
            super().close_replay()
        else:
            self.outbox.add(Leave())


class PlayoutPanel(Panel):
    """A panel that begins with the replay of a playout.

    Args:
        playout: The match of the playout.
        on_back: Called when the replay is closed.

    Attributes:
        playout: The match of the playout.
    """

    def __init__(self, playout: Match[Any, Any], on_back: Callable[[], object]) -> None:
        self.playout, self._on_back = playout, on_back
        super().__init__(whole_page=True, create_session=partial(PlayoutSession, playout=playout))
        self.add_class("vfw-in-world")

    def on_leave(self) -> None:
        """See `SessionWidget.on_leave`."""
        self._on_back()


class PlayoutViewer(ErrorBoundary, ipywidgets.VBox):
    """Shows one playout at a time.

    Args:
        pool: The pool that replays.
        on_back: Called when the visitor returns to the answer.
        on_news: Called when the state that decided a playout is known.

    Attributes:
        shown: The current playout; None without one.
        bar: The bar above the replay.
    """

    def __init__(self, pool: Pool, on_back: Callable[[], object], on_news: Callable[[], object]) -> None:
        self.bar = PlayoutBar()
        super().__init__([self.bar])
        for name in ("vfw-look", "vfw-inside"):
            self.add_class(name)
        self.bar.on_press(lambda message: self.guarded(partial(self.receive, message)))
        self._pool, self._on_back, self._on_news = pool, on_back, on_news
        self._question: Question | None = None
        self.shown: PlayoutKey | None = None
        self._job: RunningJob[Mapping[PlayoutKey, FinishedPlayout]] | None = None
        self._background_key: PlayoutKey | None = None
        self._background_job: RunningJob[Mapping[PlayoutKey, FinishedPlayout]] | None = None
        self._played: dict[PlayoutKey, FinishedPlayout] = {}
        self._panels: dict[PlayoutKey, PlayoutPanel] = {}

    # Messages

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the bar."""
        match message:
            case {"kind": "command", "name": "back"}:
                self.go_back()
            case {"kind": "command", "name": "other"} if self.shown and self._question:
                self.show_playout(self._question, self.shown.seed, self.shown.number, is_changed=not self._is_changed)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the bar of a world")

    # Playouts

    def show_playout(self, question: Question, seed: int, number: int, *, is_changed: bool = True) -> None:
        """Show a playout of a question, as it was or as changed; until it was replayed, only its title."""
        self._forget_others(question, seed)
        self._stop()
        self.shown = key = _playout_key(question, seed, number, is_changed=is_changed)
        if key in self._played:
            self._show()
            return
        self._paint()
        self._job = RunningJob(ReplayJob([key]))
        self._job.begin(self._pool, lambda: self.guarded(self._on_job_news))

    def go_back(self) -> None:
        """Return to the answer; a game that was started in the playout waits there."""
        self._stop()
        self.shown = None
        self.children = [self.bar]
        self._on_back()

    def find_deciding_state(self, question: Question, seed: int, number: int) -> str:
        """Return the state that decided a changed playout; "" if no state did, or until it is known.

        An unknown one is found in the background.
        """
        self._forget_others(question, seed)
        key = _playout_key(question, seed, number, is_changed=True)
        if key not in self._played and key != self._background_key:
            if self._background_job:
                self._background_job.stop()
            self._background_key = key
            self._background_job = job = RunningJob(ReplayJob([key]), is_awaited=False)
            job.begin(self._pool, lambda: self.guarded(partial(self._on_background_news, job, key)))
        played = self._played.get(key)
        return played.ending.decisive if played else ""

    def _on_background_news(self, job: RunningJob[Mapping[PlayoutKey, FinishedPlayout]], key: PlayoutKey) -> None:
        if job.is_over and not job.failure and key == self._background_key:
            self._played.update(job.job.found)
            self._on_news()

    def close(self) -> None:
        """Stop all jobs and close the viewer."""
        self._stop()
        if self._background_job:
            self._background_job.stop()
        for panel in self._panels.values():
            panel.close()
        super().close()

    @property
    def started(self) -> Collection[int]:
        """The numbers of the changed playouts with a started game that is not over."""
        return [
            key.number
            for key, panel in self._panels.items()
            if panel.match and not panel.match.outcome and self._question and key.setup == self._question.as_changed
        ]

    @property
    def _is_changed(self) -> bool:
        return bool(self.shown and self._question and self.shown.setup == self._question.as_changed)

    def _forget_others(self, question: Question, seed: int) -> None:
        """Close the playouts of other questions."""
        if self._question != question or any(key.seed != seed for key in self._panels):
            for panel in self._panels.values():
                panel.close()
            self._panels, self._played, self._question = {}, {}, question

    def _stop(self) -> None:
        if self._job:
            self._job.stop()
        self._job = None

    def _on_job_news(self) -> None:
        job, key = self._job, self.shown
        if job is None or key is None or not job.is_over:
            return
        if job.failure:
            self._paint(f"World {key.number:,} could not be played again: {job.failure}.")
        else:
            self._played.update(job.job.found)
            self._show()

    def _show(self) -> None:
        """Show the replayed playout."""
        assert self.shown
        if self.shown not in self._panels:
            match = make_match(self.shown, self._played[self.shown].replies)
            self._panels[self.shown] = PlayoutPanel(match, self.go_back)
        self._paint()
        self.children = [self.bar, self._panels[self.shown]]

    def show_notice(self, notice: str) -> None:
        """Show a notice."""
        self._paint(notice)

    def _paint(self, notice: str = "") -> None:
        assert self.shown
        panel = self._panels.get(self.shown)
        if panel is None:
            self.children = [self.bar]
        self.bar.html = render_playout_bar(
            self.shown,
            self._played.get(self.shown),
            panel.playout.position if panel else None,
            is_changed=self._is_changed,
            notice=notice,
        )


def _playout_key(question: Question, seed: int, number: int, *, is_changed: bool) -> PlayoutKey:
    return PlayoutKey(question.as_changed if is_changed else question.as_it_was, seed, number)
