"""The prompt: what to do now, and buttons that answer any question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from math import cos, pi, sin

from vfw.core.questions import Word
from vfw.panel.html import command_button, linked, marked, pick_button, thinking_html
from vfw.panel.view_models.advice import HintFace, StandingFace, hints_html
from vfw.panel.view_models.table import Tally, tally_html


@dataclass(frozen=True)
class Offer:
    """What lies before one seat in an exchange: what `lies` there, as far as that is seen; what is said of it (`says`).
    `name` is what people call who sits there."""

    seat: str
    lies: str
    says: str
    name: str = ""


@dataclass(frozen=True)
class Opened:
    """An exchange that both have agreed to: it lies open before the two, and is looked at before anything goes on.

    Attributes:
        title: what has happened, in a few words. offers: what each has now.
    """

    title: str
    offers: Sequence[Offer]


def offers_html(offers: Sequence[Offer], name: str) -> str:
    """The offers beside each other; nothing where there are none. `name` says what they are."""
    lie = "".join(
        f'<li data-side="{escape(one.seat)}"><b>{escape(one.name)}</b><span>{escape(one.lies)}</span>'
        f"<small>{escape(one.says)}</small></li>"
        for one in offers
    )
    return f'<ul class="vfw-offers" aria-label="{escape(name)}">{lie}</ul>' if lie else ""


CELL = 24
"""Width and height of one mark, in units of the drawing."""
SMALL, LARGE = 9.0, 12.0
"""Radius of a mark, and of the one at stake."""


@dataclass(frozen=True)
class Counted:
    """How many of how many.

    Attributes:
        mark: "star" or "cross". done: how many there are; of: how many are needed. says: that as a sentence.
        is_at_stake: whether the next one may come now. has_just_come: whether the last of them was not there before.
    """

    mark: str
    done: int
    of: int
    says: str
    is_at_stake: bool = False
    has_just_come: bool = False


def counted_html(counted: Counted) -> str:
    """The marks in a row, told apart by their shapes: full, hollow, larger where it is at stake or has just come."""
    before = counted.done - counted.has_just_come
    at_stake = {before} & set(range(counted.of)) if counted.is_at_stake or counted.has_just_come else set()
    lacking = set(range(before, counted.of)) - at_stake
    drawn = "".join(
        f'<path data-is="{kind}" pathLength="1" d="{"".join(draw(number, radius) for number in sorted(numbers))}"/>'
        for kind, numbers, draw, radius in (
            ("there", set(range(before)), MARKS[counted.mark], SMALL),
            ("lacking", lacking, LACKING[counted.mark], SMALL),
            (
                "come" if counted.has_just_come else "at-stake",
                at_stake,
                (MARKS if counted.has_just_come else LACKING)[counted.mark],
                LARGE,
            ),
        )
        if numbers
    )
    return (
        f'<div class="vfw-counted" data-mark="{escape(counted.mark)}" role="img" aria-label="{escape(counted.says)}">'
        f'<svg viewBox="0 0 {counted.of * CELL} {CELL}">{drawn}</svg><b>{counted.done} of {counted.of}</b></div>'
    )


def _star(number: int, radius: float) -> str:
    """Five points, the first upwards."""
    points = []
    for corner in range(10):
        distance, angle = radius * (0.42 if corner % 2 else 1), (corner / 5 - 0.5) * pi
        points.append(f"{(number + 0.5) * CELL + distance * cos(angle):.1f} {CELL / 2 + distance * sin(angle):.1f}")
    return f"M{'L'.join(points)}z"


def _cross(number: int, radius: float) -> str:
    x, y, arm = (number + 0.5) * CELL, CELL / 2, radius * 0.7
    return f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}m{-2 * arm:.1f} 0l{2 * arm:.1f} {-2 * arm:.1f}"


def _dash(number: int, radius: float) -> str:
    """Where a cross is lacking, there is nothing that one could take for half of one."""
    return f"M{(number + 0.5) * CELL - radius / 3:.1f} {CELL / 2}h{radius / 1.5:.1f}"


MARKS = {"star": _star, "cross": _cross}
LACKING = {"star": _star, "cross": _dash}


_LOW, _MIDDLE, _HIGH = 25, 50, 75
_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH)), ((_HIGH, _LOW), (_LOW, _HIGH))
_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))
_CENTRE = ((_MIDDLE, _MIDDLE),)
_PIPS = {
    1: _CENTRE,
    2: _CORNERS[0],
    3: (*_CORNERS[0], *_CENTRE),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], *_CENTRE),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}
"""Where the pips of each face lie."""

_FACES_SEEN = (
    (6, "matrix(.433 .25 -.433 .25 50 0)"),
    (5, "matrix(.433 .25 0 .5 6.7 25)"),
    (4, "matrix(.433 -.25 0 .5 50 50)"),
)
"""Of a die on its corner: the upper face, the left and the right, each with how it lies in the drawing."""


def die_html(sides: int, shown: int, css: str = "") -> str:
    """A die that lies and shows this face."""
    face = _drawing(_pips(shown)) if sides == 6 else str(shown)
    return _die(sides, f"d{sides} shows {shown}", css, face)


def held_die_html(sides: int) -> str:
    """A die that is held, and shows nothing yet."""
    if sides == 6:
        faces = [f'<g transform="{lies}"><path d="M0 0h100v100h-100z"/>{_pips(n)}</g>' for n, lies in _FACES_SEEN]
        drawn = "".join(faces)
    else:
        drawn = '<path d="M50 2 94 62 50 98 6 62z"/><path d="M50 2 94 62H6z"/>'
    return _die(sides, f"d{sides}, held", "vfw-held", _drawing(drawn))


def _die(sides: int, says: str, css: str, drawn: str) -> str:
    classes = f"vfw-die {css}".strip()
    return f'<span class="{classes}" data-sides="{sides}" role="img" aria-label="{says}">{drawn}</span>'


def _drawing(drawn: str) -> str:
    return f'<svg viewBox="0 0 100 100" aria-hidden="true">{drawn}</svg>'


def _pips(shown: int) -> str:
    return "".join(f'<circle cx="{x}" cy="{y}" r="9"/>' for x, y in _PIPS[shown])


TO_EXCHANGE = "To be exchanged"


@dataclass(frozen=True)
class PromptFace:
    """What the prompt shows.

    Attributes:
        kicker: whose turn it is and when. headline: what to do, the largest words on the page. detail: a sentence.
        side: the colour scheme, a word of the skin. dice: (sides, face) of those that lie, to be drawn.
        its_dice: those that fell by rule, and sentences on what they decided, for whoever asks.
        terms: where the detail uses words that have a sheet: (start, end, sheet) each.
        choices: reply and label. gives: what comes of a reply, where that is to stand below its label.
        elsewhere: the replies that are better chosen on the map or in the hand; their buttons are folded away under
            `unfold`.
        at_once: several replies that one press gives, with their label and what comes of them.
        back: what takes back the half of an answer that was given, such as a card whose use is asked; "" where nothing.
        ways: further buttons beside the choices, as HTML; tools: those below them.
        score: rows of a table that compares sides, the first of them its head.
        pace: how long in ms this may be looked at before the page goes on by itself; 0 where it waits for the visitor.
        hints: good answers, best first, where somebody asked for them; hinted_as: what stands above them.
        stands: what the one who asked lacks to win; chance: how likely that is, in few words, beside hints;
        standing: the same as a bar, where it was asked for.
        aside: what the coach says of its own accord; aside_ways: buttons that answer it, as HTML.
        aloud: the part of the detail that is heard too, when it appears, such as a warning.
        coach: what the tutorial says, in place of the detail.
        thinks: who thinks now, in words; "" where nobody does.
        notice: what went wrong. done: what is said once the visitor has done what was to be done here.
        whose: the sign of the seat whose turn it is, to be seen from afar, as HTML; "" for none.
        offers: what would change hands, where an exchange is asked for.
    """

    kicker: str
    headline: str
    detail: str = ""
    terms: Sequence[tuple[int, int, str]] = ()
    side: str = ""
    dice: Sequence[tuple[int, int]] = ()
    its_dice: tuple[Sequence[tuple[int, int]], Sequence[str]] = ((), ())
    choices: Mapping[Word, str] = field(default_factory=dict)
    gives: Mapping[Word, str] = field(default_factory=dict)
    elsewhere: frozenset[Word] = frozenset()
    at_once: Sequence[tuple[tuple[Word, ...], str, str]] = ()
    unfold: str = "Choose from a list instead"
    back: str = ""
    ways: Sequence[str] = ()
    tools: Sequence[str] = ()
    score: Sequence[Sequence[str]] = ()
    pace: int = 0
    hints: Sequence[HintFace] = ()
    stands: str = ""
    chance: str = ""
    hinted_as: str = "What a good player likes best"
    standing: StandingFace | None = None
    aside: str = ""
    aside_ways: Sequence[str] = ()
    aloud: str = ""
    coach: str = ""
    thinks: str = ""
    notice: str = ""
    done: str = ""
    whose: str = ""
    offers: Sequence[Offer] = ()

    @property
    def spoken(self) -> str:
        """The question for those who do not see the dice: what they show, and what is asked."""
        verb = "die shows" if len(self.dice) == 1 else "dice show"
        shown = f"The {verb} {', '.join(str(face) for _, face in self.dice)}. " if self.dice else ""
        return shown + self.asked_aloud

    @property
    def asked_aloud(self) -> str:
        """The question, and nothing of the dice."""
        return self.headline + ("" if self.headline.endswith("?") else ".")


def prompt_html(face: PromptFace, question: int) -> str:
    dice = "".join(die_html(sides, shown) for sides, shown in face.dice)
    words = f"<p>{linked(face.detail, face.terms)}</p>" if face.detail else ""
    words = f'<div class="vfw-coach">{marked(face.coach)}</div>' if face.coach else words
    detail = f'<div class="vfw-detail">{dice}{words}</div>' if dice or words else ""
    pace = f' data-pace="{face.pace}"' if face.pace else ""
    notice = f'<p class="vfw-notice" role="alert">{escape(face.notice)}</p>' if face.notice else ""
    done = f'<p class="vfw-done" role="status">✓ {escape(face.done)}</p>' if face.done else ""
    return (
        f'<section class="vfw-prompt vfw-sheet" data-side="{escape(face.side)}" data-question="{question}"{pace}'
        ' data-region="prompt" aria-label="What to do">'
        f"{face.whose}"
        f'<p class="vfw-kicker">{escape(face.kicker)}</p>'
        f'<h2 tabindex="-1">{escape(face.headline)}</h2>'
        f"{notice}{done}{detail}{thinking_html(face.thinks)}{_its_dice(*face.its_dice)}{score_html(face.score)}"
        f"{offers_html(face.offers, TO_EXCHANGE)}{_aside(face)}{_hints(face)}{_choices(face)}"
        f'<div class="vfw-tools">{"".join(face.tools)}</div></section>'
    )


def _hints(face: PromptFace) -> str:
    return hints_html(face.hints, face.hinted_as, face.stands, face.chance, face.standing)


def _aside(face: PromptFace) -> str:
    if not face.aside:
        return ""
    ways = f'<div class="vfw-choices">{"".join(face.aside_ways)}</div>' if face.aside_ways else ""
    return f'<div class="vfw-remark"><p>{escape(face.aside)}</p>{ways}</div>'


def _its_dice(dice: Sequence[tuple[int, int]], words: Sequence[str]) -> str:
    if not dice:
        return ""
    thrown = "".join(die_html(sides, shown) for sides, shown in dice)
    said = "".join(f"<p>{escape(line)}</p>" for line in words)
    summary = '<summary data-key="its dice">Show its dice</summary>'
    return f'<div class="vfw-its-dice"><details>{summary}{thrown}{said}</details></div>'


def _choices(face: PromptFace) -> str:
    at_hand = [_choice(face, reply) for reply in face.choices if reply not in face.elsewhere]
    listed = [pick_button(reply, label) for reply, label in face.choices.items() if reply in face.elsewhere]
    whole = [pick_button(replies, label, "vfw-whole", gives) for replies, label, gives in face.at_once]
    buttons = "".join([*at_hand, *whole, *face.ways])
    html = f'<div class="vfw-choices">{buttons}</div>' if buttons else ""
    if listed:
        html += (
            f'<details><summary data-key="unfold">{escape(face.unfold)}</summary>'
            f'<div class="vfw-choices">{"".join(listed)}</div></details>'
        )
    return html


def _choice(face: PromptFace, reply: Word) -> str:
    """Where any has something below its label, all stand in two columns. What a hint names says so."""
    hint = next((f"Hint {number}" for number, one in enumerate(face.hints, start=1) if one.picks == reply), "")
    css = " ".join(["vfw-half"] * bool(face.gives) + ["vfw-hinted"] * bool(hint))
    return pick_button(reply, face.choices[reply], css, " · ".join(filter(None, [hint, face.gives.get(reply, "")])))


def score_html(rows: Sequence[Sequence[str]]) -> str:
    """How the sides stand: a head, then a row for each side."""
    if not rows:
        return ""
    head, *sides = [[escape(cell) for cell in row] for row in rows]
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{side[0]}</th>{"".join(f"<td>{cell}</td>" for cell in side[1:])}</tr>' for side in sides
    )
    return f'<table class="vfw-score"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


@dataclass(frozen=True)
class EndingFace:
    """What the end of a game shows. `side` is the winner's; `counts` say how it came out; `winners` are the signs of
    those who won it together, as HTML."""

    headline: str
    reason: str
    side: str
    counts: Sequence[Tally]
    winners: str = ""


def ending_html(face: EndingFace, seed: str, tools: Sequence[str], question: int) -> str:
    """Stands where the prompt stood. `seed` is what the game can be dealt again with, "" where there is none."""
    counts = "".join(map(tally_html, face.counts))
    again = f'<p class="vfw-small">Dealt with the seed <b>{escape(seed)}</b>.</p>' if seed else ""
    return (
        f'<section class="vfw-prompt vfw-ending vfw-sheet" data-side="{escape(face.side)}" data-question="{question}"'
        ' data-region="prompt" aria-label="How the game ended">'
        '<div class="vfw-ribbon" aria-hidden="true"></div>'
        f'<p class="vfw-kicker">The game is over</p><h2 tabindex="-1">{escape(face.headline)}</h2>'
        f"{face.winners}"
        f'<p class="vfw-reason">{escape(face.reason)}</p><div class="vfw-counts">{counts}</div>'
        f"{again}"
        f'<div class="vfw-tools">{"".join(tools)}</div></section>'
    )


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
