"""The state of one visitor's page, and what it means: which mode the page is in, and what is offered there."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Roll, Shuffle
from vfw.panel.session.answering import NoteGate
from vfw.panel.session.arc import ArcJob
from vfw.panel.session.effects import Outbox
from vfw.panel.session.new_game import FRONT, RequestedGame
from vfw.panel.session.preferences import DEFAULT_PREFERENCES, Preferences
from vfw.panel.session.replay import Replay
from vfw.panel.session.saved_games import ResumableGame
from vfw.panel.session.table import GameTable
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.advice import TutorialStep


class Mode(Enum):
    """The concern of the page: exactly one of these at any moment."""

    START_PAGE = auto()
    REPLAY = auto()
    ARC = auto()
    FORK = auto()
    INTRODUCTION = auto()
    STAGE = auto()
    COACH_WARNING = auto()
    # Overlays; the question below them stays visible.
    UNDO_CONSENT = auto()
    NOTE = auto()
    REVEALED_OFFERS = auto()
    HAND_OFF = auto()
    # Questions
    GAME_OVER = auto()
    CONFIRM_REVEAL = auto()
    THINKING = auto()
    WATCH = auto()
    LESSON_DONE = auto()
    SHUFFLE = auto()
    THROW_DICE = auto()
    ENTER_DICE = auto()
    CHOICE = auto()


REPLAY_MODES = frozenset({Mode.REPLAY, Mode.ARC, Mode.FORK})
OVERLAYS = frozenset({Mode.UNDO_CONSENT, Mode.NOTE, Mode.REVEALED_OFFERS, Mode.HAND_OFF})
WATCHING = frozenset({Mode.WATCH, Mode.THINKING})
CHOOSING = frozenset({Mode.CHOICE, Mode.COACH_WARNING})
WITHOUT_BOARD_PICKS = frozenset(
    {Mode.STAGE, Mode.CONFIRM_REVEAL, Mode.LESSON_DONE, Mode.REVEALED_OFFERS, *WATCHING, *REPLAY_MODES}
)
"""The modes in which no place on the board can be picked."""


@dataclass(frozen=True)
class PendingStart:
    """A match that begins once the visitor confirms that it takes the place of another; `notice` is read then."""

    match: Match[Any, Any]
    notice: str = ""


class SessionState:
    """The state of one visitor's page.

    Args:
        skin: the skin of the game.
        requested_game: the game that the address of the page requests; None for none.

    Attributes:
        question: the number of the question that is shown, so that late messages can be told apart.
        skin, capabilities: the skin of the game, and its capabilities.
        table: the open game; None on the start page.
        replay: the match that is replayed; None for none.
        arc_job: the arc that is computed, or was computed last; None for none.
        waiting: the game that was left or saved.
        pending_start: the match that begins once the visitor confirms that; None if no confirmation is asked.
        start_view: the view of the start page.
        came_from: the view of the start page from which the open game began.
        notice: a notice that is shown once.
        preferences: the preferences of the visitor.
        notes: holds back cards whose note must be read first.
        has_waiting_reply: True if a computer player's reply waits until the replay is closed.
        learned: the number of completed tutorial steps.
        outbox: the effects of the message that is applied now.
    """

    def __init__(self, skin: Skin, *, requested_game: RequestedGame | None = None) -> None:
        self.skin, self.capabilities, self.requested_game = skin, skin.capabilities, requested_game
        self.outbox = Outbox()
        self.question, self.learned = 0, 0
        self.table: GameTable | None = None
        self.replay: Replay | None = None
        self.arc_job: ArcJob | None = None
        self.waiting = ResumableGame(skin)
        self.pending_start: PendingStart | None = None
        self.start_view, self.came_from, self.notice = FRONT, FRONT, ""
        self.preferences: Preferences = DEFAULT_PREFERENCES
        self.notes = NoteGate()
        self.has_waiting_reply = False

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match of the replay, the table, or the saved game."""
        at_hand = self.replay or self.table
        return at_hand.match if at_hand else self.waiting.match

    @property
    def mode(self) -> Mode:
        """The mode of the page."""
        table, replay = self.table, self.replay
        if replay:
            if replay.is_forking:
                return Mode.FORK
            return Mode.ARC if replay.shows_arc and self.arc_job else Mode.REPLAY
        if table is None:
            return Mode.START_PAGE
        if table.introduction:
            return Mode.INTRODUCTION
        if table.is_staged:
            return Mode.STAGE
        if table.coach_warnings.remark:
            return Mode.COACH_WARNING
        if table.undo_steps.is_asking_consent:
            return Mode.UNDO_CONSENT
        if self.notes.card:
            return Mode.NOTE
        if table.screen.revealed_offers:
            return Mode.REVEALED_OFFERS
        return Mode.HAND_OFF if table.screen.awaits_hand_off and not table.is_for_all else asked_mode(table)

    def tutorial_step(self, number: int) -> TutorialStep | None:
        """Return the guide of the step with that number; None if there is no such step."""
        lessons = self.capabilities.tutorial.lessons()
        return TutorialStep(lessons[number - 1], number, len(lessons)) if 1 <= number <= len(lessons) else None


def asked_mode(table: GameTable) -> Mode:
    """Return the mode of the question at hand, which an overlay may cover."""
    pending = table.match.pending
    if table.match.outcome and not table.coach:
        return Mode.GAME_OVER
    if table.preview.unconfirmed:
        return Mode.CONFIRM_REVEAL
    if table.is_thinking:
        return Mode.THINKING
    if table.computer.is_active:
        return Mode.WATCH
    if table.coach and table.coach.done(table.match):
        return Mode.LESSON_DONE
    if isinstance(pending, Shuffle):
        return Mode.SHUFFLE
    if isinstance(pending, Roll):
        return Mode.THROW_DICE if table.dice.awaits_throw else Mode.ENTER_DICE
    return Mode.CHOICE
