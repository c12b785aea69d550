"""The command `vfw whatif`: play and answer a question, check a saved answer, or play another game at random."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from vfw import engine
from vfw.core.game import Game
from vfw.interrupts import INTERRUPTED
from vfw.jobs.dask_cluster import LOCAL, SCHEDULER, is_installed
from vfw.resources import lessons, read_text
from vfw.votes import VotesForWomen
from vfw.whatif import other_games
from vfw.whatif.answer_file import AnswerFile, find_disagreement, parse_answer
from vfw.whatif.api import load_question
from vfw.whatif.cluster import cluster_executor
from vfw.whatif.long_runs import ProgressReporter, WorkerLost, describe_kept_results
from vfw.whatif.question import MAX_GAMES
from vfw.whatif.report import format_report
from vfw.whatif.runs import BatchExecutor, Run, load_batches, play_run, process_executor
from vfw.whatif.tallies import Counts

ANSWER_SUFFIX = ".json"
"""The end of the name of a saved answer."""


def add_to(parser: argparse.ArgumentParser, games: Mapping[str, Game[Any, Any]]) -> None:
    """Add the arguments of `vfw whatif` to a parser, for these games."""
    names = ", ".join(lessons("whatif"))
    question_help = f"a question, an answer that was saved (.json), or the name of a shipped question: {names}"
    parser.add_argument("question", nargs="?", metavar="FILE", help=question_help)
    parser.add_argument(
        "--check", type=_games, metavar="N", help="of a saved answer: play its first N worlds again; do they agree?"
    )
    others = [name for name in games if name != VotesForWomen.name]
    parser.add_argument(
        "--game",
        metavar="NAME",
        help=f"instead of a question: who wins this game at random ({', '.join(others) or 'there is none yet'})",
    )
    parser.add_argument("--games", type=_games, metavar="N", help="worlds of each kind (default: as the question says)")
    parser.add_argument("--players", metavar="KIND", help="random, greedy, steady or planner, for both sides")
    parser.add_argument("--seed", type=int, default=0, help="what every world follows from (default: 0)")
    parser.add_argument("--jobs", type=_jobs, default=os.cpu_count() or 1, metavar="N", help="how many processes")
    parser.add_argument(
        "--scheduler",
        default=os.environ.get(SCHEDULER, ""),
        metavar="ADDRESS",
        help=f"of a cluster of Dask that exists, as in tcp://10.0.0.7:8786 (default: {SCHEDULER}, or this machine)",
    )
    parser.add_argument("--into", type=Path, metavar="FILE", help="keep counts there, and play what is missing")

    def chosen(o: argparse.Namespace) -> int:
        if o.game is None and o.question and (Path(o.question).suffix == ANSWER_SUFFIX or o.check):
            if o.games or o.players or o.into:
                parser.error("an answer that was saved says itself who played, and how often; expected --check alone")
            return show_or_check(Path(o.question), o.check, o.jobs, o.scheduler)
        if o.game is None and o.question:
            return run(o.question, o.games, o.players, o.seed, o.jobs, o.into, o.scheduler)
        if o.game is None or o.question or o.players or o.into or o.check:
            parser.error("expected a question, or --game NAME with --games, --seed and --jobs alone")
        if o.game not in others:
            there = f"there are {', '.join(others)}" if others else "there is no other game yet"
            asks = "; of that game a question is asked" if o.game in games else ""
            parser.error(f"--game: {o.game!r} is no game that is played at random{asks}; {there}")
        return run_game(games[o.game], o.games or other_games.DEFAULT_RANDOM_GAMES, o.seed, o.jobs)

    parser.set_defaults(run=chosen)


def run_game(game: Game[Any, Any], games: int, seed: int, jobs: int) -> int:
    """Play a game at random this often and print who wins."""
    progress = ProgressReporter(engine.in_use(), sys.stderr)
    progress(games, 0, 0)
    wins = other_games.count_wins(game, games, seed, jobs, lambda done: progress(games, 0, done))
    print(*other_games.report_wins(game, wins, games), sep="\n\n")
    return 0


def show_or_check(file: Path, check: int | None, jobs: int, scheduler: str) -> int:
    """Print the answer in a file, or check whether its first playouts come out the same again.

    Returns:
        The exit status: 1 if they do not, 2 if the file is wrong or was counted by other rules or players.
    """
    try:
        if file.suffix != ANSWER_SUFFIX:
            raise ValueError(f"only an answer that was saved (its name ends in {ANSWER_SUFFIX}) can be checked")
        answer = parse_answer(read_text(file), lessons("scenarios"))
        if not check:
            for player, counts in answer.counts.items():
                print(*format_report(answer.run(player).question, counts), answer.other_versions, sep="\n\n")
            return 0
        if answer.other_versions:
            raise ValueError(f"{answer.other_versions} Check it with those.")
        with _make_executor(scheduler, jobs) as executor:
            found = [_check_player(answer, player, check, executor) for player in answer.counts]
    except FileNotFoundError:
        print(f"{file}: there is no such file", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(f"{file}: {error}" if not isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    return 0 if all(found) else 1


def _check_player(answer: AnswerFile, player: str, check: int, executor: BatchExecutor) -> bool:
    """Play the first playouts of a player again, print whether they agree, and return it."""
    wrong = find_disagreement(answer, player, check, lambda run: play_run(run, executor))
    whole = answer.counts[player].games
    span = f"worlds 1 to {check:,} of {whole:,}" if check < whole else f"all {whole:,} worlds"
    print(f"{player}: {span} of each kind, played again, {f'do not agree: {wrong}' if wrong else 'agree'}.")
    return not wrong


def run(
    name: str, games: int | None, players: str | None, seed: int, jobs: int, into: Path | None, scheduler: str
) -> int:
    """Play a question and print its answer.

    Returns:
        The exit status: 2 if the question or the file of counts is wrong, 130 if the run was interrupted.
    """
    try:
        question = load_question(name)
        if players:
            question = question.with_players(players)
        running = Run(question, games or question.games, seed)
        progress = ProgressReporter(engine.in_use(), sys.stderr)

        def say(counts: Counts, played: int) -> None:
            progress(running.games, counts.games - played, played)

        try:
            with _make_executor(scheduler, jobs) as executor:
                counts = play_run(running, executor, into, say)
        except (KeyboardInterrupt, WorkerLost) as end:
            there = sum([games for _, games in load_batches(running, into)]) if into and into.exists() else 0
            print(f"\n{describe_kept_results(there, running.games, into, end)}", file=sys.stderr)
            return INTERRUPTED if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        print(f"{name}: {error}" if not isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    print(*format_report(question, counts), sep="\n\n")
    return 0


def _make_executor(scheduler: str, jobs: int) -> AbstractContextManager[BatchExecutor]:
    """Return a cluster: an existing one, or one of this machine; without the library, processes."""
    if scheduler or (jobs > 1 and is_installed()):
        return cluster_executor(scheduler or LOCAL, jobs)
    return nullcontext(process_executor(jobs))


def _games(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MAX_GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games; expected 1 to {MAX_GAMES}")
    return int(text)


def _jobs(text: str) -> int:
    most = max(64, os.cpu_count() or 1)
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes; expected 1 to {most}")
    return int(text)
