"""The panel: one match shown and played on one page.

Everything a person does arrives as a message of the page or the map and goes through one guard; every answer goes
through `pick`. What is painted is worked out anew from the view of the person at the screen after each answer, and
only what differs is sent.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import ipywidgets

from vfw.core.match import DamagedSave, Match
from vfw.core.questions import Reply
from vfw.foreign import quoted
from vfw.panel.play.looking_back import Replay
from vfw.panel.play.manner import USUAL, Manner, told
from vfw.panel.play.reading_first import ReadingFirst
from vfw.panel.play.sitting import Sitting
from vfw.panel.play.tutor import Tutor
from vfw.panel.screens import covers, table_regions
from vfw.panel.screens.asked_sheets import asked_sheet_html
from vfw.panel.screens.files import NOT_OPENED, TOO_LARGE, save_file, scenario_file
from vfw.panel.screens.guarded import Guarded, error_words
from vfw.panel.screens.older_saves import older_text
from vfw.panel.screens.page_of_game import page_of
from vfw.panel.screens.replay_regions import replay_regions_html, replay_sentence
from vfw.panel.screens.start_page import FRONT, LEARN, LEAVES, REPLACE, StartPage, new_game, new_match
from vfw.panel.screens.tabs import tabs_html
from vfw.panel.screens.waiting import Waiting, came_back
from vfw.panel.skins.protocol import Skin
from vfw.panel.skins.registry import Showable, meant_by, opened
from vfw.panel.surfaces.surface import surface_for
from vfw.panel.web.autosave import Autosave


class Panel(Guarded, ipywidgets.VBox):
    """A game on a page.

    `Panel()` opens with the start page, `Panel(game)` with that of any other game. `Panel(match)` shows that match; a
    position is gone on with from there, with persons in all seats; a `Path` of a save or of a recorded game, or its
    text, is opened. `Panel(...).replay()` looks back at it. Raises DamagedSave, which names the place, and TypeError
    for anything else.

    A panel plays one game; `skin` is how that looks, by default as the exhibit knows it, or plain. `slot` is the name
    under which the visitor's browser keeps the game; without one it is not kept. With `whole_page` it fills the window
    of an app; in a notebook it keeps to its cell.
    """

    def __init__(
        self, game: Showable = None, *, skin: Skin | None = None, slot: str = "", whole_page: bool = False
    ) -> None:
        self._skin, match = meant_by(game, skin)
        self.page = page_of(self._skin, slot=slot, whole_page=whole_page)
        self.surface = surface_for(self._skin.abilities.board, self._picked_on_board)
        super().__init__([self.page, self.surface.areas])
        self.add_class("vfw-panel")
        self.page.on_press(lambda message: self.guarded(partial(self.receive, message)))

        self.question = 0
        self.sitting: Sitting | None = None
        self._replay: Replay | None = None
        self._manner = USUAL
        self._first = ReadingFirst()
        self._tutor = Tutor()
        self._autosave = Autosave(self.page)
        self._waiting = Waiting(self._skin)
        self._leaf = FRONT
        self._instead: Callable[[], None] | None = None
        self._notice = ""
        if match is None:
            self._turn_the_page()
        else:
            self._sit_down(match, older_text(match))

    @property
    def match(self) -> Match[Any, Any] | None:
        """The match on the table; None on the start page."""
        return self.sitting.match if self.sitting else None

    # What arrives

    def _picked_on_board(self, reply: str, question: int) -> None:
        self.guarded(lambda: self.pick(self.sitting.meant_by(reply) if self.sitting else reply, question=question))

    def tell(self, notice: str) -> None:
        self._notice = notice
        try:
            self._turn_the_page()
        except Exception as worse:
            self.page.show({"cover": covers.broken_html(error_words(worse), self.question)}, self.question)

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "pick", "replies": [_, *_] as replies, "question": question}:
                self.pick(*replies, question=question)
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                self.command(name, fields, question)
            case {"kind": "manner", "shows_steps": bool(), **more}:
                self._tutor.remember(str(more.get("learned")))
                self._mind(told(message))
            case {"kind": "held", "save": save, **more}:
                self._offer_to_continue(save)
                if more.get("goes_on"):
                    self._continue(came_back(is_unsent=bool(more.get("is_unsent"))))
            case {"kind": "open", "save": save}:
                self._open(save)
            case {"kind": "too large"}:
                self.tell(NOT_OPENED.format(why=TOO_LARGE))
            case {"kind": "elsewhere"}:
                self._notice = "This game goes on in another window too. The browser keeps that of the last to move."
                self._paint()
            case {"kind": "sheet", "about": about}:
                html = asked_sheet_html(about, self._skin, self._replay or self.sitting, self._manner.sensitivity)
                self.page.send({"kind": "sheet", "about": about, "html": html})
            case {"kind": "keep whole"}:
                if self.sitting and not self.sitting.coach:
                    self._autosave.begin(self.sitting.match)
            case {"kind": "paint whole"}:
                self._paint_whole()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of its")

    def pick(self, *replies: Reply, question: int | None = None) -> None:
        """Answer the question at hand, and what follows; a late click, with the number of a past one, is dropped."""
        sitting = self.sitting
        if sitting is None or self._replay or question not in (None, self.question):
            return
        if sitting.screen.awaits_hand_off or sitting.introduction or self._first.card:
            return
        if sitting.manner.asks and self._first.holds_back(replies, sitting.would_play(replies)):
            with self.page.hold_sync():
                self._turn_the_page()
                self.page.say(table_regions.sentence(sitting, reads_first=self._first.card))
        else:
            self._play(partial(sitting.answer, *replies))

    def command(self, name: str, fields: dict[str, Any], question: int | None = None) -> None:
        """Do what a button or a form of the page says; a late click is dropped here too."""
        if question not in (None, self.question):
            return
        commands = self._commands(fields)
        if name not in commands:
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
        commands[name]()

    def _commands(self, fields: dict[str, Any]) -> dict[str, Callable[[], object]]:
        sitting = self.sitting
        if self._replay:
            return self._replay_commands(self._replay, fields)
        if sitting is None:
            return {
                **{leaf: partial(self._turn_to, leaf) for leaf in LEAVES},
                "play": lambda: self._begin_instead(partial(self._begin, new_game(self._skin).play.answers)),
                "watch": lambda: self._begin_instead(partial(self._begin, new_game(self._skin).watch.answers)),
                "begin": lambda: self._begin_instead(partial(self._begin, fields)),
                "continue": self._continue,
                "save": self._save,
                "lesson": lambda: self._learn(int(fields["value"])),
                **({"begin anyway": self._instead} if self._instead else {}),
            }
        if sitting.introduction:
            return {"read": lambda: self._play(sitting.read_on, self._notice), "start page": self._back_to_start}
        if self._first.card:
            return {
                "play it": lambda: self._play(partial(sitting.answer, *self._first.read())),
                "not now": partial(self._play, self._first.drop),
            }
        if sitting.screen.awaits_hand_off:
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
            **self._always(),
            **{name: partial(self._play, act) for name, act in played.items()},
            "colour": lambda: self._prefer(fields["value"]),
            "undo": partial(self._take_back, sitting),
            "redo": partial(self._play, sitting.redo),
            "hint": partial(self._hint, sitting),
            "look back": self.replay,
            **(dict.fromkeys(("lesson", "again"), lambda: self._learn(int(fields["value"]))) if sitting.coach else {}),
        }

    def _replay_commands(self, replay: Replay, fields: dict[str, Any]) -> dict[str, Callable[[], object]]:
        moves = replay.commands(fields)
        return {
            **{name: partial(self._move_in_replay, move) for name, move in moves.items()},
            "play from here": partial(self._ask_who_plays_on, replay, True),
            "go on looking": partial(self._ask_who_plays_on, replay, False),
            "begin": lambda: self._begin_instead(partial(self._sit_down, replay.fork(fields, secrets.token_hex(4)))),
            "leave": partial(self._look_at, None),
            **self._always(),
        }

    def _always(self) -> dict[str, Callable[[], object]]:
        return {"save": self._save, "save scenario": self._save_scenario, "start page": self._back_to_start}

    # Looking back

    def replay(self) -> Panel:
        """Look back at the game on the table, from its start; the game waits as it is. The panel comes back, to be
        shown. Raises ValueError where there is none."""
        if self.sitting is None:
            raise ValueError("there is no game on the table to look back at")
        seat = self.sitting.screen.seen_by
        self._look_at(Replay(self.sitting.match, may_see=[seat] if seat else []))
        return self

    def _look_at(self, replay: Replay | None, notice: str = "") -> None:
        """Look back at a match from now on; at none, return to the game, or to the start page, as it was left."""
        self._replay, self._notice = replay, notice
        self._turn_the_page()
        if replay:
            self.page.say(f"Looking back. {replay_sentence(replay)}")

    def _move_in_replay(self, move: Callable[[], None]) -> None:
        """Show another step. The number of the question stays: whatever comes late moves too, and does no harm."""
        assert self._replay is not None
        before, self._notice = self._replay.step, ""
        move()
        with self.page.hold_sync():
            self._paint()
            if self._replay.step != before:
                self.page.say(replay_sentence(self._replay))

    def _ask_who_plays_on(self, replay: Replay, asks: bool) -> None:
        replay.ask_who_plays_on(asks)
        self._notice = "" if replay.is_forking == asks else "The game is over here. Go back a step to play on."
        self._turn_the_page()

    # Beginning

    def _begin_instead(self, begin: Callable[[], None]) -> None:
        """A game that is not over is not replaced without a question."""
        self._waiting.leave(self.sitting)
        self._replay = None
        if self._waiting.match:
            self.sitting, self._instead = None, begin
            self._turn_the_page()
        else:
            begin()

    def _begin(self, answers: Mapping[str, str]) -> None:
        self._sit_down(new_match(self._skin, answers))

    def _sit_down(self, match: Match[Any, Any], notice: str = "") -> None:
        self.sitting = Sitting(match, self._manner)
        self._first.drop()
        if match.can_save:
            self._autosave.begin(match, put_aside=self._waiting.browser_has_more)
        self._waiting.end()
        self._instead, self._leaf = None, FRONT
        self._acted(notice)

    def _learn(self, number: int) -> None:
        """Begin this step of the tutorial; behind the last, show what there is to learn. It is not kept as a game."""
        self._waiting.leave(self.sitting)
        coach = self._tutor.coach(self._skin, number)
        if coach:
            self.sitting = Sitting(self._skin.abilities.tutorial.lesson_match(coach.lesson), self._manner, coach)
            self._acted()
        else:
            self.sitting = None
            self._turn_to(LEARN)

    def _offer_to_continue(self, save: str) -> None:
        """The page has come up and says what the browser holds."""
        if save and not self.sitting:
            self._notice = self._waiting.find(save)
            self._turn_the_page()

    def _continue(self, notice: str = "") -> None:
        if self._waiting.match:
            self._sit_down(self._waiting.match, notice)

    def _back_to_start(self) -> None:
        self._waiting.leave(self.sitting)
        self._leaf = LEARN if self.sitting and self.sitting.coach else FRONT
        self.sitting, self._replay, self._instead, self._notice = None, None, None, ""
        self._turn_the_page()

    def _turn_to(self, leaf: str) -> None:
        self._leaf = leaf
        self._turn_the_page()

    # Files

    def _open(self, save: str) -> None:
        """Open a file in place of what is on the table, after a question. A game that is over is looked back at, while
        the one on the table waits. What cannot be read changes nothing."""
        try:
            match = opened(save, [self._skin])
        except DamagedSave as damage:
            self.tell(NOT_OPENED.format(why=damage))
        else:
            self._notice = ""
            if match.outcome:
                self._look_at(Replay(match), older_text(match))
            else:
                self._begin_instead(partial(self._sit_down, match, older_text(match)))

    @property
    def _shown(self) -> Match[Any, Any] | None:
        """The match that is looked back at, or is on the table, or can be gone on with."""
        return self._replay.match if self._replay else self.match or self._waiting.match

    def _save_scenario(self) -> None:
        shown, scenarios = self._replay or self.match, self._skin.abilities.scenarios
        if why_not := scenarios.why_no_scenario(shown.position) if shown else table_regions.NO_GAME:
            self._notice = f"No scenario can begin here: {why_not}."
            self._paint()
        elif shown:
            self.page.send(scenario_file(self._skin, shown.position))

    def _save(self) -> None:
        match = self._shown
        if match and match.can_save:
            self.page.send(save_file(match))

    def _mind(self, manner: Manner) -> None:
        self._manner = manner
        if self.sitting and self.sitting.manner != manner:
            self.sitting.manner = manner
            if not self._replay:  # nothing of it shows there, and a press that is under way is not to be dropped
                self._turn_the_page()

    # Playing

    def _play(self, act: Callable[[], None], notice: str = "") -> None:
        act()
        self._acted(notice)

    def _acted(self, notice: str = "") -> None:
        assert self.sitting is not None
        self._notice = notice
        if self._tutor.has_new(self.sitting):
            self.page.send({"kind": "like", "name": "learned", "value": str(self._tutor.learned)})
        if not self.sitting.coach and self.sitting.match.can_save:
            self._autosave.follow(self.sitting.match)
        with self.page.hold_sync():
            self._turn_the_page()
            self.page.say(table_regions.sentence(self.sitting))

    def _take_back(self, sitting: Sitting) -> None:
        why_not = sitting.undo()
        self._acted(f"That cannot be taken back: {why_not}." if why_not else "")

    def _hint(self, sitting: Sitting) -> None:
        if table_regions.can_hint(sitting):
            sitting.hints.ask(sitting.view)
        self._paint()
        self.page.say(table_regions.hints_heard(sitting))

    def _prefer(self, colour: str) -> None:
        assert self.sitting is not None
        self.sitting.colouring.colour = colour
        self._paint()

    # Painting

    def _turn_the_page(self) -> None:
        """A new question stands: give it a number, so that clicks on the last one are told apart, and paint it."""
        self.question += 1
        self._paint()

    def _paint(self) -> None:
        """Show what the person at the screen may see."""
        menu = table_regions.game_menu_html(self._skin, self._shown, self.sitting is not None, self._replay is not None)
        show = {"tabs": tabs_html(self._skin.abilities, self.surface), "menu": menu}
        if self._replay:
            self.surface.show_past(self._replay.view, self._replay.news, self.question)
            show |= replay_regions_html(self._replay, self.question, self._notice)
        elif self.sitting is None:
            leaf = REPLACE if self._instead else self._leaf
            start = StartPage(self._skin, self._waiting, leaf, self._notice, self._tutor.learned)
            show["cover"] = start.html(self.question)
        else:
            is_asked = not (self.sitting.foresight.doubted or self.sitting.is_watching)
            self.surface.show(self.sitting.view, self.sitting.news, self.question, is_asked=is_asked)
            show |= table_regions.regions_html(self.sitting, self.question, self._notice, reads_first=self._first.card)
        # After the board, so that once the number of the question stands on the page, everything does.
        self.page.show(show, self.question)

    def _paint_whole(self) -> None:
        """The page has lost what was sent to it: send everything anew."""
        self._turn_the_page()
        self.surface.send_again()
        self.page.send_again()
