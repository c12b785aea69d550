"""A card as a face: era, title, what it does, what is missing for its event, and what it can be used for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from html import escape
from math import ceil

from vfw.core.questions import Word
from vfw.panel.html import local_button, pick_button, sheet_words

USUAL_LETTERS = 130


@dataclass(frozen=True)
class Use:
    """One way of playing a card: its `label` and what it `gives`; or `why_not`."""

    reply: Word
    label: str
    gives: str = ""
    why_not: str = ""


@dataclass(frozen=True)
class CardFace:
    """What a card shows.

    reply: what answers the question with this card, None where it does not. uses: ways of playing it, among which is
        asked once it is chosen; they do not stand on the card, which would have no room for them at most sizes.
    place: where the card lies, unless in the hand: "claimed".
    hint: the number of the hint that names it; 0 for none.
    has_note: whether its sheet tells the history behind it.
    """

    key: str
    title: str
    era: str
    text: str
    side: str
    condition: str = ""
    missing: str = ""
    place: str = ""
    playing: bool = False
    reply: Word | None = None
    uses: Sequence[Use] = ()
    hint: int = 0
    has_note: bool = False

    @property
    def width(self) -> float:
        """How wide the card should be beside others, where room is scarce: wordy cards are wider, so none is long."""
        letters = len(self.title) * 1.3 + len(self.text) + len(self.condition) + len(self.missing)
        return round(min(max(letters / USUAL_LETTERS, 0.9), 1.7), 2)


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


@dataclass(frozen=True)
class HandFace:
    """Cards in a row: a hand, or those among which one has to choose."""

    name: str
    cards: Sequence[CardFace]


def hinted(hand: HandFace, picks: Sequence[Word | None]) -> HandFace:
    """The hand with those of its cards marked that hints name: the reply with which each of the hints begins. A card
    that answers nothing now is marked too, where a hint is to lead back to it."""
    numbers = {reply: number for number, reply in reversed(list(enumerate(picks, start=1))) if reply is not None}
    return replace(hand, cards=[replace(card, hint=numbers.get(card.reply or card.key, 0)) for card in hand.cards])


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


@dataclass(frozen=True)
class Pile:
    """Cards that lie together. `cards` are (sheet, title) each; `about` is the sheet that explains the name."""

    name: str
    cards: Sequence[tuple[str, str]]
    about: str = ""


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


@dataclass(frozen=True)
class Track:
    """A row of boxes. `done` of them are full; `labels` are (text, small text) in each box. Of years from one to
    another the last are left out where room is scarce."""

    name: str
    labels: Sequence[tuple[str, str]]
    done: int
    kind: str
    says: str


@dataclass(frozen=True)
class Tally:
    """How many of how many: "0 of 36 to win". `purpose` is left out where room is scarce."""

    mark: str
    number: int
    text: str
    kind: str
    purpose: str = ""


@dataclass(frozen=True)
class CampFace:
    """What one side has. `rows` are (text, the sheet that explains it) each; `note` stands beside the name ("you")."""

    name: str
    side: str
    rows: Sequence[tuple[str, str]]
    note: str = ""


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
