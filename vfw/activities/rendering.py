"""HTML of Win Tennessee: the prompt, the map detail, the cards, the menu row and the ending."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from itertools import pairwise
from typing import Any

from vfw.activities import text
from vfw.activities.guide import A_CARD, STATE, cube_lead, has_voted
from vfw.activities.narration import answer_sections, describe_lean, played_uses, question_section
from vfw.atlas.outline import Outline, outlines
from vfw.core.match import Match
from vfw.core.questions import Decision
from vfw.panel.html import render_command_button, render_reply_button
from vfw.panel.rendering.prompt import render_piece, render_vote_count
from vfw.panel.session.game_session import GameSession
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.surfaces.states_board import StateAppearance
from vfw.panel.view_models.prompt import VoteCount
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import CAMPAIGN, EVENT, ORGANIZE
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SUFFRAGIST
from vfw.votes.rules.tabletop import TO_RATIFY, TO_REJECT

MARGINS = (90, 95, 300, 90)
"""km of land that is seen beside the state: to the west, the north, the east and the south."""
MARKS = {"ratified": "✓", "rejected": "✕"}


def render_lens(code: str, faces: Mapping[str, StateAppearance], button: str, *, may_be_touched: bool) -> str:
    """The state `code` among its neighbors, as `faces` has them; `button` is the HTML on it."""
    here = outlines()[code]
    left, top, right, bottom = _seen(here)
    width, height = right - left, bottom - top
    beside = [
        other for other in outlines().values() if other is not here and _overlaps(other, (left, top, right, bottom))
    ]
    drawn = "".join(
        f'<path d="{other.path}" data-says="{_says(faces[other.code].fill)}"/>' for other in beside
    ) + "".join(_mark(other, faces[other.code].fill, (left, top, right, bottom)) for other in beside)
    rings = '<path class="vfw-lens-ring"/><path class="vfw-lens-edge"/>'.replace("<path ", f'<path d="{here.path}" ')
    x, y, across, down = _box(here)
    place = (
        f"left:{100 * (x - left) / width:.1f}%;top:{100 * (y - top) / height:.1f}%;"
        f"width:{100 * across / width:.1f}%;height:{100 * down / height:.1f}%"
    )
    return (
        f'<div class="vfw-lens"{" data-open" if may_be_touched else ""}>'
        f'<svg viewBox="{left:.0f} {top:.0f} {width:.0f} {height:.0f}" aria-hidden="true">{drawn}'
        f'<path d="{here.path}" data-says="{_says(faces[code].fill)}" data-here/>{rings}</svg>'
        f'<div class="vfw-lens-place" style="{place}">{button}</div></div>'
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


def _mark(state: Outline, fill: str, seen: tuple[float, float, float, float]) -> str:
    """Render a state's answer or its code at its label, or at the nearest visible point in the state."""
    left, top, right, bottom = seen
    x, y = min(max(state.label[0], left + 40), right - 40), min(max(state.label[1], top + 50), bottom - 20)
    if not _lies_at(state, x, y):
        return ""
    return f'<text x="{x:.0f}" y="{y:.0f}" data-says="{_says(fill)}">{MARKS.get(fill, state.code)}</text>'


def _lies_at(state: Outline, x: float, y: float) -> bool:
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


def render_head(position: Position) -> str:
    """Render the title and the count of states that said yes."""
    yes = len(position.ratified)
    flag = VoteCount("star", yes, TO_RATIFY, f"{yes} of {TO_RATIFY} states have said yes.", is_at_stake=True)
    return (
        f'<header class="vfw-guided-head"><h1>{escape(text.title("intro"))}</h1><p>You want a yes.</p>'
        f"{render_vote_count(flag)}</header>"
    )


def render_intro() -> str:
    """Render the introduction, which covers the map."""
    return f'<div class="vfw-guided-intro"><p>{escape(text.words("intro"))}</p>{_source("intro")}</div>'


def _source(name: str) -> str:
    return f'<p class="vfw-small">{escape(text.source_titles(name))}</p>'


def render_stakes(position: Position, states: int) -> str:
    """The three numbers, each with its sign."""
    still = "had not answered yet" if has_voted(position) else "left. You need one, they need them all."
    yes, no = len(position.ratified), len(position.rejected)
    rows = [
        ("yes", "✓", yes, f"said yes, of the {TO_RATIFY} it takes"),
        ("no", "✕", no, f"said no, of the {TO_REJECT} that would end it"),
        ("left", "", states - yes - no, still),
    ]
    items = "".join(
        f'<li data-stake="{name}"><i aria-hidden="true">{sign}</i><b>{number}</b> <span>{escape(words)}</span></li>'
        for name, sign, number, words in rows
    )
    return f'<ul class="vfw-stakes">{items}</ul>'


def render_prompt(session: GameSession, happened: str, notice: str, question: int) -> str:
    """The gesture, what has just happened, and the state that it is about."""
    match = session.match
    name, ways = question_section(match), answer_sections(match)
    told = f'<p class="vfw-happened">{escape(happened)}</p>' if happened else ""
    wrong = f'<p class="vfw-notice" role="alert">{escape(notice)}</p>' if notice else ""
    buttons = "".join(_way(reply, section) for reply, section in ways.items() if reply != CAMPAIGN)
    choices = f'<div class="vfw-choices vfw-guided-ways">{buttons}</div>' if buttons else ""
    means = f"<b>{escape(text.title(CAMPAIGN))}.</b> {escape(text.first_paragraph(CAMPAIGN))}"
    said = f'<p class="vfw-means">{means}</p>' if CAMPAIGN in ways else ""
    lens = render_lens(
        STATE,
        VotesBoard().states(session.view, ()),
        _place(match.position, ways),
        may_be_touched=CAMPAIGN in ways,
    )
    return (
        f'<section class="vfw-prompt vfw-guided" data-question="{question}" data-region="prompt"'
        ' aria-label="What to do">'
        f'<h2 tabindex="-1">{escape(text.title(name))}</h2>{wrong}{told}<p>{escape(text.words(name))}</p>'
        f"{lens}{said}{choices}</section>"
    )


def _way(reply: str, section: str) -> str:
    return render_reply_button(reply, text.title(section), "vfw-half", text.first_paragraph(section))


def _place(position: Position, ways: Mapping[str, str]) -> str:
    """Render the name and cubes of Tennessee, as a button if support can be won."""
    ahead = cube_lead(position)
    cubes = render_piece("disc" if ahead > 0 else "square") * abs(ahead)
    side = "suffragist" if ahead > 0 else "opposition"
    inner = (
        f'<b>Tennessee</b><span class="vfw-lens-pieces" data-side="{side}" aria-hidden="true">{cubes}</span>'
        f"<span>{escape(describe_lean(position))}</span>"
    )
    if CAMPAIGN not in ways:
        return f'<p class="vfw-lens-name">{inner}</p>'
    does = f'<span class="vfw-only-heard">. {escape(text.title("campaign"))}</span>'
    return f'<button data-pick=\'"{CAMPAIGN}"\' class="vfw-lens-name">{inner}{does}</button>'


def render_hand(match: Match[Any, Any], question: int) -> str:
    """The three cards: held, played now, or played, and for what."""
    pending, view = match.pending, match.view(SUFFRAGIST)
    picks = pending.choices if isinstance(pending, Decision) and pending.about == A_CARD else ()
    states: dict[str, str] = dict.fromkeys(view.held_by(SUFFRAGIST).hand, HELD)
    if question_section(match) and not picks:
        states[str(view.card)] = "▸ You play this"
    played = played_uses(match)
    cards = "".join(_card(key, key in picks, states.get(key) or PLAYED[played[key]]) for key in HAND)
    return (
        f'<section class="vfw-hand vfw-guided-hand" data-region="hand" data-question="{question}"'
        f' aria-label="Your cards"><ul>{cards}</ul></section>'
    )


HELD = "In your hand"
PLAYED = {EVENT: "✓ Played", CAMPAIGN: "✓ Played for support", ORGANIZE: "✓ Played for a helper"}


def _card(key: str, may_be_chosen: bool, state: str) -> str:
    title = CARDS[key].title
    face = f'<span class="vfw-card-state">{state}</span><b>{escape(title)}</b>'
    face += f"<span>{escape(text.first_paragraph(key))}</span>"
    top = f"<button data-pick='\"{key}\"'>{face}</button>" if may_be_chosen else f"<div>{face}</div>"
    name = f' aria-label="The history: {escape(title)}"'
    note = f'<div class="vfw-card-history"><p>{escape(text.history(key))}</p>{_source(key)}</div>'
    history = f'<button type="button" class="vfw-button" data-sheet="card:{key}"{name}>The history ›</button>'
    kind = "held" if state == HELD else "played" if state in PLAYED.values() else "now"
    return f'<li class="vfw-guided-card" data-side="{SUFFRAGIST}" data-state="{kind}">{top}{note}{history}</li>'


def render_row(why_no_undo: str) -> str:
    """The row that never moves."""
    paragraphs = text.text()["help"]
    help_ = text.SourcedSections()
    body = help_.html("help")
    return (
        '<nav class="vfw-guided-row" data-region="camps" aria-label="Always here">'
        f"{render_command_button('start over', 'Start over')}"
        f"{render_command_button('undo', 'Undo', why_not=why_no_undo)}"
        '<button type="button" class="vfw-button" popovertarget="vfw-guided-help">Help</button>'
        '<div id="vfw-guided-help" class="vfw-sheet vfw-guided-help" popover role="dialog" '
        f'aria-label="{escape(paragraphs.title)}"><h2>{escape(paragraphs.title)}</h2>{body}{help_.list_html()}'
        '<button type="button" class="vfw-button" popovertarget="vfw-guided-help" popovertargetaction="hide">'
        "Close</button></div></nav>"
    )


def render_ending(position: Position, is_won: bool, question: int) -> str:
    """Render the ending: the result, the history, those left out, and three ways on."""
    page = text.SourcedSections()
    name = "yes" if is_won else "no"
    sign = "✓" if is_won else "✕"
    story = "".join(f"<h3>{escape(text.title(part))}</h3>{page.html(part)}" for part in ("what-happened", "left-out"))
    game = page.html(name)
    links = "".join(
        f'<a class="vfw-button" href="{escape(href)}">{escape(label)}<small>{escape(below)}</small></a>'
        for href, label, below in WAYS_ON
    )
    again = render_command_button("start over", "Another visitor", "vfw-primary", below="Start over, with new dice.")
    return (
        f'<section class="vfw-prompt vfw-guided vfw-ending" data-ending="{name}" data-question="{question}"'
        ' data-region="prompt" aria-label="How it ended">'
        f'<h2 tabindex="-1"><i aria-hidden="true">{sign}</i> {escape(text.title(name))}</h2>'
        f'<div class="vfw-in-your-game">{game}</div>{story}'
        f'<div class="vfw-tools vfw-guided-on">{again}{links}</div>{page.list_html()}</section>'
    )


def spoken_sections(parts: Sequence[str]) -> list[str]:
    """The words of these sections, for who listens."""
    return [f"{text.title(part)}. {text.words(part)}" for part in parts]
