"""The panel: one match shown and played on one page.

Everything a person does arrives as a message of the page or the map and goes through one guard; every answer goes
through `pick`. What is painted is worked out anew from the view of the person at the screen after each answer, and
only what differs is sent.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, ClassVar

import ipywidgets

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.position import Position
from vfw.core.questions import IllegalReply, Reply
from vfw.panel import covers
from vfw.panel.autosave import Autosave
from vfw.panel.map import StateMap
from vfw.panel.menu import menu_html
from vfw.panel.page import Page
from vfw.panel.painting import regions_html, seed_of, sentence, show_on_map, whole_log_html
from vfw.panel.sheets import sheet_html
from vfw.panel.sitting import PERSON, Manner, Sitting
from vfw.panel.skin import Skin
from vfw.panel.skins import FIRST, GAMES, game_of
from vfw.panel.tabs import tabs_html


class Panel(ipywidgets.VBox):
    """A game on a page.

    `Panel()` opens with the start page. `Panel(match)` shows that match; a position is gone on with from there, with
    persons in all seats; a `Path`, or the text of a save, is opened. Raises DamagedSave, which names the place, and
    TypeError for anything else.

    `slot` is the name under which the visitor's browser keeps the game; without one it is not kept. With `whole_page`
    it fills the window of an app; in a notebook it keeps to its cell.
    An error while a message is handled is shown in the panel; with `raising` it is also raised, for tests.
    """

    raising: ClassVar[bool] = False

    def __init__(
        self, game: Match[Any, Any] | Position | Path | str | None = None, *, slot: str = "", whole_page: bool = False
    ) -> None:
        self._skin: Skin = FIRST
        self.page = Page(slot=slot, whole_page=whole_page, names=self._skin.names())
        self.map = StateMap(self._picked_on_map)
        states = ipywidgets.Box([self.map.table])
        layout = ipywidgets.Box([self.map.widget, states])
        super().__init__([self.page, layout])
        for widget, name in (
            (self, "panel"),
            (layout, "layout"),
            (self.map.widget, "area-map"),
            (states, "area-states"),
        ):
            widget.add_class(f"vfw-{name}")
        self.page.on_msg(self._on_message)

        self.question = 0
        self.sitting: Sitting | None = None
        self._manner = Manner()
        self._autosave = Autosave(self.page)
        self._held: Match[Any, Any] | None = None
        self._holds_damage = False
        self._instead: Callable[[], None] | None = None
        self._notice = ""
        if game is None:
            self._turn_the_page()
        else:
            self._sit_down(_match_of(game))

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match on the table; None on the start page."""
        return self.sitting.match if self.sitting else None

    # What arrives

    def _on_message(self, _: object, message: dict[str, Any], __: object) -> None:
        self._guarded(lambda: self.receive(message))

    def _picked_on_map(self, reply: str, question: int) -> None:
        self._guarded(lambda: self.pick(self.sitting.meant_by(reply) if self.sitting else reply, question=question))

    def _guarded(self, act: Callable[[], None]) -> None:
        """ipywidgets swallows the errors of handlers; here they are shown, and raised under test."""
        try:
            act()
        except Exception as error:
            self._tell_of(error)
            if self.raising:
                raise

    def _tell_of(self, error: Exception) -> None:
        # What an illegal reply should have been names cards, perhaps of a hand that is to be hidden by then.
        what = "that is no choice here" if isinstance(error, IllegalReply) else f"{type(error).__name__}: {error}"
        self._notice = f"Something went wrong ({what}). The game stands as you see it."
        try:
            self._turn_the_page()
        except Exception as worse:
            self.page.show({"cover": covers.broken_html(f"{type(worse).__name__}: {worse}", self.question)})

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "ping"}:
                self.page.send({"kind": "pong", "question": self.question})
            case {"kind": "pick", "replies": [_, *_] as replies, "question": question}:
                self.pick(*replies, question=question)
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                self.command(name, fields, question)
            case {"kind": "manner", "shows_steps": bool(shows_steps)}:
                self._mind(Manner(asks=True, shows_steps=shows_steps))
            case {"kind": "held", "save": save}:
                self._offer_to_continue(save)
            case {"kind": "open", "save": save}:
                self._open(save)
            case {"kind": "elsewhere"}:
                self._notice = "This game goes on in another window too. The browser keeps that of the last to move."
                self._paint()
            case {"kind": "sheet", "about": about}:
                self.page.send({"kind": "sheet", "about": about, "html": self._sheet(about)})
            case {"kind": "keep whole"}:
                if self.sitting:
                    self._autosave.begin(self.sitting.match)
            case {"kind": "paint whole"}:
                self._paint_whole()
            case _:
                raise ValueError(f"the page sent {message!r}, which is no message of its")

    def pick(self, *replies: Reply, question: int | None = None) -> None:
        """Answer the question at hand, and what follows from it; a late click, which bears the number of a past
        question, is dropped."""
        if self.sitting and not self.sitting.awaits_hand_off and question in (None, self.question):
            self.sitting.answer(*replies)
            self._acted()

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Do what a button or a form of the page says; a late click is dropped here too."""
        if question not in (None, self.question):
            return
        commands = self._commands(fields)
        if name not in commands:
            raise ValueError(f"unknown command {name!r}; known here are {', '.join(commands)}")
        commands[name]()

    def _commands(self, fields: dict[str, Any]) -> dict[str, Callable[[], None]]:
        sitting = self.sitting
        if sitting is None:
            return {
                "begin": lambda: self._begin_instead(partial(self._begin, fields)),
                "continue": self._continue,
                "save": self._save,
                **({"begin anyway": self._instead} if self._instead else {}),
            }
        if sitting.awaits_hand_off:
            return {"ready": partial(self._play, sitting.take_the_screen), "start page": self._back_to_start}
        played = {
            "all": sitting.place_all,
            "shuffle": sitting.shuffle,
            "throw": sitting.throw,
            "go on": sitting.go_on,
            "next": sitting.watch_on,
            "skip": sitting.skip,
        }
        return {
            "save": self._save,
            **{name: partial(self._play, act) for name, act in played.items()},
            "colour": lambda: self._prefer(fields["value"]),
            "undo": partial(self._take_back, sitting),
            "redo": partial(self._play, sitting.redo),
            "start page": self._back_to_start,
        }

    # Beginning

    def _begin_instead(self, begin: Callable[[], None]) -> None:
        """A game that is not over is not replaced without a question."""
        if self.match and not self.match.outcome:
            self._held = self.match
        if self._held:
            self.sitting, self._instead = None, begin
            self._turn_the_page()
        else:
            begin()

    def _begin(self, fields: dict[str, Any]) -> None:
        seats = {seat: fields.get(seat, PERSON) for seat in self._skin.game.seats}
        seed = str(fields.get("seed", "")).strip() or secrets.token_hex(4)
        chance: Chance = physical(seeded(seed)) if fields.get("dice") == "table" else seeded(seed)
        self._sit_down(Match(self._skin.game, chance=chance, players=seats))

    def _sit_down(self, match: Match[Any, Any]) -> None:
        self.sitting = Sitting(match, self._manner)
        self._skin = self.sitting.skin
        if match.can_save:
            self._autosave.begin(match, put_aside=self._holds_damage)
        self._held, self._holds_damage, self._instead = None, False, None
        self._acted()

    def _offer_to_continue(self, save: str) -> None:
        """The page has come up and says what the browser holds."""
        if self.sitting or not save:
            return
        self._holds_damage = True
        try:
            held = Match.load(save, GAMES, throw=False)
        except DamagedSave as damage:
            self._notice = f"The game kept in this browser cannot be opened: {damage}."
        else:
            self._holds_damage = False
            self._held = None if held.outcome else held
        self._turn_the_page()

    def _continue(self) -> None:
        if self._held:
            self._sit_down(self._held)

    def _back_to_start(self) -> None:
        self._held = None if self.match is None or self.match.outcome else self.match
        self.sitting, self._instead, self._notice = None, None, ""
        self._turn_the_page()

    # Files

    def _open(self, save: str) -> None:
        """Open a file in place of what is on the table, after a question; what cannot be read changes nothing."""
        try:
            match = Match.load(save, GAMES, throw=False)
        except DamagedSave as damage:
            self._notice = f"That file cannot be opened: it is no saved game, or it is damaged ({damage})."
            self._turn_the_page()
        else:
            self._begin_instead(partial(self._sit_down, match))

    def _save(self) -> None:
        match = self.match or self._held
        if match and match.can_save:
            self.page.send({"kind": "download", "name": f"{match.game.name}.json", "text": match.save()})

    # What the visitor likes, and asks about

    def _mind(self, manner: Manner) -> None:
        self._manner = manner
        if self.sitting and self.sitting.manner != manner:
            self.sitting.manner = manner
            self._turn_the_page()

    def _sheet(self, about: str) -> str:
        if about == "log" and self.sitting:
            return whole_log_html(self.sitting)
        return sheet_html(self._skin.sheet(about, self.sitting.view if self.sitting else None))

    # Playing

    def _play(self, act: Callable[[], None]) -> None:
        act()
        self._acted()

    def _acted(self) -> None:
        assert self.sitting is not None
        self._notice = ""
        if self.sitting.match.can_save:
            self._autosave.follow(self.sitting.match)
        with self.page.hold_sync():
            self._turn_the_page()
            self.page.say(sentence(self.sitting))

    def _take_back(self, sitting: Sitting) -> None:
        why_not = sitting.why_no_undo()
        self._play(sitting.undo)
        if why_not:
            self._notice = f"That cannot be taken back: {why_not}."
            self._paint()

    def _prefer(self, colour: str) -> None:
        assert self.sitting is not None
        self.sitting.colour = colour
        self._paint()

    # Painting

    def _turn_the_page(self) -> None:
        """A new question stands: give it a number, so that clicks on the last one are told apart, and paint it."""
        self.question += 1
        self._paint()

    def _paint(self) -> None:
        """Show what the person at the screen may see."""
        show = {"tabs": tabs_html(), "menu": self._menu()}
        if self.sitting is None:
            show["cover"] = covers.start_html(
                self._skin, self._held, self._notice, self._holds_damage, self._instead is not None, self.question
            )
        else:
            show_on_map(self.map, self.sitting, self.question)
            show |= regions_html(self.sitting, self.question, self._notice)
        # After the map, so that once the number of the question stands on the page, everything does.
        self.page.show(show)

    def _menu(self) -> str:
        match = self.match or self._held
        if match is None:
            return menu_html("", "there is no game yet", is_playing=False)
        why_no_save = "" if match.can_save else "it began in the middle of a game"
        return menu_html(seed_of(match), why_no_save, is_playing=self.sitting is not None)

    def _paint_whole(self) -> None:
        """The page has lost what was sent to it: send everything anew."""
        self._turn_the_page()
        self.map.send_again()
        self.page.send_again()


def _match_of(game: Match[Any, Any] | Position | Path | str) -> Match[Any, Any]:
    if isinstance(game, Match):
        return game
    if isinstance(game, Position):
        return Match(game_of(game), position=game)
    if isinstance(game, Path):
        return Match.load(game.read_text(encoding="utf-8"), GAMES)
    if isinstance(game, str):
        return Match.load(game, GAMES)
    raise TypeError(f"{game!r} cannot be shown; expected a match, a position, the path of a save or its text")
