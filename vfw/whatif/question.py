"""A question of what would have come of it, from a text that a teacher writes without code.

    ---
    title: What if Connecticut’s governor had called a session?
    moment: 1920-nashville
    changed: Connecticut: no cubes
    known: The governor of Connecticut refused a session before August. [HWS6]
    assumed: A legislature that sits votes by the dice of the game.
    guessed: How it would have voted, nobody knows.
    ---
    A few words on the question.

`moment` is the name of a scenario; `both` are changes that hold in both worlds, `changed` those that hold in one alone.
Where `moment` is `below`, the text of a scenario follows the words on the question; where it is `game below`, that is a
moment of a game, of which only what lies open counts. How to write a question stands in the README of the folder
`lessons`; `sharing/question_text.py` writes the text of one.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from vfw.front_matter import FENCE, BadText, Said, Sheet, meant, sheet
from vfw.votes.advice.players import KINDS
from vfw.votes.scenarios import scenario
from vfw.votes.scenarios.scenario_fields import date
from vfw.votes.scenarios.scenario_text import BadScenario
from vfw.whatif.changes import PLAYERS, Change, apply_changes, change_kind
from vfw.whatif.playouts import Conduct, Setup

REQUIRED = {
    "title": "the question, with a question mark",
    "moment": "the name of a scenario",
    "changed": "what is changed, a line each",
    "known": "what the sources say, a line each with its source in brackets",
    "assumed": "what the model takes for granted",
    "guessed": "what nobody knows",
}
KEYS = (*REQUIRED, "both", "players", "games", "when")
WHOLE_NUMBER = re.compile(r"[0-9]{1,3}(,[0-9]{3})*|[0-9]{1,9}")
CLOSED_BY_A_SOURCE = re.compile(r"\[[^\[\]]+\]$")
DEFAULT_GAMES, MAX_GAMES = 10_000, 1_000_000
NOTHING = "nothing"
BELOW, GAME_BELOW = "below", "game below"
"""The moments that stand in the text of the question itself."""


@dataclass(frozen=True)
class Question:
    """A text understood.

    Attributes:
        title, introduction: as written. moment: the name of the scenario; BELOW or GAME_BELOW where it is the
            question's own. date, when: its date, as written and as year, month and day. start: the moment, before a
            line is carried out. both: what is changed in both kinds. as_it_was, as_changed: the two kinds of world.
            changes: by what the second differs. known, assumed, guessed: sentences. games: how many worlds of each are
            meant to be played.
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
        """The same question with these kinds of player in both worlds, whatever its lines say of players; one kind
        plays both sides. Raises ValueError that names the kinds there are."""
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
    """The question that a text asks, where scenarios have these names.

    Raises BadText, which names the line, what is wrong, and what is right.
    """
    said = sheet(text, KEYS, kind="a question")
    for key, what in REQUIRED.items():
        if key not in said:
            raise BadText(said.end, f"a line “{key}: …” is missing above; it says {what}")
    moment = said.text("moment")
    own = moment.words.lower() if moment.words.lower() in (BELOW, GAME_BELOW) else ""
    introduction, text = _its_own(said) if own else (said.body.words, _shipped(moment, moments))
    begins = scenario.read(text)
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


def _shipped(moment: Said, moments: Mapping[str, str]) -> str:
    """The text of the scenario that is named."""
    if moment.words not in moments:
        raise moment.wrong(
            f"there is no scenario {moment.quoted}{meant(moment.words, moments, 'write the name of its file')}"
        )
    try:
        scenario.read(moments[moment.words])
    except BadScenario as error:
        raise moment.wrong(f"the scenario {moment.quoted} has a fault of its own: {error}") from error
    return moments[moment.words]


def _its_own(said: Sheet) -> tuple[str, str]:
    """What is said of the question, and the scenario that follows it."""
    lines = said.body.words.split("\n")
    if FENCE not in lines:
        raise said.text("moment").wrong(
            f"no scenario stands below; write its text under the words on the question, from a line {FENCE} on, "
            "or name a scenario here"
        )
    first = lines.index(FENCE)
    text = "\n".join(lines[first:]) + "\n"
    try:
        scenario.read(text)
    except BadScenario as error:
        raise BadText(said.body.line + first + error.line - 1, f"in the scenario below, {error.what}") from error
    return "\n".join(lines[:first]).strip(), text


def _of_the_moment(changes: tuple[Change, ...]) -> tuple[Change, ...]:
    """Those that are not about who plays."""
    return tuple([change for change in changes if change_kind(change.words) != PLAYERS])


def _lines(said: Sheet, key: str) -> tuple[Said, ...]:
    lines = said.values.get(key, ())
    return () if [line.words.lower() for line in lines] == [NOTHING] else lines


def _sentences(said: Sheet, key: str) -> tuple[str, ...]:
    return tuple([line.words for line in said.values[key]])


def _known(said: Sheet) -> tuple[str, ...]:
    """What the sources say; each line says which. Of a game that is nothing."""
    for line in _lines(said, "known"):
        if not CLOSED_BY_A_SOURCE.search(line.words):
            raise line.wrong(
                f"{line.quoted} has no source; close it with one in brackets, as in [HWS6], or move it to “guessed”"
            )
    return tuple([line.words for line in _lines(said, "known")])


def _players(said: Said) -> Conduct:
    """ "steady", or "steady against planner"."""
    suffragist, _, opposition = said.words.lower().partition(" against ")
    for kind in filter(None, (suffragist, opposition)):
        if kind not in KINDS:
            raise said.wrong(f"“{kind}” is no player{meant(kind, KINDS, 'there are ' + ', '.join(KINDS))}")
    return Conduct(suffragist, opposition or suffragist)


def _date(said: Said, own: str) -> str:
    """When it begins, as written: a date, or, in a game, its moment: "turn 4, round 2 of your game"."""
    if own != GAME_BELOW:
        date(said)
    return said.words


def _games(said: Said) -> int:
    words = said.words.replace(",", "")
    if not WHOLE_NUMBER.fullmatch(said.words) or not 1 <= int(words) <= MAX_GAMES:
        raise said.wrong(f"{said.quoted} is no number of games; write a whole number from 1 to {MAX_GAMES:,}")
    return int(words)


def serialize_question(question: Question) -> str:
    """The text of a question: what reads it gets the same question back.

    A moment that is no scenario of ours stands below the words on the question. That of a game holds its hidden cards
    too, as a save does.
    """
    lines = [f"title: {question.title}", f"moment: {question.moment}"]
    if question.date != scenario.read(question.start.scenario).date:
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
    """ "steady", or "steady against planner"."""
    kinds = dict.fromkeys((conduct.suffragist, conduct.opposition))
    return " against ".join(kinds)


def _key(key: str, said: Iterable[str]) -> Iterator[str]:
    """What is said of a key, the first line beside it: so it may begin with anything."""
    first, *more = list(said) or [NOTHING]
    yield f"{key}: {first}"
    yield from [f"  {line}" for line in more]
