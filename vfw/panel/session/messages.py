"""The messages that change a session: what a page sends, and the progress of jobs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from vfw.core.match import Match
from vfw.core.questions import Reply
from vfw.jobs.pool import RunningJob
from vfw.panel.session.preferences import Preferences, parse_preferences
from vfw.untrusted_input import quoted


@dataclass(frozen=True)
class Begin:
    """The page is there: show this match; without one, the start page."""

    match: Match[Any, Any] | None = None
    notice: str = ""


@dataclass(frozen=True)
class ShowReplay:
    """Replay the open game from its start."""


@dataclass(frozen=True)
class Pick:
    """The visitor picked replies to the question of that number; None means the one at hand."""

    replies: tuple[Reply, ...]
    question: int | None = None


@dataclass(frozen=True)
class PickPlace:
    """The visitor picked a place on the board."""

    place: str
    question: int | None = None


@dataclass(frozen=True)
class Command:
    """The visitor pressed a button or submitted a form.

    Attributes:
        name: The name of the command.
        fields: The values of the form, or "value" of the button.
        question: The number of the question that was shown; None means the one at hand.
    """

    name: str
    fields: Mapping[str, Any]
    question: int | None = None


@dataclass(frozen=True)
class SetPreferences:
    """The page reports the preferences that the browser keeps, and how many tutorial steps are completed."""

    preferences: Preferences
    learned: int = 0


@dataclass(frozen=True)
class OfferSave:
    """The page has loaded, and reports the saved game.

    Attributes:
        save: The text of the save; "" for none.
        goes_on: True if the page continues after it has lost the kernel.
        is_unsent: True if the last act of the visitor was lost with it.
    """

    save: str
    goes_on: bool = False
    is_unsent: bool = False


@dataclass(frozen=True)
class OpenFile:
    """The visitor chose a file; its text is None if it is too large to be a game."""

    text: str | None


@dataclass(frozen=True)
class OpenedElsewhere:
    """The saved game is played in another window too."""


@dataclass(frozen=True)
class RequestDialog:
    """The visitor opens the dialog on a subject."""

    about: str


@dataclass(frozen=True)
class RequestSpeech:
    """The visitor wants to hear the answer to a question about the game."""

    about: str


@dataclass(frozen=True)
class RequestSave:
    """The page needs the whole save again."""


@dataclass(frozen=True)
class RequestEverything:
    """The page needs everything again."""


@dataclass(frozen=True)
class JobProgress:
    """A job has found more, or is over."""

    job: RunningJob[Any]


@dataclass(frozen=True)
class Fail:
    """A message could not be applied; the visitor reads the notice."""

    notice: str


Message = (
    Begin
    | ShowReplay
    | Pick
    | PickPlace
    | Command
    | SetPreferences
    | OfferSave
    | OpenFile
    | OpenedElsewhere
    | RequestDialog
    | RequestSpeech
    | RequestSave
    | RequestEverything
    | JobProgress
    | Fail
)


def parse_message(sent: Mapping[str, Any]) -> Message:
    """Return the message that a page sent.

    Raises:
        ValueError: It is no message of a page.
    """
    match sent:
        case {"kind": "pick", "replies": [_, *_] as replies, "question": question}:
            return Pick(tuple(replies), question)
        case {"kind": "command", "name": str(name), "fields": dict(fields), "question": question}:
            return Command(name, fields, question)
        case {"kind": "manner", "shows_steps": bool(), **more}:
            learned = str(more.get("learned"))
            return SetPreferences(parse_preferences(sent), int(learned) if learned.isdecimal() else 0)
        case {"kind": "held", "save": str(save), **more}:
            return OfferSave(save, bool(more.get("goes_on")), bool(more.get("is_unsent")))
        case {"kind": "open", "save": save}:
            return OpenFile(save)
        case {"kind": "too large"}:
            return OpenFile(None)
        case {"kind": "elsewhere"}:
            return OpenedElsewhere()
        case {"kind": "sheet", "about": about}:
            return RequestDialog(about)
        case {"kind": "ask", "about": about}:
            return RequestSpeech(about)
        case {"kind": "keep whole"}:
            return RequestSave()
        case {"kind": "paint whole"}:
            return RequestEverything()
    raise ValueError(f"the page sent {quoted(sent)}, which is no message of its")
