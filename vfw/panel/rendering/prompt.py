"""Render the prompt, the stage, dice and hints as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import cos, pi, sin

from vfw.core.questions import Word
from vfw.panel.html import (
    render_command_button,
    render_linked_text,
    render_marked_text,
    render_reply_button,
    render_thinking,
)
from vfw.panel.rendering.table import render_tally
from vfw.panel.view_models.advice import (
    MISSING_LABEL,
    STANDING_LABEL,
    HintModel,
    WinProbabilityModel,
    format_standing,
    round_to_tenths,
)
from vfw.panel.view_models.prompt import EndingModel, Offer, PromptModel, RollOutcome, RollSum, StageModel, VoteCount


def render_win_probability(face: WinProbabilityModel | None, *, in_short: bool = False) -> str:
    """Render the chance as a bar with words below it; "" without a model.

    With `in_short` it takes one line: the interval, and what the side still needs.
    """
    if face is None:
        return ""
    ours = round_to_tenths(face.share)
    counted = "" if in_short else f'<p class="vfw-small">{escape(face.counted)} {escape(face.sure)}</p>'
    measures = f"--share: {face.share:.1%}; --low: {face.low:.1%}; --high: {face.high:.1%}"
    label = f"{face.name}: {ours} in 10; {face.other_name}: {10 - ours} in 10. {face.sure}"
    ends = (
        f'<span data-side="{escape(face.side)}">{escape(face.name)} <b>{ours} in 10</b></span>'
        f'<span data-side="{escape(face.other_side)}">{escape(face.other_name)} <b>{10 - ours} in 10</b></span>'
    )
    short = " data-short" if in_short else ""
    # Beside the bar, which says how likely it is, its interval says more.
    words = f"{face.between[:1].upper()}{face.between[1:]}: {face.why}" if in_short else face.words
    return (
        f'<div class="vfw-chance"{short} role="img" aria-label="{escape(label)}" style="{measures}">'
        f'<div class="vfw-chance-ends">{ends}</div>'
        f'<div class="vfw-chance-bar" data-side="{escape(face.side)}"><i></i><span></span></div></div>'
        f'<p class="vfw-stands"><b>{escape(words)}</b></p>{counted}'
    )


def render_hints(
    hints: Sequence[HintModel], above: str, lacks: str, chance: str = "", standing: WinProbabilityModel | None = None
) -> str:
    """Render the hints, best first; "" if none were requested.

    Args:
        hints: The best answers.
        above: The words above them.
        lacks: A sentence on what the side still needs to win.
        chance: The chance to win, in few words.
        standing: The chance to win as a bar; None if it is not shown.
    """
    if not hints and standing is None:
        return ""
    # Beside hints there is no room for all of it: the bar and its sentence say the most.
    where = render_win_probability(standing, in_short=bool(hints))
    if where and not hints:
        where = f'<p class="vfw-kicker">{STANDING_LABEL}</p>{where}'
    elif not where and (lacks or chance):
        # One line, whatever it says, so that the text below does not move when more is known.
        where = f'<p class="vfw-kicker">{escape(format_standing(chance).removesuffix(".") or MISSING_LABEL)}</p>'
        where += f'<p class="vfw-stands">{escape(lacks)}</p>' if lacks else ""
    # A rule on which those before rest too is named once.
    rules = [hint.rule for hint in hints]
    items = "".join(
        f"<li><b>{escape(hint.answer)}.</b> {escape(hint.reason)}"
        f"{f' <small>({escape(hint.rule)})</small>' if hint.rule != before else ''}{_compared(hint)}</li>"
        for hint, before in zip(hints, ["", *rules], strict=False)
    )
    best = f'<p class="vfw-kicker">{escape(above)}</p><ol>{items}</ol>' if hints else ""
    label = "Hints" if hints else STANDING_LABEL
    return f'<section class="vfw-hints" aria-label="{label}" tabindex="0">{where}{best}</section>'


def _compared(hint: HintModel) -> str:
    return f' <span class="vfw-compared">{escape(hint.compared)}</span>' if hint.compared else ""


def render_offers(offers: Sequence[Offer], name: str) -> str:
    """Render the offers beside each other; "" for none. `name` is their label."""
    lie = "".join(
        f'<li data-side="{escape(one.seat)}"><b>{escape(one.name)}</b><span>{escape(one.cards)}</span>'
        f"<small>{escape(one.says)}</small></li>"
        for one in offers
    )
    return f'<ul class="vfw-offers" aria-label="{escape(name)}">{lie}</ul>' if lie else ""


CELL = 24
"""Width and height of one mark, in units of the drawing."""


SMALL, LARGE = 9.0, 12.0
"""Radius of a mark, and of the one at stake."""


def render_vote_count(counted: VoteCount) -> str:
    """Render the marks in a row. Shapes tell them apart: full, hollow, and larger if at stake or new."""
    before = counted.done - counted.has_just_come
    at_stake = {before} & set(range(counted.of)) if counted.is_at_stake or counted.has_just_come else set()
    lacking = set(range(before, counted.of)) - at_stake
    drawn = "".join(
        f'<path data-is="{kind}" pathLength="1" d="{"".join(draw(number, radius) for number in sorted(numbers))}"/>'
        for kind, numbers, draw, radius in (
            ("there", set(range(before)), MARKS[counted.mark], SMALL),
            ("lacking", lacking, OPEN_MARKS[counted.mark], SMALL),
            (
                "come" if counted.has_just_come else "at-stake",
                at_stake,
                (MARKS if counted.has_just_come else OPEN_MARKS)[counted.mark],
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
    """Draw a five-pointed star, one point up."""
    points = []
    for corner in range(10):
        distance, angle = radius * (0.42 if corner % 2 else 1), (corner / 5 - 0.5) * pi
        points.append(f"{(number + 0.5) * CELL + distance * cos(angle):.1f} {CELL / 2 + distance * sin(angle):.1f}")
    return f"M{'L'.join(points)}z"


def _cross(number: int, radius: float) -> str:
    x, y, arm = (number + 0.5) * CELL, CELL / 2, radius * 0.7
    return f"M{x - arm:.1f} {y - arm:.1f}l{2 * arm:.1f} {2 * arm:.1f}m{-2 * arm:.1f} 0l{2 * arm:.1f} {-2 * arm:.1f}"


def _dash(number: int, radius: float) -> str:
    """Draw a missing cross as a dash, which cannot be mistaken for half a cross."""
    return f"M{(number + 0.5) * CELL - radius / 3:.1f} {CELL / 2}h{radius / 1.5:.1f}"


MARKS = {"star": _star, "cross": _cross}


OPEN_MARKS = {"star": _star, "cross": _dash}


_LOW, _MIDDLE, _HIGH = 25, 50, 75


_CORNERS = ((_LOW, _LOW), (_HIGH, _HIGH)), ((_HIGH, _LOW), (_LOW, _HIGH))


_SIDES = ((_LOW, _MIDDLE), (_HIGH, _MIDDLE))


_CENTER = ((_MIDDLE, _MIDDLE),)


_PIPS = {
    1: _CENTER,
    2: _CORNERS[0],
    3: (*_CORNERS[0], *_CENTER),
    4: (*_CORNERS[0], *_CORNERS[1]),
    5: (*_CORNERS[0], *_CORNERS[1], *_CENTER),
    6: (*_CORNERS[0], *_CORNERS[1], *_SIDES),
}
"""The places of the pips on each face."""


_FACES_SEEN = (
    (6, "matrix(.433 .25 -.433 .25 50 0)"),
    (5, "matrix(.433 .25 0 .5 6.7 25)"),
    (4, "matrix(.433 -.25 0 .5 50 50)"),
)
"""The visible faces of a tilted die, upper, left and right, each with its transform in the drawing."""


def render_die(sides: int, shown: int, css: str = "") -> str:
    """Render a die at rest with this face."""
    face = _drawing(_pips(shown)) if sides == 6 else str(shown)
    return _die(sides, f"d{sides} shows {shown}", css, face)


def render_held_die(sides: int) -> str:
    """Render a die that is held, without a face."""
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


EXCHANGE_LABEL = "To be exchanged"


def render_prompt(face: PromptModel, question: int) -> str:
    """Render the prompt."""
    dice = "".join(render_die(sides, shown) for sides, shown in face.dice)
    words = f"<p>{render_linked_text(face.detail, face.terms)}</p>" if face.detail else ""
    words = f'<div class="vfw-coach">{render_marked_text(face.coach)}</div>' if face.coach else words
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
        f"{notice}{done}{detail}{render_thinking(face.thinks)}{_its_dice(*face.its_dice)}{render_score(face.score)}"
        f"{render_offers(face.offers, EXCHANGE_LABEL)}{_aside(face)}{_hints(face)}{_choices(face)}"
        f'<div class="vfw-tools">{"".join(face.tools)}</div></section>'
    )


def _hints(face: PromptModel) -> str:
    return render_hints(face.hints, face.hinted_as, face.still_needed, face.chance, face.standing)


def _aside(face: PromptModel) -> str:
    if not face.aside:
        return ""
    ways = f'<div class="vfw-choices">{"".join(face.aside_ways)}</div>' if face.aside_ways else ""
    return f'<div class="vfw-remark"><p>{escape(face.aside)}</p>{ways}</div>'


def _its_dice(dice: Sequence[tuple[int, int]], words: Sequence[str]) -> str:
    if not dice:
        return ""
    thrown = "".join(render_die(sides, shown) for sides, shown in dice)
    said = "".join(f"<p>{escape(line)}</p>" for line in words)
    summary = '<summary data-key="its dice">Show its dice</summary>'
    return f'<div class="vfw-its-dice"><details>{summary}{thrown}{said}</details></div>'


def _choices(face: PromptModel) -> str:
    at_hand = [_choice(face, reply) for reply in face.choices if reply not in face.elsewhere]
    listed = [render_reply_button(reply, label) for reply, label in face.choices.items() if reply in face.elsewhere]
    whole = [render_reply_button(replies, label, "vfw-whole", gives) for replies, label, gives in face.at_once]
    buttons = "".join([*at_hand, *whole, *face.ways])
    html = f'<div class="vfw-choices">{buttons}</div>' if buttons else ""
    if listed:
        html += (
            f'<details><summary data-key="unfold">{escape(face.unfold)}</summary>'
            f'<div class="vfw-choices">{"".join(listed)}</div></details>'
        )
    return html


def _choice(face: PromptModel, reply: Word) -> str:
    """Render a choice; if any has a note below its label, all stand in two columns.

    A choice that a hint names is marked.
    """
    hint = next((f"Hint {number}" for number, one in enumerate(face.hints, start=1) if one.picks == reply), "")
    css = " ".join(["vfw-half"] * bool(face.gives) + ["vfw-hinted"] * bool(hint))
    return render_reply_button(
        reply, face.choices[reply], css, " · ".join(filter(None, [hint, face.gives.get(reply, "")]))
    )


def render_score(rows: Sequence[Sequence[str]]) -> str:
    """Render the scores of the sides: a head, then a row for each side."""
    if not rows:
        return ""
    head, *sides = [[escape(cell) for cell in row] for row in rows]
    top = "".join(f'<th scope="col">{cell}</th>' for cell in head)
    body = "".join(
        f'<tr><th scope="row">{side[0]}</th>{"".join(f"<td>{cell}</td>" for cell in side[1:])}</tr>' for side in sides
    )
    return f'<table class="vfw-score"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def render_ending(face: EndingModel, seed: str, tools: Sequence[str], question: int) -> str:
    """Render the ending in place of the prompt. `seed` deals the game again; "" if there is none."""
    counts = "".join(map(render_tally, face.counts))
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


MAX_PIECES_DRAWN = 4
"""The largest number of pieces that are drawn; the label has the number of all."""


def render_stage(face: StageModel, question: int) -> str:
    """Render the stage, which covers the table."""
    light = "opens" if face.paragraphs else "held" if not face.has_come else "won" if face.fates[0].is_won else "lost"
    sums = f'<div class="vfw-sums">{"".join(map(_sum, face.sums))}</div>' if face.sums else ""
    words = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in face.paragraphs)
    counts = (
        f'<div class="vfw-counted-so-far">{"".join(map(render_vote_count, face.counts))}</div>' if face.counts else ""
    )
    return (
        f'<section class="vfw-cover vfw-on-stage vfw-dark" data-region="cover" data-question="{question}"'
        f' data-place="{escape(face.place)}" data-light="{light}"'
        f' role="dialog" aria-modal="true" aria-label="{escape(face.title)}">'
        f'<div class="vfw-stage-map" aria-hidden="true"></div><div class="vfw-stage-name">'
        f'<p class="vfw-stage-kicker">{escape(face.kicker)}</p>{counts}'
        f'<h2 tabindex="-1">{escape(face.title)}</h2></div>'
        f'{sums}<div class="vfw-stage-words">{words}</div>{_fates(face)}{_foot(face)}</section>'
    )


def _sum(one: RollSum) -> str:
    die = render_held_die(one.sides) if one.face is None else render_die(one.sides, one.face)
    pieces = (
        "".join(render_piece(shape) for shape in one.pieces[:MAX_PIECES_DRAWN]) or '<span class="vfw-no-piece"></span>'
    )
    more = f"<b>×{len(one.pieces)}</b>" if len(one.pieces) > MAX_PIECES_DRAWN else ""
    total = "?" if one.total is None else str(one.total)
    fallen = " data-fallen" if one.has_just_fallen else ""
    return (
        f'<div class="vfw-sum" data-side="{escape(one.side)}"{fallen}><h3>{escape(one.name)}</h3>'
        f'<p class="vfw-only-heard">{escape(one.said)}</p><div class="vfw-addition" aria-hidden="true">'
        f'<span class="vfw-pieces"><span>{pieces}{more}</span><small>{escape(one.piece_words)}</small></span><i>+</i>'
        f'<span class="vfw-thrown">{die}<small>{escape(one.die_words)}</small></span><i>=</i>'
        f'<b class="vfw-total">{total}</b></div></div>'
    )


def render_piece(shape: str) -> str:
    """Render a piece in its shape on the board."""
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


def _fates(face: StageModel) -> str:
    if not face.fates:
        return ""
    asks = f"<p>{escape(face.asks)}</p>" if face.asks else ""
    many = " data-many" if len(face.fates) > 2 else ""
    return f'<div class="vfw-fates"{many}>{asks}{"".join(_fate(fate, face.sides) for fate in face.fates)}</div>'


def _fate(fate: RollOutcome, sides: int) -> str:
    dice = "".join(render_die(sides, shown) for shown in fate.faces)
    shown = f'<div class="vfw-faces" aria-hidden="true">{dice}</div>' if dice else ""
    sign, kind = {True: ("✓ ", "won"), False: ("✕ ", "lost"), None: ("", "open")}[fate.is_won]
    return (
        f'<div class="vfw-fate" data-fate="{kind}" style="flex-grow: {len(fate.faces) or 1}">{shown}'
        f'<p class="vfw-only-heard">{escape(fate.said)}</p>'
        f'<div aria-hidden="true"><b>{sign}{escape(fate.title)}</b><span>{escape(fate.detail)}</span></div></div>'
    )


def _foot(face: StageModel) -> str:
    """Render the buttons: first the one thing to do, then the ways out."""
    # Before the first vote, and after one is decided, there is nothing to skip that going on does not.
    can_skip = not (face.choices or face.paragraphs or face.has_come)
    if face.choices:
        buttons = "".join(render_reply_button(reply, label) for reply, label in face.choices.items())
        does = f'<div class="vfw-choices">{buttons.replace("<button", "<button data-first", 1)}</div>'
    else:
        below = "" if can_skip else "Esc"
        does = render_command_button("next", face.goes_on, "vfw-let-fall", first=True, below=below, leaves=not can_skip)
    does = f'<div class="vfw-stage-asks">{face.whose}{does}</div>' if face.whose else does
    coach = f'<div class="vfw-coach">{render_marked_text(face.coach)}</div>' if face.coach else ""
    skips = "".join(face.ways_out) or render_command_button("skip all", "Skip all votes")
    if can_skip:
        skips = render_command_button("skip", "Skip the show", below="Esc", leaves=True) + skips
    aside = f'<p class="vfw-stage-aside">{escape(face.aside)}</p>'
    # Beside the exits is little room: if nothing else can be done, it is at the far end.
    beside, across = (aside, f'<p class="vfw-purse">{escape(face.purse)}</p>') if face.purse else ("", aside)
    return f'{coach}<div class="vfw-stage-foot">{does}<div class="vfw-skips">{skips}{beside}</div>{across}</div>'
