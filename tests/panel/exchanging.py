"""Exchange a position that a match went through, to show that what is hidden in it changes nothing on the page."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from tests.panel.screen import Screen


@contextmanager
def exchanged(screen: Screen, position: Any, moment: int = -1) -> Iterator[None]:
    """Show the page with `position` in place of that at `moment`, the present one if not given."""
    positions = screen.match._positions  # a match offers no way to change what was
    true = positions[moment]
    positions[moment] = position
    screen.panel.paint()
    try:
        yield
    finally:
        positions[moment] = true
        screen.panel.paint()


def assert_nothing_hidden_is_shown(screen: Screen, imagined: Any, moment: int = -1) -> None:
    """Fail if the page says anything else when `imagined` is exchanged for the true position."""
    shown = screen.state
    with exchanged(screen, imagined, moment):
        showing = screen.overlay.scene["showing"]
        assert screen.state.replace(f'"showing": {showing}', f'"showing": {showing - 1}') == shown
