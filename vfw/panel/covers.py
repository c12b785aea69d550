"""Pages that lie over the table: the start page, and the hand-off between two people at one screen."""

from __future__ import annotations

from html import escape
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.html import command_button, linked, local_button
from vfw.panel.skin import Skin
from vfw.panel.skins import skin_for


def start_html(
    skin: Skin, held: Match[Any, Any] | None, notice: str, holds_damage: bool, replaces: bool, question: int
) -> str:
    """Continue what the browser keeps, or begin a new game. `notice` says what went wrong; with `holds_damage` the
    browser keeps a game that cannot be opened; with `replaces` a new game is about to take the place of the held."""
    warning = _warning(notice, holds_damage) if notice else ""
    return (
        f'{_cover("vfw-start", question)} aria-label="Begin"><div class="vfw-sheet">'
        f'<div class="vfw-ribbon" aria-hidden="true"></div>{local_button("menu", "Menu", "vfw-menu-button")}'
        f'<p class="vfw-kicker">{escape(skin.subtitle)}</p><h1>{escape(skin.title)}</h1>{warning}'
        f'<p class="vfw-aim">{linked(skin.aim, skin.terms_in(skin.aim))}</p>'
        f"{_replace(held) if replaces else _continue(held) + _form(skin, first=held is None)}"
        '<p class="vfw-small">An unofficial educational work. <i>Votes for Women</i> is a game by Tory Brown, '
        "published by Fort Circle Games.</p></div></section>"
    )


def _cover(css: str, question: int) -> str:
    return f'<section class="vfw-cover {css}" data-region="cover" data-question="{question}"'


def _warning(notice: str, holds_damage: bool) -> str:
    kept = (
        '<p>It is not lost: it stays in this browser, also when you begin a new game. <button type="button" '
        'class="vfw-button" data-local="save">Save it as a file</button></p>'
    )
    return f'<div class="vfw-notice" role="alert"><p>{escape(notice)}</p>{kept if holds_damage else ""}</div>'


def _continue(held: Match[Any, Any] | None) -> str:
    if held is None:
        return ""
    skin = skin_for(held)
    moment = skin.moment(skin.game.view(held.position, skin.game.seats[0]))
    button = command_button("continue", "Continue", "vfw-primary", first=True)
    return f'<div class="vfw-continue"><h2>Go on with your game</h2><p>{escape(moment)}</p>{button}</div>'


def _replace(held: Match[Any, Any] | None) -> str:
    assert held is not None
    skin = skin_for(held)
    moment = skin.moment(skin.game.view(held.position, skin.game.seats[0]))
    buttons = [
        command_button("continue", "Go on with the old game", "vfw-primary", first=True),
        command_button("save", "Save it as a file"),
        command_button("begin anyway", "Begin the new game"),
    ]
    return (
        '<div class="vfw-continue"><h2>Put your game away?</h2><p>Another takes the place of the one that stands at '
        f'{escape(moment)}.</p><div class="vfw-tools">{"".join(buttons)}</div></div>'
    )


def _form(skin: Skin, first: bool) -> str:
    seats = "".join(
        _choice(name, seat, [("person", "A person"), ("random", "The computer, at random")], chosen=number)
        for number, (seat, name) in enumerate(skin.seats.items())
    )
    dice = _choice("Dice", "dice", [("computer", "Rolled by the computer"), ("table", "Real dice, entered by hand")], 0)
    mark = " data-first" if first else ""
    css = "vfw-button vfw-primary" if first else "vfw-button"
    return (
        f'<form data-command="begin"><h2>New game</h2>{seats}{dice}'
        '<label class="vfw-field">Seed <span class="vfw-small">(the same seed deals the same cards and dice; '
        'leave it empty for chance)</span><input name="seed" autocomplete="off" maxlength="40" data-key="seed"></label>'
        f'<button type="submit" class="{css}" data-key="begin"{mark}>Begin</button></form>'
    )


def _choice(legend: str, name: str, options: list[tuple[str, str]], chosen: int) -> str:
    radios = "".join(
        f'<label><input type="radio" name="{escape(name)}" value="{escape(value)}" data-key="{escape(name + value)}"'
        f"{' checked' if number == chosen else ''}><span>{escape(label)}</span></label>"
        for number, (value, label) in enumerate(options)
    )
    return f'<fieldset class="vfw-choice"><legend>{escape(legend)}</legend>{radios}</fieldset>'


def hand_off_html(skin: Skin, view: Any, question: int) -> str:
    """The screen changes hands; no hand is on the page until the next person says so. `view` is that of the table."""
    pending = view.pending
    assert isinstance(pending, Decision)
    moment, name = escape(skin.moment(view)), escape(skin.seats[pending.seat])
    return (
        f'{_cover("vfw-hand-off", question)} data-side="{escape(pending.seat)}"'
        ' role="dialog" aria-modal="true" aria-label="Hand over the screen"><div class="vfw-sheet">'
        f'<p class="vfw-kicker">Hand over the screen · {moment}</p><h2>{name}, it is your turn</h2>'
        "<p>Your cards are shown when you say that you are ready. The other side looks away.</p>"
        f"{command_button('ready', 'I am ready: show my cards', 'vfw-primary', first=True)}</div></section>"
    )


def broken_html(what: str, question: int) -> str:
    """The table cannot be painted. There is still a way out."""
    return (
        f'{_cover("vfw-broken", question)} role="alertdialog" aria-label="Something went wrong"><div class="vfw-sheet">'
        f'<h2>Something went wrong</h2><p class="vfw-notice">{escape(what)}</p><p>The table cannot be shown.</p>'
        f'<div class="vfw-tools">{command_button("undo", "Undo", first=True)}'
        f"{command_button('start page', 'New game')}</div></div></section>"
    )
