"""The draft of a question that a visitor edits: a moment, lines of change, players, and generated sentences.

`vfw.whatif.changes` decides what a line means and whether it is possible. Here lines are added, merged and removed; a
line that is impossible without another is dropped with a note.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from vfw.front_matter import SourceText, TextError
from vfw.resources import read_each
from vfw.votes.narration.words import SIDE_NAMES, count
from vfw.votes.rules.board import NAMES
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import MONTHS, SOLITAIRE
from vfw.whatif import changes
from vfw.whatif.changes import (
    CONGRESS,
    IMPOSSIBLE_MOMENT,
    SENDING,
    ParsedChange,
    apply_changes,
    change_kind,
    parse_card_title,
    parse_change,
    parse_number,
    parse_side,
    parse_states,
)
from vfw.whatif.moment_text import MomentText
from vfw.whatif.playouts import Conduct, Setup
from vfw.whatif.question import BELOW, DEFAULT_GAMES, GAME_BELOW, Question
from vfw.whatif.ui.merge_changes import SENDING_LINE, apply_lines, congress_line, merge_changes


class StartingMoment(NamedTuple):
    """A moment from which a question starts.

    Attributes:
        name: The name of the scenario, such as "1920-nashville"; BELOW or GAME_BELOW if it does not ship.
        title: The title, as its text says.
        date: The date, as its text says.
        when: The date as year, month and day; 0 for an unknown part.
        scenario: Its text.
        sources: The keys of its sources.
        introduction: The introduction, as its text says.
    """

    name: str
    title: str
    date: str
    when: tuple[int, int, int]
    scenario: str
    sources: tuple[str, ...] = ()
    introduction: str = ""

    @property
    def setup(self) -> Setup:
        """The setup of this moment."""
        return Setup(self.scenario, is_from_game=self.name == GAME_BELOW)

    @property
    def is_own(self) -> bool:
        """True if it is the visitor's own, and does not ship."""
        return self.name in (BELOW, GAME_BELOW)

    @property
    def when_said(self) -> str:
        """The date, or, for a game, its moment: "turn 4, round 2 of your game"."""
        if self.name != GAME_BELOW:
            return self.date
        game, _, moment = f"{self.title[:1].lower()}{self.title[1:]}".partition(", ")
        return f"{moment} of {game}" if moment else game

    @property
    def record(self) -> str:
        """The name of the state of things before changes."""
        return "Your game" if self.is_own else "Record"

    @property
    def mark(self) -> tuple[str, str]:
        """The label on the timeline: the year, and the day or the month."""
        year, month, day = self.when
        return str(year), " ".join([str(day)] * bool(day) + [MONTHS[month - 1][:3]] * bool(month))


def make_starting_moment(name: str, text: str) -> StartingMoment:
    """Make the moment with this name and text.

    Raises:
        BadScenario: The text is no scenario.
    """
    read = scenario.parse_scenario(text)
    titles = {BELOW: "A moment of your own", GAME_BELOW: f"Your game, {read.begins}"}
    return StartingMoment(
        name, titles.get(name, read.title), read.date, read.when, text, read.sources, read.introduction
    )


def starting_moment_of(question: Question) -> StartingMoment:
    """Return the moment of a question."""
    return make_starting_moment(question.moment, question.start.scenario)


def list_starting_moments(own: StartingMoment | None = None) -> tuple[StartingMoment, ...]:
    """List the shipped moments by date, and the visitor's own one after them."""
    shipped = sorted(read_each("scenarios", make_starting_moment).values(), key=lambda one: one.when)
    return (*shipped, own) if own else tuple(shipped)


SENTENCE_END = re.compile(r"(?<=[a-z0-9’”][.!])\s+(?=[A-Z“])")
DAY = re.compile(r"\d\d? ")
KNOWN_SENTENCES = 2
"""The number of sentences of a scenario's introduction that are taken as known."""
MAX_CLAUSES, MAX_NAMED = 2, 3
"""The most changes, and the most states, that a title names; more are counted."""

UNKNOWNS = (
    "How this change could have come about, and what else would have come with it.",
    "Whether people would have acted as these players do.",
)
ASSUMPTIONS = {
    changes.CONGRESS: "Only Congress starts from another place. No state thinks otherwise because of it.",
    changes.SENDING: "The states stand as they stood when the Amendment goes to them.",
    changes.CUBES: "Cubes stand for how hard a state is to win. How many a real event is worth is a guess.",
    changes.NO_CUBES: "Where no cubes lie, neither side is ahead.",
    changes.VOTE: "A state that votes otherwise moves no other state.",
    changes.WITHOUT: "What a card stands for does not happen, and nothing else takes its place.",
    changes.BUTTONS: "Buttons stand for helpers and money, and they can be had without work.",
    changes.LAST_ROUNDS: "With another number of rounds, each side does as much in a round as before.",
    changes.NO_BIDS: "A side that bids nothing keeps what it has for other uses.",
    changes.DIE: "Other dice make the last votes more or less a matter of chance, for both sides alike.",
    changes.PLAYERS: "Who plays stands for how well a side was led, and nothing else changes with it.",
}
"""The assumption of the model for each kind of line."""
LATER_KINDS = (changes.LAST_ROUNDS, changes.NO_BIDS, changes.DIE, changes.PLAYERS, changes.WITHOUT)
"""The kinds of lines that affect the game after the moment, and not the moment."""


def default_title(date: str, lines: Sequence[str]) -> str:
    """Return a title: "What if, on 9 August 1920, no cubes had lain in Connecticut?"."""
    later = bool(lines) and all(change_kind(line) in LATER_KINDS for line in lines)
    when = f"{'after' if later else 'on' if DAY.match(date) else 'in'} {date}"
    if not lines:
        return f"What if, {when}, nothing had been different?"
    clauses = [_format_clause(line) for line in lines]
    if len(clauses) > MAX_CLAUSES:
        return f"What if, {when}, {count(len(clauses), 'thing')} had been different?"
    return f"What if, {when}, {' and '.join(clauses)}?"


def default_known(start: StartingMoment) -> tuple[str, ...]:
    """Return the first sentences of the moment's introduction, each with its sources; none without sources."""
    if not start.sources or start.name == GAME_BELOW:
        return ()
    said = " ".join(start.introduction.split("\n\n")[0].split())
    sentences = SENTENCE_END.split(said)[:KNOWN_SENTENCES]
    return tuple([f"{sentence.strip()} [{'; '.join(start.sources)}]" for sentence in sentences])


def default_assumed(start: StartingMoment, lines: Iterable[str], conduct: Conduct) -> tuple[str, ...]:
    """Return the assumptions of the changes, of the model, and of the players."""
    return tuple(_list_assumptions(start, lines, conduct))


def _list_assumptions(start: StartingMoment, lines: Iterable[str], conduct: Conduct) -> Iterator[str]:
    kinds = {change_kind(line) for line in lines}
    yield from [says for kind, says in ASSUMPTIONS.items() if kind in kinds]
    if start.name == GAME_BELOW:
        yield "The hidden cards of the game are dealt again in each world."
    against = "the Oppobot" if MomentText(start.scenario).words("mode").lower() == SOLITAIRE else conduct.opposition
    if conduct.suffragist == against:
        yield f"Both sides are played by the computer, by the rules of the game ({against})."
    else:
        sides = f"{conduct.suffragist} for the Suffragists, {against} for the Opposition"
        yield f"Both sides are played by the computer, by the rules of the game ({sides})."


def default_guessed(lines: Sequence[str]) -> tuple[str, ...]:
    """Return the unknowns."""
    return UNKNOWNS if lines else UNKNOWNS[1:]


def _format_clause(line: str) -> str:
    """Format a line as a clause after "if"."""
    found = parse_change(line)
    if found is None:
        raise ValueError(f"{line!r} is no change")
    part = found.part
    match found.kind:
        case changes.CONGRESS:
            return f"Congress had stood at {part['n']}"
        case changes.SENDING:
            return "Congress had sent the Amendment to the states"
        case changes.CUBES:
            return f"{_format_cube_change(part)} {_format_states(line, found, 'each of ')}"
        case changes.NO_CUBES:
            return f"no cubes had lain in {_format_states(line, found)}"
        case changes.VOTE:
            return f"{_format_states(line, found)} had {part['how'].lower()}"
        case changes.WITHOUT:
            return f"“{parse_card_title(part)}” had not been in the game"
        case changes.BUTTONS:
            who = "both sides" if part["each"] else SIDE_NAMES[parse_side(part["side"])]
            return f"{who} had held {count(parse_number(part['n']), 'button')}"
        case changes.LAST_ROUNDS:
            many = count(parse_number(part["n"]), f"round {part['how'].lower()}", f"rounds {part['how'].lower()}")
            return f"there had been {many}"
        case changes.NO_BIDS:
            return f"{SIDE_NAMES[parse_side(part['side'])]} had bid nothing"
        case changes.DIE:
            return f"the last votes had been cast with a d{part['n']}"
    return f"{part['suffragist'].lower()} had played against {part['opposition'].lower()}"


def _format_states(line: str, found: ParsedChange, several: str = "") -> str:
    names = [NAMES[code] for code in parse_states(SourceText(line, 1), found.part)]
    if len(names) > MAX_NAMED:
        return f"{several}{len(names)} states"
    return f"{several}{', '.join(names[:-1])} and {names[-1]}" if len(names) > 1 else names[0]


def _format_cube_change(part: dict[str, str]) -> str:
    """Describe a change of cubes, up to the state: an added cube may remove one of the other side."""
    n = parse_number(part["n"])
    verb = {"more": "been added in", "fewer": "been taken out of"}.get(part["how"].lower(), "lain in")
    color = part["color"].lower()
    return f"{count(n, f'{color} cube')} had {verb}"


class DroppedChange(NamedTuple):
    """A line that is no longer possible, and the reason."""

    words: str
    why: str


@dataclass(frozen=True)
class QuestionDraft:
    """The draft of a question.

    Attributes:
        start: The moment.
        lines: The changes of the second kind.
        both: The changes of both kinds.
        conduct: The players of both kinds.
        games: The number of playouts of each kind.
        original: The question that it started from; its own words are used while it is still asked.
        dropped: The lines that the last step dropped.
    """

    start: StartingMoment
    lines: tuple[str, ...] = ()
    both: tuple[str, ...] = ()
    conduct: Conduct = field(default_factory=Conduct)
    games: int = DEFAULT_GAMES
    original: Question | None = None
    dropped: tuple[DroppedChange, ...] = ()

    @classmethod
    def of(cls, question: Question) -> QuestionDraft:
        """Make the draft of a question."""
        lines, both = (tuple([one.words for one in changes]) for changes in (question.changes, question.both))
        start = starting_moment_of(question)
        return cls(start, lines, both, question.start.conduct, question.games, original=question)

    def with_change(self, line: str) -> QuestionDraft:
        """Add a change.

        Raises:
            BadText: It is impossible; its `what` says why.
        """
        return replace(self, lines=merge_changes(self.as_it_was, (*self.lines, line)), dropped=())

    def without_change(self, number: int) -> QuestionDraft:
        """Remove the line with this index, and those that are impossible without it.

        Raises:
            IndexError: There is no such line.
        """
        return self._fitting(_without(self.lines, number), self.both)

    def without_shared_change(self, number: int) -> QuestionDraft:
        """Remove the line of both kinds with this index.

        Raises:
            IndexError: There is no such line.
        """
        return self._fitting(self.lines, _without(self.both, number))

    def reset(self) -> QuestionDraft:
        """Remove all changes."""
        return replace(self, lines=(), dropped=())

    def at_moment(self, start: StartingMoment) -> QuestionDraft:
        """Move to another moment, with the changes that are possible there.

        Changes of both kinds belonged to the former moment, and are dropped.
        """
        gone = tuple([DroppedChange(line, "it held for the moment that was left") for line in self.both])
        lines = [SENDING_LINE if change_kind(line) == SENDING else line for line in self.lines]
        moved = replace(self, start=start)._fitting(lines, ())
        return replace(moved, dropped=(*gone, *moved.dropped))

    def with_players(self, suffragist: str, opposition: str) -> QuestionDraft:
        """Set the players of both kinds."""
        conduct = replace(self.conduct, suffragist=suffragist, opposition=opposition)
        return replace(self, conduct=conduct)._fitting(self.lines, self.both)

    @cached_property
    def as_it_was(self) -> Setup:
        """The start of the first kind."""
        return apply_lines(replace(self.start.setup, conduct=self.conduct), self.both)

    @cached_property
    def as_changed(self) -> Setup:
        """The start of the second kind."""
        return apply_lines(self.as_it_was, self.lines)

    @cached_property
    def now(self) -> MomentText:
        """The text of the changed moment."""
        return MomentText(self.as_changed.scenario)

    @property
    def record(self) -> MomentText:
        """The text of the moment as it was."""
        return MomentText(self.as_it_was.scenario)

    @cached_property
    def question(self) -> Question:
        """The question, with generated words where it has none of its own."""
        setup = replace(self.start.setup, conduct=self.conduct)
        as_it_was, both = apply_changes(setup, _number_lines(self.both))
        as_changed, changes = apply_changes(as_it_was, _number_lines(self.lines))
        original = self.original
        same = original and (original.moment, original.start.scenario, original.both) == (
            self.start.name,
            setup.scenario,
            both,
        )
        date = original.date if original and same else self.start.when_said
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
        if original and same and original.changes == changes:
            own = ("title", "known", "assumed", "guessed", "introduction")
            return replace(question, **{name: getattr(original, name) for name in own})
        return question

    def _fitting(self, lines: Iterable[str], both: Iterable[str]) -> QuestionDraft:
        """Return the draft with these lines, without those that are impossible."""
        setup, dropped = replace(self.start.setup, conduct=self.conduct), list[DroppedChange]()
        setup, both_kept = _apply_possible(setup, both, dropped)
        _, kept = _apply_possible(setup, lines, dropped)
        return replace(self, lines=kept, both=both_kept, dropped=tuple(dropped))


def refusal_reason(error: TextError) -> str:
    """Return the reason why a line is impossible, without the advice for authors of files."""
    return (error.what.partition(IMPOSSIBLE_MOMENT)[2] or error.what).partition("; ")[0]


def _apply_possible(setup: Setup, lines: Iterable[str], dropped: list[DroppedChange]) -> tuple[Setup, tuple[str, ...]]:
    """Apply the lines that are possible; the others are added to `dropped`."""
    kept = []
    for line in lines:
        fitting = _adapt_line(setup, line)
        try:
            setup = apply_lines(setup, [fitting])
        except TextError as error:
            dropped.append(DroppedChange(line, refusal_reason(error).removeprefix(f"“{fitting}” ")))
        else:
            kept.append(fitting)
    return setup, tuple(kept)


def _adapt_line(setup: Setup, line: str) -> str:
    """Adapt a line to this moment: "Congress 4 instead of 1", if the value was 2 at another."""
    found = parse_change(line)
    if found and found.kind == CONGRESS:
        return congress_line(found.part["n"], MomentText(setup.scenario))
    return line


def _without(lines: tuple[str, ...], number: int) -> tuple[str, ...]:
    lines[number]
    return (*lines[:number], *lines[number + 1 :])


def _number_lines(lines: Iterable[str]) -> list[SourceText]:
    return [SourceText(line, number) for number, line in enumerate(lines, start=1)]
