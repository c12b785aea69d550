"""The players of Votes for Women against each other: many games, kept line by line, and a table of who wins.

Each game follows from the seed, its pairing and its number, so results do not depend on how many processes play them,
and a run that was broken off goes on where it was.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from vfw.core.chance import fallen
from vfw.core.intervals import wilson
from vfw.core.players import Player
from vfw.core.questions import Decision, Outcome
from vfw.untrusted_input import NotJson, parsed, quoted
from vfw.votes import VotesForWomen
from vfw.votes.advice.planner import TOURNAMENT_BUDGET, PlannerPlayer
from vfw.votes.advice.players import KINDS, VERSION, player
from vfw.votes.rules.position import DIFFICULTIES, NORMAL, OPPOBOT, SUFFRAGIST, side_of
from vfw.votes.rules.turn import with_hands
from vfw.votes.rules.view import Onlooker, View
from vfw.votes.seating import TABLES
from vfw.whatif.kept_lines import to_go_on, whole_lines
from vfw.whatif.process_pool import process_pool


@dataclass(frozen=True)
class Pairing:
    """Who plays which side, in all its seats at a table of `seating.TABLES`; the Opposition is a kind of player, or the
    Oppobot at a difficulty. `at` is "" at the usual tables, where one plays for a side."""

    suffragist: str
    opposition: str
    difficulty: str = ""
    at: str = ""

    @property
    def name(self) -> str:
        return "-".join(filter(None, (self.suffragist, self.opposition, self.difficulty, self.at)))

    @property
    def options(self) -> dict[str, Any]:
        """What the game is started with."""
        oppobot = {"opponent": self.opposition, "difficulty": self.difficulty} if self.difficulty else {}
        return {**TABLES[self.at or ALONE_AT], **oppobot}

    def kind_at(self, seat: str) -> str:
        """The kind of player that sits there."""
        return self.suffragist if side_of(seat) == SUFFRAGIST else self.opposition


AT_A_TABLE = "planner-1s"
ALONE_AT = "1v1"
PARTNERS_AT, AGAINST_IT = ("2v1", "1v2", "2v2"), ("cooperative", "open")
"""The tables where two play for a side, against others and against the Oppobot."""

PAIRINGS = {
    pairing.name: pairing
    for pairing in (
        Pairing("random", "random"),
        Pairing("greedy", "random"),
        Pairing("random", "greedy"),
        Pairing("greedy", "greedy"),
        Pairing("random", OPPOBOT, NORMAL),
        *[Pairing("greedy", OPPOBOT, difficulty) for difficulty in DIFFICULTIES],
        Pairing("steady", "random"),
        Pairing("random", "steady"),
        Pairing("steady", "steady"),
        Pairing("steady", "greedy"),
        Pairing("greedy", "steady"),
        *[Pairing("steady", OPPOBOT, difficulty) for difficulty in DIFFICULTIES],
        Pairing("planner", "greedy"),
        Pairing("greedy", "planner"),
        Pairing("planner", "steady"),
        Pairing("steady", "planner"),
        Pairing("planner", "planner"),
        Pairing(AT_A_TABLE, "steady"),
        Pairing("steady", AT_A_TABLE),
        Pairing(AT_A_TABLE, OPPOBOT, NORMAL),
        *[Pairing("planner", OPPOBOT, difficulty) for difficulty in DIFFICULTIES],
        *[Pairing(kind, kind, at=at) for kind in KINDS for at in PARTNERS_AT],
        *[
            Pairing(kind, OPPOBOT, NORMAL, at)
            for kind in ("random", "greedy", "steady", "planner")
            for at in AGAINST_IT
        ],
    )
}


def quick(at: str = "") -> list[str]:
    """The pairings at a table of which hundreds of games can be played; of one against one, and against the Oppobot,
    where none is named."""
    there = [pairing for pairing in PAIRINGS.values() if pairing.at == at]
    return [pairing.name for pairing in there if AT_A_TABLE not in (pairing.suffragist, pairing.opposition)]


QUICK = quick()


@dataclass(frozen=True)
class Setting:
    """One game to be played: the seed of the ladder, the pairing and the number of the game in it."""

    seed: int
    pairing: str
    game: int


@dataclass(frozen=True)
class Result:
    """How a game went.

    Attributes:
        setting: which game it was. rules, players: the versions by which it was played.
        winner: the side that won. reason: as the outcome has it.
        sent: the turn in which the Amendment was sent; 0 where it was not.
        ratified, rejected: states. turn: in which the game ended. answers: how long it was, dice included.
    """

    setting: Setting
    rules: str
    players: str
    winner: str
    reason: str
    sent: int
    ratified: int
    rejected: int
    turn: int
    answers: int

    def line(self) -> str:
        """The result as one line of JSON."""
        record = asdict(self)
        return json.dumps({**record.pop("setting"), **record})


def settings(seed: int, pairings: Iterable[str], games: int) -> list[Setting]:
    """Games 1 to `games` of each pairing, which take turns: so the time left can be told, and a run that is broken off
    has as many of each. A pairing that is named twice counts once. Raises ValueError that names those there are."""
    named = dict.fromkeys(pairings)
    for pairing in named:
        if pairing not in PAIRINGS:
            raise ValueError(f"there is no pairing {quoted(pairing)}; expected some of {', '.join(PAIRINGS)}")
    return [Setting(seed, pairing, number) for number in range(1, games + 1) for pairing in named]


def entrant(kind: str, rng: Random) -> Player[View]:
    """A player of this kind, as it takes part. The planner has fewer playouts than at a table, where it is the
    planner-1s: with them it takes about a second a play."""
    if kind == "planner":
        return PlannerPlayer(rng, TOURNAMENT_BUDGET)
    return player("planner" if kind == AT_A_TABLE else kind, rng)


def play(setting: Setting) -> Result:
    """Play the game. Dice and each player draw from generators of their own."""
    rules, pairing = VotesForWomen(), PAIRINGS[setting.pairing]
    stem = f"{setting.seed} {setting.pairing} {setting.game}"
    dice = Random(f"{stem} dice")
    table, sent, answers = rules.start(pairing.options).draft(hears=False), 0, 0
    asked = with_hands(table)
    players = {str(seat): entrant(pairing.kind_at(seat), Random(f"{stem} {seat}")) for seat in asked}
    onlookers = {str(seat): Onlooker(seat) for seat in asked}
    while not isinstance(pending := table.pending, Outcome):
        if isinstance(pending, Decision):
            reply = players[pending.seat].choose(onlookers[pending.seat].look(table))
        else:
            reply = fallen(pending, dice)
        table.answer(reply)
        answers += 1
        sent = sent or (table.turn if table.sent else 0)
    return Result(
        setting,
        rules=rules.rules,
        players=VERSION,
        winner=side_of(pending.winners[0]),
        reason=pending.reason,
        sent=sent,
        ratified=len(table.ratified),
        rejected=len(table.rejected),
        turn=table.turn,
        answers=answers,
    )


def played(games: Sequence[Setting], jobs: int) -> Iterator[Result]:
    """The results of these games, in their order, from so many processes; never more than there are games."""
    jobs = min(jobs, len(games))
    if jobs <= 1:
        yield from map(play, games)
        return
    with process_pool(jobs) as pool:
        yield from pool.map(play, games)


def unheard(games: int, kept: int, played: int) -> None:
    """Progress for whom nobody waits."""


def climb(
    games: Sequence[Setting], jobs: int, into: Path | None = None, progress: Callable[[int, int, int], None] = unheard
) -> Iterator[Result]:
    """The results of these games, of which those that stand in the file `into` are not played again; the others are
    added to it one by one. `progress` is told how many there are, were kept and have been played, at first and after
    each. Raises ValueError where a line of the file is damaged, or of another ladder, or its folder is missing."""
    if into and not into.parent.is_dir():
        raise ValueError(f"{into}: there is no folder {into.parent}; make it first, or name a file in one that exists")
    found = kept(games, into)
    missing = [game for game in games if game not in found]
    progress(len(games), len(found), 0)
    yield from found.values()
    with to_go_on(into) if into else nullcontext() as lines:
        for n, result in enumerate(played(missing, jobs), start=1):
            if lines:
                lines.write(result.line() + "\n")
                lines.flush()
            progress(len(games), len(found), n)
            yield result


def kept(games: Sequence[Setting], into: Path | None) -> dict[Setting, Result]:
    """Those of these games that stand in the file `into`. Raises ValueError as `read` does."""
    found = read(into, games[0].seed) if into and games and into.exists() else {}
    return {game: found[game] for game in games if game in found}


def read(file: Path, seed: int) -> dict[Setting, Result]:
    """The results a file holds, all of them of the ladder with this seed; a last line that was cut off is
    left out. Raises ValueError that names the line."""
    results: dict[Setting, Result] = {}
    for number, line in enumerate(whole_lines(file), start=1):
        try:
            result = _result(line)
            _require_kin(result, seed)
            if result.setting in results:
                raise ValueError(f"game {result.setting.game} of {result.setting.pairing} stands there twice")
        except ValueError as error:
            raise ValueError(f"{file}, line {number}: {error}") from error
        results[result.setting] = result
    return results


def _result(line: str) -> Result:
    try:
        record = parsed(line)
    except NotJson as error:
        raise ValueError(f"is no JSON: {error}") from error
    if not isinstance(record, dict) or {*record} != {*TYPES}:
        raise ValueError(f"is no result of a ladder; expected an object with {', '.join(TYPES)}")
    for name, kind in TYPES.items():
        if type(record[name]) is not kind:
            raise ValueError(
                f"{name!r} is {quoted(record[name])}; expected {'a text' if kind is str else 'a whole number'}"
            )
    setting = Setting(*[record.pop(field.name) for field in fields(Setting)])
    return Result(setting, **record)


TYPES: dict[str, type] = {
    "seed": int,
    "pairing": str,
    "game": int,
    "rules": str,
    "players": str,
    "winner": str,
    "reason": str,
    "sent": int,
    "ratified": int,
    "rejected": int,
    "turn": int,
    "answers": int,
}


def _require_kin(result: Result, seed: int) -> None:
    """Raise ValueError where the result cannot stand beside those that would be played now."""
    found: dict[str, Any] = {"seed": result.setting.seed, "rules": result.rules, "players": result.players}
    expected = {"seed": seed, "rules": VotesForWomen.rules, "players": VERSION}
    for name, value in expected.items():
        if found[name] != value:
            raise ValueError(f"it is of {name} {quoted(found[name])}, and this ladder of {value!r}; take another file")
    if result.setting.pairing not in PAIRINGS:
        raise ValueError(f"there is no pairing {quoted(result.setting.pairing)}; expected one of {', '.join(PAIRINGS)}")


HEAD = (
    "| Suffragists | Opposition | Games | Suffragists win | 95 % interval | Amendment sent | Mean length |\n"
    "|---|---|--:|--:|---|--:|--:|"
)


def table(results: Iterable[Result]) -> str:
    """The results as a table in Markdown, a row for each pairing; lengths are in answers, dice included."""
    by_pairing: dict[str, list[Result]] = {}
    for result in results:
        by_pairing.setdefault(result.setting.pairing, []).append(result)
    return "\n".join([HEAD, *[_row(PAIRINGS[name], found) for name, found in by_pairing.items()]])


def _row(pairing: Pairing, results: Sequence[Result]) -> str:
    games = len(results)
    won = sum(result.winner == SUFFRAGIST for result in results)
    low, high = wilson(won, games)
    sent = sum(result.sent > 0 for result in results)
    length = sum(result.answers for result in results) / games
    opposition = " ".join(filter(None, (pairing.opposition, pairing.difficulty)))
    options = pairing.options
    cells = (
        f"two {pairing.suffragist}" if options.get("suffragists") == 2 else pairing.suffragist,
        f"two {opposition}" if options.get("opposition") == 2 else opposition,
        games,
        f"{won / games:.1%}",
        f"{low:.1%} to {high:.1%}",
        f"{sent / games:.1%}",
        f"{length:.0f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def swapped(results: Iterable[Result]) -> list[str]:
    """For every two kinds that met with sides swapped, how often the better one won: one sentence each."""
    games: dict[frozenset[str], list[str]] = {}
    sides: dict[frozenset[str], set[str]] = {}
    for result in results:
        pairing = PAIRINGS[result.setting.pairing]
        if pairing.at:
            continue
        kinds = frozenset((pairing.suffragist, pairing.opposition))
        winner = pairing.suffragist if result.winner == SUFFRAGIST else pairing.opposition
        games.setdefault(kinds, []).append(winner)
        sides.setdefault(kinds, set()).add(pairing.suffragist)
    sentences = []
    for kinds, winners in games.items():
        if len(sides[kinds]) == 2:
            better = max(sorted(kinds), key=winners.count)
            (other,) = kinds - {better}
            low, high = wilson(winners.count(better), len(winners))
            share = winners.count(better) / len(winners)
            sentences.append(
                f"With sides swapped, {better} wins {share:.1%} of {len(winners)} games against {other} "
                f"({low:.1%} to {high:.1%})."
            )
    return sentences
