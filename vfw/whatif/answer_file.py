r"""An answer as a file that others can check: the question as a text, the seed, and the counts.

    {"format": 1, "rules": "0.2", "players": "5", "question": "---\ntitle: …", "seed": 0, "counts": {"steady": {…}}}

Every playout follows from question, seed and number, so anyone with the same rules and players can play some of them
again. Counts hold the first playout with each end: playouts 1 to 200, played again, either match the file or do not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from vfw.front_matter import TextError
from vfw.untrusted_input import NotJson, parse_json, quoted
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import KINDS, VERSION
from vfw.votes.rules.board import NAMES, STATES
from vfw.votes.rules.tabletop import TURNS
from vfw.whatif.question import MAX_GAMES, Question, parse_question, serialize_question
from vfw.whatif.report import describe_event
from vfw.whatif.runs import Run
from vfw.whatif.tallies import MAX_RATIFIED, Counts, Tally

FORMAT = 1
MAX_CHARACTERS = 2_000_000
"""Characters of the largest file that is opened; one with three players has about a tenth of that."""
AS_ASKED = "own"
"""The player name that means the players which the question itself names."""
KEYS = ("format", "rules", "players", "question", "seed", "counts")


class BadAnswer(ValueError):
    """A text that is no answer file; the message says why, and what can be done."""


@dataclass(frozen=True)
class AnswerFile:
    """A parsed answer file.

    Attributes:
        question: The question as it was asked.
        seed: The seed of all playouts.
        counts: The counts by player: a kind of player for both sides, or AS_ASKED.
        rules: The version of the rules that counted them.
        players: The version of the players that counted them.
    """

    question: Question
    seed: int
    counts: Mapping[str, Counts]
    rules: str = VotesForWomen.rules
    players: str = VERSION

    @property
    def other_versions(self) -> str:
        """A sentence about counts by other rules or players than these; "" if they are the same."""
        if (self.rules, self.players) == (VotesForWomen.rules, VERSION):
            return ""
        return (
            f"It was counted by rules {self.rules} and players {self.players}; here are rules {VotesForWomen.rules} "
            f"and players {VERSION}, by which its worlds may come out otherwise."
        )

    def run(self, player: str, games: int = 0) -> Run:
        """Return the run that gives the counts of this player, or those of its first `games` playouts."""
        question = self.question if player == AS_ASKED else self.question.with_players(player)
        return Run(question, games or self.counts[player].games, self.seed)

    def text(self) -> str:
        """Return the text of the file."""
        counts = {player: counts.record() for player, counts in self.counts.items()}
        said = (FORMAT, self.rules, self.players, serialize_question(self.question), self.seed, counts)
        return json.dumps(dict(zip(KEYS, said, strict=True)), ensure_ascii=False, separators=(",", ":")) + "\n"


def parse_answer(text: str, moments: Mapping[str, str]) -> AnswerFile:
    """Parse the text of an answer file.

    Args:
        text: The text of the file.
        moments: The texts of the scenarios, by name.

    Raises:
        BadAnswer: The text is no answer file, or a damaged one.
    """
    if len(text) > MAX_CHARACTERS:
        raise BadAnswer(
            f"The file is too large: an answer has at most {MAX_CHARACTERS:,} characters, and this {len(text):,}."
        )
    try:
        said = parse_json(text)
    except NotJson as error:
        raise BadAnswer(f"The file is no answer to what if: {error}.") from error
    if not isinstance(said, dict) or "format" not in said:
        raise BadAnswer("The file is no answer to what if. Open one that this page has saved.")
    if said["format"] != FORMAT:
        wanted = f"here format {FORMAT} is read; open it with the exhibit that saved it"
        raise BadAnswer(f"The file has format {quoted(said['format'])}, and {wanted}.")
    match said:
        case {"rules": str(rules), "players": str(players), "question": str(question), "seed": int(seed),
              "counts": dict(counts)}:  # fmt: skip
            pass
        case _:
            missing = [key for key in KEYS if key not in said]
            what = f"{missing[0]!r} is missing" if missing else "something in it has the wrong type"
            raise BadAnswer(f"The file is damaged: {what}. Save it again, or open another.")
    if not counts:
        raise BadAnswer("The file is damaged: nothing was counted. Save it again, or open another.")
    try:
        asked = parse_question(question, moments)
    except TextError as error:
        raise BadAnswer(f"The question in the file cannot be asked here: {error.closed}") from error
    return AnswerFile(
        asked, seed, {name: _parse_counts(name, record) for name, record in counts.items()}, rules, players
    )


def find_disagreement(file: AnswerFile, player: str, playouts: int, play: Callable[[Run], Counts]) -> str:
    """Play the first playouts again and describe the first difference from the file.

    Args:
        file: The file that is checked.
        player: The player whose counts are checked.
        playouts: The number of playouts to replay; if these are all of the file, all counts are compared.
        play: Plays a run.

    Returns:
        A description of the difference; "" if there is none.
    """
    whole = file.counts[player]
    part = play(file.run(player, min(playouts, whole.games)))
    kinds = (("as it was", whole.as_it_was, part.as_it_was), ("as changed", whole.as_changed, part.as_changed))
    for kind, saved, again in kinds:
        if found := next(_differences(saved, again), ""):
            return f"in the worlds {kind}, {found}"
    return "" if 0 <= whole.both - part.both <= whole.games - part.games else "the worlds won either way do not add up"


def _differences(saved: Tally, again: Tally) -> Iterator[str]:
    """Yield what the first playouts have in the second tally, and not in the first."""
    for what, numbers, found in (
        ("in which {} states ratified", saved.example, again.example),
        ("in which {} ratified", _by_state_name(saved.yes), _by_state_name(again.yes)),
        ("in which {} did not ratify", _by_state_name(saved.no), _by_state_name(again.no)),
    ):
        for key in sorted({*numbers, *found}, key=str):
            in_file = numbers.get(key, saved.games + 1)
            if found.get(key, in_file) != in_file or (key not in found and in_file <= again.games):
                there = f"world {in_file}" if key in numbers else "none"
                here = f"world {found[key]}" if key in found else f"none of the first {again.games}"
                yield f"the first {what.format(key)} is {there} in the file, and {here} when they are played again"
    most = saved.games - again.games
    pairs: list[tuple[str, int, int]] = [
        ("worlds that are won", saved.won, again.won),
        *[("turns in which Congress sent it", all_, n) for all_, n in zip(saved.sent, again.sent, strict=True)],
        *[("numbers of states that ratify", all_, n) for all_, n in zip(saved.ratified, again.ratified, strict=True)],
        *[(f"worlds in which {NAMES[state]} ratifies", all_, n)
          for state, all_, n in zip(STATES, saved.states, again.states, strict=True)],
        *[(f"worlds that {NAMES[state]} decides", saved.decisive[state], again.decisive[state]) for state in STATES],
    ]  # fmt: skip
    yield from [f"the {what} do not agree: {all_} in the file" for what, all_, n in pairs if not 0 <= all_ - n <= most]
    if not most and saved != again:
        yield "what happened early, or the narrowest world, does not agree"


def _by_state_name(numbers: Mapping[str, int]) -> dict[str, int]:
    return {NAMES[code]: number for code, number in numbers.items()}


# Checks of a record, before it is drawn


def _parse_counts(player: str, record: Any) -> Counts:
    if player not in (*KINDS, AS_ASKED):
        raise BadAnswer(f"The file is damaged: {quoted(player)} is no player. Save it again, or open another.")
    try:
        counts = Counts.from_record(record)
        sound = _is_sound(counts)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise BadAnswer(f"The file is damaged: the counts of {player} are not whole.") from error
    if not sound:
        raise BadAnswer(f"The file is damaged: the counts of {player} do not add up.")
    return counts


def _is_sound(counts: Counts) -> bool:
    was, is_ = counts.as_it_was, counts.as_changed
    whole = type(counts.both) is int and 0 <= counts.both <= min(was.won, is_.won)
    return whole and was.games == is_.games and all(map(_adds_up, (was, is_)))


def _adds_up(tally: Tally) -> bool:
    """Return whether a tally can be that of so many playouts."""
    n = tally.games
    short, narrowest = tally.narrowest
    firsts = [*tally.example.values(), *tally.yes.values(), *tally.no.values(), narrowest]
    numbers = [tally.won, *tally.sent, *tally.ratified, *tally.states, *tally.decisive.values()]
    numbers += [number for event in tally.early.values() for number in event]
    for event, (there, won) in tally.early.items():
        describe_event(event)
        if won > there:
            return False
    states = {*tally.decisive, *tally.yes, *tally.no}
    return (
        type(n) is int
        and 1 <= n <= MAX_GAMES
        and all(type(one) is int and 0 <= one <= n for one in numbers)
        and all(type(one) is int and 1 <= one <= n for one in firsts)
        and (len(tally.sent), len(tally.ratified), len(tally.states)) == (TURNS + 1, MAX_RATIFIED + 1, len(STATES))
        and sum(tally.sent) == sum(tally.ratified) == n
        and states <= {*STATES}
        and type(short) is int
        and 0 <= short <= len(STATES)
        and all(0 <= ratified <= MAX_RATIFIED for ratified in tally.example)
    )
