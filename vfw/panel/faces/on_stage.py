"""The stage: what dice decide before all eyes. Two sums, what the deciding die can do, then what it did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape

from vfw.core.questions import Word
from vfw.panel.faces.counted import Counted, counted_html
from vfw.panel.faces.die import die_html, held_die_html
from vfw.panel.faces.html import command_button, marked, pick_button

MOST_DRAWN = 4
"""So many pieces are drawn; where there are more, their number says it."""


@dataclass(frozen=True)
class Sum:
    """What one side has: pieces and a die.

    Attributes:
        side: a word of the skin; name: what people call it here. pieces: the shape of each. piece_words: how many.
        sides: of its die; face: what that shows, None while it is held. die_words: the same in words.
        total: the sum; None while the die is held. has_just_fallen: whether the die fell since the page was last seen.
        said: the sum as a sentence.
    """

    side: str
    name: str
    pieces: Sequence[str]
    piece_words: str
    sides: int
    face: int | None
    die_words: str
    total: int | None
    said: str
    has_just_fallen: bool = False


@dataclass(frozen=True)
class Fate:
    """One of the ways in which the deciding die can leave it, or the one in which it has ended.

    Attributes:
        is_won: whether the place says yes; None while that can still be turned.
        faces: those of the deciding die that bring it about; () once it has come.
        title: in a few words. detail: why, and how likely. said: all of it as a sentence.
    """

    is_won: bool | None
    title: str
    detail: str
    said: str
    faces: Sequence[int] = ()


@dataclass(frozen=True)
class StageFace:
    """What is on the stage.

    Attributes:
        kicker: what is at stake. title: who decides. place: where on the map, for its light.
        counts: what has been decided so far, a mark for each place.
        sums: those of the sides, the viewer's own first. asks: what the fates hang on; "" once it has come.
        fates: what can come, or the one that has. sides: of the deciding die.
        paragraphs: what is said before the first of them; nothing else stands there then.
        purse: what can still be done, or was just done. aside: what the dice stand for. coach: what a tutorial says.
        ways_out: buttons that leave a step of a tutorial, as HTML.
        choices: reply and label, where something is asked. goes_on: the label of the one button, where nothing is.
        whose: the sign of the seat that is asked or whose die is held, to be seen from afar, as HTML; "" for none.
    """

    kicker: str
    title: str
    place: str
    counts: Sequence[Counted] = ()
    sums: Sequence[Sum] = ()
    asks: str = ""
    fates: Sequence[Fate] = ()
    sides: int = 6
    purse: str = ""
    aside: str = ""
    coach: str = ""
    ways_out: Sequence[str] = ()
    paragraphs: Sequence[str] = ()
    choices: Mapping[Word, str] = field(default_factory=dict)
    goes_on: str = "Go on"
    whose: str = ""

    @property
    def has_come(self) -> bool:
        """Whether it is decided."""
        return bool(self.fates) and not self.asks

    @property
    def spoken(self) -> list[str]:
        """What a screen reader says of it, but for what has just been told: the dice that lie, and the result."""
        held = [sum_.said for sum_ in self.sums if sum_.total is None]
        fates = [fate.said for fate in self.fates]
        come = [counted.says for counted in self.counts if counted.has_just_come]
        return [" ".join(filter(None, [*self.paragraphs, *held, *fates, *come, self.purse]))]

    @property
    def question(self) -> list[str]:
        """All of it, for whoever asks again."""
        sums = " ".join(sum_.said for sum_ in self.sums)
        fates, counts = [fate.said for fate in self.fates], [counted.says for counted in self.counts]
        if self.has_come:
            fates = [f"{fate.title}. {fate.said}" for fate in self.fates]
        return [f"{self.title}. {sums}", " ".join(filter(None, [*self.paragraphs, *fates, *counts, self.purse]))]


def stage_html(face: StageFace, question: int) -> str:
    light = "opens" if face.paragraphs else "held" if not face.has_come else "won" if face.fates[0].is_won else "lost"
    sums = f'<div class="vfw-sums">{"".join(map(_sum, face.sums))}</div>' if face.sums else ""
    words = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in face.paragraphs)
    counts = f'<div class="vfw-counted-so-far">{"".join(map(counted_html, face.counts))}</div>' if face.counts else ""
    return (
        f'<section class="vfw-cover vfw-on-stage vfw-dark" data-region="cover" data-question="{question}"'
        f' data-place="{escape(face.place)}" data-light="{light}"'
        f' role="dialog" aria-modal="true" aria-label="{escape(face.title)}">'
        f'<div class="vfw-stage-map" aria-hidden="true"></div><div class="vfw-stage-name">'
        f'<p class="vfw-stage-kicker">{escape(face.kicker)}</p>{counts}'
        f'<h2 tabindex="-1">{escape(face.title)}</h2></div>'
        f'{sums}<div class="vfw-stage-words">{words}</div>{_fates(face)}{_foot(face)}</section>'
    )


def _sum(one: Sum) -> str:
    die = held_die_html(one.sides) if one.face is None else die_html(one.sides, one.face)
    pieces = "".join(piece_html(shape) for shape in one.pieces[:MOST_DRAWN]) or '<span class="vfw-no-piece"></span>'
    more = f"<b>×{len(one.pieces)}</b>" if len(one.pieces) > MOST_DRAWN else ""
    total = "?" if one.total is None else str(one.total)
    fallen = " data-fallen" if one.has_just_fallen else ""
    return (
        f'<div class="vfw-sum" data-side="{escape(one.side)}"{fallen}><h3>{escape(one.name)}</h3>'
        f'<p class="vfw-only-heard">{escape(one.said)}</p><div class="vfw-addition" aria-hidden="true">'
        f'<span class="vfw-pieces"><span>{pieces}{more}</span><small>{escape(one.piece_words)}</small></span><i>+</i>'
        f'<span class="vfw-thrown">{die}<small>{escape(one.die_words)}</small></span><i>=</i>'
        f'<b class="vfw-total">{total}</b></div></div>'
    )


def piece_html(shape: str) -> str:
    """A piece, with the shape that it has on the board."""
    marks = {
        "disc": '<circle cx="40" cy="64" r="17"/>',
        "diamond": '<path d="M40 42 62 64 40 86 18 64z"/>',
        "square": '<path d="M24 48h32v32h-32z"/>',
    }
    return (
        f'<svg class="vfw-piece" data-piece="{escape(shape)}" viewBox="0 0 104 108">'
        f'<path d="M2 26 24 4h78L80 26z"/><path d="M80 26 102 4v76L80 102z"/><path d="M2 26h78v76H2z"/>'
        f"{marks.get(shape, '')}</svg>"
    )


def _fates(face: StageFace) -> str:
    if not face.fates:
        return ""
    asks = f"<p>{escape(face.asks)}</p>" if face.asks else ""
    many = " data-many" if len(face.fates) > 2 else ""
    return f'<div class="vfw-fates"{many}>{asks}{"".join(_fate(fate, face.sides) for fate in face.fates)}</div>'


def _fate(fate: Fate, sides: int) -> str:
    dice = "".join(die_html(sides, shown) for shown in fate.faces)
    shown = f'<div class="vfw-faces" aria-hidden="true">{dice}</div>' if dice else ""
    sign, kind = {True: ("✓ ", "won"), False: ("✕ ", "lost"), None: ("", "open")}[fate.is_won]
    return (
        f'<div class="vfw-fate" data-fate="{kind}" style="flex-grow: {len(fate.faces) or 1}">{shown}'
        f'<p class="vfw-only-heard">{escape(fate.said)}</p>'
        f'<div aria-hidden="true"><b>{sign}{escape(fate.title)}</b><span>{escape(fate.detail)}</span></div></div>'
    )


def _foot(face: StageFace) -> str:
    """What can be pressed: first the one thing to do, then the ways out."""
    # Before the first vote, and once one is decided, there is nothing to skip that going on does not.
    can_skip = not (face.choices or face.paragraphs or face.has_come)
    if face.choices:
        buttons = "".join(pick_button(reply, label) for reply, label in face.choices.items())
        does = f'<div class="vfw-choices">{buttons.replace("<button", "<button data-first", 1)}</div>'
    else:
        below = "" if can_skip else "Esc"
        does = command_button("next", face.goes_on, "vfw-let-fall", first=True, below=below, leaves=not can_skip)
    does = f'<div class="vfw-stage-asks">{face.whose}{does}</div>' if face.whose else does
    coach = f'<div class="vfw-coach">{marked(face.coach)}</div>' if face.coach else ""
    skips = "".join(face.ways_out) or command_button("skip all", "Skip all votes")
    if can_skip:
        skips = command_button("skip", "Skip the show", below="Esc", leaves=True) + skips
    aside = f'<p class="vfw-stage-aside">{escape(face.aside)}</p>'
    # Beside the ways out is little room: where nothing else can be done, it stands at the far end.
    beside, across = (aside, f'<p class="vfw-purse">{escape(face.purse)}</p>') if face.purse else ("", aside)
    return f'{coach}<div class="vfw-stage-foot">{does}<div class="vfw-skips">{skips}{beside}</div>{across}</div>'
