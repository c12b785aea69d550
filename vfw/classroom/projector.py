"""The projector: a game that a whole class plays from one screen, one question at a time, with raised hands.

It stands on the page of the panel, which paints regions, carries commands, keeps the game in this browser and knows how
the visitor likes it; what the room is asked and what becomes of it is worked out in `projector_game.py`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.classroom import projector_html as html
from vfw.classroom.groups import GROUPS, HOW_TWO_PLAY, ONE, OPPOBOT, OPPONENTS, TWO, class_match, group, scenarios
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_votes import Vote, read, written
from vfw.core.match import DamagedSave, Match
from vfw.jobs.remote_pool import current_pool
from vfw.panel.faces.on_stage import stage_html
from vfw.panel.faces.record_html import HEADING as RECORD
from vfw.panel.faces.record_html import record_html
from vfw.panel.faces.sheets import sheet_html
from vfw.panel.faces.tracks import head_html
from vfw.panel.play.manner import Manner, told
from vfw.panel.screens.covers import note_first_html
from vfw.panel.screens.guarded import Guarded
from vfw.panel.screens.older_saves import older_text, warning_html
from vfw.panel.screens.page_of_game import page_of
from vfw.panel.screens.table_regions import seed_of
from vfw.panel.skins.registry import FIRST, loaded
from vfw.panel.skins.votes.map_faces import VotesMap
from vfw.panel.surfaces.states.state_map import StateMap
from vfw.panel.web.assets import PROJECTED, bundle, joined
from vfw.panel.web.autosave import Autosave
from vfw.panel.web.delivery import Delivered
from vfw.untrusted_input import parsed, quoted

WEB = Path(__file__).parent / "web"
VOTES = "How the room voted"
PUT_AWAY = "another"


class Lectern(Delivered):
    """The keys of the projector, and the votes of the room as the browser keeps them beside the game.

    Attributes:
        slot: the name under which the browser keeps the game. votes: what is to be kept, as a text.
    """

    _esm = bundle("projector", WEB)
    _css = "\n".join([joined(PROJECTED), joined(["projector.css"], WEB)])

    slot = traitlets.Unicode("").tag(sync=True)
    votes = traitlets.Unicode("").tag(sync=True)


class Projector(Guarded, ipywidgets.VBox):
    """The room of a whole class. It fills the window of an app; in a notebook it keeps to its cell.

    `slot` is the name under which the browser keeps the game, and goes on with it when the page is loaded again.

    Attributes:
        game: what the class plays; None before it has begun.
    """

    def __init__(self, *, slot: str = "projector", whole_page: bool = True) -> None:
        self.page = page_of(FIRST, slot=slot, whole_page=whole_page)
        self.map = StateMap(self._picked_on_map)
        self._lectern = Lectern(slot=slot)
        super().__init__([self.page, self.map.areas(), self._lectern])
        self.add_class("vfw-panel")
        self.add_class("vfw-projected")
        self.add_class("vfw-projector")
        self._lectern.add_class("vfw-lectern")
        for widget in (self.page, self._lectern):
            widget.on_press(lambda message: self.guarded(partial(self.receive, message)))

        self.question = 0
        self.game: ClassGame | None = None
        self._autosave = Autosave(self.page)
        self._holds_whole = False
        self._manner = Manner()
        self._dice, self._opponent, self._groups = "computer", OPPOBOT, ONE
        self._cover = self._notice = self._typed = self._mistake = ""
        self._held = ""
        self._kept_votes: str | None = None
        self._turn_the_page()

    # What arrives

    def _picked_on_map(self, place: str, question: int) -> None:
        if self.game and question == self.question and not self._cover:
            self.guarded(partial(self._play, partial(self.game.choose_place, place)))

    def tell(self, notice: str) -> None:
        self._notice = notice
        self._turn_the_page()

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page or of the lectern."""
        match message:
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                if question in (None, self.question):
                    self.command(name, str(fields.get("value", "")))
            case {"kind": "manner"}:
                self._mind(told(message))
            case {"kind": "held", "save": save}:
                self._held = save
                self._go_on_where_it_was()
            case {"kind": "votes", "text": text}:
                self._kept_votes = text
                self._go_on_where_it_was()
            case {"kind": "elsewhere"}:
                self._notice = "This game goes on in another window too. The browser keeps that of the last to move."
                self._paint()
            case {"kind": "sheet", "about": about}:
                self.page.send({"kind": "sheet", "about": about, "html": self._sheet(about)})
            case {"kind": "keep whole"}:
                if self.game:
                    self._autosave.begin(self.game.match)
            case {"kind": "paint whole"}:
                self._turn_the_page()
                self.map.send_again()
                self.page.send_again()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the projector")

    def command(self, name: str, value: str = "") -> None:
        """Do what a button or the field says. Raises ValueError, which names the commands there are."""
        commands = self._commands(value)
        if name not in commands:
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
        commands[name]()

    def _commands(self, value: str) -> dict[str, Callable[[], None]]:
        game = self.game
        if game is None:
            return {
                "begin": partial(self._begin, value),
                "dice": partial(self._take_dice, value),
                "opponent": partial(self._play_against, value),
                "groups": partial(self._sit_as, value),
            }
        acts: dict[str, Callable[[], None]] = {
            "next": game.go_on,
            "skip": game.skip,
            "skip all": game.skip_all_staged,
            "letter": partial(game.choose, value),
            "other": lambda: game.choose_other(int(value)),
            "leave": game.leave_to_exhibit,
            "play it": game.play_it,
            "undo": game.undo,
            "not now": game.undo,
        }
        return {
            **{name: partial(self._play, act) for name, act in acts.items()},
            "hands": partial(self._enter, value),
            "votes": partial(self._lay_over, VOTES),
            "record": partial(self._lay_over, RECORD),
            "close": partial(self._lay_over, ""),
            "save": partial(self._save, game),
            "save votes": partial(self._download, "votes.txt", html.votes_text(game.votes)),
            "another": partial(self._lay_over, PUT_AWAY) if game.stage != Stage.OVER else self._put_away,
            "begin anew": self._put_away,
        }

    # Beginning

    def _begin(self, scenario: str) -> None:
        self._sit_down(class_match(scenario, self._opponent, self._dice, self._groups))

    def _play_against(self, kind: str) -> None:
        if kind not in OPPONENTS:
            raise ValueError(f"{quoted(kind)} cannot play the other side; expected one of {', '.join(OPPONENTS)}")
        self._opponent = kind
        self._turn_the_page()

    def _sit_as(self, groups: str) -> None:
        if groups not in GROUPS:
            raise ValueError(f"a class cannot sit as {quoted(groups)}; expected one of {', '.join(GROUPS)}")
        self._groups = groups
        self._turn_the_page()
        if groups == TWO:
            self.page.say(HOW_TWO_PLAY)

    def _take_dice(self, who: str) -> None:
        self._dice = who
        self._turn_the_page()

    def _sit_down(self, match: Match[Any, Any], notice: str = "") -> None:
        self._get_up()
        self.game = game = ClassGame(match, self._votes_of(match), current_pool())
        game.sitting.company.pondering.on_end = partial(self.guarded, partial(self._go_on_as_thought, game))
        game.lists.on_sorted = partial(self.guarded, partial(self._ask, game))
        self._autosave.begin(match, put_aside=self._holds_whole)
        self._acted(notice)

    def _get_up(self) -> None:
        """Nobody plays this game any more, or waits for what the computer chooses in it."""
        if self.game:
            self.game.leave()

    def _go_on_where_it_was(self) -> None:
        """Open the game that the browser holds, once it has told of the votes too: to act is to keep both anew."""
        if self.game or not self._held or self._kept_votes is None:
            return
        held, self._held = self._held, ""
        # Also where what follows breaks: what is kept is not written over.
        self._holds_whole = True
        try:
            match = loaded(held)
        except DamagedSave as damage:
            self._notice = f"The game kept in this browser cannot be opened: {damage}."
            self._turn_the_page()
        else:
            self._holds_whole = bool(match.older and match.older.left_out)
            self._sit_down(match, older_text(match))

    def _votes_of(self, match: Match[Any, Any]) -> list[Vote]:
        """The votes that are kept for this match; none where they are those of another. Those that cannot be read are
        put aside."""
        if not self._kept_votes:
            return []
        try:
            kept = parsed(self._kept_votes)
            return read(kept["votes"]) if kept["seed"] == seed_of(match) else []
        except (ValueError, TypeError, KeyError):
            self._lectern.send_first({"kind": "put aside"})
            return []

    def _put_away(self) -> None:
        self._get_up()
        self.game, self._cover = None, ""
        self._turn_the_page()

    # Playing

    def _play(self, act: Callable[[], object]) -> None:
        # What is said of a game that was opened is read after its introduction.
        notice = self._notice if self.game and self.game.stage == Stage.READ else ""
        act()
        self._acted(notice)

    def _go_on_as_thought(self, game: ClassGame) -> None:
        """The computer knows what it chooses; what lies over the game stays there."""
        cover = self._cover
        self._play(game.go_on_as_thought)
        if cover:
            self._lay_over(cover)

    def _enter(self, text: str) -> None:
        """Take what was typed. What is wrong is said at the field, which keeps it."""
        assert self.game is not None
        try:
            self.game.enter(text)
        except ValueError as mistake:
            self._typed, self._mistake = text, str(mistake)
            self._paint()
        else:
            self._acted()

    def _acted(self, notice: str = "") -> None:
        assert self.game is not None
        self._notice, self._cover = notice, ""
        self._holds_whole = self._holds_whole and bool(notice)
        # The votes first, and those taken back too: whenever the page goes, the browser holds every vote that led to
        # the game that it holds.
        self._kept_votes = json.dumps({"seed": seed_of(self.game.match), "votes": written(self.game.cast)})
        self._lectern.votes = self._kept_votes
        self._autosave.follow(self.game.match)
        self._show(self.game)

    def _ask(self, game: ClassGame) -> None:
        """The choices are sorted: ask for one, if that is what the room waits for."""
        if game.stage == Stage.ASK:
            self._show(game)

    def _show(self, game: ClassGame) -> None:
        """Something else is looked at, or asked: paint it, and say it."""
        self._turn_the_page()
        self.page.say(html.sentence(game))

    # What lies over the game, files, likings

    def _lay_over(self, cover: str) -> None:
        self._cover = cover
        self._turn_the_page()

    def _save(self, game: ClassGame) -> None:
        self._download(f"{game.match.game.name}.json", game.match.save())

    def _download(self, name: str, text: str) -> None:
        self.page.send({"kind": "download", "name": name, "text": text})

    def _mind(self, manner: Manner) -> None:
        if manner.sensitivity != self._manner.sensitivity:
            self._manner = manner
            self._turn_the_page()

    def _sheet(self, about: str) -> str:
        view = self.game.sitting.view if self.game else None
        return sheet_html(FIRST.abilities.sheets.sheet(about, view), self._manner.sensitivity)

    # Painting

    def _turn_the_page(self) -> None:
        """Something new stands there: give it a number, so that clicks on the last are told apart, and paint it."""
        self.question += 1
        self._typed = self._mistake = ""
        self._paint()

    def _paint(self) -> None:
        with self.page.hold_sync():
            shown = {"menu": html.menu_html(is_playing=self.game is not None)}
            if self.game is None:
                begin = (scenarios(self._groups), self._opponent, self._dice, self._groups)
                shown["cover"] = html.begin_html(*begin, self.question, self._warning_html())
            else:
                self._show_on_map(self.game)
                shown |= self._regions(self.game)
            self.page.show(shown, self.question)

    def _warning_html(self) -> str:
        return warning_html(self._notice, self._holds_whole) if self._notice else ""

    def _regions(self, game: ClassGame) -> dict[str, str]:
        skin, view = FIRST, game.sitting.view
        is_over = game.stage == Stage.OVER
        hand = [] if is_over else [(f"card:{card.key}", card.title) for card in skin.abilities.hand.hand(view).cards]
        prompt = html.prompt_html(game, self.question, self._warning_html(), self._typed, self._mistake)
        return {
            "head": head_html(
                skin.title,
                "The end" if is_over else skin.abilities.moments.moment(view),
                *skin.abilities.table.tracks(view),
            ),
            "prompt": prompt,
            "hand": html.hand_html(hand, group(view.seat)),
            "cover": self._cover_html(game),
        }

    def _cover_html(self, game: ClassGame) -> str:
        if face := game.sitting.introduction:
            story = [part for part in face.parts if part[0] in ("", "Your goal.")]
            return html.introduction_html(face.title, face.kicker, story, self.question)
        if game.stage == Stage.STAGED:
            return stage_html(game.staged, self.question)
        if game.stage == Stage.NOTE:
            card = game.first.card
            sheet = FIRST.abilities.sheets.sheet(f"card:{card}", game.sitting.view)
            return note_first_html(sheet, card, self._manner.sensitivity, self.question)
        if self._cover == PUT_AWAY:
            return html.another_html(FIRST.abilities.moments.moment(game.sitting.view), self.question)
        if self._cover == VOTES:
            return html.sheet_cover_html(html.votes_html(game.votes), VOTES, self.question)
        if self._cover == RECORD:
            record = record_html(FIRST.abilities.history.record(game.match), self._manner.sensitivity)
            return html.sheet_cover_html(record, RECORD, self.question)
        return ""

    def _show_on_map(self, game: ClassGame) -> None:
        """The states as they are; those that bear a letter can be picked, and where others are named, those too."""
        board, view = VotesMap(), game.sitting.view
        faces = board.states(view, board.changed(game.sitting.news))
        choices = game.shortlist.choices if game.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS) else ()
        choices += game.shortlist.others if game.stage == Stage.OTHERS else ()
        replies = [str(choice.replies[0]) for choice in choices]
        places = {place for place, reply in board.places(view).items() if reply in replies}
        regions = [reply for reply in replies if game.about == "region"]
        self.map.show(
            faces,
            question=self.question,
            states_legal=[reply for reply in replies if reply in faces],
            regions_legal=sorted({*regions, *places}),
            campaigners=board.campaigners(view),
        )
