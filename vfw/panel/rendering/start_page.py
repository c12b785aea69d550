"""Render the start page: a game to resume, three ways to begin at once, and a form with every question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vfw.panel.session.new_game import REPLACE, RequestedGame, new_game_options
from vfw.panel.session.saved_games import ResumableGame
from vfw.panel.session.state import SessionState
from vfw.panel.skins.capabilities import Capabilities, Skin
from vfw.panel.view_models.advice import Lesson
from vfw.panel.view_models.new_game import DICE, HELP, MAX_NAME_LENGTH, NewGameOptions, StartQuestion
from vfw.templating import Markup, call_macro

START_PAGE = "panel/templates/start_page.html"


def render_warning(notice: str, keeps_whole: bool) -> Markup:
    """Render `notice` as a warning. With `keeps_whole` the browser has all of the save and offers it as a file."""
    return call_macro(START_PAGE, "warning", notice, keeps_whole)


def render_start_page(state: SessionState) -> Markup:
    """Render the start page, in the view that the visitor has chosen."""
    view = REPLACE if state.pending_start else state.start_view
    page = StartPage(state.skin, state.waiting, view, state.notice, state.learned, state.requested_game)
    return call_macro(START_PAGE, "page", page, state.question)


@dataclass(frozen=True)
class StartPage:
    """Contents of the start page.

    Attributes:
        waiting: The game to resume or to replay.
        leaf: FRONT, LEARN, CHOOSE, or REPLACE before a new game takes the place of a resumable one.
        notice: A sentence on what went wrong.
        learned: The number of tutorial steps that the visitor has finished.
        asked: The game that the address requests; None for none.
    """

    skin: Skin
    waiting: ResumableGame
    leaf: str
    notice: str
    learned: int
    asked: RequestedGame | None

    max_name_length = MAX_NAME_LENGTH

    @property
    def can(self) -> Capabilities:
        """The capabilities of the game."""
        return self.skin.capabilities

    @property
    def options(self) -> NewGameOptions:
        """The ways to begin a game."""
        return new_game_options(self.skin)

    @property
    def moment(self) -> str:
        """The moment of the kept game; "" if the game has no moments."""
        return self.can.moments.moment(self.waiting.match.view(None)) if self.waiting.match else ""

    @property
    def last_result(self) -> str:
        """The result of the kept game, which is over."""
        assert self.waiting.match is not None
        return self.skin.ending(self.waiting.match.view(None)).headline

    @property
    def questions(self) -> list[StartQuestion]:
        """All questions before a game: those of the game, then those of all games."""
        general = [*([DICE] if self.can.game_setup.has_dice else []), *([HELP] if self.can.advice else [])]
        return [*self.options.questions, *general]

    @property
    def questions_in_short(self) -> str:
        """The subjects of the questions, in one line."""
        subjects = [
            ("scenario", self.can.scenarios),
            ("seats", True),
            ("dice", self.can.game_setup.has_dice),
            ("help", self.can.advice),
        ]
        return ", ".join(name for name, is_asked in subjects if is_asked)

    @property
    def lessons(self) -> Sequence[Lesson]:
        """The steps of the tutorial."""
        return self.can.tutorial.lessons()

    @property
    def offers_guided_game(self) -> bool:
        """True if the visitor has finished the tutorial, and the game has a coach."""
        return self.learned >= len(self.lessons) and bool(self.can.advice)

    @property
    def next_lesson(self) -> int:
        """The number of the next step of the tutorial; 0 before a guided game, 1 if there is nothing else to do."""
        if self.learned < len(self.lessons):
            return self.learned + 1
        return 0 if self.offers_guided_game else 1
