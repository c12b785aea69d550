"""The regions of the page about the question: the question, its progress, its limits, and playouts to open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from vfw.history.writing import rendered, source_list_html
from vfw.templating import Markup, call_macro
from vfw.votes.narration.words import PLAYER_PROFILES
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.whatif.jobs import RunInProgress, describe_wait_reason
from vfw.whatif.long_runs import format_duration
from vfw.whatif.player_strength import PairingStrength, load_strengths
from vfw.whatif.question import Question
from vfw.whatif.report import describe_players, has_oppobot
from vfw.whatif.ui.playout_match import SuggestedPlayout, suggest_playouts
from vfw.whatif.ui.session import ShownAnswer, WhatIfSession
from vfw.whatif.ui.svg import format_percent

SOURCES_PREFIX = "what-if-"
STATEMENT_KINDS = (("known", "Known"), ("assumed", "Assumed"), ("guessed", "Guessed"))
LEFT_OUT = (
    "**Left out by the rules:** money, and the taxes, tests and party rules that kept Black women from the polls."
    " [CONAN1952] Good play passes over the South: that is a fact about this game."
)
PLAYERS_PAGE = "../../read/players"
"""The address of the page on players, relative to the page of a notebook."""


def _render(macro: str, *arguments: object) -> Markup:
    return call_macro("whatif/ui/templates/question.html", macro, *arguments)


def render_limits(question: Question, player: str) -> Markup:
    """Render the limits of an answer: known, assumed and guessed statements, omissions, and the strength of players.

    All of it is visible, except the list of sources.
    """
    numbered: tuple[str, ...] = ()
    columns = []
    for key, title in STATEMENT_KINDS:
        texts = []
        for line in getattr(question, key):
            written = rendered(line, numbered=numbered, prefix=SOURCES_PREFIX)
            numbered = written.sources
            texts.append(written.html)
        columns.append((key, title, texts))
    left_out = rendered(LEFT_OUT, numbered=numbered, prefix=SOURCES_PREFIX)
    strength = render_strength(player, against_oppobot=has_oppobot(question.as_changed))
    source_list = source_list_html(left_out.sources, SOURCES_PREFIX)
    return _render("limits", columns, Markup(left_out.html), strength, source_list)


def render_strength(player: str, *, against_oppobot: bool, players_page: str = PLAYERS_PAGE) -> Markup:
    """Render the players and their strength on the ladder, with a link to the page on players."""
    who = PLAYER_PROFILES.get(player)
    if who is None:
        return _render("strength", "", False, "", players_page)
    rows = [row for row in load_strengths() if row.pairing in _relevant_pairings(player, against_oppobot)]
    pairings = "; ".join([_describe_strength(row) for row in rows])
    return _render("strength", who.name, against_oppobot, pairings, players_page)


def _relevant_pairings(player: str, against_oppobot: bool) -> set[str]:
    """Return the pairings that show the strength of a player's Suffragists.

    They play against the Oppobot, if it is met, or against themselves and the next players.
    """
    if against_oppobot:
        return {f"{player}-{OPPOBOT}-normal"}
    order = list(PLAYER_PROFILES)
    place = order.index(player)
    return {f"{player}-{other}" for other in order[max(0, place - 1) : place + 2]}


def _describe_strength(row: PairingStrength) -> str:
    low, high = row.interval
    share = f"{format_percent(row.won / row.games)} of 100 ({format_percent(low)} to {format_percent(high)})"
    opposition = row.who.opposition
    name = "the Oppobot" if opposition == OPPOBOT else PLAYER_PROFILES[opposition].name
    return f"{share} against {name}"


def render_playout_list(answer: ShownAnswer | None, decides: str = "", begun: Collection[int] = ()) -> Markup:
    """Render the suggested playouts.

    Args:
        answer: The answer.
        decides: The state that decided the narrowest playout, if that is known.
        begun: The numbers of the playouts with a started game.
    """
    playouts = suggest_playouts(answer.counts.as_changed, decides) if answer else []
    return _render("playouts", [_playout_row(playout, begun) for playout in playouts])


def _playout_row(playout: SuggestedPlayout, begun: Collection[int]) -> tuple[SuggestedPlayout, str, str]:
    does = "Go on" if playout.number in begun else "Open"
    return playout, does, f"{does}: world {playout.number:,}, {playout.name.lower()}"


def render_question(question: Question, *, is_own: bool) -> Markup:
    """Render the title, the moment, and the number of changes."""
    n = len(question.changes)
    changes = f"{n} thing{'' if n == 1 else 's'} changed" if n else "nothing changed"
    return _render("question", question, "Your question" if is_own else "The question", changes)


def render_question_list(questions: Mapping[str, Question], chosen: str) -> Markup:
    """Render the list of shipped questions, by name, with a mark on the current one."""
    return _render("question_list", questions, chosen)


SECOND_STEPS = (5, 10, 15, 20, 30, 45, 60, 90)
MINUTE_STEPS = (2, 3, 4, 5, 10, 15, 20, 30, 45, 60, 90)
"""Minutes that a longer time left is rounded up to, so that it does not waver."""
STOPPED = "Stopped. The counts stay."
YIELDED = "Stopped, because others wait too. The counts stay."


class RunRegion(NamedTuple):
    """The region of a run.

    Attributes:
        words: The number of simulated games.
        more: The time left, or the state of the run.
        buttons: The commands with their labels.
        share: The share of the games that are played; None before a run.
        who: The players.
        failure: The reason why the run failed; "" if it did not.
    """

    words: str
    more: str
    buttons: list[tuple[str, str]]
    share: float | None = None
    who: str = ""
    failure: str = ""


def render_progress(session: WhatIfSession) -> Markup:
    """Render the progress of the run, and its buttons: start, stop, resume, play more."""
    return _render("running", _run_region(session))


def _run_region(session: WhatIfSession) -> RunRegion:
    playing, answer = session.playing, session.answer
    if playing is None:
        at_a_time = f"{session.games_per_run:,} worlds"
        if answer:
            words = f"{answer.counts.games:,} worlds of each kind"
            return RunRegion(words, f"Counted beforehand: {session.versions}", [("start", "Play them here")])
        duration = _describe_duration(session.estimate_seconds(session.games_per_run))
        takes = f"{duration}{describe_wait_reason(session.queue_stats)}"
        return RunRegion("Not played yet", f"{at_a_time} of each kind{takes}", [("start", f"Play {at_a_time}")])
    games, whole = playing.counts.games, playing.run.games
    words, share = f"{games:,} of {whole:,} worlds", games / whole
    who = describe_players(session.current_question.as_changed)
    if not playing.is_over:
        if (left := playing.seconds_left) is None:
            left_in_queue = _describe_time_left(session.estimate_seconds(whole - games))
            said = f"{left_in_queue}{describe_wait_reason(session.queue_stats)}"
        else:
            said = _describe_time_left(left)
        return RunRegion(words, said, [("stop", "Stop")], share, who)
    back = [("forget", "Counted beforehand")] if session.player in session.precomputed else []
    if playing.failure:
        return RunRegion(words, "", [("go on", "Go on"), *back], share, who, playing.failure)
    if games < whole:
        stopped = YIELDED if session.has_yielded else STOPPED
        return RunRegion(words, stopped, [("go on", "Go on"), *back], share, who)
    took = f"Played here in {format_duration(playing.took)}"
    return RunRegion(f"{games:,} worlds of each kind", took, [("more", "More worlds"), *back], 1, who)


def describe_progress(playing: RunInProgress) -> str:
    """Describe a run that has begun or ended."""
    games, whole = playing.counts.games, playing.run.games
    if playing.failure:
        return f"{playing.failure} {games:,} worlds are counted."
    if not playing.is_over:
        return f"Playing {whole:,} worlds of each kind."
    return f"{games:,} of {whole:,} worlds are counted."


def _describe_time_left(seconds: float | None) -> str:
    return "The first worlds are being played" if seconds is None else f"{_round_duration(seconds)} left"


def _describe_duration(seconds: float | None) -> str:
    return "" if seconds is None else f", {_round_duration(seconds)}"


def _round_duration(seconds: float) -> str:
    for steps, unit, name in ((SECOND_STEPS, 1, "seconds"), (MINUTE_STEPS, 60, "minutes")):
        if step := next((step for step in steps if seconds <= step * unit), 0):
            return f"about {step} {name}"
    return "more than an hour and a half"
