"""The `vfw` command: the exhibit, and its games without a panel."""

from __future__ import annotations

import argparse
import gzip
import os
import sys
import time
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from vfw import __version__, engine
from vfw.companions.registry import COMPANIONS
from vfw.core.checks import BrokenPromise, Hides, fuzz
from vfw.core.game import Game
from vfw.interrupts import INTERRUPTED
from vfw.kiosk import command as kiosk
from vfw.resources import read_text
from vfw.server import __main__ as exhibit
from vfw.untrusted_input import NotJson, parse_json, quoted
from vfw.votes import VotesForWomen
from vfw.votes.players.registry import VERSION
from vfw.votes.records.replay import replay_all
from vfw.votes.scenarios.deck_file import deck_title, format_deck, register_deck
from vfw.votes.seating import OPTIONS, TABLES
from vfw.whatif import benchmarks, command, ladder, ladder_targets, other_games, precomputed
from vfw.whatif.long_runs import ProgressReporter, WorkerLost, describe_kept_results

GAMES: dict[str, Game[Any, Any]] = {
    VotesForWomen.name: VotesForWomen(),
    **{name: companion.game for name, companion in COMPANIONS.items()},
}
HIDES: dict[str, Hides] = {
    VotesForWomen.name: lambda position, seat: True,
    **{name: companion.hides for name, companion in COMPANIONS.items()},
}
"""Rules on what a game hides from a seat, as far as known: see `core.checks.check`."""
FOLDER = (
    "check this folder (default: the lessons of the exhibit); texts without sources.csv are checked together with those"
)
MOST_JOBS = max(64, os.cpu_count() or 1)
"""Most processes. More than the cores of a machine gain nothing, and very many bring it down."""
OUTPUT_CLOSED = 141
"""Exit status of a command whose output pipe was closed, as shells count it."""


def main(arguments: list[str] | None = None) -> int:
    """Parse the arguments, run the command, and return its exit status."""
    parser = argparse.ArgumentParser(prog="vfw", description="The exhibit, and its games without a panel.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    exhibit.add_options(commands.add_parser("exhibit", help="open the exhibit in a browser"))

    fuzzing = commands.add_parser("fuzz", help="play random games and check the rules that every game must keep")
    fuzzing.add_argument("--game", choices=GAMES, default=VotesForWomen.name)
    fuzzing.add_argument(
        "--games", type=_positive, default=100, metavar="N", help="play this many games (default: 100)"
    )
    fuzzing.add_argument("--seed", type=int, default=0, help="seed the first game; each next one adds 1 (default: 0)")
    fuzzing.add_argument("--keep", type=Path, metavar="FOLDER", help="write a save of each failed game to this folder")
    fuzzing.add_argument("--table", choices=TABLES, help="choose the number of players on each side (default: 1v1)")
    fuzzing.add_argument("--opponent", choices=OPTIONS["opponent"], help="choose the opponent, as the Oppobot")
    fuzzing.add_argument(
        "--difficulty", choices=OPTIONS["difficulty"], help="set the difficulty of the Oppobot (default: normal)"
    )
    fuzzing.set_defaults(run=lambda o: run_fuzz(o.game, range(o.seed, o.seed + o.games), o.keep, _start_options(o)))

    replaying = commands.add_parser("replay", help="replay recorded games and compare every position")
    replaying.add_argument(
        "files", nargs="+", type=Path, metavar="FILE", help="read games from JSON lines, plain or gzip"
    )
    replaying.set_defaults(run=lambda o: run_replay(o.files))

    deck = commands.add_parser("deck", help="print the Oppobot's deck, or check a deck of your own")
    deck.add_argument("file", nargs="?", type=Path, metavar="FILE", help="read this deck (see lessons/decks/README.md)")
    deck.set_defaults(run=lambda o: run_deck(o.file))

    checking = commands.add_parser("check-content", help="check every text and print its problems")
    checking.add_argument("folder", nargs="?", type=Path, metavar="FOLDER", help=FOLDER)
    checking.set_defaults(run=lambda o: run_check_content(o.folder))

    benching = commands.add_parser("bench", help="measure how fast each player plays on this machine")
    benching.add_argument(
        "--games",
        type=_positive,
        default=200,
        metavar="N",
        help="play this many random games (200); smaller games play for some seconds",
    )
    benching.add_argument("--jobs", type=_jobs, default=2, metavar="N", help="compare this many processes with one (2)")
    benching.add_argument("--game", choices=GAMES, default=VotesForWomen.name)
    benching.add_argument(
        "--whatif", action="store_true", help="measure simulated games of what-if questions instead (a minute)"
    )
    benching.set_defaults(run=lambda o: run_bench(o.games, o.jobs, o.game, worlds=o.whatif))

    climbing = commands.add_parser("ladder", help="let computer players play each other and print the results")
    climbing.add_argument("--game", choices=GAMES, default=VotesForWomen.name)
    climbing.add_argument(
        "--games",
        type=_positive,
        metavar="N",
        help="play this many games of each pairing (default: 200; smaller games: 400)",
    )
    pairings = ", ".join(ladder.PAIRINGS)
    which = climbing.add_mutually_exclusive_group()
    which.add_argument(
        "--pairings", nargs="+", metavar="PAIRING", help=f"play some of {pairings} (default: all quick ones)"
    )
    tables = [*ladder.PARTNER_TABLES, *ladder.PARTNER_TABLES_OPPOBOT]
    which.add_argument(
        "--table", choices=tables, default="", help="play all pairings of a table with two players on a side"
    )
    climbing.add_argument("--seed", type=int, default=0, help="seed all games (default: 0)")
    climbing.add_argument(
        "--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="N", help="use this many processes"
    )
    climbing.add_argument(
        "--into", type=Path, metavar="FILE", help="keep results in this file, and play only missing games"
    )
    stop = "stop a pairing as soon as its target is met or missed"
    climbing.add_argument("--stop", action="store_true", help=stop)
    climbing.set_defaults(
        run=lambda o: (
            run_turning_ladder(o)
            if o.game in COMPANIONS
            else run_ladder(
                o.pairings or ladder.quick_pairings(o.table or ""), o.games or 200, o.seed, o.jobs, o.into, stop=o.stop
            )
        )
    )

    asking = "simulate games with one change, and print the answer"
    command.add_to(commands.add_parser("whatif", help=asking), GAMES)

    precomputed.add_to(
        commands.add_parser("ready", help="compute the answers that ship with the exhibit (half an hour)")
    )

    kiosk.add_arguments(
        commands.add_parser("kiosk", help="open the exhibit as a kiosk, print its settings, or report its counts")
    )

    options = parser.parse_args(arguments)
    try:
        status: int = options.run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except WorkerLost as lost:
        print(f"\n{lost}. Run the same command again.", file=sys.stderr)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes its buffer at exit
        return OUTPUT_CLOSED
    return status


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no number of games; expected 1 or more")
    return int(text)


def _jobs(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_JOBS:
        raise argparse.ArgumentTypeError(f"{quoted(text)} is no number of processes; expected 1 to {MOST_JOBS}")
    return int(text)


def _start_options(arguments: argparse.Namespace) -> dict[str, Any]:
    """Return the options of the game that were given."""
    given = {"opponent": arguments.opponent, "difficulty": arguments.difficulty}
    return {**TABLES[arguments.table or "1v1"], **{name: word for name, word in given.items() if word}}


def run_fuzz(name: str, seeds: range, keep: Path | None, options: Mapping[str, Any]) -> int:
    """Check a random game for each seed.

    Returns:
        1 if a game failed, 2 if no game has such options, otherwise 0.
    """
    if name in COMPANIONS and options:
        print(f"--opponent and --difficulty are for {VotesForWomen.name} alone", file=sys.stderr)
        return 2
    try:
        GAMES[name].start(options)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    failed, endings, began = 0, Counter[str](), time.perf_counter()
    games, stopped = 0, False
    try:
        for seed, result in fuzz(GAMES[name], seeds, options=options, hides=HIDES.get(name)):
            games += 1
            if isinstance(result, BrokenPromise):
                failed += 1
                print(f"seed {seed}: {result}")
                if keep:
                    keep.mkdir(parents=True, exist_ok=True)
                    (keep / f"{name}-{seed}.json").write_text(result.save, encoding="utf-8")
            elif result.outcome:
                endings[f"{' and '.join(result.outcome.winners) or 'nobody'} ({result.outcome.reason})"] += 1
    except KeyboardInterrupt:
        stopped = True
    seconds = time.perf_counter() - began
    print(f"{games} games of {name} in {seconds:.1f} s on the {engine.in_use()} engine, {failed} failed")
    for ending, times in endings.most_common():
        print(f"  {times:5} {times / games:6.1%} {ending}")
    return INTERRUPTED if stopped else 1 if failed else 0


def run_replay(files: list[Path]) -> int:
    """Replay every game of some files.

    Returns:
        0 if all games are reproduced, 2 if a file or a line cannot be read, otherwise 1.
    """
    reproduced = games = unread = 0
    for file in files:
        try:
            for number, line in _lines(file):
                try:
                    record = _record(line)
                except ValueError as error:
                    unread += 1
                    print(f"{file}: line {number} {error}", file=sys.stderr)
                    continue
                record.setdefault("id", f"line {number}")
                for name, difference in replay_all([record]):
                    games += 1
                    reproduced += difference is None
                    if difference:
                        print(f"{name}: {difference}")
        except BrokenPipeError:  # the output pipe is closed, and the file may be right
            raise
        except (OSError, EOFError, ValueError, zlib.error) as error:
            unread += 1
            print(f"{file}: {_plainly(error)}", file=sys.stderr)
    print(f"{reproduced} of {games} games reproduced on the {engine.in_use()} engine")
    return 2 if unread else 0 if reproduced == games and games else 1


def _lines(file: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a file, plain or gzip, that are not empty, with their numbers."""
    with file.open("rb") as start:
        opened = gzip.open if start.read(2) == b"\x1f\x8b" else open
    with opened(file, "rt", encoding="utf-8-sig") as lines:
        yield from ((number, line) for number, line in enumerate(lines, start=1) if line.strip())


def _record(line: str) -> dict[str, Any]:
    """Return the game on a line.

    Raises:
        ValueError: The line holds no game; the message says why.
    """
    try:
        record = parse_json(line)
    except NotJson as error:
        raise ValueError(f"is no JSON: {error}") from error
    if not isinstance(record, dict):
        raise ValueError("is no game: expected an object with setup, plays and result")
    return record


def run_deck(file: Path | None) -> int:
    """Print a deck of the Oppobot as it was read; return 2 if the file cannot be read."""
    try:
        text = read_text(file) if file else ""
        deck = format_deck(register_deck(text), deck_title(text)) if file else format_deck()
    except (OSError, ValueError) as error:
        print(f"{file}: {_plainly(error)}", file=sys.stderr)
        return 2
    print(deck, end="")
    return 0


def _plainly(error: Exception) -> str:
    """Return a message about a file that cannot be read."""
    match error:
        case UnicodeDecodeError():
            return "is no text; expected UTF-8"
        case EOFError() | zlib.error() | gzip.BadGzipFile():
            return "is packed, and damaged"
        case OSError():
            return f"cannot be read: {error.strerror}"
    return str(error)


def run_check_content(folder: Path | None) -> int:
    """Print the problems of the texts, and a summary.

    A folder without sources.csv holds a museum's own texts. It is checked together with those of the exhibit.

    Returns:
        1 if there are problems, 2 if nothing can be read, otherwise 0.
    """
    from vfw.content_checks import check_texts  # loads the whole exhibit, which the other commands do not need

    if folder and folder.is_dir() and not (folder / "sources.csv").is_file() and any(folder.iterdir()):
        return run_check_brought(folder)
    try:
        proof = check_texts(folder)
    except FileNotFoundError as error:
        print(error, file=sys.stderr)
        return 2
    for problem in proof.problems:
        print(problem)
    print(proof, f"problems: {len(proof.problems)}", sep="\n")
    return 1 if proof.problems else 0


def run_check_brought(folder: Path) -> int:
    """Print the problems of texts that replace those of the exhibit; return 1 if there are any."""
    from vfw.content_checks.custom_texts import check_custom_texts, read_folder

    brought = read_folder(folder)
    found = check_custom_texts(brought)
    print(*found, f"{len(brought.files)} texts that differ from ours; problems: {len(found)}", sep="\n")
    return 1 if found else 0


def run_bench(games: int, jobs: int, name: str = VotesForWomen.name, *, worlds: bool = False) -> int:
    """Print the speed of games, or of simulated games, line by line.

    Returns:
        2 if simulated games are asked of a smaller game, otherwise 0.
    """
    companion = COMPANIONS.get(name)
    if companion and worlds:
        print(f"--whatif measures the questions, which are of {VotesForWomen.name}; leave one out", file=sys.stderr)
        return 2
    lines = benchmarks.benchmark_companion(companion) if companion else None
    for line in lines or (benchmarks.benchmark_playouts(jobs) if worlds else benchmarks.benchmark_players(games, jobs)):
        print(line, flush=True)
    return 0


def run_turning_ladder(given: argparse.Namespace) -> int:
    """Let the best player of a smaller game play against random ones, and print the table.

    Returns:
        2 if the options are those of Votes for Women, otherwise 0.
    """
    companion, games = COMPANIONS[given.game], given.games or other_games.DEFAULT_LADDER_GAMES
    if given.pairings or given.into or given.stop or given.table:
        print(f"--pairings, --into, --stop and --table are for {VotesForWomen.name} alone", file=sys.stderr)
        return 2
    progress = ProgressReporter(engine.in_use(), sys.stderr)
    progress(games, 0, 0)
    results = other_games.run_companion_ladder(
        companion, games, given.seed, given.jobs, lambda done: progress(games, 0, done)
    )
    print(*other_games.report_companion_ladder(companion, results), sep="\n\n")
    print(f"\nRules {companion.game.rules}: `vfw ladder --game {given.game} --games {games} --seed {given.seed}`")
    return 0


def run_ladder(pairings: list[str], games: int, seed: int, jobs: int, into: Path | None, *, stop: bool = False) -> int:
    """Play a number of games of each pairing, and print the table.

    Args:
        pairings: The names of the pairings.
        games: The number of games of each.
        seed: The seed of all games.
        jobs: The number of processes.
        into: The file that keeps the results.
        stop: Stop a pairing as soon as its target is met or missed.

    Returns:
        2 if `into` holds other results, 130 if the command was interrupted, otherwise 0.
    """
    pairings = list(dict.fromkeys(pairings))
    try:
        settings = ladder.list_games(seed, pairings, games)
        progress = ProgressReporter(engine.in_use(), sys.stderr, at_most=len(settings) if stop else None)

        def climb(stretch: Sequence[ladder.GameSetting]) -> Iterator[ladder.GameResult]:
            return ladder.run_ladder(stretch, jobs, into, progress)

        try:
            stretches = ladder_targets.play_until_decided(settings, climb) if stop else [climb(settings)]
            results = [result for stretch in stretches for result in stretch]
        except (KeyboardInterrupt, WorkerLost) as end:
            print(
                f"\n{describe_kept_results(len(ladder.load_kept_results(settings, into)), len(settings), into, end)}",
                file=sys.stderr,
            )
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        wrong = f"{into}: cannot be read or written: {error.strerror}" if isinstance(error, OSError) else error
        print(wrong, file=sys.stderr)
        return 2
    found = [one.sentence for one in ladder_targets.evaluate_targets(results)]
    print(ladder.format_table(results), *ladder.describe_swapped_sides(results), *found, sep="\n\n")
    command = f"vfw ladder --games {games} --pairings {' '.join(pairings)} --seed {seed}{' --stop' * stop}"
    print(f"\nRules {VotesForWomen.rules}, players {VERSION}, seed {seed}: `{command}`")
    return 0


if __name__ == "__main__":
    sys.exit(main())
