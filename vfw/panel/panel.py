"""The panel: one match, shown and played on one page.

All actions of a visitor arrive as messages of the page or the board, and pass through one error boundary. The
controller holds the state; the mode decides what is accepted and painted. Only changes are sent.
"""

from __future__ import annotations

import os
from functools import partial
from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.core.questions import Reply, Roll, Shuffle
from vfw.panel.modes.choosing import ChoiceMode, CoachWarningMode
from vfw.panel.modes.controller import PanelController
from vfw.panel.modes.mode import Mode, StartPageMode
from vfw.panel.modes.overlays import HandOffMode, IntroductionMode, NoteFirstMode, RevealedOffersMode, UndoConsentMode
from vfw.panel.modes.question import (
    ConfirmRevealMode,
    DiceEntryMode,
    DiceThrowMode,
    GameOverMode,
    LessonDoneMode,
    QuestionMode,
    ShuffleMode,
)
from vfw.panel.modes.replay import ArcMode, ForkMode, ReplayMode
from vfw.panel.modes.watching import StageMode, ThinkingMode, WatchMode
from vfw.panel.rendering import dialogs
from vfw.panel.rendering.error_boundary import ErrorBoundary, log_error
from vfw.panel.rendering.menu import render_game_menu
from vfw.panel.rendering.page import create_page, render_requested_dialog, render_tabs
from vfw.panel.rendering.saved_games import NOT_OPENED, TOO_LARGE, describe_older_save, format_reconnected
from vfw.panel.rendering.start_page import QUERY_VARIABLE, find_requested_game, new_game_options
from vfw.panel.session.game_session import GameSession
from vfw.panel.session.preferences import parse_preferences
from vfw.panel.session.replay import Replay
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import Showable, resolve_showable
from vfw.panel.surfaces.surface import surface_for
from vfw.untrusted_input import quoted


def current_mode(controller: PanelController) -> Mode:
    """Return the mode for the state of the controller. It is chosen here only, once for each question."""
    if controller.replay:
        looking = _looking(controller, controller.replay)
        return ForkMode(looking) if controller.replay.is_forking else looking
    if controller.session is None:
        return StartPageMode(controller)
    return _at_table(controller, controller.session)


def _looking(controller: PanelController, replay: Replay) -> ReplayMode:
    if replay.shows_arc and controller.arc_job:
        return ArcMode(controller, replay, controller.arc_job)
    return ReplayMode(controller, replay)


def _at_table(controller: PanelController, session: GameSession) -> Mode:
    if session.introduction:
        return IntroductionMode(controller, session, session.introduction)
    if session.is_staged:
        return StageMode(controller, session)
    if session.coach_warnings.remark:
        return CoachWarningMode(controller, session, session.coach_warnings.remark)
    asking = _asking(session)(controller, session)
    if session.undo_steps.is_asking_consent:
        return UndoConsentMode(asking)
    if controller.note_gate.card:
        return NoteFirstMode(asking)
    if session.screen.revealed_offers:
        return RevealedOffersMode(asking, session.screen.revealed_offers)
    return HandOffMode(asking) if session.screen.awaits_hand_off and not session.is_for_all else asking


def _asking(session: GameSession) -> type[QuestionMode]:
    """Return the class of the mode for the pending question."""
    if session.match.outcome and not session.coach:
        return GameOverMode
    if session.preview.unconfirmed:
        return ConfirmRevealMode
    if session.is_thinking:
        return ThinkingMode
    if session.computer.is_active:
        return WatchMode
    if session.coach and session.coach.done(session.match):
        return LessonDoneMode
    if isinstance(session.match.pending, Shuffle):
        return ShuffleMode
    if isinstance(session.match.pending, Roll):
        return DiceThrowMode if session.dice.awaits_throw else DiceEntryMode
    return ChoiceMode


READY = "Ready."


class Panel(ErrorBoundary, ipywidgets.VBox):
    """A game on a page.

    `Panel()` opens the start page, `Panel(game)` that of another game; the address of the page can request a scenario,
    such as `?scenario=1919-to-the-states`. `Panel(match)` shows that match; a position is continued with persons in all
    seats; a `Path` of a save or of a recorded game, or its text, is opened. `Panel(...).replay()` replays it.

    Args:
        game: the game, match, position or file.
        skin: the appearance of the game; by default as the exhibit knows it, or plain.
        slot: the name under which the browser saves the game; without one it is not saved.
        whole_page: True if the panel fills the window of an app; in a notebook it keeps to its cell.
        styles: a stylesheet for a page that embeds the panel.

    Raises:
        DamagedSave: the file cannot be read; the error names the place.
        TypeError: `game` is anything else.
    """

    def __init__(
        self,
        game: Showable = None,
        *,
        skin: Skin | None = None,
        slot: str = "",
        whole_page: bool = False,
        styles: str = "",
    ) -> None:
        looks, match = resolve_showable(game, skin)
        self.page = create_page(looks, slot=slot, whole_page=whole_page, styles=styles)
        self.surface = surface_for(looks.capabilities.board, self._picked_on_board)
        super().__init__([self.page, self.surface.areas])
        self.add_class("vfw-panel")
        self.page.on_press(lambda message: self.guarded(partial(self.receive, message)))

        self.question = 0
        self.controller = PanelController(self.page, looks, self._show_next_question, self._paint, self.guarded)
        self.mode: Mode
        if match is None:
            self.controller.requested_game = find_requested_game(
                new_game_options(looks), os.environ.get(QUERY_VARIABLE, "")
            )
            self._show_next_question()
        else:
            self.controller.start_match(match, describe_older_save(match, looks))

    @property
    def session(self) -> GameSession | None:
        """The open game; None on the start page."""
        return self.controller.session

    @property
    def match(self) -> Match[Any, Any] | None:
        """The open match; None on the start page."""
        return self.session.match if self.session else None

    def replay(self) -> Panel:
        """Replay the open game from its start; the game waits unchanged.

        Returns:
            The panel, which a notebook displays.

        Raises:
            ValueError: there is no open game.
        """
        self.controller.open_replay()
        return self

    # What arrives

    def _picked_on_board(self, place: str, question: int) -> None:
        self.guarded(
            lambda: self.pick(self.session.reply_for_place(place) if self.session else place, question=question)
        )

    def show_notice(self, notice: str) -> None:
        """Show a notice on the page; if that fails, offer to leave or to begin again."""
        self.controller.notice = notice
        try:
            self._show_next_question()
        except Exception as worse:
            step = self.session.coach.number if self.session and self.session.coach else 0
            log_error(worse)
            self.page.show({"cover": dialogs.render_failure(self.question, step)}, self.question)

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        controller = self.controller
        match message:
            case {"kind": "pick", "replies": [_, *_] as replies, "question": question}:
                self.pick(*replies, question=question)
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                self.command(name, fields, question)
            case {"kind": "manner", "shows_steps": bool(), **more}:
                controller.tutorial_progress.remember(str(more.get("learned")))
                controller.apply_preferences(parse_preferences(message))
            case {"kind": "held", "save": save, **more}:
                controller.offer_saved_game(save)
                if more.get("goes_on"):
                    controller.go_on(format_reconnected(is_unsent=bool(more.get("is_unsent"))))
                else:
                    self.page.say(READY)
            case {"kind": "open", "save": save}:
                controller.open(save)
            case {"kind": "too large"}:
                self.show_notice(NOT_OPENED.format(why=TOO_LARGE))
            case {"kind": "elsewhere"}:
                controller.notice = (
                    "This game goes on in another window too. The browser keeps that of the last to move."
                )
                self._paint()
            case {"kind": "sheet", "about": about}:
                arc = controller.arc_job.face if about == "arc" and controller.arc_job else None
                html = render_requested_dialog(
                    about,
                    controller.skin,
                    controller.replay or controller.session,
                    controller.preferences.sensitivity,
                    arc,
                )
                self.page.send({"kind": "sheet", "about": about, "html": html})
            case {"kind": "ask", "about": about}:
                self.page.say(*self.mode.answer(about))
            case {"kind": "keep whole"}:
                controller.save_whole()
            case {"kind": "paint whole"}:
                self._paint_whole()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of its")

    def pick(self, *replies: Reply, question: int | None = None) -> None:
        """Answer the question at hand with these replies; drop a late click on a past question."""
        if question in (None, self.question):
            self.mode.take(*replies)

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Run a command of a button or a form; a late click is dropped."""
        if question in (None, self.question):
            commands = self.mode.commands(fields)
            if name not in commands:
                raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
            commands[name]()

    # Painting

    def mode_at_hand(self) -> Mode:
        """Return the current mode."""
        return current_mode(self.controller)

    def _show_next_question(self, says: bool = False) -> None:
        """Give the next question a number, so that late clicks can be told apart, and paint it.

        With `says`, announce it too.
        """
        self.question += 1
        self.mode = self.mode_at_hand()
        with self.page.hold_sync():
            self._paint()
            if says:
                self.page.say(*self.mode.spoken_lines(), clear=self.mode.clears_announcements)

    def _paint(self) -> None:
        """Show what the person at the screen may see."""
        controller = self.controller
        menu = render_game_menu(
            controller.skin, controller.shown, controller.session is not None, controller.replay is not None
        )
        board = self.mode.show_on(self.surface, self.question)
        # The regions come after the board: once the question number is on the page, everything is.
        beside = {"tabs": render_tabs(controller.skin.capabilities, self.surface), "menu": menu, **board}
        self.page.show({**beside, **self.mode.regions(self.question)}, self.question)

    def _paint_whole(self) -> None:
        """Send everything again: the page has lost what was sent to it."""
        self._show_next_question()
        self.surface.send_again()
        self.page.send_again()
