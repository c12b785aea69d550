"""`vfw whatif`: a question is played many times, and answered; so is a game of which none can be asked."""

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
from vfw.interrupts import BROKEN_OFF
from vfw.jobs.dask_cluster import LOCAL, SCHEDULER, is_here
from vfw.resources import lessons, read_text
from vfw.votes import VotesForWomen
from vfw.whatif.answered import asked
from vfw.whatif.cluster import cluster
from vfw.whatif.kept_lines import WorkLost, what_is_kept
from vfw.whatif.processes import processes
from vfw.whatif.question import MOST_GAMES
from vfw.whatif.runs import Run, Worker, kept, play
from vfw.whatif.sharing.answer_file import AnswerFile, disagreement, read_answer
from vfw.whatif.smaller_games import any_game
from vfw.whatif.tallies import Counts
from vfw.whatif.telling import report
from vfw.whatif.time_left import Progress

SAVED = ".json"
"""How the name of an answer ends that was saved."""


def add_to(parser: argparse.ArgumentParser, games: Mapping[str, Game[Any, Any]]) -> None:
    """What can be said behind `vfw whatif`, where there are these games."""
    names = ", ".join(lessons("whatif"))
    told = f"a question, an answer that was saved (.json), or the name of one of ours: {names}"
    parser.add_argument("question", nargs="?", metavar="FILE", help=told)
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
        if o.game is None and o.question and (Path(o.question).suffix == SAVED or o.check):
            if o.games or o.players or o.into:
                parser.error("an answer that was saved says itself who played, and how often; expected --check alone")
            return look_up(Path(o.question), o.check, o.jobs, o.scheduler)
        if o.game is None and o.question:
            return run(o.question, o.games, o.players, o.seed, o.jobs, o.into, o.scheduler)
        if o.game is None or o.question or o.players or o.into or o.check:
            parser.error("expected a question, or --game NAME with --games, --seed and --jobs alone")
        if o.game not in others:
            there = f"there are {', '.join(others)}" if others else "there is no other game yet"
            asks = "; of that game a question is asked" if o.game in games else ""
            parser.error(f"--game: {o.game!r} is no game that is played at random{asks}; {there}")
        return run_game(games[o.game], o.games or any_game.USUAL, o.seed, o.jobs)

    parser.set_defaults(run=chosen)


def run_game(game: Game[Any, Any], games: int, seed: int, jobs: int) -> int:
    """Play a game so often at random and print who wins."""
    progress = Progress(engine.in_use(), sys.stderr)
    progress(games, 0, 0)
    wins = any_game.played(game, games, seed, jobs, lambda done: progress(games, 0, done))
    print(*any_game.report(game, wins, games), sep="\n\n")
    return 0


def look_up(file: Path, check: int | None, jobs: int, scheduler: str) -> int:
    """Print the answer that a file holds, or whether its first worlds come out the same when they are played again:
    1 where they do not, and 2 where the file is not as it should be, or was counted by other rules or players."""
    try:
        if file.suffix != SAVED:
            raise ValueError(f"only an answer that was saved (its name ends in {SAVED}) can be checked")
        answer = read_answer(read_text(file), lessons("scenarios"))
        if not check:
            for player, counts in answer.counts.items():
                print(*report(answer.run(player).question, counts), answer.other_versions, sep="\n\n")
            return 0
        if answer.other_versions:
            raise ValueError(f"{answer.other_versions} Check it with those.")
        with _worker(scheduler, jobs) as worker:
            found = [_checked(answer, player, check, worker) for player in answer.counts]
    except FileNotFoundError:
        print(f"{file}: there is no such file", file=sys.stderr)
        return 2
    except (OSError, ValueError) as error:
        print(f"{file}: {error}" if not isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    return 0 if all(found) else 1


def _checked(answer: AnswerFile, player: str, check: int, worker: Worker) -> bool:
    """Say whether the first worlds agree."""
    wrong = disagreement(answer, player, check, lambda run: play(run, worker))
    whole = answer.counts[player].games
    worlds = f"worlds 1 to {check:,} of {whole:,}" if check < whole else f"all {whole:,} worlds"
    print(f"{player}: {worlds} of each kind, played again, {f'do not agree: {wrong}' if wrong else 'agree'}.")
    return not wrong


def run(
    name: str, games: int | None, players: str | None, seed: int, jobs: int, into: Path | None, scheduler: str
) -> int:
    """Play the worlds of a question and print the answer; 2 where the question or the file of counts is not as it
    should be, and 130 where it was broken off."""
    try:
        question = asked(name)
        if players:
            question = question.played_by(players)
        running = Run(question, games or question.games, seed)
        progress = Progress(engine.in_use(), sys.stderr)

        def say(counts: Counts, played: int) -> None:
            progress(running.games, counts.games - played, played)

        try:
            with _worker(scheduler, jobs) as worker:
                counts = play(running, worker, into, say)
        except (KeyboardInterrupt, WorkLost) as end:
            there = sum([games for _, games in kept(running, into)]) if into and into.exists() else 0
            print(f"\n{what_is_kept(there, running.games, into, end)}", file=sys.stderr)
            return BROKEN_OFF if isinstance(end, KeyboardInterrupt) else 2
    except (OSError, ValueError) as error:
        print(f"{name}: {error}" if not isinstance(error, OSError) else error, file=sys.stderr)
        return 2
    print(*report(question, counts), sep="\n\n")
    return 0


def _worker(scheduler: str, jobs: int) -> AbstractContextManager[Worker]:
    """Who plays: a cluster that exists, one of this machine, or, where it has not the library, its processes."""
    if scheduler or (jobs > 1 and is_here()):
        return cluster(scheduler or LOCAL, jobs)
    return nullcontext(processes(jobs))


def _games(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_GAMES:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games; expected 1 to {MOST_GAMES}")
    return int(text)


def _jobs(text: str) -> int:
    most = max(64, os.cpu_count() or 1)
    if not text.isdecimal() or not 1 <= int(text) <= most:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of processes; expected 1 to {most}")
    return int(text)
