"""The room *What if?*: a question, its answer as it comes in, and what that answer cannot say.

It is thin: commands of the page change an `AskingRoom`, and what that holds is painted, region by region; only what
differs is sent.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.crossroads.asking_room import FIRST, AskingRoom
from vfw.crossroads.building.question_link import link_to
from vfw.crossroads.building.visitors_own import NotAsked, own_start
from vfw.crossroads.building.workshop import TITLE, Workshop
from vfw.crossroads.inside.looking_inside import LookingInside
from vfw.crossroads.inside.worlds_to_open import narrowest
from vfw.crossroads.regions.answer_html import NOTHING, answer_html, spread_html
from vfw.crossroads.regions.bands_html import bands_html
from vfw.crossroads.regions.inside_html import inside_html
from vfw.crossroads.regions.limits_html import limits_html
from vfw.crossroads.regions.maps_html import maps_html, outlines_by_code
from vfw.crossroads.regions.question_html import question_html
from vfw.crossroads.regions.room_sheets import (
    RoomSheet,
    models_sheet,
    questions_sheet,
    save_sheet,
    sheet_html,
    table_sheet,
)
from vfw.crossroads.regions.running_html import progress_in_words, running_html
from vfw.crossroads.regions.why_html import why_html
from vfw.crossroads.saving import SavedFile, answer_file, figures_file, picture_file, question_file
from vfw.jobs.pool import Pool
from vfw.jobs.remote_pool import current_pool
from vfw.panel.screens.addressed import QUERY
from vfw.panel.screens.guarded import Guarded
from vfw.panel.web.assets import FOUNDATION, bundle, joined
from vfw.panel.web.delivery import Delivered
from vfw.untrusted_input import quoted
from vfw.whatif.runs import Run
from vfw.whatif.telling import sentence

WEB = Path(__file__).parent / "web"
STYLES = ("pictures.css", "room.css", "building.css")
REGIONS = (
    *("notice", "question", "building", "running", "inside", "answer", "spread", "bands", "maps", "limits", "why"),
    "sheet",
)
"""In the order in which they are read."""


class CrossroadsPage(Delivered):
    """Paints the regions, a trait each, and carries what is pressed.

    Attributes:
        lands: the outline of each state by its code, which maps leave out. said: a serial number, a line end, and a
            sentence for screen readers. address: from the question mark on, what asks in an address what is asked now,
            so that a page that is loaded again asks it; "" before anything is pressed.
    """

    _esm = bundle("room", WEB)
    _css = "\n".join([joined(FOUNDATION), joined(STYLES, WEB)])

    lands = traitlets.Dict().tag(sync=True)
    said = traitlets.Unicode("").tag(sync=True)
    address = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **options: Any) -> None:
        self.add_traits(**{f"{region}_html": traitlets.Unicode("").tag(sync=True) for region in REGIONS})
        super().__init__(lands=outlines_by_code(), **options)

    def show(self, **regions: str) -> None:
        """Paint these regions; the others stay as they are."""
        with self.hold_sync():
            for region, html in regions.items():
                self.set_trait(f"{region}_html", html)

    def html(self, region: str) -> str:
        """What stands in a region."""
        return str(getattr(self, f"{region}_html"))

    def send_again(self) -> None:
        """Send everything that is shown, for a page that has lost it."""
        self.send_state([f"{region}_html" for region in REGIONS])

    def say(self, sentence: str) -> None:
        """Let screen readers hear a sentence, also where it is the same as before."""
        serial = int(self.said.split("\n", 1)[0] or 0) + 1
        self.said = f"{serial}\n{sentence}"


class WhatIf(Guarded, ipywidgets.VBox):
    """The room. `question` is the name of a shipped one with which it opens; `pool` plays, by default that of the
    exhibit.

    Attributes:
        room: what is asked and known. workshop: where a question is built. page: what is painted.
    """

    def __init__(self, question: str = FIRST, *, pool: Pool | None = None) -> None:
        self.page = CrossroadsPage()
        self.room = AskingRoom(pool or current_pool(), lambda: self.guarded(self._hear), first=question)
        self.workshop = Workshop(self.room)
        self.look = ipywidgets.VBox([self.page])
        for name in ("vfw-look", "vfw-crossroads", "vfw-what-if"):
            self.look.add_class(name)
        super().__init__([self.look])
        for name in ("vfw-look", "vfw-wi-room"):
            self.add_class(name)
        self.inside = LookingInside(pool or current_pool(), self._come_back, lambda: self.guarded(self._paint_answer))
        self.page.on_press(lambda message: self.guarded(partial(self.receive, message)))
        self._sheet: RoomSheet | None = None
        self._was_playing = False
        self._notice = ""
        self._try(lambda: self.workshop.follow(os.environ.get(QUERY, "")))
        self._paint()
        self.room.look_around()
        self.room.get_ready()

    def close(self) -> None:
        """Nobody looks at it any more: what is being played for it is stopped."""
        self.room.stop()
        self.inside.close()
        super().close()

    # What arrives

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "command", "name": name, "fields": dict(fields)}:
                self.command(name, fields)
            case {"kind": "moment", "text": str(text)}:
                self.begin_with(text)
            case {"kind": "paint whole"}:
                self.page.send_again()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the room")

    def command(self, name: str, fields: dict[str, Any]) -> None:
        """Do what a button or a form says. Raises ValueError, which names the commands there are."""
        commands = self._commands({key: str(value) for key, value in fields.items()})
        if name not in commands:
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
        self._notice = ""
        self._try(commands[name])
        self._paint()
        self._keep_address()
        self.room.look_around()

    def _try(self, act: Callable[[], None]) -> None:
        """Act, and say what a visitor brought that cannot be asked."""
        try:
            act()
        except NotAsked as error:
            self._notice = str(error)

    def begin_with(self, moment: str) -> None:
        """Ask from a moment of the visitor's own game on: the text that the game has kept of it."""
        self._notice = ""
        self._try(lambda: self.workshop.begin(own_start(moment)))
        self.page.say(self._notice or self.workshop.said)
        self._paint()
        self._keep_address()

    def _keep_address(self) -> None:
        room = self.room
        self.page.address = link_to(room.question, room.name, room.seed) or "?"

    def _commands(self, fields: dict[str, str]) -> dict[str, Callable[[], None]]:
        room, value = self.room, fields.get("value", "")
        return {
            "questions": lambda: self._lay_over(questions_sheet(room)),
            "choose": partial(self._choose, value),
            "players": partial(self._play_with, value),
            "start": partial(self._play, room.start),
            "stop": partial(self._stop),
            "go on": partial(self._play, room.go_on),
            "more": partial(self._play, room.more),
            "forget": room.forget,
            "table": lambda: self._lay_over(table_sheet(room, value)),
            "models": lambda: self._lay_over(models_sheet()),
            "save": lambda: self._lay_over(save_sheet(room)),
            "save svg": lambda: self._give(picture_file(room, value)),
            "save png": lambda: self._give(picture_file(room, value), kind="picture"),
            "save figures": lambda: self._give(figures_file(room)),
            "save question": lambda: self._give(question_file(room)),
            "save answer": lambda: self._give(answer_file(room)),
            "open file": partial(self._open, fields),
            "open world": lambda: self.open_world(int(value)),
            **{name: partial(self._build, name, act) for name, act in self.workshop.commands(value).items()},
            "close": partial(self._lay_over, None),
        }

    def _build(self, name: str, act: Callable[[], None]) -> None:
        """Do it in the workshop, whose sheet stays open, and opens, for what is pressed in it."""
        act()
        if self._sheet or name == "build":
            self._lay_over(RoomSheet(TITLE, self.workshop.sheet))
        if self.workshop.said:
            self.page.say(self.workshop.said)

    def _open(self, fields: dict[str, str]) -> None:
        self._lay_over(None)
        self.workshop.open(fields.get("text", ""), int(fields.get("size", "0")))
        self._tell_what_is_asked(self.room.question.title)

    def _choose(self, name: str) -> None:
        self.room.choose(name)
        self._lay_over(None)
        self._tell_what_is_asked(self.room.question.title)

    def _play_with(self, player: str) -> None:
        self.room.play_with(player)
        self._tell_what_is_asked(f"Players: {player}.")

    def _tell_what_is_asked(self, first: str) -> None:
        answer = self.room.answer
        self.page.say(f"{first} {sentence(answer.counts) if answer else NOTHING}")

    def _play(self, begin: Callable[[], None]) -> None:
        self._was_playing = True
        begin()
        if self.room.is_playing and self.room.playing:
            self.page.say(progress_in_words(self.room.playing))

    def _stop(self) -> None:
        self._was_playing = False
        self.room.stop()
        self._tell_the_end()

    def open_world(self, number: int) -> None:
        """Show the world with this number as a replay in place of the room. What is being played goes on."""
        self.inside.look_into(self.room.at_hand, self.room.seed, number)
        self.children = [self.look, self.inside]

    def _come_back(self) -> None:
        self.children = [self.look]
        self._paint_answer()

    @property
    def _decides(self) -> str:
        """The state that decided the narrowest of the changed worlds, once all are counted; where planners think, that
        takes too long to be found out for a word."""
        answer = self.room.answer
        if not answer or self.room.is_playing or Run(self.room.at_hand, 0).thinks:
            return ""
        number = narrowest(answer.counts.as_changed)
        return self.inside.decides(self.room.at_hand, self.room.seed, number) if number else ""

    def _give(self, file: SavedFile, kind: str = "download") -> None:
        self.page.send({"kind": kind, "name": file.name, "text": file.text})

    def tell(self, notice: str) -> None:
        self._notice = notice
        self._paint()

    # Painting

    def _lay_over(self, sheet: RoomSheet | None) -> None:
        self._sheet = sheet

    def _hear(self) -> None:
        """More is counted, or it is known who else asks."""
        was_playing, self._was_playing = self._was_playing, self.room.is_playing
        self._paint_answer()
        if was_playing and not self.room.is_playing:
            self._tell_the_end()

    def _tell_the_end(self) -> None:
        playing, answer = self.room.playing, self.room.answer
        if playing and answer:
            self.page.say(f"{progress_in_words(playing)} {sentence(answer.counts)}")

    def _paint(self) -> None:
        room = self.room
        with self.page.hold_sync():
            self.page.show(
                notice=f'<p role="alert">{escape(self._notice)}</p>' if self._notice else "",
                question=question_html(room.question, is_own=not room.name),
                building=self.workshop.html,
                limits=limits_html(room.question, room.player),
                sheet=sheet_html(self._sheet) if self._sheet else "",
            )
            self._paint_answer()

    def _paint_answer(self) -> None:
        room, answer = self.room, self.room.answer
        conduct = room.question.as_changed.conduct
        self.page.show(
            running=running_html(room),
            answer=answer_html(answer, is_playing=room.is_playing, introduction=room.question.introduction),
            spread=spread_html(answer),
            maps=maps_html(answer),
            inside=inside_html(answer, self._decides, self.inside.begun),
            bands=bands_html(
                room.by_player, room.players, room.player, f"{conduct.suffragist} against {conduct.opposition}"
            ),
            why=why_html(answer),
        )
