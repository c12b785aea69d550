"""A card as a face: era, title, what it does, and what is missing where it cannot be played as an event."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from vfw.core.questions import Word
from vfw.panel.html import pick_button

USUAL_LETTERS = 130


@dataclass(frozen=True)
class CardFace:
    """What a card shows. `reply` answers the question with this card, None where it does not."""

    title: str
    era: str
    text: str
    side: str
    condition: str = ""
    missing: str = ""
    playing: bool = False
    reply: Word | None = None

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
    condition = f'<p class="vfw-condition">{escape(face.condition)}</p>' if face.condition else ""
    missing = f'<p class="vfw-missing">{escape(face.missing)}</p>' if face.missing else ""
    playing = '<p class="vfw-now">being played</p>' if face.playing else ""
    button = "" if face.reply is None else pick_button(face.reply, f"Play {face.title}", "vfw-card-button")
    return (
        f'<li class="{" ".join(classes)}" data-side="{escape(face.side)}" style="--width: {face.width}">'
        f'<p class="vfw-era">{escape(face.era)}</p><h3>{escape(face.title)}</h3>'
        f"<p>{escape(face.text)}</p>{condition}{missing}{playing}{button}</li>"
    )
