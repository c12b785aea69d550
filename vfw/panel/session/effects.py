"""The effects of a message: what else must happen after the session has changed, as values that a runner executes.

See `vfw.panel.runner`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, TypeVar

from vfw.core.match import Match
from vfw.jobs.batch import BatchJob, Task
from vfw.jobs.pool import INLINE_POOL, RunningJob
from vfw.panel.view_models.arc import ArcModel


@dataclass(frozen=True)
class Paint:
    """Show the session on the page."""


@dataclass(frozen=True)
class SendEverything:
    """Send the whole page again: the browser has lost what was sent."""


@dataclass(frozen=True)
class Say:
    """Announce lines to screen readers.

    Attributes:
        lines: The lines.
        clear: True if earlier announcements are removed from the page.
    """

    lines: tuple[str, ...]
    clear: bool = False


@dataclass(frozen=True)
class SaveMatch:
    """Save a match in the browser in place of the saved one; with `copies_saved` a copy of that is kept."""

    match: Match[Any, Any]
    copies_saved: bool = False


@dataclass(frozen=True)
class SaveReplies:
    """Save the replies of the match in the browser that were given or undone since it was saved last."""

    match: Match[Any, Any]


@dataclass(frozen=True)
class Download:
    """Offer a text as a file with this name."""

    name: str
    text: str


@dataclass(frozen=True)
class DownloadArc:
    """Offer an arc as a picture."""

    arc: ArcModel


@dataclass(frozen=True)
class KeepMoment:
    """Let the page keep a moment of a game, as JSON, for the page *What if?*."""

    text: str


@dataclass(frozen=True)
class KeepPreference:
    """Let the page keep a preference of the visitor."""

    name: str
    value: str


@dataclass(frozen=True)
class ShowDialog:
    """Open the dialog on a subject."""

    about: str


@dataclass(frozen=True)
class StartJob:
    """Let the pool work. Its progress comes back as `JobProgress`."""

    job: RunningJob[Any]


@dataclass(frozen=True)
class StopJob:
    """Stop a job; no progress follows."""

    job: RunningJob[Any]


@dataclass(frozen=True)
class WarmUp:
    """Have a worker ready for tasks like this one."""

    task: Task


@dataclass(frozen=True)
class Acted:
    """Tell the page around this one that a player has acted."""


@dataclass(frozen=True)
class Leave:
    """Tell the page around this one that the visitor leaves."""


Effect = (
    Paint
    | SendEverything
    | Say
    | SaveMatch
    | SaveReplies
    | Download
    | DownloadArc
    | KeepMoment
    | KeepPreference
    | ShowDialog
    | StartJob
    | StopJob
    | WarmUp
    | Acted
    | Leave
)

FoundT = TypeVar("FoundT")


@dataclass
class Outbox:
    """The effects of the message that is applied now.

    Attributes:
        has_workers: True if other processes do jobs. Otherwise a job is done as it starts, and the page waits for it.
    """

    has_workers: bool = False
    _effects: list[Any] = field(default_factory=list)

    def add(self, effect: Any) -> None:
        """Add an effect."""
        self._effects.append(effect)

    def start(self, job: BatchJob[FoundT], *, is_awaited: bool = True) -> RunningJob[FoundT]:
        """Start a job. `is_awaited` is false if no visitor waits for it."""
        running = RunningJob(job, is_awaited=is_awaited)
        self.run(running)
        return running

    def run(self, job: RunningJob[Any]) -> None:
        """Let other processes do a job, or do it here."""
        if self.has_workers:
            self.add(StartJob(job))
        else:
            job.begin(INLINE_POOL, lambda: None)

    def stop(self, job: RunningJob[Any] | None) -> None:
        """Stop a job, if there is one."""
        if job:
            self.add(StopJob(job))

    def drain(self) -> list[Any]:
        """Return all effects, oldest first, and forget them."""
        effects, self._effects = self._effects, []
        return effects
