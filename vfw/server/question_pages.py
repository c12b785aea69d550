"""The *What if?* questions as text pages. Their answers are precomputed, so they need no kernel and no waiting."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import datetime
from typing import Any, Final

from markupsafe import Markup

from vfw.history.texts import read
from vfw.history.writing import Address, rendered, source_list_html
from vfw.server.text_pages import Page
from vfw.votes.narration.words import PLAYER_PROFILES
from vfw.whatif.api import load_question, shipped_questions
from vfw.whatif.precomputed import NotPrecomputed, PrecomputedAnswer, load_precomputed
from vfw.whatif.question import Question
from vfw.whatif.report import NOT_HISTORY, answer_sentence, has_oppobot
from vfw.whatif.statistics import difference
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.answer_regions import MAP_NAMES, outlines_by_code, strip_outlines
from vfw.whatif.ui.bar_charts import bands_picture, bands_table, bars_picture, bars_table
from vfw.whatif.ui.column_charts import OPEN_STATES_NOTE, histogram_picture, histogram_table
from vfw.whatif.ui.question_regions import LEFT_OUT, render_strength
from vfw.whatif.ui.share_map import MapKind, share_map_picture, share_map_sentence, share_map_table
from vfw.whatif.ui.svg import format_percent, format_points

MAPS_SHOWN: Final[tuple[MapKind, ...]] = ("as changed", "as it was", "difference")
"""The maps of an answer; the first one is selected."""
KINDS = {"known": "Known", "assumed": "Assumed", "guessed": "Guessed"}
MODELS_TEXT = "models"
"""The text on the limits of models."""
WHAT_IF_NOTEBOOK = "what-if.ipynb"
STATE_PATH = re.compile(r'<path((?: class="[^"]*")?) data-land="(\w+)"')


def questions(missing: str = "") -> Page:
    """Return the page of all questions with their answers.

    Args:
        missing: The name that the visitor asked for, if no question has it.
    """
    rows = [_row(name) for name in in_order()]
    return Page("questions.html", "What if?", {"rows": rows, "missing": missing, "not_history": NOT_HISTORY})


def question(name: str, address: Address, notebooks: Collection[str] = ()) -> Page:
    """Return the page of a question.

    Args:
        name: The name of the question.
        address: The paths of pages, for links.
        notebooks: The notebooks of the exhibit.

    Raises:
        KeyError: No question has this name.
    """
    names = in_order()
    if name not in names:
        raise KeyError(f"there is no question {name!r}; there are {', '.join(names)}")
    index, asked = names.index(name), load_question(name)
    player = asked.as_changed.conduct.suffragist
    values = {
        "question": asked,
        "changes": [(_capital(change.words), change.instead) for change in asked.changes],
        **_background(asked, address),
        **_answer_values(_precomputed(name), player),
        "strength": Markup(
            render_strength(
                player, against_oppobot=has_oppobot(asked.as_changed), players_page=address("read", "players")
            )
        ),
        "before": (names[index - 1], load_question(names[index - 1]).title),
        "after": (names[(index + 1) % len(names)], load_question(names[(index + 1) % len(names)]).title),
        "has_room": WHAT_IF_NOTEBOOK in notebooks,
        "key": name,
    }
    return Page("question.html", asked.title, values)


def in_order() -> list[str]:
    """Return the names of the questions by the date at which they change history."""
    shipped = shipped_questions()
    return sorted(shipped, key=lambda name: (_sort_date(shipped[name]), name))


def _sort_date(question: Question) -> tuple[int, int, int]:
    """Return the date of a question, or of its scenario if it has none."""
    try:
        day = datetime.strptime(question.date, "%d %B %Y")
    except ValueError:
        return question.when
    return day.year, day.month, day.day


def _row(name: str) -> dict[str, str]:
    asked, answer = load_question(name), _precomputed(name)
    row = {"name": name, "title": asked.title, "date": asked.date}
    if answer:
        counts = answer.by_player[asked.as_changed.conduct.suffragist]
        seen = "a" if difference(counts).is_seen else "no"
        row |= {"answer": answer_sentence(counts), "seen": f"The model sees {seen} difference."}
    return row


def _precomputed(name: str) -> PrecomputedAnswer | None:
    """Return the answer; None if rules, players or the question have changed since it was computed."""
    try:
        return load_precomputed(name)
    except NotPrecomputed:
        return None


def _difference_sentence(counts: Counts) -> str:
    found = difference(counts)
    ends = f"{format_points(found.value)} points, {format_points(found.low)} to {format_points(found.high)}"
    return f"{ends}: the model sees {'a' if found.is_seen else 'no'} difference."


def _background(asked: Question, address: Address) -> dict[str, Any]:
    """Return the known, assumed and guessed facts, the limits of rules and models, and one list of sources."""
    numbered: tuple[str, ...] = ()

    def html(body: str) -> Markup:
        nonlocal numbered
        written = rendered(body, numbered=numbered, address=address)
        numbered = written.sources
        return written.html

    models = read(MODELS_TEXT)
    background = {
        "introduction": html(asked.introduction),
        "kinds": [(title, [html(line) for line in getattr(asked, kind)]) for kind, title in KINDS.items()],
        "left_out": html(LEFT_OUT),
        "models": (models.head["title"], Markup().join([html(section.body) for section in models.sections])),
    }
    return {**background, "sources": source_list_html(numbered)}


def _answer_values(answer: PrecomputedAnswer | None, player: str) -> dict[str, Any]:
    """Return the sentences, charts and tables of the answer; empty without an answer."""
    if answer is None:
        return {"counted": None}
    counts, by_player = answer.by_player[player], _capitalized_keys(answer.by_player)
    maps = [(kind, MAP_NAMES[kind], _share(counts, kind), _map(counts, kind)) for kind in MAPS_SHOWN]
    return {
        "counted": answer,
        "games": counts.games,
        "seed": answer.run(player).seed,
        "player": PLAYER_PROFILES[player].name,
        "sentence": answer_sentence(counts),
        "not_history": NOT_HISTORY,
        "seen": _difference_sentence(counts),
        "voted_on": OPEN_STATES_NOTE,
        "bars": _two_sizes(bars_picture(counts).svg, bars_picture(counts, small=True).svg),
        "histogram": _two_sizes(histogram_picture(counts).svg, histogram_picture(counts, small=True).svg),
        "bands": _two_sizes(bands_picture(by_player).svg, bands_picture(by_player, small=True).svg),
        "lands": outlines_by_code(),
        "maps": maps,
        "tables": {
            "bars": Markup(bars_table(counts)),
            "histogram": Markup(histogram_table(counts)),
            "map": Markup(share_map_table(counts)),
            "bands": Markup(bands_table(by_player)),
        },
    }


def _capitalized_keys(by_player: Mapping[str, Counts]) -> dict[str, Counts]:
    return {player.capitalize(): counts for player, counts in by_player.items()}


def _two_sizes(large: str, small: str) -> tuple[Markup, Markup]:
    """Return a chart for wide and for narrow screens, of which the page shows one."""
    return Markup(large), Markup(small)


def _map(counts: Counts, kind: MapKind) -> tuple[tuple[Markup, Markup], str]:
    large, small = (share_map_picture(counts, kind, small=small).svg for small in (False, True))
    return _two_sizes(_using_lands(large), _using_lands(small)), share_map_sentence(counts, kind)


def _using_lands(svg: str) -> str:
    """Return a map that refers to the outlines on the page instead of repeating them: a page has six maps."""
    return STATE_PATH.sub(r'<use\1 href="#vfw-land-\2"', strip_outlines(svg))


def _share(counts: Counts, kind: MapKind) -> str:
    """Return the short label beside the name of a map."""
    if kind == "difference":
        return f"{format_points(difference(counts).value)} points"
    tally = counts.as_it_was if kind == "as it was" else counts.as_changed
    return f"{format_percent(tally.won / tally.games)} of 100 won"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
