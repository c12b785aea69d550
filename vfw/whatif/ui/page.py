"""The page *What if?*: a question, its answer as it comes in, and the limits of that answer.

The page is thin: its commands change a `WhatIfSession`, which is painted region by region; only differences are sent.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import ipywidgets
import traitlets

from vfw.jobs.pool import Pool
from vfw.jobs.remote_pool import current_pool
from vfw.panel.runner import ErrorBoundary
from vfw.panel.session.new_game import QUERY_VARIABLE
from vfw.panel.web.assets import BASE_STYLES, join_files, read_bundle
from vfw.panel.web.widgets import RegionWidget
from vfw.templating import call_macro
from vfw.untrusted_input import quoted
from vfw.whatif.report import answer_sentence
from vfw.whatif.runs import Run
from vfw.whatif.ui.answer_regions import (
    NOTHING_PLAYED,
    outlines_by_code,
    render_answer,
    render_bands,
    render_histogram,
    render_maps,
    render_why,
)
from vfw.whatif.ui.dialogs import DIALOGS, Dialog, models_dialog, questions_dialog, save_dialog, table_dialog
from vfw.whatif.ui.downloads import SavedFile, answer_file, figures_file, picture_file, question_file
from vfw.whatif.ui.draft_editor import DIALOG_TITLE, DraftEditor
from vfw.whatif.ui.playout_match import narrowest_playout
from vfw.whatif.ui.playout_viewer import PlayoutViewer
from vfw.whatif.ui.question_input import BadQuestionInput, make_link, parse_game_moment
from vfw.whatif.ui.question_regions import (
    describe_progress,
    render_limits,
    render_playout_list,
    render_progress,
    render_question,
)
from vfw.whatif.ui.session import DEFAULT_QUESTION, WhatIfSession

WEB = Path(__file__).parent / "web"
STYLES = ("pictures.css", "room.css", "building.css")
REGIONS = (
    *("notice", "question", "building", "running", "inside", "answer", "spread", "bands", "maps", "limits", "why"),
    "sheet",
)
"""The regions in reading order."""


class WhatIfPageWidget(RegionWidget):
    """The page, which sends commands.

    Attributes:
        lands: The outline of each state by its code, which maps omit.
        address: The query of an address that asks the current question, so that a reload asks it again; "" at first.
    """

    _esm = read_bundle("room", WEB)
    _css = "\n".join([join_files(BASE_STYLES), join_files(STYLES, WEB)])
    regions = REGIONS

    lands = traitlets.Dict().tag(sync=True)
    address = traitlets.Unicode("").tag(sync=True)

    def __init__(self, **options: Any) -> None:
        super().__init__(lands=outlines_by_code(), **options)


class WhatIf(ErrorBoundary, ipywidgets.VBox):
    """The page.

    Args:
        question: The name of the shipped question that it opens with.
        pool: The pool that plays; by default that of the exhibit.

    Attributes:
        session: The question and its counts.
        editor: The editor of the question.
        page: The widget that is painted.
        viewer: The viewer of a playout.
    """

    def __init__(self, question: str = DEFAULT_QUESTION, *, pool: Pool | None = None) -> None:
        self.page = WhatIfPageWidget()
        self.session = WhatIfSession(
            pool or current_pool(), lambda: self.guarded(self._on_session_news), first=question
        )
        self.editor = DraftEditor(self.session)
        self.look = ipywidgets.VBox([self.page])
        for name in ("vfw-look", "vfw-wi-pictures", "vfw-what-if"):
            self.look.add_class(name)
        super().__init__([self.look])
        for name in ("vfw-look", "vfw-wi-room"):
            self.add_class(name)
        self.viewer = PlayoutViewer(
            pool or current_pool(), self._close_playout, lambda: self.guarded(self._paint_answer)
        )
        self.page.on_press(lambda message: self.guarded(partial(self.receive, message)))
        self._dialog: Dialog | None = None
        self._was_playing = False
        self._notice = ""
        self._try(lambda: self.editor.follow(os.environ.get(QUERY_VARIABLE, "")))
        self._paint()
        self.session.check_queue()
        self.session.warm_up()

    def close(self) -> None:
        """Stop the current run and close the page."""
        self.session.stop()
        self.viewer.close()
        super().close()

    # Messages

    def receive(self, message: dict[str, Any]) -> None:
        """Act on a message of the page."""
        match message:
            case {"kind": "command", "name": name, "fields": dict(fields)}:
                self.command(name, fields)
            case {"kind": "moment", "text": str(text)}:
                self.begin_with_moment(text)
            case {"kind": "paint whole"}:
                self.page.send_again()
            case _:
                raise ValueError(f"the page sent {quoted(message)}, which is no message of the page")

    def command(self, name: str, fields: dict[str, Any]) -> None:
        """Run the command of a button or a form.

        Raises:
            ValueError: The command is unknown; the message names the known ones.
        """
        commands = self._commands({key: str(value) for key, value in fields.items()})
        if name not in commands:
            raise ValueError(f"unknown command {quoted(name)}; known here are {', '.join(commands)}")
        self._notice = ""
        self._try(commands[name])
        self._paint()
        self._update_address()
        self.session.check_queue()

    def _try(self, act: Callable[[], None]) -> None:
        """Act, and show the message for input that cannot be asked."""
        try:
            act()
        except BadQuestionInput as error:
            self._notice = str(error)

    def begin_with_moment(self, moment: str) -> None:
        """Ask from a moment of the visitor's own game: the text that the game has kept of it."""
        self._notice = ""
        self._try(lambda: self.editor.begin(parse_game_moment(moment)))
        self.page.say(self._notice or self.editor.said)
        self._paint()
        self._update_address()

    def _update_address(self) -> None:
        session = self.session
        self.page.address = make_link(session.question, session.name, session.seed) or "?"

    def _commands(self, fields: dict[str, str]) -> dict[str, Callable[[], None]]:
        session, value = self.session, fields.get("value", "")
        return {
            "questions": lambda: self._open_dialog(questions_dialog(session)),
            "choose": partial(self._choose, value),
            "players": partial(self._choose_player, value),
            "start": partial(self._play, session.start),
            "stop": partial(self._stop),
            "go on": partial(self._play, session.resume),
            "more": partial(self._play, session.play_more),
            "forget": session.forget,
            "table": lambda: self._open_dialog(table_dialog(session, value)),
            "models": lambda: self._open_dialog(models_dialog()),
            "save": lambda: self._open_dialog(save_dialog(session)),
            "save svg": lambda: self._send_file(picture_file(session, value)),
            "save png": lambda: self._send_file(picture_file(session, value), kind="picture"),
            "save figures": lambda: self._send_file(figures_file(session)),
            "save question": lambda: self._send_file(question_file(session)),
            "save answer": lambda: self._send_file(answer_file(session)),
            "open file": partial(self._open, fields),
            "open world": lambda: self.open_playout(int(value)),
            **{name: partial(self._edit, name, act) for name, act in self.editor.commands(value).items()},
            "close": partial(self._open_dialog, None),
        }

    def _edit(self, name: str, act: Callable[[], None]) -> None:
        """Run a command of the editor; its dialog stays open, and opens for "build"."""
        act()
        if self._dialog or name == "build":
            self._open_dialog(Dialog(DIALOG_TITLE, self.editor.sheet))
        if self.editor.said:
            self.page.say(self.editor.said)

    def _open(self, fields: dict[str, str]) -> None:
        self._open_dialog(None)
        self.editor.open(fields.get("text", ""), int(fields.get("size", "0")))
        self._announce_question(self.session.question.title)

    def _choose(self, name: str) -> None:
        self.session.choose(name)
        self._open_dialog(None)
        self._announce_question(self.session.question.title)

    def _choose_player(self, player: str) -> None:
        self.session.choose_player(player)
        self._announce_question(f"Players: {player}.")

    def _announce_question(self, first: str) -> None:
        answer = self.session.answer
        self.page.say(f"{first} {answer_sentence(answer.counts) if answer else NOTHING_PLAYED}")

    def _play(self, begin: Callable[[], None]) -> None:
        self._was_playing = True
        begin()
        if self.session.is_playing and self.session.playing:
            self.page.say(describe_progress(self.session.playing))

    def _stop(self) -> None:
        self._was_playing = False
        self.session.stop()
        self._announce_end()

    def open_playout(self, number: int) -> None:
        """Show the playout with this number as a replay in place of the answer; the current run goes on."""
        self.viewer.show_playout(self.session.current_question, self.session.seed, number)
        self.children = [self.look, self.viewer]

    def _close_playout(self) -> None:
        self.children = [self.look]
        self._paint_answer()

    @property
    def _deciding_state(self) -> str:
        """The state that decided the narrowest changed playout, once all are counted.

        With planners that would take too long for a word.
        """
        answer = self.session.answer
        if not answer or self.session.is_playing or Run(self.session.current_question, 0).has_planner:
            return ""
        number = narrowest_playout(answer.counts.as_changed)
        return (
            self.viewer.find_deciding_state(self.session.current_question, self.session.seed, number) if number else ""
        )

    def _send_file(self, file: SavedFile, kind: str = "download") -> None:
        self.page.send({"kind": kind, "name": file.name, "text": file.text})

    def show_notice(self, notice: str) -> None:
        """Show a notice."""
        self._notice = notice
        self._paint()

    # Painting

    def _open_dialog(self, sheet: Dialog | None) -> None:
        self._dialog = sheet

    def _on_session_news(self) -> None:
        """Paint new counts, or the number of other visitors that ask."""
        was_playing, self._was_playing = self._was_playing, self.session.is_playing
        self._paint_answer()
        if was_playing and not self.session.is_playing:
            self._announce_end()

    def _announce_end(self) -> None:
        playing, answer = self.session.playing, self.session.answer
        if playing and answer:
            self.page.say(f"{describe_progress(playing)} {answer_sentence(answer.counts)}")

    def _paint(self) -> None:
        session = self.session
        regions = {
            "notice": call_macro(DIALOGS, "notice", self._notice),
            "question": render_question(session.question, is_own=not session.name),
            "building": self.editor.html,
            "limits": render_limits(session.question, session.player),
            "sheet": call_macro(DIALOGS, "dialog", *self._dialog) if self._dialog else "",
        }
        with self.page.hold_sync():
            self.page.paint(regions)
            self._paint_answer()

    def _paint_answer(self) -> None:
        session, answer = self.session, self.session.answer
        conduct = session.question.as_changed.conduct
        by = f"{conduct.suffragist} against {conduct.opposition}"
        regions = {
            "running": render_progress(session),
            "answer": render_answer(answer, is_playing=session.is_playing, introduction=session.question.introduction),
            "spread": render_histogram(answer),
            "maps": render_maps(answer),
            "inside": render_playout_list(answer, self._deciding_state, self.viewer.started),
            "bands": render_bands(session.by_player, session.players, session.player, by),
            "why": render_why(answer),
        }
        self.page.paint(regions)
