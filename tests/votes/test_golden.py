"""Twelve recorded games: their records replay, with the same transcripts, prompts and hints as before.

If a difference is right: `python -m tests.votes.golden`, and read what has changed.
"""

from typing import Any

import pytest

from tests.votes.asking import asked
from tests.votes.golden import ASKED_TXT, GAMES, GOLDEN, SEEDS, kept_games, recorded, transcript, transcript_file
from vfw.votes.records.replay import replay_record
from vfw.votes.rules.deck import STRATEGY, keys
from vfw.votes.rules.seats import SIDES

ANEW = "where that is right: python -m tests.votes.golden"
KEPT = kept_games()


def test_twelve_games_are_kept_and_nothing_else_of_the_kind() -> None:
    names = [f"random-{seed}" for seed in SEEDS]
    assert [game["id"] for game in KEPT] == names
    assert set(GOLDEN.glob("random-*")) == {transcript_file(name, seat) for name in names for seat in SIDES}


@pytest.mark.parametrize("game", KEPT, ids=lambda game: str(game["id"]))
def test_it_replays_and_is_told_as_it_was(game: dict[str, Any]) -> None:
    positions = replay_record(game)
    for seat in SIDES:
        kept = transcript_file(game["id"], seat).read_text(encoding="utf-8")
        assert transcript(positions, seat) == kept, f"{seat} is told something else; {ANEW}"


@pytest.mark.parametrize(("seed", "game"), list(zip(SEEDS, KEPT, strict=True)), ids=[str(seed) for seed in SEEDS])
def test_it_is_played_and_recorded_as_it_was(seed: int, game: dict[str, Any]) -> None:
    assert recorded(seed) == game, ANEW


def test_they_are_asked_and_advised_as_they_were() -> None:
    """The words that a player reads, with every number: of each kind of question a few."""
    kept = ASKED_TXT.read_text(encoding="utf-8")
    assert asked().split("\n\n") == kept.split("\n\n"), ANEW


def test_between_them_they_show_every_ending_and_every_strategy_card() -> None:
    results = [(game["result"]["winner"], game["result"]["reason"]) for game in KEPT]
    last = [game["plays"][-1]["kind"] for game in KEPT]
    assert set(zip(results, last, strict=True)) == {
        (("opposition", "congress-never-passed"), "operations"),
        (("opposition", "states"), "operations"),
        (("opposition", "states"), "final-voting"),
        (("suffragist", "states"), "final-voting"),
    }
    ops = {op for game in KEPT for play in game["plays"] for op in play["ops"]}
    assert {f"event {key}" for key in keys(STRATEGY)} <= ops


def test_together_they_are_small() -> None:
    assert sum(file.stat().st_size for file in GOLDEN.iterdir()) < 1_500_000
    assert GAMES.stat().st_size < 100_000
