"""Views of the answer to a question of what if: light, frozen objects that make a widget when one is wanted.

    Answer("connecticut-session")                           the sentence, bars and histogram
    AnswerMap("no-special-sessions", shown="difference")    a map of the states
    AnswerByPlayers("connecticut-session")                  the difference as each kind of player has it
    LiveRun("connecticut-session", games=200)               worlds that are played where one reads

Each can stand last in a cell of a notebook, or in a step of a lesson. The first three show what was played beforehand
of a question of ours, or what `vfw.whatif.run` has just given: `ShownAnswer(run("my-question.md", games=400))`.
"""

from __future__ import annotations

import secrets
from abc import abstractmethod
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import get_args

import ipywidgets

from vfw.atlas.views import View
from vfw.resources import lessons
from vfw.votes.advice.players import KINDS
from vfw.whatif.api import QuestionResult, load_question
from vfw.whatif.precomputed import GAMES_BY_PLAYER, NotPrecomputed, load_precomputed
from vfw.whatif.question import Question
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.answer_view_html import render_answer_view, render_map_view, render_missing_view, render_players_view
from vfw.whatif.ui.answer_widget import AnswerWidget
from vfw.whatif.ui.live_run import LiveRunController
from vfw.whatif.ui.share_map import MapKind

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
