"""Render the prompt, the stage, dice and hints as HTML."""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from vfw.panel.view_models.advice import (
    MISSING_LABEL,
    STANDING_LABEL,
    HintModel,
    WinProbabilityModel,
    format_standing,
)
from vfw.panel.view_models.buttons import AnyButton
from vfw.panel.view_models.prompt import EndingModel, ShownPrompt, StageModel, VoteCount
from vfw.templating import Markup, render


def render_hints(
    hints: Sequence[HintModel], above: str, lacks: str, chance: str = "", standing: WinProbabilityModel | None = None
) -> Markup:
    """Render the hints, best first; "" if none were requested.

    Args:
        hints: The best answers.
        above: The words above them.
        lacks: A sentence on what the side still needs to win.
        chance: The chance to win, in few words.
        standing: The chance to win as a bar; None if it is not shown.
    """
    if not hints and standing is None:
        return Markup("")
    # One line, whatever is known, so that the text below does not move when more is known.
    line = format_standing(chance).removesuffix(".") or MISSING_LABEL if lacks or chance else ""
    label = STANDING_LABEL
    return render(
        "panel/templates/hints.html",
        **{"hints": hints, "above": above, "line": line, "lacks": lacks, "standing": standing, "standing_label": label},
    )


CELL = 24
"""Width and height of one mark, in units of the drawing."""


SMALL, LARGE = 9.0, 12.0
"""Radius of a mark, and of the one at stake."""


def outline_marks(count: VoteCount) -> list[tuple[str, str]]:
    """Return the outlines of the marks of a count: their kind, and all marks of that kind as one SVG path."""
    before = count.done - count.has_just_come
    at_stake = {before} & set(range(count.of)) if count.is_at_stake or count.has_just_come else set()
    lacking = set(range(before, count.of)) - at_stake
    full, hollow = MARKS[count.mark], OPEN_MARKS[count.mark]
    kinds = (
        ("there", set(range(before)), full, SMALL),
        ("lacking", lacking, hollow, SMALL),
        ("come", at_stake, full, LARGE) if count.has_just_come else ("at-stake", at_stake, hollow, LARGE),
    )
    return [
        (kind, "".join(draw(number, radius) for number in sorted(numbers)))
        for kind, numbers, draw, radius in kinds
        if numbers
    ]


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


def render_prompt(shown: ShownPrompt, question: int) -> Markup:
    """Render the prompt."""
    asked, advice = shown.asked, shown.advice
    listed = [(reply, label) for reply, label in asked.choices.items() if reply in asked.elsewhere]
    hints = render_hints(advice.hints, advice.hinted_as, advice.still_needed, advice.chance, advice.standing)
    return render(
        "panel/templates/prompt.html", shown=shown, asked=asked, question=question, listed=listed, hints=hints
    )


def render_ending(model: EndingModel, seed: str, tools: Sequence[AnyButton], question: int) -> Markup:
    """Render the ending in place of the prompt. `seed` deals the game again; "" if there is none."""
    return render("panel/templates/ending.html", model=model, seed=seed, tools=tools, question=question)


MAX_PIECES_DRAWN = 4
"""The largest number of pieces that are drawn; the label has the number of all."""


def render_stage(model: StageModel, question: int) -> Markup:
    """Render the stage, which covers the table."""
    if model.paragraphs:
        light = "opens"
    elif not model.has_come:
        light = "held"
    else:
        light = "won" if model.fates[0].is_won else "lost"
    return render(
        "panel/templates/stage.html",
        model=model,
        question=question,
        light=light,
        counts=[(count, outline_marks(count)) for count in model.counts],
        cell=CELL,
        most_pieces=MAX_PIECES_DRAWN,
        # Before the first vote, and after one is decided, a skip would do no more than the one button.
        can_skip=not (model.choices or model.paragraphs or model.has_come),
    )
