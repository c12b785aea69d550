"""The dialogs of the page: change something else, other questions, tables, downloads, and a text on models."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from vfw.atlas.outline import outlines
from vfw.history.texts import read
from vfw.history.writing import rendered
from vfw.templating import Markup, call_macro
from vfw.votes.rules.board import NAMES
from vfw.votes.rules.tabletop import RED
from vfw.whatif.api import shipped_questions
from vfw.whatif.tallies import Counts
from vfw.whatif.ui.answer_regions import differences_note
from vfw.whatif.ui.bar_charts import BANDS_TITLE, BARS_TITLE, bands_sentence, bands_table, bars_sentence, bars_table
from vfw.whatif.ui.change_options import (
    card_options,
    describe_state,
    state_options,
    track_options,
)
from vfw.whatif.ui.column_charts import (
    HISTOGRAM_TITLE,
    SENDING_TITLE,
    histogram_sentence,
    histogram_table,
    sending_sentence,
    sending_table,
)
from vfw.whatif.ui.downloads import BY_PLAYER, PICTURES
from vfw.whatif.ui.question_draft import QuestionDraft
from vfw.whatif.ui.question_input import make_link
from vfw.whatif.ui.question_regions import render_question_list
from vfw.whatif.ui.session import WhatIfSession
from vfw.whatif.ui.share_map import share_map_sentence, share_map_table
from vfw.whatif.ui.svg import Table

DIALOGS = "whatif/ui/templates/dialogs.html"
EDITOR = "whatif/ui/templates/editor.html"

STATE_PART, TRACKS_PART, OTHER_PARTS = "a state", "Congress, buttons, rounds", "cards, dice, players"
PARTS = (STATE_PART, TRACKS_PART, OTHER_PARTS)
SIGN_BELOW = 45
"""The distance of the baseline of a sign from the middle of a state, in km."""


class Land(NamedTuple):
    """A state on the map of the dialog.

    Attributes:
        code: Its code.
        name: Its name.
        kind: Its vote, or the side of its cubes: "ratified", "rejected", "for", "against"; "" for none.
        now: Its cubes or its vote, in words.
        record: The same without a change.
        x: The middle of a sign on it, in km.
        y: The baseline of that sign, in km.
    """

    code: str
    name: str
    kind: str
    now: str
    record: str
    x: float
    y: float


def render_change_dialog(draft: QuestionDraft, part: str, code: str) -> Markup:
    """Render the dialog *Change something else*.

    Args:
        draft: The draft that is edited.
        part: The current part, one of PARTS.
        code: The code of the state that is shown.
    """
    if part == STATE_PART:
        # The chosen state is the last one, above its neighbors.
        lands = [_draw_land(draft, one) for one in sorted(NAMES, key=lambda one: one == code)]
        states = sorted(NAMES.items(), key=lambda state: state[1])
        shown = call_macro(EDITOR, "state_part", state_options(draft, code), states, lands)
    elif part == TRACKS_PART:
        shown = call_macro(EDITOR, "tracks_part", track_options(draft).steppers)
    else:
        cards = [(one.line, one.line.removeprefix("without ")) for one in card_options(draft)]
        shown = call_macro(EDITOR, "other_part", cards, track_options(draft).picks)
    return call_macro(EDITOR, "change_dialog", PARTS, part, draft.lines, shown)


def _draw_land(draft: QuestionDraft, code: str) -> Land:
    cubes, (x, y) = draft.now.cubes(code), outlines()[code].label
    kind = draft.now.vote(code) or ("against" if RED in cubes else "for" if cubes else "")
    now, record = describe_state(draft.now, code), describe_state(draft.record, code)
    return Land(code, NAMES[code], kind, now, record, x, y + SIGN_BELOW)


class Dialog(NamedTuple):
    """A dialog over the page: its title, and its HTML."""

    title: str
    html: Markup


TableSource = tuple[str, Callable[[Counts], str], Callable[[Counts], Table]]
TABLES: Mapping[str, TableSource] = {
    "bars": (BARS_TITLE, bars_sentence, bars_table),
    "histogram": (HISTOGRAM_TITLE, histogram_sentence, histogram_table),
    "map": ("The states", lambda counts: f"{share_map_sentence(counts, 'difference')} {differences_note()}",
            share_map_table),
    "sending": (SENDING_TITLE, sending_sentence, sending_table),
}  # fmt: skip
"""The tables of counts: title, sentences, figures."""


def table_dialog(session: WhatIfSession, name: str) -> Dialog:
    """Make the dialog with the figures of a picture, and the same in sentences above them.

    Raises:
        ValueError: There is no such table, or nothing is counted.
    """
    if session.answer is None:
        raise ValueError("nothing is counted yet; play some worlds first")
    if name == "bands":
        by_player = session.by_player
        return _figures_dialog(BANDS_TITLE, bands_sentence(by_player), bands_table(by_player))
    if name not in TABLES:
        raise ValueError(f"there is no table {name!r}; expected one of {', '.join([*TABLES, 'bands'])}")
    title, sentence, table = TABLES[name]
    return _figures_dialog(title, sentence(session.answer.counts), table(session.answer.counts))


def _figures_dialog(title: str, sentence: str, table: Table) -> Dialog:
    return Dialog(title, call_macro(DIALOGS, "figures", sentence, table))


def questions_dialog(session: WhatIfSession) -> Dialog:
    """Make the dialog with the shipped questions."""
    return Dialog("Which question?", render_question_list(shipped_questions(), session.name))


def save_dialog(session: WhatIfSession) -> Dialog:
    """Make the dialog with the downloads."""
    link = make_link(session.question, session.name, session.seed)
    titles = {**{name: title for name, (title, _) in PICTURES.items()}, BY_PLAYER: BANDS_TITLE}
    return Dialog("Save", call_macro(DIALOGS, "downloads", link, titles if session.answer else {}))


def models_dialog() -> Dialog:
    """Make the dialog with 120 words on models."""
    text = read("models")
    return Dialog(text.head["title"], Markup(rendered(text[""].body, prefix="models-").html))
