"""A what-if question, parsed from a text that a teacher writes without code, and written as one.

    ---
    title: What if Connecticut’s governor had called a session?
    moment: 1920-nashville
    changed: Connecticut: no cubes
    known: The governor of Connecticut refused a session before August. [HWS6]
    assumed: A legislature that sits votes by the dice of the game.
    guessed: How it would have voted is unknown.
    ---
    A few words on the question.

`moment` is the name of a scenario; `both` are changes that hold in both kinds of playout, `changed` those of the second
kind alone. If `moment` is `below`, the text of a scenario follows the words on the question; if it is `game below`,
that is a moment of a game, and only its open information counts. The README of the folder `lessons` says how to write
one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from vfw.front_matter import FENCE, FrontMatter, SourceText, TextError, parse_front_matter, suggest_name
from vfw.votes.players.registry import KINDS
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.fields import BadScenario, parse_date
from vfw.whatif.changes import PLAYERS, Change, apply_changes, change_kind
from vfw.whatif.playouts import Conduct, Setup

REQUIRED = {
    "title": "the question, with a question mark",
    "moment": "the name of a scenario",
    "changed": "what is changed, a line each",
    "known": "what the sources say, a line each with its source in brackets",
    "assumed": "what the model takes for granted",
    "guessed": "what is unknown",
}
KEYS = (*REQUIRED, "both", "players", "games", "when")
WHOLE_NUMBER = re.compile(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]{1,9}")
CLOSED_BY_A_SOURCE = re.compile(r"\[[^\[\]]+\]$")
DEFAULT_GAMES, MAX_GAMES = 10_000, 1_000_000
NOTHING = "nothing"
BELOW, GAME_BELOW = "below", "game below"
"""The moments that the text of the question itself contains."""


@dataclass(frozen=True)
class Question:
    """A parsed question.

    Attributes:
        title: The title, as written.
        moment: The name of the scenario; BELOW or GAME_BELOW for the question's own.
        date: The date, as written.
        when: The date as year, month and day.
        start: The moment, before any change.
        both: The changes of both kinds of playout.
        as_it_was: The start of the first kind.
        as_changed: The start of the second kind.
        changes: The changes of the second kind.
        known: Sentences with their sources.
        assumed: Sentences on the assumptions of the model.
        guessed: Sentences on unknowns.
        games: The intended number of playouts of each kind.
        introduction: The words on the question, as written.
    """

    title: str
    moment: str
    date: str
    when: tuple[int, int, int]
    start: Setup
    both: tuple[Change, ...]
    as_it_was: Setup
    as_changed: Setup
    changes: tuple[Change, ...]
    known: tuple[str, ...]
    assumed: tuple[str, ...]
    guessed: tuple[str, ...]
    games: int
    introduction: str = ""

    def with_players(self, suffragist: str, opposition: str = "") -> Question:
        """Return the same question with these players in both kinds of playout, without its own changes of players.

        Args:
            suffragist: The kind of player of the Suffragists.
            opposition: The kind of player of the Opposition; by default the same.

        Raises:
            ValueError: A kind is unknown; the message names the known ones.
        """
        for kind in (suffragist, opposition or suffragist):
            if kind not in KINDS:
                raise ValueError(f"{kind!r} is no player; expected one of {', '.join(KINDS)}")

        def played(setup: Setup) -> Setup:
            conduct = replace(setup.conduct, suffragist=suffragist, opposition=opposition or suffragist)
            return replace(setup, conduct=conduct)

        return replace(
            self,
            start=played(self.start),
            both=_of_the_moment(self.both),
            as_it_was=played(self.as_it_was),
            as_changed=played(self.as_changed),
            changes=_of_the_moment(self.changes),
        )


def parse_question(text: str, moments: Mapping[str, str]) -> Question:
    """Parse the text of a question.

    Args:
        text: The text.
        moments: The texts of the scenarios, by name.

    Raises:
        BadText: The text is wrong; the message names the line, the problem and the remedy.
    """
    said = parse_front_matter(text, KEYS, kind="a question")
    for key, what in REQUIRED.items():
        if key not in said:
            raise TextError(said.end, f"a line “{key}: …” is missing above; it says {what}")
    moment = said.text("moment")
    own = moment.words.lower() if moment.words.lower() in (BELOW, GAME_BELOW) else ""
    introduction, text = _its_own(said) if own else (said.body.words, _shipped(moment, moments))
    begins = scenario.parse_scenario(text)
    start = Setup(text, own == GAME_BELOW, _players(said.text("players", "steady")))
    as_it_was, both = apply_changes(start, _lines(said, "both"))
    as_changed, changes = apply_changes(as_it_was, _lines(said, "changed"))
    return Question(
        title=said.text("title").words,
        moment=own or moment.words,
        date=_date(said.text("when", begins.date), own),
        when=begins.when,
        start=start,
        both=both,
        as_it_was=as_it_was,
        as_changed=as_changed,
        changes=changes,
        known=_known(said),
        assumed=_sentences(said, "assumed"),
        guessed=_sentences(said, "guessed"),
        games=_games(said.text("games", str(DEFAULT_GAMES))),
        introduction=introduction,
    )


def _shipped(moment: SourceText, moments: Mapping[str, str]) -> str:
    """Return the text of the scenario that is named."""
    if moment.words not in moments:
        raise moment.wrong(
            f"there is no scenario {moment.quoted}{suggest_name(moment.words, moments, 'write the name of its file')}"
        )
    try:
        scenario.parse_scenario(moments[moment.words])
    except BadScenario as error:
        raise moment.wrong(f"the scenario {moment.quoted} has a fault of its own: {error}") from error
    return moments[moment.words]


def _its_own(said: FrontMatter) -> tuple[str, str]:
    """Return the words on the question, and the scenario below them."""
    lines = said.body.words.split("\n")
    if FENCE not in lines:
        raise said.text("moment").wrong(
            f"there is no scenario below; write its text under the words on the question, from a line {FENCE} on, "
            "or name a scenario here"
        )
    first = lines.index(FENCE)
    text = "\n".join(lines[first:]) + "\n"
    try:
        scenario.parse_scenario(text)
    except BadScenario as error:
        raise TextError(said.body.line + first + error.line - 1, f"in the scenario below, {error.what}") from error
    return "\n".join(lines[:first]).strip(), text


def _of_the_moment(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Return the changes that are not about players."""
    return tuple([change for change in changes if change_kind(change.words) != PLAYERS])


def _lines(said: FrontMatter, key: str) -> tuple[SourceText, ...]:
    lines = said.values.get(key, ())
    return () if [line.words.lower() for line in lines] == [NOTHING] else lines


def _sentences(said: FrontMatter, key: str) -> tuple[str, ...]:
    return tuple([line.words for line in said.values[key]])


def _known(said: FrontMatter) -> tuple[str, ...]:
    """Return the known sentences; each must name its source. A game has none."""
    for line in _lines(said, "known"):
        if not CLOSED_BY_A_SOURCE.search(line.words):
            raise line.wrong(
                f"{line.quoted} has no source; close it with one in brackets, as in [HWS6], or move it to “guessed”"
            )
    return tuple([line.words for line in _lines(said, "known")])


def _players(said: SourceText) -> Conduct:
    """Parse players: "steady", or "steady against planner"."""
    suffragist, _, opposition = said.words.lower().partition(" against ")
    for kind in filter(None, (suffragist, opposition)):
        if kind not in KINDS:
            raise said.wrong(f"“{kind}” is no player{suggest_name(kind, KINDS, 'there are ' + ', '.join(KINDS))}")
    return Conduct(suffragist, opposition or suffragist)


def _date(said: SourceText, own: str) -> str:
    """Return the date as written, or, for a game, its moment: "turn 4, round 2 of your game"."""
    if own != GAME_BELOW:
        parse_date(said)
    return said.words


def _games(said: SourceText) -> int:
    words = said.words.replace(",", "")
    if not WHOLE_NUMBER.fullmatch(said.words) or not 1 <= int(words) <= MAX_GAMES:
        raise said.wrong(f"{said.quoted} is no number of games; write a whole number from 1 to {MAX_GAMES:,}")
    return int(words)


def serialize_question(question: Question) -> str:
    """Return the text of a question, which `parse_question` parses to the same question.

    A moment that is no shipped scenario follows the words on the question. That of a game includes its hidden cards, as
    a save does.
    """
    lines = [f"title: {question.title}", f"moment: {question.moment}"]
    if question.date != scenario.parse_scenario(question.start.scenario).date:
        lines.append(f"when: {question.date}")
    if question.start.conduct != Conduct():
        lines.append(f"players: {format_players(question.start.conduct)}")
    if question.games != DEFAULT_GAMES:
        lines.append(f"games: {question.games}")
    if question.both:
        lines += _key("both", [change.words for change in question.both])
    lines += _key("changed", [change.words for change in question.changes])
    for key in ("known", "assumed", "guessed"):
        lines += _key(key, getattr(question, key))
    below = question.start.scenario if question.moment in (BELOW, GAME_BELOW) else ""
    body = "\n\n".join(filter(None, (question.introduction, below.strip())))
    return "\n".join([FENCE, *lines, FENCE, *filter(None, [body])]) + "\n"


def format_players(conduct: Conduct) -> str:
    """Format players: "steady", or "steady against planner"."""
    kinds = dict.fromkeys((conduct.suffragist, conduct.opposition))
    return " against ".join(kinds)


def _key(key: str, said: Iterable[str]) -> Iterator[str]:
    """Yield the lines of a key, the first one beside it: so it may begin with anything."""
    first, *more = list(said) or [NOTHING]
    yield f"{key}: {first}"
    yield from [f"  {line}" for line in more]
