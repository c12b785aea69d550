"""Contents of the text pages: states, sources, reference texts, guides, handouts, and the tables in them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from vfw.atlas import state_story
from vfw.atlas.outline import INK, PAPER, StateStyle, country_svg, outlines
from vfw.atlas.state_page import state_page
from vfw.classroom.guide import SECTION as STANDARDS
from vfw.classroom.guide import cited_in
from vfw.classroom.timing import ACTIVITY_SECONDS, MARGIN, PATH_PARAMETER, WORDS_A_MINUTE, format_minutes, timetable
from vfw.history import Ratification, ratification, sources, suffrage
from vfw.history.texts import Text, read, read_all
from vfw.history.writing import Address, rendered, source_list_html
from vfw.templating import Markup, call_macro
from vfw.votes.narration.words import DICE_NAMES, PLAYER_PROFILES
from vfw.votes.players.planner import BUDGET, TOURNAMENT_BUDGET
from vfw.votes.rules.tabletop import OPPOBOT
from vfw.whatif.ladder import TABLE_PLANNER
from vfw.whatif.player_strength import PairingStrength, load_strengths

PLAYER_NAMES = {kind: character.name for kind, character in PLAYER_PROFILES.items()}
PLAYER_LABELS = {OPPOBOT: "The Oppobot", **PLAYER_NAMES, TABLE_PLANNER: f"{PLAYER_NAMES['planner']}, as at a table"}


def _table(macro: str, *arguments: object) -> Markup:
    return call_macro("server/templates/tables.html", macro, *arguments)


def players_table_html() -> Markup:
    """Return the table of the players: name, style of play, and keyword in scenarios and lessons."""
    return _table("players", [(name, line, kind) for kind, (name, line) in PLAYER_PROFILES.items()])


class LadderMethod(NamedTuple):
    """The figures that a reader needs to measure the strengths again.

    Attributes:
        planner: The name of the player that simulates games.
        tournament_budget: The number of simulated games for each choice on the ladder.
        budget: The same at a table.
        rules: The version of the rules.
        players: The version of the players.
        command: The command that made the last row.
    """

    planner: str
    tournament_budget: int
    budget: int
    rules: str
    players: str
    command: str


def strengths_table_html() -> Markup:
    """Return the table of pairings, and below it the method, so that a reader can measure again."""
    rows = load_strengths()
    method = LadderMethod(
        planner=PLAYER_NAMES["planner"],
        tournament_budget=TOURNAMENT_BUDGET,
        budget=BUDGET,
        rules=rows[0].rules,
        players=rows[0].players,
        command=_ladder_command(rows[-1]),
    )
    return _table("strengths", [_strength_row(row) for row in rows], method)


def _strength_row(row: PairingStrength) -> tuple[str, str, str, str]:
    opposition = PLAYER_LABELS[row.who.opposition]
    if row.who.difficulty:
        opposition += f", {DICE_NAMES[row.who.difficulty].lower()}"
    low, high = row.interval
    won = f"{row.won / row.games:.0%} ({low:.0%} to {high:.0%})"
    return PLAYER_LABELS[row.who.suffragist], opposition, f"{row.games:,}", won


def _ladder_command(row: PairingStrength) -> str:
    return f"vfw ladder --seed {row.seed} --games {row.games} --pairings {row.pairing}"


PLAYER_TABLES = {"who": players_table_html, "measured": strengths_table_html}
"""The table at the end of each section of the text on the players, by the name of the section."""


def minutes_html(lesson: Text, address: Address) -> Markup:
    """Return the table of steps for the teacher: minutes, paths, the method, and links to each path."""
    times = timetable(lesson)
    acts = ", ".join(f"{seconds} s for a {act}" for act, seconds in ACTIVITY_SECONDS.items())
    method = (
        f"These minutes are computed from the content of a step: {WORDS_A_MINUTE} words a minute for all that is read, "
        f"and then {acts}. Coming in and handing in take {MARGIN // 60} minutes. Setting up and logging in come before."
    )
    return _table(
        "minutes",
        list(times.paths),
        [
            (lesson[name].title, times.minutes(name), [name in steps for steps in times.paths.values()])
            for name in times.seconds
        ],
        [times.takes(minutes) for minutes in times.paths],
        method,
        address("lesson", lesson.name),
        PATH_PARAMETER,
    )


def checklist_html(lesson: Text) -> Markup:
    """Return the list of steps for students, each with its minutes."""
    times = timetable(lesson)
    return _table("checklist", [(lesson[name].title, format_minutes(times.minutes(name))) for name in times.seconds])


def step_label(lesson: Text, step: str) -> str:
    """Return the label of a section that belongs to a step; "" for other sections."""
    times = timetable(lesson)
    if step not in times.seconds:
        return ""
    return f"Step {list(times.seconds).index(step) + 1} · {format_minutes(times.minutes(step))}"


@dataclass(frozen=True)
class Page:
    """A text page.

    Attributes:
        template: The file name of its template.
        title: Its title.
        values: The other values of the template.
        is_for_teachers: Whether it has answers in it.
    """

    template: str
    title: str
    values: dict[str, Any]
    is_for_teachers: bool = False


LESSONS, GUIDES, HANDOUTS = "lessons", "guides", "handouts"
"""Folders of texts; the last two are printed."""
REFERENCE_TEXTS = {
    "partners": "The rules where two play for a side, or two together against the Oppobot.",
    "colors": "Purple and yellow: what was worn, two groups that quarreled, and whom two colors cannot show.",
    "glossary": "What the words of the movement and of lawmaking mean.",
    "language": "Which words we use, which we do not, and why.",
    "models": "Why a share of worlds in a game is never history’s probability.",
    "players": "Who plays when the computer plays, how well, and what it does not understand.",
}
"""Texts of one page each, and their descriptions."""
PLAYERS = "players"
"""The text on the computer players, with a table of the players and one of their strengths."""
MINUTES = "minutes"
"""The section of a guide with the minutes of each step."""
MAP, PAGE_2 = "map", "page 2"
"""Keys of a handout: the section that ends with an outline map, and the section that begins a new page."""

ANSWER_COLORS = {
    "ratified": ("#1b9e9a", INK),
    "late": ("#bfe3df", INK),
    "rejected": ("#3d0c11", "#fffdf7"),
    "none": (PAPER, INK),
}
"""The fill and the text color of a state on the map, by its answer to the Amendment."""


def page_addresses(exhibit: str) -> Address:
    """Return the function that gives the path of a linked page below the base URL; "" for none."""

    def address(scheme: str, name: str) -> str:
        below = {
            "state": "states/{}",
            "glossary": "read/glossary#{}",
            "lesson": "voila/render/lesson-{}.ipynb",
            "read": "read/{}",
        }
        return exhibit + below[scheme].format(name) if scheme in below else ""

    return address


def no_address(scheme: str, name: str) -> str:
    """Return "": links lead nowhere on paper."""
    return ""


# -- States ----------------------------------------------------------------------------------------------------------


def state(code: str, address: Address) -> Page:
    """Return the page of a state.

    Raises:
        ValueError: No state has this code. The message has the code.
    """
    article = state_page(code, address("state", "{state}"))
    in_order = sorted(outlines().values(), key=lambda outline: outline.name)
    place = in_order.index(outlines()[code])
    before, after = in_order[place - 1], in_order[(place + 1) % len(in_order)]
    return Page("state.html", outlines()[code].name, {"article": article, "before": before, "after": after})


def states(address: Address, missing: str = "") -> Page:
    """Return the page of all states, as a map and a table.

    Args:
        address: The paths of pages, for links.
        missing: The name that the visitor asked for, if no state has it.
    """
    rows = sorted(ratification(), key=lambda row: row.name)
    faces = {row.state: _state_style(row, address("state", row.state)) for row in rows}
    drawn = country_svg(faces.__getitem__, "Map of the states, with the order in which 36 of them ratified")
    listed = [(row.state, row.name, _answer(row), _full_vote(row.state)) for row in rows]
    keys = dict.fromkeys(key for row in (*rows, *suffrage()) for key in row.sources)
    values = {"map": drawn, "rows": listed, "sources": [sources()[key] for key in keys], "missing": missing}
    return Page("states.html", "The states", values)


def _state_style(row: Ratification, address: str) -> StateStyle:
    is_late = row.outcome == "ratified" and not row.ordinal
    fill, ink = ANSWER_COLORS["late" if is_late else row.outcome]
    mark = str(row.ordinal or "") or {"ratified": "✓", "rejected": "✗", "none": ""}[row.outcome]
    return StateStyle(fill, ink, mark, f"{row.name}: {_answer(row)}", address)


def _answer(row: Ratification) -> str:
    """Return the answer of a state to the Amendment in a few words."""
    if row.on is None:
        return "did not vote"
    if row.ordinal:
        return f"number {row.ordinal} to ratify, {row.on}"
    return f"ratified {row.on}, when it was law" if row.outcome == "ratified" else f"refused, {row.on}"


def _full_vote(state: str) -> str:
    """Return the date since which women have had the full vote in a state."""
    law = state_story.full_vote_law(row for row in suffrage() if row.state == state)
    return str(law.since) if law else "with the Amendment"


# -- Texts -----------------------------------------------------------------------------------------------------------


def contents(missing: str = "", *, with_guides: bool = False) -> Page:
    """Return the page of all texts.

    Args:
        missing: The name that the visitor asked for, if no text has it.
        with_guides: Whether to list the guides.
    """
    guides, handouts = read_all(GUIDES), read_all(HANDOUTS)
    lessons = [
        {"name": name, "title": _title(text), "summary": text.head.get("summary", "")}
        | {"has_guide": with_guides and name in guides, "has_handout": name in handouts}
        | {"paths": list(timetable(text).paths)}
        for name, text in read_all(LESSONS).items()
    ]
    words = [(name, _title(read(name)), about) for name, about in REFERENCE_TEXTS.items()]
    values = {"words": words, "lessons": lessons, "missing": missing, "with_guides": with_guides}
    return Page("contents.html", "To read", values)


def text(path: str, address: Address) -> Page | None:
    """Return the text at a path below `read/`, as in "glossary" or "guides/nashville"; None for no text."""
    if path in REFERENCE_TEXTS:
        return _text_page(read(path), address)
    if path == GUIDES:
        return replace(contents(with_guides=True), is_for_teachers=True)
    folder, _, name = path.rpartition("/")
    if folder not in (GUIDES, HANDOUTS) or name not in read_all(folder):
        return None
    handout = f"{HANDOUTS}/{name}" if folder == GUIDES and name in read_all(HANDOUTS) else ""
    return _text_page(read_all(folder)[name], address, kind=folder, beside=handout)


def for_teachers(*, has_token: bool) -> Page:
    """Return the page that replaces a guide for visitors other than the teacher.

    Args:
        has_token: Whether the exhibit has a teacher token.
    """
    return Page("teachers.html", "For teachers", {"has_token": has_token})


def source_list() -> Page:
    """Return the page of all sources."""
    return Page("sources.html", "Sources", {"sources": list(sources().values())})


def _text_page(text: Text, address: Address, kind: str = "", beside: str = "") -> Page:
    """Return the page of a text.

    Args:
        text: The text.
        address: The paths of pages, for links.
        kind: The folder of the text.
        beside: The path of another page for the same lesson.
    """
    numbered: tuple[str, ...] = ()
    sections = []
    lesson = read_all(LESSONS).get(text.head.get("lesson", ""))
    for section in text.sections:
        written = rendered(section.body, numbered=numbered, address=address)
        numbered = written.sources
        html = written.html
        if kind == HANDOUTS and section.name and section.name == text.head.get(MAP):
            html += _blank_map()
        if kind == HANDOUTS and lesson and not section.name:
            html += checklist_html(lesson)
        if (kind, section.name) == (GUIDES, MINUTES) and lesson:
            html += minutes_html(lesson, address)
        if text.name == PLAYERS and section.name in PLAYER_TABLES:
            html += PLAYER_TABLES[section.name]()
        if (kind, section.name) == (GUIDES, STANDARDS):
            html += _standards_table(section.body)
        about = {"name": section.name, "title": section.title, "html": html}
        about["takes"] = step_label(lesson, section.name) if kind == HANDOUTS and lesson else ""
        sections.append(about)
    page_2 = text.head.get(PAGE_2, "") if kind == HANDOUTS else ""
    values = {
        "kind": kind,
        "beside": beside,
        "page_2": page_2,
        "sections": sections,
        "sources": source_list_html(numbered),
    }
    return Page("text.html", _title(text), values, is_for_teachers=kind == GUIDES)


def _title(text: Text) -> str:
    return text.head.get("title", text.name)


def _standards_table(section: str) -> Markup:
    """Return the table of the standards that a guide cites."""
    cited = cited_in(section)
    rows = [(f"{standard.framework} {standard.code}", standard.wording, standard.seen) for standard in cited]
    return _table("standards", rows)


def _blank_map() -> Markup:
    """Return an outline map to draw on."""
    return country_svg(
        lambda code: StateStyle("#ffffff", INK, "", outlines()[code].name, ""), "Outline map of the 48 states"
    )
