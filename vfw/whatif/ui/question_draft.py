"""A question while it is built by hand: a moment, lines of change, and who plays.

What a line means, and whether it can be, `vfw.whatif.changes` says; here lines are added, put together, and taken back,
and what no longer makes sense without another is left out with a word.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from vfw.front_matter import BadText, Said
from vfw.whatif.changes import CONGRESS, IMPOSSIBLE_MOMENT, SENDING, apply_changes, change_kind, parse_change
from vfw.whatif.conduct import Conduct
from vfw.whatif.moment_text import MomentText
from vfw.whatif.playouts import Setup
from vfw.whatif.question import DEFAULT_GAMES, Question
from vfw.whatif.ui.building.line_of_time import StartingMoment, starting_moment_of
from vfw.whatif.ui.building.own_words import default_assumed, default_guessed, default_known, default_title
from vfw.whatif.ui.merge_changes import SENDING_LINE, apply_lines, congress_line, merge_changes


class DroppedChange(NamedTuple):
    """A line that made no sense any more, and why."""

    words: str
    why: str


@dataclass(frozen=True)
class QuestionDraft:
    """A question in the making.

    Attributes:
        start: the moment. lines: what is changed. both: what holds in both worlds. conduct: who plays both.
        games: how many worlds of each. told: the question that it began with, whose own words hold where it is still
            asked. left_out: lines that the last step took along.
    """

    start: StartingMoment
    lines: tuple[str, ...] = ()
    both: tuple[str, ...] = ()
    conduct: Conduct = field(default_factory=Conduct)
    games: int = DEFAULT_GAMES
    told: Question | None = None
    left_out: tuple[DroppedChange, ...] = ()

    @classmethod
    def of(cls, question: Question) -> QuestionDraft:
        """What leads to this question."""
        lines, both = (tuple([one.words for one in changes]) for changes in (question.changes, question.both))
        start = starting_moment_of(question)
        return cls(start, lines, both, question.start.conduct, question.games, told=question)

    def changed(self, line: str) -> QuestionDraft:
        """This changed too. Raises BadText where it cannot be; its `what` says why."""
        return replace(self, lines=merge_changes(self.as_it_was, (*self.lines, line)), left_out=())

    def taken_back(self, number: int) -> QuestionDraft:
        """Without the line of this number, from 0, and without what makes no sense without it. Raises IndexError where
        there is no such line."""
        return self._fitting(_without(self.lines, number), self.both)

    def both_taken_back(self, number: int) -> QuestionDraft:
        """Without the line of this number, from 0, that holds in both worlds. Raises IndexError where there is none."""
        return self._fitting(self.lines, _without(self.both, number))

    def to_the_record(self) -> QuestionDraft:
        """With nothing changed."""
        return replace(self, lines=(), left_out=())

    def moved_to(self, start: StartingMoment) -> QuestionDraft:
        """The same changes at another moment, as far as they can be made there. What held in both worlds held for the
        moment that was left, and is not taken along."""
        gone = tuple([DroppedChange(line, "it held for the moment that was left") for line in self.both])
        lines = [SENDING_LINE if change_kind(line) == SENDING else line for line in self.lines]
        moved = replace(self, start=start)._fitting(lines, ())
        return replace(moved, left_out=(*gone, *moved.left_out))

    def with_players(self, suffragist: str, opposition: str) -> QuestionDraft:
        """With these players in both worlds."""
        conduct = replace(self.conduct, suffragist=suffragist, opposition=opposition)
        return replace(self, conduct=conduct)._fitting(self.lines, self.both)

    def with_games(self, games: int) -> QuestionDraft:
        """So many worlds of each kind."""
        return replace(self, games=games)

    @cached_property
    def as_it_was(self) -> Setup:
        """What the first kind of world begins with."""
        return apply_lines(replace(self.start.setup, conduct=self.conduct), self.both)

    @cached_property
    def as_changed(self) -> Setup:
        """What the second begins with."""
        return apply_lines(self.as_it_was, self.lines)

    @cached_property
    def now(self) -> MomentText:
        """The changed moment, taken apart."""
        return MomentText(self.as_changed.scenario)

    @property
    def record(self) -> MomentText:
        """The moment as it was, taken apart."""
        return MomentText(self.as_it_was.scenario)

    @cached_property
    def question(self) -> Question:
        """The question, in words of its own where nobody has said others."""
        setup = replace(self.start.setup, conduct=self.conduct)
        as_it_was, both = apply_changes(setup, _number_lines(self.both))
        as_changed, changes = apply_changes(as_it_was, _number_lines(self.lines))
        told = self.told
        same = told and (told.moment, told.start.scenario, told.both) == (self.start.name, setup.scenario, both)
        date = told.date if told and same else self.start.when_said
        question = Question(
            title=default_title(date, self.lines),
            moment=self.start.name,
            date=date,
            when=self.start.when,
            start=setup,
            both=both,
            as_it_was=as_it_was,
            as_changed=as_changed,
            changes=changes,
            known=default_known(self.start),
            assumed=default_assumed(self.start, self.lines, self.conduct),
            guessed=default_guessed(self.lines),
            games=self.games,
        )
        if told and same and told.changes == changes:
            own = ("title", "known", "assumed", "guessed", "introduction")
            return replace(question, **{name: getattr(told, name) for name in own})
        return question

    def _fitting(self, lines: Iterable[str], both: Iterable[str]) -> QuestionDraft:
        """With these lines, but for those that cannot be carried out any more."""
        setup, left_out = replace(self.start.setup, conduct=self.conduct), list[DroppedChange]()
        setup, both_kept = _apply_possible(setup, both, left_out)
        _, kept = _apply_possible(setup, lines, left_out)
        return replace(self, lines=kept, both=both_kept, left_out=tuple(left_out))


def refusal_reason(error: BadText) -> str:
    """Why a line cannot be, without what is said to whoever writes it into a file."""
    return (error.what.partition(IMPOSSIBLE_MOMENT)[2] or error.what).partition("; ")[0]


def _apply_possible(setup: Setup, lines: Iterable[str], left_out: list[DroppedChange]) -> tuple[Setup, tuple[str, ...]]:
    """The setup with those of the lines that can be carried out; the others go to `left_out`."""
    kept = []
    for line in lines:
        fitting = _adapt_line(setup, line)
        try:
            setup = apply_lines(setup, [fitting])
        except BadText as error:
            left_out.append(DroppedChange(line, refusal_reason(error).removeprefix(f"“{fitting}” ")))
        else:
            kept.append(fitting)
    return setup, tuple(kept)


def _adapt_line(setup: Setup, line: str) -> str:
    """The line as it reads at this moment: "Congress 4 instead of 1", where it was 2 at another."""
    found = parse_change(line)
    if found and found.kind == CONGRESS:
        return congress_line(found.part["n"], MomentText(setup.scenario))
    return line


def _without(lines: tuple[str, ...], number: int) -> tuple[str, ...]:
    lines[number]
    return (*lines[:number], *lines[number + 1 :])


def _number_lines(lines: Iterable[str]) -> list[Said]:
    return [Said(line, number) for number, line in enumerate(lines, start=1)]
