"""Worlds that are played where one reads: a button, a sign of life while the pool works, and what came of it."""

from __future__ import annotations

import secrets
from html import escape
from math import ceil
from typing import Final

from vfw.crossroads.answer_view_html import answer_html
from vfw.crossroads.answer_widget import AnswerWidget
from vfw.crossroads.picture import points
from vfw.crossroads.playing_worlds import Playing
from vfw.crossroads.wait_for_worlds import wait_in_words
from vfw.jobs.pool import QueueStats
from vfw.jobs.remote_pool import current_pool
from vfw.whatif.answer import difference
from vfw.whatif.inquiring import OF_A_PIECE
from vfw.whatif.question import Question
from vfw.whatif.runs import Run
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import of_100, sentence
from vfw.whatif.time_left import lasting

PLAY: Final = "play"
STOP: Final = "stop"
MOST_LISTED = 8
"""Earlier runs that are listed; older ones are left out."""


class LiveRunView:
    """A question, so many worlds of each kind at a press, with the luck of the number `seed`, and one more each time.

    `beforehand` are counts that are shown where nobody can play now.

    Attributes:
        widget: what stands on the page.
    """

    def __init__(self, question: Question, games: int, seed: int, beforehand: Counts | None = None) -> None:
        self._question, self._games, self._seed, self._beforehand = question, games, seed, beforehand
        self._prefix = secrets.token_hex(3)
        self._playing: Playing | None = None
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
        pool, self._wait = current_pool(), ""
        self._playing = Playing(run, Counts(), pool, self._hear)
        self._playing.begin()
        if not self._playing.is_over:
            self.widget.say("The worlds are being played.")
            self._paint()
            pool.crowd(self._hear_of_others)

    def _hear_of_others(self, crowd: QueueStats) -> None:
        self._wait = wait_in_words(crowd, ceil(self._games / OF_A_PIECE))
        self._paint()

    def _hear(self) -> None:
        """More was counted, or it is over; with some pools before `begin` returns."""
        if self._playing and self._playing.is_over:
            self._end(self._playing)
        else:
            self._paint()

    def _end(self, playing: Playing) -> None:
        if playing.counts.games:
            self._done.append(_in_short(playing))
            self.widget.say(sentence(playing.counts))
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
            return self._about() + _tools(_button(PLAY, self._press))
        if not playing.is_over:
            return _first("Two kinds of world are being played, with the same luck.") + _tools(_button(STOP, "Stop"))
        ended = f"{playing.counts.games:,} worlds of each kind were played."
        if playing.failure:
            ended = f"It went no further here and now: {playing.failure}"
            if not playing.counts.games and self._beforehand:
                ended += " Below stands what was played beforehand."
        return _first(ended) + self._list() + _tools(_button(PLAY, f"{self._press}, with other luck"))

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
        first = max(0, len(self._done) - MOST_LISTED) + 1
        lines = "".join([f"<li>{escape(line)}</li>" for line in self._done[-MOST_LISTED:]])
        return f'<p>Your runs so far:</p><ol start="{first}">{lines}</ol>'

    def _answer(self) -> str:
        """What is counted so far, and above it a sign of life while more is to come."""
        playing = self._playing
        if playing is None:
            return ""
        life = "" if playing.is_over else _sign_of_life(playing, self._wait)
        question, counts, title = playing.run.question, playing.counts, f"With luck number {playing.run.seed}"
        if not counts.games and playing.is_over and self._beforehand:
            counts, title = self._beforehand, "Played beforehand"
        return life + (answer_html(question, counts, self._prefix, title) if counts.games else "")


def _sign_of_life(playing: Playing, wait: str) -> str:
    """How many worlds have come, and how long the rest takes; before the first, how long to `wait` for all."""
    games, there, left = playing.run.games, playing.counts.games, playing.seconds_left
    words = f"{there:,} of {games:,} worlds of each kind{'' if left is None else f', about {lasting(left)} left'}"
    value = f' max="{games}" value="{there}"'
    if not there:
        words, value = f"Waiting for the first worlds{f'. All of them take {wait}' if wait else ''}.", ""
    return f'<p class="vfw-answer-life"><progress aria-label="Worlds played"{value}></progress> {words}</p>'


def _in_short(playing: Playing) -> str:
    """A run in a line, beside which others can be laid."""
    counts, found = playing.counts, difference(playing.counts)
    was, is_ = (of_100(tally.won / counts.games) for tally in (counts.as_it_was, counts.as_changed))
    return (
        f"Luck number {playing.run.seed}, {counts.games:,} worlds: won in {was} of 100 as it was, in {is_} as changed. "
        f"{points(found.value)} points ({points(found.low)} to {points(found.high)})"
    )


def _tools(inner: str) -> str:
    return f'<div class="vfw-answer-tools">{inner}</div>'


def _button(command: str, label: str) -> str:
    css = "vfw-answer-button" if command == STOP else "vfw-answer-button vfw-answer-main"
    return f'<button type="button" class="{css}" data-command="{command}">{escape(label)}</button>'


def _first(words: str) -> str:
    """What is read where the button that had the focus is gone."""
    return f'<p tabindex="-1" data-first>{escape(words)}</p>'
