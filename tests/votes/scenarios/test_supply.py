"""The cards of a scenario are counted before it is played: who may run out of them is told, with the numbers."""

from __future__ import annotations

from random import Random

import pytest

from tests.votes.scenario_texts import NEXT_LINE, saying
from vfw.core import Decision, Match, Outcome, Reply, seeded
from vfw.core.players import any_reply
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS
from vfw.votes.rules.playing import EVENT, draw
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import SIDES, Seat
from vfw.votes.rules.special import discard_at_random
from vfw.votes.rules.tabletop import NORMAL, ROUNDS
from vfw.votes.scenarios.scenario import parse_scenario

GAME = VotesForWomen()
TAKING = {key for key, card in CARDS.items() if any(isinstance(step, draw | discard_at_random) for step in card.steps)}


def told(*lines: str, oppobot: str = "") -> list[str]:
    return [supply.shortage for supply in parse_scenario(saying(*lines), oppobot).short]


def test_the_printed_decks_last() -> None:
    assert told() == told("mode: solitaire") == told("begins: turn 2") == []


def test_late_cards_alone_may_not_last_for_two_turns() -> None:
    scarce = parse_scenario(
        saying("begins: turn 5", "suffragist deck: Late, shuffled", "opposition deck: Late + Middle, shuffled")
    )
    (supply,) = scarce.short
    assert supply.shortage == "the Suffragists have 17 cards for twelve rounds, and events can take 10 more"
    assert supply.remedy.startswith("let 22 cards lie in hand and deck, perhaps with another era at the bottom: ")
    assert supply.line == NEXT_LINE + 1
    assert not told(
        "begins: turn 5",
        "suffragist deck: Late, shuffled; Middle, shuffled",
        "opposition deck: Late, shuffled; Middle, shuffled",
    )


def test_cards_that_events_can_take_are_counted() -> None:
    """Twelve rounds need twelve cards. Each card that draws two needs two more, if it can come into a hand."""
    few = "Helen Keller + Zitkala-Sa + Lucy Stone + Maria de Lopez + Inez Milholland + Woodrow Wilson"
    many = f"{few} + Prison Tour Special + Victory Map + Maud Wood Park + Emmeline Pankhurst + Voter Registration"
    plenty = "opposition deck: Late + Middle + Early, shuffled"
    for last, closed, short in (
        ("Carrie Chapman Catt", "state cards: Utah", ""),
        ("The Young Woman Citizen", "state cards: Utah", ", and events can take 2 more"),
        ("Carrie Chapman Catt", "state cards: Utah; Ohio; Virginia", ", and events can take 4 more"),
    ):
        lines = ["begins: turn 5", f"suffragist deck: {many} + {last}, shuffled", closed, plenty]
        expected = [f"the Suffragists have twelve cards for twelve rounds{short}"] if short else []
        assert told(*lines, "out of the game: Anti-Suffrage Riots") == expected
    riots = [*lines[:2], "state cards: Utah", "opposition claimed: Change in Plans", plenty]
    assert told(*riots) == ["the Suffragists have twelve cards for twelve rounds, and events can take 3 more"]


def test_a_hand_that_is_named_must_last_to_the_end_of_its_turn() -> None:
    plenty = [f"{side} deck: Late + Middle, shuffled" for side in SIDES]
    hand = "suffragist hand: Lucy Stone; Maud Wood Park"
    assert told("begins: turn 5, round 5", hand, *plenty) == []
    assert told("begins: turn 5, round 4, Opposition next", hand, *plenty) == []
    assert told("begins: turn 5, round 4", hand, *plenty) == [
        "the Suffragists have two cards in hand for three rounds of this turn"
    ]


def test_the_oppobot_needs_a_card_for_each_round_and_draws_no_other() -> None:
    lines = ["begins: turn 5", "suffragist deck: Late + Middle, shuffled"]
    assert told(*lines, oppobot=NORMAL) == []
    assert told(*lines, "out of the game: War in Europe", oppobot=NORMAL) == [
        "the Oppobot has eleven cards for twelve rounds"
    ]


# By playing


def who_takes_cards(position: Position, rng: Random) -> Reply:
    """Plays whatever takes cards from a deck, and else anything."""
    pending = position.pending
    if isinstance(pending, Decision):
        if wanted := [key for key in pending.choices if key in TAKING]:
            return wanted[0]
        if EVENT in pending.choices and position.card in TAKING:
            return EVENT
    return any_reply(pending, rng)


def fewest(seed: int, *lines: str) -> int:
    """The least that anybody held more than there were rounds left in the turn, when a card was to be played."""
    match, rng, spare = Match(GAME, {"scenario": saying(*lines)}, chance=seeded(seed)), Random(seed), ROUNDS
    while not isinstance(match.pending, Outcome):
        asked = match.pending
        if isinstance(asked, Decision) and asked.why == "operations":
            held = len(match.position.held_by(Seat(asked.seat)).hand)
            spare = min(spare, held - (ROUNDS + 1 - match.position.round))
        match.answer(who_takes_cards(match.position, rng))
    return spare


@pytest.mark.parametrize("seed", range(4))
def test_a_sufficient_supply_has_a_card_in_every_round_whatever_is_drawn(seed: int) -> None:
    sent = [
        "begins: turn 5",
        "congress: sent",
        "purple cubes: CA 3, OH 3, VA 3",
        "state cards: California; Ohio; Virginia",
    ]
    enough = [f"{side} deck: Late, shuffled; Middle, shuffled" for side in SIDES]
    assert not told(*sent, *enough)
    assert fewest(seed, *sent, *enough) >= 0


def test_a_short_supply_runs_out() -> None:
    scarce = ["begins: turn 5", "congress: sent", "purple cubes: CA 3, OH 3, VA 3"]
    scarce += ["state cards: California; Ohio; Virginia", "opposition deck: Late, shuffled; Middle, shuffled"]
    scarce += ["out of the game: Victory Map; Maud Wood Park; Woodrow Wilson; Prison Tour Special"]
    assert told(*scarce) == ["the Suffragists have 13 cards for twelve rounds, and events can take 10 more"]
    assert min(fewest(seed, *scarce) for seed in range(8)) < 0
