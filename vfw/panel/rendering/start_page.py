"""The start page: a game to resume, three ways to begin at once, and a form with every question."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from html import escape
from typing import Any
from urllib.parse import parse_qs

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import Match
from vfw.core.players import PERSON
from vfw.panel.html import (
    open_overlay_tag,
    render_command_button,
    render_linked_text,
    render_local_button,
    render_marked_text,
    render_reading_links,
)
from vfw.panel.rendering.saved_games import ResumableGame, render_warning
from vfw.panel.session.screen import PlayerNames
from vfw.panel.skins.capabilities import Skin
from vfw.panel.view_models.new_game import (
    DICE,
    HELP,
    MAX_NAME_LENGTH,
    Conditions,
    NewGameOptions,
    Option,
    StartPreset,
    StartQuestion,
    name_field_key,
)


def render_question(question: StartQuestion) -> str:
    """Render a question as a group of radio buttons."""
    options = "".join(_option(question, option) for option in question.options)
    usual = escape(" ".join(question.usual))
    named = "" if question.named is None else _name_field(question.name, question.named)
    return (
        f'<fieldset class="vfw-choice" data-asks="{escape(question.name)}" data-usual="{usual}"{_only(question.only)}>'
        f"<legend>{question.picture}{escape(question.legend)}</legend>{options}{named}{render_reading_links(question.reads)}</fieldset>"
    )


def _name_field(seat: str, only: Conditions) -> str:
    name = escape(name_field_key(seat))
    return (
        f'<label class="vfw-field"{_only(only)}>Name <span class="vfw-small">(it may stay empty)</span><input'
        f' name="{name}" data-key="{name}" autocomplete="off" maxlength="{MAX_NAME_LENGTH}"></label>'
    )


def _option(question: StartQuestion, option: Option) -> str:
    if option.problem:
        return f'<p class="vfw-problem"><b>{escape(option.label)}</b> {escape(option.problem)}</p>'
    name, value = escape(question.name), escape(option.value)
    note = f"<small>{escape(option.note)}</small>" if option.note else ""
    noted = ' class="vfw-noted"' if note else ""
    drawn = ' class="vfw-drawn"' if option.picture else ""
    more = f' data-setting="{name}" data-value="{value}"' if question.is_liking else ""
    more += f' data-proposes="{escape(json.dumps(dict(option.proposes)))}"' if option.proposes else ""
    return (
        f'<label{drawn}{_only(option.only)}><input type="radio" name="{name}" value="{value}" data-key="{name} {value}"'
        f"{more}>{option.picture}<span{noted}>{escape(option.label)}{note}</span></label>"
    )


def _only(only: Conditions) -> str:
    words = {name: list(values) for name, values in only.items()}
    return f' data-only="{escape(json.dumps(words))}"' if words else ""


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


GUIDED_NOTE = "A whole game, with a coach who speaks up where you are about to lose much."


SIGNS = {
    LEARN: '<path d="M28 11c-5-5-14-6-22-5v34c8-1 17 0 22 5 5-5 14-6 22-5V6c-8-1-17 0-22 5zm0 0v34"/>',
    "play": '<circle cx="10" cy="28" r="8"/><path d="M28 18l10 10-10 10-10-10z"/><path d="M39 20h15v16H39z"/>',
    "watch": '<path d="M3 28c6-10 14-16 25-16s19 6 25 16c-6 10-14 16-25 16S9 38 3 28z"/>'
    '<circle cx="28" cy="28" r="6"/>',
}
"""Drawings, 56 wide and high: an open book, three pieces, an eye."""


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

    def html(self, question: int) -> str:
        """Render the view that is shown."""
        shown = {FRONT: self._front, LEARN: self._learn, CHOOSE: self._choose, REPLACE: self._replace}[self.leaf]()
        warning = render_warning(self.notice, self.waiting.browser_has_more) if self.notice else ""
        subtitle = self.skin.capabilities.about.subtitle
        kicker = f'<p class="vfw-kicker">{escape(subtitle)}</p>' if subtitle else ""
        return (
            f'{open_overlay_tag("vfw-start", question)} data-leaf="{self.leaf}" aria-label="Begin">'
            '<div class="vfw-sheet">'
            f'<div class="vfw-ribbon" aria-hidden="true"></div>{render_local_button("menu", "Menu", "vfw-menu-button")}'
            f"{kicker}<h1>{escape(self.skin.title)}</h1>{warning}{shown}"
            "</div></section>"
        )

    def _front(self) -> str:
        can, begins = self.skin.capabilities, new_game_options(self.skin)
        about, terms = can.about, can.dialogs.terms_in(can.about.aim)
        learn = _render_tile(LEARN, "Learn", "How the game goes, step by step, and the words it uses.")
        is_first = not self.waiting.is_unfinished and self.asked is None
        play = "vfw-door vfw-primary" if is_first else "vfw-door"
        ways = [
            *([learn] if can.tutorial or can.dialogs else []),
            _render_tile("play", "Play", begins.play.note, css=play, first=is_first),
            _render_tile("watch", "Watch", begins.watch.note),
        ]
        asked = [*(["scenario"] if can.scenarios else []), "seats"]
        asked += [*(["dice"] if can.game_setup.has_dice else []), *(["help"] if can.advice else [])]
        everything = render_command_button(CHOOSE, "More ways to play", below=", ".join(asked))
        aim = f'<p class="vfw-aim">{render_linked_text(about.aim, terms)}</p>' if about.aim else ""
        rights = render_marked_text(about.rights).replace("<p>", '<p class="vfw-small">')
        return (
            f'{self._asked()}{self._continue()}<div class="vfw-doors">{"".join(ways)}</div>'
            f'<div class="vfw-rest">{everything}</div>{aim}{rights}'
        )

    def _asked(self) -> str:
        if self.asked is None:
            return ""
        begin = render_command_button("begin asked", "Begin", "vfw-primary", first=True)
        words = f"<h2>{escape(self.asked.title)}</h2><p>{escape(self.asked.way.note)}</p>"
        return f'<div class="vfw-continue"><div>{words}</div>{begin}</div>'

    def _continue(self) -> str:
        if self.waiting.match is None:
            return ""
        if not self.waiting.is_unfinished:
            ended = escape(self.skin.ending(self.waiting.match.view(None)).headline)
            button = render_command_button("continue", "Look back")
            return f'<div class="vfw-continue"><div><h2>Your last game is over</h2><p>{ended}</p></div>{button}</div>'
        moment = f"<p>{self._moment()}</p>" if self._moment() else ""
        button = render_command_button("continue", "Continue", "vfw-primary", first=self.asked is None)
        return f'<div class="vfw-continue"><div><h2>Go on with your game</h2>{moment}</div>{button}</div>'

    def _learn(self) -> str:
        lessons = self.skin.capabilities.tutorial.lessons()
        has_learned_all = self.learned >= len(lessons)
        guided = has_learned_all and self.skin.capabilities.advice
        to_do = 0 if guided else 1 if has_learned_all else self.learned + 1
        steps = "".join(
            _step(number, lesson.title, lesson.goal, is_done=number <= self.learned, is_next=number == to_do)
            for number, lesson in enumerate(lessons, start=1)
        )
        deeds = "what a card can do" if self.skin.capabilities.hand else "what you can do"
        about = f"What each side wants, {deeds}, and the words of the game."
        rules = _lesson("help", "How to play", about) if self.skin.capabilities.dialogs else ""
        css = "vfw-door vfw-primary"
        play = _render_tile("guided", "Play a guided game", GUIDED_NOTE, css=css, sign="play") if guided else ""
        above = f'<div class="vfw-lessons">{play}</div>' if play else ""
        return (
            f'{_heading("What there is to learn")}{above}<ol class="vfw-lesson-doors">{steps}</ol>'
            f'<div class="vfw-lessons">{rules}</div>'
            f'<div class="vfw-tools">{render_command_button(FRONT, "Back")}</div>'
        )

    def _choose(self) -> str:
        can = self.skin.capabilities
        general = [*([DICE] if can.game_setup.has_dice else []), *([HELP] if can.advice else [])]
        questions = [*new_game_options(self.skin).questions, *general]
        asked = "".join(map(render_question, questions))
        return (
            f'<form data-command="begin" data-remembered>{_heading("More ways to play")}<div class="vfw-asked">{asked}'
            '<label class="vfw-field">Seed <span class="vfw-small">(the same seed deals the same cards and dice; '
            'leave it empty for chance)</span><input name="seed" autocomplete="off" maxlength="40" data-key="seed">'
            '</label></div><div class="vfw-tools"><button type="submit" class="vfw-button vfw-primary" data-key="begin"'
            f">Begin</button>{render_command_button(FRONT, 'Back')}</div></form>"
        )

    def _replace(self) -> str:
        state = f"is at {self._moment()}" if self._moment() else "is not over"
        buttons = [
            render_command_button("continue", "Go on with the old game", "vfw-primary", first=True),
            render_command_button("save", "Save it as a file"),
            render_command_button("begin anyway", "Begin the new game"),
        ]
        return (
            '<div class="vfw-away"><h2>Put your game away?</h2>'
            f"<p>Another takes the place of the one that {state}.</p>"
            f'<div class="vfw-tools">{"".join(buttons)}</div></div>'
        )

    def _moment(self) -> str:
        """Return the moment of the kept game; "" if the game has no moments."""
        assert self.waiting.match is not None
        return escape(self.skin.capabilities.moments.moment(self.waiting.match.view(None)))


def _heading(words: str) -> str:
    """Render the heading of a view, which gets the focus."""
    return f'<h2 tabindex="-1" data-first>{words}</h2>'


def _render_tile(
    command: str, label: str, note: str, *, css: str = "vfw-door", sign: str = "", first: bool = False
) -> str:
    mark = " data-first" if first else ""
    return (
        f'<button type="button" class="{css}" data-command="{command}" data-value=""{mark}>'
        f"{_face(sign or command, label, note)}</button>"
    )


def _step(number: int, title: str, goal: str, *, is_done: bool, is_next: bool) -> str:
    """Render a step of the tutorial, with a check if it is done."""
    done = ' <span class="vfw-done">✓ done</span>' if is_done else ""
    css = "vfw-lesson-door vfw-primary" if is_next else "vfw-lesson-door"
    return (
        f'<li><button type="button" class="{css}" data-command="lesson" data-value="{number}">'
        f"<b>{number}</b><span>{escape(title)}{done}<small>{escape(goal)}</small></span></button></li>"
    )


def _lesson(sheet: str, label: str, note: str) -> str:
    return f'<button type="button" class="vfw-door" data-sheet="{sheet}">{_face(LEARN, label, note)}</button>'


def _face(sign: str, label: str, note: str) -> str:
    drawing = f'<svg viewBox="0 0 56 56" aria-hidden="true">{SIGNS[sign]}</svg>'
    return f"{drawing}<b>{escape(label)}</b><span>{escape(note)}</span>"
