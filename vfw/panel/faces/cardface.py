"""A card as a face: era, title, what it does, what is missing for its event, and what it can be used for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from vfw.core.questions import Word
from vfw.panel.faces.html import pick_button, sheet_words

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
