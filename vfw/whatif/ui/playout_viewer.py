"""Looking inside a world, in place of the room: a bar that says which it is and leads back, and under it the replay.

Worlds are played again by whoever works for the page, so nothing waits for that. What was begun in one waits there
until the room asks something else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.foreign import quoted
from vfw.panel import Panel
from vfw.panel.play.looking_back import Replay
from vfw.panel.screens.guarded import Guarded
from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.delivery import Delivered
from vfw.thinking.pool import Pool
from vfw.thinking.thought import Thought
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


class PlayoutBar(Delivered):
    """Paints the bar, keeps the room under it still, and brings the focus back to where it was there.

    Attributes:
        html: what stands in it.
    """

    _esm = bundle("inside", WEB)
    _css = "\n".join([joined(FOUNDATION), joined(["inside.css"], WEB)])

    html = traitlets.Unicode("").tag(sync=True)


def render_playout_bar(
    key: PlayoutKey, played: FinishedPlayout | None, last: Position | None, *, is_changed: bool, notice: str = ""
) -> str:
    """What stands in the bar; `played` and `last`, the last position, are None until it was played again."""
    words = notice or "Playing it again…"
    if played and last:
        kept = [notice, describe_ending(played.ending, last), describe_dropped_rules(key.setup.conduct)]
        words = " ".join(filter(None, kept))
    title = escape(format_playout_title(key.number, is_changed=is_changed))
    back = _render_button("back", '<span aria-hidden="true">‹ </span>Back to the answer')
    # The same elements from the first moment on: so the headline keeps the focus.
    other = _render_button("other", f"See it {AS_IT_WAS if is_changed else AS_CHANGED}")
    return (
        f'<header class="vfw-world-bar">{back}<div><h2 tabindex="-1">{title}</h2>'
        f'<p role="status">{escape(words)}</p></div>{other}</header>'
    )


def _render_button(command: str, label: str) -> str:
    return f'<button type="button" class="vfw-wi-button" data-command="{command}">{label}</button>'


class PlayoutReplay(Replay):
    """A world that is looked back at. Whoever plays on is offered the seat of the Suffragists, the first of two; nobody
    plays the Opposition without asking for it."""

    def sits(self, seat: str) -> str:
        return PERSON if seat == self.match.seats[0] and PERSON in self.can_sit[seat] else super().sits(seat)

    def asks_from(self, step: int) -> int | None:
        """The room is where this world is from."""
        return None


class PlayoutPanel(Panel):
    """A panel that begins with looking back at the match of a world; `on_back` is called when that is closed. What else
    would lead to the start page leads to the world again, under which a game that was begun from it waits.

    Attributes:
        world: the match of the world.
    """

    def __init__(self, playout: Match[Any, Any], on_back: Callable[[], object]) -> None:
        super().__init__(whole_page=True)
        self.add_class("vfw-in-world")
        self.playout, self._on_back = playout, on_back
        self.desk.home, self.desk.on_act = self._show_replay, self._skip_introduction
        self._show_replay()

    def _show_replay(self) -> None:
        self.desk.look_at(PlayoutReplay(self.playout, skin=self.desk.skin))

    def _skip_introduction(self) -> None:
        """What a scenario says of history is not so in a world that was changed, and was read in the room."""
        if self.sitting and self.sitting.introduction:
            self.sitting.read_on()
            self.desk.turn(says=True)

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Where nothing waits under the world, there is nothing to go back to but the answer."""
        if name == "leave" and self.sitting is None and question in (None, self.question):
            self._on_back()
        else:
            super().command(name, fields, question)


class PlayoutViewer(Guarded, ipywidgets.VBox):
    """One world at a time. `on_back` is called when somebody goes back to the answer; `on_news` when it is known who
    decided the world that was asked about.

    Attributes:
        shown: the world that is looked into; None where none is. bar: what stands above the replay.
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
        self._job: Thought[Mapping[PlayoutKey, FinishedPlayout]] | None = None
        self._background_key: PlayoutKey | None = None
        self._background_job: Thought[Mapping[PlayoutKey, FinishedPlayout]] | None = None
        self._played: dict[PlayoutKey, FinishedPlayout] = {}
        self._panels: dict[PlayoutKey, PlayoutPanel] = {}

    # What arrives

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the bar."""
        match message:
            case {"kind": "command", "name": "back"}:
                self.go_back()
            case {"kind": "command", "name": "other"} if self.shown and self._question:
                self.show_playout(self._question, self.shown.seed, self.shown.number, is_changed=not self._is_changed)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the bar of a world")

    # Looking

    def show_playout(self, question: Question, seed: int, number: int, *, is_changed: bool = True) -> None:
        """Show a world of a question, as it was or as changed; until it is played again, only which it is."""
        self._forget_others(question, seed)
        self._stop()
        self.shown = key = _playout_key(question, seed, number, is_changed=is_changed)
        if key in self._played:
            self._show()
            return
        self._paint()
        self._job = Thought(ReplayJob([key]), self._pool)
        self._job.begin(lambda: self.guarded(self._on_job_news))

    def go_back(self) -> None:
        """Back to the answer. What was begun in the world waits there."""
        self._stop()
        self.shown = None
        self.children = [self.bar]
        self._on_back()

    def find_deciding_state(self, question: Question, seed: int, number: int) -> str:
        """The state that decided a changed world, as far as that is known; else it is found out, when nobody waits for
        anything else. "" where no state did."""
        self._forget_others(question, seed)
        key = _playout_key(question, seed, number, is_changed=True)
        if key not in self._played and key != self._background_key:
            if self._background_job:
                self._background_job.stop()
            self._background_key = key
            self._background_job = job = Thought(ReplayJob([key]), self._pool, is_awaited=False)
            job.begin(lambda: self.guarded(partial(self._on_background_news, job, key)))
        played = self._played.get(key)
        return played.ending.decisive if played else ""

    def _on_background_news(self, job: Thought[Mapping[PlayoutKey, FinishedPlayout]], key: PlayoutKey) -> None:
        if job.is_over and not job.failure and key == self._background_key:
            self._played.update(job.inquiry.found)
            self._on_news()

    def close(self) -> None:
        """Nobody looks any more."""
        self._stop()
        if self._background_job:
            self._background_job.stop()
        for panel in self._panels.values():
            panel.close()
        super().close()

    @property
    def started(self) -> Collection[int]:
        """The numbers of the changed worlds in which a game was begun that is not over."""
        return [
            key.number
            for key, panel in self._panels.items()
            if panel.match and not panel.match.outcome and self._question and key.setup == self._question.as_changed
        ]

    @property
    def _is_changed(self) -> bool:
        return bool(self.shown and self._question and self.shown.setup == self._question.as_changed)

    def _forget_others(self, question: Question, seed: int) -> None:
        """Worlds of another question are not gone back to."""
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
            self._played.update(job.inquiry.found)
            self._show()

    def _show(self) -> None:
        """The world is known: look at it."""
        assert self.shown
        if self.shown not in self._panels:
            match = make_match(self.shown, self._played[self.shown].replies)
            self._panels[self.shown] = PlayoutPanel(match, self.go_back)
        self._paint()
        self.children = [self.bar, self._panels[self.shown]]

    def tell(self, notice: str) -> None:
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
