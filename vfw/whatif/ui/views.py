"""Views of an answer for notebooks and lessons: light, frozen objects that make a widget on demand.

    Answer("connecticut-session")                           the sentence, bars and histogram
    AnswerMap("no-special-sessions", shown="difference")    a map of the states
    AnswerByPlayers("connecticut-session")                  the difference by kind of player
    LiveRun("connecticut-session", games=200)               playouts that are played on demand

Each can be the last line in a cell of a notebook, or a step of a lesson. The first three show precomputed counts of a
shipped question, or a result of `vfw.whatif.run`: `Answer(run("my-question.md", games=400))`.
"""

from __future__ import annotations

import re
import secrets
from abc import abstractmethod
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from math import ceil
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

import ipywidgets
import traitlets

from vfw.atlas.views import View
from vfw.jobs.pool import QueueStats
from vfw.jobs.remote_pool import current_pool
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import ScriptedWidget, SharedScript
from vfw.resources import lessons
from vfw.templating import EMPTY, Markup, call_macro
from vfw.untrusted_input import quoted
from vfw.votes.players.registry import KINDS
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
from vfw.whatif.ui.svg import Picture, Table, describe_games, format_points

NAME_START = re.compile(r"(?<=[\"#])vfw-(?=[a-z])")
"""The start of a name that must be unique on the page."""
NAMING_ATTRIBUTES = re.compile(r'(?: id| aria-labelledby| aria-describedby)="[^"]*"|url\(#[^)]*\)')


class Figure(NamedTuple):
    """A picture for wide and for narrow places, and its table."""

    title: str
    wide: Markup
    narrow: Markup
    table: Table


def render_answer_view(question: Question, counts: Counts, prefix: str, title: str = "") -> Markup:
    """Render the answer with its bars and its histogram.

    Args:
        question: The question.
        counts: The counts.
        prefix: A prefix that makes names unique on the page.
        title: A title instead of that of the question.
    """
    figures = [
        _draw_figure(f"{prefix}-0", bars_table(counts), bars_picture, counts),
        _draw_figure(f"{prefix}-1", histogram_table(counts), histogram_picture, counts),
    ]
    kinds = (("as it was", counts.as_it_was), ("as changed", counts.as_changed))
    said = "; ".join([f"{name} {deciding}" for name, tally in kinds if (deciding := describe_deciding_states(tally))])
    words = [f"The state that decides, most often: {said}."] if said else []
    counted, sentence = describe_games(question, counts.games), answer_sentence(counts)
    return _render("view", title or question.title, figures, "pair", words, counted, NOT_HISTORY, sentence)


def render_map_view(question: Question, counts: Counts, shown: MapKind, prefix: str) -> Markup:
    """Render the map: the share of playouts in which each state ratifies, or by how much that changes."""
    figure = _draw_figure(f"{prefix}-0", share_map_table(counts), share_map_picture, counts, shown)
    words, counted = [share_map_sentence(counts, shown)], describe_games(question, counts.games)
    return _render("view", question.title, [figure], "country", words, counted, NOT_HISTORY)


def render_players_view(question: Question, by_player: Mapping[str, Counts], prefix: str) -> Markup:
    """Render the difference by kind of player."""
    figure = _draw_figure(f"{prefix}-0", bands_table(by_player), bands_picture, by_player)
    each = [bands_sentence({player: counts}).removesuffix(f" {NOT_HISTORY}") for player, counts in by_player.items()]
    return _render("view", question.title, [figure], "beside", each, describe_bands_games(by_player), NOT_HISTORY)


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("whatif/ui/templates/views.html", macro, *arguments)


def _draw_figure(prefix: str, table: Table, draw: Callable[..., Picture], *of: object) -> Figure:
    wide, narrow = draw(*of), draw(*of, small=True)
    return Figure(wide.title, _prefix_names(wide.svg, prefix), _prefix_names(narrow.svg, prefix), table)


def _prefix_names(svg: str, prefix: str) -> Markup:
    """Make the names of a picture unique on the page."""
    return Markup(NAMING_ATTRIBUTES.sub(lambda named: NAME_START.sub(f"vfw-{prefix}-", named[0]), svg))


WEB = Path(__file__).parent / "web"


class AnswerScript(SharedScript):
    """The script and styles that all views on a page share."""

    _css = "\n".join([join_files(BASE_STYLES), join_files(["pictures.css", "answer.css"], WEB)])

    module = traitlets.Unicode(read_bundle("answer", WEB)).tag(sync=True)


class AnswerWidget(ScriptedWidget):
    """Paints HTML, and reports pressed buttons.

    Args:
        on_command: Called with the name of a pressed button, its `data-command`.

    Attributes:
        controls: The HTML of the controls; if the focused element is gone, the one with `data-first` gets the focus.
        html: The HTML below them, which may change often.
        said: A serial number, a line break, and a sentence for screen readers.
    """

    runs = AnswerScript

    controls = traitlets.Unicode("").tag(sync=True)
    html = traitlets.Unicode("").tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)

    def __init__(self, on_command: Callable[[str], None] | None = None) -> None:
        super().__init__()
        self.add_class("vfw-wi-pictures")
        self.add_class("vfw-answer-leaf")
        self._on_command = on_command
        self.on_press(self._press)

    def say(self, sentence: str) -> None:
        """Announce a sentence to screen readers, even if it is the same as before."""
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
"""The number of earlier runs that are listed."""


class LiveRunController:
    """A question that is played on demand, with other luck each time.

    Args:
        question: The question.
        games: The number of playouts of each kind in a run.
        seed: The seed of the first run; each further run adds one.
        beforehand: The counts that are shown if no worker can play.

    Attributes:
        widget: The widget on the page.
    """

    def __init__(self, question: Question, games: int, seed: int, beforehand: Counts | None = None) -> None:
        self._question, self._games, self._seed, self._beforehand = question, games, seed, beforehand
        self._prefix = secrets.token_hex(3)
        self._playing: RunInProgress | None = None
        self._wait, self._done = "", list[str]()
        self.widget = AnswerWidget(self._act)
        self._paint()

    # Commands

    def _act(self, command: str) -> None:
        """Act on a button; a double press acts once."""
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
        self._playing = RunInProgress(run, Counts(), pool, self._on_run_news)
        self._playing.begin()
        if not self._playing.is_over:
            self.widget.say("The worlds are being played.")
            self._paint()
            pool.request_stats(self._on_queue_stats)

    def _on_queue_stats(self, queue_stats: QueueStats) -> None:
        self._wait = describe_wait(queue_stats, ceil(self._games / PLAYOUTS_PER_TASK))
        self._paint()

    def _on_run_news(self) -> None:
        """Show new counts, or the end of the run; with some pools before `begin` returns."""
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

    # Painting

    def _paint(self) -> None:
        # Controls stay the same while playouts come in, because they may have the focus.
        self.widget.controls = _render("controls", self._question.title, *self._controls())
        self.widget.html = self._answer()

    def _controls(self) -> tuple[str, bool, list[str], int, str, str]:
        """Return the arguments of the macro after the title; a run that is over lists the results so far."""
        playing = self._playing
        if playing is None:
            return self._about, False, [], 0, PLAY, self._press
        if not playing.is_over:
            return "Two kinds of world are being played, with the same luck.", True, [], 0, STOP, "Stop"
        ended = f"{playing.counts.games:,} worlds of each kind were played."
        if playing.failure:
            ended = f"It went no further here and now: {playing.failure}"
            if not playing.counts.games and self._beforehand:
                ended += " Below is what was played beforehand."
        first = max(0, len(self._done) - MAX_LISTED) + 1
        return ended, True, self._done[-MAX_LISTED:], first, PLAY, f"{self._press}, with other luck"

    @property
    def _about(self) -> str:
        changes = "; ".join([change.words for change in self._question.changes])
        player = self._question.as_changed.conduct.suffragist.capitalize()
        return f"Changed: {changes}. Everything else stays. {player} players choose, and dice fall."

    @property
    def _press(self) -> str:
        return f"Play {self._games:,} worlds of each kind"

    def _answer(self) -> Markup:
        """Render the counts so far, and the progress above them."""
        playing = self._playing
        if playing is None:
            return EMPTY
        life = EMPTY if playing.is_over else _render_progress(playing, self._wait)
        question, counts, title = playing.run.question, playing.counts, f"With luck number {playing.run.seed}"
        if not counts.games and playing.is_over and self._beforehand:
            counts, title = self._beforehand, "Played beforehand"
        return life + (render_answer_view(question, counts, self._prefix, title) if counts.games else EMPTY)


def _render_progress(playing: RunInProgress, wait: str) -> Markup:
    """Render the number of playouts and the time left; before the first playout, the `wait` for all."""
    games, there, left = playing.run.games, playing.counts.games, playing.seconds_left
    words = f"{there:,} of {games:,} worlds of each kind"
    if not there:
        words = f"Waiting for the first worlds{f'. All of them take {wait}' if wait else ''}."
    elif left is not None:
        words += f", about {format_duration(left)} left"
    return _render("progress", words, there, games)


def _summarize_run(playing: RunInProgress) -> str:
    """Summarize a run in a line, to compare it with others."""
    counts, found = playing.counts, difference(playing.counts)
    was, is_ = (format_of_100(tally.won / counts.games) for tally in (counts.as_it_was, counts.as_changed))
    return (
        f"Luck number {playing.run.seed}, {counts.games:,} worlds: won in {was} of 100 as it was, in {is_} as changed. "
        f"{format_points(found.value)} points ({format_points(found.low)} to {format_points(found.high)})"
    )


DEFAULT_PLAYER = "steady"
MAX_LIVE_GAMES = 400
"""The most playouts of each kind: for so many, a class of thirty on two cores waits some minutes."""


class AnswerView(View):
    """A view with static HTML."""

    @abstractmethod
    def html(self, prefix: str) -> Markup:
        """Return its HTML; `prefix` makes names unique on the page."""

    def content(self) -> ipywidgets.Widget:
        """See `View.content`."""
        widget = AnswerWidget()
        try:
            widget.html = self.html(secrets.token_hex(3))
        except NotPrecomputed as why:
            widget.html = _render("no_answer", str(why))  # the rest of the page still works
        return widget


@dataclass(frozen=True)
class Answer(AnswerView):
    """The answer as a sentence, in how many playouts the Amendment is won, and how many states ratify.

    Attributes:
        of: The name of a shipped question, for its precomputed counts, or a `QuestionResult`.
        player: The player of the precomputed counts.

    Raises:
        ValueError: The question or the player is unknown.
    """

    of: str | QuestionResult
    player: str = DEFAULT_PLAYER

    def __post_init__(self) -> None:
        _check_names(self.of, self.player)

    def html(self, prefix: str) -> Markup:
        """See `AnswerView.html`."""
        return render_answer_view(*_load_counts(self.of, self.player), prefix)


@dataclass(frozen=True)
class AnswerMap(AnswerView):
    """A map of the share of playouts in which each state ratifies.

    Attributes:
        of: The name of a shipped question, or a `QuestionResult`, as for `Answer`.
        shown: "as it was", "as changed", or "difference".
        player: The player of the precomputed counts.

    Raises:
        ValueError: The question, the player or the map is unknown.
    """

    of: str | QuestionResult
    shown: MapKind = "difference"
    player: str = DEFAULT_PLAYER

    def __post_init__(self) -> None:
        _check_names(self.of, self.player)
        if self.shown not in get_args(MapKind):
            raise ValueError(f"shown={self.shown!r} is no map; expected one of {', '.join(get_args(MapKind))}")

    def html(self, prefix: str) -> Markup:
        """See `AnswerView.html`."""
        return render_map_view(*_load_counts(self.of, self.player), self.shown, prefix)


@dataclass(frozen=True)
class AnswerByPlayers(AnswerView):
    """The difference by kind of player, on one scale.

    Attributes:
        of: The name of a shipped question, or results of one question by kind of player.

    Raises:
        ValueError: The question is unknown, or there is no result.
    """

    of: str | Mapping[str, QuestionResult]

    def __post_init__(self) -> None:
        if isinstance(self.of, str):
            _check_names(self.of, DEFAULT_PLAYER)
        elif not self.of:
            raise ValueError("there are no players; expected results by the kind of player, such as random, steady")

    def html(self, prefix: str) -> Markup:
        """See `AnswerView.html`."""
        if isinstance(self.of, str):
            return render_players_view(load_question(self.of), load_precomputed(self.of).by_player, prefix)
        first = next(iter(self.of.values()))
        return render_players_view(first.run.question, {player: one.counts for player, one in self.of.items()}, prefix)


@dataclass(frozen=True)
class LiveRun(View):
    """Playouts that are played when the reader presses a button, by the pool that all visitors share.

    Attributes:
        of: The name of a shipped question.
        games: The number of playouts of each kind, at most 400.
        player: The player of both sides.
        seed: The luck of the first press, plus one for each further press; by default random.

    Raises:
        ValueError: The question or the player is unknown, or the number is out of range.
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
        """See `View.content`."""
        seed = secrets.randbelow(1000) if self.seed is None else self.seed
        beforehand = None
        with suppress(NotPrecomputed):
            beforehand = load_precomputed(self.of).by_player.get(self.player)
        return LiveRunController(load_question(self.of).with_players(self.player), self.games, seed, beforehand).widget


def _check_names(of: str | QuestionResult, player: str, *, of_ready: bool = True) -> None:
    """Raise ValueError for an unknown question or player; the message names the known ones."""
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
