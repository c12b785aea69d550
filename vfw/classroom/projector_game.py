"""A game that a class plays together: what the room is asked, what it said, and what is to be looked at. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum, auto
from functools import partial
from typing import Any

from vfw.classroom.groups import give_back, group, hearer, voters, why_no_undo
from vfw.classroom.projector_hands import dice, hands, leaders
from vfw.classroom.projector_shortlist import Choice, Lists, Shortlist, at_a_glance
from vfw.classroom.projector_votes import By, Vote
from vfw.core.match import Match
from vfw.core.questions import Decision, Reply, Roll, Shuffle
from vfw.jobs.pool import INLINE_POOL, Pool
from vfw.panel.faces.on_stage import StageFace
from vfw.panel.play.manner import NO_HELP, Manner
from vfw.panel.play.reading_first import ReadingFirst
from vfw.panel.play.sitting import Sitting


class Stage(StrEnum):
    """What the room does now."""

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
"""Where the room has said something, and nothing has been played yet."""

MANNER = Manner(asks=True, stages=True, shows_steps=True, help=NO_HELP)
PLACED = "Placed by the exhibit"
LINES = 5
"""Sentences that are looked at together."""


@dataclass(frozen=True)
class Moment:
    """What is looked at until somebody says "next": sentences, and (sides, face) of the dice that fell."""

    lines: Sequence[str]
    dice: Sequence[tuple[int, int]] = ()


@dataclass
class _Count:
    """What is known of the vote on the question at hand, before it is played."""

    counts: tuple[int, ...] = ()
    is_tied: bool = False
    names_others: bool = False
    waits: tuple[Choice, By] | None = None


class ClassGame:
    """A match with one person, who is the class; or with partners, who are two groups of it at one wall.

    `votes` are those of the match so far, where it is gone on with. Where players think for long, `pool` does it.

    Attributes:
        sitting: the match at its screen. lists: what the room can choose among.
        moments: what is to be looked at before anything is asked.
        cast: all votes that were counted, those that were taken back among them until another takes their place.
        first: the notes that have to be read before their card is played.
        just_voted: the vote whose outcome is looked at; None for any other moment.
    """

    def __init__(self, match: Match[Any, Any], votes: Sequence[Vote] = (), pool: Pool = INLINE_POOL) -> None:
        self.match = match
        self.sitting = Sitting(match, MANNER, pool=pool)
        self.lists = Lists(match, pool)
        self.moments: list[Moment] = []
        self.first = ReadingFirst()
        self.just_voted: Vote | None = None
        self.cast = list(votes)
        self._told = len(match.positions)
        self._has_seen_staged = -1
        self._acts: list[int] = []
        self._count = _Count()
        self._listed: tuple[int, Shortlist] = (-1, Shortlist(()))
        self.sitting.screen.take()
        if not self.sitting.introduction:
            self._go_on()

    # What the room does now

    @property
    def stage(self) -> Stage:
        if self.sitting.introduction:
            return Stage.READ
        if self.moments:
            return Stage.LOOK
        if self._is_staged:
            return Stage.STAGED
        if self.sitting.thinks:
            return Stage.AWAIT
        if self.match.outcome:
            return Stage.OVER
        if isinstance(self.match.pending, Roll):
            return Stage.THROW if self.sitting.dice.await_throw else Stage.ENTER
        if self._count.waits:
            return Stage.NOTE
        if self._count.names_others:
            return Stage.OTHERS
        if self._count.is_tied:
            return Stage.TIE
        return Stage.SORT if self.lists.is_sorting else Stage.ASK

    @property
    def _is_staged(self) -> bool:
        """Whether the stage is looked at. What is asked there is asked of the room once it has seen the dice."""
        return self.sitting.is_staged and self._has_seen_staged != len(self.match.replies)

    @property
    def staged(self) -> StageFace:
        """What is on the stage, where the room looks at that."""
        face = self.sitting.stage.face
        return replace(face, choices={}, goes_on=f"{voters(self.match)} decides") if face.choices else face

    @property
    def shortlist(self) -> Shortlist:
        """What the room chooses among now."""
        number = len(self.match.replies)
        if self._listed[0] != number:
            self._listed = (number, self.lists.shortlist(self.sitting.view))
        return self._listed[1]

    @property
    def counts(self) -> tuple[int, ...]:
        """The hands that were counted for the question at hand; () for none."""
        return self._count.counts

    @property
    def tied(self) -> str:
        """The letters with equally many hands, most of all."""
        return "".join([self.shortlist.letters[number] for number in leaders(self.counts)]) if self.counts else ""

    @property
    def votes(self) -> list[Vote]:
        """All votes that led to where the game is."""
        return [vote for vote in self.cast if vote.at < len(self.match.replies)]

    # What the room does

    def go_on(self) -> None:
        """Next: what happened has been seen, or dice are to fall."""
        stage = self.stage
        if stage == Stage.THROW:
            return self._do(self.sitting.throw)
        if stage == Stage.READ:
            self.sitting.read_on()
        elif stage == Stage.STAGED:
            return self._go_on_staged()
        elif stage == Stage.LOOK:
            self.moments.pop(0)
            self.just_voted = None
        return self._go_on()

    def go_on_as_thought(self) -> None:
        """The computer knows what it chooses."""
        self.sitting.go_on_as_thought()
        self._note_what_happened()
        self._go_on()

    def _go_on_staged(self) -> None:
        if self.sitting.stage.face.choices:
            self._has_seen_staged = len(self.match.replies)
            self._sort()
        else:
            self._do(self.sitting.stage_on)

    def skip_all_staged(self) -> None:
        """Let dice decide without a stage from now on."""
        if self.stage == Stage.STAGED:
            self._do(partial(self.sitting.skip_stage, for_good=True))

    def skip(self) -> None:
        """Let the other side play at once, until the room is asked again; or what is on the stage be decided."""
        if self.stage == Stage.STAGED:
            return self._go_on_staged() if self.sitting.stage.face.choices else self._do(self.sitting.skip_stage)
        self.moments.clear()
        self.just_voted = None
        self.sitting.skip()
        self._told = len(self.match.positions)
        return self._go_on()

    def enter(self, text: str) -> None:
        """Take what was typed into the field. Raises ValueError, which says what was expected."""
        if self.stage == Stage.ENTER:
            roll = self.match.pending
            assert isinstance(roll, Roll)
            faces = dice(text, roll.n, roll.sides)
            self._do(lambda: self._enter_faces(faces))
        elif self.stage in (Stage.ASK, Stage.TIE):
            said = hands(text, self.shortlist.letters)
            if isinstance(said, str):
                self.choose(said)
            else:
                self._count = _Count(said, is_tied=len(leaders(said)) > 1)
                if not self._count.is_tied:
                    self.choose(self.tied)

    def choose(self, letter: str) -> None:
        """Play a choice, or ask which other one. Raises ValueError for a letter that is not there."""
        if self.stage not in (Stage.ASK, Stage.TIE):
            return
        if letter not in tuple(self.shortlist.letters):
            raise ValueError(f"There is no {letter!r} here; expected one of {', '.join(self.shortlist.letters)}.")
        if letter == self.shortlist.other:
            self._count.names_others = True
        else:
            self._play(self.shortlist.choices[self.shortlist.letters.index(letter)])

    def choose_other(self, number: int) -> None:
        """Play the choice of that number among the others. Raises ValueError where there is none."""
        if self.stage != Stage.OTHERS:
            return
        if not 0 <= number < len(self.shortlist.others):
            raise ValueError(f"There is no other choice {number}; expected 0 to {len(self.shortlist.others) - 1}.")
        self._play(self.shortlist.others[number])

    def choose_place(self, place: str) -> None:
        """Play the choice that this place on the map stands for; nothing where it stands for none."""
        reply = self.sitting.meant_by(place)
        if self.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS):
            for choice in (*self.shortlist.choices, *self.shortlist.others):
                if choice.replies == (reply,):
                    return self._play(choice)
        return None

    def play_it(self) -> None:
        """The note has been read: play the choice that waited for it."""
        if self._count.waits:
            choice, by = self._count.waits
            self.first.read()
            self._count.waits = None
            self._play(choice, by)

    def leave_to_exhibit(self) -> None:
        """Let a good player choose; of cubes that are placed one by one, all."""
        if self.stage in (Stage.ASK, Stage.TIE, Stage.OTHERS):
            asked, best = self.match.pending, self.lists.best(self.sitting.view)
            if _places(asked):
                self._do(lambda: self._place(asked), Vote(len(self.match.replies), self.question, PLACED, By.EXHIBIT))
            else:
                choices = (*self.shortlist.choices, *self.shortlist.others)
                self._play(next(choice for choice in choices if choice.replies == best), By.EXHIBIT)

    @property
    def question(self) -> str:
        """What the room is asked, in the words of the game; and which group of it, where there are two."""
        headline = self.sitting.skin.prompt(self.sitting.view).headline
        return f"{asked}: {headline}" if (asked := group(self.sitting.viewer)) else headline

    @property
    def about(self) -> str:
        """What is chosen, as in "state"; "" where nothing is."""
        pending = self.match.pending
        return pending.about if isinstance(pending, Decision) else ""

    # Taking back

    @property
    def can_undo(self) -> bool:
        return self.stage in UNDECIDED or not why_no_undo(self.sitting)

    def undo(self) -> None:
        """Take back the count, or the last choice and what came of it, as far as that is fair."""
        if self.stage in UNDECIDED:
            self._count = _Count()
            self.first.drop()
            return
        give_back(self.sitting)
        replies = len(self.match.replies)
        start = max((act for act in self._acts if act < replies), default=replies - 1)
        while not self.sitting.why_no_undo() and (len(self.match.replies) > start or self._is_small_matter()):
            self.sitting.undo()
        self.moments.clear()
        self.just_voted = None
        self._told = len(self.match.positions)
        self._sort()

    # How it goes on

    def _play(self, choice: Choice, by: By | None = None) -> None:
        labels = [each.label for each in self.shortlist.choices] + ["Another choice"] * bool(self.shortlist.others)
        counted = tuple(zip(labels, self.counts, strict=True)) if self.counts else ()
        by = by or (By.TEACHER if self._count.is_tied else By.ROOM if self.counts else By.UNCOUNTED)
        if self.first.holds_back(choice.replies, self.sitting.would_play(choice.replies)):
            self._count.waits = choice, by
            return
        vote = Vote(len(self.match.replies), self.question, choice.label, by, counted)
        self._do(lambda: self._answer(*choice.replies), vote)

    def _do(self, act: Callable[[], None], vote: Vote | None = None) -> None:
        """Do what is one act of the class, to be taken back as one, and go on."""
        start = len(self.match.replies)
        act()
        self._acts = [*[earlier for earlier in self._acts if earlier < start], start]
        self.cast = [earlier for earlier in self.cast if earlier.at < start] + ([vote] if vote else [])
        self.just_voted = vote
        self._count = _Count()
        self._note_what_happened()
        self._go_on()

    def _answer(self, *replies: Reply) -> None:
        self.sitting.answer(*replies)
        # Whether to go on and see new cards was settled by the vote.
        self.sitting.go_on()
        # Both groups see what they exchanged in what happened.
        if self.sitting.screen.opened:
            self.sitting.close()

    def _enter_faces(self, faces: Sequence[int]) -> None:
        for face in faces:
            self.sitting.answer(face)

    def _go_on(self) -> None:
        """Come to what is to be looked at, or to what the room is asked."""
        self.sitting.screen.take()
        while not (self.moments or self.sitting.is_staged or self.sitting.thinks or self.match.outcome):
            if self.sitting.computer.is_watched:
                self.sitting.watch_on()
            elif isinstance(self.match.pending, Shuffle):
                self.sitting.shuffle()
            elif self._is_small_matter():
                self._answer(*at_a_glance(self.sitting.view))
            else:
                break
            self._note_what_happened()
            self.sitting.screen.take()
        self._sort()

    def _sort(self) -> None:
        """Let the choices be sorted, where the room is asked for one, or will be once it has looked."""
        pending = self.match.pending
        if isinstance(pending, Decision) and pending.seat == self.sitting.viewer and not self._is_small_matter():
            self.lists.look_at(self.sitting.view)

    def leave(self) -> None:
        """Nobody plays it any more."""
        self.lists.stop()
        self.sitting.leave()

    def _is_small_matter(self) -> bool:
        """Whether there is nothing that a class would talk about: the colour of a cube, the order of equal ones."""
        pending = self.match.pending
        if not isinstance(pending, Decision) or pending.seat != self.sitting.viewer or self.sitting.computer.is_watched:
            return False
        return pending.about == "colour" or self.sitting.abilities.placing.formality(self.sitting.view)

    def _place(self, asked: object) -> None:
        """Place cubes until something else is asked."""
        while isinstance(pending := self.match.pending, Decision) and (
            self._is_small_matter() or (_places(pending) and _matter(pending) == _matter(asked))
        ):
            self._answer(*at_a_glance(self.sitting.view))

    def _note_what_happened(self) -> None:
        """Cut what happened since it was last told into moments: each begins where something begins. What is seen on
        the stage is not told before."""
        positions, stage = self.match.positions, self.sitting.stage
        untold = [number for number in range(self._told, len(positions)) if not stage.shows(number)]
        events = [event for number in untold for event in positions[number].news]
        is_all_staged = self._told < len(positions) and not untold
        self._told = len(positions)
        if self.just_voted and is_all_staged:
            decided = f"{voters(self.match, self.just_voted.at)} has decided: {self.just_voted.chosen}"
            self.moments.append(Moment([decided]))
        skin = self.sitting.skin
        lines: list[str] = []
        for line, begins in skin.log(events, hearer(self.sitting.viewer)):
            if lines and (begins or len(lines) == LINES):
                self.moments.append(Moment(lines))
                lines = []
            lines.append(line)
        if lines:
            self.moments.append(Moment(lines, skin.abilities.dice.thrown(events)))


def _matter(asked: object) -> tuple[str, str] | None:
    return (asked.seat, asked.why) if isinstance(asked, Decision) else None


def _places(asked: object) -> bool:
    """Whether states are asked for one after the other, to place cubes or to take them away."""
    return isinstance(asked, Decision) and asked.about == "state" and asked.why in ("add", "remove")
