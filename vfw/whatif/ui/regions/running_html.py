"""How far a run is, and what can be done with it: begin, stop, go on, play more."""

from __future__ import annotations

from html import escape

from vfw.whatif.report import describe_players
from vfw.whatif.time_left import format_duration
from vfw.whatif.ui.playing_worlds import RunInProgress
from vfw.whatif.ui.session import WhatIfSession
from vfw.whatif.ui.wait_for_worlds import describe_wait_reason

SECOND_STEPS = (5, 10, 15, 20, 30, 45, 60, 90)
MINUTE_STEPS = (2, 3, 4, 5, 10, 15, 20, 30, 45, 60, 90)
"""How long is said to be left, in s and above those in minutes: in steps, so that it does not waver."""
STOPPED = "Stopped. What is counted stays."
YIELDED = "Stopped, because others wait too. What is counted stays."


def render_progress(room: WhatIfSession) -> str:
    """The region."""
    playing, answer = room.playing, room.answer
    if playing is None:
        at_a_time = f"{room.at_a_time:,} worlds"
        if answer:
            words = f"{answer.counts.games:,} worlds of each kind"
            return _render_region(
                words, f"Counted beforehand: {room.versions}", _render_button("start", "Play them here")
            )
        takes = f"{_describe_duration(room.seconds_for(room.at_a_time))}{describe_wait_reason(room.crowd)}"
        return _render_region(
            "Not played yet", f"{at_a_time} of each kind{takes}", _render_button("start", f"Play {at_a_time}")
        )
    games, whole = playing.counts.games, playing.run.games
    words = f"{games:,} of {whole:,} worlds"
    if not playing.is_over:
        if (left := playing.seconds_left) is None:
            said = f"{_describe_time_left(room.seconds_for(whole - games))}{describe_wait_reason(room.crowd)}"
        else:
            said = _describe_time_left(left)
        return _render_region(words, said, _render_button("stop", "Stop", is_first=True), games / whole, room)
    back = _render_button("forget", "Counted beforehand") if room.player in room.beforehand else ""
    if playing.failure:
        failed = f'<p role="alert" class="vfw-wi-failed">{escape(playing.failure)} What is counted stays.</p>'
        return _render_region(words, "", _render_button("go on", "Go on") + back, games / whole, room, failed)
    if games < whole:
        stopped = YIELDED if room.has_given_way else STOPPED
        return _render_region(words, stopped, _render_button("go on", "Go on") + back, games / whole, room)
    took = f"Played here in {format_duration(playing.took)}"
    return _render_region(f"{games:,} worlds of each kind", took, _render_button("more", "More worlds") + back, 1, room)


def describe_progress(playing: RunInProgress) -> str:
    """What is said of a run that has begun or ended."""
    games, whole = playing.counts.games, playing.run.games
    if playing.failure:
        return f"{playing.failure} {games:,} worlds are counted."
    if not playing.is_over:
        return f"Playing {whole:,} worlds of each kind."
    return f"{games:,} of {whole:,} worlds are counted."


def _render_region(
    words: str, more: str, buttons: str, share: float | None = None, room: WhatIfSession | None = None, failed: str = ""
) -> str:
    bar = ""
    if share is not None:
        bar = (
            f'<div class="vfw-wi-bar" role="progressbar" aria-label="Worlds played" aria-valuemin="0"'
            f' aria-valuemax="100" aria-valuenow="{100 * share:.0f}"><i style="width: {100 * share:.1f}%"></i></div>'
        )
    who = (
        f'<p class="vfw-wi-small vfw-wi-who">Same dice in both worlds · {describe_players(room.at_hand.as_changed)}</p>'
        if room
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
