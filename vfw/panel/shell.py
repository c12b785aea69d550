"""The panel: one match shown and played on one page.

Everything a person does arrives as a message of the page or the map and goes through one guard; every answer goes
through `pick`. What is painted is worked out anew from the view of the person at the screen after each answer, and
only what differs is sent.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any, ClassVar

import ipywidgets

from vfw.core.chance import Chance, physical, seeded
from vfw.core.match import DamagedSave, Match, NothingToUndo
from vfw.core.players import Player, RandomPlayer, any_reply
from vfw.core.questions import Decision, IllegalReply, Reply, Roll, Shuffle
from vfw.panel import covers
from vfw.panel.hand import hand_html, table_html
from vfw.panel.html import command_button
from vfw.panel.map import StateMap
from vfw.panel.page import Page
from vfw.panel.prompt import PromptFace, prompt_html
from vfw.panel.skins import SKINS, Skin, VotesSkin, skin_for
from vfw.panel.tracks import camps_html, head_html, log_html

PERSON, RANDOM = "person", "random"
LOG_LINES = 40


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
        self._regions = {
            name: ipywidgets.HTML() for name in ("head", "prompt", "camps", "log", "hand", "table", "cover")
        }
        for name, region in self._regions.items():
            region.add_class(f"vfw-area-{name}")
        self.map.widget.add_class("vfw-area-map")
        layout = ipywidgets.Box(self._in_reading_order())
        layout.add_class("vfw-layout")
        super().__init__([self.page, layout, self._regions["cover"]])
        self.add_class("vfw-panel")
        self.page.on_msg(self._on_message)

        self.skin: Skin = skin_for(match) if match else VotesSkin()
        self.match: Match[Any, Any] | None = None
        self.viewer: str | None = None
        self.question = 0
        self._held: Match[Any, Any] | None = None
        self._notice = ""
        self._players: dict[str, Player[Any]] = {}
        self._colour = ""
        self._faces: tuple[int, ...] = ()
        self._acts: list[int] = []
        self._redos: list[int] = []
        self._seen = 0
        self._kept = 0
        self._awaits_hand_off = False
        if match:
            self._sit_down(match)
        self.paint()

    def _in_reading_order(self) -> list[ipywidgets.Widget]:
        regions = self._regions
        return [regions["head"], self.map.widget, *[regions[n] for n in ("prompt", "camps", "log", "hand", "table")]]

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
            self._notice = f"Something went wrong ({type(error).__name__}: {error}). The game is as it was."
            self.paint()
            if self.raising:
                raise

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "ping"}:
                self.page.send({"kind": "pong"})
            case {"kind": "pick", "reply": reply, "question": question}:
                self.pick(reply, question)
            case {"kind": "command", "name": name, "fields": fields}:
                self.command(name, fields)
            case {"kind": "held", "save": save}:
                self._offer_to_continue(save)
            case {"kind": "need all"}:
                self._keep_all()
            case _:
                raise ValueError(f"the page sent {message!r}, which is no message of its")

    def pick(self, reply: Reply, question: int | None = None) -> None:
        """Answer the question at hand; a late click, which bears the number of a past question, is dropped."""
        if self.match is None or self._awaits_hand_off or (question is not None and question != self.question):
            return
        pending = self.match.pending
        if isinstance(pending, Roll):
            if not isinstance(reply, int) or not 1 <= reply <= pending.sides:
                raise IllegalReply(pending, reply)
            self._faces += (reply,)
            if len(self._faces) < pending.n:
                self._turn_the_page()
                return
            reply = self._faces
        if isinstance(pending, Decision) and pending.about == "region" and reply not in pending.choices:
            return
        self._begin_act()
        self.match.answer(reply)
        self._answer_with_chosen_colour()
        self._go_on()

    def command(self, name: str, fields: dict[str, Any]) -> None:
        """Do what a button or a form of the page says."""
        commands: dict[str, Callable[[], None]] = {
            "begin": lambda: self._begin(fields),
            "continue": self._continue,
            "start page": self._back_to_start,
            "ready": self._take_the_screen,
            "colour": lambda: self._prefer(fields["value"]),
            "all": self._answer_formality,
            "undo": self.undo,
            "redo": self.redo,
            "shuffle": self._shuffle,
            "next": self._watch_on,
            "back to game": self._leave_cover,
        }
        if name not in commands:
            raise ValueError(f"unknown command {name!r}; known are {', '.join(commands)}")
        commands[name]()

    # Beginning

    def _begin(self, fields: dict[str, Any]) -> None:
        seats = {seat: fields.get(seat, PERSON) for seat in self.skin.game.seats}
        seed = str(fields.get("seed", "")).strip() or secrets.token_hex(4)
        chance: Chance = physical(seeded(seed)) if fields.get("dice") == "table" else seeded(seed)
        self._sit_down(Match(self.skin.game, chance=chance, players=seats))
        self._go_on()

    def _sit_down(self, match: Match[Any, Any]) -> None:
        self.match = match
        self.skin = skin_for(match)
        seated = {seat: match.players.get(seat, PERSON) for seat in match.game.seats}
        # What a player chooses is recorded, so a random one may differ from visit to visit.
        self._players = {seat: RandomPlayer(Random()) for seat, who in seated.items() if who == RANDOM}
        persons = [seat for seat in match.game.seats if seat not in self._players]
        self.viewer = persons[0] if len(persons) == 1 else None
        self._acts, self._redos, self._faces = [], [], ()
        self._seen = len(match.positions)
        self._held, self._notice, self._awaits_hand_off = None, "", False
        self.page.send({"kind": "begin", "header": match.header()})
        self._kept = 0
        self._settle_viewer()
        self._keep()

    def _offer_to_continue(self, save: str) -> None:
        if self.match is not None or not save:
            return
        try:
            held = Match.load(save, [skin.game for skin in SKINS.values()])
        except DamagedSave as damage:
            self._notice = f"The game kept in this browser could not be opened. {damage}"
        else:
            self._held = None if held.outcome else held
        self.paint()

    def _continue(self) -> None:
        if self._held:
            self._sit_down(self._held)
            self._go_on()

    def _back_to_start(self) -> None:
        self._held, self.match = self.match, None
        if self._held and self._held.outcome:
            self._held = None
        self._turn_the_page()

    def _leave_cover(self) -> None:
        self._continue()

    # Playing

    def _begin_act(self) -> None:
        assert self.match is not None
        self._acts = [start for start in self._acts if start < len(self.match.replies)] + [len(self.match.replies)]
        self._redos.clear()
        self._faces, self._notice = (), ""
        self._seen = len(self.match.positions)

    def _go_on(self) -> None:
        """After an answer: let the players who are no persons answer, then show whose turn it is."""
        assert self.match is not None
        if len(self._players) < len(self.match.game.seats):
            self._let_players_answer()
        self._settle_viewer()
        self._keep()
        self._turn_the_page()

    def _let_players_answer(self) -> None:
        assert self.match is not None
        while isinstance(self.match.pending, Decision) and self.match.pending.seat in self._players:
            seat = self.match.pending.seat
            self.match.answer(self._players[seat].choose(self.match.view(seat)))

    def _watch_on(self) -> None:
        """Nobody sits at the screen: one card further."""
        if self.match is None or self.match.outcome:
            return
        self._seen = len(self.match.positions)
        while isinstance(self.match.pending, Decision):
            seat = self.match.pending.seat
            self.match.answer(self._players[seat].choose(self.match.view(seat)))
            if self.skin.card_begins(self.match.position):
                break
        self._keep()
        self._turn_the_page()

    def _settle_viewer(self) -> None:
        """Who looks at the screen: with two persons the one who is to choose, after the screen has been handed over."""
        assert self.match is not None
        pending = self.match.pending
        if not isinstance(pending, Decision) or pending.seat in self._players or pending.seat == self.viewer:
            return
        if self.skin.hands_matter(self.match.position):
            self._awaits_hand_off = True
        else:
            self.viewer = pending.seat

    def _take_the_screen(self) -> None:
        assert self.match is not None
        if self._awaits_hand_off and isinstance(self.match.pending, Decision):
            self.viewer = self.match.pending.seat
            self._awaits_hand_off = False
        self._turn_the_page()

    def _prefer(self, colour: str) -> None:
        self._colour = colour
        self.paint()

    def _answer_with_chosen_colour(self) -> None:
        assert self.match is not None
        pending = self.match.pending
        if (
            isinstance(pending, Decision)
            and pending.about == "colour"
            and pending.why == "add"
            and pending.seat == self.viewer
            and self._colour in pending.choices
        ):
            self.match.answer(self._colour)

    def _answer_formality(self) -> None:
        """Place all that are left, where only their order is open; whatever is a choice is still asked."""
        assert self.match is not None
        self._begin_act()
        while self.viewer and self.match.legal() and self.skin.formality(self.match.view(self.viewer)):
            self.match.answer(self.match.legal()[0])
            self._answer_with_chosen_colour()
        self._go_on()

    def _shuffle(self) -> None:
        assert self.match is not None
        if isinstance(self.match.pending, Shuffle):
            self.match.answer(any_reply(self.match.pending, Random()))
            self._go_on()

    def undo(self) -> None:
        """Take back the last act of the person at the screen, as far as that is fair."""
        assert self.match is not None
        start = max((start for start in self._acts if start < len(self.match.replies)), default=0)
        taken = 0
        while len(self.match.replies) > start and self.match.can_undo(self.viewer):
            self.match.undo(self.viewer)
            taken += 1
        if taken:
            self._redos.append(taken)
        self._after_time_travel()

    def redo(self) -> None:
        assert self.match is not None
        if self._redos:
            start = len(self.match.replies)
            for _ in range(self._redos.pop()):
                self.match.redo()
            self._acts.append(start)
        self._after_time_travel()

    def _after_time_travel(self) -> None:
        assert self.match is not None
        self._seen, self._faces, self._notice = len(self.match.positions), (), ""
        self._keep()
        self._turn_the_page()

    # Keeping the game in the browser

    def _keep(self) -> None:
        assert self.match is not None
        if not self.page.slot:
            return
        start = min(self._kept, len(self.match.replies), *self._acts[-1:])
        self.page.send({"kind": "append", "from": start, "entries": self.match.entries(start)})
        self._kept = len(self.match.replies)

    def _keep_all(self) -> None:
        if self.match is not None:
            self.page.send({"kind": "begin", "header": self.match.header()})
            self.page.send({"kind": "append", "from": 0, "entries": self.match.entries()})

    # Painting

    def _turn_the_page(self) -> None:
        """A new question stands: give it a number, so that clicks on the last one are told apart, and paint it."""
        self.question += 1
        self.paint()

    def paint(self) -> None:
        """Show the match as the person at the screen may see it."""
        show = dict.fromkeys(self._regions, "")
        if self.match is None:
            show["cover"] = covers.start_html(self.skin, self._held, self._notice)
        else:
            show |= self._painted(self.match)
        for name, html in show.items():
            self._regions[name].value = html
        self._set_class("vfw-covered", bool(show["cover"]))

    def _painted(self, match: Match[Any, Any]) -> dict[str, str]:
        skin, seat = self.skin, None if self._awaits_hand_off else self.viewer
        view = skin.game.view(match.position, seat)  # type: ignore[arg-type]  # None sees only the table
        news = [event for position in match.positions[self._seen :] for event in position.news]
        self._paint_map(match, view, skin.changed(news))
        prompt = self._prompt(match, view)
        cards, backs = skin.hand(view)
        tracks, tallies = skin.tracks(view)
        lines = skin.log([event for position in match.positions for event in position.news], seat)
        heard = skin.log(news, seat)
        self.page.say(" ".join([line for line, _ in heard[-1:]] + [prompt.headline]))
        return {
            "head": head_html(skin.title, skin.subtitle, tracks, tallies),
            "prompt": prompt_html(prompt, self.question),
            "camps": camps_html(skin.camps(view)),
            "log": log_html(lines[-LOG_LINES:]),
            "hand": hand_html(cards, "Your hand", self.question, hidden=backs),
            "table": table_html(skin.table(view)),
            "cover": covers.hand_off_html(skin, match.pending) if self._awaits_hand_off else "",
        }

    def _paint_map(self, match: Match[Any, Any], view: Any, changed: set[str]) -> None:
        pending = view.pending
        choices = pending.choices if isinstance(pending, Decision) else ()
        about = pending.about if isinstance(pending, Decision) else ""
        faces = self.skin.states(view, changed)
        self.map.show(
            faces,
            question=self.question,
            states_legal=[str(choice) for choice in choices if choice in faces] if about == "state" else (),
            regions_legal=[str(choice) for choice in choices] if about == "region" else (),
            campaigners=self.skin.campaigners(view),
        )

    def _prompt(self, match: Match[Any, Any], view: Any) -> PromptFace:
        face, pending = self.skin.prompt(view), view.pending
        tools = [*self._colour_tools(view), *self._tools(match, view)]
        choices, detail = dict(face.choices), self._notice or face.detail
        if isinstance(pending, Roll):
            choices = {face: str(face) for face in range(1, pending.sides + 1)}
            if pending.n > 1:
                detail = f"Die {len(self._faces) + 1} of {pending.n}. {detail}"
        return replace(face, detail=detail, choices=choices, tools=tools)

    def _colour_tools(self, view: Any) -> list[str]:
        colours = self.skin.colours(view)
        if colours and self._colour not in colours:
            self._colour = colours[0]
        tools = [
            command_button("colour", colour.capitalize(), f"vfw-{colour}", value=colour, pressed=colour == self._colour)
            for colour in colours
        ]
        if self.skin.formality(view) and len(view.pending.choices) > 1:
            tools.append(command_button("all", "Place them all"))
        return tools

    def _tools(self, match: Match[Any, Any], view: Any) -> list[str]:
        tools = []
        if isinstance(view.pending, Shuffle):
            tools.append(command_button("shuffle", "Shuffle"))
        if len(self._players) == len(match.game.seats) and not match.outcome:
            tools.append(command_button("next", "Next card"))
        elif self._players or not match.outcome:
            tools.append(command_button("undo", "Undo", why_not=self._why_no_undo(match)))
            tools.append(command_button("redo", "Redo", why_not="" if self._redos else "Nothing was taken back"))
        tools.append(command_button("start page", "New game" if not match.outcome else "Play again"))
        return tools

    def _why_no_undo(self, match: Match[Any, Any]) -> str:
        if self.viewer is None or match.outcome:
            return "There is nothing to take back"
        try:
            match.undo(self.viewer)
        except NothingToUndo as reason:
            return f"Not to be taken back: {reason}"
        match.redo()
        return ""

    def _set_class(self, name: str, wanted: bool) -> None:
        (self.add_class if wanted else self.remove_class)(name)
