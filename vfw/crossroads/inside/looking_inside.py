"""Looking inside a world, in place of the room: a bar that says which it is and leads back, and under it the replay.

Worlds are played again by whoever works for the page, so nothing waits for that. What was begun in one waits there
until the room asks something else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

import ipywidgets

from vfw.crossroads.inside.world_bar import Bar, bar_html
from vfw.crossroads.inside.world_match import Numbered, PlayedOut, PlayingAgain, world_match
from vfw.crossroads.inside.world_panel import WorldPanel
from vfw.jobs.pool import Pool, RunningJob
from vfw.panel.screens.guarded import Guarded
from vfw.untrusted_input import quoted
from vfw.whatif.question import Question


class LookingInside(Guarded, ipywidgets.VBox):
    """One world at a time. `on_back` is called when somebody goes back to the answer; `on_news` when it is known who
    decided the world that was asked about.

    Attributes:
        shown: the world that is looked into; None where none is. bar: what stands above the replay.
    """

    def __init__(self, pool: Pool, on_back: Callable[[], object], on_news: Callable[[], object]) -> None:
        self.bar = Bar()
        super().__init__([self.bar])
        for name in ("vfw-look", "vfw-inside"):
            self.add_class(name)
        self.bar.on_press(lambda message: self.guarded(partial(self.receive, message)))
        self._pool, self._on_back, self._on_news = pool, on_back, on_news
        self._question: Question | None = None
        self.shown: Numbered | None = None
        self._thought: RunningJob[Mapping[Numbered, PlayedOut]] | None = None
        self._asked_about: Numbered | None = None
        self._beside: RunningJob[Mapping[Numbered, PlayedOut]] | None = None
        self._played: dict[Numbered, PlayedOut] = {}
        self._panels: dict[Numbered, WorldPanel] = {}

    # What arrives

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the bar."""
        match message:
            case {"kind": "command", "name": "back"}:
                self.leave()
            case {"kind": "command", "name": "other"} if self.shown and self._question:
                self.look_into(self._question, self.shown.seed, self.shown.number, is_changed=not self._is_changed)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the bar of a world")

    # Looking

    def look_into(self, question: Question, seed: int, number: int, *, is_changed: bool = True) -> None:
        """Show a world of a question, as it was or as changed; until it is played again, only which it is."""
        self._forget_others(question, seed)
        self._stop()
        self.shown = world = _world(question, seed, number, is_changed=is_changed)
        if world in self._played:
            self._show()
            return
        self._paint()
        self._thought = RunningJob(PlayingAgain([world]), self._pool)
        self._thought.begin(lambda: self.guarded(self._hear))

    def leave(self) -> None:
        """Back to the answer. What was begun in the world waits there."""
        self._stop()
        self.shown = None
        self.children = [self.bar]
        self._on_back()

    def decides(self, question: Question, seed: int, number: int) -> str:
        """The state that decided a changed world, as far as that is known; else it is found out, when nobody waits for
        anything else. "" where no state did."""
        self._forget_others(question, seed)
        world = _world(question, seed, number, is_changed=True)
        if world not in self._played and world != self._asked_about:
            if self._beside:
                self._beside.stop()
            self._asked_about = world
            self._beside = thought = RunningJob(PlayingAgain([world]), self._pool, is_awaited=False)
            thought.begin(lambda: self.guarded(partial(self._learn, thought, world)))
        played = self._played.get(world)
        return played.ending.decisive if played else ""

    def _learn(self, thought: RunningJob[Mapping[Numbered, PlayedOut]], world: Numbered) -> None:
        if thought.is_over and not thought.failure and world == self._asked_about:
            self._played.update(thought.inquiry.found)
            self._on_news()

    def close(self) -> None:
        """Nobody looks any more."""
        self._stop()
        if self._beside:
            self._beside.stop()
        for panel in self._panels.values():
            panel.close()
        super().close()

    @property
    def begun(self) -> Collection[int]:
        """The numbers of the changed worlds in which a game was begun that is not over."""
        return [
            world.number
            for world, panel in self._panels.items()
            if panel.match and not panel.match.outcome and self._question and world.setup == self._question.as_changed
        ]

    @property
    def _is_changed(self) -> bool:
        return bool(self.shown and self._question and self.shown.setup == self._question.as_changed)

    def _forget_others(self, question: Question, seed: int) -> None:
        """Worlds of another question are not gone back to."""
        if self._question != question or any(world.seed != seed for world in self._panels):
            for panel in self._panels.values():
                panel.close()
            self._panels, self._played, self._question = {}, {}, question

    def _stop(self) -> None:
        if self._thought:
            self._thought.stop()
        self._thought = None

    def _hear(self) -> None:
        thought, world = self._thought, self.shown
        if thought is None or world is None or not thought.is_over:
            return
        if thought.failure:
            self._paint(f"World {world.number:,} could not be played again: {thought.failure}.")
        else:
            self._played.update(thought.inquiry.found)
            self._show()

    def _show(self) -> None:
        """The world is known: look at it."""
        assert self.shown
        if self.shown not in self._panels:
            match = world_match(self.shown, self._played[self.shown].replies)
            self._panels[self.shown] = WorldPanel(match, self.leave)
        self._paint()
        self.children = [self.bar, self._panels[self.shown]]

    def tell(self, notice: str) -> None:
        self._paint(notice)

    def _paint(self, notice: str = "") -> None:
        assert self.shown
        panel = self._panels.get(self.shown)
        if panel is None:
            self.children = [self.bar]
        self.bar.html = bar_html(
            self.shown,
            self._played.get(self.shown),
            panel.world.position if panel else None,
            is_changed=self._is_changed,
            notice=notice,
        )


def _world(question: Question, seed: int, number: int, *, is_changed: bool) -> Numbered:
    return Numbered(question.as_changed if is_changed else question.as_it_was, seed, number)
