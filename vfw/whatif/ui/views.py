"""Views of the answer to a question of what if: light, frozen objects that make a widget when one is wanted.

    Answer("connecticut-session")                           the sentence, bars and histogram
    AnswerMap("no-special-sessions", shown="difference")    a map of the states
    AnswerByPlayers("connecticut-session")                  the difference as each kind of player has it
    LiveRun("connecticut-session", games=200)               worlds that are played where one reads

Each can stand last in a cell of a notebook, or in a step of a lesson. The first three show what was played beforehand
of a question of ours, or what `vfw.whatif.run` has just given: `ShownAnswer(run("my-question.md", games=400))`.
"""

from __future__ import annotations

import re
import secrets
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from html import escape
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import ipywidgets
import traitlets

from vfw.atlas.views import View
from vfw.foreign import quoted
from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.script import Script, Scripted
from vfw.resources import lessons
from vfw.thinking.crowd import Crowd
from vfw.thinking.the_pool import the_pool
from vfw.votes.advice.players import KINDS
from vfw.whatif.api import QuestionResult, load_question
from vfw.whatif.jobs import PLAYOUTS_PER_TASK, RunInProgress, describe_wait
from vfw.whatif.long_runs import format_duration
from vfw.whatif.precomputed import GAMES_BY_PLAYER, NotPrecomputed, load_precomputed
from vfw.whatif.question import Question
from vfw.whatif.report import NOT_HISTORY, answer_sentence, describe_deciding_states, format_of_100
from vfw.whatif.runs import Run
from vfw.whatif.statistics import difference
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.bar_charts import (
    bands_picture,
    bands_sentence,
    bands_table,
    bars_picture,
    bars_table,
    describe_bands_games,
)
from vfw.whatif.ui.column_charts import histogram_picture, histogram_table
from vfw.whatif.ui.share_map import MapKind, share_map_picture, share_map_sentence, share_map_table
from vfw.whatif.ui.svg import Picture, describe_games, format_points

NAME_START = re.compile(r"(?<=[\"#])vfw-(?=[a-z])")
"""Where a name begins that must be told from those of other pictures on the page."""
NAMING_ATTRIBUTES = re.compile(r'(?: id| aria-labelledby| aria-describedby)="[^"]*"|url\(#[^)]*\)')


class Figure(NamedTuple):
    """A picture as it is drawn where there is room, and where there is not, and its table."""

    wide: Picture
    narrow: Picture
    table: str


def render_answer_view(question: Question, counts: Counts, prefix: str, title: str = "") -> str:
    """The answer with its bars and its histogram, below the question, or another `title`. `prefix` tells the names of
    this view from those of others on the page."""
    figures = [_draw_figure(bars_picture, bars_table, counts), _draw_figure(histogram_picture, histogram_table, counts)]
    inner = (
        render_sentence(answer_sentence(counts))
        + render_figures(figures, prefix, "vfw-answer-pair")
        + _render_deciding_states(counts)
    )
    return render_view(title or question.title, inner, describe_games(question, counts.games))


def render_map_view(question: Question, counts: Counts, shown: MapKind, prefix: str) -> str:
    """The map: in what share of the worlds each state ratifies, or by how much that changes."""
    figure = Figure(
        share_map_picture(counts, shown), share_map_picture(counts, shown, small=True), share_map_table(counts)
    )
    words = f'<p class="vfw-answer-words">{escape(share_map_sentence(counts, shown))}</p>'
    return render_view(
        question.title,
        f"{render_figures([figure], prefix, 'vfw-answer-country')}{words}",
        describe_games(question, counts.games),
    )


def render_players_view(question: Question, by_player: Mapping[str, Counts], prefix: str) -> str:
    """The difference as each kind of player has it."""
    figure = Figure(bands_picture(by_player), bands_picture(by_player, small=True), bands_table(by_player))
    each = [bands_sentence({player: counts}).removesuffix(NOT_HISTORY) for player, counts in by_player.items()]
    words = "".join([f'<p class="vfw-answer-words">{escape(said.strip())}</p>' for said in each])
    inner = f"{render_figures([figure], prefix)}<div>{words}</div>"
    return render_view(question.title, f'<div class="vfw-answer-beside">{inner}</div>', describe_bands_games(by_player))


def render_view(title: str, inner: str, counted: str) -> str:
    """A view: the question, what stands below it, how many worlds were played by whom, and what a share is not."""
    return (
        f'<section class="vfw-answer-view" aria-label="{escape(title)}"><h3>{escape(title)}</h3>{inner}'
        f'<p class="vfw-answer-foot">{escape(counted)} <b>{escape(NOT_HISTORY)}</b></p></section>'
    )


def render_missing_view(why: str) -> str:
    """What stands in the place of a view for which nothing was played beforehand."""
    return f'<section class="vfw-answer-view" aria-label="No answer yet"><p>{escape(why)}</p></section>'


def render_sentence(words: str) -> str:
    """The answer as a sentence, in the largest letters of the view."""
    return f'<p class="vfw-answer-line">{escape(words)}</p>'


def render_figures(figures: Iterable[Figure], prefix: str, css: str = "") -> str:
    """Pictures, each with its table; `css` is a class that says how they lie."""
    drawn = "".join([_render_figure(figure, f"{prefix}-{number}") for number, figure in enumerate(figures)])
    return f'<div class="vfw-answer-figures {css}">{drawn}</div>'


def _render_deciding_states(counts: Counts) -> str:
    """Which states cast the 36th or the 13th vote most often."""
    kinds = (("as it was", counts.as_it_was), ("as changed", counts.as_changed))
    said = "; ".join([f"{name} {deciding}" for name, tally in kinds if (deciding := describe_deciding_states(tally))])
    return f'<p class="vfw-answer-words">The state that decides, most often: {escape(said)}.</p>' if said else ""


def _draw_figure(draw: Callable[..., Picture], table: Callable[[Counts], str], counts: Counts) -> Figure:
    return Figure(draw(counts), draw(counts, small=True), table(counts))


def _render_figure(figure: Figure, prefix: str) -> str:
    title = escape(figure.wide.title)
    return (
        f'<figure class="vfw-answer-figure"><figcaption>{title}</figcaption>'
        f'<div class="vfw-answer-wide">{_prefix_names(figure.wide.svg, prefix)}</div>'
        f'<div class="vfw-answer-narrow">{_prefix_names(figure.narrow.svg, prefix)}</div>'
        f"<details><summary>As a table<span> : {title}</span></summary>{figure.table}</details></figure>"
    )


def _prefix_names(svg: str, prefix: str) -> str:
    """The same picture with names that no other on the page has."""
    return NAMING_ATTRIBUTES.sub(lambda named: NAME_START.sub(f"vfw-{prefix}-", named[0]), svg)


WEB = Path(__file__).parent / "web"


class AnswerScript(Script):
    """What all views of answers on a page run."""

    _css = "\n".join([joined(FOUNDATION), joined(["pictures.css", "answer.css"], WEB)])

    module = traitlets.Unicode(bundle("answer", WEB)).tag(sync=True)


class AnswerWidget(Scripted):
    """Paints HTML; `on_command` is called with the name of a button that was pressed, its `data-command`.

    Attributes:
        controls: what can be pressed; where what had the focus is gone, the element with `data-first` gets it.
        html: what stands below that, and may change often.
        said: a serial number, a line end, and a sentence for screen readers.
    """

    runs = AnswerScript

    controls = traitlets.Unicode("").tag(sync=True)
    html = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_command: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.add_class("vfw-crossroads")
        self.add_class("vfw-answer-leaf")
        self._on_command = on_command
        self.on_press(self._press)

    def say(self, sentence: str) -> None:
        """Let screen readers hear a sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{sentence}"

    def _press(self, message: dict[str, Any]) -> None:
        match message:
            case {"kind": "command", "name": str(name)} if self._on_command:
                self._on_command(name)
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of an answer")


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


DEFAULT_PLAYER = "steady"
MAX_LIVE_GAMES = 400
"""Worlds of each kind: a class of thirty on two cores waits for some minutes where all ask for so many at once."""


class AnswerView(View):
    """A view whose HTML does not change."""

    @abstractmethod
    def html(self, prefix: str) -> str:
        """What it shows; `prefix` tells its names from those of other views on the page."""

    def content(self) -> ipywidgets.Widget:
        widget = AnswerWidget()
        try:
            widget.html = self.html(secrets.token_hex(3))
        except NotPrecomputed as why:
            widget.html = render_missing_view(str(why))  # the rest of a page that holds it is as good as before
        return widget


@dataclass(frozen=True)
class Answer(AnswerView):
    """The answer as a sentence, in how many worlds the Amendment is won, and how many states ratify.

    `of` is the name of a question of ours, as its counts of steady players lie ready, or of another `player`; or an
    `QuestionResult`, as it was played. Raises ValueError for a question or a player that there is not.
    """

    of: str | QuestionResult
    player: str = DEFAULT_PLAYER

    def __post_init__(self) -> None:
        _check_names(self.of, self.player)

    def html(self, prefix: str) -> str:
        return render_answer_view(*_load_counts(self.of, self.player), prefix)


@dataclass(frozen=True)
class AnswerMap(AnswerView):
    """In what share of the worlds each state ratifies: `shown` is "as it was", "as changed", or "difference".

    `of` and `player` as for `ShownAnswer`. Raises ValueError for a question, a player or a map that there is not.
    """

    of: str | QuestionResult
    shown: MapKind = "difference"
    player: str = DEFAULT_PLAYER

    def __post_init__(self) -> None:
        _check_names(self.of, self.player)
        if self.shown not in get_args(MapKind):
            raise ValueError(f"shown={self.shown!r} is no map; expected one of {', '.join(get_args(MapKind))}")

    def html(self, prefix: str) -> str:
        return render_map_view(*_load_counts(self.of, self.player), self.shown, prefix)


@dataclass(frozen=True)
class AnswerByPlayers(AnswerView):
    """The difference as each kind of player has it, on one scale: `of` is the name of a question of ours, or what was
    played of one question, by the kind of player. Raises ValueError for a question that there is not, or no player."""

    of: str | Mapping[str, QuestionResult]

    def __post_init__(self) -> None:
        if isinstance(self.of, str):
            _check_names(self.of, DEFAULT_PLAYER)
        elif not self.of:
            raise ValueError("nobody played; expected what was played by the kind of player, such as random, steady")

    def html(self, prefix: str) -> str:
        if isinstance(self.of, str):
            return render_players_view(load_question(self.of), load_precomputed(self.of).by_player, prefix)
        first = next(iter(self.of.values()))
        return render_players_view(first.run.question, {player: one.counts for player, one in self.of.items()}, prefix)


@dataclass(frozen=True)
class LiveRun(View):
    """Worlds that are played when the reader presses a button, by the pool that all visitors share.

    `of` is the name of a question of ours; `games` so many worlds of each kind, at most 400; `player` plays both sides.
    Each press draws other luck; with a `seed` the first press has the luck of that number, the next that of the next.
    Raises ValueError for a question or a player that there is not, and for other numbers.
    """

    of: str
    games: int = 200
    player: str = DEFAULT_PLAYER
    seed: int | None = None

    def __post_init__(self) -> None:
        _check_names(self.of, self.player, of_ready=False)
        if type(self.games) is not int or not 1 <= self.games <= MAX_LIVE_GAMES:
            raise ValueError(
                f"games={self.games!r} cannot be played here; expected a number from 1 to {MAX_LIVE_GAMES}"
            )

    def content(self) -> ipywidgets.Widget:
        seed = secrets.randbelow(1000) if self.seed is None else self.seed
        beforehand = None
        with suppress(NotPrecomputed):
            beforehand = load_precomputed(self.of).by_player.get(self.player)
        return LiveRunController(load_question(self.of).with_players(self.player), self.games, seed, beforehand).widget


def _check_names(of: str | QuestionResult, player: str, *, of_ready: bool = True) -> None:
    """Raises ValueError, which names what there is."""
    questions = lessons("whatif")
    if isinstance(of, str) and of not in questions:
        raise ValueError(f"there is no question {of!r}; expected one of {', '.join(questions)}")
    players = GAMES_BY_PLAYER if of_ready else KINDS
    if player not in players:
        raise ValueError(f"player={player!r} is no player; expected one of {', '.join(players)}")


def _load_counts(of: str | QuestionResult, player: str) -> tuple[Question, Counts]:
    if isinstance(of, QuestionResult):
        return of.run.question, of.counts
    return load_precomputed(of).run(player).question, load_precomputed(of).by_player[player]
