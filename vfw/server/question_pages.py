"""The questions *What if?* as pages that are read: their answers were counted beforehand, so that nobody waits, and no
kernel is needed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from datetime import datetime
from html import escape
from typing import Any, Final

from markupsafe import Markup

from vfw.history.texts import read
from vfw.history.writing import Address, rendered, source_list_html
from vfw.server.text_pages import Page
from vfw.votes.telling.characters import CHARACTERS
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
"""The maps, the first of which is seen first."""
KINDS = {"known": "Known", "assumed": "Assumed", "guessed": "Guessed"}
MODELS_TEXT = "models"
"""The text that tells what a model can say."""
WHAT_IF_NOTEBOOK = "what-if.ipynb"
STATE_PATH = re.compile(r'<path((?: class="[^"]*")?) data-land="(\w+)"')


def questions(missing: str = "") -> Page:
    """All questions that ship, each with its answer; `missing` is the one that was asked for, if there is none."""
    rows = [_row(name) for name in in_order()]
    return Page("questions.html", "What if?", {"rows": rows, "missing": missing, "not_history": NOT_HISTORY})


def question(name: str, address: Address, notebooks: Collection[str] = ()) -> Page:
    """The page of a question that ships, in an exhibit with these rooms. Raises KeyError where there is none."""
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
    """The names of the questions that ship, by the moment from which they are asked."""
    shipped = shipped_questions()
    return sorted(shipped, key=lambda name: (_sort_date(shipped[name]), name))


def _sort_date(question: Question) -> tuple[int, int, int]:
    """The day that is told; that of the scenario where no day is."""
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
    """What was counted; None where rules, players or the question have changed since."""
    try:
        return load_precomputed(name)
    except NotPrecomputed:
        return None


def _difference_sentence(counts: Counts) -> str:
    found = difference(counts)
    ends = f"{format_points(found.value)} points, {format_points(found.low)} to {format_points(found.high)}"
    return f"{ends}: the model sees {'a' if found.is_seen else 'no'} difference."


def _background(asked: Question, address: Address) -> dict[str, Any]:
    """What is known, assumed and guessed, what the rules leave out, and what a model can say; their sources stand in
    one list.
    """
    numbered: tuple[str, ...] = ()

    def html(body: str) -> Markup:
        nonlocal numbered
        written = rendered(body, numbered=numbered, address=address)
        numbered = written.sources
        return Markup(written.html)

    models = read(MODELS_TEXT)
    background = {
        "introduction": html(asked.introduction),
        "kinds": [(title, [html(line) for line in getattr(asked, kind)]) for kind, title in KINDS.items()],
        "left_out": html(LEFT_OUT),
        "models": (models.head["title"], Markup().join([html(section.body) for section in models.sections])),
    }
    return {**background, "sources": Markup(source_list_html(numbered))}


def _answer_values(answer: PrecomputedAnswer | None, player: str) -> dict[str, Any]:
    """The answer in sentences, pictures and tables; nothing where there is none."""
    if answer is None:
        return {"counted": None}
    counts, by_player = answer.by_player[player], _capitalized_keys(answer.by_player)
    maps = [(kind, MAP_NAMES[kind], _share(counts, kind), _map(counts, kind)) for kind in MAPS_SHOWN]
    return {
        "counted": answer,
        "games": counts.games,
        "seed": answer.run(player).seed,
        "player": CHARACTERS[player].name,
        "sentence": answer_sentence(counts),
        "not_history": NOT_HISTORY,
        "seen": _difference_sentence(counts),
        "voted_on": OPEN_STATES_NOTE,
        "bars": _two_sizes(bars_picture(counts).svg, bars_picture(counts, small=True).svg),
        "histogram": _two_sizes(histogram_picture(counts).svg, histogram_picture(counts, small=True).svg),
        "bands": _two_sizes(bands_picture(by_player).svg, bands_picture(by_player, small=True).svg),
        "lands": Markup("".join([_outline_path(code, path) for code, path in outlines_by_code().items()])),
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


def _two_sizes(large: str, small: str) -> Markup:
    """A drawing for a broad page and one for a telephone, of which the page shows one."""
    return Markup(f'<div class="vfw-asks-broad">{large}</div><div class="vfw-asks-narrow">{small}</div>')


def _map(counts: Counts, kind: MapKind) -> tuple[Markup, str]:
    large, small = (share_map_picture(counts, kind, small=small).svg for small in (False, True))
    return _two_sizes(_using_lands(large), _using_lands(small)), share_map_sentence(counts, kind)


def _using_lands(svg: str) -> str:
    """The map with the outlines that stand on the page once: a page has six of them."""
    return STATE_PATH.sub(r'<use\1 href="#vfw-land-\2"', strip_outlines(svg))


def _outline_path(code: str, path: str) -> str:
    return f'<path id="vfw-land-{escape(code)}" d="{path}"/>'


def _share(counts: Counts, kind: MapKind) -> str:
    """What a map is called in few words, beside its name."""
    if kind == "difference":
        return f"{format_points(difference(counts).value)} points"
    tally = counts.as_it_was if kind == "as it was" else counts.as_changed
    return f"{format_percent(tally.won / tally.games)} of 100 won"


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
