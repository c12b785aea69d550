"""The `vfw` command: what can be done with the games without a panel."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path

from vfw.core.checks import BrokenPromise, fuzz
from vfw.votes import VotesForWomen

GAMES = {VotesForWomen.name: VotesForWomen()}


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="vfw", description="The games of the exhibit, without a panel.")
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    fuzzing = commands.add_parser("fuzz", help="play random games and verify the promises every game keeps")
    fuzzing.add_argument("--game", choices=GAMES, default=VotesForWomen.name)
    fuzzing.add_argument("--games", type=_positive, default=100, metavar="N", help="how many (default: 100)")
    fuzzing.add_argument("--seed", type=int, default=0, help="the seed of the first; each next one adds 1 (default: 0)")
    fuzzing.add_argument("--keep", type=Path, metavar="FOLDER", help="where to keep a save of each game that failed")
    options = parser.parse_args(arguments)
    return run_fuzz(options.game, range(options.seed, options.seed + options.games), options.keep)


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of games; expected 1 or more")
    return int(text)


def run_fuzz(name: str, seeds: range, keep: Path | None) -> int:
    """Check a random game for each seed; 1 where one failed, else 0."""
    failed, endings, began = 0, Counter[str](), time.perf_counter()
    for seed, result in fuzz(GAMES[name], seeds):
        if isinstance(result, BrokenPromise):
            failed += 1
            print(f"seed {seed}: {result}")
            if keep:
                keep.mkdir(parents=True, exist_ok=True)
                (keep / f"{name}-{seed}.json").write_text(result.save, encoding="utf-8")
        elif result.outcome:
            endings[f"{result.outcome.winner or 'nobody'} ({result.outcome.reason})"] += 1
    seconds = time.perf_counter() - began
    print(f"{len(seeds)} games of {name} in {seconds:.1f} s, {failed} failed")
    for ending, times in endings.most_common():
        print(f"  {times:5} {ending}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
