"""The runner of a session: it passes messages to the session, executes the effects, and shows the result on the page.

Nothing else writes to the page. Messages that arrive meanwhile, such as the progress of a job that is done at once,
wait in a queue; the page is painted when it is empty.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Protocol

import ipywidgets

from vfw.core.questions import IllegalReply
from vfw.jobs.pool import INLINE_POOL
from vfw.jobs.remote_pool import current_pool
from vfw.panel.errors import FAILED, ILLEGAL_REPLY, log_error
from vfw.panel.rendering.arc_picture import draw_arc_picture
from vfw.panel.session.effects import (
    Acted,
    Download,
    DownloadArc,
    KeepMoment,
    KeepPreference,
    Leave,
    Outbox,
    Paint,
    SaveMatch,
    SaveReplies,
    Say,
    SendEverything,
    ShowDialog,
    StartJob,
    StopJob,
    WarmUp,
)
from vfw.panel.session.messages import Fail, JobProgress
from vfw.panel.web.page import Autosave, PageWidget
from vfw.translation import gettext as _


class ErrorBoundary:
    """Runs event handlers and reports their errors, which ipywidgets would swallow.

    The page gets a plain sentence, the log the kind of the error and its place. Neither gets the text of the error: it
    may name cards of a hidden hand, or quote a visitor. With `raising`, for tests, the error is also raised.
    """

    raising: ClassVar[bool] = False

    def guarded(self, act: Callable[[], object]) -> None:
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

    def show_notice(self, notice: str) -> None:
        """Show a notice on the page."""
        # Not an abstract class: widgets have a metaclass of their own.
        raise NotImplementedError


class Session(Protocol):
    """The state behind a page.

    Attributes:
        question: The number of the question that is shown.
        outbox: The effects of the message that is applied now.
    """

    question: int
    outbox: Outbox

    def apply(self, message: Any) -> Sequence[Any]:
        """Change the state, and return what else must happen."""
        ...


class SessionWidget(ErrorBoundary, ipywidgets.VBox):
    """A widget that shows a session. Subclasses paint it.

    Attributes:
        page: The page.
        session: The session.
    """

    page: PageWidget
    session: Session

    def __init__(self, page: PageWidget, children: list[ipywidgets.Widget]) -> None:
        self.page = page
        self._queue: deque[Any] = deque()
        self._is_dispatching = False
        self._autosave = Autosave(page)
        super().__init__(children)
        self.add_class("vfw-panel")
        page.on_press(self.receive)

    # For subclasses

    def parse(self, sent: Mapping[str, Any]) -> Any:
        """Return the message that the page sent. Raises ValueError if it is none."""
        raise NotImplementedError

    def paint(self) -> None:
        """Show the session on the page."""
        raise NotImplementedError

    def send_everything(self) -> None:
        """Send the page again to a browser that has lost it."""
        self.page.send_again()

    def render_dialog(self, about: str) -> str:
        """Return the HTML of the dialog on a subject. Raises ValueError if there is none."""
        raise NotImplementedError

    def render_failure(self) -> str:
        """Return the HTML that is shown if the session cannot be painted."""
        raise NotImplementedError

    def on_acted(self) -> None:
        """Act on what a player did, for a page around this one."""

    def on_leave(self) -> None:
        """Act on the visitor's leaving, for a page around this one."""

    # Messages

    def receive(self, sent: Mapping[str, Any]) -> None:
        """Act on a message of the page."""
        self.guarded(lambda: self.dispatch(self.parse(sent)))

    def show_notice(self, notice: str) -> None:
        """Show a notice; if that fails too, offer to leave or to begin again."""
        try:
            self.dispatch(Fail(notice))
        except Exception as worse:
            log_error(worse)
            self.page.show({"cover": self.render_failure()}, self.session.question)

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
        says: list[Say] = []
        later: list[Any] = []
        paints = False
        self.session.outbox.has_workers = current_pool() is not INLINE_POOL
        while self._queue:
            for effect in self.session.apply(self._queue.popleft()):
                match effect:
                    case Paint():
                        paints = True
                    case Say():
                        says.append(effect)
                    case ShowDialog() | SendEverything() | Acted() | Leave():
                        later.append(effect)
                    case _:
                        self.execute(effect)
        with self.page.hold_sync():
            try:
                if paints:
                    self.paint()
            finally:
                # The events that were counted as announced are announced even if the page cannot be shown.
                if says:
                    self.page.say(*says[-1].lines, clear=says[-1].clear)
        for effect in later:
            self.execute(effect)

    def execute(self, effect: Any) -> None:
        """Execute an effect. Subclasses add effects of their own."""
        match effect:
            case SaveMatch(match, put_aside):
                self._autosave.begin(match, put_aside=put_aside)
            case SaveReplies(match):
                self._autosave.follow(match)
            case Download(name, text):
                self.page.send({"kind": "download", "name": name, "text": text})
            case DownloadArc(arc):
                self.page.send({"kind": "download", "name": "arc.svg", "text": draw_arc_picture(arc)})
            case KeepMoment(text):
                self.page.send({"kind": "moment", "text": text})
            case KeepPreference(name, value):
                self.page.send({"kind": "like", "name": name, "value": value})
            case ShowDialog(about):
                self.page.send({"kind": "sheet", "about": about, "html": self.render_dialog(about)})
            case StartJob(job):
                job.begin(current_pool(), partial(self.guarded, partial(self.dispatch, JobProgress(job))))
            case StopJob(job):
                job.stop()
            case WarmUp(task):
                current_pool().expect(task)
            case SendEverything():
                self.send_everything()
            case Acted():
                self.on_acted()
            case Leave():
                self.on_leave()
