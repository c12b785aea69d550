"""A clock in the head of the page; the page itself counts on."""

from __future__ import annotations

from math import ceil


def clock_html(left: float, *, runs: bool) -> str:
    """A button that stops the clock or lets it run, with the time that is left."""
    seconds = ceil(left)
    does, sign = ("Stop the clock", "left") if runs else ("Let the clock run", "stopped")
    return (
        f'<button type="button" class="vfw-button vfw-clock" data-command="clock" data-value="{"stop" if runs else "run"}"'
        f' data-key="clock" data-left="{seconds}"{" data-runs" if runs else ""} aria-description="{does}">'
        '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.6 1.8"/></svg>'
        f" <b>{seconds // 60}:{seconds % 60:02}</b> {sign}</button>"
    )
