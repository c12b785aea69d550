"""A game that a class plays together: its questions, its votes, and the events that it looks at. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from functools import partial
from typing import Any

from vfw.classroom.groups import addressee, group_name, return_to_last_voters, voters_name, why_no_undo
from vfw.classroom.projector_shortlist import Choice, Shortlist, ShortlistMaker, quick_answer
from vfw.classroom.projector_votes import DecidedBy, Vote, find_leaders, parse_dice, parse_hands
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply, Roll, Shuffle
from vfw.panel.session.answering import NoteGate
from vfw.panel.session.effects import Outbox
from vfw.panel.session.preferences import NO_HELP, Preferences
from vfw.panel.session.table import GameTable
from vfw.panel.view_models.prompt import StageModel


class Stage(StrEnum):
    """The activity of the class."""

    READ = auto()  # the introduction
    LOOK = auto()  # at what happened
    STAGED = auto()  # is what dice decide; the room looks on
    AWAIT = auto()  # what the computer chooses; it thinks
    THROW = auto()  # dice, which the exhibit rolls
    ENTER = auto()  # what real dice show
    SORT = auto()  # the choices, so that the best of them are listed; the exhibit does
    ASK = auto()  # for a choice
    OTHERS = auto()  # is named: what was not among the lettered choices
    TIE = auto()  # for the teacher to decide
    NOTE = auto()  # is read, which comes before a card
    OVER = auto()


UNDECIDED = (Stage.OTHERS, Stage.TIE, Stage.NOTE)
"""Stages in which the class has voted and nothing has been played yet."""

CLASS_PREFERENCES = Preferences(asks=True, stages=True, shows_steps=True, help=NO_HELP)
PLACED = "Placed by the exhibit"
LINES = 5
"""The most sentences that are shown together."""


@dataclass(frozen=True)
class Moment:
    """Sentences that are shown until the teacher presses "next", and (sides, face) of the rolled dice."""

    lines: Sequence[str]
    dice: Sequence[tuple[int, int]] = ()


@dataclass
class _VoteCount:
    """The vote on the current question, before the choice is played."""

    counts: tuple[int, ...] = ()
    is_tied: bool = False
    names_others: bool = False
    waits: tuple[Choice, DecidedBy] | None = None


class ClassGame:
    """A match with one person, who is the class, or with two partners, who are two groups of it before one screen.

    Args:
        match: The match.
        votes: Its votes so far, if it is continued.
        outbox: Takes the effects.

    Attributes:
        table: The match with its screen.
        lists: The maker of the shortlists.
        moments: The events that are shown before anything is asked.
        cast: All counted votes; undone ones stay among them until another takes their place.
        first: The notes that must be read before their card is played.
        just_voted: The vote whose outcome is shown; None at other times.
    """

    def __init__(self, match: Match[Any, Any], votes: Sequence[Vote] = (), outbox: Outbox | None = None) -> None:
        self.match, outbox = match, outbox or Outbox()
        self.table = GameTable(match, CLASS_PREFERENCES, outbox=outbox)
        self.lists = ShortlistMaker(match, outbox)
        self.moments: list[Moment] = []
        self.first = NoteGate()
        self.just_voted: Vote | None = None
        self.cast = list(votes)
        self._reported = len(match.positions)
        self._has_seen_staged = -1
        self._acts: list[int] = []
        self._count = _VoteCount()
        self._listed: tuple[int, Shortlist] = (-1, Shortlist(()))
        self.table.screen.take()
        if not self.table.introduction:
            self._go_on()

    # State

    @property
    def stage(self) -> Stage:
        """Return the current activity of the class."""
        if self.table.introduction:
            return Stage.READ
        if self.moments:
            return Stage.LOOK
        if self._is_staged:
            return Stage.STAGED
        if self.table.is_thinking:
            return Stage.AWAIT
        if self.match.outcome:
            return Stage.OVER
        if isinstance(self.match.pending, Roll):
            return Stage.THROW if self.table.dice.awaits_throw else Stage.ENTER
        if self._count.waits:
            return Stage.NOTE
        if self._count.names_others:
            return Stage.OTHERS
        if self._count.is_tied:
            return Stage.TIE
        return Stage.SORT if self.lists.is_sorting else Stage.ASK

    @property
    def _is_staged(self) -> bool:
        """Return whether the stage is shown.

        The class is asked the question on the stage once it has seen the dice.
        """
        return self.table.is_staged and self._has_seen_staged != len(self.match.replies)

    @property
    def staged(self) -> StageModel:
        """Return the content of the stage, while the class watches it."""
        model = self.table.stage.face
        return replace(model, choices={}, goes_on=f"{voters_name(self.match)} decides") if model.choices else model

    @property
    def shortlist(self) -> Shortlist:
        """Return the current choices of the class."""
        number = len(self.match.replies)
        if self._listed[0] != number:
            self._listed = (number, self.lists.shortlist(self.table.view))
        return self._listed[1]

    @property
    def counts(self) -> tuple[int, ...]:
        """Return the hands that were counted for the current question; () for none."""
        return self._count.counts

    @property
    def tied(self) -> str:
        """Return the letters that share the most hands."""
        return "".join([self.shortlist.letters[number] for number in find_leaders(self.counts)]) if self.counts else ""

    @property
    def votes(self) -> list[Vote]:
        """Return all votes that led to the current position."""
        return [vote for vote in self.cast if vote.at < len(self.match.replies)]

    # Acts of the class

    def go_on(self) -> None:
        """Continue after an event was seen, or roll the dice."""
        stage = self.stage
        if stage == Stage.THROW:
            return self._do(self.table.throw)
        if stage == Stage.READ:
            self.table.close_introduction()
        elif stage == Stage.STAGED:
            return self._go_on_staged()
        elif stage == Stage.LOOK:
            self.moments.pop(0)
            self.just_voted = None
        return self._go_on()

    def resume_after_thinking(self) -> None:
        """Play the choice of the computer."""
        self.table.resume_after_thinking()
        self._note_what_happened()
        self._go_on()

    def _go_on_staged(self) -> None:
        if self.table.stage.face.choices:
            self._has_seen_staged = len(self.match.replies)
            self._sort()
        else:
            self._do(self.table.advance_stage)

    def skip_all_staged(self) -> None:
        """Let dice decide without a stage from now on."""
        if self.stage == Stage.STAGED:
            self._do(partial(self.table.skip_stage, for_good=True))

    def skip(self) -> None:
        """Let the other side play at once, until the class is asked again; on the stage, skip to the decision."""
        if self.stage == Stage.STAGED:
            return self._go_on_staged() if self.table.stage.face.choices else self._do(self.table.skip_stage)
        self.moments.clear()
        self.just_voted = None
        self.table.skip()
        self._reported = len(self.match.positions)
        return self._go_on()

    def enter(self, text: str) -> None:
        """Accept the text of the field.

        Raises:
            ValueError: The text is invalid; the message names the expected input.
        """
        if self.stage == Stage.ENTER:
            roll = self.match.pending
            assert isinstance(roll, Roll)
            faces = parse_dice(text, roll.n, roll.sides)
            self._do(lambda: self._enter_faces(faces))
        elif self.stage in (Stage.ASK, Stage.TIE):
            entered = parse_hands(text, self.shortlist.letters)
            if isinstance(entered, str):
                self.choose(entered)
            else:
                self._count = _VoteCount(entered, is_tied=len(find_leaders(entered)) > 1)
                if not self._count.is_tied:
                    self.choose(self.tied)

    def choose(self, letter: str) -> None:
        """Play a choice, or ask for another one.

        Raises:
            ValueError: The letter is not offered.
        """
        if self.stage not in (Stage.ASK, Stage.TIE):
            return
        if letter not in tuple(self.shortlist.letters):
            raise ValueError(f"There is no {letter!r} here; expected one of {', '.join(self.shortlist.letters)}.")
        if letter == self.shortlist.other:
            self._count.names_others = True
        else:
            self._play(self.shortlist.choices[self.shortlist.letters.index(letter)])

    def choose_other(self, number: int) -> None:
        """Play the other choice with this number.

        Raises:
            ValueError: There is no such choice.
        """
        if self.stage != Stage.OTHERS:
            return
        if not 0 <= number < len(self.shortlist.others):
            raise ValueError(f"There is no other choice {number}; expected 0 to {len(self.shortlist.others) - 1}.")
        self._play(self.shortlist.others[number])

    def choose_place(self, place: str) -> None:
        """Play the choice of this place on the map, if there is one."""
        reply = self.table.reply_for_place(place)
        if self.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS):
            for choice in (*self.shortlist.choices, *self.shortlist.others):
                if choice.replies == (reply,):
                    return self._play(choice)
        return None

    def play_it(self) -> None:
        """Play the choice that waited until its note was read."""
        if self._count.waits:
            choice, by = self._count.waits
            self.first.read()
            self._count.waits = None
            self._play(choice, by)

    def leave_to_exhibit(self) -> None:
        """Let a good player choose; if cubes are placed one by one, it places all."""
        if self.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS):
            asked, best = self.match.pending, self.lists.best(self.table.view)
            if _places(asked):
                self._do(
                    lambda: self._place(asked), Vote(len(self.match.replies), self.question, PLACED, DecidedBy.EXHIBIT)
                )
            else:
                choices = (*self.shortlist.choices, *self.shortlist.others)
                self._play(next(choice for choice in choices if choice.replies == best), DecidedBy.EXHIBIT)

    @property
    def question(self) -> str:
        """Return the question to the class, in the words of the game, with the name of the group if there are two."""
        headline = self.table.skin.prompt(self.table.view).headline
        return f"{asked}: {headline}" if (asked := group_name(self.table.viewer)) else headline

    @property
    def about(self) -> str:
        """Return the subject of the choice, as in "state"; "" for none."""
        pending = self.match.pending
        return pending.about if isinstance(pending, Decision) else ""

    # Undo

    @property
    def can_undo(self) -> bool:
        """Return whether the class can undo something."""
        return self.stage in UNDECIDED or not why_no_undo(self.table)

    def undo(self) -> None:
        """Undo the count, or the last choice and its consequences, as far as that is fair."""
        if self.stage in UNDECIDED:
            self._count = _VoteCount()
            self.first.drop()
            return
        return_to_last_voters(self.table)
        replies = len(self.match.replies)
        start = max((act for act in self._acts if act < replies), default=replies - 1)
        while not self.table.why_no_undo() and (len(self.match.replies) > start or self._is_small_matter()):
            self.table.undo()
        self.moments.clear()
        self.just_voted = None
        self._reported = len(self.match.positions)
        self._sort()

    # Flow

    def _play(self, choice: Choice, by: DecidedBy | None = None) -> None:
        labels = [each.label for each in self.shortlist.choices] + ["Another choice"] * bool(self.shortlist.others)
        counted = tuple(zip(labels, self.counts, strict=True)) if self.counts else ()
        by = by or (
            DecidedBy.TEACHER if self._count.is_tied else DecidedBy.ROOM if self.counts else DecidedBy.UNCOUNTED
        )
        if self.first.holds_back(choice.replies, self.table.would_play(choice.replies)):
            self._count.waits = choice, by
            return
        vote = Vote(len(self.match.replies), self.question, choice.label, by, counted)
        self._do(lambda: self._answer(*choice.replies), vote)

    def _do(self, act: Callable[[], None], vote: Vote | None = None) -> None:
        """Run one act of the class, which is undone as a whole, and continue."""
        start = len(self.match.replies)
        act()
        self._acts = [*[earlier for earlier in self._acts if earlier < start], start]
        self.cast = [earlier for earlier in self.cast if earlier.at < start] + ([vote] if vote else [])
        self.just_voted = vote
        self._count = _VoteCount()
        self._note_what_happened()
        self._go_on()

    def _answer(self, *replies: Reply) -> None:
        self.table.answer(*replies)
        # Whether to go on and see new cards was settled by the vote.
        self.table.go_on()
        # Both groups see what they exchanged in what happened.
        if self.table.screen.revealed_offers:
            self.table.close_revealed_offers()

    def _enter_faces(self, faces: Sequence[int]) -> None:
        for face in faces:
            self.table.answer(face)

    def _go_on(self) -> None:
        """Continue to the next event to show, or to the next question to the class."""
        self.table.screen.take()
        while not (self.moments or self.table.is_staged or self.table.is_thinking or self.match.outcome):
            if self.table.computer.is_active:
                self.table.step_computer()
            elif isinstance(self.match.pending, Shuffle):
                self.table.shuffle()
            elif self._is_small_matter():
                self._answer(*quick_answer(self.table.view))
            else:
                break
            self._note_what_happened()
            self.table.screen.take()
        self._sort()

    def _sort(self) -> None:
        """Begin to sort the choices of the next question to the class, perhaps while it still watches events."""
        pending = self.match.pending
        if isinstance(pending, Decision) and pending.seat == self.table.viewer and not self._is_small_matter():
            self.lists.look_at(self.table.view)

    def leave(self) -> None:
        """Stop all jobs of this game."""
        self.lists.stop()
        self.table.leave()

    def _is_small_matter(self) -> bool:
        """Return whether the question is a formality: the color of a cube, the order of equal ones."""
        pending = self.match.pending
        if not isinstance(pending, Decision) or pending.seat != self.table.viewer or self.table.computer.is_active:
            return False
        return pending.about == "colour" or self.table.capabilities.placing.is_formality(self.table.view)

    def _place(self, asked: object) -> None:
        """Place cubes until something else is asked."""
        while isinstance(pending := self.match.pending, Decision) and (
            self._is_small_matter() or (_places(pending) and _matter(pending) == _matter(asked))
        ):
            self._answer(*quick_answer(self.table.view))

    def _note_what_happened(self) -> None:
        """Divide the new events into moments, each from the beginning of an event on.

        Events on the stage are not reported before they are seen there.
        """
        positions, stage = self.match.positions, self.table.stage
        unreported = [number for number in range(self._reported, len(positions)) if not stage.shows(number)]
        events = [event for number in unreported for event in positions[number].news]
        is_all_staged = self._reported < len(positions) and not unreported
        self._reported = len(positions)
        if self.just_voted and is_all_staged:
            decided = f"{voters_name(self.match, self.just_voted.at)} has decided: {self.just_voted.chosen}"
            self.moments.append(Moment([decided]))
        skin = self.table.skin
        lines: list[str] = []
        for line, begins in skin.log(events, addressee(self.table.viewer)):
            if lines and (begins or len(lines) == LINES):
                self.moments.append(Moment(lines))
                lines = []
            lines.append(line)
        if lines:
            self.moments.append(Moment(lines, skin.capabilities.dice.dice_results(events)))


def _matter(asked: object) -> tuple[str, str] | None:
    return (asked.seat, asked.why) if isinstance(asked, Decision) else None


def _places(asked: object) -> bool:
    """Return whether states are asked for one by one, to place cubes or to remove them."""
    return isinstance(asked, Decision) and asked.about == "state" and asked.why in ("add", "remove")
