"""Worlds that are played where one reads: a button, a sign of life while the pool works, and what came of it."""

from __future__ import annotations

import secrets
from html import escape
from math import ceil
from typing import Final

from vfw.thinking.crowd import Crowd
from vfw.thinking.the_pool import the_pool
from vfw.whatif.jobs import PLAYOUTS_PER_TASK
from vfw.whatif.question import Question
from vfw.whatif.report import answer_sentence, format_of_100
from vfw.whatif.runs import Run
from vfw.whatif.statistics import difference
from vfw.whatif.tallies import Counts
from vfw.whatif.time_left import format_duration
from vfw.whatif.ui.answer_view_html import render_answer_view
from vfw.whatif.ui.answer_widget import AnswerWidget
from vfw.whatif.ui.playing_worlds import RunInProgress
from vfw.whatif.ui.svg import format_points
from vfw.whatif.ui.wait_for_worlds import describe_wait

PLAY: Final = "play"
STOP: Final = "stop"
MAX_LISTED = 8
"""Earlier runs that are listed; older ones are left out."""


class LiveRunController:
    """A question, so many worlds of each kind at a press, with the luck of the number `seed`, and one more each time.

    `beforehand` are counts that are shown where nobody can play now.

    Attributes:
        widget: what stands on the page.
    """

    def __init__(self, question: Question, games: int, seed: int, beforehand: Counts | None = None) -> None:
        self._question, self._games, self._seed, self._beforehand = question, games, seed, beforehand
        self._prefix = secrets.token_hex(3)
        self._playing: RunInProgress | None = None
        self._wait, self._done = "", list[str]()
        self.widget = AnswerWidget(self._act)
        self._paint()

    # What arrives

    def _act(self, command: str) -> None:
        """Act on a button. One that was pressed twice is not acted on twice."""
        is_playing = self._playing is not None and not self._playing.is_over
        if command == PLAY and not is_playing:
            self._play()
        elif command == STOP and self._playing and is_playing:
            self._playing.stop()
            self._end(self._playing)
        elif command not in (PLAY, STOP):
            raise ValueError(f"the page sent the command {command!r}; expected {PLAY} or {STOP}")

    def _play(self) -> None:
        run = Run(self._question, self._games, self._seed + len(self._done))
        pool, self._wait = the_pool(), ""
        self._playing = RunInProgress(run, Counts(), pool, self._hear)
        self._playing.begin()
        if not self._playing.is_over:
            self.widget.say("The worlds are being played.")
            self._paint()
            pool.crowd(self._hear_of_others)

    def _hear_of_others(self, crowd: Crowd) -> None:
        self._wait = describe_wait(crowd, ceil(self._games / PLAYOUTS_PER_TASK))
        self._paint()

    def _hear(self) -> None:
        """More was counted, or it is over; with some pools before `begin` returns."""
        if self._playing and self._playing.is_over:
            self._end(self._playing)
        else:
            self._paint()

    def _end(self, playing: RunInProgress) -> None:
        if playing.counts.games:
            self._done.append(_summarize_run(playing))
            self.widget.say(answer_sentence(playing.counts))
        else:
            self.widget.say("No world was played.")
        self._paint()

    # What is shown

    def _paint(self) -> None:
        # What can be pressed stays as it is while worlds come in: it may have the focus.
        self.widget.controls = self._framed(self._controls())
        self.widget.html = self._answer()

    def _framed(self, inner: str) -> str:
        title = escape(self._question.title)
        return f'<section class="vfw-answer-view" aria-label="Play it: {title}"><h3>{title}</h3>{inner}</section>'

    def _controls(self) -> str:
        playing = self._playing
        if playing is None:
            return self._about() + _render_tools(_render_button(PLAY, self._press))
        if not playing.is_over:
            return _render_focused("Two kinds of world are being played, with the same luck.") + _render_tools(
                _render_button(STOP, "Stop")
            )
        ended = f"{playing.counts.games:,} worlds of each kind were played."
        if playing.failure:
            ended = f"It went no further here and now: {playing.failure}"
            if not playing.counts.games and self._beforehand:
                ended += " Below stands what was played beforehand."
        return (
            _render_focused(ended)
            + self._list()
            + _render_tools(_render_button(PLAY, f"{self._press}, with other luck"))
        )

    def _about(self) -> str:
        changes = "; ".join([change.words for change in self._question.changes])
        conduct = self._question.as_changed.conduct
        return (
            f"<p>Changed: {escape(changes)}. Everything else stays. {conduct.suffragist.capitalize()} players choose, "
            "and dice fall.</p>"
        )

    @property
    def _press(self) -> str:
        return f"Play {self._games:,} worlds of each kind"

    def _list(self) -> str:
        """What came of each press so far: the same question, and other luck."""
        if not self._done:
            return ""
        first = max(0, len(self._done) - MAX_LISTED) + 1
        lines = "".join([f"<li>{escape(line)}</li>" for line in self._done[-MAX_LISTED:]])
        return f'<p>Your runs so far:</p><ol start="{first}">{lines}</ol>'

    def _answer(self) -> str:
        """What is counted so far, and above it a sign of life while more is to come."""
        playing = self._playing
        if playing is None:
            return ""
        life = "" if playing.is_over else _render_progress(playing, self._wait)
        question, counts, title = playing.run.question, playing.counts, f"With luck number {playing.run.seed}"
        if not counts.games and playing.is_over and self._beforehand:
            counts, title = self._beforehand, "Played beforehand"
        return life + (render_answer_view(question, counts, self._prefix, title) if counts.games else "")


def _render_progress(playing: RunInProgress, wait: str) -> str:
    """How many worlds have come, and how long the rest takes; before the first, how long to `wait` for all."""
    games, there, left = playing.run.games, playing.counts.games, playing.seconds_left
    words = (
        f"{there:,} of {games:,} worlds of each kind{'' if left is None else f', about {format_duration(left)} left'}"
    )
    value = f' max="{games}" value="{there}"'
    if not there:
        words, value = f"Waiting for the first worlds{f'. All of them take {wait}' if wait else ''}.", ""
    return f'<p class="vfw-answer-life"><progress aria-label="Worlds played"{value}></progress> {words}</p>'


def _summarize_run(playing: RunInProgress) -> str:
    """A run in a line, beside which others can be laid."""
    counts, found = playing.counts, difference(playing.counts)
    was, is_ = (format_of_100(tally.won / counts.games) for tally in (counts.as_it_was, counts.as_changed))
    return (
        f"Luck number {playing.run.seed}, {counts.games:,} worlds: won in {was} of 100 as it was, in {is_} as changed. "
        f"{format_points(found.value)} points ({format_points(found.low)} to {format_points(found.high)})"
    )


def _render_tools(inner: str) -> str:
    return f'<div class="vfw-answer-tools">{inner}</div>'


def _render_button(command: str, label: str) -> str:
    css = "vfw-answer-button" if command == STOP else "vfw-answer-button vfw-answer-main"
    return f'<button type="button" class="{css}" data-command="{command}">{escape(label)}</button>'


def _render_focused(words: str) -> str:
    """What is read where the button that had the focus is gone."""
    return f'<p tabindex="-1" data-first>{escape(words)}</p>'
