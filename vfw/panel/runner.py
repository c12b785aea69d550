"""The runner of a session: it passes messages to the session, executes the effects, and shows the result on the page.

Nothing else writes to the page. Messages that arrive meanwhile, such as the progress of a job that is done at once,
wait in a queue; the page is painted when it is empty.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, Protocol

import ipywidgets

from vfw.core.questions import IllegalReply
from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import current_pool
from vfw.panel.errors import FAILED, ILLEGAL_REPLY, log_error
from vfw.panel.rendering.arc_picture import draw_arc_picture
from vfw.panel.rendering.page import RenderedPage
from vfw.panel.session import effects, messages
from vfw.panel.session.state import PageSession
from vfw.panel.skins.capabilities import Skin
from vfw.panel.skins.registry import SKINS
from vfw.panel.surfaces.surface import surface_for
from vfw.panel.web.page import Autosave, PageWidget
from vfw.templating import Markup
from vfw.translation import gettext as _


class ShowsNotices(Protocol):
    """A widget that can show a notice. With `raising`, for tests, errors are also raised."""

    raising: ClassVar[bool]

    def show_notice(self, notice: str) -> None:
        """Show a notice on the page."""
        ...


class ErrorBoundary:
    """Runs event handlers and reports their errors, which ipywidgets would swallow.

    The page gets a plain sentence, the log the kind of the error and its place. Neither gets the text of the error: it
    may name cards of a hidden hand, or quote a visitor.
    """

    raising: ClassVar[bool] = False

    def guarded(self: ShowsNotices, act: Callable[[], object]) -> None:
        """Run a handler and report its error."""
        try:
            act()
        except IllegalReply:
            self.show_notice(_(ILLEGAL_REPLY))
            if self.raising:
                raise
        except Exception as error:
            log_error(error)
            self.show_notice(_(FAILED))
            if self.raising:
                raise


class Renderer(NamedTuple):
    """The functions that render a session.

    Attributes:
        page: Renders the page.
        dialog: Renders the dialog on a subject. Raises ValueError if there is none.
        failure: Renders the page that is shown if the session cannot be rendered.
    """

    page: Callable[[Any], RenderedPage]
    dialog: Callable[[Any, str], Markup]
    failure: Callable[[Any], Markup]


class SessionWidget(ErrorBoundary, ipywidgets.VBox):
    """A widget that shows a session.

    Args:
        skin: The skin of the game.
        session: The session.
        renderer: Renders it.
        slot: The name under which the browser saves the game; without one it is not saved.
        whole_page: True if the widget fills the window of an app; in a notebook it keeps to its cell.
        styles: A stylesheet for a page around this one.
        beside: A widget beside page and board.

    Attributes:
        page: The page.
        surface: The board.
    """

    def __init__(
        self,
        skin: Skin,
        session: PageSession,
        renderer: Renderer,
        *,
        slot: str = "",
        whole_page: bool = False,
        styles: str = "",
        beside: Sequence[ipywidgets.Widget] = (),
    ) -> None:
        # Styles of all games: of two pages in one window those of the last count for both.
        dressed = "\n".join([*[known.capabilities.about.styles for known in SKINS.values()], styles])
        names = skin.capabilities.dialogs.names()
        self.page = PageWidget(styles=dressed, game=skin.game.name, slot=slot, whole_page=whole_page, names=names)
        self.surface = surface_for(skin.capabilities.board, self._pick_place)
        self._session, self._renderer, self._autosave = session, renderer, Autosave(self.page)
        self._queue: deque[Any] = deque()
        self._is_dispatching = False
        super().__init__([self.page, self.surface.areas, *beside])
        self.add_class("vfw-panel")
        self.page.on_press(self.receive)

    @property
    def question(self) -> int:
        """The number of the question that is shown."""
        return self._session.question

    # For subclasses

    def parse(self, sent: Mapping[str, Any]) -> Any:
        """Return the message that the page sent. Raises ValueError if it is none."""
        return messages.parse_message(sent)

    def on_acted(self) -> None:
        """Act on what a player did, for a page around this one."""

    def on_leave(self) -> None:
        """Act on the visitor's leaving, for a page around this one."""

    # Messages

    def receive(self, sent: Mapping[str, Any]) -> None:
        """Act on a message of the page, and report errors there."""
        self.guarded(lambda: self.dispatch(self.parse(sent)))

    def _pick_place(self, place: str, question: int) -> None:
        self.guarded(lambda: self.dispatch(messages.PickPlace(place, question)))

    def show_notice(self, notice: str) -> None:
        """Show a notice; if that fails too, offer to leave or to begin again."""
        try:
            self.dispatch(messages.Fail(notice))
        except Exception as worse:
            log_error(worse)
            self.page.show({"cover": self._renderer.failure(self._session)}, self.question)

    def paint(self) -> None:
        """Show the session on the page."""
        regions, board = self._renderer.page(self._session)
        drawn = self.surface.show(board, self.question) if board else {}
        # The regions come after the board: once the question number is on the page, everything is.
        self.page.show({**drawn, **regions}, self.question)

    def dispatch(self, message: Any) -> None:
        """Apply a message and those that it causes at once, and show the result."""
        self._queue.append(message)
        if self._is_dispatching:
            return
        self._is_dispatching = True
        try:
            while self._queue:
                self._run_queue()
        finally:
            self._is_dispatching = False

    def _run_queue(self) -> None:
        said: effects.Say | None = None
        later: list[Any] = []
        paints = False
        self._session.outbox.has_workers = current_pool() is not INLINE_POOL
        while self._queue:
            for effect in self._session.apply(self._queue.popleft()):
                match effect:
                    case effects.Paint():
                        paints = True
                    case effects.Say():
                        said = effect
                    case effects.ShowDialog() | effects.SendEverything() | effects.Acted() | effects.Leave():
                        later.append(effect)
                    case _:
                        self.execute(effect)
        with self.page.hold_sync():
            try:
                if paints:
                    self.paint()
            finally:
                # The events that were counted as announced are announced even if the page cannot be shown.
                if said:
                    self.page.say(*said.lines, clear=said.clear)
        for effect in later:
            self.execute(effect)

    def execute(self, effect: Any) -> None:
        """Execute an effect. Subclasses add effects of their own."""
        match effect:
            case effects.SaveMatch(match, copies_saved):
                self._autosave.begin(match, copies_saved=copies_saved)
            case effects.SaveReplies(match):
                self._autosave.follow(match)
            case effects.Download(name, text):
                self.page.send({"kind": "download", "name": name, "text": text})
            case effects.DownloadArc(arc):
                self.page.send({"kind": "download", "name": "arc.svg", "text": draw_arc_picture(arc)})
            case effects.KeepMoment(text):
                self.page.send({"kind": "moment", "text": text})
            case effects.KeepPreference(name, value):
                self.page.send({"kind": "like", "name": name, "value": value})
            case effects.ShowDialog(about):
                self.page.send({"kind": "sheet", "about": about, "html": self._renderer.dialog(self._session, about)})
            case effects.StartJob(job):
                job.begin(current_pool(), partial(self.guarded, partial(self.dispatch, messages.JobProgress(job))))
            case effects.StopJob(job):
                job.stop()
            case effects.WarmUp(task):
                current_pool().expect(task)
            case effects.SendEverything():
                self.surface.send_again()
                self.page.send_again()
            case effects.Acted():
                self.on_acted()
            case effects.Leave():
                self.on_leave()
