"""The start page: a game to resume, three ways to begin at once, and a form with every question."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.panel.rendering.saved_games import START_PAGE, ResumableGame
from vfw.panel.session.screen import PlayerNames
from vfw.panel.skins.capabilities import Capabilities, Skin
from vfw.panel.view_models.advice import Lesson
from vfw.panel.view_models.new_game import (
    DICE,
    HELP,
    MAX_NAME_LENGTH,
    NewGameOptions,
    Option,
    StartPreset,
    StartQuestion,
    name_field_key,
)
from vfw.templating import Markup, call_macro

QUERY_VARIABLE = "QUERY_STRING"
"""The environment variable in which Voila passes the query of the address to the kernel."""


SCENARIO_PARAMETER = "scenario"
"""The question that the address can answer, and the parameter's name."""


@dataclass(frozen=True)
class RequestedGame:
    """A game that the address requests: its name and its start."""

    title: str
    way: StartPreset


def find_requested_game(begins: NewGameOptions, query: str) -> RequestedGame | None:
    """Return the game that `query` requests, with default answers otherwise; None for no game or an unknown one."""
    wanted = parse_qs(query).get(SCENARIO_PARAMETER, [""])[-1]
    options = [
        option for question in begins.questions if question.name == SCENARIO_PARAMETER for option in question.options
    ]
    found = next((option for option in options if option.value == wanted and not option.problem), None)
    return RequestedGame(found.label, StartPreset(found.note, _answers(begins, found))) if found else None


def _answers(begins: NewGameOptions, option: Option) -> dict[str, str]:
    usual = {question.name: question.usual[0] for question in begins.questions if question.usual}
    return {**usual, **option.proposes, SCENARIO_PARAMETER: option.value}


FRONT, LEARN, CHOOSE, REPLACE = "front", "learn", "choose", "replace"


START_VIEWS = (FRONT, LEARN, CHOOSE)
"""The views of the start page that a command of the same name opens."""


def new_game_options(skin: Skin) -> NewGameOptions:
    """Return the ways to begin a game of this skin."""
    seats = skin.game.start(skin.capabilities.game_setup.usual).seats
    return skin.capabilities.game_setup.new_game({seat: skin.seat_name(seat) for seat in seats})


def create_match(skin: Skin, answers: Mapping[str, str]) -> Match[Any, Any]:
    """Create the match for these answers.

    Missing or unknown answers get their defaults. Without a seed every match differs.
    """
    options = skin.capabilities.game_setup.options(answers)
    kinds = skin.capabilities.seating.kinds(options, skin.game.start(options).seats).items()
    seats = {seat: answers[seat] if answers.get(seat) in who else next(iter(who)) for seat, who in kinds}
    seed = answers.get("seed", "").strip() or secrets.token_hex(4)
    chance: Chance = physical(seeded(seed)) if answers.get("dice") == "table" else seeded(seed)
    match = Match(skin.game, options, chance=chance, players=seats)
    persons = [seat for seat, kind in seats.items() if kind == PERSON]
    PlayerNames(match, skin, persons).keep({seat: answers.get(name_field_key(seat), "") for seat in persons})
    return match


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
    leaf: str = FRONT
    notice: str = ""
    learned: int = 0
    asked: RequestedGame | None = None

    def html(self, question: int) -> Markup:
        """Render the view that is shown."""
        return call_macro(START_PAGE, "page", self, question)

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
