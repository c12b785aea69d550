"""HTML of Win Tennessee: the prompt, the map detail, the cards, the menu row and the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from vfw.activities import text
from vfw.activities.guide import A_CARD, STATE, cube_lead, has_voted
from vfw.activities.narration import answer_sections, describe_lean, played_uses, question_section
from vfw.atlas.outline import Outline, outlines
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.rendering.prompt import CELL, outline_marks
from vfw.panel.session.table import GameTable
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.surfaces.states_board import StateAppearance
from vfw.panel.view_models.prompt import VoteCount
from vfw.templating import Markup, call_macro
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, EVENT, ORGANIZE
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.tabletop import TO_RATIFY, TO_REJECT

MARGINS = (90, 95, 300, 90)
"""km of land that is seen beside the state: to the west, the north, the east and the south."""
MARKS = {"ratified": "✓", "rejected": "✕"}


class Lens(NamedTuple):
    """A part of the map: a state among its neighbors, as SVG in km and CSS.

    Attributes:
        view_box: The visible part.
        neighbors: The outline of each neighbor, with the style word of its answer.
        marks: The place of each mark, with its style word and the mark.
        path: The outline of the state.
        says: The style word of the state.
        place: The place of the button on the state.
        is_open: Whether the state can be pressed.
    """

    view_box: str
    neighbors: list[tuple[str, str]]
    marks: list[tuple[str, str, str, str]]
    path: str
    says: str
    place: str
    is_open: bool


def draw_lens(code: str, faces: Mapping[str, StateAppearance], *, is_open: bool) -> Lens:
    """Return the state `code` among its neighbors, as `faces` has them."""
    here = outlines()[code]
    left, top, right, bottom = _seen(here)
    width, height = right - left, bottom - top
    beside = [
        other for other in outlines().values() if other is not here and _overlaps(other, (left, top, right, bottom))
    ]
    marks = [_mark(other, faces[other.code].fill, (left, top, right, bottom)) for other in beside]
    x, y, across, down = _box(here)
    return Lens(
        view_box=f"{left:.0f} {top:.0f} {width:.0f} {height:.0f}",
        neighbors=[(other.path, _says(faces[other.code].fill)) for other in beside],
        marks=[mark for mark in marks if mark],
        path=here.path,
        says=_says(faces[code].fill),
        place=f"left:{100 * (x - left) / width:.1f}%;top:{100 * (y - top) / height:.1f}%;"
        f"width:{100 * across / width:.1f}%;height:{100 * down / height:.1f}%",
        is_open=is_open,
    )


def _box(state: Outline) -> tuple[float, float, float, float]:
    points = [point for ring in state.rings for point in ring]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left, max(y for _, y in points) - top


def _seen(state: Outline) -> tuple[float, float, float, float]:
    west, north, east, south = MARGINS
    left, top, width, height = _box(state)
    return left - west, top - north, left + width + east, top + height + south


def _overlaps(state: Outline, seen: tuple[float, float, float, float]) -> bool:
    left, top, width, height = _box(state)
    return left < seen[2] and left + width > seen[0] and top < seen[3] and top + height > seen[1]


def _mark(state: Outline, fill: str, seen: tuple[float, float, float, float]) -> tuple[str, str, str, str] | None:
    """Return a state's answer or its code at its label, or at the nearest visible point in the state."""
    left, top, right, bottom = seen
    x, y = min(max(state.label[0], left + 40), right - 40), min(max(state.label[1], top + 50), bottom - 20)
    if not _contains(state, x, y):
        return None
    return f"{x:.0f}", f"{y:.0f}", _says(fill), MARKS.get(fill, state.code)


def _contains(state: Outline, x: float, y: float) -> bool:
    """Return whether a point is in the state: a line from it to the east crosses its edges an odd number of times."""
    edges = [edge for ring in state.rings for edge in pairwise(ring)]
    crossed = [a + (y - b) * (c - a) / (d - b) > x for (a, b), (c, d) in edges if (b > y) != (d > y)]
    return sum(crossed) % 2 == 1


def _says(fill: str) -> str:
    """Return the style word for a state's answer or for its leaning."""
    return {"ratified": "yes", "rejected": "no"}.get(fill, "against" if fill.startswith("red") else "")


HAND = ("miss-febb-wins-the-last-vote", "carrie-chapman-catt", "voter-registration")
"""As it is dealt: a card keeps its place."""
WAYS_ON = (
    ("atlas.ipynb#race", "See the race", "Day by day, on the map of 1919 and 1920."),
    ("play.ipynb?scenario=1919-to-the-states", "Play on from June 1919", "All the states, in about 25 minutes."),
)


def _render(macro: str, *arguments: object, **named: object) -> Markup:
    return call_macro("activities/templates/win_tennessee.html", macro, *arguments, **named)


def render_head(position: Position) -> Markup:
    """Render the title and the count of states that said yes."""
    yes = len(position.ratified)
    flag = VoteCount("star", yes, TO_RATIFY, f"{yes} of {TO_RATIFY} states have said yes.", is_at_stake=True)
    return _render("head", text.title("intro"), flag, outline_marks(flag), CELL)


def render_intro() -> Markup:
    """Render the introduction, which covers the map."""
    return _render("intro", text.words("intro"), text.source_titles("intro"))


def render_stakes(position: Position, states: int) -> Markup:
    """Render the three numbers, each with its sign."""
    still = "had not answered yet" if has_voted(position) else "left. You need one, they need them all."
    yes, no = len(position.ratified), len(position.rejected)
    rows = [
        ("yes", "✓", yes, f"said yes, of the {TO_RATIFY} it takes"),
        ("no", "✕", no, f"said no, of the {TO_REJECT} that would end it"),
        ("left", "", states - yes - no, still),
    ]
    return _render("stakes", rows)


class TennesseeModel(NamedTuple):
    """Tennessee in the prompt.

    Attributes:
        side: The side that leads.
        shape: The shape of its cubes.
        cubes: Its lead in cubes.
        leaning: The lead in words.
        reply: The reply that wins support.
        campaign: The label of that reply; "" if it is not offered now.
    """

    side: str
    shape: str
    cubes: int
    leaning: str
    reply: str
    campaign: str


def render_prompt(table: GameTable, happened: str, notice: str, question: int) -> Markup:
    """Render what has just happened, and the question."""
    match = table.match
    name, ways = question_section(match), answer_sections(match)
    can_campaign = CAMPAIGN in ways
    lead = cube_lead(match.position)
    state = TennesseeModel(
        side="suffragist" if lead > 0 else "opposition",
        shape="disc" if lead > 0 else "square",
        cubes=abs(lead),
        leaning=describe_lean(match.position),
        reply=CAMPAIGN,
        campaign=text.title(CAMPAIGN) if can_campaign else "",
    )
    return _render(
        "prompt",
        text.title(name),
        text.words(name),
        happened,
        notice,
        draw_lens(STATE, VotesBoard().states(table.view, ()), is_open=can_campaign),
        state,
        campaign=(text.title(CAMPAIGN), text.first_paragraph(CAMPAIGN)) if can_campaign else None,
        ways=[
            (reply, text.title(section), text.first_paragraph(section))
            for reply, section in ways.items()
            if reply != CAMPAIGN
        ],
        question=question,
    )


class GuidedCard(NamedTuple):
    """A card of Win Tennessee.

    Attributes:
        key: Its key.
        kind: The style word of its state.
        state: Its state in words.
        title: Its title.
        words: Its effect.
        history: The history behind it.
        sources: The titles of the sources of that.
        can_be_chosen: Whether it answers the question.
    """

    key: str
    kind: str
    state: str
    title: str
    words: str
    history: str
    sources: str
    can_be_chosen: bool


HELD, PLAYS_NOW = "In your hand", "▸ You play this"
PLAYED = {EVENT: "✓ Played", CAMPAIGN: "✓ Played for support", ORGANIZE: "✓ Played for a helper"}


def render_hand(match: Match[Any, Any], question: int) -> Markup:
    """Render the three cards: held, played now, or played, with the use."""
    pending, view = match.pending, match.view(SUFFRAGIST)
    picks = pending.choices if isinstance(pending, Decision) and pending.about == A_CARD else ()
    states: dict[str, str] = dict.fromkeys(view.held_by(SUFFRAGIST).hand, HELD)
    if question_section(match) and not picks:
        states[str(view.card)] = PLAYS_NOW
    played = played_uses(match)
    cards = [_card(key, key in picks, states.get(key) or PLAYED[played[key]]) for key in HAND]
    return _render("hand", cards, SUFFRAGIST, question)


def _card(key: str, can_be_chosen: bool, state: str) -> GuidedCard:
    return GuidedCard(
        key=key,
        kind="held" if state == HELD else "played" if state in PLAYED.values() else "now",
        state=state,
        title=CARDS[key].title,
        words=text.first_paragraph(key),
        history=text.history(key),
        sources=text.source_titles(key),
        can_be_chosen=can_be_chosen,
    )


def render_row(why_no_undo: str) -> Markup:
    """Render the row that is always in the same place."""
    section = text.SourcedSections()
    body = section.html("help")
    return _render("row", why_no_undo, text.title("help"), body, section.list_html())


def render_ending(position: Position, is_won: bool, question: int) -> Markup:
    """Render the ending: the result, the history, those left out, and three ways on."""
    page = text.SourcedSections()
    name = "yes" if is_won else "no"
    # The sources of the history have the first numbers.
    story = [(text.title(part), page.html(part)) for part in ("what-happened", "left-out")]
    game = page.html(name)
    return _render("ending", is_won, text.title(name), game, story, WAYS_ON, page.list_html(), question)


def spoken_sections(parts: Sequence[str]) -> list[str]:
    """Return the words of these sections, for a screen reader."""
    return [f"{text.title(part)}. {text.words(part)}" for part in parts]
