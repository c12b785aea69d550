"""The state of one visitor's page, and its mode. `PageSession` is what the sessions of all pages have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Enum, auto
from types import MappingProxyType
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Roll, Shuffle
from vfw.panel.session import effects, messages
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
from vfw.translation import N_
from vfw.translation import gettext as _
from vfw.untrusted_input import quoted


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
WITHOUT_BOARD_PICKS = frozenset(
    {Mode.STAGE, Mode.CONFIRM_REVEAL, Mode.LESSON_DONE, Mode.REVEALED_OFFERS, *WATCHING, *REPLAY_MODES}
)
"""The modes in which no place on the board can be picked."""


@dataclass(frozen=True)
class PendingStart:
    """A match that begins once the visitor confirms that it takes the place of another; `notice` is read then."""

    match: Match[Any, Any]
    notice: str = ""


Commands = Mapping[str, Callable[[], object]]
"""The actions of buttons and forms by their names."""
NO_FIELDS: Mapping[str, Any] = MappingProxyType({})
ELSEWHERE = N_("This game goes on in another window too. The browser keeps that of the last to move.")


class PageSession:
    """The session behind any page: what all pages have in common.

    Attributes:
        outbox: the effects of the message that is applied now.
        question: the number of the question that is shown, so that late messages are recognized.
        notice: a notice that is shown once.
    """

    def __init__(self) -> None:
        self.outbox = Outbox()
        self.question, self.notice = 0, ""

    def apply(self, message: Any) -> list[Any]:
        """Change the state.

        Returns:
            What else must happen, in order.

        Raises:
            IllegalReply: The reply does not answer the question.
            ValueError: The message does not fit the state.
        """
        match message:
            case messages.Command(name, fields, question):
                if self.is_current(question):
                    self.command(name, fields)
            case messages.OpenedElsewhere():
                self.notice = _(ELSEWHERE)
                self.paint()
            case messages.RequestDialog(about):
                self.outbox.add(effects.ShowDialog(about))
            case messages.RequestEverything():
                self.next_question()
                self.outbox.add(effects.SendEverything())
            case messages.Fail(notice):
                self.notice = notice
                self.next_question()
            case _:
                self.handle(message)
        return self.outbox.drain()

    def handle(self, message: Any) -> None:
        """Act on a message that only this page knows. Raises ValueError if it is none."""
        raise ValueError(f"the page sent {quoted(message)}, which is no message of its")

    def is_current(self, question: int | None) -> bool:
        """Return whether a message is about the question that is shown; a late one is dropped."""
        return question in (None, self.question)

    def commands(self, fields: Mapping[str, Any] = NO_FIELDS) -> Commands:
        """Return the commands that are accepted now, by name. `fields` came with one of them."""
        return {}

    def command(self, name: str, fields: Mapping[str, Any]) -> None:
        """Run the command of a button or a form.

        Raises:
            ValueError: The command is not accepted now; the message names those that are.
        """
        if name not in (known := self.commands(fields)):
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(sorted(known))}")
        known[name]()

    def paint(self) -> None:
        """Show the same question again."""
        self.outbox.add(effects.Paint())

    def say(self, *lines: str, clear: bool = False) -> None:
        """Announce these lines, also if they are the same as before."""
        self.outbox.add(effects.Say(lines, clear))

    def next_question(self) -> None:
        """Show the next question under a number of its own."""
        self.question += 1
        self.paint()


class SessionState(PageSession):
    """The state of one visitor's page.

    Args:
        skin: the skin of the game.
        requested_game: the game that the address of the page requests; None for none.

    Attributes:
        skin, capabilities: the skin of the game, and its capabilities.
        table: the open game; None on the start page.
        replay: the match that is replayed; None for none.
        arc_job: the arc that is computed, or was computed last; None for none.
        waiting: the game that was left or saved.
        pending_start: the match that begins once the visitor confirms that; None if no confirmation is asked.
        start_view: the view of the start page.
        came_from: the view of the start page from which the open game began.
        preferences: the preferences of the visitor.
        notes: holds back cards whose note must be read first.
        has_waiting_reply: True if a computer player's reply waits until the replay is closed.
        learned: the number of completed tutorial steps.
    """

    def __init__(self, skin: Skin, *, requested_game: RequestedGame | None = None) -> None:
        super().__init__()
        self.skin, self.capabilities, self.requested_game = skin, skin.capabilities, requested_game
        self.learned = 0
        self.table: GameTable | None = None
        self.replay: Replay | None = None
        self.arc_job: ArcJob | None = None
        self.waiting = ResumableGame(skin)
        self.pending_start: PendingStart | None = None
        self.start_view, self.came_from = FRONT, FRONT
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
