"""The Oppobot takes over from a side with cards, or gives over to one: what stays, what does not."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest

from tests.votes.scenario_texts import saying
from vfw.core import Match, Outcome, playout, seeded
from vfw.core.players import any_reply
from vfw.votes import VotesForWomen
from vfw.votes.rules.deck import CARDS, STRATEGY, keys
from vfw.votes.rules.position import Position
from vfw.votes.rules.seats import OPPOSITION, SUFFRAGIST
from vfw.votes.rules.tabletop import NORMAL, OPPOBOT, RED, SUPPLY
from vfw.votes.rules.view import View
from vfw.votes.scenarios.writer import ScenarioHeader, describe_handover, find_moment, hand_over
from vfw.votes.seating import TABLES

GAME = VotesForWomen()
ABOUT = ScenarioHeader(title="A moment", date="1900", goal="Go on.", length=20)
STAYS = (
    "turn", "round", "purple", "yellow", "red", "votes", "congress", "sent", "state_cards",
)  # fmt: skip
UNUSED = [key for key in keys(STRATEGY) if not CARDS[key].oppobot]
"""The Strategy cards that the Oppobot's game does not use."""
KINDS = {
    "with cards": {},
    "oppobot": {"opponent": OPPOBOT},
    **{at: TABLES[at] for at in ("2v1", "cooperative", "open")},
}
SEEDS = range(8)
GAMES = [(kind, seed) for kind in KINDS for seed in (SEEDS if kind in ("with cards", "oppobot") else SEEDS[:2])]


@cache
def moments(kind: str, seed: int) -> list[Position]:
    """The positions of a random game at which a scenario can begin."""
    match, rng, found = Match(GAME, KINDS[kind], chance=seeded(seed)), Random(seed), list[Position]()
    while not match.outcome:
        try:
            find_moment(match.position)
        except ValueError:
            pass
        else:
            found.append(match.position)
        match.answer(any_reply(match.pending, rng))
    return found


def begun(position: Position) -> Match[Position, View]:
    return Match(GAME, {"scenario": hand_over(position, **ABOUT)}, chance=seeded(3))


def asks(position: Position) -> bool:
    """Return whether a game with the Oppobot asks the same side, so that nothing happens before."""
    return position.asking is not None and position.asking.side == SUFFRAGIST


@pytest.mark.parametrize(("kind", "seed"), GAMES)
def test_the_table_stays_when_the_opposition_is_handed_over(kind: str, seed: int) -> None:
    for before in filter(asks, moments(kind, seed)):
        after = begun(before).position
        assert {name: getattr(after, name) for name in STAYS} == {name: getattr(before, name) for name in STAYS}
        assert bool(after.oppobot) != bool(before.oppobot)
        assert after.suffragist == before.suffragist
        assert after.seats == before.seats
        for seat in before.seats_of(SUFFRAGIST):
            claimed = [key for key in before.held_by(seat).claimed if not (after.oppobot and key in UNUSED)]
            assert after.held_by(seat).hand == before.held_by(seat).hand
            assert after.held_by(seat).claimed == tuple(claimed)
        assert {*after.campaigners} >= {*before.campaigners}
        assert [one for one in after.in_effect if one.side == SUFFRAGIST] == [
            one for one in before.in_effect if one.side == SUFFRAGIST
        ]


def test_the_oppobot_does_not_take_over_from_two_and_the_reason_is_told() -> None:
    position = Match(GAME, TABLES["2v2"], chance=seeded(7)).position
    with pytest.raises(ValueError, match="can take over from one player, but two play the Opposition here"):
        hand_over(position, **ABOUT)


def test_each_handover_is_described() -> None:
    to_the_oppobot, from_the_oppobot = (describe_handover(moments(kind, 0)[0]) for kind in ("with cards", "oppobot"))
    assert to_the_oppobot.startswith("The Oppobot has its usual dice")
    assert from_the_oppobot.startswith("A player who takes over the Opposition is dealt a hand")


@pytest.mark.parametrize(("kind", "seed"), GAMES)
def test_each_such_game_comes_to_an_end(kind: str, seed: int) -> None:
    for before in moments(kind, seed)[:: 6 + seed]:
        match = begun(before)
        end = playout(GAME, match.position, Random(seed))
        assert isinstance(end.pending, Outcome)
        colors = Counter(name[:-1] for name, _ in end.campaigners)
        assert max(colors.values()) <= 2


@pytest.mark.parametrize("seed", SEEDS)
def test_the_oppobot_has_a_deck_of_the_turns_to_come_that_lasts(seed: int) -> None:
    for before in filter(asks, moments("with cards", seed)):
        after = begun(before).position
        camp, held = after.opposition, after.held_for(OPPOSITION)
        rounds = 6 * (6 - after.turn) + (7 - after.round if after.round else 6)
        assert len(camp.deck) + 3 >= rounds - sum(turn >= after.turn for turn in (1, 3, 5))
        assert (after.oppobot, held.hand, camp.buttons, held.claimed) == (NORMAL, (), 0, ())
        assert all(CARDS[key].oppobot for key in (*after.strategy_cards, *after.strategy_deck))
        assert len(after.strategy_cards) == len(before.strategy_cards)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_player_who_takes_over_from_the_oppobot_has_a_hand_and_equal_buttons(seed: int) -> None:
    for before in filter(asks, moments("oppobot", seed)):
        after = begun(before).position
        hand, camp = after.held_for(OPPOSITION).hand, after.opposition
        held = find_moment(before).held(OPPOSITION)
        assert (len(hand), camp.buttons) == (held, min(before.buttons(SUFFRAGIST), SUPPLY[OPPOSITION]))
        assert not any(CARDS[key].is_oppobots for key in (*hand, *camp.deck))


def table(*lines: str) -> Position:
    return Match(GAME, {"scenario": saying(*lines)}, chance=seeded(1)).position


def reds(position: Position) -> list[str]:
    return [region for name, region in position.campaigners if name[:-1] == RED]


def test_a_start_card_whose_turn_is_past_has_brought_its_campaigner() -> None:
    nobody = table("begins: turn 4, round 2", "campaigners: none")
    assert reds(begun(nobody).position) == ["South", "Northeast"]
    first_round = table("begins: turn 1, round 1", "campaigners: none")
    assert reds(begun(first_round).position) == []


def test_a_third_campaigner_never_comes() -> None:
    two = table(
        "begins: turn 2, round 3", "campaigners: red in the South, red in the West", "out of the game: NAOWS Forms"
    )
    after = begun(two).position
    assert reds(after) == reds(two)
    assert "oppobot:naows-forms" in after.removed


def test_a_card_in_effect_stays_where_the_other_deck_has_the_like_of_it() -> None:
    both = table("begins: turn 3, round 2", "campaigners: none", "in effect: The Civil War; Conservative Opposition")
    assert [lasting.card for lasting in both.in_effect] == ["the-civil-war", "conservative-opposition"]
    assert [lasting.card for lasting in begun(both).position.in_effect] == ["oppobot:the-civil-war"]


def test_strategy_cards_that_the_oppobots_game_does_not_use_make_room_for_the_next() -> None:
    open_now = f"strategy cards: {CARDS[UNUSED[0]].title}; The Winning Plan; Eye on the Future"
    deck = "strategy deck: Transportation; Counter Strat"
    before = table("begins: turn 3, round 2", "campaigners: none", open_now, deck)
    after = begun(before).position
    assert UNUSED[0] in before.strategy_cards
    assert [CARDS[key].title for key in after.strategy_cards] == [
        "The Winning Plan",
        "Eye on the Future",
        "Transportation",
    ]


def test_claimed_strategy_cards_that_the_oppobots_game_does_not_use_leave_it() -> None:
    claimed = "suffragist claimed: Opposition Research; The Winning Plan"
    before = table("begins: turn 5, round 2", "campaigners: none", claimed)
    after = begun(before).position
    assert [CARDS[key].title for key in after.held_for(SUFFRAGIST).claimed] == ["The Winning Plan"]
    assert "strategy:opposition-research" in after.removed


def test_there_is_no_handover_in_the_middle_of_a_card() -> None:
    match = Match(GAME, chance=seeded(1))
    match.answer(any_reply(match.pending, Random(1)))
    with pytest.raises(ValueError, match="it is in the middle of turn 1, round 1"):
        hand_over(match.position, **ABOUT)
