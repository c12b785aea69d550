"""Questions that are asked before a game begins. The page remembers the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

Conditions = Mapping[str, Sequence[str]]
"""Questions by name and the answers to them of which one must be given."""


MAX_NAME_LENGTH = 24
"""The name of a person has so many letters at most."""


@dataclass(frozen=True)
class Option:
    """One answer to a question.

    Attributes:
        value: the word for it.
        label: what people read.
        note: a sentence below the label.
        only: it is offered only where the other questions are answered so.
        proposes: the answers to other questions that go best with it, where none are remembered.
        problem: why it cannot be chosen, and what would help; "" where it can.
        picture: what it is, drawn, as HTML; "" for words alone.
    """

    value: str
    label: str
    note: str = ""
    only: Conditions = field(default_factory=dict)
    proposes: Mapping[str, str] = field(default_factory=dict)
    problem: str = ""
    picture: str = ""


@dataclass(frozen=True)
class StartQuestion:
    """A question, filed under `name`.

    Attributes:
        usual: the answers where none is remembered: the first of these that is offered, else the first of all.
        only: it is asked only where the other questions are answered so.
        is_liking: the answer holds for every game and is kept with the likings of the visitor.
        named: if the player there can type a name, which goes with the answers by `name_field_key`; None for nowhere.
        picture: what it is about, drawn, as HTML; "" for words alone.
        reads: pages that say more: (address below `read/`, words) each.
    """

    name: str
    legend: str
    options: Sequence[Option]
    usual: Sequence[str] = ()
    only: Conditions = field(default_factory=dict)
    is_liking: bool = False
    named: Conditions | None = None
    picture: str = ""
    reads: Sequence[tuple[str, str]] = ()


@dataclass(frozen=True)
class StartPreset:
    """A game that one touch begins: what is said of it, and the answers to the questions that make it."""

    note: str
    answers: Mapping[str, str]


@dataclass(frozen=True)
class NewGameOptions:
    """The ways to begin a game: the one that is recommended, the one to watch, and all that can be asked, in order."""

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
