"""Pages that lie over the table: the start page, and the hand-off between two people at one screen."""

from __future__ import annotations

from html import escape
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision, Pending
from vfw.panel.html import command_button
from vfw.panel.skins import Skin


def start_html(skin: Skin, held: Match[Any, Any] | None, notice: str) -> str:
    """Continue what the browser keeps, or begin a new game."""
    warning = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    return (
        '<section class="vfw-cover" data-region="cover" aria-label="Begin"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">{escape(skin.subtitle)}</p><h1>{escape(skin.title)}</h1>{warning}'
        f"{_continue(skin, held)}{_form(skin, first=held is None)}"
        '<p class="vfw-small">An unofficial educational work. <i>Votes for Women</i> is a game by Tory Brown, '
        "published by Fort Circle Games.</p></div></section>"
    )


def _continue(skin: Skin, held: Match[Any, Any] | None) -> str:
    if held is None:
        return ""
    moment = skin.moment(skin.game.view(held.position, skin.game.seats[0]))
    button = command_button("continue", "Continue", "vfw-primary", first=True)
    return f'<div class="vfw-continue"><h2>Go on with your game</h2><p>{escape(moment)}</p>{button}</div>'


def _form(skin: Skin, first: bool) -> str:
    seats = "".join(
        _choice(name, seat, [("person", "A person"), ("random", "The computer, at random")], chosen=number)
        for number, (seat, name) in enumerate(skin.seats.items())
    )
    dice = _choice("Dice", "dice", [("computer", "Rolled by the computer"), ("table", "Real dice, entered by hand")], 0)
    mark = " data-first" if first else ""
    return (
        f'<form data-command="begin"><h2>New game</h2>{seats}{dice}'
        '<label class="vfw-field">Seed <span class="vfw-small">(the same seed deals the same cards and dice; '
        'leave it empty for chance)</span><input name="seed" autocomplete="off" maxlength="40"></label>'
        f'<button type="submit" class="vfw-button vfw-primary" data-key="begin"{mark}>Begin</button></form>'
    )


def _choice(legend: str, name: str, options: list[tuple[str, str]], chosen: int) -> str:
    radios = "".join(
        f'<label><input type="radio" name="{escape(name)}" value="{escape(value)}" data-key="{escape(name + value)}"'
        f"{' checked' if number == chosen else ''}><span>{escape(label)}</span></label>"
        for number, (value, label) in enumerate(options)
    )
    return f'<fieldset class="vfw-choice"><legend>{escape(legend)}</legend>{radios}</fieldset>'


def hand_off_html(skin: Skin, pending: Pending) -> str:
    """The screen changes hands; no hand is on the page until the next person says so."""
    assert isinstance(pending, Decision)
    name = skin.seats[pending.seat]
    return (
        f'<section class="vfw-cover vfw-hand-off" data-region="cover" data-side="{escape(pending.seat)}"'
        f' role="dialog" aria-modal="true" aria-label="Hand over the screen"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Hand over the screen</p><h2 tabindex="-1">{escape(name)}, it is your turn</h2>'
        "<p>Your cards are shown when you say that you are ready. The other side looks away.</p>"
        f"{command_button('ready', 'I am ready: show my cards', 'vfw-primary', first=True)}</div></section>"
    )
