"""Render a session: the regions of its page, the view of its board, and the dialogs that it opens."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from vfw.core.questions import Decision
from vfw.panel.rendering import dialogs
from vfw.panel.rendering.arc import render_arc_regions, render_arc_table
from vfw.panel.rendering.dialogs import render_dialog, render_record
from vfw.panel.rendering.menu import render_game_menu
from vfw.panel.rendering.prompt import render_ending, render_prompt, render_stage
from vfw.panel.rendering.replay import ARC, render_fork_form, render_replay_regions, render_whole_log_of_replay
from vfw.panel.rendering.start_page import render_start_page
from vfw.panel.rendering.table import render_hand, render_table_regions, render_whole_log
from vfw.panel.session.arc import deciding_moment, why_no_arc
from vfw.panel.session.prompts import LONGEST_REST, build_prompt, build_stage, marked_hints
from vfw.panel.session.replay import Replay
from vfw.panel.session.speech import held_card, named_offers, who_looks
from vfw.panel.session.state import OVERLAYS, WITHOUT_BOARD_PICKS, Mode, SessionState, asked_mode
from vfw.panel.session.table import GameTable
from vfw.panel.session.undo import describe_consent
from vfw.panel.skins.capabilities import Capabilities
from vfw.panel.surfaces.boards import BoardView, DrawnBoard
from vfw.panel.view_models.buttons import AnyButton, Button, WhatIfButton
from vfw.panel.view_models.prompt import PromptModel, ShownPrompt
from vfw.panel.view_models.table import mark_hinted_cards
from vfw.templating import Markup, render
from vfw.translation import gettext as _

Regions = dict[str, Markup | str]


class RenderedPage(NamedTuple):
    """A page as it is shown.

    Attributes:
        regions: The HTML of each region by name; those left out are empty.
        board: The view of the board; None if the board keeps what it showed last.
    """

    regions: Regions
    board: BoardView | None


def render_page(state: SessionState) -> RenderedPage:
    """Render the page of a session, as the person at the screen may see it."""
    around = {
        "tabs": render_tabs(state.capabilities),
        "menu": render_game_menu(state),
    }
    if replay := state.replay:
        return RenderedPage(
            {**around, **_replay_regions(state, replay)}, BoardView(replay.view, replay.news, is_past=True)
        )
    if table := state.table:
        mode = state.mode
        asked = asked_mode(table) if mode in OVERLAYS else mode
        return RenderedPage(
            {**around, **_render_at_table(state, table, mode, asked)}, _board_at_table(table, mode, asked)
        )
    return RenderedPage({**around, "cover": render_start_page(state)}, _first_board(state))


def _first_board(state: SessionState) -> BoardView | None:
    """Return the board at the start of a usual game, if it is a part of the page."""
    if not isinstance(state.capabilities.board, DrawnBoard):
        return None
    game = state.skin.game
    return BoardView(game.view(game.start(state.capabilities.game_setup.usual), None), is_past=True)


def _board_at_table(table: GameTable, mode: Mode, asked: Mode) -> BoardView:
    """Return the view of the board; below an overlay, places can be picked as before it."""
    is_asked = mode not in WITHOUT_BOARD_PICKS and asked not in WITHOUT_BOARD_PICKS
    return BoardView(table.view, table.news, is_asked, hinted=[hint.names for hint in marked_hints(table, asked)])


def _replay_regions(state: SessionState, replay: Replay) -> Regions:
    if replay.shows_arc and state.arc_job:
        regions = render_arc_regions(replay, state.arc_job, state.preferences.sensitivity, state.question, state.notice)
    else:
        regions = render_replay_regions(replay, state.question, state.notice)
    if state.mode == Mode.FORK:
        regions["cover"] = render_fork_form(replay, state.question, state.notice)
    return {**regions}


def _render_at_table(state: SessionState, table: GameTable, mode: Mode, asked: Mode) -> Regions:
    around = render_table_regions(table)
    if mode == Mode.INTRODUCTION and table.introduction:
        return {**around, "table": "", "cover": dialogs.render_introduction(table.introduction, state.question)}
    if mode == Mode.STAGE:
        stage = build_stage(table)
        goes_on = table.preferences.shows_steps and not table.participants.persons
        waits = ShownPrompt(PromptModel(stage.kicker, stage.title), pace=LONGEST_REST if goes_on else 0)
        cover = render_stage(stage, state.question)
        return {**around, "prompt": render_prompt(waits, state.question), "cover": cover}
    if asked == Mode.GAME_OVER:
        regions: Regions = {**around, **_ending_regions(state, table)}
    else:
        prompt = render_prompt(build_prompt(table, asked, state.notice), state.question)
        regions = {**around, "hand": _render_hand(state.question, table, asked), "prompt": prompt}
    return {**regions, "cover": _render_overlay(state, table, mode)} if mode in OVERLAYS else regions


def _render_hand(question: int, table: GameTable, asked: Mode) -> Markup:
    hand = table.capabilities.hand.hand(table.view)
    if asked == Mode.LESSON_DONE:
        hand = replace(hand, cards=[replace(card, reply=None, uses=()) for card in hand.cards])
    return render_hand(mark_hinted_cards(hand, [hint.picks for hint in marked_hints(table, asked)]), question)


def _ending_regions(state: SessionState, table: GameTable) -> Regions:
    tools: list[AnyButton] = [
        Button("start page", _("Play again"), "vfw-primary"),
        Button("look back", _("Look back")),
    ]
    if not why_no_arc(table.match, table.skin):
        tools.append(Button("arc", _(ARC)))
    if deciding_moment(table.match, state.arc_job, table.skin) is not None:
        tools.append(WhatIfButton(_("What if?")))
    outcome = table.match.outcome
    signs = [table.names.sign(seat) for seat in outcome.winners] if outcome else []
    ending = replace(table.skin.ending(table.view), winners=[sign for sign in signs if sign])
    prompt = render_ending(ending, table.match.seed, tools, state.question)
    if not table.capabilities.history:
        return {"prompt": prompt}
    record = render_record(table.capabilities.history.record(table.match), table.preferences.sensitivity)
    return {"prompt": prompt, "camps": "", "table": "", "record": record}


def _render_overlay(state: SessionState, table: GameTable, mode: Mode) -> Markup:
    question, opened = state.question, table.screen.revealed_offers
    if mode == Mode.UNDO_CONSENT:
        return dialogs.render_consent(describe_consent(table.undo_steps, table.names), question)
    if mode == Mode.NOTE:
        card = held_card(state, table)
        return dialogs.render_note_before_card(card, state.notes.card, table.preferences.sensitivity, question)
    if mode == Mode.REVEALED_OFFERS and opened:
        offers = named_offers(table, opened)
        return dialogs.render_revealed_offers(opened.title, offers, who_looks(table, opened), question)
    assert isinstance(table.match.pending, Decision)
    asks_all = bool(table.undo_steps.consent_needed_from)
    return dialogs.render_hand_off(table.skin, table.names, table.view, question, asks_all=asks_all)


def render_failure(state: SessionState) -> Markup:
    """Render the page when the session cannot be rendered, with buttons that undo, leave, or repeat a tutorial step."""
    step = state.table.coach.number if state.table and state.table.coach else 0
    can_undo = state.table is not None and state.replay is None
    return dialogs.render_failure(state.question, step, can_undo=can_undo)


def render_requested_dialog(state: SessionState, about: str) -> Markup:
    """Render the dialog about "scenario", "record", "log", "arc", or a subject of the skin.

    Raises:
        ValueError: There is no such dialog.
    """
    shown, sensitivity, capabilities = state.replay or state.table, state.preferences.sensitivity, state.capabilities
    if about == "scenario" and shown and (introduction := capabilities.scenarios.introduction(shown.match)):
        return render_dialog(introduction)
    if about == "record" and shown and capabilities.history:
        return render_record(capabilities.history.record(shown.match), sensitivity)
    if about == "arc" and state.arc_job:
        return render_arc_table(state.arc_job.face)
    if about == "log" and shown:
        return render_whole_log_of_replay(shown) if isinstance(shown, Replay) else render_whole_log(shown)
    return render_dialog(capabilities.dialogs.sheet(about, shown.view if shown else None), sensitivity)


def render_tabs(capabilities: Capabilities) -> Markup:
    """Render the tabs beside the board. The page switches them."""
    board = capabilities.board
    tabs = [
        ("log", _("What happened")),
        *([("table", _("On the table"))] if capabilities.table else []),
        *([("camps", capabilities.sides.tab)] if capabilities.sides else []),
        *([("rows", board.rows)] if board.rows else []),
    ]
    label = _("Show beside the {board}").format(board=board.name) if board.name else _("Show")
    return render("panel/templates/tabs.html", tabs=tabs, label=label)
