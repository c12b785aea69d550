"""The panel: one match shown and played on one page.

Everything a person does arrives as a message of the page or the board and goes through one guard. What lies before them
is on the desk; the mode says what is accepted of it and what is painted. Only what differs is sent.
"""

from __future__ import annotations

import os
from functools import partial
from typing import Any

import ipywidgets

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.panel.modes.desk import Desk
from vfw.panel.modes.mode import Mode
from vfw.panel.modes.now import mode_now
from vfw.panel.play.manner import told
from vfw.panel.play.sitting import Sitting
from vfw.panel.screens import covers
from vfw.panel.screens.addressed import QUERY, asked_for
from vfw.panel.screens.asked_sheets import asked_sheet_html
from vfw.panel.screens.files import NOT_OPENED, TOO_LARGE
from vfw.panel.screens.guarded import Guarded, log_error
from vfw.panel.screens.older_saves import older_text
from vfw.panel.screens.page_of_game import page_of
from vfw.panel.screens.start_page import new_game
from vfw.panel.screens.table_regions import game_menu_html
from vfw.panel.screens.tabs import tabs_html
from vfw.panel.screens.waiting import came_back
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import Showable, meant_by
from vfw.panel.surfaces.surface import surface_for
from vfw.untrusted_input import quoted

READY = "Ready."


class Panel(Guarded, ipywidgets.VBox):
    """A game on a page.

    `Panel()` opens with the start page, `Panel(game)` with that of any other game; there the address of the page can
    ask for a scenario, `?scenario=1919-to-the-states`. `Panel(match)` shows that match; a
    position is gone on with from there, with persons in all seats; a `Path` of a save or of a recorded game, or its
    text, is opened. `Panel(...).replay()` looks back at it. Raises DamagedSave, which names the place, and TypeError
    for anything else.

    A panel plays one game; `skin` is how that looks, by default as the exhibit knows it, or plain. `slot` is the name
    under which the visitor's browser keeps the game; without one it is not kept. With `whole_page` it fills the window
    of an app; in a notebook it keeps to its cell. `styles` is a stylesheet of whoever makes another room of it.
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
        looks, match = meant_by(game, skin)
        self.page = page_of(looks, slot=slot, whole_page=whole_page, styles=styles)
        self.surface = surface_for(looks.abilities.board, self._picked_on_board)
        super().__init__([self.page, self.surface.areas])
        self.add_class("vfw-panel")
        self.page.on_press(lambda message: self.guarded(partial(self.receive, message)))

        self.question = 0
        self.desk = Desk(self.page, looks, self._turn_the_page, self._paint, self.guarded)
        self.mode: Mode
        if match is None:
            self.desk.asked = asked_for(new_game(looks), os.environ.get(QUERY, ""))
            self._turn_the_page()
        else:
            self.desk.sit_down(match, older_text(match, looks))

    @property
    def sitting(self) -> Sitting | None:
        """Those who sit at the match on the table; None on the start page."""
        return self.desk.sitting

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match on the table; None on the start page."""
        return self.sitting.match if self.sitting else None

    def replay(self) -> Panel:
        """Look back at the game on the table, from its start; the game waits as it is. The panel comes back, to be
        shown. Raises ValueError where there is none."""
        self.desk.look_back()
        return self

    # What arrives

    def _picked_on_board(self, place: str, question: int) -> None:
        self.guarded(lambda: self.pick(self.sitting.meant_by(place) if self.sitting else place, question=question))

    def tell(self, notice: str) -> None:
        self.desk.notice = notice
        try:
            self._turn_the_page()
        except Exception as worse:
            step = self.sitting.coach.number if self.sitting and self.sitting.coach else 0
            log_error(worse)
            self.page.show({"cover": covers.broken_html(self.question, step)}, self.question)

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        desk = self.desk
        match message:
            case {"kind": "pick", "replies": [_, *_] as replies, "question": question}:
                self.pick(*replies, question=question)
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                self.command(name, fields, question)
            case {"kind": "manner", "shows_steps": bool(), **more}:
                desk.tutor.remember(str(more.get("learned")))
                desk.mind(told(message))
            case {"kind": "held", "save": save, **more}:
                desk.offer(save)
                if more.get("goes_on"):
                    desk.go_on(came_back(is_unsent=bool(more.get("is_unsent"))))
                else:
                    self.page.say(READY)
            case {"kind": "open", "save": save}:
                desk.open(save)
            case {"kind": "too large"}:
                self.tell(NOT_OPENED.format(why=TOO_LARGE))
            case {"kind": "elsewhere"}:
                desk.notice = "This game goes on in another window too. The browser keeps that of the last to move."
                self._paint()
            case {"kind": "sheet", "about": about}:
                arc = desk.tracing.face if about == "arc" and desk.tracing else None
                html = asked_sheet_html(about, desk.skin, desk.replay or desk.sitting, desk.manner.sensitivity, arc)
                self.page.send({"kind": "sheet", "about": about, "html": html})
            case {"kind": "ask", "about": about}:
                self.page.say(*self.mode.answer(about))
            case {"kind": "keep whole"}:
                desk.keep_whole()
            case {"kind": "paint whole"}:
                self._paint_whole()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of its")

    def pick(self, *replies: Reply, question: int | None = None) -> None:
        """Answer the question at hand, and what follows; a late click, with the number of a past one, is dropped."""
        if question in (None, self.question):
            self.mode.take(*replies)

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Do what a button or a form of the page says; a late click is dropped here too."""
        if question in (None, self.question):
            commands = self.mode.commands(fields)
            if name not in commands:
                raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
            commands[name]()

    # Painting

    def mode_at_hand(self) -> Mode:
        """What the page is about now."""
        return mode_now(self.desk)

    def _turn_the_page(self, says: bool = False) -> None:
        """Something else stands there: give it a number, so that clicks on the last one are told apart, and paint it;
        with `says` it is heard too."""
        self.question += 1
        self.mode = self.mode_at_hand()
        with self.page.hold_sync():
            self._paint()
            if says:
                self.page.say(*self.mode.hear(), anew=self.mode.forgets)

    def _paint(self) -> None:
        """Show what the person at the screen may see."""
        desk = self.desk
        menu = game_menu_html(desk.skin, desk.shown, desk.sitting is not None, desk.replay is not None)
        board = self.mode.show_on(self.surface, self.question)
        # After the board, so that once the number of the question stands on the page, everything does.
        beside = {"tabs": tabs_html(desk.skin.abilities, self.surface), "menu": menu, **board}
        self.page.show({**beside, **self.mode.regions(self.question)}, self.question)

    def _paint_whole(self) -> None:
        """The page has lost what was sent to it: send everything anew."""
        self._turn_the_page()
        self.surface.send_again()
        self.page.send_again()
