"""What lies on the page for one sitting, whatever is asked there: the table, the log, the menu."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from html import escape
from math import ceil
from typing import Any

from vfw.core.match import Match
from vfw.panel.html import local_button, pick_button, sheet_words
from vfw.panel.play.sitting import Sitting
from vfw.panel.skins.protocol import Skin
from vfw.panel.view_models.table import CampFace, CardFace, HandFace, Pile, Tally, Track


def card_html(face: CardFace) -> str:
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
    title = escape(face.title) if face.reply is not None else sheet_words(f"card:{face.key}", face.title)
    playing = '<p class="vfw-now">being played</p>' if face.playing else ""
    hint = f'<p class="vfw-flag">Hint {face.hint}</p>' if face.hint else ""
    return (
        f'<li class="{" ".join(classes)}" data-side="{escape(face.side)}" style="--width: {face.width}">'
        f'<div class="vfw-face" role="group" aria-label="{escape(face.title)}">'
        f'<p class="vfw-era">{escape(above)}</p><h3>{title}</h3>{hint}{words_html(face)}{playing}'
        f"{_answers(face)}{_way_to_note(face)}</div></li>"
    )


def words_html(face: CardFace) -> str:
    """What stands on the card below its title."""
    condition = f'<p class="vfw-condition">{escape(face.condition)}</p>' if face.condition else ""
    missing = f'<p class="vfw-missing">{escape(face.missing)}</p>' if face.missing else ""
    return f"<p>{escape(face.text)}</p>{condition}{missing}"


def _way_to_note(face: CardFace) -> str:
    """It stands beside the era, where it takes no room, and comes after what chooses the card."""
    if not face.has_note:
        return ""
    name = f' aria-label="History: {escape(face.title)}"'
    return f'<button type="button" class="vfw-to-story" data-sheet="card:{escape(face.key)}"{name}>History</button>'


def _answers(face: CardFace) -> str:
    if face.reply is None:
        return ""
    return pick_button(face.reply, f"Choose {face.title}", "vfw-card-button")


def hand_html(hand: HandFace, question: int) -> str:
    """The cards of a hand; nothing where there are none, as on a screen that nobody sits at."""
    if not hand.cards:
        return ""
    # The number is needed only where a card answers; elsewhere the hand need not be sent again.
    asked = f' data-question="{question}"' if any(card.reply is not None for card in hand.cards) else ""
    return (
        f'<section class="vfw-hand" aria-label="{escape(hand.name)}" data-region="hand"{asked}>'
        f"<ul>{''.join(map(card_html, hand.cards))}</ul></section>"
    )


def table_html(piles: Sequence[Pile], facts: Sequence[tuple[str, str]]) -> str:
    """The piles, and the facts, (name, value) each, which nothing but their names explains."""
    rows = "".join(f"<li><b>{_name(pile)}:</b> {_cards(pile)}</li>" for pile in piles)
    lists = f"<ul>{rows}</ul>" if piles else "" if facts else "<p>No card lies here.</p>"
    if facts:
        told = "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)
        lists += f'<dl class="vfw-facts">{told}</dl>'
    return (
        '<section class="vfw-table vfw-sheet" aria-label="On the table" data-region="table" tabindex="0">'
        f'<h2 class="vfw-kicker">On the table</h2>{lists}</section>'
    )


def _name(pile: Pile) -> str:
    return sheet_words(pile.about, pile.name) if pile.about else escape(pile.name)


def _cards(pile: Pile) -> str:
    return ", ".join(sheet_words(about, title) for about, title in pile.cards) or "none"


def track_html(track: Track) -> str:
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


def tally_html(tally: Tally) -> str:
    purpose = f' <span class="vfw-purpose">{escape(tally.purpose)}</span>' if tally.purpose else ""
    number = f'<b><span aria-hidden="true">{tally.mark}</span> {tally.number}</b>'
    return f'<p class="vfw-tally" data-kind="{tally.kind}">{number} <span>{escape(tally.text)}{purpose}</span></p>'


def head_html(title: str, subtitle: str, tracks: Sequence[Track], tallies: Sequence[Tally], clock: str = "") -> str:
    """`clock` is that of the table, as HTML."""
    counts = "".join(map(tally_html, tallies))
    return (
        f'<header class="vfw-head"><div class="vfw-title"><h1>{escape(title)}</h1><p>{escape(subtitle)}</p></div>'
        f'{"".join(map(track_html, tracks))}<div class="vfw-tallies">{counts}</div>'
        f"{clock}{local_button('menu', 'Menu', 'vfw-menu-button')}</header>"
    )


def clock_html(left: float, *, runs: bool) -> str:
    """A button that stops the clock or lets it run, with the seconds that are left; the page counts on."""
    seconds = ceil(left)
    does, sign = ("Stop the clock", "left") if runs else ("Let the clock run", "stopped")
    value, running = ("stop", " data-runs") if runs else ("run", "")
    return (
        f'<button type="button" class="vfw-button vfw-clock" data-command="clock" data-value="{value}"'
        f' data-key="clock" data-left="{seconds}"{running} aria-description="{does}">'
        '<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6"/><path d="M8 4.5V8l2.6 1.8"/></svg>'
        f" <b>{seconds // 60}:{seconds % 60:02}</b> {sign}</button>"
    )


def camps_html(camps: Sequence[CampFace], label: str) -> str:
    """What each side has; nothing where no side has anything of its own. `label` is the name of them all."""
    columns = "".join(map(_camp_html, camps))
    tag = f'<section class="vfw-camps vfw-sheet" aria-label="{escape(label)}" data-region="camps">'
    return f"{tag}{columns}</section>" if camps else ""


def _camp_html(camp: CampFace) -> str:
    note = f" <small>{escape(camp.note)}</small>" if camp.note else ""
    rows = "".join(f"<li>{sheet_words(about, text)}</li>" for text, about in camp.rows)
    return f'<div data-side="{escape(camp.side)}"><h3>{escape(camp.name)}{note}</h3><ul>{rows}</ul></div>'


def log_html(lines: Sequence[tuple[str, bool]], whole: bool) -> str:
    """What happened: (sentence, whether it begins something) each, oldest first; `whole` unless there was more.
    What stands behind a line break is unfolded by whoever asks."""
    earlier = "" if whole else sheet_words("log", "Read it from the start")
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


def open_html(skin: Skin, view: Any, *, is_past: bool = False, clock: str = "") -> dict[str, str]:
    """The HTML of these regions by name. What the game lacks is empty; where it `is_past`, nobody is "you"."""
    about, table, camps = skin.abilities.about, skin.abilities.table, skin.abilities.camps
    faces = [replace(camp, note="") if is_past else camp for camp in camps.camps(view)]
    return {
        "head": head_html(skin.title, about.subtitle, *table.tracks(view), clock),
        "camps": camps_html(faces, camps.label),
        "table": table_html(table.piles(view), table.facts(view)) if table else "",
    }


NO_GAME = "there is no game yet"


LOG_LINES = 20


WORDS_HEARD = 20


def table_regions_html(sitting: Sitting) -> dict[str, str]:
    """The HTML of the regions, by name, that are the same whatever is asked."""
    lines = sitting.chronicle.lines(sitting.screen.seen_by)
    clock = clock_html(sitting.clock.left, runs=sitting.clock.runs) if sitting.clock.is_there else ""
    return {
        **open_html(sitting.skin, sitting.view, clock=clock),
        "log": log_html(lines[-LOG_LINES:], whole=len(lines) <= LOG_LINES),
    }


def whole_log_html(sitting: Sitting) -> str:
    """Everything that happened since the start."""
    return log_html(sitting.chronicle.lines(sitting.screen.seen_by), whole=True)


def seed_of(match: Match[Any, Any]) -> str:
    """The seed by which cards, or cards and dice, can be dealt again; "" where there is none."""
    chance = match.chance.header()
    return str((chance.get("cards") or chance).get("seed", ""))
