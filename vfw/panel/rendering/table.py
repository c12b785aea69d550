"""Render the table, cards, hands, sides and log as regions of the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from math import ceil
from typing import Any

from vfw.core.match import Match
from vfw.panel.html import render_dialog_link, render_local_button, render_reply_button
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.table import CardModel, HandModel, Pile, SideModel, Tally, Track


def render_card(face: CardModel) -> str:
    """Render a card as an item of a hand."""
    classes = ["vfw-card"]
    if face.reply is not None:
        classes.append("vfw-legal")
    if face.playing:
        classes.append("vfw-playing")
    if face.missing:
        classes.append("vfw-lacking")
    if face.has_note:
        classes.append("vfw-noted")
    if face.hint:
        classes.append("vfw-hinted")
    above = " · ".join(filter(None, [face.era, face.place]))
    # While it can be chosen, a click on any part of the card chooses it.
    title = escape(face.title) if face.reply is not None else render_dialog_link(f"card:{face.key}", face.title)
    playing = '<p class="vfw-now">being played</p>' if face.playing else ""
    hint = f'<p class="vfw-flag">Hint {face.hint}</p>' if face.hint else ""
    return (
        f'<li class="{" ".join(classes)}" data-side="{escape(face.side)}" style="--width: {face.width}">'
        f'<div class="vfw-face" role="group" aria-label="{escape(face.title)}">'
        f'<p class="vfw-era">{escape(above)}</p><h3>{title}</h3>{hint}{render_card_text(face)}{playing}'
        f"{_answers(face)}{_way_to_note(face)}</div></li>"
    )


def render_card_text(face: CardModel) -> str:
    """Render the text of the card below its title."""
    condition = f'<p class="vfw-condition">{escape(face.condition)}</p>' if face.condition else ""
    missing = f'<p class="vfw-missing">{escape(face.missing)}</p>' if face.missing else ""
    return f"<p>{escape(face.text)}</p>{condition}{missing}"


def _way_to_note(face: CardModel) -> str:
    """Render the button of the note. It is beside the era, where there is room, and after the buttons of the card."""
    if not face.has_note:
        return ""
    name = f' aria-label="History: {escape(face.title)}"'
    return f'<button type="button" class="vfw-to-story" data-sheet="card:{escape(face.key)}"{name}>History</button>'


def _answers(face: CardModel) -> str:
    if face.reply is None:
        return ""
    return render_reply_button(face.reply, f"Choose {face.title}", "vfw-card-button")


def render_hand(hand: HandModel, question: int) -> str:
    """Render the cards of a hand; "" for none, as on a screen without a player."""
    if not hand.cards:
        return ""
    # The number is needed only where a card answers; elsewhere the hand need not be sent again.
    asked = f' data-question="{question}"' if any(card.reply is not None for card in hand.cards) else ""
    return (
        f'<section class="vfw-hand" aria-label="{escape(hand.name)}" data-region="hand"{asked}>'
        f"<ul>{''.join(map(render_card, hand.cards))}</ul></section>"
    )


def render_piles(piles: Sequence[Pile], facts: Sequence[tuple[str, str]]) -> str:
    """Render the piles, and the facts, (name, value) each."""
    rows = "".join(f"<li><b>{_name(pile)}:</b> {_cards(pile)}</li>" for pile in piles)
    lists = f"<ul>{rows}</ul>" if piles else "" if facts else "<p>No card is here.</p>"
    if facts:
        told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        lists += f'<dl class="vfw-facts">{told}</dl>'
    return (
        '<section class="vfw-table vfw-sheet" aria-label="On the table" data-region="table" tabindex="0">'
        f'<h2 class="vfw-kicker">On the table</h2>{lists}</section>'
    )


def _name(pile: Pile) -> str:
    return render_dialog_link(pile.about, pile.name) if pile.about else escape(pile.name)


def _cards(pile: Pile) -> str:
    return ", ".join(render_dialog_link(about, title) for about, title in pile.cards) or "none"


def render_track(track: Track) -> str:
    """Render a track as a row of boxes."""
    boxes = []
    for number, (text, small) in enumerate(track.labels, start=1):
        state = "now" if number == track.done else "past" if number < track.done else "to-come"
        first, until, last = small.partition("–")
        under = f"<small>{escape(first)}<span>{escape(until + last)}</span></small>" if small else ""
        boxes.append(f'<span class="vfw-box" data-state="{state}">{escape(text)}{under}</span>')
    return (
        f'<div class="vfw-track" data-kind="{track.kind}" role="img" aria-label="{escape(track.says)}">'
        f'<span class="vfw-track-name">{escape(track.name)}</span>{"".join(boxes)}</div>'
    )


def render_tally(tally: Tally) -> str:
    """Render a count with its purpose."""
    purpose = f' <span class="vfw-purpose">{escape(tally.purpose)}</span>' if tally.purpose else ""
    number = f'<b><span aria-hidden="true">{tally.mark}</span> {tally.number}</b>'
    return f'<p class="vfw-tally" data-kind="{tally.kind}">{number} <span>{escape(tally.text)}{purpose}</span></p>'


def render_head(title: str, subtitle: str, tracks: Sequence[Track], tallies: Sequence[Tally], clock: str = "") -> str:
    """Render the head of the page. `clock` is the clock of the table, as HTML."""
    counts = "".join(map(render_tally, tallies))
    return (
        f'<header class="vfw-head"><div class="vfw-title"><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></div>'
        f'{"".join(map(render_track, tracks))}<div class="vfw-tallies">{counts}</div>'
        f"{clock}{render_local_button('menu', 'Menu', 'vfw-menu-button')}</header>"
    )


def render_clock(left: float, *, runs: bool) -> str:
    """Render a button that stops or starts the clock, with the seconds left. The page counts them down."""
    seconds = ceil(left)
    does, sign = ("Stop the clock", "left") if runs else ("Let the clock run", "stopped")
    value, running = ("stop", " data-runs") if runs else ("run", "")
    return (
        f'<button type="button" class="vfw-button vfw-clock" data-command="clock" data-value="{value}"'
        f' data-key="clock" data-left="{seconds}"{running} aria-description="{does}">'
        '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.6 1.8"/></svg>'
        f" <b>{seconds // 60}:{seconds % 60:02}</b> {sign}</button>"
    )


def render_sides(camps: Sequence[SideModel], label: str) -> str:
    """Render the lists of each side's possessions; "" if no side has any. `label` is the name of all lists."""
    columns = "".join(map(_render_side, camps))
    tag = f'<section class="vfw-camps vfw-sheet" aria-label="{escape(label)}" data-region="camps">'
    return f"{tag}{columns}</section>" if camps else ""


def _render_side(camp: SideModel) -> str:
    note = f" <small>{escape(camp.note)}</small>" if camp.note else ""
    rows = "".join(f"<li>{render_dialog_link(about, text)}</li>" for text, about in camp.rows)
    return f'<div data-side="{escape(camp.side)}"><h3>{escape(camp.name)}{note}</h3><ul>{rows}</ul></div>'


def render_log(lines: Sequence[tuple[str, bool]], whole: bool) -> str:
    """Render the log, oldest first: (sentence, whether it begins a part) each.

    `whole` is false if earlier events are left out. Text after a line break is folded away.
    """
    earlier = "" if whole else render_dialog_link("log", "Read it from the start")
    lines = lines or [("The game begins here.", False)]
    items = "".join(
        f'<li class="vfw-begins">{_unfolding(line)}</li>' if begins else f"<li>{_unfolding(line)}</li>"
        for line, begins in lines
    )
    return (
        '<section class="vfw-log vfw-sheet" aria-label="What happened" data-region="log">'
        f'<h2 class="vfw-kicker">What happened</h2>{earlier}<ol tabindex="0" data-names>{items}</ol></section>'
    )


def _unfolding(line: str) -> str:
    sentence, _, rest = map(escape, line.partition("\n"))
    return f"<details><summary>{sentence}</summary>{rest}</details>" if rest else sentence


def render_shared_regions(skin: Skin, view: Any, *, is_past: bool = False, clock: str = "") -> dict[str, str]:
    """Render these regions by name. A region that the game lacks is empty; with `is_past` no side is "you"."""
    about, table, camps = skin.capabilities.about, skin.capabilities.table, skin.capabilities.sides
    faces = [replace(camp, note="") if is_past else camp for camp in camps.sides(view)]
    return {
        "head": render_head(skin.title, about.subtitle, *table.tracks(view), clock),
        "camps": render_sides(faces, camps.label),
        "table": render_piles(table.piles(view), table.facts(view)) if table else "",
    }


NO_GAME = "there is no game yet"


LOG_LINES = 20


MAX_WORDS_ANNOUNCED = 20


def render_table_regions(session: GameSession) -> dict[str, str]:
    """Render the regions that do not depend on the question, by name."""
    lines = session.event_log.lines(session.screen.seen_by)
    clock = render_clock(session.clock.left, runs=session.clock.runs) if session.clock.is_there else ""
    return {
        **render_shared_regions(session.skin, session.view, clock=clock),
        "log": render_log(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
    }


def render_whole_log(session: GameSession) -> str:
    """Render all events since the start."""
    return render_log(session.event_log.lines(session.screen.seen_by), whole=True)


def game_seed(match: Match[Any, Any]) -> str:
    """Return the seed with which the same cards and dice can be dealt again; "" if there is none."""
    chance = match.chance.header()
    return str((chance.get("cards") or chance).get("seed", ""))
