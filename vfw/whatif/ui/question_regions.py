"""The regions of the page about the question: the question, its progress, its limits, and playouts to open."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from html import escape

from vfw.history.writing import rendered, source_list_html
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
NOTHING_KNOWN = "<p>Nothing. It is a moment of a game, not of history.</p>"
PLAYERS_PAGE = "../../read/players"
"""The address of the page on players, relative to the page of a notebook."""


def render_limits(question: Question, player: str) -> str:
    """Render the limits of an answer: known, assumed and guessed statements, omissions, and the strength of players.

    All of it is visible, except the list of sources.
    """
    numbered: tuple[str, ...] = ()
    columns = ""
    for key, title in STATEMENT_KINDS:
        lines = ""
        for line in getattr(question, key):
            written = rendered(line, numbered=numbered, prefix=SOURCES_PREFIX)
            numbered = written.sources
            lines += written.html
        columns += f'<div class="vfw-wi-{key}"><h3>{title}</h3>{lines or NOTHING_KNOWN}</div>'
    left_out = rendered(LEFT_OUT, numbered=numbered, prefix=SOURCES_PREFIX)
    return (
        '<section class="vfw-wi-limits"><h2 class="vfw-wi-eyebrow">What this cannot say</h2>'
        f'<div class="vfw-wi-columns">{columns}</div><div class="vfw-wi-left-out">{left_out.html}'
        f"<p>{render_strength(player, against_oppobot=has_oppobot(question.as_changed))}"
        ' <button type="button" class="vfw-wi-link" data-command="models">120 words on models</button></p>'
        f"<details><summary>Sources</summary>{source_list_html(left_out.sources, SOURCES_PREFIX)}</details>"
        "</div></section>"
    )


def render_strength(player: str, *, against_oppobot: bool, players_page: str = PLAYERS_PAGE) -> str:
    """Render the players and their strength on the ladder, with a link to the page on players."""
    link = f'<a href="{players_page}">How strong they are</a>.'
    who = PLAYER_PROFILES.get(player)
    if who is None:
        return f"<b>Who plays:</b> two different players, one for each side. {link}"
    sits = "against the Oppobot, which plays by dice and cards alone" if against_oppobot else "on both sides"
    rows = [row for row in load_strengths() if row.pairing in _relevant_pairings(player, against_oppobot)]
    return (
        f"<b>Who plays:</b> {escape(who.name)}, {sits}. In whole games, from 1848 on, these Suffragists win "
        f"{'; '.join([_describe_strength(row) for row in rows])}. {link}"
    )


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
    return f"{share} against {escape(name)}"


def render_playout_list(answer: ShownAnswer | None, decides: str = "", begun: Collection[int] = ()) -> str:
    """Render the suggested playouts.

    Args:
        answer: The answer.
        decides: The state that decided the narrowest playout, if that is known.
        begun: The numbers of the playouts with a started game.
    """
    playouts = suggest_playouts(answer.counts.as_changed, decides) if answer else []
    if not playouts:
        return ""
    rows = "".join(
        [_render_playout_row(playout, "Go on" if playout.number in begun else "Open") for playout in playouts]
    )
    return (
        f'<section class="vfw-wi-inside"><h2 class="vfw-wi-eyebrow">Look inside a world</h2><ul>{rows}</ul>'
        '<p class="vfw-wi-small">Each is a world as changed. It opens as a replay, and you can take a seat at any '
        "moment.</p></section>"
    )


def _render_playout_row(playout: SuggestedPlayout, does: str) -> str:
    return (
        f"<li><span><b>{playout.name}</b><small>{playout.words} · world {playout.number:,}</small></span>"
        f'<button type="button" class="vfw-wi-button" data-command="open world" data-value="{playout.number}"'
        f' aria-label="{does}: world {playout.number:,}, {playout.name.lower()}">{does}</button></li>'
    )


OPEN_FILE = (
    '<label class="vfw-wi-open">Or open a file that was saved here: a question (.md), an answer, or a moment of your '
    "game (.json)"
    '<input type="file" accept=".md,.json,.txt" data-opens="open file"></label>'
)


def render_question(question: Question, *, is_own: bool) -> str:
    """Render the title, the moment, and the number of changes."""
    kind = "Your question" if is_own else "The question"
    n = len(question.changes)
    number = f"{n} thing{'' if n == 1 else 's'} changed" if n else "Nothing changed"
    return (
        f'<section class="vfw-wi-question"><p class="vfw-wi-eyebrow">{kind}</p>'
        f'<h2 tabindex="-1" data-first>{escape(question.title)}</h2>'
        f'<div class="vfw-wi-moment"><p>From <b>{escape(question.date)}</b> on: {number.lower()}</p>'
        '<button type="button" class="vfw-wi-button" data-command="questions">Another question</button></div></section>'
    )


def render_question_list(questions: Mapping[str, Question], chosen: str) -> str:
    """Render the list of shipped questions, by name, with a mark on the current one."""
    rows = "".join([_render_question_row(name, question, name == chosen) for name, question in questions.items()])
    return f'<ul class="vfw-wi-questions">{rows}</ul>{OPEN_FILE}'


def _render_question_row(name: str, question: Question, is_chosen: bool) -> str:
    marked = ' aria-current="true"' if is_chosen else ""
    return (
        f'<li><button type="button" data-command="choose" data-value="{escape(name)}"{marked}>'
        f"<b>{escape(question.title)}</b><small>From {escape(question.date)} on</small></button></li>"
    )


SECOND_STEPS = (5, 10, 15, 20, 30, 45, 60, 90)
MINUTE_STEPS = (2, 3, 4, 5, 10, 15, 20, 30, 45, 60, 90)
"""Minutes that a longer time left is rounded up to, so that it does not waver."""
STOPPED = "Stopped. The counts stay."
YIELDED = "Stopped, because others wait too. The counts stay."


def render_progress(session: WhatIfSession) -> str:
    """Render the progress of the run, and its buttons: start, stop, resume, play more."""
    playing, answer = session.playing, session.answer
    if playing is None:
        at_a_time = f"{session.games_per_run:,} worlds"
        if answer:
            words = f"{answer.counts.games:,} worlds of each kind"
            return _render_region(
                words, f"Counted beforehand: {session.versions}", _render_button("start", "Play them here")
            )
        duration = _describe_duration(session.estimate_seconds(session.games_per_run))
        takes = f"{duration}{describe_wait_reason(session.queue_stats)}"
        return _render_region(
            "Not played yet", f"{at_a_time} of each kind{takes}", _render_button("start", f"Play {at_a_time}")
        )
    games, whole = playing.counts.games, playing.run.games
    words = f"{games:,} of {whole:,} worlds"
    if not playing.is_over:
        if (left := playing.seconds_left) is None:
            left_in_queue = _describe_time_left(session.estimate_seconds(whole - games))
            said = f"{left_in_queue}{describe_wait_reason(session.queue_stats)}"
        else:
            said = _describe_time_left(left)
        return _render_region(words, said, _render_button("stop", "Stop", is_first=True), games / whole, session)
    back = _render_button("forget", "Counted beforehand") if session.player in session.precomputed else ""
    if playing.failure:
        failed = f'<p role="alert" class="vfw-wi-failed">{escape(playing.failure)} The counts stay.</p>'
        return _render_region(words, "", _render_button("go on", "Go on") + back, games / whole, session, failed)
    if games < whole:
        stopped = YIELDED if session.has_yielded else STOPPED
        return _render_region(words, stopped, _render_button("go on", "Go on") + back, games / whole, session)
    took = f"Played here in {format_duration(playing.took)}"
    return _render_region(
        f"{games:,} worlds of each kind", took, _render_button("more", "More worlds") + back, 1, session
    )


def describe_progress(playing: RunInProgress) -> str:
    """Describe a run that has begun or ended."""
    games, whole = playing.counts.games, playing.run.games
    if playing.failure:
        return f"{playing.failure} {games:,} worlds are counted."
    if not playing.is_over:
        return f"Playing {whole:,} worlds of each kind."
    return f"{games:,} of {whole:,} worlds are counted."


def _render_region(
    words: str,
    more: str,
    buttons: str,
    share: float | None = None,
    session: WhatIfSession | None = None,
    failed: str = "",
) -> str:
    bar = ""
    if share is not None:
        bar = (
            f'<div class="vfw-wi-bar" role="progressbar" aria-label="Worlds played" aria-valuemin="0"'
            f' aria-valuemax="100" aria-valuenow="{100 * share:.0f}"><i style="width: {100 * share:.1f}%"></i></div>'
        )
    who = (
        '<p class="vfw-wi-small vfw-wi-who">Same dice in both worlds · '
        f"{describe_players(session.current_question.as_changed)}</p>"
        if session
        else ""
    )
    return (
        f'<section class="vfw-wi-running" aria-label="Playing"><p class="vfw-wi-far"><b>{words}</b>'
        f"<small>{more}</small></p><p>{buttons}</p>{bar}{who}{failed}</section>"
    )


def _render_button(command: str, label: str, *, is_first: bool = False) -> str:
    stop = '<i class="vfw-wi-square" aria-hidden="true"></i>' if is_first else ""
    return f'<button type="button" class="vfw-wi-button" data-command="{command}">{stop}{label}</button>'


def _describe_time_left(seconds: float | None) -> str:
    return "The first worlds are being played" if seconds is None else f"{_round_duration(seconds)} left"


def _describe_duration(seconds: float | None) -> str:
    return "" if seconds is None else f", {_round_duration(seconds)}"


def _round_duration(seconds: float) -> str:
    for steps, unit, name in ((SECOND_STEPS, 1, "seconds"), (MINUTE_STEPS, 60, "minutes")):
        if step := next((step for step in steps if seconds <= step * unit), 0):
            return f"about {step} {name}"
    return "more than an hour and a half"
