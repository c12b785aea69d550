"""Questions that are asked before a game begins. The page remembers the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from vfw.panel.view_models.prompt import SeatSign

Conditions = Mapping[str, Sequence[str]]
"""Names of other questions, each with the answers of which one must be given."""


MAX_NAME_LENGTH = 24
"""The largest number of letters in the name of a person."""


class TablePicture(NamedTuple):
    """A table with its seats.

    Attributes:
        far: (seat, shape) of each seat on the far side.
        near: (seat, shape) of each seat on the near side.
        has_open_hands: True if the cards of the near side are visible to all.
    """

    far: Sequence[tuple[str, str]]
    near: Sequence[tuple[str, str]]
    has_open_hands: bool = False


@dataclass(frozen=True)
class Option:
    """One answer to a question.

    Attributes:
        value: The word for it in code and saves.
        label: The words on the page.
        note: A sentence below the label.
        only: The option is offered only with these answers to other questions.
        proposes: The answers to other questions that go best with it; a remembered answer goes before them.
        problem: The reason why it cannot be chosen, and what would help; "" if it can.
        picture: A picture of it; None for words alone.
    """

    value: str
    label: str
    note: str = ""
    only: Conditions = field(default_factory=dict)
    proposes: Mapping[str, str] = field(default_factory=dict)
    problem: str = ""
    picture: TablePicture | None = None


@dataclass(frozen=True)
class StartQuestion:
    """A question before a game begins.

    Attributes:
        usual: The default answers: the first of these that is offered, else the first option.
        only: The question is asked only with these answers to other questions.
        is_liking: Whether the answer is a preference of the visitor, kept for every game.
        named: The answers with which the player can type a name, kept under `name_field_key`; None for no name.
        sign: The sign of the seat that it is about; None for words alone.
        reads: Pages for further reading: (address below `read/`, words) each.
    """

    name: str
    legend: str
    options: Sequence[Option]
    usual: Sequence[str] = ()
    only: Conditions = field(default_factory=dict)
    is_liking: bool = False
    named: Conditions | None = None
    sign: SeatSign | None = None
    reads: Sequence[tuple[str, str]] = ()

    @property
    def name_key(self) -> str:
        """The key of the answer that holds the name of the player, if the question is about a seat."""
        return name_field_key(self.name)


@dataclass(frozen=True)
class StartPreset:
    """A game that one press begins: its description, and the answers that make it."""

    note: str
    answers: Mapping[str, str]


@dataclass(frozen=True)
class NewGameOptions:
    """The ways to begin a game: the recommended one, the one to watch, and all questions in order."""

    play: StartPreset
    watch: StartPreset
    questions: Sequence[StartQuestion]


DICE = StartQuestion(
    "dice", "Dice", [Option("computer", "Rolled by the computer"), Option("table", "Real dice, entered by hand")]
)


HELP = StartQuestion(
    "help",
    "Help",
    [
        Option("none", "None"),
        Option("odds", "Odds", "How likely each roll of the dice is."),
        Option("hints", "Odds and hints", "And what a good player would do, when you ask."),
        Option("guided", "A guided game", "And a coach, who speaks up where you are about to lose much."),
    ],
    usual=("hints",),
    is_liking=True,
)


def name_field_key(seat: str) -> str:
    """Return the key of the answer that holds the name of the player in `seat`."""
    return f"name of {seat}"
