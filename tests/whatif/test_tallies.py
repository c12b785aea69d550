"""Counts add up in any order, and their records restore them."""

from __future__ import annotations

import json

from tests.whatif.questions import NASHVILLE, WEST, question
from vfw.votes.rules.board import PLACE
from vfw.votes.rules.tabletop import RATIFIED, REJECTED
from vfw.whatif.playouts import simulate
from vfw.whatif.tallies import Counts, count_playouts, sum_counts

ASKED = question("Connecticut: no cubes")
SEED = 3


def some(first: int, games: int) -> Counts:
    return count_playouts(ASKED.as_it_was, ASKED.as_changed, SEED, first, games)


def test_batches_add_up_in_any_order() -> None:
    whole = some(1, 60).record()
    parts = [some(1, 20), some(21, 30), some(51, 10)]
    assert sum_counts(parts).record() == whole
    assert sum_counts(reversed([some(1, 20), some(21, 30), some(51, 10)])).record() == whole


def test_a_record_restores_the_counts() -> None:
    counts = some(1, 40)
    record = json.loads(json.dumps(counts.record()))
    assert Counts.from_record(record) == counts


def test_each_count_matches_the_playouts() -> None:
    endings = [simulate(ASKED.as_changed, SEED, number) for number in range(1, 41)]
    tally = some(1, 40).as_changed
    assert tally.games == 40
    assert tally.won == sum(ending.won for ending in endings)
    place = PLACE["CT"]
    assert tally.states[place] == sum(ending.votes[place] == RATIFIED for ending in endings)
    assert tally.decisive["CT"] == sum(ending.decisive == "CT" for ending in endings)
    assert sum(tally.ratified) == sum(tally.sent) == 40
    firsts = [number for number, ending in enumerate(endings, start=1) if ending.votes[place] == REJECTED]
    assert tally.no["CT"] == firsts[0]
    short, number = tally.narrowest
    assert short == min(ending.short for ending in endings) == endings[number - 1].short
    for ratified, number in tally.example.items():
        assert endings[number - 1].votes.count(RATIFIED) == ratified
    event, (there, won) = max(tally.early.items())
    with_it = [ending for ending in endings if any(" ".join(map(str, one)) == event for one in ending.early)]
    assert (there, won) == (len(with_it), sum(ending.won for ending in with_it))


def test_early_events_are_those_of_the_first_turn() -> None:
    """If that turn is the last, votes are the end itself, and not early."""
    assert not any(event.startswith("voted") for event in some(1, 20).as_changed.early)
    west = question("Congress 3 instead of 2", WEST)
    early = count_playouts(west.as_it_was, west.as_changed, SEED, 1, 10).as_changed.early
    assert {event.split(" ")[0] for event in early} >= {"played", "claimed"}
    assert NASHVILLE not in early
