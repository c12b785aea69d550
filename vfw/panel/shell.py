"""The panel: one match shown and played on one page.

Everything a person does arrives as a message of the page or the map and goes through one guard; every answer goes
through `pick`. What is painted is worked out anew from the view of the person at the screen after each answer, and
only what differs is sent.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import ipywidgets

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import DamagedSave, Match
from vfw.core.questions import IllegalReply, Reply
from vfw.panel import covers
from vfw.panel.autosave import Autosave
from vfw.panel.map import StateMap
from vfw.panel.page import Page
from vfw.panel.painting import regions_html, sentence, show_on_map
from vfw.panel.sitting import PERSON, Sitting
from vfw.panel.skins import SKINS, Skin, VotesSkin

IN_READING_ORDER = ("head", "map", "prompt", "hand", "camps", "log", "table")


class Panel(ipywidgets.VBox):
    """A game on a page: `Panel()` opens with the start page, `Panel(match)` shows that match.

    `slot` is the name under which the visitor's browser keeps the game; without one it is not kept. With `whole_page`
    it fills the window of an app; in a notebook it keeps to its cell.
    An error while a message is handled is shown in the panel; with `raising` it is also raised, for tests.
    """

    raising: ClassVar[bool] = False

    def __init__(self, match: Match[Any, Any] | None = None, *, slot: str = "", whole_page: bool = False) -> None:
        self.page = Page(slot=slot, whole_page=whole_page)
        self.map = StateMap(self._picked_on_map)
        self._regions = {name: ipywidgets.HTML() for name in (*IN_READING_ORDER, "cover") if name != "map"}
        areas = {**self._regions, "map": self.map.widget}
        for name, area in areas.items():
            area.add_class(f"vfw-area-{name}")
        layout = ipywidgets.Box([areas[name] for name in IN_READING_ORDER])
        layout.add_class("vfw-layout")
        super().__init__([self.page, layout, areas["cover"]])
        self.add_class("vfw-panel")
        self.page.on_msg(self._on_message)

        self.question = 0
        self.sitting: Sitting | None = None
        self._skin: Skin = VotesSkin()
        self._autosave = Autosave(self.page)
        self._held: Match[Any, Any] | None = None
        self._holds_damage = False
        self._notice = ""
        if match:
            self._sit_down(match)
        else:
            self._turn_the_page()

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match on the table; None on the start page."""
        return self.sitting.match if self.sitting else None

    # What arrives

    def _on_message(self, _: object, message: dict[str, Any], __: object) -> None:
        self._guarded(lambda: self.receive(message))

    def _picked_on_map(self, reply: str, question: int) -> None:
        self._guarded(lambda: self.pick(reply, question))

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
            self._regions["cover"].value = covers.broken_html(f"{type(worse).__name__}: {worse}", self.question)

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "ping"}:
                self.page.send({"kind": "pong", "question": self.question})
            case {"kind": "pick", "reply": reply, "question": question}:
                self.pick(reply, question)
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                self.command(name, fields, question)
            case {"kind": "held", "save": save}:
                self._offer_to_continue(save)
            case {"kind": "keep whole"}:
                if self.sitting:
                    self._autosave.begin(self.sitting.match)
            case {"kind": "paint whole"}:
                self._paint_whole()
            case _:
                raise ValueError(f"the page sent {message!r}, which is no message of its")

    def pick(self, reply: Reply, question: int | None = None) -> None:
        """Answer the question at hand; a late click, which bears the number of a past question, is dropped."""
        if self.sitting and not self.sitting.awaits_hand_off and question in (None, self.question):
            self.sitting.answer(reply)
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
            return {"begin": lambda: self._begin(fields), "continue": self._continue}
        if sitting.awaits_hand_off:
            return {"ready": partial(self._play, sitting.take_the_screen), "start page": self._back_to_start}
        played = {
            "all": sitting.place_all,
            "shuffle": sitting.shuffle,
            "next": sitting.watch_on,
        }
        return {
            **{name: partial(self._play, act) for name, act in played.items()},
            "colour": lambda: self._prefer(fields["value"]),
            "undo": partial(self._take_back, sitting),
            "redo": partial(self._play, sitting.redo),
            "start page": self._back_to_start,
        }

    # Beginning

    def _begin(self, fields: dict[str, Any]) -> None:
        seats = {seat: fields.get(seat, PERSON) for seat in self._skin.game.seats}
        seed = str(fields.get("seed", "")).strip() or secrets.token_hex(4)
        chance: Chance = physical(seeded(seed)) if fields.get("dice") == "table" else seeded(seed)
        self._sit_down(Match(self._skin.game, chance=chance, players=seats))

    def _sit_down(self, match: Match[Any, Any]) -> None:
        self.sitting = Sitting(match)
        self._skin = self.sitting.skin
        self._autosave.begin(match, put_aside=self._holds_damage)
        self._held, self._holds_damage = None, False
        self._acted()

    def _offer_to_continue(self, save: str) -> None:
        """The page has come up and says what the browser holds."""
        if self.sitting or not save:
            return
        self._holds_damage = True
        try:
            held = Match.load(save, [skin.game for skin in SKINS.values()])
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
        self.sitting, self._notice = None, ""
        self._turn_the_page()

    # Playing

    def _play(self, act: Callable[[], None]) -> None:
        act()
        self._acted()

    def _acted(self) -> None:
        assert self.sitting is not None
        self._notice = ""
        self._autosave.follow(self.sitting.match)
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
        show = dict.fromkeys(self._regions, "")
        if self.sitting is None:
            show["cover"] = covers.start_html(self._skin, self._held, self._notice, self._holds_damage, self.question)
        else:
            show_on_map(self.map, self.sitting, self.question)
            show |= regions_html(self.sitting, self.question, self._notice)
            # Last, so that once the number in the prompt stands on the page, everything does.
            show["prompt"] = show.pop("prompt")
        for name, html in show.items():
            self._regions[name].value = html

    def _paint_whole(self) -> None:
        """The page has lost what was sent to it: send everything anew."""
        self._turn_the_page()
        self.map.send_again()
        for region in self._regions.values():
            region.send_state("value")
