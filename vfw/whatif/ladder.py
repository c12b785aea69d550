"""The ladder: players of Votes for Women against each other in many games, kept line by line, and a table of wins.

Each game follows from the seed, its pairing and its number. So results do not depend on the number of processes, and an
interrupted run resumes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from random import Random
from typing import Any

from vfw.core.chance import draw_result
from vfw.core.intervals import wilson
from vfw.core.players import Player
from vfw.core.questions import Decision, Outcome
from vfw.untrusted_input import NotJson, parse_json, quoted
from vfw.votes import VotesForWomen
from vfw.votes.players.planner import TOURNAMENT_BUDGET, PlannerPlayer
from vfw.votes.players.registry import KINDS, VERSION, create_player
from vfw.votes.rules.seats import SUFFRAGIST, side_of
from vfw.votes.rules.tabletop import DIFFICULTIES, NORMAL, OPPOBOT
from vfw.votes.rules.turn import with_hands
from vfw.votes.rules.view import CachedView, View
from vfw.votes.seating import TABLES
from vfw.whatif.long_runs import open_to_append, process_pool, read_complete_lines


@dataclass(frozen=True)
class Pairing:
    """The players of both sides, in all seats of a table of `seating.TABLES`.

    Attributes:
        suffragist: The kind of player of the Suffragists.
        opposition: The kind of player of the Opposition, or the Oppobot.
        difficulty: The difficulty of the Oppobot; "" without it.
        at: The table; "" for the usual ones with one player a side.
    """

    suffragist: str
    opposition: str
    difficulty: str = ""
    at: str = ""

    @property
    def name(self) -> str:
        """The name of the pairing on the ladder."""
        return "-".join(filter(None, (self.suffragist, self.opposition, self.difficulty, self.at)))

    @property
    def options(self) -> dict[str, Any]:
        """The options that the game starts with."""
        oppobot = {"opponent": self.opposition, "difficulty": self.difficulty} if self.difficulty else {}
        return {**TABLES[self.at or DEFAULT_TABLE], **oppobot}

    def kind_at(self, seat: str) -> str:
        """Return the kind of player in a seat."""
        return self.suffragist if side_of(seat) == SUFFRAGIST else self.opposition


TABLE_PLANNER = "planner-1s"
DEFAULT_TABLE = "1v1"
PARTNER_TABLES, PARTNER_TABLES_OPPOBOT = ("2v1", "1v2", "2v2"), ("cooperative", "open")
"""The tables with two players a side, against other players and against the Oppobot."""

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
        Pairing(TABLE_PLANNER, "steady"),
        Pairing("steady", TABLE_PLANNER),
        Pairing(TABLE_PLANNER, OPPOBOT, NORMAL),
        *[Pairing("planner", OPPOBOT, difficulty) for difficulty in DIFFICULTIES],
        *[Pairing(kind, kind, at=at) for kind in KINDS for at in PARTNER_TABLES],
        *[
            Pairing(kind, OPPOBOT, NORMAL, at)
            for kind in ("random", "greedy", "steady", "planner")
            for at in PARTNER_TABLES_OPPOBOT
        ],
    )
}


def quick_pairings(at: str = "") -> list[str]:
    """Return the pairings at a table that are quick enough for hundreds of games.

    Args:
        at: The table; by default one against one, and one against the Oppobot.
    """
    there = [pairing for pairing in PAIRINGS.values() if pairing.at == at]
    return [pairing.name for pairing in there if TABLE_PLANNER not in (pairing.suffragist, pairing.opposition)]


QUICK_PAIRINGS = quick_pairings()


@dataclass(frozen=True)
class GameSetting:
    """One game to play: the seed of the ladder, the pairing, and the number of the game in it."""

    seed: int
    pairing: str
    game: int


@dataclass(frozen=True)
class GameResult:
    """The result of a game.

    Attributes:
        setting: The game.
        rules: The version of the rules.
        players: The version of the players.
        winner: The side that won.
        reason: The reason, as the outcome gives it.
        sent: The turn in which Congress sent the Amendment; 0 if it did not.
        ratified: The number of states that ratified.
        rejected: The number of states that rejected.
        turn: The turn in which the game ended.
        answers: The number of answers, dice included.
    """

    setting: GameSetting
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
        """Return the result as one line of JSON."""
        record = asdict(self)
        return json.dumps({**record.pop("setting"), **record})


def list_games(seed: int, pairings: Iterable[str], games: int) -> list[GameSetting]:
    """List games 1 to `games` of each pairing, in alternation.

    So the time left can be estimated, and an interrupted run has equally many games of each pairing. A pairing that is
    named twice counts once.

    Raises:
        ValueError: A pairing is unknown; the message names the known ones.
    """
    named = dict.fromkeys(pairings)
    for pairing in named:
        if pairing not in PAIRINGS:
            raise ValueError(f"there is no pairing {quoted(pairing)}; expected some of {', '.join(PAIRINGS)}")
    return [GameSetting(seed, pairing, number) for number in range(1, games + 1) for pairing in named]


def make_player(kind: str, rng: Random) -> Player[View]:
    """Make a player of this kind for the ladder.

    The planner has fewer playouts than at a table; the planner-1s has all of them, and takes about a second for a play.
    """
    if kind == "planner":
        return PlannerPlayer(rng, TOURNAMENT_BUDGET)
    return create_player("planner" if kind == TABLE_PLANNER else kind, rng)


def play_game(setting: GameSetting) -> GameResult:
    """Play a game. Dice and each player draw from generators of their own."""
    rules, pairing = VotesForWomen(), PAIRINGS[setting.pairing]
    stem = f"{setting.seed} {setting.pairing} {setting.game}"
    dice = Random(f"{stem} dice")
    table, sent, answers = rules.start(pairing.options).draft(keeps_news=False), 0, 0
    asked = with_hands(table)
    players = {str(seat): make_player(pairing.kind_at(seat), Random(f"{stem} {seat}")) for seat in asked}
    onlookers = {str(seat): CachedView(seat) for seat in asked}
    while not isinstance(pending := table.pending, Outcome):
        if isinstance(pending, Decision):
            reply = players[pending.seat].choose(onlookers[pending.seat].look(table))
        else:
            reply = draw_result(pending, dice)
        table.answer(reply)
        answers += 1
        sent = sent or (table.turn if table.sent else 0)
    return GameResult(
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


def play_games(games: Sequence[GameSetting], jobs: int) -> Iterator[GameResult]:
    """Yield the results of these games in their order, from at most `jobs` processes, and at most one for each game."""
    jobs = min(jobs, len(games))
    if jobs <= 1:
        yield from map(play_game, games)
        return
    with process_pool(jobs) as pool:
        yield from pool.map(play_game, games)


def ignore_progress(games: int, kept: int, played: int) -> None:
    """Ignore progress."""


def run_ladder(
    games: Sequence[GameSetting],
    jobs: int,
    into: Path | None = None,
    progress: Callable[[int, int, int], None] = ignore_progress,
) -> Iterator[GameResult]:
    """Yield the results of these games; those that a file holds are not played again.

    Args:
        games: The games.
        jobs: The number of processes.
        into: The file, to which new results are added one by one.
        progress: Called with the numbers of all, of kept and of played games, at first and after each game.

    Raises:
        ValueError: A line of the file is damaged or from another ladder, or its folder is missing.
    """
    if into and not into.parent.is_dir():
        raise ValueError(f"{into}: there is no folder {into.parent}; make it first, or name a file in one that exists")
    found = load_kept_results(games, into)
    missing = [game for game in games if game not in found]
    progress(len(games), len(found), 0)
    yield from found.values()
    with open_to_append(into) if into else nullcontext() as lines:
        for n, result in enumerate(play_games(missing, jobs), start=1):
            if lines:
                lines.write(result.line() + "\n")
                lines.flush()
            progress(len(games), len(found), n)
            yield result


def load_kept_results(games: Sequence[GameSetting], into: Path | None) -> dict[GameSetting, GameResult]:
    """Return those of these games that the file `into` holds.

    Raises:
        ValueError: A line of the file is wrong, as in `load_results`.
    """
    found = load_results(into, games[0].seed) if into and games and into.exists() else {}
    return {game: found[game] for game in games if game in found}


def load_results(file: Path, seed: int) -> dict[GameSetting, GameResult]:
    """Load the results in a file, all of them from the ladder with this seed; a truncated last line is left out.

    Raises:
        ValueError: A line is damaged, or from another ladder; the message names it.
    """
    results: dict[GameSetting, GameResult] = {}
    for number, line in enumerate(read_complete_lines(file), start=1):
        try:
            result = _parse_result(line)
            _check_same_ladder(result, seed)
            if result.setting in results:
                raise ValueError(f"game {result.setting.game} of {result.setting.pairing} is in the file twice")
        except ValueError as error:
            raise ValueError(f"{file}, line {number}: {error}") from error
        results[result.setting] = result
    return results


def _parse_result(line: str) -> GameResult:
    try:
        record = parse_json(line)
    except NotJson as error:
        raise ValueError(f"is no JSON: {error}") from error
    if not isinstance(record, dict) or {*record} != {*FIELD_TYPES}:
        raise ValueError(f"is no result of a ladder; expected an object with {', '.join(FIELD_TYPES)}")
    for name, kind in FIELD_TYPES.items():
        if type(record[name]) is not kind:
            raise ValueError(
                f"{name!r} is {quoted(record[name])}; expected {'a text' if kind is str else 'a whole number'}"
            )
    setting = GameSetting(*[record.pop(field.name) for field in fields(GameSetting)])
    return GameResult(setting, **record)


FIELD_TYPES: dict[str, type] = {
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


def _check_same_ladder(result: GameResult, seed: int) -> None:
    """Raise ValueError if the result cannot be compared with those that would be played now."""
    found: dict[str, Any] = {"seed": result.setting.seed, "rules": result.rules, "players": result.players}
    expected = {"seed": seed, "rules": VotesForWomen.rules, "players": VERSION}
    for name, value in expected.items():
        if found[name] != value:
            raise ValueError(f"it is of {name} {quoted(found[name])}, and this ladder of {value!r}; take another file")
    if result.setting.pairing not in PAIRINGS:
        raise ValueError(f"there is no pairing {quoted(result.setting.pairing)}; expected one of {', '.join(PAIRINGS)}")


TABLE_HEAD = (
    "| Suffragists | Opposition | Games | Suffragists win | 95 % interval | Amendment sent | Mean length |\n"
    "|---|---|--:|--:|---|--:|--:|"
)


def format_table(results: Iterable[GameResult]) -> str:
    """Return the results as a Markdown table, a row for each pairing; lengths are in answers, dice included."""
    by_pairing: dict[str, list[GameResult]] = {}
    for result in results:
        by_pairing.setdefault(result.setting.pairing, []).append(result)
    return "\n".join([TABLE_HEAD, *[_row(PAIRINGS[name], found) for name, found in by_pairing.items()]])


def _row(pairing: Pairing, results: Sequence[GameResult]) -> str:
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


def describe_swapped_sides(results: Iterable[GameResult]) -> list[str]:
    """Say how often the better of two players won, for every two that met with sides swapped: one sentence each."""
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
