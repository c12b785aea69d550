"""The projector: a game that a whole class plays from one screen, one question at a time, with raised hands.

It uses the page of the panel, which renders regions, sends commands, keeps the game in this browser and knows the
preferences of the visitor. `projector_game.py` decides what the class is asked, and what follows from its votes.
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
from vfw.classroom.groups import (
    GROUPS,
    HOW_TWO_PLAY,
    ONE,
    OPPOBOT,
    OPPONENTS,
    TWO,
    group_name,
    scenario_options,
    start_class_match,
)
from vfw.classroom.projector_game import ClassGame, Stage
from vfw.classroom.projector_votes import Vote, parse_votes, serialize_votes
from vfw.core.match import DamagedSave, Match
from vfw.jobs.remote_pool import current_pool
from vfw.panel.rendering.dialogs import RECORD_HEADING as RECORD
from vfw.panel.rendering.dialogs import render_dialog, render_note_before_card, render_record
from vfw.panel.rendering.error_boundary import ErrorBoundary
from vfw.panel.rendering.page import create_page
from vfw.panel.rendering.prompt import render_stage
from vfw.panel.rendering.saved_games import describe_older_save, render_warning
from vfw.panel.rendering.table import game_seed, render_head
from vfw.panel.session.preferences import Preferences, parse_preferences
from vfw.panel.skins.registry import DEFAULT_SKIN, load_save
from vfw.panel.skins.votes.board import VotesBoard
from vfw.panel.surfaces.state_map import StateMap
from vfw.panel.web.assets import PROJECTED_STYLES, join_files, read_bundle
from vfw.panel.web.page import Autosave
from vfw.panel.web.widgets import ReliableWidget
from vfw.templating import EMPTY, Markup
from vfw.untrusted_input import parse_json, quoted

WEB = Path(__file__).parent / "web"
VOTES = "How the room voted"
PUT_AWAY = "another"


class ProjectorControls(ReliableWidget):
    """The keyboard of the projector, and the votes of the class, which the browser keeps beside the game.

    Attributes:
        slot: The name under which the browser keeps the game.
        votes: The votes, as a text.
    """

    _esm = read_bundle("projector", WEB)
    _css = "\n".join([join_files(PROJECTED_STYLES), join_files(["projector.css"], WEB)])

    slot = traitlets.Unicode("").tag(sync=True)
    votes = traitlets.Unicode("").tag(sync=True)


class Projector(ErrorBoundary, ipywidgets.VBox):
    """The app for a whole class.

    It fills the window of an app; in a notebook it stays in its cell.

    Args:
        slot: The name under which the browser keeps the game, and continues it after a reload.

    Attributes:
        game: The game of the class; None before it has begun.
    """

    def __init__(self, *, slot: str = "projector", whole_page: bool = True) -> None:
        self.page = create_page(DEFAULT_SKIN, slot=slot, whole_page=whole_page)
        self.map = StateMap(self._picked_on_map)
        self._controls = ProjectorControls(slot=slot)
        super().__init__([self.page, self.map.areas(), self._controls])
        self.add_class("vfw-panel")
        self.add_class("vfw-projected")
        self.add_class("vfw-projector")
        self._controls.add_class("vfw-lectern")
        for widget in (self.page, self._controls):
            widget.on_press(lambda message: self.guarded(partial(self.receive, message)))

        self.question = 0
        self.game: ClassGame | None = None
        self._autosave = Autosave(self.page)
        self._holds_whole = False
        self._preferences = Preferences()
        self._dice, self._opponent, self._groups = "computer", OPPOBOT, ONE
        self._cover = self._notice = self._typed = self._mistake = ""
        self._held = ""
        self._kept_votes: str | None = None
        self._show_new_question()

    # Messages

    def _picked_on_map(self, place: str, question: int) -> None:
        if self.game and question == self.question and not self._cover:
            self.guarded(partial(self._play, partial(self.game.choose_place, place)))

    def show_notice(self, notice: str) -> None:
        """Show a notice."""
        self._notice = notice
        self._show_new_question()

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page or of the controls."""
        match message:
            case {"kind": "command", "name": name, "fields": fields, "question": question}:
                if question in (None, self.question):
                    self.command(name, str(fields.get("value", "")))
            case {"kind": "manner"}:
                self._set_preferences(parse_preferences(message))
            case {"kind": "held", "save": save}:
                self._held = save
                self._resume()
            case {"kind": "votes", "text": text}:
                self._kept_votes = text
                self._resume()
            case {"kind": "elsewhere"}:
                self._notice = "This game goes on in another window too. The browser keeps that of the last to move."
                self._paint()
            case {"kind": "sheet", "about": about}:
                self.page.send({"kind": "sheet", "about": about, "html": self._sheet(about)})
            case {"kind": "keep whole"}:
                if self.game:
                    self._autosave.begin(self.game.match)
            case {"kind": "paint whole"}:
                self._show_new_question()
                self.map.send_again()
                self.page.send_again()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the projector")

    def command(self, name: str, value: str = "") -> None:
        """Run the command of a button or of the field.

        Raises:
            ValueError: The command is unknown; the message names the known ones.
        """
        commands = self._commands(value)
        if name not in commands:
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
        commands[name]()

    def _commands(self, value: str) -> dict[str, Callable[[], None]]:
        game = self.game
        if game is None:
            return {
                "begin": partial(self._begin, value),
                "dice": partial(self._set_dice, value),
                "opponent": partial(self._set_opponent, value),
                "groups": partial(self._set_groups, value),
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
            "votes": partial(self._show_cover, VOTES),
            "record": partial(self._show_cover, RECORD),
            "close": partial(self._show_cover, ""),
            "save": partial(self._save, game),
            "save votes": partial(self._download, "votes.txt", html.votes_text(game.votes)),
            "another": partial(self._show_cover, PUT_AWAY) if game.stage != Stage.OVER else self._close_game,
            "put away": self._close_game,
        }

    # Beginning

    def _begin(self, scenario: str) -> None:
        self._start(start_class_match(scenario, self._opponent, self._dice, self._groups))

    def _set_opponent(self, kind: str) -> None:
        if kind not in OPPONENTS:
            raise ValueError(f"{quoted(kind)} cannot play the other side; expected one of {', '.join(OPPONENTS)}")
        self._opponent = kind
        self._show_new_question()

    def _set_groups(self, groups: str) -> None:
        if groups not in GROUPS:
            raise ValueError(f"a class cannot sit as {quoted(groups)}; expected one of {', '.join(GROUPS)}")
        self._groups = groups
        self._show_new_question()
        if groups == TWO:
            self.page.say(HOW_TWO_PLAY)

    def _set_dice(self, who: str) -> None:
        self._dice = who
        self._show_new_question()

    def _start(self, match: Match[Any, Any], notice: str = "") -> None:
        self._leave_game()
        self.game = game = ClassGame(match, self._votes_of(match), current_pool())
        game.session.participants.thinking.on_end = partial(self.guarded, partial(self._go_on_as_thought, game))
        game.lists.on_sorted = partial(self.guarded, partial(self._ask, game))
        self._autosave.begin(match, put_aside=self._holds_whole)
        self._after_act(notice)

    def _leave_game(self) -> None:
        """Leave this game, and cancel the computer's choice in it."""
        if self.game:
            self.game.leave()

    def _resume(self) -> None:
        """Open the game that the browser keeps, once its votes have arrived too: each act overwrites both."""
        if self.game or not self._held or self._kept_votes is None:
            return
        held, self._held = self._held, ""
        # If the rest fails, the stored game is still not overwritten.
        self._holds_whole = True
        try:
            match = load_save(held)
        except DamagedSave as damage:
            self._notice = f"The game kept in this browser cannot be opened: {damage}."
            self._show_new_question()
        else:
            self._holds_whole = bool(match.older and match.older.left_out)
            self._start(match, describe_older_save(match))

    def _votes_of(self, match: Match[Any, Any]) -> list[Vote]:
        """Return the votes that are kept for this match; none if they belong to another.

        The browser keeps a copy of unreadable ones.
        """
        if not self._kept_votes:
            return []
        try:
            kept = parse_json(self._kept_votes)
            return parse_votes(kept["votes"]) if kept["seed"] == game_seed(match) else []
        except (ValueError, TypeError, KeyError):
            self._controls.send_first({"kind": "put aside"})
            return []

    def _close_game(self) -> None:
        self._leave_game()
        self.game, self._cover = None, ""
        self._show_new_question()

    # Playing

    def _play(self, act: Callable[[], object]) -> None:
        # The notice about an opened game is read after its introduction.
        notice = self._notice if self.game and self.game.stage == Stage.READ else ""
        act()
        self._after_act(notice)

    def _go_on_as_thought(self, game: ClassGame) -> None:
        """Play the choice of the computer; a page over the game stays."""
        cover = self._cover
        self._play(game.resume_after_thinking)
        if cover:
            self._show_cover(cover)

    def _enter(self, text: str) -> None:
        """Accept what was typed.

        An error is shown at the field, which keeps its text.
        """
        assert self.game is not None
        try:
            self.game.enter(text)
        except ValueError as mistake:
            self._typed, self._mistake = text, str(mistake)
            self._paint()
        else:
            self._after_act()

    def _after_act(self, notice: str = "") -> None:
        assert self.game is not None
        self._notice, self._cover = notice, ""
        self._holds_whole = self._holds_whole and bool(notice)
        # Votes are sent first, with those taken back: whenever the page goes away, the browser holds every vote that
        # led to the game it holds.
        self._kept_votes = json.dumps({"seed": game_seed(self.game.match), "votes": serialize_votes(self.game.cast)})
        self._controls.votes = self._kept_votes
        self._autosave.follow(self.game.match)
        self._show(self.game)

    def _ask(self, game: ClassGame) -> None:
        """Ask for a choice after sorting, if the class waits for one."""
        if game.stage == Stage.ASK:
            self._show(game)

    def _show(self, game: ClassGame) -> None:
        """Render the current state or question, and announce it."""
        self._show_new_question()
        self.page.say(html.sentence(game))

    # Covers, files, preferences

    def _show_cover(self, cover: str) -> None:
        self._cover = cover
        self._show_new_question()

    def _save(self, game: ClassGame) -> None:
        self._download(f"{game.match.game.name}.json", game.match.save())

    def _download(self, name: str, text: str) -> None:
        self.page.send({"kind": "download", "name": name, "text": text})

    def _set_preferences(self, preferences: Preferences) -> None:
        if preferences.sensitivity != self._preferences.sensitivity:
            self._preferences = preferences
            self._show_new_question()

    def _sheet(self, about: str) -> str:
        view = self.game.session.view if self.game else None
        return render_dialog(DEFAULT_SKIN.capabilities.dialogs.sheet(about, view), self._preferences.sensitivity)

    # Painting

    def _show_new_question(self) -> None:
        """Render a question under a new number, so that late clicks on the last one are recognized."""
        self.question += 1
        self._typed = self._mistake = ""
        self._paint()

    def _paint(self) -> None:
        with self.page.hold_sync():
            shown: dict[str, str] = {"menu": html.menu_html(is_playing=self.game is not None)}
            if self.game is None:
                begin = (scenario_options(self._groups), self._opponent, self._dice, self._groups)
                shown["cover"] = html.begin_html(*begin, self.question, self._warning_html())
            else:
                self._show_on_map(self.game)
                shown |= self._regions(self.game)
            self.page.show(shown, self.question)

    def _warning_html(self) -> Markup:
        return render_warning(self._notice, self._holds_whole) if self._notice else EMPTY

    def _regions(self, game: ClassGame) -> dict[str, str]:
        skin, view = DEFAULT_SKIN, game.session.view
        is_over = game.stage == Stage.OVER
        hand = [] if is_over else [(f"card:{card.key}", card.title) for card in skin.capabilities.hand.hand(view).cards]
        prompt = html.prompt_html(game, self.question, self._warning_html(), self._typed, self._mistake)
        return {
            "head": render_head(
                skin.title,
                "The end" if is_over else skin.capabilities.moments.moment(view),
                *skin.capabilities.table.tracks(view),
            ),
            "prompt": prompt,
            "hand": html.hand_html(hand, group_name(view.seat)),
            "cover": self._cover_html(game),
        }

    def _cover_html(self, game: ClassGame) -> str:
        if introduction := game.session.introduction:
            story = [part for part in introduction.parts if part[0] in ("", "Your goal.")]
            return html.introduction_html(introduction.title, introduction.kicker, story, self.question)
        if game.stage == Stage.STAGED:
            return render_stage(game.staged, self.question)
        if game.stage == Stage.NOTE:
            card = game.first.card
            sheet = DEFAULT_SKIN.capabilities.dialogs.sheet(f"card:{card}", game.session.view)
            return render_note_before_card(sheet, card, self._preferences.sensitivity, self.question)
        if self._cover == PUT_AWAY:
            return html.another_html(DEFAULT_SKIN.capabilities.moments.moment(game.session.view), self.question)
        if self._cover == VOTES:
            return html.sheet_cover_html(html.votes_html(game.votes), VOTES, self.question)
        if self._cover == RECORD:
            record = render_record(DEFAULT_SKIN.capabilities.history.record(game.match), self._preferences.sensitivity)
            return html.sheet_cover_html(record, RECORD, self.question)
        return ""

    def _show_on_map(self, game: ClassGame) -> None:
        """Show the states; those with a letter can be picked, and all others while the class names another choice."""
        board, view = VotesBoard(), game.session.view
        faces = board.states(view, board.changed(game.session.news))
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
